"""Monster tokens, which say how many monsters come with a tile, and the villain tokens among them (RAV-ADV-16,
RAV-ADV-37)."""

from flick.games.ravenloft import cards
from flick.games.ravenloft.card_records import VillainCard
from flick.games.ravenloft.cards import kind_of
from flick.games.ravenloft.state import RavenloftState
from flick.table.chance import Chance
from flick.table.rules import Rules, tell

VILLAIN = "token-villain"
"""The kind of a token that brings a villain."""
MOST = 3
"""The highest number on a token."""


def every_number() -> list[str]:
    """All tokens with numbers of the box."""
    kinds = ((f"token-{value}", count) for value, count in cards.tokens().monsters.items())
    return [f"{kind}#{number}" for kind, count in kinds for number in range(1, count + 1)]


def value_of(token: str) -> int:
    """The number of monsters that a token brings; a villain token counts as the highest number (RAV-RUL-58)."""
    return MOST if is_villain(token) else int(_sort(token).rpartition("-")[2])


def is_villain(token: str) -> bool:
    return _sort(token) == VILLAIN


def draw(state: RavenloftState, chance: Chance) -> Rules[str]:
    """Draw the top token. One with a number is put aside, and these are mixed anew when no token is left
    (RAV-RUL-54)."""
    if not state.tokens:
        state.tokens, state.tokens_drawn = chance.shuffle("tokens", state.tokens_drawn), []
        yield tell("tokens-mixed", "RAV-RUL-54", n=len(state.tokens))
    token = state.tokens.pop(0)
    if not is_villain(token):
        state.tokens_drawn.append(token)
    return token


def _sort(token: str) -> str:
    """The kind of a token: ``token-2`` of ``token-2#1``."""
    return token.partition("#")[0]


def villain_token(number: int) -> str:
    """The ID of a villain token, which heroes of level 6 or more bring."""
    return f"{VILLAIN}#{number}"


def add_villain(state: RavenloftState, chance: Chance, number: int) -> None:
    """Mix one more villain token into the pile (RAV-RUL-58)."""
    state.tokens = chance.shuffle("tokens", [*state.tokens, villain_token(number)])


def unused_villains(state: RavenloftState) -> list[str]:
    """Villains that have not been in play and that neither the adventure nor its chamber cards name (RAV-RUL-58)."""
    progress, known = state.progress, cards.chambers()
    chambers = [*state.progress.file.chamber_cards, progress.chamber]
    named = [*progress.entered, *progress.file.villains, *(known[name].villain for name in chambers if name in known)]
    return [kind_of(name) for name in state.aside if kind_of(name) not in named and _is_villain(name)]


def _is_villain(name: str) -> bool:
    return isinstance(cards.card(kind_of(name)), VillainCard)
