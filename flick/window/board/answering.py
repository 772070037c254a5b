"""Which of several are chosen so far, while more than one may be."""

from collections.abc import Callable

from flick.table.answers import write_many
from flick.table.rules import ChooseMany
from flick.table.words import Words
from flick.window.board.answer_buttons import AnswerButton
from flick.window.board.choices import deed_of_many


class Several:
    """Options are taken and put back one by one; the brass button answers."""

    def __init__(self, decision: ChooseMany, words: Words, answer: Callable[[str], None]) -> None:
        self.decision, self.words, self.answer = decision, words, answer
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

    def done(self) -> None:
        """Answer with what is chosen."""
        self.answer(write_many(self.decision, sorted(self.chosen)))

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

    def offer(self) -> AnswerButton:
        """The button that answers."""
        decision, count = self.decision, len(self.chosen)
        off = None
        if count < decision.least:
            off = self.words("window-choose-more", count=decision.least - count)
        label = deed_of_many(decision, self.chosen, self.words)
        return AnswerButton(label, self.done, kind="primary", off=off)
