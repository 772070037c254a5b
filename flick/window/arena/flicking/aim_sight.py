"""An aim in the making: which pawn, which way, how hard."""

import math
from collections.abc import Sequence

from flick.arena.layout import Layout
from flick.arena.shapes import Point, chain_distance, point_link_distance
from flick.table.answers import read, write_aim
from flick.table.rules import Aim, Flick
from flick.window.arena.flicking.power import allowed, speed_at

START_POWER = 0.5


class AimSight:
    """What keys move: ``angle`` in radians, ``power`` from 0 to 1. It begins towards the nearest piece that the flick
    is meant to touch, one with nothing on the way to it before others; else towards the table's middle."""

    def __init__(self, decision: Flick, layout: Layout, pawn: str | None = None) -> None:
        self.decision = decision
        self.layout = layout
        self.pawn = decision.pawns[0]
        self.choose(pawn or self.pawn)

    def choose(self, pawn: str) -> None:
        """Aim with another pawn, from the beginning."""
        here = self.layout.pawns[pawn]
        x, y = begun_at(self.layout, pawn, self.decision.targets)
        self.pawn = pawn
        self.angle = math.radians(round(math.degrees(math.atan2(y - here.y, x - here.x))))
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


def begun_at(layout: Layout, pawn: str, targets: Sequence[str]) -> Point:
    """The place in mm that a first aim of that pawn points at."""
    here = _place_of(layout, pawn)
    others = [name for name in targets if name in layout.pawns and name != pawn]
    if not others:
        return layout.table.width / 2, layout.table.height / 2

    def far(name: str) -> tuple[bool, float]:
        return not is_open(layout, pawn, name), math.dist(here, _place_of(layout, name))

    return _place_of(layout, min(others, key=far))


def is_open(layout: Layout, pawn: str, target: str) -> bool:
    """Whether nothing lies where a pawn slides straight to another one."""
    here, there = _place_of(layout, pawn), _place_of(layout, target)
    wide = layout.pawns[pawn].chain.extent
    for name in layout.pawns.keys() - {pawn, target}:
        if point_link_distance(_place_of(layout, name), here, there) < wide + layout.pawns[name].chain.extent:
            return False
    walls = layout.walls.values()
    return all(chain_distance([here, there], [wall.start, wall.end]) >= wide + wall.thickness / 2 for wall in walls)


def _place_of(layout: Layout, pawn: str) -> Point:
    return layout.pawns[pawn].x, layout.pawns[pawn].y


def answer_of(decision: Flick, aim: Aim) -> str:
    """The written form of an aim, its speed brought within the limits."""
    speed = allowed(decision, aim.speed)
    return write_aim(Aim(aim.pawn, aim.angle, speed, aim.spin, aim.offset), decision.verb)


def aim_of(decision: Flick, answer: str) -> Aim:
    """What the rules get for an answer."""
    aim = read(decision, answer).value
    assert isinstance(aim, Aim)
    return aim
