"""What somebody must decide, and the ways to answer.

The options of a decision are made when somebody looks at them for the first time, because most decisions are never
shown: a bot that plays at random, and a line of play that is repeated, need the name of one option or none. Labels and
reasons are made of the position as it is at that moment, so look while the decision waits.
"""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
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

    ``name`` is the written form of the option, unique in its decision: a verb and what it is done to. ``piece`` is the
    piece on the table that the option is about, ``place`` the cell of a map or the zone of a pile. ``say`` is its label
    where the label made from verb and thing will not do. ``tool`` is the piece with which it is done, such as a card
    that strikes the ``piece``, where one tool has several targets or one target several tools. ``way`` lists the cells
    over which somebody goes there, from the first one.
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
    """Marks one of the answers that several ``seats`` give before anybody sees one of them. ``seats`` are those that
    are asked, in that order; ``place`` is the place of this answer among them, counted from 0."""

    seats: tuple[int, ...]
    place: int

    @property
    def to_come(self) -> int:
        """How many answers have to be given after this one before all are opened."""
        return len(self.seats) - 1 - self.place


class Decision(msgspec.Struct, kw_only=True):
    """Somebody must choose. ``verb`` begins the written answers; ``question`` names the message that asks
    (``ask-<question>``, or ``ask-<verb>`` where it is empty), which is filled in with ``facts``.

    ``warns`` computes which answers may lead to a bad end at once, by their written forms, with the warning. It is
    called when somebody looks: front ends ask once more before they give such an answer.

    Everybody sees the answer unless it is ``secret``: then others learn of it no more than events tell them. An answer
    with a ``seal`` is not seen before the last of the sealed answers is given.
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
        """The warnings for answers that may lead to a bad end at once, by their written forms."""
        if self._warned is None:
            self._warned = self.warns()
        return self._warned

    @property
    def is_unseen(self) -> bool:
        """Whether other people at the same screen have to look away while this is answered."""
        return self.secret or (self.seal is not None and len(self.seal.seats) > 1)

    @property
    def ask(self) -> Say:
        return Say(f"ask-{self.question or self.verb}", self.facts)


class Among(Decision, kw_only=True):
    """A decision among ``things``, with one option for each. The functions make the parts of a thing's option:
    ``name`` its short written form, ``piece`` the piece on the table that it is, ``place`` the cell of a map or the
    zone of a pile that it is about, ``label`` its label where its written form is not the ID of a message, ``tool`` the
    piece with which it is done where it has a ``piece`` as well, ``way`` the cells over which it leads."""

    things: tuple[Any, ...]
    name: Callable[[Any], str] = str
    piece: Callable[[Any], str | None] | None = None
    label: Callable[[Any], Say | None] | None = None
    place: Callable[[Any], str | None] | None = None
    tool: Callable[[Any], str | None] | None = None
    way: Callable[[Any], tuple[str, ...]] | None = None
    _options: list[Option] | None = None

    def short(self, index: int) -> str:
        """The short written form of the thing at that index."""
        return self.name(self.things[index])

    def written(self, index: int) -> str:
        """The written form of the option at that index. It is made without the rest of the option, which takes
        longer."""
        return f"{self.verb} {self.name(self.things[index])}"

    @property
    def options(self) -> Sequence[Option]:
        if self._options is None:
            self._options = self._listed()
        return self._options

    def _listed(self) -> list[Option]:
        piece, label, place, tool, way = self.piece, self.label, self.place, self.tool, self.way
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
"""The value of the answer that chooses none of the things."""


class Choose(Among, kw_only=True):
    """A choice of exactly one option. ``bars`` computes what a player might try and may not, by its written form, with
    the reason.

    Where nothing has to be chosen, ``decline`` is the written form of one more answer, such as ``no``. It is the last
    of the options, its value is ``DECLINED``, and the message ``no-<verb>`` is its label. ``passes`` are further
    answers that choose none of the things, each a single word whose message is its label: to pass for longer, or to do
    something else first. Their values go on downwards from ``DECLINED``, also where nothing can be declined.

    ``reacts`` says that whoever is asked may react to what another seat has just done: front ends may ask beside the
    table. ``moot`` says that no option would make anything better: front ends decline unasked.
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
        """The value of the option at an index, counted from 0. The options that choose none of the things have negative
        values."""
        return place if place < len(self.things) else place - len(self.things) - len(self.passes) - 1

    def index_of(self, value: int) -> int:
        """The index of the option with that value."""
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
    """A choice of several of the things, between ``least`` and ``most`` of them, none of them twice."""

    least: int
    most: int


class Confirm(Decision):
    """A question that is answered with yes or no."""


class Amount(Decision):
    """A question for a whole number between two limits, both included."""

    least: int
    most: int


class Aim(msgspec.Struct, frozen=True):
    """A flick as it was given: ``angle`` in radians, ``speed`` in mm/s, ``spin`` in rad/s.

    ``offset`` says how far off the centre the finger strikes, as a share of the way to the pawn's rim, from -1 to 1;
    positive is to the right of the way the pawn goes.
    """

    pawn: str
    angle: float
    speed: float
    spin: float = 0.0
    offset: float = 0.0


AimHelp: TypeAlias = Literal["off", "contact", "path"]
"""How much of a flick a front end may show to whoever aims: nothing, the path of the flicked pawn up to its first
contact, or the path of every pawn."""


class Forecast(msgspec.Struct, frozen=True):
    """What a flick would come to by the rules, in a few words.

    ``tone`` says whether that is good or bad for whoever flicks, ``rule`` is the ID of the rule that decides.
    ``struck`` names the pieces that the flick wounds, as far as the flick alone decides it; ``ends`` says that the
    flick would end the match whatever others answer.
    """

    say: Say
    tone: Tone
    rule: str
    struck: tuple[str, ...] = ()
    ends: bool = False


class Flick(Decision):
    """A flick of one of ``pawns``, with a speed between two limits in mm/s. ``most_speed`` also limits speed and spin
    together: a flick beside the centre has no more energy than the hardest one through it.

    ``resolve`` simulates the flick and returns plain data of the type ``outcome``; it is called once, when the flick is
    made, and its result is recorded with the answer. ``believe`` refuses an outcome that was read from a file and that
    no flick there can have; where the outcome is to be ``shown``, it also checks what is only drawn.

    ``foretell`` says what an outcome would mean by the rules that judge it afterwards. It also takes the outcome of a
    flick that is not over, in which the flicked pawn neither rests nor has left the arena. ``help`` says how much may
    be foretold to somebody who aims. ``targets`` are the pieces that the flick is meant to touch, if any: an aim with
    keys begins at one of them.

    ``beside`` has other answers that may be given instead of the flick, such as leaving it out. The rules then get the
    value of that option, and no outcome is recorded.
    """

    pawns: Sequence[str]
    least_speed: float
    most_speed: float
    resolve: Callable[[Aim], Any]
    outcome: type[Any]
    believe: Callable[[Any, bool], None] | None = None
    spin: bool = False
    limits_rule: str = ""
    """The rule that limits how hard and where one may flick, where it is another than ``rule``."""
    foretell: Callable[[Any], Forecast] | None = None
    help: AimHelp = "path"
    targets: Sequence[str] = ()
    beside: Choose | None = None


class Launch(msgspec.Struct, frozen=True):
    """Tells front ends that a piece is flicked as soon as it is placed, so that one gesture can do both: it pulls back
    from a piece on the table, one of ``beside``.

    ``spot`` gives the place of the new piece beside that one, as near as possible to a direction in radians; ``None``
    where it has no room. ``verb``, the speeds in mm/s, ``foretell`` and ``help`` are those of the flick that will be
    asked next.
    """

    beside: Sequence[str]
    spot: Callable[[str, float], tuple[float, float] | None]
    least_speed: float
    most_speed: float
    foretell: Callable[[Any], Forecast] | None = None
    help: AimHelp = "path"
    verb: str = "flick"


class Place(Decision):
    """A question for a spot for a piece, in mm. ``refuse`` says why a spot is not allowed. ``suggestions`` are spots
    that are allowed; give a sequence that is computed at the first look where that takes long.

    ``lies`` gives the piece, a pawn of the arena, as it would lie at a spot, for whoever draws it. ``launch`` says how
    the piece may be placed and flicked with one gesture.
    """

    piece: str
    refuse: Callable[[float, float], Verdict | None]
    suggestions: Sequence[tuple[float, float]]
    lies: Callable[[float, float], Any] | None = None
    launch: Launch | None = None


class Walk(Decision):
    """A question for a way of ``piece`` over the cells of a map, step by step from ``start``. It is answered as a
    whole: with the cells in order, or with the last cell alone, which takes the way that ``ways`` has for it.

    ``ways`` computes, at the first look, one way to each cell that can be reached; the start is not part of a way.
    ``refuse`` says why a way is not allowed; it is also asked about the beginning of a way. Where the piece may stay,
    ``decline`` is the written form of that answer, and the rules get an empty way. ``cost`` is how many steps a way
    counts for whoever walks it, where that is not its length.
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
        """The cells that can be reached, each with its way."""
        if self._reached is None:
            self._reached = self.ways()
        return self._reached


class Goods(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody hands over in a deal: things by their IDs, and amounts by what they count, such as coins."""

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
    """A question about a deal between whoever is asked and ``partner``. ``own`` and ``theirs`` are the most that the
    two could give.

    Without ``proposed``, whoever is asked names a deal or none: the value is a ``Deal`` or False. With ``proposed`` (as
    whoever is asked sees the deal), the answer is yes, no, or another deal where ``may_counter`` allows it. ``refuse``
    says why a deal is not allowed. A no may give one of the ``excuses``, as in ``no dear``; the excuse is then the
    value. Things that are written by their places are ``known`` to whoever is asked under these names.
    """

    partner: int
    own: Goods
    theirs: Goods
    proposed: Deal | None = None
    may_counter: bool = False
    excuses: tuple[str, ...] = ()
    refuse: Callable[[Deal], Verdict | None] = lambda deal: None
    known: Mapping[str, str] = MappingProxyType({})

    @property
    def may_name(self) -> bool:
        """Whether whoever is asked may name a deal of their own."""
        return self.proposed is None or self.may_counter


def choice_in(decision: Decision | None) -> Choose | None:
    """The choice among options that a decision is, or that a flick has ``beside`` it; ``None`` where there is none."""
    if isinstance(decision, Flick):
        return decision.beside
    return decision if isinstance(decision, Choose) else None
