"""The tile of the one that acts for a side. It is turned over when another one's turn comes. While somebody else than
the hand's owner plays a card for that side, it lies there as well, with its steps."""

from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from flick.table.board import Board, Piece, Zone
from flick.table.looks import SequenceChip
from flick.window.board.card import CardPart
from flick.window.board.layout_file import MarkerSlot
from flick.window.board.piece_forms import card_part
from flick.window.board.slot import SlotPart
from flick.window.board.surroundings import Surroundings
from flick.window.widgets import Cutout, Glide, Outline, Place, Pose, TextBox, Widget

TILE, MIDDLE, CARD = 62, 62, 50
"""Side of the tile, where its middle is, and the width of a card that lies in its place."""
STEP, STEPS_AT, STEPS_UP = 20, 82, 52
"""Size of its steps, where they begin, and where the names have their middle above them."""


class _Tile(NamedTuple):
    """What is seen on it."""

    piece: Piece | None
    now: bool


class MarkerPart(SlotPart[MarkerSlot]):
    """It acts now when the piece that it shows is alive somewhere on the board, as its marks say."""

    natural = 104.0

    def __init__(self, around: Surroundings, spec: MarkerSlot, side: str) -> None:
        super().__init__(around, spec, side)
        self._playing = around.faces.layout.playing
        self._card: CardPart | None = None
        self._steps: tuple[SequenceChip, ...] = ()
        self._tile = self._before = _Tile(None, False)
        self._turned = Glide(1.0, around.kit.theme.ms("turn-over"))
        self._detail = ""

    def is_seen(self, zone: Zone | None) -> bool:
        return zone is not None and bool(zone.pieces)

    def see(self, board: Board, zone: Zone | None) -> None:
        piece = zone.pieces[0] if zone and zone.pieces else None
        now = piece is not None and piece.face in self.faces.acting(board)
        if self._tile.piece and piece and self._tile.piece.face != piece.face:
            self._before = self._tile
            self._turned.jump(0.0)
            self._turned.go(1.0)
        played = board.find(self._playing.zone) if now else None
        self._lie(played)
        detail = self.faces.name(played.pieces[-1]) if played and played.pieces else self._cards_held(board, zone)
        self.dirty |= (_Tile(piece, now), detail) != (self._tile, self._detail)
        self._tile, self._detail = _Tile(piece, now), detail

    @property
    def moving(self) -> bool:
        return self._turned.moving

    def tick(self, now: float) -> None:
        self.dirty |= self._turned.tick(now)

    def _lie(self, zone: Zone | None) -> None:
        """Lay down the card that somebody else plays in that zone, or none."""
        who = self._playing.player(zone)
        piece = zone.pieces[-1] if zone is not None and zone.pieces and who not in (None, self.around.own) else None
        if piece is None or zone is None:
            self.empty()
            self._card, self._steps = None, ()
            return
        if self._card is None or self._card.piece != piece:
            self.empty()
            self._card = card_part(self.around, piece, self._card_pose, zone)
            self._card.side = self.faces.side(who)
            self.add(self._card)
        look = self.faces.look(piece)
        self._steps = look.chips if look is not None else ()
        due = self._playing.due(zone)
        self.dirty |= self._card.due != due
        self._card.due = due

    @property
    def _card_pose(self) -> Pose:
        return Pose(self.rect.left + self.u(CARD) / 2 + self.kit.px(1), self.rect.top + self.u(MIDDLE), self.u(CARD))

    def build(self) -> None:
        if self._card is not None:
            self._card.move(self._card_pose)

    def _cards_held(self, board: Board, marker: Zone | None) -> str:
        """How many cards whoever acts with it holds."""
        owner = marker.owner if marker is not None else None
        hands = [zone for zone in board.zones if zone.kind == "hand" and zone.owner == owner]
        count = sum(len(zone.pieces) for zone in hands)
        return self.words("window-cards", count=count) if hands else ""

    @property
    def _side_px(self) -> int:
        return self.u(48 if self.around.narrow else TILE)

    def own_texts(self) -> list[TextBox]:
        tile = self._tile
        if tile.piece is None:
            return []
        now = tile.now and self.spec.now
        heading = self.words(self.spec.now) if now else self.title(self.heading, None)
        name, told = self.words.name(tile.piece.face or ""), "" if self.around.narrow else self._detail
        middle = STEPS_UP if self._steps else MIDDLE
        return [
            self.heading_text(heading, colour="honey" if now else "bone.2"),
            *self.beside(name, told, self._beside, middle),
        ]

    @property
    def _beside(self) -> int:
        """Where names begin."""
        wide = self.u(CARD) if self._card is not None else self._side_px
        return self.rect.left + wide + self.u(10)

    @property
    def _step_places(self) -> list[Rect]:
        """Where the steps of the card are seen, one after the other."""
        size = min(self.u(STEP), (self.rect.right - self._beside) // max(1, len(self._steps)) - self.kit.px(2))
        top = self.rect.top + self.u(STEPS_AT)
        return [
            Rect(self._beside + index * (size + self.kit.px(3)), top, size, size) for index in range(len(self._steps))
        ]

    @property
    def step_rect(self) -> Rect | None:
        """Where the step is seen that is due of the card laid down here."""
        due = self._card.due if self._card is not None else None
        return self._step_places[due] if due is not None and 0 <= due < len(self._steps) else None

    def tip_at(self, place: Place | None) -> str:
        for rect, chip in zip(self._step_places, self._steps, strict=True):
            if place is not None and rect.collidepoint(place):
                return self.around.step_name(chip)
        return super().tip_at(place)

    def contains(self, place: Place) -> bool:
        return self.rect.collidepoint(place)

    def path(self, place: Place) -> list[Widget]:
        """Its steps say what they are."""
        return super().path(place) or ([self] if not self.hidden and self._steps and self.contains(place) else [])

    def _paint_steps(self, target: Surface) -> None:
        """Draw the steps of the card: those that are done pale, and the one that is due with a ring."""
        due = self._card.due if self._card is not None else None
        for index, (rect, chip) in enumerate(zip(self._step_places, self._steps, strict=True)):
            done = due is not None and index < due
            size = rect.width / self.kit.theme.scale
            self.kit.icon(target, f"chip_{chip.kind}", rect.center, size, "bone", 0.4 if done else 1.0)
            if chip.targeted:
                self.kit.icon(target, "targeted_ticks", rect.center, 1.3 * size, "bone", 0.4 if done else 1.0)
            if index == due:
                self.kit.stamp(target, rect.inflate(4, 4), Outline("honey", 1.4, 6))
            if done:
                self.kit.icon(target, "check", rect.center, 0.7 * size, "good")

    def paint(self, target: Surface) -> None:
        super().paint(target)
        if self._card is not None:
            self._paint_steps(target)
            return
        turned = self._turned.value
        tile = self._before if turned < 0.5 else self._tile
        if tile.piece is None or tile.piece.face is None:
            return
        cutout = self._cutout(tile.piece.face, tile.now, self._side_px)
        place = self.rect.left + self._side_px / 2 + self.kit.px(1), self.rect.top + self.u(MIDDLE)
        _squeezed(cutout, abs(2 * turned - 1)).draw(target, *place)

    def tile(self, size: int) -> Cutout | None:
        """The tile as it lies now, that large."""
        piece, now = self._tile
        return self._cutout(piece.face, now, size) if piece and piece.face is not None else None

    def _cutout(self, face: str, now: bool, size: int) -> Cutout:
        return self.faces.art.marker_tile(face, self.side, size, now)


def _squeezed(cutout: Cutout, share: float) -> Cutout:
    """Narrower, as it is turned over."""
    if share >= 1:
        return cutout
    width, height = cutout.surface.get_size()
    small = pygame.transform.smoothscale(cutout.surface, (max(1, round(width * share)), height))
    return Cutout(small, (small.get_width() / 2, cutout.middle[1]))
