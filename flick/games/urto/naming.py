"""The names of cells: of those with something printed on them by what that is, of all others as in the file of the
board."""

from collections.abc import Callable, Mapping, Sequence

from flick.games.urto.cave import ARTEFACT, BLACK, START, URTO
from flick.games.urto.state import UrtoState
from flick.maps.graph import Graph
from flick.table.decisions import Verdict
from flick.table.rules import Rules, choose
from flick.table.sayings import Say

LABELS = {START: Say("label-start"), URTO: Say("label-urto")}
"""The labels beside two cells on the map."""


def token_name(kind: str) -> str:
    """The name of a token as a thing."""
    return f"token-{kind.replace('_', '-')}"


def called(state: UrtoState, cell: str) -> Say:
    """The name of a cell for a sentence."""
    return called_on(state.cave.graph, cell)


def called_on(graph: Graph, cell: str) -> Say:
    """The name of a cell of a board: ``cell-<mark>``; artefact cells are the one above or below the middle of the
    map."""
    record = graph.cells.get(cell)
    mark = next((mark for mark in record.marks if mark != BLACK), "") if record is not None else ""
    if record is not None and mark == ARTEFACT:
        return Say("cell-nook-north" if record.at[1] < 0 else "cell-nook-south")
    return Say(f"cell-{mark}") if mark else Say("cell-named", {"cell": cell})


def choose_cell(
    state: UrtoState,
    seat: int,
    verb: str,
    cells: Sequence[str],
    *,
    rule: str,
    bars: Callable[[], Mapping[str, Verdict]] = dict[str, Verdict],
) -> Rules[str]:
    """Ask a hero for one of several cells, labelled with their names; ``bars`` gives the reasons against other
    cells."""

    def label(cell: str) -> Say:
        return Say(f"do-{verb}", {"what": called(state, cell)})

    return choose(seat, verb, cells, rule=rule, label=label, place=str, bars=bars)
