"""How many cards of each kind a group holds (CAVE-D02 to CAVE-D05, CAVE-D20)."""

from collections import Counter
from collections.abc import Iterator, Mapping

from flick.games.caveloot.cards import COPIES
from flick.games.caveloot.constraints.fault import Cards, Fault
from flick.games.caveloot.filters import CardType, Filter, Rarity
from flick.games.caveloot.regions import REGIONS
from flick.games.caveloot.wording import tell_filter
from flick.table.sayings import say

REGION: Mapping[tuple[CardType, Rarity], int] = {
    ("monster", "common"): 3,
    ("monster", "rare"): 2,
    ("monster", "extremely_rare"): 2,
    ("boss", "legendary"): 1,
    ("artefact", "common"): 2,
    ("artefact", "rare"): 1,
    ("artefact", "extremely_rare"): 2,
    ("grimoire", "common"): 1,
    ("grimoire", "rare"): 1,
    ("grimoire", "extremely_rare"): 1,
    ("fairy", "rare"): 2,
    ("fairy", "extremely_rare"): 1,
    ("treasure", "common"): 1,
    ("treasure", "rare"): 1,
    ("treasure", "extremely_rare"): 2,
    ("hero", "extremely_rare"): 4,
    ("renegade", "extremely_rare"): 2,
    ("personal_quest", "extremely_rare"): 3,
    ("universal_quest", "extremely_rare"): 1,
    ("guild", "extremely_rare"): 2,
    ("passage", "extremely_rare"): 1,
    ("secret_passage", "rare"): 1,
    ("dungeon", "extremely_rare"): 2,
}
COUNTS: Mapping[str, Mapping[tuple[CardType, Rarity], int]] = {
    **dict.fromkeys(REGIONS, REGION),
    "azkovlar": {**REGION, ("boss", "legendary"): 2, ("passage", "extremely_rare"): 0, ("secret_passage", "rare"): 0},
    "origin": {("hero", "extremely_rare"): 16},
    "legendary": {
        ("artefact", "legendary"): 4,
        ("grimoire", "legendary"): 3,
        ("fairy", "legendary"): 2,
        ("hero", "legendary"): 2,
        ("treasure", "legendary"): 1,
    },
}
"""The number of different cards of each kind; their copies follow from rarity (CAVE-52 to CAVE-59)."""
RULES: Mapping[str, str] = {"azkovlar": "CAVE-D03", "origin": "CAVE-D04", "legendary": "CAVE-D05"}
SPECIAL_LEAST = 12
"""The least number of special cards (CAVE-D06)."""
NAMED: Mapping[str, tuple[str, ...]] = {
    "butina": ("psoro", "rangers_guild"),
    "caveport": ("chaporal_shaton", "skygard"),
    "soulstern": ("freezor",),
    "azkovlar": ("comte_draner", "mordrakar"),
    "origin": ("justernin_bradley",),
}
"""Cards that rules call by their names (CAVE-D04, CAVE-D07, CAVE-D20); Skygard lies with the special cards."""


def count_faults(cards: Cards) -> Iterator[Fault]:
    """Kinds of which a group has more or fewer cards than it should."""
    if cards.group == "special":
        if len(cards.own) < SPECIAL_LEAST:
            yield Fault("CAVE-D06", "", "", say("wanted-at-least", n=SPECIAL_LEAST), len(cards.own))
        return
    rule, wanted = RULES.get(cards.group, "CAVE-D02"), COUNTS[cards.group]
    found: Counter[tuple[CardType, Rarity]] = Counter((one.type, one.rarity) for one in cards.own.values())
    whole = sum(count * COPIES[rarity] for (_, rarity), count in wanted.items())
    there = sum(one.copies for one in cards.own.values())
    for kind in dict.fromkeys((*wanted, *found)):
        if found[kind] != (count := wanted.get(kind, 0)):
            what = tell_filter(Filter(type=kind[0], rarity=kind[1]), count)
            told = say("wanted-deck", what=what, cards=whole) if count else say("wanted-no", what=what)
            yield Fault(rule, "", "", told, say("found-deck", n=found[kind], cards=there))
    spirits = sum(one.is_spirit for one in cards.own.values())
    if cards.group in REGIONS and spirits != 1:
        yield Fault("CAVE-D02", "", "", say("wanted-spirit"), spirits)
    for name in NAMED.get(cards.group, ()):
        if name not in cards.all:
            yield Fault("CAVE-D20", "", "", say("wanted-card", card=name), say("found-none"))
