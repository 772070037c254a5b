"""The rulebook as a match reads it: what variants replace is marked, with what stands instead (section 5)."""

from pathlib import Path
from typing import get_args

import pytest

from flick.games.ravenloft import replaced
from flick.games.ravenloft.game import GAME
from flick.games.ravenloft.state import RavenloftOptions, Variant
from flick.options import read_options
from flick.table.content import read_document
from flick.table.languages import LANGUAGES
from flick.table.rulebook import book_of, read_rulebook
from flick.table.words import Words
from flick.table.yaml_text import BadContent


def test_every_variant_says_which_rules_it_replaces_and_by_which_of_its_own() -> None:
    known = read_rulebook(GAME, "en").rules
    assert {*get_args(Variant)} == replaced.replaced().keys()
    for variant, rules in replaced.replaced().items():
        for rule, instead in rules.items():
            assert rule in known
            assert instead
            assert {*instead} <= {*known}
            assert any(one.startswith((f"RAV-{variant}-", "RAV-RUL-")) for one in instead)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replaced_rule_says_what_stands_instead(language: str) -> None:
    words, usual = Words(language), read_rulebook(GAME, language)
    book = book_of(GAME, read_options(GAME, {"variants": "NEW,LVL"}), words)
    for rule in ("RAV-36", "RAV-142"):
        old, new = usual.rule(rule).text, book.rule(rule).text
        assert old in new
        assert "**" in new
    assert usual.rule("RAV-NEW-02").text in book.rule("RAV-36").text
    assert book.rule("RAV-39") == usual.rule("RAV-39")
    assert book_of(GAME, None, words).paragraphs == usual.paragraphs
    assert book_of(GAME, RavenloftOptions(), words).paragraphs == usual.paragraphs


def test_variants_that_are_apart_change_nothing() -> None:
    assert replaced.changed_by(("NEW", "BAR")) == {}
    assert replaced.changed_by(("LVL", "STR"))["RAV-43"] == ["RAV-STR-07", "RAV-STR-08"]


def test_no_unknown_variant_replaces_anything(tmp_path: Path) -> None:
    path = tmp_path / replaced.FILE
    path.write_text("FOO: {RAV-01: [RAV-02]}\n", "utf-8")
    with pytest.raises(BadContent) as refused:
        replaced.check(read_document(path))
    assert refused.value.field == "FOO"
