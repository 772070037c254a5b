"""What somebody is told of the answers that they could give: what each promises, and of which they are warned."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from flick.table.naming import capital
from flick.table.promises import AS_IT_IS, Promise, promise_line, promise_text
from flick.table.rules import Decision
from flick.table.words import Words
from flick.window.board.answer_button import AnswerButton
from flick.window.board.tag import PieceTag


class Advice:
    """Of the answers to a decision; ``promises`` are left out where nobody wants them."""

    def __init__(self, words: Words, decision: Decision | None = None, promises: Mapping[str, Promise] = {}) -> None:
        self.words, self.promises = words, promises
        self.warnings = {} if decision is None else {key: words(told) for key, told in decision.warnings.items()}

    @property
    def as_it_is(self) -> str:
        """What may be hoped for as things stand."""
        promise = self.promises.get(AS_IT_IS)
        return promise_line(promise, self.words) if promise is not None else ""

    def tag(self, answer: str) -> PieceTag | None:
        """What stands beside the piece that gives an answer."""
        if answer in self.warnings:
            return PieceTag(self.warnings[answer], self.words("window-warned"), self.warnings[answer], bad=True)
        promise = self.promises.get(answer)
        if promise is None:
            return None
        short = promise_text(promise, self.words, short=True)
        told = capital(promise_line(promise, self.words)) if promise.say is not None else ""
        return PieceTag(promise_text(promise, self.words), short, told)

    def best(self, answers: Sequence[str]) -> PieceTag | None:
        """What the likeliest of several answers promises."""
        promised = [answer for answer in answers if answer in self.promises]
        likeliest = max(promised, key=lambda answer: self.promises[answer].odds.win, default=None)
        return None if likeliest is None else self.tag(likeliest)

    def on(self, button: AnswerButton) -> AnswerButton:
        """A button that says so: red, where it is warned of."""
        tag = self.tag(button.answer)
        if tag is None:
            return button
        if tag.bad:
            return replace(button, label=f"{button.label}. {tag.text}", kind="danger")
        tip = " ".join(told for told in (button.tip, tag.told) if told)
        return replace(button, label=f"{button.label} · {tag.text}", tip=tip)
