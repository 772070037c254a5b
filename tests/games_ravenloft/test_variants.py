"""Variants are tables of policies, and which of them go together is a table too (5.13, 5.14)."""

from itertools import combinations
from pathlib import Path
from typing import Any, get_args

import pytest

from flick.games.ravenloft import bundles, matrix
from flick.games.ravenloft.game import GAME
from flick.games.ravenloft.options import RavenloftOptions, Variant
from flick.games.ravenloft.policies import NAMES
from flick.table.content import read_document
from flick.table.match import start_state
from flick.table.sayings import Refused
from flick.table.yaml_text import BadContent
from flick.written_options import read_options

VARIANTS: tuple[str, ...] = get_args(Variant)
PAIRS = list(combinations(VARIANTS, 2))
ALL_PAIRS = list(combinations(matrix.matrix().order, 2))


def options(*variants: str) -> RavenloftOptions:
    found: Any = read_options(GAME, {"variants": ",".join(variants)})
    return found


def test_every_variant_has_a_table_and_stands_in_the_order_of_the_matrix() -> None:
    assert matrix.matrix().in_order(VARIANTS) == VARIANTS
    folder = GAME.folder / bundles.FOLDER
    assert {path.stem for path in folder.glob("*.yaml")} == {bundles.BASE, *map(str.lower, VARIANTS)}
    for name in VARIANTS:
        assert bundles.table_of(name).keys() <= {*NAMES}


def test_the_matrix_is_that_of_the_rules() -> None:
    apart = [pair for pair in ALL_PAIRS if matrix.matrix().are_apart(*pair)]
    assert len(ALL_PAIRS) == 55
    assert len(apart) == 21
    assert [*matrix.matrix().rulings] == [f"R{number}" for number in range(1, 8)]
    ruled = [ruling.of for ruling in matrix.matrix().rulings.values()]
    assert not any(matrix.matrix().are_apart(*pair) for pair in ruled)
    assert all(matrix.matrix().in_order(pair) == pair for pair in ruled)


@pytest.mark.parametrize("pair", PAIRS, ids="+".join)
def test_two_variants_are_apart_just_where_both_set_the_same_policy(pair: tuple[str, str]) -> None:
    assert matrix.matrix().are_apart(*pair) == bool(bundles.contested(*pair))


@pytest.mark.parametrize("pair", PAIRS, ids="+".join)
def test_what_goes_together_starts_and_what_does_not_is_refused(pair: tuple[str, str]) -> None:
    if not matrix.matrix().are_apart(*pair):
        start_state(GAME, options(*pair), 3, 0)
        return
    with pytest.raises(Refused) as refused:
        start_state(GAME, options(*pair), 3, 0)
    assert (refused.value.say.id, refused.value.rule) == ("variants-apart", "RAV-MIX-01")


@pytest.mark.parametrize("name", VARIANTS)
def test_every_variant_changes_what_its_table_says_and_nothing_else(name: str) -> None:
    usual, own = bundles.base(), bundles.bundle_of(options(name))
    assert {policy for policy in NAMES if own[policy] != usual[policy]} == bundles.table_of(name).keys()


def test_variants_are_written_in_any_order_and_kept_in_theirs() -> None:
    written = ", ".join(reversed(VARIANTS)).lower()
    read: Any = read_options(GAME, {"variants": written})
    assert read.variants == VARIANTS
    assert read_options(GAME, {"variants": [*VARIANTS]}) == read
    assert options().variants == ()
    with pytest.raises(Refused) as refused:
        options("BARKAM")
    assert refused.value.say.id == "option-value-several"


def test_additions_to_what_is_set_up() -> None:
    usual = ("three_decks", "start_item")
    assert bundles.with_setup(usual, ["more"]) == (*usual, "more")
    assert bundles.with_setup(usual, ["no_start_item", "more"]) == ("three_decks", "more")
    assert bundles.with_setup(usual, ["start_item"]) == usual


def bad(tmp_path: Path, name: str, text: str) -> str:
    path = tmp_path / name
    path.write_text(text, "utf-8")
    check = matrix.check if name == matrix.FILE else bundles.check
    with pytest.raises(BadContent) as refused:
        check(read_document(path))
    return refused.value.field


def test_a_table_names_only_what_there_is(tmp_path: Path) -> None:
    assert bad(tmp_path, "own.yaml", "spawn: [two_cards]\n") == "spawn.0"
    assert bad(tmp_path, "own.yaml", "spawns: [one_card]\n") == "spawns"
    one = "order: [NEW, DIC]\napart: {NEW: [FOO]}\nrulings: {}\n"
    assert bad(tmp_path, matrix.FILE, one) == "apart.NEW.0"
    other = "order: [NEW, DIC]\napart: {}\nrulings: {R1: {of: [NEW, FOO]}}\n"
    assert bad(tmp_path, matrix.FILE, other) == "rulings.R1.of.1"
