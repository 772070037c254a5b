"""A whole flick by keyboard: which pawn, which way, how hard."""

import math
from collections.abc import Sequence

from flick.arena.layout import Layout
from flick.arena.shapes import Point, chain_distance, point_link_distance
from flick.table.rules import Aim, Flick
from flick.window.arena.flicking.power import aim_of, answer_of, speed_at

START_POWER = 0.5

TURN, TURN_LONG, TURN_WIDE = math.radians(1.0), math.radians(5.0), math.radians(15.0)
"""What one press turns the aim by, what a key that has been held for long turns it by each time, and with Shift."""
POWER = 0.05
FINE = 0.1
"""What a key counts with Ctrl."""

TURNS = {"left": 1, "right": -1}
POWERS = {"up": 1, "down": -1, "+": 1, "-": -1, "=": 1, "[+]": 1, "[-]": -1}
"""Keys by their names in pygame; those in brackets are on the number pad. The key = bears + on many keyboards."""

SHOOT = ("space", "return", "enter")


class KeyAim:
    """An aim that keys move: ``angle`` in radians, ``power`` from 0 to 1. It begins towards the nearest piece that the
    flick is meant to touch, one with nothing on the way to it before others; else towards the table's middle."""

    def __init__(self, decision: Flick, layout: Layout) -> None:
        self.decision = decision
        self.layout = layout
        self.choose(decision.pawns[0])

    def choose(self, pawn: str) -> None:
        """Aim with that pawn from the beginning."""
        here = self.layout.pawns[pawn]
        x, y = begun_at(self.layout, pawn, self.decision.targets)
        self.pawn = pawn
        self.angle = math.radians(round(math.degrees(math.atan2(y - here.y, x - here.x))))
        self.power = START_POWER

    @property
    def answer(self) -> str:
        """The flick in its written form."""
        return answer_of(self.decision, Aim(self.pawn, self.angle, speed_at(self.decision, self.power)))

    @property
    def aim(self) -> Aim:
        """The flick as it will be read from its written form."""
        return aim_of(self.decision, self.answer)

    def press(
        self, key: str, *, ctrl: bool = False, shift: bool = False, held: bool = False
    ) -> tuple[bool, str | None]:
        """Take a key by its name: whether it was one of ours, and the flick if it was the one that shoots. A key that
        is held comes again and again, and after a while as ``held``.

        Arrows turn by a degree, in larger steps while they are held, with Shift by fifteen; and they change the power
        by a twentieth. With Ctrl all of it is a tenth. Tab goes to the next pawn, Esc begins again, Space and Enter
        shoot.
        """
        if key in TURNS:
            step = TURN * FINE if ctrl else TURN_WIDE if shift else TURN_LONG if held else TURN
            self.angle = (self.angle + TURNS[key] * step) % math.tau
        elif key in POWERS:
            share = FINE if ctrl else 1.0
            self.power = max(0.0, min(1.0, self.power + POWERS[key] * POWER * share))
        elif key == "tab" and len(self.decision.pawns) > 1:
            self.choose(self._beside(-1 if shift else 1))
        elif key == "escape":
            self.choose(self.pawn)
        elif key in SHOOT:
            return True, self.answer
        else:
            return False, None
        return True, None

    def _beside(self, by: int) -> str:
        """The next of the pawns that may be flicked, or the one before it."""
        pawns = self.decision.pawns
        return pawns[(pawns.index(self.pawn) + by) % len(pawns)]


def begun_at(layout: Layout, pawn: str, targets: Sequence[str]) -> Point:
    """The place in mm at which a first aim of that pawn points."""
    here = _place_of(layout, pawn)
    others = [name for name in targets if name in layout.pawns and name != pawn]
    if not others:
        return layout.table.width / 2, layout.table.height / 2

    def far(name: str) -> tuple[bool, float]:
        return not is_open(layout, pawn, name), math.dist(here, _place_of(layout, name))

    return _place_of(layout, min(others, key=far))


def is_open(layout: Layout, pawn: str, target: str) -> bool:
    """Whether nothing lies in the way of a pawn that slides straight to another one."""
    here, there = _place_of(layout, pawn), _place_of(layout, target)
    wide = layout.pawns[pawn].chain.extent
    for name in layout.pawns.keys() - {pawn, target}:
        if point_link_distance(_place_of(layout, name), here, there) < wide + layout.pawns[name].chain.extent:
            return False
    walls = layout.walls.values()
    return all(chain_distance([here, there], [wall.start, wall.end]) >= wide + wall.thickness / 2 for wall in walls)


def _place_of(layout: Layout, pawn: str) -> Point:
    return layout.pawns[pawn].x, layout.pawns[pawn].y
