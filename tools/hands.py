"""What a person's hand comes to with each aim help, beside the fingers of the bots: ``python -m tools.hands``.

A hand is modelled: what the eye misjudges without help, and how far the hand is from where it meant to be when it lets
go. Each hand and each finger then strikes at a character that lies free, at three distances, many times.
"""

import math
import sys
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from rich.console import Console
from rich.table import Table as Listing

from flick.arena.aim import Candidate, refine
from flick.arena.layout import Layout, Pawn, Table
from flick.arena.sliding_pawn import GRAVITY
from flick.games.catacombs.bot.level import LEVELS
from flick.table.chance import Chance, Luck
from flick.table.decisions import AimHelp
from flick.window.arena.flicking.lever import FULL, STEADY
from flick.window.arena.flicking.power import EVENNESS

TREMOR = 1.5
"""mm on the mat: how far the hand is from where it meant to be, each way; two pixels at the default size."""

EYE = math.radians(2.0)
"""rad: how well a straight line is seen that is not drawn as far as to its end."""

JUDGEMENT = 0.15
"""How well a speed is judged of which is not seen how far it carries, as a share of it."""

POWER = 0.6
"""Of a pull to full power; what a strike across half of the table takes."""

DISTANCES = (150.0, 300.0, 450.0)
"""mm between the middles."""

STRIKES = 2000
CHARACTER = 25.0
"""mm: the diameter of both."""


class Hand(NamedTuple):
    """Standard deviations of the angle in rad, and of the speed as a share of it."""

    angle: float
    speed: float


def person(aim_help: AimHelp) -> Hand:
    """``contact`` shows where the pawn first touches something, ``path`` also where everything comes to rest."""
    angle, speed = TREMOR / STEADY, EVENNESS / 2 * TREMOR / FULL / POWER
    if aim_help == "off":
        return Hand(math.hypot(angle, EYE), math.hypot(speed, JUDGEMENT))
    return Hand(angle, speed if aim_help == "path" else math.hypot(speed, JUDGEMENT))


def hands() -> Mapping[str, Hand]:
    """All that are compared, by what they are called."""
    helps: tuple[AimHelp, ...] = ("off", "contact", "path")
    people = {f"a person, aim help {aim_help}": person(aim_help) for aim_help in helps}
    return {**people, **{name: Hand(level.wobble, level.unevenness) for name, level in LEVELS.items()}}


def hits(hand: Hand, distance: float) -> float:
    """The share of straight strikes that hit, with the speed to go twice as far."""
    layout = Layout(Table(4 * distance, 4 * distance, "mat"), {})
    layout = layout.adding("one", Pawn(distance, 2 * distance, 0.0, CHARACTER))
    layout = layout.adding("other", Pawn(2 * distance, 2 * distance, 0.0, CHARACTER))
    speed = math.sqrt(2 * layout.physics.mat_friction * GRAVITY * 2 * distance)
    seen = refine(layout, "one", _strikes(hand, speed))
    return sum("other" in one.clean for one in seen) / len(seen)


def _strikes(hand: Hand, speed: float) -> Iterator[Candidate]:
    chance = Chance(Luck(1))
    for _ in range(STRIKES):
        yield Candidate(hand.angle * chance.normal(), speed * max(0.1, 1 + hand.speed * chance.normal()))


def main() -> int:
    listing = Listing(title="Hands and fingers", title_justify="left")
    for column in ("who", "angle", "speed", *(f"hits at {distance:.0f} mm" for distance in DISTANCES)):
        listing.add_column(column)
    for name, hand in hands().items():
        shares = [f"{hits(hand, distance):.0%}" for distance in DISTANCES]
        listing.add_row(name, f"{math.degrees(hand.angle):.1f}°", f"{hand.speed:.1%}", *shares)
    Console(width=None if sys.stdout.isatty() else 110).print(listing)
    return 0


if __name__ == "__main__":
    sys.exit(main())
