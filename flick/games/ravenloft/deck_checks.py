"""Finds the faults of all cards together (RAV-DES-01 to RAV-DES-11, RAV-DES-14)."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeVar

from flick.effects.effect_records import every_part
from flick.games.ravenloft import card_records
from flick.games.ravenloft.card_checks import CLASS_KINDS, CardFault, Known, ends, fault
from flick.games.ravenloft.language import RavenloftPart
from flick.table.sayings import Say

C = TypeVar("C", bound=card_records.Card)

PAIRS = {
    "kat": ("human", "rogue"),
    "allisa": ("human", "ranger"),
    "thorgrim": ("dwarf", "cleric"),
    "dragonborn_fighter": ("dragonborn", "fighter"),
    "eladrin_wizard": ("eladrin", "wizard"),
}
"""Race and class of the heroes of the game (RAV-DES-01)."""
LEAST_POWERS = 4
"""The least number of powers of each kind in each class (RAV-DES-04)."""
LEAST_MONSTERS, COPIES, LEAST_OF_XP = 10, 3, 2
"""The least number of kinds of monsters, the cards of each, and the least number of kinds worth 1, 2 and 3 XP
(RAV-DES-07)."""
NAMED: Mapping[str, int] = {
    "neglected_passage": 2,
    "overrun": 2,
    "hands_of_the_dead": 1,
    "circle_of_death": 1,
    "patrina_velikovna": 1,
    "green_slime": 1,
    "passage_of_time": 2,
    "gray_ooze": 1,
    "howling_ghost": 1,
    "icy_corridor": 1,
    "strahds_hunger": 1,
    "strahds_attacks": 1,
    "choking_fog": 1,
    "king_tmescus_portal": 1,
    "animated_armor": 1,
    "prowling_ghost": 1,
}
"""The 19 cards that can be taken out of the deck, by name with their copies (RAV-BAR-02); Strahd's Whispers always
stays."""
WHISPERS = "strahds_whispers"
LEFT: Mapping[str, int] = {"environment": 5, "event_attack": 5, "trap": 6, "curse": 5, "hazard": 4, "event": 4}
"""The least number of encounters of each type that are left without those 19 (RAV-DES-09)."""
LEAST_TIMED = 10
"""The least number of Environments and Event-Attacks together that are left (RAV-DES-09)."""
TREASURES = ("thieves_tools", "action_surge", "glyph_of_warding", "sudden_insight")
"""Treasures that the deck must have (RAV-DES-11)."""
LEAST_ITEMS = 0.6
"""The least share of Items among the treasure cards (RAV-DES-11)."""
LEAST_CHAMBERS = 2
"""The least number of chamber cards of each kind (RAV-DES-14)."""


def set_faults(stem: str, cards: Known) -> Iterator[CardFault]:
    """What all cards together lack, as faults of the file in which it should stand."""
    yield from {
        "heroes": _heroes,
        "powers": _powers,
        "monsters": _monsters,
        "villains": _monsters,
        "encounters": _encounters,
        "treasures": _treasures,
        "chambers": _chambers,
    }.get(stem, _nothing)(cards)


def of_kind(cards: Known, kind: type[C]) -> list[C]:
    """The cards of one kind; a villain does not count as a monster here."""
    return [card for card in cards.values() if type(card) is kind]


def _nothing(cards: Known) -> Iterator[CardFault]:
    return iter(())


def _lacks(reason: str, **facts: Any) -> CardFault:
    return fault((), reason, **facts)


def _heroes(cards: Known) -> Iterator[CardFault]:
    """Heroes of the game that are missing or others than they should be (RAV-DES-01, RAV-DES-03)."""
    for name, (race, hero_class) in PAIRS.items():
        hero = cards.get(name)
        if not isinstance(hero, card_records.HeroCard) or (hero.race, hero.hero_class) != (race, hero_class):
            yield _lacks("deck-no-hero", hero=name, race=race, what=hero_class, rule="RAV-DES-01")
    utilities = {hero.utility for hero in of_kind(cards, card_records.HeroCard)}
    for number in (1, 2):
        if number not in utilities:
            yield _lacks("deck-utilities", n=number, rule="RAV-DES-03")


def _powers(cards: Known) -> Iterator[CardFault]:
    """Classes with too few powers of a kind, and races without exactly one racial power (RAV-DES-04, RAV-DES-05)."""
    powers = of_kind(cards, card_records.PowerCard)
    counts = Counter((power.hero_class, power.kind) for power in powers)
    for hero_class in sorted({power.hero_class for power in powers if power.hero_class}):
        for kind in CLASS_KINDS:
            if (found := counts[hero_class, kind]) < LEAST_POWERS:
                yield _lacks(
                    "deck-powers", what=hero_class, kind=kind, found=found, wanted=LEAST_POWERS, rule="RAV-DES-04"
                )
    races = Counter(power.race for power in powers if power.kind == "racial")
    for race in sorted({*races, *(race for race, _ in PAIRS.values())}):
        if races[race] != 1:
            yield _lacks("deck-racial", race=race, found=races[race], rule="RAV-DES-05")


def _monsters(cards: Known) -> Iterator[CardFault]:
    """Kinds of monsters of which there are too few, and tactics that none has (RAV-DES-07, RAV-DES-08)."""
    monsters, villains = of_kind(cards, card_records.MonsterCard), of_kind(cards, card_records.VillainCard)
    kinds = sum(one.copies == COPIES for one in monsters)
    if kinds < LEAST_MONSTERS:
        yield _lacks("deck-monsters", found=kinds, wanted=LEAST_MONSTERS, copies=COPIES, rule="RAV-DES-07")
    for xp in (1, 2, 3):
        if sum(one.xp == xp for one in monsters) < LEAST_OF_XP:
            yield _lacks("deck-xp", xp=xp, wanted=LEAST_OF_XP, rule="RAV-DES-07")
    every = [*monsters, *villains]
    parts = [part for one in every for part in one.tactics]
    special = {
        "large": any(one.size > 1 for one in every),
        "sweep": any(part.verb == "sweep" for part in parts),
        "far": any(part.verb == "advance" and part.amount.plus > 1 for part in parts),
        "scout": any(part.verb == "scout" for part in parts),
    }
    for what, there in special.items():
        if not there:
            yield _lacks("deck-monster-that", what=Say(f"monster-that-{what}"), rule="RAV-DES-08")


def _encounters(cards: Known) -> Iterator[CardFault]:
    """Named encounters that are missing, and types of which too few are left without those that can be removed
    (RAV-DES-09, RAV-DES-10)."""
    found = {one.id: one for one in of_kind(cards, card_records.EncounterCard)}
    for name, copies in {**NAMED, WHISPERS: 1}.items():
        if name not in found:
            yield _lacks("deck-no-card", card=name, rule="RAV-DES-09")
        elif found[name].copies != copies:
            facts = {"card": name, "found": found[name].copies, "wanted": copies}
            yield fault((name,), "deck-copies", **facts, rule="RAV-DES-09")
    for one in found.values():
        if one.removable != (one.id in NAMED):
            yield fault((one.id,), "deck-removable", card=one.id, rule="RAV-DES-09")
    left = Counter[str]()
    for one in found.values():
        left[one.type] += 0 if one.removable else one.copies
    for kind, wanted in LEFT.items():
        if left[kind] < wanted:
            yield _lacks("deck-encounters", type=kind, found=left[kind], wanted=wanted, rule="RAV-DES-09")
    if (timed := left["environment"] + left["event_attack"]) < LEAST_TIMED:
        yield _lacks("deck-timed", found=timed, wanted=LEAST_TIMED, rule="RAV-DES-09")
    endings = {ending for one in found.values() if one.type == "curse" for ending in ends(one)}
    for ending in ("turn_end", "on_defeat"):
        if ending not in endings:
            yield _lacks("deck-ending", ending=ending, rule="RAV-DES-10")


def _treasures(cards: Known) -> Iterator[CardFault]:
    """Treasures that are missing, too few Items, and effects that no treasure has (RAV-DES-11)."""
    found = {one.id: one for one in of_kind(cards, card_records.TreasureCard)}
    for name in TREASURES:
        if name not in found:
            yield _lacks("deck-no-card", card=name, rule="RAV-DES-11")
    items = sum(one.copies for one in found.values() if one.is_item)
    count = sum(one.copies for one in found.values())
    if items < LEAST_ITEMS * count:
        yield _lacks("deck-items", items=items, count=count, rule="RAV-DES-11")
    parts = _parts(found.values())
    carried = Counter(part.stat for one in found.values() for part in one.texts.get("carry", ()))
    there = {
        "attack": any("use_attack" in one.texts for one in found.values()),
        "flip": any(part.verb == "flip" for part in parts),
        "clear": any(part.verb == "clear" for part in parts),
        "encounter": any(part.verb == "look" and part.about == "encounter" for part in parts),
        "monster": any(part.verb == "look" and part.about == "monster" for part in parts),
        "twice": any(carried[one] > 1 for one in carried),
    }
    for what, is_there in there.items():
        if not is_there:
            yield _lacks("deck-treasure-that", what=Say(f"treasure-that-{what}"), rule="RAV-DES-11")


def _chambers(cards: Known) -> Iterator[CardFault]:
    """Chambers with too few chamber cards (RAV-DES-14)."""
    found = Counter(one.chamber for one in of_kind(cards, card_records.ChamberCard))
    for chamber in ("dire", "horrid"):
        if found[chamber] < LEAST_CHAMBERS:
            facts = {"chamber": chamber, "found": found[chamber], "wanted": LEAST_CHAMBERS}
            yield _lacks("deck-chambers", **facts, rule="RAV-DES-14")


def _parts(cards: Iterable[card_records.Card]) -> list[RavenloftPart]:
    return [part for one in cards for parts in one.texts.values() for part in every_part(parts)]
