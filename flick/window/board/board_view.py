"""Everything of a table but its arena, in one: it shows a board, and asks for decisions."""

from collections.abc import Callable, Mapping, Sequence

from pygame import Rect

from flick.table.board import Board
from flick.table.duel import newly_decided
from flick.table.moves import Moves
from flick.table.promises import AS_IT_IS, Promise
from flick.table.rules import ChooseMany, Decision, Flick, Offer
from flick.table.sayings import Say, Tone, Who
from flick.window.app.settings import Settings
from flick.window.arena.struck_out import StruckOut
from flick.window.board.advice import Advice
from flick.window.board.answering import Several
from flick.window.board.bargain import Bargain
from flick.window.board.board_frame import BoardFrame
from flick.window.board.card import CardPart
from flick.window.board.choices import is_named, shorter_questions
from flick.window.board.dice import DiePart
from flick.window.board.doings import BoardListener
from flick.window.board.faces import Faces
from flick.window.board.furniture import Furniture
from flick.window.board.journeys import Travel, Whereabouts
from flick.window.board.layout_file import BoardLayoutFile
from flick.window.board.marker import MarkerPart
from flick.window.board.peek import ShowsCards
from flick.window.board.piece import PiecePart
from flick.window.board.question_controls import Asking
from flick.window.board.recap import RecapPart, place_for
from flick.window.board.zones import ZonePart
from flick.window.match.log_story import LogStory
from flick.window.widgets.ending import EndingPart
from flick.window.widgets.kit import Kit
from flick.window.widgets.log_row import LogEntry
from flick.window.widgets.stamp import StampPart

WIDEST_STAMP = 250
STAMP_AWAY = 44
"""From the edge of a figure to the middle of the stamp above it."""


LONGEST_FLIGHT = 600.0
"""ms for which nothing more is told at most while cards and tokens travel."""


class BoardView(Asking):
    """Lies above the arena on the desk. ``layout`` is the game's own; without one every zone finds a place."""

    def __init__(
        self,
        kit: Kit,
        frame: BoardFrame,
        layout: BoardLayoutFile | None,
        faces: Faces,
        settings: Settings,
        doings: BoardListener,
        game: str,
    ) -> None:
        super().__init__(kit, frame, layout, faces, settings, doings)
        self.game = game
        self.names_asked = False
        """Whether a question says whom it asks."""
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
        self._story: LogStory | None = None
        self._order: list[str] = []
        self._said = ("", "")
        self._how = ""
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
        furniture = self.furniture
        if furniture is None or self.board is None or self._must_rebuild(board):
            self._furnish(board)
            self.board = board
            return
        before = self.board
        if self.ending is not None and self.ending.desk is not None:
            self.ending.desk.hide(self.ending)
        if board != self.board:
            furniture.flights.finish()
            furniture.around.peek.dismiss()
        self._own = furniture.around.own = self._own if board.seat is None else board.seat
        still = self.kit.theme.ms("card-played") == 0
        travel = Travel(self.kit, () if still else moves, self._whereabouts(self.board))
        furniture.show(board)
        if self.settings.follow_bots or not by_bot:
            furniture.follow([move.piece for move in moves])
        self.board = board
        furniture.flights.pace = self.pace
        furniture.flights.fly(*travel.flights(self._whereabouts(board)))
        self._stamp(before)
        self._offer()

    def end(self, title: str, tone: Tone) -> float:
        """The match is over: the light of the table changes, and a banner says so; ms until that is seen."""
        self.ending = EndingPart(self.kit, self.frame.cloth, title, tone)
        if self.desk is not None:
            self.desk.show(self.ending)
        return self.kit.theme.ms("ending")

    def _stamp(self, before: Board) -> None:
        """Stamp how a duel has ended that was not decided before: on the card of its other side, or in its middle."""
        lasts = self.kit.theme.ms("stamp") * self.stamps / self.pace
        furniture, board, desk = self.furniture, self.board, self.desk
        if not lasts or furniture is None or board is None or desk is None:
            return
        for zone, duel in newly_decided(before, board):
            if duel.decided is None or duel.decided.stamp is None:
                continue
            holders = [part for part in self.walk() if isinstance(part, PiecePart | ZonePart)]
            cards = [
                part.rect for part in holders if isinstance(part, PiecePart) and part.piece.id == duel.sides[-1].piece
            ]
            places = [part.rect for part in holders if isinstance(part, ZonePart) and part.shows == zone.id]
            struck = [
                part.rect
                for part in holders
                if isinstance(part, PiecePart) and part.piece.id == duel.sides[-1].figure and part.sort == "figure"
            ]
            middle = self._above(struck[0]) if struck else [*cards, *places, self.frame.cloth][0].center
            word = self.words(duel.decided.stamp)
            self.stamp = StampPart(self.kit, middle, word, duel.decided.tone, lasts, self.kit.px(WIDEST_STAMP))
            desk.show(self.stamp)

    def _above(self, figure: Rect) -> tuple[int, int]:
        """Where a stamp hides neither whoever was struck nor most of what stands around: above, or below at the top of
        the cloth."""
        cloth, away = self.frame.cloth, figure.height // 2 + self.kit.px(STAMP_AWAY)
        y = figure.centery - away if figure.centery - 2 * away > cloth.top else figure.centery + away
        half = self.kit.px(WIDEST_STAMP) // 2
        return min(max(figure.centerx, cloth.left + half), cloth.right - half), y

    def _whereabouts(self, board: Board) -> Whereabouts:
        assert self.furniture is not None
        return Whereabouts(self.walk(), board, self.furniture.home)

    def throw(self, board: Board, rested: Callable[[], None]) -> bool:
        """Throw all dice, as they lie on a board, and show nothing else of it; whether they tumble now. ``rested`` is
        called when they have come to rest."""
        if self.furniture is not None and self.board is not None:
            self.furniture.throw(board)
        self._rested = rested if self.rolling else None
        return self.rolling

    @property
    def flying(self) -> float:
        """ms for which nothing more is told while that has not landed which sets out now: all that is read on its way,
        and a while for the others."""
        if self.furniture is None:
            return 0.0
        flights = self.furniture.flights
        return max(min(flights.lasts, LONGEST_FLIGHT), flights.reads)

    @property
    def stamping(self) -> float:
        """ms for which a stamp stays that has just come down."""
        return self.stamp.remains if self.stamp is not None and self.stamp.desk is not None else 0.0

    def hurry(self) -> bool:
        """Take away the stamp on the table, if there is one, and let all land that flies, if any of it is there to be
        read; whether there was one or the other."""
        stamping = self.stamp is not None and self.stamping > 0
        if self.furniture is None or not (stamping or self.furniture.flights.is_read):
            return False
        if self.stamp is not None and stamping:
            self.stamp.end()
        self.furniture.flights.finish()
        return True

    @property
    def rolling(self) -> bool:
        """Whether dice in sight have not come to rest."""
        return any(isinstance(part, DiePart) and part.moving for part in self.walk())

    @property
    def order(self) -> list[str]:
        """The cards of the hand from left to right."""
        return list(self.furniture.hand.order if self.furniture else self._order)

    def keep(self, order: list[str]) -> None:
        """Cards that lay in this order before everything was laid out anew lie so again."""
        self._order = order
        if self.furniture is not None:
            self.furniture.hand.order = list(order)

    def ask(self, decision: Decision | None, how: str = "", promises: Mapping[str, Promise] = {}) -> None:
        """Ask for a decision of a person, or for none. ``how`` says how it is done, where that is not plain;
        ``promises`` are those of its answers, where they are to be told."""
        self.decision = decision
        self.advice = Advice(self.words, decision, promises)
        if self.furniture is not None:
            promised = promises.get(AS_IT_IS)
            self.furniture.hope(promised.odds if promised is not None else None)
        self.wait_for(decision.seat if decision is not None else None)
        self._several, self._narrowed = None, ""
        self._bargain = Bargain(decision) if isinstance(decision, Offer) else None
        if decision is not None:
            self._forget_strokes()
        if self.furniture:
            self.furniture.around.peek.dismiss()
            if isinstance(decision, Flick):
                self.furniture.corner.allow(decision.help)
        if isinstance(decision, ChooseMany):
            self._several = Several(decision, self.words, self._answer)
        if decision is not None:
            self._belong_to(decision.seat)
            self._look_at_own(decision.seat)
        else:
            self.drop_recap()
        self._how = how
        if self.furniture is not None and decision is not None:
            self.furniture.bring_forward(decision)
        self._offer()
        self.repeat()

    def fit_hand(self, rect: Rect) -> None:
        """The hand lies there, and the answers above it."""
        if self.furniture is not None and self.board is not None:
            self.furniture.fit_hand(rect, self.board)
            self._offer()

    def _belong_to(self, seat: int) -> None:
        """The hand is that person's, also while nobody's cards are seen; a card that they play lies in it."""
        furniture, board = self.furniture, self.board
        if furniture is not None and board is not None and board.seat is None and self._own != seat:
            self._own = furniture.around.own = seat
            furniture.show(board)

    def _look_at_own(self, seat: int) -> None:
        """As somebody's turn begins, what is theirs on a large board is brought into sight."""
        if self.furniture is not None and self.board is not None and self._faced != (seat, self.board.turn):
            self._faced = seat, self.board.turn
            self.furniture.look_at_own()

    def wait_for(self, seat: int | None) -> None:
        """Mark whoever is asked now, a person or a bot."""
        self._asked = seat
        if self.furniture:
            self.furniture.wait_for(seat)

    def tell_how(self, how: str) -> None:
        """How what is asked is done has changed."""
        self._how = how
        self.repeat()

    def repeat(self) -> None:
        """Say what is asked, again."""
        if self.decision is not None:
            self.say(self._in_a_line(self.decision), self._how_now())

    def _how_now(self) -> str:
        """What may be hoped for, and how it is done; the latter alone once a card is raised, and only the former where
        there is no room for both."""
        told = "" if self._raised_once else self.advice.as_it_is
        step, how = self.step(), self._how or self.hint()
        both = " ".join(filter(None, (step, told and f"{told.rstrip('.')}.", how)))
        if not told or self.furniture is None or self.furniture.header.prompt.tells(both):
            return both
        return " ".join(filter(None, (step, told)))

    def _in_a_line(self, decision: Decision) -> str:
        """As much of a question as there is room for at the top, with the name of whoever is asked where that is not
        plain and the question does not name them; of one that the bar asks in full, or whose answers stand beside what
        it is about, the moment, as the game has words for it (``moment-<question>``), or only who decides."""
        who, ask = Who(decision.seat), self.words(decision.ask)
        options = self.furniture.options if self.furniture is not None else None
        if options is not None and (options.is_beside or options.asks(ask)):
            moment = f"moment-{decision.question or decision.verb}"
            if not self.words.has(moment) and not options.is_beside:
                return self.words("window-asked-below", who=who)
            ask = self.words(Say(moment, decision.facts)) if self.words.has(moment) else ask
        shorter = shorter_questions(ask)
        if self.names_asked and not is_named(ask, self.words.who(decision.seat), self.words.things().values()):
            shorter = [self.words("window-asked-of", who=who, ask=part) for part in shorter]
        if self.furniture is None:
            return shorter[0]
        takes = self.furniture.header.prompt.takes
        return next((part for part in shorter if takes(part)), shorter[-1])

    def happens(self, what: str, why: str) -> None:
        """Say at the top what has just happened, and why, as far as there is room for it."""
        if self.furniture is None or not self.furniture.header.prompt.takes(what):
            what = ""
        self.say(what, why)

    def say(self, what: str, how: str = "") -> None:
        """Say at the top what happens, or what is to be done and how."""
        self._said = what, how
        if self.furniture:
            self.furniture.header.say(what, how)

    @property
    def said(self) -> tuple[str, str]:
        """What stands at the top, and below it."""
        return self._said

    def allow(self, no_undo: str | None, *, redo: bool) -> None:
        """Why nothing can be taken back, or that it can; and whether something can be given again."""
        self._allowed = no_undo, redo
        if self.furniture and self.board:
            self.furniture.header.allow(no_undo, redo=redo)
            self.furniture.header.show(self.board)

    def tell(self, story: LogStory) -> None:
        """Everything that has happened, from the beginning."""
        self._story = story
        if self.furniture:
            self.furniture.log.show(story)

    def tell_recap(self, entries: Sequence[LogEntry], *, first: bool = False) -> None:
        """Tell what others have done since somebody's last turn, or so far on their ``first``, until they act or close
        it; nothing is told of nothing."""
        self.drop_recap()
        furniture, cloth = self.furniture, self.frame.cloth
        if furniture is None or not entries:
            return
        place = place_for(self.kit, len(entries), cloth, self._pawns_seen) if furniture.corner.flicks else None
        furniture.log.hidden = place is None
        place = place or self.frame.log
        if not place.width:
            return
        begins, tip = self.words("window-recap-first" if first else "window-recap"), self.words("window-recap-close")

        def heading(left: int) -> str:
            return self.words("window-recap-left", heading=begins, n=left) if left else begins

        self._recap = RecapPart(self.kit, place, entries, self.faces, heading, tip, self.doings.moment, self.drop_recap)
        self.add_below(furniture.hand, self._recap)

    def drop_recap(self) -> None:
        """Tell no more of that."""
        if self._recap is not None and self._recap in self.parts:
            self.remove(self._recap)
            if self.furniture is not None:
                self.furniture.log.hidden = self._covered[0]
        self._recap = None

    @property
    def _pawns_seen(self) -> list[Rect]:
        """Where pawns lie in the arena."""
        pieces = (
            [piece.id for zone in self.board.zones if zone.kind == "arena" for piece in zone.pieces]
            if self.board
            else []
        )
        seen = [self.outline(piece) for piece in pieces] if self.outline is not None else []
        return [rect for rect in seen if rect is not None]

    def _needed(self, card: object) -> list[Rect]:
        """On what no words about a card lie."""
        return self._pawns_seen + (self.furniture.needed(card) if self.furniture else [])

    def _spared(self) -> list[Rect]:
        """On what they lie rather than on the card."""
        return [self._recap.rect] if self._recap is not None else []

    def cover(self, *, log: bool = False, corner: bool = False) -> None:
        """Something else lies where the log is, or the corner: these are not there until the next call."""
        self._covered = log, corner
        if self.furniture is not None:
            self.furniture.log.hidden, self.furniture.corner.hidden = self._covered

    def _read_card(self) -> None:
        """Another card is raised to be read, or none: answers that it would lie under give way."""
        if self.furniture is not None:
            self.furniture.give_way()
        self.repeat()

    def step(self) -> str:
        """Which step of the card in play is due, where the layout says how that is told."""
        playing = self._layout_now(self.board).playing if self.board else None
        if playing is None or self.board is None or not playing.hint:
            return ""
        zone = next((zone for zone in self.board.zones if zone.id == playing.zone), None)
        due = zone.facts.get(playing.fact) if zone else None
        look = self.faces.look(zone.pieces[-1]) if zone and zone.pieces else None
        if look is None or not isinstance(due, int) or not 0 < due <= len(look.chips):
            return ""
        step = f"{playing.steps}-{look.chips[due - 1].kind}"
        return self.words(Say(playing.hint, {"n": due, "count": len(look.chips), "step": step}))

    def strike_out(self) -> None:
        """The step of the card in play that is due has come to nothing: it is struck through wherever it is seen."""
        places = [part.step_rect for part in self.walk() if isinstance(part, (CardPart, MarkerPart))]
        for rect in places:
            if rect is not None and self.desk is not None:
                self.desk.show(StruckOut(self.kit, rect))

    def _forget_strokes(self) -> None:
        """Something else is asked: what was struck through is seen no more."""
        desk = self.desk
        for part in [part for part in (desk.over.parts if desk else []) if isinstance(part, StruckOut)]:
            part.end()

    def _must_rebuild(self, board: Board) -> bool:
        """A layout made for a seat does not fit another one, nor other zones; the game's own is repeated for others."""
        if self.board is None:
            return False
        if self.layout is not None:
            return self.furniture is not None and self.furniture.layout != self._layout_now(board)
        zones = [(zone.id, zone.kind) for zone in self.board.zones]
        return self.board.seat != board.seat or zones != [(zone.id, zone.kind) for zone in board.zones]

    def _furnish(self, board: Board) -> None:
        """Everything anew."""
        self.remove(*list(self.parts))
        furniture = Furniture(
            self.frame, self._layout_now(board), self.faces, self.settings, self.doings, self.game, board, self.own_side
        )
        furniture.hand.order = self.order
        furniture.hand.on_ready = self._read_card
        furniture.around.on_tab = self._offer
        furniture.around.peek.needed = self._needed
        furniture.around.peek.spared = self._spared
        self.furniture = furniture
        self.cover(log=self._covered[0], corner=self._covered[1])
        self._own = furniture.around.own = self._own if board.seat is None else board.seat
        self.add(*furniture.parts)
        furniture.header.allow(self._allowed[0], redo=self._allowed[1])
        furniture.wait_for(self._asked)
        furniture.show(board)
        if self._story is not None:
            furniture.log.show(self._story)
        furniture.header.say(*self._said)
        self.board = board
        self._offer()
