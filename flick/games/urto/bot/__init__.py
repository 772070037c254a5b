"""Bots that play Urto: they weigh each answer in a temper; the better bot also looks ahead where answers are nearly as
good and may soon decide the race."""

from collections.abc import Callable, Mapping
from functools import partial

from flick.bots.weighing import CloseCallBot, WeighingBot
from flick.games.urto.bot.policy import options
from flick.games.urto.bot.racer import close_calls
from flick.table.seats import Bot

CARELESS = 2.8
"""The most points by which the weaker bot is wrong about an answer."""
MARGIN = 0.6
"""Answers within so many points of the best one count as equally good at first sight."""
TRIES, ANSWERS = 8, 10
"""How often the better bot plays on from each answer, and for how many further answers."""
WEIGHED = ("turn", "after", "face", "shortcut", "attacked")
"""The verbs of the decisions at which the better bot looks ahead."""

BOTS: Mapping[str, Callable[[], Bot]] = {
    "easy": partial(WeighingBot, options, CARELESS),
    "normal": partial(CloseCallBot, options, WEIGHED, MARGIN, TRIES, ANSWERS, close_calls),
}
"""The bots by the name of their level."""
