"""Rulings that no vector shows, on positions made by hand."""

import msgspec
import pytest

from flick.games.kinfire import GAME, standing, texts
from flick.games.kinfire.state import HANDS, KinfireOptions
from flick.table.chance import Chance
from flick.table.match import Match, start_state
from flick.table.rules import Choose, Confirm
from flick.table.sayings import Refused
from flick.table.seats import HUMAN, Seat
from tests.acting import act, asked
from tests.games_kinfire.scene import (
    BOARD,
    bottom_of,
    carried_out,
    kinds,
    match_of,
    options_of,
    parts_of,
    run,
    state_of,
)

DARK = {"skill-die": ["blue", "blue", "blue"], "ld-die": ["darkness"]}


def test_nobody_plays_the_seeker_of_somebody_else() -> None:
    """KIN-R18: and a seat without a wish has the first one left."""
    with pytest.raises(Refused) as refused:
        start_state(GAME, options_of(("sefa", "sefa")), 2, 0)
    assert refused.value.rule == "KIN-R18"
    state = start_state(GAME, options_of(("any", "asha")), 3, 0)
    assert [seeker.id for seeker in state.seekers] == ["ioren", "asha", "sefa"]  # type: ignore[attr-defined]


def test_an_empty_seat_has_no_wish() -> None:
    with pytest.raises(Refused) as refused:
        start_state(GAME, options_of(("sefa", "odram")), 1, 0)
    assert refused.value.say.id == "option-more-than-seats"


def test_the_first_player_is_named_or_found_by_chance() -> None:
    """KIN-R19."""
    assert start_state(GAME, options_of(first_player=3), 3, 0).active == 2  # type: ignore[attr-defined]
    found = {start_state(GAME, KinfireOptions(), 3, seed).active for seed in range(20)}  # type: ignore[attr-defined]
    assert found == {0, 1, 2}
    with pytest.raises(Refused) as refused:
        start_state(GAME, options_of(first_player=3), 2, 0)
    assert refused.value.rule == "KIN-R19"


@pytest.mark.parametrize("seats", HANDS)
def test_turns_go_to_the_left(seats: int) -> None:
    """KIN-29, KIN-122, KIN-174."""
    match = match_of(state_of(seats, board=("great_stag", *BOARD[:3]), first_player=1))
    act(match, "approach great_stag", "pick 1")
    assert asked(match).seat == 1 % seats


def test_what_shows_nothing_can_be_taken_back() -> None:
    """KIN-R22: a card chosen, an action, a boost; not a roll."""
    forced = {"asha-deck": [["kindled_blade"]], "ioren-deck": [["common_sense", "lift_together"]]}
    match = match_of(state_of(forced=forced, every_boost=True))
    act(match, "approach the_fire_curtain", "play kindled_blade", "boost common_sense")
    match.undo(1)
    match.undo(0)
    match.undo(0)
    assert (match.state.attempt, asked(match).verb) == (None, "approach")
    act(match, "approach the_fire_curtain", "play nothing")
    with pytest.raises(Refused):
        match.undo(0)


def test_a_new_hand_cannot_be_taken_back() -> None:
    match = match_of(state_of())
    act(match, "give-in")
    with pytest.raises(Refused):
        match.undo(0)


def test_progress_before_step_4_is_judged_in_step_4() -> None:
    """KIN-R54: more than enough, and still the dice are rolled (KIN-R46)."""
    state = state_of()
    state.progress = {"the_fire_curtain": 5}
    state.seekers[0].hand[0], state.seekers[0].deck = "kindled_blade", []
    match = match_of(state, DARK)
    act(match, "approach the_fire_curtain")
    told = carried_out(match.state, "[{add_progress: 3, to: target}]")
    assert kinds(told) == ["add"]
    act(match, "play nothing")
    completed = next(event for event in match.events if event.kind == "completed")
    assert completed.facts["progress"] == 8
    assert kinds(match.events).index("roll") < kinds(match.events).index("completed")


def test_others_completed_by_step_4_come_first() -> None:
    """KIN-R111: two Mazes stand higher than the attempted one; with them gone it is easy enough. It is judged when
    both have their rewards behind them."""
    state = state_of(board=("the_maze#1", "the_maze#2", "the_maze#3", "great_stag"))
    state.progress = {"the_maze#2": 6, "the_maze#3": 6, "the_maze#1": 4}
    match = match_of(state, {"skill-die": ["green", "red", "red"], "ld-die": ["darkness"]})
    act(match, "approach the_maze#1", "play nothing")
    assert [event.facts["card"] for event in match.events if event.kind == "completed"] == ["the_maze#2", "the_maze#3"]
    act(match, "reward the_maze#3")
    told = [event.facts["card"] for event in match.events if event.kind == "completed"]
    assert told == ["the_maze#2", "the_maze#3", "the_maze#1"]
    away = [(event.kind, event.facts["card"]) for event in match.events if event.kind in ("completed", "put-away")]
    assert away[2:] == [
        ("put-away", "the_maze#3"),
        ("put-away", "the_maze#2"),
        ("completed", "the_maze#1"),
        ("put-away", "the_maze#1"),
    ]
    assert "failed" not in kinds(match.events)
    assert len(match.state.completed) == 3


def test_others_completed_and_the_own_attempt_failed() -> None:
    """KIN-R59, KIN-R111: reward and penalty."""
    state = state_of(board=("the_maze#1", "the_maze#2", *BOARD[1:3]))
    state.progress = {"the_maze#2": 5}
    match = match_of(state, {"skill-die": ["green", "red", "red"], "ld-die": ["light"]})
    act(match, "approach the_maze#1", "play nothing")
    assert kinds(match.events)[-9:] == [
        *("placed", "add", "completed", "descend", "put-away", "failed", "damage", "well-card", "turn")
    ]
    assert match.state.progress["the_maze#1"] == 2


def test_one_completion_completes_another_challenge() -> None:
    """KIN-R55, KIN-R57: without its bold text the other has become easier, and is completed before any reward. Both
    still lie there for the first reward, and one for the second."""
    state = state_of(board=("the_3_fountains#1", "the_3_fountains#2", *BOARD[:2]))
    state.hp, state.progress = 4, {"the_3_fountains#1": 6, "the_3_fountains#2": 6}
    match = match_of(state, {"skill-die": ["blue", "red", "red"], "ld-die": ["darkness"]})
    act(match, "approach the_3_fountains#1", "play nothing")
    told = [(event.kind, event.facts["n"]) for event in match.events if event.kind in ("heal", "descend")]
    assert told == [("heal", 2), ("descend", 2), ("heal", 1), ("descend", 1)]
    assert kinds(match.events).index("heal") > len(match.events) - kinds(match.events)[::-1].index("completed") - 1
    assert match.state.hp == 7


def test_three_fountains_that_stand_high_flow_together() -> None:
    """KIN-R56, KIN-R57, KIN-C64: those that fall with the first are one check, their order is yours, and what a reward
    counts does not change on the way."""
    fountains = tuple(f"the_3_fountains#{number}" for number in (1, 2, 3))
    state = state_of(board=(*fountains, BOARD[0]))
    state.hp, state.progress = 1, dict.fromkeys(fountains, 8)
    match = match_of(state, {"skill-die": ["blue", "red", "red"], "ld-die": ["darkness"]})
    act(match, f"approach {fountains[0]}", "play nothing", f"reward {fountains[2]}")
    told = [(event.kind, event.facts["n"]) for event in match.events if event.kind in ("heal", "descend")]
    assert told == [(kind, n) for n in (3, 2, 1) for kind in ("heal", "descend")]
    assert match.state.completed == [fountains[0], fountains[2], fountains[1]]


def test_on_entering_it_acts_before_the_next_card() -> None:
    """KIN-R33: the Clock takes a point off each other challenge, and the next card is not there yet."""
    state = state_of(board=("great_stag", *BOARD[:3]))
    state.progress = {"masked_fencers": 2}
    state.well_deck.remove("clock_of_missed_cues")
    state.well_deck.insert(0, "clock_of_missed_cues")
    match = match_of(state)
    act(match, "approach great_stag", "pick 1")
    assert match.state.progress == {"masked_fencers": 1}
    assert kinds(match.events)[-3:] == ["well-card", "remove", "turn"]


def test_the_first_four_act_when_the_setup_is_complete() -> None:
    """KIN-R33: with nothing to take off, nothing happens; the first turn comes after it."""
    match = Match(GAME, [Seat(HUMAN)], options_of(), 3)
    match.settle()
    assert kinds(match.events)[:5] == ["begin", "well-card", "well-card", "well-card", "well-card"]
    assert match.state.turn == 1


def test_the_cards_cleared_away_set_off_nothing_and_their_progress_goes() -> None:
    """KIN-143, KIN-R34, KIN-R35."""
    state = state_of(board=("great_stag", "endless_applause", *BOARD[:2]))
    state.well_deck, state.progress = [], {"endless_applause": 4}
    match = match_of(state)
    act(match, "approach great_stag", "pick 1")
    assert (match.state.progress, match.state.completed) == ({}, ["great_stag"])
    assert asked(match).seat == 1


def test_texts_at_the_end_of_a_turn_come_after_the_refill() -> None:
    """KIN-R36: Endless Applause grows, and a card is laid out first."""
    match = match_of(state_of(board=("great_stag", "endless_applause", *BOARD[:2])))
    act(match, "approach great_stag", "pick 1")
    assert kinds(match.events)[-4:] == ["well-card", "text", "add", "turn"]
    assert match.state.progress == {"endless_applause": 1}


def test_a_card_at_the_start_of_a_turn_comes_before_fatigue() -> None:
    """KIN-R36, KIN-R63: two texts, in the order you choose; the second empties the hand, so it must give in."""
    state = state_of(board=("lamp_moths", *BOARD[:3]))
    state.you.charged = True
    state.you.deck += state.you.hand[1:]
    del state.you.hand[1:]
    match = match_of(state)
    match.settle()
    assert kinds(match.events)[:5] == ["turn", "text", "discard", "must-give-in", "give-in"]


def test_after_a_failure_with_darkness_the_hidden_master_makes_the_team_climb() -> None:
    """KIN-137, KIN-C24, KIN-C89: after the penalty, and only for well cards (KIN-R77, KIN-R84)."""
    match = match_of(state_of(), DARK)
    act(match, "approach the_fire_curtain", "play nothing")
    assert kinds(match.events)[-5:] == ["failed", "damage", "text", "climb", "turn"]
    match = match_of(bottom_of(), DARK)
    act(match, "approach the_paper_knight", "play nothing")
    assert "no-climb" not in kinds(match.events)


def test_a_challenge_hears_of_a_roll_only_while_it_is_attempted() -> None:
    """KIN-56: the knives lose no progress to another's Darkness, and lose it to their own."""
    state = state_of(board=("the_revolving_knives", *BOARD[:3]))
    state.progress = {"the_revolving_knives": 3}
    twice = {"skill-die": ["blue"] * 6, "ld-die": ["darkness"] * 2}
    match = match_of(state, twice)
    act(match, "approach the_fire_curtain", "play nothing")
    assert match.state.progress["the_revolving_knives"] == 3
    act(match, "approach the_revolving_knives", "play nothing")
    assert match.state.progress["the_revolving_knives"] == 2


def test_a_passive_ability_works_in_the_turns_of_its_seeker() -> None:
    """KIN-17: Asha has one more against Traps, Ioren has not."""
    for first, bonus in ((1, 1), (2, 0)):
        state = state_of(board=("stage_left_trapdoor", *BOARD[:3]), first_player=first)
        match = match_of(state, DARK)
        act(match, "approach stage_left_trapdoor", "play nothing")
        points = next(event for event in match.events if event.kind == "points")
        assert points.facts["bonus"] == bonus


def test_a_hand_emptied_elsewhere_waits_for_its_turn() -> None:
    """KIN-R65."""
    state = state_of(forced={"ioren-deck": [["common_sense"]], "asha-deck": [["kindled_blade"]]})
    state.seekers[1].deck += state.seekers[1].hand[1:]
    del state.seekers[1].hand[1:]
    match = match_of(state, DARK)
    act(match, "approach the_fire_curtain", "play kindled_blade")
    before = len(match.events)
    act(match, "boost common_sense")
    told = kinds(match.events[before:])
    assert told.index("must-give-in") > told.index("turn")


def test_cards_played_this_turn_cannot_be_drawn_again() -> None:
    """KIN-R75: First Through draws from what is left, not from itself."""
    state = state_of(forced={"asha-deck": [["first_through"]]})
    state.you.discard, state.you.deck = [], []
    match = match_of(state)
    act(match, "approach the_fire_curtain", "play first_through")
    assert "no-draw" in kinds(match.events)


def test_nothing_to_choose() -> None:
    """KIN-R24: the turn goes straight to the refill."""
    state = state_of()
    state.well_deck += BOARD
    state.board = [""] * 4
    match = match_of(state)
    act(match, "no")
    assert kinds(match.events)[:7] == ["turn", "nothing-there", *["well-card"] * 4, "turn"]


def test_the_team_gives_up_together() -> None:
    match = match_of(state_of())
    match.settle()
    assert match.resign(1).winners == ()


def test_a_hidden_master_is_told_by_nothing() -> None:
    """KIN-R16: whichever form one asks for, the answer is the same, and the view shows none."""
    for form in ("sea_of_dreams", "dreadweaver", "danse_macabre"):
        match = match_of(state_of(forced={"master": [form]}))
        question = asked(match)
        assert isinstance(question, Choose)
        barred = [name.split()[1] for name in question.barred]
        assert barred == ["master", "master_back", "sea_of_dreams", "dreadweaver", "danse_macabre"]
        assert match.view(0).piece(form) is None


def test_hands_are_open_to_all() -> None:
    """KIN-R16: as are skill discards."""
    match = match_of(state_of())
    assert match.view(0).zones == match.view(1).zones == match.view(None).zones
    assert [piece.face for piece in match.view(0).zone("hand-2").pieces] == match.state.seekers[1].hand


def test_a_difficulty_is_at_least_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """KIN-C32: The Velvet Gate takes two off."""
    state = bottom_of(down=["the_velvet_gate"])
    easy = msgspec.structs.replace(standing.team_card("sea_of_dreams"), difficulty=2)
    monkeypatch.setattr(standing, "team_card", lambda card: easy)
    assert standing.difficulty(state, "sea_of_dreams") == 1


def test_a_reroll_is_asked_once_for_each_card_that_allows_it() -> None:
    """KIN-C33: the mirror and the action, and no third time."""
    state = state_of(board=("the_flattering_mirror", *BOARD[:3]), forced={"asha-deck": [["count_the_exits"]]})
    state.seekers[1].deck += state.seekers[1].hand
    state.seekers[1].hand = []
    match = match_of(state)
    act(match, "approach the_flattering_mirror", "play count_the_exits")
    for card in ("count_the_exits", "the_flattering_mirror"):
        question = asked(match)
        assert isinstance(question, Confirm)
        assert question.facts["card"] == card
        match.answer("yes")
    assert (asked(match).seat, kinds(match.events).count("roll")) == (1, 3)


def test_where_several_texts_are_set_off_you_choose_the_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """KIN-R63."""
    both = [(card, parts_of(f"[{{damage: {n}}}]")) for n, card in enumerate(BOARD[:2], 1)]
    monkeypatch.setattr(texts, "texts_at", lambda state, trigger: both)
    state = state_of()
    told = run(state, texts.fire(state, Chance(state.luck), "on_turn_end"), f"order {BOARD[1]}")
    assert [event.facts["n"] for event in told if event.kind != "text"] == [2, 1]


def test_a_text_that_finds_nothing_to_act_upon_is_neither_told_nor_ordered() -> None:
    """KIN-R12, KIN-R63: the Captain has no progress to take off, and only the Box counts."""
    state = state_of(board=("great_stag", "marionette_captain", "the_lullaby_box", BOARD[0]))
    state.fatigue_deck.remove("heavy_limbs")
    state.fatigue = ["heavy_limbs"]
    match = match_of(state)
    act(match, "approach great_stag", "pick 1")
    assert asked(match).seat == 1
    assert [event.facts["card"] for event in match.events if event.kind == "text"] == ["the_lullaby_box"]


def test_without_a_card_to_discard_the_moths_are_not_told() -> None:
    """KIN-R12: the turn begins with giving in."""
    state = state_of(board=("lamp_moths", *BOARD[:3]))
    state.you.charged, state.you.discard, state.you.hand = True, state.you.hand, []
    match = match_of(state)
    asked(match)
    assert kinds(match.events)[:2] == ["turn", "must-give-in"]


def test_a_text_may_find_something_by_what_another_one_did(monkeypatch: pytest.MonkeyPatch) -> None:
    """KIN-R63: it is not over because it could do nothing at first."""
    adds = parts_of("[{add_progress: 2, to: other}]")
    takes = parts_of("[{remove_progress: 1, from: this}]")
    both = [("marionette_captain", takes), ("the_fire_curtain", adds)]
    monkeypatch.setattr(texts, "texts_at", lambda state, trigger: both)
    state = state_of(board=("the_fire_curtain", "marionette_captain", *BOARD[3:], "great_stag"))
    told = run(state, texts.fire(state, Chance(state.luck), "on_turn_end"))
    assert [event.facts["card"] for event in told if event.kind == "text"] == ["the_fire_curtain", "marionette_captain"]
    assert state.progress == {"marionette_captain": 1}


@pytest.mark.parametrize(("every", "verb"), [(False, "approach"), (True, "boost")])
def test_a_boost_that_cannot_change_anything_is_not_asked_for(every: bool, verb: str) -> None:
    """KIN-69: the dice cannot spoil what is complete without them; somebody may wish to be asked all the same."""
    forced = {"asha-deck": [["kindled_blade"]], "ioren-deck": [["lift_together"]]}
    state = state_of(forced=forced, every_boost=every)
    state.progress = {"the_fire_curtain": 5}
    match = match_of(state)
    act(match, "approach the_fire_curtain", "play kindled_blade")
    assert asked(match).verb == verb


@pytest.mark.parametrize(
    ("card", "beside", "verb"),
    [("the_maze#1", "the_maze#2", "boost"), ("the_maze#1", BOARD[1], "approach"), ("the_faded_way", BOARD[1], "boost")],
)
def test_boosts_are_asked_for_where_every_point_counts(card: str, beside: str, verb: str) -> None:
    """Points spread from The Maze to every other one, and lead further down from The Faded Way, also beyond what they
    need; with no other Maze in play they lead nowhere."""
    state = state_of(board=(card, beside, *BOARD[2:]), forced={"ld-die": ["light"]})
    state.progress = {card: 5}
    state.seekers[0].hand, state.seekers[1].hand = ["wall_run", "hot_pursuit"], ["chalk_line", "common_sense"]
    match = match_of(state)
    act(match, f"approach {card}")
    question = asked(match)
    assert isinstance(question, Choose)
    act(match, question.options[0].name)
    assert asked(match).verb == verb


def test_giving_in_stands_beside_the_cards_once_a_turn() -> None:
    """KIN-123, KIN-R64."""
    match = match_of(state_of())
    first = asked(match)
    assert isinstance(first, Choose)
    assert [option.name for option in first.options][-1] == "give-in"
    act(match, "give-in")
    again = asked(match)
    assert isinstance(again, Choose)
    assert (again.seat, again.verb, again.passes) == (0, "approach", ())
