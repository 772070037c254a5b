"""How a monster fights without a game master (CAVE-20, CAVE-R40), by fixed rules that everybody knows."""

from flick.games.caveloot.draws import find, on_table
from flick.games.caveloot.filters import Talent
from flick.games.caveloot.in_force import is_silenced
from flick.games.caveloot.scenes import TextScene
from flick.games.caveloot.state import CavelootFight, CavelootState
from flick.games.caveloot.talents import Symbol, unused
from flick.games.caveloot.totals import excess, total


def best_to_hit(fight: CavelootFight, drawn: list[str]) -> tuple[int, str]:
    """The card that is furthest above the average of its deck, counted as often as the card counts, and by how much."""
    return max(((excess(fight, *find(fight, one)), one) for one in drawn), key=lambda found: found[0], default=(0, ""))


def worst_of_own(fight: CavelootFight, drawn: list[str]) -> tuple[int, str]:
    """The card that is furthest below the average of its deck, and by how much."""
    found = min(((excess(fight, *find(fight, one)), one) for one in drawn), key=lambda found: found[0], default=(0, ""))
    return -found[0], found[1]


def is_behind(state: CavelootState) -> bool:
    """Whether the opponent does not lead, so that it acts at all."""
    return total(state, "foe") <= total(state, "own")


def symbol_left(scene: TextScene, talent: Talent) -> Symbol | None:
    """A symbol of a talent that a side may still use in this fight; ``None`` where there is none."""
    found = next(unused(scene, talent, scene.fight.used), None)
    return None if found is None or is_silenced(scene) else found


def talent_move(scene: TextScene) -> tuple[Symbol, str] | None:
    """The better use of charisma and wisdom, with the power card that it hits; ``None`` where neither gains
    anything."""
    fight = scene.fight
    charm, wit = symbol_left(scene, "charisma"), symbol_left(scene, "wisdom")
    hit = best_to_hit(fight, on_table(fight, "own")) if charm else (0, "")
    mend = worst_of_own(fight, on_table(fight, "foe")) if wit else (0, "")
    if wit and mend[0] > 0 and mend[0] >= hit[0]:
        return wit, mend[1]
    return (charm, hit[1]) if charm and hit[0] > 0 else None
