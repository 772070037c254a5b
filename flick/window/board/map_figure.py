"""A figure on a map: its disc, the bar of its health, signs for what is special about it, and what it says."""

import math
from collections.abc import Callable
from itertools import product

import pygame
from pygame import Rect, Surface

from flick.paint.lamp import PANEL_LIGHT
from flick.paint.pawn_marks import HALO_REACH
from flick.table.board import Piece
from flick.table.naming import name_and_told
from flick.window.board.faces import Faces
from flick.window.board.holder import Drawn, Sort
from flick.window.board.layout_file import ZonePlace as Spec
from flick.window.board.map_shape import Stand
from flick.window.board.piece import PiecePart
from flick.window.board.tag import PieceTag, draw_tag, tag_rect
from flick.window.widgets import Cutout, Fill, Kit, Outline, Place, Pose, Repainted, TextBox

BAR = (26.0, 4.5)
"""The bar of its health on a disc of that ``BAR_DISC`` diameter."""
BAR_DISC = 25.0
LOW = 0.55
"""With less health than this its bar warns."""

SIGN = 0.42
"""How large a sign is, in radii of the disc."""
CORNER, OUT = 0.42, 0.36
"""Brackets round a target: how long their arms are and how far outside the disc, in radii."""

TAG_ROOM, ROOMY = 1.5, 22
"""How wide what is promised above a figure may be, in widths of its disc, and from which width of that on it is always
seen, in pixels of the design; on a smaller one while it is looked at."""

BELOW = 5
"""From the disc to what is promised below it, past its bar."""

LEAST = 30
"""Something smaller is still hit as if it were so wide."""


class MapFigure(PiecePart):
    """``stand`` says where it stands. Its zone has the keyboard, and the pointer where nothing can be picked."""

    sort: Sort = "figure"
    marked = Repainted[bool]()
    """Whether the cursor of the keyboard is on it."""
    is_struck = Repainted[bool]()
    """Whether somebody strikes at it just now."""

    def __init__(self, kit: Kit, faces: Faces, piece: Piece, stand: Stand, pose: Pose, spec: Spec, side: str) -> None:
        super().__init__(kit, faces, piece, pose, zone=spec.zone, side=side)
        self.stand, self.spec = stand, spec
        self.fan: Rect | None = None
        """Where its pile lies fanned out, while it does."""
        self.marked = self.is_struck = False
        self.taken = frozenset[str]()
        """The cells on which anything stands."""
        self.deed_at: Callable[[Place], str] = lambda place: ""
        """What a click at a pixel does to the map below it."""
        self._signs = faces.signs(piece)
        self._drawn: tuple[int, Surface] | None = None
        self._stretched: tuple[int, Surface] | None = None
        """Its disc by its width: as it was drawn, and as it is seen while that changes."""
        self.tip = self._told()

    @property
    def carried(self) -> Drawn:
        disc = self._disc_now()
        return lambda wide: Cutout(disc, (disc.get_width() / 2, disc.get_height() / 2))

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        return False

    @property
    def radius(self) -> float:
        """The radius of its disc, in pixels."""
        return self.rect.width / 2

    @property
    def bounds(self) -> Rect:
        edge = self.kit.px(26) + self.rect.width // 2
        if self.is_active:
            light = math.ceil(_roughly(self.radius) + HALO_REACH * self.kit.theme.scale - self.radius) + 1
            edge = max(edge, 2 * light)
        around = self.rect.inflate(edge, edge)
        if self._drawn is not None:
            width, disc = self._drawn
            wide = math.ceil(disc.get_width() * self.rect.width / width) + 2
            around.union_ip(Rect(0, 0, wide, wide).move_to(center=self.rect.center))
        return around if self.tag is None else around.union(self._tag_place(self.tag).inflate(2, 2))

    def contains(self, place: Place) -> bool:
        reach = max(self.radius, self.kit.px(LEAST) / 2 if self.stand.of == 1 else 0)
        return math.dist(place, self.rect.center) <= reach

    def over(self, place: Place) -> bool:
        """Where it cannot be picked the pointer is on its cell."""
        return self.parent is not None and self.on_pick is None and self.parent.over(place)

    def leave(self) -> None:
        if self.parent is not None:
            self.parent.leave()

    def tip_at(self, place: Place | None) -> str:
        """What it is; before that what a click there does, where that is about what lies below it."""
        deed = self.deed_at(place) if place is not None and self.on_pick is None else ""
        return f"{deed} · {self.tip}" if deed else self.tip

    def tip_rect(self, place: Place | None) -> Rect:
        return self.fan or self.rect

    def targets(self) -> list[Rect]:
        """Where it can be clicked; nowhere that must be hit while it shares its cell, since then there is a button
        too."""
        if self.on_pick is None or self.stand.of > 1:
            return []
        least = self.kit.px(LEAST) - self.rect.width
        return [self.rect.inflate(max(0, least), max(0, least))]

    def _told(self) -> str:
        """What it is, how it is, and what it says."""
        words = self.faces.words
        name, *says = name_and_told(self.piece, words)
        health = self._health
        lasts = [words("map-health", now=health[0], of=health[1])] if health is not None else []
        return " · ".join([name, *lasts, *says])

    @property
    def _health(self) -> tuple[int, int] | None:
        now, of = self.piece.facts.get(self.spec.health), self.piece.facts.get(self.spec.of)
        return (now, of) if isinstance(now, int) and isinstance(of, int) and of > 0 else None

    @property
    def is_active(self) -> bool:
        """Whether it is its turn."""
        return any(sign.alive for sign in self._signs)

    def paint(self, target: Surface) -> None:
        if self.absent:
            return
        art, radius, middle = self.faces.art, self.radius, self.rect.center
        if self.is_active:
            art.halo(_roughly(radius)).draw(target, *middle)
        disc = self._disc_now()
        target.blit(disc, disc.get_rect(center=middle))
        lit = self.hovered and self.on_pick is not None
        if self.is_active or self.mark == "chosen" or lit or self.marked:
            art.ring(radius).draw(target, *middle)
        if self.mark == "can":
            self._paint_brackets(target, "honey", 1.0 if lit or self.marked else 0.8)
        if self.is_struck or any(sign.target for sign in self._signs):
            self._paint_brackets(target, "in-the-way", 1.0)
        if self.fan is not None or not self.stand.is_piled or self.count:
            self._paint_signs(target)
            if (health := self._health) is not None:
                self._paint_bar(target, *health)
        if self.count:
            self.kit.stamp(target, self._pill, Fill("well", 0.86, 9))
        if self.tag is not None and (self.rect.width >= self.kit.px(ROOMY) or self.hovered or self.marked):
            draw_tag(self.kit, target, self._tag_place(self.tag), self.tag, round(TAG_ROOM * self.rect.width))
        self.kit.write(target, *self.texts())

    def sharpen(self) -> bool:
        """Draw its disc as large as it is seen now; whether it was stretched."""
        if self._drawn is None or self._drawn[0] == self.rect.width:
            return False
        self._drawn = self._stretched = None
        self.dirty = True
        return True

    def _disc_now(self) -> Surface:
        """The picture of its disc; while the map is zoomed the picture that there was, stretched."""
        width = self.rect.width
        if self._drawn is None:
            self._drawn = width, self.kit.picture(("figure", self.piece.face, width), self._disc)
        if self._drawn[0] == width:
            return self._drawn[1]
        if self._stretched is None or self._stretched[0] != width:
            self._stretched = width, pygame.transform.smoothscale_by(self._drawn[1], width / self._drawn[0])
        return self._stretched[1]

    def _disc(self) -> Surface:
        """The disc with its shadow round the middle of a square."""
        sprite, radius = self.faces.art.disc(self.faces.disc(self.piece.face or ""), self.radius), self.radius
        whole = sprite.rect(0, 0, PANEL_LIGHT)
        half = max(-whole.left, -whole.top, whole.right, whole.bottom, math.ceil(radius)) + 1
        made = Surface((2 * half, 2 * half), pygame.SRCALPHA, 32)
        sprite.draw(made, half, half, 0.0, PANEL_LIGHT)
        return made

    def _paint_brackets(self, target: Surface, colour: str, strength: float) -> None:
        """Draw four corners round its disc."""
        reach = round(self.radius * (1 + OUT))
        arm, thick = max(4, round(self.radius * CORNER)), self.kit.px(2)
        tint, outline = self.kit.theme.colour(colour, strength), self.kit.theme.colour("outline", 0.6)
        x, y = self.rect.center
        for right, down in product((-1, 1), (-1, 1)):
            name = f"{'top' if down < 0 else 'bottom'}{'left' if right < 0 else 'right'}"
            corner = {name: (x + right * reach, y + down * reach)}
            arms = [Rect(0, 0, *size).move_to(**corner) for size in ((arm, thick), (thick, arm))]
            for part in arms:
                target.fill(outline, part.inflate(2, 2).clip(target.get_clip()))
            for part in arms:
                target.fill(tint, part)

    def _tag_place(self, tag: PieceTag) -> Rect:
        """Where what is promised stands."""
        pill = tag_rect(self.kit, tag, round(TAG_ROOM * self.rect.width))
        if self.is_told_below:
            pill.midtop = self.rect.centerx, self.rect.bottom + self.kit.px(BELOW)
        else:
            pill.midbottom = self.rect.centerx, self.rect.top - self.kit.px(3)
        return pill

    @property
    def is_told_below(self) -> bool:
        """Whether what is promised stands below it: where it stands in an odd column, so that neighbours leave each
        other room, unless that would cover the only one that stands above or below it."""
        across, comma, along = (self.piece.cells[0] if self.piece.cells else "").partition(",")
        if not comma or not (across + along).replace("-", "").isdecimal():
            return False
        above, below = f"{across},{int(along) - 1}" in self.taken, f"{across},{int(along) + 1}" in self.taken
        return int(across) % 2 == 1 if above == below else above

    def _paint_signs(self, target: Surface) -> None:
        """Draw its signs round its disc, from the upper right downwards."""
        small = max(self.kit.px(6), round(SIGN * self.radius))
        icons = [sign.icon for sign in self._signs if sign.icon and not sign.alive]
        for index, icon in enumerate(icons):
            turn = math.radians(-45 + 46 * index)
            x, y = self.rect.centerx + self.radius * math.cos(turn), self.rect.centery + self.radius * math.sin(turn)
            self.faces.art.badge(icon, small).draw(target, x, y)

    def _paint_bar(self, target: Surface, now: int, of: int) -> None:
        kit, share = self.kit, min(1.0, max(0.0, now / of))
        scale = self.rect.width / BAR_DISC
        rect = Rect(0, 0, round(BAR[0] * scale), max(kit.px(4), round(BAR[1] * scale)))
        rect.midtop = self.rect.centerx, self.rect.bottom + kit.px(1)
        radius = rect.height / 2 / kit.theme.scale
        kit.stamp(target, rect, Fill("press", 0.7, radius))
        if now > 0:
            filled = Rect(rect.topleft, (max(rect.height, round(rect.width * share)), rect.height))
            kit.stamp(target, filled, Fill("map.health" if share > LOW else "map.health.low", 1.0, radius))
        kit.stamp(target, rect, Outline("panel.edge", 1, radius, 0.8))

    @property
    def count(self) -> str:
        """How many lie on each other, told by the uppermost."""
        uppermost = self.stand.is_piled and self.stand.place == self.stand.of - 1
        return str(self.stand.of) if uppermost and self.fan is None else ""

    def texts(self) -> list[TextBox]:
        if not self.count or self.absent:
            return []
        pill = self._pill
        return [self.kit.text(self.count, "count", (pill.centerx, pill.centery + self.kit.px(4)), anchor="centre")]

    @property
    def _pill(self) -> Rect:
        kit = self.kit
        pill = Rect(0, 0, kit.width(self.count, "count") + kit.px(12), kit.px(17))
        return pill.move_to(midleft=(self.rect.right - kit.px(4), self.rect.top + kit.px(2)))


def _roughly(radius: float) -> float:
    """Round a radius to one of a few, for soft light, so that not another light is painted in every frame of a zoom."""
    return round(2 ** (round(4 * math.log2(max(1.0, radius))) / 4), 1)
