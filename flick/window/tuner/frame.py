"""Where everything lies on the tuner's screen: quantities left, the table over its measurements, plots right."""

from typing import NamedTuple, TypeAlias

Room: TypeAlias = tuple[float, float, float, float]
"""Left, top, width, height."""

BROAD, TALL = 1180, 700
GAP = 8
STRIP, DEEDS = 32, 44
RATIO = 0.585
"""Height over width of the room for the table: that of a mat with a little more."""
LEAST_MEASURES = 172


class Sizes(NamedTuple):
    margin: float
    left: float
    right: float


FULL, NARROW = Sizes(16, 296, 300), Sizes(12, 268, 230)


class Rooms(NamedTuple):
    """All in pixels of the design."""

    quantities: Room
    cloth: Room
    strip: Room
    measures: Room
    deeds: Room
    charts: tuple[Room, Room, Room]


def rooms_of(wide: float, high: float) -> Rooms:
    """What is left over in width goes to the table first; in height to the measurements."""
    margin, left, right = FULL if wide >= BROAD else NARROW
    top, foot = (72 if high >= TALL else 66), high - margin + 4
    middle = margin + left + margin
    width = wide - 4 * margin - left - right
    fixed = top + STRIP + DEEDS + 3 * GAP
    cloth = min(RATIO * width, foot - fixed - LEAST_MEASURES)
    strip = top + cloth + GAP
    measures = strip + STRIP + GAP
    deeds = foot - DEEDS
    edge = wide - margin - right
    tall = (foot - top - 2 * margin) / 3
    charts = [(edge, top + number * (tall + margin), right, tall) for number in range(3)]
    return Rooms(
        quantities=(margin, top, left, foot - top),
        cloth=(middle, top, width, cloth),
        strip=(middle, strip, width, STRIP),
        measures=(middle, measures, width, deeds - GAP - measures),
        deeds=(middle, deeds, width, DEEDS),
        charts=(charts[0], charts[1], charts[2]),
    )
