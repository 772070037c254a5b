"""Chooses the painter of each piece."""

from flick.arena.layout import Pawn
from flick.paint import flat_pieces
from flick.paint.crystal import crystal
from flick.paint.disc import disc
from flick.paint.glyphs import Glyphs
from flick.paint.lacquer import lacquered
from flick.paint.palette import Palette
from flick.paint.piece_art import PieceArt
from flick.paint.piece_look import PieceLook, stranger
from flick.paint.sticks import longbow, wave

PART = {"longbow": "cap", "wave": "line", "lacquer": "rim"}
"""The part of a piece of that kind whose colour it needs."""


def piece_art(palette: Palette, glyphs: Glyphs, look: PieceLook, pawn: Pawn, scale: float) -> PieceArt:
    """A piece ready to be drawn; ``scale`` in pixels per mm."""
    radius = pawn.diameter / 2 * scale
    look = _drawable(palette, look)
    if palette.flat:
        if pawn.shape != "disc":
            return flat_pieces.flat_stick(palette, glyphs, look, pawn.chain, scale)
        draw = flat_pieces.flat_disc if look.kind == "disc" else flat_pieces.flat_round
        return draw(palette, glyphs, look, radius)
    match look.kind:
        case "longbow":
            return longbow(palette, look, pawn.chain, scale)
        case "wave":
            return wave(palette, glyphs, look, pawn.chain, scale)
        case "crystal":
            return crystal(palette, look, radius)
        case "lacquer":
            return lacquered(palette, glyphs, look, radius)
        case "disc":
            return disc(palette, glyphs, look, radius)


def _drawable(palette: Palette, look: PieceLook) -> PieceLook:
    """The look, or the usual one of its shape where the palette lacks the colours that it needs, as for a wave called
    ``fireball``."""
    needed = f"{look.colour}.{PART.get(look.kind, '')}"
    if look.kind not in PART or palette.has(needed):
        return look
    if look.kind == "lacquer":
        return stranger(look.seed)
    return PieceLook(look.kind, colour=f"piece.{look.kind}", number=1, seed=look.seed)
