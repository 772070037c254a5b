"""The odds of fights: reckoned once, told to people and weighed by bots."""

import pytest

from flick.games.urto import odds
from flick.games.urto.bot.battle import RULES
from flick.games.urto.bot.mind import Mind
from flick.games.urto.bot.sight import UrtoSight
from flick.games.urto.bot.temper import UrtoTemper
from flick.games.urto.cards import card
from flick.table.match import Match
from flick.table.promises import promises_of
from tests.acting import act, asked
from tests.games_urto.scene import match_of, put, state_of


def faced(monster: str, **hero: object) -> Match:
    """A hero who stands before a monster, with mana to hide."""
    state = state_of(2)
    state.cells["1a"] = "monster"
    state.monsters.remove(monster)
    state.monsters.insert(0, monster)
    put(state.heroes[0], mana=3, **hero)
    match = match_of(state, {"combat": [2]})
    act(match, "turn 1a")
    return match


def mind_of(match: Match) -> Mind:
    perspective = match.perspective()
    return Mind(UrtoSight(perspective.board, perspective.seat), UrtoTemper())


def test_a_fight_with_one_point_on_either_side() -> None:
    """Attack 4: three faces lose, two win, one is rolled again (URTO-94)."""
    stakes = odds.fight(odds.roll(6), 4, 1, 1)
    assert stakes.win == pytest.approx(2 / 5)
    assert stakes.death == pytest.approx(3 / 5)
    assert stakes.loss == pytest.approx(3 / 5)


def test_a_shield_is_more_life_in_one_fight_and_costs_none() -> None:
    bare, armoured = odds.fight(odds.roll(6), 5, 2, 2), odds.fight(odds.roll(6), 5, 2, 1, shield=1)
    assert armoured.win == pytest.approx(bare.win)
    assert armoured.loss < bare.loss
    assert odds.fight(odds.roll(6), 5, 2, 6, shield=2).loss < odds.fight(odds.roll(6), 5, 2, 6).loss


def test_a_roll_that_lies_is_one_of_those_that_could_come() -> None:
    rolls = odds.roll(8, 1)
    wins = [odds.after(rolls, n, 5, 3, 4).win for n in rolls if n != 5]
    assert odds.fight(rolls, 5, 3, 4).win == pytest.approx(sum(wins) / len(wins))


def test_a_duel_of_equals_is_even() -> None:
    met = odds.clash(odds.roll(6), odds.roll(6))
    assert (met.win, met.tie) == (pytest.approx(15 / 36), pytest.approx(6 / 36))
    assert met.dealt == met.taken == pytest.approx(35 / 36)
    assert odds.clash(odds.lying(5), odds.roll(6)).win == pytest.approx(4 / 6)


@pytest.mark.parametrize(
    ("monster", "hero"),
    [
        ("cave_hound#1", {"life": 6}),
        ("chasm_stalker", {"life": 9, "shown": ["leather_cuirass#1"], "artefacts": ["leather_cuirass#1"]}),
        ("crystal_golem#1", {"life": 12, "shown": ["hunters_spear#1"], "artefacts": ["hunters_spear#1"]}),
        ("deep_troll", {"life": 4, "eight_sided": True}),
    ],
)
def test_a_person_is_promised_what_a_bot_reckons(monster: str, hero: dict[str, object]) -> None:
    """Once all is announced: before a roll, and with the one that lies there."""
    match = faced(monster, **hero)
    act(match, "face fight", *(["weapon hunters_spear#1"] if "hunters_spear#1" in str(hero) else []), "boost 1")
    assert asked(match).verb == "round"
    mind = mind_of(match)
    foe = card(monster)
    reckoned = mind.fight(foe, foe.life, mind.sight.rolled_bonus).stakes.win
    assert promises_of(match)["round roll"].odds.win == pytest.approx(reckoned)
    act(match, "round roll")
    assert asked(match).verb == "keep"
    own = asked(match).facts["n"]
    assert isinstance(own, int)
    kept = mind.fight(foe, foe.life, mind.sight.rolled_bonus, rolled=own).stakes.win
    assert promises_of(match)["keep keep"].odds.win == pytest.approx(kept)


def test_a_boost_is_weighed_with_the_weapon_that_was_chosen() -> None:
    """Not with a better one that stays in the bag."""
    arms = ["hunters_spear#1", "fungus_sickle#1"]
    match = faced("crystal_golem#1", life=12, artefacts=arms, shown=arms)
    act(match, "face fight", "weapon fungus_sickle#1")
    decision = asked(match)
    assert decision.verb == "boost"
    told = promises_of(match)
    for option in RULES["boost"](decision, mind_of(match)):
        if option.why is not None:
            assert option.why.facts["percent"] == int(100 * told[option.answer].odds.win)


def test_each_weapon_promises_what_comes_of_it() -> None:
    """Also one that nobody has seen yet; and it stays unseen."""
    match = faced("crystal_golem#1", life=12, artefacts=["great_axe#1", "hunters_spear#1"], shown=["great_axe#1"])
    act(match, "face fight")
    told = {answer: promise.odds.win for answer, promise in promises_of(match).items()}
    assert told["no"] < told["weapon great_axe#1"] < told["weapon hunters_spear#1"]
    assert match.state.heroes[0].shown == ["great_axe#1"]
    act(match, "weapon hunters_spear#1")
    assert promises_of(match)["boost 0"].odds.win == pytest.approx(told["weapon hunters_spear#1"])
