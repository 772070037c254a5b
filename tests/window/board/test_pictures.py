"""No text is clipped, covered or pale, and nothing is too small to click, in the smallest window at 100 %."""

from pathlib import Path

import pygame
import pytest

from flick.paint.palette import PALETTES, PaletteName
from flick.table.languages import LANGUAGES
from flick.table.match import Match
from tests.window.board.scene import Table, act, catacombs, match_of, nim_folder, sample, wounding
from tests.window.checks import complaints

languages = pytest.mark.parametrize("language", LANGUAGES)


def long_match(seats: int) -> Match:
    """Something of everything: many tokens, armour, discards, a long log, a card in play."""
    match = catacombs(seats)
    state = match.state
    for own in state.teams.values():
        own.discard += [own.deck.pop() for _ in range(3)]
        own.kept.append(own.deck.pop())
    state.teams["sword"].reserve, state.teams["skull"].reserve, state.bank = 14, 1, 9
    act(match, "play halberdier", "flick sword-1 180deg 200mm/s")
    return match


def target() -> Match:
    match = catacombs()
    act(match, "play enchantress", "flick sword-1 180deg 200mm/s")
    return match


@languages
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_in_full_swing(seats: int, language: str) -> None:
    table = Table(long_match(seats), language=language)
    assert complaints(table.desk, table.ground()) == []


@languages
@pytest.mark.parametrize("kind", ["agree", "propose", "play", "target", "armour", "boost"])
def test_every_question(kind: str, language: str) -> None:
    match = {
        "agree": lambda: match_of(2, ask_layout=True),
        "propose": lambda: _answered(match_of(2, ask_layout=True), "no"),
        "play": catacombs,
        "target": target,
        "armour": wounding,
        "boost": lambda: wounding([], "duelist"),
    }[kind]()
    table = Table(match, language=language)
    table.wait(300)
    assert table.decision.verb == kind
    assert complaints(table.desk, table.ground()) == []


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((1024, 640), 1.3)])
def test_other_palettes_and_sizes(palette: PaletteName, size: tuple[int, int], scale: float) -> None:
    table = Table(long_match(2), palette=palette, size=size, scale=scale, language="fr")
    assert complaints(table.desk, table.ground()) == []


@languages
@pytest.mark.parametrize("key", [pygame.K_a, pygame.K_b, pygame.K_l])
def test_drawers(key: int, language: str) -> None:
    table = Table(long_match(2), size=(1024, 640), scale=1.25, language=language)
    table.key(key)
    assert table.desk.modal is not None
    assert complaints(table.desk, table.ground()) == []


@languages
def test_games_of_strangers(language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shells = sample("shells")
    for answer in (shells.decision.options[0].name, "bet 1"):  # type: ignore[union-attr]
        table = Table(shells, language=language)
        assert complaints(table.desk, table.ground()) == []
        act(shells, answer)
    monkeypatch.setenv("FLICK_GAMES", str(nim_folder(tmp_path)))
    table = Table(sample("nim"), language=language)
    assert complaints(table.desk, table.ground()) == []


def test_the_same_table_is_drawn_alike_twice() -> None:
    pictures: list[bytes] = []
    for _ in range(2):
        table = Table(long_match(2))
        target = table.ground().copy()
        table.desk.draw_all(target, table.ground())
        pictures.append(pygame.image.tobytes(target, "RGB"))
    assert pictures[0] == pictures[1]


def _answered(match: Match, answer: str) -> Match:
    match.settle()
    act(match, answer)
    return match
