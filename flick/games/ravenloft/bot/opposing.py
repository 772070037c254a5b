"""Plays the dungeon against the heroes: what is bought with Threat, where it stands, whom villains turn to.

Everything is counted in HP of the party; more is better for the dungeon. Thoughts name no card but the one that is
played, because everybody may read them.
"""

from collections.abc import Callable, Sequence

from flick.games.ravenloft import adversary
from flick.games.ravenloft.bot.choices import dread
from flick.games.ravenloft.bot.option import Options, Question, Rules, Weighed, each
from flick.games.ravenloft.bot.sight import FAR, RavenloftSight, blow_of
from flick.games.ravenloft.card_records import MonsterCard
from flick.games.ravenloft.cards import every_card, kind_of, monster
from flick.games.ravenloft.force import armour_of
from flick.games.ravenloft.heroes_and_foes import Figure, RavenloftHero
from flick.games.ravenloft.language import BLOWS, RavenloftPart, clause_of
from flick.games.ravenloft.odds import hit_share
from flick.games.ravenloft.state import ENCOUNTER, MONSTER, Adversary
from flick.games.ravenloft.tactics import meant_by
from flick.games.ravenloft.whereabouts import hero_named
from flick.table.rules import Choose
from flick.table.sayings import Say, say

GLADLY = 1.0
"""What it is worth to bring anything into play now, because Threat that is kept hurts nobody."""
LASTS = 0.6
"""The share of its first blow that a monster deals in later turns, for each of its HP."""
USUAL_BONUS = 7
"""The usual attack bonus of heroes."""
GIVES = 0.25
"""What each point of a monster's XP is worth to the heroes."""
HELD = 2.0
"""What another card is worth in an empty hand; less with each card in it."""
AT_HAND = 5
"""From this many cards of a deck in hand on another one is worth nothing."""
LOW = 3
"""A hero with at most this many HP is worth attacking first."""


def spawn(question: Question, sight: RavenloftSight) -> Options:
    """Buy the monster that hurts most, but no second copy, which would be lost."""
    row = [kind_of(name) for name in sight.hero.row]

    def worth(name: str) -> float:
        return -1.0 if kind_of(name) in row else GLADLY + menace(sight, kind_of(name))

    return _or_keep(question, worth, lambda name: say("think-spawn", card=kind_of(name)))


def _or_keep(
    question: Question, worth: Callable[[str], float], why: Callable[[str], Say | None] = lambda name: None
) -> Options:
    """The options of a choice, each weighed by the thing that it names. The last one declines: to keep what the others
    would spend is worth nothing."""
    assert isinstance(question, Choose)
    *bought, kept = question.options
    weighed = [Weighed(option.name, worth(option.thing), why(option.thing)) for option in bought]
    return [*weighed, Weighed(kept.name, 0.0, say("think-keep"))]


def menace(sight: RavenloftSight, kind: str) -> float:
    """What a monster will cost the party: its blows now and later, more with others of its kind, less its XP."""
    blow, record = blow_of(kind), monster(kind)
    stroke = sight.harm_to(sight.hero, blow.damage, hit_share(blow.bonus, sight.need))
    lasting = LASTS * record.hp / max(0.2, hit_share(USUAL_BONUS, record.ac))
    alike = sum(figure.kind == kind for figure in sight.foes)
    return stroke * (1.0 + lasting) + 0.5 * alike * stroke - GIVES * record.xp


def put(question: Question, sight: RavenloftSight) -> Options:
    """Put a figure where it strikes at once and hardest, else as near to a hero as possible."""
    name = str(question.facts.get("figure", ""))
    return each(question, lambda square: _from(sight, name, square))


def _from(sight: RavenloftSight, name: str, square: str) -> float:
    """What a figure does from a square when it acts next."""
    state, kind = sight.state, kind_of(name)
    if square not in sight.ways.squares.spots:
        return 0.0
    steps = sight.ways.steps_from(square)
    near = min((steps.get(hero.square, FAR) for hero in state.heroes if hero.stands), default=FAR)
    record = every_card().get(kind)
    if not isinstance(record, MonsterCard):
        return -0.01 * near
    figure = Figure(name, kind, "monster", record.hp, record.hp, square, record.size)
    for part in record.tactics:
        meant = meant_by(state, figure, part)
        if meant is not None:
            return _stroke(sight, part, [state.heroes[seat] for seat in meant]) - 0.01 * near
    return -0.01 * near


def _stroke(sight: RavenloftSight, part: RavenloftPart, heroes: Sequence[RavenloftHero]) -> float:
    """What a clause costs the heroes whom it strikes: all of them for a sweep, else the one who loses most."""
    if part.verb not in BLOWS or clause_of(part) == "else":
        return 0.0
    damage = part.amount.plus + 0.7 * bool(part.hit)
    harms = [
        sight.harm_to(hero, damage, hit_share(part.bonus.plus, armour_of(sight.state, hero.id))) for hero in heroes
    ]
    return sum(harms) if part.verb == "sweep" else max(harms, default=0.0)


def encounter(question: Question, sight: RavenloftSight) -> Options:
    """Play the encounter that costs the active hero most."""
    return _or_keep(
        question, lambda name: GLADLY + dread(sight, name), lambda name: say("think-encounter", card=kind_of(name))
    )


def draw(question: Question, sight: RavenloftSight) -> Options:
    """Buy cards of the deck of which few are in hand."""
    own = adversary.of(sight.state)

    def worth(split: str) -> float:
        encounters, monsters = map(int, split.split("+"))
        return _more(own, ENCOUNTER, encounters) + _more(own, MONSTER, monsters)

    return _or_keep(question, worth)


def _more(own: Adversary, deck: str, count: int) -> float:
    """What ``count`` cards more of a deck are worth."""
    held = len(own.hand[deck])
    return sum(HELD * max(0.0, 1 - (held + number) / AT_HAND) for number in range(count))


def victim(question: Question, sight: RavenloftSight) -> Options:
    """Let a villain turn to the hero who falls soonest."""

    def worth(name: str) -> float:
        hero = hero_named(sight.state, name)
        if hero is None or not hero.stands:
            return -FAR
        return 10.0 * (hero.hp <= LOW) - hero.hp - 0.5 * armour_of(sight.state, name)

    return each(question, worth, say("think-weakest"))


def nearest_tile(question: Question, sight: RavenloftSight) -> Options:
    """Let something come onto the tile nearest to the heroes."""
    return each(question, lambda tile: -float(sight.tiles_to_heroes(tile)))


RULES: Rules = {
    "spawn": spawn,
    "put": put,
    "encounter": encounter,
    "draw": draw,
    **dict.fromkeys(("victim", "whom", "ally"), victim),
    **dict.fromkeys(("route", "chamber-tile", "half", "where"), nearest_tile),
}
