"""Where everything lies on the screens of the workbench, all in pixels of the design.

Practice: pieces left, the cloth, shots right, and what is chosen below. The tuner: quantities left, the table over its
measurements, plots right.
"""

from typing import NamedTuple, TypeAlias

Room: TypeAlias = tuple[float, float, float, float]
"""Left, top, width, height."""

BROAD, TALL = 1180, 700

HEAD, GAP = 56, 12
"""Height of what stands above the practice table, and what lies between its trays."""
CHOICES, DEEDS = 118, 42
"""How high the trays below the cloth are at least, and the buttons below them."""
WIDEST_LEFT, WIDEST_RIGHT = 196, 330

TUNER_GAP = 8
STRIP, TUNER_DEEDS = 32, 44
RATIO = 0.585
"""Height over width of the room for the table that is tuned: that of a mat with a little more."""
LEAST_MEASURES = 172


class SideWidths(NamedTuple):
    """Of the margin, and of what lies left and right of the cloth."""

    margin: float
    left: float
    right: float


PRACTICE_BROAD, PRACTICE_NARROW = SideWidths(16, 164, 248), SideWidths(12, 138, 240)
TUNER_BROAD, TUNER_NARROW = SideWidths(16, 296, 300), SideWidths(12, 268, 230)


class PracticeRooms(NamedTuple):
    head: Room
    pieces: Room
    cloth: Room
    table: Room
    flicks: Room
    save: Room
    send: Room
    lists: Room


def practice_rooms(wide: float, high: float, table: tuple[float, float], rim: float) -> PracticeRooms:
    """``table`` is the width and height of the table in any unit, ``rim`` the room that its walls need on each side.
    What is left over in width goes to the trays, in height below the cloth."""
    margin, left, right = PRACTICE_BROAD if wide >= BROAD else PRACTICE_NARROW
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
    return PracticeRooms(
        head=(margin, 0, wide - 2 * margin, HEAD),
        pieces=(margin, HEAD, left, tall),
        cloth=(middle + (width_there - width) / 2, HEAD, width, height),
        table=(middle, low, half, choices),
        flicks=(middle + half + GAP, low, half, choices),
        save=(middle, foot, half, DEEDS),
        send=(middle + half + GAP, foot, half, DEEDS),
        lists=(wide - margin - right, HEAD, right, tall),
    )


class TunerRooms(NamedTuple):
    quantities: Room
    cloth: Room
    strip: Room
    measures: Room
    deeds: Room
    charts: tuple[Room, Room, Room]


def tuner_rooms(wide: float, high: float) -> TunerRooms:
    """What is left over in width goes to the table first; in height to the measurements."""
    margin, left, right = TUNER_BROAD if wide >= BROAD else TUNER_NARROW
    top, foot = (72 if high >= TALL else 66), high - margin + 4
    middle = margin + left + margin
    width = wide - 4 * margin - left - right
    fixed = top + STRIP + TUNER_DEEDS + 3 * TUNER_GAP
    cloth = min(RATIO * width, foot - fixed - LEAST_MEASURES)
    strip = top + cloth + TUNER_GAP
    measures = strip + STRIP + TUNER_GAP
    deeds = foot - TUNER_DEEDS
    edge = wide - margin - right
    tall = (foot - top - 2 * margin) / 3
    charts = [(edge, top + number * (tall + margin), right, tall) for number in range(3)]
    return TunerRooms(
        quantities=(margin, top, left, foot - top),
        cloth=(middle, top, width, cloth),
        strip=(middle, strip, width, STRIP),
        measures=(middle, measures, width, deeds - TUNER_GAP - measures),
        deeds=(middle, deeds, width, TUNER_DEEDS),
        charts=(charts[0], charts[1], charts[2]),
    )
