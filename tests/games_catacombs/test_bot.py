"""The bots: what they choose where it is plain what to choose, and that they know no more than they may."""

import itertools
from typing import Any

import msgspec
import pytest

from flick.arena.layout import Pose
from flick.games.catacombs import GAME
from flick.games.catacombs.bot import BOTS
from flick.games.catacombs.bot.level import LEVELS, FlickLevel
from flick.games.catacombs.bot.mind import CatacombsBot
from flick.games.catacombs.state import CatacombsState
from flick.table.chance import Luck
from flick.table.match import Match
from flick.table.perspective import seen_from
from flick.table.rules import Choose, Decision, Flick
from flick.table.sayings import say
from flick.table.seats import Seat, Thought
from tests.games_catacombs.scene import PARKED, act, holding, match_of, options_of, state_with

SIDE_BY_SIDE = {
    "sword-1": (100.0, 100.0),
    "sword-2": (60.0, 300.0),
    "skull-1": (300.0, 100.0),
    "skull-2": (560.0, 300.0),
}


SHORT = 3
"""Health with which a match of bots comes to its end soon."""

ATTACKS = 20


def think(match: Match, level: str = "hard", seed: int = 0) -> Thought:
    """What a bot of that level would answer to the decision that waits, if it looked."""
    match.settle()
    assert isinstance(match.decision, Decision)
    bot = CatacombsBot(msgspec.structs.replace(LEVELS[level], hasty=0.0))
    return bot.think(seen_from(match.line, match.decision.seat, Luck(seed)))


def go_on(match: Match, level: str = "hard", seed: int = 0) -> Thought:
    thought = think(match, level, seed)
    match.answer(thought.answer)
    match.settle()
    return thought


def bots_at_play(seats: str, seed: int, **options: Any) -> Match:
    match = Match(GAME, [Seat(level) for level in seats.split(",")], options_of(**options), seed)
    while isinstance(match.settle(), Decision):
        match.ask_bot()
    return match


@pytest.mark.parametrize("seats", ["easy,normal", "easy,easy,easy", "easy,normal,easy,easy"])
def test_bots_play_a_match_to_its_end(seats: str) -> None:
    match = bots_at_play(seats, 4, starting_health=SHORT)
    assert match.result is not None
    assert all(taken.thought is not None for taken in match.answers)


@pytest.mark.parametrize(
    "options",
    [
        {"arena_mode": "mat", "starting_health": SHORT},
        {"obstacle_layout": "line", "starting_health": SHORT, "draw_timing": "end"},
        {"exhaustion": True, "no_abilities": True, "starting_health": 5},
        {"no_armour": True, "obstacle_layout": "diagonal", "first_team": "skull", "starting_health": SHORT},
        {"table": "kids", "starting_health": SHORT},
    ],
)
def test_bots_play_with_every_option(options: dict[str, Any]) -> None:
    assert bots_at_play("easy,easy", 1, **options).result is not None


def test_the_same_match_is_played_twice() -> None:
    first, second = (bots_at_play("normal,easy", 9, starting_health=3) for _ in range(2))
    assert [taken.given.text for taken in first.answers] == [taken.given.text for taken in second.answers]


def test_a_bot_answers_the_same_whatever_it_cannot_see() -> None:
    """Hidden cards are dealt anew before every decision, and nothing that the bot says changes."""
    match = Match(GAME, [Seat("easy"), Seat("easy"), Seat("normal")], options_of(starting_health=4), 21, bots=BOTS)
    hidden = 0
    while isinstance(decision := match.settle(), Decision):
        imagined = seen_from(match.line, decision.seat, Luck(len(match.answers))).guess()
        hidden += imagined.state != match.state
        bot, luck = BOTS[match.seats[decision.seat].player](), len(match.answers)
        thoughts = [bot.think(seen_from(line, decision.seat, Luck(luck))) for line in (match.line, imagined)]
        assert thoughts[0] == thoughts[1]
        match.answer(thoughts[0].answer)
    assert hidden > 20


def test_a_steady_finger_hits_what_lies_before_it() -> None:
    match = match_of(state=holding(state_with(SIDE_BY_SIDE), "duelist"))
    act(match, "play duelist")
    thought = go_on(match, "perfect")
    assert thought.reason is not None
    assert thought.reason.id == "think-attack"
    assert thought.reason.facts["percent"] == 100
    assert any(event.kind == "hit" for event in match.events)


def test_the_best_bot_hits_both_enemies_at_once() -> None:
    pawns = {"sword-1": (100.0, 177.0), "sword-2": (30.0, 30.0), "skull-1": (400.0, 160.0), "skull-2": (400.0, 196.0)}
    match = match_of(state=holding(state_with(pawns), "paladin"))
    act(match, "play paladin")
    go_on(match, "perfect")
    assert any(event.kind == "both-hit" for event in match.events)


BEHIND_CRYSTALS: dict[str, Pose] = {
    "sword-1": (15.5, 15.5, 0.0),
    "crystal-1": (55.0, 15.5, 0.0),
    "crystal-2": (43.4, 43.4, 0.0),
    "crystal-3": (15.5, 55.0, 0.0),
}
"""Sword 1 in a corner behind three crystals, without a gap between them."""


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_whoever_is_walled_in_by_crystals_knows_that_no_shot_hits(level: str) -> None:
    state = holding(state_with(SIDE_BY_SIDE), "duelist")
    state.pawns = {**state.pawns, **BEHIND_CRYSTALS}
    match = match_of(state=state)
    act(match, "play duelist")
    reason = think(match, level).reason
    assert reason is not None
    assert reason.id == "think-attack-blocked"


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_the_chance_that_a_bot_tells_is_about_that_of_a_hit(level: str) -> None:
    """The same attack many times: chances are told with the level's own finger."""
    told: list[float] = []
    hits = 0
    for seed in range(ATTACKS):
        state = holding(state_with({**SIDE_BY_SIDE, "skull-1": (190.0, 120.0)}), "duelist")
        match = match_of(state=state)
        act(match, "play duelist")
        thought = go_on(match, level, seed)
        assert thought.reason is not None
        told.append(float(thought.reason.facts.get("percent", 0)) / 100)  # type: ignore[arg-type]
        hits += any(event.kind in ("hit", "hit-off-obstacle") for event in match.events)
    assert abs(sum(told) - hits) < 0.25 * ATTACKS, (sum(told), hits)


@pytest.mark.parametrize(
    ("reserve", "kept", "answer"), [(1, 1, "armour"), (8, 1, "no"), (8, 2, "armour"), (3, 1, "armour")]
)
def test_armour_is_for_the_shot_that_matters(reserve: int, kept: int, answer: str) -> None:
    state = holding(state_with(SIDE_BY_SIDE), "duelist")
    skull = state.teams["skull"]
    state.bank += skull.reserve - reserve
    skull.reserve = reserve
    armour = [card for card in skull.deck if card in ("marauder", "behemoth", "black_knight", "lich_king")][:kept]
    skull.kept, skull.deck = armour, [card for card in skull.deck if card not in armour]
    match = match_of(state=state)
    act(match, "play duelist", "flick sword-1 0deg 1200mm/s", "no")
    decision = match.settle()
    assert isinstance(decision, Choose)
    assert decision.verb == "armour"
    assert think(match).answer.partition(" ")[0] == answer
    hurried = CatacombsBot(FlickLevel(0.0, 0.0, 5, 12, 2, 6, 1, 1, 1, 3, hasty=1.0)).think(
        seen_from(match.line, 1, Luck(1))
    )
    assert hurried.answer.partition(" ")[0] == ("armour" if reserve == 1 else "no"), "nobody loses in haste"


def test_a_boost_that_wins_is_taken_and_one_that_is_not_needed_is_not() -> None:
    for reserve, answer in ((2, "boost"), (1, "no")):
        state = holding(state_with(SIDE_BY_SIDE), "duelist")
        state.bank += state.teams["skull"].reserve - reserve
        state.teams["skull"].reserve = reserve
        match = match_of(state=state)
        act(match, "play duelist", "flick sword-1 0deg 1200mm/s")
        assert think(match).answer.partition(" ")[0] == answer


def test_no_bot_ends_the_match_with_a_healing_that_loses_it() -> None:
    """The last token of the bank ends the match (CAT-125): good for whoever has more then."""
    for own, played in ((14, True), (2, False)):
        state = holding(state_with(SIDE_BY_SIDE), "enchantress", "cave_delver", "treasure_seeker", "falconer")
        state.hands[0] = ["enchantress", "cave_delver"]
        state.teams["sword"].deck += ["treasure_seeker", "falconer"]
        state.teams["sword"].reserve, state.teams["skull"].reserve, state.bank = own, 23 - own, 1
        match = match_of(state=state)
        match.settle()
        assert (think(match).answer == "play enchantress") is played


def test_a_stunned_bot_throws_away_what_it_misses_least() -> None:
    state = holding(state_with(SIDE_BY_SIDE), "royal_archer", "hammer_dwarf", "cartographer", "paladin")
    state.stunned = ["sword-1"]
    thought = think(match_of(state=state))
    assert thought.answer.startswith("discard ")
    assert thought.answer not in ("discard hammer_dwarf", "discard paladin")


def test_whoever_is_hasty_strikes_straight_at_the_nearest() -> None:
    hurried = CatacombsBot(FlickLevel(0.0, 0.0, 5, 12, 2, 6, 1, 1, 1, 3, hasty=1.0))
    state = holding(state_with(SIDE_BY_SIDE), "duelist")
    match = match_of(state=state)
    act(match, "play duelist")
    flicked = hurried.think(seen_from(match.line, 0, Luck(1)))
    assert flicked == Thought("flick sword-1 0deg 1252.8mm/s", say("think-hasty"))


def test_an_obstacle_is_moved_for_cover() -> None:
    """An enemy has a clear way to the only character in the open: afterwards it has less of one."""
    state = state_with({**SIDE_BY_SIDE, "sword-2": (30.0, 325.0)})
    state.pawns = {**state.pawns, "crystal-1": (200.0, 150.0, 0.0)}
    match = match_of(state=holding(state, "battle_cleric"))
    act(match, "play battle_cleric", "flick sword-1 180deg 150mm/s", "flick sword-1 180deg 150mm/s")
    assert isinstance(match.decision, Flick)
    assert match.decision.rule == "CAT-38"
    reasons = {level: think(match, level).reason for level in ("normal", "hard")}
    assert {reason.id for reason in reasons.values() if reason} == {"think-obstacle-cover"}


def test_levels_grow_steadier_and_more_patient() -> None:
    levels = list(LEVELS.values())
    assert list(LEVELS) == ["easy", "normal", "hard", "perfect"]
    for one, other in itertools.pairwise(levels):
        assert one.wobble > other.wobble
        assert one.unevenness > other.unevenness
        assert one.kept < other.kept
        assert one.tried < other.tried
        assert one.hasty > other.hasty or one.hasty == other.hasty == 0


def test_a_wobbly_finger_does_not_always_do_the_same() -> None:
    match = match_of(state=holding(state_with(SIDE_BY_SIDE), "duelist"))
    act(match, "play duelist")
    assert len({think(match, "easy", seed).answer for seed in range(5)}) == 5
    assert len({think(match, "perfect", seed).answer for seed in range(2)}) == 1


def test_places_of_parked_crystals_are_as_the_tests_say() -> None:
    state: CatacombsState = state_with(SIDE_BY_SIDE)
    assert {name: state.pawns[name] for name in PARKED} == PARKED
