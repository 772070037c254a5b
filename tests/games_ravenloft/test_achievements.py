"""What is achieved: by whom, when, and only once a match."""

from typing import Any

import pytest

from flick.games.ravenloft.achievements import ADVENTURES, LISTED, WAYS, noticed
from flick.games.ravenloft.campaign import in_order
from flick.games.ravenloft.game import GAME
from flick.games.ravenloft.state import Ended, RavenloftState
from flick.sitting import new_match
from flick.table.languages import LANGUAGES
from flick.table.rulebook import read_rulebook
from flick.table.rules import Event, tell
from flick.table.sayings import Who
from flick.table.words import Words
from tests.games_ravenloft.trial_heroes import custom, hybrid


def state_with(count: int, **options: Any) -> RavenloftState:
    match = new_match(GAME.id, ",".join(["random"] * count), {"first": "seat", **options}, 3)
    match.settle()
    state: Any = match.state
    return state


def told(state: RavenloftState, event: Event) -> list[tuple[object, object]]:
    """Which achievements, and by whom."""
    return [(one.facts["achievement"], one.facts.get("who")) for one in noticed(state, event)]


def ended(state: RavenloftState, won: bool) -> list[tuple[object, object]]:
    state.ended = Ended(won, "end-escaped", "RAV-02")
    return told(state, tell("won" if won else "lost", "RAV-02"))


def test_all_adventures_and_variants_are_there_and_every_one_has_its_words() -> None:
    assert list(ADVENTURES) == [name.replace("_", "-") for name in in_order()]
    known = read_rulebook(GAME, "en").rules
    for language in LANGUAGES:
        words = Words(language, GAME.folder)
        assert len({words.name(one.id) for one in LISTED}) == len(LISTED)
        assert len({words(one.says) for one in LISTED}) == len(LISTED)
        assert all(words.name(one.grade) != one.grade for one in LISTED)
    assert all(one.rule in known for one in LISTED)
    assert {f"won-{name.lower()}" for name in WAYS} < {one.id for one in LISTED}


def test_a_victory_of_all_is_told_once_of_everybody() -> None:
    state = state_with(1, adventure="klaks_workshop", surges=0)
    state.heroes[0].hp -= 1
    assert ended(state, True) == [
        ("won-klaks-workshop", None),
        ("feat-alone", None),
        ("feat-without-surges", None),
    ]
    assert ended(state, True) == []


def test_a_defeat_by_the_dungeon_is_no_achievement() -> None:
    assert ended(state_with(2), False) == []


def test_unhurt_and_with_many_variants() -> None:
    chosen = [{"hero": hybrid(0)}, {"hero": custom(0)}]
    state = state_with(2, variants="ADV,CUS,HYB,DIC", seats=chosen)
    names = [name for name, _ in ended(state, True)]
    variants = ["won-adv", "won-cus", "won-hyb", "won-dic"]
    assert names == ["won-out-of-the-grave", *variants, "feat-unhurt", "feat-four-ways"]


def test_a_variant_of_made_heroes_is_won_only_with_one() -> None:
    names = [name for name, _ in ended(state_with(2, variants="CUS,HYB", seats=[{"hero": hybrid(1)}]), True)]
    assert "won-hyb" in names
    assert "won-cus" not in names


@pytest.mark.parametrize(("won", "seats", "name"), [(True, (0, 1), "won-str"), (False, (2,), "feat-the-count")])
def test_against_strahd_only_one_side_achieves_it(won: bool, seats: tuple[int, ...], name: str) -> None:
    found = ended(state_with(3, variants="STR"), won)
    assert {who for one, who in found if one == name} == {Who(seat) for seat in seats}
    assert None not in {who for _, who in found}


@pytest.mark.parametrize(
    ("event", "name"),
    [
        (tell("rises", "RAV-ADV-29", who=Who(1), n=6), "feat-master"),
        (tell("rises", "RAV-LVL-10", who=Who(1), n=8), "feat-veteran"),
        (tell("initiative-won", "RAV-HPH-15", who=Who(1)), "feat-against-all-odds"),
        (tell("phase-ends", "RAV-MIK-19", who=Who(1)), "feat-all-thumbs"),
    ],
)
def test_a_feat_is_of_whoever_it_is_told(event: Event, name: str) -> None:
    state = state_with(2)
    assert told(state, event) == [(name, Who(1))]
    assert told(state, event) == []
    assert state.achieved == [name]


def test_feats_that_are_counted() -> None:
    state = state_with(2)
    assert told(state, tell("generator", "RAV-BAR-26", tile="cross", n=2)) == []
    assert told(state, tell("generator", "RAV-BAR-26", tile="cross", n=3)) == [("feat-overrun", None)]
    hero = state.heroes[0].id
    assert told(state, tell("damage-rolled", "RAV-DIC-01", target=hero, n=12)) == []
    assert told(state, tell("damage-rolled", "RAV-DIC-01", target="ghoul-1", n=12)) == [("feat-shattering", None)]
