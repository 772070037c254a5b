"""Torches and artefacts for a bot, and the moments at which to use them."""

from collections.abc import Iterator, Mapping

from flick.bots.weighing import Weighed
from flick.games.urto.artefacts import UPGRADE, UPGRADE_PRICE
from flick.games.urto.bot.mind import Mind
from flick.games.urto.bot.option import Options, Rule, moves
from flick.games.urto.cards import card, every_card, kind_of
from flick.table.rules import Amount, Choose, Confirm
from flick.table.sayings import Say, say

DEADLY = ("brace", "bear")
"""The questions to a hero who is about to lose life."""
LOW = 4
"""With so little life left, a single fight can kill."""


def uses(decision: Choose, mind: Mind, before: float, *, fighting: bool = False) -> Iterator[Weighed]:
    """Weigh what may be used at this moment, before an answer that is worth ``before``."""
    for thing in decision.things:
        if thing == UPGRADE:
            why = say("think-upgrade", left=moves(mind.sight.ways[mind.sight.me.cell]))
            yield Weighed(f"{decision.verb} {thing}", before + _upgrade(mind, fighting), why)
        elif kind_of(thing) in every_card():
            yield Weighed(f"{decision.verb} {thing}", before + _use(decision, mind, thing), _why(mind, thing))


def _why(mind: Mind, thing: str) -> Say:
    return say("think-use", card=thing, life=mind.sight.has("life"), mana=mind.sight.has("mana"))


def _upgrade(mind: Mind, fighting: bool) -> float:
    """The worth of a stronger die. It helps in each roll that is still to come: about one for each move, and those of
    the present fight."""
    rolls = 0.8 * mind.sight.ways[mind.sight.me.cell] + (2 if fighting else 0)
    worth = 0.35 + 0.1 * mind.temper.brave
    return rolls * worth - mind.paid(UPGRADE_PRICE)


def _use(decision: Choose, mind: Mind, thing: str) -> float:
    """The worth of using a card now, minus that of keeping it."""
    one = card(thing)
    if one.is_permanent:
        return 0.2
    lost = one.renown * mind.temper.card * 0.9
    worth = 0.0
    for part in one.texts.get("play", ()):
        n = part.amount.plus
        if part.verb == "life":
            worth += _drunk(decision, mind, n)
        elif part.verb == "mana":
            worth += mind.mana_gained(n)
        elif part.verb == "step":
            worth += mind.move + 0.6
        elif part.verb == "trap":
            worth += 2 * max((mind.harm(racer) for racer in mind.sight.others), default=0.0) * 0.8
    return worth - lost


def _drunk(decision: Choose, mind: Mind, n: int) -> float:
    """The worth of drinking for ``n`` life. A draught is worth drinking where little life is left or Urto is a move
    away; until then it is kept, because it can be drunk before any loss (URTO-R76). Where the next loss would kill, it
    is worth a life."""
    life, lost = mind.sight.has("life"), decision.facts.get("n", 0)
    if decision.verb in DEADLY and isinstance(lost, int) and lost >= life > lost - n:
        return mind.temper.death
    if life > LOW and mind.sight.ways[mind.sight.me.cell] > 1:
        return 0.0
    full = min(n, mind.sight.lacks("life")) / n
    return mind.gained(n) - 0.4 * (1 - full) * n


def _go_on(decision: Choose, mind: Mind) -> Options:
    """Weigh the only answer, going on, and what may be used before."""
    first = decision.things[0]
    found = [Weighed(f"{decision.verb} {first}", 0.0)]
    return [*found, *uses(decision, mind, 0.0)]


def _torch(decision: Choose, mind: Mind) -> Options:
    temper, sight = mind.sight.temper, mind.sight
    found = [Weighed("torch leave", 0.0, say("think-leave", temper=temper, life=sight.has("life")))]
    if "stop" in decision.things:
        found.append(Weighed("torch stop", -0.01))
    if "search" in decision.things:
        found.append(Weighed("torch search", mind.search, say("think-search", n=len(sight.held), temper=temper)))
    if "drink" in decision.things:
        found.append(Weighed("torch drink", mind.drink, say("think-drink", lacks=sight.lacks("life"))))
    if "give" in decision.things:
        found.append(Weighed("torch give", _given(mind, 1), say("think-give", lacks=sight.lacks("mana"))))
    return [*found, *uses(decision, mind, 0.0)]


def _given(mind: Mind, n: int) -> float:
    """The worth of turning ``n`` life into mana (URTO-47)."""
    return mind.mana_gained(n) + mind.gained(-n) - 0.2


def _drink(decision: Amount, mind: Mind) -> Options:
    n = range(decision.least, decision.most + 1)
    return [Weighed(f"drink {one}", mind.drunk(one), say("think-drunk", n=one)) for one in n]


def _give(decision: Amount, mind: Mind) -> Options:
    n = range(decision.least, decision.most + 1)
    return [Weighed(f"give {one}", _given(mind, one), say("think-given", n=one)) for one in n]


def _seek(decision: Choose, mind: Mind) -> Options:
    shown = decision.facts.get("n", 0)
    assert isinstance(shown, int)
    found = [Weighed("seek keep", mind.face(shown), say("think-seek-keep", n=shown))]
    if "again" in decision.things:
        usual = mind.search - mind.temper.search
        found.append(Weighed("seek again", usual - 0.05, say("think-seek-again", n=shown)))
    return [*found, *uses(decision, mind, 0.0)]


def _best(decision: Choose, mind: Mind) -> Options:
    """Weigh which of two artefacts to keep."""
    temper = mind.sight.temper
    return [
        Weighed(f"{decision.verb} {name}", mind.worth_of(name), say("think-card", card=name, temper=temper))
        for name in decision.things
    ]


def _part(decision: Choose, mind: Mind) -> Options:
    """Weigh which artefact to give up."""
    return [Weighed(f"part {name}", -mind.worth_of(name), say("think-part", card=name)) for name in decision.things]


def _seize(decision: Choose, mind: Mind) -> Options:
    """Weigh exchanging an artefact for a divine weapon."""
    weapon = str(decision.facts["weapon"])
    taken = mind.worth_of(weapon)
    found = [Weighed(decision.decline, 0.0, say("think-not-seize", weapon=weapon))]
    for name in decision.things:
        why = say("think-seize", weapon=weapon, card=name)
        found.append(Weighed(f"seize {name}", taken - mind.worth_of(name), why))
    return found


def _take(decision: Confirm, mind: Mind) -> Options:
    return [Weighed("yes", 1.0, say("think-take", weapon=str(decision.facts["weapon"]), temper=mind.sight.temper))]


def _pay(decision: Confirm, mind: Mind) -> Options:
    """Weigh paying mana for renown, as an event offers."""
    price = decision.facts["n"]
    assert isinstance(price, int)
    parts = (part for text in card(str(decision.facts["card"])).texts.values() for part in text)
    bought = sum(inner.amount.plus for part in parts for branch in part.branches for inner in branch)
    worth = bought * mind.temper.renown - mind.paid(price)
    return [Weighed("yes", worth, say("think-pay", n=price)), Weighed("no", 0.0, say("think-not-pay", n=price))]


def _revive(decision: Choose, mind: Mind) -> Options:
    """Weigh ways to come back: a power of the hero is used before a card."""
    ranked = reversed(list(enumerate(decision.things)))
    return [Weighed(f"revive {name}", 10.0 - place, say("think-revive")) for place, name in ranked]


def _pouch(decision: Choose, mind: Mind) -> Options:
    price = decision.facts["n"]
    assert isinstance(price, int)
    saved = mind.paid(price)
    kept = [Weighed(decision.decline, 0.0, say("think-no-pouch", n=price))]
    spent = [
        Weighed(f"pouch {name}", saved - mind.worth_of(name), say("think-pouch", card=name)) for name in decision.things
    ]
    return [*kept, *spent]


RULES: Mapping[str, Rule] = {
    **dict.fromkeys(("throw", "chop", "event", "brace", "bear", "end", "mushroom"), _go_on),
    "torch": _torch,
    "drink": _drink,
    "give": _give,
    "seek": _seek,
    "keep-one": _best,
    "part": _part,
    "seize": _seize,
    "take": _take,
    "pay": _pay,
    "revive": _revive,
    "pouch": _pouch,
}
