"""One shot under way, from the flick until everything rests."""

import math

from flick.arena.contacts import Contacts
from flick.arena.energy import Ledger
from flick.arena.engine import Engine
from flick.arena.layout import Layout
from flick.arena.outcome import FRAME, Departure
from flick.arena.outlook import outlook
from flick.arena.shot import Shot
from flick.arena.slider import Slider
from flick.arena.space import Scene
from flick.arena.stepping import LONG, steps, stride

MOST_FRAMES = 1200
"""After 10 s what still moves is stopped (CAT-R51)."""

INSTANT = 1e-9
"""s. Sums of steps are not more exact than this."""

NEAR_EDGE = 0.1
"""mm. A pawn whose next steps end this near to the edge of the mat may be off it."""


class Run:
    """A shot under way. ``now`` is the time that the engine has reached."""

    def __init__(self, layout: Layout, shot: Shot, engine: Engine, ledger: Ledger | None = None) -> None:
        self.scene = Scene(layout, engine)
        self.contacts = Contacts(self.scene)
        self.left: list[Departure] = []
        self.frames = 0
        self.now = 0.0
        self._engine, self._ledger = engine, ledger
        self._sliders = list(self.scene.sliders)
        self._awake: list[Slider] = []
        self._mat = (layout.table.width, layout.table.height) if layout.table.edge == "mat" else None
        self._length = 0.0
        self._free_until = 0.0
        self._again = False
        flicked = next(slider for slider in self._sliders if slider.name == shot.pawn)
        engine.set_velocity(flicked.body, (shot.vx, shot.vy))
        engine.set_spin(flicked.body, shot.spin)
        self._wake()

    @property
    def staying(self) -> list[Slider]:
        """The pawns that are still on the table."""
        return self._sliders

    def to_rest(self) -> bool:
        """Let it happen. False when what moves had to be stopped."""
        movers = self._look()
        self._note()
        while movers and self.frames < MOST_FRAMES:
            self.frames += 1
            end = self.frames * FRAME
            while movers and end - self.now > INSTANT:
                self._step(movers, *self._stride(movers, end - self.now))
                movers = self._look()
            self._record()
        return not movers

    def rested(self) -> float:
        """When the last pawn came to rest, from how far each still went in the last frame."""
        late = 0.0
        for slider in self._sliders:
            if len(slider.rows) > self.frames > 0:
                (x, y, angle), (to_x, to_y, to_angle) = slider.rows[-2:]
                slid, turned = math.hypot(to_x - x, to_y - y), abs(to_angle - angle)
                late = max(late, math.sqrt(2 * slid / slider.slow), math.sqrt(2 * turned / slider.unwind))
        started = (self.frames - 1) * FRAME if late else 0.0
        return max([started + min(late, FRAME), *(departure.t for departure in self.left)])

    def _stride(self, movers: list[Slider], span: float) -> tuple[int, float]:
        """How many steps to take, and how long; not more than ``span`` seconds, but for one step after a contact.

        That one is as long as the step of the contact, so that the engine's memory of its impulse is used up.
        """
        if self._again:
            self._again = False
            return 1, self._length
        if self.now + span <= self._free_until:
            count, length = steps(span, LONG)
        else:
            free, fine = outlook(movers, self._sliders, self.scene.barriers, span)
            if free > span:
                self._free_until = self.now + free
            count, length = stride(free, fine, span)
        return count, self._length if abs(length - self._length) < INSTANT * length else length

    def _step(self, movers: list[Slider], count: int, length: float) -> None:
        """Take steps, but none after one that brings a contact."""
        contacts, step = self.contacts, self._engine.step
        watched = self._near_edge(count * length)
        if watched or length != self._length or (self._ledger and self._ledger.every_step):
            taken = self._step_with_care(movers, count, length, watched)
        else:
            taken = 0
            while taken < count and not contacts.news:
                step(length)
                taken += 1
        self.now += taken * length
        nearest = round(self.now / FRAME) * FRAME
        if abs(self.now - nearest) < INSTANT:
            self.now = nearest

    def _step_with_care(self, movers: list[Slider], count: int, length: float, watched: list[Slider]) -> int:
        """Take steps of a new length, or watch what happens in each; returns how many."""
        engine, old = self._engine, self._length
        changed = length != old
        self._length = length
        if changed:
            for mover in movers:
                mover.retime(engine, old, length)
        for taken in range(1, count + 1):
            engine.step(length)
            if changed and taken == 1:
                for mover in movers:
                    mover.settle(engine)
            if self._ledger and self._ledger.every_step:
                self._ledger.note(self.now + taken * length, engine, self._sliders, length)
            for slider in watched:
                self._watch(slider, self.now + (taken - 1) * length, length)
            if self.contacts.news:
                return taken
        return count

    def _look(self) -> list[Slider]:
        """See what has become of the pawns; the ones that move."""
        if self.contacts.failure:
            raise self.contacts.failure
        if self.contacts.news:
            self.contacts.stamp(self.now)
            self._again = True
            self._wake()
        movers: list[Slider] = []
        for slider in self._awake:
            slider.read(self._engine)
            if slider.moves:
                movers.append(slider)
        return movers

    def _wake(self) -> None:
        """Find out who does not sleep, after something that may have woken any pawn."""
        asleep = self._engine.asleep
        self._awake = [slider for slider in self._sliders if not asleep(slider.body)]
        self._free_until = 0.0

    def _record(self) -> None:
        """Add a row to the tracks of all that do not sleep."""
        for slider in self._awake:
            rows = slider.rows
            if len(rows) < self.frames:
                rows += [rows[-1]] * (self.frames - len(rows))
            rows.append((slider.x, slider.y, slider.angle))
        asleep = self._engine.asleep
        self._awake = [slider for slider in self._awake if slider.moves or not asleep(slider.body)]
        self._note()

    def _note(self) -> None:
        if self._ledger and not self._ledger.every_step:
            self._ledger.note(self.now, self._engine, self._sliders, self._length)

    def _near_edge(self, span: float) -> list[Slider]:
        """The pawns that may leave the mat within ``span`` seconds."""
        if self._mat is None:
            return []
        width, height = self._mat
        return [
            slider
            for slider in self._awake
            if not (
                NEAR_EDGE < slider.x + slider.vx * span < width - NEAR_EDGE
                and NEAR_EDGE < slider.y + slider.vy * span < height - NEAR_EDGE
            )
        ]

    def _watch(self, slider: Slider, t: float, length: float) -> None:
        """Take a pawn away that has crossed the edge in the last step, which began at ``t``."""
        if self._mat is None:
            return
        width, height = self._mat
        place = self._engine.position(slider.body)
        x, y, angle = place.x, place.y, self._engine.angle(slider.body)
        if 0 <= x <= width and 0 <= y <= height:
            slider.x, slider.y, slider.angle = x, y, angle
            return
        share = min(_share(slider.x, x, width), _share(slider.y, y, height))
        at_x = min(width, max(0.0, slider.x + share * (x - slider.x)))
        at_y = min(height, max(0.0, slider.y + share * (y - slider.y)))
        at_angle = slider.angle + share * (angle - slider.angle)
        self.left.append(Departure(slider.name, t + share * length, at_x, at_y, at_angle))
        self._sliders.remove(slider)
        self._engine.remove(slider.body)
        self.contacts.news = True


def _share(start: float, end: float, limit: float) -> float:
    """How much of the way from ``start`` to ``end`` lies between 0 and ``limit``."""
    if end < 0:
        return start / (start - end)
    if end > limit:
        return (limit - start) / (end - start)
    return 1.0
