"""Fights for a bot: whether to begin one, with what, and when to leave it."""

from collections.abc import Mapping

from flick.bots.weighing import Weighed
from flick.games.urto import odds
from flick.games.urto.bot.finds import uses
from flick.games.urto.bot.mind import BoutWorth, Mind
from flick.games.urto.bot.option import Options, Rule
from flick.games.urto.bot.sight import Racer
from flick.games.urto.cards import UrtoCard, card
from flick.games.urto.combat import FIGHT, HIDE, KEEP, REROLL, ROLL
from flick.games.urto.language import Scope
from flick.games.urto.mushrooms import NEEDED
from flick.table.rules import Amount, Choose, Decision
from flick.table.sayings import Who, say


def number(decision: Decision, fact: str) -> int:
    """A number among the facts of the question; 0 where there is none of that name."""
    found = decision.facts.get(fact, 0)
    return found if isinstance(found, int) else 0


def _foe(decision: Decision) -> UrtoCard | None:
    """The monster that the question is about; ``None`` where it is about none."""
    name = decision.facts.get("card")
    return card(name) if isinstance(name, str) else None


def _percent(bout: BoutWorth) -> int:
    return int(100 * bout.stakes.win)


def _face(decision: Choose, mind: Mind) -> Options:
    foe = _foe(decision)
    assert foe is not None
    bout = mind.bout(foe)
    return [*_fight_or_hide(decision, mind, foe, bout, FIGHT), *uses(decision, mind, bout.worth, fighting=True)]


def _round(decision: Choose, mind: Mind) -> Options:
    foe = _foe(decision)
    assert foe is not None
    bout = mind.fight(foe, number(decision, "left"), number(decision, "bonus"))
    return [*_fight_or_hide(decision, mind, foe, bout, ROLL), *uses(decision, mind, bout.worth, fighting=True)]


def _fight_or_hide(decision: Choose, mind: Mind, foe: UrtoCard, bout: BoutWorth, way: str) -> Options:
    loss = round(bout.stakes.loss)
    facts = {"card": foe.id, "percent": _percent(bout), "loss": loss}
    voiced = {**facts, "mana": bout.boost, "temper": mind.sight.temper}
    why = say("think-fight", **voiced) if way == FIGHT else say("think-roll", **facts)
    found = [Weighed(f"{decision.verb} {way}", bout.worth, why)]
    if HIDE in decision.things:
        found.append(Weighed(f"{decision.verb} {HIDE}", mind.hiding, say("think-hide", **voiced)))
    return found


def _keep(decision: Choose, mind: Mind) -> Options:
    """Weigh keeping a roll against rolling again."""
    own, other, left = (number(decision, fact) for fact in ("n", "attack", "left"))
    facts = {"n": own, "attack": other, "temper": mind.sight.temper}
    kept = _rolled(mind, own, other, left)
    found = [Weighed(f"keep {KEEP}", kept, say("think-keep", **facts) if own < other else None)]
    if REROLL in decision.things:
        rolls = mind.rolls(_scope(mind), mind.sight.rolled_bonus)
        again = sum(_rolled(mind, n, other, left) for n in rolls) / len(rolls)
        price = mind.paid(number(decision, "price"))
        found.append(Weighed(f"keep {REROLL}", again - price - 0.05, say("think-reroll", **facts)))
    return [*found, *uses(decision, mind, kept, fighting=own < other)]


def _scope(mind: Mind) -> Scope:
    duel = mind.sight.duel
    if duel is None or not duel.sides[1].piece:
        return "mushroom"
    return "pvp" if any(duel.sides[1].piece == racer.id for racer in mind.sight.racers) else "pvm"


def _rolled(mind: Mind, own: int, other: int, left: int) -> float:
    """The worth of an attack roll against a mushroom, a hero, or a monster with ``left`` life."""
    scope = _scope(mind)
    if scope == "mushroom":
        return mind.move + 0.5 if own >= other else 0.0
    duel = mind.sight.duel
    if scope == "pvm" and duel is not None:
        return mind.fight(card(duel.sides[1].piece), left, mind.sight.rolled_bonus, rolled=own).worth
    foe_harm = max((mind.harm(racer) for racer in mind.sight.others if duel and racer.id in _names(mind)), default=0.5)
    return mind.gained(own - other) if own < other else (own - other) * foe_harm


def _names(mind: Mind) -> list[str]:
    duel = mind.sight.duel
    return [] if duel is None else [side.piece for side in duel.sides]


def _boost(decision: Amount, mind: Mind) -> Options:
    """Weigh each amount of mana for a boost."""
    found: list[Weighed] = []
    for n in range(decision.least, decision.most + 1):
        worth, chance = _boosted(decision, mind, n)
        found.append(Weighed(f"boost {n}", worth, say("think-boost", n=n, percent=int(100 * chance)) if n else None))
    return found


def _boosted(decision: Amount, mind: Mind, n: int) -> tuple[float, float]:
    """The worth of a boost of ``n`` mana, and the probability to win with it."""
    foe, more = _foe(decision), mind.sight.rolled_bonus + n
    if foe is not None:
        bout = mind.fight(foe, foe.life, more, n)
        return bout.worth, bout.stakes.win
    if "needed" in decision.facts:
        chance = odds.reaches(mind.rolls("mushroom", more), NEEDED)
        return chance * (mind.move + 0.5) - mind.paid(n), chance
    other = _other(decision, mind)
    met = mind.clash(other, more)
    return met.dealt * mind.harm(other) - met.taken * mind.point - mind.paid(n), met.win


def _other(decision: Decision, mind: Mind) -> Racer:
    """The hero that the question is about."""
    who = decision.facts["who"]
    assert isinstance(who, Who)
    return next(racer for racer in mind.sight.others if racer.seat == who.seat)


def _strengthen(decision: Amount, mind: Mind) -> Options:
    """Weigh attack tokens. A token counts nothing at the end, so every one that helps is used."""
    foe = _foe(decision)
    found: list[Weighed] = []
    for n in range(decision.least, decision.most + 1):
        gain = 0.6 * n if foe is None else mind.fight(foe, foe.life, mind.sight.rolled_bonus + n).worth
        found.append(Weighed(f"strengthen {n}", gain - 0.4 * n, say("think-strengthen", n=n) if n else None))
    return found


def _weapon(decision: Choose, mind: Mind) -> Options:
    """Weigh the weapons by what they do in this fight."""
    scope: Scope = "pvm" if _foe(decision) is not None else "mushroom" if "needed" in decision.facts else "pvp"
    sight = mind.sight
    found = [Weighed("no", 0.0, say("think-no-weapon"))] if decision.decline else []
    for name in decision.things:
        use = sight.of_always("attack", scope, name) + 0.7 * sight.of_always("reroll", scope, name)
        use += 1.0 if sight.of_always("die", scope, name) and sight.has("die") < 8 else 0.0
        found.append(Weighed(f"weapon {name}", use - 0.1, say("think-weapon", card=name)))
    return found


def _attacked(decision: Choose, mind: Mind) -> Options:
    """Weigh fighting back against hiding."""
    other = _other(decision, mind)
    met = mind.clash(other)
    taken = met.taken * mind.point
    danger = mind.temper.death * 0.15 if mind.sight.has("life") <= 3 else 0.0
    stands = (met.dealt - 1) * mind.harm(other) + mind.temper.duel * 0.3 - taken - danger
    facts = {"who": Who(other.seat), "life": mind.sight.has("life"), "temper": mind.sight.temper}
    found = [Weighed("attacked stand", stands, say("think-stand", **facts))]
    if HIDE in decision.things:
        found.append(Weighed(f"attacked {HIDE}", mind.hiding, say("think-duck", **facts)))
    return [*found, *uses(decision, mind, stands, fighting=True)]


def _defend(decision: Amount, mind: Mind) -> Options:
    spent = range(decision.least, decision.most + 1)
    return [Weighed(f"defend {n}", float(n), say("think-defend", n=n) if n else None) for n in spent]


RULES: Mapping[str, Rule] = {
    "face": _face,
    "round": _round,
    "keep": _keep,
    "boost": _boost,
    "strengthen": _strengthen,
    "weapon": _weapon,
    "attacked": _attacked,
    "defend": _defend,
}
