"""Says which hero bears a card, and whose power cards the text of that card means."""

from flick.games.caveloot.cards import card
from flick.games.caveloot.scenes import TextScene
from flick.games.caveloot.state import Source, bound_to


def means(scene: TextScene, name: str, source: Source) -> bool:
    """Whether a text that speaks of its bearer's power cards means those of a source. A monster, or all of a dungeon's
    level together, is one bearer (CAVE-R47); a guild's text is that of every hero of its player (CAVE-138)."""
    if source.side != scene.side or source.seat != scene.seat:
        return False
    return scene.side == "foe" or card(name).type == "guild" or _bearer(scene, name) == _bearer(scene, source.card)


def _bearer(scene: TextScene, name: str) -> str:
    """The hero of a seat who bears a card: a support hero its own text and fairies (CAVE-R29), the fighting hero
    everything else."""
    for hero in scene.fight.lent.get(scene.seat, ()):
        if name == hero or name in bound_to(scene.state, hero):
            return hero
    return scene.state.players[scene.seat].hero
