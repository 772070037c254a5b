"""Where everything lies on the practice screen: pieces left, the cloth, shots right, and what is chosen below."""

from typing import NamedTuple, TypeAlias

Room: TypeAlias = tuple[float, float, float, float]
"""Left, top, width, height."""

HEAD = 56
GAP = 12
BROAD = 1180
CHOICES, DEEDS = 118, 42
"""How high the trays below the cloth are at least, and the buttons below them."""
WIDEST_LEFT, WIDEST_RIGHT = 196, 330


class Sizes(NamedTuple):
    margin: float
    left: float
    right: float


FULL, NARROW = Sizes(16, 164, 248), Sizes(12, 138, 240)


class Rooms(NamedTuple):
    """All in pixels of the design."""

    head: Room
    pieces: Room
    cloth: Room
    table: Room
    flicks: Room
    save: Room
    send: Room
    lists: Room


def rooms_of(wide: float, high: float, table: tuple[float, float], rim: float) -> Rooms:
    """``table`` is the width and height of the table in any unit, ``rim`` the room that its walls need on each side.
    What is left over in width goes to the trays, in height below the cloth."""
    margin, left, right = FULL if wide >= BROAD else NARROW
    ratio = table[0] / table[1]
    most_wide = wide - 4 * margin - left - right
    most_high = high - HEAD - 2 * GAP - CHOICES - DEEDS - margin
    width = min(most_wide, (most_high - 2 * rim) * ratio + 2 * rim)
    height = (width - 2 * rim) / ratio + 2 * rim
    spare = most_wide - width
    right_more = min(spare, WIDEST_RIGHT - right)
    left_more = min(spare - right_more, WIDEST_LEFT - left)
    width_there = most_wide - right_more - left_more
    left, right = left + left_more, right + right_more
    middle = 2 * margin + left
    low = HEAD + height + GAP
    choices = high - margin - DEEDS - GAP - low
    foot = high - margin - DEEDS
    half = (width_there - GAP) / 2
    tall = high - HEAD - margin
    return Rooms(
        head=(margin, 0, wide - 2 * margin, HEAD),
        pieces=(margin, HEAD, left, tall),
        cloth=(middle + (width_there - width) / 2, HEAD, width, height),
        table=(middle, low, half, choices),
        flicks=(middle + half + GAP, low, half, choices),
        save=(middle, foot, half, DEEDS),
        send=(middle + half + GAP, foot, half, DEEDS),
        lists=(wide - margin - right, HEAD, right, tall),
    )
