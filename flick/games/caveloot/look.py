"""What cards look like, made of their records for whoever draws cards."""

from collections.abc import Iterator, Mapping

from flick.effects.language import hyphened
from flick.games.caveloot.cards import FOES, HEROES, CavelootCard, every_card, kind_of, power_deck, value_of
from flick.games.caveloot.filters import CardType, Talent
from flick.games.caveloot.powers import DECKS, Deck
from flick.games.caveloot.printed import lines_of
from flick.games.caveloot.wording import tell_power
from flick.table.looks import CardLook, ItemLook, KindLook, LineLook
from flick.table.sayings import Say, say

ICONS: Mapping[CardType, str] = {
    "hero": "adventurer",
    "renegade": "turncoat",
    "monster": "brute",
    "boss": "overlord",
    "artefact": "relic",
    "grimoire": "spellbook",
    "fairy": "sprite",
    "treasure": "gem",
    "personal_quest": "errand",
    "universal_quest": "errand",
    "guild": "guild",
    "passage": "gateway",
    "secret_passage": "keyhole",
    "dungeon": "dungeon",
}
"""The symbols of types (CAVE-65)."""
COLOURS: Mapping[CardType, tuple[str, ...]] = {
    "hero": ("loot_hero",),
    "renegade": ("loot_hero", "loot_monster"),
    "monster": ("loot_monster",),
    "boss": ("loot_boss",),
    "artefact": ("loot_artefact",),
    "grimoire": ("loot_grimoire",),
    "fairy": ("loot_fairy",),
    "treasure": ("loot_treasure",),
    "personal_quest": ("loot_quest",),
    "universal_quest": ("loot_quest",),
    "guild": ("loot_guild",),
    "passage": ("loot_passage",),
    "secret_passage": ("loot_passage",),
    "dungeon": ("loot_dungeon",),
}
"""The colours of frames by type; a renegade has two."""
STAYS = ("universal_quest", "passage", "dungeon")
"""The types of cards that nobody carries, which have no weight (CAVE-133, CAVE-146, CAVE-171, CAVE-172)."""
BRAVERY: Mapping[Deck, str] = {"PB": "deck_pb", "AB": "deck_ab", "ST": "deck_st", "GT": "deck_gt"}


def card_look(thing: str) -> CardLook | None:
    """The look of a card, of which copies look the same, or of a card of a power deck. Rarities are stamped with one
    set of symbols on monsters and with another on all other cards (CAVE-66)."""
    one = every_card().get(kind_of(thing))
    if one is not None:
        return _look(one)
    return next((_power_look(thing, deck) for deck in DECKS if thing in power_deck(deck)), None)


def _look(one: CavelootCard) -> CardLook:
    """The look of a card of a region."""
    colours = COLOURS[one.type]
    icon = "haunted" if one.is_spirit else ICONS[one.type]
    return CardLook(
        one.id,
        "",
        colours[0],
        figure=one.figure,
        build="place" if one.type in STAYS else "loot",
        colours=colours,
        number="" if one.type in STAYS else str(one.weight),
        glyphs=tuple(f"talent_{talent}" for talent in dict.fromkeys(one.talents)),
        kind=KindLook(icon, Say(f"kind-{'spirit' if one.is_spirit else hyphened(one.type)}")),
        stamp=f"{one.rarity}_monster" if one.type in FOES else one.rarity,
        lines=tuple(_lines(one)),
        facts=tuple(_facts(one)),
        flavour=one.flavour,
    )


def _lines(one: CavelootCard) -> Iterator[LineLook]:
    """The power and talents of a card on one line, then each of its texts."""
    if one.power.terms and one.talents:
        both = say("line-power-talents", power=tell_power(one.power), what=_talents(one.talents))
        yield LineLook(both, bold=True)
    elif one.power.terms:
        yield LineLook(say("line-power", power=tell_power(one.power)), bold=True)
    elif one.talents:
        yield LineLook(say("line-talents", what=_talents(one.talents)), bold=True)
    yield from (LineLook(line) for line in lines_of(one))


def _talents(found: tuple[Talent, ...]) -> Say:
    """Talents by name, with how often each can be used (CAVE-212)."""
    first, *others = [say("talent", what=talent, n=found.count(talent)) for talent in dict.fromkeys(found)]
    for other in others:
        first = say("talent-and", one=first, other=other)
    return first


def _facts(one: CavelootCard) -> Iterator[ItemLook]:
    """The numbers at the foot, each with its symbol (CAVE-60, CAVE-67, CAVE-72, CAVE-74, CAVE-80, CAVE-81)."""
    if one.vitality:
        yield ItemLook("health", str(one.vitality))
    if one.type in HEROES:
        yield ItemLook("backpack", str(one.endurance))
    if one.fairy_power:
        yield ItemLook("fairy_power", f"{one.fairy_power:+d}".replace("-", "−"))
    if one.value:
        yield ItemLook("coins", str(one.value))
    if one.wound:
        yield ItemLook("wound")


def _power_look(thing: str, deck: Deck) -> CardLook:
    """The look of a card of a power deck: its value in large figures, with the symbol of the deck above (CAVE-82)."""
    value = f"{value_of(thing)}".replace("-", "−")
    kind = KindLook(BRAVERY[deck], Say(f"symbol-{deck}"))
    colour = f"loot_{deck.lower()}"
    return CardLook(thing, "", colour, build="power", colours=(colour,), number=value, kind=kind)
