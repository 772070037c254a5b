"""The hand of whoever looks: cards in a fan at the lower edge, with the card that is being played raised among them."""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial

from pygame import Rect

from flick.table.board import Board, Piece, Zone
from flick.window.board.card import CardPart
from flick.window.board.piece import PiecePick
from flick.window.board.piece_forms import card_part
from flick.window.board.surroundings import Surroundings
from flick.window.board.tag import Barred
from flick.window.cards.card_setting import Held
from flick.window.widgets import Glide, Group, Pose, card_height
from flick.window.widgets.widget import nothing

SEEN = 0.97
"""How much of a resting card is seen at least, in parts of its width."""
STEP = 0.9
"""From one card to the next as long as there is room, in parts of its width."""
TURN = -1.5
"""Degrees from one card to the next, from the middle to the right."""
DROP = 4
MOST_TURN, MOST_DROP = 3.0, 8
"""Of the outermost cards, so that their names are seen as well."""
DIM, DIM_OFF = 0.1, 0.3
FOOT = 9
"""Between a raised card and the edge of the window."""
CHOSEN_UP = 24
READY, MOST_READY = 1.4, 240
"""How much larger a card is that was chosen once, and how wide at most."""


class HandPart(Group):
    """``rect`` is the room between log and corner. Cards keep their places in the fan as long as they are there."""

    def __init__(self, around: Surroundings, rect: Rect, card: int) -> None:
        """``card`` is the width of a card in pixels."""
        super().__init__(around.kit, rect)
        self.around, self.card, self.playing = around, card, around.faces.layout.playing
        self.order: list[str] = []
        """The cards from left to right. Those of another hand part, laid out before this one, keep their places."""
        self._cards: dict[str, CardPart] = {}
        self._asked: Mapping[str, PiecePick] | None = None
        self._barred: Mapping[str, Barred] = {}
        self._ahead: dict[str, tuple[Piece, str, int, Held]] = {}
        """Faces that cards may have next, with numbers or bars: drawn while there is time, so that all change at
        once."""
        self._by_bar = False
        self._chosen: frozenset[str] = frozenset()
        self._twice = False
        self._ready: str | None = None
        self._down = Glide(0.0, around.kit.theme.ms("card-raise"))
        self._in_play: tuple[str, ...] = ()
        self._aside = False
        self._ceiling: int | None = None
        self.on_ready: Callable[[], None] = nothing
        """Told when another card is raised so that it can be chosen again."""

    def warm(self) -> None:
        """Paint ahead what the cards throw on the table, lying there and read."""
        for width in (self.card, self._read_width):
            self.around.faces.sprites.warm(width)

    def show(self, board: Board) -> None:
        """Show the cards as they are now."""
        self._ahead.clear()
        zones = [zone for zone in board.zones if zone.kind == "hand" and zone.owner == board.seat]
        held = [(piece, zone) for zone in zones for piece in zone.pieces]
        played = self._played(board)
        self._in_play = tuple(piece.id for piece in played.pieces) if played else ()
        here = {piece.id: (piece, zone) for piece, zone in held}
        here.update({piece.id: (piece, played) for piece in (played.pieces if played else ()) if played})
        self.order = [card for card in self.order if card in here]
        for card in here:
            if card not in self.order:
                self.order.insert(self._place_of(card, [piece.id for piece, _ in held]), card)
        before = set(self._cards)
        self._cards = {card: self._part(*here[card]) for card in self.order}
        self._lay(played, before)
        self._offer()

    def _place_of(self, card: str, held: Sequence[str]) -> int:
        """Where a card comes in: the one in play in the middle, a held one behind those that it is held behind."""
        if card not in held:
            return len(self.order) // 2
        before = held[: held.index(card)]
        return max((index + 1 for index, other in enumerate(self.order) if other in before), default=0)

    def _played(self, board: Board) -> Zone | None:
        """The zone of the cards in play, where it is the hand's own that are."""
        zone = board.find(self.playing.zone)
        who = self.playing.player(zone)
        return zone if who is None or who == self.around.own else None

    def _part(self, piece: Piece, zone: Zone) -> CardPart:
        """The card, as it was but for what is told of it now, or new."""
        part = self._cards.get(piece.id)
        if part is None:
            part = card_part(self.around, piece, Pose(0, 0, self.card), zone)
            part.dim = DIM
        part.piece, part.zone = piece, zone.id
        return part

    def _lay(self, played: Zone | None, before: Collection[str]) -> None:
        """Every card at its place; those that were here before glide there."""
        if {id(part) for part in self.parts} != {id(part) for part in self._cards.values()}:
            self.empty()
            self.add(*self._cards.values())
        self._stack_up()
        for index, (card, part) in enumerate(self._cards.items()):
            in_play = card in self._in_play
            part.due = self.playing.due(played) if in_play else None
            self._hold(index)
            part.stays_up = in_play and not self._aside
            part.move(*self._poses(index), glide=card in before)

    def _poses(self, index: int) -> tuple[Pose, Pose]:
        """Where a card rests, and where it goes when it is raised."""
        count, width, step = len(self.order), self.card, self._step
        off = index - (count - 1) / 2
        x = self.rect.centerx + off * step
        foot = self.rect.bottom
        outermost = max(1.0, (count - 1) / 2)
        drop = min(self.kit.px(DROP), self.kit.px(MOST_DROP) / outermost)
        y = foot - self.seen + card_height(width) / 2 + abs(off) * drop + self._down.value
        card = self.order[index]
        if card in self._chosen:
            y -= self.kit.px(CHOSEN_UP)
        up = foot - self.kit.px(FOOT) - card_height(width) / 2
        if self._ceiling is not None:
            up = max(up, min(y, self._ceiling + card_height(width) / 2))
        raised = self._to_be_read(x) if card == self._ready else Pose(x, up, width)
        return Pose(x, y, width, max(TURN, -MOST_TURN / outermost) * off), raised

    def _to_be_read(self, x: float) -> Pose:
        """Where a card goes that was chosen once: it is larger there."""
        width = self._read_width
        left, right = self.rect.left + width / 2, self.rect.right - width / 2
        up = self.rect.bottom - self.kit.px(FOOT) - card_height(width) / 2
        return Pose(min(max(x, left), max(left, right)), up, width)

    @property
    def _read_width(self) -> int:
        return max(self.card, min(round(READY * self.card), self.kit.px(MOST_READY)))

    @property
    def _step(self) -> float:
        """How many pixels lie from one card to the next."""
        return min(STEP * self.card, (self.rect.width - self.card) / max(1, len(self.order) - 1))

    def _hold(self, index: int) -> None:
        """Tell a card how much of it is seen, and what it is worth where its bar counts."""
        seen = 100 if index == len(self.order) - 1 else int(50 * self._step / self.card) * 2
        part, faces = self._cards[self.order[index]], self.around.faces
        look = faces.look(part.piece) if self._by_bar or faces.layout.counts else None
        if look is None:
            part.held_so = Held(min(100, seen))
            return
        pick = self._asked.get(part.piece.id) if self._asked else None
        bar = look.bar.number if look.bar is not None else ""
        counts = str(part.piece.facts.get(faces.layout.counts, look.number))
        by_value = Held(min(100, seen), now=counts if counts != look.number else "")
        by_bar = by_value._replace(worth=pick.worth if self._by_bar and pick else bar)
        part.held_so = by_bar if self._by_bar else by_value
        if self._by_bar:
            faces.card(part.piece, part.side, 2 * self.card, held_so=part.held_so, at_once=True)
        self._ahead[part.piece.id] = (part.piece, part.side, 2 * self.card, by_value if self._by_bar else by_bar)

    def ask(
        self,
        picks: Mapping[str, PiecePick] | None,
        chosen: Sequence[str] = (),
        barred: Mapping[str, Barred] | None = None,
        *,
        by_bar: bool = False,
        twice: bool = False,
    ) -> None:
        """Cards that can be picked, by their ID, and those that are; ``None`` when nothing is asked of the hand.
        ``barred`` says why others cannot; ``by_bar`` shows of all what their bars are worth. Cards that are chosen
        ``twice`` are raised the first time."""
        self._twice, self._ready = twice, None
        self._asked, self._chosen = picks, frozenset(chosen)
        self._barred, self._by_bar = barred or {}, by_bar
        for index in range(len(self.order)):
            self._hold(index)
        self._offer()
        self._place_all()

    def _offer(self) -> None:
        for card, part in self._cards.items():
            pick = self._asked.get(card) if self._asked else None
            off = self._asked is not None and pick is None
            part.dim, part.ready = DIM_OFF if off else 0.0 if pick else DIM, card == self._ready
            at_once = pick is not None and pick.narrows
            part.on_first = partial(self.raise_first, card) if self._twice and not at_once else None
            chosen = card in self._chosen or card in self._in_play or part.ready
            part.offer(pick, "chosen" if chosen else "can" if pick else "", self._barred.get(card))

    @property
    def ready(self) -> str | None:
        """The card that was chosen once."""
        return self._ready

    def raise_first(self, card: str | None) -> bool:
        """Raise a card that must be chosen twice, or put back the one that was; whether anything has come of that."""
        if card == self._ready or (card is not None and not self._is_chosen_twice(card)):
            return False
        self._ready = card
        self._offer()
        self._place_all()
        peek = self.around.peek
        if card is None:
            peek.dismiss()
        elif self._cards[card].peek is not None:
            peek.open(self._cards[card])
        self.on_ready()
        return True

    def _is_chosen_twice(self, card: str) -> bool:
        """Whether that piece lies in the hand and must be chosen twice; others may be asked of beside the cards."""
        return self._twice and card in self._cards and card in (self._asked or {})

    @property
    def seen(self) -> int:
        """How much of a resting card is seen, in pixels: more where there is room for it."""
        whole = card_height(self.card) + self.kit.px(FOOT)
        return max(round(SEEN * self.card), min(whole, self.rect.height - 2 * self.kit.px(FOOT)))

    def make_room(self, pixels: int) -> None:
        """Let the cards lie lower by so much, for what stands above them."""
        self._down.go(float(pixels))

    @property
    def raised_rects(self) -> list[Rect]:
        """What the cards in play cover while they are raised, whether they are or not."""
        return [self._poses(self.order.index(card))[1].card for card in self._in_play]

    def keep_below(self, ceiling: int | None) -> None:
        """Let no card that is raised reach higher than that: buttons stand above it."""
        if ceiling != self._ceiling:
            self._ceiling = ceiling
            self._place_all()

    def step_aside(self, aside: bool) -> None:
        """Let the cards in play lie low, or come up again."""
        if aside != self._aside:
            self._aside = aside
            for card in self._in_play:
                self._cards[card].stays_up = not aside

    def _place_all(self) -> None:
        for index, card in enumerate(self.order):
            self._cards[card].move(*self._poses(index))

    @property
    def moving(self) -> bool:
        return self._down.moving

    def tick(self, now: float) -> None:
        if self._down.tick(now):
            self._place_all()
        self._stack_up()
        if self._ahead and not self.around.faces.store.busy and self._is_worth_asked:
            piece, side, width, held_so = self._ahead.pop(next(iter(self._ahead)))
            self.around.faces.card(piece, side, width, held_so=held_so)

    @property
    def _is_worth_asked(self) -> bool:
        """Whether the game ever asks for cards by their bars."""
        return any(asked.worth for asked in self.around.faces.layout.questions.values())

    def _stack_up(self) -> None:
        """What is raised lies above its neighbours."""
        order = list(self._cards.values())
        order.sort(key=lambda part: (part.ready, part.hovered or part.ringed, part.piece.id in self._in_play))
        if order != self.parts:
            self.parts[:] = order
            self.dirty = True
            for part in order:
                part.dirty = True

    def holds(self, pieces: Collection[str]) -> bool:
        """Whether one of these is a card of the hand."""
        return any(piece in self._cards for piece in pieces)

    @property
    def cards(self) -> list[CardPart]:
        """The cards from left to right."""
        return list(self._cards.values())

    def targets(self) -> list[Rect]:
        """What the neighbours of every card that can be picked leave of it."""
        found: list[Rect] = []
        cards = self.cards
        for index, part in enumerate(cards):
            if part.on_pick is None:
                continue
            rect = part.pose.card.clip(Rect(self.rect.left, 0, self.rect.width, self.rect.bottom))
            left = cards[index - 1].pose.x if index else None
            right = cards[index + 1].pose.x if index + 1 < len(cards) else None
            start = rect.left if left is None else max(rect.left, round((left + part.pose.x) / 2))
            end = rect.right if right is None else min(rect.right, round((right + part.pose.x) / 2))
            found.append(Rect(start, rect.top, end - start, rect.height))
        return found
