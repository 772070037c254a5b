"""Every way to answer what is asked at a table: pieces, pawns, places of maps, buttons, a bar, a deal."""

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import TypeGuard

from flick.table.answers import write_walk
from flick.table.board import Board
from flick.table.naming import capital, option_label, signed
from flick.table.rules import Amount, Choose, Confirm, Decision, Flick, Option, Walk
from flick.table.sayings import Refused, Say
from flick.window.board.answer_button import AnswerButton
from flick.window.board.answer_buttons import plain
from flick.window.board.asking import Asking, Several
from flick.window.board.bar import BarPart, Questioned, buttons_of, questioned
from flick.window.board.bargain import Bargain
from flick.window.board.choices import Choices, choices_of, number_of, refused_line
from flick.window.board.furniture import Furniture
from flick.window.board.layout_file import YesNoAsked
from flick.window.board.map_marks import PlacePick
from flick.window.board.offer import OfferPart
from flick.window.board.pawn_pick import PawnPick
from flick.window.board.piece import PiecePick
from flick.window.board.tag import Barred, PieceTag


def may_be_declined(decision: Decision | None) -> TypeGuard[Confirm | Choose]:
    """Whether it can be answered with no."""
    return isinstance(decision, Confirm) or (isinstance(decision, Choose) and bool(decision.decline))


class QuestionControls:
    """Marks what can be picked on one furniture, and lays out the buttons."""

    def __init__(self, furniture: Furniture, asking: Asking, board: Board, repeat: Callable[[], None]) -> None:
        """``repeat`` says at the top what is asked, again."""
        self.furniture, self.asking, self.board, self.repeat = furniture, asking, board, repeat
        self.around, self.words, self.kit = furniture.around, furniture.words, furniture.kit
        self.answer = furniture.around.doings.answer

    def offer(self) -> None:
        """Mark what can be picked, and lay out the buttons."""
        furniture, asking = self.furniture, self.asking
        choices = self.choices_of(asking.decision) if asking.decision else Choices({}, ())
        worth = self._asked_so(asking.decision).worth
        picks = {piece: self._pick_of(index, worth) for piece, index in choices.pieces.items()}
        picks |= self._narrowing_picks(choices)
        if asking.deal is not None:
            picks = {thing: PiecePick(partial(self._toggle, thing)) for thing in asking.deal.could_give}
        once = asking.several is not None or asking.bargain is not None or bool(asking.narrowed)
        furniture.offer(picks, asking.chosen, self._barred(), by_bar=bool(worth), twice=not once)
        taken = asking.several.places if asking.several is not None else asking.chosen
        placed = self._picks_of_places(choices)
        for zone in furniture.maps:
            zone.offer(placed, taken, asked=asking.decision is not None)
        self._offer_buttons(choices)
        self._offer_pawns()
        self._offer_piles()
        furniture.give_way()

    def choices_of(self, decision: Decision) -> Choices:
        """What a decision offers, by where it can be picked."""
        shown = {part.piece.id for part in self.furniture.pieces()}
        gathers = self._asked_so(decision).gathers
        return choices_of(decision, shown, self.furniture.places, self.asking.narrowed, gathers=gathers)

    @property
    def raised_once(self) -> bool:
        """Whether a card was chosen once, and is played by choosing it again."""
        return self.furniture.hand.ready is not None

    @property
    def panel(self) -> OfferPart | None:
        """What shows the deal that is asked about."""
        part = self.furniture.options.on_cloth
        return part if isinstance(part, OfferPart) and part.bargain is self.asking.bargain else None

    def pick(self, index: int) -> None:
        """An option was picked, by whatever means."""
        asking = self.asking
        if asking.several is not None:
            if not asking.several.toggle(index):
                self.kit.sound("refused")
            self.offer()
        elif asking.offered is not None:
            self.answer(asking.offered.options[index].name)

    def narrow(self, name: str) -> bool:
        """Choose among the options of a piece or place, or of all again; whether that changes anything."""
        if name == self.asking.narrowed:
            return False
        self.asking.narrowed = name
        self.around.peek.dismiss()
        self.offer()
        self.repeat()
        return True

    def _asked_so(self, decision: Decision | None) -> YesNoAsked:
        """How the layout asks for that."""
        known = self.furniture.layout.questions
        return known.get(decision.verb, YesNoAsked()) if decision is not None else YesNoAsked()

    def _pick_of(self, index: int, worth: str) -> PiecePick:
        """How the piece of an option is picked; ``worth`` is the fact of its label that says what it counts for."""
        option = self._option(index)
        points = option.say.facts.get(worth) if option.say and worth else None
        worth = signed(points) if isinstance(points, int) else ""
        return PiecePick(partial(self.pick, index), number_of(index), worth, self.asking.advice.tag(option.name))

    def _option(self, index: int) -> Option:
        assert self.asking.offered is not None
        return self.asking.offered.options[index]

    def _narrowing_picks(self, choices: Choices) -> dict[str, PiecePick]:
        """Pieces that several options have, and the one that was picked first, which can be put back."""
        found = {
            name: PiecePick(partial(self._narrow_to, name), tag=self._best_tag(indices), narrows=True)
            for name, indices in choices.shared.items()
        }
        if self.asking.narrowed:
            found[self.asking.narrowed] = PiecePick(partial(self._narrow_to, ""), narrows=True)
        return found

    def _narrow_to(self, name: str) -> None:
        self.narrow(name)

    def _best_tag(self, indices: Sequence[int]) -> PieceTag | None:
        """What the likeliest of several options promises."""
        return self.asking.advice.best([self._option(index).name for index in indices])

    def _picks_of_places(self, choices: Choices) -> dict[str, PlacePick]:
        """What can be picked on maps: the goals of ways, or what options are about."""
        decision, places = self.asking.decision, self.furniture.places
        if isinstance(decision, Walk):
            return self._goals_in_sight(decision, places)
        placed = {place: self._place_pick(index) for place, index in choices.places.items()}
        several = self.words("window-several-ways") if choices.shared else ""
        return placed | {
            place: PlacePick(partial(self._narrow_to, place), several) for place in choices.shared if place in places
        }

    def _goals_in_sight(self, decision: Walk, places: Collection[str]) -> dict[str, PlacePick]:
        """The goals of a way that lie on a map: a click walks the whole way."""
        return {
            goal: PlacePick(
                partial(self.answer, write_walk(decision, way)),
                self.words("window-map-way", goal=capital(self.words.name(goal)), n=decision.cost(way)),
                (decision.start, *way),
                decision.cost(way),
            )
            for goal, way in decision.reached.items()
            if goal in places
        }

    def _other_goals(self, decision: Walk, places: Collection[str]) -> list[AnswerButton]:
        """Buttons for the goals of a way that are not in sight, and for staying."""
        words = self.words
        others = {goal: way for goal, way in decision.reached.items() if goal not in places}
        found = [AnswerButton(capital(words.name(goal)), write_walk(decision, way)) for goal, way in others.items()]
        if decision.decline:
            own = f"no-{decision.verb}"
            label = words(Say(own, decision.facts)) if words.has(own) else words("window-stay-here")
            found.append(AnswerButton(label, decision.decline))
        return found

    def _place_pick(self, index: int) -> PlacePick:
        """A place, and how many steps it takes to go there."""
        option = self._option(index)
        steps = max(0, len(option.way) - 1)
        return PlacePick(partial(self.pick, index), self._told_there(option), option.way, steps)

    def _told_there(self, option: Option) -> str:
        """What an option says at its place, where that need not be named: the label, or words of its own for it."""
        label = option.say.id.removeprefix("do-") if option.say is not None else option.verb
        there = f"do-{label}-here"
        return self.words(there) if self.words.has(there) else option_label(option, self.words)

    def _barred(self) -> dict[str, Barred]:
        """Why pieces cannot be chosen, by their IDs."""
        found: dict[str, Barred] = {}
        choice = self.asking.choice
        for written, verdict in choice.barred.items() if choice is not None else ():
            refused = Refused(verdict.reason, verdict.rule)
            tell = partial(self.around.doings.refuse, refused)
            found[written.partition(" ")[2]] = Barred(refused_line(refused, self.words), tell)
        return found

    def _offer_pawns(self) -> None:
        """Pawns that an answer is about can be clicked as well, where somebody has told where they are."""
        pawns, outline, choice = self.furniture.pawns, self.asking.outline, self.asking.choice
        pawns.empty()
        if outline is None or choice is None:
            return
        lying = [piece.id for zone in self.board.zones if zone.kind == "arena" for piece in zone.pieces]
        for index, option in enumerate(choice.options):
            if option.piece is not None and outline(option.piece) is not None:
                pick, label = PiecePick(partial(self.pick, index), number_of(index)), option_label(option, self.words)
                others = [piece for piece in lying if piece != option.piece]
                pawns.add(PawnPick(self.around, option.piece, outline, pick, label, others))

    def _offer_piles(self) -> None:
        """A closed pile that a single answer is about can be clicked as well."""
        choice = self.asking.choice
        options: Sequence[Option] = choice.options if choice is not None else ()
        for pile in self.furniture.piles():
            about = [index for index, option in enumerate(options) if option.place == pile.zone.id]
            if len(about) == 1 and not pile.is_open:
                pile.offer(partial(self.pick, about[0]), option_label(options[about[0]], self.words))
            else:
                pile.offer(None)

    def _offer_buttons(self, choices: Choices) -> None:
        """Lay out what answers beside pieces and places, in the way that suits what is asked."""
        furniture, asking, decision = self.furniture, self.asking, self.asking.decision
        options, several, choice = furniture.options, asking.several, asking.choice
        options.is_free = not furniture.hand.cards
        asking.named = self._named(choices) if choice is not None else ()
        if isinstance(decision, Amount):
            options.offer_amount(decision, partial(self._amount_told, decision.verb))
        elif self._stands_beside():
            pass
        elif may_be_declined(decision):
            told = questioned(decision, self.board, furniture.layout, furniture.faces, asking.advice, asking.named)
            self._offer_bar(told, slim=not furniture.corner.flicks or furniture.hand.holds(choices.pieces))
        elif several is not None:
            options.offer([*(self._many_offer(several, index) for index in choices.buttons), several.offer()])
        elif (beside := self._beside_in_hand(choices)) is not None:
            self._offer_bar(beside, slim=True)
        elif choice is not None and asking.named:
            options.offer(self._advised(choice, YesNoAsked(brass="", first=self._asked_so(decision).first)))
        elif asking.bargain is not None:
            self._offer_deal(asking.bargain)
        elif isinstance(decision, Walk):
            options.offer(self._other_goals(decision, furniture.places))
        else:
            options.clear()
        furniture.head_moves()
        furniture.make_room()

    def _advised(self, choice: Choose, asked: YesNoAsked) -> list[AnswerButton]:
        """The options that stand as buttons, with what is told of them."""
        return [self.asking.advice.on(one) for one in buttons_of(choice, asked, self.words, self.asking.named)]

    def _amount_told(self, verb: str, number: int) -> str:
        """A number, and what it promises."""
        tag = self.asking.advice.tag(f"{verb} {number}")
        return str(number) if tag is None else f"{number} · {tag.text}"

    def _stands_beside(self) -> bool:
        """Whether the answers have been laid beside what the question is about, as the layout wishes."""
        asked, choice, room = self._asked_so(self.asking.decision), self.asking.choice, self.furniture.moves
        if not asked.beside or choice is None or room is None:
            return False
        return self.furniture.options.stand(plain(self._advised(choice, asked)), room)

    def _offer_bar(self, told: Questioned, *, slim: bool) -> None:
        """A bar with the question; where its answers have no room side by side, these alone in rows or as a list."""
        options = self.furniture.options
        bar = BarPart(self.around, options.top, told, slim=slim)
        if bar.rect.width > options.rect.width:
            options.offer(plain(told.answers))
        else:
            options.ask(bar)

    def _beside_in_hand(self, choices: Choices) -> Questioned | None:
        """What is said of cards that may be chosen instead of a flick, where the game has words for it."""
        choice = self.asking.choice
        if not isinstance(self.asking.decision, Flick) or choice is None:
            return None
        message = f"beside-{choice.verb}"
        if not self.furniture.hand.holds(choices.pieces) or not self.words.has(message):
            return None
        answers = buttons_of(choice, YesNoAsked(), self.words, self.asking.named)
        return Questioned(self.words(message), (), choice.rule, answers)

    def _named(self, choices: Choices) -> tuple[int, ...]:
        """Options that stand as buttons: also those whose pieces are too small to be read, or share a cell; but none
        that a card of the hand stands for, once it is clear to what that is done."""
        small, hand = self.furniture.small_pieces(), self.furniture.hand
        named = {*choices.buttons, *(index for piece, index in choices.pieces.items() if piece in small)}
        if self.asking.narrowed:
            named -= {index for piece, index in choices.pieces.items() if hand.holds([piece])}
        return tuple(sorted(named))

    def _many_offer(self, several: Several, index: int) -> AnswerButton:
        """The button that takes an option among several, or puts it back."""
        label = option_label(several.decision.options[index], self.words)
        kind = "secondary" if index in several.chosen else "quiet"
        card = several.decision.options[index].thing
        return AnswerButton(label, number=number_of(index), kind=kind, do=partial(self.pick, index), card=card)

    def _toggle(self, thing: str) -> None:
        """A thing of a deal was picked where it lies."""
        if self.asking.bargain is not None:
            self.asking.bargain.toggle(thing)
            self.offer()

    def _offer_deal(self, bargain: Bargain) -> None:
        """Show the deal, where it covers least of what can be given."""
        if self.panel is not None:
            self.panel.refresh()
            return
        furniture = self.furniture
        lying = [part.rect for part in furniture.pieces() if part.piece.id in bargain.could_give]
        panel = OfferPart(self.around, furniture.deal_rect, bargain, self.board, self.offer, lying)
        furniture.options.lay_over(panel)
