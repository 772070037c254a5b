"""The practice table itself: what may lie where, and the way back to any of it."""

import math
from pathlib import Path

import msgspec
import pytest

from flick.arena.layout import Layout, check
from flick.arenas import flick_speeds
from flick.games.catacombs import GAME
from flick.games.catacombs.shots import speeds as speeds_of_a_match
from flick.table.sayings import Refused
from flick.window.arena.flicking.free_places import brought_in, free_spot, trouble
from flick.window.workbench.piece_stock import starts_of, stock_of
from flick.window.workbench.practice_bench import PracticeBench

TABLES = ("walls", "mat", "kitchen-table", "kids")


@pytest.fixture
def bench() -> PracticeBench:
    return PracticeBench(GAME.folder, "walls", "quincunx")


def why(refused: pytest.ExceptionInfo[Refused]) -> str:
    return refused.value.say.id


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("start", ["quincunx", "line", "diagonal"])
def test_every_table_begins_with_everything_of_a_match(table: str, start: str) -> None:
    stock = stock_of(GAME.folder, table, start)
    check(stock.start)
    assert len(stock.start.pawns) == 9
    assert [name for name in stock.cuts if name not in stock.start.pawns] == [
        *("missile", "fireball", "longbow", "wave", "power-wave")
    ]


def test_pieces_are_cut_as_the_table_says() -> None:
    kids, walls = (stock_of(GAME.folder, table, "line") for table in ("kids", "walls"))
    assert kids.cuts["missile"].diameter == 22
    assert walls.cuts["missile"].diameter == 15
    assert walls.cuts["longbow"].shape == "longbow"


def test_the_position_of_most_matches_is_the_first_to_be_restored() -> None:
    assert starts_of(GAME.folder) == ["quincunx", "diagonal", "line"]


def test_a_piece_is_moved_and_that_is_taken_back(bench: PracticeBench) -> None:
    before = bench.layout
    pawn = before.pawns["sword-1"]
    bench.put("sword-1", msgspec.structs.replace(pawn, x=120.0, y=90.0))
    assert bench.layout.pawns["sword-1"].pose == (120.0, 90.0, pawn.angle)
    bench.undo()
    assert bench.layout == before
    bench.redo()
    assert bench.layout.pawns["sword-1"].x == 120.0


def test_a_piece_cannot_lie_on_another_and_that_one_is_named(bench: PracticeBench) -> None:
    before = bench.now
    crystal = bench.layout.pawns["crystal-1"]
    with pytest.raises(Refused) as refused:
        bench.put("sword-1", msgspec.structs.replace(bench.layout.pawns["sword-1"], x=crystal.x + 20, y=crystal.y))
    assert why(refused) == "window-practice-in-the-way"
    assert refused.value.say.facts["what"].id == "thing-crystal-1"  # type: ignore[union-attr]
    assert bench.now == before


def test_the_deepest_overlap_is_named_first(bench: PracticeBench) -> None:
    layout = bench.layout.adding("crystal-2", msgspec.structs.replace(bench.layout.pawns["crystal-2"], x=350, y=177))
    between = msgspec.structs.replace(bench.layout.pawns["sword-1"], x=330.0, y=177.5)
    assert trouble(layout, "sword-1", between).pawns == ("crystal-2", "crystal-1")


def test_between_walls_a_piece_is_brought_wholly_inside_on_a_mat_its_middle(bench: PracticeBench) -> None:
    out = msgspec.structs.replace(bench.layout.pawns["sword-1"], x=-40.0, y=180.0)
    assert trouble(bench.layout, "sword-1", out).outside
    assert brought_in(bench.layout, out).x == 12.5
    mat = stock_of(GAME.folder, "mat", "quincunx").start
    assert brought_in(mat, out).x == 0.0


def test_a_turned_longbow_needs_less_room_across(bench: PracticeBench) -> None:
    bow = msgspec.structs.replace(bench.stock.cuts["longbow"], x=0.0, y=180.0)
    upright = msgspec.structs.replace(bow, angle=math.pi / 2)
    assert brought_in(bench.layout, upright).x < brought_in(bench.layout, bow).x
    assert not trouble(bench.layout, "longbow", brought_in(bench.layout, upright))


def test_small_steps_are_taken_back_together(bench: PracticeBench) -> None:
    before = bench.layout
    for step in range(1, 6):
        pawn = bench.layout.pawns["sword-1"]
        bench.put("sword-1", msgspec.structs.replace(pawn, x=pawn.x + 0.1), nudge=True)
        assert bench.layout.pawns["sword-1"].x == round(before.pawns["sword-1"].x + step / 10, 3)
    bench.undo()
    assert bench.layout == before
    assert not bench.history.can_undo


def test_steps_of_two_pieces_are_two_changes(bench: PracticeBench) -> None:
    for name in ("sword-1", "sword-2"):
        pawn = bench.layout.pawns[name]
        bench.put(name, msgspec.structs.replace(pawn, x=pawn.x + 1), nudge=True)
    bench.undo()
    assert bench.history.can_undo


def test_pieces_come_and_go(bench: PracticeBench) -> None:
    bench.add("missile")
    assert "missile" not in bench.left
    check(bench.layout)
    bench.remove("missile")
    assert "missile" in bench.left
    bench.clear()
    assert bench.layout.pawns == {}
    assert bench.decision() is None
    bench.restore("line")
    assert len(bench.layout.pawns) == 9


def test_a_free_spot_is_the_nearest_to_the_middle(bench: PracticeBench) -> None:
    bench.clear()
    spot = free_spot(bench.layout, "missile", bench.stock.cuts["missile"])
    assert spot is not None
    assert (spot.x, spot.y) == (305.0, 177.5)


def test_a_full_table_has_no_room() -> None:
    bench = PracticeBench(GAME.folder, "walls", "quincunx")
    tiny = msgspec.structs.replace(bench.layout.table, width=40.0, height=40.0)
    full = Layout(tiny, {"crystal-1": msgspec.structs.replace(bench.layout.pawns["crystal-1"], x=20, y=20)})
    assert free_spot(full, "fireball", bench.stock.cuts["fireball"]) is None


def test_a_flick_comes_out_the_same_again_and_is_taken_back(bench: PracticeBench) -> None:
    before = bench.layout
    made = bench.flick("flick sword-1 315deg 1500mm/s")
    assert made.touched[0] == "crystal-2"
    assert bench.layout == made.after != before
    bench.undo()
    assert bench.layout == before
    assert bench.now.shots == ()
    bench.redo()
    again = bench.again()
    assert again == made
    assert bench.layout == made.after
    assert bench.flick("flick sword-1 315deg 1500mm/s").outcome != made.outcome


def test_any_shot_can_be_looked_at_and_made_again(bench: PracticeBench) -> None:
    first = bench.flick("flick sword-1 0deg 900mm/s")
    bench.flick("flick skull-1 90deg 900mm/s")
    bench.look(0)
    assert bench.layout == first.before
    assert bench.now.chosen == 0
    bench.again()
    assert bench.layout == first.after
    assert len(bench.now.shots) == 2


def test_what_leaves_the_mat_waits_in_the_tray() -> None:
    bench = PracticeBench(GAME.folder, "mat", "quincunx")
    made = bench.flick("flick sword-1 180deg 2000mm/s")
    assert [departure.pawn for departure in made.outcome.left] == ["sword-1"]
    assert bench.left[0] == "sword-1"


def test_flicks_have_the_limits_of_a_match(bench: PracticeBench) -> None:
    assert flick_speeds(GAME.folder, bench.layout) == speeds_of_a_match(bench.layout)
    for text in ("flick sword-1 0deg 9000mm/s", "flick nobody 0deg 900mm/s"):
        with pytest.raises(Refused):
            bench.flick(text)
    bench.clear()
    with pytest.raises(Refused) as refused:
        bench.flick("flick sword-1 0deg 900mm/s")
    assert why(refused) == "window-practice-empty"


def test_nothing_to_take_back_is_said(bench: PracticeBench) -> None:
    for deed, reason in ((bench.undo, "before"), (bench.redo, "after")):
        with pytest.raises(Refused) as refused:
            deed()
        assert why(refused) == f"window-practice-nothing-{reason}"


def test_another_table_keeps_what_has_room_there(bench: PracticeBench) -> None:
    pawn = bench.layout.pawns["sword-1"]
    bench.put("sword-1", msgspec.structs.replace(pawn, x=200.0, y=80.0))
    assert bench.set_table("kids")
    assert bench.layout.pawns["sword-1"].pose[:2] == (200.0, 80.0)
    assert bench.layout.pawns["sword-1"].diameter == 38
    bench.undo()
    bench.put("sword-1", msgspec.structs.replace(pawn, x=12.5, y=80.0))
    assert not bench.set_table("kids")
    assert bench.layout == stock_of(GAME.folder, "kids", "quincunx").start


def test_a_shot_on_another_table_brings_that_table_back(bench: PracticeBench) -> None:
    bench.flick("flick sword-1 0deg 900mm/s")
    bench.set_table("mat")
    bench.look(0)
    assert bench.now.table == "walls"


def test_a_table_of_ones_own_may_be_a_file(tmp_path: Path) -> None:
    path = tmp_path / "own.yaml"
    path.write_text("table: {width: 700, height: 400, edge: mat}\n", "utf-8")
    bench = PracticeBench(GAME.folder, str(path), "line")
    assert bench.layout.table.width == 700
    path.write_text("table: {width: 0}\n", "utf-8")
    with pytest.raises(Refused):
        PracticeBench(GAME.folder, str(path), "line")
