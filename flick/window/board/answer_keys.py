"""Answers by keys: numbers for options, letters for yes and no, Enter and Esc for a card that was chosen once."""

import pygame
from pygame.event import Event

from flick.table.rules import Amount, Confirm
from flick.window.board.choices import amounts
from flick.window.board.question_controls import QuestionControls

DIGITS = {getattr(pygame, f"K_{pad}{digit}"): digit for pad in ("", "KP") for digit in range(10)}

BUTTONS = pygame.BUTTON_LEFT, pygame.BUTTON_MIDDLE, pygame.BUTTON_RIGHT
"""What is pressed on a mouse; a turn of its wheel is none of these."""

YES_OR_NO = {pygame.K_y: "yes", pygame.K_o: "yes", pygame.K_n: "no"}
"""Their first letters, in every language there is."""


def answers_by(key: int, controls: QuestionControls) -> bool:
    """Answer with a key, or come nearer to an answer; whether it means something now."""
    if key in DIGITS:
        return _number(DIGITS[key], controls)
    if _again(key, controls) or (key == pygame.K_ESCAPE and controls.narrow("")):
        return True
    if key in YES_OR_NO and controls.asking.may_agree:
        controls.answer(YES_OR_NO[key])
        return True
    return False


def put_back(event: Event, controls: QuestionControls) -> None:
    """A press anywhere but on a card of the hand puts back the one that was chosen once, whatever else it does."""
    hand = controls.furniture.hand
    if hand.ready is None or event.type != pygame.MOUSEBUTTONDOWN or event.button not in BUTTONS:
        return
    if not any(card.contains(event.pos) for card in hand.cards):
        hand.raise_first(None)


def _number(digit: int, controls: QuestionControls) -> bool:
    """Give the answer of a number: an amount, yes or no, an option of a deal or a choice; a card is raised first."""
    decision, offered = controls.asking.decision, controls.asking.offered
    if isinstance(decision, Amount):
        if digit not in amounts(decision):
            return False
        controls.answer(f"{decision.verb} {digit}")
    elif (panel := controls.panel) is not None:
        panel.choose(digit - 1)
    elif isinstance(decision, Confirm) and digit in (1, 2):
        controls.answer("yes" if digit == 1 else "no")
    elif offered is None or not 0 < digit <= len(offered.options):
        return False
    else:
        piece = offered.options[digit - 1].piece
        if piece is None or not controls.furniture.hand.raise_first(piece):
            controls.pick(digit - 1)
    return True


def _again(key: int, controls: QuestionControls) -> bool:
    """Enter plays the card that was chosen once, Esc puts it back."""
    hand, offered = controls.furniture.hand, controls.asking.offered
    if offered is None or hand.ready is None:
        return False
    if key == pygame.K_ESCAPE:
        return hand.raise_first(None)
    if key in (pygame.K_RETURN, pygame.K_KP_ENTER):
        controls.pick(next(index for index, option in enumerate(offered.options) if option.piece == hand.ready))
        return True
    return False
