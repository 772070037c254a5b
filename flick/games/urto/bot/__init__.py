"""Bots that play Urto: each answer weighed in a temper, and the better bot plays on where that hardly decides."""

from collections.abc import Callable, Mapping
from functools import partial

from flick.games.urto.bot.policy import PolicyBot
from flick.games.urto.bot.racer import RacerBot
from flick.table.seats import Bot

CARELESS = 2.8
"""By so many points the weaker bot may be mistaken."""

BOTS: Mapping[str, Callable[[], Bot]] = {"easy": partial(PolicyBot, CARELESS), "normal": RacerBot}
"""By the name of the level."""
