"""Vitality lost and gained, and heroes that fall (CAVE-232 to CAVE-234, CAVE-R15, CAVE-R19, CAVE-R33)."""

from flick.games.caveloot.cards import card
from flick.games.caveloot.state import CavelootState, vitality_of
from flick.games.caveloot.stock import bound_leave, bury, drop, go_under, take_from
from flick.games.caveloot.zones import bound_of, hero_of
from flick.table.moves import Moves
from flick.table.rules import Rules, tell
from flick.table.sayings import Who


class FightOver(Exception):
    """Raised to end the fight at once; ``outcome`` says how it ends."""

    def __init__(self, outcome: str) -> None:
        super().__init__(outcome)
        self.outcome = outcome


def lose(state: CavelootState, seat: int, hero: str, n: int, rule: str) -> Rules[None]:
    """Take vitality from a hero, for a price, a wound or a clash."""
    left = state.vitality[hero] = max(0, vitality_of(state, hero) - n)
    yield tell("loses-vitality", rule, who=Who(seat), hero=hero, n=n, left=left)


def gain(state: CavelootState, seat: int, hero: str, n: int, rule: str, by: str) -> Rules[None]:
    """Give vitality to a hero, without an upper limit (CAVE-R19)."""
    left = state.vitality[hero] = vitality_of(state, hero) + n
    yield tell("gains-vitality", rule, who=Who(seat), hero=hero, n=n, left=left, card=by)


def has_fallen(state: CavelootState, seat: int) -> bool:
    """Whether the active or helping hero of a player has no vitality left (CAVE-96)."""
    hero = state.players[seat].hero
    return bool(hero) and vitality_of(state, hero) == 0


def lost_by(state: CavelootState, hero: str, n: int) -> str:
    """The hero, if ``n`` is all the vitality it has, so that paying it needs a warning (CAVE-R31); else empty."""
    return hero if hero and n and n >= vitality_of(state, hero) else ""


def lost_by_taking(state: CavelootState, seat: int, *names: str) -> str:
    """The hero of a player whom the wounds of these cards would kill; else empty."""
    hero = state.players[seat].hero
    return lost_by(state, hero, sum(has_wound(state, hero, name) for name in names)) if hero else ""


def fall(state: CavelootState, seat: int, rule: str = "CAVE-R33") -> Rules[None]:
    """Put a hero with its fairies into the graveyard and leave its whole hand in the region; tamed monsters that were
    used go face down into their own region."""
    player = state.players[seat]
    hero, player.hero = player.hero, ""
    moves, count = list(bury(state, hero, hero_of(seat), bound_of(seat))), len(player.hand)
    for name in list(player.hand):
        moves += leave(state, seat, name)
    yield tell("falls", rule, tuple(moves), who=Who(seat), hero=hero, count=count)


def leave(state: CavelootState, seat: int, name: str) -> Moves:
    """Leave a card of the hand behind; a tamed monster that was equipped goes back face down (CAVE-208)."""
    if state.fight is not None and name in state.fight.tamed:
        return (go_under(state, name, take_from(state, seat, name)), *bound_leave(state, seat, name))
    return drop(state, seat, name)


def has_wound(state: CavelootState, hero: str, name: str) -> bool:
    """Whether a hero must pay for carrying a card: every hero does, once (CAVE-74, CAVE-75, CAVE-76)."""
    return card(name).wound and hero not in state.wounded.get(name, ())


def wound(state: CavelootState, seat: int, name: str) -> Rules[None]:
    """Let the hero who decides to carry a card pay its wound."""
    hero = state.players[seat].hero
    if has_wound(state, hero, name):
        state.wounded.setdefault(name, []).append(hero)
        yield tell("wound", "CAVE-74", who=Who(seat), hero=hero, card=name)
        yield from lose(state, seat, hero, 1, "CAVE-74")
