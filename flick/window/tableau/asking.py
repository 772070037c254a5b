"""Questions of yes or no: a sheet with the card that it is about, and two buttons that name the deeds."""

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect
from pygame.event import Event

from flick.table.board import Board, Piece, Zone
from flick.table.rules import Confirm
from flick.table.sayings import Fact, Say
from flick.table.words import Words
from flick.window.parts.kit import Kit
from flick.window.parts.question import Deed, Question
from flick.window.tableau.choices import asked_in_parts
from flick.window.tableau.faces import Faces
from flick.window.tableau.layout_file import Asked, LayoutFile, of_side

CARD = 150
KEYS = {pygame.K_1: 0, pygame.K_KP1: 0, pygame.K_y: 0, pygame.K_2: 1, pygame.K_KP2: 1, pygame.K_n: 1}


class Asking(Question):
    """A question that is answered by number keys as well."""

    def key(self, event: Event) -> bool:
        if event.key in KEYS:
            self.on_answer(KEYS[event.key])
            return True
        return super().key(event)


def asking(
    kit: Kit,
    window: Rect,
    decision: Confirm,
    board: Board,
    layout: LayoutFile,
    faces: Faces,
    answer: Callable[[str], None],
    on_rule: Callable[[str], None],
    *,
    low: bool,
) -> Asking:
    """The sheet for a decision; what comes out is ``yes`` or ``no``. ``low`` leaves the table to be seen where the
    question is about no card."""
    words = faces.words
    asked = layout.questions.get(decision.verb, Asked(card=layout.playing.zone if layout.playing else ""))
    zone = _zone(board, of_side(asked.card, faces.side(decision.seat)))
    cards = [piece for piece in zone.pieces if piece.face is not None] if zone else []
    card = cards[-1] if cards else _named(decision, faces)
    cause, question = asked_in_parts(words(decision.ask))
    deeds = deeds_of(decision, words, cards, asked.icon)
    return Asking(
        kit,
        window,
        question,
        deeds,
        lambda index: answer("no" if index else "yes"),
        cause=cause,
        heading=faces.name(card) if card else "",
        sentences=[words(asked.says)] if asked.says else _sentences(card, faces),
        rule=decision.rule,
        on_rule=on_rule,
        card=faces.card(card, "", kit.px(CARD), at_once=True) if card else None,
        low=low and card is None,
    )


def _named(decision: Confirm, faces: Faces) -> Piece | None:
    """The card that the question itself names."""
    named = decision.facts.get("card")
    card = Piece(named, face=named) if isinstance(named, str) else None
    return card if card is not None and faces.look(card) is not None else None


def deeds_of(decision: Confirm, words: Words, cards: Sequence[Piece] = (), icon: str = "") -> list[Deed]:
    """Yes and no in the words of the game: ``yes-<verb>`` and ``no-<verb>``, which are given the facts of the decision,
    the ``card`` that it is about and how many ``cards`` there are."""
    facts: dict[str, Fact] = {**decision.facts, "cards": len(cards)}
    if cards and (face := cards[-1].face) is not None:
        facts["card"] = face
    labels: list[str] = []
    for fallback, message in (("window-yes", f"yes-{decision.verb}"), ("window-no", f"no-{decision.verb}")):
        labels.append(words(Say(message, facts)) if words.has(message) else words(fallback))
    return [Deed(labels[0], icon), Deed(labels[1])]


def _sentences(card: Piece | None, faces: Faces) -> list[str]:
    """What the card does besides its shots."""
    look = faces.look(card) if card else None
    if look is None or look.ability is None:
        return []
    return [faces.words(look.ability.sentence)]


def _zone(board: Board, zone_id: str) -> Zone | None:
    return next((zone for zone in board.zones if zone.id == zone_id), None)
