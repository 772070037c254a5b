"""Signs over a pawn of what a shot has done to it: each is known without reading."""

import math
from collections.abc import Iterable, Sequence

import pygame
from pygame import Color, Rect, Surface

from flick.arena.layout import Pawn
from flick.arena.shapes import Point
from flick.window.arena.arena_stage import ArenaStage
from flick.window.arena.effects.effect_timeline import Effect
from flick.window.arena.effects.names import SignName
from flick.window.arena.effects.outlines import soft_spot
from flick.window.arena.ink import Ink, around
from flick.window.widgets.glide import ease_out
from flick.window.widgets.kit import Kit
from flick.window.widgets.surfaces import put_middle

SOUNDS: dict[SignName, str] = {
    "wound": "wound",
    "steal": "token-steal",
    "shield": "armour",
    "stun": "stun",
    "heal": "heal",
}

RISES, RISEN = 700.0, 24.0
"""ms in which a number rises by so many pixels of the design, and is gone."""
NUMBER = 26.0
ICON, ICON_GAP = 30.0, 5.0
"""What stands before a number, in a colour of its own so that nobody reads it as a figure."""
BESIDE, LOWEST = 5.0, 12.0
"""Pixels of the design between a pawn and its number, and by which that begins lower than its middle."""
TAG = 7.0
"""Pixels of the design that the number on a pawn sticks out at its left."""
CLOSE = 90.0, 32.0
"""mm, across and down, within which another piece would be in the way of a number."""
REDDENS = 700.0
RIM = 3.2
STANDS, FALLS = 150.0, 300.0
"""ms for which a shield stands before it breaks, and in which its parts fall."""
STARS, STARS_LAST = 3, 600.0
WARMTH_LASTS = 700.0

SHIELD: Sequence[Point] = (
    (-0.86, -0.98),
    (0.0, -0.84),
    (0.86, -0.98),
    (0.9, -0.1),
    (0.62, 0.58),
    (0.0, 1.08),
    (-0.62, 0.58),
    (-0.9, -0.1),
)
"""A heater shield, its half width being 1, y downwards."""
CENTRE: Point = (0.06, -0.08)
CRACKS: Sequence[tuple[int, Point]] = ((1, (0.16, -0.42)), (4, (0.24, 0.3)), (7, (-0.36, 0.04)))
"""A shield breaks from its centre over a corner of each crack to the point of its outline with that number."""


class OverPawn(Effect):
    """A sign that stands over a pawn where it lies."""

    def __init__(self, kit: Kit, pawn: Pawn) -> None:
        self.kit, self.pawn = kit, pawn

    def middle(self, stage: ArenaStage) -> Point:
        return stage.view.to_px((self.pawn.x, self.pawn.y))

    def radius(self, stage: ArenaStage) -> float:
        return self.pawn.chain.extent * stage.scale

    def rect(self, stage: ArenaStage, done: float) -> Rect:
        return around([self.middle(stage)], 2.6 * self.radius(stage) + (RISEN + NUMBER) * self.kit.theme.scale)


class Reddening(OverPawn):
    """The rim of a wounded pawn reddens, and pales."""

    lasts = REDDENS

    def paint(self, target: Surface, stage: ArenaStage, done: float) -> None:
        radius, unit = self.radius(stage), self.kit.theme.scale
        ring = self.kit.picture(("wounded", round(radius)), lambda: self._ring(radius, RIM * unit))
        ring.set_alpha(round(255 * math.sin(math.pi * min(1.0, 0.12 + 0.88 * done)) ** 0.7))
        put_middle(target, ring, self.middle(stage))

    def _ring(self, radius: float, width: float) -> Surface:
        theme = self.kit.theme
        ink = Ink(around([(0.0, 0.0)], radius + 2 * width), theme.colour("wound"))
        ink.ring((0.0, 0.0), radius + 0.2 * width, 2.2 * width, theme.colour("wound", 0.3))
        ink.ring((0.0, 0.0), radius - 0.1 * width, width, theme.colour("wound"))
        return ink.laid().surface


class Rising(OverPawn):
    """A number rises beside the pawn, where no verdict covers it, with an icon before it where there is one."""

    lasts = RISES

    def __init__(self, kit: Kit, pawn: Pawn, text: str, colour: str, icon: str = "", *, leftwards: bool) -> None:
        """``leftwards`` says that the number rises at the left, where nothing is in its way."""
        super().__init__(kit, pawn)
        self._text, self._colour, self._icon, self._leftwards = text, colour, icon, leftwards

    def paint(self, target: Surface, stage: ArenaStage, done: float) -> None:
        x, y = self.middle(stage)
        picture = self.kit.picture(("rising", self._text, self._colour, self._icon), self._picture)
        picture.set_alpha(round(255 * min(1.0, 2.2 * (1 - done))))
        unit = self.kit.theme.scale
        aside = self.radius(stage) + picture.get_width() / 2 + BESIDE * unit
        room = aside + picture.get_width()
        if x + room > stage.frame.right or (self._leftwards and x - room > stage.frame.left):
            aside = -aside - TAG * unit
        put_middle(target, picture, (x + aside, y + (LOWEST - RISEN * ease_out(done)) * unit))

    def _picture(self) -> Surface:
        """The number in its colour, with a dark outline that holds on any cloth."""
        theme = self.kit.theme
        font = theme.font("big-number", NUMBER)
        edge, icon, gap = max(1, theme.px(1.6)), theme.px(ICON) if self._icon else 0, theme.px(ICON_GAP)
        plain = font.render(self._text, True, theme.colour(self._colour))
        dark = font.render(self._text, True, theme.colour("outline"))
        wide = plain.get_width() + (icon + gap if icon else 0)
        made = Surface((wide + 2 * edge, max(icon, plain.get_height()) + 2 * edge), pygame.SRCALPHA, 32)
        glyphs = [(dark, plain, icon + gap if icon else 0, max(0, icon - plain.get_height()) // 2)]
        if icon:
            down = max(0, plain.get_height() - icon) // 2
            glyphs.append((self._glyph(icon, "outline"), self._glyph(icon, "honey"), 0, down))
        for below, _, left, top in glyphs:
            for turn in range(12):
                right, down = edge * math.cos(turn * math.pi / 6), edge * math.sin(turn * math.pi / 6)
                made.blit(below, (round(left + edge + right), round(top + edge + down)))
        for _, above, left, top in glyphs:
            made.blit(above, (left + edge, top + edge))
        return made

    def _glyph(self, size: int, colour: str) -> Surface:
        return self.kit.icons.get(self._icon, size, self.kit.theme.colour(colour))


class Shield(OverPawn):
    """A brass shield stands before the pawn, cracks in three, and its parts fall outwards."""

    lasts = STANDS + FALLS

    def paint(self, target: Surface, stage: ArenaStage, done: float) -> None:
        size, (x, y) = round(1.15 * self.radius(stage)), self.middle(stage)
        passed = done * self.lasts
        if passed < STANDS:
            grown = ease_out(min(1.0, passed / (0.5 * STANDS)))
            whole = self.kit.picture(("shield", size), lambda: self._whole(size))
            whole.set_alpha(round(255 * grown))
            put_middle(target, whole, (x, y))
            return
        gone = (passed - STANDS) / FALLS
        for number in range(len(CRACKS)):
            part = self.kit.picture(("shield", size, number), lambda number=number: self._part(size, number))
            out = _middle_of(_part(number))
            length = math.hypot(*out)
            far = size * 1.25 * ease_out(gone)
            turned = pygame.transform.rotozoom(part, (-34.0, 28.0, 44.0)[number] * gone, 1 - 0.25 * gone)
            turned.set_alpha(round(255 * (1 - gone) ** 0.7))
            put_middle(target, turned, (x + out[0] / length * far, y + out[1] / length * far + size * 0.5 * gone**2))

    def _whole(self, size: int) -> Surface:
        theme, unit = self.kit.theme, self.kit.theme.scale
        ink = Ink(around([(0.0, 0.0)], 1.2 * size + 3 * unit), theme.colour("outline"))
        ink.polygon(_sized(SHIELD, size + 1.6 * unit), theme.colour("outline", 0.85))
        ink.polygon(_sized(SHIELD, size), theme.colour("brass.foot"))
        ink.polygon(_sized(SHIELD, 0.86 * size), theme.colour("brass.top"))
        ink.polygon([(0.0, -0.72 * size), *_sized(SHIELD[2:6], 0.76 * size)], theme.colour("brass.deep"))
        ink.path(
            _sized([SHIELD[7], SHIELD[0], SHIELD[1], SHIELD[2]], 0.93 * size), 1.4 * unit, theme.colour("brass.bright")
        )
        return ink.laid().surface

    def _part(self, size: int, number: int) -> Surface:
        """One of the three parts, on a sheet as large as the whole shield."""
        whole = self.kit.picture(("shield", size), lambda: self._whole(size))
        width, height = whole.get_size()
        mask = Surface((width, height), pygame.SRCALPHA, 32)
        corners = [(width / 2 + x, height / 2 + y) for x, y in _sized(_part(number), 1.06 * size)]
        pygame.draw.polygon(mask, Color(255, 255, 255, 255), corners)
        made = whole.copy()
        made.set_alpha(255)
        made.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        pygame.draw.lines(
            made, self.kit.theme.colour("brass.edge"), closed=True, points=corners, width=max(1, size // 14)
        )
        made.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return made


class StunStars(OverPawn):
    """Three stars go slowly round the pawn; then its mark is there."""

    lasts = STARS_LAST

    def __init__(self, kit: Kit, pawn: Pawn, name: str) -> None:
        super().__init__(kit, pawn)
        self.hides = name

    def paint(self, target: Surface, stage: ArenaStage, done: float) -> None:
        x, y = self.middle(stage)
        radius, size = self.radius(stage), self.kit.px(11)
        opacity = min(1.0, 5 * done, 5 * (1 - done))
        for number in range(STARS):
            turn = math.tau * (number / STARS + 0.6 * done)
            near = 1 + 0.22 * math.sin(turn)
            at = x + 1.05 * radius * math.cos(turn), y - 0.35 * radius + 0.42 * radius * math.sin(turn)
            for colour, larger in (("outline", 1.35), ("honey", 1.0)):
                glyph = self.kit.icons.get("star", max(4, round(size * near * larger)), self.kit.theme.colour(colour))
                glyph.set_alpha(round(255 * opacity))
                put_middle(target, glyph, at)
                glyph.set_alpha(255)


class Warmth(OverPawn):
    """A warm light comes up round the pawn, and goes."""

    lasts = WARMTH_LASTS
    under = True

    def paint(self, target: Surface, stage: ArenaStage, done: float) -> None:
        spot = soft_spot(self.kit, round(2.4 * self.radius(stage)), self.kit.theme.colour("honey"))
        spot.set_alpha(round(190 * math.sin(math.pi * done)))
        put_middle(target, spot, self.middle(stage))


def signs_of(kit: Kit, sign: SignName, name: str, pawn: Pawn, number: str, others: Iterable[Pawn]) -> list[Effect]:
    """The effects over a pawn. ``number`` is how many tokens that costs or brings it, in words; it rises on the side
    where fewer ``others`` lie."""
    left = is_freer_leftwards(pawn, others)
    if sign == "shield":
        return [Shield(kit, pawn)]
    if sign == "stun":
        return [StunStars(kit, pawn, name)]
    if sign == "heal":
        return [Warmth(kit, pawn), *([Rising(kit, pawn, number, "good", leftwards=left)] if number else [])]
    icon = "steal" if sign == "steal" else ""
    return [Reddening(kit, pawn), *([Rising(kit, pawn, number, "hot", icon, leftwards=left)] if number else [])]


def is_freer_leftwards(pawn: Pawn, others: Iterable[Pawn]) -> bool:
    """Whether more pieces lie close at the right of a pawn than at its left."""
    beside = [other.x - pawn.x for other in others if abs(other.y - pawn.y) < CLOSE[1]]
    right = sum(0 < far < CLOSE[0] for far in beside)
    return right > sum(-CLOSE[0] < far < 0 for far in beside)


def _part(number: int) -> list[Point]:
    """The outline of one of the three parts of a shield."""
    (first, bend), (last, other) = CRACKS[number], CRACKS[(number + 1) % len(CRACKS)]
    count = (last - first) % len(SHIELD)
    rim = [SHIELD[(first + step) % len(SHIELD)] for step in range(count + 1)]
    return [CENTRE, bend, *rim, other]


def _middle_of(points: Sequence[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def _sized(points: Sequence[Point], size: float) -> list[Point]:
    return [(x * size, y * size) for x, y in points]
