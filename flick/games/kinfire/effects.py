"""The deeds of texts about Fatigue cards, bonuses and rerolls (KIN-C26, KIN-C28, KIN-C33)."""

from collections.abc import Mapping

from flick.effects.dispatch import Deed
from flick.games.kinfire import challenges, health, supplies
from flick.games.kinfire.language import KinfirePart
from flick.games.kinfire.standing import value
from flick.games.kinfire.state import KinfireState
from flick.games.kinfire.zones import FATIGUE, FATIGUE_DECK
from flick.table import piles
from flick.table.chance import Chance
from flick.table.moves import Move
from flick.table.rules import Rules, choose, reveal, tell


def brave_fatigue(state: KinfireState, chance: Chance, card: str, part: KinfirePart) -> Rules[None]:
    """Return a Fatigue card to its deck and shuffle it (KIN-116, KIN-131, KIN-132, KIN-R73)."""
    if not state.fatigue:
        yield tell("no-brave", "KIN-R73")
        return
    chosen = state.fatigue[0]
    if len(state.fatigue) > 1:
        chosen = yield from choose(state.active, "brave", state.fatigue, rule="KIN-116", piece=str)
    piles.move(chosen, state.fatigue, state.fatigue_deck)
    yield reveal("brave", "KIN-116", (), (Move(chosen, FATIGUE, FATIGUE_DECK),), card=chosen)
    piles.shuffle(state.fatigue_deck, chance, "fatigue-deck")


def bonus(state: KinfireState, chance: Chance, card: str, part: KinfirePart) -> Rules[None]:
    """Add points to the current attempt, or take some off (KIN-C28)."""
    points = value(state, part.amount, card)
    if state.attempt is not None and points:
        bonuses = state.attempt.bonuses
        bonuses[card] = bonuses.get(card, 0) + points
        yield tell("bonus", "KIN-R50", card=card, n=points)


def reroll(state: KinfireState, chance: Chance, card: str, part: KinfirePart) -> Rules[None]:
    """Allow another roll in step 3, once for each ability and attempt (KIN-91)."""
    if state.attempt is not None and card not in state.attempt.rerolls:
        state.attempt.rerolls.append(card)
        yield tell("may-reroll", "KIN-91", card=card)


EFFECTS: Mapping[str, Deed[KinfireState, KinfirePart]] = {
    "descend": supplies.descend,
    "climb": supplies.climb,
    "draw": supplies.draw,
    "discard": supplies.discard,
    "heal": health.heal,
    "damage": health.damage,
    "brave_fatigue": brave_fatigue,
    "charge_lantern": supplies.charge_lantern,
    "bonus": bonus,
    "add_progress": challenges.add_progress,
    "remove_progress": challenges.remove_progress,
    "move_progress": challenges.move_progress,
    "reroll": reroll,
    "discard_challenge": challenges.discard_challenge,
    "attach": challenges.attach,
    "prevent": health.prevent,
    "recover": supplies.recover,
    "turn_up": challenges.turn_up,
    "defeat": health.defeat,
}
