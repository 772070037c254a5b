"""Names squares, tiles, edges and added numbers in sentences, and lets players choose among such places."""

from collections.abc import Sequence

from flick.games.ravenloft.cards import kind_of
from flick.games.ravenloft.dungeon import tile_at
from flick.games.ravenloft.footings import spawn_mark
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.state import RavenloftState
from flick.maps.grid import Edge
from flick.table.rules import Rules, choose
from flick.table.sayings import NO_FACTS, Facts, Say


def change(n: int) -> Say:
    """A number with its sign."""
    return Say("plus", {"n": n}) if n >= 0 else Say("minus", {"n": -n})


def called_square(state: RavenloftState, square: str) -> Say:
    """A square by its name and its tile."""
    tile = tile_at(state.dungeon, square)
    return Say("square-on", {"square": square, "tile": kind_of(tile)})


def called_edge(name: str) -> Say:
    """An edge by its side and its tile."""
    tile, _, side = name.rpartition("-")
    return Say("edge-of", {"side": f"side-{side}", "tile": kind_of(tile)})


def chooser_for(state: RavenloftState, name: str = "") -> int:
    """The seat that makes the open choices for a villain, a monster or a tile, or for the dungeon (RAV-RUL-20)."""
    return policies_of(state).villain_control.chooser(state, name)


def choose_edge(seat: int, verb: str, edges: Sequence[Edge], rule: str, facts: Facts = NO_FACTS) -> Rules[Edge]:
    """Let a player choose one of some edges; a single one needs no question."""
    if len(edges) == 1:
        return edges[0]

    by_name = {edge.name: edge for edge in edges}

    def label(name: str) -> Say:
        return Say("do-edge", {"what": called_edge(name)})

    chosen = yield from choose(seat, verb, list(by_name), rule=rule, place=str, label=label, facts=facts)
    return by_name[chosen]


def called_tile(state: RavenloftState, tile: str) -> Say:
    """A tile by its name, with the square of its spawn mark where several have that name."""
    kind = kind_of(tile)
    if sum(kind_of(laid.name) == kind for laid in state.dungeon.grid.tiles) > 1:
        return Say("tile-at", {"tile": kind, "square": spawn_mark(state.dungeon, tile)})
    return Say("tile-named", {"tile": kind})


def choose_piece(
    seat: int, verb: str, names: Sequence[str], rule: str, facts: Facts = NO_FACTS, question: str = ""
) -> Rules[str]:
    """Let a player choose one of some cards or figures; a single one needs no question."""
    if len(names) == 1:
        return names[0]
    return (yield from choose(seat, verb, names, rule=rule, piece=str, facts=facts, question=question))


def choose_tile(
    state: RavenloftState, seat: int, verb: str, tiles: Sequence[str], rule: str, facts: Facts = NO_FACTS
) -> Rules[str]:
    """Let a player choose one of some tiles; a single one needs no question. Empty where there is none."""
    if len(tiles) < 2:
        return tiles[0] if tiles else ""

    def label(tile: str) -> Say:
        return Say("do-put", {"what": called_tile(state, tile)})

    return (yield from choose(seat, verb, tiles, rule=rule, place=str, label=label, facts=facts))


def choose_square(
    state: RavenloftState, seat: int, verb: str, squares: Sequence[str], rule: str, facts: Facts = NO_FACTS
) -> Rules[str]:
    """Let a player choose one of some squares; a single one needs no question."""
    if len(squares) == 1:
        return squares[0]

    def label(square: str) -> Say:
        return Say(f"do-{verb}", {"what": called_square(state, square)})

    return (yield from choose(seat, verb, squares, rule=rule, place=str, label=label, facts=facts))
