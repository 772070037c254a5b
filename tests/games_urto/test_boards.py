"""Boards of the house and anybody's own: all keep the constraints, and one that does not is refused with its place."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from flick import places
from flick.commands.check import check_file
from flick.games.urto import GAME
from flick.games.urto.boards import read_cave
from flick.games.urto.cave import ALPHA, START, URTO, cave_of
from flick.games.urto.state import UrtoOptions
from flick.maps.search import distance
from flick.table.journal import load, new_match_file
from flick.table.match import Match
from flick.table.resume import open_match
from flick.table.sayings import Refused
from flick.table.seats import Seat
from flick.table.words import Words
from flick.written_options import read_options

LEVELS = places.shipped("levels") / "urto"
HOUSE = sorted(path.stem for path in (LEVELS / "caves").glob("*.yaml"))
Data = dict[str, Any]


def own(folder: Path, change: Callable[[Data], object] = lambda data: None, name: str = "caves/mehorina") -> Path:
    """A copy of a file of the house, changed."""
    data = yaml.safe_load((LEVELS / f"{name}.yaml").read_text("utf-8"))
    change(data)
    path = folder / f"{Path(name).name}.yaml"
    path.write_text(yaml.safe_dump(data, sort_keys=False, allow_unicode=True), "utf-8")
    return path


def told(refused: Refused) -> str:
    return Words("en", GAME.folder)(refused.say)


def _unlinked(data: Data) -> None:
    data["links"] = [link for link in data["links"] if "3a" not in link]


def _to_nowhere(data: Data) -> None:
    data["links"].append(["1a", "13z"])


def _one_more(data: Data) -> None:
    data["cells"]["2e"] = {"at": [2.4, 5]}
    data["links"] += [["2d", "2e"], ["2e", "3c"]]


def test_the_boards_of_the_house_have_other_shapes() -> None:
    """URTO-D01 to URTO-D09 are asked of each when it is read."""
    assert HOUSE == ["mehorina", "zatralac"]
    shapes = set[tuple[int, int | None, int | None]]()
    for name in HOUSE:
        cave = cave_of(read_cave(name), 5)
        start = cave.cell(START)
        ways = (distance(cave.links, start, cave.cell(mark)) for mark in (ALPHA, URTO))
        shapes.add((len(cave.graph.links), *ways))  # type: ignore[arg-type]
        assert len(cave.links) == 46
        for language in ("en", "fr"):
            assert Words(language, GAME.folder).has(f"option-cave-{name}")
    assert len(shapes) == len(HOUSE)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (_unlinked, r":\d+: cells\.3a: no way leads from START to cell 3a \(URTO-D07\)"),
        (_to_nowhere, r":\d+: links\.\d+: a link leads to 13z, and there is no such cell"),
        (_one_more, r":\d+: cells: this board has 44 cells for a token, and there must be 43 \(URTO-D02\)"),
    ],
)
def test_a_board_that_cannot_be_is_refused_in_one_line(
    change: Callable[[Data], object], fault: str, tmp_path: Path
) -> None:
    folder = tmp_path / "urto" / "caves"
    folder.mkdir(parents=True)
    path = own(folder, change)
    for look in (lambda: check_file(path), lambda: read_cave(str(path))):
        with pytest.raises(Refused) as refused:
            look()
        assert re.fullmatch(re.escape(str(path)) + fault, told(refused.value))


def test_a_board_is_checked_wherever_it_lies(tmp_path: Path) -> None:
    check_file(own(tmp_path))
    with pytest.raises(Refused):
        check_file(own(tmp_path, _one_more))


def test_a_card_with_an_unknown_verb_and_a_hero_without_a_sheet(tmp_path: Path) -> None:
    folder = tmp_path / "urto" / "cards"
    folder.mkdir(parents=True)
    bad = own(folder, lambda data: data["mana_vein"].update(drawn=[{"fly": 2}]), "cards/events")
    with pytest.raises(Refused) as refused:
        check_file(bad)
    assert re.search(r":\d+: mana_vein\.drawn\.0.*fly", told(refused.value))
    lacking = own(folder, lambda data: data.pop("oriandre"), "cards/heroes")
    with pytest.raises(Refused) as refused:
        check_file(lacking)
    assert "oriandre can be chosen, and has no sheet here" in told(refused.value)


def test_a_match_keeps_the_board_that_it_is_played_on(tmp_path: Path) -> None:
    path = own(tmp_path, name="caves/zatralac")
    options = read_options(GAME, {"cave": str(path)})
    match = Match(GAME, [Seat("easy"), Seat("easy")], options, 5)
    file = tmp_path / "match.flick"
    writer = new_match_file(file, match)
    for _ in range(12):
        match.settle()
        match.ask_bot()
    match.settle()
    writer.close()
    path.unlink()
    again = open_match(load(file))
    assert again.state.board == match.state.board
    with pytest.raises(Refused):
        GAME.start(msgspec.convert({"cave": str(path)}, UrtoOptions), 2, match.line.chance)


def test_a_board_in_its_folder_at_home_goes_by_its_name() -> None:
    folder = places.own_files("urto", "caves")
    folder.mkdir(parents=True)
    path = own(folder, name="caves/zatralac").rename(folder / "hillside.yaml")
    assert read_options(GAME, {"cave": "hillside"}).cave == str(path)
    assert read_options(GAME, {"cave": "mehorina"}).cave == "mehorina"
    with pytest.raises(Refused):
        read_options(GAME, {"cave": "hilltop"})
