"""Silence and shields in a fight, by texts that were used in it and by those that are in force now."""

from flick.games.caveloot.in_use import facing, lasting
from flick.games.caveloot.scenes import TextScene, value


def is_silenced(scene: TextScene) -> bool:
    """Whether a side may not use talents, for the rest of the fight or as long as the card is in use whose text says
    so."""
    if scene.side in scene.fight.silenced:
        return True
    return any(True for other in facing(scene) for _ in lasting(other, "silence"))


def is_shielded(scene: TextScene) -> bool:
    """Whether a shield prevents the next loss of vitality by the hero of a seat, or by the opponent; the shield is then
    used up. A card gives its shield once in a fight, while it is in use. The shield of a support hero protects only
    that hero, to whom neither a lost clash nor a blow does harm (CAVE-R29)."""
    fight, bearer = scene.fight, bearer_of(scene)
    if fight.shields.get(bearer, 0) > 0:
        fight.shields[bearer] -= 1
        return True
    support = fight.lent.get(scene.seat, ()) if scene.side == "own" else ()
    for name, part in lasting(scene, "shield"):
        if name in support:
            continue
        key = f"shield {name} {part.key}"
        if fight.used.count(key) < value(scene, part.amount, name):
            fight.used.append(key)
            return True
    return False


def bearer_of(scene: TextScene) -> str:
    """The name under which the shields of a side are counted: that of the hero, or ``foe``."""
    return "foe" if scene.side == "foe" else scene.state.players[scene.seat].hero
