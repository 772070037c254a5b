"""Cards with a frame: every one of Kinfire has room for its words, in both languages, at every size."""

from functools import cache
from itertools import combinations

import pygame
import pytest

from flick.games.kinfire import GAME
from flick.games.kinfire.cards import MASTER_BACK, TURNED, gauntlet_cards, seekers, skills, team_cards
from flick.paint.glyphs import exists
from flick.paint.palette import PALETTES, PaletteName
from flick.table.frame_files import frames_in
from flick.table.frame_parts import KIND_EDGE, KIND_GAP, Kind
from flick.table.languages import LANGUAGES
from flick.table.looks import BarLook, CardLook, ItemLook, KindLook
from flick.table.sayings import Say
from flick.table.words import Words
from flick.window.app.theme import Theme
from flick.window.cards.card_setting import Held, set_card, tab_of
from flick.window.cards.face import draw_face
from flick.window.cards.figures import layers
from flick.window.cards.stock import FINER, HIGH, WIDE
from flick.window.widgets.icon import Icons

THINGS = [*team_cards(), *skills(), *seekers(), MASTER_BACK, *(f"{card}{TURNED}" for card in gauntlet_cards())]
WIDTHS = (114, 150, 300)
"""On a small board, in the hand, looked at large."""
FRAMES = frames_in((GAME.folder,))
languages = pytest.mark.parametrize("language", LANGUAGES)
widths = pytest.mark.parametrize("width", WIDTHS)

EDGE = 6.0
"""How far the frame reaches in, in hundredths of the width."""
SHARED = 1.2
"""By so much lines may overlap: letters do not fill their boxes."""


def look_of(thing: str) -> CardLook:
    look = GAME.card_look(thing)
    assert look is not None
    return look


@cache
def words(language: str) -> Words:
    return Words(language, GAME.folder, things=GAME.things)


def boxes(look: CardLook, language: str, width: int) -> list[tuple[str, tuple[float, float, float, float]]]:
    """What is written, and where, in hundredths of the width."""
    u = FINER * width / WIDE
    left_top_right_foot = [
        (text.text, text.box) for text in set_card(FRAMES.of(look), look, words(language), width).texts
    ]
    return [(text, (box[0] / u, box[1] / u, box[2] / u, box[3] / u)) for text, box in left_top_right_foot]


@languages
@widths
@pytest.mark.parametrize("thing", THINGS)
def test_all_words_are_inside_the_frame_and_none_overlap(thing: str, language: str, width: int) -> None:
    found = boxes(look_of(thing), language, width)
    for text, (left, top, right, foot) in found:
        assert left >= EDGE - 1, text
        assert right <= WIDE - EDGE + 1, text
        assert top >= EDGE - 1, text
        assert foot <= HIGH - EDGE + 1.5, text
    for (one, its), (other, others) in combinations(found, 2):
        across, down = min(its[2], others[2]) - max(its[0], others[0]), min(its[3], others[3]) - max(its[1], others[1])
        assert across <= SHARED or down <= SHARED, (one, other)


@languages
@pytest.mark.parametrize("thing", THINGS)
def test_every_sentence_is_written_whole(thing: str, language: str) -> None:
    look, own = look_of(thing), words(language)
    said = " ".join(text.text for text in set_card(FRAMES.of(look), look, own, 150).texts).replace("\u00a0", " ")
    for line in look.lines:
        for word in own(line.text).replace("\u00a0", " ").split(" "):
            assert word in said
    assert own.name(look.id).split(" ")[0] in said


@pytest.mark.parametrize("thing", THINGS)
def test_everything_that_is_drawn_exists(thing: str) -> None:
    look = look_of(thing)
    icons = [*look.glyphs, *([look.kind.icon] if look.kind else []), *([look.bar.icon] if look.bar else [])]
    icons += [item.icon for gain in look.gains for item in gain.items]
    icons += [look.stamp] if look.stamp else []
    assert [name for name in icons if not exists(name)] == []
    assert layers(look.portrait) or exists(look.portrait)


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("thing", ["the_maze", "great_stag", MASTER_BACK, "defeat_trap", "asha_lantern", "open_wounds"])
def test_a_face_is_always_the_same(thing: str, palette: PaletteName) -> None:
    theme = Theme(palette)
    pictures = [draw_face(look_of(thing), 80, theme, Icons(theme), words("en")) for _ in range(2)]
    assert pictures[0].get_size() == (80, 112)
    assert pygame.image.tobytes(pictures[0], "RGBA") == pygame.image.tobytes(pictures[1], "RGBA")


def test_copies_look_alike() -> None:
    assert look_of("the_maze#1") == look_of("the_maze#4")


def test_what_icons_can_tell_is_not_said_in_words() -> None:
    caves = look_of("crystal_caves")
    assert [gain.items for gain in caves.gains] == [(ItemLook("descend", "2"),), (ItemLook("damage", "1"),)]
    assert len(caves.lines) == 1
    fountains = look_of("the_3_fountains")
    assert [gain.good for gain in fountains.gains] == [False], "its reward depends on other cards"
    assert "Reward: " in words("en")(fountains.lines[-1].text)


def test_a_skill_shows_its_value_its_colours_and_its_bar() -> None:
    trap = look_of("defeat_trap")
    assert (trap.number, trap.colours, trap.glyphs) == ("2", ("red", "green"), ("might", "finesse"))
    note = trap.bar.note if trap.bar else None
    assert trap.bar == BarLook("white", "light", Say("bar-boost"), "+1", note)
    assert note is not None
    assert words("en")(note) == "+3 if the type is Trap"


def test_backs_on_which_something_stands_are_cards_as_well() -> None:
    assert words("en").name(MASTER_BACK) == "Vainglory"
    turned = look_of(f"the_paper_knight{TURNED}")
    assert turned.kind == KindLook("gauntlet", Say("thing-gauntlet"))
    assert words("en")(turned.lines[0].text) == "The Master is vulnerable to green."


@languages
@pytest.mark.parametrize(("seen", "least"), [(46, 8), (52, 10), (60, 11), (80, 11)])
@pytest.mark.parametrize("thing", skills())
def test_no_name_reaches_under_the_next_card_of_a_hand(thing: str, seen: int, least: int, language: str) -> None:
    """With seven cards in a hand every name was cut by the card that lies on it."""
    own, width = words(language), 150
    u = FINER * width / WIDE
    told = set_card(FRAMES.of(look_of(thing)), look_of(thing), own, width, Held(seen)).texts
    title = [text for text in told if text.face == "serif-bold" and text.colour == "ink"]
    assert "".join(text.text for text in title).replace(" ", "") == own.name(thing).replace(" ", "")
    assert max(text.box[2] for text in title) <= seen * u
    assert min(text.size for text in title) >= least * FINER


def test_the_tab_tells_what_a_bar_is_worth() -> None:
    look = look_of("light_step")
    assert look.bar is not None
    tab = tab_of(look, "+4")
    assert (tab.number, tab.colours, tab.glyphs) == ("+4", (look.bar.colour,), (look.bar.icon,))
    assert tab_of(look, "") is look
    numbers = [text.text for text in set_card(FRAMES.of(look), look, words("en"), 150, Held(worth="+4")).texts]
    assert "+4" in numbers


@pytest.mark.parametrize("icon", [6.0, 7.4, 10.0])
def test_the_icon_of_a_kind_stays_clear_of_its_word(icon: float) -> None:
    """On power cards, whose icon is large, it touched the letters."""
    kind = Kind(icon=icon)
    assert kind.before - (kind.middle + icon / 2) == pytest.approx(KIND_GAP)
    assert kind.middle - icon / 2 == pytest.approx(KIND_EDGE)
