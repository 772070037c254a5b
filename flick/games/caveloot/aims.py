"""What texts act upon: power cards on the table, cards that lie in the region, heroes, regions. A text that would find
nothing there is not offered, so that nobody pays for it."""

from collections.abc import Callable, Mapping, Sequence

from flick.games.caveloot.bearers import means
from flick.games.caveloot.cards import FOES, card, deck_named
from flick.games.caveloot.draws import find, on_table
from flick.games.caveloot.face_down import unseen_in
from flick.games.caveloot.holdings import is_hero
from flick.games.caveloot.language import CavelootPart
from flick.games.caveloot.scenes import TextScene
from flick.games.caveloot.state import OTHER, Side, Source

FIXED = ("dungeon", "universal_quest", "passage")
"""The types of cards that no text moves from where they lie."""
KINDS: Mapping[str, Sequence[str]] = {
    "hero": ("hero", "support"),
    "artefact": ("artefact",),
    "grimoire": ("grimoire",),
}
"""The kinds of sources that a text means which multiplies the power of a hero, an artefact or a grimoire."""


def meant(scene: TextScene, part: CavelootPart) -> Side:
    """The side whose power cards a text is about, seen from the side of its bearer."""
    return scene.side if part.side == "own" else OTHER[scene.side]


def to_void(scene: TextScene, name: str, part: CavelootPart) -> list[str]:
    """The power cards that could count 0: those of the side that is meant of which no text has changed the value."""
    return [one for one in on_table(scene.fight, meant(scene, part)) if one not in scene.fight.factors]


def to_double(scene: TextScene, name: str, part: CavelootPart) -> list[str]:
    """The power cards that could count twice: only the bearer's own ones."""
    fight = scene.fight
    free = [one for one in on_table(fight, scene.side) if one not in fight.factors]
    return [one for one in free if means(scene, name, find(fight, one)[0])]


def to_redraw(scene: TextScene, name: str, part: CavelootPart) -> list[str]:
    """The power cards that could be replaced."""
    return on_table(scene.fight, meant(scene, part), part.deck)


def to_swap(scene: TextScene, name: str, part: CavelootPart) -> list[str]:
    """The power cards of the bearer's side that could be given for one of the other side from the same deck."""
    theirs = {deck_named(drawn) for drawn in on_table(scene.fight, OTHER[scene.side])}
    return [drawn for drawn in on_table(scene.fight, scene.side) if deck_named(drawn) in theirs]


def to_multiply(scene: TextScene, name: str, part: CavelootPart) -> list[Source]:
    """What could be multiplied: the powers of one kind on the bearer's side; of an opponent's monsters all count as the
    hero (CAVE-R47)."""
    kinds = ("foe",) if part.about == "hero" and scene.side == "foe" else KINDS[part.about]
    return [source for source in scene.fight.sources if source.side == scene.side and source.kind in kinds]


def to_fetch(scene: TextScene, name: str, part: CavelootPart) -> list[str]:
    """The open cards of the region that could be taken. Monsters must be fought or tamed (CAVE-202, CAVE-205)."""
    return [one for one in to_send_back(scene, name, part) if card(one).type not in FOES]


def to_send_back(scene: TextScene, name: str, part: CavelootPart) -> list[str]:
    """The open cards of the region that could go back into their piles."""
    lying = scene.state.open.get(scene.state.now.region, ())
    return [one for one in lying if card(one).fits(part.what) and card(one).type not in FIXED]


def to_ready(scene: TextScene, name: str, part: CavelootPart) -> list[str]:
    """The grimoires in hand that are used up this turn and that a text, perhaps a guild's (CAVE-116), could make usable
    again: all but its own card, so that a window always closes (CAVE-R26)."""
    used, hand = scene.state.now.used, scene.state.players[scene.seat].hand if scene.side == "own" else ()
    return [one for one in hand if one in used and card(one).type == "grimoire" and one != name]


def explored(scene: TextScene) -> str:
    """The explored region; before one is chosen, the first of the adventure."""
    return scene.state.now.region or scene.state.regions[0]


def _unseen(scene: TextScene, name: str, part: CavelootPart) -> list[str]:
    return unseen_in(scene.state, explored(scene))


def to_heal(scene: TextScene) -> list[str]:
    """The heroes of a player who can gain vitality: whoever is away, those in hand and in camp; not unpaid ones
    (CAVE-R20)."""
    state, player = scene.state, scene.state.players[scene.seat]
    there = [name for name in (*player.hand, *player.camp) if is_hero(state, name) and name not in state.unpaid]
    return [*player.away, *there]


def _heals(scene: TextScene, name: str, part: CavelootPart) -> bool:
    """Whether there is anybody to heal; a monster gives vitality to itself."""
    return scene.side == "foe" or bool(to_heal(scene))


def _opens(scene: TextScene, name: str, part: CavelootPart) -> bool:
    """Whether a region of this adventure would be new to the player."""
    return part.about in scene.state.regions and part.about not in scene.state.players[scene.seat].access


def _face_down(scene: TextScene, name: str, part: CavelootPart) -> list[str]:
    return scene.state.piles[explored(scene)]


def _more_steps(scene: TextScene, name: str, part: CavelootPart) -> bool:
    """Whether there could be more steps: none after the final boss's defeat (CAVE-R08)."""
    return scene.state.bravest is None


AIMS: Mapping[str, Callable[[TextScene, str, CavelootPart], object]] = {
    "void": to_void,
    "double": to_double,
    "redraw": to_redraw,
    "swap": to_swap,
    "multiply": to_multiply,
    "ready_grimoire": to_ready,
    "fetch": to_fetch,
    "send_back": to_send_back,
    "peek": _unseen,
    "reveal": _face_down,
    "vitality": _heals,
    "access": _opens,
    "extra_step": _more_steps,
}
"""What the effects act upon that may find nothing."""


def finds_something(scene: TextScene, name: str, part: CavelootPart) -> bool:
    """Whether there is anything on which a part of a text would act now."""
    aim = AIMS.get(part.verb)
    return aim is None or bool(aim(scene, name, part))
