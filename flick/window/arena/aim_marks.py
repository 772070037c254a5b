"""Everything that is seen of an aim while it is made: arrow and elastic, numbers, and what is foretold of it."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from flick.arena.layout import Layout, Pawn
from flick.arena.shapes import Point
from flick.table.rules import Aim, Flick
from flick.table.sayings import Say, say
from flick.window.arena.aim_preview import AimPreview
from flick.window.arena.arena_tool import Marks, ToolSetting
from flick.window.arena.arrow import (
    NARROW,
    WIDE,
    DrawnAim,
    Sizes,
    aimed_from,
    draw_arrow,
    draw_elastic,
    hand_of,
    length_of,
)
from flick.window.arena.glass import Glass
from flick.window.arena.lying_pieces import outline_of
from flick.window.arena.plate import AWAY, Plate, beside_in, power_plate, reason_plate, squares
from flick.window.widgets.surfaces import Laid

LINE = 18
"""How wide arrow and elastic count, in pixels of the design, for plates that should not lie on them."""


class HeldAim(NamedTuple):
    """An aim to be shown: ``grip`` is the pawn that is held, ``flicked`` the one that would go, often the same.

    ``angle`` in radians; without ``power`` nothing would happen yet. ``hand`` is the pixel where it is held, if a
    pointer does, and ``hint`` says how it is aimed more finely.
    """

    grip: Pawn
    flicked: Pawn
    angle: float
    power: float | None
    hand: Point | None
    hint: Say


class AimMarks:
    """``follow`` an aim from frame to frame. ``damage`` is what must be drawn again on the cloth."""

    def __init__(self, setting: ToolSetting, decision: Flick, layout: Layout) -> None:
        self._setting = setting
        self._foreseen = AimPreview(setting, decision, layout)
        self.damage = self._foreseen.damage
        self.above = Marks()
        self._glass = Glass(setting)
        self._hold: HeldAim | None = None
        self._numbers: Plate | None = None
        self._verdict: Plate | None = None

    @property
    def settled(self) -> bool:
        """Whether there is nothing left to work out."""
        return self._foreseen.settled

    @property
    def rects(self) -> list[Rect]:
        """Everything that it covers."""
        return [*self.above.rects, *self._foreseen.rects]

    def follow(self, hold: HeldAim | None, aim: Aim | None, layout: Layout | None = None) -> None:
        """Show this aim, or nothing; on another layout than usual where the aim itself changes it."""
        aimed = self._aimed(hold) if hold else None
        hidden = length_of(aimed, self._sizes, self._setting.kit.theme.scale) if aimed else 0.0
        told = self._foreseen.follow(aim, hidden, layout)
        if told or hold != self._hold:
            self._hold = hold
            self.above = self._mark(hold, aimed) if hold and aimed else Marks()

    def see(self) -> None:
        """The arena is seen otherwise now."""
        self._hold = None
        self._foreseen.see()

    def draw_below(self, target: Surface) -> None:
        self._foreseen.draw_below(target)

    def draw_above(self, target: Surface) -> None:
        self._foreseen.draw_above(target)

    @property
    def _sizes(self) -> Sizes:
        return NARROW if self._setting.narrow else WIDE

    def _aimed(self, hold: HeldAim) -> DrawnAim:
        """The same in pixels of the window."""
        view = self._setting.stage.view
        hand = self._inside(view.to_px((hold.grip.x, hold.grip.y)), hold.hand) if hold.hand else None
        return aimed_from(view, hold.flicked, hold.angle, hold.power, hand, hold.grip)

    def _inside(self, start: Point, hand: Point) -> Point:
        """The hand, or where the elastic to it leaves the window."""
        ends = self._setting.room.clipline(start, hand)
        return ends[1] if ends and not self._setting.room.collidepoint(hand) else hand

    def _mark(self, hold: HeldAim, aimed: DrawnAim) -> Marks:
        theme, taken = self._setting.kit.theme, self._taken(hold, aimed)
        numbers = self._numbers = self._numbers_of(hold, aimed, taken)
        self._verdict = self._foreseen.verdict([*taken, numbers.rect], self._verdict)
        plates = [plate for plate in (numbers, self._verdict) if plate]
        glass = self._glass_beside(taken, [plate.rect for plate in plates], aimed)
        laid = [draw_elastic(theme, aimed), draw_arrow(theme, aimed, self._sizes)]
        return Marks([*laid, glass] if glass else laid, plates)

    def _glass_beside(self, taken: Sequence[Rect], plates: Sequence[Rect], aimed: DrawnAim) -> Laid | None:
        """A glass at the ghost, off the pawn that is held, all ways, arrow and elastic, and what can be read."""
        stage = self._setting.stage
        if not self._setting.settings.magnifier:
            return None
        pieces = [piece.outline(stage) for piece in self._setting.pieces.lying.values()]
        free = [rect for rect in taken if rect not in pieces or rect.collidepoint(aimed.grip)]
        return self._glass.laid(self._foreseen.told, [*free, *plates, *self._foreseen.ways], pieces)

    def _taken(self, hold: HeldAim, aimed: DrawnAim) -> list[Rect]:
        """What no plate should cover: pieces, arrow and elastic."""
        kit, stage = self._setting.kit, self._setting.stage
        reach = length_of(aimed, self._sizes, kit.theme.scale)
        tip = aimed.middle[0] + aimed.u[0] * reach, aimed.middle[1] + aimed.u[1] * reach
        pieces = [piece.outline(stage) for piece in self._setting.pieces.lying.values()]
        if hold.flicked is not hold.grip:
            pieces.append(outline_of(stage.view, hold.flicked))
        hand = hand_of(aimed, kit.theme.scale)
        return [*pieces, *squares([hand, aimed.grip, tip], kit.px(LINE))]

    def _numbers_of(self, hold: HeldAim, aimed: DrawnAim, taken: Sequence[Rect]) -> Plate:
        """How hard and which way, or that nothing would happen."""
        words, kit, setting = self._setting.words, self._setting.kit, self._setting
        if hold.power is None:
            plate = reason_plate(kit, words(say("window-pull-idle")), "")
        else:
            plate = power_plate(
                kit,
                words(say("window-power", percent=round(100 * hold.power))),
                words(say("window-angle", degrees=round(math.degrees(hold.angle), 1) % 360)),
                "" if setting.narrow else words(hold.hint),
                (words(say("window-power", percent=100)), words(say("window-angle", degrees=359.9))),
            )
        avoid, before = [*taken, *self._foreseen.ways], self._numbers.rect if self._numbers else None
        hand = hand_of(aimed, kit.theme.scale)
        plate.rect = beside_in(plate.rect.size, hand, kit.px(AWAY), setting.rooms, avoid, before)
        return plate
