"""What can be tuned: everything that a table may hold, within the ranges of its records."""

import pytest

from flick.arena.layout import LayoutFile, Material, PawnFile, Physics, Table
from flick.window.workbench.quantities import SIZES, legal, material_of, physics_from, quantities
from flick.window.workbench.tuner_tables import Shop, read_base

NAMES = {"edge", "floor"}
"""What a table says of itself with a word, and not with a number."""


def test_every_number_of_a_table_can_be_tuned(shop: Shop) -> None:
    found = [quantity.id for quantity in quantities(read_base(shop, "walls").tuned)]
    numbers = [field for field in Table.__struct_fields__ if field not in NAMES]
    assert found == [
        *(f"table.{field}" for field in numbers),
        *(f"physics.{field}" for field in Physics.__struct_fields__),
        *(f"sizes.{size}" for size in SIZES),
    ]
    assert set(SIZES) == set(shop.pawns.sizes)
    assert set(LayoutFile.__struct_fields__) == {"table", "physics", "walls", "stands", "pawns", "sizes"}


def test_ranges_are_those_of_the_records() -> None:
    assert legal(Material, "mat_friction") == (0.01, 5)
    assert legal(Material, "restitution_wall") == (0, 1)
    assert legal(Material, "edge_friction_pawn") == (0, 5)
    assert legal(Table, "width") == (1, 100_000)
    assert legal(PawnFile, "diameter") == (1, 500)


@pytest.mark.parametrize("table", ["mat", "walls", "kids", "kitchen-table"])
def test_a_quantity_is_read_where_it_was_written(shop: Shop, table: str) -> None:
    tuned = read_base(shop, table).tuned
    for quantity in quantities(tuned):
        before = quantity.read(tuned)
        assert quantity.low <= before <= quantity.high, quantity.id
        value = before + quantity.step
        changed = quantity.write(tuned, value)
        assert quantity.read(changed) == pytest.approx(value)
        others = [one for one in quantities(tuned) if one.id != quantity.id]
        assert [one.read(changed) for one in others] == [one.read(tuned) for one in others]
        assert quantity.write(changed, before) == tuned


def test_what_is_out_of_range_is_brought_into_it(shop: Shop) -> None:
    tuned = read_base(shop, "mat").tuned
    friction = next(one for one in quantities(tuned) if one.id == "physics.mat_friction")
    assert friction.read(friction.write(tuned, 0.0)) == 0.01
    assert friction.read(friction.write(tuned, 9.0)) == 5.0
    assert friction.read(friction.write(tuned, 0.123456)) == 0.1235


def test_a_material_is_known_by_all_its_numbers(shop: Shop) -> None:
    felt = physics_from(shop.materials["wood-on-felt"])
    assert material_of(felt, shop.materials) == "wood-on-felt"
    assert material_of(Physics(mat_friction=0.33), shop.materials) is None
