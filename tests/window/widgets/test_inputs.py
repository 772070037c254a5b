"""Segments, sliders, steppers and selects: with mouse, wheel and keyboard."""

from collections.abc import Callable

import pygame
import pytest
from pygame import Rect

from flick.window.widgets.kit import Kit
from flick.window.widgets.segmented import Segmented
from flick.window.widgets.select import MOST_ROWS, Select
from flick.window.widgets.slider import Slider
from flick.window.widgets.stepper import Stepper
from tests.window.widgets.hand import WINDOW, Hand


@pytest.fixture
def heard() -> list[float]:
    return []


@pytest.fixture
def segmented(kit: Kit, heard: list[float]) -> Segmented:
    return Segmented(kit, Rect(100, 100, 216, 30), ["Off", "Contact", "Path"], 1, heard.append)


def test_a_click_chooses_a_segment(segmented: Segmented, heard: list[float]) -> None:
    hand = Hand(segmented)
    hand.click(segmented.segments()[2].center)
    hand.click(segmented.segments()[2].center)
    hand.click(segmented.segments()[0].center)
    assert heard == [2, 0]


def test_left_and_right_choose_and_stop_at_the_ends(segmented: Segmented, heard: list[float]) -> None:
    hand = Hand(segmented)
    hand.tab()
    hand.key(pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT)
    assert heard == [2, 1]
    assert hand.desk.focus is segmented


def test_segments_fill_their_place_and_hold_their_words(kit: Kit) -> None:
    words = ["Un", "Nettement plus long", "Deux"]
    segmented = Segmented(kit, Rect(100, 100, 240, 30), words, 0, lambda index: None)
    parts = segmented.segments()
    assert (parts[0].left, parts[-1].right) == (100, 340)
    for text, rect in zip(segmented.texts(), parts, strict=True):
        assert rect.contains(text.rect)


def test_a_barred_segment_says_why(kit: Kit, heard: list[float]) -> None:
    segmented = Segmented(kit, Rect(100, 100, 216, 30), ["Off", "Path"], 0, heard.append, barred={1: "Not in a match."})
    hand = Hand(segmented)
    hand.click(segmented.segments()[1].center)
    assert heard == []
    assert hand.desk.tooltip is not None
    assert hand.desk.tooltip.text == "Not in a match."
    left, right = segmented.segments()[1].left, segmented.segments()[1].right
    assert left < hand.desk.tooltip.tip_place[0] < right


@pytest.fixture
def slider(kit: Kit, heard: list[float]) -> Slider:
    return Slider(kit, Rect(100, 100, 300, 30), 0.5, heard.append, step=0.05, written=lambda value: f"{value:.2f}")


def test_the_knob_is_dragged_and_stays_within_the_groove(slider: Slider, heard: list[float]) -> None:
    hand = Hand(slider)
    groove = slider.groove
    hand.drag(slider.knob.center, (groove.right, 110), (groove.right + 500, 400), (groove.left - 50, 110))
    assert heard == [1.0, 0.0]
    assert slider.value == 0.0


def test_a_press_on_the_groove_goes_there_and_values_are_steps(slider: Slider, heard: list[float]) -> None:
    hand = Hand(slider)
    hand.click((slider.groove.left + round(0.262 * slider.groove.width), slider.groove.centery))
    assert heard == [0.25]


def test_keys_move_the_slider(slider: Slider, heard: list[float]) -> None:
    hand = Hand(slider)
    hand.tab()
    hand.key(pygame.K_RIGHT, pygame.K_UP, pygame.K_LEFT, pygame.K_HOME, pygame.K_PAGEUP, pygame.K_END, pygame.K_RIGHT)
    assert heard == pytest.approx([0.55, 0.6, 0.55, 0.0, 0.5, 1.0])


def test_the_wheel_moves_a_slider_only_when_it_has_the_keyboard(slider: Slider, heard: list[float]) -> None:
    """Else a list could not be scrolled past it."""
    hand = Hand(slider)
    hand.move(slider.rect.center)
    hand.wheel(1)
    assert heard == []
    hand.tab()
    hand.wheel(1)
    assert heard == pytest.approx([0.55])


def test_a_slider_that_is_off_stays(kit: Kit, heard: list[float]) -> None:
    slider = Slider(kit, Rect(100, 100, 300, 30), 0.5, heard.append, off="Not while it runs.")
    hand = Hand(slider)
    hand.drag(slider.knob.center, (390, 110))
    hand.tab()
    hand.key(pygame.K_RIGHT)
    assert heard == []


def newtons(value: float) -> str:
    return f"{value:.3f} N"


@pytest.mark.parametrize("written", [None, newtons])
def test_groove_and_value_do_not_overlap(kit: Kit, written: Callable[[float], str] | None) -> None:
    slider = Slider(kit, Rect(100, 100, 200, 30), 1.0, lambda value: None, written=written)
    assert all(not slider.knob.colliderect(text.rect) for text in slider.texts())
    assert slider.rect.contains(slider.knob)


@pytest.fixture
def stepper(kit: Kit, heard: list[float]) -> Stepper:
    return Stepper(kit, Rect(100, 100, 104, 34), 8, 7, 10, heard.append)


def test_minus_and_plus_are_clicked(stepper: Stepper, heard: list[float]) -> None:
    hand = Hand(stepper)
    for step in (1, 1, 1, -1):
        hand.click(stepper.side(step).center)
    hand.click(stepper.rect.center)
    assert heard == [9, 10, 9]


def test_keys_step(stepper: Stepper, heard: list[float]) -> None:
    hand = Hand(stepper)
    hand.tab()
    hand.key(pygame.K_UP, pygame.K_PLUS, pygame.K_RIGHT, pygame.K_MINUS, pygame.K_HOME, pygame.K_LEFT, pygame.K_END)
    assert heard == [9, 10, 9, 7, 10]


def test_the_wheel_steps_when_it_has_the_keyboard(stepper: Stepper, heard: list[float]) -> None:
    hand = Hand(stepper)
    hand.move(stepper.rect.center)
    assert not hand.wheel(1)
    hand.tab()
    hand.wheel(1)
    hand.wheel(-1)
    assert heard == [9, 8]


@pytest.fixture
def select(kit: Kit, heard: list[float]) -> Select:
    options = ["Mat", "Walls", "Kitchen table", "Kids"]
    return Select(kit, Rect(100, 100, 180, 34), options, 0, heard.append)


def test_a_select_opens_and_an_option_is_clicked(select: Select, heard: list[float]) -> None:
    hand = Hand(select)
    hand.click(select.rect.center)
    assert select.menu
    assert not select.menu.rect.colliderect(select.rect)
    hand.click(select.menu.row_rect(2).center)
    assert (heard, select.menu, select.chosen) == ([2], None, 2)
    assert hand.desk.focus is select


def test_a_click_beside_the_list_closes_it(select: Select, heard: list[float]) -> None:
    hand = Hand(select)
    hand.click(select.rect.center)
    hand.click((700, 500))
    assert (heard, select.menu) == ([], None)
    assert hand.desk.modal is None


@pytest.mark.parametrize("opening", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_DOWN])
def test_a_select_is_used_by_keyboard(select: Select, heard: list[float], opening: int) -> None:
    hand = Hand(select)
    hand.tab()
    hand.key(opening)
    assert select.menu
    hand.key(pygame.K_DOWN, pygame.K_DOWN, pygame.K_UP, pygame.K_RETURN)
    assert heard == [1]


def test_a_letter_leads_to_the_next_option_that_begins_with_it(select: Select, heard: list[float]) -> None:
    hand = Hand(select)
    hand.tab()
    hand.key(pygame.K_RETURN)
    hand.key(pygame.K_k, unicode="k")
    hand.key(pygame.K_k, unicode="k")
    hand.key(pygame.K_RETURN)
    assert heard == [3]


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_TAB])
def test_esc_closes_the_list_and_nothing_else(select: Select, heard: list[float], key: int) -> None:
    hand = Hand(select)
    hand.tab()
    hand.key(pygame.K_RETURN)
    assert hand.key(key)
    assert (heard, select.menu) == ([], None)
    assert not hand.key(pygame.K_ESCAPE)


def test_the_list_opens_upwards_where_there_is_no_room_below(kit: Kit) -> None:
    select = Select(kit, Rect(100, WINDOW.bottom - 60, 180, 34), ["one", "two", "three"], 0, lambda index: None)
    hand = Hand(select)
    hand.click(select.rect.center)
    assert select.menu
    assert select.menu.rect.bottom <= select.rect.top
    assert WINDOW.contains(select.menu.rect)


def test_a_long_list_scrolls_to_what_is_chosen(kit: Kit) -> None:
    heard: list[int] = []
    select = Select(kit, Rect(100, 60, 180, 34), [f"number {n}" for n in range(30)], 20, heard.append)
    hand = Hand(select)
    hand.click(select.rect.center)
    menu = select.menu
    assert menu
    assert len(menu.texts()) == MOST_ROWS
    assert "number 20" in [text.text for text in menu.texts()]
    hand.move(menu.rect.center)
    hand.wheel(30)
    assert "number 0" in [text.text for text in menu.texts()]
    hand.key(pygame.K_END, pygame.K_RETURN)
    assert heard == [29]
