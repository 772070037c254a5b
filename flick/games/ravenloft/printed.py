"""Makes the sentences on cards from their records, so that text and behaviour cannot disagree."""

from collections.abc import Iterator

from msgspec.structs import replace

from flick.effects.sentences import Sentences
from flick.games.ravenloft import card_records
from flick.games.ravenloft.cards import card
from flick.games.ravenloft.language import LANGUAGE, TACTICS, Parts, RavenloftPart
from flick.table.sayings import Say, say

_CARDS = Sentences(LANGUAGE, lambda aim, family: Say(family))
_TACTICS = Sentences(TACTICS, lambda aim, family: Say(family))
deeds = _CARDS.deeds


def lines_of(one: card_records.Card) -> Iterator[Say]:
    """All sentences of a card, line by line, without its numbers."""
    if isinstance(one, card_records.HeroCard):
        yield from _hero(one)
    elif isinstance(one, card_records.ChamberCard):
        yield from _chamber(one)
    elif isinstance(one, card_records.BonusCard):
        yield say("line-feat", feat=one.feat, n=one.times)
    elif isinstance(one, card_records.EncounterCard) and one.disarm is not None:
        yield say("line-disarm", n=one.disarm)
    yield from (line_at(trigger, parts) for trigger, parts in one.texts.items())
    if isinstance(one, card_records.MonsterCard):
        yield from (clause(one.tactics, number) for number in range(len(one.tactics)))
        if one.size > 1:
            yield say("line-base", n=one.size)
    if isinstance(one, card_records.VillainCard) and one.per_hero:
        yield say("line-villain-hp", n=one.per_hero)
    if isinstance(one, card_records.PowerCard) and one.kind == "racial":
        yield say("line-once")


def line_at(trigger: str, parts: Parts) -> Say:
    """The sentence for one trigger."""
    return Say(LANGUAGE.triggers[trigger].told_by, {"deeds": deeds(parts)})


def clause(tactics: Parts, number: int) -> Say:
    """The sentence for one clause of tactics; a last one without a condition begins with "otherwise"."""
    part = tactics[number]
    told = _TACTICS.deeds((part,))
    if part.terms or number == 0:
        return Say(TACTICS.triggers["tactics"].told_by, {"deeds": told})
    return say("clause-else", deeds=told)


def condition_of(part: RavenloftPart) -> Say:
    """The condition of a clause that has one."""
    return _TACTICS.terms(part.terms)


def contrary_of(*clauses: RavenloftPart) -> Say:
    """The words for conditions of clauses that do not hold."""
    terms = tuple(replace(term, negated=True) for one in clauses for term in one.terms)
    return _TACTICS.terms(terms)


def step_of(part: RavenloftPart) -> Say:
    """The words for what a clause does, without its condition."""
    return _TACTICS.deeds((replace(part, terms=()),))


def _hero(one: card_records.HeroCard) -> Iterator[Say]:
    """The sentences of a hero card: special abilities, racial power, numbers of powers (RAV-12), the race of a hybrid
    (RAV-HYB-17)."""
    if one.other_class:
        yield say("line-race", race=Say("hero-race", {"race": one.race, "gender": one.gender}))
    for name in (*one.specials, one.racial):
        for trigger, parts in card(name).texts.items():
            yield say("line-special", name=name, deeds=line_at(trigger, parts))
    if not one.is_built:
        yield say("line-powers", at=one.at_will, utility=one.utility, daily=one.daily)


def back_of(one: card_records.HeroCard) -> Say:
    """The sentence on the other side of a hero card: level 2 (RAV-143, RAV-145)."""
    side = one.side(2)
    message = "line-level-two" if side.critical else "line-level-two-hybrid"
    return say(message, ac=side.ac, hp=side.hp, surge=side.surge)


def _chamber(one: card_records.ChamberCard) -> Iterator[Say]:
    """The sentences of a chamber card: how it is filled, and the objective (RAV-155, RAV-156, RAV-160)."""
    yield say("line-fill", villain=one.villain or "none", villagers=one.villagers, draws=one.draws)
    yield say("line-objective", objective=f"to-{one.objective}", villain=one.villain or "none", n=one.rescued)
