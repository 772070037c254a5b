"""Tiles and adventures of somebody's own: what is wrong with one is told in one line, with its place."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

from flick import places
from flick.games.ravenloft.adventure_checks import adventure_in
from flick.games.ravenloft.tile_checks import tiles_in
from flick.games.ravenloft.tiles import FEATURE, tile_cards
from flick.table import content
from flick.table.sayings import Refused
from flick.table.words import Words

LEVELS = places.shipped("levels") / "ravenloft"
Data = dict[str, Any]

CAVE = {
    "name": {"en": "Cave"},
    "kind": "adventure",
    "squares": ["####", "#x.#", "#..#", "#..#"],
    "black": 1,
}


def refused(folder: Path, name: str, change: Callable[[Data], object]) -> str:
    """What is said of a changed copy of a file of the house: field, colon, reason."""
    data = yaml.safe_load((LEVELS / name).read_text("utf-8"))
    change(data)
    path = folder / Path(name).name
    path.write_text(yaml.safe_dump(data, sort_keys=False, allow_unicode=True), "utf-8")
    read = adventure_in if "adventures" in name else tiles_in
    with pytest.raises(Refused) as error:
        read(content.read_document(path))
    line = Words("en", LEVELS)(error.value.say)
    assert "\n" not in line
    return line.removeprefix(str(path)).split(": ", 1)[1]


def test_the_tile_set_is_as_it_must_be() -> None:
    """RAV-DES-12, 6.11: 28 ordinary tiles, 11 white and 17 black, 8 with a door symbol."""
    tiles_in(content.read_document(LEVELS / "tiles.yaml"))
    ordinary = [card for card in tile_cards().values() if card.kind == "ordinary"]
    assert len(ordinary) == 28
    assert sum(card.is_black for card in ordinary) == 17
    assert sum(card.door is not None for card in ordinary) == 8
    assert sum(FEATURE in "".join(card.tile.squares) for card in tile_cards().values()) == 10
    assert [card.id for card in tile_cards().values() if card.kind == "corridor"] == ["corridor#1", "corridor#2"]
    for chamber in ("dire", "horrid"):
        stack = [card for card in tile_cards().values() if card.kind == "chamber" and card.chamber == chamber]
        assert [card.large for card in stack] == [False] * 5 + [True]


@pytest.mark.parametrize("path", sorted((LEVELS / "adventures").glob("*.yaml")), ids=lambda path: path.stem)
def test_the_adventures_of_the_house_can_be_played(path: Path) -> None:
    adventure_in(content.read_document(path))


TILES: list[tuple[Callable[[Data], object], str]] = [
    (
        lambda data: data["cross"].update(squares=["####"] * 4),
        "cross.squares: this tile has no floor, only wall (RAV-RUL-02)",
    ),
    (
        lambda data: data["cross"].update(squares=["#..#", "#...", "#x..", "#..#"], walled=["south"]),
        "cross.squares: the side to the south has the triangle, so it must be open (RAV-DES-12)",
    ),
    (
        lambda data: data["dead_end"].update(squares=["####", "#..#", "#..#", "####"]),
        "dead_end.squares: this tile has no spawn mark, and it needs one (RAV-20)",
    ),
    (
        lambda data: data["tee"].update(squares=["####", ".x.x", "....", "#..#"]),
        "tee.squares: this tile has 2 spawn marks, and it needs exactly one (RAV-20)",
    ),
    (
        lambda data: data["straight"].update(squares=["#..#", "####", "#x.#", "#..#"]),
        "straight.squares: the opening to the north leads nowhere: no step leads from it to the spawn mark (RAV-RUL",
    ),
    (
        lambda data: data["hall"].update(squares=["..#.", ".##.", "#.x.", "...."]),
        "hall.squares: the floor does not hang together: no step leads from the spawn mark to the square in row and"
        " column 1/1 (RAV-DES-12)",
    ),
    (
        lambda data: data["cross"].update(squares=["#..#", "..k.", ".x..", "#..#"]),
        "cross.squares: no square is drawn as k; there are: # . x o h",
    ),
    (
        lambda data: data["dead_end"].update(doors=["black"]),
        "dead_end.doors: a door symbol stands to the north, or to the west where the north is wall; both are wall here"
        " (RAV-162)",
    ),
    (
        lambda data: data["hall"].update(white=0, doors=["white"]),
        "hall.doors: a door is on the last white copy, and this tile has none of that colour",
    ),
    (lambda data: data["cross"].update(white=9), "17 ordinary tiles are black and 18 white; more must be black than"),
    (lambda data: data["crypt"].update(white=0, black=0, doors=[]), "crypt: crypt has no copy: say how many are white"),
    (lambda data: data["start_e"].update(squares=["#..#", "....", "h.x.", "#..#"]), "start_w: the Start tile has 5"),
    (lambda data: data.pop("start_e"), "there is no start_e: the Start tile has two halves"),
    (lambda data: data["dire_end"].pop("chamber"), "dire_end: dire_end belongs to a chamber: say to which"),
    (lambda data: data["safe_exit"].update(squares=["####", "#.x#", "#..#", "#..#"]), "safe_exit.squares: there is no"),
    (lambda data: data["cross"].update(squares=["#..#"]), "cross.squares: the tile has 1 row of squares instead of 4"),
]


@pytest.mark.parametrize(("change", "reason"), TILES, ids=[reason[:30] for _, reason in TILES])
def test_a_wrong_tile_is_told_with_its_place(tmp_path: Path, change: Callable[[Data], object], reason: str) -> None:
    assert refused(tmp_path, "tiles.yaml", change).startswith(reason)


ADVENTURES: list[tuple[str, Callable[[Data], object], str]] = [
    (
        "out_of_the_grave",
        lambda data: data["won"].update(escape="reliquary"),
        "won.escape: the exit is on reliquary, and no such tile is in the stack; there are: “start”, “safe_exit”",
    ),
    (
        "klaks_workshop",
        lambda data: data.update(won={"escape": "sorcerers_den"}),
        "won.escape: sorcerers_den has no exit square, so nobody can leave there (RAV-112)",
    ),
    (
        "klaks_workshop",
        lambda data: data["villains"].update(strad={"tile": "sorcerers_den"}),
        "villains.strad: no villain is called strad here; there are: “strahd”, “klak”, “bone_warden”, “cinder_drake”",
    ),
    (
        "klaks_workshop",
        lambda data: data["villains"]["klak"].update(tile="master_crypt"),
        "villains.klak.tile: master_crypt is not in the stack; there are: “sorcerers_den” (RAV-05)",
    ),
    (
        "klaks_workshop",
        lambda data: data["objects"]["furnace"].update(ac=0),
        "objects.furnace: furnace needs both ac and hp to be attacked, or neither to be taken (RAV-107)",
    ),
    (
        "klaks_workshop",
        lambda data: data["won"].update(defeat=["strahd"]),
        "won.defeat: no villain is called strahd here; there are: “klak”",
    ),
    (
        "the_count_awakens",
        lambda data: data["villains"]["strahd"].update(step=9),
        "villains.strahd.step: the villain comes at step 9 of the clock, which has 8",
    ),
    (
        "the_bone_warden",
        lambda data: data.update(chamber_cards=["captives"]),
        "chamber_cards: “captives” is no card of this chamber; there are: “throne_of_bones”, “mass_grave” (RAV-150)",
    ),
    (
        "the_bone_warden",
        lambda data: data["stack"][1].update(among=["horrid_entrance"]),
        "chamber: horrid_entrance is the Entrance of another chamber (RAV-149)",
    ),
    ("the_bone_warden", lambda data: data.update(won={}), "won: nothing wins this adventure (RAV-02)"),
    (
        "the_icon_of_ravenloft",
        lambda data: data["stack"].insert(2, {"draw": 19}),
        "stack.2: this part of the stack takes 19 tiles; 13 are left, 8 of them with a door",
    ),
    (
        "the_icon_of_ravenloft",
        lambda data: data["stack"][1].update(among=["relicary"]),
        "stack.1.among: relicary cannot be put into the stack by its name; there are: “safe_exit”,"
        " “dire_entrance”, “horrid_entrance”, “reliquary”, “sorcerers_den”, “master_crypt”",
    ),
    (
        "the_icon_of_ravenloft",
        lambda data: data["won"].update(bearing="crown"),
        "won.bearing: no such object here: crown; there are: “icon_of_ravenloft”",
    ),
    (
        "the_icon_of_ravenloft",
        lambda data: data.update(tiles={"cross": CAVE}),
        "tiles.cross: cross is a tile of the house; give yours another name",
    ),
    (
        "the_icon_of_ravenloft",
        lambda data: data.update(tiles={"cave": {**CAVE, "squares": ["####"] * 4}}),
        "tiles.cave.squares: this tile has no floor, only wall (RAV-RUL-02)",
    ),
    (
        "doors_of_cinder",
        lambda data: data["stack"][0].update(doors=9),
        "stack.0: this part of the stack takes 10 tiles; 30 are left, 8 of them with a door",
    ),
    (
        "doors_of_cinder",
        lambda data: data.update(bonus_cards=["last_blood"]),
        "bonus_cards: no bonus card is called last_blood; there are: “first_blood”, “clean_hands”, “giant_killer”",
    ),
]


@pytest.mark.parametrize(("name", "change", "reason"), ADVENTURES, ids=[reason[:30] for _, _, reason in ADVENTURES])
def test_a_wrong_adventure_is_told_with_its_place(
    tmp_path: Path, name: str, change: Callable[[Data], object], reason: str
) -> None:
    assert refused(tmp_path, f"adventures/{name}.yaml", change).startswith(reason)


def test_an_adventure_brings_tiles_of_its_own(tmp_path: Path) -> None:
    data = yaml.safe_load((LEVELS / "adventures" / "out_of_the_grave.yaml").read_text("utf-8"))
    data["tiles"] = {"cave": CAVE}
    data["stack"] = [{"draw": 2, "among": ["cave"]}]
    data["objects"] = {"crown": {"name": {"en": "Crown"}, "tile": "cave"}}
    data["won"] = {"escape": "start", "bearing": "crown"}
    path = tmp_path / "crown.yaml"
    path.write_text(yaml.safe_dump(data), "utf-8")
    assert adventure_in(content.read_document(path)).tiles["cave"].black == 1
