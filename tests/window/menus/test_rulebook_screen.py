"""The rulebook: it opens where it is wanted, links lead on and back, and a search finds."""

from typing import Any

import pygame
import pytest

from flick.table import game as games
from flick.table.game import GamesAny, UnknownGame, find
from flick.table.rulebook import Rulebook, book_of, read_rulebook
from flick.table.sayings import Refused, say
from flick.table.words import Words
from flick.window.menus import rulebook_screen
from flick.window.menus.new_match import NewMatchScreen
from flick.window.menus.rulebook_screen import RulebookScreen
from flick.window.widgets.field import Field
from flick.window.widgets.select import Menu, Select
from tests.window.menus.conftest import Visit
from tests.window.menus.visitor import Visitor


@pytest.fixture
def reader(visit: Visit) -> Visitor:
    """Somebody who looks up why a hit did not count."""
    visitor = visit((1280, 720))
    visitor.go(lambda app: RulebookScreen(app, "catacombs", "CAT-77"))
    return visitor


def test_it_opens_at_the_rule(reader: Visitor) -> None:
    assert reader.screen._paper.current == "CAT-77"
    assert "CAT-77" in reader.says()
    assert "CAT-01\n" not in reader.says() + "\n"


def test_a_link_leads_to_its_rule_and_backspace_back(reader: Visitor) -> None:
    paper = reader.screen._paper
    link = next(rect for item, rect in paper.links() if item.link == "CAT-R04")
    reader.click(link)
    assert (reader.screen.rule, paper.current) == ("CAT-R04", "CAT-R04")
    assert "CAT-R04" in reader.says()
    reader.key(pygame.K_BACKSPACE)
    assert paper.current == "CAT-77"
    assert "CAT-77" in reader.says()


def test_a_heading_is_turned_to(reader: Visitor) -> None:
    listing = reader.screen._listing
    index = [row.title for row in listing.rows].index("Turn order")
    reader.wheel(listing.rect.center, 20)
    reader.click(listing.row_rect(index))
    assert "CAT-26" in reader.says()
    assert listing.selected == index


def test_the_index_follows_what_is_read(reader: Visitor) -> None:
    titles = [row.title for row in reader.screen._listing.rows]
    assert titles[reader.screen._listing.selected] == "Damage"
    reader.screen.desk.give_focus(reader.screen._paper)
    reader.key(pygame.K_HOME)
    assert reader.screen._listing.selected == 0
    reader.key(pygame.K_END)
    assert titles[reader.screen._listing.selected] == titles[-1]


@pytest.mark.parametrize(("rule", "chapter"), [("CAT-50", "Shots in general"), ("CAT-26", "Turn order")])
def test_the_index_marks_the_chapter_of_the_rule_that_was_turned_to(visit: Visit, rule: str, chapter: str) -> None:
    """Also where the end of the chapter before it is still seen above."""
    visitor = visit((1280, 720))
    screen = visitor.go(lambda app: RulebookScreen(app, "catacombs", rule))
    titles = [row.title for row in screen._listing.rows]
    assert titles[screen._listing.selected] == chapter
    for one in screen._book.rules:
        screen.follow(one)
        visitor.wait(25)
        at = next(at for at, paragraph in enumerate(screen._book.paragraphs) if paragraph.rule == one)
        above = [paragraph.text for paragraph in screen._book.paragraphs[:at] if paragraph.heading]
        assert titles[screen._listing.selected] == above[-1], one


def test_a_search_finds_words_in_any_order_and_without_accents(reader: Visitor) -> None:
    reader.click(reader.parts(Field)[0])
    reader.write("wall bounce")
    found = [row.title for row in reader.screen._listing.rows]
    assert "CAT-R04" in found
    reader.click(reader.screen._listing.row_rect(found.index("CAT-R04")))
    assert reader.screen._paper.current == "CAT-R04"


def test_a_rule_is_found_by_its_id_with_enter(reader: Visitor) -> None:
    reader.key(pygame.K_f, mod=pygame.KMOD_CTRL)
    reader.write("cat-12")
    reader.key(pygame.K_RETURN)
    assert reader.screen._paper.current == "CAT-12"


def test_what_is_typed_is_searched_for_at_once(reader: Visitor) -> None:
    """The letter that turns the sound off elsewhere is a letter like any other."""
    reader.write("mage")
    assert reader.parts(Field)[0].text == "mage"
    assert reader.screen.wanted == "mage"
    assert not reader.app.settings.mute
    reader.send(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="\x1b")
    assert not reader.app.running, "Esc closes the book, and there is no screen below it here"


def test_keys_turn_the_pages_while_nothing_is_searched_for(reader: Visitor) -> None:
    reader.click(reader.parts(Field)[0])
    scroll = reader.screen._paper.scroll
    for key, way in ((pygame.K_PAGEDOWN, 1), (pygame.K_PAGEUP, -1), (pygame.K_DOWN, 1), (pygame.K_UP, -1)):
        before = scroll.offset
        reader.key(key)
        assert (scroll.offset - before) * way > 0
    assert reader.parts(Field)[0].focused


def test_a_search_that_finds_nothing_says_so(reader: Visitor) -> None:
    reader.click(reader.parts(Field)[0])
    reader.write("zeppelin")
    assert "Nothing found." in reader.says()
    reader.key(pygame.K_RETURN)
    for _ in "zeppelin":
        reader.key(pygame.K_BACKSPACE)
    assert "Turn order" in reader.says()


def test_a_link_that_leads_nowhere_is_refused(reader: Visitor) -> None:
    reader.screen.follow("KIN-7")
    assert reader.screen.rule == "CAT-77"
    assert reader.sounds[-1] == "refused"


def test_every_link_of_the_book_leads_somewhere(reader: Visitor) -> None:
    links = {item.link for item in reader.screen._paper.page.items if item.link}
    assert links <= set(reader.screen._book.rules)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_in_the_book_stands_on_the_paper(visit: Visit, language: str) -> None:
    visitor = visit(language=language)
    screen = visitor.go(lambda app: RulebookScreen(app, "catacombs"))
    book = read_rulebook(find("catacombs"), language)
    assert len(screen._paper.blocks) == len(book.paragraphs)
    ids = [item.text for item in screen._paper.page.items if item.x == 0 and item.link]
    assert ids == book.rules


def test_the_page_stays_where_it_is_when_the_language_changes(reader: Visitor) -> None:
    """The rule does."""
    reader.app.change(language="fr")
    reader.wait()
    assert "CAT-77" in reader.says()
    assert "Les dégâts" in reader.says()


def test_another_game_is_chosen(reader: Visitor) -> None:
    select = reader.parts(Select)[0]
    reader.click(select)
    (menu,) = reader.parts(Menu)
    reader.click(menu.row_rect(select.options.index("Bazaar")))
    assert reader.screen.game_id == "bazaar"
    assert "Rulebook: Bazaar" in reader.says()


def test_f1_opens_the_book_of_the_game_that_is_seen_and_closes_it(visit: Visit) -> None:
    visitor = visit()
    visitor.go(lambda app: NewMatchScreen(app, "shells"))
    visitor.key(pygame.K_F1)
    assert isinstance(visitor.screen, RulebookScreen)
    assert visitor.screen.game_id == "shells"
    visitor.key(pygame.K_F1)
    assert isinstance(visitor.screen, NewMatchScreen)


def test_keys_turn_the_pages(reader: Visitor) -> None:
    paper = reader.screen._paper
    reader.screen.desk.give_focus(paper)
    before = paper.scroll.offset
    reader.key(pygame.K_PAGEDOWN)
    assert paper.scroll.offset > before
    reader.key(pygame.K_RIGHT, pygame.K_RETURN)
    assert reader.screen.rule != "CAT-77"


def test_a_book_that_cannot_be_read_says_why_and_another_can_be_chosen(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unread(game: GamesAny, options: Any, words: Words) -> Rulebook:
        if game.id == "catacombs":
            raise Refused(say("no-such-rule", rule="CAT-00"))
        return book_of(game, options, words)

    monkeypatch.setattr(rulebook_screen, "book_of", unread)
    visitor = visit((1280, 720))
    visitor.go(lambda app: RulebookScreen(app, "catacombs", "CAT-77"))
    assert "CAT-00" in visitor.says()
    visitor.screen._open("urto")
    assert "CAT-00" not in visitor.says()
    assert len(visitor.screen._paper.blocks) > 100


def test_the_book_of_a_game_that_is_broken_says_why_and_another_can_be_chosen(
    reader: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(name: str) -> GamesAny:
        if name == "urto":
            raise UnknownGame(say("game-broken", folder="/games/urto", why="SyntaxError"))
        return find(name)

    monkeypatch.setattr(games, "find", broken)
    reader.screen._open("urto")
    assert "/games/urto" in reader.says()
    reader.screen._open("catacombs")
    assert len(reader.screen._paper.blocks) > 100
