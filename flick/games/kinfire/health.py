"""The deeds of texts about the health of the team (KIN-07), and how the team loses."""

from flick.games.kinfire import achievements
from flick.games.kinfire.language import KinfirePart
from flick.games.kinfire.standing import total_of, value
from flick.games.kinfire.state import KinfireState
from flick.games.kinfire.zones import HEALTH, TEAM
from flick.table.chance import Chance
from flick.table.moves import NOWHERE, Move
from flick.table.rules import GameEnds, Rules, tell


def heal(state: KinfireState, chance: Chance, card: str, part: KinfirePart) -> Rules[None]:
    """Add health, up to the starting number of the mode (KIN-114, KIN-09, KIN-R95)."""
    healed = max(0, min(value(state, part.amount, card), state.hp_start - state.hp))
    state.hp += healed
    yield tell("heal", "KIN-114", (Move(HEALTH, NOWHERE, TEAM, healed),), n=healed, hp=state.hp)


def damage(state: KinfireState, chance: Chance, card: str, part: KinfirePart) -> Rules[None]:
    """Take health off; the game is lost at 0 (KIN-115, KIN-10)."""
    yield from hurt(state, value(state, part.amount, card), card)


def hurt(state: KinfireState, points: int, card: str) -> Rules[None]:
    """Deal damage from a card, or from none (empty). The first damage of a turn may be higher, the next one may be
    prevented (KIN-C37, KIN-C40, KIN-R100). Before the first turn no damage is the first of a turn (KIN-R94)."""
    if points <= 0:
        return
    now = state.now
    if state.turn and not now.struck:
        points += total_of(state, "damage_plus")
    prevented = min(now.prevent, points)
    now.struck, now.prevent = True, 0
    points -= prevented
    if prevented:
        yield tell("prevented", "KIN-119", n=prevented)
    if points == 0:
        return
    now.damage += points
    now.riddle += points if card == achievements.RIDDLE else 0
    lost = min(points, state.hp)
    state.hp -= lost
    yield tell("damage", "KIN-115", (Move(HEALTH, TEAM, NOWHERE, lost),), n=points, hp=state.hp)
    yield from achievements.on_damage(state)
    if state.hp == 0:
        yield from lose(state, "health")


def lose(state: KinfireState, why: str) -> Rules[None]:
    """End the game with a defeat at once (KIN-163, KIN-164, KIN-R62); ``why`` is ``health`` or a card."""
    state.lost = why
    yield from achievements.on_defeat(state)
    raise GameEnds


def defeat(state: KinfireState, chance: Chance, card: str, part: KinfirePart) -> Rules[None]:
    """Let the team lose (KIN-164)."""
    yield from lose(state, card)


def prevent(state: KinfireState, chance: Chance, card: str, part: KinfirePart) -> Rules[None]:
    """Lower the next damage of this turn (KIN-C37)."""
    points = value(state, part.amount, card)
    state.now.prevent += points
    yield tell("prevent", "KIN-119", n=points)
