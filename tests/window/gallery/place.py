"""Where things hang in the gallery: lengths of the design as pixels of the picture."""

from typing import NamedTuple

from pygame import Rect

from flick.table.words import Words
from flick.window.app.theme import Theme
from flick.window.arena.table_art import TableArt
from flick.window.cards.store import CardStore
from flick.window.widgets.icon import Icons
from flick.window.widgets.kit import Kit
from flick.window.widgets.label import Caption
from flick.window.widgets.tray import Tray
from flick.window.widgets.widget import Widget
from tests.window.gallery.words import reader


class Place(NamedTuple):
    """What everything in the gallery is made with."""

    kit: Kit
    art: TableArt
    cards: CardStore
    says: dict[str, str]

    def rect(self, x: float, y: float, width: float, height: float) -> Rect:
        """A rectangle of the design on the picture."""
        scale = self.kit.theme.scale
        left, top = round(x * scale), round(y * scale)
        return Rect(left, top, round((x + width) * scale) - left, round((y + height) * scale) - top)

    def spot(self, x: float, y: float) -> tuple[int, int]:
        """A place of the design on the picture."""
        return self.rect(x, y, 0, 0).topleft

    def tray(self, x: float, y: float, width: float, height: float, heading: str, *parts: Widget) -> Tray:
        """A tray with a heading."""
        rect, heading = self.rect(x, y, width, height), self.says.get(heading, "")
        return Tray(self.kit, rect, heading, parts, radius=14, opacity=0.70, pad=18, heading_size=12)

    def note(
        self, x: float, y: float, width: float, name: str, *, size: float = 12.5, centred: bool = False
    ) -> Caption:
        """A word about what hangs beside it; ``y`` is its middle."""
        anchor = "centre" if centred else "left"
        caption = Caption(
            self.kit,
            self.rect(x, y - 0.65 * size, width, 18),
            self.says[name],
            "hint",
            colour="bone.2",
            anchor=anchor,
            size=size,
        )
        caption.rect.height = caption.height
        return caption


def place_for(theme: Theme, language: str) -> Place:
    """A place in a palette, at a scale, in a language."""
    from flick.games.catacombs import GAME

    icons = Icons(theme)
    words = Words(language, GAME.folder, things=GAME.things)
    return Place(Kit(theme, icons), TableArt(theme, icons), CardStore(theme, icons, words), reader(language))


def nothing(*given: object) -> None:
    """What happens in the gallery when somebody presses a button."""
    del given


def settled(part: Widget) -> Widget:
    """A part after everything in it has come to rest."""
    part.tick(0.0)
    part.tick(10_000.0)
    return part


def hovered(part: Widget) -> Widget:
    """A part with the pointer over it."""
    part.hovered = True
    return settled(part)


def held(part: Widget) -> Widget:
    """A part that is pressed."""
    part.hovered = part.held = True
    return settled(part)


def ringed(part: Widget) -> Widget:
    """A part that has the keyboard."""
    part.focused = part.ringed = True
    return settled(part)
