"""A log whose entries show the card that they are about."""

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from flick.table.looks import CardLook
from flick.window.cards.portrait import portrait
from flick.window.parts.kit import Kit
from flick.window.parts.log import Log
from flick.window.parts.log_row import ROOMY, Entry


class StoryLog(Log):
    """``look`` gives the card of an ID; whom it shows stands before the entries that are about it."""

    def __init__(
        self,
        kit: Kit,
        rect: Rect,
        entries: Sequence[Entry],
        on_entry: Callable[[int], None],
        on_rule: Callable[[str], None],
        look: Callable[[str], CardLook | None],
        *,
        short: bool = False,
    ) -> None:
        self._look = look
        super().__init__(kit, rect, entries, on_entry, on_rule, short=short)

    def picture(self, entry: Entry) -> Surface | None:
        return picture_of(self.kit, self._look(entry.thing), self.measures.picture)


def picture_of(kit: Kit, look: CardLook | None, size: float = ROOMY.picture) -> Surface | None:
    """Whom a card shows, that small; ``None`` for what is no card."""
    if look is None:
        return None
    side = kit.px(size)
    return kit.picture(("portrait", look.id, side), lambda: portrait(look, side, kit.theme))
