"""Carries out texts: part by part from left to right, each finished before the next begins. After each part it checks
what is now completed, over its limit or lost (KIN-C50, KIN-R58)."""

from collections.abc import Sequence
from functools import partial

from flick.effects.dispatch import Deed, carry_out_by, if_they_like, is_first, one_branch
from flick.games.kinfire import achievements, challenges, health, perils, supplies
from flick.games.kinfire.cards import FACE_DOWN, MASTER_BACK, team_card, team_cards
from flick.games.kinfire.challenges import can_happen, put_away, tokens_back
from flick.games.kinfire.health import lose
from flick.games.kinfire.language import LANGUAGE, KinfirePart, Parts
from flick.games.kinfire.standing import beaten, cap, holds, least_to_heed, limited, value, waiting
from flick.games.kinfire.state import KinfireState, attempted
from flick.games.kinfire.voices import modifiers, texts_at
from flick.games.kinfire.wording import deeds
from flick.games.kinfire.zones import FATIGUE, FATIGUE_DECK, PROGRESS
from flick.table import piles
from flick.table.chance import Chance
from flick.table.moves import NOWHERE, Move
from flick.table.rules import NOTHING_HAPPENS, GameEnds, Rules, choose, reveal, tell


def suffer_fatigue(state: KinfireState, chance: Chance, count: int, rule: str = "KIN-117") -> Rules[None]:
    """Bring Fatigue cards into play one at a time, each in force before the next; hands stay as they are (KIN-117,
    KIN-R70 to KIN-R72). Giving in has a ``rule`` of its own."""
    for _ in range(count):
        drawn = piles.draw(state.fatigue_deck, state.fatigue)
        if drawn is None:
            yield tell("no-fatigue", "KIN-R71")
            return
        yield reveal("fatigue", rule, (), (Move(drawn, FATIGUE_DECK, FATIGUE),), card=drawn, n=len(state.fatigue))
        yield from settle(state, chance)
        yield from carry_out(state, chance, drawn, team_cards()[drawn].texts.get("on_enter", ()))


def fire(state: KinfireState, chance: Chance, trigger: str) -> Rules[None]:
    """Carry out all texts in force at a trigger, in the order that the active Seeker chooses where there are several
    (KIN-R63)."""
    texts = texts_at(state, trigger)
    found = _set_off(state, texts) if texts else None
    return _fire(state, chance, trigger, found) if found else NOTHING_HAPPENS


def _fire(state: KinfireState, chance: Chance, trigger: str, left: dict[str, Parts]) -> Rules[None]:
    """Carry out the texts that are ``left``. Those that find nothing to act upon neither are told nor have a place in
    the order (KIN-R12)."""
    while able := [card for card, parts in left.items() if _can_act(state, parts, card)]:
        card = yield from _next_of(state, able, "order", "KIN-R63")
        yield tell("text", "KIN-R63", card=card)
        yield from carry_out(state, chance, card, left.pop(card))
        if left:
            still = _set_off(state, texts_at(state, trigger))
            left = {name: parts for name, parts in left.items() if name in still}


def _set_off(state: KinfireState, texts: Sequence[tuple[str, Parts]]) -> dict[str, Parts]:
    """The texts in force whose conditions hold now, at least in part, by card."""
    return {card: parts for card, parts in texts if any(_holds(state, part, card) for part in parts)}


def _can_act(state: KinfireState, parts: Parts, card: str) -> bool:
    """Whether a part of a text can do anything now."""
    return any(
        _holds(state, part, card) and can_happen(state, card, part) and supplies.can_happen(state, part)
        for part in parts
    )


def _holds(state: KinfireState, part: KinfirePart, card: str) -> bool:
    return not part.terms or holds(state, part.terms, card)


def settle(state: KinfireState, chance: Chance) -> Rules[None]:
    """Check losing conditions, limits of progress and completions again and again, until nothing changes (KIN-105,
    KIN-R56 to KIN-R58)."""
    return _settle(state, chance) if _may_be_unsettled(state) else NOTHING_HAPPENS


def _may_be_unsettled(state: KinfireState) -> bool:
    """Whether ``settle`` may have something to do. It is called after every part of a text, so it first excludes what
    is cheap to exclude."""
    for card, points in state.progress.items():
        if points >= least_to_heed(card) and card != waiting(state):
            return True
    for card, part in modifiers(state, "defeat"):  # noqa: SIM110 (asked too often for a generator)
        if holds(state, part.terms, card):
            return True
    return False


def _settle(state: KinfireState, chance: Chance) -> Rules[None]:
    while True:
        for card, part in modifiers(state, "defeat"):
            if holds(state, part.terms, card):
                yield tell("condition", "KIN-164", card=card)
                yield from lose(state, card)
        for card, most in _over_limits(state):
            gone, state.progress[card] = state.progress[card] - most, most
            yield tell("overflow", "KIN-55", (Move(PROGRESS, card, NOWHERE, gone),), card=card, n=gone, progress=most)
        done = beaten(state)
        if not done:
            return
        yield from _complete(state, chance, done)


def _over_limits(state: KinfireState) -> list[tuple[str, int]]:
    """The cards with more progress than they hold, each with its limit (KIN-55, KIN-C36). The attempted card may exceed
    its own."""
    progress = state.progress
    if limited().isdisjoint(progress):
        return []
    own = attempted(state)
    held = [(card, cap(state, card)) for card in progress if card != own and card not in state.completing]
    return [(card, most) for card, most in held if most is not None and progress[card] > most]


def _complete(state: KinfireState, chance: Chance, done: list[str]) -> Rules[None]:
    """Complete the challenges of one check, and at once those that need less without the bold texts of these. Then
    carry out the rewards one by one, in an order that the active Seeker chooses; tokens return, and each card goes
    where it belongs (KIN-97 to KIN-99, KIN-106, KIN-107, KIN-R55 to KIN-R57). The attempted one, where it is not among
    the first, waits until all others are dealt with (KIN-R111)."""
    own = state.attempt
    waiting_own = own if own is not None and own.due and own.card not in done else None
    if waiting_own is not None:
        waiting_own.due = False
    checks = [done]
    yield from _mark(state, done)
    while further := beaten(state):
        checks.append(further)
        yield from _mark(state, further)
    for left in checks:
        while left:
            card = yield from _next_rewarded(state, left)
            left.remove(card)
            yield from carry_out(state, chance, card, team_card(card).texts.get("reward", ()))
            yield from _put_away(state, card)
            yield from settle(state, chance)
    if waiting_own is not None:
        waiting_own.due = True


def _mark(state: KinfireState, done: list[str]) -> Rules[None]:
    """Mark challenges as completed, which ends their bold texts; the Master among them ends the game. Points beyond the
    difficulty count (KIN-R53, KIN-R55)."""
    if state.master in done:
        yield from _win(state)
    state.completing += done
    own = attempted(state)
    for card in done:
        if state.attempt is not None and card == own:
            state.attempt.done = True
        yield tell("completed", "KIN-96" if card == own else "KIN-105", card=card, progress=state.progress[card])
    yield from achievements.on_completion(state, done)


def _put_away(state: KinfireState, card: str) -> Rules[None]:
    """Put a completed well card onto its pile; turn a Gauntlet card face down in its place (KIN-99, KIN-150, KIN-151,
    KIN-R86)."""
    state.completing.remove(card)
    if card in state.gauntlet:
        state.gauntlet[card] = "down"
        yield tell("turned", "KIN-150", tokens_back(state, card), card=card)
    elif card in state.board:
        yield put_away(state, card)


def _win(state: KinfireState) -> Rules[None]:
    """End the game with a victory, since the Master is completed (KIN-04, KIN-147, KIN-162, KIN-R90)."""
    state.won = True
    if state.attempt is not None:
        state.attempt.done = attempted(state) == state.master
    yield tell("completed", "KIN-162", card=state.master, progress=state.progress[state.master])
    yield from achievements.on_victory(state)
    raise GameEnds


def _next_rewarded(state: KinfireState, left: Sequence[str]) -> Rules[str]:
    """The next card whose reward is carried out. The Seeker chooses only where several cards have rewards."""
    rewarded = [card for card in left if "reward" in team_card(card).texts]
    if len(rewarded) < 2:
        return left[0]
    chosen = yield from _next_of(state, rewarded, "reward", "KIN-R56")
    return chosen


def _next_of(state: KinfireState, cards: list[str], verb: str, rule: str) -> Rules[str]:
    if len(cards) == 1:
        return cards[0]
    chosen = yield from choose(state.active, verb, cards, rule=rule, piece=_piece_of)
    return chosen


def _piece_of(card: str) -> str:
    """The piece on the table that is meant by a card: for the Master's back the Master that lies face down."""
    return FACE_DOWN if card == MASTER_BACK else card


def _brave_fatigue(state: KinfireState, chance: Chance, card: str, part: KinfirePart) -> Rules[None]:
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


def _bonus(state: KinfireState, chance: Chance, card: str, part: KinfirePart) -> Rules[None]:
    """Add points to the current attempt, or take some off (KIN-C28)."""
    points = value(state, part.amount, card)
    if state.attempt is not None and points:
        bonuses = state.attempt.bonuses
        bonuses[card] = bonuses.get(card, 0) + points
        yield tell("bonus", "KIN-R50", card=card, n=points)


def _reroll(state: KinfireState, chance: Chance, card: str, part: KinfirePart) -> Rules[None]:
    """Allow another roll in step 3, once for each ability and attempt (KIN-91)."""
    if state.attempt is not None and card not in state.attempt.rerolls:
        state.attempt.rerolls.append(card)
        yield tell("may-reroll", "KIN-91", card=card)


def _fatigue(state: KinfireState, chance: Chance, card: str, part: KinfirePart) -> Rules[None]:
    return suffer_fatigue(state, chance, value(state, part.amount, card))


def _one_of(state: KinfireState, chance: Chance, card: str, part: KinfirePart) -> Rules[None]:
    warns = partial(perils.of_branches, state, "pick", part.branches)
    number = yield from one_branch(state.active, card, part, deeds, "KIN-R14", warns)
    yield from carry_out(state, chance, card, part.branches[number])


def _if_you_like(state: KinfireState, chance: Chance, card: str, part: KinfirePart) -> Rules[None]:
    """Ask whether the Seeker wants a part carried out; nobody is asked for what cannot happen (KIN-R12, KIN-R13)."""
    if not any(can_happen(state, card, one) for one in part.branches[0]):
        return
    if (yield from if_they_like(state.active, card, part, deeds, "KIN-R13")):
        yield from carry_out(state, chance, card, part.branches[0])


def _once_per_turn(state: KinfireState, chance: Chance, card: str, part: KinfirePart) -> Rules[None]:
    if is_first(state.now.once, part):
        yield from carry_out(state, chance, card, part.branches[0])


DEEDS: dict[str, Deed[KinfireState, KinfirePart]] = {
    "descend": supplies.descend,
    "climb": supplies.climb,
    "draw": supplies.draw,
    "discard": supplies.discard,
    "heal": health.heal,
    "damage": health.damage,
    "brave_fatigue": _brave_fatigue,
    "charge_lantern": supplies.charge_lantern,
    "bonus": _bonus,
    "add_progress": challenges.add_progress,
    "remove_progress": challenges.remove_progress,
    "move_progress": challenges.move_progress,
    "reroll": _reroll,
    "discard_challenge": challenges.discard_challenge,
    "attach": challenges.attach,
    "prevent": health.prevent,
    "recover": supplies.recover,
    "turn_up": challenges.turn_up,
    "defeat": health.defeat,
    "choose": _one_of,
    "may": _if_you_like,
    "once_per_turn": _once_per_turn,
    "suffer_fatigue": _fatigue,
}
"""The function for each verb."""
carry_out = carry_out_by(LANGUAGE, DEEDS, holds, settle)
"""Carries out the parts of a card's text in their order (KIN-R61), harmful rewards too (KIN-109). A part that cannot be
carried out is left out alone (KIN-R12, KIN-R89). Points that are placed ``together`` are one placement (KIN-R56)."""
