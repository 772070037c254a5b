"""A shot as it is watched: at its own pace or another one, from the start, to the end, again."""

import math
from collections.abc import Collection
from typing import NamedTuple

from flick.arena.layout import Layout, Pose
from flick.arena.outcome import Outcome
from flick.window.flicking.knocks import SILENT, SWIFT, Knock, knocks_of, loudness
from flick.window.flicking.motion import Motion

REAL, SLOW = 1.0, 0.25
"""Paces: seconds of the shot in a second."""

BEFORE = -1.0
"""s. Before the flick."""

FLASH = (10.0, 20.0)
"""Pixels of the design: how large a contact flashes at the least and at the most."""


class Flash(NamedTuple):
    """A contact to be shown: when (s after the flick), where (mm) and how large (pixels of the design)."""

    t: float
    x: float
    y: float
    size: float
    a: str
    b: str


class Due(NamedTuple):
    """What has happened since the last time that somebody asked."""

    knocks: list[Knock]
    flashes: list[Flash]


class Playback:
    """An outcome on the screen. ``now`` is always the time in ms by whatever clock the window has.

    It runs from the moment that it is made.
    """

    def __init__(
        self, layout: Layout, outcome: Outcome, now: float, *, pace: float = REAL, crystals: Collection[str] = ()
    ) -> None:
        """``layout`` is the one that the shot was made on, ``crystals`` names the pawns that ring like glass."""
        self.outcome = outcome
        self.motion = Motion(layout, outcome)
        self.knocks = knocks_of(layout, outcome, crystals)
        self.flashes = flashes_of(outcome)
        self.pace = pace
        self._since, self._from = now, 0.0
        self._told = BEFORE

    @property
    def length(self) -> float:
        """ms, at its own pace."""
        return self.motion.duration * 1000

    def time(self, now: float) -> float:
        """ms of the shot that have passed."""
        return self._passed(now) * 1000

    def done(self, now: float) -> bool:
        return self._passed(now) >= self.motion.duration

    def poses(self, now: float) -> dict[str, Pose]:
        """Every pawn that is on the table now; in the end exactly as it rests."""
        return self.motion.poses(self._passed(now))

    def set_pace(self, now: float, pace: float) -> None:
        """Go on at another pace from here; 0 stands still."""
        self._from, self._since, self.pace = self._passed(now), now, pace

    def seek(self, now: float, to: float) -> None:
        """Go to so many ms of the shot; what lies between is not heard."""
        self._from, self._since = max(0.0, min(self.motion.duration, to / 1000)), now
        self._told = self._from

    def skip(self, now: float) -> None:
        """To the end."""
        self.seek(now, math.inf)

    def again(self, now: float) -> None:
        """From the start."""
        self.seek(now, 0.0)
        self._told = BEFORE

    def due(self, now: float) -> Due:
        """The sounds and flashes of the time since this was last asked."""
        since, until = self._told, self._passed(now)
        self._told = until
        return Due(
            [knock for knock in self.knocks if since < knock.t <= until],
            [flash for flash in self.flashes if since < flash.t <= until],
        )

    def sliding(self, now: float) -> float:
        """How loud it slides now, from 0 to 1, as fast as it is seen to."""
        return min(1.0, self.motion.speed(self._passed(now)) * min(1.0, self.pace) / SWIFT)

    def _passed(self, now: float) -> float:
        """s of the shot."""
        return max(0.0, min(self.motion.duration, self._from + (now - self._since) / 1000 * self.pace))


def flashes_of(outcome: Outcome) -> list[Flash]:
    """One for each contact that can be heard."""
    least, most = FLASH
    return [
        Flash(contact.t, contact.x, contact.y, least + (most - least) * loud, contact.a, contact.b)
        for contact in outcome.contacts
        if (loud := loudness(contact.impulse)) >= SILENT
    ]
