"""A rulebook as it is read: chapters, and what a search finds."""

import pytest

from flick.paint.glyphs import exists
from flick.table.game import find
from flick.table.rulebook import Paragraph, Rulebook, book_of, read_rulebook
from flick.table.words import Words
from flick.window.board.layout_file import layout_in
from flick.window.menus import book as books
from flick.window.widgets.page_setting import Heading
from flick.window.widgets.page_setting import ParagraphSetting as Block

SMALL = Rulebook(
    [
        Paragraph(None, "A game", 1),
        Paragraph(None, "It is played by two."),
        Paragraph(None, "Turns", 2),
        Paragraph("TOY-1", "Players take turns, *always*; see TOY-2."),
        Paragraph("TOY-2", "Whoever is **empty-handed** skips a turn."),
        Paragraph("TOY-10", "L’été, une pièce dure plus longtemps."),
    ]
)


def found(text: str) -> list[str]:
    return [hit.title for hit in books.search(SMALL, text)]


@pytest.mark.parametrize(
    ("text", "titles"),
    [
        ("turns", ["Turns", "TOY-1"]),
        ("TURN", ["Turns", "TOY-1", "TOY-2"]),
        ("turn empty", ["TOY-2"]),
        ("ete piece", ["TOY-10"]),
        ("toy-2", ["TOY-2", "TOY-1"]),
        ("two", ["A game"]),
        ("always;", ["TOY-1"]),
        ("zeppelin", []),
        ("  ", []),
    ],
)
def test_a_search(text: str, titles: list[str]) -> None:
    assert found(text) == titles


def test_a_changed_rule_is_listed_with_what_holds_instead() -> None:
    """It was listed with no more than the mark that it is changed."""
    game = find("ravenloft")
    book = book_of(game, game.Options(variants=("STR",)), Words("en", game.folder))
    changed = next(paragraph for paragraph in book.paragraphs if paragraph.unmarked)
    (hit, *_) = books.search(book, changed.rule or "")
    assert hit.title == changed.rule
    assert hit.text == books.without_marks(changed.unmarked)
    assert books.snippet(hit.text, changed.rule or "", 40).startswith("[RAV-STR-")


def test_chapters() -> None:
    chapters = books.chapters_of(SMALL)
    assert [(chapter.title, chapter.at) for chapter in chapters] == [("A game", 0), ("Turns", 2)]
    assert [books.chapter_at(chapters, at) for at in range(6)] == [0, 0, 1, 1, 1, 1]


def test_blocks_stand_in_the_order_of_the_book() -> None:
    blocks = books.blocks_of(SMALL, {})
    assert [type(block) for block in blocks] == [Heading, Block, Heading, Block, Block, Block]
    last = blocks[3]
    assert isinstance(last, Block)
    assert (last.rule, [run.link for run in last.runs if run.link]) == ("TOY-1", ["TOY-2"])


def test_a_snippet_begins_before_the_word_and_ends_between_words() -> None:
    text = "All the small pieces that were flicked off the mat come back where they left it, one after the other."
    told = books.snippet(text, "mat", 40)
    assert "mat" in told
    assert told.startswith("… ")
    assert told.endswith(" …")
    assert told.removeprefix("… ").removesuffix(" …") in text
    assert len(told) <= 44
    assert books.snippet("Short.", "short") == "Short."


def test_accents_and_capitals_do_not_matter() -> None:
    assert books.plain("Épée à l’Œil") == "epee a l’œil"
    for text in ("Été", "ﬁn", "İstanbul", ""):
        assert len(books.plain(text)) == len(text.lower())


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_rule_of_catacombs_is_found_by_its_id_first(language: str) -> None:
    book = read_rulebook(find("catacombs"), language)
    for rule in book.rules:
        assert books.search(book, rule)[0].title == rule


@pytest.mark.parametrize("game", ["catacombs", "kinfire"])
def test_icons_stand_beside_rules_of_the_book(game: str) -> None:
    """Icons on cards were explained nowhere."""
    layout, book = layout_in(find(game).folder), read_rulebook(find(game), "en")
    assert layout is not None
    assert layout.icons.keys() <= set(book.rules)
    assert all(exists(name) for names in layout.icons.values() for name in names)
    shown = [block.icons for block in books.blocks_of(book, layout.icons) if isinstance(block, Block) and block.icons]
    assert shown == list(layout.icons.values())
