"""The achievements over many matches: adventures and variants that are won, and feats. They change nothing in play: the
events of a match show whether one is achieved."""

from collections.abc import Iterator

from flick.effects.language import hyphened
from flick.games.ravenloft.built import BuiltHero
from flick.games.ravenloft.state import RavenloftState
from flick.games.ravenloft.whereabouts import is_hero
from flick.table.game import Achievement
from flick.table.rules import Event, tell
from flick.table.sayings import Say, Who

ADVENTURES = (
    "out-of-the-grave",
    "the-icon-of-ravenloft",
    "klaks-workshop",
    "the-bone-warden",
    "doors-of-cinder",
    "the-count-awakens",
)
WAYS = {
    "ADV": "RAV-ADV-12",
    "CUS": "RAV-CUS-01",
    "HYB": "RAV-HYB-01",
    "NEW": "RAV-NEW-03",
    "BAR": "RAV-BAR-10",
    "LVL": "RAV-LVL-01",
    "GEN": "RAV-GEN-16",
    "STR": "RAV-STR-01",
    "DIC": "RAV-DIC-04",
    "MIK": "RAV-MIK-05",
    "HPH": "RAV-HPH-03",
}
"""The rule that stands for each variant."""
FEATS = {
    "alone": "RAV-RUL-11",
    "unhurt": "RAV-02",
    "without-surges": "RAV-NEW-08",
    "four-ways": "RAV-MIX-01",
    "the-count": "RAV-STR-01",
    "master": "RAV-ADV-29",
    "veteran": "RAV-LVL-10",
    "overrun": "RAV-BAR-27",
    "against-all-odds": "RAV-HPH-15",
    "all-thumbs": "RAV-MIK-19",
    "shattering": "RAV-DIC-04",
}
MANY_WAYS = 4
AT_ONCE = {
    ("rises", "RAV-ADV-29"): "master",
    ("rises", "RAV-LVL-10"): "veteran",
    ("initiative-won", "RAV-HPH-15"): "against-all-odds",
    ("phase-ends", "RAV-MIK-19"): "all-thumbs",
}
"""Feats that an event of this kind and rule brings."""
COUNTED = {"generator": (3, "overrun"), "damage-rolled": (12, "shattering")}
"""Feats that an event of this kind brings whose number ``n`` is at least so great."""


def _listed() -> Iterator[Achievement]:
    """Every achievement, in the order in which they are shown."""
    grades = {
        "won-adventures": dict.fromkeys(ADVENTURES, "RAV-02"),
        "won-ways": {name.lower(): rule for name, rule in WAYS.items()},
        "feats": FEATS,
    }
    for grade, rules in grades.items():
        for name, rule in rules.items():
            one = f"{'feat' if grade == 'feats' else 'won'}-{name}"
            yield Achievement(one, rule, grade, Say(f"achievement-{one}"))


LISTED = tuple(_listed())
RULES = {one.id: one.rule for one in LISTED}


def noticed(state: RavenloftState, event: Event) -> Iterator[Event]:
    """Yield an event for each achievement that an event brings: once in a match, to whoever the event is about, or to
    the side that has won."""
    names = [f"feat-{name}" for name in _feats(state, event)]
    sides: tuple[int | None, ...] = (event.seat,)
    if state.ended is not None and event.kind in ("won", "lost"):
        names, sides = list(_of_end(state, state.ended.won)), _side(state, state.ended.won)
    for name in names:
        if name not in state.achieved:
            state.achieved.append(name)
            yield from (_told(name, seat) for seat in sides)


def _side(state: RavenloftState, heroes: bool) -> tuple[int | None, ...]:
    """The seats of the side that has won; ``(None,)``, which means everybody, where nobody plays the dungeon."""
    if state.adversary_seat is None:
        return (None,)
    return tuple(range(len(state.heroes))) if heroes else (state.adversary_seat,)


def _told(name: str, seat: int | None) -> Event:
    """The event of an achievement: of a seat, or of everybody."""
    if seat is None:
        return tell("achievement", RULES[name], achievement=name, whose=Say("achieved"))
    who = Who(seat)
    return tell("achievement", RULES[name], achievement=name, who=who, whose=Say("achieved-by", {"who": who}))


def _of_end(state: RavenloftState, is_won: bool) -> Iterator[str]:
    """The achievements that the end of a match brings."""
    if not is_won:
        if state.adversary is not None:
            yield "feat-the-count"
        return
    options, heroes = state.options, state.heroes
    adventure = hyphened(options.adventure)
    if adventure in ADVENTURES:
        yield f"won-{adventure}"
    made = [seat.hero for seat in options.seats if isinstance(seat.hero, BuiltHero)]
    took_part = {"CUS": any(not hero.is_hybrid for hero in made), "HYB": any(hero.is_hybrid for hero in made)}
    yield from (f"won-{name.lower()}" for name in options.variants if took_part.get(name, True))
    if len(heroes) == 1:
        yield "feat-alone"
    if all(hero.hp == hero.most_hp for hero in heroes):
        yield "feat-unhurt"
    if not options.surges:
        yield "feat-without-surges"
    if len(options.variants) >= MANY_WAYS:
        yield "feat-four-ways"


def _feats(state: RavenloftState, event: Event) -> Iterator[str]:
    """The feats that an event brings while the match goes on."""
    if (event.kind, event.rule) in AT_ONCE:
        yield AT_ONCE[event.kind, event.rule]
    count = event.facts.get("n")
    least, name = COUNTED.get(event.kind, (0, ""))
    if name and isinstance(count, int) and count >= least and not is_hero(state, str(event.facts.get("target"))):
        yield name
