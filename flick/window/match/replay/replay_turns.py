"""The turns of a film: what each of them was, in one line, and how they are shown, as rows of a list, as beads of the
time line, as ways on the cloth."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from flick.arena.outcome import Outcome
from flick.table.match import Match
from flick.table.naming import capital
from flick.table.rules import Event
from flick.table.story import StoryLine
from flick.table.words import Words
from flick.window.arena.table_art import TableArt
from flick.window.match.replay.film import Film
from flick.window.match.replay.flick_ways import SIDES, TrackWay
from flick.window.match.replay.replay_foot import TurnBead
from flick.window.match.replay.replay_panel import Sort
from flick.window.match.summary import FlickSummary, Summary, shots_of, summary_of
from flick.window.menus.standing import team_of
from flick.window.widgets.kit import Kit
from flick.window.widgets.listing import ListRow

LONGEST = 64
"""Letters of a sentence that is short enough to tell a turn by."""
SEAL = 11
"""Radius of the sign of a team."""
MOST_MARKS = 4


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


SORTED: dict[Sort, Callable[[Turn], bool]] = {
    "all": lambda turn: True,
    "hits": lambda turn: turn.hit,
    "misses": lambda turn: bool(turn.shots) and not turn.hit,
}


class Rows:
    """There are turns as soon as the film has been read."""

    def __init__(self, film: Film) -> None:
        self.film = film
        self.told = summary_of(film.game)
        match = film.match
        own = list(match.game.sides(match.options, len(match.seats)))
        self.sides = own or [""] * len(match.seats)
        self._numbers = list(dict.fromkeys(own))
        self._turns: list[Turn] | None = None
        self._ways: dict[Sort, list[TrackWay]] = {}

    @property
    def turns(self) -> list[Turn]:
        if self._turns is None:
            if not self.film.whole:
                return []
            self._turns = turns_of(self.film)
        return self._turns

    @property
    def sorted(self) -> bool:
        """Whether turns can be told apart by hits and misses."""
        return bool(self.told.hits)

    def listed(self, sort: Sort) -> list[int]:
        """Which turns are listed."""
        return [index for index, turn in enumerate(self.turns) if SORTED[sort](turn)]

    def turn(self, moment: int) -> tuple[int, Turn] | None:
        """The turn that was played last at a moment, and its place among all."""
        index = turn_at(self.turns, moment)
        return None if index is None else (index, self.turns[index])

    def begun(self, moment: int) -> int | None:
        """The turn that has begun last at a moment: also one in which nobody answers, or has yet."""
        silent = (index for index, turn in enumerate(self.turns) if not turn.answers and turn.moment == moment)
        found = self.turn(moment)
        return max(silent, default=None if found is None else found[0])

    def stepped(self, moment: int, turns: int) -> int:
        """The moment so many turns on or back, where another one has begun; before the first one is the beginning,
        after the last one the end."""
        every, found = self.turns, self.turn(moment)
        index = (-1 if found is None else found[0]) + turns
        while 0 <= index < len(every) and every[index].moment == moment:
            index += turns
        if index >= len(every):
            return self.film.last
        return every[index].moment if index >= 0 else 0

    def at(self, moment: int) -> float:
        """Where on the time line a moment is."""
        found = self.turn(moment)
        if found is None:
            return -1.0
        index, turn = found
        return index + (moment - 1 - turn.first) / turn.answers

    def side(self, seat: int) -> int:
        """The number of the side that a seat plays for."""
        name = self.sides[seat]
        return self._numbers.index(name) if name else seat

    def rows(self, sort: Sort, words: Words, kit: Kit, art: TableArt) -> list[ListRow]:
        """The turns that are listed, as rows."""
        return [self._row(self.turns[index], words, kit, art) for index in self.listed(sort)]

    def beads(self, words: Words, kit: Kit) -> list[TurnBead]:
        """All turns, as beads."""
        return [self._bead(turn, words, kit) for turn in self.turns]

    def way(self, answer: int) -> TrackWay | None:
        """The way of a flick."""
        taken = self.film.taken(answer)
        if not isinstance(outcome := taken.given.outcome, Outcome):
            return None
        return TrackWay(outcome, self.side(taken.seat), hit=True)

    def ways(self, sort: Sort) -> list[TrackWay]:
        """The ways of all flicks of the turns that are listed; the same list as long as it holds the same."""
        if not self.film.whole:
            return []
        if sort not in self._ways:
            shots = [shot for index in self.listed(sort) for shot in self.turns[index].shots]
            self._ways[sort] = [TrackWay(shot.outcome, self.side(shot.seat), shot.lands) for shot in shots]
        return self._ways[sort]

    def _row(self, turn: Turn, words: Words, kit: Kit, art: TableArt) -> ListRow:
        team = team_of(self.sides[turn.seat])
        return ListRow(
            title_of(turn, self.told, words),
            detail_of(turn, self.told, words),
            lead=str(turn.number),
            picture=art.seal(team, SEAL * kit.theme.scale) if team else None,
            icon="" if team else "people",
            marks=self.marks(turn),
            tip=tip_of(turn, words),
        )

    def marks(self, turn: Turn) -> tuple[tuple[str, str], ...]:
        """Each wound, and once each what the game marks a turn with."""
        known = self.told.marks
        marks = dict.fromkeys(known[event.kind] for event in turn.events if event.kind in known)
        return (*[("wound", "wound")] * turn.wounds, *marks)[:MOST_MARKS]

    def _bead(self, turn: Turn, words: Words, kit: Kit) -> TurnBead:
        side = self.sides[turn.seat]
        own = f"team.{side}"
        colour = own if side and kit.theme.has(own) else SIDES[self.side(turn.seat) % len(SIDES)]
        what = title_of(turn, self.told, words)
        if turn.wounds:
            tip = words("window-replay-tip-harm", turn=turn.number, what=what, harm=turn.wounds)
        else:
            tip = words("window-replay-tip", turn=turn.number, what=what)
        return TurnBead(turn.number, colour, turn.wounds, tip)
