"""What can be achieved: listed with how and by whom, found from a new match and from the end of one."""

import pygame
import pytest

from flick.games.kinfire import GAME
from flick.games.kinfire.achievements import ACHIEVEMENTS
from flick.paint.palette import PALETTES
from flick.profile import note
from flick.table.game import Result
from flick.table.match import Match
from flick.table.rules import tell
from flick.table.sayings import say
from flick.table.seats import HUMAN, Seat
from flick.window.match.play_screen import PlayScreen
from flick.window.menus import opening
from flick.window.menus.achievements_screen import AchievementRow, AchievementsScreen
from flick.window.menus.end import EndScreen
from flick.window.menus.new_match import NewMatchScreen
from flick.window.menus.rulebook_screen import RulebookScreen
from flick.window.menus.title import TitleScreen
from flick.window.widgets.button import Button
from flick.window.widgets.label import Link
from flick.window.widgets.ribbon import Ribbon
from flick.window.widgets.scrolling import Scrolling
from flick.window.widgets.tray import Tray
from tests.test_profile import match_with
from tests.window.checks import complaints, missing
from tests.window.menus.conftest import Visit
from tests.window.menus.visitor import Visitor

LONG = ("Maximilienne d’Hautefeuille", "Bartholomé de la Tour-Blanche", "Camille")


def lost(*achieved: str) -> Match:
    """A match that somebody has given up."""
    match = Match(GAME, [Seat(HUMAN, "Ann"), Seat(HUMAN, "Bo")], seed=7)
    match.settle()
    match.events += [tell("achievement", ACHIEVEMENTS[name], achievement=name) for name in achieved]
    match.resign(1)
    return match


def row(visitor: Visitor, name: str) -> AchievementRow:
    return visitor.part(AchievementRow, name)


def says(visitor: Visitor) -> str:
    return visitor.says().replace("\n", " ")


def test_all_are_listed_with_how_and_by_whom(visit: Visit) -> None:
    note(match_with("intermission"))
    note(match_with("intermission", seats=(Seat(HUMAN),)))
    visitor = visit()
    visitor.go(lambda app: AchievementsScreen(app, "kinfire"))
    assert [tray.heading for tray in visitor.parts(Tray)] == ["Easy", "Perilous", "Complex", "Improbable"]
    assert len(visitor.parts(AchievementRow)) == len(ACHIEVEMENTS) == 12
    assert "1 of 12 reached" in says(visitor)
    assert row(visitor, "Intermission").who == "Reached by Ann, somebody without a name"
    assert row(visitor, "Flesh Wound").who == ""
    assert says(visitor).count("Not reached yet") == 11
    for rule in ACHIEVEMENTS.values():
        assert visitor.part(Link, rule)


def test_each_leads_to_its_rule(visit: Visit) -> None:
    visitor = visit()
    visitor.go(TitleScreen)
    visitor.go(lambda app: AchievementsScreen(app, "kinfire"))
    visitor.click(visitor.part(Link, "KIN-184"))
    assert isinstance(visitor.screen, RulebookScreen)
    assert (visitor.screen.game_id, visitor.screen.rule) == ("kinfire", "KIN-184")
    visitor.key(pygame.K_ESCAPE)
    visitor.key(pygame.K_ESCAPE)
    assert isinstance(visitor.screen, TitleScreen)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("size", "palette"), [((1024, 640), "normal"), ((1280, 720), PALETTES[1])])
def test_it_can_be_read(visit: Visit, language: str, size: tuple[int, int], palette: str) -> None:
    note(match_with(*ACHIEVEMENTS, seats=tuple(Seat(HUMAN, name) for name in LONG)))
    visitor = visit(size, language=language, palette=palette)
    screen = visitor.go(lambda app: AchievementsScreen(app, "kinfire", ["intermission"]))
    assert complaints(screen.desk, screen.backdrop()) == []
    assert missing(visitor.says()) == []


def test_a_new_match_leads_there_where_there_are_any(visit: Visit) -> None:
    visitor = visit()
    visitor.go(lambda app: NewMatchScreen(app, "kinfire"))
    visitor.click(next(button for button in visitor.parts(Button) if button.icon == "trophy"))
    assert isinstance(visitor.screen, AchievementsScreen)
    visitor.go(lambda app: NewMatchScreen(app, "catacombs"))
    assert all(button.icon != "trophy" for button in visitor.parts(Button))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_the_end_of_a_lost_match(visit: Visit, language: str, size: tuple[int, int]) -> None:
    match = lost("intermission", "to-the-bitter-end", "three-coins-in-the-fountain")
    visitor = visit(size, language=language)
    screen = visitor.go(lambda app: EndScreen(app, match, None, note(match)))
    assert complaints(screen.desk, screen.backdrop()) == []
    assert missing(visitor.says()) == []
    (ribbon,) = visitor.parts(Ribbon)
    assert ribbon.line.lines == ["Vainglory wins" if language == "en" else "Vainglory l’emporte"]


def test_what_is_new_is_told_at_the_end_and_leads_to_all(visit: Visit) -> None:
    note(match_with("flesh-wound"))
    match = lost("flesh-wound", "intermission")
    visitor = visit()
    visitor.go(TitleScreen)
    visitor.go(lambda app: EndScreen(app, match, None, note(match)))
    assert "New: Intermission, Flesh Wound" in says(visitor), "the second of them is new for Bo alone"
    visitor.click(visitor.part(Link, "Achievements"))
    assert isinstance(visitor.screen, AchievementsScreen)
    assert visitor.screen.new == ("intermission", "flesh-wound")
    assert row(visitor, "Intermission").new
    visitor.go(lambda app: EndScreen(app, match, None, note(match)))
    assert "New:" not in says(visitor)
    assert visitor.part(Link, "Achievements")


def test_the_end_gets_what_the_match_has_brought(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[list[str]] = []
    monkeypatch.setattr(opening, "open_end", lambda app, match, path, reached: ended.append(reached))
    visitor = visit()
    visitor.go(lambda app: PlayScreen(app, lost("intermission"), None))
    for _ in range(60):
        visitor.wait(100)
        if ended:
            break
    assert ended == [["intermission"]]


def test_whoever_wins_alone_is_named_and_a_team_wins_as_such() -> None:
    reason = say("end-health")
    heads = [GAME.headline(Result(winners, reason, "KIN-162")) for winners in ((), (0,), (0, 1), (0, 1, 2, 3))]
    assert heads == [say("end-master-wins"), None, say("end-team-wins"), say("end-team-wins")]


def test_it_stays_scrolled_while_a_rule_is_read(visit: Visit) -> None:
    visitor = visit((1024, 640))
    visitor.go(lambda app: AchievementsScreen(app, "ravenloft"))
    (view,) = visitor.parts(Scrolling)
    visitor.wheel(view.rect.center, -5)
    before = view.offset
    assert before > 0
    visitor.key(pygame.K_F1)
    assert isinstance(visitor.screen, RulebookScreen)
    visitor.key(pygame.K_ESCAPE)
    assert visitor.parts(Scrolling)[0].offset == before
