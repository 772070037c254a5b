"""The parts of a board view at their places: cloth, rails, log, corner, hand, header, answers."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

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
from flick.window.board.doings import BoardListener
from flick.window.board.faces import Faces
from flick.window.board.hand import HandPart
from flick.window.board.header import HeaderPart
from flick.window.board.holder import SeenThing
from flick.window.board.laying import rails_in, zones_in
from flick.window.board.layout_file import BoardLayoutFile
from flick.window.board.log_part import LogPart
from flick.window.board.map import MapZone
from flick.window.board.moves_part import MovesPart
from flick.window.board.open_pile import open_pile
from flick.window.board.panned import PannedZone
from flick.window.board.peek import Peek
from flick.window.board.piece import PiecePart, PiecePick
from flick.window.board.rail import RailPart, slot_part
from flick.window.board.slot import Surroundings
from flick.window.board.strip import StripPart
from flick.window.board.tabs import TabsPart
from flick.window.board.tag import Barred
from flick.window.board.tally import BowlPart, CountedPart
from flick.window.board.zones import ClothPart
from flick.window.widgets.button import Button
from flick.window.widgets.drawer import Drawer
from flick.window.widgets.flights import Flights
from flick.window.widgets.focus import ARROWS
from flick.window.widgets.group import Group
from flick.window.widgets.pose import Pose
from flick.window.widgets.widget import Widget

HOME_CARD = 50
"""Width of a card that comes out of a hidden hand."""
DRAWER_RAIL = (400, 290)
DRAWER_CORNER = (330, 150)
DRAWER_BUTTON = 36


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
        self.around = Surroundings(kit, faces, Peek(kit, frame.header.bottom), self._open_pile, frame.room, doings.rule)
        self.around.stage = Rect(frame.cloth)
        flicks = any(zone.kind == "arena" for zone in board.zones)
        self.drawn_out = frame.room == "strips"
        """Whether rails, log and corner open as drawers."""
        self.rails = rails_in(layout, self.around, (frame.left, frame.right), own_side)
        self.log = LogPart(
            kit,
            self._log_rect,
            frame.window,
            faces.words,
            faces.named,
            lambda: self.around.own,
            doings.moment,
            doings.rule,
        )
        slots = [slot_part(spec, self.around, "", layout) for spec in layout.corner]
        self.corner = CornerPart(self.around, self._corner_rect, slots, settings, doings.change, flicks=flicks)
        self.hand = HandPart(self.around, frame.hand, frame.card, layout.playing)
        self.options = OptionsPart(kit, self._options_rect(flicks), frame.cloth, self.words)
        order = None if self.drawn_out else layout.order
        self.header = HeaderPart(self.around, frame.header, order, doings)
        self.flights = Flights(kit, frame.window)
        self.zones = [] if flicks else zones_in(layout, self.around, frame.cloth, board)
        self.strips = self._strips() if self.drawn_out else []
        cloth = [] if flicks else [ClothPart(kit, frame.cloth, faces, frame.window, game)]
        around: list[Widget] = [*self.strips, *self._buttons(), *self._counted()] if self.drawn_out else []
        if not self.drawn_out:
            around = [*(rail for _, rail in self.rails), self.log, self.corner]
        self.fixed = [part for part in (*around, self.header) if part.rect.width]
        """What lies at its place for the whole match, as far as the frame has room for it."""
        self.pawns = Group(kit, frame.window)
        self.parts: list[Widget] = [
            *cloth,
            *self.zones,
            self.pawns,
            *self.fixed,
            *([self.hand, self.options] if frame.hand.width else []),
            self.flights,
        ]

    def show(self, board: Board) -> None:
        """Show a board everywhere."""
        for _, rail in self.rails:
            rail.show(board)
        for strip in self.strips:
            strip.show()
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

    def throw(self, board: Board) -> None:
        """Throw all dice, as they lie on a board; nothing else of it is shown."""
        for part in [*(rail for _, rail in self.rails), *self.zones]:
            part.throw(board)

    def hope(self, odds: Odds | None) -> None:
        """Tell in the rails what may be hoped for as things stand."""
        for _, rail in self.rails:
            for slot in rail.slots:
                slot.hope(odds)

    def wait_for(self, seat: int | None) -> None:
        """Mark whoever is asked now."""
        if seat != self.around.asked:
            self.around.asked = seat
            for strip in self.strips:
                strip.show()
            for _, rail in self.rails:
                for slot in rail.slots:
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
        """All zones on the cloth that are seen."""
        for zone in self.zones:
            yield from zone.walk()

    @property
    def figures(self) -> set[str]:
        """The IDs of the figures on maps in sight."""
        return {figure.piece.id for zone in self.maps for figure in zone.figures}

    @property
    def moves(self) -> Rect | None:
        """Where answers may stand beside what they are about."""
        slots = [slot for _, rail in self.rails for slot in rail.slots if isinstance(slot, MovesPart)]
        seen = [slot.room for slot in slots if not slot.hidden]
        return seen[0] if seen and not self.drawn_out else None

    def small_pieces(self) -> set[str]:
        """The pieces that lie in the rails, and figures that share a cell of a map."""
        rails = [part for _, rail in self.rails for part in rail.walk()]
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
        buttons = [part.rect for part in self.options.parts if part is not self.options.on_cloth]
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
        rect = self.frame.left if side in [side for side, _ in self.rails][:1] else self.frame.right
        return SeenThing(Pose(*rect.center, self.kit.px(HOME_CARD)), draw=partial(self.faces.lying, None, side, ""))

    def shortcut(self, key: int) -> bool:
        """Open what is a drawer in a small window."""
        if key == pygame.K_l:
            self._open_log()
        elif self.drawn_out and key == pygame.K_b:
            self._open_corner()
        elif self.drawn_out and key == pygame.K_a:
            self._open_rail(0)
        else:
            return False
        return True

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
        """All that lie anywhere."""
        return [one for part in self.parts for one in part.walk() if isinstance(one, PiecePart)]

    @property
    def deal_rect(self) -> Rect:
        """Where a deal may lie: on the cloth, and in a small window between the buttons at its lower corners."""
        edge, window, cloth = self.kit.px(GAP), self.frame.window, self.frame.cloth
        if not self.drawn_out:
            return cloth.inflate(-2 * edge, -2 * edge)
        beside = self.kit.px(DRAWER_BUTTON + GAP) + edge
        return Rect(beside, cloth.top, window.width - 2 * beside, window.bottom - cloth.top - edge)

    def _options_rect(self, flicks: bool) -> Rect:
        """Above the hand; half on the cloth and between the rails where nothing is flicked, so that more is seen of the
        hand, but for small windows, in which names stand at the foot of the cloth."""
        rect = Rect(self.frame.hand)
        if not flicks and not self.drawn_out:
            rise = self.kit.px(HEIGHT / 2 + GAP + SLIM)
            left, right = max(rect.left, self.frame.left.right), min(rect.right, self.frame.right.left)
            rect.update(left, rect.top - rise, right - left, rect.height + rise)
        return rect

    @property
    def _log_rect(self) -> Rect:
        return self.frame.log if not self.drawn_out else Rect(0, 0, self.kit.px(300), self.kit.px(136))

    @property
    def _corner_rect(self) -> Rect:
        size = self.kit.px(DRAWER_CORNER[0]), self.kit.px(DRAWER_CORNER[1])
        return self.frame.corner if not self.drawn_out else Rect((0, 0), size)

    def _strips(self) -> list[StripPart]:
        rects = (self.frame.left, self.frame.right)
        return [
            StripPart(self.around, rect, rail, side, lambda index=index: self._open_rail(index))
            for index, ((side, rail), rect) in enumerate(zip(self.rails, rects, strict=True))
        ]

    def _buttons(self) -> list[Button]:
        """What opens the drawers of log and corner, at the lower corners."""
        kit, window = self.kit, self.frame.window
        size, edge = kit.px(DRAWER_BUTTON), kit.px(GAP)
        log, corner = Rect(0, 0, size, size), Rect(0, 0, size, size)
        log.bottomleft = window.left + edge, window.bottom - edge
        corner.bottomright = window.right - edge, window.bottom - edge
        tips = [f"{self.words('window-log')} (L)", f"{self.words('window-bank-and-settings')} (B)"]
        return [
            Button(kit, log, "", self._open_log, kind="quiet", icon="log", tip=tips[0]),
            Button(kit, corner, "", self._open_corner, kind="quiet", icon="settings", tip=tips[1]),
        ]

    def _counted(self) -> list[CountedPart]:
        """What is needed in play of the corner, above the button that opens it."""
        kit, window = self.kit, self.frame.window
        right, foot = window.right - kit.px(GAP), window.bottom - kit.px(GAP + DRAWER_BUTTON + 6)
        bowls = [slot for slot in self.corner.slots if isinstance(slot, BowlPart)]
        return [CountedPart(self.around, (right, foot), bowl, self._open_corner) for bowl in bowls[:1]]

    def _open_log(self) -> None:
        if desk := self.flights.desk:
            self.log.open(desk)

    def _open_corner(self) -> None:
        self._open(self.corner, DRAWER_CORNER, self.words("window-bank-and-settings"))

    def _open_rail(self, index: int) -> None:
        side, rail = self.rails[index]
        self._open(rail, DRAWER_RAIL, self.words.name(side) if side else "")

    def _open(self, part: RailPart | CornerPart, size: tuple[int, int], title: str) -> None:
        desk, kit, window = self.flights.desk, self.kit, self.frame.window
        if desk is None:
            return
        rect = Rect(0, 0, kit.px(size[0] + 32), min(kit.px(size[1] + 68), window.height - kit.px(8)))
        rect.center = window.center
        drawer = Drawer(kit, window, rect, title, self.words("window-close"), lambda: drawer.remove(part))
        part.lay(drawer.inner)
        drawer.put([part])
        desk.show(drawer)

    def _open_pile(self, zone: Zone, title: str) -> None:
        desk = self.flights.desk
        if desk:
            self.around.peek.hide()
            desk.show(open_pile(self.kit, self.frame.window, zone, self.faces, title, self.words("window-close")))
