"""Parts that lie above everything else for a while."""

from flick.window.widgets.widget import Widget


class PassingPart(Widget):
    """It lasts so many ms and goes by itself; the pointer goes through."""

    catches = False
    lasts = 0.0
    passed = 0.0
    """How much of that is over, 0 to 1."""

    _since: float | None = None

    @property
    def moving(self) -> bool:
        return True

    def begin(self) -> None:
        """It is seen from now on."""

    def tick(self, now: float) -> None:
        if self._since is None:
            self._since = now
            self.begin()
        self.passed = (now - self._since) / self.lasts
        self.dirty = True
        if self.passed >= 1:
            self.end()

    def end(self) -> None:
        """It is gone at once."""
        if self.desk is not None:
            self.desk.hide(self)
