"""Decks and cards keep the constraints CAVE-D01 to CAVE-D27, and those that do not are told where."""

from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import pytest

from flick import places
from flick.games.caveloot import GAME, cards
from flick.games.caveloot.card_files import DecksFile
from flick.games.caveloot.cards import CavelootCard, every_card, every_text, of_group, power_deck, value_of
from flick.games.caveloot.checks import check, deck_faults, faults
from flick.games.caveloot.constraints.balance import average_of, first_clash
from flick.games.caveloot.constraints.bands import BANDS, MONSTER
from flick.games.caveloot.constraints.fault import parts_of
from flick.games.caveloot.language import LANGUAGE
from flick.games.caveloot.powers import DECKS, read_power
from flick.games.caveloot.regions import FINAL_BOSSES, GROUPS, REGIONS
from flick.games.caveloot.state import CavelootOptions
from flick.table.languages import LANGUAGES
from flick.table.match import start_state
from flick.table.words import Words
from flick.table.yaml_text import BadContent
from tests.effects.checks import unused

FOLDER = places.shipped("levels") / "caveloot"
ENGLISH = Words("en", FOLDER, things=cards.names)

Set: TypeAlias = dict[str, CavelootCard]
Change: TypeAlias = Callable[[Set], None]


def copies(group: str, *types: str) -> int:
    return sum(one.copies for one in of_group(group).values() if not types or one.type in types)


@pytest.mark.parametrize("group", GROUPS)
def test_the_house_keeps_every_constraint(group: str) -> None:
    """CAVE-D01 to CAVE-D27."""
    assert list(faults(group, every_card())) == []


def test_copies_of_each_region() -> None:
    """CAVE-D02, CAVE-D03: a line of the table each."""
    for region in REGIONS:
        assert copies(region) == (80 if region == "azkovlar" else 83)
        assert copies(region, "monster", "boss") == (25 if region == "azkovlar" else 24)
        assert [copies(region, kind) for kind in ("artefact", "grimoire", "fairy", "treasure")] == [15, 9, 7, 10]
        assert [copies(region, kind) for kind in ("hero", "renegade")] == [4, 2]
        assert [copies(region, kind) for kind in ("personal_quest", "universal_quest", "guild")] == [3, 1, 2]
        ways = [copies(region, kind) for kind in ("passage", "secret_passage", "dungeon")]
        assert ways == ([0, 0, 2] if region == "azkovlar" else [1, 3, 2])
        assert sum(one.is_spirit for one in of_group(region).values()) == 1


def test_a_pile_holds_each_card_as_often_as_its_rarity_says() -> None:
    """CAVE-T68."""
    state: Any = start_state(GAME, CavelootOptions(length="epic"), 2, 0, {})
    for region in REGIONS:
        found = Counter(map(cards.kind_of, state.piles[region]))
        assert found == {one.id: one.copies for one in of_group(region).values()}
    butina = of_group("butina")
    counts = [butina[name].copies for name in ("stocky_kirigan", "pearl_eyed_figurehead", "brother_bosun", "psoro")]
    assert counts == [5, 3, 1, 1]
    assert (butina["psoro"].type, butina["psoro"].rarity) == ("boss", "legendary")


def test_copies_of_the_other_groups() -> None:
    """CAVE-D04, CAVE-D05, CAVE-D06."""
    assert copies("origin") == copies("origin", "hero") == 16
    kinds = Counter(one.type for one in of_group("legendary").values())
    assert kinds == {"artefact": 4, "grimoire": 3, "fairy": 2, "hero": 2, "treasure": 1}
    awarded = [part.about for one in every_card().values() for part in parts_of(one) if part.verb == "gain_special"]
    assert sorted(awarded) == sorted(of_group("special"))
    assert len(awarded) >= 12


def test_named_cards_are_where_they_belong() -> None:
    """CAVE-D07, CAVE-D09, CAVE-D20."""
    assert {"rangers_guild", "guild_of_open_pages"} <= {*of_group("butina")}
    assert all(one.group == region for region, one in zip(REGIONS, map(cards.card, FINAL_BOSSES.values()), strict=True))
    assert all(one.weight >= 2 for one in every_card().values() if one.type == "boss")
    assert [one.group for one in every_card().values() if "skygard" in {p.about for p in parts_of(one)}] == ["caveport"]


def test_effects_and_help_cards() -> None:
    """CAVE-D18: at least two cards for every effect; CAVE-D19: none of them is about HELP! cards."""
    users = Counter(verb for one in every_card().values() for verb in {part.verb for part in parts_of(one)})
    assert all(users[verb] >= 2 for verb in LANGUAGE.verbs)
    assert not any("help" in verb for verb in LANGUAGE.verbs)
    assert not [name for name in unused(LANGUAGE, every_text()) if name in LANGUAGE.verbs]


def test_bands_rise_from_region_to_region() -> None:
    """CAVE-D22; power of haunting spirits falls. CAVE-D23: Mordrakar is beyond them."""
    for name, bands in {**BANDS, **MONSTER}.items():
        for lower, higher in pairwise(bands):
            if name == "spirit":
                lower, higher = higher, lower
            assert lower.least <= higher.least
            assert lower.most <= higher.most
    assert every_card()["mordrakar"].reference > BANDS["boss"][3].most


def test_heroes_of_the_origins_are_a_match_for_butina() -> None:
    """CAVE-D24, CAVE-D26: each of them alone."""
    butina = of_group("butina")
    common = [one for one in butina.values() if (one.type, one.rarity) == ("monster", "common")]
    for hero in of_group("origin").values():
        won = average_of(first_clash((hero,), foe, 0) for foe in common).win
        assert 50 <= 100 * won <= 65
        assert first_clash((hero,), butina["psoro"], 0).win <= 0.3


def test_each_card_has_two_languages_and_a_picture() -> None:
    for one in every_card().values():
        assert {*one.names} == {*one.flavour} == {*LANGUAGES}
        assert one.figure


def test_power_decks() -> None:
    """CAVE-D27."""
    for deck, lowest, highest, total in (
        ("PB", 0, 12, 96),
        ("AB", -10, 40, 192),
        ("ST", -5, 15, 80),
        ("GT", -20, 50, 240),
    ):
        values = [value_of(drawn) for drawn in power_deck(next(one for one in DECKS if one == deck))]
        assert (len(values), min(values), max(values), sum(values)) == (16, lowest, highest, total)


def changed(name: str, found: Set, **fields: Any) -> None:
    found[name] = msgspec.structs.replace(found[name], **fields)


def change(name: str, **fields: Any) -> Change:
    return partial(_change, name, fields)


def _change(name: str, fields: Mapping[str, Any], found: Set) -> None:
    changed(name, found, **fields)


def without(name: str) -> Change:
    return lambda found: found.pop(name) and None


def silent(verb: str, but: str) -> Change:
    """Nobody says this any more, but one card."""

    def silence(found: Set) -> None:
        for name, one in found.items():
            if name != but and verb in {part.verb for part in parts_of(one)}:
                changed(name, found, texts={}, tasks=())

    return silence


def also(name: str, talent: str) -> Change:
    return lambda found: changed(name, found, talents=(*found[name].talents, talent))


def asking(name: str, **fields: Any) -> Change:
    """The first task of a card asks for something else."""

    def ask(found: Set) -> None:
        first, *rest = found[name].tasks
        wrong = msgspec.structs.replace(first, condition=cards.QuestCondition(**fields))
        changed(name, found, tasks=(wrong, *rest))

    return ask


def told(name: str, other: str, *fields: str) -> Change:
    """A card is given what another one says."""
    return lambda found: changed(name, found, **{field: getattr(found[other], field) for field in fields})


WRONG: list[tuple[str, Change, str, str]] = [
    ("CAVE-D02", without("keg_of_grog"), "butina", ""),
    ("CAVE-D02", change("bad_conscience", fairy_power=4), "caveport", ""),
    ("CAVE-D03", change("mordrakar", type="monster"), "azkovlar", ""),
    ("CAVE-D04", without("big_lenka"), "origin", ""),
    ("CAVE-D05", change("bottomless_backpack", type="treasure"), "legendary", ""),
    ("CAVE-D20", without("psoro"), "butina", ""),
    ("CAVE-D01", change("boarding_cutlass", endurance=5), "butina", "boarding_cutlass"),
    ("CAVE-D01", change("big_lenka", power=read_power("PB + X")), "origin", "big_lenka"),
    ("CAVE-D01", change("old_tom_ninelives", vitality=0), "origin", "old_tom_ninelives"),
    ("CAVE-D01", told("loaded_dice", "boarding_cutlass", "texts", "power"), "butina", "loaded_dice"),
    ("CAVE-R02", change("lantern_fairy", value=5), "butina", "lantern_fairy"),
    ("CAVE-D06", without("skygard"), "caveport", "clockmakers_guild"),
    ("CAVE-D06", told("clockmakers_guild", "rangers_guild", "tasks"), "special", "skygard"),
    ("CAVE-D07", asking("rangers_guild", gold=30), "butina", "rangers_guild"),
    ("CAVE-D07", change("rangers_guild", tasks=()), "butina", "rangers_guild"),
    (
        "CAVE-D08",
        change("rangers_guild", names={"en": "Rangers", "fr": "Guilde des rôdeurs"}),
        "butina",
        "rangers_guild",
    ),
    ("CAVE-D08", change("psoro", names={"en": "Psoro", "fr": "Psoro de la guilde"}), "butina", "psoro"),
    ("CAVE-D09", change("clockmakers_guild", rarity="rare"), "caveport", "clockmakers_guild"),
    ("CAVE-D10", change("coastal_toll_road", leads_to="soulstern"), "butina", "coastal_toll_road"),
    ("CAVE-D11", asking("wanted_everybody", gold=5), "butina", ""),
    ("CAVE-D12", change("the_thirteenth_cellar", floors=(3, 3, 3, 1)), "caveport", "the_thirteenth_cellar"),
    ("CAVE-D12", change("wreck_of_the_unsinkable", floors=(3, 3, 3)), "butina", "caves_of_the_tenth_wave"),
    ("CAVE-D13", also("psoro", "temerity"), "butina", "psoro"),
    ("CAVE-D13", change("interpreting_parrot", talents=()), "butina", ""),
    ("CAVE-D14", change("flip_and_flop", talents=()), "origin", ""),
    ("CAVE-D15", change("diamond_of_dreams", wound=False), "butina", ""),
    ("CAVE-D15", change("anchor_of_the_sulking_siren", weight=3), "butina", "anchor_of_the_sulking_siren"),
    ("CAVE-D16", change("skygard", power=read_power("HM")), "special", "skygard"),
    ("CAVE-D17", change("bilge_cabin_boy", corruptible=None), "butina", ""),
    ("CAVE-D18", silent("multiply", "thunder_oar"), "legendary", "thunder_oar"),
    ("CAVE-D22", change("stocky_kirigan", power=read_power("PB + ST")), "butina", "stocky_kirigan"),
    ("CAVE-D22", change("psoro", value=60), "butina", "psoro"),
    ("CAVE-D24", change("big_lenka", value=11), "origin", "big_lenka"),
    ("CAVE-D26", change("psoro", power=read_power("GT + ST - 5")), "butina", ""),
    ("CAVE-D25", change("skygard", power=read_power("XM + PB + PB + 2 × (PB + PB)")), "special", "skygard"),
]


@pytest.mark.parametrize(
    ("rule", "spoil", "group", "card"), WRONG, ids=lambda value: value if isinstance(value, str) else ""
)
def test_what_is_wrong_is_told_with_its_card(rule: str, spoil: Change, group: str, card: str) -> None:
    found = {**every_card()}
    spoil(found)
    wrong = [fault for fault in faults(group, found) if (fault.rule, fault.card) == (rule, card)]
    assert wrong
    assert all("«" not in ENGLISH(fault.expected) for fault in wrong)


@pytest.mark.parametrize(
    ("values", "rule"),
    [
        ([0, 12], "CAVE-84"),
        ([0, 1, 2, 3, 4, 5, 5, 6, 6, 7, 7, 8, 9, 10, 11, 13], "CAVE-D27"),
        ([0, 1, 2, 3, 4, 5, 5, 6, 6, 7, 7, 8, 9, 10, 12, 12], "CAVE-D27"),
    ],
)
def test_wrong_power_decks(values: list[int], rule: str) -> None:
    ours = {deck: [value_of(drawn) for drawn in power_deck(deck)] for deck in DECKS}
    assert [fault.rule for fault in deck_faults(DecksFile(**{**ours, "PB": values}))] == [rule]


def test_only_cards_and_decks_are_looked_at() -> None:
    for name in ("decks.yaml", "layout.yaml", "cards/special.yaml"):
        check(FOLDER / name)


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        (
            "  rarity: rare\n  value: 14",
            "  rarity: extremely_rare\n  value: 14",
            "expected a rare treasure (83 cards in all), got 0 (81 cards in all)",
        ),
        (
            "  power: ST + 1\n",
            "  power: ST + ST\n",
            "stocky_kirigan.power: CAVE-D22: expected a reference power of 4 to 8, got 10",
        ),
        ("  leads_to: caveport", "  leads_to: atlantis", "leads_to: expected"),
        ("condition: {gold: 10}", "condition: {gold: 10, clear: 1}", "exactly one of these"),
        ("fr: Guilde des rôdeurs", "fr: Club des rôdeurs", "rangers_guild.name: CAVE-D08"),
        ("named_keg_of_grog", "named_barrel", "keg_of_grog: CAVE-D01: expected the ID of a card, got barrel"),
        ("power: PB + ST + 5", "power: PB + + ST", "helmswoman_half_north.power: expected numbers"),
    ],
)
def test_a_wrong_file_is_refused_in_one_line(tmp_path: Path, old: str, new: str, line: str) -> None:
    text = (FOLDER / "cards" / "butina.yaml").read_text("utf-8")
    assert old in text
    path = tmp_path / "cards" / "butina.yaml"
    path.parent.mkdir()
    path.write_text(text.replace(old, new), "utf-8")
    with pytest.raises(BadContent) as bad:
        check(path)
    said = ENGLISH(bad.value.say)
    assert line in said
    assert "\n" not in said
