"""Options that cannot be: the refusal names the option, or the file that is wrong, and what there is."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.commands.conftest import Flick

FENCE = """\
table: {width: 610, height: 355, edge: walls}
walls:
  fence: {from: [250, 177], to: [350, 177], thickness: 6}
"""


@pytest.mark.parametrize(
    ("option", "told", "en_francais"),
    [
        ("exhaustion=maybe", "on or off, not “maybe”", "on ou off, et non «\u202fmaybe\u202f»"),
        (
            "obstacle_layout=foo",
            "diagonal, line, quincunx or a file, not “foo”",
            "diagonal, line, quincunx ou un fichier, et non «\u202ffoo\u202f»",
        ),
        (
            "table=nosuch",
            "kids, kitchen-table, mat, walls or a file, not “nosuch”",
            "kids, kitchen-table, mat, walls ou un fichier, et non «\u202fnosuch\u202f»",
        ),
        ("obstacle_layout=", "diagonal, line, quincunx or a file, not “”", "diagonal, line, quincunx ou un fichier"),
    ],
)
def test_a_value_that_there_is_not(option: str, told: str, en_francais: str, mistake: Callable[..., str]) -> None:
    name = option.partition("=")[0]
    arguments = ("play", "catacombs", "--text", "--set", option)
    assert mistake(*arguments) == f"The option {name} takes {told}."
    assert mistake(*arguments, "--lang", "fr").startswith(f"L’option {name} attend {en_francais}")


def test_a_file_that_is_not_there(mistake: Callable[..., str], tmp_path: Path) -> None:
    path = tmp_path / "nosuch.yaml"
    told = mistake("play", "catacombs", "--text", "--table", path)
    assert told == f"The option table takes kids, kitchen-table, mat, walls or a file, not “{path}”."


@pytest.mark.parametrize("option", ["table=mat", "table=", "obstacle_layout=line", "no_armour=on"])
def test_presets_can_be_chosen(option: str, flick: Flick) -> None:
    assert flick("simulate", "catacombs", "-n", 1, "--seats", "random,random", "--set", option).code == 0


def test_a_table_that_no_preset_fits_on_is_itself_to_blame(mistake: Callable[..., str], tmp_path: Path) -> None:
    path = tmp_path / "mytable.yaml"
    path.write_text(FENCE, "utf-8")
    told = mistake("play", "catacombs", "--text", "--table", path)
    assert told == f"{path}: quincunx: crystal-1 lies in the wall fence [CAT-R34]"
    path.write_text(FENCE.replace("610", "200").replace("355", "150").partition("walls:\n")[0], "utf-8")
    told = mistake("play", "catacombs", "--text", "--table", path)
    assert told.startswith(f"{path}: quincunx: sword-1 and crystal-3 overlap by ")
