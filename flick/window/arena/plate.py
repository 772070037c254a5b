"""Small dark plates with words beside what somebody does with the mouse."""

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from flick.arena.shapes import Point
from flick.table.sayings import Tone
from flick.window.arena.dots import along
from flick.window.widgets.bubble import covered
from flick.window.widgets.kit import Kit
from flick.window.widgets.label import LINK_OPACITY
from flick.window.widgets.materials import Fill, Outline
from flick.window.widgets.text import TextBox, wrapped

PAD_X, PAD_Y = 14, 9
NUMBERS = (19, 24)
"""Size of the numbers and how high their line is,"""
NUMBERS_NARROW = (17, 21)
HINT = (11, 16)
GAP = 14
REASON_WIDEST = 250
REASON_LINE = 17
ID_LINE = 18
AWAY = 24
"""The pixels of the design between a plate and the place that it is about."""
VERDICT = (15, 29, 19.5)
"""Size of a verdict, how high its plate is and where its baseline lies."""
SIGN, PAD_VERDICT = 13, 9
SIGNS: dict[Tone, tuple[str, str]] = {"good": ("check", "good"), "bad": ("close", "bad"), "plain": ("move", "bone")}
"""The sign and the colour of each tone."""
WORSE = 50
"""How much worse it is to hide a pixel than to be a pixel away."""


class Glyph(NamedTuple):
    """An icon in a plate: its name, size, colour, and where its middle lies."""

    name: str
    size: float
    colour: str
    x: int
    y: int


class Plate:
    """A dark plate; ``rect`` is moved to where it has room. Its lines and its glyph are placed from its upper left
    corner."""

    def __init__(self, kit: Kit, size: tuple[int, int], lines: Sequence[TextBox], glyph: Glyph | None = None) -> None:
        self.kit, self._lines, self._glyph = kit, lines, glyph
        self.rect = Rect((0, 0), size)

    def texts(self) -> list[TextBox]:
        return [line.moved(*self.rect.topleft).within(self.rect) for line in self._lines]

    def lie_beside(
        self, about: Point, away: int, rooms: Sequence[Rect], avoid: Sequence[Rect], before: "Plate | None"
    ) -> None:
        """Lie beside a place in the first room in which that covers nothing, or in the last one, near the plate that
        was there before."""
        last = before.rect if before is not None else None
        found = [beside(self.rect.size, about, away, room, avoid, last) for room in rooms]
        self.rect = next((rect for rect in found if rect.collidelist(avoid) < 0), found[-1])

    def draw(self, target: Surface) -> None:
        flat = self.kit.theme.flat
        self.kit.stamp(target, self.rect, Fill("well", 1.0 if flat else 0.95, 8))
        self.kit.stamp(target, self.rect, Outline("brass.line", 1.6 if flat else 1, 8, 1.0 if flat else 0.8))
        if (glyph := self._glyph) is not None:
            place = self.rect.left + glyph.x, self.rect.top + glyph.y
            self.kit.icon(target, glyph.name, place, glyph.size, glyph.colour)
        self.kit.write(target, *self.texts())


def power_plate(kit: Kit, power: str, angle: str, hint: str, widest: tuple[str, str]) -> Plate:
    """A plate that says how hard and which way, and below it a hint where there is room. It is as wide as the longest
    numbers need (``widest``), so that nothing moves while they change."""
    size, height = NUMBERS if hint else NUMBERS_NARROW
    halves = kit.width(widest[0], "name", size), kit.width(widest[1], "rulebook", size)
    inner = max(sum(halves) + kit.px(GAP), kit.width(hint, "hint", HINT[0]) if hint else 0)
    width = inner + 2 * kit.px(PAD_X)
    middle = (width - sum(halves) - kit.px(GAP)) // 2
    baseline = kit.px(PAD_Y + 0.68 * size)
    lines = [
        kit.text(power, "name", (middle + halves[0], baseline), size=size, anchor="right"),
        kit.text(angle, "rulebook", (width - middle, baseline), "bone.2", size=size, anchor="right"),
    ]
    total = kit.px(2 * PAD_Y - 2) + kit.px(height - 8)
    if hint:
        left = (width - kit.width(hint, "hint", HINT[0])) // 2
        lines.append(kit.text(hint, "hint", (left, baseline + kit.px(HINT[1])), "bone.2", size=HINT[0]))
        total += kit.px(HINT[1])
    return Plate(kit, (width, total), lines)


def reason_plate(kit: Kit, reason: str, rule: str) -> Plate:
    """A plate that says why something may not be, and by which rule."""
    rows = wrapped(reason, kit.theme.font("hint"), kit.px(REASON_WIDEST))
    left, first, step = kit.px(PAD_X), kit.px(PAD_Y + 11), kit.px(REASON_LINE)
    lines = kit.lines(rows, "hint", (left, first), step)
    foot = first + step * (len(rows) - 1)
    height = foot + kit.px(PAD_Y + 1)
    if rule:
        place = left, foot + kit.px(ID_LINE)
        lines.append(kit.text(rule, "rule-id", place, "link", underline=LINK_OPACITY))
        height += kit.px(ID_LINE)
    return Plate(kit, (max(line.width for line in lines) + 2 * left, height), lines)


def verdict_plate(kit: Kit, text: str, tone: Tone) -> Plate:
    """A plate that says what a flick would come to, in the colour of that verdict and with its sign."""
    sign, colour = SIGNS[tone]
    width, height = kit.width(text, "verdict", VERDICT[0]), kit.px(VERDICT[1])
    left = kit.px(PAD_VERDICT)
    place = 2 * left + kit.px(SIGN), kit.px(VERDICT[2])
    glyph = Glyph(sign, SIGN, colour, left + kit.px(SIGN) // 2, height // 2)
    lines = [kit.text(text, "verdict", place, colour, size=VERDICT[0])]
    return Plate(kit, (3 * left + kit.px(SIGN) + width, height), lines, glyph)


def beside(
    size: tuple[int, int], about: Point, away: int, room: Rect, avoid: Sequence[Rect], before: Rect | None = None
) -> Rect:
    """The rectangle of a plate beside a place: inside ``room``, off everything that it should avoid, and near where it
    was before."""
    x, y = round(about[0]), round(about[1])
    spots: list[Rect] = []
    for near in (away, 2 * away, 4 * away, 6 * away):
        low, high = y + near, y - near - size[1]
        left, right = x - near - size[0], x + near
        spots += [Rect((left_edge, top), size) for top in (low, high) for left_edge in (x - size[0] // 2, left, right)]
        spots += [Rect((left_edge, y - size[1] // 2), size) for left_edge in (left, right)]
    inside = [spot.clamp(room) for spot in spots]
    costs = [WORSE * covered(spot, avoid) + k * 4 + _apart(spot, before) for k, spot in enumerate(inside)]
    return inside[costs.index(min(costs))]


def squares(way: Sequence[Point], size: int) -> list[Rect]:
    """Squares along a way, no farther apart than they are wide."""
    half = size // 2
    return [Rect(round(x) - half, round(y) - half, size, size) for x, y in [*along(way, size, 0.0), *way[-1:]]]


def _apart(spot: Rect, before: Rect | None) -> float:
    """What it costs to lie elsewhere than before, as if so many pixels were hidden."""
    if before is None:
        return 0
    return 0.5 * (abs(spot.centerx - before.centerx) + abs(spot.centery - before.centery))
