"""What any bot is made of, and the bots that can sit at every table."""

from collections.abc import Callable, Mapping

from flick.bots.random import RandomBot
from flick.table.seats import Bot

BOTS: Mapping[str, Callable[[], Bot]] = {"random": RandomBot}
