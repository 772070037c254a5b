"""What is at the foot of a card: what it brings or costs, its numbers with icons, a bar. Each is set first, and then
drawn under what is written."""

from collections.abc import Sequence
from typing import NamedTuple

from flick.table.frames import CardFrame, token
from flick.table.looks import BarLook, CardLook, ItemLook
from flick.table.words import Words
from flick.window.cards.stock import CardStock
from flick.window.cards.wording import WrittenText, fitting, sizes_from, width_of

SIGN, ITEM, ITEM_NUMBER = 9.6, 12.2, 1.0
"""What the sign of a gain takes, an icon, and what is between its icon and its number."""
WORD, NUMBER, NOTE, SMALLEST_NOTE = 7.0, 13.0, 6.0, 3.4
LEFT, NOTE_LEFT, RIGHT = 24.0, 10.0, 89.0
WORD_DOWN, NOTE_UP = 12.0, 3.3
"""Of a bar: sizes, places, how far the word is below its top and the note above the foot of the card's panel."""
PANEL, CORNER = (5.5, 94.5, 134.5), 3.6
"""Left, right and foot of the panel that a bar closes."""


class Gain(NamedTuple):
    """A field at the foot: from where to where, and the places of its icons, shrunk by ``share``."""

    good: bool
    left: float
    right: float
    sign: float
    icons: tuple[tuple[str, float], ...]
    share: float

    @property
    def ink(self) -> str:
        return "good.paper" if self.good else "bad.paper"


def leaves(frame: CardFrame, look: CardLook) -> float:
    """Where sentences end, so that they stay clear of what is at the foot."""
    if frame.bar is not None and look.bar is not None:
        return frame.bar.noted_leaves if look.bar.note else frame.bar.leaves
    if frame.gains is not None and look.gains:
        return frame.gains.leaves
    if frame.facts is not None and look.facts:
        return frame.facts.leaves
    return frame.body.foot if frame.body else 0.0


def draw_foot(stock: CardStock, frame: CardFrame, look: CardLook, fields: Sequence[Gain]) -> None:
    """Draw all of the foot but what is written."""
    if frame.gains is not None:
        for gain in fields:
            _draw_gain(stock, gain, frame.gains.box)
    if frame.facts is not None and look.facts:
        _draw_facts(stock, frame, look)
    if frame.bar is not None and look.bar is not None:
        _draw_bar(stock, look.bar, frame.bar.noted if look.bar.note else frame.bar.top)


def gains(frame: CardFrame, look: CardLook, u: float) -> tuple[list[Gain], list[WrittenText]]:
    """Set what the card brings and costs in fields side by side, as wide as what is in them."""
    region = frame.gains
    if region is None or not look.gains:
        return [], []
    left, _, end, foot = region.box
    needs = [2.6 + SIGN + sum(_item(item, region.number, 1.0, u) for item in gain.items) for gain in look.gains]
    free = end - left - region.gap * (len(needs) - 1)
    share = min(1.0, free / sum(needs))
    fields: list[Gain] = []
    written: list[WrittenText] = []
    for gain, need in zip(look.gains, needs, strict=True):
        field = Gain(gain.good, left, left + free * need / sum(needs), left + 4.8 * share, (), share)
        x = left + (1.4 + SIGN) * share
        icons: list[tuple[str, float]] = []
        for item in gain.items:
            icons.append((item.icon, x + ITEM / 2 * share))
            at, size = (x + (ITEM + ITEM_NUMBER) * share) * u, round(region.number * share * u)
            if item.number:
                written.append(WrittenText(item.number, "serif-bold", size, at, (foot - 3.9) * u, field.ink))
            x += _item(item, region.number, share, u)
        fields.append(field._replace(icons=tuple(icons)))
        left = field.right + region.gap
    return fields, written


def facts(frame: CardFrame, look: CardLook, u: float) -> list[WrittenText]:
    """The numbers of the row at the foot, each behind its icon."""
    region = frame.facts
    if region is None or not look.facts:
        return []
    size = round(region.number * u)
    return [
        WrittenText(item.number, "serif-bold", size, x * u, region.middle * u + 0.34 * size, "ink")
        for item, x in zip(look.facts, _places(frame, look, u), strict=True)
    ]


def bar(frame: CardFrame, look: CardLook, words: Words, u: float) -> list[WrittenText]:
    """Set the word of the bar, its number, and below them its note."""
    told = look.bar
    if frame.bar is None or told is None:
        return []
    ink, number = f"kind.{told.colour}.ink", round(NUMBER * u)
    baseline = (frame.bar.noted if told.note else frame.bar.top) + WORD_DOWN
    right = RIGHT * u - width_of(told.number, "serif-black", number)
    written = [
        WrittenText(words(told.word), "sans-bold", max(5, round(WORD * u)), LEFT * u, baseline * u, ink),
        WrittenText(told.number, "serif-black", number, right, (baseline + 2) * u, ink),
    ]
    if told.note is not None:
        note = words(told.note)
        size = fitting(note, "sans", sizes_from(NOTE, SMALLEST_NOTE, u), (92.0 - NOTE_LEFT) * u)
        written.append(WrittenText(note, "sans", size, NOTE_LEFT * u, (PANEL[2] - NOTE_UP) * u, ink))
    return written


def _item(item: ItemLook, number: float, share: float, u: float) -> float:
    if not item.number:
        return (ITEM + 1.5) * share
    return (ITEM + 2 * ITEM_NUMBER) * share + width_of(item.number, "serif-bold", round(number * share * u)) / u


def _places(frame: CardFrame, look: CardLook, u: float) -> list[float]:
    """Where each number of the row begins."""
    region = frame.facts
    assert region is not None
    x, found = region.left, list[float]()
    for item in look.facts:
        found.append(x + 2 * region.radius + 1.4)
        x = found[-1] + width_of(item.number, "serif-bold", round(region.number * u)) / u + region.gap
    return found


def _draw_gain(stock: CardStock, gain: Gain, box: tuple[float, float, float, float]) -> None:
    """A field with a check or a cross, and round signs in it."""
    theme, middle = stock.theme, (box[1] + box[3]) / 2
    ink, field = theme.colour(gain.ink), (gain.left, box[1], gain.right, box[3])
    stock.panel(field, 3, theme.colour("gain.good" if gain.good else "gain.bad"))
    if theme.flat:
        stock.frame(field, 3, 0.7, ink, 1.0)
    stock.icon("check" if gain.good else "close", gain.sign, middle, 6.0 * gain.share, ink)
    for name, x in gain.icons:
        stock.dot(x, middle, 5.6 * gain.share, ink)
        stock.icon(name, x, middle, 8.0 * gain.share, theme.colour("card"))


def _draw_facts(stock: CardStock, frame: CardFrame, look: CardLook) -> None:
    region = frame.facts
    assert region is not None
    colour, radius = stock.theme.colour(token(region.colour, look)), region.radius
    stock.line((region.left, region.line), (100 - region.left, region.line), 0.5, colour, 0.45)
    for item, x in zip(look.facts, _places(frame, look, stock.u), strict=True):
        stock.dot(x - radius - 1.4, region.middle, radius, colour)
        stock.icon(item.icon, x - radius - 1.4, region.middle, 1.44 * radius, stock.theme.colour("card"))


def _draw_bar(stock: CardStock, bar: BarLook, top: float) -> None:
    """Draw the bar over the whole foot of the panel."""
    theme, (left, right, foot) = stock.theme, PANEL
    ground = theme.colour(f"kind.{bar.colour}")
    stock.panel((left, top, right, foot), CORNER, ground)
    stock.panel((left, top, right, top + 7), 0, ground)
    stock.line((left, top), (right, top), 0.6, theme.colour(f"kind.{bar.colour}.deep"), 0.9)
    stock.icon(bar.icon, 15.0, top + (9.1 if bar.note else 9.4), 10.0, theme.colour(f"kind.{bar.colour}.ink"))
