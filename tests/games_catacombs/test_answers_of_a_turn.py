"""How much a person is asked in a turn: the card, its shots, the crystal, and nothing that goes without saying."""

from statistics import median

import pytest

from flick.games.catacombs.cards import deck
from flick.table.answers import write_place
from flick.table.overdue import gentlest
from flick.table.rules import Choose, Decision, Flick, Place
from tests.games_catacombs.scene import act, holding, match_of, state_with

OPEN = {"sword-1": (150.0, 177.5), "sword-2": (30.0, 30.0), "skull-1": (580.0, 30.0), "skull-2": (580.0, 280.0)}
SCRIPT = {
    0: ("paladin", "halberdier", "stone_guardian", "battle_cleric", "silver_wolf"),
    1: ("cave_delver", "high_priestess", "storm_sage", "enchantress", "treasure_seeker"),
}
"""Ten turns, by the number of projectiles. A third shot is one answer more."""


def answers_of(name: str) -> int:
    """The answers of a turn in which that card is played and all that is optional is passed over."""
    match = match_of(state=holding(state_with(OPEN), name))
    act(match, f"play {name}")
    while match.state.turn == 0:
        decision = match.decision
        assert isinstance(decision, Decision)
        if isinstance(decision, Place):
            act(match, write_place(decision.piece, *decision.suggestions[0], decision.verb))
        elif isinstance(decision, Flick):
            act(match, "skip" if decision.question == "again" else gentlest(decision, 0.0))
        else:
            assert isinstance(decision, Choose)
            act(match, decision.options[0].name)
    return len(match.answers)


@pytest.mark.parametrize(("projectiles", "most"), [(0, 4), (1, 5)])
def test_a_turn_takes_few_answers(projectiles: int, most: int) -> None:
    """The missed second try of a targeted shot is skipped, which is an answer."""
    assert median(map(answers_of, SCRIPT[projectiles])) <= most


def test_nothing_else_is_asked_whatever_the_card() -> None:
    """The card, each flick, the spot of each projectile, each target, at most one try more, and the crystal."""
    for name, played in deck("sword").items():
        targeted = sum(shot.targeted for shot in played.shots)
        least = 2 + len(played.shots) + sum(shot.ranged for shot in played.shots) + targeted
        assert least <= answers_of(name) <= least + targeted, name
