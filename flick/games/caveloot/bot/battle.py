"""Fights for a bot: when to stay, to call for help and to flee, and what to use in which clash (CAVE-182 to CAVE-201,
CAVE-218 to CAVE-224)."""

from collections.abc import Mapping
from typing import Any

from flick.games.caveloot.acts import PlayerAct
from flick.games.caveloot.bot.common import Rule, acts_of, does, first, percent
from flick.games.caveloot.bot.sense import Sense, mean_of
from flick.games.caveloot.cards import card, value_of
from flick.games.caveloot.draws import on_table
from flick.games.caveloot.state import CavelootState, vitality_of
from flick.games.caveloot.totals import total
from flick.table.rules import Choose, Confirm
from flick.table.sayings import Say, Who, say
from flick.table.seats import Thought

HELPED = 0.2
"""A bot calls for help where its chance to win is less than this above the chance that it asks for."""


def _asked_for(sense: Sense) -> float:
    """The chance to win from which on a fight is worth beginning."""
    fight = sense.state.current_fight
    is_end = sense.state.final_boss in fight.foes
    return sense.temper.boss / sense.urge if is_end else sense.temper.fight


def _clash(decision: Choose, sense: Sense) -> Thought | None:
    """Call for help against a stronger foe; flee where going on is worth less than that."""
    fight = sense.state.current_fight
    bout = sense.fight_bout()
    facts = {"card": fight.foes[0], "percent": percent(bout.win), "temper": sense.temper.name}
    if bout.win < _asked_for(sense) + HELPED:
        if (haunt := first(decision, "haunt")) is not None:
            return does(decision, haunt, say("think-haunt", **facts))
        if (use := _text(decision, sense)) is not None:
            return does(decision, use)
        if (call := first(decision, "call")) is not None and not fight.called:
            return does(decision, call, say("think-call", **facts))
    if not bout.stay:
        return does(decision, first(decision, "flee", "withdraw"), say("think-flee", **facts))
    return does(decision, first(decision, "go"), say("think-stay", **facts))


def _text(decision: Choose, sense: Sense) -> PlayerAct | None:
    """Use a text that helps in this fight, if its hero can pay for it."""
    return next((act for act in acts_of(decision, "use") if not act.lost and sense.vitality > 2), None)


def _window(decision: Choose, sense: Sense) -> Thought | None:
    """Do nothing while leading. Otherwise use a talent, a text, a grimoire or a support hero; call for help where
    losing the clash would cost more than a point of vitality; flee where that costs less than losing the clash."""
    state = sense.state
    if sense.seat == state.master:
        return _as_master(decision, state)
    own, foe = total(state, "own"), total(state, "foe")
    if own > foe:
        return does(decision, None)
    gap = foe - own
    better = talent(decision, "charisma", -1) or talent(decision, "wisdom", 1)
    act = better or _spent(decision, gap)
    if act is not None:
        return does(decision, act, say("think-behind", n=gap))
    flee = first(decision, "flee")
    if flee is None:
        return does(decision, None)
    stakes, is_last = sense.stakes(0.0), sense.vitality == 1
    leaving = stakes.last if is_last else stakes.leaving
    losing = stakes.death if is_last else stakes.point - sense.fight_bout(lost=1).worth
    call = first(decision, "call")
    if call is not None and losing > stakes.point:
        return does(decision, call, say("think-behind", n=gap))
    if leaving < losing:
        why = say("think-last-point") if is_last else _why_flee(sense)
        return does(decision, flee, why)
    return does(decision, None)


def _why_flee(sense: Sense) -> Say:
    """The thought of a hero that flees: the chance to win the fight from here on, with one point of vitality less."""
    fight = sense.state.current_fight
    chance = percent(sense.fight_bout(lost=1).win)
    return say("think-flee", card=fight.foes[0], percent=chance, temper=sense.temper.name)


def _spent(decision: Choose, gap: int) -> PlayerAct | None:
    """Use texts and spirits, then the smallest grimoire that may be enough, then a support hero that is."""
    if (act := first(decision, "use", "haunt")) is not None:
        return act
    spells = sorted(acts_of(decision, "cast"), key=lambda act: card(act.card).reference)
    all_in = sum(card(act.card).reference for act in spells)
    if spells and all_in * 1.5 >= gap:
        return next((act for act in spells if card(act.card).reference > gap), spells[-1])
    supports = acts_of(decision, "support")
    best = max(supports, key=lambda act: card(act.card).reference, default=None)
    return best if best is not None and card(best.card).reference > gap else None


def talent(decision: Choose, kind: str, sign: int) -> PlayerAct | None:
    """Choose the power card that is most worth replacing by a talent: the foe's best, or the bot's own worst; ``None``
    where none is."""
    acts = acts_of(decision, kind)
    best = max(acts, key=lambda act: sign * (mean_of(act.card) - value_of(act.card)), default=None)
    return best if best is not None and sign * (mean_of(best.card) - value_of(best.card)) > 0 else None


def _as_master(decision: Choose, state: CavelootState) -> Thought | None:
    """Fight as game master by the rules that the program follows without one."""
    if total(state, "foe") > total(state, "own"):
        return does(decision, None)
    better = talent(decision, "wisdom", 1) or talent(decision, "charisma", -1)
    return does(decision, better or first(decision, "use", "cast"))


def _price(decision: Choose, sense: Sense) -> Thought | None:
    """Pay with vitality as long as some is left and the hand is worth more."""
    keeps = sense.vitality > 1 and sense.pack > sense.point
    return does(decision, first(decision, "vitality") if keeps else first(decision, "hand", "vitality"))


def _reward(decision: Choose, sense: Sense) -> Thought | None:
    """Promise the prey where the fight would probably be lost alone and the foe is not the final boss; else nothing."""
    fight = sense.state.current_fight
    trophy = first(decision, "trophy")
    is_end = sense.state.final_boss in fight.foes
    if trophy is not None and not is_end and sense.fight_bout().win < sense.temper.help / 2:
        return does(decision, trophy)
    return does(decision, first(decision, "done"))


def _bid(decision: Choose, sense: Sense) -> Thought | None:
    """Help where the fight can be won together, for the prey where that is worth something."""
    fight = sense.state.current_fight
    bout = sense.fight_bout(joining=sense.seat)
    facts = {"who": Who(sense.state.active), "percent": percent(bout.win), "temper": sense.temper.name}
    is_last = sense.vitality <= 1 or (len(sense.heroes) == 1 and sense.player.replaced and sense.vitality <= 2)
    if is_last or bout.win < sense.temper.help / sense.urge:
        return does(decision, None, say("think-no-help", **facts))
    ask = first(decision, "ask-trophy")
    if ask is not None and sum(card(foe).value for foe in fight.foes) >= sense.temper.price:
        return does(decision, ask, say("think-help-prey", card=fight.foes[0], **facts))
    return does(decision, first(decision, "accept"), say("think-help", **facts))


def _accept(decision: Any, sense: Sense) -> Thought | None:
    """Accept the helpers who stand first, as many as there may be."""
    names = ", ".join(decision.short(place) for place in range(len(decision.things))[: decision.most])
    return Thought(f"{decision.verb} {names}")


def _hit(decision: Choose, sense: Sense) -> Thought | None:
    """Pick the best of the foe's power cards, or the worst of the bot's own; to double one, the bot's best."""
    fight = sense.state.current_fight
    own = on_table(fight, "foe" if sense.seat == sense.state.master else "own")
    best = max(decision.things, key=lambda act: value_of(act.card))
    if best.card in own and decision.verb != "double":
        best = min(decision.things, key=lambda act: value_of(act.card))
    return does(decision, best)


def _spell(decision: Confirm, sense: Sense) -> Thought | None:
    """Pay the further price of a grimoire, unless it is the last point of vitality."""
    return Thought("yes" if sense.vitality > 1 else "no")


def _heal(decision: Choose, sense: Sense) -> Thought | None:
    """Heal the hero with the most power for the vitality that it has left."""
    state = sense.state

    def need(act: PlayerAct) -> float:
        return card(act.card).reference / (1 + vitality_of(state, act.card))

    return does(decision, max(decision.things, key=need))


def _after(decision: Choose, sense: Sense) -> Thought | None:
    return does(decision, _text(decision, sense))


RULES: Mapping[str, Rule] = {
    "clash": _clash,
    "window": _window,
    "price": _price,
    "reward": _reward,
    "bid": _bid,
    "accept": _accept,
    "heal": _heal,
    "spell": _spell,
    "after-fight": _after,
    "redraw": _hit,
    "void": _hit,
    "double": _hit,
    "swap": _hit,
    "swap-for": _hit,
}
