"""What nobody may do is refused in one line, and nothing changes by it."""

from typing import Any

import pytest

from flick.games.caveloot import GAME
from flick.places import shipped
from flick.table.content import BadContent
from flick.table.languages import LANGUAGES
from flick.table.match import Match
from flick.table.records import pack
from flick.table.sayings import Refused
from flick.table.words import Words
from tests.acting import act
from tests.games_caveloot.scene import fight, opened

CAMPS = {
    0: {"camp": ["justernin_bradley", "big_lenka", "loaded_dice#1"], "purse": 2},
    1: {"camp": ["odilon_eelskin", "keg_of_grog#1"]},
}
HOME = {"players": CAMPS, "now": {"stage": "camp", "region": "butina"}}
HEAVY = {0: {"camp": ["big_lenka", *(f"two_mouthed_blunderbuss#{copy}" for copy in (1, 2, 3))]}, 1: CAMPS[1]}
FULL = {"stage": "prepare", "outfit": {"seat": 0, "hero": "big_lenka", "pack": list(HEAVY[0]["camp"][1:3])}}


@pytest.mark.parametrize(
    ("given", "before", "answer", "rule"),
    [
        pytest.param(HOME, ["camp trade-2"], "offer psoro for keg_of_grog#1", "CAVE-R49", id="not owned"),
        pytest.param(HOME, ["camp trade-2"], "offer loaded_dice#1 for psoro", "CAVE-R49", id="not theirs"),
        pytest.param(HOME, ["camp trade-2"], "offer 3 coins for keg_of_grog#1", "CAVE-R49", id="more than the purse"),
        pytest.param(HOME, ["camp trade-2"], "offer 1 help for nothing", "CAVE-R52", id="help for nothing"),
        pytest.param(HOME, ["camp trade-2"], "offer loaded_dice#1 for odilon_eelskin", "CAVE-R49", id="last hero"),
        pytest.param(fight(), ["clash call"], "reward card-psoro", "CAVE-R51", id="a promise of another's card"),
        pytest.param(
            fight(players={0: {"purse": 2}}),
            ["clash call", "reward coins"],
            "coins 3",
            "CAVE-R51",
            id="a promise of more coins",
        ),
        pytest.param(
            {"players": HEAVY, "now": FULL},
            [],
            "prepare pack-two_mouthed_blunderbuss#3",
            "CAVE-162",
            id="over endurance",
        ),
        pytest.param(fight(), ["clash call", "reward done", "pass"], "clash call", "CAVE-R26", id="called twice"),
        pytest.param(
            fight(decks={"PB": ["PB0"], "ST": ["ST0", "ST15"]}),
            ["clash call", "reward done", "pass", "clash go"],
            "window call",
            "CAVE-R26",
            id="called twice, after the draws",
        ),
    ],
)
def test_it_is_refused_in_one_line_and_nothing_changes(
    given: dict[str, Any], before: list[str], answer: str, rule: str
) -> None:
    match = opened(given)
    act(match, *before)
    stood = everything(match)
    with pytest.raises(Refused) as refused:
        match.answer(answer)
    assert refused.value.rule == rule
    assert everything(match) == stood
    for language in LANGUAGES:
        said = Words(language, shipped("levels") / GAME.id, things=GAME.things)(refused.value.say)
        assert "«ask" not in said
        assert "\n" not in said
        assert len(said) > 10


def everything(match: Match) -> tuple[bytes, int, object]:
    """How it stands, and what is asked."""
    return pack(match.state), len(match.answers), match.decision


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"players": {0: {"camp": ["big_lenka", "keg_of_beer#1"]}}}, "not-a-card"),
        ({"players": {0: {"camp": ["big_lenka#1"]}}}, "not-a-card"),
        ({"players": {0: {"camp": ["big_lenka"]}, 1: {"camp": ["big_lenka"]}}}, "not-a-card"),
        ({"piles": {"butina": ["keg_of_beer#1"]}}, "not-a-card"),
        ({"active": 4}, "nobody-active"),
    ],
    ids=["unknown", "a copy that is none", "twice", "unknown in a pile", "nobody"],
)
def test_a_position_that_cannot_be_played_is_refused_in_a_line(given: dict[str, Any], reason: str) -> None:
    """Unknown cards ended in a fault, copies that do not exist had no name in the window."""
    with pytest.raises(BadContent) as refused:
        opened({**HOME, **given})
    why: Any = refused.value.say.facts["why"]
    assert why.facts["why"].id == reason
