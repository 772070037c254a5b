"""What cards look like, made of their records for whoever draws cards."""

from flick.effects.language import hyphened
from flick.effects.sentences import Sentences
from flick.games.urto.cards import UrtoCard, events, every_card, heroes, kind_of, monsters
from flick.games.urto.language import LANGUAGE, Parts
from flick.table.looks import CardLook, ItemLook, KindLook, LineLook
from flick.table.sayings import Say

SENTENCES = Sentences(LANGUAGE, lambda aim, family: Say(family))
COLOURS = {"weapon": "weapon", "single_use": "single", "permanent": "permanent", "divine": "divine"}
"""The colour of an artefact's frame, by its kind (URTO-117, URTO-121, URTO-123)."""
ICONS = {"weapon": "blade", "single_use": "once", "permanent": "always", "divine": "halo"}


def card_look(thing: str) -> CardLook | None:
    """The look of a card or a hero's sheet; copies look the same. ``None`` for any other thing."""
    kind = kind_of(thing)
    if kind in heroes():
        return _hero(heroes()[kind])
    card = every_card().get(kind)
    if card is None:
        return None
    if kind in monsters():
        return _monster(card)
    if kind in events():
        return _look(card, "omen", KindLook("scroll", Say("kind-event")))
    kept = (ItemLook("renown", str(card.renown)),)
    return _look(card, COLOURS[card.colour], KindLook(ICONS[card.colour], Say(f"kind-{hyphened(card.colour)}")), kept)


def _look(card: UrtoCard, colour: str, kind: KindLook, facts: tuple[ItemLook, ...] = ()) -> CardLook:
    return CardLook(
        card.id,
        "",
        colour,
        figure=card.figure or card.id,
        build="item",
        colours=(colour,),
        kind=kind,
        lines=lines_of(card),
        facts=facts,
        flavour=card.flavour,
    )


def _monster(card: UrtoCard) -> CardLook:
    """The look of a monster, with attack, life and renown at the foot (URTO-87 to URTO-89)."""
    facts = (
        ItemLook("claws", str(card.attack)),
        ItemLook("health", str(card.life)),
        ItemLook("renown", str(card.renown)),
    )
    return _look(card, "monster", KindLook("paw", Say("kind-monster")), facts)


def _hero(card: UrtoCard) -> CardLook:
    """The look of a hero's sheet, with the land that the hero comes from."""
    facts = (ItemLook("health", str(card.life)), ItemLook("mana", str(card.mana)))
    return _look(card, "hero", KindLook("champion", Say("kind-hero")), facts)


def lines_of(card: UrtoCard) -> tuple[LineLook, ...]:
    """The sentences of a card, a line for each trigger."""
    found: list[LineLook] = []
    for trigger, parts in card.texts.items():
        found.append(_sentence(card, trigger, parts))
    return tuple(found)


def _sentence(card: UrtoCard, trigger: str, parts: Parts) -> LineLook:
    """The line of a trigger. A hero's own power at death counts once in a game."""
    is_once = trigger == "death" and card.id in heroes()
    message = "line-death-once" if is_once else LANGUAGE.triggers[trigger].told_by
    return LineLook(Say(message, {"deeds": SENTENCES.deeds(parts)}))
