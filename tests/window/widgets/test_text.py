"""Text is measured with the fonts that draw it, and never cut."""

from pathlib import Path
from typing import get_args

import pygame
import pytest
from pygame import Rect, Surface

from flick.places import shipped
from flick.table import game as games
from flick.table.languages import LANGUAGES
from flick.window.app.theme import FILES, Face, Theme, font
from flick.window.widgets.kit import Anchor, Kit
from flick.window.widgets.label import LEAST_OVERLINE, overline
from flick.window.widgets.text import broken, cut, evenly, fitted, kept_to, parted, shortened, wrapped
from tests.window.checks import missing

NARROW, NO_BREAK = "\u202f", "\u00a0"
LONG = "A pawn that has come off a wall wounds nobody it touches afterwards, whatever else may happen to it"


def letters(text: str) -> int:
    return len(text)


def test_lines_are_as_full_as_they_can_be_and_no_fuller() -> None:
    assert broken("one two three", letters, 7) == ["one two", "three"]
    assert broken("one two three", letters, 6) == ["one", "two", "three"]
    assert broken("", letters, 6) == [""]


def test_lines_are_of_even_length() -> None:
    assert broken("aaaa bbbb cccc dd", letters, 14) == ["aaaa bbbb cccc", "dd"]
    assert evenly("aaaa bbbb cccc dd", letters, 14) == ["aaaa bbbb", "cccc dd"]


def test_a_number_stays_with_the_name_before_it() -> None:
    assert broken("hits Skull 1. 2 tokens", letters, 11) == ["hits", "Skull 1. 2", "tokens"]
    assert evenly("Crâne 1 est touché", letters, 9) == ["Crâne 1", "est", "touché"]
    assert broken("Skull 1", letters, 5) == ["Skull", "1"]
    assert broken("takes 2 tokens", letters, 5) == ["takes", "2", "token", "s"]


def test_a_number_stays_with_the_short_word_before_it() -> None:
    small = font("sans", 13)
    for width in range(80, 400, 7):
        lines = wrapped("Récompense : descendez de 2. Pénalité : subissez 1 dégât sur 10.", small, width)
        assert not any(line.endswith((" de", " sur")) for line in lines)


@pytest.mark.parametrize("width", [120, 200, 300, 500])
def test_even_lines_are_as_few_and_as_wide_as_any(kit: Kit, width: int) -> None:
    font = kit.theme.font("body")
    even, full = wrapped(LONG, font, width), broken(LONG, lambda part: font.size(part)[0], width)
    assert len(even) == len(full)
    assert " ".join(even) == LONG
    assert max(font.size(line)[0] for line in even) <= max(font.size(line)[0] for line in full) <= width


@pytest.mark.parametrize("space", [NARROW, NO_BREAK])
def test_lines_never_break_at_a_space_that_keeps_together(space: str) -> None:
    assert broken(f"only 64{space}% here", letters, 6) == ["only", f"64{space}%", "here"]
    assert evenly(f"Bouton droit{space}: annuler", letters, 13) == ["Bouton", f"droit{space}:", "annuler"]


def test_a_word_too_long_for_any_line_is_cut_and_nothing_is_lost() -> None:
    assert cut("abcdefgh", letters, 3) == ["abc", "def", "gh"]
    assert cut("abc", letters, 3) == ["abc"]
    assert "".join(wrapped("x" * 200, Theme().font("body"), 100)) == "x" * 200


def test_a_double_name_is_cut_at_its_hyphen() -> None:
    assert cut("Maximilienne-Antoinette", letters, 18) == ["Maximilienne-", "Antoinette"]
    assert wrapped("Maximilienne-Antoinette", Theme().font("body"), 120) == ["Maximilienne-", "Antoinette"]


def test_a_name_keeps_its_size_where_it_fits(kit: Kit) -> None:
    assert fitted(kit.theme, "Sword", "section", 200) == (["Sword"], 21)


def test_a_name_first_shrinks_by_up_to_a_fifth(kit: Kit) -> None:
    width = kit.width("The Company", "section")
    lines, size = fitted(kit.theme, "The Company", "section", round(width * 0.9))
    assert lines == ["The Company"]
    assert 0.8 * 21 <= size < 21
    assert kit.width(lines[0], "section", size) <= round(width * 0.9)


def test_then_it_takes_a_second_line_as_large_as_that_can_be(kit: Kit) -> None:
    width = kit.width("The Company", "section")
    assert fitted(kit.theme, "The Company", "section", round(width * 0.7)) == (["The", "Company"], 21)


@pytest.mark.parametrize("width", [20, 60, 90, 140, 400])
def test_a_name_is_never_wider_than_its_room_and_never_loses_a_letter(kit: Kit, width: int) -> None:
    lines, size = fitted(kit.theme, "Wolfgang Amadeus Quichotte", "section", width)
    assert all(kit.width(line, "section", size) <= width for line in lines)
    assert "".join(lines).replace(" ", "") == "WolfgangAmadeusQuichotte"


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.3, 2.0])
def test_a_box_covers_what_is_drawn(scale: float) -> None:
    """Across exactly; letters with accents and tails may reach a little beyond."""
    kit = Kit(Theme(scale=scale))
    box = kit.text("Hallebardier", "prompt", (20, 60), "bone")
    target = Surface((400, 100))
    kit.write(target, box)
    drawn = _ink(target)
    assert box.rect.inflate(2, 0).contains(drawn)
    assert box.rect.width - drawn.width <= 4 * scale


def _ink(target: Surface) -> Rect:
    mask = pygame.mask.from_threshold(target, (255, 255, 255), (200, 200, 200, 255))
    rects = mask.get_bounding_rects()
    return rects[0].unionall(rects[1:])


@pytest.mark.parametrize("anchor", get_args(Anchor))
def test_text_is_anchored(kit: Kit, anchor: Anchor) -> None:
    box = kit.text("anchor", "body", (100, 50), anchor=anchor)
    at = {"left": box.rect.left, "centre": box.rect.left + box.width // 2, "right": box.rect.right}[anchor]
    assert at == 100
    assert box.rect.top < box.baseline < box.rect.bottom


def test_spaced_letters_take_more_room(kit: Kit) -> None:
    plain, spaced = (kit.text("HEALTH", "overline", (0, 20), spacing=gap) for gap in (0, 1))
    assert spaced.width == plain.width + 5


def test_nothing_is_written_on_a_blank_picture(kit: Kit) -> None:
    target = Surface((100, 40))
    kit.blank = True
    kit.write(target, kit.text("seen", "body", (10, 20), "bone", underline=1))
    assert _is_black(target)
    kit.blank = False
    kit.write(target, kit.text("seen", "body", (10, 20), "bone"))
    assert not _is_black(target)


def _is_black(target: Surface) -> bool:
    return not any(pygame.image.tobytes(target, "RGB"))


FOLDERS = [shipped("assets"), *(game.folder for game in games.all_games())]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_font_has_every_character_of_every_message(folder: Path, language: str) -> None:
    """Whatever is set in whichever face, no box stands for a letter; what a font lacks is an icon."""
    text = (folder / "words" / f"{language}.ftl").read_text("utf-8")
    signs = sorted({sign for sign in text if not sign.isspace() or sign in (NARROW, NO_BREAK)})
    assert missing("".join(signs)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(games.all_games()), ids=lambda game: game.id)
def test_rulebooks_too(game: games.GamesAny, language: str) -> None:
    """Their text is set in the serif faces, IDs and table heads in sans."""
    path = game.code / f"RULES.{language}.md"
    signs = sorted({sign for sign in path.read_text("utf-8") if sign.isprintable()}) if path.is_file() else []
    assert missing("".join(signs), ("serif", "serif-bold", "serif-italic")) == []


@pytest.mark.parametrize("face", sorted(FILES))
def test_no_sign_of_a_font_lies_over_the_next(face: Face) -> None:
    """Both languages' signs advance by as much as they are wide: in some files of these fonts a few do not."""
    for sign in "«»%…“”’;:!?–—":
        (found,) = font(face, 60).metrics(sign)
        assert found is not None
        _, right, _, _, advance = found
        assert advance >= right - 3, (face, sign)


def test_a_name_on_a_single_line_shrinks_and_then_ends_in_an_ellipsis(kit: Kit) -> None:
    def width(text: str, size: float) -> int:
        return kit.width(text, "body", size)

    name = "Bot 2 (normal)"
    assert shortened(kit.theme, name, "body", width(name, 12.5), 12.5) == ([name], 12.5)
    assert shortened(kit.theme, name, "body", width(name, 11), 12.5) == ([name], 11)
    assert shortened(kit.theme, name, "body", width(name, 11) - 4, 12.5) == (["Bot 2…"], 11)
    long = "Barnabé le Grand"
    (line,), size = shortened(kit.theme, long, "body", width(long, 11) - 4, 12.5)
    assert line.endswith("…")
    assert long.startswith(line[:-1])
    assert width(long, 11) - 30 < width(line, size) <= width(long, 11) - 4


def test_a_sentence_is_kept_to_its_lines() -> None:
    theme, text = Theme(), "Bot 1 (normal) gives in to fatigue and discards the whole of a long hand."
    whole = kept_to(theme, text, "hint", 400, 2)
    assert " ".join(whole.lines) == text
    short = kept_to(theme, text, "hint", 150, 2)
    assert len(short.lines) == 2
    assert short.lines[-1].endswith("…")
    assert all(theme.font("hint", short.size).size(line)[0] <= 150 for line in short.lines)


def test_an_overline_without_room_stands_closer_before_it_is_smaller_and_is_never_tiny(kit: Kit) -> None:
    text = "Depuis votre dernier tour"
    free = overline(kit, text, (0, 20))
    close = overline(kit, text, (0, 20), room=free.width - 4)
    assert (close.size, close.spacing) == (free.size, 0)
    least = overline(kit, text, (0, 20), room=10)
    assert least.size >= LEAST_OVERLINE


def test_a_name_shrinks_further_before_it_is_cut_within_a_word() -> None:
    """So a large interface, whose smallest text is drawn larger than it must be, cuts no heading of a pile."""
    kit = Kit(Theme(scale=2.0))
    width = round(kit.width("Graveyard", "section", 12.0))
    lines, size = fitted(kit.theme, "Graveyard", "section", width)
    assert lines == ["Graveyard"]
    assert kit.theme.scale * size >= 11


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_a_long_sentence_is_not_made_smaller_in_a_large_interface(scale: float) -> None:
    """What has too many lines is cut by whoever lays it out, as in a smaller interface; it took on a third less."""
    sentence = "The lamp swings, the dice lie still, and nobody has seen who moved the crystal"
    lines, size = fitted(Theme(scale=scale), sentence, "hint", round(150 * scale))
    assert (len(lines), size) == (3, 11.0)


def test_a_figure_behind_a_colon_stands_below_a_name_that_has_room_in_one_line() -> None:
    """ "Bilge Cabin" stood above "Boy: 1 vitality"."""
    kit, text = Kit(Theme()), "Bilge Cabin Boy: 1 vitality"
    name = kit.width("Bilge Cabin Boy:", "row-title", 16)
    told = ["Bilge Cabin Boy:", "1 vitality"]
    assert parted(kit.theme, text, "row-title", name, 16, most=3) == (told, 16)
    lines, size = parted(kit.theme, text, "row-title", round(0.9 * name), 16, most=3)
    assert lines == told
    assert size < 16
    assert parted(kit.theme, text, "row-title", 2 * name, 16).lines == [text]
    narrow = round(0.7 * name)
    assert parted(kit.theme, text, "row-title", narrow, 16) == fitted(kit.theme, text, "row-title", narrow, 16)
