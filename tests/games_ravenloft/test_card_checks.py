"""Every requirement on cards (RAV-DES-01 to RAV-DES-16): the house keeps it, and a card or deck that does not is told
in one line with its place."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml
from msgspec.structs import replace

from flick.games.ravenloft import cards
from flick.games.ravenloft.contents import check
from flick.games.ravenloft.deck_checks import set_faults
from flick.places import shipped
from flick.table.languages import LANGUAGES
from flick.table.words import Words
from flick.table.yaml_text import BadContent

FOLDER = shipped("levels") / "ravenloft"
FILES = sorted((FOLDER / "cards").glob("*.yaml"))
Cards = dict[str, Any]


def told(path: Path, language: str = "en") -> str:
    """What ``flick check`` says of a file."""
    with pytest.raises(BadContent) as wrong:
        check(path, None)
    line = Words(language, FOLDER, things=cards.names)(wrong.value.say)
    assert "\n" not in line
    return line


def file_with(folder: Path, stem: str, change: Callable[[Any], object], name: str = "") -> Path:
    """A file of somebody's own: one card of the house, or all of them, changed."""
    house = yaml.safe_load((FOLDER / "cards" / f"{stem}.yaml").read_text("utf-8"))
    found = {name: house[name]} if name else house
    change(found[name] if name else found)
    path = folder / "cards" / f"{stem}.yaml"
    path.parent.mkdir(exist_ok=True)
    path.write_text(yaml.safe_dump(found, allow_unicode=True, sort_keys=False), "utf-8")
    return path


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_cards_of_the_house_are_sound(path: Path) -> None:
    """RAV-DES-15 and RAV-DES-16: all of it is read, and nothing is wrong."""
    check(path, None)


CARDS: list[tuple[str, str, str, Callable[[Any], object], str]] = [
    (
        "RAV-DES-02",
        "heroes",
        "kat",
        lambda one: one.update(ac=18),
        "kat.ac: expected a whole number from 13 to 17, got 18",
    ),
    (
        "RAV-DES-02",
        "heroes",
        "kat",
        lambda one: one.update(speed=7),
        "kat.speed: expected a whole number from 5 to 6, got 7",
    ),
    ("RAV-DES-02", "heroes", "kat", lambda one: one.pop("surge"), "kat: the key “surge” is missing"),
    (
        "RAV-DES-02",
        "heroes",
        "kat",
        lambda one: one.update(special="cleave"),
        "kat.special: no special power is called Cleave (RAV-DES-02)",
    ),
    (
        "RAV-DES-05",
        "heroes",
        "kat",
        lambda one: one.update(racial="fey_step"),
        "kat.racial: Fey Step is not the racial power of human (RAV-DES-05)",
    ),
    (
        "RAV-DES-06",
        "heroes",
        "kat",
        lambda one: one["preset"].extend(["fan_of_knives", "hamstring", "shadow_rush"]),
        "kat.preset: the preset has 4 daily; the hero has 1 (RAV-DES-06)",
    ),
    (
        "RAV-DES-06",
        "heroes",
        "kat",
        lambda one: one["preset"].append("cleave"),
        "kat.preset.4: Cleave is no power of the class rogue (RAV-DES-06)",
    ),
    (
        "RAV-DES-06",
        "heroes",
        "kat",
        lambda one: one["preset"].append("quick_stab"),
        "kat.preset.4: Quick Stab stands here twice (RAV-DES-06)",
    ),
    ("RAV-DES-05", "powers", "resolve", lambda one: one.pop("race"), "resolve: the key “race” is missing"),
    (
        "RAV-DES-15",
        "powers",
        "cleave",
        lambda one: one.update(attack=[{"smite": "adj"}]),
        "cleave.attack.0.smite: unknown key “smite”",
    ),
    (
        "RAV-DES-15",
        "powers",
        "cleave",
        lambda one: one["attack"][0].update(atk="t9"),
        "cleave.attack.0.atk: expected whom it means, one of 2xt1, adj,",
    ),
    (
        "RAV-DES-15",
        "powers",
        "blink",
        lambda one: one["free"][0].update(at="heaven"),
        "blink.free.0.at: expected one of own, here, within_1",
    ),
    (
        "RAV-DES-15",
        "powers",
        "grit",
        lambda one: one.update(attack=one.pop("free")),
        ("grit.attack: a utility power takes no attack: use free or a reaction (RAV-81)"),
    ),
    ("RAV-DES-15", "powers", "aid", lambda one: one.pop("phase_end"), "aid: this card says nothing (RAV-DES-15)"),
    (
        "RAV-DES-16",
        "powers",
        "cleave",
        lambda one: one["attack"][0].update(bonus=12),
        ("cleave.attack: the bonus of an attack (at_will) lies from 4 to 9, got 12 (RAV-DES-16)"),
    ),
    (
        "RAV-DES-16",
        "powers",
        "killing_shot",
        lambda one: one["attack"][0].update(damage=5),
        ("killing_shot.attack: the damage of an attack (daily) lies from 1 to 3, got 5 (RAV-DES-16)"),
    ),
    (
        "RAV-DES-15",
        "monsters",
        "ghoul",
        lambda one: one["tactics"][0].update({"if": "t7"}),
        "ghoul.tactics.0.if: expected ",
    ),
    (
        "RAV-DES-15",
        "monsters",
        "ghoul",
        lambda one: one.update(tactics=[{"lurk": 1}]),
        ("ghoul.tactics.0.lurk: unknown key “lurk”; known keys: strike, charge, shoot, sweep"),
    ),
    (
        "RAV-DES-15",
        "monsters",
        "ghoul",
        lambda one: one["tactics"].insert(0, {"hold": 1}),
        ("ghoul.tactics.0: this clause always holds, so clause 2 is never reached"),
    ),
    (
        "RAV-DES-15",
        "monsters",
        "ghoul",
        lambda one: one["tactics"].pop(),
        ("ghoul.tactics.0: the last clause must hold always: leave out its if (RAV-53)"),
    ),
    (
        "RAV-DES-15",
        "monsters",
        "ghoul",
        lambda one: one["tactics"][0].update({"if": "not adj"}),
        ("ghoul.tactics.0.if: a clause has one condition, without not (RAV-DES-15)"),
    ),
    (
        "RAV-DES-16",
        "monsters",
        "ghoul",
        lambda one: one["tactics"][0].update(charge=15),
        ("ghoul.tactics: the bonus of an attack (monster) lies from 5 to 8, got 15 (RAV-DES-16)"),
    ),
    ("RAV-DES-15", "encounters", "dart_wall", lambda one: one.pop("disarm"), "dart_wall: the key “disarm” is missing"),
    (
        "RAV-DES-15",
        "encounters",
        "arrow_slit",
        lambda one: one.update(disarm=12),
        "arrow_slit.disarm: only a trap has a disarm value (RAV-111)",
    ),
    (
        "RAV-DES-15",
        "encounters",
        "arrow_slit",
        lambda one: one["drawn"][0].update(atk="here t0"),
        ("arrow_slit.drawn: a card of type event_attack lies on no tile, so here means nothing (RAV-DES-15)"),
    ),
    (
        "RAV-DES-15",
        "encounters",
        "rockfall",
        lambda one: one.update(drawn=[{"clock": 1}]),
        ("rockfall.drawn: a card of type hazard says nothing at this time (RAV-115)"),
    ),
    (
        "RAV-DES-15",
        "encounters",
        "reinforcements",
        lambda one: one.pop("drawn"),
        "reinforcements: the key “drawn” is missing",
    ),
    (
        "RAV-DES-10",
        "encounters",
        "dread",
        lambda one: one.pop("on_defeat"),
        ("dread: this curse never ends: discard it at turn_end or on_defeat (RAV-117)"),
    ),
    (
        "RAV-DES-09",
        "encounters",
        "arrow_slit",
        lambda one: one.update(removable=True),
        ("arrow_slit: Arrow Slit must be removable just if it is one of the 19 named cards (RAV-DES-09)"),
    ),
    (
        "RAV-DES-09",
        "encounters",
        "overrun",
        lambda one: one.update(copies=1),
        "overrun: Overrun has 1 copies; it needs 2 (RAV-DES-09)",
    ),
    (
        "RAV-DES-11",
        "treasures",
        "heavy_shield",
        lambda one: one.update(kind="instant"),
        ("heavy_shield.kind: an item has carry or a use, an instant card has play, and neither has both (RAV-130)"),
    ),
    (
        "RAV-DES-14",
        "chambers",
        "captives",
        lambda one: one.update(rescued=5),
        ("captives.objective: filling and objective do not go together (RAV-160)"),
    ),
    (
        "RAV-DES-14",
        "chambers",
        "throne_of_bones",
        lambda one: one.update(villain="ghoul"),
        ("throne_of_bones.villain: no villain is called Ghoul here; there are: strahd, klak"),
    ),
]
"""Cards of somebody's own that are wrong: which requirement, the file, the card, what is changed, what is said."""


@pytest.mark.parametrize(
    ("rule", "stem", "name", "change", "line"), CARDS, ids=lambda part: part if isinstance(part, str) else ""
)
def test_a_card_that_is_wrong(
    tmp_path: Path, rule: str, stem: str, name: str, change: Callable[[Any], object], line: str
) -> None:
    path = file_with(tmp_path, stem, change, name)
    said = told(path)
    assert said.startswith(f"{path}:")
    assert line in said
    assert not re.search(r"[{}$]|«\w", told(path, "fr"))


def without(names: Callable[[Any], bool]) -> Callable[[Cards], Cards]:
    return lambda found: {name: one for name, one in found.items() if not names(one)}


def changed(names: Callable[[Any], bool], **fields: Any) -> Callable[[Cards], Cards]:
    return lambda found: {name: replace(one, **fields) if names(one) else one for name, one in found.items()}


def named(*names: str) -> Callable[[Any], bool]:
    return lambda one: one.id in names


DECKS: list[tuple[str, str, Callable[[Cards], Cards], str]] = [
    (
        "RAV-DES-01",
        "heroes",
        without(named("allisa")),
        "Allisa is missing, or is not of the race human and the class ranger",
    ),
    (
        "RAV-DES-01",
        "heroes",
        changed(named("kat"), hero_class="ranger"),
        "Kat is missing, or is not of the race human and the class rogue",
    ),
    ("RAV-DES-03", "heroes", changed(named("eladrin_wizard"), utility=1), "no hero has 2 utility"),
    ("RAV-DES-04", "powers", without(named("twin_arrows")), "the class ranger has 3 at_will powers; it needs 4"),
    ("RAV-DES-05", "powers", without(named("resolve")), "the race human has 0 racial powers; it needs exactly 1"),
    (
        "RAV-DES-07",
        "monsters",
        without(named("ghoul", "cultist", "rat_swarm")),
        "9 kinds of monster have 3 cards; it takes 10",
    ),
    (
        "RAV-DES-07",
        "monsters",
        changed(named("ghoul", "cultist", "rat_swarm"), copies=2),
        "9 kinds of monster have 3 cards; it takes 10",
    ),
    ("RAV-DES-07", "monsters", changed(named("wraith"), xp=2), "fewer than 2 kinds of monster are worth 3 XP"),
    ("RAV-DES-08", "villains", changed(named("cinder_drake"), size=1), "no monster or villain has a large base"),
    ("RAV-DES-08", "monsters", without(named("rat_swarm", "bone_warden", "cinder_drake")), "no monster or villain"),
    ("RAV-DES-08", "monsters", without(named("kobold_scout", "klak")), "no monster or villain places a tile"),
    ("RAV-DES-09", "encounters", without(named("strahds_whispers")), "Strahd’s Whispers is missing"),
    (
        "RAV-DES-09",
        "encounters",
        without(named("rune_snare", "gas_vent", "fire_jet", "bell_of_alarm")),
        "5 cards of type trap are left without the removable ones; it takes 6",
    ),
    ("RAV-DES-09", "encounters", without(named("blood_moon")), "4 cards of type environment are left"),
    ("RAV-DES-10", "encounters", without(lambda one: "turn_end" in one.texts), "cards of type curse are left"),
    ("RAV-DES-11", "treasures", without(named("sudden_insight")), "Sudden Insight is missing"),
    (
        "RAV-DES-11",
        "treasures",
        without(named("healing_draught", "antidote", "light_boots")),
        "19 of 32 treasures are items; it takes 6 in 10",
    ),
    ("RAV-DES-11", "treasures", without(named("wand_of_sparks", "action_surge")), "is missing"),
    ("RAV-DES-11", "treasures", without(named("hunters_charm")), "no treasure looks into the monster deck"),
    ("RAV-DES-11", "treasures", without(named("antidote")), "no treasure removes a condition"),
    ("RAV-DES-14", "chambers", without(named("captives")), "1 chamber cards are horrid; it takes 2"),
]
"""Sets of cards that lack something: the requirement, the file, what is taken away, what is said."""


@pytest.mark.parametrize(
    ("rule", "stem", "change", "line"), DECKS, ids=lambda part: part if isinstance(part, str) else ""
)
def test_a_set_that_lacks_something(rule: str, stem: str, change: Callable[[Cards], Cards], line: str) -> None:
    house = dict(cards.house_cards())
    assert list(set_faults(stem, house)) == []
    faults = list(set_faults(stem, change(house)))
    for language in LANGUAGES:
        words = Words(language, FOLDER, things=cards.names)
        lines = [words(found.reason, **found.facts) for found in faults]
        assert not any(re.search(r"[{}$]|«\w", one) for one in lines)
        if language == "en":
            assert any(line in one for one in lines), lines


def test_both_endings_of_curses_occur() -> None:
    """RAV-DES-10."""
    endings = {trigger for one in cards.encounters().values() if one.type == "curse" for trigger in one.texts}
    assert {"turn_end", "on_defeat"} <= endings


def test_own_cards_stand_beside_those_of_the_house(tmp_path: Path) -> None:
    """A file with a single new monster is sound: it comes to those that there are."""
    own = {"mould": {"name": {"en": "Mould"}, "ac": 10, "hp": 2, "xp": 1, "copies": 3, "tactics": [{"hold": 1}]}}
    path = tmp_path / "cards" / "monsters.yaml"
    path.parent.mkdir()
    path.write_text(yaml.safe_dump(own), "utf-8")
    check(path, None)
