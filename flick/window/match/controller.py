"""What every controller of a match has in common, whether the match is played, taught or seen again."""

from typing import Literal, TypeAlias

from flick.window.match.match_news import Listener, News

Hold: TypeAlias = Literal["menu", "dice", "recall", "past"]
"""Why a match waits: a question lies over the table, dice tumble, an earlier flick rolls again, or the table is seen as
it lay before."""


class MatchController:
    """Decides what of a match is shown when, and tells its listeners; it draws nothing. Times are ms of the window's
    clock, which ``tick`` brings.

    Whoever shows a flick calls ``rolled`` once it has been seen to its end. Whoever needs the match to wait calls
    ``hold``, and later ``release`` with the same reason.
    """

    def __init__(self) -> None:
        self.listeners: list[Listener] = []
        """Who hears all news, one after the other."""
        self._news: list[News] = []
        self._holds: list[Hold] = []
        self._now = 0.0

    def hold(self, why: Hold) -> None:
        """Let nothing go on until that reason is released."""
        if why not in self._holds:
            self._holds.append(why)

    def release(self, why: Hold) -> None:
        """That is no reason to wait any more."""
        if why in self._holds:
            self._holds.remove(why)

    @property
    def held(self) -> bool:
        """Whether the match waits."""
        return bool(self._holds)

    def tick(self, now: float) -> None:
        """Go on as far as the time has come, unless the match is held, and tell what has happened since the last
        tick."""
        self._now = now
        if not self.held:
            self._go_on(now)
        news, self._news = self._news, []
        if news:
            for listener in self.listeners:
                listener(news)

    def rolled(self) -> None:
        """The flick that was told last has been seen to its end."""
        raise NotImplementedError

    def _go_on(self, now: float) -> None:
        """Do what is due at that time."""
        raise NotImplementedError

    def _tell(self, news: News) -> None:
        """Have this told at the end of the tick."""
        self._news.append(news)
