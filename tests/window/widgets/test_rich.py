"""Runs of several styles, read from Markdown and set in lines."""

from itertools import pairwise

import pytest

from flick.window.widgets.kit import Kit
from flick.window.widgets.page_setting import Heading, ParagraphSetting, set_page
from flick.window.widgets.rich import Style, TextRun, flowed, runs_of


def letters(text: str, style: Style) -> int:
    return len(text) * (2 if style == "bold" else 1)


def test_marks_become_styles_and_rule_ids_links() -> None:
    assert runs_of("See **this** and *that*; `flick` CAT-R04.") == (
        TextRun("See "),
        TextRun("this", "bold"),
        TextRun(" and "),
        TextRun("that", "italic"),
        TextRun("; "),
        TextRun("flick", "bold"),
        TextRun(" "),
        TextRun("CAT-R04", "link", "CAT-R04"),
        TextRun("."),
    )


@pytest.mark.parametrize("text", ["B-12", "A4", "cat-77", "X-Y"])
def test_only_rule_ids_are_links(text: str) -> None:
    assert all(run.style == "plain" for run in runs_of(text))


def test_a_rule_id_within_bold_is_a_link_too() -> None:
    assert [run.style for run in runs_of("**see CAT-77 now**")] == ["bold", "link", "bold"]


def test_what_no_space_parts_stays_on_one_line() -> None:
    lines = flowed(runs_of("see CAT-R04, then"), letters, 8)
    assert [[span.text for span in line] for line in lines] == [["see"], ["CAT-R04", ","], ["then"]]


def test_spans_stand_one_after_the_other() -> None:
    (line,) = flowed(runs_of("a **bc** d"), letters, 100)
    assert [(span.text, span.left, span.width) for span in line] == [("a", 0, 1), ("bc", 2, 4), ("d", 8, 1)]


def test_lines_are_even_and_within_the_measure() -> None:
    lines = flowed(runs_of("aaaa bbbb cccc dd"), letters, 14)
    assert [line[0].text for line in lines] == ["aaaa bbbb", "cccc dd"]
    assert flowed((), letters, 10) == []


def test_a_page_has_its_rules_in_a_column_of_their_own(kit: Kit) -> None:
    page = set_page(kit, [Heading("Shots"), ParagraphSetting(runs_of("A hit counts."), "CAT-78")], 400)
    heading, rule, text = page.items
    assert (heading.x, rule.x, rule.link) == (0, 0, "CAT-78")
    assert text.x > rule.x + rule.width
    assert text.baseline == rule.baseline > heading.baseline
    assert page.height >= text.baseline


def test_blocks_do_not_touch(kit: Kit) -> None:
    blocks = [
        Heading("One"),
        ParagraphSetting(runs_of("two " * 80)),
        Heading("Three", 3),
    ]
    bands = set_page(kit, blocks, 300).bands
    assert len(bands) == len(blocks)
    for (_, foot), (top, _) in pairwise(bands):
        assert foot < top
