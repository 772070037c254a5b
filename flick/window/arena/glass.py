"""The magnifier at the first contact of a flicked pawn: cloth, pieces, the ghost and the star, three times as large."""

import math
from collections.abc import Iterable, Sequence

import pygame
from pygame import Rect, Surface

from flick.arena.shapes import Point
from flick.paint.box import Box
from flick.window.arena.arena_tool import ToolSetting
from flick.window.arena.flicking.arena_view import ArenaView
from flick.window.arena.flicking.preview import PreviewResult
from flick.window.arena.ink import Ink
from flick.window.arena.lying_pieces import LyingPiece
from flick.window.arena.plate import beside
from flick.window.arena.preview_drawing import PreviewPainter
from flick.window.widgets.surfaces import Laid

SIZE = 120
"""Pixels of the design that the glass is wide, without its rim,"""
RIM = 7.0
"""and how wide that is."""
LARGER = 3.0
DRAWN = 2.0
"""How many times as large as from afar everything is seen, and pieces are drawn before they are enlarged: so large
they are kept for those who look from near."""
NEAR = 1.5
"""Whoever looks from nearer than that needs no glass."""
AWAY = 30
"""Pixels of the design from the ghost to the glass."""
FINE = 2


class Glass:
    """The glass, whose picture is made anew only when something else is foretold."""

    def __init__(self, setting: ToolSetting) -> None:
        self._setting = setting
        self._side = setting.kit.px(SIZE)
        self._rim = setting.kit.px(RIM)
        self._rect: Rect | None = None
        self._made: tuple[PreviewResult, Laid] | None = None

    def laid(self, told: PreviewResult | None, free: Sequence[Rect], avoid: Sequence[Rect]) -> Laid | None:
        """The glass where it covers nothing of ``free``, and little of ``avoid``; beside the table only where it has no
        room on it. Nothing where there is no room at all, or nothing to be seen."""
        rect = self._place(told, free, avoid) if told and told.touch else None
        self._rect = rect
        if rect is None or told is None or told.touch is None:
            return None
        if self._made is None or self._made[0] is not told:
            self._made = told, Laid(self._picture(told, (told.touch.x, told.touch.y)), 0, 0)
        return Laid(self._made[1].surface, rect.left, rect.top)

    def _place(self, told: PreviewResult, free: Sequence[Rect], avoid: Sequence[Rect]) -> Rect | None:
        stage = self._setting.stage
        if stage.view.zoom > NEAR or told.touch is None:
            return None
        whole = self._side + 2 * self._rim
        extent = told.layout.pawns[told.aim.pawn].chain.extent * stage.scale
        about = stage.view.to_px(told.touch.ghost[:2])
        away = round(extent) + self._setting.kit.px(AWAY)
        for room in (stage.frame.clip(self._setting.room), self._setting.room):
            rect = beside((whole, whole), about, away, room, [*free, *free, *avoid], self._rect)
            if rect.inflate(-4, -4).collidelist(free) < 0:
                return rect
        return None

    def _picture(self, told: PreviewResult, middle: Point) -> Surface:
        side, stage, kit = self._side, self._setting.stage, self._setting.kit
        scene = stage.close_up(middle, side, LARGER)
        scene.blit(pygame.transform.smoothscale(self._pieces(middle), (side, side)), (0, 0))
        foreteller = PreviewPainter(kit, self._view(middle), told.layout, fine=FINE)
        for mark in foreteller.ghost(told):
            mark.draw(scene)
        cut = Surface((side, side), pygame.SRCALPHA, 32)
        cut.blit(scene, (0, 0))
        cut.blit(kit.picture(("glass", side), self._disc), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        whole = kit.picture(("glass-rim", side), self._brass).copy()
        whole.blit(cut, (self._rim, self._rim))
        return whole

    def _view(self, middle: Point) -> ArenaView:
        """The table as it is seen in the glass."""
        plain, side = self._setting.stage.plain, float(self._side)
        whole = min(side / plain.table[0], side / plain.table[1])
        box = Box(0, 0, side, side)
        return ArenaView(box, plain.table, (side, side), plain.unit, LARGER * plain.scale / whole, middle)

    def _pieces(self, middle: Point) -> Surface:
        """The pieces near a place, larger but not quite as large yet."""
        stage, side = self._setting.stage, math.ceil(self._side * DRAWN / LARGER)
        scale = stage.plain.scale * DRAWN
        sheet = Surface((side, side), pygame.SRCALPHA, 32)
        near = list(self._near(middle, side / scale))
        for draw in ("draw_shadow", "draw_body"):
            for piece in near:
                x = side / 2 + (piece.at[0] - middle[0]) * scale
                y = side / 2 - (piece.at[1] - middle[1]) * scale
                sprite = stage.art.piece(piece.name, piece.pawn, scale)
                getattr(sprite, draw)(sheet, x, y, piece.pawn.angle, stage.light(piece.at))
        return sheet

    def _near(self, middle: Point, wide: float) -> Iterable[LyingPiece]:
        """The pieces of which something is seen in a square of so many mm."""
        for piece in self._setting.pieces.lying.values():
            reach = wide / 2 + 1.3 * piece.pawn.chain.extent
            if max(abs(piece.at[0] - middle[0]), abs(piece.at[1] - middle[1])) < reach:
                yield piece

    def _disc(self) -> Surface:
        """What is seen through the glass."""
        side = self._side
        ink = Ink(Rect(0, 0, side, side), pygame.Color(255, 255, 255))
        ink.disc((side / 2, side / 2), side / 2, pygame.Color(255, 255, 255))
        return ink.laid().surface

    def _brass(self) -> Surface:
        """The rim, with light from the upper left."""
        theme, whole = self._setting.kit.theme, self._side + 2 * self._rim
        middle, rim = (whole / 2, whole / 2), float(self._rim)
        ink = Ink(Rect(0, 0, whole, whole), theme.colour("outline"))
        radius = self._side / 2
        ink.disc(middle, radius + rim - 1, theme.colour("outline"))
        ink.disc(middle, radius + rim - 2, theme.colour("brass.edge"))
        ink.disc(middle, radius + rim - 3, theme.colour("brass.foot"))
        ink.disc((middle[0] - 0.6, middle[1] - 0.6), radius + rim - 4, theme.colour("brass.top"))
        ink.disc(middle, radius + 1.2, theme.colour("outline"))
        return ink.laid().surface
