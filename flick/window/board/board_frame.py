"""The playing frame: where everything lies in the window, for every game alike."""

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from pygame import Rect

Room: TypeAlias = Literal["full", "narrow", "strips"]

CLOTH_RATIO = 880 / 512
"""Width to height of the cloth of a game without an arena."""


class _Sizes(NamedTuple):
    """In pixels of the design. ``side`` is the width of log and corner; ``hand`` that of a card in the hand."""

    margin: float
    rail: float
    side: float
    hand: float
    band: float


HEAD = 48
WIDEST_RAIL = 240
GAP = 12
"""Between the cloth and what lies below it."""

SIZES: dict[Room, _Sizes] = {
    "full": _Sizes(16, 168, 340, 150, 160),
    "narrow": _Sizes(12, 132, 220, 138, 160),
    "strips": _Sizes(8, 64, 0, 110, 118),
}
FROM: tuple[tuple[float, Room], ...] = ((1180, "full"), (1024, "narrow"), (0, "strips"))
"""From which width of the window, in pixels of the design, there is how much room."""

BESIDE_CLOTH = 304
"""Width of log and corner of a game without an arena at most: what matters there is the hand."""
DESIGNED, ROOMY = 720, 1.25
"""For which height the sizes were made, and how much higher at most the hand of such a game is in a higher window."""
WIDE, WIDE_SIDE = 1920, 420
LARGEST_CARD = 200


@dataclass(frozen=True)
class BoardFrame:
    """Rectangles in pixels of the screen. ``log`` and ``corner`` have no width where they open as drawers."""

    room: Room
    scale: float
    window: Rect
    header: Rect
    left: Rect
    cloth: Rect
    right: Rect
    log: Rect
    hand: Rect
    corner: Rect
    card: int
    """The width of a card in the hand."""


def frame_of(
    size: tuple[int, int], scale: float, table: tuple[float, float] | None = None, rim: float = 0.0
) -> BoardFrame:
    """``size`` of the window in pixels, ``table`` the width and height of what lies on the cloth, in any unit; ``rim``
    is how much room walls need on each side of it, in pixels of the design."""
    wide, high = size[0] / scale, size[1] / scale
    room: Room = next(name for least, name in FROM if wide >= least)
    sizes = SIZES[room]
    ratio = table[0] / table[1] if table else CLOTH_RATIO
    beside = sizes.margin + sizes.rail + sizes.margin
    roomy = min(ROOMY, max(1.0, high / DESIGNED)) if table is None and room == "full" else 1.0
    width, height = wide - 2 * beside, high - HEAD - sizes.band * roomy
    cloth_width = min(width, (height - 2 * rim) * ratio + 2 * rim)
    cloth_height = (cloth_width - 2 * rim) / ratio + 2 * rim
    if room == "strips" and table is None:
        cloth_width = width
    rail, margin = sizes.rail, sizes.margin
    if room != "strips":
        rail = min(WIDEST_RAIL, rail + (width - cloth_width) / 2)
    margin += (width - cloth_width) / 2 - (rail - sizes.rail)
    foot = HEAD + cloth_height
    side = min(sizes.side, BESIDE_CLOTH) if table is None else sizes.side
    side = min(WIDE_SIDE, side * 1.24) if wide >= WIDE else side
    low = foot + GAP
    band = high - low - sizes.margin * 0.75
    beside_hand = sizes.margin + (side + 4 if side else 44)
    grows = max(1.0, (high - foot) / sizes.band) if room == "full" else 1.0
    card = min(LARGEST_CARD, sizes.hand * grows)

    def rect(left: float, top: float, width: float, height: float) -> Rect:
        x, y = round(left * scale), round(top * scale)
        return Rect(x, y, round((left + width) * scale) - x, round((top + height) * scale) - y)

    return BoardFrame(
        room,
        scale,
        Rect((0, 0), size),
        header=rect(0, 0, wide, HEAD),
        left=rect(margin, HEAD, rail, cloth_height),
        cloth=rect((wide - cloth_width) / 2, HEAD, cloth_width, cloth_height),
        right=rect(wide - margin - rail, HEAD, rail, cloth_height),
        log=rect(sizes.margin, low, side, band),
        hand=rect(beside_hand, foot, wide - 2 * beside_hand, high - foot),
        corner=rect(wide - sizes.margin - side, low, side, band),
        card=round(card * scale),
    )
