"""Answers what is asked beside the hero phase: who is hit, where monsters come, what is kept, cancelled or rolled
again."""

from collections.abc import Callable, Mapping

from flick.bots.weighing import Weighed
from flick.effects.effect_records import every_part
from flick.games.ravenloft.bot.blows import Blows
from flick.games.ravenloft.bot.hero_turn import HeroTurn
from flick.games.ravenloft.bot.option import Options, Question, Rules, each
from flick.games.ravenloft.bot.sight import FAR, RavenloftSight, blow_of
from flick.games.ravenloft.cards import card, encounter, encounters, kind_of, monster, monsters
from flick.games.ravenloft.dungeon import card_of, squares_in
from flick.games.ravenloft.experience import CANCEL, total, worth_of
from flick.games.ravenloft.language import Parts, RavenloftPart
from flick.games.ravenloft.missions import leaves_in_vain
from flick.games.ravenloft.odds import hit_share
from flick.games.ravenloft.whereabouts import hero_named
from flick.table.answers import write_many
from flick.table.rules import Choose, ChooseMany
from flick.table.sayings import Say, say

DREAD = {"curse": 1.6, "environment": 1.2, "hazard": 0.6, "trap": 1.8}
"""What an encounter that stays costs, by its type."""
PATIENCE = 1.1
"""Encounters that cost less than this are not cancelled as long as the party has less than ``PLENTY`` experience."""
PLENTY = 10
"""The experience from which on the party spends it more freely."""
WORTH_OF_ITEMS: Mapping[str, float] = {"healing_draught": 2.0, "wand_of_sparks": 2.2, "heavy_shield": 2.0}
"""What Items are worth; any other card is worth 1."""


def victim(question: Question, sight: RavenloftSight) -> Options:
    """Let a monster turn to the hero who can bear it best, or to one who is down already."""

    def worth(name: str) -> float:
        hero = hero_named(sight.state, name)
        return 0.0 if hero is None else sight.hp_of(hero) + 0.5 * hero.ac + (50 if not hero.stands else 0)

    return each(question, worth, say("think-bears-it"))


def wounded(question: Question, sight: RavenloftSight) -> Options:
    """Choose a downed hero for something good, else the one who is hurt most."""

    def worth(name: str) -> float:
        hero = hero_named(sight.state, name)
        if hero is None:
            return 0.0
        return (hero.most_hp - hero.hp) / sight.scale + 5 * (not hero.hp) + len(hero.conditions)

    return each(question, worth)


def away(question: Question, sight: RavenloftSight) -> Options:
    """Let a monster stand far from all standing heroes."""
    heroes = [hero.square for hero in sight.state.heroes if hero.stands]

    def worth(square: str) -> float:
        if square not in sight.ways.squares.spots:
            return 0
        steps = sight.ways.steps_from(square)
        return min((steps.get(hero, FAR) for hero in heroes), default=0)

    return each(question, worth)


def away_by_tile(question: Question, sight: RavenloftSight) -> Options:
    """Let something come onto the tile farthest from the heroes."""
    return each(question, lambda tile: float(sight.tiles_to_heroes(tile)))


def stand(question: Question, sight: RavenloftSight) -> Options:
    """Choose the square on which the hero would best end its phase."""
    seen = HeroTurn(sight)
    squares = squares_in(sight.dungeon).spots
    return each(question, lambda thing: seen.end(thing) if thing in squares else 0.0)


def target(question: Question, sight: RavenloftSight) -> Options:
    """Choose the target of an attack that is worth most."""
    blows, name = Blows(sight), sight.state.fight.card if sight.state.fight else ""
    return _best(question, lambda thing: blows.at_one(name, thing))


def _best(question: Question, worth: Callable[[str], float]) -> Options:
    """The options of a choice, each weighed by the thing that it names; where several are chosen, the single answer
    that chooses as many as possible of those that are worth most."""
    if not isinstance(question, ChooseMany):
        return each(question, worth)
    ranked = sorted(question.options, key=lambda option: -worth(option.thing))[: question.most]
    indices = [index for index, option in enumerate(question.options) if option in ranked]
    return [Weighed(write_many(question, indices), 1.0)]


def cancel(question: Question, sight: RavenloftSight) -> Options:
    """Cancel an encounter that would cost more than the experience is worth (RAV-137)."""
    cost = dread(sight, str(question.facts.get("card", "")))
    return _prevented(
        question, cost, PATIENCE if total(sight.state) < PLENTY else 0.5, say("think-cancel"), say("think-bear")
    )


def _prevented(question: Question, cost: float, patience: float, prevented: Say, borne: Say) -> Options:
    """Weigh spending experience, in the way that loses least, on something that would ``cost`` so many HP, against
    declining, which is worth ``patience``. The last two are the thoughts of whoever spends it and of whoever does
    not."""
    assert isinstance(question, Choose)
    best = question.options[0].name
    why = prevented if cost > patience else borne
    ways = [Weighed(option.name, cost if option.name == best else -9.0, why) for option in question.options]
    return [*ways, Weighed(question.decline, patience, why)]


def dread(sight: RavenloftSight, name: str) -> float:
    """What an encounter will probably cost, in HP of the party."""
    record = encounter(kind_of(name))
    if record.type in DREAD:
        return DREAD[record.type] * (0.3 if record.type == "environment" and sight.state.environment else 1.0)
    parts = [part for text in record.texts.values() for part in every_part(text)]
    return 0.7 + sum(_pain(sight, part) for part in parts)


def _pain(sight: RavenloftSight, part: RavenloftPart) -> float:
    """What a part of an encounter's text will probably cost, in HP of the party."""
    if part.verb == "atk":
        hurt = hit_share(part.bonus.plus, sight.need) * (part.amount.plus + 0.7 * bool(part.hit))
        several = part.target is not None and part.target.who in ("heroes", "here")
        _, falls = sight.dealt(part.amount.plus, sight.hero.hp)
        return hurt * (1.8 if several else 1.0) + sight.price_of_falling() * 0.5 * falls
    return {"mon": 1.5, "tile_and_mon": 0.6, "act": 2.0, "dmg": 1.0, "tele": 0.8, "exhaust": 0.7}.get(part.verb, 0.0)


def dismiss(question: Question, sight: RavenloftSight) -> Options:
    """Discard a monster that would cost more than the experience is worth (RAV-BAR-28)."""
    blow = blow_of(kind_of(str(question.facts.get("card", ""))))
    cost = 0.4 + blow.damage * hit_share(blow.bonus, sight.need)
    cost += 0.5 * sight.price_of_falling() * (sight.hp_of(sight.hero) <= blow.damage)
    return _prevented(
        question, cost, 1.6 if total(sight.state) < PLENTY else 0.8, say("think-dismiss"), say("think-let-come")
    )


def black(question: Question, sight: RavenloftSight) -> Options:
    """Choose the encounter where it can be cancelled or monsters are many, else the monster behind (RAV-MIK-09)."""
    crowded = len(sight.foes) >= len(sight.others) + 1
    encounter_is_better = crowded or total(sight.state) >= CANCEL
    return each(question, lambda thing: float((thing == "encounter") is encounter_is_better))


def xp_card(question: Question, sight: RavenloftSight) -> Options:
    """Choose the card that is worth most XP (RAV-BAR-56)."""
    return each(question, lambda name: float(worth_of(name)))


def reroll(question: Question, sight: RavenloftSight) -> Options:
    """Roll a die again where that will probably help. A roll that has hit is rolled again only in a forced attack,
    where nobody wants a hit."""
    needed, rolled, n = (question.facts.get(name, 0) for name in ("needed", "total", "n"))
    share = 0.0
    if isinstance(needed, int) and isinstance(rolled, int) and isinstance(n, int):
        share = hit_share(rolled - n, needed)
        if rolled >= needed:
            share = 1.0 - share
    return _yes(question, share - 0.45)


def gladly(question: Question, sight: RavenloftSight) -> Options:
    """Take what is offered."""
    return _yes(question, 1.0)


def escape(question: Question, sight: RavenloftSight) -> Options:
    """Leave the dungeon, unless the hero is without what it must bring out."""
    return _yes(question, -1.0 if leaves_in_vain(sight.state, sight.hero) else 1.0)


def _yes(question: Question, worth: float) -> Options:
    """Weigh yes, or each option, the earlier ones a little more, against declining, which is worth nothing."""
    if not isinstance(question, Choose):
        return [Weighed("yes", worth), Weighed("no", 0.0)]
    found = [Weighed(option.name, worth - index * 0.01) for index, option in enumerate(question.options)]
    return [*found, Weighed(question.decline, 0.0)] if question.decline else found


def twenty(question: Question, sight: RavenloftSight) -> Options:
    """Choose lost HP for a hero who is badly hurt, else a level (RAV-LVL-01)."""
    missing = (sight.hero.most_hp - sight.hero.hp) / sight.scale
    return each(
        question, lambda name: 1.0 if name == "rise" else 0.4 * missing - 0.2 + (3.0 if not sight.hero.hp else 0)
    )


def give(question: Question, sight: RavenloftSight) -> Options:
    """Give an Item to a hero who has few."""

    def worth(name: str) -> float:
        hero = hero_named(sight.state, name)
        return 0.0 if hero is None else 0.3 * (hero is sight.hero) - len(hero.items) + 0.5 * bool(hero.hp)

    return each(question, worth)


def keep(question: Question, sight: RavenloftSight) -> Options:
    """Keep the best of several treasures."""
    return each(question, lambda name: WORTH_OF_ITEMS.get(kind_of(name), 1.0))


def lose(question: Question, sight: RavenloftSight) -> Options:
    """Lose the worst of several cards."""
    return each(question, lambda name: -WORTH_OF_ITEMS.get(kind_of(name), 1.0))


def put_back(question: Question, sight: RavenloftSight) -> Options:
    """Put good cards back on top and bad ones under the deck."""

    def worth(thing: str) -> float:
        name, _, way = thing.rpartition("-")
        goodness = _goodness(sight, name)
        return goodness if way == "top" else -goodness

    return each(question, worth)


def _goodness(sight: RavenloftSight, name: str) -> float:
    """What it is worth that this tile or card comes next."""
    if name in sight.dungeon.stack:
        record = card_of(sight.dungeon, name)
        return 2.0 if record.kind not in ("ordinary", "corridor") else 0.5 - record.is_black
    if kind_of(name) in encounters():
        return 1.3 - dread(sight, name)
    return 2.0 - monster(name).xp if kind_of(name) in monsters() else 0.0


def compelled(question: Question, sight: RavenloftSight) -> Options:
    """Strike a friend with whatever hurts least."""

    def worth(name: str) -> float:
        parts: Parts = card(kind_of(name)).texts.get("attack", ())
        return -float(sum(part.amount.plus + 0.1 * part.bonus.plus for part in parts if part.verb == "atk"))

    return each(question, worth)


def power(question: Question, sight: RavenloftSight) -> Options:
    """Choose the powers that strike hardest."""

    def worth(name: str) -> float:
        record = card(kind_of(name))
        parts = [part for text in record.texts.values() for part in text if part.verb == "atk"]
        several = any(part.target is not None and (part.target.who == "all" or part.target.count > 1) for part in parts)
        return sum(part.amount.plus + 0.15 * part.bonus.plus for part in parts) + 0.8 * several

    return _best(question, worth)


def explore(question: Question, sight: RavenloftSight) -> Options:
    """Choose any of several edges; none is preferred."""
    return each(question, lambda name: 0.0)


RULES: Rules = {
    "victim": victim,
    **dict.fromkeys(("ally", "whom", "raise", "near"), wounded),
    **dict.fromkeys(("put", "shove"), away),
    **dict.fromkeys(("route", "chamber-tile", "half", "where", "generator"), away_by_tile),
    **dict.fromkeys(("stand", "appear", "step", "enter"), stand),
    **dict.fromkeys(("target", "targets", "target-tile", "another"), target),
    "cancel": cancel,
    "reroll": reroll,
    "dismiss": dismiss,
    "black": black,
    "xp-card": xp_card,
    **dict.fromkeys(("rise", "buy", "train", "ignore", "object", "another-treasure", "redirect"), gladly),
    "escape": escape,
    "twenty": twenty,
    "give": give,
    "keep": keep,
    **dict.fromkeys(("discard", "exhaust"), lose),
    "put-back": put_back,
    "compelled": compelled,
    **dict.fromkeys(("powers", "new-power", "flip"), power),
    **dict.fromkeys(("edge", "explore"), explore),
}
