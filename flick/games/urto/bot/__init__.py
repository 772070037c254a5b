"""Bots that play Urto: each answer weighed in a temper; the better bot plays on where that hardly decides a race."""

from collections.abc import Callable, Mapping
from functools import partial

from flick.bots.weighing import CloseCallBot, WeighingBot
from flick.games.urto.bot.policy import options
from flick.games.urto.bot.racer import close_calls
from flick.table.seats import Bot

CARELESS = 2.8
"""By so many points the weaker bot may be mistaken."""
MARGIN = 0.6
"""Answers worth so many points less than the best are as good at first sight."""
TRIES, ANSWERS = 8, 10
"""So often the better bot plays on for a decision, and so many answers far."""
WEIGHED = ("turn", "after", "face", "shortcut", "attacked")
"""The verbs of the decisions at which it does."""

BOTS: Mapping[str, Callable[[], Bot]] = {
    "easy": partial(WeighingBot, options, CARELESS),
    "normal": partial(CloseCallBot, options, WEIGHED, MARGIN, TRIES, ANSWERS, close_calls),
}
"""By the name of the level."""
