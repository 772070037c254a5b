"""What is asked at a table, and how far whoever is asked has come with their answer. Nothing is drawn here."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from pygame import Rect

from flick.table.answers import write_many
from flick.table.board import Board
from flick.table.decisions import choice_in
from flick.table.promises import Promise
from flick.table.rules import Choose, ChooseMany, Confirm, Decision, Offer
from flick.table.words import Words
from flick.window.board.advice import Advice
from flick.window.board.answer_button import AnswerButton
from flick.window.board.bargain import Bargain
from flick.window.board.choices import deed_of_many

Outline: TypeAlias = Callable[[str], Rect | None]
"""Where a pawn of the arena is seen now, by its name."""


class Several:
    """Which of several options are chosen so far; they are taken and put back one by one, and a button answers."""

    def __init__(self, decision: ChooseMany, words: Words) -> None:
        self.decision, self.words = decision, words
        self.chosen: list[int] = []

    def toggle(self, index: int) -> bool:
        """Take an option, or put it back; whether that was possible."""
        if index in self.chosen:
            self.chosen.remove(index)
        elif len(self.chosen) < self.decision.most:
            self.chosen.append(index)
        else:
            return False
        return True

    @property
    def pieces(self) -> list[str]:
        """The pieces that are chosen."""
        options = (self.decision.options[index] for index in self.chosen)
        return [option.piece for option in options if option.piece is not None]

    @property
    def places(self) -> list[str]:
        """The places of a map that are chosen."""
        options = (self.decision.options[index] for index in self.chosen)
        return [option.place for option in options if option.place is not None]

    @property
    def answer(self) -> str:
        """The written answer, as far as they are chosen."""
        return write_many(self.decision, sorted(self.chosen))

    def offer(self) -> AnswerButton:
        """The button that answers; it is off while too few are chosen."""
        missing = self.decision.least - len(self.chosen)
        off = self.words("window-choose-more", count=missing) if missing > 0 else None
        label = deed_of_many(self.decision, self.chosen, self.words)
        return AnswerButton(label, "" if off else self.answer, kind="primary", off=off)


class Asking:
    """Kept while everything that shows it is laid out anew."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.decision: Decision | None = None
        self.advice = Advice(words)
        """What is told of the answers that can be given."""
        self.how = ""
        """How it is done, where that is not plain."""
        self.several: Several | None = None
        self.bargain: Bargain | None = None
        self.narrowed = ""
        """The piece or place that was picked first, where an option has two."""
        self.named: Sequence[int] = ()
        """Which options of a choice stand as buttons now, in their order."""
        self.outline: Outline | None = None
        """Where pawns are seen; without it only buttons name them."""
        self.says_who = False
        """Whether a question says whom it asks."""
        self.said: tuple[str, str] = ("", "")
        """What stands at the top of the window, and below it."""

    def pawns_seen(self, board: Board) -> list[Rect]:
        """Where pawns of a board are seen in the arena."""
        pawns = [piece.id for zone in board.zones if zone.kind == "arena" for piece in zone.pieces]
        seen = [self.outline(pawn) for pawn in pawns] if self.outline is not None else []
        return [rect for rect in seen if rect is not None]

    def begin(self, decision: Decision | None, how: str, promises: Mapping[str, Promise]) -> None:
        """Another decision is asked, or none."""
        self.decision, self.how, self.narrowed = decision, how, ""
        self.advice = Advice(self.words, decision, promises)
        self.several = Several(decision, self.words) if isinstance(decision, ChooseMany) else None
        self.bargain = Bargain(decision) if isinstance(decision, Offer) else None

    @property
    def choice(self) -> Choose | None:
        """The choice of one option that is asked, beside a flick too."""
        return choice_in(self.decision)

    @property
    def offered(self) -> Choose | ChooseMany | None:
        """What there is to choose from, one option or several."""
        return self.decision if isinstance(self.decision, ChooseMany) else self.choice

    @property
    def deal(self) -> Bargain | None:
        """The deal that is asked about, where things can be picked for it."""
        return self.bargain if self.bargain is not None and self.bargain.decision.may_name else None

    @property
    def chosen(self) -> list[str]:
        """The pieces that are chosen so far."""
        if self.deal is not None:
            return self.deal.given
        if self.several is not None:
            return self.several.pieces
        return [self.narrowed] if self.narrowed else []

    @property
    def may_agree(self) -> bool:
        """Whether yes and no are answers, by their first letters too."""
        if isinstance(self.decision, Offer):
            return self.decision.proposed is not None and self.bargain is not None and not self.bargain.changed
        return isinstance(self.decision, Confirm)
