"""How a question can be answered, in lines under it."""

import math

from flick.table.answers import write_aim, write_place
from flick.table.rules import Aim, Amount, Choose, ChooseMany, Confirm, Decision, Flick, Place
from flick.table.words import Words
from flick.terminal.board import option_label

MOST_SPOTS = 9
"""Suggested places that are listed; any other can be typed."""


def answer_lines(decision: Decision, words: Words) -> list[str]:
    """The options with their numbers, or the form that an answer takes."""
    if isinstance(decision, (Choose, ChooseMany)):
        lines = [f"  {number:>2}  {option_label(option, words)}" for number, option in enumerate(decision.options, 1)]
        if isinstance(decision, ChooseMany):
            lines.append("  " + words("answer-many", least=decision.least, most=decision.most))
        return lines
    if isinstance(decision, Confirm):
        return ["  " + words("answer-confirm")]
    if isinstance(decision, Amount):
        return ["  " + words("answer-amount", least=decision.least, most=decision.most)]
    if isinstance(decision, Place):
        return [*_spots(decision), "  " + words("answer-place")]
    if isinstance(decision, Flick):
        return [f"  {line}" for line in _flick(decision, words)]
    return []


def _spots(decision: Place) -> list[str]:
    return [
        f"  {number:>2}  {write_place(decision.piece, x, y, decision.verb)}"
        for number, (x, y) in enumerate(decision.suggestions[:MOST_SPOTS], 1)
    ]


def _flick(decision: Flick, words: Words) -> list[str]:
    aim = Aim(decision.pawns[0], math.radians(31.5), round(decision.most_speed / 2))
    example = write_aim(aim, decision.verb)
    return [
        words("answer-pawns", pawns=", ".join(decision.pawns)),
        words("answer-flick", example=example, least=decision.least_speed, most=decision.most_speed),
    ]
