"""What a blow breaks off: a star at the touch, chips of the struck material, dust."""

import math
from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from pygame import Color, Rect, Surface

from flick.arena.layout import Layout
from flick.arena.outcome import Contact
from flick.arena.shapes import Point
from flick.paint.piece_look import look_of
from flick.table.chance import Chance, derived
from flick.window.app.theme import Theme
from flick.window.arena.arena_stage import ArenaStage
from flick.window.arena.effects.effect_timeline import Effect
from flick.window.arena.effects.outlines import soft_spot
from flick.window.arena.flicking.shot_sounds import loudness
from flick.window.arena.flicking.tempo import TOUCH, share_of
from flick.window.arena.ink import Ink, around
from flick.window.arena.preview_drawing import star_mark
from flick.window.widgets.glide import ease_out
from flick.window.widgets.kit import Kit
from flick.window.widgets.surfaces import put_middle

Material: TypeAlias = Literal["maple", "wenge", "crystal", "card"]

STAR = (10.0, 20.0)
"""Pixels of the design: how large a contact flashes at the least and at the most."""
STAR_OUTLINE = 1.6
CHIPS = (2, 9)
FLIES = (10.0, 60.0)
"""mm that a chip flies at the least and at the most."""
CHIPS_LAST = 400.0
LONG = (2.6, 4.6)
"""mm from end to end of a chip."""
HIGH = 9.0
"""mm above the table at the top of its arc."""
FAN = 1.1
"""rad to each side of the way out in which chips fly."""
TURNS, SIZES = 12, 3
DUST_LASTS = 300.0
DUST = (7.0, 16.0)
"""mm across, when it rises and when it is gone."""


class Star(Effect):
    """A star with four points at the touch, larger the harder it was."""

    def __init__(self, kit: Kit, contact: Contact) -> None:
        self.lasts = float(kit.theme.ms("contact"))
        self.at = contact.x, contact.y
        self.size = STAR[0] + (STAR[1] - STAR[0]) * loudness(contact.impulse)
        self._kit = kit

    def rect(self, stage: ArenaStage, done: float) -> Rect:
        reach = (self.size / 2 + STAR_OUTLINE + 2) * self._kit.theme.scale
        return around([stage.view.to_px(self.at)], reach + 1)

    def paint(self, target: Surface, stage: ArenaStage, done: float) -> None:
        size = round(self.size)
        stamp = self._kit.picture(("flash", size), lambda: self._stamp(size))
        stamp.set_alpha(round(255 * (1.0 - ease_out(done) ** 2)))
        put_middle(target, stamp, stage.view.to_px(self.at))

    def _stamp(self, size: int) -> Surface:
        return star_mark(self._kit.theme, (0.0, 0.0), size / 2, dark=0.6).surface


class Splinter(NamedTuple):
    """One chip: the way it flies (unit vector, y upwards), how far (mm), how often it turns, which size, how high."""

    way: Point
    far: float
    turns: float
    size: int
    high: float


class Chips(Effect):
    """Chips fly out from a place, turn, and are gone."""

    lasts = CHIPS_LAST

    def __init__(self, kit: Kit, at: Point, chips: Sequence[Splinter], material: Material) -> None:
        self._kit, self._at, self._chips = kit, at, chips
        self._material: Material = material

    def rect(self, stage: ArenaStage, done: float) -> Rect:
        reach = (LONG[1] + 1) * stage.scale + 2
        return around([stage.view.to_px(self._place(chip, done)) for chip in self._chips], reach + HIGH * stage.scale)

    def paint(self, target: Surface, stage: ArenaStage, done: float) -> None:
        opacity = min(1.0, 2.5 * (1 - done))
        for chip in self._chips:
            x, y = stage.view.to_px(self._place(chip, done))
            height = 4 * done * (1 - done) * chip.high * stage.scale
            turn = round(chip.turns * ease_out(done) * TURNS) % TURNS
            light = stage.light(self._at).slope
            shade = self._stamp(stage, chip.size, turn, shade=True)
            shade.set_alpha(round(110 * opacity))
            put_middle(target, shade, (x + light[0] * height, y + light[1] * height))
            stamp = self._stamp(stage, chip.size, turn, shade=False)
            stamp.set_alpha(round(255 * opacity))
            put_middle(target, stamp, (x, y - 0.35 * height))

    def _place(self, chip: Splinter, done: float) -> Point:
        gone = chip.far * ease_out(done)
        return self._at[0] + chip.way[0] * gone, self._at[1] + chip.way[1] * gone

    def _stamp(self, stage: ArenaStage, size: int, turn: int, *, shade: bool) -> Surface:
        key = ("chip", self._material, stage.scale, size, turn, shade)
        return self._kit.picture(key, lambda: self._drawn(stage, size, turn, shade=shade))

    def _drawn(self, stage: ArenaStage, size: int, turn: int, *, shade: bool) -> Surface:
        """A splinter with a lit side and a dark one."""
        long = (LONG[0] + (LONG[1] - LONG[0]) * size / (SIZES - 1)) * stage.scale / 2
        angle = turn * math.tau / TURNS
        theme = self._kit.theme
        light, dark = chip_colours(theme, self._material)

        def corner(along: float, across: float) -> Point:
            cos, sin = math.cos(angle), math.sin(angle)
            return long * (along * cos - across * sin), long * (along * sin + across * cos)

        tip, left, tail, right = corner(1, 0.1), corner(-0.2, 0.5), corner(-1, -0.1), corner(0.15, -0.45)
        ink = Ink(around([(0.0, 0.0)], long + 2), theme.colour("shadow"))
        if shade:
            ink.polygon([tip, left, tail, right], theme.colour("shadow"))
            return ink.laid().surface
        ink.polygon([tip, left, tail, right], dark)
        ink.polygon([tip, tail, left if left[1] < right[1] else right], light)
        return ink.laid().surface


class Dust(Effect):
    """A puff that spreads over the table and thins out."""

    lasts = DUST_LASTS
    under = True

    def __init__(self, kit: Kit, at: Point, colour: Color, strength: float) -> None:
        self._kit, self._at, self._colour, self._strength = kit, at, colour, strength

    def rect(self, stage: ArenaStage, done: float) -> Rect:
        return around([stage.view.to_px(self._at)], DUST[1] * stage.scale + 2)

    def paint(self, target: Surface, stage: ArenaStage, done: float) -> None:
        across = DUST[0] + (DUST[1] - DUST[0]) * ease_out(done)
        spot = soft_spot(self._kit, max(2, round(across * stage.scale)), self._colour)
        spot.set_alpha(round(255 * self._strength * (1 - done)))
        put_middle(target, spot, stage.view.to_px(self._at))


def impact_of(kit: Kit, layout: Layout, contact: Contact, way: Point, weight: float, seed: int) -> list[Effect]:
    """The effects of a contact. ``way`` is the direction in which chips fly (unit vector); the same ``seed`` gives the
    same chips."""
    share = share_of(contact.impulse)
    found: list[Effect] = [Star(kit, contact)] if kit.theme.ms("contact") else []
    if weight <= 0 or share < TOUCH:
        return found
    harder = (share - TOUCH) / (1 - TOUCH)
    material: Material = material_of(layout, struck_of(contact, layout))
    count = round(weight * (CHIPS[0] + (CHIPS[1] - CHIPS[0]) * harder))
    chips = chips_of(way, count, weight * harder, seed)
    at = contact.x, contact.y
    return [
        *found,
        Dust(kit, at, dust_colour(kit.theme, layout), weight * (0.2 + 0.3 * harder)),
        Chips(kit, at, chips, material),
    ]


def chips_of(way: Point, count: int, harder: float, seed: int) -> list[Splinter]:
    """``count`` chips, which fly the farther the harder the blow was."""
    chance = Chance(derived(seed))
    start = math.atan2(way[1], way[0])
    found: list[Splinter] = []
    for number in range(count):
        angle = start + FAN * chance.between(-1, 1) + (math.pi if number % 3 == 2 else 0.0)
        far = FLIES[0] + (FLIES[1] - FLIES[0]) * harder * chance.between(0.35, 1.0)
        turns = chance.between(0.6, 2.2) * (1 - 2 * chance.below(2))
        size, high = chance.below(SIZES), HIGH * chance.share()
        found.append(Splinter((math.cos(angle), math.sin(angle)), far, turns, size, high))
    return found


def struck_of(contact: Contact, layout: Layout) -> str:
    """The name of what was struck: a wall, or the one of the two that lay still, or else the second."""
    for name in (contact.b, contact.a):
        if name not in layout.pawns:
            return name
    return contact.a if contact.a not in contact.moved else contact.b


def material_of(layout: Layout, name: str) -> Material:
    """The material of the chips that break off a piece, or off a wall."""
    if name not in layout.pawns:
        return "card"
    look = look_of(name, layout.pawns[name])
    return "crystal" if look.kind == "crystal" else look.wood


def chip_colours(theme: Theme, material: Material) -> tuple[Color, Color]:
    """The colours of a chip on the side in the light and on the other."""
    if material == "card":
        return theme.colour("wall.card"), theme.colour("wall.side")
    ramp = [Color(f"#{digits}") for digits in theme.tones(material)]
    if material == "wenge":
        return theme.colour("wood.5"), ramp[3]
    return (ramp[0], ramp[2]) if material == "crystal" else (ramp[-1], ramp[1])


def dust_colour(theme: Theme, layout: Layout) -> Color:
    """The colour of the nap that rises from cloth, or of the dust on boards."""
    return theme.colour("bone.2" if layout.table.floor == "cloth" else "boards.5")
