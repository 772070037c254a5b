"""What levels bring, from the tables of ``levels/ravenloft/gains.yaml``, and how a hero receives it."""

from collections.abc import Mapping
from functools import cache
from itertools import pairwise
from typing import Annotated, TypeAlias

import msgspec

from flick import places
from flick.effects.language import hyphened
from flick.games.ravenloft import new_powers, treasures
from flick.games.ravenloft.card_files import PowerKind
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.powers import AT_WILL, DAILY, UTILITY, has_power, turn_up, used_up
from flick.games.ravenloft.state import RavenloftState
from flick.table import content
from flick.table.chance import Chance
from flick.table.rules import Rules, choose, tell
from flick.table.sayings import Say, Who, chained

FILE = "gains.yaml"
ADVANCED, LONG = "advanced", "long"

COUNTED, AT_ONCE = ("ac", "hp", "surge", "tokens", "treasures"), ("ready", "at_twenty", "every_power")
"""The gains of a level that have a number, and those that have none."""

Few: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=9)]


class LevelGain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a level brings. Each of the ``powers`` is a card of one of these kinds; ``ready`` turns used Daily and
    Utility powers face up once, ``at_twenty`` does so from then on after a 20; ``every_power`` gives all cards of the
    hero's classes."""

    rule: str
    ac: Few = 0
    hp: Few = 0
    surge: Few = 0
    tokens: Few = 0
    treasures: Few = 0
    powers: tuple[tuple[PowerKind, ...], ...] = ()
    ready: bool = False
    at_twenty: bool = False
    every_power: bool = False


Tables: TypeAlias = dict[str, dict[Annotated[int, msgspec.Meta(ge=2, le=99)], LevelGain]]


@cache
def gains_of(table: str) -> Mapping[int, LevelGain]:
    """The gains of a table, by the level reached."""
    document = content.read_document(places.shipped("levels") / "ravenloft" / FILE)
    check(document)
    return document.convert(Tables)[table]


def check(document: content.Document) -> None:
    """Refuse a table that leaves out a level."""
    for name, table in document.convert(Tables).items():
        for before, level in pairwise([1, *table]):
            if level != before + 1:
                raise document.error((name, level), "ravenloft-level-left-out", level=before + 1)


def receive(state: RavenloftState, chance: Chance, seat: int, gain: LevelGain) -> Rules[None]:
    """Give a hero what a level brings. A downed hero that gains HP stands up."""
    hero, rule = state.heroes[seat], gain.rule
    was_down = not hero.hp
    hero.ac, hero.surge_value, hero.tokens = hero.ac + gain.ac, hero.surge_value + gain.surge, hero.tokens + gain.tokens
    more = policies_of(state).damage.number(state, gain.hp, "hp")
    hero.most_hp, hero.hp = hero.most_hp + more, hero.hp + more
    yield tell("rises", rule, who=Who(seat), n=hero.level, left=hero.hp)
    for sort, n in (("ac", gain.ac), ("surge", gain.surge), ("tokens", gain.tokens)):
        if n:
            yield tell("gains-with-level", rule, who=Who(seat), sort=Say(f"gain-{sort}", {"n": n}))
    if was_down and hero.hp:
        yield tell("stands-up", rule, who=Who(seat))
    for kinds in gain.powers:
        yield from _one_power(state, seat, kinds, rule)
    if gain.every_power:
        yield from _every_power(state, seat, rule)
    if gain.ready:
        yield from make_ready(state, seat, rule)
    for _ in range(gain.treasures):
        yield from treasures.draw_one(state, chance, seat, rule)


def told(gain: LevelGain) -> Say:
    """The sentence for all that a level brings."""
    found = [Say(f"gain-{sort}", {"n": n}) for sort in COUNTED if (n := getattr(gain, sort))]
    found += [chained("gain-or", [Say(f"gain-power-{hyphened(kind)}") for kind in kinds]) for kinds in gain.powers]
    found += [Say(f"gain-{hyphened(sort)}") for sort in AT_ONCE if getattr(gain, sort)]
    return chained("names-more", found)


def make_ready(state: RavenloftState, seat: int, rule: str) -> Rules[None]:
    """Turn all used Daily and Utility powers of a hero face up."""
    for name in used_up(state.heroes[seat]):
        yield from turn_up(state, seat, name, rule)


def _one_power(state: RavenloftState, seat: int, kinds: tuple[PowerKind, ...], rule: str) -> Rules[None]:
    """Give a hero a power card of one of some kinds, if any is left."""
    hero = state.heroes[seat]
    open_to = [kind for kind in kinds if new_powers.choices(hero, kind)]
    if not open_to:
        return
    kind = open_to[0]
    if len(open_to) > 1:
        label = {one: Say(f"do-power-kind-{hyphened(one)}") for one in open_to}
        kind = yield from choose(seat, "power-kind", open_to, rule=rule, label=label.__getitem__)
    yield from new_powers.gain(state, seat, new_powers.choices(hero, kind), rule)


def _every_power(state: RavenloftState, seat: int, rule: str) -> Rules[None]:
    """Give a hero all power cards of its classes (RAV-ADV-32)."""
    hero = state.heroes[seat]
    for kind in (AT_WILL, UTILITY, DAILY):
        while found := new_powers.choices(hero, kind):
            name = new_powers.own_copy(state.heroes, found[0])
            hero.powers.append(name)
            yield has_power(seat, name, rule)
