"""How monsters, villains and objects come onto the board (RAV-21, RAV-43 to RAV-45)."""

from collections.abc import Sequence
from itertools import count

from flick.games.ravenloft import entering
from flick.games.ravenloft.cards import card, kind_of
from flick.games.ravenloft.decks import draw_until
from flick.games.ravenloft.distances import tiles_within
from flick.games.ravenloft.dungeon import unexplored
from flick.games.ravenloft.footings import places_along, spawn_mark
from flick.games.ravenloft.heroes_and_foes import Figure
from flick.games.ravenloft.naming import choose_square, tile_under
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.state import MONSTER, RavenloftState
from flick.games.ravenloft.whereabouts import taken
from flick.games.ravenloft.zones import VILLAINS, deck_zone, discard_zone, row_zone
from flick.table import piles
from flick.table.chance import Chance
from flick.table.moves import NOWHERE, Move
from flick.table.rules import Event, Rules, reveal, tell
from flick.table.sayings import Who


def draw_monster(state: RavenloftState, chance: Chance, seat: int, tile: str, rule: str) -> Rules[str | None]:
    """A player draws a monster card of a kind that lies not before them (RAV-44), and its figure comes onto a tile; the
    figure's name, or ``None`` where no card or no square is left (RAV-RUL-09, RAV-RUL-10)."""
    name = yield from draw_card(state, chance, seat, rule)
    if name is None:
        yield tell("no-monster", "RAV-RUL-10", who=Who(seat))
        yield from policies_of(state).spawn.not_placed(state, chance, seat)
        return None
    return (yield from put_monster(state, chance, seat, name, tile, rule))


def draw_card(state: RavenloftState, chance: Chance, seat: int, rule: str) -> Rules[str | None]:
    """Only the card, which is laid before the player (RAV-45)."""
    hero = state.heroes[seat]

    def fits(name: str) -> bool:
        return kind_of(name) not in map(kind_of, hero.row)

    name = yield from draw_until(state, chance, MONSTER, fits, seat, "RAV-44")
    if name is not None:
        piles.move(name, state.shown, hero.row)
        moves = (Move(name, deck_zone(MONSTER), row_zone(seat)),)
        yield reveal("monster-drawn", rule, (), moves, who=Who(seat), card=name)
    return name


def put_monster(
    state: RavenloftState,
    chance: Chance,
    seat: int,
    name: str,
    tile: str,
    rule: str,
    spots: Sequence[str] | None = None,
) -> Rules[str | None]:
    """The figure of a monster card comes onto a tile, or onto one of some squares; with no free one there the card is
    discarded (RAV-RUL-09)."""
    figure = figure_of(state, name)
    if (yield from put(state, chance, figure, tile, rule, spots)):
        return figure.id
    yield unplaced(state, seat, name)
    yield from policies_of(state).spawn.not_placed(state, chance, seat)
    return None


def unplaced(state: RavenloftState, seat: int, name: str) -> Event:
    """A monster card of a hero is discarded, for there is no square for its figure (RAV-RUL-09)."""
    piles.move(name, state.heroes[seat].row, state.discards[MONSTER])
    moves = (Move(name, row_zone(seat), discard_zone(MONSTER)),)
    return tell("not-placed", "RAV-RUL-09", moves, card=name)


def figure_of(state: RavenloftState, name: str) -> Figure:
    """The figure of a monster card, which has not come onto the board."""
    kind = kind_of(name)
    record = card(kind)
    hp = policies_of(state).damage.number(state, record.hp, "hp")
    return Figure(free_name(state, kind), kind, "monster", hp, hp, "", record.size)


def put_villain(state: RavenloftState, chance: Chance, kind: str, tile: str, rule: str) -> Rules[bool]:
    """A villain enters on a tile, or on the nearest one with room for it; its card is held by nobody (RAV-RUL-31)."""
    record = card(kind)
    hp = policies_of(state).damage.number(state, record.hp_for(len(state.heroes)), "hp")
    figure = Figure(kind, kind, "villain", hp, hp, "", record.size)
    state.villains.append(f"{kind}#1")
    state.aside.remove(f"{kind}#1")
    yield tell("villain-enters", rule, (Move(f"{kind}#1", NOWHERE, VILLAINS),), card=kind)
    for near in tiles_within(state.dungeon, (spawn_mark(state.dungeon, tile),), len(state.dungeon.grid.tiles)):
        if (yield from put(state, chance, figure, near, rule)):
            yield from policies_of(state).activation.villain_came(state, chance, kind)
            return True
    return False


def put(
    state: RavenloftState,
    chance: Chance,
    figure: Figure,
    tile: str,
    rule: str,
    spots: Sequence[str] | None = None,
) -> Rules[bool]:
    """A figure comes onto a tile, on the best free square (RAV-21, RAV-RUL-09), or on one of some squares; whether
    there was one."""
    if spots is None:
        spots = policies_of(state).monster_move.spots(state, figure, tile)
    if not spots:
        return False
    yield from set_down(
        state, chance, figure, (yield from one_spot(state, figure.id, spots, "put", "RAV-RUL-09")), rule
    )
    return True


def set_down(state: RavenloftState, chance: Chance, figure: Figure, square: str, rule: str) -> Rules[None]:
    """A figure comes onto the board on a square that was chosen."""
    figure.square = square
    state.figures[figure.id] = figure
    moves = (Move(figure.id, NOWHERE, square),)
    yield tell("comes", rule, moves, figure=figure.id, tile=tile_under(state, square))
    yield from entering.enters(state, chance, figure, [])


def squares_behind(state: RavenloftState, seat: int, size: int, placed: Sequence[str]) -> list[str]:
    """The free squares along unexplored edges to which a hero has the fewest steps, but on none of the tiles that have
    just been placed; none without such a place (RAV-RUL-94)."""
    dungeon, square = state.dungeon, state.heroes[seat].square
    edges = [edge for edge in unexplored(dungeon) if edge.tile not in placed]
    return [footing[0] for footing in places_along(dungeon, edges, square, taken(state), size)]


def one_spot(state: RavenloftState, name: str, spots: Sequence[str], verb: str, rule: str) -> Rules[str]:
    """One of several squares that are as good, for the active player to choose, or the first one (RAV-RUL-20)."""
    if len(spots) == 1 or state.options.ties == "first":
        return spots[0]
    chooser = policies_of(state).villain_control.chooser(state, name)
    return (yield from choose_square(state, chooser, verb, spots, rule, {"figure": name}))


def free_name(state: RavenloftState, kind: str) -> str:
    """A figure of a kind that is not on the board, and that has not acted in this round and fallen (RAV-GEN-19)."""
    names = (f"{kind}-{number}" for number in count(1))
    return next(name for name in names if name not in state.figures and name not in state.rounds.acted)
