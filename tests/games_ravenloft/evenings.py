"""Games in which somebody plays the dungeon (variant STR): bots on all seats."""

from typing import NamedTuple

from flick.bots import BOTS
from flick.bots.random import RandomBot
from flick.games.ravenloft.game import GAME
from flick.table.decisions import Choose
from flick.table.match import Match
from flick.table.perspective import Perspective
from flick.table.seats import Seat, Thought
from flick.written_options import read_options


class Passive:
    """Buys nothing, plays nothing, and chooses anything where it must."""

    def think(self, perspective: Perspective) -> Thought:
        decision = perspective.decision
        if isinstance(decision, Choose) and decision.decline:
            return Thought(decision.decline)
        return RandomBot().think(perspective)


class Evening(NamedTuple):
    """One game: who plays Strahd against how many heroes, in which adventure."""

    strahd: str
    heroes: int
    adventure: str
    seed: int
    hero: str = "normal"


def evening_of(evening: Evening) -> Match:
    """The match, before its first step; Strahd has the last seat."""
    options = read_options(GAME, {"adventure": evening.adventure, "variants": "STR"})
    seats = [*[Seat(evening.hero)] * evening.heroes, Seat(evening.strahd)]
    return Match(GAME, seats, options, evening.seed, bots={**BOTS, "passive": Passive})
