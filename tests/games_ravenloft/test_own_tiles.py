"""An adventure of somebody's own, with tiles and an object: checked where it lies, and played at once by its path."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from flick.commands.check import check_file
from flick.games.ravenloft import GAME
from flick.games.ravenloft.adventure_setup import new_dungeon, new_progress
from flick.table.chance import Chance, Luck
from flick.table.words import Words
from tests.games_ravenloft.delver import Delve

KEEP: dict[str, Any] = {
    "name": {"en": "The Beacon", "fr": "Le Fanal"},
    "stack": [{"draw": 3, "among": ["lamp_room"]}, {"rest": True}],
    "tiles": {
        "lamp_room": {
            "name": {"en": "Lamp room", "fr": "Chambre du feu"},
            "kind": "adventure",
            "squares": ["####", "#o..", "#.x.", "#..#"],
            "black": 1,
        },
        "gallery": {
            "name": {"en": "Gallery", "fr": "Galerie haute"},
            "squares": [".##.", "....", ".x..", "...."],
            "white": 4,
        },
    },
    "objects": {"beacon": {"name": {"en": "Beacon", "fr": "Fanal"}, "tile": "lamp_room", "ac": 11, "hp": 3}},
    "won": {"destroy": ["beacon"]},
}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    folder = tmp_path / "ravenloft" / "adventures"
    folder.mkdir(parents=True)
    file = folder / "beacon.yaml"
    file.write_text(yaml.safe_dump(KEEP, sort_keys=False, allow_unicode=True), "utf-8")
    return file


def test_it_is_checked_and_its_tiles_are_drawn(path: Path) -> None:
    check_file(path)
    chance = Chance(Luck(1))
    dungeon = new_dungeon(new_progress(str(path), 2, chance), chance)
    assert sorted(dungeon.own) == ["gallery#1", "gallery#2", "gallery#3", "gallery#4", "lamp_room"]
    assert sum(tile.startswith("gallery") for tile in dungeon.stack) == 4
    assert "lamp_room" in dungeon.stack[:4]


def test_it_is_won_and_everything_has_its_name(path: Path) -> None:
    delve = Delve(str(path), 2, seed=3)
    assert delve.play() == "won end-won"
    for language, tile, thing in (("en", "Lamp room", "Beacon"), ("fr", "Chambre du feu", "Fanal")):
        words = Words(language, GAME.folder, things=GAME.things)
        told = " ".join(
            words(event.say) for event in delve.events if event.kind in ("tile", "object-laid", "destroyed")
        )
        assert tile in told
        assert thing in told
