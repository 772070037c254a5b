"""Rulebooks: one paragraph for each rule, the same rules in both languages, and every rule that is cited."""

import re
from pathlib import Path
from typing import Any

import pytest

from flick.table import game as games
from flick.table.game import Game, GamesAny
from flick.table.languages import LANGUAGES
from flick.table.rulebook import Paragraph, Rulebook, parse, read_rulebook, without_marks
from flick.table.sayings import Refused

BOOK = """\
# The Game

What it is about,
in two lines.

## Turns
**GAM-01** *Draw.* You draw
a card.
**GAM-02** *Play.* You play `one` of 2 * 3 cards.

**GAM-R03** A ruling, see **GAM-01**.

**Note** this is no rule.
# End
"""
CITED = re.compile(r"\b[A-Z]{2,}-(?:[A-Z]{2,}-)?R?\d+[a-z]?\b")


def with_books() -> list[GamesAny]:
    """All games that come with a rulebook, those of the house and the samples."""
    return [game for game in games.all_games() if (game.code / "RULES.en.md").is_file()]


@pytest.fixture
def book(tmp_path: Path) -> list[Paragraph]:
    path = tmp_path / "RULES.en.md"
    path.write_text(BOOK, "utf-8")
    return parse(path)


def test_a_rulebook_is_headings_paragraphs_and_rules(book: list[Paragraph]) -> None:
    assert book == [
        Paragraph(None, "The Game", 1),
        Paragraph(None, "What it is about, in two lines."),
        Paragraph(None, "Turns", 2),
        Paragraph("GAM-01", "*Draw.* You draw a card."),
        Paragraph("GAM-02", "*Play.* You play `one` of 2 * 3 cards."),
        Paragraph("GAM-R03", "A ruling, see **GAM-01**."),
        Paragraph(None, "**Note** this is no rule."),
        Paragraph(None, "End", 1),
    ]
    assert Rulebook(book).rules == ["GAM-01", "GAM-02", "GAM-R03"]


def test_a_rule_is_found_in_any_case(book: list[Paragraph]) -> None:
    assert Rulebook(book).rule("gam-r03").text == "A ruling, see **GAM-01**."


@pytest.mark.parametrize(
    ("wanted", "reason", "meant"),
    [
        ("GAM-1", "no-such-rule-meant", "GAM-01"),
        ("GAM-03", "no-such-rule-meant", "GAM-R03"),
        ("X", "no-such-rule", None),
    ],
)
def test_a_rule_that_is_not_there(book: list[Paragraph], wanted: str, reason: str, meant: str | None) -> None:
    with pytest.raises(Refused) as refused:
        Rulebook(book).rule(wanted)
    assert (refused.value.say.id, refused.value.say.facts.get("meant")) == (reason, meant)


@pytest.mark.parametrize(
    ("markdown", "text"),
    [
        ("*Draw.* You **must** `draw`.", "Draw. You must draw."),
        ("2 * 3 * 4 stays", "2 * 3 * 4 stays"),
        ("**all *of* it**", "all of it"),
        ("a_b and c*", "a_b and c*"),
    ],
)
def test_marks_are_left_out_on_a_terminal(markdown: str, text: str) -> None:
    assert without_marks(markdown) == text


class Shelf(Game[Any, Any]):
    """A game that is nothing but a folder for rulebooks."""

    id = "shelf"

    def __init__(self, code: Path) -> None:
        self.__dict__["code"] = code


def test_french_is_english_where_there_is_no_french(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    with pytest.raises(Refused) as refused:
        read_rulebook(shelf, "fr")
    assert refused.value.say.id == "no-rulebook"
    (tmp_path / "RULES.en.md").write_text("**GAM-01** Draw.\n", "utf-8")
    assert read_rulebook(shelf, "fr").rule("GAM-01").text == "Draw."
    (tmp_path / "RULES.fr.md").write_text("**GAM-01** Piochez.\n", "utf-8")
    assert read_rulebook(shelf, "fr").rule("GAM-01").text == "Piochez."
    assert read_rulebook(shelf, "en").rule("GAM-01").text == "Draw."


@pytest.mark.parametrize("game", with_books(), ids=lambda game: game.id)
def test_every_game_has_the_same_rules_in_both_languages(game: GamesAny) -> None:
    shapes = [
        [(paragraph.rule, paragraph.heading) for paragraph in read_rulebook(game, language).paragraphs]
        for language in LANGUAGES
    ]
    assert shapes[0] == shapes[1]
    rules = [rule for rule, _ in shapes[0] if rule]
    assert len(set(rules)) == len(rules), "a rule appears twice"


@pytest.mark.parametrize("game", with_books(), ids=lambda game: game.id)
def test_every_rule_that_is_cited_is_in_the_book(game: GamesAny) -> None:
    """In the code, the content, the words and the books themselves; a rule is known by the letters of the book's."""
    book = read_rulebook(game, "en")
    letters = {rule.rpartition("-")[0] for rule in book.rules}
    for path in cited_in(game):
        for rule in CITED.findall(path.read_text("utf-8")):
            assert rule.rpartition("-")[0] not in letters or rule in book.rules, f"{path} cites {rule}"


def cited_in(game: GamesAny) -> list[Path]:
    folders = [game.code] if game.code == game.folder else [game.code, game.folder]
    suffixes = (".py", ".yaml", ".ftl", ".md")
    return sorted(path for folder in folders for path in folder.rglob("*") if path.suffix in suffixes)
