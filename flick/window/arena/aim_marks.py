"""Everything that is seen of an aim while it is made: arrow and elastic, numbers, and what is foretold of it."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect

from flick.arena.layout import Layout, Pawn
from flick.arena.shapes import Point
from flick.table.rules import Aim, AimHelp, Flick
from flick.table.sayings import Say, say
from flick.window.arena.arena_tool import Marks, ToolSetting
from flick.window.arena.arrow import NARROW, WIDE, DrawnAim, aimed_from, draw_arrow, draw_elastic
from flick.window.arena.flicking.preview import Preview, PreviewResult, less
from flick.window.arena.glass import Glass
from flick.window.arena.ink import around
from flick.window.arena.lying_pieces import outline_of
from flick.window.arena.plate import AWAY, Plate, power_plate, reason_plate, squares, verdict_plate
from flick.window.arena.preview_drawing import PreviewDrawing, PreviewPainter

BUDGET = 4.0
"""ms of each frame in which it is worked out what the flick will do."""

LINE, WAY = 18, 16
"""How wide arrow and elastic, and the ways that are foretold, count for plates that should not lie on them; like the
next two in pixels of the design."""
VERDICT_AWAY = 12
"""From the rim of the ghost to the verdict."""
STAYS = 90
"""A verdict stays where it is as long as its middle is not farther from that of the ghost."""


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
    """``follow`` an aim from frame to frame. ``drawn`` is what lies on the cloth, whose ``damage`` must be drawn again,
    and ``above`` what lies above everything."""

    def __init__(self, setting: ToolSetting, decision: Flick, layout: Layout) -> None:
        self.damage: list[Rect] = []
        self.above = Marks()
        self.drawn = PreviewDrawing()
        self._setting, self._decision, self._layout = setting, decision, layout
        self._preview = self._previewing()
        self._told: PreviewResult | None = None
        """What is foretold of the aim, maybe of the one of some frames ago."""
        self._glass = Glass(setting)
        self._hold: HeldAim | None = None
        self._hidden = 0.0
        """Pixels of the way of the flicked pawn that lie under the arrow."""
        self._numbers: Plate | None = None
        self._verdict: Plate | None = None

    @property
    def settled(self) -> bool:
        """Whether there is nothing left to work out."""
        return self._preview.settled

    @property
    def rects(self) -> list[Rect]:
        """Everything that the marks cover."""
        return [*self.above.rects, *self.drawn.rects]

    def follow(self, hold: HeldAim | None, aim: Aim | None, layout: Layout | None = None) -> None:
        """Show this aim, or nothing; on another layout than usual where the aim itself changes it."""
        aimed = self._aimed(hold) if hold else None
        hidden = aimed.length if aimed else 0.0
        told = self._foretold(aim, layout)
        new, elsewhere = told is not self._told, told is not None and hidden != self._hidden
        self._told, self._hidden = told, hidden
        if new or elsewhere:
            self._draw_anew()
        if new or hold != self._hold:
            self._hold = hold
            self.above = self._mark(hold, aimed) if hold and aimed else Marks()

    def see(self) -> None:
        """Draw the marks for the new view of the arena."""
        self._hold = None
        self._draw_anew()

    def _foretold(self, aim: Aim | None, layout: Layout | None) -> PreviewResult | None:
        """Go on working out what this aim does, and give what is known of it, or of the last one with the same pawn."""
        if self._preview.help != self._help:
            self._preview.close()
            self._preview = self._previewing()
        self._preview.want(aim, layout)
        self._preview.work(BUDGET, self._setting.stopwatch)
        told = self._preview.shown
        return told if told is not None and aim is not None and told.aim.pawn == aim.pawn else None

    @property
    def _help(self) -> AimHelp:
        return less(self._setting.settings.aim_help, self._decision.help)

    def _previewing(self) -> Preview:
        return Preview(self._layout, self._help, self._decision.foretell, self._decision.most_speed)

    def _draw_anew(self) -> None:
        """Draw what is foretold on the cloth."""
        before, told = self.drawn, self._told
        self.drawn = PreviewDrawing()
        if told is not None:
            painter = PreviewPainter(self._setting.kit, self._setting.stage.view, told.layout)
            self.drawn = painter.drawn(told, self._hidden, whole=self._preview.help == "path")
        self.damage += [*before.rects, *self.drawn.rects]

    def _aimed(self, hold: HeldAim) -> DrawnAim:
        """The aim in pixels of the window."""
        view = self._setting.stage.view
        hand = self._inside(view.to_px((hold.grip.x, hold.grip.y)), hold.hand) if hold.hand else None
        sizes = NARROW if self._setting.narrow else WIDE
        return aimed_from(view, hold.flicked, hold.angle, hold.power, sizes, hand, hold.grip)

    def _inside(self, start: Point, hand: Point) -> Point:
        """The pixel of the hand, or the one at which the elastic to it leaves the window."""
        ends = self._setting.room.clipline(start, hand)
        return ends[1] if ends and not self._setting.room.collidepoint(hand) else hand

    def _mark(self, hold: HeldAim, aimed: DrawnAim) -> Marks:
        """Mark what lies above everything. The glass lies off the pawn that is held, off all ways, arrow, elastic and
        plates, and where it can off other pieces too."""
        theme, pieces, ways = self._setting.kit.theme, self._setting.pieces.outlines(), self._ways()
        taken = [*pieces, *self._taken(hold, aimed)]
        numbers = self._numbers = self._numbers_of(hold, aimed, [*taken, *ways])
        self._verdict = self._verdict_of([*taken, numbers.rect, *ways])
        plates = [plate for plate in (numbers, self._verdict) if plate]
        laid = [draw_elastic(theme, aimed), draw_arrow(theme, aimed)]
        if self._setting.settings.magnifier:
            free = [rect for rect in taken if rect not in pieces or rect.collidepoint(aimed.grip)]
            glass = self._glass.laid(self._told, [*free, *(plate.rect for plate in plates), *ways], pieces)
            laid += [glass] if glass else []
        return Marks(laid, plates)

    def _taken(self, hold: HeldAim, aimed: DrawnAim) -> list[Rect]:
        """What no plate should cover besides the pieces that lie there: the piece that is to be put down, arrow and
        elastic."""
        kit, stage = self._setting.kit, self._setting.stage
        line = squares([aimed.held, aimed.grip, aimed.ahead(aimed.length)], kit.px(LINE))
        return line if hold.flicked is hold.grip else [outline_of(stage.view, hold.flicked), *line]

    def _ways(self) -> list[Rect]:
        """Squares along all ways that are foretold."""
        size, view = self._setting.kit.px(WAY), self._setting.stage.view
        ways = self._told.ways.values() if self._told is not None else ()
        return [rect for way in ways for rect in squares([view.to_px((x, y)) for x, y, _ in way], size)]

    def _numbers_of(self, hold: HeldAim, aimed: DrawnAim, avoid: Sequence[Rect]) -> Plate:
        """The plate that says how hard and which way, or that nothing would happen."""
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
        plate.lie_beside(aimed.held, kit.px(AWAY), setting.rooms, avoid, self._numbers)
        return plate

    def _verdict_of(self, avoid: Sequence[Rect]) -> Plate | None:
        """The plate beside the ghost that says what the flick would come to by the rules."""
        if self._told is None or self._told.forecast is None:
            return None
        setting, forecast, ghost = self._setting, self._told.forecast, self._ghost(self._told)
        plate = verdict_plate(setting.kit, setting.words(forecast.say), forecast.tone)
        before = self._verdict
        if before is not None and math.dist(before.rect.center, ghost.center) >= setting.kit.px(STAYS):
            before = None
        away = ghost.width // 2 + setting.kit.px(VERDICT_AWAY)
        plate.lie_beside(ghost.center, away, setting.rooms, [*avoid, ghost], before)
        return plate

    def _ghost(self, told: PreviewResult) -> Rect:
        """The square round the pawn at its first contact, or where it comes to rest."""
        stage, pawn = self._setting.stage, told.layout.pawns[told.aim.pawn]
        x, y, _ = told.touch.ghost if told.touch else told.ways.get(told.aim.pawn, (pawn.pose,))[-1]
        return around([stage.view.to_px((x, y))], pawn.chain.extent * stage.scale)
