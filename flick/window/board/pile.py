"""Decks and discard piles: a few cards on each other, their number on a pill; open ones can be looked through."""

from collections.abc import Callable, Sequence
from itertools import pairwise

from pygame import Rect, Surface
from pygame.event import Event

from flick.table.board import Board, Piece, Zone
from flick.window.board.layout_file import PilesSlot
from flick.window.board.opens import OpensZone
from flick.window.board.peek import Peek, Readable
from flick.window.board.slot import SlotPart
from flick.window.board.sprites import CORNER, LIES, Mark
from flick.window.board.surroundings import Surroundings
from flick.window.widgets import Fill, Outline, Place, Pose, TextBox, card_height, overline
from flick.window.widgets.card_shadow import Hollow
from flick.window.widgets.label import OVERLINE_GAP
from flick.window.widgets.widget import PRESSING

THICK = 6
"""So many cards make a pile one card thicker to the eye."""
LAYERS = 4
STEP = (-0.9, -1.3)
ON_PILE = 0.3
"""The height of a card on one below it: only the lowest throws its shadow on the table."""
TURNED = (-5.0, 4.0, -1.0)
"""How the uppermost cards of an open pile lie, in degrees."""
DIM = 0.12
PILL = 21


class PilePart(OpensZone, Readable):
    """One pile; the pose is that of its lowest card."""

    beyond = 44

    def __init__(self, around: Surroundings, zone: Zone, pose: Pose, side: str, title: str = "") -> None:
        super().__init__(around, Rect(0, 0, pose.width, card_height(pose.width)), zone, title)
        self.faces = around.faces
        self._coming: list[str] = []
        """Open cards that are still on their way here."""
        self._before: Sequence[Piece] = ()
        """What lay open before they were."""
        self.on_pick: Callable[[], None] | None = None
        """What is answered by picking it, while a question is about it."""
        self._deed = ""
        self.pose, self.side = pose, side
        self.tip_above = True
        self.rect.center = round(pose.x), round(pose.y)

    def show(self, zone: Zone) -> None:
        """Show what lies there now."""
        self.dirty |= zone != self.zone
        self._before, self.zone = self.zone.pieces, zone
        self._tell()

    def offer(self, do: Callable[[], None] | None, deed: str = "") -> None:
        """Whether an answer is given by picking it now, and what that does, in words."""
        self.dirty |= (do is None) != (self.on_pick is None)
        self.on_pick, self._deed = do, deed
        self._tell()

    def _tell(self) -> None:
        self.tip = f"{self._deed} · {self.title}" if self._deed else self.title

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        return self.is_open or self.on_pick is not None

    def press(self, place: Place) -> bool:
        return self.focusable

    def release(self, place: Place) -> bool:
        if self.on_pick is None:
            return super().release(place)
        if self.contains(place):
            self._pick(self.on_pick)
        return True

    def key(self, event: Event) -> bool:
        if self.on_pick is not None and event.key in PRESSING and self.ringed:
            self._pick(self.on_pick)
            return True
        return super().key(event)

    def _pick(self, do: Callable[[], None]) -> None:
        self.kit.sound("button")
        do()

    def lag(self, piece: str, place: str, by: int) -> None:
        super().lag(piece, place, by)
        if place == self.zone.id and by < 0:
            self._coming.append(piece)
        elif place == self.zone.id and piece in self._coming:
            self._coming.remove(piece)

    @property
    def _open_ones(self) -> list[Piece]:
        """What is seen of an open pile: while its only known card is still on its way, what lay there before."""
        landed = [piece for piece in self.zone.pieces if piece.id not in self._coming]
        return [piece for piece in landed or self._before if piece.face is not None]

    @property
    def piece(self) -> Piece:  # type: ignore[override]
        """The uppermost card of an open pile, which is shown large."""
        return self.zone.pieces[-1]

    @property
    def peek(self) -> Peek | None:  # type: ignore[override]
        return self.around.peek if self.is_open else None

    @property
    def place(self) -> Pose:
        """Where the uppermost card lies, or the next one will."""
        lift = min(LAYERS, -(-self.count // THICK)) - 1 if not self.is_open else 0
        return self.pose._replace(x=self.pose.x + STEP[0] * max(0, lift), y=self.pose.y + STEP[1] * max(0, lift))

    def texts(self) -> list[TextBox]:
        pill = self._pill
        place = (pill.centerx, pill.centery + self.kit.px(4.4))
        return [self.kit.text(self._told, "count", place, anchor="centre", room=pill)]

    @property
    def _told(self) -> str:
        """How many there are."""
        return str(self.count)

    @property
    def whole(self) -> Rect:
        """The pile and its number."""
        return self.rect.union(self._pill)

    @property
    def _pill(self) -> Rect:
        kit = self.kit
        height = kit.px(PILL)
        pill = Rect(0, 0, max(height + kit.px(4), kit.width(self._told, "count") + kit.px(16)), height)
        return pill.move_to(center=(self.rect.centerx, self.rect.bottom + kit.px(2)))

    def paint(self, target: Surface) -> None:
        if self.count and (open_ones := self._open_ones):
            self._paint_open(target, open_ones[-len(TURNED) :])
        elif self.count:
            self._paint_closed(target, self.count)
        else:
            self.kit.stamp(target, self.rect, Hollow(CORNER * self.pose.width / self.kit.theme.scale * 1.4))
        pill = self._pill
        self.kit.stamp(target, pill, Fill("well", 0.92, PILL / 2))
        self.kit.stamp(target, pill, Outline("brass.line", 1, PILL / 2, 0.9))
        self.kit.write(target, *self.texts())
        if self.ringed or (self.hovered and self.is_open):
            self.kit.ring(target, self.rect, 5)

    def _paint_open(self, target: Surface, pieces: list[Piece]) -> None:
        for index, piece in enumerate(pieces):
            angle = TURNED[index + len(TURNED) - len(pieces)]
            dim = DIM if index < len(pieces) - 1 else 0.0
            face = self.faces.card(piece, self.side, 2 * self.pose.width)
            self.faces.sprites.card(face, self.pose.width, angle, dim=dim).draw(target, self.pose.x, self.pose.y)

    def _paint_closed(self, target: Surface, count: int) -> None:
        sack = self.faces.sack(self.zone.id, self.pose.width)
        if sack is not None:
            sack.draw(target, self.pose.x, self.pose.y)
            return
        back = self.faces.back(self.side, self.pose.width, self.zone.id)
        layers = min(LAYERS, -(-count // THICK))
        for layer in range(layers):
            place = self.pose.x + STEP[0] * layer, self.pose.y + STEP[1] * layer
            mark, lift = self._mark if layer == layers - 1 else "", ON_PILE if layer else LIES
            self.faces.sprites.card(back, self.pose.width, lift=lift, mark=mark).draw(target, *place)

    @property
    def _mark(self) -> Mark:
        """How the uppermost card of a closed pile is lit."""
        if self.on_pick is None:
            return ""
        return "chosen" if self.hovered else "can"


class PilesPart(SlotPart[PilesSlot]):
    """Piles side by side, each under its heading."""

    natural = 132.0

    def __init__(self, around: Surroundings, spec: PilesSlot, side: str) -> None:
        super().__init__(around, spec, side)
        self._board: Board | None = None
        self._headings: list[str] = []

    def show(self, board: Board) -> None:
        zones = [self.zone(board, pile.zone) for pile in self.spec.zones]
        self._headings = [self.title(pile.heading, zone) for pile, zone in zip(self.spec.zones, zones, strict=True)]
        self.hidden = not any(zones)
        self._board = board
        there = [zone for zone in zones if zone is not None]
        if [part.zone.id for part in self.piles] != [zone.id for zone in there]:
            self.build()
        for part, zone in zip(self.piles, there, strict=True):
            part.show(zone)

    @property
    def piles(self) -> list[PilePart]:
        """The piles that there are."""
        return [part for part in self.parts if isinstance(part, PilePart)]

    def build(self) -> None:
        self.empty()
        for index, pile in enumerate(self.spec.zones):
            if self._board is not None and (zone := self.zone(self._board, pile.zone)) is not None:
                self.add(PilePart(self.around, zone, self._pose(index), self.faces.side(zone.owner)))

    def _pose(self, index: int) -> Pose:
        column = self.rect.width / len(self.spec.zones)
        width = min(self.u(54), round(column - self.kit.px(8)))
        return Pose(self._left(index) + width / 2 + self.kit.px(1), self.rect.top + self.u(67), width)

    def _left(self, index: int) -> int:
        return self.rect.left + round(self.rect.width * index / len(self.spec.zones) * 1.06)

    def own_texts(self) -> list[TextBox]:
        """Where headings have no room, the pictures on the piles stand for them."""
        lefts = [self._left(index) for index in range(len(self._headings))]
        ends = [right - self.kit.px(5) for _, right in pairwise([*lefts, self.rect.right + self.kit.px(9)])]
        top = self.rect.top + self.heading_at
        wanted = list(zip(self._headings, lefts, ends, strict=True))
        boxes = [overline(self.kit, text, (left, top), room=end - left) for text, left, end in wanted]
        if any(box.width > end - left for box, (_, left, end) in zip(boxes, wanted, strict=True)):
            return []
        size = min((box.size for box in boxes), default=0)
        spacing = OVERLINE_GAP if all(box.spacing for box in boxes) else 0
        return [overline(self.kit, text, (left, top), size=size, spacing=spacing) for text, left, _ in wanted]
