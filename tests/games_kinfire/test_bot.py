"""The bots: what they choose where it is plain what to choose, and that they know no more than they may."""

from typing import Any

import pytest

from flick.bots import BOTS as EVERYWHERE
from flick.games.kinfire import GAME
from flick.games.kinfire.bot import BOTS
from flick.games.kinfire.bot.level import LEVELS
from flick.games.kinfire.bot.plans import HITS
from flick.games.kinfire.bot.prospects import Prospects
from flick.games.kinfire.state import KinfireOptions, KinfireState
from flick.table.chance import Forced, Luck
from flick.table.languages import LANGUAGES
from flick.table.match import Match
from flick.table.perspective import seen_from
from flick.table.rules import Decision
from flick.table.seats import Seat, Thought
from flick.table.words import Words
from tests.acting import act
from tests.games_kinfire.scene import bottom_of, match_of, state_of
from tests.games_kinfire.test_texts import is_whole


def think(match: Match, level: str = "normal", seed: int = 0) -> Thought:
    """What a bot of that level would answer to the decision that waits."""
    match.settle()
    assert isinstance(match.decision, Decision)
    return BOTS[level]().think(seen_from(match.line, match.decision.seat, Luck(seed)))


def reason_of(thought: Thought) -> str:
    assert thought.reason is not None
    return thought.reason.id


def bots_at_play(seats: str, seed: int, **options: Any) -> Match:
    match = Match(GAME, [Seat(level) for level in seats.split(",")], KinfireOptions(**options), seed)
    while isinstance(match.settle(), Decision):
        match.ask_bot()
    return match


def holding(state: KinfireState, *hands: tuple[str, ...]) -> KinfireState:
    """Those skill cards in the hands, seat by seat; all others in the decks."""
    for seeker, hand in zip(state.seekers, hands, strict=True):
        seeker.deck = [card for card in (*seeker.deck, *seeker.hand) if card not in hand]
        seeker.hand = list(hand)
    return state


@pytest.mark.parametrize("seats", ["normal", "easy,normal", "normal,easy,easy", "easy,normal,normal,easy"])
@pytest.mark.parametrize("options", [{}, {"hard": True, "quick": True}, {"first_game": True}])
def test_bots_play_a_game_to_its_end(seats: str, options: dict[str, bool]) -> None:
    match = bots_at_play(seats, 4, **options)
    assert match.result is not None
    assert all(taken.thought is not None for taken in match.answers)


def test_bots_play_with_whoever_answers_anything() -> None:
    for seed in range(6):
        match = Match(GAME, [Seat("normal"), Seat("random")], KinfireOptions(quick=True), seed, bots=EVERYWHERE)
        while isinstance(match.settle(), Decision):
            match.ask_bot()
        assert match.result is not None


def test_the_same_game_is_played_twice() -> None:
    first, second = (bots_at_play("normal,easy", 9) for _ in range(2))
    assert [taken.given.text for taken in first.answers] == [taken.given.text for taken in second.answers]


@pytest.mark.parametrize("seats", ["normal", "easy,normal,normal"])
def test_a_bot_answers_the_same_whatever_it_cannot_see(seats: str) -> None:
    """Hidden cards are dealt anew before every decision, and nothing that the bot says changes."""
    match = Match(GAME, [Seat(level) for level in seats.split(",")], KinfireOptions(), 21)
    hidden = 0
    while isinstance(decision := match.settle(), Decision):
        imagined = seen_from(match.line, decision.seat, Luck(1000 + len(match.answers))).guess()
        hidden += imagined.state != match.state
        bot, luck = BOTS[match.seats[decision.seat].player](), len(match.answers)
        thoughts = [bot.think(seen_from(line, decision.seat, Luck(luck))) for line in (match.line, imagined)]
        assert thoughts[0] == thoughts[1]
        match.answer(thoughts[0].answer)
    assert hidden > 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_can_be_read(language: str) -> None:
    words = Words(language, GAME.folder, things=GAME.things)
    said: set[str] = set()
    for seats in ("normal", "normal,normal", "easy,easy,easy"):
        for taken in bots_at_play(seats, 3).answers:
            assert taken.thought is not None
            said.add(taken.thought.id)
            assert is_whole(words(taken.thought)), taken.thought
    assert {"think-approach", "think-boost", "think-no-boost", "think-give-in"} <= said


def test_the_dice_are_reckoned_exactly() -> None:
    """Each of three shows a colour one time in three; the fourth is none of them."""
    for count, chances in HITS.items():
        assert sum(chances) == pytest.approx(1)
        assert sum(hits * chance for hits, chance in enumerate(chances)) == pytest.approx(count / 3)


def test_what_needs_one_more_point_is_finished_with_the_dice() -> None:
    """It fails only without any red and with Darkness."""
    board = ("the_fire_curtain", "masked_fencers", "the_borrowed_stairs", "the_critic")
    state = holding(
        state_of(board=board), ("wall_run", "light_step", "nimble_fingers", "old_inscription"), ("common_sense",)
    )
    state.progress = {"the_fire_curtain": 5, "masked_fencers": 1}
    match = match_of(state)
    thought = think(match)
    assert (thought.answer, reason_of(thought)) == ("approach the_fire_curtain", "think-dice")
    assert thought.reason is not None
    assert thought.reason.facts["percent"] == round(100 * (1 - 8 / 27 / 2))


def test_a_card_that_fits_the_type_is_played() -> None:
    state = holding(
        state_of(board=("falling_chandelier", "the_fire_curtain", "the_critic", "the_counterweight")),
        ("defeat_trap", "cornered"),
        ("hammer_and_wedge", "common_sense"),
    )
    match = match_of(state)
    act(match, "approach falling_chandelier")
    assert think(match).answer == "play defeat_trap"


@pytest.mark.parametrize(("progress", "boosts"), [(5, False), (0, True)])
def test_nobody_boosts_what_is_certain_and_somebody_what_is_near(progress: int, boosts: bool) -> None:
    state = holding(
        state_of(every_boost=True), ("kindled_blade",), ("hammer_and_wedge", "common_sense", "read_the_stones")
    )
    state.progress, state.hp = {"the_fire_curtain": progress}, 2
    match = match_of(state)
    act(match, "approach the_fire_curtain", "play kindled_blade")
    thought = think(match)
    assert (thought.answer != "boost nothing") is boosts, thought
    assert reason_of(thought) == ("think-boost" if boosts else "think-no-boost")


@pytest.mark.parametrize(("dice", "answer"), [(["green", "green", "blue"], "yes"), (["red", "red", "red"], "no")])
def test_a_bad_roll_is_rolled_again_and_a_good_one_kept(dice: list[str], answer: str) -> None:
    forced: Forced = {"skill-die": list(dice), "ld-die": ["darkness"]}
    state = holding(state_of(), ("shout_them_down",), ("common_sense",))
    match = match_of(state, forced)
    act(match, "approach the_fire_curtain", "play shout_them_down", "boost nothing")
    assert match.decision is not None
    assert match.decision.verb == "reroll"
    assert think(match).answer == answer


def test_a_hand_that_is_used_up_is_exchanged() -> None:
    board = ("masked_fencers", "the_critic", "the_leading_man", "the_revolving_knives")
    thought = think(match_of(holding(state_of(1, board=board), ("old_inscription",))))
    assert (thought.answer, reason_of(thought)) == ("give-in", "think-give-in")


def test_a_full_hand_is_kept() -> None:
    thought = think(match_of(state_of()))
    assert thought.answer.startswith("approach ")


def test_nobody_gives_in_to_the_fatigue_that_loses_the_game() -> None:
    state = holding(state_of(1), ("old_inscription",))
    state.fatigue = ["puppet_strings", "short_breath", "open_wounds", "clouded_mind"]
    state.fatigue_deck = [card for card in state.fatigue_deck if card not in state.fatigue]
    assert think(match_of(state)).answer.startswith("approach ")


def test_the_wounded_choose_healing_and_the_healthy_cards() -> None:
    for hp, answer in ((3, "pick 1"), (10, "pick 2")):
        state = state_of(board=("great_stag", "masked_fencers", "the_borrowed_stairs", "the_critic"))
        state.hp = hp
        match = match_of(state)
        act(match, "approach great_stag")
        assert think(match).answer == answer


def test_with_little_health_nobody_tempts_the_riddle() -> None:
    state = holding(
        state_of(board=("the_beasts_riddle", "the_fire_curtain", "masked_fencers", "the_borrowed_stairs")),
        ("kindled_blade",),
        ("common_sense",),
    )
    state.hp = 4
    match = match_of(state)
    assert think(match).answer != "approach the_beasts_riddle"


def test_a_discarded_challenge_is_never_the_attempted_one() -> None:
    """The Strike It Out of Ioren may discard any: the one that is attempted would be a waste."""
    state = holding(state_of(seekers=("ioren",)), ("strike_it_out",), ("kindled_blade",))
    match = match_of(state)
    act(match, "approach masked_fencers", "play strike_it_out", "yes")
    thought = think(match)
    assert thought.answer.startswith("target ")
    assert thought.answer != "target masked_fencers"


def test_what_is_discarded_is_missed_least() -> None:
    state = holding(
        state_of(1, board=("the_unlit_landing", "masked_fencers", "the_fire_curtain", "the_critic")),
        ("guild_oath", "another_way_round", "cornered"),
    )
    match = match_of(state, {"skill-die": ["red"] * 3, "ld-die": ["darkness"]})
    act(match, "approach the_unlit_landing", "play nothing")
    assert match.decision is not None
    assert match.decision.verb == "discard"
    assert "cornered" in think(match).answer
    assert "another_way_round" not in think(match).answer


def test_the_fatigue_that_weighs_most_is_braved() -> None:
    state = state_of(board=("a_quiet_alcove", "masked_fencers", "the_borrowed_stairs", "the_critic"))
    state.fatigue = ["short_breath", "heavy_limbs", "clouded_mind"]
    state.fatigue_deck = [card for card in state.fatigue_deck if card not in state.fatigue]
    match = match_of(state)
    act(match, "approach a_quiet_alcove")
    assert think(match).answer == "brave heavy_limbs"


def test_at_the_bottom_the_master_is_finished() -> None:
    state = bottom_of(down=["the_paper_knight"], master="sea_of_dreams")
    state.progress = {"sea_of_dreams": 20}
    match = match_of(state)
    assert think(match).answer == "approach sea_of_dreams"


def test_the_way_to_the_master_leads_past_a_card_that_lays_it_open() -> None:
    """The Velvet Gate alone makes no weakness, easy as it is."""
    state = bottom_of(master="danse_macabre")
    state.progress = {"the_ribbon_web": 6}
    match = match_of(state)
    assert think(match).answer == "approach the_ribbon_web"


def test_the_colour_named_is_that_of_the_cards() -> None:
    state = holding(
        bottom_of(down=["the_paper_knight", "the_ribbon_web"]), ("wall_run", "light_step"), ("surveyors_knot",)
    )
    match = match_of(state)
    act(match, "approach sea_of_dreams")
    assert think(match).answer == "name green"


def test_the_easy_level_is_careless_and_the_other_is_not() -> None:
    assert list(LEVELS) == ["easy", "normal"]
    answers = {level: {think(opened(), level, seed).answer for seed in range(12)} for level in LEVELS}
    assert len(answers["easy"]) > 1
    assert len(answers["normal"]) == 1


def opened() -> Match:
    return match_of(state_of(board=("the_fire_curtain", "masked_fencers", "the_borrowed_stairs", "the_critic")))


def test_who_does_harm_turn_after_turn_is_to_be_got_rid_of() -> None:
    """The Lullaby Box does it as soon as anybody is tired."""
    state = state_of(board=("the_lullaby_box", "masked_fencers", "the_borrowed_stairs", "the_critic"))
    rested = Prospects(state, LEVELS["normal"]).completed("the_lullaby_box", 8)
    state.fatigue = ["heavy_limbs"]
    assert Prospects(state, LEVELS["normal"]).completed("the_lullaby_box", 8) > rested


@pytest.mark.parametrize(("progress", "needed"), [(10, (6, 9)), (1, (15, 16)), (0, (16, 16))])
def test_the_tide_is_reckoned_with(progress: int, needed: tuple[int, int]) -> None:
    """In Darkness Sea of Dreams loses up to three points before others are placed."""
    state = bottom_of(down=["the_paper_knight"], master="sea_of_dreams")
    state.progress = {"sea_of_dreams": progress} if progress else {}
    assert Prospects(state, LEVELS["normal"]).attempt("sea_of_dreams").needed == needed
