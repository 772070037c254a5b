"""Cards that are looked at, and the headline, keep out of the way of what happens."""

import pygame
import pytest

from flick.table.languages import LANGUAGES
from flick.window.board.card import CardPart
from flick.window.board.furniture import Furniture
from flick.window.board.sheet import PortraitPart
from flick.window.match.past_moments import board_after
from flick.window.widgets.button import Button
from tests.window.kinfire.scene import Table, new_match
from tests.window.menus.conftest import Visit

FULL = (1280, 720)
LONG_ENOUGH = 900


def until(table: Table, verb: str) -> None:
    for _ in range(80):
        if table.decision is not None and table.decision.verb == verb:
            return
        table.by_keys()
    raise AssertionError(f"never asked: {verb}")


def furniture_of(table: Table) -> Furniture:
    return table.screen.board_view.furniture


def in_hand(table: Table) -> list[CardPart]:
    return furniture_of(table).hand.cards


def look_at(table: Table, card: CardPart) -> None:
    """At its upper left, where no other card of a hand covers it."""
    table.guest.move((10, 10))
    table.guest.wait(LONG_ENOUGH)
    table.guest.move((round(card.pose.x - 0.4 * card.pose.width), round(card.pose.y - 0.5 * card.pose.width)))
    table.guest.wait(LONG_ENOUGH)


def test_no_card_of_the_hand_rises_under_a_button(visit: Visit) -> None:
    table = Table(visit(FULL, curtain="never"), new_match())
    until(table, "boost")
    furniture = furniture_of(table)
    buttons = [part.rect for part in furniture.options.walk() if isinstance(part, Button)]
    assert buttons
    for card in in_hand(table):
        look_at(table, card)
        assert card.hovered
        assert [tuple(rect) for rect in buttons if rect.colliderect(card.rect)] == []
        large = furniture.around.peek.large
        assert large is not None
        assert [tuple(rect) for rect in buttons if rect.colliderect(large.rect)] == []


def test_a_large_card_goes_when_the_table_changes_and_comes_again_on_demand(visit: Visit) -> None:
    table = Table(visit(FULL, curtain="never"), new_match())
    until(table, "boost")
    peek = furniture_of(table).around.peek
    card = in_hand(table)[0]
    look_at(table, card)
    assert peek.shows(card)
    table.by_keys()
    table.guest.wait(LONG_ENOUGH)
    assert peek.large is None
    board = next(part for part in table.guest.parts(CardPart) if part.zone == "board")
    look_at(table, board)
    assert peek.shows(board)


def test_the_headline_asks_nothing_any_more_once_it_is_answered(visit: Visit) -> None:
    table = Table(visit(FULL, curtain="never", still=False), new_match())
    until(table, "approach")
    assert table.decision is not None
    asked = table.screen.words(table.decision.ask)
    assert asked in table.guest.says()
    seen: list[str] = []
    table.guest.key(ord("1"))
    for _ in range(100):
        table.guest.wait(25)
        if table.decision is not None:
            break
        prompt = furniture_of(table).header.prompt
        seen.append(prompt.texts()[0].text)
    assert seen
    assert asked not in seen[1:]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [FULL, (1024, 640)])
def test_icons_are_told_in_words_below_the_large_card(visit: Visit, size: tuple[int, int], language: str) -> None:
    table = Table(visit(size, curtain="never", language=language), new_match())
    told = 0
    for card in [part for part in table.guest.parts(CardPart) if part.zone == "board" and part.on_pick]:
        look_at(table, card)
        large, look = furniture_of(table).around.peek.large, card.faces.look(card.piece)
        assert large is not None
        assert look is not None
        said = " ".join(text.text for text in large.texts())
        promised = [card.tag.told] if card.tag else []
        assert said == " ".join([*promised, *(card.faces.words(gain.told) for gain in look.gains)])
        assert [text.text for text in large.texts() if not text.room.contains(text.rect)] == []
        told += bool(look.gains)
    assert told


def test_a_portrait_tells_what_its_seeker_can_do(visit: Visit) -> None:
    table = Table(visit(FULL, curtain="never"), new_match())
    portrait = table.guest.parts(PortraitPart)[0]
    look = furniture_of(table).around.faces.look(portrait.zone.pieces[0])
    assert look is not None
    assert look.lines
    assert portrait.tip.split("\n") == [table.screen.words(line.text) for line in look.lines]
    table.guest.move(portrait.rect.center)
    table.guest.wait(LONG_ENOUGH)
    assert table.screen.desk.tooltip is not None


def test_a_card_that_is_taken_back_lies_where_it_was(visit: Visit) -> None:
    table = Table(visit(FULL, curtain="never"), new_match(seed=4))
    until(table, "boost")
    before = [card.piece.id for card in in_hand(table)]
    table.by_keys()
    assert len(in_hand(table)) != len(before) or [card.piece.id for card in in_hand(table)] != before
    table.guest.key(pygame.K_z, mod=pygame.KMOD_CTRL)
    table.wait()
    assert [card.piece.id for card in in_hand(table)] == before
    numbers = [card.number for card in in_hand(table) if card.number]
    assert numbers == sorted(numbers)


def test_an_entry_of_the_log_shows_the_table_as_it_lay_then(visit: Visit) -> None:
    """Any key leads back, and answers nothing."""
    table = Table(visit(FULL, curtain="never"), new_match())
    until(table, "boost")
    view, decision = table.screen.board_view, table.decision
    assert view is not None
    now = view.board
    log = furniture_of(table).log
    first = next(index for index, entry in enumerate(log.entries) if not entry.heading)
    log.log.on_entry(first)
    assert view.board != now
    assert view.board == board_after(table.screen.match, log.entries[first].number, table.screen.controller.viewer)
    assert view.decision is None
    table.guest.key(pygame.K_1)
    assert (view.board, table.decision, view.decision) == (now, decision, decision)
