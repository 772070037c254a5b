"""Checks whether a built hero keeps the limits of heroes, and names every reason why it does not."""

from collections.abc import Iterator, Sequence

from flick.effects.language import hyphened
from flick.games.ravenloft import cards
from flick.games.ravenloft.built import (
    KINDS,
    BuiltHero,
    class_of,
    number_of,
    numbers_of,
    portraits,
    powers_by_kind,
    sheet_of,
)
from flick.games.ravenloft.grown import Grown
from flick.table.sayings import Refused, Say, say

OF_ONE_RACE = {"dragons_breath": "RAV-CUS-05", "fey_step": "RAV-CUS-06"}
"""Racial powers that a rule of its own gives to one race; for all others RAV-DES-05 does."""


def faults(hero: BuiltHero) -> Iterator[Refused]:
    """Every fault of a built hero, the most important one first."""
    if not hero.name.strip():
        yield Refused(say("built-no-name"), "RAV-CUS-02")
    if hero.portrait and hero.portrait not in portraits():
        yield Refused(say("built-no-portrait", portrait=hero.portrait, known=", ".join(portraits())), "RAV-CUS-08")
    yield from _of_classes(hero)
    yield from _of_cards(hero)
    yield from _of_numbers(hero)
    if hero.is_hybrid:
        yield from uneven(hero.powers, hero.classes)
    if hero.grown is not None:
        yield from _of_growth(hero, hero.grown)


def _of_growth(hero: BuiltHero, grown: Grown) -> Iterator[Refused]:
    """Faults of what a hero has gained: it keeps the powers of level 1, and has others only of its own classes, each
    once (RAV-ADV-24)."""
    known = cards.powers()
    for name in dict.fromkeys(grown.powers):
        if name not in known or known[name].hero_class not in hero.classes:
            yield Refused(say("built-grown-power", power=name), "RAV-ADV-24")
        if grown.powers.count(name) > 1:
            yield Refused(say("built-twice", power=name), "RAV-12")
    lost = next((name for name in hero.powers if grown.powers and name not in grown.powers), None)
    if lost is not None:
        yield Refused(say("built-grown-lost", power=lost), "RAV-ADV-24")
    for name in grown.items:
        if name not in cards.treasures() or not cards.treasures()[name].is_item:
            yield Refused(say("built-no-item", item=name), "RAV-ADV-34")


def _of_classes(hero: BuiltHero) -> Iterator[Refused]:
    """Faults of a hybrid: the same class twice, a race of neither hero card, numbers of its own (RAV-HYB-03,
    RAV-HYB-05, RAV-RUL-62)."""
    if not hero.is_hybrid:
        return
    one, other = hero.classes
    if one == other:
        yield Refused(say("built-same-class", what=class_told(one)), "RAV-RUL-62")
    races = races_of(hero.classes)
    if hero.race not in races:
        yield race_of_neither(hero.race, races)
    if hero.numbers is not None:
        yield Refused(say("built-numbers-follow"), "RAV-HYB-05")


def race_of_neither(race: str, races: Sequence[str]) -> Refused:
    """The refusal of a hybrid whose race is that of neither hero card (RAV-HYB-03)."""
    one, other = races[0], races[-1]
    known = {"one": race_told(one), "other": race_told(other), "n": len(races)}
    told = say("built-race-of-neither", race=race_told(race), **known)
    return Refused(told, "RAV-HYB-03")


def class_told(name: str, gender: str = "he") -> Say:
    return Say("hero-class", {"class": name, "gender": gender})


def race_told(race: str, gender: str = "he") -> Say:
    return say("hero-race", race=race, gender=gender)


def kind_told(kind: str) -> Say:
    return Say(f"kind-{hyphened(kind)}")


def races_of(classes: Sequence[str]) -> list[str]:
    """The races that a hybrid of these classes can have (RAV-HYB-03)."""
    return list(dict.fromkeys(sheet_of(name).race for name in classes))


def _of_cards(hero: BuiltHero) -> Iterator[Refused]:
    """Faults of powers that are no power card of an own class, or are there twice (RAV-CUS-02, RAV-HYB-10)."""
    known = cards.powers()
    for name in dict.fromkeys(hero.powers):
        power = known.get(name)
        if power is None or power.kind == "special":
            yield Refused(say("built-no-power", power=name), "RAV-12")
        elif power.kind == "racial" and power.race != hero.race:
            yield Refused(say("built-racial", power=name, race=power.race), OF_ONE_RACE.get(name, "RAV-DES-05"))
        elif power.kind == "racial":
            yield Refused(say("built-racial-anyway", power=name), "RAV-DES-05")
        elif power.hero_class not in hero.classes:
            rule = "RAV-HYB-10" if hero.is_hybrid else "RAV-RUL-61"
            yield Refused(say("built-other-class", power=name, what=class_told(power.hero_class)), rule)
        if hero.powers.count(name) > 1:
            yield Refused(say("built-twice", power=name), "RAV-12")


def _of_numbers(hero: BuiltHero) -> Iterator[Refused]:
    """Faults of kinds with more or fewer power cards than the hero card says (RAV-12, RAV-HYB-11)."""
    numbers = hero.numbers or numbers_of(hero.race, hero.classes)
    for kind, found in powers_by_kind(hero.powers).items():
        if len(found) != (wanted := number_of(numbers, kind)):
            rule = "RAV-HYB-11" if hero.is_hybrid else "RAV-12"
            yield Refused(say("built-count", kind=kind_told(kind), n=len(found), wanted=wanted), rule)


def uneven(powers: Sequence[str], classes: Sequence[str]) -> Iterator[Refused]:
    """Faults of a hybrid whose power cards are not spread evenly: the totals of both classes differ by more than one,
    or do so for a kind with two cards or more (RAV-HYB-12, RAV-HYB-13, RAV-RUL-64)."""
    by_kind = powers_by_kind(powers)
    one, other = classes[0], classes[-1]
    if one == other:
        return
    both = {"one": class_told(one), "other": class_told(other)}
    for kind in KINDS:
        if len(by_kind[kind]) > 1 and abs(_lead(by_kind[kind], one, other)) > 1:
            yield Refused(say("built-uneven-kind", kind=kind_told(kind), **both), "RAV-RUL-64")
    if abs(_lead([name for kind in KINDS for name in by_kind[kind]], one, other)) > 1:
        yield Refused(say("built-uneven", **both), "RAV-RUL-64")


def _lead(powers: Sequence[str], one: str, other: str) -> int:
    """How many more powers are of the one class than of the other; negative where there are fewer."""
    of = [class_of(name) for name in powers]
    return of.count(one) - of.count(other)
