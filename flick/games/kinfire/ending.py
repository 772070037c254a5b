"""The end of the game: all win together or lose together (KIN-01)."""

from flick.games.kinfire.cards import MASTER_BACK, team_cards
from flick.games.kinfire.state import KinfireState
from flick.table.game import Result
from flick.table.sayings import Who, say


def result(state: KinfireState) -> Result | None:
    """How the game has ended; ``None`` while it goes on."""
    if state.won:
        won = say("end-won", master=state.master, hp=state.hp)
        return Result(tuple(range(len(state.seekers))), won, "KIN-162", about=state.master)
    master = state.master if state.bottom else MASTER_BACK
    if state.conceded is not None:
        return Result((), say("end-conceded", who=Who(state.conceded)), "KIN-01", about=master)
    if not state.lost:
        return None
    if state.lost in team_cards():
        return Result((), say("end-condition", card=state.lost), "KIN-164", about=master)
    return Result((), say("end-health"), "KIN-163", about=master)
