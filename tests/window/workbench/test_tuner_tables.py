"""Tables read, stretched, written and read again."""

from pathlib import Path

import msgspec
import pytest

from flick.arena.layout import BadLayout, check, is_rim
from flick.commands.check import check_file
from flick.places import tables as own_folder
from flick.table.sayings import Refused
from flick.window.workbench.quantities import Tuned, quantities
from flick.window.workbench.tuner_tables import (
    Base,
    Shop,
    delete,
    file_of,
    lay,
    own_path,
    own_tables,
    read_base,
    save,
    text_of,
    trouble_with,
)

FREE = """\
table: {width: 400, height: 300, edge: walls}
walls:
  middle: {from: [50, 150], to: [110, 150], thickness: 6}
"""


def changed(base: Base, **values: float) -> Tuned:
    tuned = base.tuned
    for quantity in quantities(tuned):
        name = quantity.id.rpartition(".")[2].replace("-", "_")
        if name in values:
            tuned = quantity.write(tuned, values[name])
    return tuned


@pytest.mark.parametrize("table", ["mat", "walls", "kids", "kitchen-table"])
def test_an_unchanged_table_reads_back_as_itself(shop: Shop, table: str, tmp_path: Path) -> None:
    base = read_base(shop, table)
    path = tmp_path / "copy.yaml"
    save(path, text_of(file_of(shop, base, base.tuned), "A copy"))
    copy = read_base(shop, str(path))
    assert copy.tuned == base.tuned
    assert lay(shop, copy, copy.tuned) == lay(shop, base, base.tuned)
    assert path.read_text("utf-8").startswith("# A copy\ntable: {width: ")
    check_file(path)


@pytest.mark.parametrize("table", ["mat", "walls", "kids", "kitchen-table"])
def test_a_changed_table_reads_back_as_it_was_changed(shop: Shop, table: str, tmp_path: Path) -> None:
    base = read_base(shop, table)
    tuned = changed(base, width=733.0, height=411.5, mat_friction=0.175, restitution_wall=0.5, medium=26.5)
    path = tmp_path / "tuned.yaml"
    save(path, text_of(file_of(shop, base, tuned), "Tuned"))
    again = read_base(shop, str(path))
    assert again.tuned == tuned
    layout = lay(shop, again, again.tuned)
    assert layout.pawns["sword-1"].diameter == 26.5
    assert (layout.table.width, layout.physics.mat_friction) == (733.0, 0.175)
    check_file(path)


def test_walls_and_stands_are_stretched_with_their_table(shop: Shop) -> None:
    base = read_base(shop, "walls")
    layout = lay(shop, base, changed(base, width=700.0, height=333.3))
    check(layout)
    assert all(is_rim(wall, layout.table) for wall in layout.walls.values())
    assert layout.walls["east-1"].start == (700.0, 0)
    assert layout.walls["north-3"].end == (700.0, 333.3)
    assert layout.stands[-1][0] == 700.0


def test_without_walls_at_the_edge_none_stand_there(shop: Shop) -> None:
    base = read_base(shop, "walls")
    table = msgspec.structs.replace(base.tuned.table, edge="mat")
    layout = lay(shop, base, msgspec.structs.replace(base.tuned, table=table))
    assert (layout.walls, layout.stands, layout.table.edge) == ({}, (), "mat")


def test_walls_that_stand_free_have_a_thickness(shop: Shop, tmp_path: Path) -> None:
    path = tmp_path / "free.yaml"
    path.write_text(FREE, "utf-8")
    base = read_base(shop, str(path))
    assert base.tuned.thickness == 6
    file = file_of(shop, base, changed(base, thickness=9.0))
    assert file.walls["middle"].thickness == 9
    assert read_base(shop, "walls").tuned.thickness is None


def test_a_table_too_small_for_its_pieces_is_refused(shop: Shop) -> None:
    base = read_base(shop, "mat")
    with pytest.raises(BadLayout):
        lay(shop, base, changed(base, width=90.0))


def test_a_position_keeps_its_pieces(shop: Shop, tmp_path: Path) -> None:
    path = tmp_path / "position.yaml"
    path.write_text("table: {width: 400, height: 300, edge: mat}\npawns:\n  p: {at: [50, 60], size: small}\n", "utf-8")
    base = read_base(shop, str(path))
    assert [(pawn.x, pawn.diameter) for pawn in lay(shop, base, changed(base, small=21.0)).pawns.values()] == [(50, 21)]
    assert file_of(shop, base, base.tuned).pawns == {}


def test_a_material_is_named_and_what_differs_stands_beside_it(shop: Shop) -> None:
    base = read_base(shop, "mat")
    felt = msgspec.structs.replace(base.tuned, physics=read_base(shop, "kids").tuned.physics)
    assert "physics: {material: wood-on-felt}\n" in text_of(file_of(shop, base, felt), "x")
    text = text_of(file_of(shop, base, changed(base, mat_friction=0.5)), "x")
    assert "physics: {material: wood-on-neoprene, mat_friction: 0.5}\n" in text
    assert "sizes" not in text


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("", "window-tuner-name-empty"),
        ("a/b", "window-tuner-name-sign"),
        ("a:b", "window-tuner-name-sign"),
        ("..", "window-tuner-name-system"),
        (".hidden", "window-tuner-name-system"),
        ("Con", "window-tuner-name-system"),
        ("Mat", "window-tuner-name-preset"),
    ],
)
def test_bad_names_are_refused(shop: Shop, name: str, reason: str) -> None:
    trouble = trouble_with(name, shop)
    assert trouble is not None
    assert trouble.id == reason


@pytest.mark.parametrize("name", ["Ma table d’été", "kids 2", "große Matte", "a.b"])
def test_good_names_are_taken(shop: Shop, name: str) -> None:
    assert trouble_with(name, shop) is None
    assert own_path(name) == own_folder() / f"{name}.yaml"


def test_own_tables_are_found_and_taken_away() -> None:
    assert own_tables() == []
    for name in ("beta", "Alpha"):
        save(own_path(name), "table: {width: 1, height: 1, edge: mat}\n")
    assert [path.stem for path in own_tables()] == ["Alpha", "beta"]
    assert own_path("ALPHA").stem == "Alpha"
    delete(own_path("alpha"))
    assert [path.stem for path in own_tables()] == ["beta"]
    with pytest.raises(Refused):
        delete(own_path("alpha"))


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    with pytest.raises(Refused):
        save(tmp_path / "file" / "table.yaml", "")
