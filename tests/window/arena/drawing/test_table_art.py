"""Table art: the same pixels every time, made once, for every palette."""

from collections.abc import Callable

import msgspec
import numpy as np
import pytest
from pygame import FRect, Rect, Surface

from flick.arena.layout import Layout, Pawn, Table, Wall
from flick.paint.lamp import ASIDE, PANEL_LIGHT, Lamp
from flick.paint.line_print import LinePrint
from flick.paint.mat_print import chalk_floor, print_mat, starts_of
from flick.paint.palette import PALETTES, PaletteName
from flick.window.arena.table_art import TableArt
from tests.window.arena.drawing.seeing import PIECES, art, pixels

LAMP = Lamp(640, 400)
RECT = Rect(110, 40, 427, 248)
STARTS = {
    "sword-1": Pawn(32.5, 322.5),
    "skull-2": Pawn(577.5, 322.5),
    "crystal-1": Pawn(305, 177.5, diameter=30),
    "thing": Pawn(100, 100),
}
WALLED = Layout(
    Table(610, 355, "walls"),
    STARTS,
    walls={
        "north": Wall((0, 355), (610, 355)),
        "south-1": Wall((0, 0), (300, 0)),
        "south-2": Wall((300, 0), (610, 0)),
        "free": Wall((120, 60), (220, 110), 5),
    },
    stands=((0, 0), (300, 0), (120, 60), (220, 110)),
)
ON_MAT = Layout(Table(610, 355, "mat"), STARTS, walls={"free": Wall((120, 60), (220, 110), 5)}, stands=((120, 60),))

ON_BOARDS = msgspec.structs.replace(WALLED, table=Table(610, 355, "walls", "boards"))

MADE: dict[str, Callable[[TableArt], Surface]] = {
    "table": lambda shop: shop.table(LAMP),
    "large table": lambda shop: shop.table(Lamp(1924, 300)),
    "aside": lambda shop: shop.table(LAMP._replace(pool=ASIDE)),
    "mat": lambda shop: shop.arena(ON_MAT, LAMP, RECT, STARTS).surface,
    "walls": lambda shop: shop.arena(WALLED, LAMP, RECT, STARTS).surface,
    "boards": lambda shop: shop.arena(ON_BOARDS, LAMP, RECT, STARTS).surface,
    "large mat": lambda shop: shop.arena(ON_MAT, Lamp(2000, 1100), Rect(200, 80, 1500, 873), STARTS).surface,
    "cloth": lambda shop: shop.cloth("kinfire", LAMP, RECT, 0.7).surface,
    "sword token": lambda shop: shop.token("sword", 13, 0.3).surface,
    "skull token": lambda shop: shop.token("skull", 13, 0.3).surface,
    "seal": lambda shop: shop.seal("skull", 19).surface,
    "bank": lambda shop: shop.bank(("sword", "skull") * 6, 248, 68, 12.5).surface,
    "empty bank": lambda shop: shop.bank((), 248, 68, 12.5).surface,
    "tile": lambda shop: shop.marker_tile("sword-1", "sword", 62, True).surface,
    "later tile": lambda shop: shop.marker_tile("skull-1", "skull", 62, False).surface,
    "ring": lambda shop: shop.ring(18.0).surface,
    "halo": lambda shop: shop.halo(18.0).surface,
    "badge": lambda shop: shop.badge("stun").surface,
    "tag": lambda shop: shop.number_tag(2).surface,
}


def bytes_of(surface: Surface) -> bytes:
    return surface.get_buffer().raw


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("name", MADE)
def test_the_same_pixels_twice(name: str, palette: PaletteName):
    one, other = (bytes_of(MADE[name](art(palette))) for _ in range(2))
    assert one == other
    assert len(set(one)) > 1 or name.endswith(("table", "aside"))


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("name", PIECES)
def test_the_same_piece_twice(name: str, palette: PaletteName):
    seen: list[bytes] = []
    for _ in range(2):
        target = Surface((120, 120), 0, 32)
        shop = art(palette)
        shop.piece(name, PIECES[name], 1.44).draw(target, 60.3, 59.8, 1.1, LAMP.at(400, 300))
        seen.append(bytes_of(target))
    assert seen[0] == seen[1]


@pytest.mark.parametrize("name", MADE)
def test_everything_is_made_once(name: str):
    shop = art()
    assert MADE[name](shop) is MADE[name](shop)


def test_a_flick_needs_no_new_cloth():
    shop = art()
    moved = ON_MAT.with_poses({"sword-1": (200, 200, 1)})
    assert shop.arena(ON_MAT, LAMP, RECT, STARTS) is shop.arena(moved, LAMP, RECT, STARTS)
    assert shop.arena(ON_MAT, LAMP, RECT, STARTS) is not shop.arena(ON_MAT, LAMP, RECT, moved.pawns)


@pytest.mark.parametrize("name", MADE)
def test_palettes_differ(name: str):
    """The table and the cloths of other games are the same in both palettes with texture."""
    seen = {palette: bytes_of(MADE[name](art(palette))) for palette in PALETTES}
    assert seen["high-contrast"] != seen["normal"]
    if name in ("mat", "seal", "sword token", "bank", "tile", "ring"):
        assert seen["colour-blind"] != seen["normal"]


def test_the_lamp_hangs_upper_left():
    table = pixels(art().table(LAMP)).mean(axis=2)
    assert table[100:160, 220:320].mean() > 2.0 * table[340:, 540:].mean()
    near, far = LAMP.at(250, 120), LAMP.at(620, 390)
    assert near.bright > far.bright >= 0.55
    assert far.tilt > near.tilt
    for light in (near, far, PANEL_LIGHT):
        assert light.x**2 + light.y**2 + light.z**2 == pytest.approx(1, abs=0.003)
        assert light.x < 0
        assert light.y < 0
        assert light.slope[0] > 0
        assert light.slope[1] > 0


def test_a_large_cloth_is_drawn_from_a_half_size_master_and_still_printed_sharply():
    """Next to a printed ring the cloth is dark: nothing is blurred there."""
    laid = art().arena(ON_MAT, Lamp(2000, 1100), Rect(200, 80, 1500, 873), STARTS)
    seen = pixels(laid.surface).mean(axis=2)
    k = 1500 / 610
    row = seen[round(80 + 177.5 * k) - laid.top]
    ring = round(200 + (305 + 84.85) * k) - laid.left
    near = row[ring - 12 : ring + 13]
    assert near.max() - np.median(near) > 15
    assert np.count_nonzero(near > np.median(near) + 8) <= 4


def sheet() -> LinePrint:
    return LinePrint((355, 610), 355, 1.0, (0, 0), art().icons)


def test_starting_places_are_printed_where_pieces_begin():
    printed = sheet()
    print_mat(printed, ON_MAT.table, tuple(starts_of(STARTS)))
    bare = sheet()
    print_mat(bare, ON_MAT.table, ())
    more = printed.ink - bare.ink
    assert more[355 - 322, 32 + 12 : 32 + 16].max() > 0.2, "the circle round Sword 1"
    assert more[355 - 322, 32] > 0.3, "its only dot"
    assert more[355 - 322, 577] < 0.1, "between the two dots of Skull 2"
    assert more[355 - 322, 575] > 0.2
    assert more[177, 305 + 14 : 305 + 18].max() > 0.15, "the ring of a crystal"
    assert np.abs(more[235:275, 80:120]).max() == 0, "nothing for pieces that nobody knows"
    assert printed.ink.max() <= 1
    assert printed.ink.min() >= 0


def test_chalk_is_drawn_where_pieces_begin():
    chalked = sheet()
    chalk_floor(chalked, tuple(starts_of(STARTS)))
    assert chalked.ink[177, 305 + 15 : 305 + 18].max() > 0.1
    assert chalked.ink[355 - 322, 32] == 0
    assert np.count_nonzero(chalked.ink) < 2000


def test_only_characters_and_crystals_have_starting_places():
    assert [(start.x, start.number) for start in starts_of(STARTS)] == [(32.5, 1), (577.5, 2), (305, 0)]


@pytest.mark.parametrize(
    "table", [Table(1000, 600, "mat"), Table(90, 40, "mat"), Table(90, 40, "walls"), Table(90, 40, "mat", "boards")]
)
def test_odd_tables_can_be_drawn(table: Table):
    laid = art().arena(Layout(table, {}), LAMP, FRect(60.5, 40.5, 400, 400 * table.height / table.width), {})
    assert laid.surface.get_width() > 400


def test_what_is_in_the_bank_is_seen():
    shop = art()
    few, more = (pixels(shop.bank(("sword",) * count, 248, 68, 12.5).surface) for count in (3, 4))
    assert np.abs(few - more).max() > 60
    many = shop.bank(("sword", "skull") * 11, 248, 68, 12.5).surface
    empty = shop.bank((), 248, 68, 12.5).surface
    changed = np.abs(pixels(many) - pixels(empty)).max(axis=2) > 8
    columns = np.flatnonzero(changed.any(axis=0))
    assert columns[0] > 8
    assert columns[-1] < many.get_width() - 8
