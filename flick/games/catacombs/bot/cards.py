"""What cards are worth, in health tokens: to play one, to throw one away, to use armour, to strike harder."""

import math
from collections.abc import Mapping
from typing import TypeAlias

import numpy as np

from flick.games.catacombs.bot.sight import CatacombsSight
from flick.games.catacombs.bot.situation import Situation
from flick.games.catacombs.bot.worth import STUN, VICTORY
from flick.games.catacombs.cards import CardShot, CatacombsCard, card
from flick.games.catacombs.state import enemy_of

CLOSE = 0.35
"""rad: half the angle under which a character is seen from close by, where a move may lead."""

ARMOUR = 0.9
CARD = 0.35
"""Tokens that a card in the hand is worth, whatever it is."""

WIDE = ("wave", "power_wave")
SWEEP = 1.25
"""A wave often takes both enemies."""

Values: TypeAlias = Mapping[str, float]


def values(situation: Situation) -> dict[str, float]:
    """What playing each card of the hand is worth now, the hand in its order."""
    chances = _Chances(situation)
    hand = situation.state.hands[situation.seat]
    alone = {name: _value(situation, card(name), chances) for name in hand}
    return {name: value + _surprise(situation, name, alone) for name, value in alone.items()}


def least(situation: Situation) -> str:
    """The card of the hand that will be missed least."""
    worth = values(situation)
    return min(worth, key=lambda name: worth[name])


def expected_hits(situation: Situation, played: CatacombsCard) -> float:
    """Tokens that the shots of a card can be expected to take now."""
    return _strikes(played, _Chances(situation))[0]


def wants_surprise(situation: Situation) -> bool:
    """Whether to play one more card: unless that would end the match for want of cards while behind."""
    own = situation.state.teams[situation.team]
    hand = situation.state.hands[situation.seat]
    runs_out = len(hand) <= 1 and not own.deck
    return bool(hand) and (situation.lead > 0 or not runs_out)


def wants_boost(situation: Situation, more: int, lost: int) -> bool:
    """Whether to throw a card away for so many tokens more; ``lost`` are taken without it."""
    other = situation.state.teams[enemy_of(situation.team)]
    if lost >= other.reserve:
        return False
    if lost + more >= other.reserve:
        return True
    scarce = len(situation.state.hands[situation.seat]) <= 2 and situation.lead <= 0
    return not scarce and more > CARD + (ARMOUR * 0.5 if other.kept else 0.0)


def wants_armour(situation: Situation, tokens: int) -> bool:
    """Whether to give up a kept armour card against the loss of so many tokens."""
    own = situation.state.teams[situation.team]
    attacker = situation.card
    stuns = attacker is not None and attacker.has("stun") and not situation.state.options.no_abilities
    return tokens >= own.reserve or tokens >= 2 or stuns or len(own.kept) > 1 or own.reserve <= 3


class _Chances:
    """How likely a shot hits, from where the pawns lie now; reckoned once for each kind."""

    def __init__(self, situation: Situation) -> None:
        self._situation = situation
        layout = situation.state.layout()
        self._sight = CatacombsSight(layout, situation.wobble)
        self._places = self._sight.places([{}])
        self._found: dict[str, float] = {}
        self.close = 1 - math.exp(-CLOSE / situation.wobble)
        """How likely a hit is at least after a move to a better place."""

    def of(self, shot: CardShot) -> float:
        if shot.kind not in self._found:
            situation, radius = self._situation, self._situation.radius(shot)
            shooters = [situation.active, *([situation.mate] if shot.kind == "longbow" else [])]
            chances = [
                self._sight.chance(self._places, one, other, radius) for one in shooters for other in situation.enemies
            ]
            self._found[shot.kind] = float(np.max(chances))
        return self._found[shot.kind]


def _value(situation: Situation, played: CatacombsCard, chances: _Chances) -> float:
    tokens, any_hit = _strikes(played, chances)
    total = _finishing(situation, tokens)
    if played.armour and not situation.state.options.no_armour:
        total += ARMOUR
    if played.ability is None or situation.state.options.no_abilities:
        return total
    number = played.ability.n
    if played.has("steal"):
        total += min(number, tokens)
    elif played.has("stun"):
        total += STUN * any_hit
    elif played.has("discard_boost"):
        total += any_hit * (number - CARD)
    elif played.has("heal"):
        total += _healing(situation, number, tokens)
    elif played.has("draw"):
        total += CARD * min(number, len(situation.state.teams[situation.team].deck))
    elif played.has("reset"):
        total += _reset(situation)
    elif played.has("extra_obstacle"):
        total += 0.15
    return total


def _strikes(played: CatacombsCard, chances: _Chances) -> tuple[float, float]:
    """Tokens that the shots can be expected to take, and how likely any of them hits."""
    moved, tokens, missed = False, 0.0, 1.0
    for shot in played.shots:
        if not shot.damage:
            moved = True
            continue
        chance = max(chances.of(shot), chances.close) if moved else chances.of(shot)
        if shot.targeted:
            chance = 1 - (1 - chance) ** 2
        tokens += shot.damage * chance * (SWEEP if shot.kind in WIDE else 1.0)
        missed *= 1 - chance
    return tokens, 1 - missed


def _finishing(situation: Situation, tokens: float) -> float:
    """Taking that many tokens; more than the other team has are of no use, and the last ones win."""
    reserve = situation.state.teams[enemy_of(situation.team)].reserve
    return tokens + (2.0 if tokens >= reserve else 0.0)


def _healing(situation: Situation, number: int, tokens: float) -> float:
    """Tokens from the bank, into which the shots before will have put some; the last one ends the match, for good or
    ill (CAT-125)."""
    struck = int(tokens)
    bank = situation.state.bank + struck
    if number < bank:
        return float(number)
    return VICTORY if situation.lead + struck + bank > 0 else -VICTORY


def _reset(situation: Situation) -> float:
    """A fresh deck is worth more the fewer cards are left, most of all under exhaustion (CAT-96)."""
    own = situation.state.teams[situation.team]
    share = len(own.discard) / (1 + len(own.deck))
    return min(1.5, 0.1 * share) + (1.5 if situation.state.options.exhaustion and len(own.deck) <= 2 else 0.0)


def _surprise(situation: Situation, name: str, alone: Values) -> float:
    """A surprise attack is worth another card as well."""
    played = card(name)
    others = [value for other, value in alone.items() if other != name]
    if not played.has("surprise_attack") or situation.state.options.no_abilities or not others:
        return 0.0
    return max(0.0, max(others) - CARD)
