"""Tells people how likely they win the next clash. The clash is tried in positions that their seat
imagines, so that nothing is told that the seat does not know."""

from collections.abc import Mapping

from flick.games.caveloot.state import CavelootState
from flick.games.caveloot.totals import total
from flick.table.duel import Odds
from flick.table.line import Line
from flick.table.perspective import Perspective
from flick.table.promises import Promise
from flick.table.rules import Choose, Decision
from flick.table.sayings import say

TRIES = 60
"""How often the clash is tried."""
GO = "clash go"
LEADING = {"clash": GO, "met": "met fight"}
"""The answers that lead to a clash, by the verb of their question."""
LONGEST = 12
"""A try that needs more answers before the draws tells nothing."""


def promises(perspective: Perspective) -> Mapping[str, Promise]:
    """The promise of drawing, or of fighting what was met: the share of tries in which the heroes' total was higher or
    equal, before anybody reacted. Power cards that were used in this turn are not drawn, as everybody can see them."""
    decision = perspective.decision
    answer = LEADING.get(decision.verb, "")
    if not isinstance(decision, Choose) or answer not in [option.name for option in decision.options]:
        return {}
    found = [lead for _ in range(TRIES) if (lead := _lead_after(perspective.guess(), answer)) is not None]
    if not found:
        return {}
    win, tie = (sum(fits) / len(found) for fits in ([lead > 0 for lead in found], [lead == 0 for lead in found]))
    return {answer: Promise(Odds(win, tie, exact=False), say=say("forecast-lead"))}


def _lead_after(line: Line, answer: str) -> int | None:
    """By how much the heroes lead after both sides have drawn; ``None`` where it does not come to that."""
    line.reply(line.read(answer))
    for _ in range(LONGEST):
        item = line.settle()
        if not isinstance(item, Decision):
            return None
        state = line.state
        assert isinstance(state, CavelootState)
        if item.verb == "window":
            return total(state, "own") - total(state, "foe")
        if item.verb == "clash":
            line.reply(line.read(GO))
        elif isinstance(item, Choose) and item.decline:
            line.reply(line.read(item.decline))
        else:
            return None
    return None
