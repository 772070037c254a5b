"""A flick that is being watched: where everything is, what flashes, and what is heard of it."""

from collections.abc import Mapping
from typing import NamedTuple, Protocol

from flick.arena.layout import Layout, Pose
from flick.arena.outcome import Outcome
from flick.arena.shapes import Point
from flick.window.flicking.knocks import pan_at
from flick.window.flicking.playback import REAL, Playback
from flick.window.paint.looks import look_of
from flick.window.parts.motion import ease_out

HUM = 0.5
"""How loud sliding is beside knocks."""


class Loudspeaker(Protocol):
    """What plays sounds by their names."""

    def play(self, name: str, volume: float = 1.0, pan: float = 0.0) -> None: ...

    def loop(self, name: str, volume: float, pan: float = 0.0) -> None: ...


class Glow(NamedTuple):
    """A flash as it is now: where (mm), how large (pixels of the design) and how strong."""

    at: Point
    size: float
    strength: float


class Rolling:
    """The film of one flick. Times are milliseconds."""

    def __init__(
        self, before: Layout, outcome: Outcome, now: float, sounds: Loudspeaker, flash: int, *, still: bool = False
    ) -> None:
        """``flash`` is how long a contact flashes; ``still`` shows the end at once."""
        self.before, self.outcome = before, outcome
        crystals = [name for name, pawn in before.pawns.items() if look_of(name, pawn).kind == "crystal"]
        self._film = Playback(before, outcome, now, crystals=crystals)
        self._sounds, self._flash = sounds, flash
        self._hum = "slide-cloth" if before.table.floor == "cloth" else "slide-board"
        self._lit: list[tuple[float, Point, float]] = []
        self._still = still
        if still:
            self._film.skip(now)

    def poses(self, now: float) -> Mapping[str, Pose]:
        """Every pawn that is on the table; in the end exactly as it rests."""
        return self._film.poses(now)

    def done(self, now: float) -> bool:
        return self._film.done(now)

    def hear(self, now: float) -> None:
        """Play what has become due, and light its flashes."""
        due = self._film.due(now)
        for knock in due.knocks:
            self._sounds.play(knock.sound, knock.volume, knock.pan)
        if self._flash:
            self._lit += [(now, (flash.x, flash.y), flash.size) for flash in due.flashes]
        self._lit = [lit for lit in self._lit if now - lit[0] < self._flash]
        volume = 0.0 if self.done(now) else HUM * self._film.sliding(now)
        pose = self._film.poses(now).get(self.outcome.pawn)
        self._sounds.loop(self._hum, volume, pan_at(pose[0], self.before.table.width) if pose else 0.0)

    def glows(self, now: float) -> list[Glow]:
        """The contacts that flash now; each fades."""
        return [Glow(at, size, 1.0 - ease_out((now - since) / self._flash) ** 2) for since, at, size in self._lit]

    @property
    def glowing(self) -> bool:
        return bool(self._lit)

    def pace(self, now: float, pace: float) -> None:
        self._film.set_pace(now, pace)

    def skip(self, now: float) -> None:
        """To the end; nothing is heard of what lies between."""
        self._film.skip(now)
        self._lit.clear()

    def again(self, now: float) -> None:
        """From the start, at its own pace."""
        self._film.set_pace(now, REAL)
        self._film.again(now)
        if self._still:
            self._film.skip(now)
        self._lit.clear()

    def hush(self) -> None:
        """Nothing slides any more."""
        self._sounds.loop(self._hum, 0.0)
