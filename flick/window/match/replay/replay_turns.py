"""What each turn of a match was, in one line: who, with what, what came of it. Nothing is drawn here."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from flick.table.match import Match
from flick.table.rules import Event
from flick.table.story import StoryLine
from flick.table.words import Words
from flick.window.match.replay.film import Film
from flick.window.match.summary import FlickSummary, Summary, shots_of, summary_of
from flick.window.menus.telling import capital

LONGEST = 64
"""Letters of a sentence that is short enough to tell a turn by."""


class Turn(NamedTuple):
    """``first`` and ``last`` are its answers, counted as in the film; where nobody answered ``last`` is the one before
    it. ``wounds`` is all the harm done in it, ``lines`` what is told of it."""

    number: int
    first: int
    last: int
    seat: int
    wounds: int
    shots: tuple[FlickSummary, ...]
    events: tuple[Event, ...]
    lines: tuple[StoryLine, ...] = ()

    @property
    def hit(self) -> bool:
        return any(shot.lands for shot in self.shots)

    @property
    def answers(self) -> int:
        return self.last - self.first + 1

    @property
    def moment(self) -> int:
        """The moment at which it has begun: its first answer was given, if it has any."""
        return self.first + 1 if self.answers else self.first


def turns_of(film: Film) -> list[Turn]:
    """All turns, but for those that went by before the first answer."""
    told, match = summary_of(film.game), film.match
    story = film.story
    shots = [_judged(shot, match, story) for shot in shots_of(match, told)]
    starts = match.whole_turns
    found: list[Turn] = []
    for index, start in enumerate(starts):
        after = starts[index + 1] if index + 1 < len(starts) else None
        end = after.answers if after else film.last
        if not end:
            continue
        until = after.events if after else len(match.events)
        events = tuple(film.told[start.events : until])
        lines = tuple(line for line in story if start.events <= line.number < until)
        own = tuple(shot for shot in shots if start.answers <= shot.number < end)
        seat = _whose(events, told.until, film.taken(min(start.answers, film.last - 1)).seat)
        harm = _harm(events, told.harm)
        found.append(Turn(start.turn, start.answers, end - 1, seat, harm, own, events, lines))
    return found


def turn_at(turns: Sequence[Turn], moment: int) -> int | None:
    """Which of the turns was played last at a moment: the one of the answer given last."""
    return next((index for index, turn in enumerate(turns) if turn.first < moment <= turn.last + 1), None)


def title_of(turn: Turn, told: Summary, words: Words) -> str:
    """The card that was played, or else who acted."""
    if told.card is not None:
        kind, fact = told.card
        played = (event.facts[fact] for event in turn.events if event.kind == kind and fact in event.facts)
        if (card := next(played, None)) is not None:
            return capital(words.name(str(card)))
    began = next((event for event in turn.events if event.kind == told.until), None)
    if began is not None and isinstance(pawn := began.facts.get("pawn"), str):
        return capital(words.name(pawn))
    return capital(words.who(turn.seat))


def detail_of(turn: Turn, told: Summary, words: Words) -> str:
    """The shots that can do harm, or else all, with what they came to; without any, what happened first."""
    named = [shot for shot in turn.shots if shot.kind]
    if named:
        harmful = [shot for shot in named if shot.kind in told.kinds]
        return ", ".join(dict.fromkeys(_shot(shot, words) for shot in harmful or named))
    if turn.shots:
        return words("window-replay-flicks", count=len(turn.shots))
    opening = (told.until, told.card[0] if told.card else "")
    sentences = [words(event.say) for event in turn.events if event.kind not in opening]
    short = next((sentence for sentence in sentences if len(sentence) <= LONGEST), None)
    return short or words("window-answers-text", count=turn.answers)


def tip_of(turn: Turn, words: Words) -> str:
    """Everything that is told of it, a line each."""
    return "\n".join(words(line.say) for line in turn.lines if not line.heading)


def _judged(shot: FlickSummary, match: Match, story: Sequence[StoryLine]) -> FlickSummary:
    """The same shot, ``averted`` where what is told first after it says so."""
    since = match.answers[shot.number].events_before
    told = next((line for line in story if line.number >= since and not line.heading), None)
    return shot._replace(averted=told is not None and told.averted)


def _shot(shot: FlickSummary, words: Words) -> str:
    name = words.name(shot.kind)
    if shot.averted:
        return words("window-replay-averted", shot=name)
    return words("window-replay-hits", shot=name) if shot.hits else name


def _whose(events: Iterable[Event], until: str, usual: int) -> int:
    """Who begins the turn."""
    for event in events:
        if event.kind == until and event.seat is not None:
            return event.seat
    return usual


def _harm(events: Iterable[Event], harm: Mapping[str, str]) -> int:
    return sum(int(str(event.facts[harm[event.kind]])) for event in events if event.kind in harm)
