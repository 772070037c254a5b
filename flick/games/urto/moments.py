"""The moments at which a hero may use cards and magic (URTO-R76), together with whatever else is to be decided."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from flick.games.urto.artefacts import UPGRADE, may_use, usable, use
from flick.games.urto.naming import called
from flick.games.urto.refusals import upgrade_bars
from flick.games.urto.state import UrtoState
from flick.games.urto.traits import changed
from flick.table.chance import Chance
from flick.table.decisions import Choose, Verdict
from flick.table.rules import Rules
from flick.table.sayings import NO_FACTS, Fact, Say
from flick.table.windows import PASS_TURN, PASS_UNTIL_ME

ALIKE = {"roll": "way-roll", "chop": "way-chop"}
"""Answers with the same label at every moment."""


def menu(
    state: UrtoState,
    chance: Chance,
    seat: int,
    verb: str,
    answers: Callable[[], Sequence[str]],
    *,
    rule: str,
    facts: Mapping[str, Fact] = NO_FACTS,
    bars: Mapping[str, Verdict] | None = None,
    concerned: bool = False,
    decline: str = "",
    several: Callable[[], bool] | None = None,
    rolls: bool = False,
) -> Rules[str]:
    """Ask a hero for one of the ``answers``, and before that for whatever it uses at this moment: cards, and magic
    (URTO-R76, URTO-153).

    A single answer is given unasked where everybody knows that the hero has nothing to use, or where the hero passes
    for a while; ``concerned`` asks a hero all the same who passes until something concerns it. Where the answers depend
    on something hidden, ``several`` says whether everybody knows that there is more than one. Beside a single answer,
    mana for a better die counts as something to use only if a combat die ``rolls`` next. Answers that are cells are
    labelled with their names.
    """
    while True:
        own = answers()
        lone = not decline and (len(own) == 1 if several is None else not several())
        more = usable(state, seat, magic=rolls or not lone)
        if lone and (state.hush.is_quiet(seat, (seat,) if concerned else ()) or not may_use(state, seat, rolls=rolls)):
            return own[0]
        cells = state.cave.links
        question = Choose(
            seat=seat,
            verb=verb,
            rule=rule,
            facts=facts,
            things=(*own, *more),
            piece=partial(_piece, state.heroes[seat].artefacts),
            label=partial(_label, state, seat, verb, more, facts),
            place=partial(_piece, tuple(cells)),
            bars=partial(_barred, state, seat, verb, bars or {}),
            decline=decline,
            passes=(PASS_TURN, PASS_UNTIL_ME) if lone else (),
        )
        answer: int = yield question
        chosen = question.written(answer) if answer < 0 else str(question.things[answer])
        if chosen in (PASS_TURN, PASS_UNTIL_ME):
            state.hush.heard(seat, chosen)
            return own[0]
        if chosen not in more:
            return chosen
        yield from use(state, chance, seat, chosen)


def _barred(state: UrtoState, seat: int, verb: str, bars: Mapping[str, Verdict]) -> Mapping[str, Verdict]:
    return {**upgrade_bars(state, seat, verb), **bars}


def _piece(held: Sequence[str], thing: str) -> str | None:
    return thing if thing in held else None


def _label(state: UrtoState, seat: int, verb: str, used: Sequence[str], facts: Mapping[str, Fact], thing: str) -> Say:
    """The label of an answer: a cell by its name with the verb, hiding with its price."""
    if thing in used:
        return Say("upgrade-die") if thing == UPGRADE else Say("use-card", {"card": thing})
    if thing in state.cave.links:
        return Say(f"do-{verb}", {"what": called(state, thing)})
    if thing == "hide":
        return Say("way-hide", {"n": changed(state, state.heroes[seat], "hide_cost")})
    return Say(ALIKE.get(thing) or f"{verb}-{thing}", facts)
