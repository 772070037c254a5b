"""Bots that play the heroes: each answer weighed, and the better bot plays on where that hardly decides."""

from collections.abc import Callable, Mapping
from functools import partial

from flick.bots.weighing import WeighingBot
from flick.games.ravenloft.bot.policy import options
from flick.table.seats import Bot

CARELESS = 2.5
"""By so many points the weaker bot may be mistaken."""

BOTS: Mapping[str, Callable[[], Bot]] = {
    "easy": partial(WeighingBot, options, CARELESS),
    "normal": partial(WeighingBot, options),
}
"""By the name of the level."""
