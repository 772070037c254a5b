"""Masks: the opacity of something at each pixel, from 0 to 1."""

import math

import numpy as np

from flick.paint.arrays import Array

REACH = 2.6
"""The sigmas of a blur beyond which its weights are left out."""

WIDE = 5.0
"""The sigma in pixels from which on a mask is blurred at half its size."""


def softened(mask: Array, sigma: float) -> Array:
    """A mask with a Gaussian blur; beyond its rim the mask goes on as at the rim."""
    if sigma < 0.3:
        return mask
    if sigma >= WIDE:
        return _doubled(softened(_halved(mask), math.sqrt(sigma**2 - LOST) / 2), mask.shape)
    reach = math.ceil(REACH * sigma)
    weights = np.exp(np.square(np.arange(-reach, reach + 1, dtype=np.float32) / sigma) / -2)
    weights /= weights.sum()
    for side in (0, 1):
        mask = _along(
            np.pad(mask, [(reach, reach) if side == axis else (0, 0) for axis in (0, 1)], "edge"), weights, side
        )
    return mask


def shifted(mask: Array, down: int, right: int) -> Array:
    """A mask moved down and right by whole pixels; the new rows and columns are empty."""
    height, width = mask.shape
    moved = np.zeros_like(mask)
    moved[down:, right:] = mask[: height - down, : width - right]
    return moved


def filled(mask: Array) -> Array:
    """A mask without its holes, for a shape of which every row begins and ends once."""
    from_left = np.maximum.accumulate(mask, axis=1)
    from_right = np.maximum.accumulate(mask[:, ::-1], axis=1)[:, ::-1]
    return np.minimum(from_left, from_right)


LOST = 1.0
"""The variance in square pixels that halving and doubling add by themselves."""


def _halved(mask: Array) -> Array:
    """The mean of each two by two pixels; an odd rim is repeated."""
    height, width = mask.shape
    even = np.pad(mask, ((0, height % 2), (0, width % 2)), "edge")
    rows = even[::2] + even[1::2]
    return (rows[:, ::2] + rows[:, 1::2]) * 0.25


def _doubled(mask: Array, shape: tuple[int, ...]) -> Array:
    """A mask of twice the size, smoothed between pixels and cut to ``shape``."""
    for side in (0, 1):
        near = np.repeat(mask, 2, axis=side)
        first, last = (near[:1], near[-1:]) if side == 0 else (near[:, :1], near[:, -1:])
        count = near.shape[side]
        wide = np.concatenate([first, near, last], axis=side)
        before, after = (wide[:count], wide[2:]) if side == 0 else (wide[:, :count], wide[:, 2:])
        mask = near * 0.5 + (before + after) * 0.25
    return mask[: shape[0], : shape[1]]


def _along(wide: Array, weights: Array, side: int) -> Array:
    size = wide.shape[side] - len(weights) + 1
    total = weights[0] * (wide[:size] if side == 0 else wide[:, :size])
    for k in range(1, len(weights)):
        total += weights[k] * (wide[k : k + size] if side == 0 else wide[:, k : k + size])
    return total
