"""Small letters as a printer sets them: drawn larger and made smaller, so that they stand where they belong.

SDL moves on by whole pixels from letter to letter. At 13 pixels a ``c`` and an ``e`` run together then, and words do so
where the space between them is rounded down.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from pygame import BLEND_RGBA_MAX, SRCALPHA, Color, Surface, surfarray
from pygame.font import Font
from pygame.transform import smoothscale
from pygame.typing import ColorLike

FINE = 4
"""Letters are drawn so many times as large."""

GAIN = 0.75
"""What makes up for the paleness of strokes that are thinner than a pixel: the power of each pixel's opacity."""

_DARKER = np.round(255 * (np.arange(256) / 255) ** GAIN).astype(np.uint8)


class FineFont(Font):
    """A font whose letters stand at quarters of a pixel. Everything else about it is in whole pixels."""

    def __init__(self, file: Path, pixels: int) -> None:
        super().__init__(file, FINE * pixels)

    def size(self, text: str | bytes) -> tuple[int, int]:
        """How wide and high a text is, in pixels."""
        wide, high = super().size(text)
        return -(-wide // FINE), self._below(high)

    def get_point_size(self) -> int:
        """The height that it was asked for, in pixels."""
        return super().get_point_size() // FINE

    def get_height(self) -> int:
        """How high any text is, in pixels."""
        return self._below(super().get_height())

    def get_linesize(self) -> int:
        """From one line down to the next, in pixels."""
        return self._below(super().get_linesize())

    def get_ascent(self) -> int:
        """From the upper edge down to the baseline, in pixels."""
        return -(-super().get_ascent() // FINE)

    def render(self, text: str | bytes | None, antialias: bool, color: ColorLike, *more: Any, **named: Any) -> Surface:
        """The letters of a text in a colour, on nothing: always with smooth edges, always one line."""
        return self._made_small([(super().render(text, True, color), 0)], color)

    def render_spaced(self, text: str, color: ColorLike, spacing: int) -> Surface:
        """The same with so many pixels more between every two letters."""
        letters = [super(FineFont, self).render(letter, True, color) for letter in text]
        ends = [super(FineFont, self).size(text[: index + 1])[0] for index in range(len(text))]
        before = [end - letter.get_width() for end, letter in zip(ends, letters, strict=True)]
        lefts = [left + FINE * spacing * index for index, left in enumerate(before)]
        return self._made_small(list(zip(letters, lefts, strict=True)), color)

    def _made_small(self, pieces: Sequence[tuple[Surface, int]], color: ColorLike) -> Surface:
        """Large pieces of a line, each with its left edge, as they are seen."""
        wide = max((left + piece.get_width() for piece, left in pieces), default=0)
        columns, rows = -(-wide // FINE), self._below(super().get_height())
        large = Surface((FINE * columns, FINE * rows), SRCALPHA, 32)
        large.fill((*Color(color)[:3], 0))
        for piece, left in pieces:
            large.blit(piece, (left, self._top()), special_flags=BLEND_RGBA_MAX)
        small = smoothscale(large, (columns, rows))
        alpha = surfarray.pixels_alpha(small)
        alpha[:] = _DARKER[alpha]
        return small

    def _top(self) -> int:
        """So many rows of large pixels come on top, so that the baseline lies between two rows of small ones."""
        return -super().get_ascent() % FINE

    def _below(self, high: int) -> int:
        """How many rows of small pixels so many rows of large ones take, with those on top."""
        return -(-(high + self._top()) // FINE)
