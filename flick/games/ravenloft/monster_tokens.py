"""Monster tokens that say how many monsters come with a tile, and the villains among them (RAV-ADV-16, RAV-ADV-37)."""

from flick.games.ravenloft import cards
from flick.games.ravenloft.cards import kind_of
from flick.games.ravenloft.state import RavenloftState
from flick.table.chance import Chance
from flick.table.rules import Rules, tell

VILLAIN = "villain"
"""A token that brings one."""
MOST = 3
"""The highest number on a token."""


def every_number() -> list[str]:
    """The tokens with numbers, as they lie in the box (section 2)."""
    return [str(value) for value, count in cards.tokens().monsters.items() for _ in range(count)]


def draw(state: RavenloftState, chance: Chance) -> Rules[str]:
    """The top token; one with a number is put aside, and all of them are mixed when none is left (RAV-RUL-54)."""
    if not state.tokens:
        state.tokens, state.tokens_drawn = chance.shuffle("tokens", state.tokens_drawn), []
        yield tell("tokens-mixed", "RAV-RUL-54", n=len(state.tokens))
    token = state.tokens.pop(0)
    if token != VILLAIN:
        state.tokens_drawn.append(token)
    return token


def add_villain(state: RavenloftState, chance: Chance) -> None:
    """One more villain token among those that are still to come (RAV-RUL-58)."""
    state.tokens = chance.shuffle("tokens", [*state.tokens, VILLAIN])


def unused_villains(state: RavenloftState) -> list[str]:
    """Villains that are not in play and that neither the adventure nor its chamber cards name (RAV-RUL-58)."""
    progress, known = state.progress, cards.chambers()
    chambers = [*state.progress.file.chamber_cards, progress.chamber]
    named = [*progress.file.villains, *(known[name].villain for name in chambers if name in known)]
    return [kind_of(name) for name in state.aside if kind_of(name) not in named and _is_villain(name)]


def _is_villain(name: str) -> bool:
    return isinstance(cards.card(kind_of(name)), cards.VillainCard)
