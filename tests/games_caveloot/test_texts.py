"""Every text of every card fires in a scenario, and every quest, guild level, passage and dungeon is done in one."""

import pytest

from flick.games.caveloot.cards import every_card, every_text
from flick.games.caveloot.filters import TALENTS
from flick.games.caveloot.language import LANGUAGE
from tests.effects.coverage import unseen
from tests.games_caveloot.fired import Fired, fired_in_scenarios
from tests.rulebooks import VECTORS

TO_BE_DONE = ("personal_quest", "universal_quest", "guild", "passage", "secret_passage", "dungeon")


@pytest.fixture(scope="module")
def fired() -> Fired:
    return fired_in_scenarios(VECTORS / "caveloot")


def test_every_text_fires(fired: Fired) -> None:
    found = unseen(LANGUAGE, every_text(), fired.keys)
    assert (found.verbs, found.cards, found.parts) == ([], [], [])


def test_every_quest_level_passage_and_dungeon_is_done(fired: Fired) -> None:
    wanted = [one for one in every_card().values() if one.type in TO_BE_DONE]
    tasks = [(one.id, place) for one in wanted for place in range(1, max(1, len(one.tasks)) + 1)]
    assert [task for task in tasks if task not in fired.done] == []


def test_every_talent_is_used_by_heroes_and_the_two_of_monsters_by_them(fired: Fired) -> None:
    used = {"vigilance": "looks"}
    wanted = [used.get(talent, talent) for talent in TALENTS] + ["foe-charisma", "foe-wisdom"]
    assert fired.talents == set(wanted)
