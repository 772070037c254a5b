"""The dungeon played against the heroes: what is bought with Threat, where it stands, whom villains turn to (5.8).

Everything is counted in HP of the party, as for the heroes; here more is better. Thoughts name no card but the one that
is played, for everybody may read them.
"""

from collections.abc import Sequence

from flick.games.ravenloft.bot.choices import dread
from flick.games.ravenloft.bot.option import Options, Question, Rules, Weighed, each
from flick.games.ravenloft.bot.sight import FAR, RavenloftSight, blow_of, hit_share
from flick.games.ravenloft.card_records import MonsterCard
from flick.games.ravenloft.cards import every_card, kind_of, monster
from flick.games.ravenloft.force import armour_of
from flick.games.ravenloft.heroes_and_foes import Figure, RavenloftHero
from flick.games.ravenloft.language import RavenloftPart, clause_of
from flick.games.ravenloft.state import ENCOUNTER, MONSTER, Adversary
from flick.games.ravenloft.tactics import meant_by
from flick.games.ravenloft.whereabouts import hero_named
from flick.table.rules import Choose
from flick.table.sayings import say

GLADLY = 1.0
"""What it is worth to bring something into play now, whatever it is: Threat that is kept hurts nobody."""
LASTS = 0.6
"""How much of its first blow a monster deals in later turns, for each of its hit points."""
USUAL_BONUS = 7
"""Of the attacks of heroes."""
GIVES = 0.25
"""What each point of its XP helps the heroes."""
HELD = 2.0
"""What another card in an empty hand is worth; less with each that is there."""
AT_HAND = 5
"""With so many cards of a deck in hand more of them are worth little."""
LOW = 3
"""A hero with so few hit points is worth falling upon."""


def spawn(question: Question, sight: RavenloftSight) -> Options:
    """The monster that hurts most; none that would be lost."""
    assert isinstance(question, Choose)
    row = [kind_of(name) for name in sight.hero.row]
    found: list[Weighed] = []
    for option in question.options:
        if option.name == question.decline:
            found.append(Weighed(option.name, 0.0, say("think-keep")))
            continue
        kind = kind_of(option.thing)
        gain = -1.0 if kind in row else GLADLY + menace(sight, kind)
        found.append(Weighed(option.name, gain, say("think-spawn", card=kind)))
    return found


def menace(sight: RavenloftSight, kind: str) -> float:
    """What a monster will cost the party: its blows now and later, its companions of the same kind, less its XP."""
    blow, record = blow_of(kind), monster(kind)
    stroke = sight.harm_to(sight.hero, blow.damage, hit_share(blow.bonus, sight.need))
    lasting = LASTS * record.hp / max(0.2, hit_share(USUAL_BONUS, record.ac))
    alike = sum(figure.kind == kind for figure in sight.foes)
    return stroke * (1.0 + lasting) + 0.5 * alike * stroke - GIVES * record.xp


def put(question: Question, sight: RavenloftSight) -> Options:
    """Where the figure strikes at once, and hardest; else as near to a hero as can be."""
    name = str(question.facts.get("figure", ""))
    return each(question, lambda square: _from(sight, name, square))


def _from(sight: RavenloftSight, name: str, square: str) -> float:
    """What a figure does from a square the next time that it acts."""
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
    """What a clause costs those whom it strikes: all of them, or one."""
    if part.verb not in ("strike", "charge", "shoot", "sweep") or clause_of(part) == "else":
        return 0.0
    damage = part.amount.plus + 0.7 * bool(part.hit)
    harms = [
        sight.harm_to(hero, damage, hit_share(part.bonus.plus, armour_of(sight.state, hero.id))) for hero in heroes
    ]
    return sum(harms) if part.verb == "sweep" else max(harms, default=0.0)


def encounter(question: Question, sight: RavenloftSight) -> Options:
    """The one that the active hero would like least."""
    assert isinstance(question, Choose)
    found = [
        Weighed(option.name, GLADLY + dread(sight, option.thing), say("think-encounter", card=kind_of(option.thing)))
        for option in question.options
        if option.name != question.decline
    ]
    return [*found, Weighed(question.decline, 0.0, say("think-keep"))]


def draw(question: Question, sight: RavenloftSight) -> Options:
    """Cards of the sort of which few are in hand, as long as there is Threat to play them."""
    assert isinstance(question, Choose)
    own = sight.state.adversary
    assert own is not None
    found: list[Weighed] = []
    for option in question.options:
        if option.name == question.decline:
            found.append(Weighed(option.name, 0.0, say("think-keep")))
            continue
        encounters, monsters = map(int, option.thing.split("+"))
        worth = _more(own, ENCOUNTER, encounters) + _more(own, MONSTER, monsters)
        found.append(Weighed(option.name, worth))
    return found


def _more(own: Adversary, deck: str, count: int) -> float:
    """What so many cards more of a deck are worth."""
    held = len(own.hand[deck])
    return sum(HELD * max(0.0, 1 - (held + number) / AT_HAND) for number in range(count))


def victim(question: Question, sight: RavenloftSight) -> Options:
    """Whom a villain turns to: who falls soonest."""

    def worth(name: str) -> float:
        hero = hero_named(sight.state, name)
        if hero is None or not hero.stands:
            return -FAR
        return 10.0 * (hero.hp <= LOW) - hero.hp - 0.5 * armour_of(sight.state, name)

    return each(question, worth, say("think-weakest"))


def nearest_tile(question: Question, sight: RavenloftSight) -> Options:
    """On which tile something comes: where the heroes are."""
    return each(question, lambda tile: -float(sight.tiles_to_heroes(tile)))


RULES: Rules = {
    "spawn": spawn,
    "put": put,
    "encounter": encounter,
    "draw": draw,
    **dict.fromkeys(("victim", "whom", "ally"), victim),
    **dict.fromkeys(("route", "chamber-tile", "half", "where"), nearest_tile),
}
