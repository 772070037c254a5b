"""Describes cards from their records, for whoever draws them."""

from collections.abc import Mapping

from msgspec.structs import replace

from flick.effects.language import hyphened
from flick.games.ravenloft import card_records
from flick.games.ravenloft.built import sheet_of
from flick.games.ravenloft.card_files import EncounterType, PowerKind
from flick.games.ravenloft.cards import every_card, heroes, kind_of
from flick.games.ravenloft.printed import back_of, lines_of
from flick.table.looks import CardLook, ItemLook, KindLook, LineLook
from flick.table.sayings import Fact, Say, say

POWERS: Mapping[PowerKind, str] = {
    "at_will": "rav_at_will",
    "daily": "rav_daily",
    "utility": "rav_utility",
    "racial": "rav_hero",
    "special": "rav_hero",
}
"""The colour of a power card's frame, by its kind."""
POWER_ICONS: Mapping[PowerKind, str] = {
    "at_will": "at_will",
    "daily": "sunrise",
    "utility": "waymark",
    "racial": "bloodline",
    "special": "knack",
}
ENCOUNTERS: Mapping[EncounterType, str] = {
    "event": "omen",
    "event_attack": "onslaught",
    "environment": "fog",
    "curse": "hex",
    "hazard": "rubble",
    "trap": "snare",
}
"""The icon of an encounter, by its type."""


def card_look(thing: str) -> CardLook | None:
    """The look of a card; copies look the same."""
    one = every_card().get(kind_of(thing))
    if isinstance(one, card_records.PowerCard):
        return _power(one)
    if isinstance(one, card_records.MonsterCard):
        return _monster(one)
    if isinstance(one, card_records.HeroCard):
        return _hero(one)
    if isinstance(one, card_records.EncounterCard):
        kind = KindLook(ENCOUNTERS[one.type], Say(f"kind-{hyphened(one.type)}"))
        colour = "rav_curse" if one.type == "curse" else "rav_encounter"
        return _look(one, "encounter", colour, kind, number="" if one.disarm is None else str(one.disarm))
    if isinstance(one, card_records.TreasureCard):
        icon, word = ("satchel", Say("kind-item")) if one.is_item else ("fortune", Say("kind-instant"))
        return _look(one, "treasure", "rav_treasure", KindLook(icon, word), number=_bonus(one))
    if isinstance(one, card_records.ChamberCard):
        return _look(one, "encounter", "rav_chamber", KindLook("portal", say("kind-chamber", chamber=one.chamber)))
    if isinstance(one, card_records.BonusCard):
        return _look(one, "treasure", "rav_treasure", KindLook("laurel", Say("kind-bonus")))
    return None


def _look(
    one: card_records.Card, build: str, colour: str, kind: KindLook, number: str = "", facts: tuple[ItemLook, ...] = ()
) -> CardLook:
    """The look of a card with a ``number`` in its corner and ``facts`` at its foot."""
    return CardLook(
        one.id,
        "",
        colour,
        figure=one.figure,
        build=build,
        colours=(colour,),
        number=number,
        kind=kind,
        lines=tuple(LineLook(line) for line in lines_of(one)),
        facts=facts,
        flavour=one.flavour,
    )


def _power(one: card_records.PowerCard) -> CardLook:
    """A power card, with the attack bonus in the corner and the damage at the foot (RAV-85, RAV-87)."""
    kind = KindLook(POWER_ICONS[one.kind], Say(f"kind-{hyphened(one.kind)}"))
    attack = one.attack
    facts = () if attack is None else (ItemLook("wound", str(attack.amount.plus)),)
    return _look(one, "power", POWERS[one.kind], kind, _bonus(one), facts)


def _monster(one: card_records.MonsterCard) -> CardLook:
    """A monster card, with AC, HP and XP at the foot."""
    is_villain = isinstance(one, card_records.VillainCard)
    kind = KindLook("tyrant", Say("kind-villain")) if is_villain else KindLook("fangs", Say("kind-monster"))
    facts = (ItemLook("armour", str(one.ac)), ItemLook("health", str(one.hp)), ItemLook("xp", str(one.xp)))
    return _look(one, "monster", "rav_villain" if is_villain else "rav_monster", kind, facts=facts)


def _hero(one: card_records.HeroCard) -> CardLook:
    """A hero card, with AC, HP, Speed and surge value at the foot (RAV-DES-02). A built hero has the icon of its first
    class and the disc of the figure on its card."""
    kind = KindLook(sheet_of(one.hero_class).id if one.is_built else one.id, _classes_of(one))
    facts = (
        ItemLook("armour", str(one.ac)),
        ItemLook("health", str(one.hp)),
        ItemLook("stride", str(one.speed)),
        ItemLook("surge", str(one.surge)),
    )
    drawn = one.figure if one.figure in heroes() else sheet_of(one.hero_class).id
    disc = drawn if one.is_built else ""
    return replace(_look(one, "hero", "rav_hero", kind, facts=facts), back=back_of(one), disc=disc)


def _classes_of(one: card_records.HeroCard) -> Say:
    """The line of race and class; a hybrid's card has room for its two classes only."""
    if not one.other_class:
        return kind_of_hero(one)
    return Say("kind-both", {"class": one.hero_class, "other": one.other_class, "gender": one.gender})


def kind_of_hero(one: card_records.HeroCard) -> Say:
    """The words for race and class, or for both classes of a hybrid."""
    facts: dict[str, Fact] = {"race": one.race, "class": one.hero_class, "gender": one.gender}
    return Say("kind-hybrid", {**facts, "other": one.other_class}) if one.other_class else Say("kind-hero", facts)


def _bonus(one: card_records.Card) -> str:
    """The attack bonus of a card with its sign; empty where it has no attack."""
    attack = one.attack
    return "" if attack is None else f"+{attack.bonus.plus}"
