"""``flick check``"""

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from flick.places import shipped
from tests.commands.conftest import Flick
from tests.commands.starts import FAIR
from tests.conftest import GAMES

TABLE = "table: {width: 400, height: 200, edge: mat}\npawns: {a: {diameter: 20, at: [50, 50]}}\n"


def test_all_content_that_comes_with_the_program_is_right(flick: Flick) -> None:
    done = flick("check")
    assert (done.code, done.err) == (0, "")
    assert done.out.endswith(" files checked, no fault.\n")
    files = int(done.out.split()[0])
    assert files >= len(list(shipped("levels").rglob("*.yaml")))
    assert flick("check", shipped("levels"), GAMES).code == 0


def test_one_file_and_many(flick: Flick) -> None:
    assert flick("check", GAMES / "shells" / "cards.yaml").out == "One file checked, no fault.\n"
    assert flick("check", GAMES / "shells" / "cards.yaml", "--lang", "fr").out == "1 fichier vérifié, aucune faute.\n"
    assert flick("check", shipped("levels") / "catacombs" / "tables", "--json").json == {"files": 4, "faults": []}


def test_every_fault_is_told_with_file_line_and_field(flick: Flick, tmp_path: Path) -> None:
    good, bad, worse = tmp_path / "a.yaml", tmp_path / "b.yaml", tmp_path / "c.yml"
    good.write_text(TABLE, "utf-8")
    bad.write_text(TABLE.replace("diameter: 20", "diameter: wide"), "utf-8")
    worse.write_text("table: [\n", "utf-8")
    done = flick("check", tmp_path)
    assert (done.code, done.out) == (1, "3 files checked, 2 faults.\n")
    lines = done.err.splitlines()
    assert lines[0] == f"{bad}:2: pawns.a.diameter: expected a length in mm above 0, and not above 500, got 'wide'"
    assert lines[1].startswith(f"{worse}:2: this is not YAML: ")


def test_json(flick: Flick, tmp_path: Path) -> None:
    bad = tmp_path / "b.yaml"
    bad.write_text(TABLE.replace("diameter: 20", "diameter: wide"), "utf-8")
    done = flick("check", bad, "--json")
    assert done.code == 1
    told = f"{bad}:2: pawns.a.diameter: expected a length in mm above 0, and not above 500, got 'wide'"
    assert json.loads(done.out) == {"files": 1, "faults": [{"file": str(bad), "fault": told}]}


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("table: {width: 400, height: 200, edge: mat}\npawns: {a: {diameter: 20, at: [500, 50]}}", ": a lies outside"),
        ("materials: {wood: {source: x}}", ":1: materials.wood: the key “mat_friction” is missing"),
        ("start: {a: {kind: character, corner: north}}", ":1: start.a.corner: expected one of north-west, "),
        ("sizes: {small: 0}\npawns: {}", ":1: sizes.small: expected a length in mm above 0, and not above 500, got 0"),
        ("game: shells\nscenarios: {a: {after: b}}", ":2: scenarios.a.after: no other scenario “b” comes before"),
        ("rails: {left: [{show: shet}]}", ":1: rails.left.0.show: expected one of tally, bowl, "),
        ("frames: {a: {title: {way: []}}}", ":1: frames.a.title.way: unknown key “way”; did you mean ways?"),
        ("frames: {a: {ground: {colour: Red!}}}", ":1: frames.a.ground.colour: expected the name of a colour or an"),
        (
            "frames: {a: {ground: {colour: mauvish}}}",
            ":1: frames.a.ground.colour: expected the name of a colour of the",
        ),
        (
            'frames: {a: {ground: {colour: "{side}.nope"}}}',
            ":1: frames.a.ground.colour: expected the name of a colour of",
        ),
        ("frames:\n  a: {}\n  b: {like: c}", ":3: frames.b.like: expected one of a, got 'c'"),
        ("frames: {a: {picture: {feet: []}}}", ":1: frames.a.picture.feet: a picture needs at least one foot"),
        ("game: nowhere\nscenarios: {}", ":1: game: There is no game “nowhere”"),
        ("hello: world", ": nothing says what this file should hold"),
        ("", ": nothing says what this file should hold"),
        ("- 1", ": nothing says what this file should hold"),
        ("a: 1\na: 2", ":2: a: the key “a” appears twice"),
    ],
)
def test_a_file_tells_by_its_keys_what_it_is(flick: Flick, tmp_path: Path, text: str, complaint: str) -> None:
    path = tmp_path / "file.yaml"
    path.write_text(text, "utf-8")
    done = flick("check", path)
    assert done.code == 1
    assert done.err.removeprefix(str(path)).startswith(complaint), done.err


def test_content_of_a_game_is_checked_by_the_game(
    flick: Flick, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(GAMES / "shells", tmp_path / "cockles")
    monkeypatch.setenv("FLICK_GAMES", str(tmp_path))
    cards = tmp_path / "cockles" / "cards.yaml"
    assert flick("check", cards).code == 0
    cards.write_text("cards: [{id: whelk-1, worth: 7}]\n", "utf-8")
    assert flick("check", cards).err.startswith(
        f"{cards}:1: cards.0.worth: expected a whole number from 1 to 6, got 7\n"
    )


@pytest.mark.parametrize(
    ("folder", "name", "old", "new"),
    [
        ("levels/kinfire", "cards/well.yaml", "difficulty: 6", "difficulty: sixty"),
        ("kinfire", "cards/skills-asha.yaml", "value: 4", "value: four"),
        ("kinfire", "layout.yaml", "zone:", "zones:"),
        ("catacombs", "cards/sword.yaml", "    shots: [", "    shot: ["),
    ],
)
def test_a_copy_is_known_by_the_folders_that_it_lies_in(
    flick: Flick, tmp_path: Path, folder: str, name: str, old: str, new: str
) -> None:
    """Nobody edits the files of an installed package; also where the folder of the copies is called like a game."""
    copy = tmp_path / "kinfire" / "mine" / folder / name
    copy.parent.mkdir(parents=True)
    text = (shipped("levels") / Path(folder).name / name).read_text("utf-8")
    copy.write_text(text, "utf-8")
    assert flick("check", copy).out == "One file checked, no fault.\n"
    assert old in text
    copy.write_text(text.replace(old, new, 1), "utf-8")
    done = flick("check", copy)
    assert done.code == 1
    assert done.err.startswith(f"{copy}:")


def test_a_file_elsewhere_in_a_folder_called_like_a_game_is_not_taken_for_content(flick: Flick, tmp_path: Path) -> None:
    path = tmp_path / "kinfire" / "notes" / "cards" / "well.yaml"
    path.parent.mkdir(parents=True)
    path.write_text(TABLE, "utf-8")
    assert flick("check", path).code == 0


UNFAIR = FAIR.replace("[30, 90]", "[30, 80]")


@pytest.mark.parametrize(
    ("old", "new"),
    [("[30, 80]", "[30, 80]"), ("[70, -30]", "[0, 10]"), ("crystal-5", "stone-5"), ("kind: obstacle", "kind: hill")],
)
def test_starting_places_are_refused_as_play_refuses_them(
    old: str, new: str, flick: Flick, mistake: Callable[..., str], tmp_path: Path
) -> None:
    """CAT-R34."""
    path = tmp_path / "unfair.yaml"
    path.write_text(UNFAIR.replace(old, new), "utf-8")
    done = flick("check", path)
    assert (done.code, done.err.count("\n")) == (1, 1)
    told = mistake("play", "catacombs", "--text", "--set", f"obstacle_layout={path}")
    assert told.removesuffix(" [CAT-R34]") == done.err.rstrip("\n")
    path.write_text(UNFAIR.replace("[30, 80]", "[30, 90]"), "utf-8")
    assert flick("check", path).code == 0


def test_how_a_game_is_shown_is_checked_as_well(flick: Flick, tmp_path: Path) -> None:
    for name, old, new in (("summary", "until:", "unto:"), ("layout", "corner:", "corners:")):
        text = (shipped("levels") / "catacombs" / f"{name}.yaml").read_text("utf-8")
        (tmp_path / f"{name}.yaml").write_text(text, "utf-8")
        assert flick("check", tmp_path / f"{name}.yaml").code == 0
        assert old in text
        (tmp_path / f"{name}.yaml").write_text(text.replace(old, new), "utf-8")
        assert "did you mean" in flick("check", tmp_path / f"{name}.yaml").err


def test_checking_needs_no_window() -> None:
    program = "import sys; from flick.cli import run; run(['check']); sys.exit('pygame' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_match_files_are_checked_as_well(flick: Flick, tmp_path: Path) -> None:
    path = tmp_path / "x.flick"
    path.write_text("nonsense\n")
    done = flick("check", path)
    assert done.code == 1
    assert done.err.startswith(f"{path}:1: this is not a match of Flick: ")


def test_a_file_that_is_not_there(flick: Flick, tmp_path: Path) -> None:
    done = flick("check", tmp_path / "none.yaml")
    assert done.code == 1
    assert done.err.startswith(f"{tmp_path / 'none.yaml'} cannot be read: ")


def test_a_folder_with_nothing_in_it(flick: Flick, tmp_path: Path) -> None:
    assert flick("check", tmp_path).out == "0 files checked, no fault.\n"


@pytest.mark.parametrize(
    ("game", "name", "old", "new"),
    [
        ("kinfire", "story", "begin: turn_marker", "begin: turn_maker"),
        ("kinfire", "layout", "well-deck: {icon: descend", "well-deck: {icon: descent"),
        ("urto", "layout", "token-shortcut: {icon: shortcut", "token-shortcut: {icon: shortcutt"),
    ],
)
def test_an_icon_that_nobody_has_drawn_is_told(
    flick: Flick, tmp_path: Path, game: str, name: str, old: str, new: str
) -> None:
    path, text = tmp_path / f"{name}.yaml", (shipped("levels") / game / f"{name}.yaml").read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")
    done = flick("check", path)
    assert (done.code, done.err.count("\n")) == (1, 1)
    assert "expected the name of an icon, got" in done.err


def test_a_name_that_another_game_has_is_refused(flick: Flick, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The colours and pictures of the first were shown at the table of both."""
    folder = tmp_path / "shells"
    shutil.copytree(GAMES / "shells", folder)
    (folder / "icons").mkdir(exist_ok=True)
    (folder / "game.yaml").write_text("place: 9\n", "utf-8")
    (folder / "colours.yaml").write_text('normal: {kind.matches: "102030", cloth.kinfire: "102030"}\n', "utf-8")
    own = next((shipped("levels") / "kinfire" / "icons").glob("*.svg"))
    (folder / "icons" / own.name).touch()
    monkeypatch.setenv("FLICK_GAMES", str(tmp_path))
    done = flick("check", folder / "game.yaml", folder / "colours.yaml")
    assert done.code == 1
    picture, colour = done.err.splitlines()
    assert picture.startswith(f"{folder / 'icons' / own.name}: a picture of that name is {own}")
    assert colour.startswith(f"{folder / 'colours.yaml'}:1: normal.cloth.kinfire: the colour cloth.kinfire is in ")
