"""The names by which a pawn can be typed."""

import re
import string
from collections.abc import Mapping

from flick.table.board import Board, Zone
from flick.table.match import Match
from flick.table.naming import without_accents
from flick.table.rules import Flick
from flick.table.words import Words


def letters(zone: Zone) -> dict[str, str]:
    """The letter of each piece on the map of an arena, by the piece's name."""
    return dict(zip((piece.id for piece in zone.pieces), string.ascii_letters, strict=False))


def callings(match: Match, decision: Flick, board: Board, words: Words) -> Mapping[str, str]:
    """The ID of a pawn by everything that it may be called: its letter on the map, its name with and without an
    article, and, for somebody who flicks their only pawn, their own name."""
    called: dict[str, str] = {}
    sides = match.game.sides(match.options, len(match.seats))
    if len(decision.pawns) == 1 and sides and decision.pawns[0].startswith(f"{sides[decision.seat]}-"):
        called[without_accents(words.who(decision.seat))] = decision.pawns[0]
    for zone in board.zones:
        if zone.kind == "arena":
            marks = letters(zone)
            for piece in zone.pieces:
                for name in (piece.id, *_names(words.name(piece.id)), marks.get(piece.id, "")):
                    called.setdefault(without_accents(name), piece.id)
    called.pop("", None)
    return called


def _names(name: str) -> list[str]:
    """A name with and without its article: ``the fifth crystal``, ``fifth crystal``."""
    _, *rest = re.split(r"[ ’]", name, maxsplit=1)
    return [name, *(part for part in rest if part[:1].isalpha())]
