"""What lets a person choose one of several options, in whatever shape."""

from collections.abc import Callable, Mapping, Sequence
from typing import Unpack

from pygame import Rect

from flick.window.widgets.kit import Kit
from flick.window.widgets.repainted import Repainted
from flick.window.widgets.widget import Tooltips, Widget


class Choice(Widget):
    """``chosen`` is the number of an option; ``on_choose`` is told when a person chooses another one."""

    focusable = True
    chosen = Repainted[int]()
    """The number of the option chosen."""

    def __init__(
        self,
        kit: Kit,
        rect: Rect,
        options: Sequence[str],
        chosen: int,
        on_choose: Callable[[int], None],
        *,
        barred: Mapping[int, str] | None = None,
        **told: Unpack[Tooltips],
    ) -> None:
        """``barred`` says which options cannot be chosen, and why."""
        super().__init__(kit, rect, **told)
        self.options = list(options)
        self.on_choose = on_choose
        self.barred = dict(barred or {})
        self.chosen = chosen

    def why(self, index: int) -> str | None:
        """Why an option cannot be chosen."""
        return self.off or self.barred.get(index)
