"""What is drawn is where the physics says that it is, within half a pixel."""

import math

import numpy as np
import pytest
from pygame import FRect

from flick.arena.layout import Floor, Layout, Pawn, Table, Wall
from flick.paint.arena_ground import rim_of
from flick.paint.lamp import Lamp
from flick.paint.palette import PALETTES, PaletteName
from flick.paint.table_canvas import MARGIN
from flick.window.widgets.surfaces import alpha_of
from tests.window.arena.drawing.seeing import PIECES, art, covered, edge_error, outline

LAMP = Lamp(1280, 720)
RECT = FRect(200.4, 48.7, 880, 880 * 355 / 610)


@pytest.mark.parametrize("scale", [1.115, 1.4426, 2.9])
@pytest.mark.parametrize("name", PIECES)
def test_the_edge_of_a_piece_is_its_rim(name: str, scale: float):
    pawn = PIECES[name]
    sprite = art().piece(name, pawn, scale)
    size = 2 * math.ceil(pawn.chain.extent * scale + 6)
    for x, y, angle in ((0, 0, 0.0), (0.31, 0.77, 0.7), (0.5, 0.49, 2.2), (0.88, 0.12, -1.9)):
        cover = covered(sprite, size, size / 2 + x, size / 2 + y, angle)
        errors = [
            edge_error(cover, size / 2 + x, size / 2 + y, angle, place, out) for place, out in outline(pawn, scale)
        ]
        assert max(map(abs, errors)) <= 0.5
        assert abs(float(np.mean(errors))) <= 0.12


@pytest.mark.parametrize("name", PIECES)
def test_the_edge_of_a_flat_piece_is_its_rim(name: str):
    pawn, scale = PIECES[name], 1.4426
    sprite = art("high-contrast").piece(name, pawn, scale)
    size = 2 * math.ceil(pawn.chain.extent * scale + 6)
    for x, y, angle in ((0.31, 0.77, 0.7), (0.5, 0.49, 2.2)):
        cover = covered(sprite, size, size / 2 + x, size / 2 + y, angle)
        for place, out in outline(pawn, scale):
            assert abs(edge_error(cover, size / 2 + x, size / 2 + y, angle, place, out)) <= 0.5


def test_the_measure_itself_sees_a_pixel_too_much():
    pawn = Pawn(0, 0)
    sprite = art().piece("sword-1", Pawn(0, 0, diameter=25 + 2 / 1.4426), 1.4426)
    cover = covered(sprite, 64, 32.2, 31.9, 0.4)
    errors = [edge_error(cover, 32.2, 31.9, 0.4, place, out) for place, out in outline(pawn, 1.4426)]
    assert min(errors) > 0.6


@pytest.mark.parametrize("palette", PALETTES)
def test_a_mat_ends_where_its_edge_is(palette: PaletteName):
    layout = Layout(Table(610, 355, "mat"), {})
    laid = art(palette).arena(layout, LAMP, RECT, {})
    colour = laid.surface.get_at
    middle = round(RECT.centery) - laid.top
    alpha = alpha_of(laid.surface)
    bare = alpha_of(art(palette).arena(layout, LAMP, RECT.move(0, 0), {}).surface)
    assert np.array_equal(alpha, bare)
    row = np.array([colour((x, middle))[1] * alpha[middle, x] / 255 for x in range(laid.surface.get_width())])
    inside = row[round(RECT.left - laid.left) + 2]
    left = int(np.argmax(row > inside / 2)) + laid.left
    assert abs(left - RECT.left) <= 1
    assert len(row) >= RECT.width + 2 * MARGIN


def test_a_wall_that_stands_free_is_as_thick_as_it_is():
    table = Table(610, 355, "walls")
    wall = {"bar": Wall((100, 100), (400, 100), thickness=9)}
    shop = art("high-contrast")
    with_wall, bare = (shop.arena(Layout(table, {}, walls=walls), LAMP, RECT, {}) for walls in (wall, {}))
    column = round(RECT.left + 250 * RECT.width / 610) - bare.left
    seen = [
        np.array([sum(laid.surface.get_at((column, y))[:3]) for y in range(laid.surface.get_height())])
        for laid in (with_wall, bare)
    ]
    changed = np.flatnonzero(seen[0] != seen[1])
    scale = RECT.width / 610
    top, bottom = RECT.bottom - 104.5 * scale - bare.top, RECT.bottom - 95.5 * scale - bare.top
    assert changed[0] == pytest.approx(top, abs=1)
    assert changed[-1] + 1 == pytest.approx(bottom, abs=1)


@pytest.mark.parametrize(("floor", "colour_name"), [("boards", "boards.0"), ("cloth", "cloth.mat")])
def test_walls_lie_outside_the_line_that_stops_a_pawn(floor: Floor, colour_name: str):
    """Floor fills the table to its last pixel; the stones begin behind it."""
    layout = Layout(Table(610, 355, "walls", floor), {})
    shop = art("high-contrast")
    rim = rim_of(layout, LAMP, RECT.width / 610)
    laid = shop.arena(layout, LAMP, RECT, {})
    row = round(RECT.centery) - laid.top
    wanted = shop.theme.colour(colour_name)
    first = next(x for x in range(laid.surface.get_width()) if laid.surface.get_at((x, row))[:3] == wanted[:3])
    assert first + laid.left == pytest.approx(RECT.left, abs=1)
    opaque = np.flatnonzero(alpha_of(laid.surface)[row] > 0.5)
    assert opaque[0] + laid.left == pytest.approx(RECT.left - rim, abs=1)
    assert rim_of(Layout(Table(610, 355, "mat"), {}), LAMP, 1.44) == 0
