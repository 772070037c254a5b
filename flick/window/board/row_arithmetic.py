"""Where things lie in rows: how they break into rows, how they share a length, where those of a row begin. Pure."""

from collections.abc import Sequence
from itertools import accumulate

from pygame import Rect


def wrapped_rows(widths: Sequence[int], room: int, gap: int) -> list[list[int]]:
    """Things by their place, in rows that are as full as can be; one that is wider than the room has its own row."""
    rows: list[list[int]] = []
    used = room
    for index, width in enumerate(widths):
        if used + width > room or not rows:
            rows.append([])
            used = 0
        rows[-1].append(index)
        used += width + gap
    return rows


def side_by_side(widths: Sequence[int], gap: int, left: int, top: int, height: int) -> list[Rect]:
    """Return the places of things of those widths in one row, from the left."""
    lefts = accumulate((width + gap for width in widths), initial=left)
    return [Rect(start, top, width, height) for start, width in zip(lefts, widths, strict=False)]


def round_middle(widths: Sequence[int], gap: int, middle: int, top: int, height: int) -> list[Rect]:
    """Return the places of things of those widths in one row round a ``middle``."""
    whole = sum(widths) + gap * (len(widths) - 1)
    return side_by_side(widths, gap, middle - whole // 2, top, height)


def stacked(count: int, rect: Rect, height: int, gap: int) -> list[Rect]:
    """Return the places of so many things of one height, one below the other from the top of a rectangle and as wide as
    that."""
    return [Rect(rect.left, rect.top + (height + gap) * index, rect.width, height) for index in range(count)]


def spread(index: int, count: int) -> float:
    """Return how many steps a thing lies from the middle of so many that lie side by side; left of it is below 0."""
    return index - (count - 1) / 2


def rows_for(count: int, columns: int) -> int:
    """Return in how many rows so many things lie, with so many of them in a row."""
    return -(-count // columns) if columns else 0


def shared_out(natural: Sequence[float], least: Sequence[float], room: float, most: float) -> list[float]:
    """How long each of some sections is: all grow and shrink alike, up to so many times their natural length, but none
    below the least that it needs as long as the others can give way."""
    firm: set[int] = set()
    while True:
        others = [index for index in range(len(natural)) if index not in firm]
        free, wanted = room - sum(least[index] for index in sorted(firm)), sum(natural[index] for index in others)
        unit = max(0.0, min(most, free / wanted)) if wanted else 1.0
        tight = [index for index in others if least[index] > natural[index] * unit]
        if not tight or len(tight) == len(others):
            return [least[index] if index in firm else length * unit for index, length in enumerate(natural)]
        firm.update(tight)
