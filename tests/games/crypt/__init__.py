"""Crypt: a small dungeon that grows while its heroes look for the shrine. They win or lose together."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from flick.bots.ahead import AheadBot
from flick.maps.borders import borders_of
from flick.maps.grid import Edge, TileGrid, close_door, lay_tile, open_door, open_edges, place_tile
from flick.maps.search import nearest, path_cost, shortest_path, shortest_paths
from flick.maps.sight import sees
from flick.maps.squares import Squares, apart, marked_squares, open_edges_at, squares_along, squares_at_door, squares_of
from flick.maps.tiles import Tile, turned_side
from flick.table import content, piles
from flick.table.board import Board, Piece, Zone
from flick.table.chance import Chance
from flick.table.game import Game, NoOptions, Result, State
from flick.table.ground import Border, Ground, GroundCell, GroundTile
from flick.table.moves import NOWHERE, Move, along
from flick.table.rules import Rules, Verdict, choose_or_not, confirm, reveal, tell, walk
from flick.table.sayings import Who, say
from flick.table.seats import Bot

SPEED, BEAST_SPEED, RANGE = 6, 3, 4
"""Steps of a hero and of a beast, and the squares over which a hero can strike."""
HEALTH = 6
"""Of all heroes together."""
ROUNDS = 24


class Tiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The start, those that are drawn, the shrine, and those that have a closed door to the north."""

    start: Tile
    stack: dict[str, Tile]
    shrine: Tile
    doors: tuple[str, ...]


class CryptState(State, kw_only=True):
    """``stack`` names the tiles still to come, ``heroes`` says where each seat's stands, ``beasts`` where each does."""

    grid: TileGrid
    stack: list[str]
    heroes: list[str]
    beasts: dict[str, str]
    health: int = HEALTH
    turn: int = 0


@cache
def tiles() -> Tiles:
    return content.load(Path(__file__).parent / "tiles.yaml", Tiles)


class Crypt(Game[CryptState, NoOptions]):
    """The game."""

    id = "crypt"
    version = 1
    seats = (1, 3)
    together = True
    State = CryptState
    content_kinds: ClassVar[Mapping[str, type[Any]]] = {"tiles.yaml": Tiles}
    bots: ClassVar[Mapping[str, Callable[[], Bot]]] = {"normal": lambda: AheadBot(40, 3)}

    def start(self, options: NoOptions, seats: int, chance: Chance) -> CryptState:
        grid = lay_tile(TileGrid(), "start", tiles().start, 0, 0)
        stack = chance.shuffle("stack", tiles().stack)
        half = len(stack) // 2
        stack[half:] = chance.shuffle("shrine", [*stack[half:], "shrine"])
        return CryptState(
            luck=chance.luck, grid=grid, stack=stack, heroes=_marks(grid, "start", "x")[:seats], beasts={}
        )

    def turn(self, state: CryptState, chance: Chance) -> Rules[None]:
        seat = state.turn % len(state.heroes)
        yield from _walk(state, seat)
        if not self.result(state):
            yield from _explore(state, seat, chance)
            yield from _open(state, seat, chance)
            yield from _strike(state, seat, chance)
            if state.turn % len(state.heroes) == len(state.heroes) - 1:
                yield from _beasts(state)
        state.turn += 1

    def result(self, state: CryptState) -> Result | None:
        squares = squares_of(state.grid)
        everybody = tuple(range(len(state.heroes)))
        if any(squares.marks[square] == "s" for square in state.heroes):
            return Result(everybody, say("end-shrine"), "CRY-08")
        if state.health <= 0 or state.turn >= ROUNDS * len(state.heroes):
            return Result((), say("end-lost"), "CRY-09")
        return None

    def view(self, state: CryptState, seat: int | None) -> Board:
        active = state.turn % len(state.heroes)
        figures = [
            Piece(f"hero-{owner + 1}", f"hero-{owner + 1}", marks=("active",) * (owner == active), cells=(at,))
            for owner, at in enumerate(state.heroes)
        ]
        figures += [Piece(name, "beast", cells=(at,)) for name, at in state.beasts.items()]
        crypt = Zone("crypt", "map", tuple(figures), layout=_ground(state.grid))
        stack = Zone("stack", "stack", count=len(state.stack))
        health = Zone("health", "text", facts={"health": state.health, "turn": state.turn})
        return Board(seat, state.turn, (crypt, stack, health))

    def guess(self, state: CryptState, seat: int, chance: Chance, known: frozenset[str]) -> None:
        last = len(tiles().stack) // 2 + 1
        early, late = state.stack[:-last], state.stack[-last:]
        piles.deal_anew([early], lambda tile: tile not in known, chance)
        piles.deal_anew([late], lambda tile: tile not in known, chance)
        state.stack[:] = early + late

    def inventory(self, state: CryptState) -> Mapping[str, int]:
        piles.check([state.stack, [one.name for one in state.grid.tiles]], ["start", "shrine", *tiles().stack])
        return {"heroes": len(state.heroes)}

    def worth(self, state: CryptState, seat: int) -> float:
        """Tiles explored, then the way to the shrine; health beside it."""
        found = len(state.grid.tiles) / (len(tiles().stack) + 2)
        squares = squares_of(state.grid)
        goals = [square for square, mark in squares.marks.items() if mark == "s"]
        if not goals:
            goals = [square for edge in open_edges(state.grid) for square in squares_along(state.grid, edge)]
        far = min((_far(squares, hero, goals) for hero in state.heroes), default=99)
        return 0.1 + 0.5 * found * (0.6 if "shrine" in state.stack else 1) + 0.2 / (1 + far / 4) + 0.02 * state.health


PRINTED = {"o": "rubble", "s": "steps"}
"""What is printed on squares, by their marks."""


@lru_cache(64)
def _ground(grid: TileGrid) -> Ground:
    squares, size = squares_of(grid), grid.size
    cells = {name: GroundCell(spot, PRINTED.get(squares.marks[name])) for name, spot in squares.spots.items()}
    laid = [GroundTile(one.name, (one.column * size, one.row * size), (size, size)) for one in grid.tiles]
    return Ground(cells, tiles=tuple(laid), borders=tuple(Border(*line) for line in borders_of(grid)))


def _far(squares: Squares, hero: str, goals: list[str]) -> int:
    near = nearest(squares.steps, hero, lambda square: square in goals)
    return apart(squares, hero, near[0]) if near else 99


def _marks(grid: TileGrid, tile: str, mark: str) -> list[str]:
    return marked_squares(squares_of(grid), tile, mark)


def _walk(state: CryptState, seat: int) -> Rules[None]:
    """Beasts are in the way, heroes only where one would stop; rubble costs two steps."""
    squares, start = squares_of(state.grid), state.heroes[seat]
    beasts, heroes = list(state.beasts.values()), list(state.heroes)

    def cost(square: str) -> int | None:
        return None if square in beasts else 2 if squares.marks[square] == "o" else 1

    def is_free(square: str) -> bool:
        return square not in heroes

    def refuse(way: Sequence[str]) -> Verdict | None:
        spent = path_cost(squares.steps, start, way, cost)
        fits = spent is not None and spent <= SPEED and is_free(way[-1])
        return None if fits else Verdict(False, say("refused-walk"), "CRY-02")

    def ways() -> Mapping[str, Sequence[str]]:
        return shortest_paths(squares.steps, start, SPEED, cost, is_free)

    def spent(way: Sequence[str]) -> int:
        return path_cost(squares.steps, start, way, cost) or 0

    way = yield from walk(seat, f"hero-{seat + 1}", start, ways, refuse, rule="CRY-02", decline="stay", cost=spent)
    if way:
        moves = along(f"hero-{seat + 1}", [start, *way])
        state.heroes[seat] = way[-1]
        yield tell("walk", "CRY-02", moves, who=Who(seat), square=way[-1])


def _explore(state: CryptState, seat: int, chance: Chance) -> Rules[None]:
    edges = open_edges_at(state.grid, state.heroes[seat])
    if not edges or not state.stack:
        return
    edge = yield from choose_or_not(
        seat,
        "explore",
        edges,
        rule="CRY-03",
        name=lambda edge: edge.name,
        label=lambda edge: say(f"side-{edge.side}"),
        place=lambda edge: edge.name,
    )
    if edge is None:
        return
    name = state.stack.pop(0)
    tile = tiles().shrine if name == "shrine" else tiles().stack[name]
    state.grid = place_tile(state.grid, edge, name, tile, "south")
    yield reveal("explore", "CRY-03", (), (Move(f"tile-{name}", "stack", name),), who=Who(seat), tile=name)
    if name in tiles().doors:
        door = Edge(name, turned_side("north", state.grid[name].turns))
        state.grid = close_door(state.grid, door)
        yield tell("door", "CRY-04", tile=name)
    beast, square = f"beast-{name}", _marks(state.grid, name, "x")[0]
    state.beasts[beast] = square
    yield tell("beast", "CRY-05", (Move(beast, NOWHERE, square),), tile=name)


def _open(state: CryptState, seat: int, chance: Chance) -> Rules[None]:
    for door in state.grid.doors:
        if state.heroes[seat] in squares_at_door(state.grid, door):
            if (yield from confirm(seat, "open", rule="CRY-04")) and (yield from _roll(seat, chance, "CRY-04")):
                state.grid = open_door(state.grid, door)
                yield tell("opened", "CRY-04", who=Who(seat))
            return


def _strike(state: CryptState, seat: int, chance: Chance) -> Rules[None]:
    squares, hero = squares_of(state.grid), state.heroes[seat]
    near = [
        name
        for name, square in state.beasts.items()
        if apart(squares, hero, square) <= RANGE and sees(squares, hero, square)
    ]
    if not near:
        return
    beast = yield from choose_or_not(
        seat, "strike", near, rule="CRY-06", piece=str, label=lambda name: say("beast-at", square=state.beasts[name])
    )
    if beast is not None and (yield from _roll(seat, chance, "CRY-06")):
        moves = (Move(beast, state.beasts.pop(beast), NOWHERE),)
        yield tell("slain", "CRY-06", moves, who=Who(seat))


def _roll(seat: int, chance: Chance, rule: str) -> Rules[bool]:
    roll = chance.roll("die", 6)
    yield tell("roll", rule, who=Who(seat), roll=roll)
    return roll >= 3


def _beasts(state: CryptState) -> Rules[None]:
    """Each bites a hero beside it, or comes nearer to the one with the shortest way."""
    squares = squares_of(state.grid)
    for name, square in state.beasts.items():
        way = _way_nearer(state, squares, square)
        if len(way) > 1:
            state.beasts[name] = square = way[-1]
            moves = along(name, way)
            yield tell("prowl", "CRY-07", moves, square=square)
        bitten = [seat for seat, hero in enumerate(state.heroes) if hero in squares.steps[square]]
        if bitten:
            state.health -= 1
            yield tell("bite", "CRY-07", who=Who(bitten[0]), health=state.health)
            if state.health <= 0:
                return


def _way_nearer(state: CryptState, squares: Squares, square: str) -> list[str]:
    """The way of a beast, from where it is, to the nearest square beside a hero, around whoever stands in its way."""
    taken = [*state.heroes, *state.beasts.values()]
    beside = [near for hero in state.heroes for near in squares.steps[hero]]

    def cost(at: str) -> int | None:
        return None if at in taken else 1

    goals = nearest(squares.steps, square, lambda at: at in beside, cost)
    way = shortest_path(squares.steps, square, goals[0], cost) if goals else None
    return [square, *(way or [])][: BEAST_SPEED + 1]


GAME = Crypt()
