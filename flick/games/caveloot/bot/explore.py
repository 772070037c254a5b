"""Where to go, what to take, when to go home (sections 4.23 and 4.20)."""

from collections.abc import Mapping

from flick.games.caveloot.acts import PlayerAct
from flick.games.caveloot.bot.common import Rule, acts_of, does, first, percent
from flick.games.caveloot.bot.sense import Sense
from flick.games.caveloot.cards import FOES, HEROES, SECRET, card, kind_of
from flick.games.caveloot.state import vitality_of
from flick.table.rules import Choose, Decision
from flick.table.sayings import Say, say
from flick.table.seats import Thought

DEEP = 0.7
"""A dungeon is entered with this chance to beat what a region's boss guards the least of: its strongest monster."""
LIGHT = 12
"""A hand worth less than this is gladly left for a flight."""


def _prepare(decision: Choose, sense: Sense) -> Thought | None:
    """The suggested pack; against the final boss every artefact and grimoire for which there is room."""
    if sense.boss_open():
        packs = [act for act in acts_of(decision, "pack") if card(act.card).reference > 0]
        packs = [act for act in packs if card(act.card).type in ("artefact", "grimoire")]
        if packs:
            return does(decision, max(packs, key=lambda act: card(act.card).reference / card(act.card).weight))
        return does(decision, first(decision, "go"))
    return does(decision, first(decision, "suggested") or first(decision, "go"))


def _journey(decision: Choose, sense: Sense) -> Thought | None:
    """A look first; to the final boss, if he can be beaten; else the furthest region that is not too dangerous."""
    if (look := first(decision, "look")) is not None:
        return does(decision, look)
    roads = acts_of(decision, "go")
    boss = sense.boss_open()
    if boss and sense.chance(sense.state.final_boss) >= sense.needed(sense.temper.boss):
        why = say("think-boss", card=sense.state.final_boss, percent=percent(sense.chance(sense.state.final_boss)))
        return does(decision, next(act for act in roads if act.region == boss), why)
    dangers = {act.region: sense.danger(act.region) for act in roads if sense.state.piles[act.region]}
    limit = sense.allowed(sense.temper.risk)
    fit = [act for act in roads if dangers.get(act.region, 1.0) <= limit]
    chosen = fit[-1] if fit else min(roads, key=lambda act: dangers.get(act.region, 1.0))
    facts = {"region": f"region-{chosen.region}", "percent": percent(dangers.get(chosen.region, 1.0))}
    return does(decision, chosen, say("think-go", **facts))


def wanted(sense: Sense, name: str) -> float:
    """What meeting a card that lies in sight is worth; nothing where it would be a mistake."""
    one = card(name)
    if one.type in FOES:
        return _prize(sense, name)
    if one.type in HEROES:
        if one.value <= sense.means and sense.room > 0 and _lacks_heroes(sense, name):
            return sense.worth(name)
        return _prize(sense, name) if one.type == "renegade" else 0
    if one.type == "fairy" and not one.is_spirit:
        return sense.worth(name)
    if one.wound and sense.vitality < 3:
        return 0
    return sense.worth(name) if sense.room >= one.weight else 0


def _prize(sense: Sense, name: str) -> float:
    """A fight that can be won, for prey that would be carried home: none is fought in vain, again and again."""
    is_end = name == sense.state.final_boss
    if not is_end and not _finds_room(sense, name):
        return 0
    if sense.chance(name) < sense.needed(sense.temper.boss if is_end else sense.temper.fight):
        return 0
    return 1000 if is_end else card(name).value + 10


def _lacks_heroes(sense: Sense, name: str) -> bool:
    """Whether a hero would be worth its price: another one to live by, or a stronger one."""
    state, own = sense.state, [*sense.player.heroes, *([sense.player.hero] if sense.player.hero else [])]
    own = [one for one in own if one != name and one not in state.unpaid and one not in state.trophies]
    left = sum(vitality_of(state, one) for one in own)
    return left < 6 or len(own) < 2 or card(name).reference > max(card(one).reference for one in own)


def _step(decision: Choose, sense: Sense) -> Thought | None:
    """The best of what lies in sight; a dungeon if one is strong; another card as long as the danger is small."""
    if (done := first(decision, "complete")) is not None:
        return does(decision, done)
    known = acts_of(decision, "known", "meet")
    best = max(known, key=lambda act: wanted(sense, act.card), default=None)
    if best is not None and wanted(sense, best.card) > 0:
        return does(decision, best, _why(sense, best.card))
    region = sense.state.now.region
    if (enter := first(decision, "enter")) is not None and _dares_deep(sense, region):
        return does(decision, enter, say("think-dungeon", card=enter.card))
    danger, draw = sense.danger(region), first(decision, "draw")
    if draw is not None and danger <= _limit(sense) and (sense.room > 0 or danger < sense.temper.risk):
        return does(decision, draw, say("think-draw", percent=percent(danger)))
    why = say("think-full") if draw is not None and sense.room <= 0 else say("think-home", percent=percent(danger))
    return does(decision, first(decision, "home"), why)


def _limit(sense: Sense) -> float:
    """The danger that is taken now: less with the last point of vitality and nothing to leave behind, more where a
    flight would cost hardly anything."""
    hand, limit = sense.player.hand, sense.allowed(sense.temper.risk)
    if sense.vitality <= 1 and not hand:
        return limit / 3
    return limit + 0.2 if hand and sum(map(sense.worth, hand)) < LIGHT else limit


def _why(sense: Sense, name: str) -> Say | None:
    one = card(name)
    if one.type in FOES:
        return say("think-fight", card=name, percent=percent(sense.chance(name)))
    return None if one.type in SECRET else say("think-take", card=name)


def _dares_deep(sense: Sense, region: str) -> bool:
    """Whether the hero would beat the strongest monsters of the region, and has vitality to lose."""
    kinds = dict.fromkeys(kind_of(name) for name in sense.state.piles[region] if card(name).type == "monster")
    worst = min(map(sense.chance, kinds), default=1.0)
    return worst >= sense.needed(DEEP) and sense.vitality > 2


def _met(decision: Choose, sense: Sense) -> Thought | None:
    """A tamed monster costs little; fairies are bound, loot is taken, foes are fought if one is stronger."""
    fight, take, name = first(decision, "fight"), first(decision, "take"), about(decision)
    corrupt = first(decision, "corrupt")
    if corrupt is not None and sense.room >= card(name).weight and _would_tame(sense, name, corrupt):
        return does(decision, corrupt, say("think-tame", card=name, n=corrupt.n))
    if (bind := first(decision, "bind")) is not None:
        return does(decision, bind, say("think-bind", card=name))
    must = take is None and not decision.decline
    if fight is not None and (must or _prize(sense, name) > 0):
        return does(decision, fight, say("think-fight", card=name, percent=percent(sense.chance(name))))
    return _taken(decision, sense, take, name) if take is not None else does(decision, None)


def _would_tame(sense: Sense, name: str, corrupt: PlayerAct) -> bool:
    """Worth its fee where it cannot be beaten, or where it costs next to nothing."""
    hard = sense.chance(name) < sense.needed(sense.temper.fight)
    return corrupt.n <= (sense.spare if hard else sense.spare // 4)


def _taken(decision: Choose, sense: Sense, take: PlayerAct, name: str) -> Thought | None:
    """A card that can be taken, if there is room or something worse to drop."""
    one = card(name)
    why = None if one.type in SECRET else say("think-take", card=name)
    leave = None if one.type in SECRET else say("think-leave", card=name)
    if one.type in HEROES:
        is_wanted = one.value <= sense.means and _lacks_heroes(sense, name)
        return does(decision, take, why) if is_wanted else does(decision, None, leave)
    if one.wound and sense.vitality < 3:
        return does(decision, None, say("think-wound", card=name))
    return does(decision, take, why) if _finds_room(sense, name) else does(decision, None, leave)


def _finds_room(sense: Sense, name: str) -> bool:
    """Whether there is room for a card, or something worse to drop."""
    worst = min((sense.worth(held) for held in sense.player.hand), default=0)
    return sense.room >= card(name).weight or sense.worth(name) > worst


def about(decision: Decision) -> str:
    """The card of which a decision is."""
    return str(decision.facts["card"])


def _room(decision: Choose, sense: Sense) -> Thought | None:
    return does(decision, min(decision.things, key=lambda act: sense.worth(act.card)))


def _deeper(decision: Choose, sense: Sense) -> Thought | None:
    return does(decision, first(decision, "down") if _dares_deep(sense, sense.state.now.region) else None)


def _collect(decision: Choose, sense: Sense) -> Thought | None:
    """Everything for which there is room, fairies bound at once."""
    binds = first(decision, "bind")
    fits = [act for act in acts_of(decision, "take") if sense.room >= card(act.card).weight]
    found = [act for act in fits if card(act.card).type not in HEROES or card(act.card).value <= sense.means]
    return does(decision, binds or max(found, key=lambda act: sense.worth(act.card), default=None))


def _capture(decision: Choose, sense: Sense) -> Thought | None:
    take = first(decision, "take")
    assert take is not None
    return _taken(decision, sense, take, take.card) if card(take.card).type not in HEROES else does(decision, take)


def _put(decision: Choose, sense: Sense) -> Thought | None:
    return Thought(f"{decision.verb} face-down")


RULES: Mapping[str, Rule] = {
    "prepare": _prepare,
    "journey": _journey,
    "put": _put,
    "step": _step,
    "met": _met,
    "room": _room,
    "deeper": _deeper,
    "collect": _collect,
    "capture": _capture,
}
