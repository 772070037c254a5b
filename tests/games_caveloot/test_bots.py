"""Bots of Caveloot: adventures come to an end, and reasons are given in every language."""

from typing import get_args

import pytest

from flick.batch import seed_of
from flick.bots import BOTS
from flick.games.caveloot.bot.fortune import FightStakes, Force, bout, clash_chance
from flick.games.caveloot.bot.temper import tempers
from flick.games.caveloot.game import GAME
from flick.games.caveloot.regions import Length
from flick.games.caveloot.state import CavelootOptions, CavelootSeatOptions, TemperName
from flick.table.match import Match
from flick.table.rules import Choose, Decision, Offer
from flick.table.seats import Seat
from tests.acting import act, asked
from tests.games_caveloot.scene import fight, opened

MOST = 3000
"""Answers of an adventure in one or two regions; it used to go on for ever."""

SWAPPED = seed_of(1, 4)
EVEN = FightStakes(1, 0, 1, 1, 1)
"""Where staying always pays."""


def played(level: str, seed: int, length: Length) -> Match:
    seats = (CavelootSeatOptions("careful"), CavelootSeatOptions("shrewd"), CavelootSeatOptions("bold"))
    options = CavelootOptions(length=length, seats=seats)
    match = Match(GAME, [Seat(level)] * 3, seed=seed, bots={**BOTS, **GAME.bots}, options=options)
    while isinstance(match.settle(), Decision):
        assert len(match.answers) < MOST
        match.ask_bot()
    return match


@pytest.mark.parametrize(
    ("level", "seed", "length"), [("normal", 0, "quick"), ("easy", 0, "balanced"), ("normal", SWAPPED, "balanced")]
)
def test_an_adventure_comes_to_its_end(level: str, seed: int, length: Length) -> None:
    """A hero with temerity beat the same foe again and again, as there was no room to carry it home; two players
    swapped the same cards to and fro."""
    match = played(level, seed, length)
    assert match.result is not None
    assert any(answer.thought is not None for answer in match.answers)


def test_every_temper_can_be_chosen() -> None:
    assert set(get_args(TemperName)) == {"any", *tempers()}


def test_a_fight_is_as_likely_won_as_its_clashes() -> None:
    assert clash_chance(Force(8, 20), Force(8, 20)) == pytest.approx(0.5)
    assert bout(0.5, 3, 3, EVEN).win == pytest.approx(0.5)
    assert bout(0.5, 1, 2, EVEN).win == pytest.approx(0.25)


def test_who_refuses_a_deal_says_why_to_whoever_offered_it() -> None:
    """The reason stood in the log alone; now it is part of the answer, and an event that all are told."""
    options = CavelootOptions(seats=(CavelootSeatOptions("bold"), CavelootSeatOptions("shrewd")))
    match = Match(GAME, [Seat("human"), Seat("easy")], seed=5, bots={**BOTS, **GAME.bots}, options=options)
    told: list[str] = []
    while isinstance(decision := match.settle(), Decision) and len(match.answers) < MOST and not told:
        if decision.seat == 1:
            match.ask_bot()
        elif isinstance(decision, Offer) and decision.proposed is None:
            match.answer(f"offer nothing for {decision.theirs.things[0]}")
        else:
            names = [option.name for option in decision.options] if isinstance(decision, Choose) else ["no"]
            match.answer(next((name for name in names if name.startswith("prepare trade")), names[0]))
        told = [event.kind for event in match.events if event.kind.startswith("offer-no")]
    assert told == ["offer-no-poor"]
    assert any(taken.given.text == "no poor" for taken in match.answers)


def test_whoever_takes_a_heavy_artefact_for_a_ransom_sets_out_with_it() -> None:
    """It was packed and unpacked for ever: too heavy to be suggested, and no treasure."""
    camps = {0: {"camp": ["lady_gunpowder", "getaway_gondola"]}, 1: {"camp": ["big_lenka"]}}
    match = opened({"players": camps, "vitality": {"lady_gunpowder": 2}}, Seat("normal"), Seat("normal"))
    while (decision := asked(match)).verb == "prepare":
        assert len(match.answers) < 9
        match.ask_bot()
    assert decision.seat == 0
    given = [taken.given.text for taken in match.answers[-2:]]
    assert given == ["prepare pack-getaway_gondola", "prepare go-lady_gunpowder"]


def test_a_careless_bot_does_not_flee_from_a_clash_that_it_wins() -> None:
    """It called for help and fled with 65 against -6, by chance."""
    decks = {"PB": ["PB12"], "ST": ["ST15", "ST-5"]}
    for seed in range(12):
        match = opened(fight(decks=decks), Seat("easy"), Seat("easy"), seed=seed)
        act(match, "clash go")
        assert asked(match).facts["lead"] == "ahead"
        match.ask_bot()
        assert match.answers[-1].given.text == "pass"
