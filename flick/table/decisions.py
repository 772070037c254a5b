"""What somebody must decide, and the ways to answer.

The ways are written down only where somebody looks. A bot that plays at random and a line of play that is repeated read
one name or none; labels, and the reasons why something else is refused, are for people. So they are made at the first
look, of the position as it then is: look while the decision waits.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, TypeAlias

import msgspec

from flick.table.sayings import NO_FACTS, Facts, Say, Tone


class Verdict(msgspec.Struct, frozen=True, gc=False):
    """Whether something is so, and why: ``reason`` is a message, ``rule`` the ID that decides."""

    holds: bool
    reason: Say
    rule: str

    def __bool__(self) -> bool:
        return self.holds


class Option(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One way to answer.

    ``name`` is its written form, unique in its decision: a verb and what it is done to. ``piece`` is the piece on the
    table that it is about, ``place`` the cell of a map. ``say`` is its label where the one made from verb and thing
    will not do. ``tool`` is the piece with which it is done, where the same can be done with others, or with the same
    to others: a card and whom it strikes. ``way`` are the cells over which somebody goes there, from the first one.
    """

    name: str
    piece: str | None = None
    say: Say | None = None
    place: str | None = None
    tool: str | None = None
    way: tuple[str, ...] = ()

    @property
    def verb(self) -> str:
        return self.name.partition(" ")[0]

    @property
    def thing(self) -> str:
        return self.name.partition(" ")[2]


class Seal(msgspec.Struct, frozen=True, gc=False):
    """One of the answers that several seats give unseen: of whom they are asked, in which order, and which this is."""

    seats: tuple[int, ...]
    place: int

    @property
    def to_come(self) -> int:
        """How many answers have to be given after this one before all are opened."""
        return len(self.seats) - 1 - self.place


class Decision(msgspec.Struct, kw_only=True):
    """Somebody must choose. ``verb`` begins the written answers, ``question`` names what is asked (``ask-<verb>``
    unless it says otherwise), ``facts`` fill it in.

    ``warns`` finds out, for whoever looks, which answers may end badly at once, by their written forms, and how: front
    ends ask once more before they give such an answer.

    The answer is seen by all, unless it is ``secret``: then others learn of it what events tell them, and no more. One
    with a ``seal`` is not seen before the last of them is given.
    """

    seat: int
    verb: str
    rule: str
    facts: Facts = NO_FACTS
    question: str = ""
    secret: bool = False
    seal: Seal | None = None
    warns: Callable[[], Mapping[str, Say]] = dict[str, Say]
    _warned: Mapping[str, Say] | None = None

    @property
    def warnings(self) -> Mapping[str, Say]:
        """What answers may lead to that nobody wants unwarned, by their written forms."""
        if self._warned is None:
            self._warned = self.warns()
        return self._warned

    @property
    def is_unseen(self) -> bool:
        """Whether others at the same screen look away while it is answered."""
        return self.secret or (self.seal is not None and len(self.seal.seats) > 1)

    @property
    def ask(self) -> Say:
        return Say(f"ask-{self.question or self.verb}", self.facts)


class Among(Decision, kw_only=True):
    """One option for each of ``things``. Of each, ``name_of`` writes its short form, ``piece_of`` says what it is on
    the table, ``place_of`` which cell of a map it is about, ``label_of`` what it is called, ``tool_of`` with which
    piece it is done, ``way_of`` over which cells."""

    things: tuple[Any, ...]
    name_of: Callable[[Any], str] = str
    piece_of: Callable[[Any], str | None] | None = None
    label_of: Callable[[Any], Say | None] | None = None
    place_of: Callable[[Any], str | None] | None = None
    tool_of: Callable[[Any], str | None] | None = None
    way_of: Callable[[Any], tuple[str, ...]] | None = None
    _options: list[Option] | None = None

    def short(self, index: int) -> str:
        """The short form of a thing."""
        return self.name_of(self.things[index])

    def written(self, index: int) -> str:
        """The name of an option, without a look at the rest of it."""
        return f"{self.verb} {self.name_of(self.things[index])}"

    @property
    def options(self) -> Sequence[Option]:
        if self._options is None:
            self._options = self._listed()
        return self._options

    def _listed(self) -> list[Option]:
        piece, label, place, tool, way = self.piece_of, self.label_of, self.place_of, self.tool_of, self.way_of
        return [
            Option(
                self.written(index),
                piece(thing) if piece else None,
                label(thing) if label else None,
                place(thing) if place else None,
                tool(thing) if tool else None,
                way(thing) if way else (),
            )
            for index, thing in enumerate(self.things)
        ]


DECLINED = -1
"""The value of the answer that chooses none of the things: as a place among the options it is the last."""


class Choose(Among, kw_only=True):
    """Exactly one of the options. ``bars`` finds out what one might try, by written form, and why it is refused.

    Where nothing has to be chosen, ``decline`` is one more answer, such as ``no``. It is the last of the options, its
    value is ``DECLINED``, and the message ``no-<verb>`` is its label. ``passes`` are further ways to choose none of the
    things, each a single word whose message is its label: to pass for longer, or to do something else first. Their
    values are counted on from ``DECLINED`` downwards, also where nothing can be declined.

    Who ``reacts`` is asked for a reaction to what has just happened to whoever acts: front ends may ask aside. Where
    it is ``moot``, nothing that can be chosen would change anything for the better, and front ends decline unasked.
    """

    decline: str = ""
    passes: tuple[str, ...] = ()
    reacts: bool = False
    moot: bool = False
    bars: Callable[[], Mapping[str, Verdict]] = dict[str, Verdict]
    _barred: Mapping[str, Verdict] | None = None

    @property
    def ways(self) -> int:
        """How many answers there are."""
        return len(self.things) + len(self.passes) + bool(self.decline)

    def value_at(self, place: int) -> int:
        """The value of the option at a place, counted from 0: whatever chooses nothing counts from the end."""
        return place if place < len(self.things) else place - len(self.things) - len(self.passes) - 1

    def index_of(self, value: int) -> int:
        """The place of the option with that value."""
        return value if value >= 0 else value + len(self.things) + len(self.passes) + 1

    def written(self, index: int) -> str:
        if index >= 0:
            return super().written(index)
        return self.decline if index == DECLINED else self.passes[DECLINED - 1 - index]

    def _listed(self) -> list[Option]:
        passing = [Option(word, say=Say(word, self.facts)) for word in reversed(self.passes)]
        declining = [Option(self.decline, say=Say(f"no-{self.verb}", self.facts))] if self.decline else []
        return [*super()._listed(), *passing, *declining]

    @property
    def barred(self) -> Mapping[str, Verdict]:
        if self._barred is None:
            self._barred = self.bars()
        return self._barred


class ChooseMany(Among, kw_only=True):
    """Between ``least`` and ``most`` of the options, no one twice."""

    least: int
    most: int


class Confirm(Decision):
    """Yes or no."""


class Amount(Decision):
    """A whole number between two limits, both included."""

    least: int
    most: int


class Aim(msgspec.Struct, frozen=True):
    """A flick as it was given: ``angle`` in radians, ``speed`` in mm/s, ``spin`` in rad/s.

    ``offset`` says how far off the centre the finger strikes, as a share of the pawn's radius; positive is to the
    right of the way it goes.
    """

    pawn: str
    angle: float
    speed: float
    spin: float = 0.0
    offset: float = 0.0


AimHelp: TypeAlias = Literal["off", "contact", "path"]
"""How much of a flick may be foretold to whoever aims: nothing, its own way up to the first contact, or everything."""


class Forecast(msgspec.Struct, frozen=True):
    """What a flick would come to by the rules, in a few words.

    ``tone`` is what that means to whoever flicks, ``rule`` the ID that decides. ``struck`` names the pieces that are
    wounded as far as the flick alone decides, and ``ends`` says that it would end the match whatever others answer.
    """

    say: Say
    tone: Tone
    rule: str
    struck: tuple[str, ...] = ()
    ends: bool = False


class Flick(Decision):
    """A flick of one of ``pawns``, between two speeds in mm/s. ``most_speed`` also limits motion and spin together: a
    flick beside the centre has no more energy than the hardest one through it.

    ``resolve`` plays it out and returns plain data; it is called once, when the flick is made, and what it returned is
    recorded with the answer. ``outcome`` is the type of that data. ``foretell`` says what an outcome would mean, with
    the judge that decides afterwards; also of one that is not over, in which the flicked pawn neither rests nor has
    left. ``help`` is how much may be foretold to somebody who aims. ``targets`` are the pieces that it is meant to
    touch, if any: an aim by keys begins at one of them. ``believe`` refuses an outcome out of a file that no
    flick there can have, and also looks at what is only drawn of it where that is to be ``shown``.

    ``beside`` has other answers that may be given instead of the flick: to leave it out, or to do something else. The
    rules then get the place of the option, and no outcome is recorded.
    """

    pawns: Sequence[str]
    least_speed: float
    most_speed: float
    resolve: Callable[[Aim], Any]
    outcome: type[Any]
    believe: Callable[[Any, bool], None] | None = None
    spin: bool = False
    limits_rule: str = ""
    """The rule that says how hard and where one may flick, if that is another than the one that asks."""
    foretell: Callable[[Any], Forecast] | None = None
    help: AimHelp = "path"
    targets: Sequence[str] = ()
    beside: Choose | None = None


class Launch(msgspec.Struct, frozen=True):
    """A piece is flicked as soon as it lies there, so both can be done in one go, from a piece on the table: one of
    ``beside``.

    ``spot`` is where it may lie beside that one, as near as can be to a direction in radians; nothing where it has no
    room. ``verb``, speeds in mm/s, ``foretell`` and ``help`` are those of the flick that will be asked then.
    """

    beside: Sequence[str]
    spot: Callable[[str, float], tuple[float, float] | None]
    least_speed: float
    most_speed: float
    foretell: Callable[[Any], Forecast] | None = None
    help: AimHelp = "path"
    verb: str = "flick"


class Place(Decision):
    """A spot for a piece, in mm. ``refuse`` says why a spot will not do; ``suggestions`` are spots that will, best made
    at the first look.

    ``lies`` gives the piece as it would lie at a spot, a pawn of the arena, for whoever draws it; ``launch`` says how
    it may be put down and flicked in one go.
    """

    piece: str
    refuse: Callable[[float, float], Verdict | None]
    suggestions: Sequence[tuple[float, float]]
    lies: Callable[[float, float], Any] | None = None
    launch: Launch | None = None


class Walk(Decision):
    """A way over the cells of a map for ``piece``, step by step from ``start``, answered as a whole: the cells in
    order, or only the last of them, which takes the way that ``ways`` has for it.

    ``ways`` gives, at the first look, a way to each cell that can be reached, without the start. ``refuse`` says why a
    way will not do, also one that begins well. Where one may stay, ``decline`` is that answer, and the value for the
    rules is an empty way. ``cost`` is what a way takes of whoever walks it: as many steps as it has, unless the game
    counts otherwise.
    """

    piece: str
    start: str
    ways: Callable[[], Mapping[str, Sequence[str]]]
    refuse: Callable[[Sequence[str]], Verdict | None]
    decline: str = ""
    cost: Callable[[Sequence[str]], int] = len
    _reached: Mapping[str, Sequence[str]] | None = None

    @property
    def reached(self) -> Mapping[str, Sequence[str]]:
        """The cells that can be reached, each with the way to it."""
        if self._reached is None:
            self._reached = self.ways()
        return self._reached


class Goods(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something to be handed over: things by their IDs, and amounts of what is counted, such as coins."""

    things: tuple[str, ...] = ()
    amounts: Mapping[str, int] = {}

    def __bool__(self) -> bool:
        return bool(self.things or any(self.amounts.values()))


class Deal(msgspec.Struct, frozen=True):
    """What somebody gives, and what they get for it."""

    gives: Goods
    gets: Goods

    @property
    def seen_by_the_other(self) -> "Deal":
        return Deal(self.gets, self.gives)


class Offer(Decision):
    """A deal between whoever is asked and ``partner``. ``own`` and ``theirs`` are what the two could give at most.

    Without ``proposed`` a deal is to be named, or none: the value is a ``Deal`` or False. With it (as whoever is asked
    sees it) the answer is yes, no, or, where one ``may_counter``, another deal. ``refuse`` says why a deal will not do.
    A no may be given with one of the ``excuses``, which is the value then: ``no dear``.
    """

    partner: int
    own: Goods
    theirs: Goods
    proposed: Deal | None = None
    may_counter: bool = False
    excuses: tuple[str, ...] = ()
    refuse: Callable[[Deal], Verdict | None] = lambda deal: None

    @property
    def may_name(self) -> bool:
        """Whether a deal of one's own can be named."""
        return self.proposed is None or self.may_counter


def choice_in(decision: Decision | None) -> Choose | None:
    """The choice that a decision is, or has beside it."""
    if isinstance(decision, Flick):
        return decision.beside
    return decision if isinstance(decision, Choose) else None
