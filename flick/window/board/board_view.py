"""Everything of a table but its arena, in one: it shows a board, and asks for decisions."""

from collections.abc import Callable, Collection, Mapping, Sequence

import pygame
from pygame import Rect
from pygame.event import Event

from flick.table.board import Board
from flick.table.duel import newly_decided
from flick.table.moves import Moves
from flick.table.promises import AS_IT_IS, Promise
from flick.table.rules import Decision, Flick
from flick.table.sayings import Tone
from flick.window.app.held_keys import pressed_alone
from flick.window.app.settings import Settings
from flick.window.arena.struck_out import StruckOut
from flick.window.board.answer_keys import answers_by, put_back
from flick.window.board.asking import Asking
from flick.window.board.board_frame import BoardFrame
from flick.window.board.card import CardPart
from flick.window.board.dice import DiePart
from flick.window.board.duel_rows import WIDEST_STAMP, stamp_place
from flick.window.board.faces import Faces
from flick.window.board.furniture import Furniture
from flick.window.board.journeys import Travel, Whereabouts
from flick.window.board.laying import repeated
from flick.window.board.layout_file import BoardLayoutFile
from flick.window.board.marker import MarkerPart
from flick.window.board.peek import ShowsCards
from flick.window.board.plan import plan_of
from flick.window.board.question_controls import QuestionControls
from flick.window.board.question_line import how_now, in_a_line
from flick.window.board.recap import RecapPart, place_for
from flick.window.board.surroundings import BoardListener
from flick.window.match.log_story import LogStory
from flick.window.widgets.ending import EndingPart
from flick.window.widgets.group import Group
from flick.window.widgets.log_row import LogEntry
from flick.window.widgets.stamp import StampPart

LONGEST_FLIGHT = 600.0
"""ms for which nothing more is told at most while cards and tokens travel."""
NO_BOARD = Board(None, 0, ())
"""What is shown before anything is."""


class BoardView(Group):
    """Lies above the arena on the desk. ``layout`` is the game's own; without one every zone finds a place."""

    def __init__(
        self,
        frame: BoardFrame,
        layout: BoardLayoutFile | None,
        faces: Faces,
        settings: Settings,
        doings: BoardListener,
        game: str,
    ) -> None:
        super().__init__(faces.kit, frame.window)
        self.frame, self.layout, self.faces, self.words = frame, layout, faces, faces.words
        self.settings, self.doings, self.game = settings, doings, game
        self.asking = Asking(self.words)
        self.plan: Callable[[Board], BoardLayoutFile] = plan_of
        """Where zones lie without a layout of the game."""
        self.own_side = ""
        """Whose rail lies at the left for the whole match; else the layout says whose."""
        self.pace = 1.0
        """How many times as fast as in play everything flies."""
        self.stamps = 1.0
        """How long stamps stay, in parts of their time; at 0 there are none."""
        self.stamp: StampPart | None = None
        """The last one."""
        self.ending: EndingPart | None = None
        """What tells that the match is over."""
        self.board = NO_BOARD
        self._controls: QuestionControls | None = None
        self._shows = False
        """Whether a board has been shown."""
        self._story: LogStory | None = None
        self._order: list[str] = []
        """The cards of the hand from left to right, as they lay before everything was laid out anew."""
        self._asked: int | None = None
        self._recap: RecapPart | None = None
        self._own: int | None = None
        self._allowed: tuple[str | None, bool] = (None, False)
        self._covered = (False, False)
        """Whether something lies in the place of the log, and of the corner."""
        self._rested: Callable[[], None] | None = None
        self._faced: tuple[int, int] | None = None
        """Who was asked last, and in which turn."""

    @property
    def controls(self) -> QuestionControls:
        """Every way to answer what is asked, on what lies here; laid out bare where nothing has been shown yet."""
        return self._controls or self._furnish(self.board)

    @property
    def furniture(self) -> Furniture:
        """Everything that lies here."""
        return self.controls.furniture

    @property
    def decision(self) -> Decision | None:
        """What is asked now."""
        return self.asking.decision

    @property
    def moving(self) -> bool:
        return self.faces.store.busy

    def tick(self, now: float) -> None:
        """Faces that were drawn meanwhile take the place of backs; that dice have come to rest is told."""
        if self._rested is not None and not self.rolling:
            rested, self._rested = self._rested, None
            rested()
        if self.desk and self.faces.store.changed():
            for part in [*self.desk.root.walk(), *self.desk.over.walk()]:
                part.dirty |= isinstance(part, ShowsCards)

    def show(self, board: Board, moves: Moves = (), *, by_bot: bool = False) -> None:
        """Show a board; what events have moved to get there travels. What a bot has moved, ``by_bot``, or somebody
        in a film, is brought into sight only where that is wished."""
        if not self._shows or self.furniture.layout != self._layout_of(board):
            self._shows = True
            self._furnish(board)
            return
        furniture, before = self.furniture, self.board
        if self.ending is not None and self.ending.desk is not None:
            self.ending.desk.hide(self.ending)
        if board != before:
            furniture.flights.finish()
            furniture.around.peek.dismiss()
        still = self.kit.theme.ms("card-played") == 0
        travel = Travel(self.kit, () if still else moves, self._whereabouts)
        self._see(board)
        furniture.show(board)
        if self.settings.follow_bots or not by_bot:
            furniture.follow([move.piece for move in moves])
        furniture.flights.pace = self.pace
        furniture.flights.fly(*travel.flights(self._whereabouts))
        self._stamp(before)
        self.controls.offer()

    def _see(self, board: Board) -> None:
        """That is the board now, and the hand is that of whoever sees it."""
        self.board = self.controls.board = board
        self._own = self.furniture.around.own = self._own if board.seat is None else board.seat

    def end(self, title: str, tone: Tone) -> float:
        """The match is over: the light of the table changes, and a banner says so; ms until that is seen."""
        self.ending = EndingPart(self.kit, self.frame.cloth, title, tone)
        if self.desk is not None:
            self.desk.show(self.ending)
        return self.kit.theme.ms("ending")

    def _stamp(self, before: Board) -> None:
        """Stamp how a duel has ended that was not decided before."""
        lasts, desk = self.kit.theme.ms("stamp") * self.stamps / self.pace, self.desk
        for zone, duel in newly_decided(before, self.board) if lasts and desk is not None else ():
            if desk is not None and duel.decided is not None and duel.decided.stamp is not None:
                middle = stamp_place(self.kit, self.frame.cloth, list(self.walk()), zone, duel)
                word, tone = self.words(duel.decided.stamp), duel.decided.tone
                self.stamp = StampPart(self.kit, middle, word, tone, lasts, self.kit.px(WIDEST_STAMP))
                desk.show_on_table(self.stamp)

    @property
    def _whereabouts(self) -> Whereabouts:
        return Whereabouts(self.walk(), self.board, self.furniture.home)

    def throw(self, board: Board, rested: Callable[[], None], thrown: Collection[str] | None = None) -> bool:
        """Throw all dice, or those with such IDs, as they lie on a board, and show nothing else of it; whether they
        tumble now. ``rested`` is called when they have come to rest."""
        self.furniture.throw(board, thrown)
        self._rested = rested if self.rolling else None
        return self.rolling

    @property
    def flying(self) -> float:
        """ms for which nothing more is told while that has not landed which sets out now: all that is read on its way,
        and a while for the others."""
        flights = self.furniture.flights
        return max(min(flights.lasts, LONGEST_FLIGHT), flights.reads)

    @property
    def stamping(self) -> float:
        """ms for which a stamp stays that has just come down."""
        return self.stamp.remains if self.stamp is not None and self.stamp.desk is not None else 0.0

    def hurry(self) -> bool:
        """Take away the stamp on the table, if there is one, and let all land that flies, if any of it is there to be
        read; whether there was one or the other."""
        stamping, flights = self.stamping > 0, self.furniture.flights
        if self.stamp is not None and stamping:
            self.stamp.end()
        elif not flights.is_read:
            return False
        flights.finish()
        return True

    @property
    def rolling(self) -> bool:
        """Whether dice in sight have not come to rest."""
        return any(isinstance(part, DiePart) and part.moving for part in self.walk())

    @property
    def order(self) -> list[str]:
        """The cards of the hand from left to right."""
        return list(self.furniture.hand.order if self._controls is not None else self._order)

    def keep(self, order: list[str]) -> None:
        """Let the cards of the hand lie in this order, in which they lay before everything was laid out anew."""
        self._order = order
        if self._controls is not None:
            self.furniture.hand.order = list(order)

    def ask(self, decision: Decision | None, how: str = "", promises: Mapping[str, Promise] = {}) -> None:
        """Ask for a decision of a person, or for none. ``how`` says how it is done, where that is not plain;
        ``promises`` are those of its answers, where they are to be told."""
        furniture, promised = self.furniture, promises.get(AS_IT_IS)
        self.asking.begin(decision, how, promises)
        furniture.hope(promised.odds if promised is not None else None)
        self.wait_for(decision.seat if decision is not None else None)
        furniture.around.peek.dismiss()
        if isinstance(decision, Flick):
            furniture.corner.allow(decision.help)
        if decision is None:
            self.drop_recap()
        else:
            self._forget_strokes()
            self._belong_to(decision.seat)
            self._look_at_own(decision.seat)
            furniture.bring_forward(decision)
        self.controls.offer()
        if decision is not None:
            for board in furniture.maps:
                board.look_at_picks()
        self.repeat()

    def fit_hand(self, rect: Rect) -> None:
        """The hand lies there, and the answers above it."""
        self.furniture.fit_hand(rect, self.board)
        self.controls.offer()

    def _belong_to(self, seat: int) -> None:
        """The hand is that person's, also while nobody's cards are seen; a card that they play lies in it."""
        if self._shows and self.board.seat is None and self._own != seat:
            self._own = self.furniture.around.own = seat
            self.furniture.show(self.board)

    def _look_at_own(self, seat: int) -> None:
        """Bring what belongs to a seat on a large board into sight when that seat's turn begins."""
        if self._faced != (seat, self.board.turn):
            self._faced = seat, self.board.turn
            self.furniture.look_at_own()

    def wait_for(self, seat: int | None) -> None:
        """Mark whoever is asked now, a person or a bot."""
        self._asked = seat
        self.furniture.wait_for(seat)

    def put_back(self, event: Event) -> None:
        """A press beside the hand puts back a card that was chosen once."""
        put_back(event, self.controls)

    def shortcut(self, event: Event) -> bool:
        """Keys that nothing else has taken: numbers answer, letters open drawers, others move what is seen."""
        if event.type != pygame.KEYDOWN:
            return False
        if pressed_alone(event) and (answers_by(event.key, self.controls) or self.furniture.shortcut(event.key)):
            return True
        return self.steer(event)

    def steer(self, event: Event) -> bool:
        """Keys that move what is seen of a large board."""
        return self.furniture.steer(event)

    def make_way(self, touches: Callable[[Rect], bool]) -> None:
        """Let the cards in play lie low while what is aimed in the arena comes near to them; asked at every tick."""
        hand, options = self.furniture.hand, self.furniture.options
        if not options.parts:
            hand.step_aside(any(touches(rect) for rect in hand.raised_rects))

    def tell_how(self, how: str) -> None:
        """How what is asked is done has changed."""
        self.asking.how = how
        self.repeat()

    def repeat(self) -> None:
        """Say what is asked, again."""
        if self.decision is not None:
            self.say(in_a_line(self.decision, self.controls), how_now(self.controls))

    def happens(self, what: str, why: str) -> None:
        """Say at the top what has just happened, and why, as far as there is room for it."""
        if not self.furniture.header.prompt.takes(what):
            what = ""
        self.say(what, why)

    def say(self, what: str, how: str = "") -> None:
        """Say at the top what happens, or what is to be done and how."""
        self.asking.said = what, how
        self.furniture.header.say(what, how)

    def allow(self, no_undo: str | None, *, redo: bool) -> None:
        """Why nothing can be taken back, or that it can; and whether something can be given again."""
        self._allowed = no_undo, redo
        self.furniture.header.allow(no_undo, redo=redo)
        self.furniture.header.show(self.board)

    def tell(self, story: LogStory) -> None:
        """Show in the log everything that has happened, from the beginning."""
        self._story = story
        self.furniture.log.show(story)

    def tell_recap(self, entries: Sequence[LogEntry], *, first: bool = False) -> None:
        """Tell what others have done since somebody's last turn, or so far on their ``first``, until they act or close
        it; nothing is told of nothing."""
        self.drop_recap()
        furniture = self.furniture
        if not entries:
            return
        cloth, pawns = self.frame.cloth, self.asking.pawns_seen(self.board)
        place = place_for(self.kit, len(entries), cloth, pawns) if furniture.corner.flicks else None
        furniture.log.hidden = place is None
        place = place or self.frame.log
        if place.width:
            heading = "window-recap-first" if first else "window-recap"
            moment, flicks = self.doings.moment, furniture.corner.flicks
            self._recap = RecapPart(self.faces, place, entries, heading, moment, self.drop_recap, flicks=flicks)
            self.add_below(furniture.hand, self._recap)

    def drop_recap(self) -> None:
        """Tell no more of that."""
        if self._recap is not None and self._recap in self.parts:
            self.remove(self._recap)
            self.furniture.log.hidden = self._covered[0]
        self._recap = None

    def cover(self, *, log: bool = False, corner: bool = False) -> None:
        """Hide the log or the corner until the next call, since something else lies there."""
        self._covered = log, corner
        self.furniture.log.hidden, self.furniture.corner.hidden = self._covered

    def _read_card(self) -> None:
        """Another card is raised to be read, or none: answers that it would lie under give way."""
        self.furniture.give_way()
        self.repeat()

    def strike_out(self) -> None:
        """The step of the card in play that is due has come to nothing: it is struck through wherever it is seen."""
        places = [part.step_rect for part in self.walk() if isinstance(part, (CardPart, MarkerPart))]
        for rect in places:
            if rect is not None and self.desk is not None:
                self.desk.show_on_table(StruckOut(self.kit, rect))

    def _forget_strokes(self) -> None:
        """Take away the strokes through a step of a card, since something else is asked."""
        for part in list(self.desk.over.parts) if self.desk else ():
            if isinstance(part, StruckOut):
                part.end()

    def _layout_of(self, board: Board) -> BoardLayoutFile:
        """Where everything of a board lies: as the layout of the game has it, written out for that board."""
        return repeated(self.layout, board) if self.layout is not None else self.plan(board)

    def _furnish(self, board: Board) -> QuestionControls:
        """Lay out everything anew."""
        order = self.order
        self.empty()
        layout, settings, doings = self._layout_of(board), self.settings, self.doings
        furniture = Furniture(self.frame, layout, self.faces, settings, doings, self.game, board, self.own_side)
        controls = self._controls = QuestionControls(furniture, self.asking, board, self.repeat)
        furniture.hand.order = order
        furniture.hand.on_ready = self._read_card
        furniture.around.on_tab = controls.offer
        furniture.around.peek.needed = lambda card: self.asking.pawns_seen(self.board) + furniture.needed(card)
        furniture.around.peek.spared = lambda: [self._recap.rect] if self._recap is not None else []
        self.cover(log=self._covered[0], corner=self._covered[1])
        self._see(board)
        self.add(*furniture.parts)
        furniture.header.allow(self._allowed[0], redo=self._allowed[1])
        furniture.wait_for(self._asked)
        furniture.show(board)
        if self._story is not None:
            furniture.log.show(self._story)
        furniture.header.say(*self.asking.said)
        controls.offer()
        return controls
