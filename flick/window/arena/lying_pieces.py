"""Everything that lies in the arena, as it is drawn: where, how visible, and what must be drawn again."""

import math
from collections.abc import Collection, Iterable, Mapping

import pygame
from pygame import SRCALPHA, Rect, Surface

from flick.arena.layout import Pawn, Pose
from flick.arena.shapes import Point
from flick.paint.lamp import HANGS_AT, Light
from flick.window.arena.arena_stage import ArenaStage
from flick.window.arena.effects.outlines import draw_outline
from flick.window.arena.effects.tremble import LampSwing, Rock
from flick.window.arena.flicking.arena_view import ArenaView
from flick.window.arena.sprite import Sprite
from flick.window.widgets.glide import Glide
from flick.window.widgets.kit import Kit
from flick.window.widgets.surfaces import Laid

MARGIN = 26
"""Pixels of the design round a piece that what marks it may reach."""

GREY, GREY_EDGE = 0.75, 4
"""How visible a piece is where it may not lie, and how many pixels its body may reach beyond its outline."""

HELD = 15.0
"""mm above the table from which a piece is set down."""
UPWARDS = 0.6
"""How much of its height is seen as a way up the window."""


class LyingPiece:
    """One piece as it lies there, or comes or goes."""

    def __init__(self, name: str, pawn: Pawn, fade: int, *, shown: bool) -> None:
        """``fade`` is how many ms the piece takes to come and to go."""
        self.name, self.pawn = name, pawn
        self.shown = Glide(1.0 if shown else 0.0, fade)
        self.shown.go(1.0)
        self.height = Glide(0.0, 2 * fade)
        """mm above the table."""
        self.rock: Rock | None = None
        self._rect: tuple[object, Rect] | None = None

    @property
    def at(self) -> Point:
        return self.pawn.x, self.pawn.y

    def sprite(self, stage: ArenaStage) -> Sprite:
        return stage.art.piece(self.name, self.pawn, stage.scale)

    def light(self, stage: ArenaStage) -> Light:
        return stage.light(self.at)

    def light_on_body(self, stage: ArenaStage, now: float) -> Light:
        """The light on the body. While it rocks, that is the light of a place from which the lamp would be seen at the
        same angle."""
        if self.rock is None:
            return self.light(stage)
        right, up = self.rock.tilt(now)
        far = HANGS_AT[2] * stage.lamp.height / stage.plain.scale
        (x, y), (wide, high) = self.at, stage.plain.table
        place = max(0.0, min(wide, x - math.tan(right) * far)), max(0.0, min(high, y - math.tan(up) * far))
        return stage.light(place)._replace(bright=self.light(stage).bright)

    def grey(self, stage: ArenaStage) -> Laid:
        """The body without colour and without a shadow, as a piece is shown where it may not lie."""
        rect = self.outline(stage).inflate(2 * GREY_EDGE, 2 * GREY_EDGE)
        x, y = stage.view.to_px(self.at)
        sheet = Surface(rect.size, SRCALPHA, 32)
        self.sprite(stage).draw_body(sheet, x - rect.left, y - rect.top, self.pawn.angle, self.light(stage))
        grey = pygame.transform.grayscale(sheet)
        grey.set_alpha(round(255 * GREY))
        return Laid(grey, *rect.topleft)

    def set_down(self) -> None:
        """Let the piece come down from above."""
        if self.height.duration > 0:
            self.height.jump(HELD)
            self.height.go(0.0)

    def rect(self, stage: ArenaStage) -> Rect:
        """Everything that the piece and its marks may change."""
        key = self.pawn, stage.view, self.height.value
        if self._rect is None or self._rect[0] != key:
            self._rect = key, self._measured(stage)
        return self._rect[1]

    def _measured(self, stage: ArenaStage) -> Rect:
        edge = 2 * round(MARGIN * stage.art.theme.scale)
        edge += 4 * round(self.height.value * stage.scale)
        x, y = stage.view.to_px(self.at)
        return self.sprite(stage).rect(x, y, self.light(stage)).union(self.outline(stage).inflate(edge, edge))

    def outline(self, stage: ArenaStage) -> Rect:
        """The square round the piece, however it is turned."""
        return outline_of(stage.view, self.pawn)


def outline_of(view: ArenaView, pawn: Pawn) -> Rect:
    """The square round a piece in the window, however it is turned."""
    half = round(pawn.chain.extent * view.scale)
    x, y = view.to_px((pawn.x, pawn.y))
    return Rect(round(x) - half, round(y) - half, 2 * half, 2 * half)


class Pieces:
    """All pieces on the table. ``damage`` collects what must be drawn again; whoever draws it takes it away. ``lamp``
    is the lamp that throws their shadows."""

    def __init__(self, kit: Kit, stage: ArenaStage) -> None:
        self.stage = stage
        self.lying: dict[str, LyingPiece] = {}
        self.damage: list[Rect] = []
        self.lamp = LampSwing()
        self._leaving: list[LyingPiece] = []
        self._kit, self._fade = kit, kit.theme.ms("piece")
        self._now = 0.0

    def put(self, pawns: Mapping[str, Pawn], *, sliding: bool, seen: Collection[str] = ()) -> None:
        """Let the pieces lie so from now on. A ``sliding`` piece is seen to go there; otherwise it fades out where it
        was and in where it is. A new one is set down, unless it was ``seen`` there already; one that is gone fades
        out."""
        first = not self.lying and not self._leaving
        for name in [name for name in self.lying if name not in pawns]:
            self._leave(name)
        for name, pawn in pawns.items():
            known = self.lying.get(name)
            if known is not None and known.pawn == pawn:
                continue
            if known is not None and sliding:
                self.damage.append(known.rect(self.stage))
                known.pawn = pawn
            else:
                if known is not None:
                    self._leave(name)
                new = known is None and not first and name not in seen
                self.lying[name] = known = LyingPiece(name, pawn, self._fade, shown=first or name in seen)
                if new:
                    known.set_down()
            self.damage.append(known.rect(self.stage))
        self.lying = {name: self.lying[name] for name in pawns}

    def move(self, poses: Mapping[str, Pose], pawns: Mapping[str, Pawn]) -> None:
        """Let the pieces lie as at a moment of a flick; those of ``pawns`` without a pose have left the table."""
        self.put({name: _moved(pawn, poses[name]) for name, pawn in pawns.items() if name in poses}, sliding=True)

    def take_away(self, name: str) -> None:
        """Take a piece away at once; an effect shows what becomes of it."""
        if name in self.lying:
            self.damage.append(self.lying.pop(name).rect(self.stage))

    def strike(self, name: str, way: Point, strength: float, now: float) -> None:
        """Let a piece that was struck flash and rock."""
        if name in self.lying:
            self.lying[name].rock = Rock(now, way, strength)

    def tick(self, now: float) -> None:
        """Let the pieces fade, come down and rock up to that time."""
        self._now = now
        swung = self.lamp.tick(now)
        for piece in self._all():
            before = piece.rect(self.stage)
            fading, falling = piece.shown.tick(now), piece.height.tick(now)
            if fading or falling or swung or piece.rock is not None:
                self.damage.append(before)
            if piece.rock is not None and piece.rock.over(now):
                piece.rock = None
        self._leaving = [piece for piece in self._leaving if piece.shown.value > 0]

    @property
    def fading(self) -> bool:
        busy = (piece.shown.moving or piece.height.moving or piece.rock is not None for piece in self.lying.values())
        return bool(self._leaving) or self.lamp.moving or any(busy)

    def at(self, place: Point) -> str | None:
        """The piece under a pixel."""
        x, y = self.stage.view.to_mm(place)
        near = {
            name: (piece.at[0] - x) ** 2 + (piece.at[1] - y) ** 2 - piece.pawn.chain.extent**2
            for name, piece in self.lying.items()
        }
        best = min(near, key=lambda name: near[name], default=None)
        return best if best is not None and near[best] <= 0 else None

    def outlines(self) -> list[Rect]:
        """The squares round all pieces that lie there, in the window."""
        return [piece.outline(self.stage) for piece in self.lying.values()]

    def touch(self, names: Iterable[str]) -> None:
        """Draw these pieces again, since what marks them has changed."""
        self.damage += [self.lying[name].rect(self.stage) for name in names if name in self.lying]

    def seen(self, region: Rect) -> list[LyingPiece]:
        """The pieces that may show in a region of the window."""
        return [piece for piece in self._all() if piece.rect(self.stage).colliderect(region)]

    def draw_shadows(self, target: Surface, pieces: Iterable[LyingPiece]) -> None:
        """Draw the shadows of these pieces, which fall the farther the higher a piece is held."""
        stage = self.stage
        for piece in pieces:
            x, y = stage.view.to_px(piece.at)
            light, opacity = self.lamp.on(piece.light(stage)), piece.shown.value
            right, down = (slope * piece.height.value * stage.scale for slope in light.slope)
            piece.sprite(stage).draw_shadow(target, x + right, y + down, piece.pawn.angle, light, opacity)

    def draw_bodies(self, target: Surface, pieces: Iterable[LyingPiece]) -> None:
        stage = self.stage
        for piece in pieces:
            x, y = stage.view.to_px(piece.at)
            y -= UPWARDS * piece.height.value * stage.scale
            light = piece.light_on_body(stage, self._now)
            piece.sprite(stage).draw_body(target, x, y, piece.pawn.angle, light, piece.shown.value)
            if piece.rock is not None and (brighter := piece.rock.flash(self._now)) > 0:
                glare = self._kit.theme.colour("brass.light")
                draw_outline(self._kit, target, stage, piece.pawn, piece.pawn.pose, glare, brighter, filled=True)

    def _all(self) -> list[LyingPiece]:
        return [*self._leaving, *self.lying.values()]

    def _leave(self, name: str) -> None:
        piece = self.lying.pop(name)
        self.damage.append(piece.rect(self.stage))
        piece.shown.go(0.0)
        if piece.shown.duration > 0:
            self._leaving.append(piece)


def _moved(pawn: Pawn, pose: Pose) -> Pawn:
    return pawn if pose == pawn.pose else Pawn(*pose, pawn.diameter, pawn.shape)
