"""A position that leaves the practice table: as a file, and as a match."""

import json
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from flick.arena.flick import aimed, simulate
from flick.arena.layout import LayoutFile, MaterialsFile, PawnsFile, layout_of
from flick.bots.random import random_answer
from flick.games.catacombs import GAME
from flick.keeping import go_on, keep
from flick.table import content
from flick.table.chance import Chance, derived
from flick.table.journal import load
from flick.table.resume import verify
from flick.table.rules import Decision
from flick.table.sayings import Refused
from flick.window.menus.draft import usual
from flick.window.workbench.piece_stock import stock_of
from flick.window.workbench.practice_bench import PracticeBench
from flick.window.workbench.practice_sending import lacking, layout_text, match_from, save_layout

NEEDED = list(stock_of(GAME.folder, "walls", "quincunx").start.pawns)


def moved() -> PracticeBench:
    bench = PracticeBench(GAME.folder, "walls", "quincunx")
    bench.put("sword-1", msgspec.structs.replace(bench.layout.pawns["sword-1"], x=120.3, y=90.7, angle=0.3))
    return bench


def test_a_saved_position_is_read_back_as_it_lay() -> None:
    bench = moved()
    bench.add("longbow")
    bench.flick("flick sword-1 30deg 1200mm/s")
    path = save_layout(bench.layout, "walls")
    folder = GAME.folder
    pawns = content.load(folder / "pawns.yaml", PawnsFile)
    materials = content.load(folder / "materials.yaml", MaterialsFile).materials
    read = layout_of(content.load(path, LayoutFile), pawns, materials)
    assert read.table == bench.layout.table
    assert read.walls == bench.layout.walls
    assert read.physics == bench.layout.physics
    for name, pawn in bench.layout.pawns.items():
        assert read.pawns[name].pose == pytest.approx(pawn.pose, abs=1e-6)
        assert (read.pawns[name].diameter, read.pawns[name].shape) == (pawn.diameter, pawn.shape)


def test_flick_shot_runs_a_saved_position() -> None:
    bench = moved()
    path = save_layout(bench.layout, "walls")
    command = [sys.executable, "-m", "flick", "shot", "--layout", str(path), "--pawn", "sword-1", "--angle", "20"]
    done = subprocess.run([*command, "--speed", "1200", "--json"], capture_output=True, text=True, check=True)
    told = json.loads(done.stdout)
    here = simulate(bench.layout, aimed(bench.layout, "sword-1", 0.3490658503988659, 1200))
    assert told["rest"]["sword-1"][:2] == pytest.approx(here.rest["sword-1"][:2], abs=0.5)


def test_a_second_file_never_takes_the_place_of_the_first() -> None:
    first, second = (save_layout(moved().layout, "walls") for _ in range(2))
    assert first != second
    assert first.read_text("utf-8") == second.read_text("utf-8") == layout_text(moved().layout, "walls")


def test_an_empty_table_is_a_file_as_well() -> None:
    bench = PracticeBench(GAME.folder, "mat", "quincunx")
    bench.clear()
    assert "pawns: {}" in layout_text(bench.layout, "mat")


def test_what_cannot_be_written_is_refused(home: Path) -> None:
    home.mkdir()
    (home / "layouts").write_text("in the way", "utf-8")
    with pytest.raises(Refused) as refused:
        save_layout(moved().layout, "walls")
    assert refused.value.say.id == "file-unwritable"


def test_a_match_needs_all_its_pieces_and_no_others() -> None:
    bench = moved()
    assert lacking(bench.layout, NEEDED) is None
    bench.add("missile")
    over = lacking(bench.layout, NEEDED)
    assert over is not None
    assert over.id == "window-practice-too-much"
    bench.remove("crystal-1")
    missing = lacking(bench.layout, NEEDED)
    assert missing is not None
    assert missing.id == "window-practice-missing"


def test_a_match_from_here_begins_here_and_can_be_checked() -> None:
    """The file holds the position as its base; played on, gone on with and verified it stays the same match."""
    draft = usual("catacombs")
    match, first = match_from(draft, moved().layout)
    writer = keep(match, first)
    decision = match.settle()
    assert isinstance(decision, Decision)
    assert decision.verb == "play"
    assert match.state.pawns["sword-1"][:2] == (120.3, 90.7)
    for number in range(8):
        decision = match.settle()
        if not isinstance(decision, Decision):
            break
        match.answer(random_answer(decision, Chance(derived(3, number))))
    match.settle()
    writer.close()
    found = verify(load(writer.path))
    assert found.fault is None
    assert found.answers == len(match.answers) > 4
    again, other, _ = go_on(writer.path)
    assert again.state == match.state
    assert other is not None
    other.close()
    done = subprocess.run(
        [sys.executable, "-m", "flick", "replay", str(writer.path), "--verify"], capture_output=True, check=False
    )
    assert done.returncode == 0


def test_a_match_does_not_begin_without_a_piece() -> None:
    bench = moved()
    bench.remove("crystal-1")
    with pytest.raises(Refused) as refused:
        match_from(usual("catacombs"), bench.layout)
    assert refused.value.say.id == "window-practice-no-beginning"


def test_a_game_that_knows_no_positions_says_so() -> None:
    with pytest.raises(Refused) as refused:
        match_from(usual("shells"), moved().layout)
    assert refused.value.say.id == "window-practice-no-beginning"
