"""What quests, guilds and dungeons give without payment: special and legendary cards, access (CAVE-R45, CAVE-R48)."""

from flick.games.caveloot.cards import card
from flick.games.caveloot.regions import Region
from flick.games.caveloot.state import CavelootState
from flick.games.caveloot.stock import into_camp
from flick.games.caveloot.zones import LEGENDARY, SPECIAL
from flick.table.rules import Rules, reveal, tell
from flick.table.sayings import Who


def gain_special(state: CavelootState, seat: int, name: str) -> Rules[None]:
    """Give a player a special card, unless it has been claimed already."""
    if name not in state.special:
        yield tell("no-special", "CAVE-R48", who=Who(seat), card=name)
        return
    state.special.remove(name)
    yield tell("special", "CAVE-29", (into_camp(state, seat, name, SPECIAL),), who=Who(seat), card=name)


def gain_legendary(state: CavelootState, seat: int) -> Rules[None]:
    """Give a player the top card of the legendary stack, if there is one."""
    if not state.legendary:
        yield tell("no-legendary", "CAVE-R48", who=Who(seat))
        return
    name = state.legendary.pop(0)
    yield reveal("legendary", "CAVE-30", (), (into_camp(state, seat, name, LEGENDARY),), who=Who(seat), card=name)


def open_region(state: CavelootState, seat: int, region: str, rule: str) -> Rules[None]:
    """Let a player explore one more region from now on (CAVE-41, CAVE-144), if the adventure has it."""
    player = state.players[seat]
    found: Region | None = next((one for one in state.regions if one == region), None)
    if found is not None and found not in player.access:
        player.access.append(found)
        yield tell("access", rule, who=Who(seat), region=f"region-{found}")


def leads_to(name: str) -> Region:
    """The region that a passage opens."""
    region = card(name).leads_to
    assert region is not None
    return region
