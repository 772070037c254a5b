"""The forms in which a piece lies on the table beside dice: as a card or as a disc."""

from collections.abc import Mapping

from pygame import Surface

from flick.paint.lamp import PANEL_LIGHT
from flick.table.board import Piece, Zone
from flick.window.board.card import CardPart
from flick.window.board.faces import Faces
from flick.window.board.layout_file import Form
from flick.window.board.piece import PiecePart
from flick.window.board.surroundings import Surroundings
from flick.window.widgets import Kit, Pose

RING = 0.6
"""How strong the ring of a disc is that can be picked."""
NOBODY: Mapping[str, PiecePart] = {}


class DiscPart(PiecePart):
    """A turned disc; the width of its pose is its diameter."""

    def __init__(self, kit: Kit, faces: Faces, piece: Piece, pose: Pose, *, zone: str = "", side: str = "") -> None:
        super().__init__(kit, faces, piece, pose, zone=zone, side=side)
        self.tip = faces.name(piece)
        self.corner = pose.width / 2 / kit.theme.scale

    def paint_piece(self, target: Surface) -> None:
        art, radius = self.faces.art, self.rest.width / 2
        disc = art.disc(self.faces.disc(self.piece.face or ""), radius)
        disc.draw(target, self.rest.x, self.rest.y, 0.0, PANEL_LIGHT)
        if self.mark:
            strength = RING if self.mark == "can" and not self.hovered else 1.0
            art.ring(radius, strength).draw(target, self.rest.x, self.rest.y)


def card_part(
    around: Surroundings, piece: Piece, pose: Pose, zone: Zone | None, before: Mapping[str, PiecePart] = NOBODY
) -> CardPart:
    """A piece of a zone as a card; as it was ``before``, where it has not changed."""
    old = before.get(piece.id)
    if isinstance(old, CardPart) and old.piece == piece:
        old.move(pose)
        return old
    side, name = (around.faces.side(zone.owner), zone.id) if zone is not None else ("", "")
    return CardPart(around.kit, around.faces, piece, pose, zone=name, side=side, peek=around.peek)


def piece_part(
    around: Surroundings, form: Form, piece: Piece, pose: Pose, zone: Zone, before: Mapping[str, PiecePart]
) -> PiecePart:
    """A piece of a zone as a card or a disc; a disc with its face down is a card."""
    if form == "card" or piece.face is None:
        return card_part(around, piece, pose, zone, before)
    return DiscPart(around.kit, around.faces, piece, pose, zone=zone.id, side=around.faces.side(zone.owner))
