"""Heroes that somebody has made: their numbers, and every limit that they can break (5.2, 5.3)."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from flick import kept_drafts
from flick.bots import BOTS
from flick.games.ravenloft.builder import BUILDER
from flick.games.ravenloft.built import BuiltHero, Numbers, card_of, portraits
from flick.games.ravenloft.built_checks import faults
from flick.games.ravenloft.campaign import grown_of
from flick.games.ravenloft.cards import card, heroes, kind_of
from flick.games.ravenloft.game import GAME
from flick.games.ravenloft.options import RavenloftOptions
from flick.games.ravenloft.policies.levels import TwentyForFive
from flick.games.ravenloft.state import RavenloftState
from flick.places import shipped
from flick.table.match import Match, start_state
from flick.table.records import to_plain
from flick.table.sayings import Refused
from flick.table.seats import Seat

ROGUE = ("quick_stab", "thrown_knife", "slip_away", "heart_seeker")
KNIGHT = ("cleave", "quick_stab", "stand_fast", "heart_seeker")


def hero(race: str, *classes: str, powers: tuple[str, ...] = (), **more: Any) -> BuiltHero:
    plain = {"name": "Ilya", "race": race, "classes": classes, "powers": powers, **more}
    return msgspec.convert(plain, BuiltHero)


GROWN = {"level": 3, "ac": 1, "hp": 2, "surge": 1, "powers": [*ROGUE, "hamstring"], "items": ["keen_blade"]}


def grown(**other: Any) -> BuiltHero:
    return hero("dwarf", "rogue", powers=ROGUE, grown={**GROWN, **other})


def reasons(one: BuiltHero) -> list[tuple[str, str | None]]:
    return [(fault.say.id, fault.rule) for fault in faults(one)]


@pytest.mark.parametrize(
    ("one", "numbers"),
    [
        (("dwarf", "wizard"), (14, 6, 5, 3, 2, 2, 1)),
        (("human", "fighter"), (17, 10, 6, 5, 2, 1, 1)),
        (("eladrin", "rogue"), (15, 8, 6, 4, 2, 1, 1)),
        (("eladrin", "fighter", "wizard"), (14, 8, 6, 4, 2, 2, 1)),
        (("human", "rogue", "fighter"), (15, 9, 6, 4, 2, 1, 1)),
        (("dragonborn", "rogue", "fighter"), (15, 9, 5, 4, 2, 1, 1)),
    ],
)
def test_numbers_follow_from_race_and_classes(one: tuple[str, ...], numbers: tuple[int, ...]) -> None:
    """RAV-RUL-61, RAV-HYB-05 to RAV-HYB-08, RAV-HYB-11; vectors H01 to H03."""
    sheet = card_of(hero(*one))
    assert (sheet.ac, sheet.hp, sheet.speed, sheet.surge, sheet.at_will, sheet.utility, sheet.daily) == numbers


def test_only_its_race_gives_a_racial_power() -> None:
    """RAV-CUS-05, RAV-CUS-06, RAV-HYB-09."""
    assert card_of(hero("dwarf", "wizard")).racial == "stone_blood"
    assert card_of(hero("eladrin", "rogue")).racial == "fey_step"
    assert card_of(hero("human", "fighter")).racial == "resolve"
    assert card_of(hero("dragonborn", "rogue", "fighter")).specials == ["deft_hands", "guardian"]


@pytest.mark.parametrize(
    ("one", "fault"),
    [
        (hero("dwarf", "rogue", powers=ROGUE), None),
        (hero("human", "rogue", "fighter", powers=KNIGHT), None),
        (hero("dwarf", "rogue", powers=ROGUE, name=" "), ("built-no-name", "RAV-CUS-02")),
        (hero("dwarf", "rogue", powers=ROGUE, portrait="nobody"), ("built-no-portrait", "RAV-CUS-08")),
        (hero("human", "rogue", "rogue", powers=ROGUE), ("built-same-class", "RAV-RUL-62")),
        (hero("dwarf", "rogue", "fighter", powers=KNIGHT), ("built-race-of-neither", "RAV-HYB-03")),
        (hero("dwarf", "rogue", powers=ROGUE[:3]), ("built-count", "RAV-12")),
        (hero("human", "rogue", "fighter", powers=KNIGHT[:3]), ("built-count", "RAV-HYB-11")),
        (hero("dwarf", "rogue", powers=(*ROGUE[:3], "fire_globe")), ("built-other-class", "RAV-RUL-61")),
        (hero("human", "rogue", "fighter", powers=(*KNIGHT[:3], "fire_globe")), ("built-other-class", "RAV-HYB-10")),
        (hero("human", "rogue", powers=(*ROGUE, "dragons_breath")), ("built-racial", "RAV-CUS-05")),
        (hero("human", "rogue", powers=(*ROGUE, "fey_step")), ("built-racial", "RAV-CUS-06")),
        (hero("human", "rogue", powers=(*ROGUE, "stone_blood")), ("built-racial", "RAV-DES-05")),
        (hero("human", "rogue", powers=(*ROGUE, "resolve")), ("built-racial-anyway", "RAV-DES-05")),
        (hero("human", "rogue", powers=(*ROGUE[:3], "deft_hands")), ("built-no-power", "RAV-12")),
        (hero("human", "rogue", powers=(*ROGUE[:3], "moonbeam")), ("built-no-power", "RAV-12")),
        (hero("human", "rogue", powers=("quick_stab", "quick_stab", *ROGUE[2:])), ("built-twice", "RAV-12")),
        (hero("dwarf", "rogue", powers=ROGUE, grown=GROWN), None),
        (grown(powers=[*ROGUE, "fire_globe"]), ("built-grown-power", "RAV-ADV-24")),
        (grown(powers=[*ROGUE, ROGUE[0]]), ("built-twice", "RAV-12")),
        (grown(powers=ROGUE[1:]), ("built-grown-lost", "RAV-ADV-24")),
        (grown(items=["action_surge"]), ("built-no-item", "RAV-ADV-34")),
        (
            hero("human", "rogue", "fighter", powers=("cleave", "driving_blow", "slip_away", "heart_seeker")),
            ("built-uneven-kind", "RAV-RUL-64"),
        ),
        (
            hero("human", "rogue", "fighter", powers=("cleave", "quick_stab", "stand_fast", "sweeping_arc")),
            ("built-uneven", "RAV-RUL-64"),
        ),
    ],
)
def test_every_broken_limit_has_its_reason(one: BuiltHero, fault: tuple[str, str] | None) -> None:
    """Also RAV-T-H04: two At-Wills of one class."""
    found = reasons(one)
    assert found[:1] == ([] if fault is None else [fault]) or fault in found
    assert bool(found) == (fault is not None)


def test_a_ready_made_hero_brings_numbers_of_its_own() -> None:
    """RAV-CUS-01, RAV-RUL-61: within the limits of hero cards; a hybrid's follow from its cards."""
    own = {"ac": 13, "hp": 9, "speed": 6, "surge": 5, "utility": 0}
    published = hero("dwarf", "rogue", powers=(*ROGUE[:2], ROGUE[3]), numbers=own)
    assert reasons(published) == []
    assert card_of(published).side(2).hp == 11
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**own, "hp": 11}, Numbers)
    assert ("built-numbers-follow", "RAV-HYB-05") in reasons(hero("human", "rogue", "fighter", numbers=own))


def test_the_card_of_a_hero_is_known_wherever_the_hero_is() -> None:
    one = hero("dwarf", "rogue", powers=ROGUE, name="Éloïse-Anne 2e")
    assert one.id.startswith("eloise_anne_2e_")
    assert card(one.id).names["fr"] == "Éloïse-Anne 2e"
    assert GAME.things("en")[one.id] == "Éloïse-Anne 2e"
    assert one.id != hero("dwarf", "rogue", powers=ROGUE, name="Éloïse-Anne 2e", gender="he").id


@pytest.mark.parametrize("name", ["", "a" * 25, "a\nb", "a\u202eb"])
def test_names_are_such_as_stand_on_a_card(name: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        hero("dwarf", "rogue", powers=ROGUE, name=name)


def drafted(**chosen: list[str]) -> dict[str, Any]:
    draft = BUILDER.blank()
    for step, value in chosen.items():
        draft = BUILDER.chosen(draft, step, value)
    return draft


def test_the_steps_say_what_is_missing_until_nothing_is() -> None:
    draft = BUILDER.blank()
    assert [fault.say.id for fault in BUILDER.plan(draft).faults] == [
        *("build-no-race", "build-no-class", "build-no-portrait", "build-no-name")
    ]
    draft = BUILDER.filled(drafted(race=["human"], classes=["rogue", "fighter"]))
    assert [fault.say.id for fault in BUILDER.plan(draft).faults] == ["build-no-name"]
    with pytest.raises(Refused):
        BUILDER.record(draft)
    made = BUILDER.record(BUILDER.chosen(draft, "name", ["  Mara   of Ash "]))
    assert made.name == "Mara of Ash"
    assert reasons(made) == []


@pytest.mark.parametrize("race", ["human", "dwarf", "dragonborn", "eladrin"])
@pytest.mark.parametrize("one", ["fighter", "rogue", "ranger", "cleric", "wizard"])
@pytest.mark.parametrize("other", ["", "fighter", "rogue", "ranger", "cleric", "wizard"])
def test_whatever_is_filled_in_keeps_the_limits(race: str, one: str, other: str) -> None:
    """Every race with every class (RAV-CUS-04), and every hybrid that there can be."""
    draft = drafted(race=[race], classes=[name for name in (one, other) if name], name=["Nobody"])
    made = BUILDER.filled(draft)
    found = [fault.say.id for fault in BUILDER.plan(made).faults]
    assert not set(found) - {"built-race-of-neither"}
    for step in BUILDER.plan(draft).steps:
        for choice in step.choices:
            if choice.off is None and choice.id not in step.chosen and step.kind == "several":
                BUILDER.plan(BUILDER.chosen(draft, step.id, [*step.chosen, choice.id]))


def test_what_does_not_fit_says_why() -> None:
    draft = drafted(race=["dwarf"], classes=["cleric"])
    classes = next(step for step in BUILDER.plan(draft).steps if step.id == "classes")
    assert all(choice.off is None for choice in classes.choices), "a dwarf cleric may take any other class"
    draft = drafted(race=["dwarf"], classes=["rogue"])
    off = {choice.id: choice.off.rule for step in BUILDER.plan(draft).steps for choice in step.choices if choice.off}
    assert off == dict.fromkeys(("fighter", "ranger", "wizard"), "RAV-HYB-03")
    powers = drafted(race=["human"], classes=["rogue", "fighter"], powers=["cleave"])
    off = {choice.id: choice.off.rule for step in BUILDER.plan(powers).steps for choice in step.choices if choice.off}
    assert {name: rule for name, rule in off.items() if name in ("driving_blow", "stand_fast")} == {
        "driving_blow": "RAV-RUL-64"
    }


def test_powers_go_with_their_class() -> None:
    draft = BUILDER.filled(drafted(race=["human"], classes=["rogue", "fighter"]))
    left = BUILDER.chosen(draft, "classes", ["rogue"])["powers"]
    assert left
    assert all(card(name).hero_class == "rogue" for name in left)


def test_a_hero_stays_the_same_as_it_grows() -> None:
    young = hero("dwarf", "rogue", powers=ROGUE)
    assert grown().id == young.id
    with pytest.raises(msgspec.ValidationError):
        grown(level=24)


def test_a_grown_hero_begins_as_it_ended_where_levels_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """RAV-RUL-112: the level with its gains and powers; Items only where an adventure says so."""
    options = msgspec.convert({"variants": ["CUS"], "seats": [{"hero": to_plain(grown())}]}, RavenloftOptions)
    young = start_state(GAME, options, 1, 1)
    assert isinstance(young, RavenloftState)
    assert young.heroes[0].level == 1
    monkeypatch.setattr(TwentyForFive, "keeps_levels", lambda self: True)
    state = start_state(GAME, options, 1, 1)
    assert isinstance(state, RavenloftState)
    begun = state.heroes[0]
    assert (begun.level, begun.ac, begun.hp, begun.most_hp, begun.surge_value) == (3, 16, 10, 10, 5)
    assert begun.powers == [*ROGUE, "hamstring"]
    assert [kind_of(name) for name in begun.items] == ["keen_blade"]
    assert begun.items[0] not in state.decks["treasure"]
    kept = grown_of(state, 0)
    before = grown().grown
    assert before is not None
    assert kept == replace(before, items=())


def test_a_hero_of_the_game_grows_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TwentyForFive, "keeps_levels", lambda self: True)
    seat = {"hero": "kat", "grown": {"level": 2, "ac": 1, "powers": [*ROGUE, "hamstring"]}}
    options = msgspec.convert({"variants": ["DIC"], "seats": [seat]}, RavenloftOptions)
    state = start_state(GAME, options, 1, 1)
    assert isinstance(state, RavenloftState)
    assert (state.heroes[0].level, state.heroes[0].ac, state.heroes[0].hp) == (2, 16, 24)
    assert grown_of(state, 0) == options.seats[0].grown


def test_a_match_that_is_over_leaves_its_growth_in_the_file_of_the_hero(monkeypatch: pytest.MonkeyPatch) -> None:
    """RAV-ADV-33, in the files of whoever has made the hero; where levels are not kept nothing changes."""
    one = hero("dwarf", "rogue", powers=ROGUE)
    path = kept_drafts.keep(GAME, one)
    options = msgspec.convert({"variants": ["CUS"], "seats": [{"hero": to_plain(one)}]}, RavenloftOptions)
    match = Match(GAME, [Seat("random")], options, 1, bots=BOTS)
    match.step()
    match.resign(0)
    kept_drafts.note(match)
    assert kept_drafts.read(GAME, path) == one
    match.state.heroes[0].level, match.state.heroes[0].ac = 2, 16
    monkeypatch.setattr(TwentyForFive, "keeps_levels", lambda self: True)
    match.is_counted = False
    kept_drafts.note(match)
    assert kept_drafts.read(GAME, path) == one, "a match from elsewhere changes no file"
    match.is_counted = True
    kept_drafts.note(match)
    after = kept_drafts.read(GAME, path).grown
    assert (after.level, after.ac, after.powers) == (2, 1, ROGUE)


def test_every_portrait_has_its_figure_and_a_disc_for_the_map() -> None:
    """RAV-CUS-08."""
    for name in portraits():
        assert (shipped("levels") / "ravenloft" / "figures" / f"{name}.svg").is_file()
        look = GAME.card_look(hero("dwarf", "rogue", powers=ROGUE, portrait=name).id)
        assert look is not None
        assert (look.portrait, look.disc) == (name, name if name in heroes() else "kat")


def test_the_page_about_heroes_of_ones_own_is_true(tmp_path: Path) -> None:
    """Every hero that stands on it can be played."""
    blocks = re.findall(r"```yaml\n(.*?)```", (Path(__file__).parents[2] / "docs" / "own-heroes.md").read_text(), re.S)
    assert len(blocks) == 3
    for text in blocks:
        path = tmp_path / "hero.yaml"
        path.write_text(text)
        kept_drafts.read(GAME, path)
