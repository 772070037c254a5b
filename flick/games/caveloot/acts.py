"""Acts: what somebody can do next, each told apart by what is done to which card."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from flick.table.decisions import Choose, Verdict
from flick.table.rules import Rules
from flick.table.sayings import NO_FACTS, Fact, Facts, Say, Who

SET_OUT = "go"
"""The act that goes on with everything as it is. Front ends show it as a button, because it picks no card."""
IN_PILE = "placed"
"""Shown in place of a card that still lies face down in a pile."""


class PlayerAct(NamedTuple):
    """One act: its ``kind``, the ``card`` to which it is done, and another card, a seat or a region where one is
    concerned. ``n`` is a number and ``what`` are words in its label. ``place`` counts acts that are otherwise alike
    from 1, and ``apart`` says how this one differs from them. ``shown`` is written in place of a card that others may
    not know. ``lost`` is the hero who would pay the last point of vitality for it. A ``plain`` act is a button, though
    it is about a card. ``pile`` is the zone from which a card is drawn unseen."""

    kind: str
    card: str = ""
    other: str = ""
    seat: int | None = None
    region: str = ""
    n: int = 0
    place: int = 0
    shown: str = ""
    what: Fact = ""
    apart: Say | None = None
    lost: str = ""
    plain: bool = False
    pile: str = ""

    @property
    def written(self) -> str:
        """The short written form, unique among the acts of a decision."""
        more = [self.shown or self.card, self.other, self.region, "" if self.seat is None else str(self.seat + 1)]
        return "-".join([self.kind, *(word for word in more if word), *([str(self.place)] if self.place else [])])

    def says(self, verb: str) -> Say:
        """The label: the message ``<verb>-<kind>``, with what tells the act from others of that name."""
        facts: dict[str, Fact] = {"card": self.card, "other": self.other, "n": self.n, "what": self.what}
        if self.seat is not None:
            facts["who"] = Who(self.seat)
        if self.region:
            facts["region"] = f"region-{self.region}"
        label = Say(f"{verb}-{self.kind}", facts)
        return label if self.apart is None else Say("act-apart", {"act": label, "what": self.apart})


def choose_act(
    seat: int,
    verb: str,
    acts: Sequence[PlayerAct],
    *,
    rule: str,
    facts: Facts = NO_FACTS,
    bars: Callable[[], Mapping[str, Verdict]] = dict[str, Verdict],
) -> Rules[PlayerAct]:
    """Ask a seat for one of the acts."""
    index: int = yield asked(seat, verb, acts, rule=rule, facts=facts, bars=bars)
    return acts[index]


def choose_act_or_not(
    seat: int,
    verb: str,
    acts: Sequence[PlayerAct],
    *,
    rule: str,
    decline: str,
    facts: Facts = NO_FACTS,
    reacts: bool = False,
) -> Rules[PlayerAct | None]:
    """Ask a seat for one of the acts; ``None`` where it declines. Nobody can decline where ``decline`` is empty."""
    index: int = yield asked(seat, verb, acts, rule=rule, decline=decline, facts=facts, reacts=reacts)
    return None if index < 0 else acts[index]


def asked(
    seat: int,
    verb: str,
    acts: Sequence[PlayerAct],
    *,
    rule: str,
    decline: str = "",
    passes: tuple[str, ...] = (),
    facts: Facts = NO_FACTS,
    bars: Callable[[], Mapping[str, Verdict]] = dict[str, Verdict],
    reacts: bool = False,
    moot: bool = False,
) -> Choose:
    """The question that asks a seat for one of the acts, before it is answered; the words are those of ``Choose``."""
    return Choose(
        seat=seat,
        verb=verb,
        rule=rule,
        facts=facts,
        things=tuple(acts),
        name=lambda act: act.written,
        piece=_piece_of,
        label=lambda act: act.says(verb),
        place=lambda act: act.pile or None,
        bars=bars,
        warns=lambda: _warnings(verb, acts),
        decline=decline,
        passes=passes,
        reacts=reacts,
        moot=moot,
    )


def _warnings(verb: str, acts: Sequence[PlayerAct]) -> Mapping[str, Say]:
    """Warnings for acts that cost the last point of vitality, which nobody shall pay unawares (CAVE-R31)."""
    return {f"{verb} {act.written}": Say("warn-last-vitality", {"hero": act.lost}) for act in acts if act.lost}


def _piece_of(act: PlayerAct) -> str | None:
    return None if act.shown == IN_PILE or act.kind == SET_OUT or act.plain else act.card or None
