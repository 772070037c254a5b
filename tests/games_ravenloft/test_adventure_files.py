"""The six adventures (6.12)."""

from pathlib import Path

from flick import places
from flick.games.ravenloft.adventure_files import AdventureFile
from flick.games.ravenloft.progress import AdventureProgress
from flick.table import content
from flick.table.records import to_json

FOLDER = places.shipped("levels") / "ravenloft" / "adventures"


def adventures() -> dict[str, AdventureFile]:
    files = sorted(FOLDER.glob("*.yaml"))
    return {file.stem: content.load(Path(file), AdventureFile) for file in files}


def test_six_adventures_use_all_that_there_is() -> None:
    """RAV-DES-13."""
    found = adventures()
    assert sorted(one.place for one in found.values()) == [1, 2, 3, 4, 5, 6]
    assert [name for name, one in found.items() if one.won.escape == "safe_exit"] == ["out_of_the_grave"]
    assert [name for name, one in found.items() if one.won.escape == "start"] == ["the_icon_of_ravenloft"]
    assert {one.chamber for one in found.values()} == {None, "dire", "horrid"}
    assert any(one.doors and one.bonus_cards for one in found.values())
    assert any(one.monster_tokens for one in found.values())
    assert any(thing.is_target for one in found.values() for thing in one.objects.values())
    assert {"klak", "strahd"} == {name for one in found.values() for name in one.villains}


def test_a_match_keeps_its_adventure() -> None:
    for adventure in adventures().values():
        assert AdventureProgress(to_json(adventure).decode()).file == adventure
