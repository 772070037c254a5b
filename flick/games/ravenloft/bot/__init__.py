"""Bots that play the heroes: each answer weighed, and the better bot plays on where that hardly decides whether
something is used up: a Daily power, an Item, experience."""

from collections.abc import Callable, Mapping
from functools import partial

from flick.bots.weighing import CloseCallBot, WeighingBot
from flick.games.ravenloft.bot.policy import options
from flick.table.seats import Bot

CARELESS = 2.5
"""By so many points the weaker bot may be mistaken."""

MARGIN = 0.1
"""Answers worth so many points less than the best are as good at first sight."""
TRIES, ANSWERS = 12, 3
"""So often the better bot plays on for a decision, and so many answers far, to the next hero phase."""
WEIGHED = ("turn", "cancel")
"""The verbs of the decisions at which it does."""

THRIFT = 2.5
"""So much the weaker bot gives to keep its Threat, where it plays the dungeon."""

BOTS: Mapping[str, Callable[[], Bot]] = {
    "easy": partial(WeighingBot, partial(options, thrift=THRIFT), CARELESS),
    "normal": partial(CloseCallBot, options, WEIGHED, MARGIN, TRIES, ANSWERS),
}
"""By the name of the level."""
