"""Asking for a name, on a sheet of paper."""

from collections.abc import Callable, Sequence

from pygame import Rect

from flick.window.widgets.field import Field
from flick.window.widgets.kit import Kit
from flick.window.widgets.question import Question, QuestionDeed

FIELD = 36


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
        self._name, self._hint, self._most = name, hint, most

        def answer(index: int) -> None:
            on_answer(index, " ".join(self.field.text.split()))

        made = [QuestionDeed(label) for label in deeds]
        super().__init__(kit, window, title, made, answer, sentences=sentences, cancel=len(deeds) - 1)

    def _foot(self, rule: str, on_rule: Callable[[str], None], deeds: Sequence[QuestionDeed]) -> None:
        kit = self.kit
        place = Rect(self._column, self._text_foot + kit.px(14), self._width, kit.px(FIELD))
        self.field = Field(
            kit,
            place,
            self._name,
            lambda _: None,
            on_enter=lambda: self.on_answer(0),
            hint=self._hint,
            most=self._most,
        )
        self.field.line.select(0, len(self._name))
        self.add(self.field)
        self._text_foot = place.bottom
        super()._foot(rule, on_rule, deeds)
