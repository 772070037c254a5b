"""Every pair of Ravenloft's variants as it is typed: those that go together begin, of the others it is said which
policies both would set (5.13)."""

from itertools import combinations

import pytest

from flick.commands.common import chosen_options
from flick.games.ravenloft.bundles import contested
from flick.games.ravenloft.game import GAME
from flick.games.ravenloft.matrix import matrix
from flick.sitting import default_seats, new_match
from flick.table.languages import LANGUAGES
from flick.table.rules import Decision
from flick.table.words import Words
from tests.commands.conftest import Flick

PAIRS = list(combinations(matrix().order, 2))
APART = [pair for pair in PAIRS if matrix().are_apart(*pair)]
TOGETHER = [pair for pair in PAIRS if pair not in APART]


@pytest.mark.parametrize("pair", APART, ids="+".join)
def test_those_that_are_apart_are_refused_with_what_both_would_set(flick: Flick, pair: tuple[str, str]) -> None:
    for language, written in zip(LANGUAGES, (pair, tuple(reversed(pair))), strict=True):
        words = Words(language, GAME.folder)
        done = flick("play", "ravenloft", "--lang", language, "--set", f"variants={','.join(written)}")
        told = [words(f"option-variants-{name}") for name in pair]
        told += [words(f"policy-{name.replace('_', '-')}") for name in contested(*pair)]
        assert (done.code, done.out, len(done.err.splitlines())) == (1, "", 1)
        assert len(told) > 2
        assert all(one in done.err for one in told)


@pytest.mark.parametrize("pair", TOGETHER, ids="+".join)
def test_those_that_go_together_begin_with_as_many_seats_as_they_need(pair: tuple[str, str]) -> None:
    options = chosen_options([f"variants={','.join(pair)}"])
    match = new_match(GAME.id, default_seats(GAME, options), options, 1)
    assert isinstance(match.settle(), Decision)
    assert match.options.variants == pair


def test_somebody_alone_finds_the_others_that_a_variant_needs(flick: Flick) -> None:
    done = flick("play", "ravenloft", "--text", "--seed", "1", "--set", "variants=STR")
    assert done.code == 0
    assert "Strahd · 0 Threat" in done.out


def test_whoever_is_strahd_is_told_and_asked_by_that_name(flick: Flick) -> None:
    """Three rounds by hand: monsters that are paid for, squares for them, cards that are bought."""
    chosen = ("--set", "variants=STR", "--set", "first=seat", "--seats", "bot,bot,Camille=human", "--seed", "3")
    done = flick("play", "ravenloft", "--text", *chosen, typed="1\n" * 12)
    assert done.code == 0
    assert "Camille (Strahd)> 1" in done.out
    assert "Player 3" not in done.out
    for asked in ("Which monster do you put on", "To which square does", "Do you buy cards?"):
        assert asked in done.out
