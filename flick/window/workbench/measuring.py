"""What is worked out of two tables while they are looked at, a little in each frame so that none is late."""

from collections.abc import Callable, Generator, Iterator
from typing import NamedTuple, TypeAlias

from flick.arena.flick import aimed, simulate
from flick.arena.layout import Layout, Pawn
from flick.arena.shapes import Point
from flick.window.arena.dots import straightened
from flick.window.workbench import flick_lab
from flick.window.workbench.flick_lab import FreeSlide, Thing
from flick.window.workbench.tuner_bench import TunerAim

Points: TypeAlias = tuple[Point, ...]

STRAIGHT = 0.15
"""By so many mm a way may be straightened: it is drawn anew at each change, and most of its points are needless."""
SLIDES, REBOUNDS = 12, 6
"""So many speeds are tried for each curve."""


class FlickWay(NamedTuple):
    """Where a flicked pawn goes (mm), and how it comes to rest; nothing for one that leaves the table."""

    points: Points
    rest: Pawn | None


class Fan(NamedTuple):
    """The ways of some flicks. ``middle`` is the number of the one that is aimed."""

    layout: Layout
    ways: tuple[FlickWay, ...]
    middle: int


class Findings(NamedTuple):
    """What was measured on one table: speeds in mm/s, lengths in mm, angles in radians, shares of one."""

    run_out: Points
    rebound: Points
    slide: FreeSlide
    speed: float
    lengths: float
    energy: float
    bounce: float
    passed: float
    glance: float


class MeasuringTask(NamedTuple):
    """Two tables, the flicks of a fan, and up to which speed curves are drawn."""

    now: Layout
    before: Layout
    aims: tuple[TunerAim, ...]
    top: float


def measure(
    asked: MeasuringTask, on_fan: Callable[[Fan, Fan], None], on_findings: Callable[[Findings, Findings], None]
) -> Iterator[None]:
    """Work out everything: first what is seen on the cloth. Both callbacks get what is now, and what was."""
    middle = len(asked.aims) // 2
    fans: list[Fan] = []
    for layout in (asked.now, asked.before):
        if fans and asked.before == asked.now:
            fans.append(fans[0])
            continue
        ways: list[FlickWay] = []
        for aim in asked.aims:
            ways.append(_way(layout, aim))
            yield
        fans.append(Fan(layout, tuple(ways), middle))
    on_fan(fans[0], fans[1])
    now = yield from _findings(asked.now, asked.aims[middle], asked.top)
    before = yield from _findings(asked.before, asked.aims[middle], asked.top)
    on_findings(now, before)


def speeds_up_to(top: float, count: int) -> list[float]:
    """So many speeds, evenly spread."""
    return [round(top * (k + 1) / count, 3) for k in range(count)]


def _findings(layout: Layout, aim: TunerAim, top: float) -> Generator[None, None, Findings]:
    """What is measured with the pawn and the speed of a flick, one experiment after the other; the curves reach up to
    the speed ``top``."""
    thing, speed = Thing(layout.physics, _bare(layout.pawns[aim.pawn])), aim.speed
    slide = flick_lab.slide(thing, speed)
    yield
    energy = (flick_lab.rebound(thing, speed) / speed) ** 2
    yield
    bounce = flick_lab.bounce(thing, speed)
    yield
    passed = flick_lab.passed(thing, speed) / speed
    yield
    glance = flick_lab.glance(thing, speed)
    yield
    run_out, rebound = [(0.0, 0.0)], [(0.0, 0.0)]
    for one in speeds_up_to(top, SLIDES):
        run_out.append((one, flick_lab.slide(thing, one).distance))
        yield
    for one in speeds_up_to(top, REBOUNDS):
        rebound.append((one, flick_lab.rebound(thing, one)))
        yield
    lengths = slide.distance / layout.table.width
    return Findings(tuple(run_out), tuple(rebound), slide, speed, lengths, energy, bounce, passed, glance)


def _bare(pawn: Pawn) -> Pawn:
    """The same pawn, wherever it lies."""
    return Pawn(0.0, 0.0, 0.0, pawn.diameter, pawn.shape)


def _way(layout: Layout, aim: TunerAim) -> FlickWay:
    outcome = simulate(layout, aimed(layout, aim.pawn, aim.angle, aim.speed))
    pawn = layout.pawns[aim.pawn]
    rows = outcome.track.poses().get(aim.pawn)
    places = [(float(x), float(y)) for x, y in rows[:, :2]] if rows is not None else [(pawn.x, pawn.y)]
    points = tuple(straightened(places, STRAIGHT))
    if aim.pawn not in outcome.rest:
        gone = next(departure for departure in outcome.left if departure.pawn == aim.pawn)
        return FlickWay((*points, (gone.x, gone.y)), None)
    x, y, angle = outcome.rest[aim.pawn]
    return FlickWay(points, Pawn(x, y, angle, pawn.diameter, pawn.shape))
