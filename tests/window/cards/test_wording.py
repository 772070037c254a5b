"""What is written on a card has room there, in both languages, and none of it is missing."""

from itertools import combinations

import pytest

from flick.table.languages import LANGUAGES
from flick.table.looks import CardLook
from flick.window.cards.card_setting import set_card
from flick.window.cards.stock import FINER, HIGH, WIDE
from flick.window.cards.wording import CardWord, WrittenText, evenly
from tests.window.cards.decks import all_looks, frame_of, look_of, words

LOOKS = all_looks()
WIDTHS = (100, 138, 150, 300)
languages = pytest.mark.parametrize("language", LANGUAGES)
widths = pytest.mark.parametrize("width", WIDTHS)

Box = tuple[float, float, float, float]

PENNANT = 26.5
TAGS = (73.8, 81.8, 96.9, 93.2)
ABILITY_ICON = (6.0, 104.2, 18.0, 116.2)
STAGE_FOOT = 66.0
"""In hundredths of the width: the right of the pennant, the tags beside the name, the icon of the ability, the foot of
the picture."""


def written(look: CardLook, language: str, width: int) -> list[WrittenText]:
    return set_card(frame_of(look), look, words(language), width).texts


def boxes(look: CardLook, language: str, width: int) -> list[tuple[WrittenText, Box]]:
    """What is written, and the box of each piece in hundredths of the width."""
    u = FINER * width / WIDE
    texts = written(look, language, width)
    return [(text, (text.box[0] / u, text.box[1] / u, text.box[2] / u, text.box[3] / u)) for text in texts]


def overlap(one: Box, other: Box, by: float = 0.0) -> bool:
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across > by and down > by


@languages
@widths
def test_all_text_is_inside_the_card(language: str, width: int) -> None:
    for look in LOOKS:
        for text, (left, top, right, foot) in boxes(look, language, width):
            assert left >= 21 if top > 101 else left > PENNANT, f"{look.id}: {text.text}"
            assert top > STAGE_FOOT - 2 / width * 100, f"{look.id}: {text.text}"
            assert right <= 96.5, f"{look.id}: {text.text}"
            assert foot <= HIGH - 1, f"{look.id}: {text.text}"


@languages
@widths
def test_no_two_texts_overlap(language: str, width: int) -> None:
    """By more than what lines of one title share above their letters and below."""
    for look in LOOKS:
        for (one, its), (other, others) in combinations(boxes(look, language, width), 2):
            assert not overlap(its, others, by=1.0), f"{look.id}: {one.text} / {other.text}"


@languages
@widths
def test_no_text_lies_under_an_icon(language: str, width: int) -> None:
    for look in LOOKS:
        for text, box in boxes(look, language, width):
            assert not overlap(box, TAGS, by=1.0), f"{look.id}: {text.text}"
            assert not overlap(box, ABILITY_ICON), f"{look.id}: {text.text}"


@languages
@widths
def test_every_word_is_written(language: str, width: int) -> None:
    for look in LOOKS:
        texts = written(look, language, width)
        said = " ".join(text.text for text in texts)
        wanted = [words(language).name(look.id), look.subtitle]
        wanted += [] if look.ability is None else [words(language)(look.ability.sentence)]
        assert said == " ".join(wanted)


@languages
def test_sentences_keep_a_size_that_can_be_read(language: str) -> None:
    u = FINER * 150 / WIDE
    for look in LOOKS:
        for text in written(look, language, 150)[1:]:
            assert text.size >= 6.5 * u or text.face == "serif-bold", f"{look.id}: {text.text}"


def test_the_key_word_is_bold() -> None:
    texts = written(look_of("enchantress"), "en", 150)
    assert [text.text for text in texts if text.face == "sans-bold"] == ["Heal 2."]


def test_a_sentence_without_room_becomes_smaller_and_keeps_its_words() -> None:
    told = [CardWord(word, "sans") for word in ("some", "words", "that", "are", "even") * 6]
    small, large = evenly(told, 10, 150.0), evenly(told, 20, 150.0)
    assert len(small) < len(large)
    assert [word for line in large for word in line] == told


def test_lines_are_even() -> None:
    """Three words of one length in two lines' room of five: not four and one."""
    told = [CardWord("word", "sans")] * 6
    assert [len(line) for line in evenly(told, 20, 240.0)] in ([3, 3], [2, 2, 2])
