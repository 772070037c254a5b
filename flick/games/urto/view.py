"""What a seat sees: the cave, sheets, cards, piles, and the fight that goes on (URTO-R77)."""

from collections.abc import Iterator

from flick.games.urto.cards import card, heroes, kind_of
from flick.games.urto.cave import ALPHA, START, URTO
from flick.games.urto.combat import bonus
from flick.games.urto.mushrooms import NEEDED
from flick.games.urto.state import Fight, Hero, UrtoState, hidden_of
from flick.games.urto.traits import most_life, most_mana, total
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
        Zone(OPEN, "row", face_up(state.open)),
        stack(EVENTS, state.events),
        stack(MONSTERS, state.monsters),
        stack(ARTEFACTS, state.artefacts),
        stack(EVENT_DISCARD, state.event_discard, open_top=True),
        stack(MONSTER_DISCARD, state.monster_discard, open_top=True),
        stack(ARTEFACT_DISCARD, state.artefact_discard, open_top=True),
        stack(ALPHAS, state.alphas, open_top=True),
        Zone(BAG, "stack", count=len(state.bag)),
    ]
    if state.fight is not None:
        zones.append(Zone(FIGHT, "duel", layout=_duel(state, state.fight)))
    return Board(seat, state.round - 1, tuple(zones))


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
        divine = [name for name in hero.artefacts if card(name).is_divine]
        yield Zone(shown_of(owner), "row", face_up(hero.shown), owner=owner)
        yield Zone(divine_zone(owner), "row", face_up(divine), owner=owner)
        yield Zone(monsters_of(owner), "row", face_up(hero.monsters), owner=owner)


def _sheet(state: UrtoState, owner: int, hero: Hero) -> Piece:
    marks = [
        ("active", owner == state.active and hero.in_cave),
        ("dead", hero.dead),
        ("arrived", bool(hero.arrived)),
        ("eight-sided", hero.eight_sided),
        ("skips", hero.skips),
    ]
    return Piece(f"sheet-{hero.id}", face=hero.id, marks=tuple(mark for mark, holds in marks if holds))


def _facts(state: UrtoState, owner: int, hero: Hero) -> dict[str, int | str | Who]:
    """What is public of a hero."""
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
    }


def _cave(state: UrtoState) -> Zone:
    """Cells from the mouth at the left to Urto at the right; what nobody has discovered lies face down."""
    graph, links = state.cave.graph, state.cave.links
    cells = {name: _cell(state, name) for name in links}
    seen = tuple((one, other) for one, other in graph.links if one in links and other in links)
    return Zone(CAVE, "map", tuple(_figures(state)), layout=Ground(cells, seen))


def _cell(state: UrtoState, name: str) -> GroundCell:
    cell = state.cave.graph.cells[name]
    for mark in (START, URTO):
        if mark in cell.marks:
            return GroundCell(cell.at, face=f"cell-{mark}", named=True, say=Say(f"cell-{mark}"))
    if ALPHA in cell.marks:
        return GroundCell(cell.at, face="token-alpha" if state.alpha_here else "token-monster", say=Say("cell-alpha"))
    token = state.cells.get(name)
    told = Say("cell-named", {"cell": name})
    if token is None:
        return GroundCell(cell.at, covered=name not in state.pieces, say=told)
    return GroundCell(cell.at, face=f"token-{token.replace('_', '-')}", say=told)


def _figures(state: UrtoState) -> Iterator[Piece]:
    """Tokens and weapons that lie on cells, then heroes."""
    for cell, name in state.pieces.items():
        face = "token-artefact" if name.startswith("artefact-") else name
        yield Piece(name, face=face, cells=(cell,))
    for cell, names in state.mushrooms.items():
        yield from (Piece(name, face="token-mushroom", cells=(cell,)) for name in names)
    for cell, traps in state.traps.items():
        yield from (Piece(trap.name, face=f"trap-{trap.kind.replace('_', '-')}", cells=(cell,)) for trap in traps)
    for seat, hero in enumerate(state.heroes):
        if not hero.dead:
            marks = ("active",) if seat == state.active and hero.in_cave else ()
            facts = {"hp": hero.life, "of": most_life(state, hero)}
            yield Piece(hero.id, face=hero.id, cells=(hero.cell,), marks=marks, facts=facts)


def _duel(state: UrtoState, fight: Fight) -> Duel:
    """A fight as it is seen: a monster's attack stands in for its roll (URTO-87)."""
    own = _side(state, fight, fight.seat)
    if fight.scope == "mushroom":
        return Duel((own,), needed=NEEDED)
    if fight.other is not None:
        return Duel((own, _side(state, fight, fight.other)))
    foe = card(fight.foe)
    title = Say("duel-monster", {"card": kind_of(fight.foe), "left": fight.left, "life": foe.life})
    return Duel((own, DuelSide(title, fight.foe, total=foe.attack)))


def _side(state: UrtoState, fight: Fight, seat: int) -> DuelSide:
    hero, gear, face = state.heroes[seat], fight.gears.get(seat), fight.rolls.get(seat)
    found: list[Modifier] = []
    if face is not None:
        found.append(Modifier(say("sum-die"), face))
    if gear is not None:
        if gear.boost:
            found.append(Modifier(say("sum-boost"), gear.boost))
        if gear.tokens:
            found.append(Modifier(say("sum-tokens"), gear.tokens))
        if more := total(state, hero, "attack", gear.scope, gear.weapons):
            found.append(Modifier(say("sum-arms"), more, gear.weapons[0] if gear.weapons else heroes()[hero.id].id))
    points = None if face is None else face + (bonus(state, seat, gear) if gear is not None else 0)
    return DuelSide(
        Say("duel-hero", {"who": Who(seat), "hero": hero.id}), hero.id, modifiers=tuple(found), total=points
    )
