"""Frames in a folder of content that no game of the house has: one painter draws them all."""

import pytest
from pygame import Surface

from flick.table.frame_files import frames_in
from flick.table.languages import LANGUAGES
from flick.table.looks import CardLook
from flick.table.words import Words
from flick.window.cards.card_setting import set_card
from flick.window.cards.face import draw_face
from flick.window.cards.stock import FINER, WIDE
from tests.window.cards.coming import FOLDER, LOOKS
from tests.window.cards.decks import icons

FRAMES = frames_in((FOLDER,))
looks = pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.id)


def face(look: CardLook, language: str = "en", width: int = 60) -> Surface:
    own = icons("normal")
    return draw_face(look, width, own.theme, own, Words(language, FOLDER))


@looks
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_a_card_has_is_written_inside_its_frame(look: CardLook, language: str) -> None:
    words, u = Words(language, FOLDER), FINER * 150 / WIDE
    texts = set_card(FRAMES.of(look), look, words, 150).texts
    said = " ".join(text.text for text in texts).replace("\u00a0", " ")
    wanted = [words.name(look.id), look.number, *(fact.number for fact in look.facts)]
    wanted += [words(line.text) for line in look.lines] + ([words(look.kind.word)] if look.kind else [])
    assert all(word in said for text in wanted for word in text.replace("\u00a0", " ").split(" "))
    assert all(5 * u <= text.box[0] and text.box[2] <= 95 * u and text.box[3] <= 136 * u for text in texts)


def test_a_frame_has_what_it_is_like_and_what_is_its_own() -> None:
    held, item = FRAMES.frames["held"], FRAMES.frames["item"]
    assert (held.body, held.picture, held.kind) == (item.body, item.picture, item.kind)
    assert held.index is not None
    assert item.index is None


def test_a_card_without_a_frame_of_its_own_has_the_usual_one() -> None:
    assert face(CardLook("spear", "", "", build="nothing")).get_size() == (60, 84)


def test_every_card_looks_otherwise() -> None:
    pictures = {look.id: face(look).get_buffer().raw for look in (LOOKS[0], LOOKS[6], LOOKS[11], LOOKS[12])}
    assert len(set(pictures.values())) == len(pictures)
