"""When the bots roll a die again."""

import pytest

from flick.games.ravenloft.bot.choices import reroll
from flick.games.ravenloft.bot.sight import RavenloftSight
from flick.table.windows import PASS, reaction
from tests.games_ravenloft.scene import state_of


@pytest.mark.parametrize(
    ("die", "bonus", "needed", "again"),
    [
        (3, 8, 14, True),  # a miss, and most dice hit
        (3, 2, 19, False),  # a miss, and few dice hit
        (19, 2, 16, True),  # a friend is hit, and most dice miss
        (19, 8, 14, False),  # a friend is hit, and most dice hit
    ],
)
def test_a_die_is_rolled_again_where_that_probably_helps(die: int, bonus: int, needed: int, again: bool) -> None:
    facts = {"n": die, "total": die + bonus, "needed": needed}
    question = reaction(0, "reroll", ["resolve#1"], rule="RAV-80", facts=facts)
    best = max(reroll(question, RavenloftSight(state_of(), 0)), key=lambda option: option.worth)
    assert best.answer == ("reroll resolve#1" if again else PASS)
