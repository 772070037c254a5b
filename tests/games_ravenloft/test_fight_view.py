"""What is rolled is seen for what it is: an attack, a trap, a lock, the initiative."""

import pytest
from msgspec.structs import replace

from flick.games.ravenloft.turn_record import LastAttack, Roll
from flick.games.ravenloft.view import view
from flick.table.duel import duel_of
from flick.table.game import find
from flick.table.languages import LANGUAGES
from flick.table.naming import zone_title
from flick.table.words import Words
from tests.games_ravenloft.scene import monster, state_of

SORTS = {
    "RAV-86": LastAttack("kat", "quick_stab", 8),
    "RAV-111": LastAttack("kat", "dart_wall#1", 2),
    "RAV-168": LastAttack("kat", "door", 2),
    "RAV-HPH-15": LastAttack("kat", "initiative", 0, initiative="RAV-HPH-15"),
}


@pytest.mark.parametrize("rule", SORTS)
@pytest.mark.parametrize("hits", [False, True])
def test_every_sort_of_roll_has_words_and_a_rule(rule: str, hits: bool) -> None:
    """A hit of a hero is good for heroes, and a miss is not."""
    state = state_of(1)
    monster(state, "ghoul", "0,1")
    die = 15 if hits else 2
    rolls = [Roll("ghoul-1", die, die + 8, 13, hits)]
    state.stage, state.fight = "hero", replace(SORTS[rule], rolls=rolls)
    (zone,) = [zone for zone in view(state, 0).zones if zone.id == "fight"]
    duel = duel_of(zone)
    assert duel is not None
    assert duel.decided is not None
    assert (duel.decided.rule, duel.decided.tone) == (rule, "good" if hits else "bad")
    for language in LANGUAGES:
        words = Words(language, find("ravenloft").folder, things=find("ravenloft").things)
        for say in (duel.decided.say, duel.decided.stamp):
            assert say is not None
            assert "«" not in words(say)
        assert "«" not in zone_title(zone, words)


@pytest.mark.parametrize(("target", "seen"), [("ghoul-1", False), ("allisa", True)])
def test_the_attack_of_a_hero_is_seen_during_an_encounter_where_it_strikes_a_hero(target: str, seen: bool) -> None:
    state = state_of(2)
    monster(state, "ghoul", "0,1")
    rolls = [Roll(target, 3, 11, 14, False, pending=True)]
    state.stage, state.fight = "encounter", LastAttack("kat", "quick_stab", 8, rolls=rolls)
    assert any(zone.id == "fight" for zone in view(state, 0).zones) is seen
