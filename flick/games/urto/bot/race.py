"""The race for a bot: where to go, when to rest, whom to attack on the way, when to sprint."""

from collections.abc import Iterator, Mapping

from flick.bots.weighing import Weighed
from flick.games.urto.bot.finds import uses
from flick.games.urto.bot.mind import Mind
from flick.games.urto.bot.option import Options, Rule, moves
from flick.games.urto.refusals import ATTACK, REST, SPRINT
from flick.table.rules import Choose
from flick.table.sayings import Say, Who, say


def _turn(decision: Choose, mind: Mind) -> Options:
    """Weigh a rest, the moves, and what can be done before them. The best move is added to whatever is done before it,
    and to a rest the same less one move."""
    onward = mind.onward
    found = [*_moves(decision, mind), *_attacks(decision, mind, onward), *uses(decision, mind, onward)]
    if REST in decision.things:
        found.append(Weighed(f"turn {REST}", _rest(mind) + onward - mind.move, _why_rest(mind)))
    return found


def _moves(decision: Choose, mind: Mind) -> Iterator[Weighed]:
    for cell in decision.things:
        if cell in mind.sight.cells:
            worth, aim = mind.way(cell)
            left = mind.sight.ways[cell]
            if aim:
                why = say(
                    "think-prize", cell=mind.sight.named(cell), prize=mind.treasure(aim) or "", temper=mind.sight.temper
                )
            elif cell == mind.sight.goal:
                why = say("think-arrive", temper=mind.sight.temper)
            else:
                token = mind.sight.cells[cell].face or "token-unknown"
                why = say(
                    "think-way", cell=mind.sight.named(cell), token=token, left=moves(left), temper=mind.sight.temper
                )
            yield Weighed(f"{decision.verb} {cell}", worth, why)


def _attacks(decision: Choose, mind: Mind, before: float) -> Iterator[Weighed]:
    for other in mind.sight.others:
        attack = f"{ATTACK}-{other.id}"
        if attack in decision.things:
            leads = int(other.seat == mind.sight.leader)
            facts = {"leads": leads, "life": other.facts["life"], "temper": mind.sight.temper}
            why = say("think-attack", who=Who(other.seat), **facts)
            yield Weighed(f"{decision.verb} {attack}", before + mind.duel(other), why)


def _rest(mind: Mind) -> float:
    gains = {part.verb: part.amount.plus for part in mind.sight.traits}
    life = max(0, 1 + gains.get("rest_life", 0))
    mana = max(0, 1 + gains.get("rest_mana", 0))
    gained = mind.gained(life) + mind.mana_gained(mana)
    return gained + mind.temper.rest if mind.sight.lacks("life") else gained


def _why_rest(mind: Mind) -> Say:
    sight = mind.sight
    return say("think-rest", life=sight.has("life"), lacks=sight.lacks("life"), temper=sight.temper)


def _after(decision: Choose, mind: Mind) -> Options:
    """Weigh an attack, a sprint, and the end of the turn."""
    temper = mind.sight.temper
    found = [*_attacks(decision, mind, 0.0), *uses(decision, mind, 0.0)]
    found.append(Weighed("after stop", 0.0))
    if SPRINT in decision.things:
        n = mind.sight.ways[mind.sight.me.cell]
        why = say("think-sprint", left=moves(n), life=mind.sight.has("sprint-cost"), temper=temper)
        found.append(Weighed(f"after {SPRINT}", _step(mind) + mind.gained(-mind.sight.has("sprint-cost")), why))
    return found


def _step(mind: Mind) -> float:
    """The worth of a further step now, by which the best move of the next turn is already made."""
    arrives = mind.sight.ways[mind.sight.me.cell] == 1 and not mind.sight.someone_arrived
    return mind.move + mind.temper.sprint + (mind.temper.first if arrives else 0.0)


def _onwards(decision: Choose, mind: Mind) -> Options:
    """Weigh one more step against none."""
    found = list(_moves(decision, mind))
    if decision.decline:
        found.append(Weighed(decision.decline, mind.onward - mind.move - 0.1, say("think-stay")))
    return [*found, *uses(decision, mind, max(one.worth for one in found))]


def _slip(decision: Choose, mind: Mind) -> Options:
    cells = [cell for cell in decision.things if cell in mind.sight.cells]
    return [
        Weighed(f"slip {cell}", -mind.costs[cell], say("think-slip", cell=mind.sight.named(cell))) for cell in cells
    ]


RULES: Mapping[str, Rule] = {
    "turn": _turn,
    "after": _after,
    "sprint": _onwards,
    "shortcut": _onwards,
    "step": _onwards,
    "slip": _slip,
}
