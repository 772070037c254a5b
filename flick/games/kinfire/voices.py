"""Who has a say: the cards in play, and what each says by a verb or at a moment."""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from flick.games.kinfire.cards import MASTER_BACK, every_copy, masters, seekers
from flick.games.kinfire.state import KinfireState, gauntlet_up
from flick.games.kinfire.vocabulary import Part, Parts
from flick.table.kept import Kept


def texts_at(state: KinfireState, trigger: str) -> list[tuple[str, Parts]]:
    """Every card in play that has a text at this trigger, with this text (KIN-C16): the cards on the board or the
    visible sides at the bottom, the Fatigue cards in play, the active Seeker. A completed challenge has no text any
    more (KIN-R55), and of a Master only the side that can be seen has (KIN-137, KIN-R76, KIN-R77)."""
    texts = _TEXTS[trigger]
    found: list[tuple[str, Parts]] = []
    if in_well := texts.in_well:
        for name in gauntlet_up(state) if state.bottom else state.board:
            if name in in_well and name not in state.completing:
                found.append((name, in_well[name]))
    if (by_masters := texts.by_masters) and (side := state.master if state.bottom else MASTER_BACK) in by_masters:
        found.append((side, by_masters[side]))
    if by_fatigue := texts.by_fatigue:
        for name in state.fatigue:
            if name in by_fatigue:
                found.append((name, by_fatigue[name]))
    if (by_seekers := texts.by_seekers) and (name := state.you.id) in by_seekers:
        found.append((name, by_seekers[name]))
    return found


def modifiers(state: KinfireState, verb: str) -> list[tuple[str, Part]]:
    """The parts of a verb that are in force, conditions not yet asked, each with the card that says it.

    Bold ones count for everybody as long as the card is in play, others only in an attempt on it (KIN-55, KIN-56,
    KIN-129, KIN-R60, KIN-R68). Few cards say anything by any one verb, so most looks are short.
    """
    said = _SAID[verb]
    found: list[tuple[str, Part]] = []
    if by_fatigue := said.by_fatigue:
        for name in state.fatigue:
            if name in by_fatigue:
                found += by_fatigue[name]
    if said.by_nothing_else:
        return found
    if state.bottom:
        for name, face in state.gauntlet.items():
            if name not in state.completing:
                found += (said.in_play if face == "up" else said.turned).get(name, ())
        found += said.in_play.get(state.master, ())
    elif in_play := said.in_play:
        for name in state.board:
            if name in in_play and name not in state.completing:
                found += in_play[name]
    if (by_seekers := said.by_seekers) and (name := state.seekers[state.active].id) in by_seekers:
        found += by_seekers[name]
    if (attempted := said.attempted) and state.attempt is not None:
        name = state.attempt.card
        if name in attempted and name not in state.completing:
            found += attempted[name]
    return found


def everything_said(verb: str) -> Iterator[tuple[str, Part]]:
    """What any card says by a verb, wherever it lies."""
    said = _SAID[verb]
    groups = (said.by_fatigue, said.in_play, said.by_seekers, said.attempted, said.turned)
    return (pair for group in groups for pairs in group.values() for pair in pairs)


class _Said(msgspec.Struct, frozen=True, gc=False):
    """What is in force for a time by one verb: by the ID of each card, copies too, or Seeker that says it, its parts,
    each with this ID. Of Fatigue cards and whether ``by_nothing_else``, of challenges, events and Masters in play, of
    Seekers, of attempted cards, and on the backs of turned ones."""

    by_fatigue: Mapping[str, Sequence[tuple[str, Part]]]
    in_play: Mapping[str, Sequence[tuple[str, Part]]]
    by_seekers: Mapping[str, Sequence[tuple[str, Part]]]
    attempted: Mapping[str, Sequence[tuple[str, Part]]]
    turned: Mapping[str, Sequence[tuple[str, Part]]]
    by_nothing_else: bool


def _said_by(verb: str) -> _Said:
    """Who says something by a verb; these are few."""
    cards = every_copy().items()
    by_fatigue = _saying({name: card.in_play for name, card in cards if card.kind == "fatigue"}, verb)
    others = (
        _saying({name: card.in_play for name, card in cards if card.kind != "fatigue"}, verb),
        _saying({name: seeker.in_play for name, seeker in seekers().items()}, verb),
        _saying({name: card.attempted for name, card in cards}, verb),
        _saying({name: card.turned for name, card in cards}, verb),
    )
    return _Said(by_fatigue, *others, by_nothing_else=not any(others))


_SAID = Kept(_said_by)


def _saying(texts: Mapping[str, Mapping[str, Parts]], verb: str) -> dict[str, Sequence[tuple[str, Part]]]:
    return {name: tuple((name, part) for part in found[verb]) for name, found in texts.items() if verb in found}


class _Texts(msgspec.Struct, frozen=True, gc=False):
    """The texts at one trigger by the ID of each card, copies too, or Seeker that has one: of well and Gauntlet cards,
    of Masters and of their back, of Fatigue cards, of Seekers."""

    in_well: Mapping[str, Parts]
    by_masters: Mapping[str, Parts]
    by_fatigue: Mapping[str, Parts]
    by_seekers: Mapping[str, Parts]


def _texts_at(trigger: str) -> _Texts:
    """Who has a text at a trigger; these are few."""
    cards = every_copy().items()
    masters_up = {name: card.texts for name, card in cards if card.kind == "master"}
    return _Texts(
        _having({name: card.texts for name, card in cards if card.kind not in ("fatigue", "master")}, trigger),
        _having({**masters_up, MASTER_BACK: masters().back.texts}, trigger),
        _having({name: card.texts for name, card in cards if card.kind == "fatigue"}, trigger),
        _having({name: seeker.texts for name, seeker in seekers().items()}, trigger),
    )


_TEXTS = Kept(_texts_at)


def _having(texts: Mapping[str, Mapping[str, Parts]], trigger: str) -> dict[str, Parts]:
    return {name: found[trigger] for name, found in texts.items() if trigger in found}
