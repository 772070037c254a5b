"""A new match: every control changes what it says it does, and the match begins as it was put together."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from flick.arena.layout import Layout
from flick.places import own_files, shipped
from flick.table.languages import LANGUAGES
from flick.table.match import Match
from flick.window.menus import draft as drafts
from flick.window.menus import opening
from flick.window.menus.new_match import NewMatchScreen
from flick.window.menus.portraits import Portraits
from flick.window.menus.rulebook_screen import RulebookScreen
from flick.window.widgets.button import Button
from flick.window.widgets.field import Field
from flick.window.widgets.label import Link
from flick.window.widgets.scrolling import Scrolling
from flick.window.widgets.segmented import Segmented
from flick.window.widgets.select import Menu, Select
from flick.window.widgets.stepper import Stepper
from flick.window.widgets.switch import Switch
from tests.window.checks import complaints
from tests.window.menus.conftest import Visit
from tests.window.menus.visitor import Visitor

SIZE = (1280, 720)
GAMES_OF_THE_TABLE = Path(__file__).parents[2] / "table" / "games"


@pytest.fixture
def host(visit: Visit) -> Visitor:
    """Somebody who puts a match together."""
    visitor = visit(SIZE, name="Camille")
    visitor.go(lambda app: NewMatchScreen(app, "catacombs"))
    return visitor


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[Match]:
    """The matches that are begun."""
    found: list[Match] = []

    def open_match(app: Any, match: Match, writer: Any, instead: bool = False) -> None:
        found.append(match)
        if writer:
            writer.close()

    monkeypatch.setattr(opening, "open_match", open_match)
    return found


def choose(visitor: Visitor, part: Segmented | Select, name: str) -> None:
    """One of several, with the mouse."""
    if isinstance(part, Segmented):
        visitor.click(part.segments()[part.options.index(name)])
        return
    visitor.click(part)
    (menu,) = visitor.parts(Menu)
    visitor.click(menu.row_rect(part.options.index(name)))


def test_a_first_match_begins_with_enter(host: Visitor, begun: list[Match]) -> None:
    host.key(pygame.K_RETURN)
    (match,) = begun
    assert [(seat.player, seat.name) for seat in match.seats] == [("human", "Camille"), ("normal", "")]
    assert match.options == match.game.Options()
    assert not match.practice


def test_a_number_that_has_a_name_is_chosen_by_it(visit: Visit, begun: list[Match]) -> None:
    visitor = visit(SIZE)
    visitor.go(lambda app: NewMatchScreen(app, "kinfire"))
    assert not any("At random" in part.options for part in visitor.parts(Select)), "who is alone begins"
    choose(visitor, next(part for part in visitor.parts(Segmented) if part.options == ["1", "2", "3", "4"]), "2")
    first = visitor.beside(Select, "First player")
    assert first.options == ["At random", "1", "2", "3", "4"]
    choose(visitor, first, "1")
    visitor.click(visitor.part(Button, "Start the match"))
    assert begun[0].options.first_player == 1


def test_what_another_seat_has_chosen_is_barred_with_its_reason(visit: Visit, begun: list[Match]) -> None:
    visitor = visit(SIZE)
    visitor.go(lambda app: NewMatchScreen(app, "kinfire"))
    choose(visitor, next(part for part in visitor.parts(Segmented) if part.options == ["1", "2", "3", "4"]), "2")
    choose(visitor, seekers(visitor)[0], "Sefa")
    second = seekers(visitor)[1]
    taken, free = (second.segments()[second.options.index(name)].center for name in ("Sefa", "Odram"))
    visitor.click(taken)
    assert second.tip_at(taken) == "Only one player can lead Sefa. KIN-R18"
    assert second.tip_at(free).startswith("Old Lamplighter, ")
    assert second.options[second.chosen] == "Any"
    assert "Rope Dancer, " in visitor.says(), "what is told of who is chosen"
    choose(visitor, seekers(visitor)[1], "Odram")
    assert visitor.beside(Select, "First player").barred == {
        3: "Player 3 cannot begin: there are only 2. KIN-R19",
        4: "Player 4 cannot begin: there are only 2. KIN-R19",
    }
    visitor.click(visitor.part(Button, "Start the match"))
    assert [own.seeker for own in begun[0].options.seats] == ["sefa", "odram"]


def test_a_switch_that_excludes_another_says_why_it_is_off(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FLICK_GAMES", str(GAMES_OF_THE_TABLE))
    visitor = visit(SIZE)
    visitor.go(lambda app: NewMatchScreen(app, "hats"))
    assert visitor.beside(Switch, "Fast").off is None
    visitor.click(visitor.beside(Switch, "Feast"))
    assert visitor.beside(Switch, "Fast").off == "A feast is never fast. HAT-3"
    assert visitor.beside(Switch, "Feast").off is None
    choose(visitor, visitor.beside(Select, "Hat"), "Turban")
    assert visitor.beside(Switch, "Feather").off == "No feather on a turban. HAT-4"


@pytest.mark.parametrize("size", [(1024, 640), SIZE])
def test_options_of_seats_have_room_with_any_number_of_seats(
    visit: Visit, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    monkeypatch.setenv("FLICK_GAMES", str(GAMES_OF_THE_TABLE))
    visitor = visit(size)
    visitor.go(lambda app: NewMatchScreen(app, "hats"))
    for people in (1, 2, 3):
        visitor.screen.draft.seat_people(people)
        visitor.screen.build()
        visitor.wait()
        assert len([part for part in visitor.parts(Select) if "Fez" in part.options]) == people
        assert complaints(visitor.screen.desk, visitor.screen.backdrop()) == []


def seekers(visitor: Visitor) -> list[Portraits]:
    """What each seat chooses its Seeker with."""
    return visitor.parts(Portraits)


def test_every_option_of_the_game_can_be_chosen(host: Visitor, begun: list[Match]) -> None:
    choose(host, host.beside(Segmented, "Arena"), "Mat")
    choose(host, host.beside(Select, "Obstacles"), "Line")
    for _ in range(3):
        host.click(host.beside(Stepper, "Health").side(-1))
    choose(host, host.beside(Segmented, "First team"), "Skull")
    choose(host, host.beside(Segmented, "Draw"), "End")
    for title in ("Exhaustion", "No abilities", "No armour"):
        host.click(host.beside(Switch, title))
    host.click(host.part(Button, "Start the match"))
    options = begun[0].options
    assert (options.arena_mode, options.obstacle_layout, options.starting_health) == ("mat", "line", 5)
    assert (options.first_team, options.draw_timing) == ("skull", "end")
    assert (options.exhaustion, options.no_abilities, options.no_armour) == (True, True, True)


def test_every_option_leads_to_its_rule(host: Visitor) -> None:
    rules = [link.text for link in host.parts(Link)]
    assert {"CAT-118", "CAT-R34", "CAT-14", "CAT-132", "CAT-135", "CAT-139", "CAT-140"} <= set(rules)
    host.click(host.part(Link, "CAT-135"))
    assert isinstance(host.screen, RulebookScreen)
    assert host.screen.rule == "CAT-135"
    host.key(pygame.K_ESCAPE)
    assert isinstance(host.screen, NewMatchScreen)


def test_people_and_bots_sit_down(host: Visitor, begun: list[Match]) -> None:
    seats = [part for part in host.parts(Segmented) if part.options == ["2", "3", "4"]]
    host.click(seats[0].segments()[2])
    kinds = [part for part in host.parts(Segmented) if part.options == ["Person", "Bot"]]
    assert [part.chosen for part in kinds] == [0, 1, 1, 1]
    choose(host, kinds[2], "Person")
    name = next(part for part in host.parts(Field) if part.hint == "Player 3")
    host.click(name)
    host.write("Noor")
    levels = [part for part in host.parts(Select) if "Perfect" in part.options]
    assert len(levels) == 2
    choose(host, levels[1], "Hard")
    host.click(host.part(Button, "Start the match"))
    assert [(seat.player, seat.name) for seat in begun[0].seats] == [
        ("human", "Camille"),
        ("normal", ""),
        ("human", "Noor"),
        ("hard", ""),
    ]


def test_who_plays_alone_is_asked_only_of_three(host: Visitor) -> None:
    counts = host.parts(Segmented)[0]
    assert "Solo team" not in host.says()
    host.click(counts.segments()[1])
    assert "Solo team" in host.says()


def test_the_table_is_seen_before_it_is_played_on(host: Visitor, begun: list[Match]) -> None:
    table = next(part for part in host.parts(Select) if "Kitchen table" in part.options)
    assert host.screen.layout.table.edge == "walls"
    choose(host, table, "Kitchen table")
    layout: Layout = host.screen.layout
    assert (layout.table.width, layout.table.height) == (1000, 600)
    assert "100 × 60 cm" in host.says()
    arena = host.beside(Segmented, "Arena")
    host.click(arena.segments()[1])
    assert host.screen.draft.options["arena_mode"] == "walls", "the kitchen table has an edge of its own"
    assert "This table has an edge of its own." in host.says().replace("\n", " ")
    choose(host, next(part for part in host.parts(Select) if "Kitchen table" in part.options), "Play mat")
    assert host.screen.draft.options["table"] == ""
    host.click(host.part(Button, "Start the match"))
    assert begun[0].options.arena_mode == "mat"


def test_what_cannot_be_says_why(visit: Visit, begun: list[Match]) -> None:
    visitor = visit(SIZE)
    draft = drafts.usual("catacombs")
    draft.options["table"] = "/nowhere/table.yaml"
    visitor.go(lambda app: NewMatchScreen(app, "catacombs", draft))
    start = visitor.part(Button, "Start the match")
    assert start.off is not None
    assert "/nowhere/table.yaml" in start.off
    assert "/nowhere/table.yaml" in visitor.says().replace("\n", "")
    visitor.click(start)
    visitor.key(pygame.K_RETURN)
    assert begun == []


def seed_field(visitor: Visitor) -> Field:
    return next(part for part in visitor.parts(Field) if part.hint == "by chance")


def test_seed_and_practice(host: Visitor, begun: list[Match]) -> None:
    seed = seed_field(host)
    host.click(seed)
    host.key(pygame.K_a, mod=pygame.KMOD_CTRL)
    host.write("20a117")
    assert seed.text == "20117"
    host.click(host.part(Switch, "Practice"))
    host.click(host.part(Button, "Start the match"))
    assert (begun[0].seed, begun[0].practice) == (20117, True)


def test_without_a_seed_a_fresh_one_is_taken(
    host: Visitor, begun: list[Match], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drafts, "fresh_seed", lambda: 4711)
    seed = seed_field(host)
    host.click(seed)
    host.write("123")
    host.key(pygame.K_a, mod=pygame.KMOD_CTRL)
    host.key(pygame.K_DELETE)
    host.click(host.part(Button, "Start the match"))
    assert begun[0].seed == 4711


def test_a_seed_that_was_typed_stays_and_one_that_was_drawn_is_not_shown(host: Visitor) -> None:
    """A number that can be read can be written down, and with it every hand is known."""
    assert seed_field(host).text == ""
    host.click(seed_field(host))
    host.write("2024")
    host.app.change(scale=90)
    host.wait()
    assert seed_field(host).text == "2024"
    assert "it can be guessed" in host.says().replace("\n", " ")


def test_what_was_chosen_is_there_the_next_time(host: Visitor, begun: list[Match]) -> None:
    choose(host, host.beside(Segmented, "Arena"), "Mat")
    host.click(host.part(Button, "Start the match"))
    host.go(lambda app: NewMatchScreen(app, "catacombs"))
    assert host.screen.draft.options["arena_mode"] == "mat"
    assert host.screen.draft.seed != begun[0].seed
    host.click(host.part(Button, "Reset"))
    assert host.screen.draft.options["arena_mode"] == "walls"


def test_nothing_chosen_is_lost_in_the_settings(host: Visitor) -> None:
    choose(host, host.beside(Segmented, "Arena"), "Mat")
    host.click(next(part for part in host.parts(Button) if part.icon == "settings"))
    assert "Changes apply at once" in host.says()
    host.app.change(language="fr", scale=90)
    host.key(pygame.K_ESCAPE)
    assert "Nouvelle partie" in host.says()
    assert host.screen.draft.options["arena_mode"] == "mat"


def rules(visitor: Visitor) -> Scrolling:
    """The view on the options of the match, which stands at the right of that on the seats."""
    return visitor.parts(Scrolling)[-1]


def test_options_scroll_where_there_is_little_room(visit: Visit) -> None:
    visitor = visit((1024, 640), language="fr")
    visitor.go(lambda app: NewMatchScreen(app, "catacombs"))
    assert "Sans armure" not in visitor.says()
    visitor.wheel(rules(visitor).rect.center, -20)
    assert "Sans armure" in visitor.says()
    assert complaints(visitor.screen.desk, visitor.screen.backdrop()) == []
    visitor.click(visitor.beside(Switch, "Sans armure"))
    assert visitor.screen.draft.options["no_armour"] is True
    visitor.wheel(rules(visitor).rect.center, 20)
    assert "Zone de jeu" in visitor.says()


def test_the_keyboard_scrolls_to_what_it_comes_to(visit: Visit) -> None:
    visitor = visit((1024, 640), language="fr")
    visitor.go(lambda app: NewMatchScreen(app, "catacombs"))
    rows = rules(visitor)
    last = [part for part in rows.walk() if isinstance(part, Switch)][-1]
    for _ in range(60):
        visitor.key(pygame.K_TAB)
        if visitor.screen.desk.focus is last:
            break
    assert visitor.screen.desk.focus is last
    assert rows.rect.contains(last.rect)
    before = dict(visitor.screen.draft.options)
    visitor.key(pygame.K_SPACE)
    changed = {name for name, value in visitor.screen.draft.options.items() if value != before[name]}
    assert changed == {[field.name for field in visitor.screen.fields if field.kind == "switch"][-1]}
    assert isinstance(visitor.screen.desk.focus, Switch)


def test_a_game_without_an_arena_or_options_can_be_begun(visit: Visit, begun: list[Match]) -> None:
    visitor = visit(SIZE)
    visitor.go(lambda app: NewMatchScreen(app, "shells"))
    assert complaints(visitor.screen.desk, visitor.screen.backdrop()) == []
    visitor.key(pygame.K_RETURN)
    assert begun[0].game.id == "shells"


def test_a_match_that_cannot_be_kept_is_played_all_the_same(
    host: Visitor, begun: list[Match], monkeypatch: pytest.MonkeyPatch
) -> None:
    from flick.table.sayings import Refused, say

    def refuse(match: Match) -> None:
        raise Refused(say("file-unwritable", file="x", why="full"))

    monkeypatch.setattr(opening, "keep", refuse)
    host.key(pygame.K_RETURN)
    assert len(begun) == 1


def test_a_value_that_makes_a_short_game_says_so(host: Visitor) -> None:
    said: list[bool] = []
    for value in (9, 10, 11):
        host.screen.draft.options["starting_health"] = value
        host.screen.build()
        host.wait()
        said.append("Short match" in host.says())
    assert said == [False, True, True]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_below_a_portrait_is_cut(visit: Visit, language: str) -> None:
    """Six of them have little room in a small window: then the one that is meant is named."""
    visitor = visit((1024, 640), language=language)
    visitor.go(lambda app: NewMatchScreen(app, "urto"))
    row = seekers(visitor)[0]
    assert [text.text for text in row.texts()] == [row.options[row.chosen]]
    for index, segment in enumerate(row.segments()):
        visitor.move(segment.center)
        (name,) = row.texts()
        assert name.text == row.options[index]
        assert row.rect.contains(name.rect)
        assert row.tip_at(segment.center).startswith(name.text)


def test_a_board_of_ones_own_is_listed_and_played_on(visit: Visit, begun: list[Match]) -> None:
    visitor = visit(SIZE)
    visitor.go(lambda app: NewMatchScreen(app, "urto"))
    choose(visitor, visitor.beside(Select, "Cave"), "A file of your own…")
    folder = own_files("urto", "caves")
    assert folder.is_dir()
    assert folder.name in visitor.says()
    copied = folder / "Under the hill.yaml"
    copied.write_text((shipped("levels") / "urto" / "caves" / "zatralac.yaml").read_text("utf-8"), "utf-8")
    visitor.key(pygame.K_RETURN)
    cave = visitor.beside(Select, "Cave")
    assert cave.options[cave.chosen] == "Mehorina"
    choose(visitor, cave, "Under the hill")
    assert complaints(visitor.screen.desk, visitor.screen.backdrop()) == []
    visitor.click(visitor.part(Button, "Start the match"))
    assert begun[0].options.cave == str(copied)


def test_a_board_that_is_wrong_says_where_and_is_not_played_on(visit: Visit, begun: list[Match]) -> None:
    folder = own_files("urto", "caves")
    folder.mkdir(parents=True)
    text = (shipped("levels") / "urto" / "caves" / "zatralac.yaml").read_text("utf-8")
    (folder / "Broken.yaml").write_text(text.replace("links:\n", "links:\n  - [start, nowhere]\n"), "utf-8")
    visitor = visit(SIZE)
    visitor.go(lambda app: NewMatchScreen(app, "urto"))
    choose(visitor, visitor.beside(Select, "Cave"), "Broken")
    start = visitor.part(Button, "Start the match")
    assert start.off is not None
    assert "a link leads to nowhere, and there is no such cell" in start.off
    told = visitor.says().replace("\n", " ")
    assert "and there is no such cell" in told
    assert "Everything is ready" not in told
    visitor.click(start)
    assert begun == []
    choose(visitor, visitor.beside(Select, "Cave"), "Mehorina")
    visitor.click(visitor.part(Button, "Start the match"))
    assert len(begun) == 1
