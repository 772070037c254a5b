"""The checks themselves find what they look for."""

import pytest
from pygame import Color, Rect, Surface

from flick.window.widgets.button import Button
from flick.window.widgets.kit import Kit
from flick.window.widgets.label import Caption
from tests.window.checks import clipped, complaints, contrast, cramped, crowded, missing, overlapping, pale
from tests.window.widgets.hand import WINDOW, Hand


def ground(colour: str) -> Surface:
    surface = Surface(WINDOW.size)
    surface.fill(colour)
    return surface


def test_contrast_is_that_of_the_standard() -> None:
    whole = Rect(0, 0, 50, 50)
    assert contrast(Color("white"), ground("black"), whole) == pytest.approx(21.0)
    assert contrast(Color("#777777"), ground("white"), whole) == pytest.approx(4.48, abs=0.01)


def test_a_small_bright_spot_is_forgiven_and_a_large_one_is_not() -> None:
    spotted, whole = ground("black"), Rect(0, 0, 100, 100)
    spotted.fill("white", Rect(0, 0, 20, 20))
    assert contrast(Color("white"), spotted, whole) == pytest.approx(21.0)
    spotted.fill("white", Rect(0, 0, 30, 30))
    assert contrast(Color("white"), spotted, whole) == pytest.approx(1.0)


def test_pale_text_is_found(kit: Kit) -> None:
    text, large = (kit.text("pale", "body", (100, 100), Color("#6a6a6a"), size=size) for size in (13, 30))
    assert len(pale([text, large], ground("black"))) == 1


def test_text_that_leaves_its_room_is_found(kit: Kit) -> None:
    room = Rect(100, 80, 30, 40)
    assert len(clipped([kit.text("too long for this", "body", (100, 100), room=room)], WINDOW)) == 1
    assert len(clipped([kit.text("beyond", "body", (780, 100))], WINDOW)) == 1
    assert clipped([kit.text("in", "body", (105, 100), room=room)], WINDOW) == []


def test_texts_on_each_other_are_found(kit: Kit) -> None:
    texts = [kit.text("one above", "body", (100, 100)), kit.text("the other", "body", (110, 106))]
    assert len(overlapping(texts)) == 1
    assert overlapping([texts[0], kit.text("below", "body", (100, 117))]) == []


def test_small_and_crowded_targets_are_found() -> None:
    assert len(cramped([Rect(0, 0, 28, 28), Rect(0, 0, 30, 26), Rect(0, 0, 30, 28)], 1.0)) == 2
    assert len(cramped([Rect(0, 0, 30, 28)], 2.0)) == 1
    assert len(crowded([Rect(0, 0, 30, 30), Rect(20, 20, 30, 30), Rect(100, 0, 30, 30)])) == 1


def test_characters_that_a_font_lacks_are_found() -> None:
    assert missing("☃", ("sans",)) == ["sans has no '☃'"]
    assert missing("« œuvre » – 64\u202f% ’", ("sans", "serif-bold")) == []


def test_all_of_them_are_asked(kit: Kit) -> None:
    hand = Hand(
        Button(kit, Rect(10, 10, 20, 20), "", lambda: None),
        Button(kit, Rect(700, 10, 120, 40), "", lambda: None),
        Caption(kit, Rect(100, 100, 200, 40), "pale", colour="wood.1"),
        Caption(kit, Rect(110, 100, 200, 40), "covered"),
    )
    words = ("overlap", "needs", "too small", "not wholly")
    found = complaints(hand.desk, ground("black"))
    assert all(any(word in complaint for complaint in found) for word in words)
