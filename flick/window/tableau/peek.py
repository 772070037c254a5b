"""A card shown large beside the one that is being looked at."""

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from flick.window.parts.kit import Kit
from flick.window.parts.motion import Glide
from flick.window.parts.part import Place
from flick.window.tableau.piece import ShowsCards
from flick.window.tableau.sprites import card_height

if TYPE_CHECKING:
    from flick.window.parts.desk import Desk
    from flick.window.tableau.card import CardPart

WAIT = 500
"""ms for which somebody looks at a card before it is shown large; with the keyboard, Space does it at once."""
WIDTH = 300
GAP = 14


class Large(ShowsCards):
    """The large card; the pointer goes through it."""

    def __init__(self, kit: Kit, rect: Rect, card: "CardPart") -> None:
        super().__init__(kit, rect)
        self.card = card
        self._shown = Glide(0.0, kit.theme.ms("tooltip-in"))
        self._shown.go(1.0)

    @property
    def bounds(self) -> Rect:
        edge = self.kit.px(90)
        return self.rect.inflate(2 * edge, 2 * edge)

    @property
    def moving(self) -> bool:
        return self._shown.moving

    def contains(self, place: Place) -> bool:
        return False

    def tick(self, now: float) -> None:
        self.dirty |= self._shown.tick(now)
        if self.card.desk is None and self.desk is not None:
            self.desk.hide(self)

    def paint(self, target: Surface) -> None:
        faces, width = self.card.faces, self.rect.width
        face = faces.card(self.card.piece, self.card.side, width, self.card.due)
        sprite = faces.sprites.card(face, width, lift=2.4)
        sprite.draw(target, *self.rect.center, opacity=self._shown.value)


class Peek:
    """Shows one card at a time, on the desk of the card."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.large: Large | None = None
        self.avoid: Rect | None = None
        """What the large card does not lie on: the buttons of the answers."""
        self._card: CardPart | None = None
        self._enough = False
        """Whether it was taken away although somebody still looks."""
        self._since = 0.0

    def shows(self, card: "CardPart") -> bool:
        """Whether that card is shown large."""
        return self.large is not None and self.large.card is card

    def waits_for(self, card: "CardPart") -> bool:
        """Whether that card will be shown large if somebody goes on looking at it."""
        return not self.shows(card) and not (self._enough and self._card is card)

    def watch(self, card: "CardPart", looked_at: bool, now: float) -> None:
        """A card tells that somebody looks at it, or no longer."""
        if not looked_at:
            if self._card is card:
                self._card = None
                self.hide()
            return
        if self._card is not card:
            self.hide()
            self._card, self._since, self._enough = card, now, False
        elif self.waits_for(card) and now - self._since >= WAIT and card.hovered:
            self.show(card)

    def toggle(self, card: "CardPart") -> None:
        """Show a card at once, or hide it."""
        if self.shows(card):
            self.hide()
        else:
            self._card = card
            self.show(card)

    def show(self, card: "CardPart") -> None:
        """Show a card large."""
        self.hide()
        desk = card.desk
        if desk is not None:
            self.large = Large(self.kit, self._place(card, desk), card)
            desk.show(self.large)

    def dismiss(self) -> None:
        """Take the large card away until somebody looks at a card anew: the table is another."""
        self._enough = True
        self.hide()

    def hide(self) -> None:
        """Take the large card away."""
        if self.large and self.large.desk:
            self.large.desk.hide(self.large)
        self.large = None

    def _place(self, card: "CardPart", desk: "Desk") -> Rect:
        """Beside the card, where there is more room, and in the window."""
        width = min(self.kit.px(WIDTH), round(desk.window.height * 0.62))
        rect = Rect(0, 0, width, card_height(width))
        room = desk.window.inflate(-2 * self.kit.px(16), -2 * self.kit.px(16))
        gap = self.kit.px(GAP)
        if card.rect.right + gap + width <= room.right:
            rect.left = card.rect.right + gap
        else:
            rect.right = card.rect.left - gap
        rect.bottom = card.rect.bottom
        if self.avoid is not None and rect.clamp(room).colliderect(self.avoid):
            rect.bottom = min(rect.bottom, self.avoid.top - gap)
        return rect.clamp(room)
