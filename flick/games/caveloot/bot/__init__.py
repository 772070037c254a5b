"""Bots that play Caveloot: explorers with a sense of risk, each in a temper."""

from collections.abc import Callable, Mapping
from functools import partial

from flick.games.caveloot.bot.policy import PolicyBot
from flick.table.seats import Bot

CARELESS = 0.3
"""The share of answers, from 0 to 1, that the weaker bot leaves to chance on its way."""

BOTS: Mapping[str, Callable[[], Bot]] = {"easy": partial(PolicyBot, CARELESS), "normal": PolicyBot}
"""Each bot by the name of its level."""
