"""A turn takes few answers, and preparing for it is a single question."""

import pytest

from flick.table.answers import only_answer
from flick.table.match import Match
from flick.table.rules import Choose, Decision
from tests.acting import asked
from tests.games_caveloot.scene import opened

MOST = 6
"""Answers of a turn of exploration without a fight."""
CAMPS = {0: {"camp": ["justernin_bradley", "big_lenka", "boarding_cutlass#1"]}, 1: {"camp": ["odilon_eelskin"]}}
PILE = {"butina": ["keg_of_grog#1", "keg_of_grog#2", "stocky_kirigan#1"]}


def answers_of_a_turn(match: Match, *wanted: str) -> list[str]:
    """What whoever is in turn is asked and answers until the next one is; what has one answer is not asked."""
    given: list[str] = []
    queue = list(wanted)
    while isinstance(decision := match.settle(), Decision) and match.state.active == 0:
        only = only_answer(decision)
        if only is not None:
            match.answer(only)
            continue
        given.append(queue.pop(0))
        match.answer(given[-1])
    assert queue == []
    return given


@pytest.mark.parametrize("length", ["quick", "balanced"])
def test_a_turn_without_a_fight_takes_at_most_six_answers(length: str) -> None:
    """A hero sets out, perhaps to one of several regions, draws, takes, and comes home."""
    both = length == "balanced"
    players = {0: {**CAMPS[0], "access": ["butina", "caveport"]}, 1: CAMPS[1]} if both else CAMPS
    given = {"players": players, "piles": PILE}
    match = opened(given, options={"length": length})
    where = ["journey go-butina"] if both else []
    done = answers_of_a_turn(match, "prepare go-big_lenka", *where, "step draw", "met take", "step home", "camp done")
    assert len(done) <= MOST


def test_preparing_is_one_question_with_a_pack_suggested() -> None:
    """CAVE-160, CAVE-161: hero, pack and go; one answer is enough."""
    match = opened({"players": CAMPS, "piles": PILE})
    decision = asked(match)
    assert isinstance(decision, Choose)
    assert {"go", "hero", "pack", "unpack"} <= {act.kind for act in decision.things}
    assert match.state.now.outfit.pack == ["boarding_cutlass#1"]
    match.answer(decision.options[0].name)
    assert asked(match).verb == "step"
    assert match.state.player.hand == ["boarding_cutlass#1"]
