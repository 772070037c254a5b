"""Pictures of tables and flicks: what is drawn is where the physics says that it is."""

import math
from pathlib import Path

import msgspec
import numpy as np
import pytest
import yaml
from PIL import Image

from flick.arena.layout import Layout, LayoutFile, MaterialsFile, Pawn, PawnsFile, Pose, Table, Wall, layout_of
from flick.arena.outcome import Contact, Departure, Outcome, pack_track
from flick.arena.shapes import ShapeName
from flick.paint.arrays import Array
from flick.paint.canvas import Canvas
from flick.paint.distances import chain
from flick.paint.flick_marks import ways_of
from flick.paint.labels import Circle, LabelRoom, place_labels
from flick.paint.table_picture import TablePicture, draw
from flick.paint.table_view import view_of

LEVELS = Path(__file__).parents[2] / "levels" / "catacombs"
MAT = Table(610, 355, "mat")


def pixels(image: Image.Image) -> Array:
    return np.asarray(image, dtype=np.float32)


def slide(start: Pose, end: Pose, frames: int = 40) -> list[Pose]:
    shares = [1 - (1 - i / (frames - 1)) ** 2 for i in range(frames)]
    return [
        (start[0] + s * (end[0] - start[0]), start[1] + s * (end[1] - start[1]), start[2] + s * (end[2] - start[2]))
        for s in shares
    ]


def two_pawns() -> Layout:
    return Layout(MAT, {"one": Pawn(100, 100), "two": Pawn(400, 200), "still": Pawn(560, 40)})


def a_hit() -> Outcome:
    """``one`` strikes ``two``; it stops there, and the other slides on."""
    ways = {"one": slide((100, 100, 0), (376, 192, 1)), "two": slide((400, 200, 0), (500, 233, 0))}
    rest = {"one": ways["one"][-1], "two": ways["two"][-1], "still": (560.0, 40.0, 0.0)}
    contact = Contact(0.3, "one", "two", 9000, ("one",), 388, 196)
    return Outcome("one", rest, (contact,), (), 0.8, False, pack_track(ways))


@pytest.mark.parametrize("width", [640, 1280, 2560])
def test_the_picture_has_the_width_asked_for_and_a_margin_all_round(width: int):
    view = view_of(MAT, width)
    image = draw(Layout(MAT, {}), width=width)
    assert image.size == (width, view.height)
    left, bottom = view.point(0, 0)
    right, top = view.point(610, 355)
    assert (right - left) / (bottom - top) == pytest.approx(610 / 355)
    margins = left, top, width - right, image.height - bottom
    assert min(margins) > 0.03 * width
    assert max(margins) - min(margins) < 1.5


@pytest.mark.parametrize(("size", "edge"), [((1000, 600), "walls"), ((200, 400), "mat"), ((3000, 60), "mat")])
def test_odd_tables_keep_their_proportions(size: tuple[float, float], edge: str):
    table = msgspec.convert({"width": size[0], "height": size[1], "edge": edge}, Table)
    image = draw(Layout(table, {"a": Pawn(size[0] / 2, size[1] / 2)}), width=480)
    view = view_of(table, 480)
    right, top = view.point(*size)
    left, bottom = view.point(0, 0)
    assert (right - left) / (bottom - top) == pytest.approx(size[0] / size[1])
    assert 0.24 <= image.height / image.width <= 2.0
    assert min(left, top, image.width - right, image.height - bottom) > 0


def test_a_larger_y_is_higher_up():
    view = view_of(MAT, 640)
    assert view.point(100, 300)[1] < view.point(100, 50)[1]
    layout = Layout(MAT, {"high": Pawn(300, 330)})
    changed = np.abs(pixels(draw(layout, width=640)) - pixels(draw(Layout(MAT, {}), width=640))).sum(axis=2)
    rows = np.nonzero(changed.max(axis=1) > 30)[0]
    assert rows.size
    assert rows.max() < view.height / 2


def test_a_picture_narrower_than_anything_can_be_seen_in_is_refused():
    with pytest.raises(ValueError, match="at least"):
        draw(Layout(MAT, {}), width=100)


@pytest.mark.parametrize("name", ["sword-1", "skull-2", "crystal-1", "fireball", "somebody"])
@pytest.mark.parametrize("shape", ["disc", "longbow", "wave"])
def test_what_is_drawn_of_a_piece_lies_inside_its_physical_edge_and_fills_it(shape: ShapeName, name: str):
    """Measured without shadow, against the chain that the engine collides."""
    pawn = Pawn(300, 200, 0.7, 30, shape)
    picture = TablePicture(Layout(MAT, {name: pawn}), 1280)
    view, bare = picture.view, Canvas(picture.view.width, picture.view.height)
    picture.stamp(name, pawn.pose).lay_body(bare)
    patch = bare.patch_round([view.point(300, 200)], pawn.chain.extent * view.scale, 8)
    spine = [view.point(x, y) for x, y in pawn.chain.at(*pawn.pose)]
    edge = chain(patch.x, patch.y, spine, pawn.chain.radius * view.scale)
    covered = bare.alpha[patch.rows, patch.columns]
    assert covered[edge > 1.2].max() < 0.05
    assert covered[edge < -1.2].min() > 0.95
    assert np.abs(covered - np.clip(0.5 - edge, 0, 1)).mean() < 0.02


@pytest.mark.parametrize("width", [640, 1280])
def test_the_rim_of_a_disc_in_the_finished_picture_is_its_physical_edge(width: int):
    """Towards the lamp, where no shadow falls."""
    layout = Layout(MAT, {"a": Pawn(300, 120, diameter=30)})
    view = view_of(MAT, width)
    changed = np.abs(pixels(draw(layout, width=width)) - pixels(draw(Layout(MAT, {}), width=width))).sum(2)
    x, y = view.point(300, 120)
    for degrees in range(170, 281, 10):
        dx, dy = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        steps = np.arange(0.8, 1.4, 0.002) * 15 * view.scale
        along = [changed[int(y + s * dy), int(x + s * dx)] for s in steps]
        rim = max(s for s, value in zip(steps, along, strict=True) if value > 60)
        assert rim == pytest.approx(15 * view.scale, abs=1.0)


def test_pixels_on_the_way_of_the_flicked_pawn_are_honey_and_on_other_ways_pale():
    image, view = pixels(draw(two_pawns(), a_hit(), width=1280)), view_of(MAT, 1280)
    for x, y in ((200, 133.333), (250, 150), (300, 166.667)):
        column, row = view.point(x, y)
        red, green, blue = image[int(row), int(column)]
        assert red > 230
        assert red > green + 25 > blue + 60
    column, row = view.point(450, 216.5)
    red, green, blue = image[int(row), int(column)]
    assert min(red, green, blue) > 110
    assert max(red, green, blue) - min(red, green, blue) < 60


def test_a_way_has_its_corner_where_the_pawn_turned_between_two_frames():
    view = view_of(MAT, 1280)
    rows = [(100 + 8 * i, 100.0, 0.0) for i in range(5)] + [(137.0, 103.0 + 8 * i, 0.0) for i in range(5)]
    contact = Contact(4.625 / 120, "a", "b", 1, ("a",), 150, 100)
    outcome = Outcome("a", {}, (contact,), (), 1, False, pack_track({"a": rows}))
    corner = view.point(137, 100)
    assert min(math.dist(point, corner) for point in ways_of(view, outcome)["a"]) < 0.01
    away = msgspec.structs.replace(outcome, contacts=())
    assert min(math.dist(point, corner) for point in ways_of(view, away)["a"]) > 1


def test_the_picture_changes_where_pieces_moved_and_nowhere_else():
    layout, view = two_pawns(), view_of(MAT, 1280)
    changed = np.abs(pixels(draw(layout, a_hit())) - pixels(draw(layout))).sum(axis=2)

    def around(x: float, y: float) -> float:
        column, row = view.point(x, y)
        return float(changed[int(row) - 5 : int(row) + 5, int(column) - 5 : int(column) + 5].mean())

    assert min(around(100, 100), around(400, 200), around(376, 192), around(500, 233)) > 30
    assert max(around(560, 40), around(60, 320), around(300, 60)) == 0


def test_a_pawn_that_left_the_mat_is_a_ghost_on_its_edge_with_a_mark():
    way = slide((300, 300, 0), (320, 355, 0))
    gone = Departure("a", 0.4, 320, 355, 0)
    outcome = Outcome("a", {}, (), (gone,), 0.4, False, pack_track({"a": way}))
    layout, view = Layout(MAT, {"a": Pawn(300, 300)}), view_of(MAT, 1280)
    image = pixels(draw(layout, outcome))
    bare = pixels(draw(Layout(MAT, {})))
    column, row = view.point(320, 355)
    red, green, blue = image[round(row), round(column) + 8]
    assert red > 180
    assert red > green + 60 > blue + 60
    ghost = np.abs(image - bare)[int(row - 20) : int(row - 12), int(column) - 12 : int(column) + 12]
    assert ghost.mean() > 8


def test_a_stronger_touch_has_a_larger_star():
    touches = (Contact(0.1, "a", "b", 1000, ("a",), 150, 250), Contact(0.2, "a", "b", 9000, ("a",), 450, 250))
    outcome = Outcome("a", {}, touches, (), 1, False, pack_track({}))
    layout, view = Layout(MAT, {}), view_of(MAT, 1280)
    changed = np.abs(pixels(draw(layout, outcome)) - pixels(draw(layout))).sum(axis=2) > 60
    sizes: list[int] = []
    for touch in touches:
        column, row = (int(value) for value in view.point(touch.x, touch.y))
        sizes.append(int(changed[row - 20 : row + 20, column - 20 : column + 20].sum()))
    assert 20 < sizes[0] < 0.7 * sizes[1]


def test_names_stay_in_the_picture_and_off_pieces_and_each_other():
    pieces = {f"pawn-{i}": [Circle(30 + 145 * (i % 9), 25 + 92 * (i // 9), 24)] for i in range(63)}
    boxes = place_labels(LabelRoom((1280, 620), pieces))
    assert set(boxes) == set(pieces)
    for name, box in boxes.items():
        assert box.left >= 0
        assert box.top >= 0
        assert box.right <= 1280
        assert box.bottom <= 620
        for (circle,) in pieces.values():
            dx = max(box.left - circle.x, 0, circle.x - box.right)
            dy = max(box.top - circle.y, 0, circle.y - box.bottom)
            assert math.hypot(dx, dy) >= circle.radius
        for other, two in boxes.items():
            apart = box.right <= two.left or two.right <= box.left or box.bottom <= two.top or two.bottom <= box.top
            assert apart or other == name


def test_a_name_is_written_where_it_was_placed():
    layout, view = Layout(MAT, {"a-long-name": Pawn(0, 0)}), view_of(MAT, 1280)
    column, row = view.point(0, 0)
    circles = {"a-long-name": [Circle(column, row, 12.5 * view.scale)]}
    box = place_labels(LabelRoom((1280, view.height), circles))["a-long-name"]
    nameless = draw(Layout(MAT, {"i": Pawn(0, 0)}))
    named = draw(layout)
    light = (pixels(named) - pixels(nameless)).min(axis=2) > 60
    rows, columns = np.nonzero(light)
    assert rows.size > 100
    assert columns.min() >= box.left - 1
    assert columns.max() <= box.right + 1
    assert rows.min() >= min(box.top, row) - 1


def test_pawns_have_the_colours_of_their_names_and_their_emblems():
    layout, view = Layout(MAT, {"sword-2": Pawn(200, 177), "skull-1": Pawn(400, 177)}), view_of(MAT, 1280)
    image = pixels(draw(layout))
    for name, strongest in (("sword-2", 1), ("skull-1", 2)):
        column, row = (int(number) for number in view.point(layout.pawns[name].x, layout.pawns[name].y))
        sticker = image[row - 12 : row + 13, column - 12 : column + 13]
        assert int(np.argmax(sticker[12, 1])) == strongest, "beside the emblem"
        assert (sticker.min(axis=2) > 150).sum() > 60, "the emblem"


@pytest.mark.parametrize("path", sorted((LEVELS / "tables").glob("*.yaml")), ids=lambda path: path.stem)
def test_every_table_preset_draws(path: Path):
    file = msgspec.convert(yaml.safe_load(path.read_text(encoding="utf-8")), LayoutFile)
    pawns = msgspec.convert(yaml.safe_load((LEVELS / "pawns.yaml").read_text(encoding="utf-8")), PawnsFile)
    materials = msgspec.convert(yaml.safe_load((LEVELS / "materials.yaml").read_text(encoding="utf-8")), MaterialsFile)
    layout = layout_of(file, pawns, materials.materials)
    layout = layout.adding("a", Pawn(60, 60)).adding("b", Pawn(300, 250, 0.5, 19, "longbow"))
    image, view = pixels(draw(layout, width=640)), view_of(layout.table, 640)
    column, row = view.point(layout.table.width * 0.2, layout.table.height * 0.6)
    red, green, blue = image[int(row) - 4 : int(row) + 4, int(column) - 4 : int(column) + 4].mean(axis=(0, 1))
    if layout.table.floor == "cloth":
        assert blue > red + 10
        assert green > red + 10
    else:
        assert red >= green >= blue
        assert red - blue < 60


def test_a_free_wall_is_as_thick_as_it_is():
    layout = Layout(Table(610, 355, "walls", "boards"), {}, walls={"w": Wall((200, 100), (200, 250), 8)})
    bare = msgspec.structs.replace(layout, walls={})
    view = view_of(layout.table, 1280)
    changed = pixels(draw(layout)) - pixels(draw(bare))
    column, row = view.point(200, 175)
    lit_side = changed[int(row), : int(column), 2] > changed[int(row), : int(column), 0] + 12
    assert column - np.nonzero(lit_side)[0].min() == pytest.approx(4 * view.scale, abs=1.2)


def test_the_same_picture_twice_is_the_same():
    one, two = draw(two_pawns(), a_hit(), width=640), draw(two_pawns(), a_hit(), width=640)
    assert one.tobytes() == two.tobytes()
