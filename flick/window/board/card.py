"""A card that lies somewhere, and may be raised, picked and looked at."""

import math
from collections.abc import Callable, Sequence
from functools import partial

from pygame import Rect, Surface

from flick.table.board import Piece
from flick.window.board.extras import SIGN, SIGN_PITCH, coins_of, lay_extras, paint_sign
from flick.window.board.faces import Faces
from flick.window.board.holder import Drawn
from flick.window.board.layout_file import MarkSign
from flick.window.board.peek import Peek
from flick.window.board.piece import PiecePart
from flick.window.board.sprites import LIES, RAISED, Mark, on_its_way, radius_of
from flick.window.board.tag import tag_rect
from flick.window.cards.card_setting import IN_SIGHT, Held, tab_of
from flick.window.widgets import Glide, Kit, Place, Pose, Repainted, card_height
from flick.window.widgets.card_shadow import GLOW_REACH
from flick.window.widgets.key_cap import CAP_HEIGHT, cap_width

LEAST_STEP = 0.8
"""Pixels of the design to a hundredth of its width from which on the steps on its face can be told apart."""

STARTS, PLAYED = 10, 70
"""How far a card must be pulled before it comes along, and how far up before letting go plays it."""

KEY_AT, CORNER_AT = (0.40, 0.135), (0.13, 0.135)
"""Where the cap of its number key lies on a held card, in parts of its width: beside the number of the card, or in the
corner of one that has none."""
TAG_LEFT, CAP_FREE = 0.33, 0.29
"""Where the tag below that cap begins, and at the left of what the cap stays clear: what is compared in a hand."""
SIGN_AT = 0.16
"""Where the signs of a held card stand below each other."""
FIGURES = 0.75
"""How high the figures of the number in its corner are at most, in parts of their size."""
CAP_IN = 2
"""Between a cap in the corner of a card and the edges of the card, in pixels of the design."""
DARK = 0.5
"""How dark a card lies that is marked so."""

MANY = 3
"""So many coins are not added up at a glance."""


class CardPart(PiecePart):
    """``raised`` is where it goes under the pointer or with the keyboard; without one it stays where it is."""

    sort = "card"
    dim = Repainted[float]()
    """How much darker it is."""
    held_so = Repainted[Held]()
    """How it is seen in a hand."""
    ready = Repainted[bool]()
    """Whether it was chosen once: chosen again it is played."""
    piece = Repainted[Piece]()

    def __init__(
        self,
        kit: Kit,
        faces: Faces,
        piece: Piece,
        pose: Pose,
        *,
        zone: str = "",
        side: str = "",
        peek: Peek | None = None,
    ) -> None:
        super().__init__(kit, faces, piece, pose, zone=zone, side=side)
        self.raised: Pose | None = None
        self.dim = 0.0
        self.peek = peek if piece.face is not None else None
        self.room = 0
        """How much of its width is seen, if another card lies on it."""
        self.held_so = IN_SIGHT
        self.stands, self.total = "", ""
        """The number that now holds in the place of its own, and how much lies on it in words where that is not seen at
        a glance."""
        self.ready = False
        self.on_first: Callable[[], object] | None = None
        """What choosing it for the first time does, where that does not play it."""
        self.cap_inside = False
        """Whether the cap of its number key lies in its corner, since words stand close above it."""
        self.stays_up = False
        """Whether it is kept up."""
        self._up = Glide(0.0, kit.theme.ms("card-raise"))
        self._shift = Glide(1.0, kit.theme.ms("card-raise"))
        self._before = pose
        self._grip: Place | None = None
        self._pulled = (0, 0)
        self._place()

    def move(self, rest: Pose, raised: Pose | None = None, *, glide: bool = False) -> None:
        """Lay it elsewhere; where it rests now it glides from."""
        if (rest, raised) == (self.rest, self.raised):
            return
        if glide and rest != self.rest:
            self._before = self._resting
            self._shift.jump(0.0)
            self._shift.go(1.0)
        self.rest, self.raised = rest, raised
        self.dirty = True
        self._place()

    def tell(self, coins: str, stands: str) -> None:
        """Which of its facts lies on it in coins, and which one may differ from the number on it."""
        count, number = self.piece.facts.get(coins, 0), self.piece.facts.get(stands, "")
        self.coins = count if isinstance(count, int) else 0
        look = self.faces.look(self.piece)
        self.stands = str(number) if look is not None and look.number != str(number) else ""
        many = len(coins_of(self.coins)) >= MANY
        self.total = self.faces.words("window-count-of", count=self.coins, of=number) if many else ""

    @property
    def _resting(self) -> Pose:
        """Where it rests now, on its way to where it will."""
        return self._before.towards(self.rest, self._shift.value) if self._shift.moving else self.rest

    @property
    def pose(self) -> Pose:
        pose = self._resting.towards(self.raised, self._up.value) if self.raised else self._resting
        return pose._replace(x=pose.x + self._pulled[0], y=pose.y + self._pulled[1])

    @property
    def step_rect(self) -> Rect | None:
        """Where the step that is due is seen on its face, while it is being played and large enough for that."""
        look = self.faces.look(self.piece)
        if look is None or self.due is None or not 0 <= self.due < len(look.chips) or self.absent:
            return None
        u = self.pose.width / 100
        if u < LEAST_STEP * self.kit.theme.scale:
            return None
        pennant = self.faces.store.frames.of(look).pennant
        if pennant is None:
            return None
        x, y, wide = (u * length for length in pennant.step(len(look.chips), self.due))
        rect = Rect(0, 0, round(wide), round(wide))
        rect.center = round(self.pose.x - 50 * u + x), round(self.pose.y - 70 * u + y)
        return rect

    @property
    def picture(self) -> Surface:
        return self.faces.card(self.piece, self.side, self._face_width, self.due, self.held_so)

    @property
    def lands(self) -> Pose:
        return self.raised if self.raised and self.mark == "chosen" else self.rest

    @property
    def carried(self) -> Drawn:
        if self.large is None:
            return partial(self.faces.sprites.card, self.picture)
        return lambda wide: self.faces.sprites.card(self.faces.card(self.piece, self.side, wide, at_once=True), wide)

    @property
    def moving(self) -> bool:
        return self._up.moving or self._shift.moving or super().moving

    def tick(self, now: float) -> None:
        up = self.stays_up or self.ready or self.hovered or self.ringed
        self._up.go(1.0 if self.raised and up else 0.0)
        if self._up.tick(now) | self._shift.tick(now):
            self._place()
            self.dirty = True
        if self.peek and self.ready and not (self.hovered or self.ringed or self.held):
            self.peek.rest_on(self)
        else:
            super().tick(now)

    def contains(self, place: Place) -> bool:
        """Whether the pointer is on it. A raised card reaches down to where it rests while the pointer is on it, so
        that it does not fall again at its lower edge."""
        if self.absent:
            return False
        pose = self.pose
        right, down = place[0] - pose.x, place[1] - pose.y
        turn = math.radians(pose.angle)
        across = right * math.cos(turn) - down * math.sin(turn)
        along = right * math.sin(turn) + down * math.cos(turn)
        below = self.rest.y - pose.y if self.hovered else 0.0
        half = card_height(pose.width) / 2
        return abs(across) <= pose.width / 2 and -half <= along <= half + below

    @property
    def bounds(self) -> Rect:
        pose = self.pose
        turn = math.radians(abs(pose.angle))
        wide, high = pose.width, card_height(pose.width)
        margin = self.kit.px(max(30 * self._lift, GLOW_REACH) + 4)
        size = wide * math.cos(turn) + high * math.sin(turn), high * math.cos(turn) + wide * math.sin(turn)
        found = Rect(0, 0, round(size[0]) + 2 * margin, round(size[1]) + 2 * margin)
        found.center = round(pose.x), round(pose.y)
        return found

    @property
    def _lift(self) -> float:
        return RAISED if self._up.value > 0.5 else LIES

    @property
    def read_at(self) -> Rect:
        """Where it is once it is raised."""
        return (self.raised or self.rest).card

    @property
    def legible(self) -> bool:
        """Whether it is raised so that it is read where it is, and no copy is needed: chosen once, or in a hand where
        all that it does is told in words beside it; or chosen out of a hand, when the table must be seen."""
        if self.ready or self.raised is None:
            return self.ready
        if self.mark == "chosen":
            return True
        look = self.faces.look(self.piece)
        return bool(look and look.sequence)

    @property
    def lies_at(self) -> Rect:
        """Where it is while it is not raised."""
        return self.rest.card

    def _place(self) -> None:
        self.rect = self.pose.card

    def press(self, place: Place) -> bool:
        self._grip = place if self.on_pick and self.raised else None
        return super().press(place)

    def drag(self, place: Place) -> bool:
        """A card of the hand comes along."""
        if self._grip is None:
            return False
        right, down = place[0] - self._grip[0], place[1] - self._grip[1]
        if self._pulled != (0, 0) or math.hypot(right, down) > self.kit.px(STARTS):
            self._pulled = right, down
            self.dirty = True
            self._place()
        return True

    def release(self, place: Place) -> bool:
        """Pulled on to the table it is played; pulled anywhere else it springs back."""
        pulled, self._grip = self._pulled, None
        if pulled == (0, 0):
            return super().release(place)
        self._before = self.pose
        self._pulled = (0, 0)
        self._shift.jump(0.0)
        self._shift.go(1.0)
        self.dirty = True
        self._place()
        if pulled[1] < -self.kit.px(PLAYED):
            super().pick()
        return True

    def pick(self) -> None:
        """Chosen for the first time it is only raised, so that it can be read; the second time it is played."""
        if self.on_pick is not None and self.on_first is not None and not self.ready:
            self.kit.sound("button")
            self.on_first()
        else:
            super().pick()

    def targets(self) -> list[Rect]:
        if not self.on_pick:
            return []
        return [Rect(self.rect.left, self.rect.top, self.room or self.rect.width, self.rect.height)]

    def paint(self, target: Surface) -> None:
        if self.absent:
            return
        pose = self.pose
        signs = self.faces.signs(self.piece)
        alive: Mark = "can" if self.calm else "chosen"
        mark: Mark = alive if any(sign.alive for sign in signs) else self.mark
        dim = 0.0 if self._up.value > 0.5 else DARK if any(sign.dark for sign in signs) else self.dim
        whole = self.raised.width if self.raised and pose.width != self.rest.width else pose.width
        sprite = self.faces.sprites.card(self.picture, whole, pose.angle, lift=self._lift, dim=dim, mark=mark)
        if whole != pose.width:
            sprite = on_its_way(sprite, pose.width / whole)
        sprite.draw(target, pose.x, pose.y)
        at_edge = signs if self.raised is None else []
        if not pose.angle:
            lay_extras(target, self.faces, self.rect, coins_of(self.coins), self.total, self.stands, at_edge)
            if self.ringed:
                self.kit.ring(target, self.rect, radius_of(self.kit, pose.width))
        if self.raised is not None:
            self._paint_signs(target, signs)
        self._paint_number(target, self._number_at, self._tag_at if self.raised else None)

    def _paint_signs(self, target: Surface, signs: Sequence[MarkSign]) -> None:
        """Draw the signs of a held card below what stands at its left edge, since its lower edge is not seen."""
        seen, radius = [sign for sign in signs if sign.icon], SIGN * self.pose.width
        for index, sign in enumerate(seen):
            along = self._index_foot + SIGN + index * SIGN_PITCH
            paint_sign(self.kit, target, self._on_it(SIGN_AT, along), sign, radius)

    @property
    def _seen(self) -> float:
        """How much of its width is seen."""
        return 1.0 if self.ready or self._up.value > 0.5 or not self.raised else self.held_so.seen / 100

    @property
    def _tag_at(self) -> Rect:
        """Where the tag of a held card may lie: below the cap of its number, as wide as there is room beside what
        stands at the edge, or below that."""
        rect, width = self.pose.card, self.pose.width
        right = rect.left + round(self._seen * width)
        beside = Rect(rect.left + round(TAG_LEFT * width), 0, right - rect.left - round(TAG_LEFT * width), 0)
        beside.top = self._number_at[1] + self.kit.px(CAP_HEIGHT) // 2
        if self.tag is None or tag_rect(self.kit, self.tag, beside.width).width <= beside.width:
            return beside
        return Rect(rect.left, rect.top + round(self._index_foot * width), right - rect.left, 0)

    @property
    def _index_foot(self) -> float:
        """How far down that reaches which stands at the edge, in parts of the width."""
        look = self.faces.look(self.piece)
        index = self.faces.store.frames.of(look).index if look is not None else None
        if look is None or index is None:
            return 0.0
        glyphs = tab_of(look, self.held_so.worth).glyphs
        return (index.box[3] + (index.glyphs.pace if index.glyphs else 0.0) * len(glyphs)) / 100

    @property
    def _higher(self) -> int:
        """How far above the upper edge of a card that lies on the table its cap lies where a tag is beside it: together
        they are so wide that they would cover the number in the corner, where a large interface makes them high."""
        look = self.faces.look(self.piece)
        index = self.faces.store.frames.of(look).index if look is not None else None
        if self.tag is None or index is None:
            return 0
        free = (index.baseline - FIGURES * index.size) / 100 * self.pose.width
        return max(0, self.kit.px(CAP_HEIGHT) // 2 - round(free))

    @property
    def _number_at(self) -> Place:
        """Where the cap of the number key lies: in a hand beside what stands at the edge of the card, or on its upper
        edge where hardly more is seen of it; elsewhere on that edge, or in its corner."""
        if self.cap_inside:
            return self.cap.center
        if not self.raised:
            return self.rect.centerx, self.rect.top - self._higher
        seen, half = self.held_so.seen / 100, self.cap.width / 2 / self.pose.width
        look, fits = self.faces.look(self.piece), seen >= CAP_FREE + 2 * half
        across, along = (min(KEY_AT[0], seen - half), KEY_AT[1]) if fits else (seen / 2, 0.0)
        if look is not None and look.kind is not None and not look.number and fits:
            across, along = CORNER_AT
        return self._on_it(across, along)

    def _on_it(self, across: float, along: float) -> Place:
        """A place on it, turned as it is: from its upper left corner, in parts of its width."""
        pose = self.pose
        turn = math.radians(pose.angle)
        right, down = (across - 0.5) * pose.width, along * pose.width - card_height(pose.width) / 2
        x = pose.x + right * math.cos(turn) + down * math.sin(turn)
        y = pose.y - right * math.sin(turn) + down * math.cos(turn)
        return round(x), round(y)

    @property
    def cap(self) -> Rect:
        """Where the cap of its number key lies in the upper left corner."""
        edge = self.kit.px(CAP_IN)
        cap = Rect(0, 0, cap_width(self.kit, self.number), self.kit.px(CAP_HEIGHT))
        cap.topleft = self.rect.left + edge, self.rect.top + edge
        return cap

    @property
    def _face_width(self) -> int:
        """Turned cards, and those that are raised, are made from a face of twice the size."""
        return 2 * self.rest.width if self.raised or self.rest.angle else self.rest.width
