"""The bottom of the well, and what may be chosen there (KIN-141 to KIN-161)."""

from flick.games.kinfire.cards import FACE_DOWN, MASTER_BACK, masters
from flick.games.kinfire.challenges import take_off_board
from flick.games.kinfire.state import KinfireState, gauntlet_down, master_is_open, on_board
from flick.games.kinfire.zones import BOARD
from flick.table.moves import NOWHERE, each
from flick.table.rules import Rules, Verdict, reveal, tell
from flick.table.sayings import say


def reach_bottom(state: KinfireState) -> Rules[None]:
    """Reach the bottom: well cards and their progress are cleared away without setting anything off, the Master is
    turned up and the Gauntlet cards are laid out; everything else stays as it is (KIN-135, KIN-141 to KIN-146, KIN-R34,
    KIN-R35, KIN-R79)."""
    yield tell("bottom", "KIN-141")
    cleared = each(on_board(state), BOARD, NOWHERE)
    for card in on_board(state):
        take_off_board(state, card)
        state.progress.pop(card, None)
        state.gone.append(card)
    state.bottom = True
    yield reveal("master", "KIN-144", (), cleared, card=state.master)
    state.gauntlet = dict.fromkeys(state.gauntlet, "up")
    yield tell("gauntlet", "KIN-145", each(state.gauntlet, NOWHERE, BOARD), n=len(state.gauntlet))


def barred(state: KinfireState) -> dict[str, Verdict]:
    """The reasons why the Master, or a turned Gauntlet card, cannot be chosen (KIN-136, KIN-148 to KIN-150,
    KIN-R80)."""
    if not state.bottom:
        hidden = Verdict(False, say("refused-master-hidden"), "KIN-136")
        return {f"approach {form}": hidden for form in (FACE_DOWN, MASTER_BACK, *masters().forms)}
    found = {
        f"approach {name}": Verdict(False, say("refused-turned", card=name), "KIN-150") for name in gauntlet_down(state)
    }
    if not master_is_open(state):
        if gauntlet_down(state):
            why = Verdict(False, say("refused-master-invulnerable", card=state.master), "KIN-R80")
        else:
            why = Verdict(False, say("refused-master-guarded", card=state.master), "KIN-149")
        found[f"approach {state.master}"] = why
    return found
