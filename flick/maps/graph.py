"""A map of named cells with links between them: a cave, a star chart, regions with passages."""

from collections.abc import Collection, Mapping

import msgspec

from flick.maps.map_faults import BadMap
from flick.maps.search import Links


class Cell(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One cell. ``at`` is its place in a picture, to the right and upwards, in units of that picture. ``marks`` are
    words whose meaning the game knows, for what is printed on the cell."""

    at: tuple[float, float] = (0.0, 0.0)
    marks: tuple[str, ...] = ()


class Graph(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Cells by name, and pairs of cells that are linked; every link goes both ways."""

    cells: Mapping[str, Cell]
    links: tuple[tuple[str, str], ...] = ()


def check_graph(graph: Graph) -> None:
    """Raise ``BadMap`` where a link leads from a cell to itself or to an unknown cell, or is given twice."""
    found: set[tuple[str, str]] = set()
    for one, other in graph.links:
        for name in (one, other):
            if name not in graph.cells:
                raise BadMap("map-unknown-cell", cell=name)
        if one == other:
            raise BadMap("map-link-to-itself", cell=one)
        if (one, other) in found or (other, one) in found:
            raise BadMap("map-link-twice", cell=one, other=other)
        found.add((one, other))


def links_of(graph: Graph, without: Collection[str] = ()) -> Links:
    """The neighbours of each cell, in the order of the links. The cells in ``without`` are left out."""
    links: dict[str, list[str]] = {name: [] for name in graph.cells if name not in without}
    for one, other in graph.links:
        if one in links and other in links:
            links[one].append(other)
            links[other].append(one)
    return {name: tuple(near) for name, near in links.items()}


def marked(graph: Graph, mark: str) -> list[str]:
    """The cells that have a mark, in the order of the map."""
    return [name for name, cell in graph.cells.items() if mark in cell.marks]
