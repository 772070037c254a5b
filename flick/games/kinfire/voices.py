"""Whose texts count: where cards lie that have a say, and in whose turn (KIN-C15, KIN-C16).

A completed challenge has no text any more (KIN-R55), and a Master only the text of its visible side (KIN-137, KIN-R76,
KIN-R77). Bold texts count for everybody as long as the card is in play, others only in an attempt on it (KIN-55,
KIN-56, KIN-129, KIN-R60, KIN-R68). A roll sets off the texts of Fatigue cards, of the active Seeker and, of all
challenges, only of the attempted one (KIN-C22).
"""

from collections.abc import Mapping, Sequence

from flick.effects.in_force import InForce, TextPlace
from flick.games.kinfire.cards import MASTER_BACK, every_copy, masters, seekers
from flick.games.kinfire.language import KinfirePart, Parts
from flick.games.kinfire.state import KinfireState, gauntlet_down, gauntlet_up

TURNS = ("on_turn_start", "on_turn_end")
ROLLS = ("on_light", "on_darkness")
NOBODY: Sequence[str] = ()


def _in_well(state: KinfireState) -> Sequence[str]:
    if state.bottom:
        return NOBODY
    return [card for card in state.board if card not in state.completing] if state.completing else state.board


def _in_gauntlet(state: KinfireState) -> Sequence[str]:
    return [card for card in gauntlet_up(state) if card not in state.completing] if state.bottom else NOBODY


def _turned(state: KinfireState) -> Sequence[str]:
    return gauntlet_down(state) if state.bottom else NOBODY


def _master(state: KinfireState) -> Sequence[str]:
    return (state.master,) if state.bottom else (MASTER_BACK,)


def _fatigue(state: KinfireState) -> Sequence[str]:
    return state.fatigue


def _you(state: KinfireState) -> Sequence[str]:
    return (state.you.id,)


def _attempted(state: KinfireState) -> Sequence[str]:
    running = state.attempt
    return (running.card,) if running is not None and running.card not in state.completing else NOBODY


def _texts(*kinds: str) -> Mapping[str, Mapping[str, Parts]]:
    return {name: card.texts for name, card in every_copy().items() if card.kind in kinds}


PLACES = (
    TextPlace(
        "well", _in_well, lambda: _texts("challenge", "event"), lasting="while_in_play", hears=("on_any_fail", *TURNS)
    ),
    TextPlace(
        "gauntlet", _in_gauntlet, lambda: _texts("gauntlet"), lasting="while_in_play", hears=("on_any_fail", *TURNS)
    ),
    TextPlace("turned", _turned, lambda: _texts("gauntlet"), lasting="while_face_down"),
    TextPlace(
        "master",
        _master,
        lambda: {**_texts("master"), MASTER_BACK: masters().back.texts},
        lasting="while_in_play",
        hears=("on_any_fail", *TURNS),
    ),
    TextPlace(
        "fatigue",
        _fatigue,
        lambda: _texts("fatigue"),
        lasting="while_in_play",
        hears=("on_any_fail", *TURNS, *ROLLS),
    ),
    TextPlace(
        "seeker",
        _you,
        lambda: {name: seeker.texts for name, seeker in seekers().items()},
        lasting="passive",
        hears=("on_any_fail", *TURNS, *ROLLS),
        everybodys=False,
    ),
    TextPlace(
        "attempt",
        _attempted,
        lambda: _texts("challenge", "gauntlet", "master"),
        lasting="on_attempt",
        hears=ROLLS,
        everybodys=False,
    ),
)
"""The places whose cards count, in the order in which texts are found."""

IN_FORCE: InForce[KinfireState, KinfirePart] = InForce(PLACES)
modifiers = IN_FORCE.parts
"""The parts with a verb that are in force, each with its card, whether its conditions hold or not."""
texts_at = IN_FORCE.texts
"""The cards in play that have a text at a trigger, with that text."""
