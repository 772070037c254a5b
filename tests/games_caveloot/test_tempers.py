"""Tempers of bots: what sets them apart in deeds and in words."""

from collections import Counter
from functools import cache

import pytest

from flick import places
from flick.batch import seed_of
from flick.bots import BOTS
from flick.games.caveloot.bot import PolicyBot
from flick.games.caveloot.bot.fortune import FightStakes, bout
from flick.games.caveloot.bot.sense import Sense
from flick.games.caveloot.bot.temper import tempers
from flick.games.caveloot.game import GAME
from flick.games.caveloot.state import CavelootOptions, CavelootSeatOptions, TemperName
from flick.table.match import Match
from flick.table.rules import Decision
from flick.table.sayings import say
from flick.table.seats import Seat
from flick.table.words import Words
from tests.acting import act
from tests.games_caveloot.scene import fight, opened

GAMES = 6
"""Of two players of the same temper."""


@cache
def deeds(temper: TemperName) -> Counter[str]:
    """What happened in some quick adventures."""
    found: Counter[str] = Counter()
    for number in range(GAMES):
        options = CavelootOptions(seats=(CavelootSeatOptions(temper),) * 2)
        match = Match(GAME, [Seat("thumb")] * 2, seed=seed_of(3, number), bots={"thumb": PolicyBot}, options=options)
        while isinstance(match.settle(), Decision):
            match.ask_bot()
        found.update(event.kind for event in match.events)
    return found


def test_the_bold_lose_more_vitality_in_a_fight_than_the_careful() -> None:
    bold, careful = deeds("bold"), deeds("careful")
    assert bold["loses-vitality"] / bold["fight"] > careful["loses-vitality"] / careful["fight"]


@pytest.mark.parametrize(
    ("temper", "foe", "bid"),
    [
        ("shrewd", "helmswoman_half_north", "bid accept"),
        ("shrewd", "captain_barnacle_beard", "bid ask-trophy"),
        ("careful", "captain_barnacle_beard", "bid accept"),
        ("careful", "whispering_notary#1", "bid ask-trophy"),
    ],
    ids=["shrewd, for 14 gold", "shrewd, for 15", "careful, for 15", "careful, for 20"],
)
def test_the_shrewd_want_lesser_prey_for_their_help(temper: TemperName, foe: str, bid: str) -> None:
    """Whoever does not ask for the prey helps for the HELP! card alone."""
    given = fight(foe=foe, fight={"vitality": 1}, players={1: {"camp": ["big_lenka", "pulsatron#1"]}})
    match = opened(given, options={"seats": [{}, {"temper": temper}]})
    act(match, "clash call", "reward done")
    assert PolicyBot().think(match.perspective()).answer == bid


def test_who_fears_more_leaves_the_same_fight() -> None:
    """Even odds, two points of vitality each, for prey that is worth nearly a hero."""
    brave, fearful = (bout(0.5, 2, 2, FightStakes(36, 8 * fear, 4 * fear, 10 * fear, 40 * fear)) for fear in (0.8, 1.4))
    assert brave.stay
    assert not fearful.stay
    assert brave.win == fearful.win


def test_the_last_point_of_vitality_is_kept_where_a_hand_can_be_left() -> None:
    stakes = FightStakes(prize=5, point=6, leaving=3, last=3, death=60)
    assert not bout(0.6, 1, 1, stakes).stay
    assert bout(0.99, 1, 1, stakes).stay


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("message", ["think-stay", "think-flee", "think-home"])
def test_every_temper_has_its_own_words(language: str, message: str) -> None:
    words = Words(language, places.shipped("levels") / "caveloot")
    said = {words(say(message, card="psoro", percent=40, temper=name)) for name in tempers()}
    assert len(said) == len(tempers())


def test_nobody_waits_for_ever() -> None:
    """After many rounds the final boss is wanted more, and fear counts less."""
    match = Match(GAME, [Seat("easy")] * 2, seed=1, bots={**BOTS, **GAME.bots}, options=CavelootOptions())
    match.settle()
    early = Sense(match.state, 0, tempers()["careful"])  # type: ignore[arg-type]
    assert early.urge == 1
    match.state.turn = 80  # type: ignore[attr-defined]
    assert Sense(match.state, 0, tempers()["careful"]).urge > 2  # type: ignore[arg-type]
