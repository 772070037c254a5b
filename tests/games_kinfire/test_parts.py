"""Single parts of the vocabulary, carried out on positions made by hand."""

import msgspec
import pytest

from flick.effects.effect_records import Term
from flick.games.kinfire.cards import skills
from flick.games.kinfire.language import CardAmount
from flick.games.kinfire.standing import action_value, difficulty, hand_size, holds, most_boosts, skill_dice, value
from flick.games.kinfire.state import Attempt, KinfireState
from flick.table.rules import Choose
from tests.acting import act, asked
from tests.games_kinfire.scene import BOARD, bottom_of, carried_out, kinds, match_of, parts_of, state_of


def test_damage_and_then_healing_is_too_late() -> None:
    """KIN-T39, KIN-R62."""
    state = state_of()
    state.hp = 1
    assert kinds(carried_out(state, "[{damage: 1}, {heal: 2}]")) == ["damage", "achievement"]
    assert (state.hp, state.lost) == (0, "health")


def test_healing_stops_where_health_began() -> None:
    """KIN-T19, KIN-R95: six of eight in hard mode."""
    state = state_of(hard=True, quick=True)
    state.hp = 6
    carried_out(state, "[{heal: 5}]")
    assert state.hp == 8


def test_discard_with_too_few_cards() -> None:
    """KIN-T40: nobody is asked."""
    state = state_of()
    state.you.deck += state.you.hand[1:]
    del state.you.hand[1:]
    carried_out(state, "[{discard: 3}]")
    assert (state.you.hand, len(state.you.discard)) == ([], 1)


def test_suffering_fatigue_leaves_hands_alone() -> None:
    """KIN-T45, KIN-R70."""
    state = state_of(forced={"fatigue-deck": [["heavy_limbs", "open_wounds"]]})
    held = list(state.you.hand)
    carried_out(state, "[{suffer_fatigue: 2}]")
    assert (state.fatigue, len(state.fatigue_deck), state.you.hand) == (["heavy_limbs", "open_wounds"], 4, held)


def test_at_the_bottom_only_descend_and_climb_are_dropped() -> None:
    """KIN-T65, KIN-152, KIN-R89."""
    state = bottom_of()
    deck, hand = list(state.well_deck), len(state.you.hand)
    told = carried_out(state, "[{climb: 2}, {draw: 1}, {descend: 1}]")
    assert kinds(told) == ["no-climb", "draw", "no-descend"]
    assert (state.well_deck, len(state.you.hand)) == (deck, hand + 1)


def test_a_losing_condition_is_looked_at_after_each_fatigue_card() -> None:
    """KIN-R72: the fourth card makes five, Puppet Strings included, and no sixth is turned up."""
    state = state_of()
    state.fatigue, state.fatigue_deck = ["puppet_strings", "heavy_limbs", "open_wounds"], []
    state.fatigue_deck = ["clouded_mind", "short_breath", "trembling_hands"]
    told = carried_out(state, "[{suffer_fatigue: 3}, {draw: 1}]")
    assert kinds(told) == ["fatigue", "fatigue", "condition", "achievement", "achievement"]
    assert (state.lost, len(state.fatigue_deck)) == ("puppet_strings", 1)


def test_four_seekers_bear_one_fatigue_card_more() -> None:
    """KIN-C87."""
    state = state_of(4)
    state.fatigue, state.fatigue_deck = ["puppet_strings", "heavy_limbs", "open_wounds", "clouded_mind"], []
    state.fatigue_deck = ["short_breath", "trembling_hands"]
    carried_out(state, "[{suffer_fatigue: 1}]")
    assert state.lost == ""
    carried_out(state, "[{suffer_fatigue: 1}]")
    assert state.lost == "puppet_strings"


def test_an_empty_fatigue_deck_serves_nothing() -> None:
    """KIN-R71."""
    state = state_of()
    state.fatigue_deck = []
    assert kinds(carried_out(state, "[{suffer_fatigue: 1}, {draw: 1}]")) == ["no-fatigue", "draw"]


def test_prevention_is_for_the_next_damage_only() -> None:
    """KIN-C37, KIN-R100."""
    state = state_of()
    told = carried_out(state, "[{prevent: 2}, {damage: 3}, {damage: 3}]")
    assert [(event.kind, event.facts["n"]) for event in told if "n" in event.facts] == [
        *(("prevent", 2), ("prevented", 2), ("damage", 1), ("damage", 3))
    ]
    assert (state.hp, state.now.damage) == (6, 4)


def test_damage_that_is_all_prevented_is_still_the_first() -> None:
    state = state_of()
    state.fatigue = ["open_wounds"]
    carried_out(state, "[{prevent: 2}, {damage: 1}, {damage: 1}]")
    assert (state.hp, state.now.struck) == (9, True)


def test_only_the_first_damage_of_a_turn_is_higher() -> None:
    """KIN-C40, KIN-C86."""
    state = state_of()
    state.fatigue = ["open_wounds"]
    carried_out(state, "[{damage: 1}, {damage: 1}]")
    assert state.hp == 7


def test_recovered_cards_are_chosen() -> None:
    """KIN-C38."""
    state = state_of()
    state.you.discard, state.you.deck = state.you.deck[:3], state.you.deck[3:]
    first, second, third = state.you.discard
    carried_out(state, "[{recover: 2}]", f"recover {first}, {third}")
    assert state.you.discard == [second]
    assert state.you.hand[-2:] == [first, third]


def test_everybody_or_another_seeker() -> None:
    """KIN-C48, KIN-R14: each chooses their own discards."""
    state = state_of(3)
    gone = [seeker.hand[0] for seeker in state.seekers]
    carried_out(state, "[{discard: 1, who: each_seeker}]", *(f"discard {card}" for card in gone))
    assert [seeker.discard for seeker in state.seekers] == [[card] for card in gone]
    carried_out(state, "[{draw: 2, who: another_seeker}]", "help sefa")
    assert [len(seeker.hand) for seeker in state.seekers] == [5, 5, 7]
    alone = state_of(1)
    carried_out(alone, "[{draw: 1, who: another_seeker}]")
    assert len(alone.you.hand) == 9


def test_choices_and_permissions() -> None:
    """KIN-C44, KIN-C45, KIN-R13."""
    state = state_of()
    state.hp = 5
    carried_out(state, "[{choose: [[{heal: 2}], [{damage: 1}]]}]", "pick 2")
    assert state.hp == 4
    carried_out(state, "[{may: [{damage: 1}]}]", "no")
    assert state.hp == 4
    carried_out(state, "[{may: [{damage: 1}]}]", "yes")
    assert state.hp == 3


def test_once_per_turn() -> None:
    state = state_of()
    text = "[{once_per_turn: [{damage: 1}]}]"
    carried_out(state, text)
    carried_out(state, text)
    assert state.hp == 9


def test_progress_that_is_moved_may_complete() -> None:
    """KIN-C31, KIN-105: from the only challenge with any to one of your choice."""
    state = state_of()
    state.progress = {"the_fire_curtain": 5, "masked_fencers": 5}
    told = carried_out(
        state, "[{move_progress: 2, from: other, to: any}]", "target the_fire_curtain", "target masked_fencers"
    )
    assert kinds(told)[:3] == ["remove", "add", "completed"]
    assert (state.progress, state.completed) == ({"the_fire_curtain": 3}, ["masked_fencers"])


def test_no_more_progress_is_taken_than_there_is() -> None:
    state = state_of()
    state.progress = {"the_fire_curtain": 1}
    told = carried_out(state, "[{remove_progress: 3, from: each_other}]")
    assert [(event.kind, event.facts["n"]) for event in told] == [("remove", 1)]
    assert state.progress == {}


def test_attaching_with_an_empty_well_and_at_the_bottom() -> None:
    """KIN-C35."""
    state = state_of()
    state.well_deck = []
    assert kinds(carried_out(state, "[{attach: top}]")) == ["no-attach"]
    bottom = bottom_of()
    assert kinds(carried_out(bottom, "[{attach: top}]")) == ["no-attach"]
    assert state.attached == bottom.attached == []


def test_this_card_slides_under_the_master() -> None:
    """The Empty Portrait does not go to the completed pile (KIN-R25)."""
    match = match_of(state_of(board=("the_empty_portrait", *BOARD[:3])))
    act(match, "approach the_empty_portrait")
    assert (match.state.attached, match.state.completed) == (["the_empty_portrait"], [])


def test_the_master_takes_progress_only_while_it_may_be_chosen() -> None:
    """KIN-R83: and completing it so wins."""
    state = bottom_of()
    state.gauntlet = dict.fromkeys(state.gauntlet, "up")
    assert carried_out(state, "[{add_progress: 9, to: master}]") == []
    state = bottom_of(down=["the_paper_knight"])
    assert kinds(carried_out(state, "[{add_progress: 22, to: master}, {damage: 1}]")) == ["add", "completed"]
    assert (state.won, state.hp) == (True, 10)


def test_a_gauntlet_card_turned_up_is_fresh() -> None:
    """KIN-R87, KIN-R88: with as many down as must be turned, nobody is asked."""
    state = bottom_of(down=["the_paper_knight"])
    assert kinds(carried_out(state, "[{turn_up: 2}]")) == ["turned-up"]
    assert set(state.gauntlet.values()) == {"up"}


def test_sea_of_dreams_with_all_gauntlet_cards_up() -> None:
    """KIN-T69."""
    state = bottom_of()
    state.attached = ["crystal_caves", "great_stag", "the_critic"]
    assert difficulty(state, "sea_of_dreams") == 31


def test_what_is_in_force_adds_up() -> None:
    """KIN-R63, KIN-R68: fatigue is everybody's."""
    state = state_of()
    state.attempt = Attempt("the_fire_curtain", "red")
    assert (most_boosts(state), skill_dice(state), hand_size(state)) == (2, 3, 7)
    state.fatigue = ["clouded_mind", "trembling_hands", "short_breath", "heavy_limbs"]
    assert (most_boosts(state), skill_dice(state), hand_size(state)) == (1, 2, 6)
    assert action_value(state, skills()["kindled_blade"]) == 3
    nothing = msgspec.structs.replace(skills()["kindled_blade"], value=0)
    assert action_value(state, nothing) == 0


def test_a_falling_difficulty_completes() -> None:
    """KIN-R57: without The Gilded Cage, what stands at six of seven is completed."""
    state = state_of(board=("the_gilded_cage", "the_fire_curtain", "the_borrowed_stairs", "great_stag"))
    state.progress = {"the_fire_curtain": 6}
    assert difficulty(state, "the_fire_curtain") == 7
    told = carried_out(state, "[{discard_challenge: {pick: any, type: trap}}]")
    assert kinds(told)[:2] == ["discard-challenge", "completed"]
    assert state.completed == ["the_fire_curtain"]


AMOUNTS = [
    ("3", 3),
    ("missing", 5),
    ("2*missing-1", 9),
    ("half(missing)", 2),
    ("copies(the_maze)", 2),
    ("fatigue+1", 2),
    ("attached", 0),
    ("progress", 1),
    ("placed", 4),
    ("gauntlet_up", 0),
]


@pytest.mark.parametrize(("text", "expected"), AMOUNTS)
def test_amounts(text: str, expected: int) -> None:
    """KIN-C46: half is rounded down."""
    state = state_of(board=("the_maze#1", "the_maze#3", "the_fire_curtain", "great_stag"))
    state.progress, state.fatigue = {"the_fire_curtain": 1}, ["heavy_limbs"]
    state.attempt = Attempt("the_fire_curtain", "red", placed=4)
    (part,) = parts_of(f"[{{damage: {text}}}]")
    assert value(state, part.amount, "the_fire_curtain") == expected
    assert isinstance(part.amount, CardAmount)


TRUE = [
    *("type=obstacle", "colour=red", "darkness", "not light", "boosts>=1", "hp<=4", "copies(the_maze)>=2"),
    *("fatigue>=1", "not attached>=1", "charged", "seekers=2", "not gauntlet_up>=1", "not gauntlet_down>=1"),
    *("icon(1)", "not icon(2)", "darkness and charged", "not type=trap and not colour=blue"),
]


@pytest.mark.parametrize("text", TRUE)
def test_conditions(text: str) -> None:
    """KIN-C49: each of them, and its opposite."""
    state = ready()
    (part,) = parts_of(f"[{{damage: 1, if: {text}}}]")
    assert holds(state, part.terms, "the_fire_curtain")
    first = part.terms[0]
    opposite = [msgspec.structs.replace(first, negated=not first.negated), *part.terms[1:]]
    assert not holds(state, opposite, "the_fire_curtain")


def ready() -> KinfireState:
    """An attempt with a boost and Darkness, and much besides."""
    state = state_of(
        board=("the_maze#1", "the_maze#3", "the_fire_curtain", "great_stag"), seekers=("ioren",), first_player=1
    )
    state.hp, state.fatigue, state.you.charged = 4, ["heavy_limbs"], True
    state.you.discard = ["read_the_stones", "chalk_line"]
    state.attempt = Attempt("the_fire_curtain", "red", boosts=["guild_oath"], dice=["red", "darkness"])
    return state


def test_without_an_attempt_nothing_shows() -> None:
    state = state_of()
    for name in ("light", "darkness"):
        assert not holds(state, [Term(name)], "")
    for name, word in (("type", "trap"), ("colour", "red")):
        assert not holds(state, [Term(name, word=word)], "")


def test_only_one_question_where_there_is_a_choice() -> None:
    """A target that can only be one card is not asked for."""
    state = state_of()
    told = carried_out(state, "[{add_progress: 1, to: {pick: any, colour: green}}]")
    assert [event.facts["card"] for event in told] == ["masked_fencers"]
    match = match_of(state_of())
    question = asked(match)
    assert isinstance(question, Choose)
    assert [option.thing for option in question.options] == [*BOARD, ""]
    assert question.options[-1].name == "give-in"


@pytest.mark.parametrize(
    ("text", "kind", "rule"),
    [
        ("[{prevent: 2}]", "prevent", "KIN-119"),
        ("[{prevent: 2}, {damage: 1}]", "prevented", "KIN-119"),
        ("[{remove_progress: 1, from: {pick: any, name: masked_fencers}}]", "remove", "KIN-119"),
        ("[{add_progress: 1, to: {pick: any, name: masked_fencers}}]", "add", "KIN-104"),
        ("[{add_progress: 2, to: {pick: any, name: vainglorys_symphony}}]", "overflow", "KIN-55"),
        ("[{suffer_fatigue: 1}]", "fatigue", "KIN-117"),
    ],
)
def test_the_rule_that_is_cited_says_what_happened(text: str, kind: str, rule: str) -> None:
    state = state_of(board=["masked_fencers", "vainglorys_symphony", *BOARD[2:]])
    state.progress = {"masked_fencers": 2, "vainglorys_symphony": 2}
    told = carried_out(state, text)
    assert [event.rule for event in told if event.kind == kind] == [rule]


def test_giving_in_has_rules_of_its_own() -> None:
    match = match_of(state_of())
    act(match, "give-in")
    cited = [event.rule for event in match.events if event.kind in ("give-in", "fatigue")]
    assert cited == ["KIN-125", "KIN-126"]
