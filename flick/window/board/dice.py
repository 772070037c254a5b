"""Dice of 6, 8, 12 and 20 sides, that tumble when they are thrown."""

import math
import zlib
from collections.abc import Collection, Mapping, Sequence

import pygame
from pygame import Rect, Surface

from flick.paint.glyphs import exists
from flick.table.board import Piece
from flick.window.board.faces import Faces
from flick.window.board.layout_file import DieFace
from flick.window.board.piece import PiecePart
from flick.window.widgets import Glide, Group, Kit, Pose
from flick.window.widgets.die import DieBody, DieShown, draw_die

TILT = 15
"""Degrees by which a die lies askew at most; never straight."""
TUMBLES = 9
LATER = 50
"""ms by which each die comes to rest later than the one before."""
HOP = 0.45


class DiePart(PiecePart):
    """A die; the width of its pose is its edge. Its face ends in a number, or is the name of an icon."""

    def __init__(self, kit: Kit, faces: Faces, piece: Piece, pose: Pose, zone: str) -> None:
        seed = zlib.crc32(piece.id.encode())
        tilt = (seed % (TILT - 3) + 3) * (1 if seed % 2 else -1)
        super().__init__(kit, faces, piece, pose._replace(angle=tilt), zone=zone)
        self.lie(pose)
        self.tip = faces.name(piece)
        self._rest = Glide(1.0, kit.theme.ms("dice"))
        self._rest.ease = slowing

    def lie(self, pose: Pose) -> None:
        """Lie there, as askew as before."""
        self.rest, self.rect, self.dirty = pose._replace(angle=self.rest.angle), pose.rect(), True

    def throw(self, place: int) -> None:
        """Let the die tumble before it shows its face. Dice come to rest one after the other, by their ``place``."""
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
        hop = abs(math.sin(done * 3 * math.pi)) * (1 - done) * HOP * self.rest.width
        made = self.kit.picture(("die", face, self.rest.width, turned), lambda: self._made(face, turned))
        target.blit(made, made.get_rect(center=(round(self.rest.x), round(self.rest.y - hop))))
        if self.mark:
            ring = self.faces.art.ring(0.62 * self.rest.width, 1.0 if self.mark == "chosen" or self.hovered else 0.6)
            ring.draw(target, self.rest.x, self.rest.y)
        if self.ringed:
            self.kit.ring(target, self.rect, 8)

    def _sides(self, face: str) -> list[str]:
        """What a die of that kind shows by turns."""
        dice = self.faces.layout.dice
        if face in dice:
            return [name for name, side in dice.items() if side.kind == dice[face].kind]
        name, number = _read(face)
        count = dice[name].sides if name in dice else 6
        return [f"{name}-{one}" if name else str(one) for one in range(1, count + 1)] if number else [face]

    def _made(self, face: str, turned: int) -> Surface:
        kit, dice = self.kit, self.faces.layout.dice
        name, number = _read(face)
        side = dice.get(face) or dice.get(name) or DieFace()
        icon = side.icon or (face if exists(face) else "")
        ink = side.ink if side.icon and (side.colour or not kit.theme.flat) else "bone" if kit.theme.flat else side.ink
        shown = DieShown(icon, number or face[:1].upper(), side.colour if side.icon else "", ink)
        return pygame.transform.rotozoom(
            draw_die(kit, self.rest.width, DieBody(side.body, side.sides), shown), turned, 1.0
        )


def lay_dice(
    kit: Kit, faces: Faces, zone: str, laid: Sequence[tuple[Piece, Pose]], before: Mapping[str, PiecePart]
) -> list[DiePart]:
    """Make the dice of a zone. Those that show what they showed ``before`` stay as they are, others have been
    thrown."""
    made: list[DiePart] = []
    for index, (piece, pose) in enumerate(laid):
        old = before.get(piece.id)
        part = DiePart(kit, faces, piece, pose, zone)
        if isinstance(old, DiePart) and old.piece.face == piece.face:
            old.lie(pose)
            part = old
        elif old is not None:
            part.throw(index)
        made.append(part)
    return made


def throw_dice(holder: Group, thrown: Collection[str] | None = None) -> None:
    """Throw the dice that lie in a part: all of them, or those with such IDs."""
    for index, die in enumerate(part for part in holder.parts if isinstance(part, DiePart)):
        if thrown is None or die.piece.id in thrown:
            die.throw(index)


def _read(face: str) -> tuple[str, str]:
    """The name of a die and the number that it shows: ``d20-7``."""
    name = face.rstrip("0123456789")
    return name.rstrip("-"), face[len(name) :]


def slowing(done: float) -> float:
    """How far a die has tumbled: it slows down evenly."""
    return 1 - (1 - done) ** 2
