"""Dice: rounded cubes of ivory seen from above, that tumble when they are thrown."""

import zlib
from dataclasses import dataclass

import numpy as np
import pygame
from pygame import Rect, Surface

from flick.table.board import Piece
from flick.window.board.faces import Faces, Pose
from flick.window.board.layout_file import DieFace
from flick.window.board.piece import PiecePart
from flick.window.paint.icon import exists
from flick.window.paint.numbers import bump, rgb
from flick.window.paint.shapes import blurred, outward
from flick.window.parts.kit import Kit
from flick.window.parts.materials import FLAT_EDGE
from flick.window.parts.motion import Glide
from flick.window.parts.pixels import Canvas
from flick.window.theme import Theme

CORNER, BEVEL, FIGURE = 0.20, 0.16, 0.58
"""In parts of its edge."""
FIELD, FIELD_CORNER, GLYPH = 0.70, 0.22, 0.50
"""Of a coloured side: the field in parts of the edge, its corner in parts of itself, the icon in parts of the edge."""
TILT = 15
"""Degrees by which a die lies askew at most; never straight."""
TUMBLES = 9
LATER = 50
"""ms by which each die comes to rest later than the one before."""
HOP = 0.45


@dataclass(frozen=True)
class DieBody:
    """The cube without what stands on it."""

    colour: str = "card"

    margin: float = 14
    fine: int = 3
    keep: tuple[float, float] = (0, 0)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        size = canvas.width
        edge = canvas.box(CORNER * size)
        if theme.flat:
            canvas.coat(canvas.inside(edge), theme.colour("press"))
            canvas.coat(canvas.stroke(edge + FLAT_EDGE / 2, FLAT_EDGE), theme.colour("bone"))
            return
        for share, sigma, opacity in ((0.03, 0.9, 0.62), (0.10, 2.4, 0.58), (0.2, 6.0, 0.34)):
            cast = canvas.box(CORNER * size, moved=(share * size * 0.55, share * size))
            canvas.coat(blurred(cast, sigma), theme.colour("shadow"), opacity)
        across, down = outward(edge)
        slope = np.clip(1 + edge / np.float32(BEVEL * size), 0, 1)
        light = 1 - np.float32(0.30) * slope * (np.float32(0.55) * across + np.float32(0.83) * down)
        paint = rgb(theme.colour(self.colour)) * light[..., None] * (1 - np.float32(0.3) * bump(edge, 0.8))[..., None]
        canvas.coat(canvas.inside(edge), np.clip(paint, 0, 1))


@dataclass(frozen=True)
class DieField:
    """A coloured field set into a side, a little deeper than the rim."""

    colour: str
    margin: float = 1
    fine: int = 3
    keep: tuple[float, float] = (0, 0)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        edge = canvas.box(FIELD_CORNER * canvas.width)
        _, down = outward(edge)
        shade = 1 + np.float32(0.0 if theme.flat else 0.22) * bump(edge, 0.10 * canvas.width) * down
        canvas.coat(canvas.inside(edge), np.clip(rgb(theme.colour(self.colour)) * shade[..., None], 0, 1))


class DiePart(PiecePart):
    """A die; the width of its pose is its edge. Its face ends in a number, or is the name of an icon."""

    def __init__(self, kit: Kit, faces: Faces, piece: Piece, pose: Pose, *, zone: str = "", side: str = "") -> None:
        seed = zlib.crc32(piece.id.encode())
        tilt = (seed % (TILT - 3) + 3) * (1 if seed % 2 else -1)
        super().__init__(kit, faces, piece, pose._replace(angle=tilt), zone=zone, side=side)
        self.rect = Rect(0, 0, pose.width, pose.width)
        self.rect.center = round(pose.x), round(pose.y)
        self.tip = faces.name(piece)
        self._rest = Glide(1.0, kit.theme.ms("dice"))
        self._rest.ease = slowing

    def throw(self, place: int) -> None:
        """It has been thrown: it tumbles before it shows its face. Dice come to rest one after the other, by their
        ``place``."""
        if whole := self.kit.theme.ms("dice"):
            self._rest.duration = whole + LATER * (place % 5 - 2)
            self._rest.jump(0.0)
            self._rest.go(1.0)
            self.dirty = True

    @property
    def moving(self) -> bool:
        return self._rest.moving

    def tick(self, now: float) -> None:
        self.dirty |= self._rest.tick(now)

    @property
    def bounds(self) -> Rect:
        edge = self.rect.width
        return self.rect.inflate(edge, 2 * edge)

    def paint(self, target: Surface) -> None:
        done = self._rest.value
        turned = round(self.rest.angle + 220 * (1 - done)) if done < 1 else round(self.rest.angle)
        face = self.piece.face or ""
        if done < 1:
            sides = self._sides(face)
            face = sides[(sides.index(face) + 1 + int(done * TUMBLES) - TUMBLES) % len(sides)]
        hop = abs(np.sin(done * 3 * np.pi)) * (1 - done) * HOP * self.rest.width
        made = self.kit.picture(("die", face, self.rest.width, turned), lambda: self._made(face, turned))
        target.blit(made, made.get_rect(center=(round(self.rest.x), round(self.rest.y - hop))))
        if self.mark:
            ring = self.faces.workshop.ring(
                0.62 * self.rest.width, 1.0 if self.mark == "chosen" or self.hovered else 0.6
            )
            ring.draw(target, self.rest.x, self.rest.y)
        if self.ringed:
            self.kit.ring(target, self.rect, 8)

    def _sides(self, face: str) -> list[str]:
        """What a die of that kind shows by turns."""
        dice = self.faces.layout.dice
        if face in dice:
            return [name for name, side in dice.items() if side.kind == dice[face].kind]
        return [face, *(number for number in map(str, range(1, 7)) if number != face)]

    def _made(self, face: str, turned: int) -> Surface:
        kit, width = self.kit, self.rest.width
        margin = kit.px(DieBody().margin)
        made = Surface((width + 2 * margin, width + 2 * margin), pygame.SRCALPHA, 32)
        side = self.faces.layout.dice.get(face)
        kit.stamp(made, Rect(margin, margin, width, width), DieBody(side.body) if side else DieBody())
        middle = made.get_width() // 2
        if side is not None:
            self._colour(made, side)
            return pygame.transform.rotozoom(made, turned, 1.0)
        colour = kit.theme.colour("bone" if kit.theme.flat else "ink")
        if exists(face):
            kit.icon(made, face, (middle, middle), FIGURE * width / kit.theme.scale, colour)
        else:
            figure = face[len(face.rstrip("0123456789")) :] or face[:1].upper()
            font = kit.theme.font("big-number", FIGURE * width / kit.theme.scale)
            drawn = font.render(figure, True, colour)
            made.blit(drawn, drawn.get_rect(center=(middle, middle)))
        return pygame.transform.rotozoom(made, turned, 1.0)

    def _colour(self, made: Surface, side: DieFace) -> None:
        """The field of a side, and its icon."""
        kit, width = self.kit, self.rest.width
        middle = made.get_rect().center
        if side.colour:
            field = Rect(0, 0, round(FIELD * width), round(FIELD * width))
            field.center = middle
            kit.stamp(made, field, DieField(side.colour))
        size = (GLYPH if side.colour else FIGURE) * width / kit.theme.scale
        kit.icon(made, side.icon, middle, size, side.ink)


def slowing(done: float) -> float:
    """How far a die has tumbled: it slows down evenly."""
    return 1 - (1 - done) ** 2
