"""Grotto: a small cave in which gems are found and carried out before the lamps go dark. Its bots look ahead."""

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from flick.bots.ahead import AheadBot
from flick.maps.graph import Cell, Graph, check_graph, links_of, marked
from flick.maps.map_faults import BadMap
from flick.maps.search import Links, reach
from flick.table import content, piles
from flick.table.board import Board, Piece, Zone, face_up
from flick.table.chance import Chance
from flick.table.game import Game, NoOptions, Result, State
from flick.table.ground import Ground, GroundCell
from flick.table.moves import NOWHERE, Move, each
from flick.table.rules import Rules, amount, choose, choose_or_not, confirm, reveal, tell, whisper
from flick.table.sayings import Refused, Who, say
from flick.table.seats import Bot

ROUNDS = 9
OIL = 3
PEEKS = 2
"""Everybody learns in secret what lies in so many cells."""


class Finds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What each find is worth."""

    finds: dict[str, int]


class GrottoState(State, kw_only=True):
    """``cells`` holds what lies in each, ``bags`` what everybody carries and ``home`` what they have carried out;
    ``at`` says where they are and ``peeked`` which cells they know."""

    cells: dict[str, list[str]]
    bags: list[list[str]]
    home: list[list[str]]
    lost: list[str]
    at: list[str]
    oil: list[int]
    peeked: list[list[str]]
    turn: int = 0


@cache
def cave() -> Graph:
    return content.load(Path(__file__).parent / "cave.yaml", Graph)


@cache
def finds() -> dict[str, int]:
    return content.load(Path(__file__).parent / "finds.yaml", Finds).finds


@cache
def links() -> Links:
    return links_of(cave())


@cache
def way_home() -> dict[str, int]:
    """Steps from each cell to the mouth."""
    return reach(links(), mouth())


@cache
def mouth() -> str:
    return marked(cave(), "mouth")[0]


class Grotto(Game[GrottoState, NoOptions]):
    """The game."""

    id = "grotto"
    version = 1
    seats = (2, 4)
    State = GrottoState
    content_kinds: ClassVar[Mapping[str, type[Any]]] = {"cave.yaml": Graph, "finds.yaml": Finds}
    bots: ClassVar[Mapping[str, Callable[[], Bot]]] = {
        "easy": lambda: AheadBot(8),
        "normal": lambda: AheadBot(32),
        "hard": lambda: AheadBot(128),
    }

    def start(self, options: NoOptions, seats: int, chance: Chance) -> GrottoState:
        hidden = chance.shuffle("finds", finds())
        inside = [cell for cell in cave().cells if cell != mouth()]
        return GrottoState(
            luck=chance.luck,
            cells={mouth(): [], **{cell: [find] for cell, find in zip(inside, hidden, strict=True)}},
            bags=[[] for _ in range(seats)],
            home=[[] for _ in range(seats)],
            lost=[],
            at=[mouth()] * seats,
            oil=[OIL] * seats,
            peeked=[[] for _ in range(seats)],
        )

    def turn(self, state: GrottoState, chance: Chance) -> Rules[None]:
        seat = state.turn % len(state.at)
        if state.turn < len(state.at):
            yield from _peek(state, seat)
        cell = yield from choose_or_not(seat, "go", links()[state.at[seat]], decline="stay", rule="GRO-03", place=str)
        if cell is not None:
            yield from _enter(state, seat, cell, chance)
        if state.oil[seat] and (yield from confirm(seat, "hurry", rule="GRO-06", oil=state.oil[seat])):
            state.oil[seat] -= 1
            cell = yield from choose(seat, "go", links()[state.at[seat]], rule="GRO-06", place=str)
            yield from _enter(state, seat, cell, chance)
        state.turn += 1

    def result(self, state: GrottoState) -> Result | None:
        if state.turn < ROUNDS * len(state.at):
            return None
        scores = tuple(map(value, state.home))
        best = max(scores)
        winners = tuple(seat for seat, score in enumerate(scores) if score == best)
        return Result(winners, say("end-most-gems", worth=best), "GRO-07", scores)

    def view(self, state: GrottoState, seat: int | None) -> Board:
        known = [] if seat is None else state.peeked[seat]
        cells = {name: _cell(state, name, cell, name in known) for name, cell in cave().cells.items()}
        explorers = tuple(_explorer(state, owner) for owner in range(len(state.at)))
        people: list[Zone] = []
        for owner, cell in enumerate(state.at):
            facts = {"cell": cell, "oil": state.oil[owner], "home": value(state.home[owner])}
            people.append(Zone(f"bag-{owner + 1}", "row", face_up(state.bags[owner]), owner=owner, facts=facts))
        left = Zone("rounds", "text", facts={"rounds": ROUNDS - state.turn // len(state.at)})
        ground = Zone("cave", "map", explorers, layout=Ground(cells, cave().links))
        return Board(seat, state.turn, (ground, left, *people))

    def guess(self, state: GrottoState, seat: int, chance: Chance, known: frozenset[str]) -> None:
        sure = [find for cell in state.peeked[seat] for find in state.cells[cell]]
        piles.deal_anew(list(state.cells.values()), lambda find: find not in known and find not in sure, chance)

    def inventory(self, state: GrottoState) -> Mapping[str, int]:
        piles.check([*state.cells.values(), *state.bags, *state.home, state.lost], finds())
        return {"finds": len(finds())}

    def worth(self, state: GrottoState, seat: int) -> float:
        """What is at home, and most of what can still be carried there, beside those who have most of it."""
        stand = [_stand(state, one) for one in range(len(state.at))]
        best = max(stand[:seat] + stand[seat + 1 :])
        return 0.5 + 0.5 * (stand[seat] - best) / (stand[seat] + best + 4)

    def check_content(self, path: Path, record: Any) -> None:
        if isinstance(record, Graph):
            try:
                check_graph(record)
            except BadMap as bad:
                raise Refused(say(bad.reason, **bad.facts)) from None


def value(gems: list[str]) -> int:
    return sum(finds()[gem] for gem in gems)


def _cell(state: GrottoState, name: str, cell: Cell, known: bool) -> GroundCell:
    """A cell as somebody sees it who knows what lies there, or not; a cave is drawn upwards, a ground downwards."""
    x, y = cell.at
    found = state.cells[name]
    face = found[0] if found and known else "way-out" if name == mouth() else None
    return GroundCell((x, -y), face, covered=bool(found) and not known, named=name == mouth())


def _explorer(state: GrottoState, owner: int) -> Piece:
    marks = ("active",) if owner == state.turn % len(state.at) else ()
    name = f"explorer-{owner + 1}"
    return Piece(name, name, say=say("explorer", who=Who(owner)), marks=marks, cells=(state.at[owner],))


def _peek(state: GrottoState, seat: int) -> Rules[None]:
    for _ in range(PEEKS):
        dark = [cell for cell, found in state.cells.items() if found and cell not in state.peeked[seat]]
        cell = yield from choose(seat, "peek", dark, rule="GRO-02", place=str)
        state.peeked[seat].append(cell)
        yield whisper("peek", "GRO-02", [seat], {"find": state.cells[cell][0]}, who=Who(seat), cell=cell)


def _enter(state: GrottoState, seat: int, cell: str, chance: Chance) -> Rules[None]:
    moves = (Move(f"explorer-{seat + 1}", state.at[seat], cell),)
    state.at[seat] = cell
    yield tell("go", "GRO-03", moves, who=Who(seat), cell=cell)
    bag = state.bags[seat]
    if cell == mouth():
        if bag:
            worth, moves = value(bag), each(bag, f"bag-{seat + 1}", NOWHERE)
            piles.move_all(bag, state.home[seat])
            yield tell("carry-out", "GRO-07", moves, who=Who(seat), worth=worth)
        return
    if not state.cells[cell]:
        return
    find = state.cells[cell][0]
    is_gem = finds()[find] > 0
    piles.move(find, state.cells[cell], bag if is_gem else state.lost)
    moves = (Move(find, cell, f"bag-{seat + 1}" if is_gem else NOWHERE),)
    yield reveal("find", "GRO-04", (), moves, who=Who(seat), find=find)
    if not is_gem:
        yield from _bats(state, seat, chance)


def _bats(state: GrottoState, seat: int, chance: Chance) -> Rules[None]:
    bag = state.bags[seat]
    roll = chance.roll("bats", 6)
    yield tell("bats", "GRO-05", who=Who(seat), roll=roll)
    if not bag or roll > 3:
        return
    spent = yield from amount(seat, "oil", 0, min(2, state.oil[seat]), rule="GRO-05")
    state.oil[seat] -= spent
    if roll + spent <= 3:
        gem = max(bag, key=lambda one: finds()[one])
        piles.move(gem, bag, state.lost)
        yield tell("drop", "GRO-05", (Move(gem, f"bag-{seat + 1}", NOWHERE),), who=Who(seat), gem=gem)


def _stand(state: GrottoState, seat: int) -> float:
    """What is at home and what is carried, less for each step of the way, and little where the way is too long."""
    turns = ROUNDS - (state.turn - seat + len(state.at) - 1) // len(state.at)
    steps = way_home()[state.at[seat]]
    share = 0.95 - 0.05 * steps if steps <= turns + state.oil[seat] else 0.1
    return value(state.home[seat]) + share * value(state.bags[seat]) + 0.1 * state.oil[seat]


GAME = Grotto()
