"""A whole flick by keyboard."""

import math
from typing import NamedTuple

from flick.window.arena.flicking.aim_sight import AimSight

TURN, TURN_LONG, TURN_WIDE = math.radians(1.0), math.radians(5.0), math.radians(15.0)
"""By one press, by each time a key that has been held for long comes again, and with Shift."""
POWER = 0.05
FINE = 0.1
"""What a key counts with Ctrl."""

TURNS = {"left": 1, "right": -1}
POWERS = {"up": 1, "down": -1, "+": 1, "-": -1, "=": 1, "[+]": 1, "[-]": -1}
"""By their names in pygame; those in brackets are on the number pad. What is = bears + on many keyboards."""

SHOOT = ("space", "return", "enter")


class KeyTaken(NamedTuple):
    """What became of a key: whether it was one of ours, and the flick if it was the one that shoots."""

    ours: bool
    answer: str | None = None


class Keys:
    """The keys that move a sight: arrows turn by a degree, in larger steps while they are held, with Shift by fifteen;
    and they change the power by a twentieth. With Ctrl all of it is a tenth. Tab goes to the next pawn, Esc begins
    again, Space and Enter shoot."""

    def __init__(self, sight: AimSight) -> None:
        self.sight = sight

    def press(self, key: str, *, ctrl: bool = False, shift: bool = False, held: bool = False) -> KeyTaken:
        """Take a key by its name; a key that is held comes again and again, and after a while as ``held``."""
        sight, share = self.sight, FINE if ctrl else 1.0
        if key in TURNS:
            step = TURN * FINE if ctrl else TURN_WIDE if shift else TURN_LONG if held else TURN
            sight.turn(TURNS[key] * step)
        elif key in POWERS:
            sight.strengthen(POWERS[key] * POWER * share)
        elif key == "tab" and len(sight.decision.pawns) > 1:
            sight.choose_next(-1 if shift else 1)
        elif key == "escape":
            sight.choose(sight.pawn)
        elif key in SHOOT:
            return KeyTaken(True, sight.answer)
        else:
            return KeyTaken(False)
        return KeyTaken(True)
