"""What a piece is called in a line that also says what it tells."""

import msgspec

from flick.table.board import Piece
from flick.table.naming import piece_name
from flick.table.words import Words


def name_and_told(piece: Piece, words: Words) -> list[str]:
    """Its name, and what it tells if it tells anything; a mark of which it tells itself is not said twice."""
    if piece.told is None:
        return [piece_name(piece, words)]
    told = words(piece.told)
    marks = tuple(mark for mark in piece.marks if words.name(mark) not in told)
    return [piece_name(msgspec.structs.replace(piece, marks=marks), words), told]
