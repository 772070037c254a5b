"""Pieces: what turns with them and what does not, what tells them apart, what they leave alone."""

import math

import numpy as np
import pytest
from pygame import Surface

from flick.arena.layout import Pawn
from flick.paint.lamp import Lamp, light_from
from flick.paint.palette import PALETTES, PaletteName
from flick.paint.piece_look import look_of
from flick.paint.sample_grid import spot
from flick.window.app.theme import Theme
from flick.window.arena.lying_pieces import LyingPiece
from flick.window.arena.piece_marks import number_of
from flick.window.arena.sprite import PlacedSprite, draw_all
from tests.window.arena.drawing.seeing import (
    CHARACTERS,
    PIECES,
    Field,
    art,
    body,
    covered,
    difference,
    mean_colour,
    pixels,
)

LIGHT = Lamp(1280, 720).at(500, 300)
STRAIGHT_DOWN = light_from(0.0, 0.0)
USUAL = light_from(2.0, 0.8)
SIZE = 96


def grey(surface: Surface) -> Field:
    return pixels(surface).mean(axis=2)


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("name", PIECES)
def test_the_print_turns_with_the_piece(name: str, palette: PaletteName):
    """Under a lamp straight above, a piece that is turned is a picture that is turned."""
    sprite = art(palette).piece(name, PIECES[name], 1.6)
    still, quarter, half = (grey(body(sprite, SIZE, 48, 48, i * math.pi / 2, STRAIGHT_DOWN)) for i in range(3))
    for steps, turned in ((1, quarter), (2, half)):
        right, wrong = (np.abs(np.rot90(still, k) - turned).mean() for k in (steps, -steps if steps == 1 else 0))
        assert right < 0.6 * wrong


@pytest.mark.parametrize("name", CHARACTERS)
def test_the_light_does_not_turn(name: str):
    """The rim is bright towards the lamp and dark away from it, however the disc is turned."""
    sprite = art().piece(name, PIECES[name], 3.6)
    rows, columns = np.mgrid[0:SIZE, 0:SIZE] + 0.5 - 48
    rim = (np.hypot(columns, rows) > 40.5) & (np.hypot(columns, rows) < 42.8)
    towards = columns * LIGHT.x + rows * LIGHT.y
    for angle in (0.0, 1.3, 2.9, 4.4):
        seen = grey(body(sprite, SIZE, 48, 48, angle, LIGHT))
        assert seen[rim & (towards > 8)].mean() > 1.3 * seen[rim & (towards < -8)].mean()


def test_pins_say_the_number_and_stand_under_the_foot_of_the_sticker():
    shop = art()
    for angle in (0.0, 0.9, 2.5):
        one = pixels(body(shop.piece("skull-1", PIECES["skull-1"], 4), 160, 80, 80, angle, STRAIGHT_DOWN))
        two = pixels(body(shop.piece("skull-2", PIECES["skull-2"], 4), 160, 80, 80, angle, STRAIGHT_DOWN))
        foot = angle - math.pi / 2
        assert pins(one) == pytest.approx([foot], abs=0.06)
        assert pins(two) == pytest.approx([foot - math.radians(10), foot + math.radians(10)], abs=0.06)


def pins(seen: Field) -> list[float]:
    """Directions in which brass shines in the rim of a disc of radius 50 round (80, 80)."""
    found: list[float] = []
    for step in range(-180, 540):
        angle = math.radians(step) / 2 - math.pi / 2
        x, y = 80 + 45.25 * math.cos(angle), 80 - 45.25 * math.sin(angle)
        if seen[int(y), int(x)].sum() > 420:
            found.append(angle)
    groups = np.split(np.array(found), np.flatnonzero(np.diff(found) > 0.05) + 1)
    return [float(group.mean()) for group in groups]


@pytest.mark.parametrize("palette", PALETTES)
def test_stickers_have_the_colours_of_the_theme(palette: PaletteName):
    theme, shop = Theme(palette), art(palette)
    fields = {name: theme.colour(f"pawn.{name}") for name in CHARACTERS}
    for name in CHARACTERS:
        surface = body(shop.piece(name, PIECES[name], 4), 160, 80, 80, 0.3, USUAL)
        seen = mean_colour(surface, 80, 80, 25.5, 27.5)
        assert min(fields, key=lambda other: difference(seen, fields[other])) == name
        assert difference(seen, fields[name]) < 9


@pytest.mark.parametrize("name", CHARACTERS)
def test_teams_differ_by_wood_and_shape(name: str):
    """In grey: pale rims for Sword, dark ones for Skull; a six-sided sticker reaches farther at its corners."""
    surface = body(art().piece(name, PIECES[name], 4), 160, 80, 80, 0.0, USUAL)
    rim = mean_colour(surface, 80, 80, 43, 47)
    assert (rim.r + rim.g + rim.b > 450) == name.startswith("sword")
    field = Theme().colour(f"pawn.{name}")
    at_corner, at_side = surface.get_at((80, round(80 - 0.73 * 50))), surface.get_at((round(80 + 0.73 * 50), 80))
    is_field = [difference(seen, field) < 25 for seen in (at_corner, at_side)]
    assert is_field == ([False, False] if name.startswith("sword") else [True, False])


@pytest.mark.parametrize(
    ("name", "pawn", "number"), [("skull-2", Pawn(0, 0), 2), ("wave", Pawn(0, 0, shape="wave"), 0)]
)
def test_only_pawns_have_number_tags(name: str, pawn: Pawn, number: int):
    """That of a wave lay on the pawn beside it."""
    assert number_of(LyingPiece(name, pawn, 0, shown=True)) == number


def test_names_tell_what_a_piece_is():
    disc, wave = Pawn(0, 0), Pawn(0, 0, shape="wave")
    assert look_of("crystal-4", disc).kind == "crystal"
    assert look_of("missile-2", disc)[0] == "lacquer"
    assert look_of("missile-2", disc).emblem == "missile"
    assert (look_of("power-wave", wave).kind, look_of("power-wave", wave).number) == ("wave", 2)
    assert (look_of("anything", wave).kind, look_of("anything", wave).number) == ("wave", 1)
    assert look_of("bow", Pawn(0, 0, shape="longbow")).kind == "longbow"
    assert look_of("skull-2", disc)[1:6] == ("wenge", "six-sided", "pawn.skull-2", "stamp_skull", 2)
    assert look_of("shooter", disc).emblem == "star"
    assert look_of("shooter", disc) == look_of("shooter", disc)


def test_no_two_crystals_are_alike():
    one, other = (pixels(body(art().piece(f"crystal-{i}", PIECES["crystal-3"], 1.6), SIZE, 48, 48, 0)) for i in (1, 2))
    assert np.abs(one - other).max() > 60


@pytest.mark.parametrize("name", PIECES)
def test_a_piece_changes_nothing_outside_the_box_that_it_tells(name: str):
    sprite = art().piece(name, PIECES[name], 1.6)
    light = Lamp(1280, 720).at(1000, 600)
    target = Surface((300, 300), 0, 32)
    target.fill((90, 120, 130))
    bare = pixels(target)
    sprite.draw(target, 120.4, 131.7, 0.8, light)
    changed = np.abs(pixels(target) - bare).max(axis=2) > 0
    box = sprite.rect(120.4, 131.7, light)
    changed[box.top : box.bottom, box.left : box.right] = False
    assert not changed.any()


@pytest.mark.parametrize("name", PIECES)
def test_high_contrast_knows_no_shadow(name: str):
    pawn = PIECES[name]
    target = Surface((200, 200), 0, 32)
    target.fill((12, 32, 40))
    bare = pixels(target)
    art("high-contrast").piece(name, pawn, 1.6).draw(target, 100, 100, 0.0, LIGHT)
    rows, columns = np.mgrid[0:200, 0:200] + 0.5 - 100
    changed = np.abs(pixels(target) - bare).max(axis=2) > 0
    assert np.hypot(columns, rows)[changed].max() < pawn.chain.extent * 1.6 + 1.5


def test_shadows_fall_away_from_the_lamp():
    target = Surface((200, 200), 0, 32)
    target.fill((120, 120, 120))
    art().piece("sword-1", PIECES["sword-1"], 1.6).draw_shadow(target, 100, 100, 0.0, LIGHT)
    dark = 120 - grey(target)
    rows, columns = np.mgrid[0:200, 0:200] + 0.5 - 100
    middle = (columns * dark).sum() / dark.sum(), (rows * dark).sum() / dark.sum()
    assert middle[0] * LIGHT.x + middle[1] * LIGHT.y < -1
    assert math.atan2(middle[1], middle[0]) == pytest.approx(math.atan2(-LIGHT.y, -LIGHT.x), abs=0.15)


def test_no_shadow_falls_on_a_neighbours_face():
    sprite = art().piece("sword-1", PIECES["sword-1"], 1.6)
    alone, together = Surface((200, 200), 0, 32), Surface((200, 200), 0, 32)
    sprite.draw_body(alone, 110, 110, 0.0, LIGHT)
    draw_all(together, [PlacedSprite(sprite, 110, 110, 0.0, LIGHT), PlacedSprite(sprite, 88, 75, 0.0, LIGHT)])
    rows, columns = np.mgrid[0:200, 0:200] + 0.5 - 110
    face = np.hypot(columns, rows) < 18
    assert np.array_equal(pixels(alone)[face], pixels(together)[face])


def test_a_piece_fades_as_a_whole():
    sprite = art().piece("sword-1", PIECES["sword-1"], 1.6)
    whole, half, gone = (Surface((80, 80), 0, 32) for _ in range(3))
    for target, opacity in ((whole, 1.0), (half, 0.5), (gone, 0.0)):
        sprite.draw(target, 40, 40, 0.3, LIGHT, opacity)
    assert np.abs(pixels(half) - pixels(whole) / 2).max() <= 3
    assert pixels(gone).max() == 0


@pytest.mark.parametrize(("place", "fine", "where"), [(10.5, 4, (10, 0)), (10.74, 4, (10, 1)), (0.1, 4, (-1, 2))])
def test_a_place_between_two_pixels(place: float, fine: int, where: tuple[int, int]):
    assert spot(place, fine) == where


def test_a_quarter_of_a_pixel_is_seen():
    sprite = art().piece("sword-1", PIECES["sword-1"], 1.4426)
    rows, columns = np.mgrid[0:64, 0:64] + 0.5
    for shift in (0.0, 0.25, 0.5, 0.75):
        cover = covered(sprite, 64, 32 + shift, 32, 0.4)
        assert (cover * columns).sum() / cover.sum() == pytest.approx(32 + shift, abs=0.06)
        assert (cover * rows).sum() / cover.sum() == pytest.approx(32, abs=0.06)
