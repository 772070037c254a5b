"""Health tokens: 24 of them, in two reserves and the bank."""

from flick.games.catacombs.state import CatacombsState, Team, enemy_of
from flick.games.catacombs.zones import BANK, TOKENS, reserve_of
from flick.table.moves import Move
from flick.table.rules import GameEnds, Rules, tell
from flick.table.sayings import Facts


def lose(state: CatacombsState, team: Team, tokens: int, to_steal: int, struck: Facts) -> Rules[tuple[int, int]]:
    """A team loses tokens, as many as it has (CAT-73, CAT-74, CAT-R19); how many went to the bank, and how many the
    other team stole. ``struck`` says which pawns were hit.

    The first ``to_steal`` are turned over and join the other reserve (CAT-88); the rest go to the bank.
    """
    own, other = state.teams[team], state.teams[enemy_of(team)]
    gone = min(tokens, own.reserve)
    stolen = min(gone, to_steal)
    own.reserve -= gone
    other.reserve += stolen
    state.bank += gone - stolen
    if stolen:
        left, rest = other.reserve, own.reserve
        moves = (Move(TOKENS, reserve_of(team), reserve_of(enemy_of(team)), stolen),)
        facts: Facts = {"victim": team, "tokens": stolen, "left": left, "rest": rest, **struck}
        yield tell("steal", "CAT-88", moves, team=enemy_of(team), **facts)
    if gone - stolen:
        moves = (Move(TOKENS, reserve_of(team), BANK, gone - stolen),)
        yield tell("wound", "CAT-74", moves, team=team, tokens=gone - stolen, left=own.reserve, **struck)
    return gone - stolen, stolen


def heal(state: CatacombsState, team: Team, tokens: int, pawn: str, card: str) -> Rules[None]:
    """Take tokens from the bank, as many as are there, for a card that a pawn has played (CAT-94, CAT-R18)."""
    taken = min(tokens, state.bank)
    state.bank -= taken
    state.teams[team].reserve += taken
    moves = (Move(TOKENS, BANK, reserve_of(team), taken),)
    yield tell("heal", "CAT-94", moves, team=team, tokens=taken, left=state.teams[team].reserve, pawn=pawn, card=card)
    check_end(state)


def check_end(state: CatacombsState) -> None:
    """End the game at once where a reserve or the bank is empty (CAT-124, CAT-125, CAT-127)."""
    if is_over(state):
        raise GameEnds


def is_over(state: CatacombsState) -> bool:
    return state.bank == 0 or any(team.reserve == 0 for team in state.teams.values())
