"""Quests, guilds, passages and dungeons (CAVE-D06 to CAVE-D12)."""

import re
from collections.abc import Iterator
from itertools import pairwise

from flick.games.caveloot.cards import CavelootCard, QuestCondition
from flick.games.caveloot.constraints.fault import Band, Cards, Fault, conditions_of, parts_of
from flick.games.caveloot.language import Toll
from flick.games.caveloot.regions import REGIONS
from flick.table.sayings import say

GUILDS = re.compile(r"\bguilde?\b")
"""The word that is part of the name of each guild in every language, and of no other card (CAVE-D08)."""
ENTRY = 20
"""Gold for the first level of every guild (CAVE-D07)."""
LEVELS = 3
POPULATION, FLOORS = Band(4, 9), Band(2, 4)
"""The limits of a dungeon's population and of its levels (CAVE-D12); reading a card checks that a level has 1 to 3
cards."""
SHORTCUT = "caveport"
"""The region in which a secret passage may lead two regions ahead (CAVE-D10)."""


def quest_faults(cards: Cards) -> Iterator[Fault]:
    """The faults of quests, guilds, passages, dungeons and special cards."""
    for one in cards.own.values():
        yield from _name_faults(one)
        if one.type == "guild":
            yield from _guild_faults(one)
        if one.leads_to is not None:
            yield from _passage_faults(cards, one)
    yield from _special_faults(cards)
    if cards.group in REGIONS:
        yield from _variety_faults(cards)
        yield from _dungeon_faults(cards)
    yield from _guild_places(cards)


def _name_faults(one: CavelootCard) -> Iterator[Fault]:
    """Names of guilds without the word for a guild, and of other cards with it (CAVE-D08)."""
    for name in one.names.values():
        if bool(GUILDS.search(name.lower())) is not (one.type == "guild"):
            expected = say("wanted-word" if one.type == "guild" else "wanted-no-word", word="Guild")
            yield Fault("CAVE-D08", one.id, "name", expected, name)


def _guild_faults(one: CavelootCard) -> Iterator[Fault]:
    """Guilds with another number of levels than three, or another price of the first (CAVE-D07)."""
    if len(one.tasks) != LEVELS:
        yield Fault("CAVE-D07", one.id, "tasks", say("wanted-levels", n=LEVELS), len(one.tasks))
    elif one.tasks[0].condition.gold != ENTRY:
        yield Fault("CAVE-D07", one.id, "tasks", say("wanted-exactly", n=ENTRY), one.tasks[0].condition.gold)


def _passage_faults(cards: Cards, one: CavelootCard) -> Iterator[Fault]:
    """Passages that do not lead to the next region, or whose condition the cards of their own region cannot meet
    (CAVE-D10)."""
    here = REGIONS.index(cards.group) if cards.group in REGIONS else len(REGIONS)
    steps = 2 if one.type == "secret_passage" and cards.group == SHORTCUT else 1
    ahead = REGIONS[here + 1 : here + 1 + steps]
    if one.leads_to not in ahead:
        found = one.leads_to or ""
        yield Fault("CAVE-D10", one.id, "leads_to", say("wanted-region", regions=", ".join(ahead)), found)
    for toll in _tolls(one.condition):
        there = sum(other.copies for other in cards.own.values() if other.fits(toll.what))
        if there < toll.count:
            yield Fault("CAVE-D10", one.id, "condition", say("wanted-within-region", n=toll.count), there)


def _tolls(condition: QuestCondition | None) -> list[Toll]:
    """The cards that a condition asks for: destroyed, beaten, or in the camp."""
    if condition is None:
        return []
    return [toll for toll in (condition.destroy, condition.beat, condition.have) if toll is not None]


def _special_faults(cards: Cards) -> Iterator[Fault]:
    """Special cards that are not awarded by exactly one card, which must be there once (CAVE-D06, CAVE-D09)."""
    awards = [(one, part.about) for one in cards.all.values() for part in parts_of(one) if part.verb == "gain_special"]
    named = [name for _, name in awards]
    for one, name in awards:
        if one.id in cards.own:
            if name not in cards.all or cards.all[name].group != "special":
                yield Fault("CAVE-D06", one.id, "", say("wanted-special"), name)
            elif named.count(name) > 1:
                yield Fault("CAVE-D09", one.id, "", say("wanted-awarded-once", card=name), named.count(name))
            if one.copies != 1:
                yield Fault("CAVE-D09", one.id, "rarity", say("wanted-copies", n=1), one.copies)
    if cards.group == "special":
        for name in cards.own:
            if name not in named:
                yield Fault("CAVE-D06", name, "", say("wanted-awarded"), say("found-none"))


def _variety_faults(cards: Cards) -> Iterator[Fault]:
    """Kinds of quests that a region lacks: for gold, for cards to destroy, for an achievement, with a legendary card,
    with a special card (CAVE-D11)."""
    quests = [one for one in cards.own.values() if one.type in ("personal_quest", "universal_quest")]
    asked = [condition for one in quests for condition in conditions_of(one)]
    verbs = {part.verb for one in quests for part in parts_of(one)}
    kinds = {
        "gold": any(one.gold for one in asked),
        "destroy": any(one.destroy for one in asked),
        "achievement": any(one.beat or one.have or one.clear or one.help for one in asked),
        "legendary": "gain_legendary" in verbs,
        "special": "gain_special" in verbs,
    }
    for kind, is_there in kinds.items():
        if not is_there:
            yield Fault("CAVE-D11", "", "", say("wanted-quest", kind=kind), say("found-none"))


def _dungeon_faults(cards: Cards) -> Iterator[Fault]:
    """Dungeons of a wrong size, or without exactly one legendary card at the end (CAVE-D12)."""
    dungeons = [one for one in cards.own.values() if one.type == "dungeon"]
    for one in dungeons:
        for number, band in ((one.population, POPULATION), (len(one.floors), FLOORS)):
            if number not in band:
                yield Fault("CAVE-D12", one.id, "floors", band.tell(), number)
        won = [part.amount.plus for part in parts_of(one) if part.verb == "gain_legendary"]
        if won != [1]:
            yield Fault("CAVE-D12", one.id, "on_complete", say("wanted-legendary"), sum(won))
    for smaller, larger in pairwise(dungeons):
        if larger.population <= smaller.population:
            expected = say("wanted-at-least", n=smaller.population + 1)
            yield Fault("CAVE-D12", larger.id, "floors", expected, larger.population)


def _guild_places(cards: Cards) -> Iterator[Fault]:
    """Guilds that are missing in their region: those that every adventure needs in Butina, that of Skygard in Caveport
    (CAVE-D07)."""
    guilds = [one for one in cards.own.values() if one.type == "guild"]
    verbs = {part.verb for one in guilds for part in parts_of(one)}
    wanted = {"corrupt", "ready_grimoire"} if cards.group == "butina" else set[str]()
    for verb in sorted(wanted - verbs):
        yield Fault("CAVE-D07", "", "", say("wanted-guild-with", verb=verb), say("found-none"))
    if cards.group == "caveport" and not any(part.about == "skygard" for one in guilds for part in parts_of(one)):
        yield Fault("CAVE-D07", "", "", say("wanted-guild-with", verb="skygard"), say("found-none"))
