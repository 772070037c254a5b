"""What is seen of an expedition: two maps, a duel while there is one, hands and finds."""

from flick.table.board import Board, Piece, Zone, face_up, hand, stack
from flick.table.duel import Decided, Duel, DuelSide, Modifier
from flick.table.sayings import Who, say

from .places import cave, dungeon
from .state import COINS, HEALTH, SIDES, ExpeditionState, Fight, kind


def board_of(state: ExpeditionState, seat: int | None) -> Board:
    people = range(len(state.hands))
    scouts = tuple(_figure(state, owner, "scout", state.scouts[owner]) for owner in people)
    zones = [
        Zone("cave", "map", scouts, layout=cave(set(state.seen))),
        Zone("dungeon", "map", (*_delvers(state), *_beasts(state)), layout=dungeon()),
        stack("deck", state.deck),
        stack("gone", state.gone, open_top=True),
    ]
    for owner in people:
        coins, health = {COINS: state.coins[owner]}, {"hp": state.health[owner], "of": HEALTH}
        facts = {**coins, **health, "slain": state.slain[owner]}
        zones.append(Zone(f"purse-{owner + 1}", "text", owner=owner, facts=facts))
        zones.append(Zone(f"finds-{owner + 1}", "row", face_up(state.finds[owner]), owner=owner, facts=coins))
        zones.append(hand(f"hand-{owner + 1}", state.hands[owner], owner, seat))
    if state.fight is not None:
        die = Piece("die", f"d{SIDES}-{state.fight.roll}") if state.fight.roll else None
        zones.append(Zone("blade", "row", face_up([state.fight.blade] if state.fight.blade else [])))
        zones.append(Zone("die", "dice", (die,) if die else ()))
        zones.append(Zone("duel", "duel", layout=_duel(state.fight)))
    return Board(seat, state.turn, tuple(zones))


def _figure(state: ExpeditionState, owner: int, name: str, cell: str) -> Piece:
    marks = ("active",) if owner == state.turn % len(state.hands) else ()
    own = f"{name}-{owner + 1}"
    return Piece(own, own, say=say(name, who=Who(owner)), marks=marks, cells=(cell,))


def _delvers(state: ExpeditionState) -> list[Piece]:
    found: list[Piece] = []
    for owner, cell in enumerate(state.delvers):
        piece, health = _figure(state, owner, "delver", cell), state.health[owner]
        marks = piece.marks if health else (*piece.marks, "wounded")
        found.append(Piece(piece.id, piece.face, (), piece.say, {"hp": health, "of": HEALTH}, marks, cells=piece.cells))
    return found


def _beasts(state: ExpeditionState) -> list[Piece]:
    fought = state.fight.beast if state.fight and not state.fight.over else ""
    return [
        Piece(
            name,
            kind(name),
            facts={"hp": beast.hp, "of": beast.of},
            marks=("fought",) if name == fought else (),
            told=say("growls") if beast.hp < beast.of else None,
            cells=beast.cells,
        )
        for name, beast in state.beasts.items()
    ]


def _duel(fight: Fight) -> Duel:
    counts: list[Modifier] = []
    if fight.blade:
        counts.append(Modifier(say("counts-blade"), fight.strength, fight.blade, piece=fight.blade))
    if fight.roll:
        counts.append(Modifier(say("counts-die"), fight.roll, piece="die"))
    own = DuelSide(
        say("delver", who=Who(fight.seat)),
        f"delver-{fight.seat + 1}",
        ("blade", "die"),
        tuple(counts),
        fight.total if counts else None,
    )
    armour = Modifier(say("counts-armour"), fight.armour, fight.beast)
    other = DuelSide(say("beast", what=fight.beast), fight.beast, (), (armour,), fight.armour)
    if not fight.over:
        return Duel((own, other), to_come=None if fight.roll else say("to-come"))
    hit = fight.total >= fight.armour
    how = say("verdict-hit" if hit else "verdict-miss", n=fight.total, of=fight.armour)
    stamp = say("stamp-hit" if hit else "stamp-miss")
    return Duel((own, other), decided=Decided(how, "EXP-06", "good" if hit else "bad", stamp))
