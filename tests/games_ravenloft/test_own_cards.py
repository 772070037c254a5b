"""Cards that an adventure of somebody's own brings: checked with their place, and played at once."""

from pathlib import Path
from typing import Any

import pytest

from flick.bots import BOTS
from flick.commands.check import check_file
from flick.games.ravenloft import GAME, cards
from flick.games.ravenloft.adventure_checks import adventure_in
from flick.games.ravenloft.language import clause_of
from flick.games.ravenloft.printed import lines_of
from flick.games.ravenloft.state import RavenloftState
from flick.table.content import read_document
from flick.table.languages import LANGUAGES
from flick.table.match import Match, start_state
from flick.table.records import pack, unpack
from flick.table.rules import Decision, Event
from flick.table.seats import Seat
from flick.table.words import Words
from flick.table.yaml_text import BadContent
from tests.games_ravenloft.own_files import MOULD, file_in

OWN: dict[str, Any] = {
    "monsters": {"grey_mould": MOULD},
    "villains": {
        "the_miller": {
            "name": {"en": "The Miller", "fr": "Le Meunier"},
            "level": 4,
            "ac": 14,
            "hp": 6,
            "per_hero": 1,
            "tactics": [{"if": "adj", "strike": 7, "damage": 2}, {"advance": 1}],
        }
    },
    "encounters": {
        "flour_dust": {
            "name": {"en": "Flour Dust", "fr": "Poussière de farine"},
            "type": "environment",
            "in_play": [{"mod": -1, "stat": "atk", "to": "heroes all"}],
        }
    },
    "treasures": {
        "sieve": {
            "name": {"en": "Sieve", "fr": "Tamis"},
            "kind": "item",
            "carry": [{"mod": 1, "stat": "ac", "to": "self"}],
        }
    },
}
MILL: dict[str, Any] = {
    "name": {"en": "The Mill", "fr": "Le Moulin"},
    "stack": [{"among": ["sorcerers_den"]}, {"rest": True}],
    "villains": {"the_miller": {"tile": "sorcerers_den"}},
    "won": {"defeat": ["the_miller"]},
    "cards": OWN,
}


def with_card(sort: str, name: str, /, **fields: Any) -> dict[str, Any]:
    own = {**OWN, sort: {name: {**next(iter(OWN[sort].values())), **fields}}}
    return {**MILL, "cards": own}


def begun(path: Path) -> RavenloftState:
    state: Any = start_state(GAME, GAME.Options(adventure=str(path)), 2, 3, {})
    return state


def test_they_lie_in_the_decks_beside_those_of_the_house(tmp_path: Path) -> None:
    state = begun(file_in(tmp_path, MILL))
    assert [
        sum(cards.kind_of(name) == "grey_mould" for name in state.decks["monster"]),
        len(state.decks["monster"]),
    ] == [9, 45]
    assert "flour_dust#1" in state.decks["encounter"]
    assert "sieve#1" in state.decks["treasure"]
    assert "the_miller#1" in state.aside
    GAME.inventory(state)


def test_a_match_with_them_is_played_to_its_end(tmp_path: Path) -> None:
    match = Match(
        GAME, [Seat("random")] * 3, GAME.Options(adventure=str(file_in(tmp_path, MILL)), surges=5), 1, bots=BOTS
    )
    while match.result is None:
        match.advance()
    assert any(
        str(event.facts.get("figure")).startswith("grey_mould") for event in match.events if event.kind == "comes"
    )
    assert any(event.facts.get("card") == "the_miller" for event in match.events if event.kind == "villain-enters")


def test_a_match_goes_on_where_nobody_has_read_the_file(tmp_path: Path) -> None:
    """In another process: the cards come with the state."""
    kept = pack(begun(file_in(tmp_path, MILL)))
    cards.KNOWN.own.clear()
    cards.KNOWN.by_copy.clear()
    unpack(kept, RavenloftState)
    mould = cards.monster("grey_mould-2")
    assert [clause_of(part) for part in mould.tactics] == ["t0", "else"]


def test_two_adventures_with_a_card_of_one_id_have_each_its_own(tmp_path: Path) -> None:
    other = with_card("monsters", "grey_mould", ac=17)
    folders = [tmp_path / "one", tmp_path / "other"]
    for folder in folders:
        folder.mkdir()
    paths = [file_in(folder, mill) for folder, mill in zip(folders, (MILL, other), strict=True)]
    matches = [Match(GAME, [Seat("random")] * 2, GAME.Options(adventure=str(path)), 1, bots=BOTS) for path in paths]
    known: list[list[int]] = [[], []]
    for _ in range(30):
        for index, match in enumerate(matches):
            if isinstance(item := match.step(), Event):
                known[index].append(cards.monster("grey_mould-1").ac)
            elif isinstance(item, Decision):
                match.ask_bot()
            match.view(0)
            known[index].append(cards.monster("grey_mould-1").ac)
    assert [set(one) for one in known] == [{10}, {17}]


def test_what_is_drawn_and_named_is_the_card_of_the_match_that_is_seen(tmp_path: Path) -> None:
    """Two folders may have a card of one ID: each match shows its own, whichever was looked at before."""
    other = with_card("monsters", "grey_mould", ac=17, name={"en": "Blue Mould"})
    shown: list[tuple[RavenloftState, Words, str, str]] = []
    for folder, mill, ac, called in (("one", MILL, "10", "Grey Mould"), ("other", other, "17", "Blue Mould")):
        (tmp_path / folder).mkdir()
        state = begun(file_in(tmp_path / folder, mill))
        shown.append((state, Words("en", GAME.folder, things=GAME.things), ac, called))
    for state, words, ac, called in shown * 2:
        GAME.view(state, 0)
        look = GAME.card_look("grey_mould#2")
        assert look is not None
        assert look.facts[0].number == ac
        assert words.name("grey_mould") == called


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_are_told_like_any_other(tmp_path: Path, language: str) -> None:
    begun(file_in(tmp_path, MILL))
    words = Words(language, GAME.folder, things=GAME.things)
    told = [words(line) for line in lines_of(cards.card("sieve#1"))]
    assert told == [{"en": "You have +1 AC.", "fr": "Vous avez +1 en CA."}[language]]
    assert words.name("grey_mould-2") == {"en": "Grey Mould 2", "fr": "Moisissure grise 2"}[language]


@pytest.mark.parametrize(
    ("adventure", "line"),
    [
        (with_card("monsters", "ghoul"), "cards.monsters.ghoul: something else is called Ghoul already"),
        (with_card("monsters", "Mould"), "cards.monsters.Mould: expected an ID of small letters"),
        (
            with_card("monsters", "mould", tactics=[{"bite": 1}]),
            "cards.monsters.mould.tactics.0.bite: unknown key “bite”",
        ),
        (
            with_card("monsters", "mould", tactics=[{"if": "t1", "charge": 6, "damage": 1}]),
            "cards.monsters.mould.tactics.0: the last clause",
        ),
        (
            with_card("encounters", "dust", in_play=[{"mod": -1, "stat": "luck", "to": "self"}]),
            "cards.encounters.dust.in_play.0.stat: expected one of ac, atk",
        ),
        (with_card("treasures", "sieve", kind="instant"), "cards.treasures.sieve.kind: an item has carry or a use"),
        (
            with_card("villains", "the_miller", tactics=[{"strike": 19, "damage": 2}]),
            "cards.villains.the_miller.tactics: the bonus of an attack (villain) lies from 7 to 9, got 19",
        ),
    ],
    ids=["name", "id", "clause", "else", "stat", "item", "band"],
)
def test_a_wrong_one_is_told_with_its_place(tmp_path: Path, adventure: dict[str, Any], line: str) -> None:
    with pytest.raises(BadContent) as wrong:
        adventure_in(read_document(file_in(tmp_path, adventure)))
    assert line in Words("en", GAME.folder, things=GAME.things)(wrong.value.say)


def test_flick_check_knows_an_adventure_wherever_it_lies(tmp_path: Path) -> None:
    check_file(file_in(tmp_path, MILL))
    with pytest.raises(BadContent) as wrong:
        check_file(file_in(tmp_path, with_card("monsters", "mould", tactics=[{"bite": 1}])))
    assert "own.yaml" in Words("en", GAME.folder)(wrong.value.say)


def test_what_somebody_looks_at_is_not_changed_by_a_match_that_is_read_meanwhile(tmp_path: Path) -> None:
    """The title reads kept matches beside the one that is played."""
    before, own = cards.every_card(), cards.KNOWN.own
    known = dict(before), dict(own)
    begun(file_in(tmp_path, with_card("monsters", "new_mould")))
    assert (before, own) == known
    assert "new_mould" in cards.every_card()
    assert cards.monster("new_mould-1").hp == 2
