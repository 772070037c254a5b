"""The example from where the learner's own piece lies, once it lies elsewhere than that of the script."""

import math
from collections.abc import Iterator

import msgspec

from flick.arena.layout import Layout
from flick.table.answers import read
from flick.table.lesson import Lesson
from flick.table.rules import Aim, Flick
from flick.table.sayings import Refused

HARDER = (1.0, 1.35)
"""Shares of the script's speed that are tried."""


def aim_from_here(lesson: Lesson, decision: Flick, layout: Layout) -> Aim | None:
    """An aim of which the rules foretell something good: that of the script, or else the one most like it straight at
    another piece. None where there is no such aim."""
    model = _model(lesson, decision)
    if model is None or decision.foretell is None or model.pawn not in layout.pawns:
        return None
    for aim in _tried(model, layout, decision.most_speed):
        try:
            outcome = decision.resolve(aim)
        except Refused:
            continue
        if decision.foretell(outcome).tone == "good":
            return aim
    return None


def _model(lesson: Lesson, decision: Flick) -> Aim | None:
    """How the script would flick what is to be flicked now."""
    for act in lesson.step.script if lesson.step is not None else []:
        try:
            value = read(decision, act.answer or "").value
        except Refused:
            continue
        if isinstance(value, Aim):
            return value
    return None


def _tried(model: Aim, layout: Layout, most: float) -> Iterator[Aim]:
    """The script's own aim, and those straight at other pieces, the nearest in direction first."""
    own = layout.pawns[model.pawn]
    angles = [
        math.atan2(pawn.y - own.y, pawn.x - own.x) % math.tau
        for name, pawn in layout.pawns.items()
        if name != model.pawn
    ]
    angles.sort(key=lambda angle: abs(math.remainder(angle - model.angle, math.tau)))
    for angle in (model.angle, *angles):
        for share in HARDER:
            yield msgspec.structs.replace(model, angle=angle, speed=min(most, model.speed * share))
