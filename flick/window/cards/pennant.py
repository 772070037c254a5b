"""The pennant that hangs over the left of a card: the seal of its team, and its sequence of shots."""

import math
from typing import Literal, TypeAlias

import numpy as np

from flick.table.looks import CardLook, Chip
from flick.window.cards.masks import softened
from flick.window.cards.stock import Stock
from flick.window.paint import shapes
from flick.window.paint.numbers import Array, bump, mixed, rgb

State: TypeAlias = Literal["to come", "now", "done"]

LEFT, RIGHT = 6.5, 26.5
MIDDLE = (LEFT + RIGHT) / 2
TAIL = 6.0
SEAL_AT, SEAL = 13.5, 8.6
FIRST, PACE, CHIP = 35.5, 22.5, 16.2
"""Where the first shot stands, how far it is to the next, how wide a round one is."""
MOST = 3
"""More shots than this stand closer together."""
SHARE = 64 / 59.2
"""The field on which icons are drawn, compared with the round ones on it."""


def hang(stock: Stock, look: CardLook, due: int | None) -> None:
    """``due`` is the shot that is being taken: those before it are done, those after it are to come."""
    count = max(1, len(look.chips))
    pace = pace_of(count)
    _cloth(stock, look.frame, 27 + pace * count)
    stock.painted(f"emblem_{look.frame}", MIDDLE, SEAL_AT, 2 * SEAL * SHARE)
    tint = stock.theme.colour(f"team.{look.frame}")
    places = [chip_place(count, k)[1] for k in range(len(look.chips))]
    for place in places[1:]:
        for beside in (-1.9, 0.0, 1.9):
            stock.dot(MIDDLE, place - pace / 2 + beside, 0.62, tint, 0.9)
    for k, (chip, place) in enumerate(zip(look.chips, places, strict=True)):
        state: State = "to come" if due is None or k > due else "now" if k == due else "done"
        _shot(stock, chip, place, CHIP * pace / PACE, state)


def pace_of(count: int) -> float:
    """How far it is from one of so many shots to the next, in u."""
    return min(PACE, PACE * MOST / max(1, count))


def chip_place(count: int, number: int) -> tuple[float, float, float]:
    """The middle and the width of a shot, one of so many, counted from 0; in u from the upper left corner."""
    pace = pace_of(count)
    return MIDDLE, FIRST + (pace - PACE) / 2 + pace * number, CHIP * pace / PACE


def _cloth(stock: Stock, team: str, foot: float) -> None:
    """A strip with a swallowtail, lightly folded along its length, with its own shadow."""
    top, low, line = (stock.theme.colour(f"pennant.{team}.{part}") for part in ("top", "foot", "line"))
    patch, x, y = stock.box(LEFT, 0, RIGHT, foot + TAIL + 2, 3)
    if not stock.theme.flat:
        shadow = shapes.blurred(_strip(x - 0.5, y - 1.2, foot), 1.3)
        stock.over(patch, shadow, stock.theme.colour("shadow"), 0.5)
    distance = _strip(x, y, foot)
    down = np.clip(y / np.float32(foot), 0, 1) * np.ones_like(distance)
    fold = 1 + np.float32(0 if stock.theme.flat else 0.10) * np.cos(
        (x - MIDDLE) * np.float32(2 * math.pi / (RIGHT - LEFT))
    )
    cloth = (rgb(top) + (rgb(low) - rgb(top)) * down[..., None]) * fold[..., None]
    stock.over(patch, stock.cover(distance), cloth)
    stock.over(patch, bump(distance + np.float32(1.3), 0.30), line, 0.85)


def _strip(x: Array, y: Array, foot: float) -> Array:
    aside = np.abs(x - np.float32(MIDDLE))
    tail = np.float32(foot + 1) + aside * np.float32(2 * TAIL / (RIGHT - LEFT))
    return np.maximum(aside - np.float32((RIGHT - LEFT) / 2), y - tail)


def _shot(stock: Stock, chip: Chip, y: float, width: float, state: State) -> None:
    name, radius = f"chip_{chip.kind}", width / 2
    size = width * SHARE
    if state == "now":
        rim = stock.icons.mask(name, stock.pixels(size * 1.22))
        glow = softened(np.pad(rim, stock.pixels(radius * 0.9)), radius * 0.30 * stock.u)
        stock.lay(np.minimum(glow * np.float32(1.3), 1), rgb(stock.theme.colour("honey")), MIDDLE, y, 0.75)
        stock.lay(rim, rgb(stock.theme.colour("preview")), MIDDLE, y)
    stock.painted(name, MIDDLE, y, size)
    if chip.targeted:
        _ticks(stock, y, radius)
    if state == "done":
        stock.icon(name, MIDDLE, y, size, stock.theme.colour("outline"), 0.62)
        _check(stock, MIDDLE + radius * 0.66, y + radius * 0.60, radius * 0.50)


def _ticks(stock: Stock, y: float, radius: float) -> None:
    """Four ticks round a chip: it has a target."""
    dark, pale = stock.theme.colour("outline"), stock.theme.colour("preview")
    for width, colour in ((0.32, dark), (0.18, pale)):
        for dx, dy in ((1, 0), (0, 1), (-1, 0), (0, -1)):
            start = (MIDDLE + dx * radius * 0.94, y + dy * radius * 0.94)
            end = (MIDDLE + dx * radius * 1.30, y + dy * radius * 1.30)
            stock.line(start, end, width * radius, colour, 1.0)


def _check(stock: Stock, x: float, y: float, radius: float) -> None:
    good, paper = rgb(stock.theme.colour("good.paper")), rgb(stock.theme.colour("card"))
    stock.dot(x, y, radius, stock.theme.colour("outline"))
    mark = mixed(good, paper, 0.25)
    patch, px, py = stock.box(x - radius, y - radius, x + radius, y + radius)
    stock.over(patch, stock.cover(np.hypot(px - x, py - y) - radius * 0.84), mark)
    stock.icon("check", x, y, radius * 1.2, stock.theme.colour("card"))
