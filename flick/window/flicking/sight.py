"""An aim in the making: which pawn, which way, how hard."""

import math

from flick.arena.layout import Layout
from flick.table.answers import read, write_aim
from flick.table.rules import Aim, Flick
from flick.window.flicking.power import allowed, speed_at

START_POWER = 0.5


class Sight:
    """What pull and keys move: ``angle`` in radians, ``power`` from 0 to 1. It begins towards the table's middle."""

    def __init__(self, decision: Flick, layout: Layout, pawn: str | None = None) -> None:
        self.decision = decision
        self.layout = layout
        self.pawn = decision.pawns[0]
        self.choose(pawn or self.pawn)

    def choose(self, pawn: str) -> None:
        """Aim with another pawn, from the beginning."""
        here, table = self.layout.pawns[pawn], self.layout.table
        across, up = table.width / 2 - here.x, table.height / 2 - here.y
        self.pawn = pawn
        self.angle = math.radians(round(math.degrees(math.atan2(up, across))))
        self.power = START_POWER

    def choose_next(self, by: int = 1) -> None:
        """The next of the pawns that may be flicked, or the one before it."""
        pawns = self.decision.pawns
        self.choose(pawns[(pawns.index(self.pawn) + by) % len(pawns)])

    def turn(self, angle: float) -> None:
        """Counter-clockwise by so many radians."""
        self.angle = (self.angle + angle) % math.tau

    def strengthen(self, power: float) -> None:
        """By so much power, as far as that goes."""
        self.power = max(0.0, min(1.0, self.power + power))

    @property
    def answer(self) -> str:
        """The flick as it is written."""
        return answer_of(self.decision, Aim(self.pawn, self.angle, speed_at(self.decision, self.power)))

    @property
    def aim(self) -> Aim:
        """The flick as it will be read from its written form."""
        return aim_of(self.decision, self.answer)


def answer_of(decision: Flick, aim: Aim) -> str:
    """The written form of an aim, its speed brought within the limits."""
    speed = allowed(decision, aim.speed)
    return write_aim(Aim(aim.pawn, aim.angle, speed, aim.spin, aim.offset), decision.verb)


def aim_of(decision: Flick, answer: str) -> Aim:
    """What the rules get for an answer."""
    aim = read(decision, answer).value
    assert isinstance(aim, Aim)
    return aim
