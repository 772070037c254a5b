"""The controller of a replay: where in a film one is, and how it goes on from there."""

from flick.clips import Rolled
from flick.window.match.controller import MatchController
from flick.window.match.match_news import FlickRolls, MomentSeen
from flick.window.match.replay.film import Film

SPEEDS = (0.1, 0.5, 1.0, 2.0, 4.0)
USUAL = SPEEDS.index(1.0)

PAUSE = 900.0
"""ms for which an answer that moves nothing is seen, at the usual speed,"""
AFTER_ROLL = 700.0
"""and the end of a flick."""


class ReplayController(MatchController):
    """``at`` is the moment that is seen: so many answers have been given. While a flick rolls (``rolling``, its
    answer) that is still the moment before it."""

    def __init__(self, film: Film) -> None:
        super().__init__()
        self.film = film
        self.at = 0
        self.playing = False
        self.rolling: int | None = None
        self.goal: int | None = None
        """A moment that has not been read yet."""
        self.chosen = USUAL
        """Which of the speeds."""
        self._until = 0.0
        """Nothing more is played before that time."""

    @property
    def speed(self) -> float:
        return SPEEDS[self.chosen]

    @property
    def answer(self) -> int:
        """The answer that is seen: the one that rolls, or that was given last; -1 before the first."""
        return self.at - 1 if self.rolling is None else self.rolling

    def go(self, moment: int) -> None:
        """Go to a moment; to one that has not been read yet, as soon as it is."""
        self.rolling = None
        self._until = 0.0
        moment = max(0, moment)
        self.goal = moment if moment > self.film.last and not self.film.whole else None
        self.at = min(moment, self.film.last)
        self._tell(MomentSeen())

    def step(self, answers: int) -> None:
        """Go so many answers on, or back; a flick that rolls is over then, or has not begun."""
        if self.rolling is not None and answers > 0:
            answers -= 1
            self.at += 1
        elif self.rolling is not None:
            answers += 1
        self.go(self.at + answers)

    def play(self, now: float) -> None:
        """Go on from here; from the beginning where this is the end."""
        if self.film.whole and self.at >= self.film.last and self.rolling is None:
            self.go(0)
            self._until = now + PAUSE / self.speed
        self._play(True)

    def pause(self) -> None:
        """Stand still; a flick that rolls is seen to its end."""
        self._play(False)

    def rolled(self) -> None:
        """The moment after the flick is seen, for a while."""
        if self.rolling is not None:
            self.at, self.rolling = self.rolling + 1, None
            self._until = self._now + AFTER_ROLL / self.speed
            self._tell(MomentSeen())

    def roll_again(self) -> None:
        """The flick that is seen rolls once more, from its start."""
        answer = self.answer
        if (rolled := self.film.rolled(answer)) is not None:
            self.at = answer
            self._roll(rolled)

    def _go_on(self, now: float) -> None:
        if self.goal is not None and (self.film.last >= self.goal or self.film.whole):
            self.go(self.goal)
        if self.rolling is not None or not self.playing or self.goal is not None or now < self._until:
            return
        if self.at >= self.film.last:
            self._play(not self.film.whole)
            return
        rolled = self.film.rolled(self.at)
        if rolled is not None:
            self._roll(rolled)
            return
        self.at += 1
        self._until = now + PAUSE / self.speed
        self._tell(MomentSeen())

    def _roll(self, rolled: Rolled) -> None:
        """A flick rolls now, from the moment before it."""
        self.rolling = self.at
        self._tell(FlickRolls(rolled.before, rolled.outcome, self.at, self.film.forecast(self.at)))
        self._tell(MomentSeen())

    def _play(self, playing: bool) -> None:
        if playing != self.playing:
            self.playing = playing
            self._tell(MomentSeen())
