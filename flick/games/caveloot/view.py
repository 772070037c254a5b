"""What a seat sees: regions, camps, packs, decks, and the fight that goes on (CAVE-R13)."""

from collections.abc import Iterator, Sequence

from flick.games.caveloot import zones
from flick.games.caveloot.cards import card, kind_of, value_of
from flick.games.caveloot.ending import fame, titles_in_sight
from flick.games.caveloot.holdings import endurance, wealth, weight
from flick.games.caveloot.packing import heroes_of
from flick.games.caveloot.powers import DECKS
from flick.games.caveloot.state import (
    CavelootFight,
    CavelootState,
    Dungeon,
    Outfit,
    Player,
    Side,
    bound_to,
    is_secret,
    vitality_of,
)
from flick.games.caveloot.totals import fairy_power, subtotal, total
from flick.table.board import Board, Piece, Zone, face_up
from flick.table.duel import Duel, DuelSide, Modifier
from flick.table.sayings import Say, Who, say


def view(state: CavelootState, seat: int | None) -> Board:
    """The table as ``seat`` sees it."""
    found = [*_of_regions(state, seat)]
    won = titles_in_sight(state)
    for owner, player in enumerate(state.players):
        held = [title for title, seats in won.items() if owner in seats]
        found += _of_player(state, owner, player, seat)
        sheet = _sheet(state, owner, held)
        found.append(
            Zone(zones.player_zone(owner), "row", sheet, owner=owner, facts=_facts(state, owner, player, sheet))
        )
    if state.fight is None:
        found.append(Zone(zones.ADVENTURE, "text", facts={"boss": state.final_boss}))
    found += _of_decks(state)
    found += _of_fight(state)
    return Board(seat, state.turn // max(1, len(state.players)), tuple(found))


def _of_regions(state: CavelootState, seat: int | None) -> Iterator[Zone]:
    """The piles and open cards of the regions, dungeons, the card that was just turned over, and spirits that haunt."""
    now = state.now
    for region in state.regions:
        count = len(state.piles[region]) - (now.looked in state.piles[region])
        yield Zone(zones.pile_of(region), "stack", count=count)
        lying = [_open_piece(state, name) for name in state.open[region] if name != now.dungeon]
        inside = [_open_piece(state, name) for name in state.open[region] if name == now.dungeon]
        yield Zone(zones.open_in(region), "row", (*lying, *inside))
    for name, dungeon in state.dungeons.items():
        yield Zone(zones.under(name), "stack", count=len(dungeon.hidden))
        yield from _levels(state, name, dungeon)
    if met := _met(state, seat):
        yield Zone(zones.MET, "row", met)
    own = [name for player in state.players for name in player.cards]
    haunting = [one for host, bound in state.bound.items() if host not in own for one in bound]
    if haunting:
        yield Zone(zones.HAUNTING, "row", face_up(haunting))


def _open_piece(state: CavelootState, name: str) -> Piece:
    """A card that lies face up in a region; a dungeon tells how many unseen cards lie under it."""
    if name in state.dungeons:
        return Piece(name, face=name, facts={"count": len(state.dungeons[name].hidden)})
    return Piece(name, face=name)


def _met(state: CavelootState, seat: int | None) -> tuple[Piece, ...]:
    """The card that was just turned over, until it is fought. Others see only the back of a secret card and of one that
    is looked at."""
    name, looked = state.now.met, state.now.looked
    if looked:
        return (Piece(looked, face=looked) if seat == state.active else Piece(f"{zones.MET}/0"),)
    if not name or (state.fight is not None and name in state.fight.foes):
        return ()
    known = state.knows.get(name)
    if known is not None and seat not in known:
        return (Piece(f"{zones.MET}/0"),)
    return (Piece(name, face=name),)


def _levels(state: CavelootState, name: str, dungeon: Dungeon) -> Iterator[Zone]:
    """What lies on the levels of a dungeon that were revealed, less what fights."""
    fighting = [] if state.fight is None else _opponents(state, state.fight)
    for floor, lying in enumerate(dungeon.floors):
        if left := [one for one in lying if one not in fighting]:
            title = Say("zone-floor", {"card": name, "n": floor + 1})
            yield Zone(zones.level_of(name, floor), "row", face_up(left), say=title)


def _opponents(state: CavelootState, fight: CavelootFight) -> list[str]:
    """The foes with their gear and all grimoires of their level; nothing once foes that were not beaten lie in their
    region again, or the fight of a level is over."""
    if fight.outcome in ("fled", "lost") or (fight.outcome and fight.in_dungeon):
        return []
    return state.opponents


def _of_player(state: CavelootState, owner: int, player: Player, seat: int | None) -> Iterator[Zone]:
    """The hero who is away, the camp, the hand, secret cards as backs for others, bound fairies, and heroes on
    offer."""
    fight = state.fight
    worn = fight.worn.get(owner, []) if fight is not None else []
    secret = [name for name in (*player.camp, *player.hand) if is_secret(state, owner, name)]
    camp = [name for name in player.camp if name not in secret]
    pack = [name for name in player.hand if name not in secret]
    if player.hero:
        yield Zone(zones.hero_of(owner), "row", _heroes(state, [player.hero]), owner=owner)
    outfit = _outfit(state, owner)
    planned = [] if outfit is None else [outfit.hero, *outfit.pack]
    camp.sort(key=lambda name: (name not in planned[:1], name not in planned))
    yield Zone(zones.camp_of(owner), "row", _heroes(state, camp, planned=planned), owner=owner)
    yield Zone(zones.pack_of(owner), "hand", _heroes(state, pack, worn), owner=owner, facts=_load(state, owner, player))
    pieces = [
        Piece(name, face=name) if seat in state.knows.get(name, ()) else Piece(f"{zones.quests_of(owner)}/{place}")
        for place, name in enumerate(secret)
    ]
    if pieces:
        yield Zone(zones.quests_of(owner), "row", tuple(pieces), owner=owner)
    bound = [one for host in player.cards for one in bound_to(state, host)]
    if bound:
        yield Zone(zones.bound_of(owner), "row", face_up(bound), owner=owner)
    offered = state.dealt[owner] if state.dealt else state.now.offered.get(owner)
    if offered is not None:
        yield Zone(zones.offered_to(owner), "row", face_up(offered), owner=owner)


def _sheet(state: CavelootState, owner: int, held: Sequence[str]) -> tuple[Piece, ...]:
    """The player with the face of the hero who is away or would go, and the titles that are held now."""
    player = state.players[owner]
    outfit, camp = _outfit(state, owner), heroes_of(state, owner)
    planned = outfit.hero if outfit is not None else ""
    hero = player.hero or planned or max(camp, key=lambda name: card(name).value, default="")
    if not hero:
        return ()
    marks = ["active"] if owner == state.active and not state.ended else []
    return (Piece(f"sheet-{owner + 1}", face=kind_of(hero), facts={"hero": hero}, marks=(*marks, *held)),)


def _outfit(state: CavelootState, owner: int) -> Outfit | None:
    """What a player is about to send, as long as its hero is in the camp."""
    outfit = state.now.outfit
    if outfit is None or outfit.seat != owner or outfit.hero not in state.players[owner].camp:
        return None
    return outfit


def _heroes(
    state: CavelootState, names: list[str], worn: Sequence[str] = (), planned: Sequence[str] = ()
) -> tuple[Piece, ...]:
    """Cards that lie open: heroes with their vitality, and marks for cards that are unpaid, tamed, trophies, planned,
    used or equipped."""
    pieces: list[Piece] = []
    for name in names:
        marks = [
            ("unpaid", name in state.unpaid),
            ("tamed", name in state.tamed),
            ("trophy", name in state.trophies),
            ("planned", name in planned),
            ("used", name in state.now.used),
            ("worn", name in worn),
        ]
        facts = {"hp": vitality_of(state, name)} if card(name).vitality and card(name).endurance else {}
        pieces.append(Piece(name, face=name, facts=facts, marks=tuple(mark for mark, holds in marks if holds)))
    return tuple(pieces)


def _facts(
    state: CavelootState, owner: int, player: Player, sheet: Sequence[Piece]
) -> dict[str, int | float | str | Who]:
    """What is public about a player, and the vitality of the hero whose face is shown."""
    hero = str(sheet[0].facts["hero"]) if sheet else ""
    away = "away" if state.now.region else "underway"
    return {
        "who": Who(owner),
        "where": "gone" if player.out else away if player.hero else "camp",
        "region": f"region-{state.now.region or state.regions[0]}",
        "vitality": vitality_of(state, hero) if hero else 0,
        "most-vitality": max(card(hero).vitality, vitality_of(state, hero)) if hero else 0,
        "help": player.help,
        "coins": player.purse,
        "wealth": wealth(state, owner),
        "fame": fame(state, owner, in_sight=True),
        "cards": len(player.camp) + len(player.hand),
        "quests": sum(is_secret(state, owner, name) for name in (*player.camp, *player.hand)),
        "regions": len(player.access),
    }


def _load(state: CavelootState, owner: int, player: Player) -> dict[str, int]:
    """The weight of the hand and the most that it may be; of the planned pack while a player prepares."""
    if player.hero:
        hero, hand = player.hero, player.hand
    elif (outfit := _outfit(state, owner)) is not None:
        hero, hand = outfit.hero, [name for name in outfit.pack if name in player.camp]
    else:
        return {"weight": 0, "most": 0}
    return {"weight": weight(state, owner, hero, hand), "most": endurance(state, owner, hero, hand)}


def _of_decks(state: CavelootState) -> Iterator[Zone]:
    """The power decks, the graveyard, and stacks of special, legendary, removed and unused cards."""
    for deck in DECKS:
        yield Zone(zones.deck_zone(deck), "stack", count=len(state.decks[deck]))
        yield Zone(zones.used_zone(deck), "row", face_up(state.used[deck]))
    yield Zone(zones.GRAVEYARD, "row", face_up(state.graveyard))
    yield Zone(zones.SPECIAL, "row", face_up(state.special))
    yield Zone(zones.LEGENDARY, "stack", count=len(state.legendary))
    offered = [name for names in state.now.offered.values() for name in names]
    yield Zone(zones.REMOVED, "row", face_up([name for name in state.removed if name not in offered]))
    yield Zone(zones.BOX, "stack", count=len(state.box))


def _of_fight(state: CavelootState) -> Iterator[Zone]:
    """The power cards drawn by both sides, the opponent, and the duel."""
    fight = state.fight
    sources = [] if fight is None else fight.sources
    for side in ("own", "foe"):
        drawn = [one for source in sources if source.side == side for one in source.drawn if one]
        yield Zone(zones.drawn_zone(side), "row", face_up(drawn))
    if fight is not None:
        yield Zone(zones.FOE, "row", face_up(_opponents(state, fight)))
        yield Zone(zones.FIGHT, "duel", layout=_duel(state, fight))
    elif state.now.beaten:
        yield Zone(zones.FOE, "row", face_up([state.now.beaten]))


def _duel(state: CavelootState, fight: CavelootFight) -> Duel:
    return Duel((_side(state, fight, "own"), _side(state, fight, "foe")))


def _side(state: CavelootState, fight: CavelootFight, side: Side) -> DuelSide:
    """One side: what counts beside the power cards in sight, and the total once anything is drawn."""
    sources = [source for source in fight.sources if source.side == side]
    beside = [(source, subtotal(fight, source) - sum(map(value_of, filter(None, source.drawn)))) for source in sources]
    found = [Modifier(Say(f"source-{source.kind}"), n, source.card) for source, n in beside if n]
    if n := fairy_power(state, side):
        found.append(Modifier(say("source-fairies" if n > 0 else "source-spirits"), n))
    title = Say("duel-foe", {"card": fight.foes[0], "left": fight.vitality, "count": len(fight.foes)})
    piece = fight.foes[0]
    if side == "own":
        hero = state.player.hero
        title = Say("duel-hero", {"who": Who(state.active), "hero": hero, "helpers": len(fight.seats) - 1})
        piece = hero
    points = total(state, side) if fight.sources else None
    return DuelSide(title, piece, (zones.drawn_zone(side),), tuple(found), points)
