"""The end of the game, who has won (CAT-124 to CAT-131), and the story of a match in which nobody shot."""

from collections.abc import Sequence

from flick.games.catacombs.cards import TEAMS, Team
from flick.games.catacombs.state import CatacombsState, enemy_of, seats_of
from flick.games.catacombs.tokens import is_over
from flick.table.game import Result, TaleLine
from flick.table.rules import Event
from flick.table.sayings import Fact, Say, Who, in_a_row, say


def result(state: CatacombsState) -> Result | None:
    """The winners and what decided the game; ``None`` while it goes on."""
    if state.conceded is not None:
        return _won(state, enemy_of(state.conceded), say("end-conceded", team=state.conceded), "CAT-R54")
    stopped = _why_stopped(state)
    if stopped is None:
        return None
    reserves = {team: state.teams[team].reserve for team in TEAMS}
    hands = {team: cards_in_hands(state, team) for team in TEAMS}
    for found, decided, rule in ((reserves, "decided-health", "CAT-128"), (hands, "decided-cards", "CAT-129")):
        if found["sword"] != found["skull"]:
            winner: Team = "sword" if found["sword"] > found["skull"] else "skull"
            counts = say(decided, team=winner, most=max(found.values()), least=min(found.values()))
            return _won(state, winner, say("end-won", stopped=stopped[0], decided=counts), _rule(stopped, rule))
    draw = say("end-draw", stopped=stopped[0])
    return Result((), draw, "CAT-R37", (reserves["sword"], reserves["skull"]))


def _why_stopped(state: CatacombsState) -> tuple[Say, str] | None:
    for team in TEAMS:
        if state.teams[team].reserve == 0:
            return say("stopped-reserve", team=team), "CAT-124"
    if is_over(state):
        return say("stopped-bank"), "CAT-125"
    if state.out_of_cards is not None:
        return say("stopped-cards", who=Who(state.out_of_cards)), "CAT-126"
    return None


def _rule(stopped: tuple[Say, str], decided: str) -> str:
    """The rule that decides: an empty reserve decides by itself, after any other end health or cards do (CAT-131)."""
    return stopped[1] if stopped[1] == "CAT-124" else decided


def _won(state: CatacombsState, team: Team, why: Say, rule: str) -> Result:
    scores = (state.teams["sword"].reserve, state.teams["skull"].reserve)
    return Result(seats_of(state, team), why, rule, scores)


def cards_in_hands(state: CatacombsState, team: Team) -> int:
    """The number of cards in all hands of a team; a card that is being played does not count (CAT-R38)."""
    return sum(len(state.hands[seat]) for seat in seats_of(state, team))


def tale(state: CatacombsState, events: Sequence[Event]) -> list[TaleLine]:
    """Who played against whom, that nobody shot, and who gave up with what in hand; nothing where somebody shot: what
    was counted tells such a match."""
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
