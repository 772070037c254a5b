"""Looks of the cards: symbols, frames and colours that there are, words that somebody wrote."""

import pytest

from flick import places
from flick.games.caveloot.cards import every_card, names, power_deck
from flick.games.caveloot.look import card_look
from flick.games.caveloot.powers import DECKS
from flick.paint.glyphs import exists
from flick.table.frame_files import frames_in
from flick.table.languages import LANGUAGES
from flick.table.looks import CardLook
from flick.table.piles import copies_of
from flick.table.words import Words
from flick.window.app.theme import Theme

FOLDER = places.shipped("levels") / "caveloot"


def looks() -> list[CardLook]:
    things = [*every_card(), *(drawn for deck in DECKS for drawn in power_deck(deck))]
    return [look for thing in things if (look := card_look(thing)) is not None]


def test_every_card_has_a_look() -> None:
    assert len(looks()) == len(every_card()) + 64
    assert all(
        card_look(copy) == card_look(one.id)
        for one in every_card().values()
        for copy in copies_of(one.id, one.copies)[-1:]
    )
    assert card_look("PB") is None


def test_everything_that_looks_name_is_there() -> None:
    theme, frames = Theme(), frames_in((FOLDER,))
    for look in looks():
        assert look.kind is not None
        drawn = (look.kind.icon, *look.glyphs, *(fact.icon for fact in look.facts))
        assert [icon for icon in (*drawn, *([look.stamp] if look.stamp else ())) if not exists(icon)] == []
        assert look.build in frames.frames
        kinds = [f"kind.{colour}{part}" for colour in look.colours for part in ("", ".deep", ".ink")]
        assert [
            name for name in (*kinds, *([f"theatre.{look.frame}"] if look.figure else ())) if not theme.has(name)
        ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_looks_have_their_words(language: str) -> None:
    words = Words(language, FOLDER, things=names)
    said = [words(line.text) for look in looks() for line in look.lines]
    said += [words(look.kind.word) for look in looks() if look.kind is not None]
    assert [text for text in said if "«" in text or "_" in text] == []
