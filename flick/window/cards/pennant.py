"""The pennant that hangs over the left of a card: the emblem of whose card it is, and its sequence of steps."""

import math
from typing import Literal, TypeAlias

import numpy as np

from flick.paint import distances
from flick.paint.arrays import Array, bump, mixed
from flick.paint.masks import softened
from flick.table.frame_parts import Pennant
from flick.table.frames import token
from flick.table.looks import CardLook, SequenceChip
from flick.window.cards.stock import CardStock
from flick.window.widgets.surfaces import rgb

State: TypeAlias = Literal["to come", "now", "done"]

SHARE = 64 / 59.2
"""The field on which icons are drawn, compared with the round ones on it."""


def hang(stock: CardStock, pennant: Pennant, look: CardLook, due: int | None) -> None:
    """``due`` is the step that is being taken: those before it are done, those after it are to come."""
    count = max(1, len(look.chips))
    pace = pennant.pace_of(count)
    _cloth(stock, pennant, look, pennant.first - 8.5 + pace * count)
    stock.painted(token(pennant.emblem, look), pennant.middle, pennant.emblem_at, 2 * pennant.emblem_size * SHARE)
    tint = stock.theme.colour(token(pennant.tint, look))
    places = [pennant.step(count, k) for k in range(len(look.chips))]
    for _, place, _ in places[1:]:
        for beside in (-1.9, 0.0, 1.9):
            stock.dot(pennant.middle, place - pace / 2 + beside, 0.62, tint, 0.9)
    for k, (chip, place) in enumerate(zip(look.chips, places, strict=True)):
        state: State = "to come" if due is None or k > due else "now" if k == due else "done"
        _step(stock, chip, place, state)


def _cloth(stock: CardStock, pennant: Pennant, look: CardLook, foot: float) -> None:
    """A strip with a swallowtail, lightly folded along its length, with its own shadow."""
    top, low, line = (stock.theme.colour(token(name, look)) for name in pennant.colours)
    patch, x, y = stock.box(pennant.left, 0, pennant.right, foot + pennant.tail + 2, 3)
    if not stock.theme.flat:
        shadow = distances.blurred(_strip(pennant, x - 0.5, y - 1.2, foot), 1.3)
        stock.over(patch, shadow, stock.theme.colour("shadow"), 0.5)
    distance = _strip(pennant, x, y, foot)
    down = np.clip(y / foot, 0, 1) * np.ones_like(distance)
    fold = 1 + (0 if stock.theme.flat else 0.10) * np.cos(
        (x - pennant.middle) * (2 * math.pi / (pennant.right - pennant.left))
    )
    cloth = (rgb(top) + (rgb(low) - rgb(top)) * down[..., None]) * fold[..., None]
    stock.over(patch, stock.cover(distance), cloth)
    stock.over(patch, bump(distance + 1.3, 0.30), line, 0.85)


def _strip(pennant: Pennant, x: Array, y: Array, foot: float) -> Array:
    aside, wide = np.abs(x - pennant.middle), pennant.right - pennant.left
    tail = foot + 1 + aside * (2 * pennant.tail / wide)
    return np.maximum(aside - wide / 2, y - tail)


def _step(stock: CardStock, chip: SequenceChip, place: tuple[float, float, float], state: State) -> None:
    x, y, width = place
    name, radius = f"chip_{chip.kind}", width / 2
    size = width * SHARE
    if state == "now":
        rim = stock.icons.mask(name, stock.pixels(size * 1.22))
        glow = softened(np.pad(rim, stock.pixels(radius * 0.9)), radius * 0.30 * stock.u)
        stock.lay(np.minimum(glow * 1.3, 1), stock.theme.rgb("honey"), x, y, 0.75)
        stock.lay(rim, stock.theme.rgb("preview"), x, y)
    stock.painted(name, x, y, size)
    if chip.targeted:
        _ticks(stock, x, y, radius)
    if state == "done":
        stock.icon(name, x, y, size, stock.theme.colour("outline"), 0.62)
        _check(stock, x + radius * 0.66, y + radius * 0.60, radius * 0.50)


def _ticks(stock: CardStock, x: float, y: float, radius: float) -> None:
    """Draw four ticks round a chip that has a target."""
    dark, pale = stock.theme.colour("outline"), stock.theme.colour("preview")
    for width, colour in ((0.32, dark), (0.18, pale)):
        for dx, dy in ((1, 0), (0, 1), (-1, 0), (0, -1)):
            start = (x + dx * radius * 0.94, y + dy * radius * 0.94)
            end = (x + dx * radius * 1.30, y + dy * radius * 1.30)
            stock.line(start, end, width * radius, colour, 1.0)


def _check(stock: CardStock, x: float, y: float, radius: float) -> None:
    good, paper = stock.theme.rgb("good.paper"), stock.theme.rgb("card")
    stock.dot(x, y, radius, stock.theme.colour("outline"))
    mark = mixed(good, paper, 0.25)
    patch, px, py = stock.box(x - radius, y - radius, x + radius, y + radius)
    stock.over(patch, stock.cover(np.hypot(px - x, py - y) - radius * 0.84), mark)
    stock.icon("check", x, y, radius * 1.2, stock.theme.colour("card"))
