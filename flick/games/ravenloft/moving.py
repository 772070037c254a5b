"""Moves figures: heroes along their ways, monsters to tiles, and those that others move."""

from collections.abc import Mapping, Sequence

from flick.games.ravenloft import arriving
from flick.games.ravenloft.dungeon import squares_in, tile_at, tiles_under
from flick.games.ravenloft.entering import enters
from flick.games.ravenloft.heroes_and_foes import Figure
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.spawning import one_spot
from flick.games.ravenloft.state import RavenloftState
from flick.maps.search import path_cost, shortest_paths
from flick.table.chance import Chance
from flick.table.moves import Move, along
from flick.table.rules import Event, Rules, tell
from flick.table.sayings import Who

Way = tuple[str, ...]


def ways(state: RavenloftState, seat: int, points: int) -> Mapping[str, Way]:
    """The ways of a hero for at most ``points`` points, by the square to which they lead (RAV-57 to RAV-63)."""
    movement = policies_of(state).movement
    start = state.heroes[seat].square
    if points <= 0 or not start:
        return {}
    links = squares_in(state.dungeon).steps
    return shortest_paths(
        links, start, points, movement.cost(state, seat), lambda square: movement.may_stop(state, seat, square)
    )


def walk(state: RavenloftState, chance: Chance, seat: int, way: Sequence[str], rule: str) -> Rules[int]:
    """Let a hero go a way square by square; gives the points that it took. The hero stops early where it triggers
    something and may stop (RAV-63)."""
    hero = state.heroes[seat]
    cost = policies_of(state).movement.cost(state, seat)
    links = squares_in(state.dungeon).steps
    spent, gone = 0, [hero.square]
    state.now.walked |= seat == state.active
    for square in way:
        spent += path_cost(links, hero.square, (square,), cost) or 0
        hero.square = square
        gone.append(square)
        if square != way[-1] and arriving.matters(state, seat):
            yield _walked(state, seat, gone, rule)
            gone = [square]
            came = yield from arriving.arrive(state, chance, seat)
            if not hero.stands or hero.square != square:
                return spent
            if came and policies_of(state).movement.may_stop(state, seat, square):
                return spent
    yield _walked(state, seat, gone, rule)
    yield from arriving.arrive(state, chance, seat)
    return spent


def _walked(state: RavenloftState, seat: int, gone: Sequence[str], rule: str) -> Event:
    """The event for the steps so far, told as one."""
    moves = along(state.heroes[seat].id, gone)
    start, end = tile_at(state.dungeon, gone[0]), tile_at(state.dungeon, gone[-1])
    if start == end:
        return tell("steps", rule, moves, who=Who(seat), tile=end)
    return tell("walks", rule, moves, who=Who(seat), tile=end)


def put_hero(state: RavenloftState, chance: Chance, seat: int, square: str, kind: str, rule: str) -> Rules[None]:
    """Put a hero on a square, wherever it was (``tele``)."""
    hero = state.heroes[seat]
    origin, hero.square = hero.square, square
    yield tell(kind, rule, (Move(hero.id, origin, square),), who=Who(seat), tile=tile_at(state.dungeon, square))
    yield from arriving.arrive(state, chance, seat)


def put_figure(state: RavenloftState, chance: Chance, figure: Figure, square: str, rule: str) -> Rules[None]:
    """Put a monster on a square and let it enter the tiles there."""
    before = tiles_under(state.dungeon, figure.squares)
    origin, figure.square = figure.square, square
    if origin == square:
        return
    kind = "figure-steps" if tile_at(state.dungeon, square) in before else "figure-moves"
    moves = (Move(figure.id, origin, square),)
    yield tell(kind, rule, moves, figure=figure.id, tile=tile_at(state.dungeon, square))
    yield from enters(state, chance, figure, before)


def to_tile(state: RavenloftState, chance: Chance, figure: Figure, tile: str, rule: str) -> Rules[bool]:
    """Move a monster onto a tile, to its spawn mark or another free square (RAV-55, RAV-56), and say whether it moved;
    it stays where it is if the tile is full (RAV-RUL-09)."""
    if tile in tiles_under(state.dungeon, figure.squares):
        return False
    spots = policies_of(state).monster_move.spots(state, figure, tile)
    if not spots:
        return False
    square = yield from one_spot(state, figure.id, spots, "put", "RAV-56")
    yield from put_figure(state, chance, figure, square, rule)
    return True


def blockers(state: RavenloftState) -> list[str]:
    """The squares on which monsters and objects stand (RAV-61, RAV-RUL-120)."""
    return [square for figure in state.figures.values() for square in figure.squares]
