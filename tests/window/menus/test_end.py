"""The end of a match: who has won is said, and where it goes on from there."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from flick.table.match import Match
from flick.window.app.workers import Studio
from flick.window.match import summary
from flick.window.menus import opening
from flick.window.menus.end import EndScreen
from flick.window.menus.framed_theatre import THICK, Theatre
from flick.window.menus.load import LoadScreen
from flick.window.menus.moment_tile import MomentTile
from flick.window.menus.picture_frame import inside
from flick.window.menus.rulebook_screen import RulebookScreen
from flick.window.menus.title import TitleScreen
from flick.window.widgets.button import Button
from flick.window.widgets.label import Link
from flick.window.widgets.ribbon import Ribbon
from tests.saved_matches import kept
from tests.window.checks import complaints
from tests.window.menus.conftest import Visit
from tests.window.menus.visitor import Visitor, a_match
from tests.window.playing import play


def finished(loser: int = 1, answers: int = 130) -> Match:
    """A match that somebody has given up."""
    match = play(a_match(seed=3, arena_mode="mat"), answers)
    match.resign(loser)
    return match


def witness(visit: Visit, match: Match, path: Path | None = None) -> Visitor:
    """Somebody who sees the end, and would come back to the title."""
    visitor = visit((1280, 720))
    visitor.go(TitleScreen)
    visitor.go(lambda app: EndScreen(app, match, path))
    return visitor


def test_winner_reason_and_rule(visit: Visit) -> None:
    visitor = witness(visit, finished())
    assert "Sword wins" in visitor.says()
    assert "Skull resigns. After 21 turns." in visitor.says()
    visitor.click(visitor.part(Link, "CAT-R54"))
    assert isinstance(visitor.screen, RulebookScreen)
    assert visitor.screen.rule == "CAT-R54"


def test_the_theatre_is_never_empty(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Studio, "get", lambda *_: None)
    visitor = witness(visit, finished())
    (theatre,) = visitor.parts(Theatre)
    inner = inside(theatre.kit, theatre.rect, THICK)
    seen = pygame.surfarray.array3d(visitor.app.surface.subsurface(inner))
    assert seen.std() > 20, "nothing has been painted, and yet the scene is there"


def test_the_other_side_wins(visit: Visit) -> None:
    assert "Skull wins" in witness(visit, finished(loser=0)).says()


@pytest.mark.parametrize("names", ["Bot 1 (moyen), Bot 2 (moyen)", "Maximilienne d’Hautefeuille, Bartholomé Latour"])
def test_the_longest_names_stay_on_the_ribbon(visit: Visit, names: str) -> None:
    ribbon = Ribbon(visit((1024, 640)).app.kit, (300, 300), f"Victoire : {names}", 300, 430)
    assert ribbon.rect.width <= 430
    assert all(ribbon.rect.contains(text.rect) for text in ribbon.texts())


def test_the_figures_are_those_of_the_match(visit: Visit) -> None:
    visitor = witness(visit, finished())
    report = visitor.screen.report
    said = visitor.says()
    assert report.harm
    for side, name in enumerate(("Sword", "Skull")):
        assert f"{name} {report.total(side)}" in said
    for shooter in report.shooters:
        assert f"{shooter.hits} of {shooter.shots}" in said
    assert f"{round(report.longest / 1000, 2):g} m" in said


def test_rematch_is_what_enter_does(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Any] = []
    monkeypatch.setattr(opening, "begin", lambda app, draft: begun.append(draft))
    match = finished()
    witness(visit, match).key(pygame.K_RETURN)
    (draft,) = begun
    assert draft.record() == match.options
    assert [sitter.seat for sitter in draft.sitters] == match.seats
    assert draft.seed != match.seed


def test_a_rematch_is_kept_and_takes_the_place_of_the_end(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Any] = []

    def open_match(app: Any, match: Match, writer: Any, instead: bool = False) -> None:
        writer.close()
        opened.append((match.game.id, instead))

    monkeypatch.setattr(opening, "open_match", open_match)
    visitor = witness(visit, finished())
    visitor.click(visitor.part(Button, "Rematch"))
    assert opened == [("catacombs", True)]
    assert len(kept()) == 1


def test_esc_and_the_button_lead_to_the_title(visit: Visit) -> None:
    visitor = witness(visit, finished())
    visitor.click(visitor.part(Button, "Title"))
    assert isinstance(visitor.screen, TitleScreen)
    visitor = witness(visit, finished())
    visitor.key(pygame.K_ESCAPE)
    assert isinstance(visitor.screen, TitleScreen)


def test_the_match_and_its_best_shots_are_watched_again(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    watched: list[Any] = []
    monkeypatch.setattr(opening, "open_replay", lambda app, path, answer=None: watched.append((path.name, answer)))
    match = finished()
    visitor = witness(visit, match, Path("one.flick"))
    visitor.click(visitor.part(Button, "Watch"))
    tiles = visitor.parts(MomentTile)
    for tile in tiles:
        visitor.click(tile)
    numbers = [shot.number for shot in visitor.screen.report.moments]
    assert watched == [("one.flick", None), *(("one.flick", number) for number in numbers)]
    assert all(match.answers[number].given.outcome is not None for number in numbers)


def test_a_match_that_was_not_kept_cannot_be_watched(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = witness(visit, finished())
    assert visitor.part(Button, "Watch").off == "This match was not saved."


def test_a_picture_is_saved_and_said_where(visit: Visit, home: Path) -> None:
    visitor = witness(visit, finished())
    visitor.click(visitor.part(Button, "Picture"))
    (picture,) = (home / "pictures").iterdir()
    assert picture.name in visitor.says().replace("\n", "").replace(" ", "")
    assert pygame.image.load(picture).get_size() == (1280, 720)


def test_all_matches(visit: Visit) -> None:
    visitor = witness(visit, finished())
    visitor.click(visitor.part(Button, "All matches"))
    assert isinstance(visitor.screen, LoadScreen)


def test_a_game_that_counts_nothing_is_told_by_its_turns(visit: Visit) -> None:
    from flick.bots import BOTS
    from flick.table.game import find
    from flick.table.seats import Seat

    game = find("shells")
    match = Match(game, [Seat("human", "Ada"), Seat("random")], game.Options(), 2, bots=BOTS)
    play(match, 10_000)
    assert match.result is not None
    visitor = witness(visit, match)
    assert "How it was won" in visitor.says()
    said, words = visitor.says().replace("\n", " "), visitor.screen.words
    assert all(words(event.seen_by(None).say) in said for event in match.events[-6:])
    assert visitor.parts(MomentTile) == []


def descent(turns: int = 0) -> Match:
    """A match of Kinfire between bots; the last ``turns`` of it were played on from a replay, if any were."""
    from flick.games.kinfire import GAME
    from flick.keeping import play_on
    from flick.sitting import bots
    from flick.table.seats import Seat

    match = Match(GAME, [Seat("easy")] * 2, GAME.Options(first_player=1), 3, bots=bots())
    match.advance()
    if turns:
        start = next(start for start in match.turns if start.turn == match.turn - turns)
        match, writer = play_on(match, start.answers)
        match.advance()
        writer.close()
    return match


def test_it_says_from_where_a_match_that_was_played_on_is_counted(visit: Visit) -> None:
    """What happened before that is not in its file: it was told as if it had not been."""
    whole, later = descent(), descent(turns=4)
    assert summary.report(whole).since == 0
    assert summary.report(later).since == whole.turn - 4
    assert "Counted from" not in witness(visit, whole).says()
    assert f"Counted from turn {whole.turn - 4} on" in witness(visit, later).says()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_a_story_has_room_beside_whatever_else_is_told(visit: Visit, size: tuple[int, int], language: str) -> None:
    match = descent(turns=4)
    visitor = visit(size, language=language)
    reached = [one.id for one in match.game.achievements[:4]]
    screen = visitor.go(lambda app: EndScreen(app, match, Path("one.flick"), reached))
    assert visitor.parts(MomentTile) == []
    said = visitor.says().replace("\n", " ")
    told = match.game.tale(match.state, [event.seen_by(None) for event in match.events])
    assert len(told) > 5
    assert all(screen.words(line.say) in said for line in told)
    assert complaints(screen.desk, screen.backdrop()) == []
