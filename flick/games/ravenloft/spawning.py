"""Brings monsters and villains onto the board (RAV-21, RAV-43 to RAV-45)."""

from collections.abc import Sequence
from itertools import count

from flick.games.ravenloft import entering
from flick.games.ravenloft.cards import card, kind_of
from flick.games.ravenloft.decks import draw_until
from flick.games.ravenloft.distances import tiles_within
from flick.games.ravenloft.dungeon import tile_at, unexplored
from flick.games.ravenloft.footings import places_along, spawn_mark
from flick.games.ravenloft.heroes_and_foes import Figure
from flick.games.ravenloft.naming import choose_square, chooser_for
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
    """Let a player draw a monster card of a kind that is not before them yet (RAV-44), and put its figure onto a tile.
    Gives the figure's name; ``None`` where no card or no square is left (RAV-RUL-09, RAV-RUL-10)."""
    name = yield from draw_card(state, chance, seat, rule)
    if name is None:
        yield from no_monster(state, chance, seat)
        return None
    return (yield from put_monster(state, chance, seat, name, tile, rule))


def draw_monsters(
    state: RavenloftState, chance: Chance, seat: int, tile: str, count: int, rule: str
) -> Rules[list[str]]:
    """Let a player draw ``count`` monster cards, one after the other, whose figures come onto a tile; gives the names
    of those that came."""
    found: list[str] = []
    for _ in range(count):
        figure = yield from draw_monster(state, chance, seat, tile, rule)
        found += [] if figure is None else [figure]
    return found


def no_monster(state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
    """Tell that there is no card for a monster that a player should draw, and carry out what comes in its place
    (RAV-RUL-10, RAV-BAR-58)."""
    yield tell("no-monster", "RAV-RUL-10", who=Who(seat))
    yield from policies_of(state).spawn.not_placed(state, chance)


def draw_card(state: RavenloftState, chance: Chance, seat: int, rule: str) -> Rules[str | None]:
    """Let a player draw a monster card and lay it before them, without its figure (RAV-45)."""
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
    """Put the figure of a monster card onto a tile, or onto one of ``spots``, and give its name. Where no square is
    free the card is discarded (RAV-RUL-09)."""
    figure = figure_of(state, name)
    if (yield from put(state, chance, figure, tile, rule, spots)):
        return figure.id
    yield unplaced(state, seat, name)
    yield from policies_of(state).spawn.not_placed(state, chance)
    return None


def unplaced(state: RavenloftState, seat: int, name: str) -> Event:
    """Discard a monster card for whose figure there is no square (RAV-RUL-09)."""
    piles.move(name, state.heroes[seat].row, state.discards[MONSTER])
    moves = (Move(name, row_zone(seat), discard_zone(MONSTER)),)
    return tell("not-placed", "RAV-RUL-09", moves, card=name)


def figure_of(state: RavenloftState, name: str) -> Figure:
    """A new figure for a monster card, which is not on the board yet."""
    kind = kind_of(name)
    record = card(kind)
    hp = policies_of(state).damage.number(state, record.hp, "hp")
    return Figure(free_name(state, kind), kind, "monster", hp, hp, "", record.size)


def put_villain(state: RavenloftState, chance: Chance, kind: str, tile: str, rule: str) -> Rules[bool]:
    """Let a villain enter on a tile, or on the nearest one with room, and say whether it found room. Nobody holds its
    card (RAV-RUL-31)."""
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
    """Put a figure onto a tile, on the best free square (RAV-21, RAV-RUL-09) or on one of ``spots``, and say whether
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
    """Put a figure onto a chosen square of the board."""
    figure.square = square
    state.figures[figure.id] = figure
    moves = (Move(figure.id, NOWHERE, square),)
    yield tell("comes", rule, moves, figure=figure.id, tile=tile_at(state.dungeon, square))
    yield from entering.enters(state, chance, figure, [])


def squares_behind(state: RavenloftState, seat: int, size: int, placed: Sequence[str]) -> list[str]:
    """The free squares along unexplored edges to which a hero has the fewest steps, except on tiles that have just been
    placed (RAV-RUL-94)."""
    dungeon, square = state.dungeon, state.heroes[seat].square
    edges = [edge for edge in unexplored(dungeon) if edge.tile not in placed]
    return [footing[0] for footing in places_along(dungeon, edges, square, taken(state), size)]


def one_spot(state: RavenloftState, name: str, spots: Sequence[str], verb: str, rule: str) -> Rules[str]:
    """One of several equally good squares, at the choice of whoever decides for the figure; the first one where the
    option ``ties`` says so (RAV-RUL-20)."""
    if len(spots) == 1 or state.options.ties == "first":
        return spots[0]
    return (yield from choose_square(state, chooser_for(state, name), verb, spots, rule, {"figure": name}))


def free_name(state: RavenloftState, kind: str) -> str:
    """The first numbered name of a kind that no figure has, nor one that acted in this round and was defeated
    (RAV-GEN-19)."""
    names = (f"{kind}-{number}" for number in count(1))
    return next(name for name in names if name not in state.figures and name not in state.rounds.acted)
