"""Asking for a name, on a sheet of paper."""

from collections.abc import Callable, Sequence

from pygame import Rect

from flick.window.widgets.field import Field
from flick.window.widgets.kit import Kit
from flick.window.widgets.layout import UNPLACED, Sized
from flick.window.widgets.question import Question, QuestionDeed

FIELD, BESIDE = 36, 7
"""Height of the line to type, and what is free above and below it."""


class Naming(Question):
    """A question with a line to type, what stands in it being selected. Enter there takes the first deed."""

    def __init__(
        self,
        kit: Kit,
        window: Rect,
        title: str,
        sentences: Sequence[str],
        deeds: Sequence[str],
        name: str,
        hint: str,
        on_answer: Callable[[int, str], None],
        most: int = 40,
    ) -> None:
        """``on_answer`` gets the number of the deed and what was typed; Esc takes the last one."""

        def answer(index: int) -> None:
            on_answer(index, " ".join(self.field.text.split()))

        self.field = Field(kit, UNPLACED, name, lambda _: None, on_enter=lambda: answer(0), hint=hint, most=most)
        self.field.line.select(0, len(name))
        made, below = [QuestionDeed(label) for label in deeds], [BESIDE, Sized(self.field, size=FIELD), BESIDE]
        super().__init__(kit, window, title, made, answer, sentences=sentences, below=below, cancel=len(deeds) - 1)
