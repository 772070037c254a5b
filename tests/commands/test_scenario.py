"""``flick scenario``"""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.commands.conftest import Flick

VECTORS = Path(__file__).parent.parent / "vectors" / "shells"
SCENARIOS = """\
game: shells
options: {flicks: false}
scenarios:
  good:
    chance: {deck: [[whelk-1]], die: [4]}
    when: [play whelk-1, bet 2]
    then: {state: {bank: 16}}
  bad:
    after: good
    when: [swap nothing]
    then:
      state: {bank: 17, pearls: [5, 4]}
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "some.yaml"
    path.write_text(SCENARIOS, "utf-8")
    return path


def test_all_is_as_written(flick: Flick) -> None:
    done = flick("scenario", VECTORS / "end.yaml")
    assert (done.code, done.err) == (0, "")
    assert done.out == "7 scenarios, all as written.\n"
    assert flick("scenario", VECTORS / "end.yaml", "--lang", "fr").out == "7 scénarios, tout est conforme.\n"


def test_folders_and_several_files(flick: Flick) -> None:
    count = flick("scenario", VECTORS, "--json").json["scenarios"]
    assert count >= 20
    files = sorted(VECTORS.glob("*.yaml"))
    assert flick("scenario", *files, "--json").json == {"scenarios": count, "failures": []}


def test_a_failure_shows_expected_and_found_side_by_side(flick: Flick, file: Path) -> None:
    done = flick("scenario", file)
    assert (done.code, done.err) == (1, "")
    assert done.out == (
        f"{file}:8: bad, step 1: not as written\n"
        "  state.bank\n"
        "    expected                             | found\n"
        "    17                                   | 16\n"
        "  state.pearls.1\n"
        "    expected                             | found\n"
        "    4                                    | 3\n"
        "2 scenarios, 1 not as written.\n"
    )


def test_a_failure_in_french(flick: Flick, file: Path) -> None:
    out = flick("scenario", file, "--lang", "fr").out
    assert "bad, étape 1\u202f: non conforme\n" in out
    assert "    attendu                              | trouvé\n" in out
    assert out.endswith("2 scénarios, 1 non conforme.\n")


def test_long_values_keep_to_their_columns(flick: Flick, file: Path) -> None:
    file.write_text(SCENARIOS.replace("state: {bank: 17, pearls: [5, 4]}", "events: [{kind: win}]"), "utf-8")
    lines = flick("scenario", file).out.splitlines()
    assert '     "kind": "win"                       |  {' in lines
    assert [line for line in lines[1:] if len(line) > 80] == []


def test_json(flick: Flick, file: Path) -> None:
    done = flick("scenario", file, "--json")
    assert done.code == 1
    assert json.loads(done.out) == {
        "scenarios": 2,
        "failures": [
            {
                "file": str(file),
                "scenario": "bad",
                "line": 8,
                "stage": 1,
                "differences": [
                    {"where": "state.bank", "expected": 17, "found": 16},
                    {"where": "state.pearls.1", "expected": 4, "found": 3},
                ],
            }
        ],
    }


def test_a_scenario_can_be_played(flick: Flick, file: Path) -> None:
    done = flick("scenario", file, "--play", "bad", typed="2\n")
    assert done.code == 0
    assert "Which cards do you give back? [SHL-08]\n" in done.out
    assert "Bank: 16 pearls\n" in done.out
    assert "Player 1 gives back " in done.out
    assert "Quelles cartes" in flick("scenario", file, "--play", "bad", "--lang", "fr").out


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("game: shells", "game: shels", "some.yaml:1: game: There is no game “shels”; choose from"),
        (
            "when: [swap nothing]",
            "wen: []",
            "some.yaml:10: scenarios.bad.wen: unknown key “wen”; did you mean",
        ),
        ("game: shells\n", "", "some.yaml:1: the key “game” is missing"),
    ],
)
def test_files_that_are_wrong(mistake: Callable[..., str], file: Path, old: str, new: str, complaint: str) -> None:
    file.write_text(SCENARIOS.replace(old, new), "utf-8")
    assert mistake("scenario", file).removeprefix(f"{file.parent}/").startswith(complaint)


def test_what_cannot_be_played(mistake: Callable[..., str], file: Path) -> None:
    assert mistake("scenario", file, "--play", "worse") == "There is no scenario “worse” in these files."
    assert mistake("scenario", file.parent / "none.yaml").startswith(f"{file.parent / 'none.yaml'} cannot be read: ")
    file.write_text(SCENARIOS.replace("deck: [[whelk-1]]", "deck: [[whelk-7]]"), "utf-8")
    told = mistake("scenario", file, "--play", "good")
    assert told.startswith(f"{file}: deck cannot give whelk-7; possible: whelk-1, ")
    file.write_text(SCENARIOS.replace("bet 2", "bet 4"), "utf-8")
    assert mistake("scenario", file, "--play", "bad") == f"{file}:4: good, step 0: not as written"


def test_a_throw_that_cannot_be_while_it_is_played(flick: Flick, file: Path) -> None:
    file.write_text(SCENARIOS.replace("die: [4]", "die: [9]"), "utf-8")
    done = flick("scenario", file, "--play", "good", typed="whelk-1\n2\n")
    assert (done.code, done.err) == (1, f"flick: {file}: die cannot give 9; possible: 1..6\n")
