"""Bots that play heroes or the dungeon. They weigh each answer; the better bot also plays on from answers of nearly
equal worth that use up a Daily power, an Item or experience."""

from collections.abc import Callable, Mapping
from functools import partial

from flick.bots.weighing import CloseCallBot, WeighingBot
from flick.games.ravenloft.bot.policy import options
from flick.table.seats import Bot

CARELESS = 2.5
"""The most points by which the weaker bot may misjudge an answer."""

MARGIN = 0.1
"""Answers worth at most this many points less than the best are tried by playing on."""
TRIES, ANSWERS = 12, 3
"""How often the better bot plays on for a decision, and for how many answers, to the next hero phase."""
WEIGHED = ("turn", "cancel")
"""The verbs of the decisions for which it plays on."""

THRIFT = 2.5
"""The points that the weaker bot gives for keeping its Threat, where it plays the dungeon."""

BOTS: Mapping[str, Callable[[], Bot]] = {
    "easy": partial(WeighingBot, partial(options, thrift=THRIFT), CARELESS),
    "normal": partial(CloseCallBot, options, WEIGHED, MARGIN, TRIES, ANSWERS),
}
"""Each bot by the name of its level."""
