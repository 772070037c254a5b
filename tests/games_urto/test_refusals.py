"""What may not be done is refused with its rule, and nothing changes by it."""

from collections.abc import Callable

import pytest

from flick.games.urto.state import UrtoState
from flick.table.records import pack
from flick.table.sayings import Refused
from tests.acting import asked
from tests.games_urto.scene import match_of, put, state_of

Change = Callable[[UrtoState], object]


def _rested(state: UrtoState) -> None:
    put(state.heroes[0], rested=True)


def _at(cell: str, **what: object) -> Change:
    return lambda state: put(state.heroes[0], cell=cell, **what)


def _after(**what: object) -> Change:
    """After phase B, with a card in hand that keeps the question open."""

    def change(state: UrtoState) -> None:
        state.now.stage = "after"
        state.hush.turn = []
        put(state.heroes[0], cell="1a", artefacts=["golden_cup"], **what)

    return change


def _nest(state: UrtoState) -> None:
    state.cells["1a"] = "monster"
    for hero in state.heroes:
        hero.cell = "1a"


def _attacked(state: UrtoState) -> None:
    state.now.attacked = True


def _sprinted(state: UrtoState) -> None:
    _after()(state)
    state.now.sprinted = True


@pytest.mark.parametrize(
    ("change", "answer", "rule"),
    [
        (_rested, "turn rest", "URTO-33"),
        (_nest, "turn rest", "URTO-34"),
        (_attacked, "turn rest", "URTO-R19"),
        (_at("start"), "turn 5a", "URTO-35"),
        (_at("1a"), "turn 1c", "URTO-35"),
        (_at("1a"), "turn urto", "URTO-35"),
        (_nest, "turn attack-arminius", "URTO-66"),
        (_attacked, "turn attack-arminius", "URTO-28"),
        (_at("5a"), "turn attack-arminius", "URTO-102"),
        (_at("1a", mana=4), "turn upgrade", "URTO-157"),
        (_at("1a", mana=9, eight_sided=True), "turn upgrade", "URTO-157"),
        (_after(life=2), "after sprint", "URTO-R31"),
        (_sprinted, "after sprint", "URTO-84"),
    ],
)
def test_refused(change: Change, answer: str, rule: str) -> None:
    state = state_of()
    change(state)
    match = match_of(state)
    asked(match)
    before = pack(match.state)
    with pytest.raises(Refused) as refused:
        match.answer(answer)
    assert refused.value.rule == rule
    assert pack(match.state) == before


def test_nobody_keeps_four_artefacts() -> None:
    """URTO-126."""
    state = state_of()
    put(state.heroes[0], cell="3a", artefacts=["golden_cup", "sages_ring", "twin_fang"])
    match = match_of(state)
    match.settle()
    match.answer("turn north-nook")
    assert asked(match).verb == "part"
    with pytest.raises(Refused) as refused:
        match.answer("part no")
    assert refused.value.rule == "URTO-126"


def test_no_two_players_have_the_same_hero() -> None:
    """URTO-R12."""
    with pytest.raises(Refused) as refused:
        state_of(names=("sankaa", "sankaa", "oriandre"))
    assert refused.value.rule == "URTO-R12"
