"""The rulebook as a match reads it: what variants replace is marked, with what stands instead."""

from pathlib import Path
from typing import get_args

import pytest

from flick.games.ravenloft import citing
from flick.games.ravenloft.game import GAME
from flick.games.ravenloft.matrix import matrix
from flick.games.ravenloft.options import RavenloftOptions, Variant
from flick.table.content import read_document
from flick.table.languages import LANGUAGES
from flick.table.rulebook import book_of, read_rulebook
from flick.table.words import Words
from flick.table.yaml_text import BadContent
from flick.written_options import read_options


def test_every_variant_says_which_rules_it_replaces_and_by_which_of_its_own() -> None:
    known = read_rulebook(GAME, "en").rules
    assert {*get_args(Variant)} == citing.replaced().keys()
    for variant, rules in citing.replaced().items():
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
    assert citing.changed_by(("NEW", "BAR")) == {}
    assert citing.changed_by(("LVL", "STR"))["RAV-43"] == ["RAV-STR-07", "RAV-STR-08"]


def test_what_a_ruling_leaves_out_stands_for_nothing() -> None:
    """RAV-MIX-R7: with both, levels come by the list alone."""
    both = citing.changed_by(("BAR", "LVL"))
    assert (both["RAV-142"], both["RAV-BAR-59"]) == (["RAV-LVL-01"], ["RAV-MIX-R7"])
    assert "RAV-144" not in both
    assert citing.changed_by(("BAR",))["RAV-142"] == ["RAV-BAR-52", "RAV-BAR-59"]
    assert citing.changed_by(("HYB", "LVL"))["RAV-HYB-15"] == ["RAV-MIX-R4"]
    assert citing.changed_by(("ADV", "HYB"))["RAV-146"] == ["RAV-ADV-24"]
    assert citing.changed_by(("NEW", "STR"))["RAV-STR-06"] == ["RAV-MIX-R5"]


def test_a_ruling_names_rules_that_there_are() -> None:
    known = read_rulebook(GAME, "en").rules
    assert {rule for ruling in matrix().rulings.values() for rule in ruling.over} <= {*known}


def test_no_unknown_variant_replaces_anything(tmp_path: Path) -> None:
    path = tmp_path / citing.REPLACES
    path.write_text("FOO: {RAV-01: [RAV-02]}\n", "utf-8")
    with pytest.raises(BadContent) as refused:
        citing.check(read_document(path))
    assert refused.value.field == "FOO"
