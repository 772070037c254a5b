"""What is asked at a table, and every way to answer it: pieces, pawns, buttons, numbers and letters."""

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import TypeGuard

import pygame
from pygame import Rect
from pygame.event import Event

from flick.table.board import Board
from flick.table.decisions import choice_in
from flick.table.naming import option_label, signed
from flick.table.rules import Amount, Choose, ChooseMany, Confirm, Decision, Flick, Offer, Option, Walk
from flick.table.sayings import Refused, Say
from flick.window.app.settings import Settings
from flick.window.board.advice import Advice
from flick.window.board.answer_buttons import AnswerButton, button_of
from flick.window.board.answering import Several
from flick.window.board.bar import BarPart, Questioned
from flick.window.board.bargain import Bargain
from flick.window.board.board_frame import BoardFrame
from flick.window.board.choices import Choices, amounts, choices_of, number_of, refused_line
from flick.window.board.doings import BoardListener
from flick.window.board.faces import Faces
from flick.window.board.furniture import Furniture
from flick.window.board.layout_file import BoardLayoutFile, YesNoAsked
from flick.window.board.map_marks import PlacePick
from flick.window.board.offer import OfferPart
from flick.window.board.pawn_pick import Outline, PawnPick
from flick.window.board.piece import PiecePart, PiecePick
from flick.window.board.plan import plan_of
from flick.window.board.questioned import options_as_deeds, questioned
from flick.window.board.repeating import repeated
from flick.window.board.tag import Barred, PieceTag
from flick.window.board.walking import goals_in_sight, walking_buttons
from flick.window.widgets.group import Group
from flick.window.widgets.kit import Kit

DIGITS = {getattr(pygame, f"K_{pad}{digit}"): digit for pad in ("", "KP") for digit in range(10)}

BUTTONS = pygame.BUTTON_LEFT, pygame.BUTTON_MIDDLE, pygame.BUTTON_RIGHT
"""What is pressed on a mouse; a turn of its wheel is none of these."""

YES_OR_NO = {pygame.K_y: "yes", pygame.K_o: "yes", pygame.K_n: "no"}
"""Their first letters, in every language there is."""


def may_be_declined(decision: Decision | None) -> TypeGuard[Confirm | Choose]:
    """Whether it can be answered with no."""
    return isinstance(decision, Confirm) or (isinstance(decision, Choose) and bool(decision.decline))


class Asking(Group):
    """The part of a board view that lets somebody answer; what lies there is its ``furniture``. ``layout`` is the
    game's own; without one every zone finds a place."""

    def __init__(
        self,
        kit: Kit,
        frame: BoardFrame,
        layout: BoardLayoutFile | None,
        faces: Faces,
        settings: Settings,
        doings: BoardListener,
    ) -> None:
        super().__init__(kit, frame.window)
        self.frame, self.layout, self.faces = frame, layout, faces
        self.settings, self.doings = settings, doings
        self.words = faces.words
        self.board: Board | None = None
        self.decision: Decision | None = None
        self.furniture: Furniture | None = None
        self.outline: Outline | None = None
        """Where a pawn of the arena is seen, by its name; without this only buttons name pawns."""
        self.plan: Callable[[Board], BoardLayoutFile] = plan_of
        """Where zones lie without a layout of the game."""
        self.named: tuple[int, ...] = ()
        """Which options of a choice stand as buttons now, in their order."""
        self._several: Several | None = None
        self._bargain: Bargain | None = None
        self._narrowed = ""
        """The piece or place that was picked first, where an option has two."""
        self.advice = Advice(self.words)
        """What is told of the answers that can be given."""

    def hint(self) -> str:
        """How what is asked now can be answered."""
        decision = self.decision
        if decision is not None and self.words.has(f"hint-{decision.verb}"):
            return self.words(Say(f"hint-{decision.verb}", decision.facts))
        if isinstance(decision, ChooseMany) and decision.least == decision.most:
            return self.words("window-hint-exactly", count=decision.most)
        if isinstance(decision, ChooseMany):
            return self.words("window-hint-many", least=decision.least, most=decision.most)
        if (offered := choice_in(decision)) is not None:
            seen = self.outline and any(option.piece and self.outline(option.piece) for option in offered.options)
            pieces, _, places, _ = self._pieces_of(offered)
            if self._raised_once:
                return self.words("window-hint-again")
            hand = self.furniture.hand if self.furniture else None
            if self._narrowed:
                return self.words(self._hint_narrowed(pieces))
            cards = [option.piece for option in offered.options if option.name != offered.decline]
            if hand is not None and all(card and hand.holds([card]) for card in cards):
                return self.words("window-hint-hand")
            if places or (self.furniture and self.furniture.figures & pieces.keys()):
                return self.words("window-hint-map")
            return self.words("window-hint-piece" if seen or pieces else "window-hint-button")
        if isinstance(decision, Offer) and decision.may_name:
            return self.words("window-hint-offer")
        if isinstance(decision, Walk):
            return self.words("window-hint-walk")
        return self.words("window-hint-button") if isinstance(decision, (Amount, Confirm)) else ""

    def _hint_narrowed(self, pieces: Collection[str]) -> str:
        """What comes after the first of two clicks: the target of a card, the card for a target, or what it is."""
        hand = self.furniture.hand if self.furniture else None
        if hand is not None and hand.holds([self._narrowed]):
            return "window-hint-target"
        if hand is not None and hand.holds(set(pieces) - {self._narrowed}):
            return "window-hint-tool"
        return "window-hint-narrowed"

    @property
    def _raised_once(self) -> bool:
        """Whether a card was chosen once, and is played by choosing it again."""
        return self.furniture is not None and self.furniture.hand.ready is not None

    def put_back(self, event: Event) -> None:
        """A press anywhere but on a card of the hand puts back the one that was chosen once, whatever else it does."""
        hand = self.furniture.hand if self.furniture else None
        if hand is None or hand.ready is None or event.type != pygame.MOUSEBUTTONDOWN or event.button not in BUTTONS:
            return
        if not any(card.contains(event.pos) for card in hand.cards):
            hand.raise_first(None)

    def shortcut(self, event: Event) -> bool:
        """Keys that nothing else has taken: numbers answer, letters open drawers, others move what is seen."""
        if event.type != pygame.KEYDOWN:
            return False
        plain = not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META)
        if plain and self._answers(event.key):
            return True
        furniture = self.furniture
        return (plain and furniture is not None and furniture.shortcut(event.key)) or self.steer(event)

    def steer(self, event: Event) -> bool:
        """Keys that move what is seen of a large board."""
        return self.furniture is not None and self.furniture.steer(event)

    def _answers(self, key: int) -> bool:
        if key in DIGITS:
            return self._digit(DIGITS[key])
        if self._again(key) or (key == pygame.K_ESCAPE and self._narrow("")):
            return True
        if key in YES_OR_NO and self._may_agree:
            self._answer(YES_OR_NO[key])
            return True
        return False

    def _digit(self, digit: int) -> bool:
        decision = self.decision
        if isinstance(decision, Amount):
            if digit not in amounts(decision):
                return False
            self._answer(f"{decision.verb} {digit}")
            return True
        if (panel := self._panel) is not None:
            panel.choose(digit - 1)
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

    @property
    def _may_agree(self) -> bool:
        """Whether yes and no are answers, by their first letters too."""
        if isinstance(self.decision, Offer):
            return self.decision.proposed is not None and self._bargain is not None and not self._bargain.changed
        return isinstance(self.decision, Confirm)

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
        chosen = self._several.pieces if self._several else [self._narrowed] if self._narrowed else []
        worth = self._asked_so(decision).worth
        picks = {piece: self._pick_of(index, worth) for piece, index in choices.pieces.items()}
        picks |= self._narrowing_picks(choices)
        if self._bargain is not None and self._bargain.decision.may_name:
            picks = {thing: PiecePick(partial(self._toggle, thing)) for thing in self._bargain.could_give}
            chosen = self._bargain.given
        once = self._several is not None or self._bargain is not None or bool(self._narrowed)
        furniture.offer(picks, chosen, self._barred(), by_bar=bool(worth), twice=not once)
        placed, taken = self._picks_of_places(choices), self._several.places if self._several else tuple(chosen)
        for zone in furniture.maps:
            zone.offer(placed, taken, asked=decision is not None)
        self._offer_buttons(choices)
        self._offer_pawns(decision)
        furniture.give_way()

    def _picks_of_places(self, choices: Choices) -> dict[str, PlacePick]:
        """What can be picked on maps: the goals of ways, or what options are about."""
        assert self.furniture is not None
        if isinstance(self.decision, Walk):
            return goals_in_sight(self.decision, self.furniture.places, self.words, self._answer)
        offered = self._offered
        placed = {
            place: self._place_pick(index, offered.options[index])
            for place, index in choices.places.items()
            if offered is not None
        }
        for place in choices.shared:
            if place in self.furniture.places:
                placed[place] = PlacePick(self._narrower(place), self.words("window-several-ways"))
        return placed

    def _place_pick(self, index: int, option: Option) -> PlacePick:
        """A place, and how many steps it takes to go there."""
        steps = max(0, len(option.way) - 1)
        return PlacePick(self._picker(index), option_label(option, self.words), option.way, steps)

    def _narrowing_picks(self, choices: Choices) -> dict[str, PiecePick]:
        """Pieces that several options have, and the one that was picked first, which can be put back."""
        found = {
            name: PiecePick(self._narrower(name), tag=self._best_tag(indices), narrows=True)
            for name, indices in choices.shared.items()
        }
        if self._narrowed:
            found[self._narrowed] = PiecePick(self._narrower(""), narrows=True)
        return found

    def _best_tag(self, indices: Sequence[int]) -> PieceTag | None:
        """What the likeliest of several options promises."""
        assert self._offered is not None
        return self.advice.best([self._offered.options[index].name for index in indices])

    def _narrower(self, name: str) -> Callable[[], None]:
        def narrow() -> None:
            self._narrow(name)

        return narrow

    def _narrow(self, name: str) -> bool:
        """Choose among the options of a piece or place, or of all again; whether that changes anything."""
        if name == self._narrowed:
            return False
        self._narrowed = name
        if self.furniture is not None:
            self.furniture.around.peek.dismiss()
        self._offer()
        self.repeat()
        return True

    def repeat(self) -> None:
        """Say what is asked, again."""

    def _toggle(self, thing: str) -> None:
        """A thing of a deal was picked where it lies."""
        if self._bargain is not None:
            self._bargain.toggle(thing)
            self._offer()

    @property
    def _panel(self) -> OfferPart | None:
        """What shows the deal that is asked about."""
        part = self.furniture.options.on_cloth if self.furniture is not None else None
        return part if isinstance(part, OfferPart) and part.bargain is self._bargain else None

    def _offer_deal(self, bargain: Bargain) -> None:
        """Show the deal, where it covers least of what can be given."""
        furniture, board = self.furniture, self.board
        assert furniture is not None
        assert board is not None
        if (panel := self._panel) is not None:
            panel.refresh()
            return
        lying = [part.rect for part in furniture.pieces() if part.piece.id in bargain.could_give]
        room, around = furniture.deal_rect, furniture.around
        panel = OfferPart(around, room, bargain, board, self._answer, self._offer, self.doings.rule, lying)
        furniture.options.lay_over(panel)

    def _asked_so(self, decision: Decision | None) -> YesNoAsked:
        """How the layout asks for that."""
        known = self.layout.questions if self.layout and decision else {}
        return known.get(decision.verb, YesNoAsked()) if decision else YesNoAsked()

    def _pick_of(self, index: int, worth: str) -> PiecePick:
        """How the piece of an option is picked; ``worth`` is the fact of its label that says what it counts for."""
        assert self._offered is not None
        say = self._offered.options[index].say
        points = say.facts.get(worth) if say and worth else None
        tag = self.advice.tag(self._offered.options[index].name)
        return PiecePick(self._picker(index), number_of(index), signed(points) if isinstance(points, int) else "", tag)

    def _barred(self) -> dict[str, Barred]:
        """Why pieces cannot be chosen, by their IDs."""
        if (choice := choice_in(self.decision)) is None:
            return {}
        found: dict[str, Barred] = {}
        for written, verdict in choice.barred.items():
            refused = Refused(verdict.reason, verdict.rule)
            why = refused_line(refused, self.words)
            found[written.partition(" ")[2]] = Barred(why, lambda refused=refused: self.doings.refuse(refused))
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
                pick = PiecePick(self._picker(index), number_of(index))
                tip = option_label(option, self.words)
                furniture.pawns.add(PawnPick(furniture.around, option.piece, outline, pick, tip))

    def make_way(self, touches: Callable[[Rect], bool]) -> None:
        """Let the cards in play lie low while what is aimed in the arena comes near to them; asked at every tick."""
        if self.furniture and not self.furniture.options.parts:
            hand = self.furniture.hand
            hand.step_aside(any(touches(rect) for rect in hand.raised_rects))

    def _amount_told(self, number: int) -> str:
        """A number, and what it promises."""
        assert self.decision is not None
        tag = self.advice.tag(f"{self.decision.verb} {number}")
        return str(number) if tag is None else f"{number} · {tag.text}"

    def _offer_buttons(self, choices: Choices) -> None:
        furniture, decision = self.furniture, self.decision
        assert furniture is not None
        options = furniture.options
        options.is_free = not furniture.hand.cards
        self.named = self._named(choices) if choice_in(decision) is not None else ()
        if isinstance(decision, Amount):
            verb = decision.verb
            options.offer_amount(decision, lambda number: self._answer(f"{verb} {number}"), self._amount_told)
        elif self._stands_beside():
            pass
        elif self.board is not None and may_be_declined(decision):
            told = questioned(decision, self.board, self._layout_now(self.board), self.faces, self.advice, self.named)
            slim = not furniture.corner.flicks or furniture.hand.holds(choices.pieces)
            self._offer_bar(told, slim=slim)
        elif self._several:
            several = self._several
            marked = [self._many_offer(several, index) for index in choices.buttons]
            options.offer([*marked, several.offer()])
        elif (beside := self._beside_in_hand(choices)) is not None:
            self._offer_bar(beside, slim=True)
        elif (choice := choice_in(decision)) is not None and self.named:
            so = YesNoAsked(brass="", first=self._asked_so(decision).first)
            deeds = [self.advice.on(deed) for deed in options_as_deeds(choice, so, self.words, self.named)]
            options.offer([button_of(deed, self._answer) for deed in deeds])
        elif self._bargain is not None:
            self._offer_deal(self._bargain)
        elif isinstance(decision, Walk):
            options.offer(walking_buttons(decision, furniture.places, self.words, self._answer))
        else:
            options.clear()
        furniture.make_room()

    def _stands_beside(self) -> bool:
        """Whether the answers have been laid beside what the question is about, as the layout wishes."""
        asked, choice, furniture = self._asked_so(self.decision), choice_in(self.decision), self.furniture
        if not asked.beside or choice is None or furniture is None or (room := furniture.moves) is None:
            return False
        deeds = [self.advice.on(deed) for deed in options_as_deeds(choice, asked, self.words, self.named)]
        return furniture.options.stand([button_of(deed, self._answer) for deed in deeds], room)

    def _offer_bar(self, told: Questioned, *, slim: bool) -> None:
        """A bar with the question; where its answers have no room side by side, these alone in rows or as a list."""
        assert self.furniture is not None
        options = self.furniture.options
        bar = BarPart(self.furniture.around, options.top, told, self._answer, self.doings.rule, slim=slim)
        if bar.rect.width > options.rect.width:
            options.offer([button_of(deed, self._answer) for deed in told.deeds])
        else:
            options.ask(bar)

    def _beside_in_hand(self, choices: Choices) -> Questioned | None:
        """What is said of cards that may be chosen instead of a flick, where the game has words for it."""
        choice, furniture = choice_in(self.decision), self.furniture
        if not isinstance(self.decision, Flick) or choice is None or furniture is None:
            return None
        message = f"beside-{choice.verb}"
        if not furniture.hand.holds(choices.pieces) or not self.words.has(message):
            return None
        return Questioned(
            self.words(message), (), choice.rule, options_as_deeds(choice, YesNoAsked(), self.words, self.named)
        )

    def _named(self, choices: Choices) -> tuple[int, ...]:
        """Options that stand as buttons: also those whose pieces are too small to be read, or share a cell; but none
        that a card of the hand stands for, once it is clear to what that is done."""
        assert self.furniture is not None
        small, hand = self.furniture.small_pieces(), self.furniture.hand
        named = {*choices.buttons, *(index for piece, index in choices.pieces.items() if piece in small)}
        if self._narrowed:
            named -= {index for piece, index in choices.pieces.items() if hand.holds([piece])}
        return tuple(sorted(named))

    def _many_offer(self, several: Several, index: int) -> AnswerButton:
        label = option_label(several.decision.options[index], self.words)
        kind = "secondary" if index in several.chosen else "quiet"
        return AnswerButton(label, self._picker(index), number_of(index), kind)

    def _picker(self, index: int) -> Callable[[], None]:
        return lambda: self._pick(index)

    def _pieces_of(self, decision: Decision) -> Choices:
        shown = {part.piece.id for part in self.walk() if isinstance(part, PiecePart)}
        places = self.furniture.places if self.furniture else ()
        return choices_of(decision, shown, places, self._narrowed, gathers=self._asked_so(decision).gathers)

    def _layout_now(self, board: Board) -> BoardLayoutFile:
        return repeated(self.layout, board) if self.layout is not None else self.plan(board)
