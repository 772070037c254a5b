"""A long adventure is saved in its middle: the title shows where one stands."""

import pytest

from flick.games.caveloot import GAME
from flick.keeping import keep
from flick.table.languages import LANGUAGES
from flick.table.match import Match
from flick.table.seats import HUMAN, Seat
from flick.window.menus.title import TitleScreen
from tests.window.checks import complaints
from tests.window.menus.conftest import Visit
from tests.window.playing import play

TOLD = {"en": "Count Draner unbeaten", "fr": "Comte Draner invaincu"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_the_title_shows_where_one_stands(visit: Visit, language: str, size: tuple[int, int]) -> None:
    people = [Seat(HUMAN, name) for name in ("Camille", "Noé", "Inès", "Barnabé")]
    match = Match(GAME, people, GAME.Options(length="epic"), 3)
    writer = keep(match)
    play(match, 60)
    writer.close()
    visitor = visit(size, language=language)
    visitor.go(TitleScreen)
    visitor.wait(300)
    read = " ".join(visitor.says().split())
    assert TOLD[language] in read
    assert "«" not in read.replace("« ", "")
    if size[0] > 1024:
        wealth = [zone.facts["wealth"] for zone in match.view(None).zones if zone.id.startswith("player-")]
        assert f"Camille {wealth[0]}" in read
    found = complaints(visitor.screen.desk, visitor.screen.backdrop())
    assert [one for one in found if "Draner" in one or "Camille" in one] == []
