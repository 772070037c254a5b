"""Buttons, links, switches and boxes: pressed with mouse and keyboard, and refusing."""

import pygame
import pytest
from pygame import Rect, Surface

from flick.window.widgets.button import Button, TileButton
from flick.window.widgets.desk import Desk
from flick.window.widgets.kit import Kit
from flick.window.widgets.label import Link
from flick.window.widgets.switch import Switch
from tests.window.checks import complaints
from tests.window.widgets.hand import Hand

PLACE = Rect(100, 100, 140, 40)


@pytest.fixture
def pressed() -> list[str]:
    return []


@pytest.fixture
def button(kit: Kit, pressed: list[str]) -> Button:
    return Button(kit, PLACE, "Keep", lambda: pressed.append("keep"))


@pytest.mark.parametrize("ground", ["paper", "wood.3"])
def test_what_is_off_can_be_read_on_paper_as_on_wood(kit: Kit, ground: str) -> None:
    desk, surface = Desk(kit, Rect(0, 0, 400, 300)), Surface((400, 300), 0, 32)
    surface.fill(kit.theme.colour(ground))
    desk.root.add(Button(kit, PLACE, "Watch", lambda: None, off="Nothing was saved."))
    assert complaints(desk, surface) == []


def test_a_click_presses(button: Button, pressed: list[str]) -> None:
    hand = Hand(button)
    hand.click(PLACE.center)
    assert pressed == ["keep"]
    assert hand.sounds == ["button"]


def test_only_letting_go_over_it_presses(button: Button, pressed: list[str]) -> None:
    hand = Hand(button)
    hand.drag(PLACE.center, (500, 400))
    assert pressed == []
    hand.drag(PLACE.center, (500, 400), PLACE.center)
    assert pressed == ["keep"]
    hand.drag((500, 400), PLACE.center)
    assert pressed == ["keep"]


def test_the_right_button_does_not_press(button: Button, pressed: list[str]) -> None:
    hand = Hand(button)
    hand.down(PLACE.center, button=3)
    hand.up(PLACE.center, button=3)
    assert pressed == []


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE])
def test_keys_press(button: Button, pressed: list[str], key: int) -> None:
    hand = Hand(button)
    hand.tab()
    hand.key(key)
    assert pressed == ["keep"]


def test_a_button_that_is_off_says_why_at_once(button: Button, pressed: list[str]) -> None:
    button.off = "A card was drawn since: it cannot be unseen."
    hand = Hand(button)
    hand.click(PLACE.center)
    assert pressed == []
    assert hand.sounds == ["refused"]
    assert hand.desk.tooltip is not None
    assert hand.desk.tooltip.text == button.off


def test_the_keyboard_reaches_a_button_that_is_off_and_hears_why(button: Button, pressed: list[str]) -> None:
    button.off = "Not now."
    hand = Hand(button)
    hand.tab()
    hand.key(pygame.K_RETURN)
    hand.wait(20)
    assert pressed == []
    assert hand.desk.tooltip is not None


def test_it_goes_down_while_pressed_and_glows_while_hovered(button: Button) -> None:
    hand = Hand(button)
    hand.move(PLACE.center)
    hand.wait(200)
    assert button.face == PLACE
    hand.down(PLACE.center)
    hand.wait(200)
    assert button.face == PLACE.move(0, 2)
    hand.move((500, 500), held=True)
    hand.wait(200)
    assert button.face == PLACE


@pytest.mark.parametrize("label", ["Go", "Take the hit", "Mettre la table comme elle est d’habitude"])
@pytest.mark.parametrize("icon", ["", "play"])
@pytest.mark.parametrize("key", ["", "R"])
def test_a_label_stays_on_its_button(kit: Kit, label: str, icon: str, key: str) -> None:
    button = Button(kit, Rect(100, 100, 170, 44), label, lambda: None, icon=icon, key=key)
    assert " ".join(text.text for text in button.texts() if text.role == "button") == label
    assert all(button.rect.contains(text.rect) for text in button.texts())


def test_a_tile_is_a_button(kit: Kit, pressed: list[str]) -> None:
    tile = TileButton(
        kit, Rect(10, 10, 182, 67), "Load", "12 saved matches", lambda: pressed.append("load"), icon="load"
    )
    Hand(tile).click(tile.rect.center)
    assert pressed == ["load"]
    assert all(tile.rect.contains(text.rect) for text in tile.texts())


def test_a_link_is_large_enough_to_be_clicked_and_followed_by_keyboard(kit: Kit, pressed: list[str]) -> None:
    link = Link(kit, (300, 300), "CAT-77", lambda: pressed.append("CAT-77"))
    hand = Hand(link)
    hand.click((link.rect.centerx, link.rect.top + 1))
    hand.tab()
    hand.key(pygame.K_RETURN)
    assert pressed == ["CAT-77", "CAT-77"]
    assert link.rect.height >= 28
    assert link.rect.contains(link.texts()[0].rect)


def test_a_switch_changes_with_mouse_and_keyboard(kit: Kit) -> None:
    heard: list[bool] = []
    switch = Switch(kit, PLACE, "Sound", False, heard.append)
    hand = Hand(switch)
    hand.click(switch.mark.center)
    hand.click((PLACE.right - 5, PLACE.centery))
    hand.key(pygame.K_SPACE)
    assert heard == [True, False, True]
    assert hand.sounds == ["switch-on", "switch-off", "switch-on"]
    assert switch.on


def test_a_switch_slides(kit: Kit) -> None:
    switch = Switch(kit, PLACE, "Sound", False, lambda on: None)
    hand = Hand(switch)
    hand.down(PLACE.center)
    hand.wait(20)
    assert switch.moving
    hand.wait(200)
    assert not switch.moving


def test_a_switch_that_is_off_does_not_change(kit: Kit) -> None:
    heard: list[bool] = []
    switch = Switch(kit, PLACE, "Sound", False, heard.append, off="There is no sound here.")
    hand = Hand(switch)
    hand.click(PLACE.center)
    assert (heard, hand.sounds) == ([], ["refused"])
