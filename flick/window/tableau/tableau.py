"""Everything of a table but its arena, in one: it shows a board, and asks for decisions."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeGuard

import pygame
from pygame import Rect
from pygame.event import Event

from flick.table.board import Board
from flick.table.decisions import choice_in
from flick.table.naming import option_label
from flick.table.rules import Amount, Choose, ChooseMany, Confirm, Decision, Flick
from flick.table.sayings import Refused, Say, Who
from flick.window.parts.group import Group
from flick.window.parts.kit import Kit
from flick.window.parts.log_row import Entry
from flick.window.settings import Settings
from flick.window.tableau.answering import Several
from flick.window.tableau.bar import BarPart, Questioned
from flick.window.tableau.card import CardPart
from flick.window.tableau.choices import Choices, amounts, choices_of, number_of, shorter_questions
from flick.window.tableau.dice import DiePart
from flick.window.tableau.faces import Faces
from flick.window.tableau.flights import nothing
from flick.window.tableau.frame import Frame
from flick.window.tableau.furniture import Furniture
from flick.window.tableau.layout_file import Asked, LayoutFile
from flick.window.tableau.marker import MarkerPart
from flick.window.tableau.options import Offer, offers_of
from flick.window.tableau.pawn_pick import Outline, PawnPick
from flick.window.tableau.piece import Bar, Pick, PiecePart, ShowsCards
from flick.window.tableau.plan import plan_of
from flick.window.tableau.questioned import options_as_deeds, questioned
from flick.window.tableau.recap import RecapPart, place_for
from flick.window.tableau.struck_out import StruckOut
from flick.window.tableau.sums import signed
from flick.window.tableau.travel import Travel, snapshot

DIGITS = {getattr(pygame, f"K_{pad}{digit}"): digit for pad in ("", "KP") for digit in range(10)}

YES_OR_NO = {pygame.K_y: "yes", pygame.K_o: "yes", pygame.K_n: "no"}
"""Their first letters, in every language there is."""


def may_be_declined(decision: Decision | None) -> TypeGuard[Confirm | Choose]:
    """Whether it can be answered with no."""
    return isinstance(decision, Confirm) or (isinstance(decision, Choose) and bool(decision.decline))


def ignore(_: object) -> None:
    """What nobody wants to know."""


@dataclass(frozen=True)
class Doings:
    """Whom the tableau tells what somebody does. ``answer`` gets a written answer, ``rule`` the ID of a rule,
    ``moment`` the number of an entry of the log, ``change`` the name of a setting and its value, ``refuse`` why
    something that was tried cannot be."""

    answer: Callable[[str], None]
    rule: Callable[[str], None] = ignore
    moment: Callable[[int], None] = ignore
    change: Callable[[str, str], None] = lambda name, value: None
    undo: Callable[[], None] = nothing
    redo: Callable[[], None] = nothing
    rulebook: Callable[[], None] = nothing
    menu: Callable[[], None] = nothing
    refuse: Callable[[Refused], None] = ignore


class Tableau(Group):
    """Lies above the arena on the desk. ``layout`` is the game's own; without one every zone finds a place."""

    def __init__(
        self,
        kit: Kit,
        frame: Frame,
        layout: LayoutFile | None,
        faces: Faces,
        settings: Settings,
        doings: Doings,
        game: str,
    ) -> None:
        super().__init__(kit, frame.window)
        self.frame, self.layout, self.faces = frame, layout, faces
        self.settings, self.doings, self.game = settings, doings, game
        self.words = faces.words
        self.board: Board | None = None
        self.decision: Decision | None = None
        self.furniture: Furniture | None = None
        self.outline: Outline | None = None
        """Where a pawn of the arena is seen, by its name; without this only buttons name pawns."""
        self.names_asked = False
        """Whether a question says whom it asks."""
        self.own_side = ""
        """Whose rail lies at the left for the whole match; else the layout says whose."""
        self.named: tuple[int, ...] = ()
        """Which options of a choice stand as buttons now, in their order."""
        self._several: Several | None = None
        self._told: tuple[Sequence[Entry], Sequence[Entry]] = ((), ())
        self._order: list[str] = []
        self._said = ("", "")
        self._how = ""
        self._asked: int | None = None
        self._recap: RecapPart | None = None
        self._own: int | None = None
        self._allowed: tuple[str | None, bool] = (None, False)

    @property
    def moving(self) -> bool:
        return self.faces.store.busy

    def tick(self, now: float) -> None:
        """Faces that were drawn meanwhile take the place of backs."""
        if self.desk and self.faces.store.changed():
            for part in [*self.desk.root.walk(), *self.desk.over.walk()]:
                part.dirty |= isinstance(part, ShowsCards)

    def show(self, board: Board) -> None:
        """Show a board; what lies elsewhere than before travels there, unless somebody else looks now."""
        furniture = self.furniture
        if furniture is None or self.board is None or self._must_rebuild(board):
            self._furnish(board)
            self.board = board
            return
        furniture.flights.finish()
        self._own = furniture.around.own = self._own if board.seat is None else board.seat
        if board != self.board:
            furniture.around.peek.dismiss()
        travels = self.kit.theme.ms("card-played") > 0 and self.board.seat == board.seat
        before = snapshot(self.board, list(self.walk())) if travels else None
        furniture.show(board)
        self.board = board
        if before:
            travel = Travel(self.faces, before, board, list(self.walk()), furniture.other_home)
            furniture.flights.fly(*travel.flights())
        self._offer()

    def throw(self, board: Board) -> bool:
        """Throw all dice, as they lie on a board, and show nothing else of it; whether they tumble now."""
        if self.furniture is not None and self.board is not None:
            self.furniture.throw(board)
        return self.rolling

    @property
    def flying(self) -> float:
        """ms until what sets out now has landed."""
        return self.furniture.flights.lasts if self.furniture is not None else 0.0

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

    def ask(self, decision: Decision | None, how: str = "") -> None:
        """Ask for a decision of a person, or for none. ``how`` says how it is done, where that is not plain."""
        self.decision = decision
        self.wait_for(decision.seat if decision is not None else None)
        self._several = None
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
        else:
            self.drop_recap()
        self._how = how
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
            how = " ".join(part for part in (self.step(), self._how or self.hint()) if part)
            self.say(self._in_a_line(self.decision), how)

    def _in_a_line(self, decision: Decision) -> str:
        """As much of a question as there is room for at the top, with the name of whoever is asked where that is not
        plain and the question does not name them; of a question that the bar asks in full, only who decides."""
        who, ask = Who(decision.seat), self.words(decision.ask)
        if self.furniture is not None and self.furniture.options.asks(ask):
            return self.words("window-asked-below", who=who)
        shorter = shorter_questions(ask)
        if self.names_asked and self.words.who(decision.seat) not in ask:
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

    def allow(self, no_undo: str | None, *, redo: bool) -> None:
        """Why nothing can be taken back, or that it can; and whether something can be given again."""
        self._allowed = no_undo, redo
        if self.furniture and self.board:
            self.furniture.header.allow(no_undo, redo=redo)
            self.furniture.header.show(self.board)

    def tell(self, whole: Sequence[Entry], deeds: Sequence[Entry]) -> None:
        """Everything that has happened, from the beginning, and what is told of it by turns."""
        self._told = whole, deeds
        if self.furniture:
            self.furniture.log.show(whole, deeds)

    def tell_recap(self, entries: Sequence[Entry], *, first: bool = False) -> None:
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
        heading, tip = self.words("window-recap-first" if first else "window-recap"), self.words("window-recap-close")
        self._recap = RecapPart(self.kit, place, entries, self.faces, heading, tip, self.doings.moment, self.drop_recap)
        self.add_below(furniture.hand, self._recap)

    def drop_recap(self) -> None:
        """Tell no more of that."""
        if self._recap is not None and self._recap in self.parts:
            self.remove(self._recap)
            if self.furniture is not None:
                self.furniture.log.hidden = False
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

    def hint(self) -> str:
        """How what is asked now can be answered."""
        decision = self.decision
        if isinstance(decision, ChooseMany) and decision.least == decision.most:
            return self.words("window-hint-exactly", count=decision.most)
        if isinstance(decision, ChooseMany):
            return self.words("window-hint-many", least=decision.least, most=decision.most)
        if (offered := choice_in(decision)) is not None:
            seen = self.outline and any(option.piece and self.outline(option.piece) for option in offered.options)
            pieces = self._pieces_of(offered).pieces
            hand = self.furniture.hand if self.furniture else None
            if hand is not None and hand.ready is not None:
                return self.words("window-hint-again")
            if hand is not None and hand.holds(pieces):
                return self.words("window-hint-hand")
            return self.words("window-hint-piece" if seen or pieces else "window-hint-button")
        return self.words("window-hint-button") if isinstance(decision, (Amount, Confirm)) else ""

    def shortcut(self, event: Event) -> bool:
        """Keys that nothing else has taken: numbers answer, letters open drawers. A press beside everything puts back
        the card that was chosen once."""
        if event.type == pygame.MOUSEBUTTONDOWN and self.furniture is not None:
            return self.furniture.hand.raise_first(None)
        if event.type != pygame.KEYDOWN or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
            return False
        if event.key in DIGITS:
            return self._digit(DIGITS[event.key])
        if self._again(event.key):
            return True
        if event.key in YES_OR_NO and isinstance(self.decision, Confirm):
            self._answer(YES_OR_NO[event.key])
            return True
        return self.furniture is not None and self.furniture.shortcut(event.key)

    def _digit(self, digit: int) -> bool:
        decision = self.decision
        if isinstance(decision, Amount):
            if digit not in amounts(decision):
                return False
            self._answer(f"{decision.verb} {digit}")
            return True
        if isinstance(decision, Confirm) and digit in (1, 2):
            self._answer("yes" if digit == 1 else "no")
            return True
        offered = self._offered
        if offered is None or not 0 < digit <= len(offered.options):
            return False
        piece = offered.options[digit - 1].piece
        if piece is None or self.furniture is None or not self.furniture.hand.raise_first(piece):
            self._pick(digit - 1)
        return True

    def _again(self, key: int) -> bool:
        """Enter plays the card that was chosen once, Esc puts it back."""
        hand, offered = self.furniture.hand if self.furniture else None, self._offered
        if hand is None or offered is None or hand.ready is None:
            return False
        if key == pygame.K_ESCAPE:
            return hand.raise_first(None)
        if key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self._pick(next(index for index, option in enumerate(offered.options) if option.piece == hand.ready))
            return True
        return False

    def _pick(self, index: int) -> None:
        """An option was picked, by whatever means."""
        offered = self._offered
        if self._several:
            if not self._several.toggle(index):
                self.kit.sound("refused")
            self._offer()
        elif offered is not None:
            self._answer(offered.options[index].name)

    def _answer(self, text: str) -> None:
        self.doings.answer(text)

    @property
    def _offered(self) -> Choose | ChooseMany | None:
        """What there is to choose from, beside a flick too."""
        return self.decision if isinstance(self.decision, ChooseMany) else choice_in(self.decision)

    def _offer(self) -> None:
        """Mark what can be picked, and lay out the buttons."""
        furniture, decision = self.furniture, self.decision
        if furniture is None:
            return
        choices = self._pieces_of(decision) if decision else Choices({}, ())
        chosen = self._several.pieces if self._several else []
        worth = self._asked_so(decision).worth
        picks = {piece: self._pick_of(index, worth) for piece, index in choices.pieces.items()}
        furniture.offer(picks, chosen, self._barred(), by_bar=bool(worth), twice=self._several is None)
        self._offer_buttons(choices)
        self._offer_pawns(decision)
        furniture.give_way()

    def _asked_so(self, decision: Decision | None) -> Asked:
        """How the layout asks for that."""
        known = self.layout.questions if self.layout and decision else {}
        return known.get(decision.verb, Asked()) if decision else Asked()

    def _pick_of(self, index: int, worth: str) -> Pick:
        """How the piece of an option is picked; ``worth`` is the fact of its label that says what it counts for."""
        assert self._offered is not None
        say = self._offered.options[index].say
        points = say.facts.get(worth) if say and worth else None
        return Pick(self._picker(index), number_of(index), signed(points) if points is not None else "")

    def _barred(self) -> dict[str, Bar]:
        """Why pieces cannot be chosen, by their IDs."""
        if (choice := choice_in(self.decision)) is None:
            return {}
        found: dict[str, Bar] = {}
        for written, verdict in choice.barred.items():
            refused = Refused(verdict.reason, verdict.rule)
            why = f"{self.words(verdict.reason)} {verdict.rule}"
            found[written.partition(" ")[2]] = Bar(why, lambda refused=refused: self.doings.refuse(refused))
        return found

    def _offer_pawns(self, decision: Decision | None) -> None:
        """Pawns that an answer is about can be clicked as well, where somebody has told where they are."""
        furniture, outline = self.furniture, self.outline
        assert furniture is not None
        furniture.pawns.remove(*list(furniture.pawns.parts))
        choice = choice_in(decision)
        if outline is None or choice is None:
            return
        for index, option in enumerate(choice.options):
            if option.piece is not None and outline(option.piece) is not None:
                pick = Pick(self._picker(index), number_of(index))
                tip = option_label(option, self.words)
                furniture.pawns.add(PawnPick(furniture.around, option.piece, outline, pick, tip))

    def make_way(self, touches: Callable[[Rect], bool]) -> None:
        """Let the cards in play lie low while what is aimed in the arena comes near to them; asked at every tick."""
        if self.furniture and not self.furniture.options.parts:
            hand = self.furniture.hand
            hand.step_aside(any(touches(rect) for rect in hand.raised_rects))

    def _offer_buttons(self, choices: Choices) -> None:
        furniture, decision = self.furniture, self.decision
        assert furniture is not None
        options = furniture.options
        self.named = self._named(choices) if choice_in(decision) is not None else ()
        if isinstance(decision, Amount):
            verb = decision.verb
            options.offer_amount(decision, lambda number: self._answer(f"{verb} {number}"))
        elif self.board is not None and may_be_declined(decision):
            told = questioned(decision, self.board, self._layout_now(self.board), self.faces, self.named)
            slim = not furniture.corner.flicks or furniture.hand.holds(choices.pieces)
            options.ask(BarPart(furniture.around, options.top, told, self._answer, self.doings.rule, slim=slim))
        elif self._several:
            several = self._several
            marked = [self._many_offer(several, index) for index in choices.buttons]
            options.offer([*marked, several.offer()])
        elif (beside := self._beside_in_hand(choices)) is not None:
            options.ask(BarPart(furniture.around, options.top, beside, self._answer, self.doings.rule, slim=True))
        elif (choice := choice_in(decision)) is not None and self.named:
            options.offer(offers_of(choice, self.named, self.words, self._answer))
        else:
            options.clear()
        furniture.make_room()

    def _beside_in_hand(self, choices: Choices) -> Questioned | None:
        """What is said of cards that may be chosen instead of a flick, where the game has words for it."""
        choice, furniture = choice_in(self.decision), self.furniture
        if not isinstance(self.decision, Flick) or choice is None or furniture is None:
            return None
        message = f"beside-{choice.verb}"
        if not furniture.hand.holds(choices.pieces) or not self.words.has(message):
            return None
        return Questioned(
            self.words(message), (), choice.rule, options_as_deeds(choice, Asked(), self.words, self.named)
        )

    def _named(self, choices: Choices) -> tuple[int, ...]:
        """Options that stand as buttons: also those whose pieces lie in a rail, too small to be read."""
        assert self.furniture is not None
        small = self.furniture.small_pieces()
        return tuple(sorted([*choices.buttons, *(index for piece, index in choices.pieces.items() if piece in small)]))

    def _many_offer(self, several: Several, index: int) -> Offer:
        label = option_label(several.decision.options[index], self.words)
        kind = "secondary" if index in several.chosen else "quiet"
        return Offer(label, self._picker(index), number_of(index), kind)

    def _picker(self, index: int) -> Callable[[], None]:
        return lambda: self._pick(index)

    def _pieces_of(self, decision: Decision) -> Choices:
        shown = {part.piece.id for part in self.walk() if isinstance(part, PiecePart)}
        return choices_of(decision, shown)

    def _layout_now(self, board: Board) -> LayoutFile:
        return self.layout or plan_of(board)

    def _must_rebuild(self, board: Board) -> bool:
        """A layout made for a seat does not fit another one, nor other zones."""
        if self.layout is not None or self.board is None:
            return False
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
        self.furniture = furniture
        self._own = furniture.around.own = self._own if board.seat is None else board.seat
        self.add(*furniture.parts)
        furniture.header.allow(self._allowed[0], redo=self._allowed[1])
        furniture.wait_for(self._asked)
        furniture.show(board)
        furniture.log.show(*self._told)
        furniture.header.say(*self._said)
        self.board = board
        self._offer()
