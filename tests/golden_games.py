"""Which matches are golden games: each is played from its seed, and told in a file of ``tests/playthroughs``."""

from pathlib import Path
from typing import Any, NamedTuple

FOLDER = Path(__file__).parent / "playthroughs"


class Golden(NamedTuple):
    """A match to be kept: its name is that of its file. ``view_every`` so many decisions the table is shown."""

    name: str
    game: str
    seats: int
    options: dict[str, Any]
    seed: int
    player: str = "random"
    view_every: int = 5


def catacombs(name: str, seats: int, seed: int, **options: Any) -> Golden:
    """A short match of bots that hit now and then."""
    return Golden(f"catacombs-{name}", "catacombs", seats, options, seed, "easy", 15)


def kinfire(name: str, seats: int, seed: int, **options: Any) -> Golden:
    """A game of bots that know what they do."""
    return Golden(f"kinfire-{name}", "kinfire", seats, options, seed, "normal", 40)


def urto(name: str, seats: int, seed: int, **options: Any) -> Golden:
    """A race of bots that go by rules of thumb."""
    return Golden(f"urto-{name}", "urto", seats, options, seed, "easy", 60)


def caveloot(name: str, seats: int, seed: int, **options: Any) -> Golden:
    """An adventure answered at random up to the end on which all agree: those of bots take too long to be read."""
    return Golden(f"caveloot-{name}", "caveloot", seats, options, seed, "random", 40)


def ravenloft(name: str, seats: int, seed: int, *variants: str, **options: Any) -> Golden:
    """An adventure of bots that know what they do, perhaps in another of the ways to play it."""
    chosen = {"variants": list(variants), "ties": "first", **options}
    return Golden(f"ravenloft-{name}", "ravenloft", seats, chosen, seed, "easy", 60)


DWARF_WIZARD = {
    "name": "Odo",
    "race": "dwarf",
    "classes": ["wizard"],
    "gender": "he",
    "powers": ["force_bolt", "cinder_burst", "second_sight", "blink", "fire_globe"],
}
KNIFE_AND_SHIELD = {
    "name": "Mara",
    "race": "human",
    "classes": ["rogue", "fighter"],
    "powers": ["quick_stab", "cleave", "stand_fast", "heart_seeker"],
}
"""Heroes that somebody has made, with one class and with two."""


def mixed(name: str, seats: int, seed: int, *variants: str, **options: Any) -> Golden:
    """One of the sets of ways to play it to which none can be added, with a hybrid and a hero of somebody's own."""
    made = [KNIFE_AND_SHIELD, DWARF_WIZARD, *["any"] * (seats - 2)]
    return ravenloft(name, seats, seed, *variants, "CUS", "HYB", "DIC", hero=made, **options)


GAMES = [
    Golden("shells-two", "shells", 2, {"rounds": 3, "flicks": False}, 11),
    Golden("shells-three-flicking", "shells", 3, {"rounds": 2}, 5),
    Golden("shells-four-walls", "shells", 4, {"rounds": 2, "edge": "walls"}, 2),
    catacombs("two", 2, 1, starting_health=4),
    catacombs("three", 3, 2, starting_health=3),
    catacombs("three-sword-alone", 3, 3, starting_health=2, solo_team="sword"),
    catacombs("four", 4, 4, starting_health=4),
    catacombs("mat", 2, 5, starting_health=3, arena_mode="mat"),
    catacombs("kitchen-table", 2, 6, starting_health=2, table="kitchen-table"),
    catacombs("line", 2, 7, starting_health=2, obstacle_layout="line"),
    catacombs("diagonal", 2, 8, starting_health=2, obstacle_layout="diagonal", first_team="skull"),
    catacombs("draw-at-the-end", 2, 9, starting_health=2, draw_timing="end"),
    catacombs("exhaustion", 2, 10, starting_health=2, exhaustion=True),
    catacombs("no-abilities", 2, 11, starting_health=2, no_abilities=True),
    catacombs("no-armour", 2, 12, starting_health=2, no_armour=True),
    catacombs("eleven-tokens", 4, 13, starting_health=11, exhaustion=True, draw_timing="end", arena_mode="mat"),
    kinfire("one", 1, 1),
    kinfire("two", 2, 2, first_game=True),
    kinfire("three", 3, 3),
    kinfire("four", 4, 4),
    kinfire("hard", 2, 5, hard=True),
    kinfire("quick", 2, 6, quick=True),
    urto("two", 2, 1, weapon="hammer"),
    urto("three", 3, 2),
    urto("four", 4, 3, cave="zatralac"),
    urto("five", 5, 4),
    urto("two-standard", 2, 5, standard=True, weapon="trumpets", cave="zatralac"),
    urto("three-standard", 3, 6, standard=True),
    urto("four-standard", 4, 7, standard=True),
    urto("five-standard", 5, 8, standard=True, collapse=False),
    caveloot("quick-two", 2, 1),
    caveloot("quick-three-master", 3, 2, game_master=True),
    caveloot("balanced-three", 3, 3, length="balanced"),
    caveloot("long-four", 4, 4, length="long"),
    caveloot("epic-two", 2, 5, length="epic"),
    caveloot("epic-five", 5, 6, length="epic"),
    ravenloft("one", 1, 1, ties="ask"),
    ravenloft("two", 2, 2, adventure="the_icon_of_ravenloft"),
    ravenloft("three", 3, 3, adventure="klaks_workshop", powers="choose"),
    ravenloft("four", 4, 4, adventure="the_bone_warden", powers="random", surges=4),
    ravenloft("five", 5, 5, adventure="doors_of_cinder", first="seat"),
    ravenloft("new", 2, 1, "NEW", surges=1),
    ravenloft("advanced", 2, 1, "ADV"),
    ravenloft("levels", 2, 1, "LVL", surges=1),
    ravenloft("barkam", 2, 1, "BAR", surges=1),
    ravenloft("four-actions", 2, 3, "MIK", surges=1),
    ravenloft("time-elapsed", 2, 3, "HPH", surges=1),
    ravenloft("dice", 2, 3, "DIC", surges=1, dice="b"),
    ravenloft("custom", 2, 3, "CUS", surges=1, hero=[DWARF_WIZARD, "any"]),
    ravenloft("hybrid", 2, 3, "HYB", surges=1, hero=[KNIFE_AND_SHIELD, "any"]),
    ravenloft("strahd", 4, 1, "STR"),
    ravenloft("in-rounds", 3, 2, "GEN"),
    mixed("advanced-all", 3, 1, "ADV", dice="c", adventure="the_icon_of_ravenloft"),
    mixed("barkam-all", 2, 2, "BAR", "LVL", adventure="klaks_workshop"),
    mixed("in-rounds-all", 3, 3, "GEN", "LVL", dice="b", adventure="the_bone_warden"),
    mixed("four-actions-all", 2, 4, "MIK", "LVL", dice="c"),
    mixed("time-elapsed-all", 3, 5, "HPH", "LVL", adventure="doors_of_cinder"),
    mixed("strahd-all", 4, 6, "STR", "NEW", "LVL", dice="b", adventure="the_count_awakens"),
]
