"""What is easily overlooked: rules and rulings that only rare positions show."""

from typing import Any

import pytest

from flick.effects.effect_records import Term
from flick.games.kinfire import GAME
from flick.games.kinfire.attempt import attempt
from flick.games.kinfire.cards import skills
from flick.games.kinfire.standing import difficulty, holds, most_boosts
from flick.games.kinfire.state import Attempt, AttemptTally, KinfireState
from flick.table.chance import Chance, Forced
from flick.table.match import Match
from flick.table.sayings import Refused, say
from flick.table.seats import Seat
from tests.acting import act, asked
from tests.games_kinfire.scene import BOARD, bottom_of, carried_out, kinds, match_of, run, state_of

DARK: Forced = {"skill-die": ["blue", "blue", "blue"], "ld-die": ["darkness"]}


def told(match: Match, kind: str, fact: str) -> list[Any]:
    """That fact of every event of a kind."""
    return [event.facts[fact] for event in match.events if event.kind == kind]


# What was revealed (KIN-R22)


def after_a_refill() -> Match:
    match = match_of(state_of(board=("great_stag", *BOARD[:3])))
    act(match, "approach great_stag", "pick 1")
    return match


def after_the_bottom() -> Match:
    state = state_of(board=("great_stag", *BOARD[:3]))
    state.well_deck = []
    match = match_of(state)
    act(match, "approach great_stag", "pick 1")
    return match


def after_a_draw() -> Match:
    match = match_of(state_of(board=("great_stag", *BOARD[:3])))
    match.state.well_deck += match.state.board[1:]
    act(match, "approach great_stag", "pick 2")
    return match


def after_fatigue() -> Match:
    match = match_of(state_of(board=("the_long_fall", *BOARD[:3])))
    act(match, "approach the_long_fall")
    return match


@pytest.mark.parametrize(
    ("kind", "play"),
    [
        ("well-card", after_a_refill),
        ("master", after_the_bottom),
        ("draw", after_a_draw),
        ("fatigue", after_fatigue),
    ],
)
def test_nobody_goes_back_behind_a_card_that_was_seen(kind: str, play: Any) -> None:
    match = play()
    event = next(event for event in match.events if event.kind == kind)
    assert event.reveals
    with pytest.raises(Refused) as refused:
        match.undo(0)
    assert refused.value.say == say("refused-undo", why=say("barrier-revealed"))


@pytest.mark.parametrize("players", [("human", "human"), ("human", "normal")])
def test_the_team_takes_back_what_any_person_of_it_answered(players: tuple[str, str]) -> None:
    """KIN-01, KIN-R22: the partner who is asked for a boost takes the action back; a bot's own answers stay."""
    match = Match(GAME, [Seat(player) for player in players], state=state_of(), turn=1)
    act(match, "approach the_fire_curtain")
    match.answer(asked(match).options[0].name)  # type: ignore[attr-defined]
    assert asked(match).verb == "boost"
    assert match.undoer(1) == 0
    match.undo(match.undoer(1))
    assert asked(match).verb == "play"


def test_the_team_gives_again_one_answer_after_the_other() -> None:
    """What one of it takes back in two steps comes again in two."""
    match = Match(GAME, [Seat("human"), Seat("human")], state=state_of(every_boost=True), turn=1)
    act(match, "approach the_fire_curtain")
    for _ in range(2):
        match.answer(asked(match).options[0].name)  # type: ignore[attr-defined]
    for _ in range(2):
        match.undo(match.undoer(0))
    assert len(match.answers) == 1
    for count, verb in ((2, "boost"), (3, "boost")):
        match.redo(asked(match).seat)
        assert (len(match.answers), asked(match).verb) == (count, verb)


def test_the_last_roll_lies_there_until_the_next_attempt() -> None:
    """KIN-87: everybody can read it while the next turn begins."""
    match = match_of(state_of())
    act(match, "approach the_fire_curtain")
    while asked(match).verb != "approach":
        match.answer(asked(match).options[-1].name)  # type: ignore[attr-defined]
    rolled = [piece.face for piece in match.view(None).zone("dice").pieces]
    assert len(rolled) == 4
    assert [piece.face for piece in match.view(None).zone("dice").pieces] == rolled
    act(match, "approach the_fire_curtain")
    assert [piece.face for piece in match.view(None).zone("dice").pieces] == []


# Turns and damage


def test_the_costs_of_a_quick_game_belong_to_no_turn() -> None:
    """KIN-R94, KIN-R99: neither the two points nor their being the first count in turn 1."""
    forced = {"fatigue-deck": [["open_wounds"]]}
    state = state_of(board=("the_price_of_admission", *BOARD[:3]), quick=True, forced=forced)
    state.turn = 0
    match = match_of(state)
    act(match, "approach the_price_of_admission", "pick 3")
    assert told(match, "damage", "n") == [2, 4]
    assert told(match, "achievement", "achievement") == []


def test_what_makes_the_first_damage_of_a_turn_higher_leaves_the_costs_of_a_quick_game_alone() -> None:
    """KIN-R94, KIN-C40: the Guillotine lies there from the beginning."""
    forced = {"fatigue-deck": [["heavy_limbs"]]}
    state = state_of(board=("the_guillotine_act", "the_price_of_admission", *BOARD[:2]), quick=True, forced=forced)
    state.turn = 0
    match = match_of(state)
    act(match, "approach the_price_of_admission", "pick 1")
    assert told(match, "damage", "n") == [2, 2]


def test_what_prevents_damage_does_so_once() -> None:
    """KIN-C37: what is left of it is gone."""
    state = state_of()
    carried_out(state, "[{prevent: 3}, {damage: 1}, {damage: 2}]")
    assert state.hp == 8


def test_once_per_turn_is_once_in_every_turn() -> None:
    match = match_of(state_of(board=("great_stag", *BOARD[:3])))
    text = "[{once_per_turn: [{damage: 1}]}]"
    carried_out(match.state, text)
    act(match, "approach great_stag", "pick 2")
    carried_out(match.state, text)
    carried_out(match.state, text)
    assert match.state.hp == 8


@pytest.mark.parametrize("active", range(3))
def test_everybody_begins_with_the_active_seeker(active: int) -> None:
    """KIN-C48."""
    state = state_of(3)
    state.active = active
    drawn = [event.facts["who"] for event in carried_out(state, "[{draw: 1, who: each_seeker}]")]
    assert [who.seat for who in drawn] == [(active + step) % 3 for step in range(3)]  # type: ignore[union-attr]


# Boosts


def test_boosts_are_asked_from_the_left_and_again_after_each() -> None:
    """KIN-R38, KIN-R39: with the middle one of three active."""
    white = [name for name, skill in skills().items() if skill.boost is not None and skill.boost.colour == "white"]
    red = next(name for name, skill in skills().items() if skill.seeker == "ioren" and "red" in skill.colours)
    state = state_of(3, first_player=2)
    for seeker, hand in zip(state.seekers, (white[:2], [red], white[2:4]), strict=True):
        seeker.hand, seeker.deck = hand, []
    match = match_of(state, DARK)
    act(match, "approach the_fire_curtain", f"play {red}")
    seats = [asked(match).seat]
    for answer in ("boost nothing", f"boost {white[0]}"):
        match.answer(answer)
        seats.append(asked(match).seat)
    assert seats == [2, 0, 2]


@pytest.mark.parametrize("verb", ["draw", "reroll"])
def test_what_a_boost_could_do_as_an_action_does_not_happen(verb: str) -> None:
    """KIN-85, KIN-R40: a card that draws, or allows a reroll, is only its bar."""
    seeker, card = next(
        (skill.seeker, name)
        for name, skill in skills().items()
        if skill.seeker != "asha"
        and skill.boost is not None
        and skill.boost.colour in ("red", "white")
        and any(part.verb == verb for part in skill.action)
    )
    state = state_of(seekers=("any", seeker))
    state.seekers[0].hand[0], state.seekers[1].hand[0] = "kindled_blade", card
    for seeker in state.seekers:
        seeker.deck = [name for name in seeker.deck if name not in seeker.hand]
    match = match_of(state, DARK)
    act(match, "approach the_fire_curtain", "play kindled_blade", f"boost {card}")
    if asked(match).verb == "boost":
        act(match, "boost nothing")
    assert asked(match).verb == "approach"
    assert "draw" not in kinds(match.events)


# Progress and completion


def test_a_card_that_is_laid_out_can_make_another_one_easier() -> None:
    """KIN-R57, KIN-R58: with a Fountain there, the Pit is completed before the turn goes on."""
    state = state_of(board=("great_stag", "flooded_orchestra_pit", *BOARD[:2]))
    state.well_deck.remove("the_3_fountains#1")
    state.well_deck = ["the_3_fountains#1", *[card for card in state.well_deck if not card.startswith("the_3_")]]
    points = difficulty(state, "flooded_orchestra_pit") - 2
    state.progress = {"flooded_orchestra_pit": points}
    match = match_of(state)
    act(match, "approach great_stag", "pick 1")
    assert told(match, "completed", "progress") == [points]
    happened = kinds(match.events)
    assert happened.index("well-card") < happened.index("completed") < happened.index("turn", 1)


def test_the_bold_text_of_a_completed_challenge_is_over_before_its_reward() -> None:
    """KIN-R55: without the Cage the Fire Curtain is easy enough at once."""
    state = state_of(board=("the_gilded_cage", "the_fire_curtain", *BOARD[1:3]))
    state.progress = {"the_fire_curtain": 6, "the_gilded_cage": 1}
    happened = carried_out(state, "[{add_progress: 9, to: {pick: any, name: the_gilded_cage}}]")
    assert kinds(happened)[:4] == ["add", "completed", "completed", "attach"]


def test_points_are_never_fewer_than_none() -> None:
    """KIN-R52."""
    assert AttemptTally(before=2, action=0, ability=-5, boosts=(), dice=1, standing=0).total == 0
    state = state_of()
    rules = attempt(state, Chance(state.luck, {"skill-die": ["blue"] * 3, "ld-die": ["darkness"]}), BOARD[0])
    state.you.hand, state.progress = [], {BOARD[0]: 2}
    next(rules)
    assert state.attempt is not None
    state.attempt.bonuses = {"crystal_caves": -3}
    run(state, rules)
    assert state.progress == {BOARD[0]: 2}


def test_with_the_master_completed_nothing_else_happens() -> None:
    """KIN-R90: not even to a Gauntlet card that is completed in the same check."""
    state = bottom_of(down=["the_paper_knight"])
    happened = carried_out(state, "[{add_progress: 60, to: each_other}]", card="the_ribbon_web")
    assert state.won
    assert [event.facts["card"] for event in happened if event.kind == "completed"] == [state.master]
    assert "turned" not in kinds(happened)


def test_the_symphony_must_stand_at_exactly_three() -> None:
    """KIN-R103: in an attempt on it there can be more."""
    for points, awarded in ((2, []), (3, ["intermission"]), (4, [])):
        state = state_of(board=("vainglorys_symphony", *BOARD[:3]))
        rules = attempt(state, Chance(state.luck), "vainglorys_symphony")
        next(rules)
        state.progress = {"vainglorys_symphony": points}
        happened = carried_out(state, "[{discard_challenge: target}]")
        assert [event.facts["achievement"] for event in happened if event.kind == "achievement"] == awarded


def test_what_is_not_bold_counts_in_an_attempt_on_its_own_card_only() -> None:
    """KIN-56, KIN-R60: the Ghost allows one boost against itself, and two against the Fire Curtain."""
    state = state_of(board=("the_hecklers_ghost", *BOARD[:3]))
    limits: list[int] = []
    for card in ("the_hecklers_ghost", BOARD[0]):
        state.attempt = Attempt(card, "red")
        limits.append(most_boosts(state))
    assert limits == [1, 2]


def test_points_from_elsewhere_do_not_spread_between_mazes() -> None:
    """KIN-R60, KIN-C23: only the tokens of step 4 do."""
    state = state_of(board=("the_maze#1", "the_maze#2", *BOARD[:2]))
    carried_out(state, "[{add_progress: 2, to: any}]", "target the_maze#1")
    assert state.progress == {"the_maze#1": 2}


# Dice and conditions


def test_the_dice_that_are_left_are_rolled_again() -> None:
    """KIN-R51: with Trembling Hands, two skill dice and Light/Darkness."""
    state = state_of(board=("the_flattering_mirror", *BOARD[:3]))
    state.fatigue = ["trembling_hands"]
    match = match_of(state)
    act(match, "approach the_flattering_mirror", "play nothing", "yes")
    assert [roll.id for roll in told(match, "roll", "dice")] == ["dice-2", "dice-2"]


def test_a_lantern_in_a_condition_is_your_own() -> None:
    state = state_of()
    state.seekers[1].charged = True
    assert not holds(state, [Term("charged")], "")
    state.active = 1
    assert holds(state, [Term("charged")], "")


def test_icons_of_cards_that_have_been_played_do_not_count_yet() -> None:
    """KIN-63, KIN-R09: only those in the discard."""
    state = state_of(seekers=("ioren",))
    state.you.played = [name for name, skill in skills().items() if skill.icon and skill.seeker == "ioren"][:2]
    assert not holds(state, [Term("icon", 1)], "")
    state.you.discard, state.you.played = state.you.played, []
    assert holds(state, [Term("icon", 2)], "")


# The bottom


def reach_the_bottom() -> KinfireState:
    state = state_of(board=("great_stag", *BOARD[:3]))
    state.well_deck, state.attached = [], ["the_critic"]
    state.seekers[1].charged = True
    match = match_of(state)
    act(match, "approach great_stag", "pick 1")
    return match.state


def test_lanterns_and_attached_cards_stay_as_they_are_at_the_bottom() -> None:
    """KIN-R78, KIN-R79."""
    state = reach_the_bottom()
    assert state.bottom
    assert state.attached == ["the_critic"]
    assert [seeker.charged for seeker in state.seekers] == [False, True]


def test_progress_on_the_master_stays_whatever_colour_is_named() -> None:
    """KIN-R82."""
    state = bottom_of(down=["the_paper_knight", "the_last_rehearsal"], master="dreadweaver")
    colours: dict[str, str] = {}
    match = match_of(state, {"skill-die": ["blue", "red", "green"] * 2, "ld-die": ["light", "light"]})
    for _ in range(2):
        act(match, f"approach {state.master}")
        options = [option.name for option in asked(match).options]  # type: ignore[attr-defined]
        colours[options[len(colours)]] = ""
        act(match, options[len(colours) - 1], "play nothing")
    assert len(colours) == 2
    assert match.state.progress[state.master] == 4
    assert told(match, "placed", "progress") == [2, 4]


@pytest.mark.parametrize("verb", ["discard_challenge: {pick: any, name: the_paper_knight}", "turn_up: 1"])
def test_a_gauntlet_card_that_is_turned_loses_its_progress(verb: str) -> None:
    """KIN-R85, KIN-R86, KIN-R88."""
    state = bottom_of(down=["the_paper_knight"] if "turn_up" in verb else [])
    state.progress = {} if "turn_up" in verb else {"the_paper_knight": 4}
    carried_out(state, f"[{{{verb}}}]")
    assert state.progress == {}
