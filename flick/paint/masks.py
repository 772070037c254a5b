"""Masks: how much of something lies at each pixel, from 0 to 1."""

import math

import numpy as np

from flick.paint.arrays import Array

REACH = 2.6
"""How many sigmas of a blur are worth their time."""

WIDE = 5.0
"""From this sigma on, in pixels, what is blurred is as good at half its size."""


def softened(mask: Array, sigma: float) -> Array:
    """A Gaussian blur by so many pixels; what lies outside the mask is like its rim."""
    if sigma < 0.3:
        return mask
    if sigma >= WIDE:
        return _doubled(softened(_halved(mask), math.sqrt(sigma**2 - LOST) / 2), mask.shape)
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


LOST = 1.0
"""Variance that halving and doubling add by themselves, in pixels squared."""


def _halved(mask: Array) -> Array:
    """One pixel for two by two, those beyond the rim like the rim."""
    height, width = mask.shape
    even = np.pad(mask, ((0, height % 2), (0, width % 2)), "edge")
    rows = even[::2] + even[1::2]
    return (rows[:, ::2] + rows[:, 1::2]) * np.float32(0.25)


def _doubled(mask: Array, shape: tuple[int, ...]) -> Array:
    """Two by two pixels for one, each a quarter on its way to the next; as many as ``shape`` has."""
    for side in (0, 1):
        near = np.repeat(mask, 2, axis=side)
        first, last = (near[:1], near[-1:]) if side == 0 else (near[:, :1], near[:, -1:])
        count = near.shape[side]
        wide = np.concatenate([first, near, last], axis=side)
        before, after = (wide[:count], wide[2:]) if side == 0 else (wide[:, :count], wide[:, 2:])
        mask = near * np.float32(0.5) + (before + after) * np.float32(0.25)
    return mask[: shape[0], : shape[1]]


def _along(wide: Array, weights: Array, side: int) -> Array:
    size = wide.shape[side] - len(weights) + 1
    total = weights[0] * (wide[:size] if side == 0 else wide[:, :size])
    for k in range(1, len(weights)):
        total += weights[k] * (wide[k : k + size] if side == 0 else wide[:, k : k + size])
    return total
