"""The same discs as the oracle's, moved on in tiny steps: slow, and wrong by the step, but too plain to be mistaken."""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from flick.arena.layout import Layout
from tests.arena.oracle import GRAVITY
from tests.arena.scenes import Launch

Array: TypeAlias = npt.NDArray[np.float64]


def tiny_steps(scenes: list[tuple[Layout, Launch]], dt: float) -> list[dict[str, tuple[float, float]]]:
    """Where all rest, in steps of ``dt`` through all scenes at once; they share physics and walled table.

    A contact is seen after the step in which it happened, so its pair goes back to where it met. Scenes of fewer than
    four discs are filled up with discs that lie far away.
    """
    physics, table = scenes[0][0].physics, scenes[0][0].table
    x = np.array([[(1e6 * number, 0.0) for number in range(4)] for _ in scenes])
    v, radius = np.zeros_like(x), np.ones(x.shape[:2])
    for scene, (layout, shot) in enumerate(scenes):
        for number, (name, pawn) in enumerate(layout.pawns.items()):
            x[scene, number], radius[scene, number] = (pawn.x, pawn.y), pawn.diameter / 2
            v[scene, number] = (shot.vx, shot.vy) if name == shot.pawn else 0.0
    one, two = np.triu_indices(4, 1)
    reach, size = radius[:, one] + radius[:, two], np.array([table.width, table.height])
    while v.any():
        speed = np.hypot(v[..., 0], v[..., 1])
        kept = (np.maximum(speed - physics.mat_friction * GRAVITY * dt, 0) / np.maximum(speed, 1e-300))[..., None]
        x += v * (1 + kept) * (dt / 2)
        v *= kept
        between, closing = x[:, two] - x[:, one], v[:, one] - v[:, two]
        met = (np.hypot(between[..., 0], between[..., 1]) < reach) & ((between * closing).sum(axis=2) > 0)
        for scene, pair in np.argwhere(met):
            _knock(x[scene], v[scene], radius[scene], (int(one[pair]), int(two[pair])), physics.restitution_pawn)
        low, high = x - radius[..., None], x + radius[..., None] - size
        for scene, disc, axis in np.argwhere(((low < 0) & (v < 0)) | ((high > 0) & (v > 0))):
            where = scene, disc, axis
            beyond = low[where] if v[where] < 0 else high[where]
            x[where] -= beyond * (1 + physics.restitution_wall)
            v[where] *= -physics.restitution_wall
    return [
        {name: (float(at[0]), float(at[1])) for name, at in zip(layout.pawns, places, strict=False)}
        for (layout, _), places in zip(scenes, x, strict=True)
    ]


def _knock(x: Array, v: Array, radius: Array, pair: tuple[int, int], restitution: float) -> None:
    """Take two discs of one scene back to where they met, and let them go on from there with their new speeds."""
    i, j = pair
    normal = (x[j] - x[i]) / np.hypot(*(x[j] - x[i]))
    approach = float((v[i] - v[j]) @ normal)
    back = float(radius[i] + radius[j] - (x[j] - x[i]) @ normal) / approach
    x -= v * back
    normal = (x[j] - x[i]) / np.hypot(*(x[j] - x[i]))
    push = (1 + restitution) * float((v[i] - v[j]) @ normal) / (radius[i] ** -2 + radius[j] ** -2)
    v[i] -= push / radius[i] ** 2 * normal
    v[j] += push / radius[j] ** 2 * normal
    x += v * back
