"""Dice as they lie, seen from above: a rounded cube, or a polyhedron with a face on top, and what that face shows."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import NamedTuple

import numpy as np
import pygame
from pygame import Rect, Surface

from flick.arena.shapes import Point
from flick.paint.arrays import Array, bump
from flick.paint.distances import blurred, outward, polygon
from flick.paint.lamp import PANEL_LIGHT
from flick.window.app.theme import Theme
from flick.window.widgets.kit import Kit
from flick.window.widgets.materials import FLAT_EDGE, Recipe, cast
from flick.window.widgets.pixels import CoatedCanvas

CORNER, BEVEL = 0.20, 0.16
"""Of a cube, in parts of its edge."""
FIELD_CORNER = 0.22
REACH = 0.56
"""From the middle of a polyhedron to its corners, in parts of the edge of a cube that is as large."""
SHADOWS = ((0.03, 0.9, 0.62), (0.10, 2.4, 0.58), (0.2, 6.0, 0.34))
"""How far each shadow falls, in parts of the edge, its blur, and its opacity."""
GOLDEN = (1 + math.sqrt(5)) / 2
DARK, BRIGHT = 0.42, 1.16
"""How dark a face is that is turned away from the lamp, and how bright one that looks at it."""
SEAM = 0.9
"""Width of the edge between two faces."""

FIGURE: Mapping[int, float] = {4: 0.42, 6: 0.58, 8: 0.42, 12: 0.40, 20: 0.34}
"""How large a number is, by the sides of the die, in parts of the edge of a cube."""
FIELD, GLYPH = 0.70, 0.50
"""Of a coloured side: the field and the icon, in parts of the edge."""
LOWER: Mapping[int, float] = {4: 0.02, 6: 0, 8: 0.02, 12: 0.0, 20: 0.03}
"""How far below the middle a number stands, which is the middle of its face."""

Facet = tuple[tuple[Point, ...], tuple[float, float, float]]
"""Its corners as they are seen, at a radius of 1 for the polyhedron, and where it looks: right, down and up."""


@dataclass(frozen=True)
class DieBody(Recipe):
    """A die without what stands on it; the width is the edge of a cube."""

    colour: str = "card"
    sides: int = 6

    margin = 14
    fine = 3

    def paint(self, canvas: CoatedCanvas, theme: Theme) -> None:
        size = canvas.width
        if self.sides == 6:
            self._cube(canvas, theme, canvas.box(CORNER * size))
        else:
            self._polyhedron(canvas, theme, REACH * size)

    def _cube(self, canvas: CoatedCanvas, theme: Theme, edge: Array) -> None:
        if _laid_flat(canvas, theme, [edge]):
            return
        size = canvas.width
        for share, sigma, opacity in SHADOWS:
            cast(canvas, theme, CORNER * size, (share * size * 0.55, share * size, sigma, opacity))
        across, down = outward(edge)
        slope = np.clip(1 + edge / (BEVEL * size), 0, 1)
        light = 1 - 0.30 * slope * (0.55 * across + 0.83 * down)
        paint = theme.rgb(self.colour) * light[..., None] * (1 - 0.3 * bump(edge, 0.8))[..., None]
        canvas.coat(canvas.inside(edge), np.clip(paint, 0, 1))

    def _polyhedron(self, canvas: CoatedCanvas, theme: Theme, reach: float) -> None:
        facets = facets_of(self.sides)
        x, y = (canvas.x - canvas.width / 2) / reach, (canvas.y - canvas.height / 2) / reach
        edges = [polygon(x, y, corners) * reach for corners, _ in facets]
        outline = _outline(facets)
        if _laid_flat(canvas, theme, [polygon(x, y, outline) * reach, edges[-1]]):
            return
        for share, sigma, opacity in SHADOWS:
            right, down = 0.55 * share * canvas.width / reach, share * canvas.width / reach
            fallen = polygon(x - right, y - down, outline) * reach
            canvas.coat(blurred(fallen, sigma), theme.colour("shadow"), opacity)
        base = theme.rgb(self.colour)
        for edge, (_, normal) in zip(edges, facets, strict=True):
            lit = max(0.0, normal[0] * PANEL_LIGHT.x + normal[1] * PANEL_LIGHT.y + normal[2] * PANEL_LIGHT.z)
            tone = base * (DARK + (BRIGHT - DARK) * lit)
            canvas.coat(canvas.inside(edge - 0.25), np.clip(tone, 0, 1))
            canvas.coat(canvas.stroke(edge, SEAM), np.clip(tone * 1.25 + 0.05, 0, 1), 0.5)
        canvas.coat(bump(polygon(x, y, outline) * reach, 0.8), theme.colour("shadow"), 0.5)


@dataclass(frozen=True)
class DieField(Recipe):
    """A coloured field set into a side, a little deeper than the rim."""

    colour: str
    fine = 3

    def paint(self, canvas: CoatedCanvas, theme: Theme) -> None:
        edge = canvas.box(FIELD_CORNER * canvas.width)
        _, down = outward(edge)
        shade = 1 + (0.0 if theme.flat else 0.22) * bump(edge, 0.10 * canvas.width) * down
        canvas.coat(canvas.inside(edge), np.clip(theme.rgb(self.colour) * shade[..., None], 0, 1))


class DieShown(NamedTuple):
    """An icon, or else words, in an ``ink``; on a ``field`` of a colour, or on the bare body."""

    icon: str
    words: str
    field: str
    ink: str


def draw_die(kit: Kit, edge: int, body: DieBody, shown: DieShown) -> Surface:
    """With an edge of so many pixels, and its shadow round it."""
    margin, size = kit.px(DieBody.margin), edge / kit.theme.scale
    made = Surface((edge + 2 * margin, edge + 2 * margin), pygame.SRCALPHA, 32)
    kit.stamp(made, Rect(margin, margin, edge, edge), body)
    middle = made.get_width() // 2
    if shown.field:
        field = Rect(0, 0, round(FIELD * edge), round(FIELD * edge)).move_to(center=(middle, middle))
        kit.stamp(made, field, DieField(shown.field))
    if shown.icon:
        kit.icon(made, shown.icon, (middle, middle), (GLYPH if shown.field else FIGURE[6]) * size, shown.ink)
    else:
        drawn = kit.theme.font("big-number", FIGURE[body.sides] * size).render(
            shown.words, True, kit.theme.colour(shown.ink)
        )
        made.blit(drawn, drawn.get_rect(center=(middle, round(middle + LOWER[body.sides] * edge))))
    return made


def _laid_flat(canvas: CoatedCanvas, theme: Theme, edges: Sequence[Array]) -> bool:
    """In high contrast a die is black, and its outline is drawn, and more thinly the face on top."""
    if theme.flat:
        canvas.coat(canvas.inside(edges[0]), theme.colour("press"))
        for edge, width in zip(edges, (FLAT_EDGE, SEAM), strict=False):
            canvas.coat(canvas.stroke(edge + width / 2, width), theme.colour("bone"))
    return theme.flat


def _outline(facets: Sequence[Facet]) -> list[Point]:
    """The corners that lie farthest out, one after the other."""
    corners = dict.fromkeys((round(x, 4), round(y, 4)) for facet, _ in facets for x, y in facet)
    most = max(math.hypot(*corner) for corner in corners)
    rim = [corner for corner in corners if math.hypot(*corner) > 0.98 * most]
    return sorted(rim, key=lambda corner: math.atan2(corner[1], corner[0]))


@cache
def facets_of(sides: int) -> tuple[Facet, ...]:
    """The faces that are seen of a polyhedron of 8, 12 or 20 sides that lies with one of them on top, an edge of which
    is below; of one of 4 sides those round the corner on top."""
    if sides == 4:
        return _four_sides()
    eight = [(1.0, 0.0, 0.0), (-1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, -1.0, 0.0), (0.0, 0.0, 1.0), (0.0, 0.0, -1.0)]
    cube = [*product((-1.0, 1.0), repeat=3)]
    twelve = cube + _turned_about(GOLDEN, 1 / GOLDEN)
    twenty = _turned_about(1.0, GOLDEN)
    corners, normals = {8: (eight, cube), 12: (twelve, twenty), 20: (twenty, twelve)}[sides]
    points, looks = _unit(corners), _unit(normals)
    up = looks[0]
    top = points[np.argsort(points @ up)[::-1]][: {8: 3, 12: 5, 20: 3}[sides]]
    middle = top.mean(axis=0)
    away = (top[0] + top[1]) / 2 if sides != 12 else _nearest_edge(top)
    down = away - middle
    down /= np.linalg.norm(down)
    right = np.cross(down, up)
    frame = np.stack([right, down, up])
    found: list[Facet] = []
    for look in looks:
        seen = frame @ look
        if seen[2] > 0.05:
            reach = points @ look
            face = (frame @ points[reach > reach.max() - 1e-6].T).T
            angles = _round_about(face, seen)
            flat = tuple((float(x), float(y)) for x, y, _ in face[np.argsort(angles)])
            found.append((flat, (float(seen[0]), float(seen[1]), float(seen[2]))))
    return tuple(sorted(found, key=lambda facet: facet[1][2]))


def _four_sides() -> tuple[Facet, ...]:
    """The three that rise from the table, as each looks a little upwards."""
    low, rise = math.sqrt(8) / 3, 1 / 3
    feet = [(math.sin(turn), -math.cos(turn)) for turn in (step * math.tau / 3 for step in range(3))]
    found: list[Facet] = []
    for one, other in ((feet[1], feet[2]), (feet[0], feet[1]), (feet[2], feet[0])):
        right, down = one[0] + other[0], one[1] + other[1]
        found.append((((0.0, 0.0), one, other), (low * right, low * down, rise)))
    return tuple(found)


def _turned_about(one: float, other: float) -> list[tuple[float, float, float]]:
    """The corners of three rectangles at right angles to each other."""
    pairs = [(sign * one, also * other) for sign, also in product((-1, 1), repeat=2)]
    return [place for a, b in pairs for place in ((0.0, a, b), (a, b, 0.0), (b, 0.0, a))]


def _unit(places: Sequence[tuple[float, ...]]) -> Array:
    found = np.array(places, dtype=np.float64)
    return found / np.linalg.norm(found, axis=1, keepdims=True)


def _nearest_edge(top: Array) -> Array:
    """The middle of an edge of a face: its first corner and the one that is nearest to that."""
    far = np.linalg.norm(top - top[0], axis=1)
    return (top[0] + top[np.argsort(far)[1]]) / 2


def _round_about(face: Array, look: Array) -> Array:
    """At which angle each corner of a face lies round its middle, as it is seen from outside."""
    spokes = face - face.mean(axis=0)
    first = spokes[0] / np.linalg.norm(spokes[0])
    other = np.cross(look, first)
    return np.arctan2(spokes @ other, spokes @ first)
