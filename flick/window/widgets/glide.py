"""Numbers on their way from one value to another. Time comes in as milliseconds, from wherever."""


class Glide:
    """A number that eases to where it was sent last."""

    def __init__(self, value: float, duration: int) -> None:
        """``duration`` in milliseconds; with 0 it is there at once. It slows down before its goal (``ease_out``) unless
        ``ease`` is set to another function."""
        self.ease = ease_out
        self.value = value
        self.goal = value
        self.duration = duration
        self._from = value
        self._since: float | None = None

    def go(self, goal: float) -> None:
        """Set out for a value; the way begins with the next tick."""
        if goal != self.goal:
            self.goal, self._from, self._since = goal, self.value, None

    def jump(self, goal: float) -> None:
        """Be there at once."""
        self.value = self.goal = goal

    @property
    def moving(self) -> bool:
        """Whether it is on its way."""
        return self.value != self.goal

    def tick(self, now: float) -> bool:
        """Move on; whether anything changed."""
        if not self.moving:
            return False
        if self._since is None:
            self._since = now
        done = 1.0 if self.duration <= 0 else min(1.0, (now - self._since) / self.duration)
        before = self.value
        self.value = self.goal if done >= 1.0 else self._from + (self.goal - self._from) * self.ease(done)
        return self.value != before


def ease_out(done: float) -> float:
    """For things that arrive: fast, then ever slower."""
    return 1.0 - (1.0 - done) ** 3


def ease_in_out(done: float) -> float:
    """For things that travel: slow at both ends."""
    return 4.0 * done**3 if done < 0.5 else 1.0 - (2.0 - 2.0 * done) ** 3 / 2.0
