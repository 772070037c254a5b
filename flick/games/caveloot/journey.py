"""Between preparation and exploration: looks by vigilance, and the choice of the region (CAVE-164, CAVE-216,
CAVE-R14)."""

from flick.games.caveloot.acts import PlayerAct, choose_act
from flick.games.caveloot.face_down import next_unseen, unseen_in
from flick.games.caveloot.scenes import TextScene
from flick.games.caveloot.state import CavelootState
from flick.games.caveloot.talents import symbols
from flick.games.caveloot.turning import turn_over
from flick.games.caveloot.zones import MET, pile_of
from flick.table.chance import Chance
from flick.table.moves import Move
from flick.table.rules import Rules, choose, tell, whisper
from flick.table.sayings import Who, say


def journey(state: CavelootState, chance: Chance) -> Rules[None]:
    """Let the player take one look, or choose the region that is explored in this turn; a single region needs no
    choice."""
    player, now, seat = state.player, state.now, state.active
    acts = [PlayerAct("go", region=region) for region in player.access]
    if looks_left(state) > 0:
        acts += [PlayerAct("look", region=region) for region in player.access if unseen_in(state, region)]
    if len(acts) == 1:
        yield from _sets_out(state, player.access[0])
        return
    act = yield from choose_act(seat, "journey", acts, rule="CAVE-164")
    assert act is not None
    if act.kind == "go":
        yield from _sets_out(state, act.region)
    else:
        now.looks += 1
        yield from _look(state, chance, act.region)


def looks_left(state: CavelootState) -> int:
    """The number of looks that are left: one for each symbol of vigilance in a turn (CAVE-R14, CAVE-R25)."""
    found = sum(symbol.talent == "vigilance" for symbol in symbols(TextScene(state, state.active)))
    return found - state.now.looks


def _look(state: CavelootState, chance: Chance, region: str) -> Rules[None]:
    """Let the player look at one random card and put it back face up or face down; its place is then known for this
    turn."""
    seat = state.active
    name = next_unseen(state, chance, region)
    where, pile = f"region-{region}", pile_of(region)
    state.now.looked = name
    move = Move(name, pile, MET)
    yield whisper("looks", "CAVE-216", [seat], {"card": name}, (move,), who=Who(seat), region=where)
    state.now.placed.append(name)
    way = yield from choose(
        seat, "put", ("face-up", "face-down"), rule="CAVE-R14", label=lambda way: say(f"put-{way}"), card=name
    )
    state.now.looked = ""
    if way == "face-up":
        yield from turn_over(state, chance, name, region, "CAVE-R14", MET)
    else:
        yield tell("put-back", "CAVE-R14", (Move(name, MET, pile).unseen,), who=Who(seat), region=where)


def _sets_out(state: CavelootState, region: str) -> Rules[None]:
    state.now.region, state.now.stage = region, "explore"
    yield tell("explores", "CAVE-164", who=Who(state.active), region=f"region-{region}")
