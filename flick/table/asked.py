"""A decision as plain data, with its words: all that a front end needs that is not written in Python.

``asked`` makes the record, ``to_plain`` of it is JSON. Whatever is answered, in the written form that the record shows,
goes to ``Match.answer``. What only rules can judge (a spot, a way, a deal) is sent and, where it will not do, refused
with the reason.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace

from flick.table.answers import write_place, write_walk
from flick.table.decisions import Among, Deal, Goods
from flick.table.naming import option_label, yes_or_no_label
from flick.table.promises import AS_IT_IS, Promise, promise_line
from flick.table.rules import Amount, Choose, ChooseMany, Confirm, Decision, Flick, Offer, Option, Place, Walk
from flick.table.words import Words


class PromiseAsked(msgspec.Struct, frozen=True, omit_defaults=True):
    """How likely an answer succeeds, as a share from 0 to 1, and whether that share is exact or sampled; how many
    points are already sure of the points needed; and all of that in words."""

    told: str
    win: float
    exact: bool
    points: int | None = None
    needed: int | None = None


class OptionAsked(msgspec.Struct, frozen=True, omit_defaults=True):
    """One option of a decision: its written form, its label in the reader's language, and the piece or the place on a
    map, or the zone of a pile, that it is about.

    ``promises`` tells how likely the option succeeds, where the game can compute that. ``warns`` tells what bad end the
    option may lead to at once: a front end had better ask once more before it sends such an answer.
    """

    answer: str
    label: str
    piece: str | None = None
    place: str | None = None
    promises: PromiseAsked | None = None
    warns: str = ""


class OptionBarred(msgspec.Struct, frozen=True):
    """An answer that a player might try and that the rules refuse: its written form, the reason, and the ID of the
    rule."""

    answer: str
    why: str
    rule: str


class Asked(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the records of all kinds of decisions have in common.

    ``form`` shows how an answer to this decision is written; whatever stands there in angle brackets is to be filled
    in. ``sealed`` lists the seats that all answer before anybody sees one of their answers. A ``secret`` answer is not
    shown to others even after that.
    """

    kind: str
    seat: int
    verb: str
    rule: str
    question: str
    form: str = ""
    sealed: tuple[int, ...] = ()
    secret: bool = False
    promises: PromiseAsked | None = None
    """What whoever is asked can hope for before they answer, as the position stands."""
    reacts: bool = False
    """Whether the question is about a reaction to what has just happened. A front end may ask it beside the table
    instead of stopping everything."""


class ChoiceAsked(Asked, frozen=True, kw_only=True, omit_defaults=True):
    """A choice of one of the options, or of between ``least`` and ``most`` of them."""

    options: Sequence[OptionAsked]
    barred: Sequence[OptionBarred] = ()
    least: int = 1
    most: int = 1


class AmountAsked(Asked, frozen=True, kw_only=True):
    """A question for a whole number between two limits, both included."""

    least: int
    most: int


class FlickAsked(Asked, frozen=True, kw_only=True, omit_defaults=True):
    """A question for a flick of one of the pawns, with speeds in mm/s, or for one of the answers ``beside`` it."""

    pawns: Sequence[str]
    least_speed: float
    most_speed: float
    spin: bool = False
    help: str = "path"
    beside: ChoiceAsked | None = None


class PlaceAsked(Asked, frozen=True, kw_only=True, omit_defaults=True):
    """A question for a spot for a piece, in mm. Every one of the ``suggestions`` is allowed."""

    piece: str
    suggestions: Sequence[tuple[float, float]]


class WalkAsked(Asked, frozen=True, kw_only=True, omit_defaults=True):
    """A question for a way over the cells of a map. ``ways`` has one way to each cell that can be reached; the answer
    ``decline`` means that the piece stays where it is."""

    piece: str
    start: str
    ways: Mapping[str, Sequence[str]]
    decline: str = ""


class OfferAsked(Asked, frozen=True, kw_only=True, omit_defaults=True):
    """A question about a deal with ``partner``: the deal that is ``proposed``, or one that whoever is asked names
    within what both could give, among it things ``known`` to them under other names. ``options`` are yes, where a deal
    is proposed, and no."""

    options: Sequence[OptionAsked]
    partner: int
    own: Goods
    theirs: Goods
    known: Mapping[str, str] = {}
    proposed: Deal | None = None
    may_name: bool = True


def asked(decision: Decision, words: Words, promises: Mapping[str, Promise] = {}) -> Asked:
    """The plain record of a decision, in the language of ``words``. ``promises`` (from ``promises_of``) adds how likely
    each option of a choice succeeds; leave it out where that is not to be told."""
    made = _makers[type(decision)](decision, words, _common(decision, words))
    if not promises and not decision.warnings:
        return made
    if isinstance(made, ChoiceAsked):
        options = [_told(option, decision, words, promises) for option in made.options]
        made = replace(made, options=options)
    return replace(made, promises=_promised(promises.get(AS_IT_IS), words))


def _told(option: OptionAsked, decision: Decision, words: Words, promises: Mapping[str, Promise]) -> OptionAsked:
    """The same option with its promise and its warning filled in, where it has them."""
    warning = decision.warnings.get(option.answer)
    promised = _promised(promises.get(option.answer), words)
    return replace(option, promises=promised, warns="" if warning is None else words(warning))


def _promised(promise: Promise | None, words: Words) -> PromiseAsked | None:
    if promise is None:
        return None
    odds = promise.odds
    return PromiseAsked(promise_line(promise, words), odds.win, odds.exact, promise.points, promise.needed)


Common: TypeAlias = Mapping[str, Any]


def _common(decision: Decision, words: Words) -> Common:
    return {
        "kind": type(decision).__name__,
        "seat": decision.seat,
        "verb": decision.verb,
        "rule": decision.rule,
        "question": words(decision.ask),
        "sealed": decision.seal.seats if decision.seal else (),
        "secret": decision.secret,
    }


def _options(decision: Among, words: Words) -> list[OptionAsked]:
    def one(option: Option) -> OptionAsked:
        return OptionAsked(option.name, option_label(option, words), option.piece, option.place)

    return [one(option) for option in decision.options]


def _choice(decision: Choose, words: Words, common: Common) -> ChoiceAsked:
    barred = [OptionBarred(name, words(verdict.reason), verdict.rule) for name, verdict in decision.barred.items()]
    return ChoiceAsked(**common, reacts=decision.reacts, options=_options(decision, words), barred=barred)


def _choice_of_many(decision: ChooseMany, words: Words, common: Common) -> ChoiceAsked:
    form = f"{decision.verb} <thing>, <thing>"
    return ChoiceAsked(**common, form=form, options=_options(decision, words), least=decision.least, most=decision.most)


def _confirm(decision: Confirm, words: Words, common: Common) -> ChoiceAsked:
    return ChoiceAsked(**common, options=[_yes_or_no(answer, decision, words) for answer in ("yes", "no")])


def _yes_or_no(answer: str, decision: Decision, words: Words) -> OptionAsked:
    """The option yes or no, labelled with the game's own message where it has one."""
    return OptionAsked(answer, yes_or_no_label(decision, answer, words))


def _amount(decision: Amount, words: Words, common: Common) -> AmountAsked:
    form = f"{decision.verb} <number>"
    return AmountAsked(**common, form=form, least=decision.least, most=decision.most)


def _flick(decision: Flick, words: Words, common: Common) -> FlickAsked:
    beside = decision.beside
    return FlickAsked(
        **common,
        form=f"{decision.verb} <pawn> <angle>deg <speed>mm/s" + (" <spin>rad/s off <offset>" if decision.spin else ""),
        pawns=decision.pawns,
        least_speed=decision.least_speed,
        most_speed=decision.most_speed,
        spin=decision.spin,
        help=decision.help,
        beside=None if beside is None else _choice(beside, words, _common(beside, words)),
    )


def _place(decision: Place, words: Words, common: Common) -> PlaceAsked:
    form = write_place(decision.piece, 0, 0, decision.verb).replace("0.0,0.0", "<x>,<y>")
    return PlaceAsked(**common, form=form, piece=decision.piece, suggestions=tuple(decision.suggestions))


def _walk(decision: Walk, words: Words, common: Common) -> WalkAsked:
    form = write_walk(decision, ["<cell>", "<cell>"])
    return WalkAsked(
        **common,
        form=form,
        piece=decision.piece,
        start=decision.start,
        ways=decision.reached,
        decline=decision.decline,
    )


def _offer(decision: Offer, words: Words, common: Common) -> OfferAsked:
    return OfferAsked(
        **common,
        form=f"{decision.verb} <thing>, <number> <amount> for <thing>" if decision.may_name else "",
        options=[
            _yes_or_no(answer, decision, words) for answer in ("yes", "no") if decision.proposed or answer == "no"
        ],
        partner=decision.partner,
        own=decision.own,
        theirs=decision.theirs,
        known=dict(decision.known),
        proposed=decision.proposed,
        may_name=decision.may_name,
    )


_makers: Mapping[type[Decision], Callable[[Any, Words, Common], Asked]] = {
    Choose: _choice,
    ChooseMany: _choice_of_many,
    Confirm: _confirm,
    Amount: _amount,
    Flick: _flick,
    Place: _place,
    Walk: _walk,
    Offer: _offer,
}
