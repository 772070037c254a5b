"""Fleeing and withdrawing (CAVE-R32, CAVE-R51)."""

from flick.games.caveloot.acts import PlayerAct, choose_act
from flick.games.caveloot.corruption import note_tamed
from flick.games.caveloot.harm import FightOver, fall, has_fallen, leave, lose, lost_by
from flick.games.caveloot.in_use import lasting
from flick.games.caveloot.losses import support_losses
from flick.games.caveloot.scenes import TextScene
from flick.games.caveloot.state import CavelootState
from flick.games.caveloot.stock import hand_home
from flick.table.rules import Rules, tell
from flick.table.sayings import Who


def flee(state: CavelootState) -> Rules[None]:
    """Let the active hero leave the fight for 1 vitality or the whole hand (CAVE-197, CAVE-198). That ends the turn,
    except with temerity (CAVE-201). The text of a support hero counts to the end of its clash (CAVE-R25)."""
    seat = state.active
    note_tamed(state, seat)
    is_free = _is_free(state, seat)
    yield from support_losses(state)
    if not is_free:
        yield from _pay(state, seat)
    yield tell("flees", "CAVE-197", who=Who(seat), hero=state.players[seat].hero)
    raise FightOver("lost" if has_fallen(state, seat) else "fled")


def withdraw(state: CavelootState, seat: int) -> Rules[None]:
    """Let a helper leave the fight at the price of fleeing and go home (CAVE-R51)."""
    fight = state.current_fight
    note_tamed(state, seat)
    if not _is_free(state, seat):
        yield from _pay(state, seat)
    fight.seats.remove(seat)
    fight.worn.pop(seat, None)
    if has_fallen(state, seat):
        yield from fall(state, seat, "CAVE-R51")
    yield tell("withdraws", "CAVE-R51", hand_home(state, seat), who=Who(seat))


def _is_free(state: CavelootState, seat: int) -> bool:
    """Whether a text makes the flight free of charge."""
    fight = state.current_fight
    return fight.free_flight or any(True for _ in lasting(TextScene(state, seat), "safe_flee"))


def _pay(state: CavelootState, seat: int) -> Rules[None]:
    """Let a player pay for a flight. With an empty hand the only price is vitality (CAVE-200); equipped tamed monsters
    do not count as a hand (CAVE-R32)."""
    fight, player = state.current_fight, state.players[seat]
    given = [name for name in player.hand if name not in fight.tamed]
    pays = PlayerAct("vitality", n=1, lost=lost_by(state, player.hero, 1))
    acts = [pays, *([PlayerAct("hand", n=len(given))] if given else [])]
    price = acts[0]
    if len(acts) > 1 or pays.lost:
        price = yield from choose_act(seat, "price", acts, rule="CAVE-198")
    if price.kind == "vitality":
        yield from lose(state, seat, player.hero, 1, "CAVE-198")
        return
    moves = tuple(move for name in list(player.hand) if name not in fight.tamed for move in leave(state, seat, name))
    yield tell("hand-left", "CAVE-199", moves, who=Who(seat), count=len(given))
