"""What is on its way: cards, tokens, figures. Time comes in as milliseconds."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from flick.window.arena.effects.outlines import soft_spot
from flick.window.widgets.glide import ease_in_out
from flick.window.widgets.kit import Kit
from flick.window.widgets.pose import Pose
from flick.window.widgets.surfaces import Cutout
from flick.window.widgets.widget import Widget, nothing

ARC = 40
"""How far above the straight way a thing passes, in pixels of the design."""


COME, READ, TURNED, REST = 0.24, 0.52, 0.70, 0.76
"""Of what is unveiled: the share of its time at which it is large, begins to be turned, has been turned, and leaves."""
WARM = 2.6
"""How many times as wide as a thing the warm light is that goes with it."""


@dataclass(eq=False)
class Flight:
    """One thing on its way, from its first place to its last; its pictures are as wide as ``wide``, without their
    shadows. With two of them it is turned over at the middle. What ``waits`` is seen where it lies until it leaves."""

    way: Sequence[Pose]
    before: Cutout
    after: Cutout
    wide: int
    duration: float
    delay: float = 0.0
    rises: bool = True
    """Whether it goes through the air."""
    is_read: bool = False
    """Whether it is shown on its way so that it can be read."""
    waits: bool = False
    on_start: Callable[[], object] = nothing
    on_land: Callable[[], object] = nothing
    sound: str = ""
    """What is heard as it leaves."""
    thud: str = ""
    """What is heard as it lands."""
    warm: bool = False
    """Whether a warm light goes with it."""
    since: float | None = None
    share: float = 0.0
    away: bool = False

    @property
    def visible(self) -> bool:
        return self.away or self.waits

    @property
    def pose(self) -> Pose:
        """Where it is on the straight way now."""
        steps = self.share * (len(self.way) - 1)
        step = min(int(steps), len(self.way) - 2)
        return self.way[step].towards(self.way[step + 1], steps - step)

    def eased(self, done: float) -> float:
        """How far it is on its way after a share of its time."""
        return ease_in_out(done)

    def drawn(self) -> Cutout:
        """What is seen of it now."""
        turning = self.before.surface is not self.after.surface
        picture = self.after if turning and self.share >= 0.5 else self.before
        pose = self.pose
        zoom = pose.width / self.wide
        made = picture.surface
        if abs(zoom - 1) > 0.01 or pose.angle:
            made = pygame.transform.rotozoom(made, pose.angle, zoom)
        if turning:
            width = max(1, round(made.get_width() * abs(1 - 2 * self.share)))
            made = pygame.transform.smoothscale(made, (width, made.get_height()))
        return Cutout(made, (made.get_width() / 2, made.get_height() / 2))

    def place(self, arc: float) -> tuple[float, float]:
        """Its middle now."""
        pose = self.pose
        return pose.x, pose.y - (arc * 4 * self.share * (1 - self.share) if self.rises else 0.0)


@dataclass(eq=False)
class Unveiled(Flight):
    """Something that comes from its pile and is shown large before it is laid: it is turned over as it comes, held so
    that it is read, turned to how it will lie, and put there. Its way has three places: its pile, where it is large
    and turned as on the pile, and where it lies in the end."""

    rises: bool = False
    is_read: bool = True

    @property
    def pose(self) -> Pose:
        start, large, end = self.way
        if self.share < COME:
            return start._replace(angle=large.angle).towards(large, ease_in_out(self.share / COME))
        upright = large._replace(angle=end.angle)
        turned = large.towards(upright, ease_in_out(_between(self.share, READ, TURNED)))
        return turned.towards(end, ease_in_out(_between(self.share, REST, 1.0)))

    def eased(self, done: float) -> float:
        return done

    def drawn(self) -> Cutout:
        pose, over = self.pose, min(1.0, self.share / COME)
        picture = (self.after if over >= 0.5 else self.before).surface
        made = pygame.transform.rotozoom(picture, pose.angle, pose.width / self.wide)
        if over < 1.0:
            made = pygame.transform.smoothscale(
                made, (max(1, round(made.get_width() * abs(1 - 2 * over))), made.get_height())
            )
        return Cutout(made, (made.get_width() / 2, made.get_height() / 2))


def _between(share: float, first: float, last: float) -> float:
    """How much of the time between two moments has passed."""
    return min(1.0, max(0.0, (share - first) / (last - first)))


class Flights(Widget):
    """Everything on its way, above all else on the table; the pointer goes through."""

    catches = False

    def __init__(self, kit: Kit, window: Rect) -> None:
        super().__init__(kit, window)
        self.flights: list[Flight] = []
        self.pace = 1.0
        """How many times as fast as usual."""
        self._bounds = Rect(0, 0, 0, 0)

    def fly(self, *flights: Flight) -> None:
        """Send things on their way, with the next tick."""
        self.flights += flights
        self._measure()

    def finish(self) -> None:
        """Let everything arrive at once."""
        flights, self.flights = self.flights, []
        for flight in flights:
            if not flight.away:
                flight.on_start()
            flight.on_land()
        self._measure()

    @property
    def moving(self) -> bool:
        return bool(self.flights)

    @property
    def lasts(self) -> float:
        """ms until everything has landed that sets out now."""
        waiting = (flight.delay + flight.duration for flight in self.flights if flight.since is None)
        return max(waiting, default=0.0) / self.pace

    @property
    def reads(self) -> float:
        """ms until everything has landed that is to be read on its way."""
        waiting = (flight.delay + flight.duration for flight in self.flights if flight.since is None and flight.is_read)
        return max(waiting, default=0.0) / self.pace

    @property
    def is_read(self) -> bool:
        """Whether something is on its way that is to be read."""
        return any(flight.is_read for flight in self.flights)

    @property
    def bounds(self) -> Rect:
        return self._bounds

    def tick(self, now: float) -> None:
        if not self.flights:
            return
        landed: list[Flight] = []
        for flight in self.flights:
            if flight.since is None:
                flight.since = now
            passed = (now - flight.since) * self.pace - flight.delay
            if passed >= 0 and not flight.away:
                flight.away = True
                self._hear(flight.sound)
                flight.on_start()
            done = 1.0 if flight.duration <= 0 else min(1.0, max(0.0, passed / flight.duration))
            flight.share = flight.eased(done)
            if done >= 1.0 and flight.away:
                landed.append(flight)
        self.flights = [flight for flight in self.flights if flight not in landed]
        for flight in landed:
            self._hear(flight.thud)
            flight.on_land()
        self._measure()

    def _hear(self, sound: str) -> None:
        if sound:
            self.kit.sound(sound)

    def _measure(self) -> None:
        """Everything that is covered now must be drawn again, and so must what was covered before."""
        rects = [self._rect(flight) for flight in self.flights if flight.visible]
        self._bounds = rects[0].unionall(rects[1:]) if rects else Rect(0, 0, 0, 0)
        self.dirty = True

    def _rect(self, flight: Flight) -> Rect:
        surface: Surface = flight.before.surface
        size = round(math.hypot(*surface.get_size()) * max(1.0, flight.pose.width / flight.wide)) + 4
        if flight.warm:
            size = round(size * WARM)
        rect = Rect(0, 0, size, size)
        x, y = flight.place(self.kit.px(ARC))
        rect.center = round(x), round(y)
        return rect

    def paint(self, target: Surface) -> None:
        for flight in self.flights:
            if flight.visible:
                x, y = flight.place(self.kit.px(ARC))
                if flight.warm and flight.away:
                    spot = soft_spot(self.kit, round(flight.wide * WARM / 2), self.kit.theme.colour("honey"))
                    target.blit(spot, (round(x - spot.get_width() / 2), round(y - spot.get_height() / 2)))
                flight.drawn().draw(target, x, y)


def in_turn(flights: Sequence[Flight], gap: float) -> Sequence[Flight]:
    """Each a little later than the one before."""
    for index, flight in enumerate(flights):
        flight.delay = gap * index
    return flights
