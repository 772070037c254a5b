"""What bots of any game are made of, and the bots that can play every game."""

from collections.abc import Callable, Mapping

from flick.bots.random import RandomBot
from flick.table.seats import Bot

BOTS: Mapping[str, Callable[[], Bot]] = {"random": RandomBot}
