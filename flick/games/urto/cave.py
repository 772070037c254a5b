"""The cave: cells with what is printed on them, and the rules of design that each cave keeps (URTO-D01 to URTO-D09)."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from flick.maps.graph import Graph, check_graph, links_of, marked
from flick.maps.map_faults import BadMap
from flick.maps.search import Links, cut_places, distance, reach

START, ALPHA, URTO = "start", "alpha", "urto"
HAMMER, TRUMPETS, ARTEFACT = "hammer", "trumpets", "artefact"
BLACK = "black"
MARKS = {START: 1, ALPHA: 1, URTO: 1, HAMMER: 1, TRUMPETS: 1, ARTEFACT: 2}
"""The number of cells with each mark (URTO-D01); any number of cells may be black."""
UNTOUCHED = (START, ALPHA, URTO)
"""The marks of cells that never get a token out of the bag (URTO-R25, URTO-R26)."""

CELLS, FEWER = 43, (28, 36)
"""The number of cells that get a token on the whole board, and the limits of that number without the black cells
(URTO-D02, URTO-D09)."""
SHORTEST, DETOUR = (12, 16), (1, 4)
"""The limits of the number of moves from START to Urto, and of the moves that a way over a pedestal or an artefact cell
is longer (URTO-D04, URTO-D05)."""
LAIR = (45, 65)
"""The limits of where on the shortest way the Alpha's cell lies, in hundredths of the way (URTO-D06)."""


class Cave(NamedTuple):
    """A board as it is played on: all of it, or without its black cells."""

    graph: Graph
    links: Links

    def cell(self, mark: str) -> str:
        """The cell in play with that mark, the first where there are two."""
        return next(cell for cell in marked(self.graph, mark) if cell in self.links)

    @property
    def receiving(self) -> list[str]:
        """The cells that get a token out of the bag (URTO-D02)."""
        cells = self.graph.cells
        return [cell for cell in self.links if not any(mark in UNTOUCHED for mark in cells[cell].marks)]


def cave_of(graph: Graph, players: int) -> Cave:
    """The board for so many players; with two players it has no black cells (URTO-181)."""
    return Cave(graph, links_of(graph, marked(graph, BLACK) if players == 2 else ()))


def check_cave(graph: Graph) -> None:
    """Raise ``BadMap`` for the first rule of design that a board breaks."""
    check_graph(graph)
    _check_marks(graph)
    whole = cave_of(graph, 5)
    if len(whole.receiving) != CELLS:
        raise BadMap("cave-cells", rule="URTO-D02", count=len(whole.receiving), wanted=CELLS)
    check_ways(whole)
    fewer = cave_of(graph, 2)
    if not FEWER[0] <= len(fewer.receiving) <= FEWER[1]:
        raise BadMap("cave-cells-of-two", rule="URTO-D09", count=len(fewer.receiving), least=FEWER[0], most=FEWER[1])
    check_ways(fewer)


def _check_marks(graph: Graph) -> None:
    """Check the number of marks (URTO-D01), and that no special cell is black (URTO-D09)."""
    for name, cell in graph.cells.items():
        for mark in cell.marks:
            if mark not in MARKS and mark != BLACK:
                raise BadMap("cave-unknown-mark", cell=name, mark=mark, known=", ".join([*MARKS, BLACK]))
        if BLACK in cell.marks and len(cell.marks) > 1:
            raise BadMap("cave-black-special", rule="URTO-D09", cell=name)
    for mark, count in MARKS.items():
        if (found := len(marked(graph, mark))) != count:
            raise BadMap("cave-marks", rule="URTO-D01", mark=mark, count=found, wanted=count)


def check_ways(cave: Cave) -> None:
    """Check the ways of a board as it is played on (URTO-D03 to URTO-D08)."""
    links, start, urto, lair = cave.links, cave.cell(START), cave.cell(URTO), cave.cell(ALPHA)
    for cell in links:
        if cell not in reach(links, start):
            raise BadMap("cave-unreached", rule="URTO-D07", cell=cell)
        if len(links[cell]) < 2:
            raise BadMap("cave-dead-end", rule="URTO-D07", cell=cell)
    if cuts := [cell for cell in cut_places(links) if cell not in (start, urto)]:
        raise BadMap("cave-cut", rule="URTO-D07", cell=cuts[0])
    _check_sides(cave)
    shortest = _way(links, start, urto)
    if not SHORTEST[0] <= shortest <= SHORTEST[1]:
        raise BadMap("cave-shortest", rule="URTO-D04", count=shortest, least=SHORTEST[0], most=SHORTEST[1])
    one_side, other_side = (_without(links, test) for test in (partial(_lies, cave, -1), partial(_lies, cave, 1)))
    for half in (one_side, other_side):
        if (count := _way(half, start, urto)) != shortest:
            raise BadMap("cave-sides-differ", rule="URTO-D04", count=count, wanted=shortest)
    for mark in (HAMMER, TRUMPETS, ARTEFACT):
        for cell in _all(cave, mark):
            detour = _way(links, start, cell) + _way(links, cell, urto) - shortest
            if not DETOUR[0] <= detour <= DETOUR[1]:
                raise BadMap("cave-detour", rule="URTO-D05", cell=cell, count=detour, least=DETOUR[0], most=DETOUR[1])
    if _way(_without(links, lambda cell: cell == lair), start, urto) != shortest:
        raise BadMap("cave-lair-in-the-way", rule="URTO-D06", cell=lair)
    if not LAIR[0] * shortest <= 100 * _way(links, start, lair) <= LAIR[1] * shortest:
        raise BadMap("cave-lair-far", rule="URTO-D06", cell=lair, least=LAIR[0], most=LAIR[1])
    if len(links[urto]) < 2:
        raise BadMap("cave-last-chamber", rule="URTO-D08", count=len(links[urto]))


def _check_sides(cave: Cave) -> None:
    """Check that the hammer and one artefact cell lie on one side of the middle, the trumpets and the other artefact
    cell on the other side, at equal distances from START (URTO-D03)."""
    links, start = cave.links, cave.cell(START)
    hammer, trumpets, nooks = cave.cell(HAMMER), cave.cell(TRUMPETS), _all(cave, ARTEFACT)
    sides = [_side(cave, cell) for cell in (hammer, trumpets, *nooks)]
    if 0 in sides or sides[0] == sides[1] or sides[2] == sides[3]:
        raise BadMap("cave-sides", rule="URTO-D03")
    for one, other in ((hammer, trumpets), (nooks[0], nooks[1])):
        if _way(links, start, one) != _way(links, start, other):
            raise BadMap("cave-uneven", rule="URTO-D03", cell=one, other=other)


def _all(cave: Cave, mark: str) -> Sequence[str]:
    return [cell for cell in marked(cave.graph, mark) if cell in cave.links]


def _side(cave: Cave, cell: str) -> int:
    """-1 or 1 for the two sides of the middle, 0 on it."""
    across = cave.graph.cells[cell].at[1]
    return (across > 0) - (across < 0)


def _lies(cave: Cave, side: int, cell: str) -> bool:
    return _side(cave, cell) == side


def _without(links: Links, gone: Callable[[str], bool]) -> Links:
    return {cell: [near for near in nears if not gone(near)] for cell, nears in links.items() if not gone(cell)}


def _way(links: Links, start: str, goal: str) -> int:
    """The least number of moves between two cells; more than any real number where no way leads there."""
    found = distance(links, start, goal) if start in links and goal in links else None
    return len(links) if found is None else found
