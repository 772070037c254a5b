"""Where zones lie: the file of Catacombs, files that are wrong, and games without a file."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from flick.games.catacombs import GAME
from flick.table.content import read_document
from flick.table.languages import LANGUAGES
from flick.table.words import Words
from flick.table.yaml_text import BadContent
from flick.window.board.layout_file import BoardLayoutFile, layout_in, of_side
from flick.window.board.plan import plan_of
from tests.window.board.scene import catacombs, nim_folder, sample


def layout() -> BoardLayoutFile:
    found = layout_in(GAME.folder)
    assert found is not None
    return found


def named(record: Any, *fields: str) -> list[str]:
    """What these fields say, anywhere in a record."""
    found: list[str] = []
    if isinstance(record, dict):
        for key, value in record.items():
            found += [str(value)] if key in fields and isinstance(value, str) else named(value, *fields)
    elif isinstance(record, list):
        for value in record:
            found += named(value, *fields)
    return [text for text in found if text]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_zone_of_catacombs_has_a_place(seats: int) -> None:
    file = layout()
    assert file.order is not None
    plain = msgspec.to_builtins(file)
    asked_of = [
        *named(plain, "zone"),
        *(asked.card for asked in file.questions.values() if asked.card),
        *file.order.markers,
    ]
    placed = {of_side(zone, side) for zone in asked_of for side in file.sides}
    board = catacombs(seats).view(0)
    there = {zone.id for zone in board.zones if zone.kind not in ("hand", "arena")}
    assert placed == there


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_the_file_is_said(language: str) -> None:
    words = Words(language, GAME.folder)
    for message in named(msgspec.to_builtins(layout()), "heading", "now", "empty", "note", "hint", "says", "otherwise"):
        assert words.has(message), message


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("rails: {each: [{show: shet}]}", "rails.each.0.show"),
        ("rails: {each: [{show: sheet, zon: x}]}", "rails.each.0.zon"),
        ("rails: {each: [{show: tally, zone: x, fact: tokens}]}", "rails.each.0"),
        ("rails: {}\ncloth: [{zone: x, at: [0, 0, 50, 120]}]", "cloth.0.at.3"),
        ("rails: {}\ncloth: [{zone: x, at: [0, 0, 50, 20], show: heap}]", "cloth.0.show"),
        ("rails: {}\nrailes: {}", "railes"),
        ("cloth: [{at: [0, 0, 9, 9]}]", "cloth.0"),
        ("cloth: [{zone: x, places: [{zone: y}]}]", "cloth.0"),
        ("cloth: [{zone: x, each: 3}]", "cloth.0.each"),
        ("rails: {left: [{show: note, zone: x, each: seat}]}", "rails.left.0"),
        ("effects: {wound: {sign: wond}}", "effects.wound.sign"),
        ("effects: {wound: {sign: wound, pawn: [other]}}", "effects.wound.pawn"),
    ],
)
def test_what_is_wrong_in_a_file_is_named(tmp_path: Path, text: str, where: str) -> None:
    path = tmp_path / "layout.yaml"
    path.write_text(text, "utf-8")
    with pytest.raises(BadContent) as refused:
        read_document(path).convert(BoardLayoutFile)
    assert refused.value.field == where


def test_a_folder_without_a_file_has_no_layout(tmp_path: Path) -> None:
    assert layout_in(tmp_path) is None


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_every_zone_of_a_game_without_a_file_finds_a_place(
    seat: int | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for match in (sample("shells"), _nim(tmp_path, monkeypatch)):
        board = match.view(seat)
        plan = plan_of(board)
        placed = named(msgspec.to_builtins(plan), "zone")
        own = {zone.id for zone in board.zones if zone.kind == "hand" and zone.owner == seat}
        there = {zone.id for zone in board.zones if zone.kind != "arena"} - own
        assert sorted(placed) == sorted(there)
        for place in plan.cloth:
            left, top, width, height = place.at
            assert left + width <= 100
            assert top + height <= 100


def _nim(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setenv("FLICK_GAMES", str(nim_folder(folder)))
    return sample("nim")
