"""Warnings about answers that may lose the game at once.

They use only what everybody knows: which Fatigue cards are left, but not which one comes next.
"""

from collections.abc import Mapping, Sequence

from flick.games.kinfire.cards import team_card
from flick.games.kinfire.language import Parts
from flick.games.kinfire.standing import holds, total_of
from flick.games.kinfire.state import KinfireState, may_be_attempted
from flick.games.kinfire.voices import modifiers
from flick.table.sayings import Say, say


def of_giving_in(state: KinfireState, answer: str) -> Mapping[str, Say]:
    """The warning where the next Fatigue card loses the game, or may (KIN-164)."""
    left = state.fatigue_deck
    fatal = sum(_loses_with(state, card) for card in left)
    if not fatal:
        return {}
    return {answer: say("peril-sure") if fatal == len(left) else say("peril-fatigue", n=fatal, of=len(left))}


def of_events(state: KinfireState, verb: str) -> Mapping[str, Say]:
    """The warnings for events round the Master whose damage the team does not survive (KIN-163)."""
    cards = [card for card in may_be_attempted(state) if team_card(card).kind == "event"]
    deadly = [card for card in cards if _are_deadly(state, team_card(card).texts["on_interact"])]
    return {f"{verb} {card}": say("peril-sure") for card in deadly}


def _loses_with(state: KinfireState, card: str) -> bool:
    """Whether the team has lost once this Fatigue card is in play."""
    state.fatigue.append(card)
    lost = any(holds(state, part.terms, source) for source, part in modifiers(state, "defeat"))
    state.fatigue.pop()
    return lost


def of_branches(state: KinfireState, verb: str, branches: Sequence[Parts]) -> Mapping[str, Say]:
    """The warnings for the branches of a choice whose damage the team does not survive (KIN-163)."""
    numbered = enumerate(branches, 1)
    return {f"{verb} {number}": say("peril-sure") for number, branch in numbered if _are_deadly(state, branch)}


def _are_deadly(state: KinfireState, parts: Parts) -> bool:
    """Whether these parts are certain to take all health, as far as the first that has a condition or counts something;
    where they begin with a choice, whether all of its branches do."""
    if parts and parts[0].verb == "choose":
        return all(_are_deadly(state, branch) for branch in parts[0].branches)
    hp, more = state.hp, 0 if state.now.struck else total_of(state, "damage_plus")
    prevented = state.now.prevent
    for part in parts:
        if part.branches or part.terms or not part.amount.is_plain:
            return False
        if part.verb == "heal":
            hp = min(state.hp_start, hp + part.amount.plus)
        elif part.verb == "damage":
            hp -= max(0, part.amount.plus + more - prevented)
            more = prevented = 0
        if hp <= 0:
            return True
    return False
