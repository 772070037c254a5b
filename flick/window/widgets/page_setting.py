"""Setting of pages: headings and paragraphs as lines at their places. Nothing is drawn here."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TypeAlias

from flick.window.widgets.kit import Kit
from flick.window.widgets.rich import Measure, Span, Style, TextRun, flowed
from flick.window.widgets.text import fitted

ROLES: dict[Style, str] = {
    "plain": "rulebook",
    "bold": "rulebook-bold",
    "italic": "rulebook-italic",
    "link": "rule-id",
}
LINK_SIZE = 13
LEADING, GAP = 20, 16
ID_COLUMN = 72
ICON, ICON_STEP = 22, 27
"""Size of an icon, and what it takes of the line."""
HEADINGS = {1: 20, 2: 18, 3: 16}


@dataclass(frozen=True)
class Heading:
    """A heading; the first two levels have a line below."""

    text: str
    level: int = 1


@dataclass(frozen=True)
class ParagraphSetting:
    """Running text, of a rule if it has an ID. Icons that it tells about stand before it."""

    runs: tuple[TextRun, ...]
    rule: str = ""
    icons: tuple[str, ...] = ()


Block: TypeAlias = Heading | ParagraphSetting


@dataclass(frozen=True)
class Item:
    """A piece of text on the page: from the upper left corner of the page to where it begins on its baseline."""

    text: str
    role: str
    size: float | None
    x: int
    baseline: int
    width: int
    colour: str = "ink"
    link: str = ""
    underlined: bool = False


@dataclass
class PageSetting:
    """Everything that stands on a page, in pixels of the screen."""

    items: list[Item] = field(default_factory=list[Item])
    rules: list[tuple[int, int, int]] = field(default_factory=list[tuple[int, int, int]])
    """Thin lines: x, y, width."""
    icons: list[tuple[str, int, int]] = field(default_factory=list[tuple[str, int, int]])
    """Name and middle."""
    bands: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])
    """Where each block begins and ends."""
    height: int = 0


def size_of(style: Style) -> float | None:
    """The size of a style, where it is not that of its role."""
    return LINK_SIZE if style == "link" else None


def set_page(kit: Kit, blocks: Sequence[Block], width: int) -> PageSetting:
    """Set blocks one below the other."""
    page = PageSetting()

    @cache
    def measure(text: str, style: Style) -> int:
        return kit.width(text, ROLES[style], size_of(style))

    column = kit.px(ID_COLUMN) if any(isinstance(block, ParagraphSetting) and block.rule for block in blocks) else 0
    for block in blocks:
        top = page.height + (kit.px(GAP) if page.bands else 0)
        if isinstance(block, Heading):
            page.height = _set_heading(kit, page, block, top, width)
        else:
            page.height = _set_paragraph(kit, page, block, top, (column, width), measure)
        page.bands.append((top, page.height))
    return page


def _set_heading(kit: Kit, page: PageSetting, heading: Heading, top: int, width: int) -> int:
    size = HEADINGS.get(heading.level, 16)
    found = fitted(kit.theme, heading.text, "section", width, size)
    step = kit.px(1.2 * found.size)
    for index, line in enumerate(found.lines):
        baseline = top + kit.px(found.size) + step * index
        page.items.append(Item(line, "section", found.size, 0, baseline, kit.width(line, "section", found.size)))
    foot = top + kit.px(found.size) + step * (len(found.lines) - 1) + kit.px(9)
    if heading.level < 3:
        page.rules.append((0, foot, width))
    return foot


def _set_paragraph(
    kit: Kit, page: PageSetting, block: ParagraphSetting, top: int, columns: tuple[int, int], measure: Measure
) -> int:
    left, width = columns
    if block.rule:
        x_width = kit.width(block.rule, "rule-id", LINK_SIZE)
        baseline = top + kit.px(16)
        page.items.append(Item(block.rule, "rule-id", LINK_SIZE, 0, baseline, x_width, "link.paper", block.rule))
    for name in block.icons:
        page.icons.append((name, left + kit.px(ICON / 2), top + kit.px(LEADING / 2 + 1)))
        left += kit.px(ICON_STEP)
    lines = flowed(block.runs, measure, width - left)
    for index, line in enumerate(lines):
        page.items += _items(line, left, top + kit.px(16) + kit.px(LEADING) * index)
    return top + max(1, len(lines)) * kit.px(LEADING)


def _items(line: list[Span], left: int, baseline: int) -> Iterator[Item]:
    for span in line:
        style = span.run.style
        linked = style == "link"
        colour = "link.paper" if linked else "ink"
        place = (left + span.left, baseline, span.width)
        yield Item(span.text, ROLES[style], size_of(style), *place, colour, span.run.link, linked)
