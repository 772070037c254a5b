"""Bots that play Catacombs: one planner, four levels."""

from collections.abc import Callable, Mapping
from functools import partial

from flick.games.catacombs.bot.level import LEVELS
from flick.games.catacombs.bot.mind import CatacombsBot
from flick.table.seats import Bot

BOTS: Mapping[str, Callable[[], Bot]] = {name: partial(CatacombsBot, level) for name, level in LEVELS.items()}
"""By the name of the level, from ``easy`` to ``perfect``."""
