"""The bench: changes, the way back, and the flick that is aimed."""

import math

import pytest

from flick.window.workbench.quantities import Quantity, quantities
from flick.window.workbench.tuner_bench import TunerBench, number_in
from flick.window.workbench.tuner_tables import Shop, read_base


@pytest.fixture
def bench(shop: Shop) -> TunerBench:
    return TunerBench(shop, read_base(shop, "mat"))


def called(bench: TunerBench, name: str) -> Quantity:
    return next(one for one in quantities(bench.tuned) if one.id == name)


def test_what_is_done_to_one_quantity_is_taken_back_together(bench: TunerBench) -> None:
    friction, width = called(bench, "physics.mat_friction"), called(bench, "table.width")
    for value in (0.21, 0.22, 0.23):
        bench.set(friction, value)
    bench.set(width, 700)
    bench.set(friction, 0.3)
    seen: list[tuple[float, float]] = []
    while bench.history.can_undo:
        bench.undo()
        seen.append((friction.read(bench.tuned), width.read(bench.tuned)))
    assert seen == [(0.23, 700), (0.23, 610), (0.20, 610)]
    assert not bench.changed
    while bench.history.can_redo:
        bench.redo()
    assert (friction.read(bench.tuned), bench.layout.physics.mat_friction) == (0.3, 0.3)


def test_a_quantity_is_set_back_alone_and_all_are_reset(bench: TunerBench) -> None:
    friction, size = called(bench, "physics.mat_friction"), called(bench, "sizes.medium")
    bench.set(friction, 0.3)
    bench.set(size, 30)
    assert bench.differs(friction)
    bench.set_back(friction)
    assert (bench.differs(friction), bench.differs(size)) == (False, True)
    assert bench.layout.pawns["sword-1"].diameter == 30
    bench.reset()
    assert not bench.changed
    bench.undo()
    assert bench.differs(size)


def test_where_the_pieces_have_no_room_the_last_table_stays(bench: TunerBench) -> None:
    width, before = called(bench, "table.width"), bench.layout
    bench.set(width, 100)
    assert bench.trouble is not None
    assert bench.layout == before
    bench.set(width, 800)
    assert bench.trouble is None
    assert bench.layout.table.width == 800


def test_another_table_can_be_taken_and_given_back(bench: TunerBench, shop: Shop) -> None:
    bench.set(called(bench, "physics.mat_friction"), 0.3)
    bench.take(read_base(shop, "kids"))
    assert (bench.base.name, bench.changed, bench.material) == ("kids", False, "wood-on-felt")
    assert bench.before == bench.layout
    bench.undo()
    assert (bench.base.name, bench.changed, bench.material) == ("mat", True, None)
    assert bench.before.physics.mat_friction == 0.2


def test_a_material_and_an_edge_are_chosen(bench: TunerBench) -> None:
    bench.set_material("wood-on-felt")
    bench.set_edge("walls")
    assert (bench.layout.physics.mat_friction, bench.layout.table.edge) == (0.32, "walls")
    assert bench.material == "wood-on-felt"


def test_aiming_at_a_place_ends_there(bench: TunerBench) -> None:
    pawn = bench.layout.pawns[bench.aim.pawn]
    bench.aim_at(pawn.x + 200, pawn.y)
    assert bench.aim.angle == 0
    assert bench.aim.speed == pytest.approx(math.sqrt(2 * 0.2 * 9810 * 200), abs=0.1)
    bench.aim_at(pawn.x + 90_000, pawn.y)
    assert bench.aim.speed == bench.limits[1]
    bench.aim_at(pawn.x, pawn.y)
    assert bench.aim.speed == bench.limits[1], "nowhere is no way"
    bench.press(-5)
    assert bench.aim.speed == pytest.approx(bench.limits[0], abs=0.1)


def test_pawns_are_chosen_round_and_round(bench: TunerBench) -> None:
    names, seen = list(bench.layout.pawns), list[str]()
    for _ in names:
        bench.choose_next(1)
        seen.append(bench.aim.pawn)
    assert seen == [*names[1:], names[0]]
    bench.choose_next(-1)
    assert bench.aim.pawn == names[-1]


@pytest.mark.parametrize(
    ("text", "value"), [("0.2", 0.2), (" 0,25 ", 0.25), ("1", 1.0), ("", None), ("1.2.3", None), ("7", None)]
)
def test_numbers_are_typed_with_a_point_or_a_comma(text: str, value: float | None) -> None:
    assert number_in(text, lambda found: 0.01 <= found <= 5) == value
