"""What stands in the bar for a question that may be answered with no: words, answers, and the card that it is about."""

from collections.abc import Mapping, Sequence

from flick.table.board import Board, Piece
from flick.table.naming import capital, option_label
from flick.table.rules import Choose, Confirm
from flick.table.sayings import Fact, Say
from flick.table.words import Words
from flick.window.board.advice import Advice
from flick.window.board.answer_button import AnswerButton
from flick.window.board.bar import Questioned
from flick.window.board.choices import number_of
from flick.window.board.faces import Faces
from flick.window.board.layout_file import BoardLayoutFile, YesNoAsked, of_side
from flick.window.widgets.materials import PlateKind


def questioned(
    decision: Confirm | Choose,
    board: Board,
    layout: BoardLayoutFile,
    faces: Faces,
    advice: Advice,
    named: Sequence[int] = (),
) -> Questioned:
    """``named`` are the options of a choice that stand as buttons; the others lie on the table."""
    words = faces.words
    asked = layout.questions.get(decision.verb, YesNoAsked(card=layout.playing.zone))
    zone = board.find(of_side(asked.card, faces.side(decision.seat)))
    cards = [piece for piece in zone.pieces if piece.face is not None] if zone else []
    card = cards[-1] if cards else _named(decision, faces)
    facts = _facts(decision, cards)
    leads = [words(Say(message, facts)) for message in (asked.says, asked.otherwise) if message]
    side = faces.side(zone.owner) if zone else ""
    if isinstance(decision, Choose):
        answers = buttons_of(decision, asked, words, named)
    else:
        answers = _yes_and_no(decision, asked, words, cards)
    told = [advice.on(button) for button in answers]
    return Questioned(words(decision.ask), leads or _sentences(card, faces), decision.rule, told, card, side)


def labels_of(decision: Confirm, words: Words, cards: Sequence[Piece] = ()) -> list[str]:
    """Return yes and no in the words of the game: ``yes-<verb>`` and ``no-<verb>``."""
    facts = _facts(decision, cards)
    messages = (("window-yes", f"yes-{decision.verb}"), ("window-no", f"no-{decision.verb}"))
    return [words(Say(message, facts)) if words.has(message) else words(plain) for plain, message in messages]


def _yes_and_no(decision: Confirm, asked: YesNoAsked, words: Words, cards: Sequence[Piece]) -> list[AnswerButton]:
    yes, no = labels_of(decision, words, cards)
    return [
        AnswerButton(yes, "yes", "1", asked.icon, _kind(asked.brass == "yes")),
        AnswerButton(no, "no", "2", kind=_kind(asked.brass == "no")),
    ]


def buttons_of(decision: Choose, asked: YesNoAsked, words: Words, named: Sequence[int]) -> list[AnswerButton]:
    """The options that stand as buttons, and to choose none of them."""
    found: list[AnswerButton] = []
    for index in named:
        option = decision.options[index]
        declines = index >= len(decision.things)
        last = index == decision.ways - 1
        brass = asked.brass == "no" and last if declines else asked.brass == "yes" and len(decision.things) == 1
        brass |= asked.first and index == 0
        icon, label = "" if declines else asked.icon, capital(option_label(option, words))
        card = "" if declines else option.thing
        found.append(AnswerButton(label, option.name, number_of(index), icon, _kind(brass), card=card))
    return found


def _kind(brass: bool) -> PlateKind:
    return "primary" if brass else "secondary"


def _named(decision: Confirm | Choose, faces: Faces) -> Piece | None:
    """The card that the question itself names."""
    named = decision.facts.get("card")
    card = Piece(named, face=named) if isinstance(named, str) else None
    return card if card is not None and faces.look(card) is not None else None


def _facts(decision: Confirm | Choose, cards: Sequence[Piece]) -> Mapping[str, Fact]:
    """The ``card`` that the decision is about and how many ``cards`` there are, and its own facts."""
    facts: dict[str, Fact] = {"cards": len(cards)}
    if cards and (face := cards[-1].face) is not None:
        facts["card"] = face
    return {**facts, **decision.facts}


def _sentences(card: Piece | None, faces: Faces) -> list[str]:
    """What the card does besides its shots."""
    look = faces.look(card) if card else None
    if look is None or look.ability is None:
        return []
    return [faces.words(look.ability.sentence)]
