"""What is told of an aim while it is made: ways and ghost on the cloth, and the verdict beside the ghost."""

import math
from collections.abc import Sequence

from pygame import Rect, Surface

from flick.arena.layout import Layout
from flick.table.rules import Aim, AimHelp, Flick
from flick.window.arena.arena_tool import ToolSetting
from flick.window.arena.flicking.preview import Preview, PreviewResult, less
from flick.window.arena.ink import around
from flick.window.arena.plate import Plate, beside_in, squares, verdict_plate
from flick.window.arena.preview_drawing import PreviewDrawing, PreviewPainter

BUDGET = 4.0
"""ms of each frame in which it is worked out what the flick will do."""

AWAY = 12
"""Pixels of the design from the rim of the ghost to the verdict."""
STAYS = 90
"""A verdict stays where it is as long as its middle is not farther from that of the ghost."""
WAY = 16
"""How wide a way counts that no plate should cover."""


class AimPreview:
    """Follows an aim from frame to frame; ``damage`` is what must be drawn again on the cloth."""

    def __init__(self, setting: ToolSetting, decision: Flick, layout: Layout) -> None:
        self.damage: list[Rect] = []
        self.told: PreviewResult | None = None
        self._setting, self._decision, self._layout = setting, decision, layout
        self._preview = self._previewing()
        self._drawn = PreviewDrawing()
        self._hidden = 0.0

    @property
    def settled(self) -> bool:
        """Whether there is nothing left to work out."""
        return self._preview.settled

    @property
    def rects(self) -> list[Rect]:
        """Everything that is drawn on the cloth."""
        return self._drawn.rects

    def follow(self, aim: Aim | None, hidden: float, layout: Layout | None = None) -> bool:
        """Go on working out what this aim does, on another layout than usual if that is given; ``hidden`` is how many
        pixels of its way lie under the arrow. Whether something else is told now."""
        if self._preview.help != self._help:
            self._preview.close()
            self._preview = self._previewing()
        self._preview.want(aim, layout)
        self._preview.work(BUDGET, self._setting.stopwatch)
        told = self._preview.shown
        if told is not None and (aim is None or told.aim.pawn != aim.pawn):
            told = None
        before, self._hidden = (self.told, self._hidden), hidden
        if told is before[0] and (told is None or hidden == before[1]):
            return False
        self.told = told
        self._redraw()
        return told is not before[0]

    def see(self) -> None:
        """The arena is seen otherwise now."""
        self._redraw()

    def close(self) -> None:
        """Nothing more will be asked."""
        self._preview.close()

    def draw_below(self, target: Surface) -> None:
        self._drawn.draw_below(target)

    def draw_above(self, target: Surface) -> None:
        self._drawn.draw_above(target)

    def verdict(self, avoid: Sequence[Rect], before: Plate | None) -> Plate | None:
        """What the flick would come to by the rules, beside the ghost."""
        if self.told is None or self.told.forecast is None:
            return None
        setting, forecast = self._setting, self.told.forecast
        plate = verdict_plate(setting.kit, setting.words(forecast.say), forecast.tone)
        ghost = self._ghost
        away = ghost.width // 2 + setting.kit.px(AWAY)
        stays = before is not None and math.dist(before.rect.center, ghost.center) < setting.kit.px(STAYS)
        avoid, last = [*avoid, ghost, *self.ways], before.rect if before and stays else None
        plate.rect = beside_in(plate.rect.size, ghost.center, away, setting.rooms, avoid, last)
        return plate

    @property
    def ways(self) -> list[Rect]:
        """Squares along all ways that are shown."""
        if self.told is None:
            return []
        size, view = self._setting.kit.px(WAY), self._setting.stage.view
        ways = [[view.to_px((x, y)) for x, y, _ in way] for way in self.told.ways.values()]
        return [rect for way in ways for rect in squares(way, size)]

    @property
    def _ghost(self) -> Rect:
        """The pawn at its first contact, or where it comes to rest."""
        assert self.told is not None
        stage, pawn = self._setting.stage, self.told.layout.pawns[self.told.aim.pawn]
        way = self.told.ways.get(self.told.aim.pawn, (pawn.pose,))
        x, y, _ = self.told.touch.ghost if self.told.touch else way[-1]
        return around([stage.view.to_px((x, y))], pawn.chain.extent * stage.scale)

    @property
    def _help(self) -> AimHelp:
        return less(self._setting.settings.aim_help, self._decision.help)

    def _previewing(self) -> Preview:
        return Preview(self._layout, self._help, self._decision.foretell, self._decision.most_speed)

    def _redraw(self) -> None:
        before, told = self._drawn, self.told
        self._drawn = PreviewDrawing()
        if told is not None:
            foreteller = PreviewPainter(self._setting.kit, self._setting.stage.view, told.layout)
            self._drawn = foreteller.drawn(told, self._hidden, whole=self._preview.help == "path")
        self.damage += [*before.rects, *self._drawn.rects]
