"""Cards that no game has described: a frame in the colour of their kind, their name, their number in the corner."""

import zlib

from pygame import Color, Surface

from flick.window.cards.stock import HIGH, WIDE, Stock, inside
from flick.window.paint.icon import Icons
from flick.window.parts.text import evenly
from flick.window.theme import Theme, font

PANEL = (6.0, 56.0, 94.0, 134.0)
MIDDLE = 30.0
"""Of the upper part, where the number stands."""
NAME_AT, NAME, LEAST, LEADING = 78.0, 12.0, 7.0, 1.12
NUMBER = 36.0


def plain_card(thing: str, name: str, width: int, theme: Theme, icons: Icons) -> Surface:
    """The face of a card by its ID and its name, ``width`` pixels wide."""
    kind, number = _parted(thing)
    colours = theme.ramp("plain")
    colour = colours[zlib.crc32(kind.encode()) % len(colours)]
    stock = Stock(width, theme, icons)
    stock.paper(colour)
    patch, x, y = stock.box(*PANEL, 0)
    stock.over(patch, stock.cover(inside(x, y, PANEL, 3.0)), theme.colour("card"))
    stock.frame((3, 3, WIDE - 3, HIGH - 3), 4, 0.5, theme.colour("bone"), 0.35)
    if number:
        _write(stock, number, MIDDLE + NUMBER * 0.36, NUMBER, theme.colour("bone").lerp(colour, 0.1))
    else:
        stock.icon("star", WIDE / 2, MIDDLE, 30, theme.colour("bone"), 0.8)
    _name(stock, name)
    return stock.finished()


def plain_back(width: int, theme: Theme, icons: Icons) -> Surface:
    """The back of a card of which nothing else is known."""
    stock = Stock(width, theme, icons)
    stock.paper(theme.colour("wood.1"))
    line = theme.colour("brass.line")
    for radius in (34, 26, 18):
        stock.ring(WIDE / 2, HIGH / 2, radius, 0.6, line, 0.8)
    stock.spark(WIDE / 2, HIGH / 2, 11, line)
    stock.frame((4, 4, WIDE - 4, HIGH - 4), 4, 0.8, line, 0.95)
    stock.frame((6.2, 6.2, WIDE - 6.2, HIGH - 6.2), 3, 0.35, line, 0.8)
    return stock.finished(edge=0.30)


def _parted(thing: str) -> tuple[str, str]:
    """Its kind and the number that tells it from others: ``whelk`` and ``3``."""
    kind = thing.rstrip("0123456789")
    return kind.rstrip("-_#") or thing, thing[len(kind) :]


def _name(stock: Stock, name: str) -> None:
    """In up to three lines round the middle of the lower part."""
    size = NAME
    while size > LEAST:
        face = font("serif-bold", stock.pixels(size))
        lines = evenly(name, lambda text, face=face: face.size(text)[0], stock.pixels(84))
        if len(lines) <= 3 and all(face.size(line)[0] <= stock.pixels(84) for line in lines):
            break
        size -= 0.5
    face = font("serif-bold", stock.pixels(size))
    lines = evenly(name, lambda text: face.size(text)[0], stock.pixels(84))
    first = NAME_AT - size * LEADING * (len(lines) - 1) / 2 + size * 0.36
    for index, line in enumerate(lines):
        _write(stock, line, first + size * LEADING * index, size, stock.theme.colour("ink"))


def _write(stock: Stock, text: str, baseline: float, size: float, colour: Color) -> None:
    face = font("serif-bold", stock.pixels(size))
    left = stock.u * WIDE / 2 - face.size(text)[0] / 2
    stock.write(text, "serif-bold", stock.pixels(size), left, baseline * stock.u, colour)
