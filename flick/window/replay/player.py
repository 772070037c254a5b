"""Where in a film one is, and how it goes on from there. It draws nothing; all times are milliseconds."""

from flick.clips import Rolled
from flick.window.replay.film import Film

SPEEDS = (0.1, 0.5, 1.0, 2.0, 4.0)
USUAL = SPEEDS.index(1.0)

PAUSE = 900.0
"""ms for which an answer that moves nothing is seen, at the usual speed,"""
AFTER_ROLL = 700.0
"""and the end of a flick."""


class Player:
    """``at`` is the moment that is seen: so many answers have been given. While a flick rolls (``rolling``, its
    answer) that is still the moment before it."""

    def __init__(self, film: Film) -> None:
        self.film = film
        self.at = 0
        self.playing = False
        self.rolling: int | None = None
        self.goal: int | None = None
        """A moment that has not been read yet."""
        self.chosen = USUAL
        """Which of the speeds."""
        self._until = 0.0

    @property
    def speed(self) -> float:
        return SPEEDS[self.chosen]

    @property
    def answer(self) -> int | None:
        """The answer that is seen: the one that rolls, or that was given last."""
        if self.rolling is not None:
            return self.rolling
        return self.at - 1 if self.at else None

    def go(self, moment: int) -> None:
        """Go to a moment; to one that has not been read yet, as soon as it is."""
        self.rolling = None
        self._until = 0.0
        moment = max(0, moment)
        self.goal = moment if moment > self.film.last and not self.film.whole else None
        self.at = min(moment, self.film.last)

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
        self.playing = True

    def pause(self) -> None:
        self.playing = False

    def tick(self, now: float, rolls: bool) -> Rolled | None:
        """Go on as far as the time has come; what begins to roll now. ``rolls`` says whether something still does."""
        if self.goal is not None and (self.film.last >= self.goal or self.film.whole):
            self.go(self.goal)
        if self.rolling is not None:
            if rolls:
                return None
            self.at, self.rolling = self.rolling + 1, None
            self._until = now + AFTER_ROLL / self.speed
        if not self.playing or self.goal is not None or now < self._until:
            return None
        if self.at >= self.film.last:
            self.playing = self.playing and not self.film.whole
            return None
        return self._next(now)

    def roll_again(self) -> Rolled | None:
        """The flick that is seen once more, from its start."""
        answer = self.answer
        rolled = None if answer is None else self.film.rolled(answer)
        if rolled is not None and answer is not None:
            self.at, self.rolling = answer, answer
        return rolled

    def _next(self, now: float) -> Rolled | None:
        rolled = self.film.rolled(self.at)
        if rolled is not None:
            self.rolling = self.at
            return rolled
        self.at += 1
        self._until = now + PAUSE / self.speed
        return None
