"""A shot as it is watched: at its own pace or another one, from the start, to the end, again.

It goes on frame by frame (``tick``). A frame never goes past a contact: that is shown as it happens, however slow the
machine is, and a frame that took long goes on by so much only.
"""

from typing import NamedTuple

from flick.arena.layout import Layout, Pose
from flick.arena.outcome import Contact, Departure, Outcome
from flick.window.arena.flicking.shot_motion import Motion
from flick.window.arena.flicking.shot_sounds import LOUDNESS, SILENT, SWIFT, Knock, knocks_of, loudness
from flick.window.arena.flicking.tempo import Tempo

REAL, SLOW = 1.0, 0.25
"""Paces: seconds of the shot in a second; and what it is slowed to while somebody wants to see it closely."""

BEFORE = -1.0
"""s. Before the flick."""

LONGEST = 50.0
"""ms that a frame goes on at most."""


class Due(NamedTuple):
    """What has happened in a frame of a flick."""

    knocks: list[Knock]
    contacts: list[Contact]
    """The contacts that can be heard."""
    left: list[Departure]


class Playback:
    """An outcome on the screen. ``now`` is always the time in ms by whatever clock the window has.

    It runs from the moment that it is made.
    """

    def __init__(
        self,
        layout: Layout,
        outcome: Outcome,
        now: float,
        *,
        pace: float = REAL,
        tempo: Tempo | None = None,
    ) -> None:
        """``layout`` is the one that the shot was made on, ``pace`` how many seconds of it go by in one; 0 is
        standing still."""
        self.outcome = outcome
        self.motion = Motion(layout, outcome)
        self.knocks = knocks_of(layout, outcome)
        self.contacts = [contact for contact in outcome.contacts if loudness(contact.impulse) >= SILENT]
        self.pace = pace
        self.t = 0.0
        """s of the shot that have passed."""
        self._tempo = tempo or Tempo()
        self._now, self._told = now, BEFORE
        self._held = self._owed = self._slowed = 0.0
        self._rate = 1.0
        self._stop(0.0)

    @property
    def done(self) -> bool:
        return self.t >= self.motion.duration and self._held <= 0

    @property
    def poses(self) -> dict[str, Pose]:
        """The pose of every pawn that is on the table now; in the end exactly the one in which it rests."""
        return self.motion.poses(self.t)

    @property
    def sliding(self) -> float:
        """How loud it slides now, from 0 to 1, as fast as it is seen to. A slow slide is heard too, as a slow blow
        is."""
        return min(1.0, self.motion.speed(self.t) * min(1.0, self.pace * self._rate) / SWIFT) ** LOUDNESS

    def tick(self, now: float) -> Due:
        """Go on by a frame, and tell what has happened in it."""
        passed, self._now = min(LONGEST, max(0.0, now - self._now)) + self._owed, now
        self._owed = 0.0
        self._go_on(passed)
        since, self._told = self._told, self.t
        return Due(
            [knock for knock in self.knocks if since < knock.t <= self.t],
            [contact for contact in self.contacts if since < contact.t <= self.t],
            [gone for gone in self.outcome.left if since < gone.t <= self.t],
        )

    def skip(self) -> None:
        """Go to the end; what lies between is not heard."""
        self.t = self._told = self.motion.duration
        self._held = self._owed = 0.0

    def again(self, now: float) -> None:
        """Begin again from the start."""
        self.t, self._told, self._now = 0.0, BEFORE, now
        self._held = self._owed = self._slowed = 0.0
        self._rate = 1.0
        self._stop(0.0)

    def _go_on(self, passed: float) -> None:
        """Let so many ms of the clock go by, up to the next contact."""
        while passed > 0 and self.pace > 0 and not self.done:
            if self._held > 0:
                passed = self._wait(passed)
                continue
            stop = self._next_stop()
            rate = self.pace * self._rate
            step = min(passed, (stop - self.t) * 1000 / rate, self._slowed if self._slowed > 0 else passed)
            passed -= step
            reached = (stop - self.t) * 1000 / rate <= step
            self.t = stop if reached else self.t + step * rate / 1000
            self._slow_down(step)
            if reached and self._stop(stop):
                self._owed = min(LONGEST, max(0.0, passed - self._held))
                self._held = max(0.0, self._held - passed)
                return

    def _wait(self, passed: float) -> float:
        """Stand still for as long as time is held; what is left of ``passed`` ms after that."""
        used = min(self._held, passed)
        self._held -= used
        return passed - used

    def _next_stop(self) -> float:
        """The next moment at which something is to be seen or changes."""
        contacts = [contact.t for contact in self.contacts if contact.t > self.t]
        slowings = [slowing.t for slowing in self._tempo.slowings if slowing.t > self.t]
        return min([*contacts[:1], *slowings[:1], self.motion.duration])

    def _stop(self, t: float) -> bool:
        """Hold time and slow it down as the tempo says for that moment; whether a contact is to be seen there."""
        self._held = sum(hold.lasts for hold in self._tempo.holds if hold.t == t)
        for slowing in self._tempo.slowings:
            if slowing.t == t:
                self._slowed, self._rate = slowing.lasts, slowing.rate
        return any(contact.t == t for contact in self.contacts)

    def _slow_down(self, passed: float) -> None:
        """Count so many ms of the time in which everything is slower."""
        if self._slowed > 0:
            self._slowed -= passed
            if self._slowed <= 1e-9:
                self._slowed, self._rate = 0.0, 1.0
