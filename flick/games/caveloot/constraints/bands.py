"""How strong and how dear a card of each region may be (CAVE-D22 to CAVE-D25)."""

from collections import Counter
from collections.abc import Iterator, Mapping

from flick.games.caveloot.cards import FREE_OF_VALUE, HEROES, CavelootCard
from flick.games.caveloot.constraints.fault import Band, Cards, Fault, parts_of
from flick.games.caveloot.powers import SYMBOLS, Power
from flick.games.caveloot.regions import REGIONS
from flick.table.sayings import say


def _row(*limits: tuple[int, int]) -> tuple[Band, ...]:
    return tuple(Band(*one) for one in limits)


MONSTER = {
    "common": _row((4, 8), (14, 22), (32, 45), (60, 80)),
    "rare": _row((8, 14), (22, 32), (45, 60), (80, 105)),
    "extremely_rare": _row((14, 20), (30, 42), (60, 75), (105, 130)),
}
"""Reference power of monsters by rarity."""
BANDS: Mapping[str, tuple[Band, ...]] = {
    "boss": _row((22, 30), (52, 65), (95, 110), (160, 190)),
    "monster_vitality": _row((1, 3), (1, 3), (2, 4), (2, 5)),
    "boss_vitality": _row((4, 4), (5, 5), (6, 6), (7, 7)),
    "hero": _row((6, 12), (12, 20), (20, 32), (32, 50)),
    "hero_vitality": _row((3, 5), (3, 6), (4, 7), (4, 8)),
    "hero_endurance": _row((4, 6), (4, 7), (5, 8), (5, 9)),
    "light_artefact": _row((4, 12), (10, 20), (18, 32), (30, 50)),
    "heavy_artefact": _row((12, 20), (18, 30), (30, 48), (45, 80)),
    "grimoire": _row((6, 18), (15, 35), (30, 55), (50, 100)),
    "fairy": _row((1, 4), (3, 8), (6, 14), (10, 25)),
    "spirit": _row((-3, -1), (-6, -3), (-12, -6), (-20, -10)),
    "treasure_value": _row((4, 25), (12, 45), (30, 90), (60, 180)),
    "gear_value": _row((3, 15), (10, 35), (25, 70), (50, 140)),
    "monster_value": _row((3, 15), (10, 35), (25, 70), (50, 150)),
    "boss_value": _row((40, 40), (90, 90), (160, 160), (300, 300)),
    "hero_value": _row((10, 25), (25, 60), (50, 120), (100, 250)),
    "fee": _row((2, 10), (8, 25), (20, 50), (40, 120)),
    "guild_level_2": _row((40, 40), (60, 60), (80, 80), (100, 100)),
    "guild_level_3": _row((70, 80), (120, 120), (160, 160), (220, 220)),
}
ORIGIN_VALUE = Band(5, 10)
"""The limits of an origin hero's value (CAVE-D24)."""
EXEMPT = ("mordrakar",)
"""Cards that keep no bands, as do special and legendary cards (CAVE-D23)."""
MOST_SYMBOLS = 4
"""The most symbols of one deck on one card (CAVE-D25)."""


def band_faults(cards: Cards) -> Iterator[Fault]:
    """Cards whose numbers lie outside the bands of their region."""
    for one in cards.own.values():
        yield from _symbol_faults(one)
        if cards.group in ("special", "legendary") or one.id in EXEMPT:
            continue
        place = 0 if cards.group == "origin" else REGIONS.index(cards.group)
        for field, number, band in _measured(one, place):
            if number not in band and not (field == "power" and one.power.has_variable and number <= band.most):
                expected = say("wanted-reference", band=band.tell()) if field == "power" else band.tell()
                yield Fault("CAVE-D24" if cards.group == "origin" else "CAVE-D22", one.id, field, expected, number)


def _measured(one: CavelootCard, place: int) -> Iterator[tuple[str, int, Band]]:
    """Each number of a card that must lie in a band: its field, the number, and the band. A power with a variable,
    which counts as 0 here, may lie under its band."""
    kind = {"renegade": "hero"}.get(one.type, one.type)
    if one.type == "monster":
        yield "power", one.reference, MONSTER[one.rarity][place]
    elif one.type == "artefact" and one.power.terms:
        yield "power", one.reference, BANDS["light_artefact" if one.weight == 1 else "heavy_artefact"][place]
    elif one.power.terms:
        yield "power", one.reference, BANDS[kind][place]
    if one.type == "fairy":
        yield "fairy_power", one.fairy_power, BANDS["spirit" if one.is_spirit else "fairy"][place]
    if one.type in (*HEROES, "monster", "boss"):
        yield "vitality", one.vitality, BANDS[f"{kind}_vitality"][place]
    if one.type in HEROES:
        yield "endurance", one.endurance, BANDS["hero_endurance"][place]
    if one.group == "origin":
        yield "value", one.value, ORIGIN_VALUE
    elif one.value and one.type not in FREE_OF_VALUE:
        yield "value", one.value, BANDS["gear_value" if kind in ("artefact", "grimoire") else f"{kind}_value"][place]
    if one.corruptible is not None:
        yield "corruptible", one.corruptible.fee, BANDS["fee"][place]
    if one.type == "guild":
        for level, task in enumerate(one.tasks[1:], 2):
            yield "tasks", task.condition.gold, BANDS[f"guild_level_{level}"][place]


def _symbol_faults(one: CavelootCard) -> Iterator[Fault]:
    """Cards with more than four symbols of one deck; a multiple of a symbol counts once (CAVE-D25)."""
    powers = [one.power, *(part.expr for part in parts_of(one))]
    counted = Counter(deck for power in powers for deck in _drawn(power))
    for deck, count in counted.items():
        if count > MOST_SYMBOLS:
            yield Fault("CAVE-D25", one.id, "power", say("wanted-symbols", n=MOST_SYMBOLS, deck=deck), count)


def _drawn(power: Power) -> Iterator[str]:
    return (deck for symbol in power.symbols() for deck in SYMBOLS.get(symbol, ()))
