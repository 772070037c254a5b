"""Decides for a bot where to go, what to take and when to go home (CAVE-146 to CAVE-156, CAVE-164 to CAVE-177)."""

from collections.abc import Mapping, Sequence

from flick.games.caveloot.acts import PlayerAct
from flick.games.caveloot.bot import scouting
from flick.games.caveloot.bot.common import Rule, acts_of, does, first, percent
from flick.games.caveloot.bot.sense import Sense
from flick.games.caveloot.cards import FOES, HEROES, SECRET, card
from flick.games.caveloot.packing import base, best_load, heroes_of, suggested_pack
from flick.games.caveloot.state import vitality_of
from flick.table.rules import Choose, Decision
from flick.table.sayings import Say, say
from flick.table.seats import Thought

LIVES = {0: 0.0, 1: 0.55, 2: 0.85, 3: 0.95}
"""The share of its power that a hero with so little vitality counts; with 4 or more it counts whole."""


def _prepare(decision: Choose, sense: Sense) -> Thought | None:
    """Send the hero who stands best. Against a final boss who can be challenged it takes the best load, else the
    suggested pack; a hero with at most 2 vitality and an empty hand takes a cheap card that can be given up for a
    flight."""
    hero, state = str(decision.facts["hero"]), sense.state
    best = max(heroes_of(state, sense.seat), key=lambda name: _standing(sense, name), default=hero)
    if best != hero and _standing(sense, best) > _standing(sense, hero):
        return does(decision, next(act for act in acts_of(decision, "hero") if act.card == best))
    packs, unpacks = acts_of(decision, "pack"), acts_of(decision, "unpack")
    if sense.boss_open():
        load = best_load(state, sense.seat, hero)[1]
        if (more := next((act for act in packs if act.card in load), None)) is not None:
            return does(decision, more)
        if load and (less := next((act for act in unpacks if act.card not in load), None)) is not None:
            return does(decision, less)
    elif (suggested := first(decision, "suggested")) is not None and not _has_ransom(sense, hero, unpacks):
        return does(decision, suggested)
    if vitality_of(state, hero) <= 2 and not unpacks and (ransom := _ransom(sense, packs)) is not None:
        return does(decision, ransom)
    return does(decision, first(decision, "go"))


def _standing(sense: Sense, hero: str) -> float:
    """The power of a hero with its best load, less where it has little vitality."""
    power = base(sense.state, sense.seat, hero) + best_load(sense.state, sense.seat, hero)[0]
    return power * LIVES.get(vitality_of(sense.state, hero), 1.0)


def _ransom(sense: Sense, packs: Sequence[PlayerAct]) -> PlayerAct | None:
    """The card that is missed least, to be given up for a flight."""
    found = [act for act in packs if card(act.card).type not in HEROES and not card(act.card).wound]
    return min(found, key=lambda act: sense.worth(act.card), default=None)


def _has_ransom(sense: Sense, hero: str, unpacks: Sequence[PlayerAct]) -> bool:
    """Whether a single card is packed where the suggestion is to pack nothing."""
    return len(unpacks) == 1 and not suggested_pack(sense.state, sense.seat, hero)


def _journey(decision: Choose, sense: Sense) -> Thought | None:
    """Take a look first; go to the final boss where a fight with him is worth it, else to the region that promises
    most."""
    if (look := first(decision, "look")) is not None:
        return does(decision, look)
    roads = acts_of(decision, "go")
    boss, region = sense.state.final_boss, sense.boss_open()
    if region and scouting.prey(sense, boss) > 0:
        why = say("think-boss", card=boss, percent=percent(sense.bout(boss).win))
        return does(decision, next(act for act in roads if act.region == region), why)
    chosen = max(roads, key=lambda act: scouting.expedition(sense, act.region))
    danger = percent(scouting.danger(sense, chosen.region))
    return does(decision, chosen, say("think-go", region=f"region-{chosen.region}", percent=danger))


def _step(decision: Choose, sense: Sense) -> Thought | None:
    """Choose what promises most: a card that lies in sight, a dungeon, another card; go home where nothing is worth
    it."""
    if (act := first(decision, "complete")) is not None:
        return does(decision, act)
    region = sense.state.now.region
    known = acts_of(decision, "known", "meet")
    best = max(known, key=lambda act: scouting.wanted(sense, act.card), default=None)
    prey = best is not None and card(best.card).type in FOES
    if best is not None and not prey and scouting.wanted(sense, best.card) > 0:
        return does(decision, best, _why(sense, best.card))
    ways = [(scouting.draw(sense, region), act) for act in acts_of(decision, "draw")]
    ways += [(scouting.depth(sense, act.card), act) for act in acts_of(decision, "enter")]
    ways += [(scouting.wanted(sense, best.card), best)] if best is not None else []
    worth, chosen = max(ways, key=lambda way: way[0], default=(0.0, None))
    if chosen is None or worth <= 0:
        return does(decision, first(decision, "home"), _why_home(sense, decision))
    if chosen.kind == "draw":
        return does(decision, chosen, say("think-draw", percent=percent(scouting.danger(sense, region))))
    if chosen.kind == "enter":
        return does(decision, chosen, say("think-dungeon", card=chosen.card))
    return does(decision, chosen, _why(sense, chosen.card))


def _why_home(sense: Sense, decision: Choose) -> Say:
    """The thought of a hero that goes home: the hand is full, or the next card is too dangerous."""
    if first(decision, "draw") is not None and sense.room <= 0:
        return say("think-full")
    danger = percent(scouting.danger(sense, sense.state.now.region))
    return say("think-home", percent=danger, temper=sense.temper.name)


def _why(sense: Sense, name: str) -> Say | None:
    """The thought of a hero that goes for a card; none for a card whose text others may not know."""
    one = card(name)
    if one.type in FOES:
        return say("think-fight", card=name, percent=percent(sense.bout(name).win))
    return None if one.type in SECRET else say("think-take", card=name)


def _met(decision: Choose, sense: Sense) -> Thought | None:
    """Tame a monster where that gains more than a fight, bind fairies, take loot, and fight where the prey is worth
    it."""
    fight, take, name = first(decision, "fight"), first(decision, "take"), about(decision)
    corrupt, must = first(decision, "corrupt"), take is None and not decision.decline
    if corrupt is not None:
        tame, other = scouting.tamed(sense, name), sense.bout(name).worth if must else scouting.prey(sense, name)
        if tame > 0 and tame > other:
            return does(decision, corrupt, say("think-tame", card=name, n=corrupt.n))
    if (bind := first(decision, "bind")) is not None:
        return does(decision, bind, say("think-bind", card=name))
    if fight is not None and (must or scouting.prey(sense, name) > scouting.recruit(sense, name)):
        return does(decision, fight, say("think-fight", card=name, percent=percent(sense.bout(name).win)))
    return _taken(decision, sense, take, name) if take is not None else does(decision, None)


def _taken(decision: Choose, sense: Sense, take: PlayerAct, name: str) -> Thought | None:
    """Take a card that is worth its room; leave any other."""
    one = card(name)
    is_shown = one.type not in SECRET
    if one.type in HEROES and name not in sense.state.trophies:
        is_wanted = scouting.recruit(sense, name) > 0
    else:
        is_wanted = scouting.wanted(sense, name) > 0
        if one.wound and not is_wanted:
            return does(decision, None, say("think-wound", card=name))
    if is_wanted:
        return does(decision, take, say("think-take", card=name) if is_shown else None)
    return does(decision, None, say("think-leave", card=name) if is_shown else None)


def about(decision: Decision) -> str:
    """The card that a decision is about."""
    return str(decision.facts["card"])


def _room(decision: Choose, sense: Sense) -> Thought | None:
    """Drop the first of those cards that are missed least, together heavy enough for the hand to fit without them."""
    over = decision.facts["n"]
    assert isinstance(over, int)
    least = sense.dropped(over)[0]
    return does(decision, next(act for act in decision.things if act.card == least))


def _deeper(decision: Choose, sense: Sense) -> Thought | None:
    """Go deeper into the dungeon where the next level is worth more than leaving."""
    now = sense.state.now
    goes = scouting.level(sense, now.dungeon, now.floor + 1) > 0
    return does(decision, first(decision, "down") if goes else None)


def _collect(decision: Choose, sense: Sense) -> Thought | None:
    """Bind fairies at once, then take what is worth its room, the best first."""
    binds = first(decision, "bind")
    found = [act for act in acts_of(decision, "take") if scouting.wanted(sense, act.card) > 0]
    return does(decision, binds or max(found, key=lambda act: sense.worth(act.card), default=None))


def _capture(decision: Choose, sense: Sense) -> Thought | None:
    """Take prey that is worth its room; leave any other."""
    take = first(decision, "take")
    assert take is not None
    if sense.gain(take.card) > 0:
        return does(decision, take, say("think-take", card=take.card))
    return does(decision, None, say("think-leave", card=take.card))


def _put(decision: Choose, sense: Sense) -> Thought | None:
    return Thought(f"{decision.verb} face-down")


RULES: Mapping[str, Rule] = {
    "prepare": _prepare,
    "muster": _prepare,
    "journey": _journey,
    "put": _put,
    "step": _step,
    "met": _met,
    "room": _room,
    "deeper": _deeper,
    "collect": _collect,
    "capture": _capture,
}
