"""``flick shot``"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from flick.arena.flick import simulate
from flick.arena.layout import Layout, Pawn, Physics, Table, Wall
from flick.arena.shot import Shot
from flick.clips import write_shot
from flick.commands.shot import read_layout, read_shot, record
from tests.commands.conftest import Flick

STRAIGHT = ("--pawn", "a", "--angle", 0, "--speed", 900)
LAYOUT = """\
table: {width: 400, height: 200, edge: mat}
pawns:
  a: {size: medium, at: [50, 100]}
  b: {diameter: 30, at: [150, 100]}
  c: {diameter: 20, at: [390, 20], angle: 90}
"""


@pytest.fixture
def layout(tmp_path: Path) -> Path:
    path = tmp_path / "layout.yaml"
    path.write_text(LAYOUT, "utf-8")
    return path


def test_json_has_exactly_these_parts(flick: Flick, layout: Path) -> None:
    record: dict[str, Any] = flick("shot", "--layout", layout, *STRAIGHT, "--json").json
    assert list(record) == ["rest", "contacts", "duration", "left"]
    assert [list(contact) for contact in record["contacts"]] == [["t", "a", "b", "impulse"]] * len(record["contacts"])
    assert sorted((record["contacts"][0]["a"], record["contacts"][0]["b"])) == ["a", "b"]
    assert list(record["rest"]) == ["a", "b", "c"]
    assert record["rest"]["c"] == [390.0, 20.0, 90.0]
    assert record["rest"]["b"][0] > 160
    assert record["rest"]["b"][1] == pytest.approx(100, abs=0.01)
    assert 0 < record["contacts"][0]["t"] < record["duration"] < 2
    assert record["left"] == []


def test_a_pawn_that_leaves_is_told_apart(flick: Flick, layout: Path) -> None:
    record = flick("shot", "--layout", layout, "--pawn", "c", "--angle", 0, "--speed", 2000, "--json").json
    assert record["left"] == ["c"]
    assert "c" not in record["rest"]


def test_the_same_shot_gives_the_same_bits(flick: Flick) -> None:
    shot = ("shot", "--table", "walls", "--pawn", "sword-1", "--angle", -31.5, "--speed", 1820, "--spin", 4, "--json")
    assert flick(*shot).out == flick(*shot).out


def test_an_angle_is_in_degrees_counter_clockwise(flick: Flick, layout: Path) -> None:
    up = flick("shot", "--layout", layout, "--pawn", "a", "--angle", 90, "--speed", 400, "--json").json
    assert up["rest"]["a"][0] == pytest.approx(50, abs=0.01)
    assert up["rest"]["a"][1] > 110


def test_the_pawns_begin_as_a_match_does(flick: Flick) -> None:
    record = flick("shot", "--pawn", "sword-1", "--angle", 0, "--speed", 0, "--json").json
    assert sorted(record["rest"]) == [
        *(f"crystal-{n}" for n in range(1, 6)),
        "skull-1",
        "skull-2",
        "sword-1",
        "sword-2",
    ]
    assert record["duration"] == 0


@pytest.mark.parametrize("table", ["mat", "walls", "kitchen-table", "kids"])
def test_every_table_by_name(flick: Flick, table: str) -> None:
    assert flick("shot", "--table", table, "--pawn", "skull-2", "--angle", 200, "--speed", 700, "--json").code == 0


def test_a_layout_on_another_table(flick: Flick, layout: Path) -> None:
    record = flick(
        "shot", "--table", "walls", "--layout", layout, "--pawn", "c", "--angle", 0, "--speed", 400, "--json"
    ).json
    assert record["left"] == []
    assert record["rest"]["c"][0] > 395, "this table is wider"


def test_a_table_of_its_own(flick: Flick, tmp_path: Path) -> None:
    path = tmp_path / "table.yaml"
    path.write_text("table: {width: 700, height: 400, edge: walls}\nphysics: {mat_friction: 0.5}\n", "utf-8")
    record = flick("shot", "--table", path, "--pawn", "skull-1", "--angle", 0, "--speed", 1, "--json").json
    assert record["rest"]["skull-1"][0] == pytest.approx(700 - 32.5, abs=0.1)


def test_for_people(flick: Flick, layout: Path) -> None:
    lines = flick("shot", "--layout", layout, *STRAIGHT).out.splitlines()
    assert lines[0].startswith("Everything rests after 0.")
    assert lines[1].startswith("  0.")
    assert " s  a and b, " in lines[1]
    assert lines[-4] == "Resting places; what is marked * has moved:"
    assert [line[:3] for line in lines[-3:]] == ["* a", "* b", "  c"]
    assert lines[-1] == "  c               390.0     20.0 mm     90.0°"
    gone = flick("shot", "--layout", layout, "--pawn", "c", "--angle", 0, "--speed", 2000, "--lang", "fr").out
    assert "c quitte le tapis" in gone


def test_the_picture(flick: Flick, layout: Path, tmp_path: Path) -> None:
    assert flick("shot", "--layout", layout, *STRAIGHT, "--png", tmp_path / "shot.png").code == 0
    with Image.open(tmp_path / "shot.png") as picture:
        assert picture.format == "PNG"
        assert picture.width > picture.height > 100


def test_a_picture_that_cannot_be_written(mistake: Callable[..., str], layout: Path, tmp_path: Path) -> None:
    nowhere = tmp_path / "none" / "shot.png"
    told = mistake("shot", "--layout", layout, *STRAIGHT, "--png", nowhere)
    assert told == f"{nowhere} cannot be written: there is no such file or folder"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ("--pawn x --angle 0 --speed 9", "There is no pawn x on the table; choose from a, b, c."),
        ("--pawn a --angle nan --speed 9", "The flick’s angle is not a number."),
        ("--pawn a --angle 0 --speed inf", "The flick’s speed is not a number."),
        ("--pawn a --angle 0 --speed 5001", "5,001 mm/s is too fast; the most is 5,000 mm/s."),
        ("--pawn a --angle 0 --speed 9 --spin 1e300", "1e+300 rad/s is too much spin for this pawn; the most is 400"),
    ],
)
def test_shots_that_nobody_can_make(mistake: Callable[..., str], layout: Path, arguments: str, complaint: str) -> None:
    assert mistake("shot", "--layout", layout, *arguments.split()).startswith(complaint)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (
            "size: medium",
            "size: middling",
            "layout.yaml: a has the size “middling”; known sizes: very-small, small, medium",
        ),
        ("size: medium", "angle: 1", "layout.yaml: a needs a size or a diameter, and only one of them"),
        ("at: [150, 100]", "at: [60, 100]", "layout.yaml: a and b overlap by "),
        ("at: [150, 100]", "at: [450, 100]", "layout.yaml: b lies outside the table of 400 × 200 mm"),
        (
            "diameter: 30",
            "diameter: big",
            "layout.yaml:4: pawns.b.diameter: expected a length in mm above 0, and not above 500, got 'big'",
        ),
        ("edge: mat", "edge: sea", "layout.yaml:1: table.edge: expected one of walls, mat, got 'sea'"),
        ("angle: 90", "angel: 90", "layout.yaml:5: pawns.c.angel: unknown key “angel”; did you mean angle?"),
    ],
)
def test_layouts_that_cannot_be(mistake: Callable[..., str], layout: Path, old: str, new: str, complaint: str) -> None:
    layout.write_text(LAYOUT.replace(old, new), "utf-8")
    told = mistake("shot", "--layout", layout, *STRAIGHT)
    assert told.removeprefix(f"{layout.parent}/").startswith(complaint)


def test_files_that_are_not_there(mistake: Callable[..., str]) -> None:
    assert mistake("shot", "--layout", "none.yaml", *STRAIGHT).startswith("none.yaml cannot be read: ")
    assert mistake("shot", "--table", "none", *STRAIGHT).startswith("none cannot be read: ")


def test_a_layout_of_a_recorded_shot_reads_back(flick: Flick, layout: Path) -> None:
    """What ``--json`` says of the rest can be written into a layout again."""
    record = flick("shot", "--layout", layout, *STRAIGHT, "--json").json
    places = {name: f"at: [{x}, {y}], angle: {angle}" for name, (x, y, angle) in record["rest"].items()}
    layout.write_text(
        "table: {width: 400, height: 200, edge: mat}\npawns:\n"
        f"  a: {{size: medium, {places['a']}}}\n  b: {{diameter: 30, {places['b']}}}\n",
        "utf-8",
    )
    still = flick("shot", "--layout", layout, "--pawn", "a", "--angle", 0, "--speed", 0, "--json").json
    assert json.dumps(still["rest"]["b"]) == json.dumps(record["rest"]["b"])


def test_a_flick_backwards_is_no_flick(mistake: Callable[..., str]) -> None:
    told = mistake("shot", "--pawn", "sword-1", "--angle", 0, "--speed", -5)
    assert told == "A flick cannot be slower than 0 mm/s; this one has −5 mm/s."


# Files as flick replay writes them

KEPT = Layout(
    Table(610.0, 355.0, "walls"),
    {
        "bow": Pawn(100.000001, 80.1, 1e-09, 19.0, "longbow"),
        "wave": Pawn(300.2, 200.3, -3.141592653, 38.5, "wave"),
        "disc": Pawn(500.0, 100.0, 0.1234567891234567, 33.3),
    },
    Physics(0.31, 0.7, 0.5, 0.1, 0.05),
    {"fence": Wall((400.0, 10.0), (420.0, 200.0), 4.5)},
    ((10.0, 10.0),),
)


@pytest.fixture
def kept(tmp_path: Path) -> tuple[Path, Path]:
    """A layout and a shot with numbers that neither degrees nor YAML could hold."""
    layout, shot = write_shot(tmp_path / "kept", KEPT, Shot("bow", 1234.5678901234567, 5e-14, -17.25))
    return layout, shot


def test_what_is_written_is_read_again_to_the_last_bit(flick: Flick, kept: tuple[Path, Path]) -> None:
    layout, shot = kept
    assert read_layout(None, str(layout)) == KEPT
    assert read_shot(shot) == Shot("bow", 1234.5678901234567, 5e-14, -17.25)
    outcome = simulate(KEPT, Shot("bow", 1234.5678901234567, 5e-14, -17.25))
    assert flick("shot", "--layout", layout, "--shot", shot, "--json").json == record(outcome)


def test_a_kept_layout_takes_another_shot_and_another_table(flick: Flick, kept: tuple[Path, Path]) -> None:
    layout, shot = kept
    other = flick("shot", "--layout", layout, "--pawn", "disc", "--angle", 90, "--speed", 500, "--json").json
    assert other["rest"]["disc"][1] > 130
    felt = read_layout("kids", str(layout))
    assert felt.pawns == KEPT.pawns
    assert felt.walls == {}
    assert felt.physics.mat_friction > KEPT.physics.mat_friction
    assert flick("shot", "--table", "kids", "--layout", layout, "--shot", shot).code == 0


def test_a_layout_as_people_write_it_may_be_json_and_take_a_kept_shot(
    flick: Flick, kept: tuple[Path, Path], tmp_path: Path
) -> None:
    path = tmp_path / "mine.json"
    table, pawns = '{"width": 400, "height": 200, "edge": "walls"}', '{"bow": {"size": "small", "at": [50, 1e2]}}'
    path.write_text(f'{{"table": {table}, "pawns": {pawns}}}')
    rest = flick("shot", "--layout", path, "--shot", kept[1], "--json").json["rest"]
    assert list(rest) == ["bow"]
    assert rest["bow"][0] > 60


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('"vx": 1234.5678901234567', '"vx": "fast"', "shot.json:1: vx: expected a number, got 'fast'"),
        ('"vx"', '"vz"', "shot.json:1: the key “vx” is missing"),
        ('"bow"', '"ball"', "There is no pawn ball on the table; choose from bow, disc, wave."),
        ("1234.5678901234567", "1e4", "10,000 mm/s is too fast; the most is 5,000 mm/s."),
        ("1234.5678901234567", "1e999", "shot.json: a number is too large"),
        ("}", "", "shot.json: it is cut off"),
    ],
)
def test_shots_in_files_that_nobody_can_make(
    mistake: Callable[..., str], kept: tuple[Path, Path], old: str, new: str, complaint: str
) -> None:
    layout, shot = kept
    text = shot.read_text("utf-8")
    assert old in text
    shot.write_text(text.replace(old, new), "utf-8")
    told = mistake("shot", "--layout", layout, "--shot", shot)
    assert told.removeprefix(f"{shot.parent}/").startswith(complaint)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('"x": 100.000001', '"x": null', "layout.json:1: pawns.bow.x: expected a number, got null"),
        ('"disc": {', '"a\\u001bb": {', "layout.json:1: pawns.a b: expected a name of small letters"),
        ('"fence"', '"A B"', "layout.json:1: walls.A B: expected a name of small letters"),
        ('"x": 300.2', '"x": 105.0', "layout.json: "),
        ('"x": 300.2', '"x": -5.0', "layout.json: wave lies outside the table of 610 × 355 mm"),
        ('"shape": "wave"', '"shape": "cube"', "layout.json:1: pawns.wave.shape: expected one of disc, longbow, wave"),
        ('"edge": "walls"', '"edge": "sea"', "layout.json:1: table.edge: expected one of walls, mat, got 'sea'"),
        ('"stands"', '"hands"', "layout.json:1: hands: unknown key “hands”; did you mean stands?"),
    ],
)
def test_kept_layouts_that_cannot_be(
    mistake: Callable[..., str], kept: tuple[Path, Path], old: str, new: str, complaint: str
) -> None:
    layout, shot = kept
    text = layout.read_text("utf-8")
    assert old in text
    layout.write_text(
        text.replace(old, new, 1).replace('"y": 200.3', '"y": 80.0' if "105" in new else '"y": 200.3'), "utf-8"
    )
    told = mistake("shot", "--layout", layout, "--shot", shot)
    assert told.removeprefix(f"{layout.parent}/").startswith(complaint)


@pytest.mark.parametrize(
    "text", ["", "[]", "3", "null", '{"pawns": 3}', "[" * 100_000, '{"a":' * 900 + "1" + "}" * 900]
)
def test_json_of_another_kind_is_refused_in_one_line(mistake: Callable[..., str], tmp_path: Path, text: str) -> None:
    path = tmp_path / "odd.json"
    path.write_text(text)
    assert mistake("shot", "--layout", path, *STRAIGHT).startswith(f"{path}:")
    assert mistake("shot", "--shot", path).startswith(f"{path}:")


def test_a_file_is_the_whole_shot(flick: Flick, mistake: Callable[..., str], kept: tuple[Path, Path]) -> None:
    layout, shot = kept
    for more in (("--pawn", "bow"), ("--angle", 3), ("--speed", 9), ("--spin", 1)):
        told = mistake("shot", "--layout", layout, "--shot", shot, *more)
        assert told == "--shot FILE is the whole shot; leave out --pawn, --angle, --speed and --spin."
    assert flick("shot", "--layout", layout).code == 2, "without a file all of them are needed"
    assert mistake("shot", "--shot", "none.json").startswith("none.json cannot be read: ")
