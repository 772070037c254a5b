"""Bots that play Caveloot: explorers with a sense of risk, each in a temper."""

from collections.abc import Callable, Mapping
from functools import partial

from flick.games.caveloot.bot.policy import PolicyBot
from flick.table.seats import Bot

CARELESS = 0.3
"""The share of its answers on the way to which the weaker bot gives no thought."""

BOTS: Mapping[str, Callable[[], Bot]] = {"easy": partial(PolicyBot, CARELESS), "normal": PolicyBot}
"""By the name of the level."""
