"""What somebody has built before: rows to open one of them, as long as nothing new has been begun."""

from typing import TYPE_CHECKING

from pygame import Rect

from flick import kept_drafts
from flick.kept_drafts import KeptDraft
from flick.window.menus.telling import capital
from flick.window.widgets.label import Caption, Overline
from flick.window.widgets.pick import Pick
from flick.window.widgets.widget import Widget

if TYPE_CHECKING:
    from flick.window.menus.builder import BuilderScreen

HEADING, ROW, GAP, BELOW = 15, 48, 6, 18
"""Height of the heading, of a row, what is free between two of them, and below a sentence."""


class OwnRows:
    """Those that can be used, each with its portrait and what it is."""

    def __init__(self, screen: "BuilderScreen") -> None:
        self.screen, self.kit, self.words = screen, screen.kit, screen.words

    def lay(self, view: Rect) -> tuple[list[Widget], int]:
        """The sentence that tells what will stand there, the rows below it, and where they end."""
        kit = self.kit
        told = Caption(kit, view, self.screen.say("window-build-first"), "prompt", colour="bone.2", size=16)
        told.rect.height = told.height
        parts: list[Widget] = [told]
        kept = kept_drafts.usable(self.screen.game)
        if not kept:
            return parts, told.rect.bottom
        head = Rect(view.left, told.rect.bottom + kit.px(BELOW), view.width, kit.px(HEADING))
        parts.append(Overline(kit, head, self.words(self.screen.builder.own)))
        top = head.bottom + kit.px(GAP)
        for one in kept:
            parts.append(self._row(Rect(view.left, top, view.width, kit.px(ROW)), one))
            top += kit.px(ROW + GAP)
        return parts, top - kit.px(GAP)

    def _row(self, rect: Rect, one: KeptDraft) -> Pick:
        screen, builder = self.screen, self.screen.builder
        look = screen.game.card_look(builder.thing(one.record))

        def looks(on: bool) -> None:
            screen.sheet.peek(look if on else None)

        return Pick(
            self.kit,
            rect,
            builder.name(one.record),
            capital(self.words(builder.told(one.record))),
            False,
            lambda: screen.take(one.record, one.path),
            look=look,
            on_look=looks,
        )
