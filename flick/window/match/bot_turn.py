"""A bot's turn in the window: it thinks in a process of its own, and its answer is taken when people can follow."""

from collections.abc import Mapping

from flick.bots import BOTS
from flick.table.answers import aim_of
from flick.table.match import Match
from flick.table.rules import Flick
from flick.table.sayings import Refused
from flick.table.seats import Thought
from flick.window.app.bot_process import Thinker
from flick.window.app.settings import BotPace, Settings
from flick.window.arena.flicking.power import power_at
from flick.window.match.match_news import BotAims

DEED: Mapping[BotPace, float] = {"slow": 900.0, "normal": 350.0, "fast": 160.0, "at-once": 0.0}
"""ms for which at least each deed of a bot is seen."""

MEANT: Mapping[BotPace, float] = {"slow": 500.0, "normal": 500.0, "fast": 150.0, "at-once": 0.0}
"""ms for which an arrow shows what a bot means to flick."""

AGAIN = 3000.0
"""ms until it is tried again to keep a bot's answer."""


class BotTurn:
    """``begin`` when a bot is to decide; then ``listen`` until it has answered."""

    def __init__(self, match: Match, thinker: Thinker, settings: Settings) -> None:
        self.match = match
        self._thinker, self._settings = thinker, settings
        self._until = 0.0
        self._known: Thought | None = None
        """What the bot has answered, until that is taken."""

    def begin(self, now: float) -> None:
        """Let the bot think whose decision waits."""
        self._until = now + DEED[self._settings.bot_pace]
        self._thinker.ask(self.match)

    def listen(self, now: float) -> Thought | BotAims | None:
        """What the bot answers, once it has made up its mind and its deed may be seen; before a flick how it aims."""
        if now < self._until:
            return None
        if self._known is not None:
            return self._known
        self._known = self._thinker.answer(self.match)
        if self._known is None:
            if not self._thinker.busy:
                self._thinker.ask(self.match)
            return None
        aims = self._aims(self._known)
        if aims is not None:
            self._until = now + aims.lasts
        return aims or self._known

    def hurry(self) -> Thought:
        """What the bot answers at once: what it has decided already, or else what comes to its mind first."""
        if self._known is None:
            self._thinker.stop()
            easiest = next(iter(self.match.game.bots.values()), BOTS["random"])
            self._known = easiest().think(self.match.perspective())
        return self._known

    def try_later(self, now: float) -> None:
        """The answer could not be kept, as on a full disk: ``listen`` gives it again after a while."""
        self._until = now + AGAIN

    def forget(self) -> None:
        """The answer was taken, or another moment of the match waits."""
        self._known = None

    def stop(self) -> None:
        """Nothing more is asked of any bot."""
        self._thinker.stop()

    def _aims(self, thought: Thought) -> BotAims | None:
        """How the bot means to flick, if it does and somebody wants to see that."""
        decision, lasts = self.match.decision, MEANT[self._settings.bot_pace]
        if self._settings.still or not lasts or not isinstance(decision, Flick):
            return None
        try:
            aim = aim_of(decision, thought.answer)
        except Refused:
            return None
        return BotAims(aim, power_at(decision, aim.speed), lasts)
