"""Heroes that rise level by level, by the tables of the variants."""

from typing import Any

import pytest

from flick.games.ravenloft import experience, gains
from flick.games.ravenloft.cards import card, powers_of
from flick.games.ravenloft.game import GAME
from flick.games.ravenloft.monster_tokens import is_villain
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.state import RavenloftState
from flick.sitting import words_for
from flick.table.chance import Chance
from flick.table.content import read_document
from flick.table.naming import option_label
from flick.table.rules import Choose
from flick.table.words import Words
from flick.table.yaml_text import BadContent
from tests.games_ravenloft.phases import match_of
from tests.games_ravenloft.scene import Run, on_top, state_of

KINDS = ("treasure", "has-power", "turned-up")
DAILY_AND_UTILITY = ("daily", "utility")


def risen(state: RavenloftState, levels: int, seat: int = 0) -> list[tuple[int, Any]]:
    """A hero rises so many levels; every event with the level at which it was told."""
    told: list[tuple[int, Any]] = []
    for _ in range(levels):
        hero = state.heroes[seat]
        hero.used = [name for name in hero.powers if card(name).kind in DAILY_AND_UTILITY]
        rules = policies_of(state).level_up.rise(state, Chance(state.luck), seat)
        told += [(hero.level, event) for event in Run(state, rules).events]
    return told


def test_a_hero_reaches_level_23() -> None:
    """RAV-T-L05."""
    state = state_of(1, variants=["LVL"])
    hero = state.heroes[0]
    on_top(state, "treasure", "keen_blade#1", "heavy_shield#1", "healing_draught#1", "antidote#1", "lucky_coin#1")
    assert (hero.most_hp, hero.surge_value, hero.ac, len(hero.powers)) == (8, 4, 15, 4)
    told = risen(state, 22)
    assert (hero.level, hero.most_hp, hero.hp, hero.surge_value, hero.ac) == (23, 11, 11, 7, 17)
    assert not hero.critical
    assert len(hero.powers) == 7
    by_kind = {
        kind: sorted({level for level, event in told if event.kind == kind}) for kind in ("treasure", "has-power")
    }
    assert by_kind == {"treasure": [5, 9, 13, 17, 20], "has-power": [8, 14, 21]}
    assert sorted({level for level, event in told if event.kind == "turned-up"}) == [3, 7, 11, 15, 19]
    kinds = {level: card(event.facts["card"]).kind for level, event in told if event.kind == "has-power"}
    assert kinds == {8: "utility", 14: "daily", 21: "at_will"}
    assert not policies_of(state).level_up.may_rise(state, 0)


def test_every_gain_has_its_rule() -> None:
    numbers = {gains.LONG: ("RAV-LVL-", 4, 23), gains.ADVANCED: ("RAV-ADV-", 25, 9)}
    for table, (letters, first, highest) in numbers.items():
        found = gains.gains_of(table)
        assert list(found) == list(range(2, highest + 1))
        assert [gain.rule for gain in found.values()] == [f"{letters}{first + index:02}" for index in range(len(found))]


def test_whoever_may_rise_is_told_what_the_level_brings() -> None:
    words = words_for(Words("en"), GAME)
    told = {level: words(gains.told(gain)) for level, gain in gains.gains_of(gains.ADVANCED).items()}
    assert told[2] == "1 AC, 2 HP, 1 surge value, a Daily power"
    assert told[5] == "a Daily power or a Utility power"
    assert told[9] == "all powers of the class"
    assert {words(gains.told(gain)) for gain in gains.gains_of(gains.LONG).values()} == {
        "1 HP",
        "1 AC",
        "1 surge value",
        "a treasure",
        "an At-Will power",
        "a Utility power",
        "a Daily power",
        "powers ready again",
        "powers ready again with every 20",
    }


def test_a_table_leaves_out_no_level(tmp_path: Any) -> None:
    path = tmp_path / gains.FILE
    path.write_text("own: {2: {rule: RAV-LVL-04}, 4: {rule: RAV-LVL-05}}\n", "utf-8")
    with pytest.raises(BadContent) as refused:
        gains.check(read_document(path))
    assert (refused.value.field, refused.value.reason.id) == ("own.4", "ravenloft-level-left-out")


def test_where_a_class_has_no_power_left_none_is_gained() -> None:
    state = state_of(1, variants=["LVL"])
    hero = state.heroes[0]
    hero.level, hero.powers = 13, [*hero.powers, *powers_of("rogue", "daily")]
    before = [*hero.powers]
    risen(state, 1)
    assert (hero.level, hero.powers) == (14, before)


def test_a_wizard_reaches_level_9() -> None:
    """RAV-T-A09."""
    state = state_of(5, variants=["ADV"])
    hero = state.heroes[4]
    assert (hero.ac, hero.most_hp, hero.surge_value, hero.tokens) == (14, 6, 3, 1)
    risen(state, 8, 4)
    assert (hero.level, hero.ac, hero.most_hp, hero.hp, hero.surge_value, hero.tokens) == (9, 16, 10, 10, 4, 2)
    every = [name for kind in ("at_will", "utility", "daily") for name in powers_of("wizard", kind)]
    assert sorted(hero.powers) == sorted(every)
    assert not hero.critical
    assert not policies_of(state).level_up.may_rise(state, 4)
    assert sum(map(is_villain, state.tokens)) == 1


def test_ways_to_pay_that_cost_as_much_are_told_apart() -> None:
    """Five answers said the same."""
    state = state_of(1, variants=["ADV"])
    state.stage, state.xp = "begin", sorted(state.decks["monster"], key=experience.worth_of)[::3][:9]
    match = match_of(state)
    match.settle()
    assert isinstance(match.decision, Choose)
    words = Words("en", GAME.folder, things=GAME.things)
    told = [option_label(option, words) for option in match.decision.options]
    assert len(told) > 3
    assert len({*told}) == len(told)
    assert any(" + " in one for one in told)
