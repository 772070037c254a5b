"""Looks of the cards and of what lies on the map: symbols, frames, colours, words that there are."""

from fnmatch import fnmatchcase

import pytest

from flick import places
from flick.arena.piece_looks import LooksFile
from flick.games.ravenloft.cards import house_cards, monsters, villains
from flick.games.ravenloft.contents import things
from flick.games.ravenloft.look import card_look
from flick.paint.glyphs import exists
from flick.paint.palette import PALETTES, PaletteName
from flick.table import content
from flick.table.frame_files import frames_in
from flick.table.languages import LANGUAGES
from flick.table.looks import CardLook
from flick.table.words import Words
from flick.window.app.theme import Theme
from flick.window.board.layout_file import layout_in

FOLDER = places.shipped("levels") / "ravenloft"
ON_TILES = ("bone-pile", "scorch-mark", "altar", "tomb", "stairs", "ladder")
TOKENS = ("glyph", "generator", "monster_token", "treasure_token", "villager", "icon_of_ravenloft", "furnace")


def looks() -> list[CardLook]:
    return [look for name in house_cards() if (look := card_look(name)) is not None]


def test_everything_that_looks_name_is_there() -> None:
    theme, frames = Theme(), frames_in((FOLDER,))
    assert len(looks()) == len(house_cards())
    for look in looks():
        assert look.kind is not None
        assert [icon for icon in (look.kind.icon, *(fact.icon for fact in look.facts)) if not exists(icon)] == []
        assert look.build in frames.frames
        kinds = [f"kind.{colour}{part}" for colour in look.colours for part in ("", ".deep", ".ink")]
        assert [name for name in (*kinds, f"theatre.{look.frame}") if not theme.has(name)] == []


@pytest.mark.parametrize("palette", PALETTES)
def test_every_figure_and_token_has_a_disc_of_its_own(palette: PaletteName) -> None:
    """No two of them share an emblem; their colours are in every palette."""
    drawn, theme = content.load(FOLDER / "looks.yaml", LooksFile).looks, Theme(palette)
    markers = [one.id for one in house_cards().values() if getattr(one, "type", "") in ("hazard", "trap")]
    heroes = [name for name, one in house_cards().items() if type(one).__name__ == "HeroCard"]
    wanted = [*heroes, *monsters(), *villains(), *markers, *TOKENS]
    assert sorted(wanted) == sorted(drawn)
    assert len({look.emblem for look in drawn.values()}) == len(drawn)
    assert [look.emblem for look in drawn.values() if not exists(look.emblem)] == []
    assert [look.colour for look in drawn.values() if look.colour and not theme.has(look.colour)] == []
    assert [look.finish for look in drawn.values() if look.finish and not theme.has(f"piece.{look.finish}")] == []


def test_what_is_printed_on_tiles_and_every_mark_has_its_sign() -> None:
    layout = layout_in(FOLDER)
    assert layout is not None
    assert [face for face in ON_TILES if not any(fnmatchcase(face, name) for name in layout.ground)] == []
    drawn = [*(look.icon for look in layout.ground.values()), *(sign.icon for sign in layout.marks.values())]
    assert [icon for icon in drawn if icon and not exists(icon)] == []
    assert {"slowed", "immobilized", "dazed", "poisoned", "downed", "stunned", "used", "shielded"} <= set(layout.marks)


@pytest.mark.parametrize("language", LANGUAGES)
def test_looks_have_their_words(language: str) -> None:
    words = Words(language, FOLDER, things=things)
    said = [words(line.text) for look in looks() for line in look.lines]
    said += [words(look.kind.word) for look in looks() if look.kind is not None]
    assert [text for text in said if "«" in text or "_" in text] == []
