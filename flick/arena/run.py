"""A shot in progress, from the flick until everything rests."""

import math
from collections.abc import Iterable, Iterator, Sequence

from flick.allowance import spend
from flick.arena.apart import set_apart
from flick.arena.contacts import Contacts
from flick.arena.engine import ITERATIONS, ITERATIONS_ALONE, Engine
from flick.arena.layout import Layout
from flick.arena.mat import Mat
from flick.arena.outcome import FRAME, Departure
from flick.arena.outlook import outlook
from flick.arena.shot import Shot
from flick.arena.sliding_pawn import REST, SlidingPawn
from flick.arena.space import Scene
from flick.arena.stepping import Stride, alone, haste, stride

MOST_FRAMES = 1200
"""After so many frames (10 s) whatever still moves is stopped (CAT-R51)."""

INSTANT = 1e-9
"""Rounding error in seconds of a sum of steps."""

HARD = 50_000.0
"""Force in g mm/s2 from which on pressing counts as a blow: some ten times what friction makes pawns press."""

UNMOVED = 1e-6
"""Changes of a velocity below this (mm/s or rad/s) are rounding errors."""


class Run:
    """A shot in progress. ``now`` is the time in seconds that the engine has reached."""

    def __init__(self, layout: Layout, shot: Shot, engine: Engine) -> None:
        self.scene = Scene(_set_out(layout, shot), engine)
        self.contacts = Contacts(self.scene)
        self.left: list[Departure] = []
        self.frames = 0
        self.now = 0.0
        self.stopped = False
        self._engine = engine
        self._sliders = list(self.scene.sliders)
        self._awake: list[SlidingPawn] = []
        self._mat = Mat(layout.table) if layout.table.edge == "mat" else None
        self._length = 0.0
        self._stepped = 0.0
        self._free_until = 0.0
        self._again = False
        self._looks = 0
        self._iterations = ITERATIONS
        flicked = next(slider for slider in self._sliders if slider.name == shot.pawn)
        flicked.rows[0] = layout.pawns[shot.pawn].pose
        engine.set_velocity(flicked.body, (shot.vx, shot.vy))
        engine.set_spin(flicked.body, shot.spin)
        self._wake()

    @property
    def staying(self) -> list[SlidingPawn]:
        """The pawns that are still on the table."""
        return self._sliders

    def to_rest(self) -> None:
        """Run the shot until everything rests, or until it is ``stopped``."""
        for _ in self.strides():
            pass

    def strides(self) -> Iterator[None]:
        """Run the shot to rest in pieces of at most a few dozen steps, none of which goes past a contact."""
        movers = self._look()
        while movers and self.frames < MOST_FRAMES:
            self.frames += 1
            self._looks = 0
            end = self.frames * FRAME
            while movers and end - self.now > INSTANT:
                self._step(movers, *self._stride(movers, end - self.now))
                movers = self._look()
                yield
            self._record()
        self.stopped = bool(movers)

    def rested(self) -> float:
        """The time at which the last pawn came to rest, computed from how far each still went in the last frame."""
        if self.stopped:
            return self.now
        late = 0.0
        for slider in self._sliders:
            if len(slider.rows) > self.frames > 0:
                (x, y, angle), (to_x, to_y, to_angle) = slider.rows[-2:]
                slid, turned = math.hypot(to_x - x, to_y - y), abs(to_angle - angle)
                late = max(late, math.sqrt(2 * slid / slider.slow), math.sqrt(2 * turned / slider.unwind))
        started = (self.frames - 1) * FRAME if late else 0.0
        return max([started + min(late, FRAME), *(departure.t for departure in self.left)])

    def _stride(self, movers: list[SlidingPawn], span: float) -> Stride:
        """What to do next. It takes at most ``span`` seconds, except for the one step after a contact.

        That step is as long as the step of the contact, so that the impulse that the engine remembers of the contact is
        used up.
        """
        if self._again:
            self._again = False
            return 1, self._length, False
        if self.now + span <= self._free_until:
            return alone(span)
        free, fine = outlook(movers, self._sliders, self.scene.barriers, span)
        if free > span:
            self._free_until = self.now + free
        self._looks += 1
        return stride(free, fine * haste(self._looks), span)

    def _step(self, movers: list[SlidingPawn], count: int, length: float, alone: bool) -> None:
        """Take up to ``count`` steps, and none after a step with a contact."""
        spend(count * len(self._sliders))
        contacts, step = self.contacts, self._engine.step
        if abs(length - self._length) < INSTANT * length:
            length = self._length
        iterations = ITERATIONS_ALONE if alone else ITERATIONS
        if iterations != self._iterations:
            self._iterations = iterations
            self._engine.set_iterations(iterations)
        watched = self._mat.in_danger(self._awake, count * length) if self._mat else []
        if watched or length != self._length:
            taken = self._step_with_care(movers, count, length, watched)
        else:
            taken = 0
            while taken < count and not contacts.news:
                step(length)
                taken += 1
        self._stepped = taken * length
        self.now += self._stepped
        nearest = round(self.now / FRAME) * FRAME
        if abs(self.now - nearest) < INSTANT:
            self.now = nearest

    def _step_with_care(self, movers: list[SlidingPawn], count: int, length: float, watched: list[SlidingPawn]) -> int:
        """Take steps of a new length, or steps of which each has to be watched, and return how many were taken."""
        engine, old = self._engine, self._length
        changed = length != old
        self._length = length
        self.contacts.hard = HARD * length
        if changed:
            self.contacts.pressing = False
            for mover in movers:
                mover.retime(engine, old, length)
        for taken in range(1, count + 1):
            engine.step(length)
            if changed and taken == 1:
                for mover in movers:
                    mover.settle(engine)
                # The engine takes the change of length into account only by half for contacts, too.
                self.contacts.news = self.contacts.news or self.contacts.pressing
            if self._mat:
                self._take_off(self._mat, watched, self.now + (taken - 1) * length)
            if self.contacts.news:
                return taken
        return count

    def _take_off(self, mat: Mat, watched: list[SlidingPawn], t: float) -> None:
        """Remove the pawns that crossed the edge in the last step, which began at ``t``, in the order in which they
        crossed it."""
        crossed = [(slider, mat.crossing(slider, self._engine, t, self._length)) for slider in watched]
        gone = [(departure, slider) for slider, departure in crossed if departure is not None]
        for departure, slider in sorted(gone, key=lambda one: one[0].t):
            self.left.append(departure)
            self._sliders.remove(slider)
            self._engine.remove(slider.body)
            self.contacts.news = True

    def _look(self) -> list[SlidingPawn]:
        """Read all pawns from the engine and return those that move."""
        if self.contacts.failure:
            raise self.contacts.failure
        if self.contacts.news:
            return self._look_after_contact()
        movers: list[SlidingPawn] = []
        for slider in self._awake:
            slider.read(self._engine)
            if slider.moves:
                movers.append(slider)
        return movers

    def _look_after_contact(self) -> list[SlidingPawn]:
        budget = Budget(self._awake, self._stepped)
        self.contacts.stamp(self.now)
        self._again = True
        self._wake()
        movers = self._look()
        budget.keep(self._engine, self._awake)
        return movers

    def _wake(self) -> None:
        """Find out which pawns are awake, after something that may have woken any of them."""
        asleep = self._engine.asleep
        self._awake = [slider for slider in self._sliders if not asleep(slider.body)]
        self._free_until = 0.0

    def _record(self) -> None:
        """Add a row to the tracks of all pawns that are awake."""
        for slider in self._awake:
            rows = slider.rows
            if len(rows) < self.frames:
                rows += [rows[-1]] * (self.frames - len(rows))
            rows.append((slider.x, slider.y, slider.angle))
        asleep = self._engine.asleep
        self._awake = [slider for slider in self._awake if slider.moves or not asleep(slider.body)]


def _set_out(layout: Layout, shot: Shot) -> Layout:
    """The layout with the flicked pawn set apart from what it touches. A flick too weak to move the pawn leaves it
    where it lies."""
    rim = abs(shot.spin) * layout.pawns[shot.pawn].chain.extent
    if max(math.hypot(shot.vx, shot.vy), rim) <= REST:
        return layout
    return layout.with_poses({shot.pawn: set_apart(layout, shot.pawn)})


class Budget:
    """The energy that a contact may leave, which is what its parties had before.

    When the solver handles several contacts with edge friction at once that give back nearly all of the motion, they
    can give back more than there was. The surplus is taken from all pawns that were struck, in proportion.
    """

    def __init__(self, sliders: Iterable[SlidingPawn], seconds: float) -> None:
        """Note the energy of the pawns. Make it before they are read again, ``seconds`` after they were read last."""
        self._foreseen = {slider.rank: slider.slowed(seconds) for slider in sliders}

    def keep(self, engine: Engine, sliders: Sequence[SlidingPawn]) -> None:
        """Slow the pawns down where they have too much energy. Call it after they have been read."""
        allowed = found = 0.0
        struck: list[SlidingPawn] = []
        for slider in sliders:
            vx, vy, spin = self._foreseen.get(slider.rank, (0.0, 0.0, 0.0))
            if max(abs(slider.vx - vx), abs(slider.vy - vy), abs(slider.spin - spin)) > UNMOVED:
                struck.append(slider)
                allowed += slider.energy(math.hypot(vx, vy), spin)
                found += slider.energy(slider.speed, slider.spin)
        if found > allowed:
            for slider in struck:
                slider.slow_to(engine, math.sqrt(allowed / found))
