"""What is seen of the table in a replay: its arena, or the board view where a moment has none."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from pygame import Rect, Surface
from pygame.event import Event as KeyEvent

from flick.clips import Rolled
from flick.table.board import Board
from flick.table.moves import moves_of
from flick.table.naming import zone_title
from flick.table.rules import Event
from flick.table.words import Words
from flick.window.arena.arena_part import ArenaPart
from flick.window.arena.flicking.playback import REAL
from flick.window.board.board_frame import CLOTH_RATIO, WIDEST_RAIL, BoardFrame
from flick.window.board.board_view import BoardView
from flick.window.board.hand import FOOT
from flick.window.board.plan import plan_on_cloth
from flick.window.board.surroundings import BoardListener, ignore
from flick.window.match.match_news import FlickRolls
from flick.window.match.match_table import WatchedTable
from flick.window.match.replay.film import Film
from flick.window.match.replay.flick_ways import WaysLayer
from flick.window.widgets import Caption, Group

if TYPE_CHECKING:
    from flick.window.menus.page import Page

LAST_SEEN = 1200.0
"""ms for which the contact that ended the match is seen from near."""

HEADING, SHADOW = 14, 0.75
"""Size of the words above the hand, and the opacity of their shadow on the wood."""

GAP = 10
RAIL, SLIMMEST = 0.155, 124
"""Width of a rail, in parts of the whole."""
HAND, LEAST_HAND = 0.3, 84
"""Height of the hand, in parts of the whole; it also has what the cloth leaves free."""
ABOVE_HAND = 24
"""Height of the room for whose hand it is, above that."""
LARGEST = 170


class ReplayTable(WatchedTable):
    """Lies in a rectangle of a page. Either part is made when a moment first needs it. ``rested`` is called when a
    flick has been seen to its end."""

    def __init__(self, page: "Page", rect: Rect, film: Film, words: Words, rested: Callable[[], None]) -> None:
        super().__init__(film.match)
        self.board_view: BoardView | None = None
        self.page, self.rect, self.film, self.words = page, rect, film, words
        self.ground = Group(page.kit, rect)
        """Where they lie."""
        self._rested = rested
        self.ways = WaysLayer(page.kit.theme, page.studio)

    def show(self, moment: int, *, goes_on: bool = False) -> None:
        """So everything lies at a moment; nothing rolls. Where the film ``goes_on`` from the moment before, what is
        still seen of that is seen to its end."""
        board = self.film.board(moment)
        if board.arena is None:
            self._show_on_board(msgspec.structs.replace(board, seat=self.film.viewer(moment)), moment, goes_on)
        else:
            arena = self._with_arena()
            self._stop(arena, at_once=not goes_on)
            arena.hush(at_once=True)
            self.lay_arena(board)
        self._show_only(board.arena is not None)

    def _show_on_board(self, board: Board, moment: int, goes_on: bool) -> None:
        """With the hand of whoever looks; what has moved since the moment before flies where that was seen."""
        board_view = self._with_board()
        board_view.wait_for(self.film.asked(moment))
        board_view.stamps = 1 / board_view.pace if goes_on else 0.0
        if goes_on:
            board_view.show(board, moves_of(self.film.events(moment)), by_bot=True)
        else:
            board_view.keep([])
            board_view.show(board)
        held = [zone for zone in board.zones if zone.kind == "hand" and zone.owner == board.seat]
        self._heading.text = zone_title(held[0], self.words) if held else ""
        hand = board_view.furniture.hand
        if hand in board_view.parts and self._heading not in board_view.parts:
            board_view.add_below(hand, self._heading)

    def steer(self, event: KeyEvent) -> bool:
        """Keys that move what is seen of a large board."""
        return self.board_view is not None and self.board_view.steer(event)

    def roll(self, rolls: FlickRolls, now: float, pace: float) -> None:
        """A flick rolls."""
        arena = self._with_arena()
        self._show_only(True)
        arena.hush(at_once=True)
        arena.screening.play(rolls.before, rolls.outcome, now, rolls.forecast, self._rested)
        arena.screening.pace(pace)

    def pace(self, pace: float) -> None:
        """Go on rolling at so many times the real speed; at none it stands still. What flies lands."""
        if self.arena is not None:
            self.arena.screening.pace(pace)
        if self.board_view is not None and pace:
            self.board_view.pace = pace

    @property
    def rolling(self) -> bool:
        return self.arena is not None and self.arena.rolling

    def say(self, event: Event, rolled: Rolled) -> None:
        """Say what a flick came to, at the piece that it is about, or where that has left the table."""
        outcome = rolled.outcome
        places = {departure.pawn: (departure.x, departure.y) for departure in outcome.left}
        places |= {name: (x, y) for name, (x, y, _) in outcome.rest.items()}
        self.judge(event, outcome.pawn, places, self.words)

    def picture(self, surface: Surface) -> Surface:
        """What is seen of the table in the window, as a picture of its own."""
        rect = self.rect
        if self.arena is not None and not self.arena.hidden and self.arena.scene is not None:
            rect = self.arena.scene.stage.frame
        return surface.subsurface(rect.clip(surface.get_rect())).copy()

    def close(self) -> None:
        """Nothing of it is needed any more."""
        super().close()
        if self.arena is not None:
            self._stop(self.arena, at_once=True)

    def _stop(self, arena: ArenaPart, *, at_once: bool) -> None:
        """Let nothing roll any more. What is seen over pieces goes ``at_once``, or is seen to its end."""
        now = self.page.app.now
        arena.screening.stop(now if at_once else now + LAST_SEEN)
        if at_once and arena.scene is not None:
            arena.scene.effects.clear()

    def _show_only(self, arena: bool) -> None:
        if self.arena is not None:
            self.arena.hidden = not arena
        if self.board_view is not None:
            self.board_view.hidden = arena

    def _with_arena(self) -> ArenaPart:
        if self.arena is None:
            layouts = (self.film.layout(moment) for moment in range(self.film.last + 1))
            first = next(layout for layout in layouts if layout is not None)
            self.arena = ArenaPart(
                self.page.arena_setup(self.words)._replace(pace=REAL, tracks=False),
                self.rect,
                starts=first.pawns,
                on_rule=partial(self.page.open_rule, self.film.game.id),
                layer=self.ways,
            )
            self.ground.add(self.arena)
        return self.arena

    def _with_board(self) -> BoardView:
        if self.board_view is None:
            kit, layout, first = self.page.kit, self.layout, self.film.board(0)
            faces = self.faces(kit, self.page.art, self.words)
            rails = bool(layout.rails.each or layout.rails.left or layout.rails.right)
            hand = self.layout_file is not None and any(zone.kind == "hand" for zone in first.zones)
            frame = frame_in(self.rect, self.page.desk.window, kit.theme.scale, rails=rails, hand=hand)
            doings = BoardListener(answer=ignore)
            self.board_view = BoardView(
                frame, self.layout_file, faces, self.page.app.settings, doings, self.match.game.id
            )
            self.board_view.plan = plan_on_cloth
            self._heading = Caption(
                kit, heading_of(frame), "", "row-title", size=HEADING, anchor="centre", shadow=SHADOW, name=True
            )
            self.ground.add(self.board_view)
        return self.board_view


def frame_in(rect: Rect, window: Rect, scale: float, *, rails: bool, hand: bool) -> BoardFrame:
    """How the rectangle is divided where a game has no arena: rails at the sides, the cloth between them, and the hand
    of whoever answers below it. Without ``rails``, or a ``hand``, the cloth has their room. What a player has besides,
    a header, a log and a corner, lies elsewhere."""

    def px(size: float) -> int:
        return round(size * scale)

    rail = min(px(WIDEST_RAIL), max(px(SLIMMEST), round(RAIL * rect.width))) if rails else 0
    beside = rail + px(GAP) if rails else 0
    cloth = rect.inflate(-2 * beside, 0)
    if rails or hand:
        band = px(GAP) + max(px(LEAST_HAND), round(HAND * rect.height)) if hand else 0
        cloth.height = min(rect.height - band, round(cloth.width / CLOTH_RATIO))
    top = cloth.bottom + px(ABOVE_HAND) if hand else rect.bottom
    held = Rect(cloth.left, top, cloth.width if hand else 0, rect.bottom - top)
    nothing = Rect(rect.topleft, (0, 0))
    return BoardFrame(
        "narrow",
        scale,
        Rect(window),
        header=nothing,
        left=Rect(rect.left, rect.top, rail, rect.height),
        cloth=cloth,
        right=Rect(rect.right - rail, rect.top, rail, rect.height),
        log=nothing,
        hand=held,
        corner=nothing,
        card=min(px(LARGEST), round((held.height - 3 * px(FOOT)) / 1.4)) if hand else 1,
    )


def heading_of(frame: BoardFrame) -> Rect:
    """Where it stands whose hand that is: above it."""
    top = frame.cloth.bottom + round(4 * frame.scale)
    return Rect(frame.hand.left, top, frame.hand.width, frame.hand.top - top)
