"""What a seat sees: the cave, sheets, cards, piles, and the fight in progress (URTO-R77)."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from flick.games.urto.cards import card, heroes, kind_of
from flick.games.urto.cave import ALPHA
from flick.games.urto.combat import bonus
from flick.games.urto.ending import is_over
from flick.games.urto.mushrooms import NEEDED
from flick.games.urto.naming import LABELS, called_on, token_name
from flick.games.urto.state import Combat, UrtoHero, UrtoState, cave_on, divine_of, hidden_of
from flick.games.urto.traits import changed, most_life, most_mana, sides, total
from flick.games.urto.zones import (
    ALPHAS,
    ARTEFACT_DISCARD,
    ARTEFACTS,
    BAG,
    CAVE,
    EVENT_DISCARD,
    EVENTS,
    FIGHT,
    MONSTER_DISCARD,
    MONSTERS,
    OPEN,
    artefacts_of,
    dice_of,
    divine_zone,
    monsters_of,
    sheet_of,
    shown_of,
)
from flick.table.board import Board, Piece, Zone, face_up, hand, stack
from flick.table.duel import Duel, DuelSide, Modifier
from flick.table.ground import Ground, GroundCell
from flick.table.sayings import Say, Who, say


def view(state: UrtoState, seat: int | None) -> Board:
    """The table as ``seat`` sees it."""
    zones = [_cave(state), *_of_heroes(state, seat)]
    zones += [
        Zone(OPEN, "row", face_up(_read_out(state))),
        stack(EVENTS, state.events),
        stack(MONSTERS, state.monsters),
        stack(ARTEFACTS, state.artefacts),
        stack(EVENT_DISCARD, state.event_discard, open_top=True),
        stack(MONSTER_DISCARD, state.monster_discard, open_top=True),
        stack(ARTEFACT_DISCARD, state.artefact_discard, open_top=True),
        stack(ALPHAS, state.alphas, open_top=True),
        Zone(BAG, "stack", count=len(state.bag)),
    ]
    zones += fight_zones(state, seat)
    past = state.turn - is_over(state)
    return Board(seat, past // len(state.heroes), tuple(zones))


def _read_out(state: UrtoState) -> Sequence[str]:
    """The cards that lie open beside the board, without the monster that is fought."""
    foe = state.fight.foe if state.fight is not None else ""
    return [name for name in state.open if name != foe]


def _of_heroes(state: UrtoState, seat: int | None) -> Iterator[Zone]:
    for owner, hero in enumerate(state.heroes):
        yield Zone(
            sheet_of(owner),
            "row",
            (_sheet(state, owner, hero),),
            owner=owner,
            facts=_facts(state, owner, hero),
        )
        yield hand(artefacts_of(owner), hidden_of(hero), owner, seat)
        yield Zone(shown_of(owner), "row", face_up(hero.shown), owner=owner)
        yield Zone(divine_zone(owner), "row", face_up(_weapon(hero)), owner=owner)
        yield Zone(monsters_of(owner), "row", face_up(hero.monsters), owner=owner)


def _sheet(state: UrtoState, owner: int, hero: UrtoHero) -> Piece:
    marks = [
        ("active", owner == state.active and hero.in_cave),
        ("dead", hero.dead),
        ("arrived", bool(hero.arrived)),
        ("eight-sided", hero.eight_sided),
        ("skips", hero.skips),
    ]
    told = (*(mark for mark, holds in marks if holds), *_weapon(hero))
    return Piece(f"sheet-{hero.id}", face=hero.id, marks=told)


def _weapon(hero: UrtoHero) -> tuple[str, ...]:
    """The divine weapon that a hero visibly carries."""
    weapon = divine_of(hero)
    return () if weapon is None else (weapon,)


def _facts(state: UrtoState, owner: int, hero: UrtoHero) -> dict[str, int | str | Who]:
    """The facts about a hero that everybody knows."""
    won = sum(card(name).renown for name in hero.monsters)
    return {
        "who": Who(owner),
        "hero": hero.id,
        "life": hero.life,
        "most-life": most_life(state, hero),
        "mana": hero.mana,
        "most-mana": most_mana(state, hero),
        "renown": hero.pool + won,
        "attack": hero.attack_tokens,
        "defence": hero.defence_tokens,
        "cards": len(hero.artefacts),
        "hide-cost": changed(state, hero, "hide_cost"),
        "sprint-cost": changed(state, hero, "sprint_cost"),
        "die": sides(state, hero, "pvm"),
        "standard": int(state.options.standard),
        "temper": _temper(state, owner, hero),
    }


def _temper(state: UrtoState, owner: int, hero: UrtoHero) -> str:
    """The temper in which a bot plays the hero: that chosen for the seat, or that of the hero."""
    chosen = state.options.seats[owner].temper if owner < len(state.options.seats) else "own"
    return heroes()[hero.id].temper if chosen == "own" else chosen


def _cave(state: UrtoState) -> Zone:
    """The map from the mouth of the cave at the left to Urto at the right; cells that nobody has discovered lie face
    down."""
    found, holding = tuple(state.cells.items()), tuple(state.pieces)
    ground = _ground(state.board, len(state.heroes), found, holding, state.alpha_here)
    return Zone(CAVE, "map", tuple(_figures(state)), layout=ground)


@lru_cache(256)
def _ground(
    board: str, players: int, found: tuple[tuple[str, str], ...], holding: tuple[str, ...], alpha_here: bool
) -> Ground:
    """The map with the cells that are ``found``, and those in ``holding`` whose piece lies open."""
    tokens, alpha = dict(found), "alpha" if alpha_here else "monster"
    cells = {
        name: _cell(board, name, tokens.get(name, ""), name in holding, alpha) for name in cave_on(board, players).links
    }
    return Ground(cells, _seen_links(board, players))


@lru_cache(16)
def _seen_links(board: str, players: int) -> tuple[tuple[str, str], ...]:
    """The links between cells that are in play."""
    cave = cave_on(board, players)
    return tuple((one, other) for one, other in cave.graph.links if one in cave.links and other in cave.links)


@lru_cache(4096)
def _cell(board: str, name: str, token: str, holds: bool, alpha: str) -> GroundCell:
    """A cell with its ``token``, if it is discovered, and whether it ``holds`` a piece. The Alpha's cell looks
    different."""
    graph = cave_on(board, 5).graph
    cell, told = graph.cells[name], called_on(graph, name)
    for mark in LABELS:
        if mark in cell.marks:
            return GroundCell(cell.at, face=f"cell-{mark}", named=True, say=LABELS[mark])
    if ALPHA in cell.marks:
        return GroundCell(cell.at, face=token_name(alpha), say=told)
    return GroundCell(cell.at, face=token_name(token) if token else None, covered=not (token or holds), say=told)


def _figures(state: UrtoState) -> Iterator[Piece]:
    """The tokens and weapons that lie on cells, then the heroes."""
    for cell, name in state.pieces.items():
        face = "token-artefact" if name.startswith("artefact-") else name
        yield Piece(name, face=face, cells=(cell,))
    for cell, names in state.mushrooms.items():
        yield from (Piece(name, face="token-mushroom", cells=(cell,)) for name in names)
    for cell, traps in state.traps.items():
        yield from (Piece(trap.name, face=f"trap-{trap.kind.replace('_', '-')}", cells=(cell,)) for trap in traps)
    for seat, hero in enumerate(state.heroes):
        if not hero.dead:
            active = seat == state.active and hero.in_cave
            marks = (*(("active",) if active else ()), *_weapon(hero))
            facts = {"hp": hero.life, "of": most_life(state, hero)}
            yield Piece(hero.id, face=hero.id, cells=(hero.cell,), marks=marks, facts=facts)


def fight_zones(state: UrtoState, seat: int | None) -> Iterator[Zone]:
    """The fight as ``seat`` sees it, its own side first, and the dice that lie there."""
    fight, active = state.fight, state.active
    if fight is not None:
        foe = [fight.foe] if fight.foe in state.open else []
        yield Zone(FIGHT, "duel", face_up(foe), layout=_duel(state, fight, seat))
        for one, face in fight.rolls.items():
            yield _dice(one, f"d{_sides(state, fight, one)}-{face}")
    elif state.now.die:
        own = DuelSide(_title(state, active), turned=(dice_of(active),))
        yield Zone(FIGHT, "duel", layout=Duel((own, DuelSide(_about_die(state))), to_come=_shown(state.now.die)))
        yield _dice(active, state.now.die)
    else:
        yield Zone(FIGHT, "duel")


def _dice(seat: int, face: str) -> Zone:
    return Zone(dice_of(seat), "dice", (Piece(f"die-{seat}", face=face),), owner=seat)


def _about_die(state: UrtoState) -> Say:
    """Which die it is that lies on the table."""
    die = state.now.die
    return Say("duel-divine" if die.startswith("face") else "duel-search" if die.startswith("d12") else "duel-defence")


def _shown(die: str) -> Say | None:
    """What the die on the table brings (URTO-73 to URTO-79, URTO-R86); ``None`` for a defence roll, which its event
    tells."""
    if die.startswith("d12"):
        return say("search-found", n=int(die.partition("-")[2]))
    return say("face-shown", face=die) if die.startswith("face") else None


def _sides(state: UrtoState, fight: Combat, seat: int) -> int:
    gear = fight.gears.get(seat)
    return sides(state, state.heroes[seat], fight.scope, gear.weapons if gear is not None else ())


def _duel(state: UrtoState, fight: Combat, seat: int | None) -> Duel:
    """The duel of a fight. The attack of a monster stands in place of a roll (URTO-87)."""
    own = _side(state, fight, fight.seat)
    if fight.scope == "mushroom":
        return Duel((own, DuelSide(Say("duel-mushroom"))), needed=NEEDED)
    if fight.other is not None:
        other = _side(state, fight, fight.other)
        return Duel((other, own) if seat == fight.other else (own, other))
    foe = card(fight.foe)
    title = Say("duel-monster", {"card": kind_of(fight.foe), "left": fight.left, "life": foe.life})
    return Duel((own, DuelSide(title, fight.foe, total=foe.attack)), to_come=_blow(fight, own.total, foe.attack))


def _blow(fight: Combat, own: int | None, attack: int) -> Say | None:
    """What the roll on the table comes to (URTO-94 to URTO-96)."""
    if own is None:
        return None
    if own == attack:
        return say("blow-none")
    return say("blow-dealt", n=own - attack) if own > attack else say("blow-taken", n=attack - own)


def _title(state: UrtoState, seat: int) -> Say:
    return Say("duel-hero", {"who": Who(seat), "hero": state.heroes[seat].id})


def _side(state: UrtoState, fight: Combat, seat: int) -> DuelSide:
    hero, gear, face = state.heroes[seat], fight.gears.get(seat), fight.rolls.get(seat)
    found: list[Modifier] = []
    whose = Say("duel-hero", {"who": Who(seat), "hero": hero.id}) if fight.other is not None else ""
    if face is not None:
        found.append(Modifier(say("sum-die"), face, whose))
    if gear is not None:
        if gear.boost:
            found.append(Modifier(say("sum-boost"), gear.boost, whose))
        if gear.tokens:
            found.append(Modifier(say("sum-tokens"), gear.tokens, whose))
        if more := total(state, hero, "attack", gear.scope, gear.weapons):
            found.append(Modifier(say("sum-arms"), more, whose or _source(hero, gear.weapons)))
    points = None if face is None else face + (bonus(state, seat, gear) if gear is not None else 0)
    return DuelSide(_title(state, seat), hero.id, (dice_of(seat),), tuple(found), points)


def _source(hero: UrtoHero, weapons: list[str]) -> str:
    """The first weapon of a hero, or the hero where there is none."""
    return weapons[0] if weapons else heroes()[hero.id].id
