"""Random legal answers, in which every option and every number of things is equally likely."""

import math
from typing import Any

from flick.table.answers import write_aim, write_deal, write_many, write_place, write_walk
from flick.table.chance import Chance
from flick.table.decisions import Deal, Goods
from flick.table.line import Given
from flick.table.rules import Aim, Amount, Choose, ChooseMany, Confirm, Decision, Flick, Offer, Place, Walk
from flick.table.seats import Thought

MOST_SPIN = 20.0
"""The largest spin of a random flick in rad/s, about as much as a finger gives a disc by accident."""


YES, NO = Thought("yes", None, Given(True, "yes")), Thought("no", None, Given(False, "no"))


def random_thought(decision: Decision, chance: Chance) -> Thought:
    """A random legal answer. Where that costs nothing it comes with its value, so that nobody has to read it."""
    return _thoughts[type(decision)](decision, chance)


def random_answer(decision: Decision, chance: Chance) -> str:
    """A random legal answer in its written form."""
    return random_thought(decision, chance).answer


def _choose(decision: Choose, chance: Chance) -> Thought:
    index = chance.below(decision.ways)
    return _chosen(decision, index)


def _chosen(decision: Choose, place: int) -> Thought:
    """The answer that is the option at that index."""
    index = decision.value_at(place)
    name = decision.written(index)
    return Thought(name, None, Given(index, name))


def _choose_many(decision: ChooseMany, chance: Chance) -> Thought:
    count = decision.least + chance.below(decision.most - decision.least + 1)
    indices = sorted(chance.shuffle("many", range(len(decision.things)))[:count])
    answer = write_many(decision, indices)
    return Thought(answer, None, Given(tuple(indices), answer))


def _confirm(decision: Confirm, chance: Chance) -> Thought:
    return YES if chance.below(2) else NO


def _amount(decision: Amount, chance: Chance) -> Thought:
    number = decision.least + chance.below(decision.most - decision.least + 1)
    answer = f"{decision.verb} {number}"
    return Thought(answer, None, Given(number, answer))


def _flick(decision: Flick, chance: Chance) -> Thought:
    """A random flick, or one of the answers beside it, each of which is as likely as a flick."""
    if (beside := decision.beside) is not None and (way := chance.below(beside.ways + 1)):
        return _chosen(beside, way - 1)
    speed = chance.between(math.ceil(decision.least_speed * 10) / 10, math.floor(decision.most_speed * 10) / 10)
    spin = chance.between(-MOST_SPIN, MOST_SPIN) if decision.spin else 0.0
    pawn = decision.pawns[chance.below(len(decision.pawns))]
    return Thought(write_aim(Aim(pawn, chance.between(0, math.tau), speed, spin), decision.verb))


def _place(decision: Place, chance: Chance) -> Thought:
    """One of the suggested spots, moved a little at random where the moved spot is allowed."""
    x, y = decision.suggestions[chance.below(len(decision.suggestions))]
    near = round(x + chance.between(-10, 10), 1), round(y + chance.between(-10, 10), 1)
    if decision.refuse(*near) is None:
        x, y = near
    return Thought(write_place(decision.piece, x, y, decision.verb))


def _walk(decision: Walk, chance: Chance) -> Thought:
    """The way to a random cell that can be reached; staying is as likely as each cell, where that is allowed."""
    goals = list(decision.reached)
    index = chance.below(len(goals) + bool(decision.decline))
    if index == len(goals):
        return Thought(decision.decline, None, Given((), decision.decline))
    way = tuple(decision.reached[goals[index]])
    answer = write_walk(decision, way)
    return Thought(answer, None, Given(way, answer))


def _offer(decision: Offer, chance: Chance) -> Thought:
    """No, yes where something is proposed, or a deal of few goods where one may be named."""
    answers = ["no", *(["yes"] if decision.proposed is not None else []), *([""] if decision.may_name else [])]
    answer = answers[chance.below(len(answers))]
    if answer:
        return YES if answer == "yes" else NO
    deal = Deal(_some(decision.own, chance), _some(decision.theirs, chance))
    if decision.refuse(deal) is not None:
        return NO
    return Thought(write_deal(deal, decision.verb))


def _some(goods: Goods, chance: Chance) -> Goods:
    """One thing of the goods, some of one amount, or nothing."""
    counted = [name for name, most in goods.amounts.items() if most]
    index = chance.below(1 + len(goods.things) + len(counted))
    if index < len(goods.things):
        return Goods((goods.things[index],))
    index -= len(goods.things)
    if index == len(counted):
        return Goods()
    return Goods(amounts={counted[index]: 1 + chance.below(goods.amounts[counted[index]])})


_thoughts: dict[type[Decision], Any] = {
    Choose: _choose,
    ChooseMany: _choose_many,
    Confirm: _confirm,
    Amount: _amount,
    Flick: _flick,
    Place: _place,
    Walk: _walk,
    Offer: _offer,
}
