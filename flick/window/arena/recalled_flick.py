"""A flick of the past that is seen once more."""

from collections.abc import Callable

LINGER = 1600.0
"""ms for which it is seen as it ended, before everything lies again as it does now."""


class Recalled:
    """``then`` is called as it ends; ``until`` is when it has been looked at."""

    def __init__(self, then: Callable[[], None]) -> None:
        self.until: float | None = None
        self._then: Callable[[], None] | None = then

    def lingers(self, now: float) -> bool:
        """Asked once the flick has ended: whether it is still to be looked at."""
        if self._then is not None:
            then, self._then = self._then, None
            self.until = now + LINGER if self.until is None else self.until
            then()
        return self.until is not None and now < self.until
