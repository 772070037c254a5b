"""Paying: cards of the camp are money, and coins are change (CAVE-R01)."""

from flick.games.caveloot.acts import PlayerAct, choose_act_or_not
from flick.games.caveloot.holdings import means, spendable, value_in_camp
from flick.games.caveloot.state import CavelootState
from flick.games.caveloot.stock import destroy
from flick.games.caveloot.zones import player_zone
from flick.table.moves import NOWHERE, Move
from flick.table.rules import Rules, tell
from flick.table.sayings import Who

COINS = "coins"


def pay(state: CavelootState, seat: int, price: int, rule: str, may_cancel: bool = True) -> Rules[bool]:
    """Let a player pay a price in full with cards and coins of their choice, or not at all, and say whether it was
    paid. No card is given beyond the price; what the last card is worth more goes into the purse as coins."""
    if means(state, seat) < price:
        return False
    if price == 0:
        return True
    chosen: list[str] = []
    while (left := price - _worth(state, seat, chosen)) > 0:
        act = yield from _next(state, seat, chosen, left, may_cancel)
        if act is None:
            return False
        if act.kind == COINS:
            break
        chosen.append(act.card)
        chosen = _needed(state, seat, chosen, price)
    yield from _paid(state, seat, price, chosen, rule)
    return True


def _next(state: CavelootState, seat: int, chosen: list[str], left: int, may_cancel: bool) -> Rules[PlayerAct | None]:
    """Ask for one more card, or for coins for all that is left."""
    player = state.players[seat]
    acts = [PlayerAct("card", name, n=value_in_camp(state, seat, name)) for name in spendable(state, seat)]
    acts = [act for act in acts if act.card not in chosen]
    if player.purse >= left:
        acts.append(PlayerAct(COINS, n=left))
    if len(acts) == 1 and not may_cancel:
        return acts[0]
    decline = "no" if may_cancel else ""
    return (yield from choose_act_or_not(seat, "pay", acts, rule="CAVE-R01", decline=decline, facts={"n": left}))


def _needed(state: CavelootState, seat: int, chosen: list[str], price: int) -> list[str]:
    """The chosen cards without those that are no longer needed, the earliest choices first, so that nothing is
    destroyed beyond the price."""
    for name in list(chosen):
        if _worth(state, seat, chosen) - value_in_camp(state, seat, name) >= price:
            chosen = [one for one in chosen if one != name]
    return chosen


def _worth(state: CavelootState, seat: int, chosen: list[str]) -> int:
    return sum(value_in_camp(state, seat, name) for name in chosen)


def _paid(state: CavelootState, seat: int, price: int, chosen: list[str], rule: str) -> Rules[None]:
    """Destroy the chosen cards, and pay the rest with coins or get coins back."""
    player, change = state.players[seat], _worth(state, seat, chosen) - price
    moves = [move for name in chosen for move in destroy(state, seat, name)]
    player.purse += change
    if change:
        moves.append(_purse(seat, change))
    yield tell("paid", rule, tuple(moves), who=Who(seat), n=price, cards=len(chosen), change=max(change, 0))


def give_gold(state: CavelootState, seat: int, n: int, rule: str, card: str) -> Rules[None]:
    """Put coins from a card into a purse."""
    state.players[seat].purse += n
    yield tell("gold", rule, (_purse(seat, n),) if n else (), who=Who(seat), n=n, card=card)


def _purse(seat: int, n: int) -> Move:
    """The move of ``n`` coins into a purse, or out of it where ``n`` is negative."""
    zone = player_zone(seat)
    return Move(COINS, NOWHERE, zone, n) if n > 0 else Move(COINS, zone, NOWHERE, -n)
