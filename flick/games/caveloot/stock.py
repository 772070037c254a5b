"""Cards that change their place, with what that does to them (CAVE-R18, CAVE-R34, CAVE-R54)."""

from flick.games.caveloot.cards import SECRET, card
from flick.games.caveloot.face_down import stir
from flick.games.caveloot.regions import REGIONS
from flick.games.caveloot.state import CavelootState, bound_to, everybody
from flick.games.caveloot.zones import GRAVEYARD, HAUNTING, bound_of, open_in, pile_of, zone_of
from flick.table.moves import Move, Moves, each


def forget(state: CavelootState, name: str) -> None:
    """End everything that a card was to its owner, because it no longer belongs to anybody."""
    for marked in (state.unpaid, state.tamed, state.trophies):
        if name in marked:
            marked.remove(name)
    state.vitality.pop(name, None)


def take_from(state: CavelootState, seat: int, name: str) -> str:
    """Take a card out of a player's hand or camp, or the hero who is away; gives the zone that it leaves."""
    player, origin = state.players[seat], zone_of(state, seat, name)
    if state.fight is not None and name in state.fight.worn.get(seat, ()):
        state.fight.worn[seat].remove(name)
    if name == player.hero:
        player.hero = ""
    elif name in player.hand:
        player.hand.remove(name)
    else:
        player.camp.remove(name)
    player.entered.pop(name, None)
    if name in player.opened:
        player.opened.remove(name)
    return origin


def lift(state: CavelootState, name: str) -> None:
    """Take a card from a place where nobody owned it: just turned over, just beaten, open in a region, on a level."""
    now = state.now
    if now.met == name:
        now.met = ""
    if now.beaten == name:
        now.beaten = ""
    floors = [floor for dungeon in state.dungeons.values() for floor in dungeon.floors]
    for lying in (*state.open.values(), *floors):
        if name in lying:
            lying.remove(name)


def lie_open(state: CavelootState, name: str, region: str, origin: str) -> Move:
    """Lay a card face up into a region, where it belongs to nobody and everybody sees it (CAVE-39, CAVE-40,
    CAVE-R18)."""
    forget(state, name)
    lift(state, name)
    state.open[region].append(name)
    if card(name).type in SECRET:
        state.knows[name] = everybody(state)
    return Move(name, origin, open_in(region))


def drop(state: CavelootState, seat: int, name: str) -> Moves:
    """Leave a player's card in the explored region."""
    move = lie_open(state, name, state.now.region, take_from(state, seat, name))
    return (move, *bound_leave(state, seat, name))


def bound_leave(state: CavelootState, seat: int, host: str) -> Moves:
    """The moves of fairies and spirits that go with the card to which they are bound, where it leaves a player
    (CAVE-R18, CAVE-R36)."""
    return each(bound_to(state, host), bound_of(seat), HAUNTING)


def bound_come(state: CavelootState, seat: int, host: str) -> Moves:
    """The moves of fairies and spirits that come with the card to which they are bound, where a player takes it."""
    return each(bound_to(state, host), HAUNTING, bound_of(seat))


def go_under(state: CavelootState, name: str, origin: str) -> Move:
    """Put a card face down into the pile of its own region; one without a region lies open in the explored one
    (CAVE-R54)."""
    group = card(name).group
    if group not in REGIONS:
        return lie_open(state, name, state.now.region, origin)
    forget(state, name)
    lift(state, name)
    state.piles[group].append(name)
    stir(state, group)
    return Move(name, origin, pile_of(group))


def home_region(state: CavelootState, name: str) -> str:
    """The region to which a card goes back that was not paid for (CAVE-R20)."""
    group = card(name).group
    return group if group in state.regions else state.now.region


def destroy(state: CavelootState, seat: int, name: str) -> tuple[Move, ...]:
    """Put a player's card into the graveyard with everything bound to it; a passage lies open again (CAVE-R45)."""
    origin = take_from(state, seat, name)
    if card(name).type in ("passage", "secret_passage"):
        return (lie_open(state, name, home_region(state, name), origin),)
    return bury(state, name, origin, bound_of(seat))


def bury(state: CavelootState, name: str, origin: str, bound_lie_in: str) -> tuple[Move, ...]:
    """Put a card and what is bound to it into the graveyard (CAVE-27); nobody completes a quest that lies there."""
    forget(state, name)
    for player in state.players:
        if name in player.rights:
            player.rights.remove(name)
    bound = state.bound.pop(name, [])
    state.graveyard += [name, *bound]
    return (Move(name, origin, GRAVEYARD), *(Move(one, bound_lie_in, GRAVEYARD) for one in bound))


def into_camp(state: CavelootState, seat: int, name: str, origin: str) -> Move:
    """Bring a card to a player's camp."""
    state.players[seat].camp.append(name)
    return Move(name, origin, zone_of(state, seat, name))


def into_hand(state: CavelootState, seat: int, name: str, origin: str) -> Move:
    """Bring a card to a player's hand."""
    lift(state, name)
    state.players[seat].hand.append(name)
    if card(name).type in SECRET and seat not in state.knows.setdefault(name, []):
        state.knows[name].append(seat)
    return Move(name, origin, zone_of(state, seat, name))


def hand_home(state: CavelootState, seat: int, *, with_hero: bool = True) -> Moves:
    """Bring a player's hand to the camp, and the hero who carries it (CAVE-178)."""
    player = state.players[seat]
    names = [*(player.away if with_hero else ()), *player.hand]
    origins = [zone_of(state, seat, name) for name in names]
    player.camp += names
    player.hand.clear()
    if with_hero:
        player.hero = ""
    goals = [zone_of(state, seat, name) for name in names]
    moved = zip(names, origins, goals, strict=True)
    return tuple(Move(name, origin, goal) for name, origin, goal in moved if origin != goal)
