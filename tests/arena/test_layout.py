"""Layouts: what no table can hold is refused by name, and files read back as what was written."""

import math
from pathlib import Path

import msgspec
import pytest
import yaml

from flick.arena.flick import Shot, simulate
from flick.arena.layout import (
    BadLayout,
    Layout,
    LayoutFile,
    Material,
    MaterialsFile,
    Pawn,
    PawnsFile,
    Physics,
    Table,
    Wall,
    check,
    file_of,
    is_rim,
    layout_of,
)

LEVELS = Path(__file__).parents[2] / "levels" / "catacombs"
WALLED, MAT = Table(610, 355, "walls"), Table(610, 355, "mat")


def refused(layout: Layout) -> BadLayout:
    with pytest.raises(BadLayout) as caught:
        check(layout)
    return caught.value


def test_an_ordinary_layout_is_accepted() -> None:
    check(Layout(WALLED, {"a": Pawn(100, 100), "b": Pawn(125, 100), "c": Pawn(300, 200, 1.0, 38, "wave")}))


@pytest.mark.parametrize(("apart", "allowed"), [(25.0, True), (24.8, True), (24.7, False), (3.0, False)])
def test_pawns_may_press_but_not_overlap(apart: float, allowed: bool) -> None:
    layout = Layout(WALLED, {"one": Pawn(100, 100), "two": Pawn(100 + apart, 100)})
    if allowed:
        check(layout)
    else:
        bad = refused(layout)
        assert bad.reason == "layout-pawns-overlap"
        assert (bad.facts["pawn"], bad.facts["other"]) == ("one", "two")
        assert bad.facts["depth"] == pytest.approx(25 - apart)


def test_who_may_lie_there_may_rest_there() -> None:
    """At the limit the rounding of an outcome decides nothing: it is rounded before, too."""
    allowed = 0
    for degree in range(90):
        x, y = (24.75 * part(math.radians(degree)) for part in (math.cos, math.sin))
        pawns = {"one": Pawn(100 / 3, 100 / 3), "two": Pawn(100 / 3 + x, 100 / 3 + y), "far": Pawn(500, 300)}
        layout = Layout(MAT, pawns)
        try:
            outcome = simulate(layout, Shot("far", 10, 0))
        except BadLayout:
            continue
        check(layout.with_poses(outcome.rest))
        allowed += 1
    assert 0 < allowed < 90


def test_odd_shapes_overlap_by_their_outlines() -> None:
    side_by_side = {"bow": Pawn(100, 100, 0, 19, "longbow"), "disc": Pawn(100, 120, 0, 25)}
    check(Layout(WALLED, side_by_side))
    crossed = {**side_by_side, "bow": Pawn(100, 100, math.pi / 2, 19, "longbow")}
    assert refused(Layout(WALLED, crossed)).reason == "layout-pawns-overlap"


@pytest.mark.parametrize("at", [(5.0, 100.0), (606.0, 100.0), (100.0, 11.0), (100.0, 350.0), (-100.0, 100.0)])
def test_a_pawn_in_the_rim_lies_outside(at: tuple[float, float]) -> None:
    bad = refused(Layout(WALLED, {"lost": Pawn(*at)}))
    assert (bad.reason, bad.facts["pawn"]) == ("layout-pawn-outside", "lost")


def test_on_a_mat_the_centre_decides() -> None:
    check(Layout(MAT, {"half-off": Pawn(0, 100)}))
    assert refused(Layout(MAT, {"off": Pawn(-0.01, 100)})).reason == "layout-pawn-outside"


@pytest.mark.parametrize("field", ["x", "y", "angle", "diameter"])
@pytest.mark.parametrize("value", [math.nan, math.inf])
def test_what_is_not_a_number_is_refused(field: str, value: float) -> None:
    pawn = msgspec.structs.replace(Pawn(100, 100), **{field: value})
    bad = refused(Layout(WALLED, {"fine": Pawn(300, 100), "odd": pawn}))
    assert (bad.reason, bad.facts["pawn"]) == ("layout-pawn-not-a-number", "odd")


def test_nothing_may_be_thinner_than_a_millimetre() -> None:
    assert refused(Layout(WALLED, {"dot": Pawn(100, 100, diameter=0.9)})).reason == "layout-pawn-too-small"
    assert refused(Layout(WALLED, {}, walls={"w": Wall((9, 9), (90, 9), 0.5)})).reason == "layout-wall-too-thin"
    assert refused(Layout(WALLED, {}, walls={"w": Wall((9, 9), (9, 9.5))})).reason == "layout-wall-too-short"
    assert refused(Layout(WALLED, {}, walls={"w": Wall((9, 9), (math.nan, 9))})).reason == "layout-wall-too-short"
    assert refused(Layout(Table(0.5, 355, "mat"), {})).reason == "layout-table-too-small"


def test_a_pawn_in_a_wall_is_refused_with_both_names() -> None:
    layout = Layout(WALLED, {"a": Pawn(100, 100)}, walls={"fence": Wall((50, 110), (150, 110))})
    bad = refused(layout)
    assert (bad.reason, bad.facts) == ("layout-pawn-in-wall", {"pawn": "a", "wall": "fence"})


def test_a_wall_on_the_edge_is_rim_between_walls_and_stands_free_on_a_mat() -> None:
    wall = Wall((0, 0), (200, 0))
    assert is_rim(wall, WALLED)
    assert not is_rim(wall, MAT)
    check(Layout(WALLED, {"a": Pawn(100, 12.5)}, walls={"south": wall}))
    assert refused(Layout(MAT, {"a": Pawn(100, 12.5)}, walls={"south": wall})).reason == "layout-pawn-in-wall"


def test_moving_and_taking_away_leave_the_rest_alone() -> None:
    layout = Layout(MAT, {"a": Pawn(100, 100, diameter=30), "b": Pawn(200, 100)})
    moved = layout.with_poses({"a": (50.0, 60.0, 1.0)})
    assert moved.pawns == {"a": Pawn(50, 60, 1.0, 30), "b": Pawn(200, 100)}
    assert layout.without("a").pawns == {"b": Pawn(200, 100)}
    assert list(layout.adding("c", Pawn(9, 9)).pawns) == ["a", "b", "c"]


def content() -> tuple[PawnsFile, dict[str, Material]]:
    pawns = msgspec.convert(yaml.safe_load((LEVELS / "pawns.yaml").read_text()), PawnsFile)
    materials = msgspec.convert(yaml.safe_load((LEVELS / "materials.yaml").read_text()), MaterialsFile)
    return pawns, dict(materials.materials)


@pytest.mark.parametrize("path", sorted((LEVELS / "tables").glob("*.yaml")), ids=lambda path: path.stem)
def test_every_table_that_comes_along_can_be_read(path: Path) -> None:
    layout_of(msgspec.convert(yaml.safe_load(path.read_text()), LayoutFile), *content())


def test_a_layout_goes_through_its_file_and_back() -> None:
    layout = Layout(
        WALLED,
        {"a": Pawn(100.25, 50, 0.75, 25), "bow": Pawn(300, 200, -2.5, 19, "longbow")},
        Physics(0.3, 0.8, 0.5, 0.1, 0.2),
        {"fence": Wall((200, 100), (260, 140), 2.0), "south": Wall((0, 0), (610, 0))},
        ((0.0, 0.0), (610.0, 0.0)),
    )
    text = msgspec.yaml.encode(file_of(layout))
    back = layout_of(msgspec.yaml.decode(text, type=LayoutFile), *content())
    for name, pawn in layout.pawns.items():
        assert back.pawns[name].pose == pytest.approx(pawn.pose, abs=1e-12)
    assert msgspec.structs.replace(back, pawns={}) == msgspec.structs.replace(layout, pawns={})


def test_files_name_sizes_and_materials() -> None:
    text = """
        table: {width: 610, height: 355, edge: mat}
        physics: {material: wood-on-felt, restitution_wall: 0.5}
        sizes: {huge: 50}
        pawns:
          a: {at: [100, 100], size: medium, angle: 90}
          b: {at: [300, 100], size: huge}
          c: {at: [400, 100], diameter: 12, shape: longbow}
    """
    layout = layout_of(msgspec.convert(yaml.safe_load(text), LayoutFile), *content())
    assert layout.pawns["a"] == Pawn(100, 100, math.pi / 2, 25)
    assert (layout.pawns["b"].diameter, layout.pawns["c"].shape) == (50, "longbow")
    assert (layout.physics.mat_friction, layout.physics.restitution_wall) == (0.32, 0.5)


@pytest.mark.parametrize(
    ("pawn", "physics", "reason"),
    [
        ("{at: [9, 9], size: gigantic}", "{}", "layout-unknown-size"),
        ("{at: [9, 9]}", "{}", "layout-pawn-size-or-diameter"),
        ("{at: [9, 9], size: small, diameter: 3}", "{}", "layout-pawn-size-or-diameter"),
        ("{at: [9, 9], size: small}", "{material: ice}", "layout-unknown-material"),
    ],
)
def test_names_that_nobody_knows_are_refused(pawn: str, physics: str, reason: str) -> None:
    text = f"{{table: {{width: 610, height: 355, edge: mat}}, physics: {physics}, pawns: {{a: {pawn}}}}}"
    with pytest.raises(BadLayout) as caught:
        layout_of(msgspec.convert(yaml.safe_load(text), LayoutFile), *content())
    assert caught.value.reason == reason
