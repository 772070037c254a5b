"""Heroes of level 6 or more, with whom the dungeon reckons (RAV-ADV-35 to RAV-ADV-42)."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from flick.games.ravenloft.cards import card
from flick.games.ravenloft.cards import monster as monster_card
from flick.games.ravenloft.game import GAME
from flick.games.ravenloft.heroes_and_foes import Figure
from flick.games.ravenloft.monster_tokens import every_number, is_villain, value_of
from flick.games.ravenloft.options import RavenloftOptions
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.state import MASTERY, RavenloftState
from flick.games.ravenloft.tactics import activate, meant_by
from flick.table.chance import Chance
from flick.table.match import start_state
from flick.table.sayings import Refused
from tests.games_ravenloft.scene import Run, laid, monster, state_of


def masters(*levels: int, **options: Any) -> RavenloftState:
    """A match whose heroes have these levels."""
    state = state_of(len(levels), variants=["ADV"], **options)
    for hero, level in zip(state.heroes, levels, strict=True):
        hero.level = level
    return state


def at_the_corner(level: int) -> tuple[RavenloftState, Figure]:
    """A Skeleton on a tile that touches the tile of the first hero at a corner only; the second hero is far away."""
    state = masters(level, 1)
    laid(state, "start_w", "north", "straight#1")
    laid(state, "start_e", "east", "cross#1")
    state.heroes[0].square, state.heroes[1].square = "4,1", "9,1"
    return state, monster(state, "skeleton", "2,-1")


def test_tokens_may_be_left_out() -> None:
    """RAV-T-A13."""
    assert Counter(map(value_of, every_number())) == {0: 2, 1: 5, 2: 3, 3: 2}
    assert Counter(state_of(1, variants=["ADV"]).tokens) == Counter(every_number())
    easier, harder = (state_of(1, variants=["ADV"], token_pile=pile).tokens for pile in ("easier", "harder"))
    assert (len(easier), {*map(value_of, easier)}) == (10, {0, 1, 2})
    assert (len(harder), {*map(value_of, harder)}) == (10, {1, 2, 3})


def test_a_master_counts_as_a_tile_away_over_a_corner() -> None:
    """RAV-T-A14: the Skeleton charges across it."""
    state, skeleton = at_the_corner(MASTERY)
    assert policies_of(state).monster_move.rank(state, skeleton, state.heroes[0]) == (1, 2)
    charge = next(part for part in monster_card("skeleton").tactics if part.verb == "charge")
    assert meant_by(state, skeleton, charge) == [0]
    run = Run(state, activate(state, Chance(state.luck, {"monster-attack": [1]}), skeleton))
    assert "figure-moves" in [event.kind for event in run.events]
    assert skeleton.square in ("3,1", "4,0", "5,0", "3,0", "3,2", "4,2", "5,2", "5,1")


@pytest.mark.parametrize("level", [1, MASTERY - 1])
def test_others_are_measured_as_ever(level: int) -> None:
    """RAV-T-A15."""
    state, skeleton = at_the_corner(level)
    assert policies_of(state).monster_move.rank(state, skeleton, state.heroes[0]) == (2, 3)
    charge = next(part for part in monster_card("skeleton").tactics if part.verb == "charge")
    assert meant_by(state, skeleton, charge) is None


def test_the_hunt_can_be_switched_off() -> None:
    state, skeleton = at_the_corner(MASTERY)
    state.options = type(state.options)(variants=state.options.variants, masters_hunted=False)
    assert policies_of(state).monster_move.rank(state, skeleton, state.heroes[0]) == (2, 3)


def test_monsters_stand_where_it_hurts() -> None:
    """RAV-RUL-60: of squares that are as good the one beside the master."""
    state = masters(MASTERY, 1)
    laid(state, "start_w", "north", "cross#1")
    state.heroes[0].square, state.heroes[1].square = "0,-3", "6,1"
    figure = Figure("ghoul-1", "ghoul", "monster", 2, 2, "")
    monster(state, "skeleton", "1,-2")
    assert policies_of(state).monster_move.spots(state, figure, "cross#1") == ["1,-3"]
    state.heroes[0].level = 1
    assert len(policies_of(state).monster_move.spots(state, figure, "cross#1")) > 1


def test_a_master_may_strike_a_friend_with_a_daily_power() -> None:
    """RAV-T-A16."""
    state = masters(1, 1, 1, MASTERY)
    hero, forced = state.heroes[3], policies_of(state).forced_attack
    daily = [name for name in hero.powers if card(name).kind == "daily" and "attack" in card(name).texts]
    assert daily
    assert {*daily} <= {*forced.powers(state, 3, "at_will")}
    hero.level = MASTERY - 1
    assert not {*daily} & {*forced.powers(state, 3, "at_will")}


def test_no_fourth_hero_becomes_a_master() -> None:
    """RAV-RUL-111."""
    state = masters(MASTERY, MASTERY, 7, MASTERY - 1, 2)
    rises = policies_of(state).level_up
    assert [rises.may_rise(state, seat) for seat in range(5)] == [True, True, True, False, True]
    state.heroes[0].dead = True
    assert rises.may_rise(state, 3)


def test_a_new_master_brings_a_villain_token_at_once() -> None:
    state = masters(MASTERY - 1)
    run = Run(state, policies_of(state).level_up.rise(state, Chance(state.luck), 0))
    assert "villain-token" in [event.kind for event in run.events]
    assert (sum(map(is_villain, state.tokens)), state.heroes[0].tokens) == (1, 2)


def grown(*levels: int, **options: Any) -> RavenloftOptions:
    seats = [{"grown": {"level": level}} if level > 1 else {} for level in levels]
    return msgspec.convert({"variants": ["ADV"], "seats": seats, **options}, RavenloftOptions)


def test_who_has_gone_far_begins_with_two_tokens_and_brings_a_villain() -> None:
    """RAV-T-A01."""
    state: Any = start_state(GAME, grown(1, 1, 6), 3, 0)
    assert [(hero.level, hero.tokens) for hero in state.heroes] == [(1, 1), (1, 1), (6, 2)]
    assert state.surges == 0
    assert sum(map(is_villain, state.tokens)) == 1
    off: Any = start_state(GAME, grown(1, 1, 6, masters_hunted=False), 3, 0)
    assert not any(map(is_villain, off.tokens))


def test_four_masters_are_too_many() -> None:
    """RAV-T-A17."""
    with pytest.raises(Refused) as refused:
        start_state(GAME, grown(6, 7, 6, 9), 4, 0)
    assert (refused.value.say.id, refused.value.rule) == ("too-many-masters", "RAV-ADV-42")
    assert start_state(GAME, grown(6, 7, 6, 5), 4, 0)
    assert start_state(GAME, grown(6, 7, 6, 9, variants=["LVL"]), 4, 0)
