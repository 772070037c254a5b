"""The bot that answers anything at all: each answer as likely as any other."""

import math
from typing import Any

from flick.table.answers import write_aim, write_many, write_place
from flick.table.chance import Chance
from flick.table.line import Given
from flick.table.perspective import Perspective
from flick.table.rules import Aim, Amount, Choose, ChooseMany, Confirm, Decision, Flick, Place
from flick.table.seats import Thought

MOST_SPIN = 20.0
"""In rad/s: as much as a finger gives a disc by accident."""


YES, NO = Thought("yes", None, Given(True, "yes")), Thought("no", None, Given(False, "no"))


class RandomBot:
    """Knows nothing, fears nothing. The measure of every other bot, and the tester of every game."""

    def think(self, perspective: Perspective) -> Thought:
        decision, chance = perspective.decision, perspective.chance
        if type(decision) is Choose:
            index = chance.below(len(decision.things))
            name = decision.written(index)
            return Thought(name, None, Given(index, name))
        if type(decision) is Confirm:
            return YES if chance.below(2) else NO
        return Thought(random_answer(decision, chance))


def random_answer(decision: Decision, chance: Chance) -> str:
    """Any legal answer in its written form."""
    return _answers[type(decision)](decision, chance)


def _choose(decision: Choose, chance: Chance) -> str:
    return decision.written(chance.below(len(decision.things)))


def _choose_many(decision: ChooseMany, chance: Chance) -> str:
    count = decision.least + chance.below(decision.most - decision.least + 1)
    order = chance.shuffle("many", range(len(decision.things)))
    return write_many(decision, sorted(order[:count]))


def _confirm(decision: Confirm, chance: Chance) -> str:
    return "yes" if chance.below(2) else "no"


def _amount(decision: Amount, chance: Chance) -> str:
    return f"{decision.verb} {decision.least + chance.below(decision.most - decision.least + 1)}"


def _flick(decision: Flick, chance: Chance) -> str:
    speed = chance.between(math.ceil(decision.least_speed * 10) / 10, math.floor(decision.most_speed * 10) / 10)
    spin = chance.between(-MOST_SPIN, MOST_SPIN) if decision.spin else 0.0
    pawn = decision.pawns[chance.below(len(decision.pawns))]
    return write_aim(Aim(pawn, chance.between(0, math.tau), speed, spin), decision.verb)


def _place(decision: Place, chance: Chance) -> str:
    """A suggestion moved a little, where that is allowed."""
    x, y = decision.suggestions[chance.below(len(decision.suggestions))]
    near = round(x + chance.between(-10, 10), 1), round(y + chance.between(-10, 10), 1)
    if decision.refuse(*near) is None:
        x, y = near
    return write_place(decision.piece, x, y, decision.verb)


_answers: dict[type[Decision], Any] = {
    Choose: _choose,
    ChooseMany: _choose_many,
    Confirm: _confirm,
    Amount: _amount,
    Flick: _flick,
    Place: _place,
}
