"""Bots that play Kinfire: one mind, two levels."""

from collections.abc import Callable, Mapping
from functools import partial

from flick.games.kinfire.bot.level import LEVELS
from flick.games.kinfire.bot.mind import KinfireBot
from flick.table.seats import Bot

BOTS: Mapping[str, Callable[[], Bot]] = {name: partial(KinfireBot, level) for name, level in LEVELS.items()}
"""The bots by their level, from ``easy`` to ``normal``."""
