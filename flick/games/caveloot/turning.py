"""Cards of a region that are turned over (CAVE-33 to CAVE-41, CAVE-146, CAVE-R14, CAVE-R46)."""

from flick.effects.language import hyphened
from flick.games.caveloot.cards import SECRET, card
from flick.games.caveloot.face_down import settle, stir
from flick.games.caveloot.state import CavelootState, Dungeon
from flick.games.caveloot.stock import lie_open
from flick.games.caveloot.zones import MET, pile_of, under
from flick.table import piles
from flick.table.chance import Chance
from flick.table.moves import Move, each
from flick.table.rules import Rules, reveal, tell, whisper
from flick.table.sayings import Who


def turn_over(state: CavelootState, chance: Chance, name: str, region: str, rule: str, origin: str = "") -> Rules[None]:
    """Turn a card of a pile face up for good; no fight starts, and a dungeon is built (CAVE-R14). ``origin`` is the
    zone in which the card is seen, if that is not the pile."""
    state.piles[region].remove(name)
    if name in state.now.placed:
        state.now.placed.remove(name)
    move = lie_open(state, name, region, origin or pile_of(region))
    yield reveal("turned-over", rule, (), (move,), card=name, region=f"region-{region}")
    if card(name).type == "dungeon":
        yield from build(state, chance, name, region)


def draw_card(state: CavelootState, name: str) -> Rules[None]:
    """Let the active player draw a card of the explored region (CAVE-165); others learn of a quest or guild only its
    type (CAVE-R13)."""
    seat, region = state.active, state.now.region
    state.piles[region].remove(name)
    if name in state.now.placed:
        state.now.placed.remove(name)
    state.now.met = name
    moves = (Move(name, pile_of(region), MET),)
    if card(name).type in SECRET:
        state.knows[name] = [seat]
        what = f"type-{hyphened(card(name).type)}"
        yield whisper("draws-card", "CAVE-165", [seat], {"card": name}, moves, who=Who(seat), type=what)
    else:
        yield reveal("draws-card", "CAVE-165", (), moves, who=Who(seat), card=name)


def build(state: CavelootState, chance: Chance, name: str, region: str) -> Rules[None]:
    """Build a dungeon of as many random unseen cards of the region as its population says, or as there are
    (CAVE-147)."""
    stir(state, region)
    settle(state, chance, region)
    hidden: list[str] = []
    piles.deal(state.piles[region], hidden, card(name).population)
    state.now.placed = [found for found in state.now.placed if found not in hidden]
    state.dungeons[name] = Dungeon(region, hidden)
    moves = each(hidden, pile_of(region), under(name))
    yield tell("built", "CAVE-147", tuple(move.unseen for move in moves), card=name, count=len(hidden))
