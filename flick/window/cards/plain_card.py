"""Cards that no game has described: a frame in the colour of their kind, their name, their number above it."""

import zlib

from flick.table.looks import CardLook


def plain_look(thing: str, colours: int) -> CardLook:
    """The look of a card by its ID alone; one of so many colours for all of a kind."""
    kind = thing.rstrip("0123456789")
    number = thing[len(kind) :]
    colour = f"plain.{zlib.crc32((kind.rstrip('-_#') or thing).encode()) % colours}"
    return CardLook(thing, "", "", build="plain", colours=(colour,), number=number, glyphs=() if number else ("star",))
