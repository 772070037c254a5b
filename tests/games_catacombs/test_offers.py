"""What is optional stands beside the main step, and costs no answer to pass over (CAT-71, CAT-86, CAT-R21, CAT-R53)."""

from typing import Any

import pytest

from flick.bots.random import random_answer
from flick.games.catacombs.state import CatacombsState
from flick.table.chance import Chance, derived
from flick.table.game import Result
from flick.table.languages import LANGUAGES
from flick.table.match import Match
from flick.table.rules import Choose, Event, Flick
from flick.table.sayings import Refused, Who, say
from flick.table.seats import Seat
from tests.games_catacombs.scene import act, holding, match_of, state_with
from tests.texts import words_of

TAP = "flick sword-1 90deg 140.1mm/s"
CRYSTAL = "flick crystal-1 0deg 140.1mm/s"
FACING = {"sword-1": (100.0, 100.0), "skull-1": (160.0, 100.0), "skull-2": (500.0, 250.0)}


def offered(match: Match) -> list[str]:
    """The answers beside the flick that is asked for."""
    assert isinstance(match.decision, Flick)
    return [] if match.decision.beside is None else [option.name for option in match.decision.beside.options]


def after(card: str, *answers: str, hand: tuple[str, ...] = (), **options: Any) -> Match:
    """The match when Sword 1 has played a card that takes only its own character, and gave those answers."""
    state = holding(state_with({"sword-1": (100.0, 100.0)}, **options), card, *hand)
    if hand:
        own = state.teams["sword"]
        own.discard, own.deck = [*own.deck, *state.hands[0][1 + len(hand) :]], []
        del state.hands[0][1 + len(hand) :]
    match = match_of(state=state)
    act(match, f"play {card}", *answers)
    return match


def kinds(match: Match) -> list[str]:
    return [event.kind for event in match.events]


def test_a_surprise_attack_stands_beside_the_crystal() -> None:
    """CAT-R21: the card is put away before the next is chosen, nothing is drawn, and one crystal is flicked in all."""
    match = after("silver_wolf", *[TAP] * 3, hand=("duelist", "griffin"))
    assert match.decision is not None
    assert (match.decision.rule, match.decision.ask.id) == ("CAT-38", "ask-obstacle-surprise")
    assert offered(match) == ["play duelist", "play griffin"]
    assert match.state.playing == []
    assert match.state.teams["sword"].discard[-1] == "silver_wolf"
    assert kinds(match).count("no-draw") == 1
    act(match, "play duelist", *[TAP] * 3)
    assert offered(match) == [], "a boost is no surprise"
    act(match, CRYSTAL)
    assert (kinds(match).count("obstacle"), kinds(match).count("no-draw")) == (1, 1)


def test_a_surprise_attack_may_chain() -> None:
    match = after("silver_wolf", *[TAP] * 3, hand=("standard_bearer", "griffin"))
    act(match, "play standard_bearer", *[TAP] * 3)
    assert offered(match) == ["play griffin"]


def test_with_an_empty_hand_nothing_is_offered_and_the_game_goes_on() -> None:
    """CAT-R21, CAT-126: only the regular play is an obligation."""
    match = after("silver_wolf", *[TAP] * 3, hand=("duelist",))
    act(match, "play duelist", *[TAP] * 3)
    assert match.state.hands[0] == []
    assert match.result is None
    act(match, CRYSTAL)
    assert match.result is None


def test_a_crystal_passes_the_offer_over() -> None:
    match = after("silver_wolf", *[TAP] * 3, hand=("duelist",))
    act(match, CRYSTAL)
    assert match.state.turn == 1
    assert match.state.hands[0] == ["duelist"]


@pytest.mark.parametrize("card", ["silver_wolf", "stone_guardian"])
def test_without_abilities_nothing_is_offered(card: str) -> None:
    """CAT-139."""
    taps = {"silver_wolf": 3, "stone_guardian": 2}
    assert offered(after(card, *[TAP] * taps[card], no_abilities=True)) == []


def test_what_is_not_in_the_hand_is_refused_beside_the_crystal_too() -> None:
    match = after("silver_wolf", *[TAP] * 3, hand=("duelist",))
    with pytest.raises(Refused) as refused:
        match.answer("play paladin")
    assert (refused.value.say, refused.value.rule) == (say("refused-not-in-hand", card="paladin"), "CAT-33")


def test_one_more_crystal_is_flicked_before_the_usual_one() -> None:
    """CAT-83, CAT-R53."""
    match = after("stone_guardian", *[TAP] * 2)
    assert offered(match) == ["extra crystal"]
    act(match, "extra crystal")
    assert match.decision is not None
    assert (match.decision.rule, match.decision.ask.id, offered(match)) == ("CAT-107", "ask-extra-obstacle", [])
    act(match, CRYSTAL)
    assert (match.decision.rule, match.decision.ask.id, offered(match)) == ("CAT-38", "ask-obstacle", [])
    act(match, CRYSTAL)
    assert kinds(match).count("obstacle") == 2
    assert match.state.turn == 1


def test_with_end_draw_the_offers_come_before_the_card() -> None:
    """CAT-R39."""
    match = after("stone_guardian", *[TAP] * 2, draw_timing="end")
    assert "draw" not in kinds(match)
    act(match, CRYSTAL)
    assert kinds(match).count("draw") == 1


def test_a_stunned_turn_offers_nothing() -> None:
    """CAT-92."""
    state = holding(state_with({"sword-1": (100.0, 100.0)}), "silver_wolf")
    state.stunned = ["sword-1"]
    match = match_of(state=state)
    act(match, "discard silver_wolf", TAP)
    assert offered(match) == []


def missed() -> Match:
    """A targeted longbow has missed Skull 1."""
    state = holding(state_with({"sword-1": (100.0, 100.0)}), "forest_ranger")
    match = match_of(state=state)
    act(match, "play forest_ranger", TAP, "target skull-1", "place longbow 136.0,105.0", "flick longbow 90deg 200mm/s")
    return match


def test_a_second_try_is_flicked_at_once_or_skipped() -> None:
    match = missed()
    assert match.decision is not None
    assert (match.decision.rule, offered(match)) == ("CAT-70", ["skip"])
    assert match.decision.facts["target"] == "skull-1"
    lies = match.state.projectile
    assert lies is not None
    act(match, "skip")
    assert match.state.projectile is None
    assert kinds(match).count("shot-told") == 2
    other = missed()
    act(other, "flick longbow 90deg 200mm/s")
    told = [event for event in other.events if event.kind == "shot-told"]
    assert [event.facts["again"] for event in told] == [False, True]
    assert offered(other) == [], "there is no third"


def hit(card: str, kept: tuple[str, ...] = (), reserve: int = 8) -> Match:
    """Sword 1 has struck Skull 1, whose team has kept those cards."""
    state = holding(state_with(FACING), card)
    skull: Any = state.teams["skull"]
    for name in kept:
        next(pile for pile in (skull.deck, *state.hands) if name in pile).remove(name)
        skull.kept.append(name)
    state.bank += skull.reserve - reserve
    skull.reserve = reserve
    match = match_of(state=state)
    act(match, f"play {card}", "flick sword-1 0deg 900mm/s")
    return match


def test_a_boost_is_one_question_over_the_hand() -> None:
    match = hit("duelist")
    decision = match.decision
    assert isinstance(decision, Choose)
    assert [option.name for option in decision.options] == [*(f"boost {card}" for card in match.state.hands[0]), "no"]
    asked = ("attacker", "shot", "pawn", "lost", "boosted", "reserve", "team")
    assert [decision.facts[fact] for fact in asked] == ["sword-1", "shot-melee", "skull-1", 1, 2, 8, "skull"]
    card = match.state.hands[0][0]
    act(match, f"boost {card}")
    assert match.state.teams["skull"].reserve == 6
    assert next(event for event in match.events if event.kind == "shot-told").facts["boost"] == card


def test_armour_is_one_question_over_what_is_kept() -> None:
    match = hit("berserker_mage", ("marauder", "behemoth"))
    decision = match.decision
    assert isinstance(decision, Choose)
    assert [option.name for option in decision.options] == ["armour marauder", "armour behemoth", "pass-turn", "no"]
    assert [decision.facts[fact] for fact in ("attacker", "pawn", "tokens", "left", "cards")] == [
        "sword-1",
        "skull-1",
        1,
        7,
        2,
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_has_happened_and_what_follows_is_asked_in_words(language: str) -> None:
    words = words_of(match_of().game, language)
    asked = {
        "en": "Sword 1’s melee hits Skull 1 for 1. Discard Behemoth to cancel it? Otherwise you have one token left.",
        "fr": "Épée 1 touche Crâne 1 (combat)\u202f: un jeton en moins. Défausser Béhémoth pour annuler ce tir\u202f? "
        "Sinon il vous reste un jeton.",
    }
    two = hit("berserker_mage", ("behemoth",), reserve=2)
    assert two.decision is not None
    assert words(two.decision.ask) == asked[language]
    last = hit("berserker_mage", ("behemoth",), reserve=1)
    assert last.decision is not None
    lost = {"en": "the match is lost", "fr": "la partie est perdue"}
    assert lost[language] in words(last.decision.ask)


def test_the_last_token_ends_the_game_after_the_shot_is_told() -> None:
    """CAT-127."""
    match = hit("berserker_mage", reserve=1)
    assert match.result is not None
    assert kinds(match)[-2:] == ["wound", "shot-told"]


def test_what_is_chosen_can_be_taken_back_from_bots_until_a_flick() -> None:
    """CAT-R43: bots forget; another person does not, and a drawn card cannot be unseen."""
    state = holding(state_with({"sword-1": (100.0, 100.0)}), "forest_ranger")
    match = match_of(state=state)
    match.seats[1], match.practice = Seat("random"), False
    act(match, "play forest_ranger")
    assert match.why_no_undo(0) is None
    act(match, TAP)
    refused = match.why_no_undo(0)
    assert refused is not None
    act(match, "target skull-2")
    assert match.why_no_undo(0) is None
    act(match, "place longbow 136.0,105.0")
    match.undo(0)
    match.undo(0)
    assert match.decision is not None
    assert match.decision.verb == "target"
    with pytest.raises(Refused):
        match.undo(0)


def test_what_another_person_saw_stays() -> None:
    match = match_of(state=holding(state_with({}), "duelist"))
    act(match, "play duelist")
    refused = match.why_no_undo(0)
    assert refused is not None
    assert refused.say == say("refused-undo", why=say("barrier-revealed"))


def test_a_card_thrown_for_a_boost_stays() -> None:
    """What the defenders then answer could be used."""
    match = hit("duelist", ("behemoth",))
    match.practice = True
    match.seats[1] = Seat("random")
    act(match, f"boost {match.state.hands[0][0]}")
    assert match.why_no_undo(0) is not None


def test_every_event_is_told_when_the_table_shows_it() -> None:
    """Tokens, pawns and projectiles lie where the event says before it is told."""
    match = match_of(2, seed=5, first_team="sword", arena_mode="mat", starting_health=8)
    luck, lying, seen = Chance(derived(4)), None, set[str]()
    while not isinstance(item := match.step(), Result):
        state: CatacombsState = match.state
        if not isinstance(item, Event):
            match.answer(random_answer(item, luck))
            lying = None
            continue
        seen.add(item.kind)
        now = dict(state.pawns)
        assert lying is None or now == lying or item.kind in ("agreed", "first-team"), item
        lying = now
        reserves = {team: own.reserve for team, own in state.teams.items()}
        if item.kind in ("wound", "heal"):
            assert item.facts["left"] == reserves[item.facts["team"]]  # type: ignore[index]
        if item.kind == "stun":
            assert item.facts["pawn"] in state.stunned
        if item.kind == "play":
            assert item.facts["card"] in state.playing
    assert {"flick", "left-mat", "shot-told", "obstacle"} <= seen


def test_a_shot_is_told_in_one_line() -> None:
    match = hit("berserker_mage")
    told = next(event for event in match.events if event.kind == "shot-told")
    assert told.sums_up
    wanted = ("who", "card", "shot", "hits", "pawn", "tokens", "bank", "stolen", "armour", "off")
    assert [told.facts[fact] for fact in wanted] == [
        Who(0),
        "berserker_mage",
        "shot-melee",
        1,
        "skull-1",
        1,
        1,
        0,
        "",
        "",
    ]
    line = words_of(match.game, "en")(told.say)
    assert line == "Berserker Mage: melee hits Skull 1. 1 token to the bank."
