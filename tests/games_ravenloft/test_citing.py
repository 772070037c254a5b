"""The log and questions cite the rules of the variants that are played, in place of those of the game."""

from pathlib import Path
from typing import get_args

import pytest

from flick.games.ravenloft.citing import CITES, check, cited, cites, replaced
from flick.games.ravenloft.game import GAME
from flick.games.ravenloft.options import Variant
from flick.sitting import new_match
from flick.table.content import read_document
from flick.table.rulebook import read_rulebook
from flick.table.rules import Decision, tell
from flick.table.yaml_text import BadContent

BY_HEROES = {"HYB"}
"""What these replace, they do for some of the heroes."""


def test_every_rule_that_is_cited_instead_is_one_of_the_variant_or_a_ruling() -> None:
    known = read_rulebook(GAME, "en").rules
    for variant, rules in cites().items():
        assert variant in get_args(Variant)
        for rule, instead in rules.items():
            assert rule in known
            assert instead in known
            assert instead.startswith((f"RAV-{variant}-", "RAV-RUL-"))


def test_what_happens_keeps_all_but_its_rule() -> None:
    event = tell("tile", "RAV-41", tile="cross#1")
    assert cited(event, ("BAR",)) == tell("tile", "RAV-BAR-14", tile="cross#1")
    assert cited(event, ()) is event
    assert cited(event, ("CUS",)) is event


def test_of_two_variants_the_first_one_is_cited() -> None:
    turn = tell("tile", "RAV-35")
    assert cited(turn, ("LVL", "BAR")).rule == "RAV-BAR-12"
    assert cited(turn, ("LVL",)).rule == "RAV-35"
    assert cited(turn, ("GEN",)).rule == "RAV-GEN-05"


def test_what_a_ruling_leaves_out_is_not_cited() -> None:
    """RAV-MIX-R7: with both, no level comes by a 20 alone."""
    rises = tell("rises", "RAV-143")
    assert cited(rises, ("BAR",)).rule == "RAV-BAR-52"
    assert cited(rises, ("LVL", "BAR")).rule == "RAV-LVL-03"


@pytest.mark.parametrize("variant", [name for name in get_args(Variant) if name not in BY_HEROES])
def test_no_rule_is_cited_that_the_variant_replaces(variant: str) -> None:
    match = new_match(GAME.id, ",".join(["random"] * 3), {"variants": variant}, 7)
    told: set[str] = set()
    while isinstance(decision := match.settle(), Decision):
        told.add(decision.rule)
        match.ask_bot()
    told |= {event.rule for event in match.events}
    assert not told & replaced()[variant].keys()


def test_no_unknown_variant_cites_anything(tmp_path: Path) -> None:
    path = tmp_path / CITES
    path.write_text("FOO: {RAV-01: RAV-02}\n", "utf-8")
    with pytest.raises(BadContent) as refused:
        check(read_document(path))
    assert refused.value.field == "FOO"
