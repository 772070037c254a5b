"""Boards as files: those of the house by name, others by path; with the place in the file where a board is wrong."""

from typing import Any

from flick.games.urto.cave import check_cave
from flick.maps.graph import Graph
from flick.maps.map_faults import BadMap
from flick.table import content, register


def read_cave(name: str) -> Graph:
    """The board of the house with that name, or the one at that path; ``BadContent`` where it breaks a rule of design
    (URTO-D01 to URTO-D09)."""
    return cave_in(content.read_document(register.content_file("urto", "caves", name)))


def cave_in(document: content.Document) -> Graph:
    """The board of a file; ``BadContent`` names the cell or link at which it breaks a rule of design."""
    graph = document.convert(Graph)
    try:
        check_cave(graph)
    except BadMap as bad:
        raise document.error(_place(graph, bad), bad.reason, **bad.facts) from None
    return graph


def _place(graph: Graph, bad: BadMap) -> tuple[Any, ...]:
    """The path of the link or the cell that is wrong; that of all cells where no single one is."""
    cell, other = bad.facts.get("cell"), bad.facts.get("other", "")
    if bad.reason.startswith("map-"):
        wrong = [index for index, link in enumerate(graph.links) if cell in link and (not other or other in link)]
        return ("links", wrong[-1])
    return ("cells", cell) if cell in graph.cells else ("cells",)
