"""The story of a match that ended before anybody shot: what was counted tells every other one."""

from collections.abc import Sequence

from flick.games.catacombs.cards import Team
from flick.games.catacombs.ending import cards_in_hands
from flick.games.catacombs.state import CatacombsState, seats_of
from flick.table.game import TaleLine
from flick.table.rules import Event
from flick.table.sayings import Fact, Who, in_a_row, say


def tale(state: CatacombsState, events: Sequence[Event]) -> list[TaleLine]:
    """Who played against whom, that nobody shot, and who gave up with what in hand; nothing where somebody shot."""
    if any(event.kind == "flick" for event in events):
        return []
    lines = [
        TaleLine(say("tale-begins", sword=_players(state, "sword"), skull=_players(state, "skull")), 0, "people"),
        TaleLine(say("tale-no-shot"), 0, "disc"),
    ]
    team = state.conceded
    if team is not None:
        tokens, cards = state.teams[team].reserve, cards_in_hands(state, team)
        lines.append(TaleLine(say("tale-conceded", team=team, tokens=tokens, cards=cards), state.turn + 1, "resign"))
    return lines


def _players(state: CatacombsState, team: Team) -> Fact:
    """Whoever plays for a team, as one list in words."""
    return in_a_row([Who(seat) for seat in seats_of(state, team)])
