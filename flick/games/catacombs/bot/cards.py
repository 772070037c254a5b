"""The worth of cards in health tokens: playing one, discarding one, using armour, striking harder."""

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
"""Half the angle in radians under which a character is seen from close by, where a move may lead."""

ARMOUR = 0.9
CARD = 0.35
"""The worth in tokens of a kept armour card, and of any card in the hand."""

WIDE = ("wave", "power_wave")
SWEEP = 1.25
"""The factor for a wave, which often hits both enemies."""

Values: TypeAlias = Mapping[str, float]


def values(situation: Situation) -> dict[str, float]:
    """The worth of playing each card of the hand now, in the order of the hand."""
    chances = _Chances(situation)
    hand = situation.state.hands[situation.seat]
    alone = {name: _value(situation, card(name), chances) for name in hand}
    return {name: value + _surprise(situation, name, alone) for name, value in alone.items()}


def least(situation: Situation) -> str:
    """The card of the hand that is worth least."""
    worth = values(situation)
    return min(worth, key=lambda name: worth[name])


def expected_hits(situation: Situation, played: CatacombsCard) -> float:
    """The tokens that the shots of a card take now on average."""
    return _strikes(played, _Chances(situation))[0]


def wants_surprise(situation: Situation) -> bool:
    """Whether to play one more card: yes, unless the match would then end for lack of cards and the team is not
    ahead."""
    own = situation.state.teams[situation.team]
    hand = situation.state.hands[situation.seat]
    runs_out = len(hand) <= 1 and not own.deck
    return bool(hand) and (situation.lead > 0 or not runs_out)


def wants_boost(situation: Situation, more: int, lost: int) -> bool:
    """Whether to discard a card for ``more`` tokens; ``lost`` are taken without it."""
    other = situation.state.teams[enemy_of(situation.team)]
    if lost >= other.reserve:
        return False
    if lost + more >= other.reserve:
        return True
    scarce = len(situation.state.hands[situation.seat]) <= 2 and situation.lead <= 0
    return not scarce and more > CARD + (ARMOUR * 0.5 if other.kept else 0.0)


def wants_armour(situation: Situation, tokens: int) -> bool:
    """Whether to use up a kept armour card against the loss of so many tokens."""
    own = situation.state.teams[situation.team]
    attacker = situation.card
    stuns = attacker is not None and attacker.has("stun") and not situation.state.options.no_abilities
    return tokens >= own.reserve or tokens >= 2 or stuns or len(own.kept) > 1 or own.reserve <= 3


class _Chances:
    """The probability that a shot hits, from where the pawns lie now, computed once for each kind."""

    def __init__(self, situation: Situation) -> None:
        self._situation = situation
        layout = situation.state.layout()
        self._sight = CatacombsSight(layout, situation.wobble)
        self._places = self._sight.places([{}])
        self._found: dict[str, float] = {}
        self.close = 1 - math.exp(-CLOSE / situation.wobble)
        """The least probability of a hit after a move to a better place."""

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
    """The tokens that the shots of a card take on average, and the probability that any of them hits."""
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
    """The worth of taking so many tokens; the last ones of the other team are worth 2 more."""
    reserve = situation.state.teams[enemy_of(situation.team)].reserve
    return tokens + (2.0 if tokens >= reserve else 0.0)


def _healing(situation: Situation, number: int, tokens: float) -> float:
    """The worth of tokens from the bank, to which earlier shots will have added some; taking the last one ends the
    match, won or lost (CAT-125)."""
    struck = int(tokens)
    bank = situation.state.bank + struck
    if number < bank:
        return float(number)
    return VICTORY if situation.lead + struck + bank > 0 else -VICTORY


def _reset(situation: Situation) -> float:
    """The worth of a deck with the discards shuffled in: the more discards and the fewer cards in the deck, the more.
    With exhaustion, and at most two cards left in the deck, it is 1.5 higher (CAT-96, CAT-138)."""
    own = situation.state.teams[situation.team]
    share = len(own.discard) / (1 + len(own.deck))
    return min(1.5, 0.1 * share) + (1.5 if situation.state.options.exhaustion and len(own.deck) <= 2 else 0.0)


def _surprise(situation: Situation, name: str, alone: Values) -> float:
    """What a surprise attack adds to the worth of its card: that of the best other card, minus that of keeping it."""
    played = card(name)
    others = [value for other, value in alone.items() if other != name]
    if not played.has("surprise_attack") or situation.state.options.no_abilities or not others:
        return 0.0
    return max(0.0, max(others) - CARD)
