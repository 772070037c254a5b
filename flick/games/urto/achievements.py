"""The hall of heroes: which achievement is earned when (URTO-187 to URTO-203). None of them affects play."""

from collections.abc import Iterator

from flick.games.urto.state import UrtoState, urto_cell
from flick.games.urto.traits import most_life
from flick.table.game import Achievement
from flick.table.rules import Event, tell
from flick.table.sayings import Say, Who

ACHIEVEMENTS = {
    "survivor": "URTO-187",
    "the-rock": "URTO-188",
    "highlander": "URTO-189",
    "thrifty": "URTO-190",
    "killer": "URTO-191",
    "assassin": "URTO-192",
    "serial-killer": "URTO-193",
    "the-goat": "URTO-194",
    "flash": "URTO-195",
    "best-friends": "URTO-196",
    "chocolate-medal": "URTO-197",
    "good-fricassee": "URTO-198",
    "too-big-a-fish": "URTO-199",
    "curator": "URTO-200",
    "insane-score": "URTO-201",
    "truly-insane-score": "URTO-202",
    "lost-for-words": "URTO-203",
}
"""The rule of each achievement."""
GRADES = {"race": 4, "fights": 3, "fortune": 3, "ends": 4, "scores": 3}
"""The groups in which achievements are listed, with the number in each."""
ALPHA = "alpha"
THRIFTY, FRIENDS = 7, 4
KILLS = {2: "killer", 3: "assassin", 4: "serial-killer"}
ROW = 3
"""The number of divine rolls that must fail one after the other (URTO-R113)."""
SCORES = {50: "insane-score", 60: "truly-insane-score", 70: "lost-for-words"}


def _listed() -> Iterator[Achievement]:
    names = iter(ACHIEVEMENTS)
    for grade, count in GRADES.items():
        for _ in range(count):
            name = next(names)
            yield Achievement(name, ACHIEVEMENTS[name], grade, Say(f"achievement-{name}"))


LISTED = tuple(_listed())


def on_draw(state: UrtoState, seat: int, token: str) -> Iterator[Event]:
    """The achievements for two shortcuts, or two mushrooms, in consecutive draws of one hero, in whatever turns
    (URTO-R113)."""
    hero = state.heroes[seat]
    if token == hero.last_token == "shortcut":
        yield from reached(state, seat, "flash")
    if token == hero.last_token == "mushroom":
        yield from reached(state, seat, "good-fricassee")
    hero.last_token = token


def on_divine_roll(state: UrtoState, seat: int, failed: bool) -> Iterator[Event]:
    """The achievement for three consecutive divine rolls of one hero that all fail (URTO-R113)."""
    hero = state.heroes[seat]
    hero.failures = hero.failures + 1 if failed else 0
    if hero.failures == ROW:
        yield from reached(state, seat, "the-goat")


def on_arrival(state: UrtoState, seat: int) -> Iterator[Event]:
    """The achievements for entering Urto's cell, before phase D (URTO-R110, URTO-R111, URTO-R116)."""
    hero = state.heroes[seat]
    if hero.life == 1:
        yield from reached(state, seat, "survivor")
    if hero.life == most_life(state, hero):
        yield from reached(state, seat, "the-rock")
    if hero.mana >= THRIFTY:
        yield from reached(state, seat, "thrifty")
    if hero.first_pair and all(name in hero.artefacts for name in hero.first_pair):
        yield from reached(state, seat, "curator")


def on_death(state: UrtoState, seat: int, by: int | None, foe: str) -> Iterator[Event]:
    """The achievements for a death: those of the opponent to whom it is credited (URTO-R95, URTO-R112), and those of
    the dead hero. A cell linked to Urto's counts as one cell before the end (URTO-R115)."""
    hero = state.heroes[seat]
    if by is not None and by != seat:
        killer = state.heroes[by]
        killer.kills += 1
        if killer.kills in KILLS:
            yield from reached(state, by, KILLS[killer.kills])
    if foe == ALPHA:
        yield from reached(state, seat, "too-big-a-fish")
    if hero.cell in state.cave.links[urto_cell(state)]:
        yield from reached(state, seat, "chocolate-medal")


def on_end(state: UrtoState, totals: dict[int, int]) -> Iterator[Event]:
    """The achievements at the end, for those who have arrived (URTO-R114, URTO-R117)."""
    if len(totals) == 1:
        yield from reached(state, next(iter(totals)), "highlander")
    for seat, points in totals.items():
        if len(totals) >= FRIENDS:
            yield from reached(state, seat, "best-friends")
        for score, name in SCORES.items():
            if points >= score:
                yield from reached(state, seat, name)


def reached(state: UrtoState, seat: int, name: str) -> Iterator[Event]:
    """Tell an achievement, at most once a game for each hero."""
    if (seat, name) not in state.achieved:
        state.achieved.append((seat, name))
        yield tell("achievement", ACHIEVEMENTS[name], achievement=name, who=Who(seat))
