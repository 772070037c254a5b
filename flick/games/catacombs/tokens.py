"""Health tokens: 24 of them, in two reserves and the bank, moving one by one."""

from flick.games.catacombs.state import CatacombsState, Team, enemy_of
from flick.table.rules import GameEnds, Rules, tell


def lose(state: CatacombsState, team: Team, tokens: int, to_steal: int = 0) -> Rules[int]:
    """A team loses tokens, as many as it has (CAT-73, CAT-74, CAT-R19); how many of them the other team stole.

    The first ``to_steal`` are turned over and join the other reserve (CAT-88); the rest go to the bank.
    """
    own, other = state.teams[team], state.teams[enemy_of(team)]
    gone = min(tokens, own.reserve)
    stolen = min(gone, to_steal)
    own.reserve -= gone
    other.reserve += stolen
    state.bank += gone - stolen
    if stolen:
        yield tell("steal", "CAT-88", team=enemy_of(team), victim=team, tokens=stolen)
    if gone - stolen:
        yield tell("wound", "CAT-74", team=team, tokens=gone - stolen)
    return stolen


def heal(state: CatacombsState, team: Team, tokens: int) -> Rules[None]:
    """Tokens from the bank, as many as are there (CAT-94, CAT-R18)."""
    taken = min(tokens, state.bank)
    state.bank -= taken
    state.teams[team].reserve += taken
    yield tell("heal", "CAT-94", team=team, tokens=taken)
    check_end(state)


def check_end(state: CatacombsState) -> None:
    """The game ends at once when a reserve or the bank is empty (CAT-124, CAT-125, CAT-127)."""
    if is_over(state):
        raise GameEnds


def is_over(state: CatacombsState) -> bool:
    return state.bank == 0 or any(team.reserve == 0 for team in state.teams.values())
