"""Masks: how much of something lies at each pixel, from 0 to 1."""

import math

import numpy as np

from flick.window.paint.numbers import Array

REACH = 2.6
"""How many sigmas of a blur are worth their time."""


def softened(mask: Array, sigma: float) -> Array:
    """A Gaussian blur by so many pixels; what lies outside the mask is like its rim."""
    if sigma < 0.3:
        return mask
    reach = math.ceil(REACH * sigma)
    weights = np.exp(np.square(np.arange(-reach, reach + 1, dtype=np.float32) / np.float32(sigma)) / -2)
    weights /= weights.sum()
    for side in (0, 1):
        mask = _along(
            np.pad(mask, [(reach, reach) if side == axis else (0, 0) for axis in (0, 1)], "edge"), weights, side
        )
    return mask


def shifted(mask: Array, down: int, right: int) -> Array:
    """Moved by whole pixels; what comes in is empty."""
    height, width = mask.shape
    moved = np.zeros_like(mask)
    moved[down:, right:] = mask[: height - down, : width - right]
    return moved


def filled(mask: Array) -> Array:
    """Without its holes, where every row of the shape begins and ends once."""
    from_left = np.maximum.accumulate(mask, axis=1)
    from_right = np.maximum.accumulate(mask[:, ::-1], axis=1)[:, ::-1]
    return np.minimum(from_left, from_right)


def _along(wide: Array, weights: Array, side: int) -> Array:
    size = wide.shape[side] - len(weights) + 1
    total = weights[0] * (wide[:size] if side == 0 else wide[:, :size])
    for k in range(1, len(weights)):
        total += weights[k] * (wide[k : k + size] if side == 0 else wide[:, k : k + size])
    return total
