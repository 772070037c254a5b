"""Text that only stands there: overlines, captions; and links, which do not."""

from collections.abc import Callable

from pygame import Rect, Surface

from flick.window.widgets.kit import Anchor, Kit, TextLook
from flick.window.widgets.layout import UNPLACED
from flick.window.widgets.materials import Fill
from flick.window.widgets.pressed import Pressed
from flick.window.widgets.repainted import Repainted
from flick.window.widgets.text import TextBox, fitted, wrapped
from flick.window.widgets.widget import Place, Widget

OVERLINE_GAP = 1
"""Added between the letters of an overline."""
LEAST_OVERLINE = 10
"""No overline is set smaller than that to have room."""
LEADING = 1.3
HEADING_HIGH = 14
"""Height of an overline, whose baseline is its foot."""
LINK_OPACITY = 0.55
LEAST_WIDE, LEAST_HIGH = 30, 28
"""What a click needs."""


def overline(
    kit: Kit,
    text: str,
    place: Place,
    colour: str = "bone.2",
    *,
    room: int = 0,
    size: float | None = None,
    spacing: int = OVERLINE_GAP,
) -> TextBox:
    """A heading in capitals, ``spacing`` pixels of the design between its letters: closer, and then smaller, where it
    would be wider than its room."""
    size = size or kit.theme.size("overline")

    def written() -> TextBox:
        return kit.text(text.upper(), "overline", place, colour, size=size, spacing=spacing)

    made = written()
    while room and made.width > room and (spacing or size > LEAST_OVERLINE):
        spacing, size = 0, size if spacing else size - 0.5
        made = written()
    return made


class Overline(Widget):
    """A heading in spaced capitals whose baseline is the foot of its rectangle."""

    def __init__(self, kit: Kit, rect: Rect, text: str, *, colour: str = "bone.2") -> None:
        super().__init__(kit, rect)
        self.text, self.colour = text, colour

    def wish(self, width: int) -> tuple[int, int]:
        return width, self.kit.px(HEADING_HIGH)

    def texts(self) -> list[TextBox]:
        return [overline(self.kit, self.text, self.rect.bottomleft, self.colour, room=self.rect.width)]


class Caption(Widget):
    """A text in one style, broken into lines of even length, from the top of its rectangle downwards.

    A ``name`` shrinks before it breaks; ``shadow`` keeps it readable on the lit table.
    """

    text = Repainted[str]()
    """What stands there."""

    def __init__(
        self,
        kit: Kit,
        rect: Rect,
        text: str,
        role: str = "body",
        *,
        colour: str = "bone",
        anchor: Anchor = "left",
        size: float | None = None,
        leading: float = LEADING,
        shadow: float = 0,
        name: bool = False,
    ) -> None:
        super().__init__(kit, rect)
        self.text = text
        self.role, self.colour = role, colour
        self.anchor: Anchor = anchor
        self.size, self.leading, self.shadow, self.name = size, leading, shadow, name

    def lines(self, width: int | None = None) -> tuple[list[str], float]:
        """The lines, and their size in pixels of the design; in another ``width`` than its own, if one is given."""
        size, width = self.size or self.kit.theme.size(self.role), self.rect.width if width is None else width
        if self.name:
            return fitted(self.kit.theme, self.text, self.role, width, size)
        return wrapped(self.text, self.kit.theme.font(self.role, size), width), size

    def wish(self, width: int) -> tuple[int, int]:
        """As wide as its longest line, as high as all of them."""
        lines, size = self.lines(width)
        wide = max(self.kit.width(line, self.role, size) for line in lines)
        return wide, self.kit.px(self.leading * size) * len(lines)

    @property
    def height(self) -> int:
        """How high the text is."""
        return self.wish(self.rect.width)[1]

    def texts(self) -> list[TextBox]:
        lines, size = self.lines()
        x = {"left": self.rect.left, "centre": self.rect.centerx, "right": self.rect.right}[self.anchor]
        first, step = (x, self.rect.top + self.kit.px(size)), self.kit.px(self.leading * size)
        room = self.rect.inflate(0, 2 * self.kit.px(2))
        look = TextLook(anchor=self.anchor, room=room, shadow=self.shadow)
        made = self.kit.lines(lines, self.role, first, step, self.colour, size=size, **look)
        return [line for line in made if line.text]


class Link(Pressed):
    """A word that leads somewhere: a rule ID, ``Whole log``. Its rectangle is at least as large as a click needs."""

    sound = ""

    def __init__(
        self,
        kit: Kit,
        place: Place,
        text: str,
        on_press: Callable[[], None],
        *,
        size: float | None = None,
        anchor: Anchor = "left",
        on_paper: bool = False,
        underlined: bool = True,
    ) -> None:
        """``place`` is where the word begins (or ends, or has its middle) on its baseline."""
        self.text, self.size = text, size
        self.anchor: Anchor = anchor
        self.on_paper, self.underlined = on_paper, underlined
        super().__init__(kit, UNPLACED, on_press)
        self._from_corner = place
        word = self.texts()[0].rect
        rect = Rect(0, 0, max(word.width, kit.px(LEAST_WIDE)), max(word.height, kit.px(LEAST_HIGH)))
        rect.center = word.center
        self._from_corner = place[0] - rect.left, place[1] - rect.top
        self.rect, self.made = rect, rect.size

    @property
    def place(self) -> Place:
        """Where the word begins, or ends, or has its middle, on its baseline."""
        return self.rect.left + self._from_corner[0], self.rect.top + self._from_corner[1]

    def stand(self, place: Place) -> None:
        """Let the word begin, or end, or have its middle, at another place on its baseline."""
        self.rect.move_ip(place[0] - self.place[0], place[1] - self.place[1])

    def take_place(self, rect: Rect) -> list[Widget]:
        """In the middle of the height, at the side from which it is written."""
        word = self.texts()[0].rect
        side = {"left": rect.left - word.left, "centre": rect.centerx - word.centerx, "right": rect.right - word.right}
        self.rect.move_ip(side[self.anchor], rect.centery - word.centery)
        return [self]

    def paint(self, target: Surface) -> None:
        word = self.texts()[0].rect.inflate(self.kit.px(6), self.kit.px(8)).move(0, self.kit.px(1))
        if self.hovered:
            self.kit.stamp(target, word, Fill("paper.bar" if self.on_paper else "hover", 0.12, 4))
        super().paint(target)
        if self.ringed:
            self.kit.ring(target, word, 4, on_paper=self.on_paper)

    def texts(self) -> list[TextBox]:
        colour, line = "link.paper" if self.on_paper else "link", LINK_OPACITY if self.underlined else 0
        look = TextLook(anchor=self.anchor, underline=line)
        return [self.kit.text(self.text, "rule-id", self.place, colour, size=self.size, **look)]
