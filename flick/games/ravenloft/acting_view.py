"""Shows a figure that acts: its card, the clause that holds, and why those before it do not."""

from collections.abc import Iterator, Sequence

from flick.games.ravenloft.cards import monster
from flick.games.ravenloft.language import RavenloftPart
from flick.games.ravenloft.printed import condition_of, contrary_of, step_of
from flick.games.ravenloft.state import RavenloftState
from flick.games.ravenloft.zones import ACTING
from flick.table.board import Piece, Zone
from flick.table.sayings import Say
from flick.table.tactics import Tactics, TacticsLine


def acting_zone(state: RavenloftState) -> Zone:
    """The zone of the figure that acts by its tactics (RAV-53); empty while none does."""
    acting = state.acting
    figure = state.figures.get(acting.figure)
    if figure is None or not acting.clause:
        return Zone(ACTING, "row")
    lines = tuple(_lines(monster(figure.kind).tactics[: acting.clause]))
    layout = Tactics(Say("acting-title", {"figure": figure.id}), lines)
    return Zone(ACTING, "row", (Piece(f"acting-{figure.kind}", figure.kind),), layout=layout)


def _lines(tactics: Sequence[RavenloftPart]) -> Iterator[TacticsLine]:
    """A line for each clause: all conditions fail but that of the last one."""
    for part in tactics[:-1]:
        yield TacticsLine(Say("clause-fails", {"condition": contrary_of(part)}), holds=False)
    last = tactics[-1]
    facts = {"step": step_of(last)}
    told = Say("clause-holds", {**facts, "condition": condition_of(last)}) if last.terms else Say("clause-last", facts)
    yield TacticsLine(told, holds=True)
