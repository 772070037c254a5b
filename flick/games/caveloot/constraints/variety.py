"""Checks that certain things are printed somewhere, and that no two cards are the same (CAVE-D13 to CAVE-D21)."""

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping

from flick.effects.effect_records import Term
from flick.games.caveloot.cards import CavelootCard, QuestCondition
from flick.games.caveloot.constraints.fault import Cards, Fault, parts_of
from flick.games.caveloot.filters import TALENTS
from flick.games.caveloot.language import LANGUAGE, CavelootPart, Toll
from flick.games.caveloot.powers import Power, PowerTerm
from flick.games.caveloot.regions import REGIONS
from flick.table.sayings import say

ORIGIN_TALENTS = 3
"""The least number of origin heroes with each talent (CAVE-D14)."""
LATER = ("great_overweight", "multiplier", "extreme_menace")
"""The symbols that appear only from the second region on (CAVE-D15)."""
MARKS = ("endurance_gain", "vitality_gain", "overweight", "wound", "variable", "additional_power", *LATER)


def variety_faults(cards: Cards) -> Iterator[Fault]:
    """Symbols and effects that a group lacks or has too early, and cards that are alike."""
    yield from _talent_faults(cards)
    if cards.group in REGIONS:
        yield from _mark_faults(cards)
        corruptible = sum(one.type == "monster" and one.corruptible is not None for one in cards.own.values())
        if corruptible < 2:
            yield Fault("CAVE-D17", "", "", say("wanted-corruptible", n=2), corruptible)
    yield from _hemud_faults(cards)
    yield from _verb_faults(cards)
    yield from _twins(cards)


def _talent_faults(cards: Cards) -> Iterator[Fault]:
    """Talents that too few cards print (CAVE-D13, CAVE-D14), and monsters with talents that none may print."""
    for one in cards.own.values():
        for talent in ("temerity", "vigilance"):
            if one.type in ("monster", "boss") and talent in one.talents:
                yield Fault("CAVE-D13", one.id, "talents", say("wanted-no-talent", talent=talent), say("found-one"))
    for talent in TALENTS:
        bearers = [one for one in cards.own.values() if talent in one.talents]
        if cards.group == "origin" and len(bearers) < ORIGIN_TALENTS:
            yield Fault("CAVE-D14", "", "", say("wanted-talent", n=ORIGIN_TALENTS, talent=talent), len(bearers))
        elif cards.group in REGIONS:
            if len(bearers) < 2:
                yield Fault("CAVE-D13", "", "", say("wanted-talent", n=2, talent=talent), len(bearers))
            monsters = sum(one.type == "monster" for one in bearers)
            if talent in ("charisma", "wisdom") and monsters < 2:
                yield Fault("CAVE-D13", "", "", say("wanted-talent-monsters", n=2, talent=talent), monsters)


def _mark_faults(cards: Cards) -> Iterator[Fault]:
    """Symbols that a region lacks, or that appear in the first one too early (CAVE-D15)."""
    printed = {mark for one in cards.own.values() for mark in marks_of(one)}
    for mark in MARKS:
        is_too_early = cards.group == REGIONS[0] and mark in LATER
        if (mark in printed) is is_too_early:
            expected = say("wanted-no-mark" if is_too_early else "wanted-mark", mark=mark)
            where = next((one.id for one in cards.own.values() if mark in marks_of(one)), "")
            yield Fault("CAVE-D15", where, "", expected, say("found-one" if is_too_early else "found-none"))


def marks_of(one: CavelootCard) -> Iterator[str]:
    """The symbols of ``MARKS`` that a card prints."""
    said = [(trigger, part) for trigger, parts in one.texts.items() for part in parts]
    powers = [one.power, *(part.expr for part in parts_of(one))]
    summands = [term for power in powers for term in _summands(power.terms)]
    there = {
        "endurance_gain": any(part.verb == "endurance" and part.amount.plus > 0 for part in parts_of(one)),
        "vitality_gain": any((trigger, part.verb) == ("on_take", "vitality") for trigger, part in said),
        "overweight": one.weight == 2,
        "great_overweight": one.weight == 3,
        "wound": one.wound and one.type == "treasure",
        "variable": one.variable is not None,
        "additional_power": any(not term.symbol and not term.inner for term in one.power.terms),
        "multiplier": any((term.symbol or term.inner) and abs(term.times) > 1 for term in summands),
        "extreme_menace": any(term.symbol == "XM" for term in summands),
    }
    return (mark for mark, is_there in there.items() if is_there)


def _hemud_faults(cards: Cards) -> Iterator[Fault]:
    """Cards that print HEMUD where only Mordrakar and one legendary card may (CAVE-92, CAVE-D16)."""
    printed = [one for one in cards.own.values() if "HM" in one.power.symbols()]
    for one in printed:
        if one.id != "mordrakar" and one.group != "legendary":
            yield Fault("CAVE-D16", one.id, "power", say("wanted-no-hemud"), one.power.text)
    if cards.group in ("azkovlar", "legendary") and len(printed) != 1:
        yield Fault("CAVE-D16", "", "", say("wanted-hemud"), len(printed))


def _verb_faults(cards: Cards) -> Iterator[Fault]:
    """Effects that fewer than two cards of the whole set use (CAVE-D18)."""
    users = {verb: list[CavelootCard]() for verb in LANGUAGE.verbs}
    for one in cards.all.values():
        for verb in dict.fromkeys(part.verb for part in parts_of(one)):
            users[verb].append(one)
    for verb, found in users.items():
        if len(found) < 2 and (found[0].group if found else REGIONS[0]) == cards.group:
            card = found[0].id if found else ""
            yield Fault("CAVE-D18", card, "", say("wanted-effect", verb=verb), len(found))


def _twins(cards: Cards) -> Iterator[Fault]:
    """Cards of a type that differ from an earlier one by numbers alone (CAVE-D01)."""
    first: dict[Hashable, str] = {}
    for one in cards.all.values():
        earlier = first.setdefault(likeness(one), one.id)
        if earlier != one.id and one.id in cards.own:
            yield Fault("CAVE-D01", one.id, "", say("wanted-different"), earlier)


def likeness(one: CavelootCard) -> Hashable:
    """Everything about a card but its numbers; two cards of the same likeness are twins."""
    corruptible = None if one.corruptible is None else _terms(one.corruptible.terms)
    variable = None if one.variable is None else (one.variable.name, one.variable.of)
    tasks = tuple((_condition(task.condition), _texts(task.texts)) for task in one.tasks)
    return (
        *(one.type, one.is_spirit, one.wound, one.leads_to, one.repeat, len(one.floors)),
        *(_power(one.power), variable, frozenset(Counter(one.talents).items()), corruptible),
        *(one.condition and _condition(one.condition), tasks, _texts(one.texts)),
        one.weight > 1,
    )


def _texts(texts: Mapping[str, Iterable[CavelootPart]]) -> Hashable:
    return frozenset((trigger, tuple(_part(part) for part in parts)) for trigger, parts in texts.items())


def _part(part: CavelootPart) -> Hashable:
    """Everything about a part of a text but its numbers."""
    costs = (part.wounds is not None, part.price is not None, _toll(part.toll), part.limit)
    said = (part.verb, part.what, part.about, part.deck, part.side, _power(part.expr))
    return (said, part.amount.name, part.amount.of, _terms(part.terms), costs)


def _terms(terms: Iterable[Term]) -> Hashable:
    return tuple((term.name, term.of, term.negated) for term in terms)


def _condition(condition: QuestCondition) -> Hashable:
    """Everything about a condition but its numbers."""
    tolls = (condition.destroy, condition.beat, condition.have)
    return (bool(condition.gold), bool(condition.clear), bool(condition.help), *(_toll(toll) for toll in tolls))


def _toll(toll: Toll | None) -> Hashable:
    return toll and toll.what


def _power(power: Power) -> Hashable:
    """The symbols of a power, each with whether it is multiplied."""
    found = Counter((term.symbol, abs(term.times) > 1) for term in _summands(power.terms) if term.symbol)
    return frozenset(found.items())


def _summands(terms: Iterable[PowerTerm]) -> Iterator[PowerTerm]:
    """All terms of a power, those in brackets included."""
    for term in terms:
        yield term
        yield from _summands(term.inner)
