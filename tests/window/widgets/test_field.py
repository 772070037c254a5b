"""Text fields: typed, edited, selected, copied and pasted, with mouse and keyboard."""

import pygame
import pytest
from pygame import Rect

from flick.window.widgets.button import Button
from flick.window.widgets.editing import Editing
from flick.window.widgets.field import Field
from flick.window.widgets.kit import Kit
from tests.window.widgets.hand import Hand

CTRL, SHIFT = pygame.KMOD_CTRL, pygame.KMOD_SHIFT
PLACE = Rect(100, 100, 210, 34)


@pytest.fixture
def heard() -> list[str]:
    return []


@pytest.fixture
def field(kit: Kit, heard: list[str]) -> Field:
    return Field(kit, PLACE, "Camille", heard.append)


@pytest.fixture
def hand(field: Field) -> Hand:
    made = Hand(field)
    made.click((PLACE.right - 5, PLACE.centery))
    return made


def test_text_is_typed_with_accents(hand: Hand, field: Field, heard: list[str]) -> None:
    hand.type(" Zoë")
    hand.send(pygame.TEXTINPUT, text="œ")
    assert field.text == "Camille Zoëœ"
    assert heard[-1] == field.text


def test_accents_that_are_put_together_are_seen_but_not_kept_until_done(hand: Hand, field: Field) -> None:
    hand.send(pygame.TEXTEDITING, text="´", start=0, length=1)
    assert field.text == "Camille"
    assert [text.text for text in field.texts()] == ["Camille´"]
    hand.key(pygame.K_BACKSPACE)
    assert field.text == "Camille", "the key belongs to what is being put together"
    hand.send(pygame.TEXTINPUT, text="é")
    assert [text.text for text in field.texts()] == ["Camilleé"]


@pytest.mark.parametrize(
    ("keys", "text"),
    [
        ([(pygame.K_BACKSPACE, 0)], "Camill"),
        ([(pygame.K_LEFT, 0), (pygame.K_BACKSPACE, 0)], "Camile"),
        ([(pygame.K_HOME, 0), (pygame.K_DELETE, 0)], "amille"),
        ([(pygame.K_LEFT, SHIFT), (pygame.K_LEFT, SHIFT), (pygame.K_DELETE, 0)], "Camil"),
        ([(pygame.K_HOME, SHIFT), (pygame.K_BACKSPACE, 0)], ""),
        ([(pygame.K_a, CTRL), (pygame.K_BACKSPACE, 0)], ""),
        ([(pygame.K_LEFT, SHIFT), (pygame.K_LEFT, 0), (pygame.K_BACKSPACE, 0)], "Camile"),
        ([(pygame.K_DELETE, 0)], "Camille"),
        ([(pygame.K_HOME, 0), (pygame.K_BACKSPACE, 0)], "Camille"),
    ],
)
def test_keys_edit(hand: Hand, field: Field, keys: list[tuple[int, int]], text: str) -> None:
    for key, mod in keys:
        assert hand.key(key, mod=mod)
    assert field.text == text


def test_text_is_cut_copied_and_pasted(hand: Hand, field: Field, heard: list[str]) -> None:
    hand.key(pygame.K_a, mod=CTRL)
    hand.key(pygame.K_x, mod=CTRL)
    assert field.text == ""
    hand.key(pygame.K_v, mod=CTRL)
    hand.key(pygame.K_v, mod=CTRL)
    assert field.text == "CamilleCamille"
    assert heard == ["", "Camille", "CamilleCamille"]


def test_what_is_pasted_is_one_line(hand: Hand, field: Field) -> None:
    pygame.scrap.put_text("one\n two\tthree")
    hand.key(pygame.K_a, mod=CTRL)
    hand.key(pygame.K_v, mod=CTRL)
    assert field.text == "one two three"


def test_the_mouse_places_the_caret_and_selects(hand: Hand, field: Field, kit: Kit) -> None:
    hand.wait(1000)
    start = PLACE.left + 12
    hand.drag((start, PLACE.centery), (start + kit.width("Cam", "body", 13.5), PLACE.centery))
    assert field.line.selected == "Cam"
    hand.type("S")
    assert field.text == "Sille"


def test_a_double_click_selects_a_word(kit: Kit) -> None:
    field = Field(kit, PLACE, "Camille plays", lambda text: None)
    hand = Hand(field)
    place = (PLACE.left + 30, PLACE.centery)
    hand.click(place)
    hand.click(place)
    assert field.line.selected == "Camille"
    hand.wait(1000)
    hand.click(place)
    assert field.line.selected == ""


def test_only_what_is_allowed_and_no_more_than_fits(kit: Kit) -> None:
    field = Field(kit, PLACE, "", lambda text: None, most=4, allowed=str.isdigit)
    hand = Hand(field)
    hand.tab()
    hand.type("1a2b3456")
    assert field.text == "1234"


def test_letters_do_not_press_anything_but_enter_and_tab_do(kit: Kit, field: Field) -> None:
    pressed: list[str] = []
    button = Button(kit, Rect(100, 200, 120, 40), "Start", lambda: pressed.append("start"), kind="primary")
    hand = Hand(field, button)
    hand.tab()
    hand.type("r m")
    assert (field.text, pressed) == ("Camiller m", [])
    hand.key(pygame.K_RETURN)
    assert pressed == ["start"]
    hand.tab()
    assert hand.desk.focus is button


def test_enter_may_belong_to_the_field(kit: Kit) -> None:
    pressed: list[str] = []
    field = Field(kit, PLACE, "", lambda text: None, on_enter=lambda: pressed.append("search"))
    hand = Hand(field, Button(kit, Rect(100, 200, 120, 40), "Start", lambda: pressed.append("start"), kind="primary"))
    hand.tab()
    hand.key(pygame.K_RETURN)
    assert pressed == ["search"]


@pytest.mark.parametrize("letters", [10, 39])
def test_a_long_text_moves_so_that_the_caret_is_seen(kit: Kit, letters: int) -> None:
    text = "".join(chr(ord("a") + n % 26) for n in range(letters))
    field = Field(kit, PLACE, text, lambda text: None)
    hand = Hand(field)
    hand.tab()
    (seen,) = field.texts()
    assert PLACE.contains(seen.rect)
    assert text.endswith(seen.text)
    hand.key(pygame.K_HOME)
    (seen,) = field.texts()
    assert text.startswith(seen.text)


def test_a_hint_stands_in_an_empty_field(kit: Kit) -> None:
    field = Field(kit, PLACE, "", lambda text: None, hint="Search the rules")
    assert [text.text for text in field.texts()] == ["Search the rules"]


def test_a_field_that_is_off_keeps_its_text(kit: Kit, heard: list[str]) -> None:
    field = Field(kit, PLACE, "Camille", heard.append, off="Not while it runs.")
    hand = Hand(field)
    hand.click(PLACE.center)
    hand.type("x")
    hand.key(pygame.K_BACKSPACE)
    assert (field.text, heard) == ("Camille", [])


def test_words_are_found_from_any_place() -> None:
    line = Editing("flick  the disc")
    assert line.word_left() == 11
    line.move(7)
    assert (line.word_left(), line.word_right()) == (0, 11)
    line.move(0)
    assert (line.word_left(), line.word_right()) == (0, 7)
    line.key(pygame.K_DELETE, CTRL)
    assert line.text == "the disc"
