"""The name of a piece together with its text, in one line."""

import msgspec

from flick.table.board import Piece
from flick.table.naming import piece_name
from flick.table.words import Words


def name_and_told(piece: Piece, words: Words) -> list[str]:
    """The name of a piece, and its text where it has one. A mark that the text mentions is left out of the name."""
    if piece.told is None:
        return [piece_name(piece, words)]
    told = words(piece.told)
    marks = tuple(mark for mark in piece.marks if words.name(mark) not in told)
    return [piece_name(msgspec.structs.replace(piece, marks=marks), words), told]
