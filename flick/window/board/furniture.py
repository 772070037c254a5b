"""The parts of a board view at their places: cloth, zones, rails, log, corner, hand, header, answers."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

import pygame
from pygame import Rect
from pygame.event import Event

from flick.table.board import Board, Zone
from flick.table.decisions import choice_in
from flick.table.duel import Odds
from flick.table.rules import ChooseMany, Decision, Offer
from flick.window.app.settings import Settings
from flick.window.board.answer_buttons import GAP, HEIGHT, OptionsPart
from flick.window.board.bar import SLIM
from flick.window.board.board_frame import BoardFrame
from flick.window.board.card import CardPart
from flick.window.board.corner_part import CornerPart
from flick.window.board.drawers import BUTTON, CORNER, LOG, Drawers
from flick.window.board.faces import Faces
from flick.window.board.hand import HandPart
from flick.window.board.header import HeaderPart
from flick.window.board.holder import SeenThing
from flick.window.board.laying import rails_in, zones_in
from flick.window.board.layout_file import BoardLayoutFile
from flick.window.board.log_part import LogPart
from flick.window.board.lying import MovesPart
from flick.window.board.map import MapZone
from flick.window.board.opens import open_pile
from flick.window.board.panned import PannedZone
from flick.window.board.piece import PiecePart, PiecePick
from flick.window.board.pile import PilePart
from flick.window.board.rail import slot_part
from flick.window.board.slot import SlotPart
from flick.window.board.strip import StripPart
from flick.window.board.surroundings import BoardListener, Surroundings
from flick.window.board.tabs import TabsPart
from flick.window.board.tag import Barred
from flick.window.board.zones import ClothPart
from flick.window.widgets import Group, Pose, Widget
from flick.window.widgets.flights import Flights
from flick.window.widgets.focus import ARROWS

HOME_CARD = 50
"""Width of a card that comes out of a hidden hand."""


class Furniture:
    """Made for one frame and one layout."""

    def __init__(
        self,
        frame: BoardFrame,
        layout: BoardLayoutFile,
        faces: Faces,
        settings: Settings,
        doings: BoardListener,
        game: str,
        board: Board,
        own_side: str = "",
    ) -> None:
        """The rail of ``own_side`` lies at the left, whoever looks."""
        kit = faces.kit
        self.kit, self.frame, self.layout, self.faces, self.words = kit, frame, layout, faces, faces.words
        faces.layout = layout
        self.around = around = Surroundings(frame, faces, self._open_pile, doings)
        flicks = any(zone.kind == "arena" for zone in board.zones)
        small = frame.room == "strips"
        self.rails = rails_in(layout, around, (frame.left, frame.right), own_side)
        look, own = faces.named, lambda: around.own
        self.log = LogPart(
            kit, self._place(frame.log, LOG), frame.window, self.words, look, own, doings.moment, doings.rule
        )
        slots = [slot_part(spec, around, "") for spec in layout.corner]
        place = self._place(frame.corner, CORNER)
        self.corner = CornerPart(around, place, slots, settings, doings.change, flicks=flicks)
        self.hand = HandPart(around, frame.hand, frame.card)
        self.options = OptionsPart(around, self._options_rect(flicks))
        self.options.lying = lambda: [part.rect for part in self.pieces() if not part.hidden]
        self.header = HeaderPart(around, frame.header, None if small else layout.order)
        self.flights = Flights(kit, frame.window)
        self.zones = [] if flicks else zones_in(layout, around, frame.cloth, board)
        self.drawers = Drawers(around, self.rails, self.log, self.corner) if small else None
        """Where rails, log and corner open as drawers."""
        beside = self.drawers.parts if self.drawers else [*self.rails, self.log, self.corner]
        self.fixed = [part for part in (*beside, self.header) if part.rect.width]
        """What lies at its place for the whole match, as far as the frame has room for it."""
        self.pawns = Group(kit, frame.window)
        cloth = [] if flicks else [ClothPart(kit, frame.cloth, faces, frame.window, game)]
        answering = [self.hand, self.options] if frame.hand.width else []
        self.parts: list[Widget] = [*cloth, *self.zones, self.pawns, *self.fixed, *answering, self.flights]

    def _place(self, rect: Rect, size: tuple[int, int]) -> Rect:
        """Where something lies that has no place of its own where it opens as a drawer."""
        return rect if self.frame.room != "strips" else Rect(0, 0, self.kit.px(size[0]), self.kit.px(size[1]))

    @property
    def strips(self) -> Sequence[StripPart]:
        """What stands for the rails in a small window."""
        return self.drawers.strips if self.drawers is not None else ()

    def show(self, board: Board) -> None:
        """Show a board everywhere."""
        for rail in self.rails:
            rail.show(board)
        for strip in self.strips:
            strip.dirty = True
        for zone in self.zones:
            zone.show(board)
        self.corner.show(board)
        self.hand.show(board)
        self.header.show(board)

    def fit_hand(self, rect: Rect, board: Board) -> None:
        """The hand lies there, and the answers above it are as wide."""
        self.hand.rect = Rect(rect)
        self.options.rect.left, self.options.rect.width = rect.left, rect.width
        self.hand.show(board)

    def throw(self, board: Board, thrown: Collection[str] | None = None) -> None:
        """Throw all dice, or those with such IDs, as they lie on a board; nothing else of it is shown."""
        self.around.thrown = thrown
        for part in [*self.rails, *self.zones]:
            part.throw(board)

    def hope(self, odds: Odds | None) -> None:
        """Tell in the rails what may be hoped for as things stand."""
        for slot in self._sections:
            slot.hope(odds)

    def wait_for(self, seat: int | None) -> None:
        """Mark whoever is asked now."""
        if seat != self.around.asked:
            self.around.asked = seat
            for strip in self.strips:
                strip.dirty = True
            for slot in self._sections:
                slot.dirty = True

    def offer(
        self,
        picks: Mapping[str, PiecePick],
        chosen: Sequence[str],
        barred: Mapping[str, Barred],
        *,
        by_bar: bool,
        twice: bool,
    ) -> None:
        """Mark what can be picked, and tell the rest why it cannot."""
        for part in self.pieces():
            part.calm = bool(picks)
        in_hand = {card.piece.id for card in self.hand.cards}
        self.hand.ask(picks if in_hand & picks.keys() else None, chosen, barred, by_bar=by_bar, twice=twice)
        for part in self.pieces():
            if part.piece.id not in in_hand:
                pick, bar = picks.get(part.piece.id), barred.get(part.piece.id)
                part.offer(pick, "chosen" if part.piece.id in chosen else "can" if pick else "", bar)

    @property
    def maps(self) -> list[MapZone]:
        """The maps in sight."""
        return [part for part in self.walk_zones() if isinstance(part, MapZone)]

    @property
    def places(self) -> set[str]:
        """Every place of a map in sight."""
        return {place for zone in self.maps for place in zone.places}

    def bring_forward(self, decision: Decision) -> None:
        """What can be picked comes before other tabs."""
        choice = decision if isinstance(decision, ChooseMany) else choice_in(decision)
        pieces = [option.piece for option in choice.options if option.piece is not None] if choice is not None else []
        if isinstance(decision, Offer):
            pieces += [*decision.own.things, *decision.theirs.things]
        for zone in self.zones:
            if isinstance(zone, TabsPart):
                zone.bring(pieces)

    def walk_zones(self) -> Iterator[Widget]:
        """Walk through all zones on the cloth that are seen."""
        for zone in self.zones:
            yield from zone.walk()

    @property
    def figures(self) -> set[str]:
        """The IDs of the figures on maps in sight."""
        return {figure.piece.id for zone in self.maps for figure in zone.figures}

    @property
    def moves(self) -> Rect | None:
        """Where answers may stand beside what they are about."""
        seen = [slot.room for slot in self._moves if not slot.hidden]
        return seen[0] if seen and self.drawers is None else None

    @property
    def _moves(self) -> list[MovesPart]:
        return [slot for slot in self._sections if isinstance(slot, MovesPart)]

    def head_moves(self) -> None:
        """Answers have been laid out, beside what they are about or elsewhere."""
        for slot in self._moves:
            slot.used = self.options.is_beside

    @property
    def _sections(self) -> list[SlotPart[Any]]:
        """The sections of both rails."""
        return [slot for rail in self.rails for slot in rail.slots]

    def small_pieces(self) -> set[str]:
        """The pieces that lie in the rails, and figures that share a cell of a map."""
        rails = [part for rail in self.rails for part in rail.walk()]
        piled = {figure.piece.id for zone in self.maps for figure in zone.figures if figure.stand.of > 1}
        return piled | {part.piece.id for part in rails if isinstance(part, PiecePart)}

    def make_room(self) -> None:
        """Let the hand lie lower where buttons stand above it."""
        foot = self.options.rect.top + self.options.height
        height = foot - self.frame.hand.top if self.options.height else 0
        free = self.frame.hand.height - self.hand.seen
        self.hand.make_room(max(0, height - free - self.kit.px(GAP - 4)) if height else 0)
        self.hand.step_aside(height > 0)
        self.hand.keep_below(foot if height else None)
        buttons = self.options.above_hand
        self.around.peek.avoid = buttons[0].unionall(buttons[1:]) if buttons else None

    def give_way(self) -> None:
        """Answers are not there while a card is read that lies where they are, so that choosing it again meets none."""
        ready = next((card for card in self.hand.cards if card.ready), None)
        answers = [part.rect for part in self.options.parts]
        self.options.hidden = ready is not None and ready.read_at.collidelist(answers) >= 0

    def needed(self, card: object) -> list[Rect]:
        """What is needed in play while a card is read: everything round it, the other cards, the answers."""
        fixed = [part.rect for part in [*self.fixed, *self.options.parts] if not part.hidden]
        others = [part for part in self.pieces() if part is not card]
        return fixed + [part.lies_at if isinstance(part, CardPart) else part.rect for part in others]

    def home(self, seat: int) -> SeenThing:
        """Somebody's cards that nobody sees: they come from the rail of their side, or the one at the right."""
        side = self.faces.side(seat)
        rect = self.frame.left if side in [rail.side for rail in self.rails[:1]] else self.frame.right
        return SeenThing(Pose(*rect.center, self.kit.px(HOME_CARD)), draw=partial(self.faces.lying, None, side, ""))

    def shortcut(self, key: int) -> bool:
        """Open the log, or what is a drawer in a small window."""
        if self.drawers is not None:
            return self.drawers.shortcut(key)
        if key == pygame.K_l and self.flights.desk is not None:
            self.log.open(self.flights.desk)
        return key == pygame.K_l

    @property
    def _boards(self) -> list[PannedZone]:
        return [zone for zone in self.zones if isinstance(zone, PannedZone)]

    def steer(self, event: Event) -> bool:
        """Keys that move what is seen of a board: where there are several of the one under the pointer, or else of one
        on which something can be picked."""
        pointer = self.flights.desk.pointer if self.flights.desk else (-1, -1)
        boards = sorted(self._boards, key=lambda board: (not board.contains(pointer), not board.asks))
        return any(board.steer(event) for board in boards) or self._lead(event)

    def _lead(self, event: Event) -> bool:
        """Arrows that nothing else has taken lead over the map on which something can be picked."""
        desk, board = self.flights.desk, next((board for board in self.maps if board.focusable), None)
        if event.key not in ARROWS or event.mod & pygame.KMOD_ALT or desk is None or board is None:
            return False
        desk.give_focus(board, ring=True, tell=False)
        return board.key(event)

    def follow(self, pieces: Sequence[str]) -> None:
        """Bring what has moved on a board into sight, the last of it in any case."""
        for board in self._boards:
            board.follow(pieces)

    def look_at_own(self) -> None:
        """Bring what is theirs who are asked into sight, on every board."""
        for board in self._boards:
            board.look_at_own()

    def pieces(self) -> list[PiecePart]:
        """All pieces that lie anywhere on the table."""
        return [one for part in self.parts for one in part.walk() if isinstance(one, PiecePart)]

    def piles(self) -> list[PilePart]:
        """All piles in sight."""
        return [one for part in self.parts for one in part.walk() if isinstance(one, PilePart)]

    @property
    def deal_rect(self) -> Rect:
        """Where a deal may lie: on the cloth, and in a small window between the buttons at its lower corners."""
        edge, window, cloth = self.kit.px(GAP), self.frame.window, self.frame.cloth
        if self.drawers is None:
            return cloth.inflate(-2 * edge, -2 * edge)
        beside = self.kit.px(BUTTON + GAP) + edge
        return Rect(beside, cloth.top, window.width - 2 * beside, window.bottom - cloth.top - edge)

    def _options_rect(self, flicks: bool) -> Rect:
        """Above the hand; half on the cloth and between the rails where nothing is flicked, so that more is seen of the
        hand, but for small windows, in which names stand at the foot of the cloth."""
        rect = Rect(self.frame.hand)
        if not flicks and self.frame.room != "strips":
            rise = self.kit.px(HEIGHT / 2 + GAP + SLIM)
            left, right = max(rect.left, self.frame.left.right), min(rect.right, self.frame.right.left)
            rect.update(left, rect.top - rise, right - left, rect.height + rise)
        return rect

    def _open_pile(self, zone: Zone, title: str) -> None:
        desk = self.flights.desk
        if desk:
            self.around.peek.hide()
            desk.show(open_pile(self.kit, self.frame.window, zone, self.faces, title, self.words("window-close")))
