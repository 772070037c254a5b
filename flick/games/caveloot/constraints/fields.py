"""What the record of a card has to hold, by its type (CAVE-D01)."""

from collections.abc import Iterator, Mapping

from flick.effects.effect_records import CardAmount
from flick.games.caveloot.cards import FREE_OF_VALUE, CavelootCard
from flick.games.caveloot.constraints.fault import Cards, Fault, conditions_of, parts_of
from flick.games.caveloot.filters import CardType, Filter, read_filter
from flick.table.sayings import say

NEEDED: Mapping[CardType, tuple[str, ...]] = {
    "hero": ("power", "vitality", "endurance"),
    "renegade": ("power", "vitality", "endurance"),
    "monster": ("power", "vitality"),
    "boss": ("power", "vitality"),
    "artefact": (),
    "grimoire": (),
    "fairy": ("fairy_power",),
    "treasure": (),
    "personal_quest": ("tasks",),
    "universal_quest": ("tasks",),
    "guild": ("tasks",),
    "passage": ("condition", "leads_to"),
    "secret_passage": ("condition", "leads_to"),
    "dungeon": ("floors", "texts"),
}
_SPEAKING = ("talents", "variable", "wound", "texts")
ALLOWED: Mapping[CardType, tuple[str, ...]] = {
    "hero": _SPEAKING,
    "renegade": _SPEAKING,
    "monster": (*_SPEAKING, "corruptible"),
    "boss": (*_SPEAKING, "corruptible"),
    "artefact": (*_SPEAKING, "power"),
    "grimoire": (*_SPEAKING, "power"),
    "fairy": _SPEAKING,
    "treasure": _SPEAKING,
    "personal_quest": (),
    "universal_quest": ("repeat",),
    "guild": (),
    "passage": (),
    "secret_passage": (),
    "dungeon": (),
}
"""The fields that a type may have beside those it needs. Every card has name, rarity, weight and pictures, and every
card that costs or brings gold has a value."""
FIELDS = tuple(dict.fromkeys(field for fields in (*NEEDED.values(), *ALLOWED.values()) for field in fields))
RULE = "CAVE-D01"


def field_faults(cards: Cards) -> Iterator[Fault]:
    """Cards that lack what their type needs, have what it has no use for, or name what is not there."""
    for one in cards.own.values():
        for field in FIELDS:
            is_there = _is_there(one, field)
            if is_there and field not in (*NEEDED[one.type], *ALLOWED[one.type]):
                yield Fault(RULE, one.id, field, say("wanted-without", type=one.type), say("found-one"))
            elif not is_there and field in NEEDED[one.type]:
                yield Fault(RULE, one.id, "", say("wanted-field", field=field), say("found-none"))
        if bool(one.value) is (one.type in FREE_OF_VALUE):
            expected = say("wanted-exactly", n=0) if one.value else say("wanted-at-least", n=1)
            yield Fault("CAVE-R02", one.id, "value", expected, one.value)
        if _has_variable(one) is not (one.variable is not None):
            yield Fault(RULE, one.id, "variable", say("wanted-variable"), say("found-otherwise"))
        for what in filters_of(one):
            if what.name and what.name not in cards.all:
                yield Fault(RULE, one.id, "", say("wanted-known-card"), what.name)


def filters_of(one: CavelootCard) -> Iterator[Filter]:
    """Every filter that the texts and conditions of a card use."""
    amounts: list[CardAmount] = [] if one.variable is None else [one.variable]
    terms = [] if one.corruptible is None else [*one.corruptible.terms]
    for part in parts_of(one):
        yield part.what
        if part.toll is not None:
            yield part.toll.what
        amounts.append(part.amount)
        terms += part.terms
    for condition in conditions_of(one):
        for toll in (condition.destroy, condition.beat, condition.have):
            if toll is not None:
                yield toll.what
    yield from (read_filter(counted.of) for counted in (*amounts, *terms) if counted.of)


def _is_there(one: CavelootCard, field: str) -> bool:
    return bool(one.power.terms if field == "power" else getattr(one, field))


def _has_variable(one: CavelootCard) -> bool:
    return one.power.has_variable or any(part.expr.has_variable for part in parts_of(one))
