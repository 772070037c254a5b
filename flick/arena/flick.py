"""The one function that says what a flick does: plain layout and shot in, outcome out. Rules, bots, previews and the
tuner call it."""

from collections.abc import Callable

from flick.arena.direct import DirectEngine
from flick.arena.engine import Engine
from flick.arena.layout import Layout, check, kept_pose
from flick.arena.objects import ObjectsEngine
from flick.arena.outcome import Departure, Outcome, pack_track
from flick.arena.run import Run
from flick.arena.shot import SPEED_LIMIT, BadShot, Shot, aimed, check_shot

__all__ = ["SPEED_LIMIT", "BadShot", "Shot", "aimed", "simulate"]

FASTEST: type[Engine] = DirectEngine if DirectEngine.available else ObjectsEngine


def simulate(layout: Layout, shot: Shot, *, engine: Callable[[], Engine] = FASTEST) -> Outcome:
    """The outcome of ``shot`` on ``layout``. Equal input gives equal bits, with either engine.

    ``BadLayout`` or ``BadShot`` where the layout or the shot is not possible.
    """
    check(layout)
    check_shot(layout, shot)
    space = engine()
    try:
        run = Run(layout, shot, space)
        run.to_rest()
        return _outcome(run, shot.pawn)
    finally:
        space.close()


def _outcome(run: Run, pawn: str) -> Outcome:
    staying = run.staying
    rows = {slider.name: slider.rows for slider in run.scene.sliders if len(slider.rows) > 1}
    for slider in staying:
        if slider.name in rows:
            slider.rows += [slider.rows[-1]] * (run.frames + 1 - len(slider.rows))
    return Outcome(
        pawn=pawn,
        rest={slider.name: kept_pose(*slider.pose) for slider in staying},
        contacts=tuple(run.contacts.found),
        left=tuple(_departure(departure) for departure in run.left),
        duration=round(run.rested(), 9),
        stopped=run.stopped,
        track=pack_track(rows),
    )


def _departure(departure: Departure) -> Departure:
    return Departure(departure.pawn, round(departure.t, 9), *kept_pose(*departure.pose))
