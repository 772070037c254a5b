"""A bar below the table for a question that may be answered with no: what has happened, what the answers lead to, the
card that it is about, and the answers as buttons. The table stays in sight and can be looked at meanwhile."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pygame import Rect

from flick.table.board import Board, Piece
from flick.table.naming import capital, option_label, option_tip
from flick.table.rules import Choose, Confirm
from flick.table.sayings import Fact, Say
from flick.table.words import Words
from flick.window.board.advice import Advice
from flick.window.board.answer_button import AnswerButton
from flick.window.board.card import CardPart
from flick.window.board.choices import number_of, shorter_questions
from flick.window.board.faces import Faces
from flick.window.board.layout_file import BoardLayoutFile, YesNoAsked, of_side
from flick.window.board.row_arithmetic import side_by_side, stacked
from flick.window.board.surroundings import Surroundings
from flick.window.widgets import Button, Fitted, Link, Place, Pose, TextBox, card_height, fitted, kept_to, wrapped
from flick.window.widgets.above import Above
from flick.window.widgets.kit import Anchor
from flick.window.widgets.materials import PlateKind

PAD, BESIDE = 12, 12
CARD = 50
"""Width of the card that the question is about."""
TITLE, TITLE_LEADING, LINE = 16.0, 19.0, 16.0
HEIGHT, GAP = 34, 6
ICON = 24
LEAST_TEXT = 220
"""Less room than this beside the buttons is too little for the text, which then stands above them."""
LEAST_BUTTON, WIDEST_BUTTON = 104, 230
SLIM, SLIM_LINES, LEAST_SLIM = 5, 2, 90
"""Of a slim bar: what is free above and below, how many lines there are at most, and the least room for any."""


@dataclass(frozen=True)
class Questioned:
    """Everything that stands in the bar: the question with what has happened, what follows from the answers, the rule,
    and the card that it is about."""

    ask: str
    leads: Sequence[str]
    rule: str
    answers: Sequence[AnswerButton]
    card: Piece | None = None
    side: str = ""


class BarPart(Above):
    """As wide as ``room``, from its top downwards, and as high as it needs. The buttons bear the number keys.

    A ``slim`` one leaves as much as can be of the hand in sight, which the question may be about: it is hardly higher
    than its buttons, and shows no card.
    """

    def __init__(self, around: Surroundings, room: Rect, asked: Questioned, *, slim: bool = False) -> None:
        super().__init__(around.kit, room)
        self.around, self.asked = around, asked
        self._texts: list[TextBox] = []
        self.asks_all = False
        """Whether the whole question stands in it; what has no room is read at the top of the window."""
        place = Rect(0, 0, 0, self.kit.px(HEIGHT))
        buttons = [offer.laid(around, place, around.doings.answer) for offer in asked.answers]
        if slim:
            self._lay_slim(buttons)
        else:
            self._lay(buttons)
            if self.rect.bottom > room.bottom:
                self._lay_tight(buttons, room.bottom)
        self.add(*buttons)

    def own_texts(self) -> list[TextBox]:
        return [text.within(self.rect) for text in self._texts]

    @property
    def buttons(self) -> list[Button]:
        """The answers, in their order."""
        return [part for part in self.parts if isinstance(part, Button)]

    def _lay(self, buttons: Sequence[Button]) -> None:
        """The card, the text, and the buttons beside it one below the other, or below it side by side."""
        kit, pad, gap = self.kit, self.kit.px(PAD), self.kit.px(GAP)
        left, top, right = self.rect.left + pad, self.rect.top, self.rect.right - pad
        if self.asked.card is not None:
            left += kit.px(CARD) + kit.px(BESIDE)
        wide = max(self._button_width(offer) for offer in self.asked.answers)
        room = right - left - wide - kit.px(BESIDE)
        beside = room >= kit.px(LEAST_TEXT)
        foot = self._write(Rect(left, top + kit.px(8), room if beside else right - left, 0)) + pad
        high = len(buttons) * (kit.px(HEIGHT) + gap) - gap
        across = self._fit_in_a_row(right - left)
        foot = max(foot, top + 2 * pad + high) if beside else foot + pad + (kit.px(HEIGHT) if across else high)
        if self.asked.card is not None:
            foot = max(foot, top + 2 * pad + card_height(kit.px(CARD)))
            self.add(self._card(self.asked.card, top, foot))
        self.rect.height = foot - top
        if across and not beside:
            self._in_a_row(buttons, left, right, foot - pad - kit.px(HEIGHT))
            return
        above = self.rect.centery - high // 2 if beside else foot - pad - high
        wide = wide if beside else right - left
        column = Rect(right - wide, above, wide, high)
        for button, place in zip(buttons, stacked(len(buttons), column, kit.px(HEIGHT), gap), strict=True):
            button.rect = place

    def _lay_tight(self, buttons: Sequence[Button], foot: int) -> None:
        """Where there is no room for more: the question in two lines, the rule, and the answers two in a row. It begins
        higher where it would end below ``foot``."""
        kit, pad, gap = self.kit, self.kit.px(PAD), self.kit.px(GAP)
        self.empty()
        left, right = self.rect.left + pad, self.rect.right - pad
        beside = kit.width(self.asked.rule, "rule-id") + kit.px(BESIDE) if self.asked.rule else 0
        text = self._short(right - beside - left)
        words, step = kit.px(8) + kit.px(LINE) * len(text.lines) + pad, kit.px(HEIGHT) + gap
        high = words + step * -(-len(buttons) // 2) - gap + pad
        self.rect = Rect(self.rect.left, min(self.rect.top, foot - high), self.rect.width, high)
        baseline = self.rect.top + kit.px(8) + kit.px(LINE)
        if self.asked.rule:
            self._link((right, baseline), anchor="right")
        self._texts = kit.lines(text.lines, "hint", (left, baseline), kit.px(LINE), size=text.size)
        half = (right - left - gap) // 2
        for index, button in enumerate(buttons):
            row, column = divmod(index, 2)
            alone = index == len(buttons) - 1 and not column
            top = self.rect.top + words + row * step
            button.rect = Rect(left + column * (half + gap), top, right - left if alone else half, kit.px(HEIGHT))

    def _lay_slim(self, buttons: Sequence[Button]) -> None:
        """The text in two lines, the rule, and the buttons side by side, each as wide as it needs. A question that has
        no room is read at the top of the window, and the bar is no wider than the rest."""
        kit, pad, gap, rule = self.kit, self.kit.px(PAD), self.kit.px(GAP), self.asked.rule
        widths = [self._button_width(offer) for offer in self.asked.answers]
        row = sum(widths) + gap * (len(widths) - 1)
        named = kit.width(rule, "rule-id") + kit.px(BESIDE) if rule else 0
        if row + named + 2 * pad > self.rect.width:
            named = 0
        room = self.rect.width - 2 * pad - row - kit.px(BESIDE) - named
        text = self._whole(room) if room >= kit.px(LEAST_SLIM) else None
        wide = self.rect.width if text is not None else row + named + 2 * pad
        self.rect = Rect(self.rect.centerx - wide // 2, self.rect.top, wide, kit.px(HEIGHT + 2 * SLIM))
        end = self.rect.right - pad - row
        places = side_by_side(widths, gap, end, self.rect.top + kit.px(SLIM), kit.px(HEIGHT))
        for button, place in zip(buttons, places, strict=True):
            button.rect = place
        if named:
            self._link((end - kit.px(BESIDE), self.rect.centery + kit.px(4)), anchor="right")
        if text is not None:
            column = Rect(self.rect.left + pad, self.rect.top, room, self.rect.height)
            lines = [(line, "hint", text.size, "bone") for line in text.lines]
            self._texts = kit.column(lines, column.left, column.centery + kit.px(2), column)

    def _whole(self, width: int) -> Fitted | None:
        """The question where it has room in a slim bar, all of it or its last sentence."""
        self.asks_all = False
        for text in shorter_questions(self.asked.ask):
            found = fitted(self.kit.theme, text, "hint", width, most=SLIM_LINES)
            if len(found.lines) <= SLIM_LINES:
                self.asks_all = text == self.asked.ask
                return found
        return None

    def _short(self, width: int) -> Fitted:
        """Return as much of the question as has room in two lines."""
        last = shorter_questions(self.asked.ask)[-1]
        return self._whole(width) or kept_to(self.kit.theme, last, "hint", width, SLIM_LINES)

    def _write(self, column: Rect) -> int:
        """Question, what follows, and the rule behind the last word; where all that ends."""
        kit = self.kit
        y, end = column.top, 0
        self.asks_all = True
        for line in wrapped(self.asked.ask, kit.theme.font("prompt", TITLE), column.width):
            y += kit.px(TITLE_LEADING)
            self._texts.append(kit.text(line, "prompt", (column.left, y), size=TITLE))
            end = kit.width(line, "prompt", TITLE)
        for text in self.asked.leads:
            for line in wrapped(text, kit.theme.font("hint"), column.width):
                y += kit.px(LINE)
                self._texts.append(kit.text(line, "hint", (column.left, y + kit.px(2)), "bone.2"))
                end = kit.width(line, "hint")
        if self.asked.rule:
            if end + kit.px(BESIDE) + kit.width(self.asked.rule, "rule-id") > column.width:
                y, end = y + kit.px(LINE), -kit.px(BESIDE)
            self._link((column.left + end + kit.px(BESIDE), y + kit.px(2)))
        return y + kit.px(4)

    def _link(self, place: Place, anchor: Anchor = "left") -> None:
        """The rule of the question, which opens the rulebook."""
        rule = self.asked.rule
        self.add(Link(self.kit, place, rule, lambda: self.around.doings.rule(rule), anchor=anchor))

    def _card(self, card: Piece, top: int, foot: int) -> CardPart:
        around, width = self.around, self.kit.px(CARD)
        pose = Pose(self.rect.left + self.kit.px(PAD) + width / 2, (top + foot) / 2, width)
        return CardPart(self.kit, around.faces, card, pose, side=self.asked.side, peek=around.peek)

    def _button_width(self, offer: AnswerButton) -> int:
        icon = self.kit.px(ICON) if offer.icon else 0
        need = self.kit.width(offer.label, "button") + icon + self.kit.px(60)
        return min(max(need, self.kit.px(LEAST_BUTTON)), self.kit.px(WIDEST_BUTTON))

    def _fit_in_a_row(self, room: int) -> bool:
        """Whether every label has room in a single line with the buttons side by side."""
        count = len(self.asked.answers)
        each = (room - self.kit.px(GAP) * (count - 1)) // count
        return all(self._button_width(offer) <= each for offer in self.asked.answers)

    def _in_a_row(self, buttons: Sequence[Button], left: int, right: int, top: int) -> None:
        """Lay the buttons side by side, all equally wide."""
        kit, gap = self.kit, self.kit.px(GAP)
        each = (right - left - gap * (len(buttons) - 1)) // len(buttons)
        places = side_by_side([each] * len(buttons), gap, left, top, kit.px(HEIGHT))
        for button, place in zip(buttons, places, strict=True):
            button.rect = place


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
        tip = option_tip(option, words)
        found.append(AnswerButton(label, option.name, number_of(index), icon, _kind(brass), card=card, tip=tip))
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
