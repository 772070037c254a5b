"""Kinfire in the window: whole turns by mouse and by keys, everything in sight, nothing clipped."""

import pygame
import pytest
from pygame import Surface

from flick.paint.palette import PALETTES
from flick.table.duel import duel_of
from flick.table.languages import LANGUAGES
from flick.table.rules import Choose, Confirm
from flick.window.board.bar import BarPart
from flick.window.board.card import CardPart
from flick.window.board.duel_part import DuelPart
from flick.window.board.number import NumberPart
from flick.window.board.sheet import PortraitPart, SheetPart
from flick.window.menus.end import EndScreen
from flick.window.widgets.button import Button
from tests.games_kinfire.scene import BOARD, state_of
from tests.window.checks import complaints
from tests.window.kinfire.scene import Table, at_the_bottom, cards_on_cloth, match_at, new_match
from tests.window.menus.conftest import Visit

TURNS = 4
MOST = 80
FULL, NARROW, LARGE = (1280, 720), (1024, 640), (2560, 1440)


def wrong(table: Table) -> list[str]:
    ground = table.guest.screen.backdrop()
    assert isinstance(ground, Surface)
    return complaints(table.guest.screen.desk, ground)


@pytest.mark.parametrize("how", ["mouse", "keys"])
def test_whole_turns_are_played(visit: Visit, how: str) -> None:
    table = Table(visit(FULL, curtain="never"), new_match())
    asked: list[str] = []
    for _ in range(MOST):
        if table.turn > TURNS:
            break
        before = len(table.match.answers)
        assert table.decision is not None
        asked.append(table.decision.verb)
        table.by_mouse() if how == "mouse" else table.by_keys()
        assert len(table.match.answers) == before + 1, (table.decision, table.guest.says())
    assert table.turn > TURNS
    assert {"approach", "play", "boost"} <= set(asked)


def test_no_curtain_falls_where_nothing_is_hidden(visit: Visit) -> None:
    table = Table(visit(FULL, curtain="hidden"), new_match())
    assert table.decision is not None
    assert table.screen.controller.phase == "asking"


def test_boosts_are_asked_for_behind_a_curtain_if_somebody_wants_it(visit: Visit) -> None:
    table = Table(visit(FULL, curtain="always"), new_match())
    fallen: list[str] = []
    for _ in range(MOST):
        controller = table.screen.controller
        if controller.phase == "curtain":
            assert controller.viewer is None
            assert table.match.decision is not None
            fallen.append(table.match.decision.verb)
            table.guest.key(pygame.K_RETURN)
            table.wait()
        if "boost" in fallen:
            return
        table.by_keys()
    raise AssertionError(fallen)


def until(table: Table, verb: str) -> None:
    for _ in range(MOST):
        if table.decision is not None and table.decision.verb == verb:
            return
        table.by_keys()
    raise AssertionError(f"never asked: {verb}")


def test_the_one_who_may_boost_is_named(visit: Visit) -> None:
    table = Table(visit(FULL, curtain="never"), new_match())
    until(table, "boost")
    assert isinstance(table.decision, Choose)
    name = ("Camille", "Noé")[table.decision.seat]
    assert f"{name}: do you boost against" in table.guest.says()
    assert table.screen.controller.viewer == table.decision.seat


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_boost_is_asked_for_in_whole_words(visit: Visit, lang: str) -> None:
    """Where three answers leave the bar no room, the question is read at the top alone."""
    table = Table(visit(FULL, language=lang, curtain="never"), new_match(3))
    until(table, "boost")
    (bar,) = table.guest.parts(BarPart)
    assert not any(text.text.endswith("…") for text in bar.own_texts())
    assert bar.rect.contains(bar.rect.unionall([part.rect for part in bar.parts]))
    assert bar.asks_all or bar.buttons[-1].rect.right - bar.rect.left > 0.8 * bar.rect.width


def test_what_counts_is_added_up_beside_the_dice(visit: Visit) -> None:
    table = Table(visit(FULL, curtain="never"), new_match())
    until(table, "boost")
    (part,) = table.guest.parts(DuelPart)
    attempt = table.match.view(None).zone("attempt")
    lines = table.guest.says()
    duel = duel_of(attempt)
    assert duel is not None
    for modifier in duel.sides[0].modifiers:
        assert f"+{modifier.n}" in lines
    assert part.shown == str(attempt.facts["sum"])


def test_the_cards_of_the_board_lie_apart(visit: Visit) -> None:
    table = Table(visit(NARROW, curtain="never"), new_match())
    places = cards_on_cloth(table)
    assert len(places) == 5
    assert all(one is other or not one.colliderect(other) for one in places for other in places)


def test_progress_lies_on_cards_in_coins_and_another_difficulty_is_told(visit: Visit) -> None:
    board = ["the_maze#1", "the_maze#2", "masked_fencers", "the_counterweight"]
    state = state_of(board=board)
    state.board, state.progress = board, {"the_maze#1": 4}
    table = Table(visit(FULL, curtain="never"), match_at(state))
    maze, other, fencers = (
        next(part for part in table.guest.parts(CardPart) if part.piece.id == name) for name in board[:3]
    )
    assert (maze.coins, maze.stands) == (4, "6")
    assert (other.coins, other.stands) == (0, "6")
    assert (fencers.coins, fencers.stands) == (0, "")


def test_hands_of_others_open_on_demand(visit: Visit) -> None:
    """Hands, discards and what a Seeker carries are open to all; decks are not."""
    table = Table(visit(FULL, curtain="never"), new_match())
    assert len([part for part in table.guest.parts(SheetPart) if not part.hidden]) == 2
    hand = next(part for part in table.guest.parts(NumberPart) if part.zone.id == "hand-2")
    deck = next(part for part in table.guest.parts(NumberPart) if part.zone.id == "deck-2")
    assert deck.targets() == []
    table.guest.click(hand)
    first = table.match.view(0).zone("hand-2").pieces[-1]
    assert table.screen.words.name(first.face or "") in table.guest.says()
    assert wrong(table) == []


def test_a_portrait_opens_the_seeker(visit: Visit) -> None:
    table = Table(visit(FULL, curtain="never"), new_match())
    table.guest.click(table.guest.parts(PortraitPart)[0])
    assert "Asha’s Lantern" in table.guest.says()


def test_a_charged_lantern_is_picked_in_its_place(visit: Visit) -> None:
    table = Table(visit(FULL, curtain="never"), at_the_bottom())
    until(table, "play")
    lantern = next(part for part in table.guest.parts(CardPart) if part.piece.id == "asha_lantern")
    assert lantern.on_pick is not None
    table.guest.click(lantern)
    assert table.match.state.seekers[0].used


def test_questions_of_yes_and_no_leave_the_table_in_sight(visit: Visit) -> None:
    table = Table(visit(FULL, curtain="never"), match_at(state_of(board=("the_flattering_mirror", *BOARD[1:]))))
    for answer in ("approach the_flattering_mirror", "play nothing"):
        table.screen.controller.answer(answer)
        table.wait()
    assert isinstance(table.decision, Confirm)
    assert table.screen.desk.modal is None
    assert "Reroll" in table.guest.says()


def test_to_give_in_is_a_button_beside_the_cards(visit: Visit) -> None:
    table = Table(visit(FULL, curtain="never"), new_match())
    table.guest.click(table.guest.part(Button, "Give in to fatigue"))
    assert table.match.state.fatigue


def test_a_match_comes_to_its_end(visit: Visit) -> None:
    state = state_of()
    state.hp = 1
    table = Table(visit(FULL, curtain="never"), match_at(state))
    for _ in range(MOST):
        if table.over:
            break
        table.by_keys()
    assert isinstance(table.guest.screen, EndScreen)
    assert wrong(table) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "scale"), [(FULL, 100), (NARROW, 100), (NARROW, 125), (LARGE, 200)])
@pytest.mark.parametrize("verb", ["approach", "boost"])
def test_nothing_is_clipped_in_the_well(
    visit: Visit, verb: str, size: tuple[int, int], scale: int, language: str
) -> None:
    table = Table(visit(size, scale=scale, language=language, curtain="never"), new_match(4))
    until(table, verb)
    assert wrong(table) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("palette", PALETTES)
def test_nothing_is_clipped_at_the_bottom(visit: Visit, palette: str, language: str) -> None:
    table = Table(visit(NARROW, palette=palette, language=language, curtain="never"), at_the_bottom())
    assert wrong(table) == []
    until(table, "approach")
    assert wrong(table) == []


def test_a_button_that_ends_the_game_is_red_and_asks_once_more(visit: Visit) -> None:
    state = state_of()
    state.fatigue = ["puppet_strings", "heavy_limbs", "short_breath", "open_wounds"]
    state.fatigue_deck = [card for card in state.fatigue_deck if card not in state.fatigue]
    table = Table(visit(NARROW, curtain="never"), match_at(state))
    button = table.guest.part(Button, "Give in to fatigue. The team loses.")
    assert button.kind == "danger"
    table.guest.click(button)
    assert table.match.result is None
    assert wrong(table) == []
    table.guest.click(table.guest.part(Button, "Go back"))
    assert table.screen.desk.modal is None
    table.guest.click(button)
    table.guest.click(table.guest.part(Button, "Do it anyway"))
    assert table.match.settle() == table.match.result is not None


@pytest.mark.parametrize("odds", [True, False])
def test_cards_tell_what_choosing_them_promises_if_one_wishes(visit: Visit, odds: bool) -> None:
    table = Table(visit(FULL, curtain="never", odds=odds), new_match())
    cards = [card for card in table.guest.parts(CardPart) if card.zone == "board" and card.on_pick]
    tags = {card.piece.id: card.tag.text for card in cards if card.tag}
    assert bool(tags) is odds
    assert all(text.endswith("%") for text in tags.values())
    until(table, "boost")
    assert ("before the dice" in table.guest.says()) is odds
    assert "click it twice" in table.guest.says(), "how it is done stands beside what is likely"
    table.guest.key(pygame.K_1)
    assert "second click" in table.guest.says().lower()


def test_at_twice_the_size_no_line_at_the_top_is_cut(visit: Visit) -> None:
    table = Table(visit(FULL, scale=200, curtain="never"), new_match())
    until(table, "boost")
    board_view = table.screen.board_view
    seen = " ".join(text.text for text in board_view.furniture.header.prompt.texts())
    assert seen.endswith(board_view.asking.said[1])
    assert "before the dice" in seen
