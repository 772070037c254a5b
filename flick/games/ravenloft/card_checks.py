"""Finds the faults of a single card, each with its place in the file (RAV-DES-02, RAV-DES-05, RAV-DES-06,
RAV-DES-15)."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple, TypeAlias

from flick.effects.effect_records import every_part
from flick.games.ravenloft import card_records
from flick.games.ravenloft.card_files import EncounterType
from flick.games.ravenloft.language import BLOWS, Parts
from flick.table.content import Document
from flick.table.sayings import Fact
from flick.table.yaml_text import BadContent

Known: TypeAlias = Mapping[str, card_records.Card]
"""All cards that there are, by ID."""
CLASS_KINDS = ("at_will", "utility", "daily")
"""The kinds of power cards that are counted (RAV-75)."""
NEEDED: Mapping[EncounterType, tuple[str, ...]] = {
    "event": ("drawn",),
    "event_attack": ("drawn",),
    "environment": ("in_play", "phase_end", "after_phase"),
    "curse": ("in_play", "turn_end"),
    "hazard": ("in_play", "phase_end"),
    "trap": ("activate",),
}
"""The triggers of which an encounter of a type needs at least one."""
LASTING: Mapping[EncounterType, tuple[str, ...]] = {
    **dict.fromkeys(("event", "event_attack"), ("drawn",)),
    "environment": ("in_play", "phase_end", "after_phase"),
    "curse": ("in_play", "phase_end", "after_phase", "turn_end", "on_defeat"),
    "hazard": ("in_play", "phase_end"),
    "trap": ("activate",),
}
"""The triggers that an encounter of a type may have."""


class Strength(NamedTuple):
    """The least and the most of attack bonus and damage."""

    bonus: tuple[int, int]
    damage: tuple[int, int]


BANDS: Mapping[str, Strength] = {
    "at_will": Strength((4, 9), (1, 2)),
    "daily": Strength((5, 8), (1, 3)),
    "racial": Strength((4, 7), (1, 2)),
    "monster": Strength((5, 8), (0, 2)),
    "villain": Strength((7, 9), (0, 2)),
    "encounter": Strength((5, 12), (0, 2)),
    "treasure": Strength((5, 8), (1, 2)),
}
"""The strength of attacks by kind of card."""


class CardFault(NamedTuple):
    """A fault of a card: the place inside it, the message that says why, and its facts."""

    path: tuple[Any, ...]
    reason: str
    facts: Mapping[str, Fact]

    def in_file(self, document: Document, at: tuple[Any, ...] = ()) -> BadContent:
        """The error that names the place of the fault; ``at`` is where the cards stand in the file."""
        return document.error((*at, *self.path), self.reason, **self.facts)


def fault(path: tuple[Any, ...], reason: str, **facts: Fact) -> CardFault:
    return CardFault(path, reason, facts)


def card_faults(one: card_records.Card, cards: Known) -> Iterator[CardFault]:
    """Every fault of a card, which may name any of the known cards."""
    if isinstance(one, card_records.HeroCard):
        yield from _hero(one, cards)
    elif isinstance(one, card_records.PowerCard):
        yield from _power(one)
    elif isinstance(one, card_records.MonsterCard):
        yield from _tactics(one)
    elif isinstance(one, card_records.EncounterCard):
        yield from _encounter(one)
    elif isinstance(one, card_records.TreasureCard):
        yield from _treasure(one)
    elif isinstance(one, card_records.ChamberCard):
        yield from _chamber(one, cards)


def _hero(one: card_records.HeroCard, cards: Known) -> Iterator[CardFault]:
    """Faults of a hero card's special ability, racial power and preset (RAV-12, RAV-DES-06)."""
    special, racial = cards.get(one.special), cards.get(one.racial)
    if not isinstance(special, card_records.PowerCard) or special.kind != "special":
        yield fault((one.id, "special"), "card-no-power", power=one.special, kind="special", rule="RAV-DES-02")
    if not isinstance(racial, card_records.PowerCard) or racial.kind != "racial" or racial.race != one.race:
        yield fault((one.id, "racial"), "card-no-racial", power=one.racial, race=one.race, rule="RAV-DES-05")
    found: list[str] = []
    for number, name in enumerate(one.preset):
        power = cards.get(name)
        if not isinstance(power, card_records.PowerCard) or power.hero_class != one.hero_class:
            place = (one.id, "preset", number)
            yield fault(place, "card-not-of-class", power=name, what=one.hero_class, rule="RAV-DES-06")
        elif name in one.preset[:number]:
            yield fault((one.id, "preset", number), "card-power-twice", power=name, rule="RAV-DES-06")
        else:
            found.append(power.kind)
    for kind in CLASS_KINDS:
        if found.count(kind) != one.number(kind):
            facts = {"kind": kind, "wanted": one.number(kind), "found": found.count(kind)}
            yield CardFault((one.id, "preset"), "card-preset", {**facts, "rule": "RAV-DES-06"})


def _power(one: card_records.PowerCard) -> Iterator[CardFault]:
    """Faults of a power: it needs a class or a race, as its kind says, and a text at the right trigger (RAV-75,
    RAV-81)."""
    if one.kind in CLASS_KINDS and not one.hero_class:
        yield fault((one.id,), "content-missing", key="class")
    if one.kind == "racial" and not one.race:
        yield fault((one.id,), "content-missing", key="race")
    if one.kind in ("at_will", "daily") and "attack" not in one.texts:
        yield fault((one.id,), "content-missing", key="attack")
    if one.kind == "utility" and "attack" in one.texts:
        yield fault((one.id, "attack"), "card-utility-attacks", rule="RAV-81")
    if not one.texts:
        yield fault((one.id,), "card-says-nothing", rule="RAV-DES-15")
    yield from _bands(one, one.kind)


def _tactics(one: card_records.MonsterCard) -> Iterator[CardFault]:
    """Faults of tactics: every clause has one plain condition, and the last one has none."""
    last = len(one.tactics) - 1
    for number, part in enumerate(one.tactics):
        place = (one.id, "tactics", number)
        if number < last and not part.terms:
            yield fault(place, "card-clause-never", number=number + 2, rule="RAV-53")
        if number == last and part.terms:
            yield fault(place, "card-no-else", rule="RAV-53")
        if len(part.terms) > 1 or any(term.negated for term in part.terms):
            yield fault((*place, "if"), "card-plain-clause", rule="RAV-DES-15")
    yield from _bands(one, "villain" if isinstance(one, card_records.VillainCard) else "monster", one.tactics)


def _encounter(one: card_records.EncounterCard) -> Iterator[CardFault]:
    """Faults of an encounter that lacks what its type needs or does what its type cannot (RAV-115 to RAV-127)."""
    if (one.type == "trap") != (one.disarm is not None):
        reason = "content-missing" if one.type == "trap" else "card-disarm"
        yield fault((one.id,) if one.type == "trap" else (one.id, "disarm"), reason, key="disarm", rule="RAV-111")
    for trigger in one.texts:
        if trigger not in LASTING[one.type]:
            yield fault((one.id, trigger), "card-wrong-time", type=one.type, rule="RAV-115")
    if not any(trigger in one.texts for trigger in NEEDED[one.type]):
        yield fault((one.id,), "content-missing", key=NEEDED[one.type][0])
    if one.type == "curse" and not ends(one):
        yield fault((one.id,), "card-no-ending", rule="RAV-117")
    yield from _places(one)
    yield from _bands(one, "encounter")


def _places(one: card_records.EncounterCard) -> Iterator[CardFault]:
    """Faults of texts that say ``here`` on a card that lies on no tile, as only Traps and Hazards do."""
    for trigger, parts in one.texts.items():
        for part in every_part(parts):
            is_here = part.site == "here" or (part.target is not None and part.target.who == "here")
            if is_here and one.type not in ("trap", "hazard"):
                yield fault((one.id, trigger), "card-no-place", type=one.type, rule="RAV-DES-15")


def _treasure(one: card_records.TreasureCard) -> Iterator[CardFault]:
    """Faults of a treasure: an Item is carried or used, any other card is played as it is drawn (RAV-130,
    RAV-RUL-39)."""
    kept = ("carry", "use", "use_attack", "use_roll")
    if one.is_item != any(trigger in one.texts for trigger in kept) or one.is_item == ("play" in one.texts):
        yield fault((one.id, "kind"), "card-item", rule="RAV-130")
    yield from _bands(one, "treasure")


def _chamber(one: card_records.ChamberCard, cards: Known) -> Iterator[CardFault]:
    """Faults of a chamber card whose filling does not fit its objective (RAV-160, RAV-161)."""
    if one.villain and not isinstance(cards.get(one.villain), card_records.VillainCard):
        known = ", ".join(name for name, card in cards.items() if isinstance(card, card_records.VillainCard))
        yield fault((one.id, "villain"), "adventure-no-villain", name=one.villain, known=known)
    missing = {"villain": not one.villain, "rescue": not one.villagers, "shielded": not one.draws}[one.objective]
    if missing or one.rescued > one.villagers or (one.objective == "rescue") != bool(one.rescued):
        yield fault((one.id, "objective"), "card-objective", rule="RAV-160")


def ends(one: card_records.EncounterCard) -> list[str]:
    """The triggers at which a Curse ends: at a roll, or by a defeat (RAV-117)."""
    texts = (
        (trigger, part) for trigger in ("turn_end", "on_defeat") for part in every_part(one.texts.get(trigger, ()))
    )
    return [trigger for trigger, part in texts if part.verb == "discard" and part.about == "this"]


def _bands(one: card_records.Card, kind: str, tactics: Parts = ()) -> Iterator[CardFault]:
    """Faults of attacks that are weaker or stronger than those of their kind may be."""
    band = BANDS.get(kind)
    if band is None:
        return
    for trigger, parts in {**one.texts, "tactics": tactics}.items():
        for part in every_part(parts):
            if part.verb in ("atk", *BLOWS):
                yield from _band((one.id, trigger), kind, "bonus", part.bonus.plus, band.bonus)
                yield from _band((one.id, trigger), kind, "damage", part.amount.plus, band.damage)


def _band(path: tuple[Any, ...], kind: str, what: str, found: int, band: tuple[int, int]) -> Iterator[CardFault]:
    """The fault of a number outside its limits."""
    least, most = band
    if not least <= found <= most:
        facts: dict[str, Fact] = {"what": what, "kind": kind, "least": least, "most": most, "found": found}
        yield CardFault(path, "card-band", {**facts, "rule": "RAV-DES-16"})
