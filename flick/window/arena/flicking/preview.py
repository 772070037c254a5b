"""The aim help: what a flick will do, worked out by the arena itself while the player aims."""

import math
from collections import OrderedDict
from collections.abc import Callable, Generator, Iterator
from typing import TypeAlias, get_args

import msgspec

from flick.arena.flick import FASTEST
from flick.arena.layout import Layout, Pose
from flick.arena.outcome import Contact, Outcome, pack_track
from flick.arena.run import Run
from flick.arena.shapes import Point
from flick.arena.shot import BadShot, Shot, aimed, check_shot
from flick.arena.sliding_pawn import SlidingPawn
from flick.table.rules import Aim, AimHelp, Forecast

HELPS: tuple[AimHelp, ...] = get_args(AimHelp)
"""All kinds of aim help, from the least to the most."""

Judge: TypeAlias = Callable[[Outcome], Forecast]
"""Says what an outcome would mean by the rules."""

KEPT = 64
"""How many results are kept for aims that come back."""

PATIENCE = 3
"""How often work goes on with an aim that is no longer the one that counts."""

STILL = 1.0
"""mm/s. What is slower than this does not go anywhere."""


class FirstTouch(msgspec.Struct, frozen=True):
    """The first contact of the flicked pawn: with whom (walls are ``wall:...``) and where on the table.

    ``ghost`` is how the pawn lies then, ``onward`` and ``struck`` are unit vectors of the ways on which it and the one
    that it touches go on; nothing where they stay.
    """

    name: str
    x: float
    y: float
    ghost: Pose
    onward: Point | None
    struck: Point | None


class PreviewResult(msgspec.Struct, frozen=True):
    """What an aim does on a layout: the ways of the pawns, each from where it lies, and the first contact.

    With the help ``contact`` that is the flicked pawn's own way to its first contact, or to where it rests; with
    ``path`` the whole ways of all that move. ``left`` names the pawns whose ways end beyond the mat, and ``forecast``
    is what the rules would make of as much as is shown.
    """

    aim: Aim
    layout: Layout
    ways: dict[str, tuple[Pose, ...]]
    touch: FirstTouch | None
    left: tuple[str, ...] = ()
    forecast: Forecast | None = None


Bends: TypeAlias = dict[str, list[tuple[int, Pose]]]
"""For each pawn the poses in which it touched something, each with the frame in which that was."""

Job: TypeAlias = Generator[PreviewResult | None, None, None]


class Preview:
    """What the current aim will do. ``want`` an aim, then ``work`` frame by frame; ``shown`` is the last that is known.

    While the aim moves, what is shown may be a few frames behind: ``shown.aim`` says whose it is.
    """

    def __init__(
        self, layout: Layout, help: AimHelp = "contact", judge: Judge | None = None, most: float = math.inf
    ) -> None:
        """``most`` mm/s is what limits motion and spin together, see ``aimed``."""
        self.layout = layout
        self._most = most
        self.help: AimHelp = help
        self._judge = judge
        self._on = layout
        self.shown: PreviewResult | None = None
        self._wanted: Aim | None = None
        self._doing: Aim | None = None
        self._job: Job | None = None
        self._stale = 0
        self._known: OrderedDict[Aim, PreviewResult] = OrderedDict()

    def want(self, aim: Aim | None, layout: Layout | None = None) -> None:
        """Work out this aim from now on, or none; on another layout than usual where the aim itself changes it."""
        self._wanted, self._on = aim, layout or self.layout
        if aim is None or self.help == "off":
            self.close()
            self.shown = None
        elif aim in self._known:
            self._drop()
            self._known.move_to_end(aim)
            self.shown = self._known[aim]

    def work(self, budget: float, clock: Callable[[], float]) -> bool:
        """Go on for at most ``budget`` ms by the clock (ms); whether what is shown is what is wanted."""
        end = clock() + budget
        self._stale = self._stale + 1 if self._doing != self._wanted else 0
        if self._stale > PATIENCE:
            self._drop()
        while not self.settled and clock() < end:
            self._go_on()
        return self.settled

    @property
    def settled(self) -> bool:
        """Whether there is nothing left to do."""
        if self._wanted is None or self.help == "off":
            return True
        return self.shown is not None and self.shown.aim == self._wanted

    def close(self) -> None:
        """Give up what is being worked out."""
        self._drop()
        self._wanted = None

    def _go_on(self) -> None:
        if self._job is None:
            assert self._wanted is not None
            self._doing, self._stale = self._wanted, 0
            self._job = foretelling(
                self._on, self._doing, whole=self.help == "path", judge=self._judge, most=self._most
            )
        found = next(self._job)
        if found is not None:
            self._drop()
            self.shown = self._known[found.aim] = found
            while len(self._known) > KEPT:
                self._known.popitem(last=False)

    def _drop(self) -> None:
        """Closes the engine of what is under way."""
        if self._job is not None:
            self._job.close()
        self._job = self._doing = None
        self._stale = 0


class SlicedRun(Run):
    """A shot that is simulated a little at a time, with the arena's own steps, so that no frame waits for it: the same
    as ``flick.arena.flick.simulate``, in pieces, after each of which ``unfold`` pauses."""

    def __init__(self, layout: Layout, shot: Shot) -> None:
        super().__init__(layout, shot, FASTEST())
        self._flicked = shot.pawn

    def unfold(self) -> Iterator[list[Contact]]:
        """Let the shot happen to its end, and give after each stride the contacts that there were in it."""
        known = 0
        for _ in self.strides():
            yield self.contacts.found[known:]
            known = len(self.contacts.found)

    def outcome(self, *, over: bool) -> Outcome:
        """As much of the outcome as rules judge, without the track. Nothing rests as long as the shot is not
        ``over``."""
        rest = {slider.name: slider.pose for slider in self.staying} if over else {}
        found, left = tuple(self.contacts.found), tuple(self.left)
        return Outcome(self._flicked, rest, found, left, self.now, self.stopped, pack_track({}))

    def close(self) -> None:
        """Free what the engine holds."""
        self._engine.close()

    @property
    def first(self) -> Contact | None:
        """The first contact of the pawn that was flicked, once there is one."""
        return next((contact for contact in self.contacts.found if contact.other(self._flicked)), None)

    def slider(self, name: str) -> SlidingPawn | None:
        """A pawn as it moves now; walls are none."""
        return next((slider for slider in self.scene.sliders if slider.name == name), None)


def less(one: AimHelp, other: AimHelp) -> AimHelp:
    """The lesser of two kinds of aim help."""
    return one if HELPS.index(one) <= HELPS.index(other) else other


def foretelling(layout: Layout, aim: Aim, *, whole: bool, judge: Judge | None = None, most: float = math.inf) -> Job:
    """Work out in small steps what an aim does, and give it in the end; ``whole`` goes beyond the first contact."""
    try:
        shot = aimed(layout, aim.pawn, aim.angle, aim.speed, aim.spin, aim.offset, most)
        check_shot(layout, shot)
    except BadShot:
        yield PreviewResult(aim, layout, {}, None)
        return
    run, touch = SlicedRun(layout, shot), None
    bends: Bends = {}
    try:
        for fresh in run.unfold():
            for contact in fresh:
                _note_bends(run, contact, bends)
            if touch is None and (first := run.first) is not None:
                touch = _touch(run, aim.pawn, first)
                if not whole:
                    break
            yield None
        ways = _ways(run, bends)
        if not whole:
            ways = {name: way for name, way in ways.items() if name == aim.pawn}
        forecast = judge(run.outcome(over=whole or touch is None)) if judge else None
        yield PreviewResult(aim, layout, ways, touch, tuple(gone.pawn for gone in run.left), forecast)
    finally:
        run.close()


def _touch(run: SlicedRun, pawn: str, contact: Contact) -> FirstTouch:
    other = contact.other(pawn) or ""
    slider = run.slider(pawn)
    assert slider is not None
    ghost = slider.pose
    return FirstTouch(other, contact.x, contact.y, ghost, _heading(run, pawn), _heading(run, other))


def _heading(run: SlicedRun, name: str) -> Point | None:
    slider = run.slider(name)
    if slider is None or slider.speed < STILL:
        return None
    return slider.vx / slider.speed, slider.vy / slider.speed


def _note_bends(run: SlicedRun, contact: Contact, bends: Bends) -> None:
    """Note the poses in which two things touch: there ways bend, and that is seldom where a pose is recorded."""
    for name in (contact.a, contact.b):
        if (slider := run.slider(name)) is not None:
            bends.setdefault(name, []).append((run.frames, slider.pose))


def _ways(run: SlicedRun, bends: Bends) -> dict[str, tuple[Pose, ...]]:
    """The poses of all that moved: those at each frame, at each contact, and the last one on the mat."""
    ends = {gone.pawn: gone.pose for gone in run.left}
    ways: dict[str, tuple[Pose, ...]] = {}
    for slider in run.scene.sliders:
        rows = list(slider.rows)
        for frame, pose in reversed(bends.get(slider.name, [])):
            rows.insert(frame, pose)
        if slider.name in ends:
            rows.append(ends[slider.name])
        if any(math.dist(row[:2], rows[0][:2]) > 1e-3 or row[2] != rows[0][2] for row in rows):
            ways[slider.name] = tuple(rows)
    return ways
