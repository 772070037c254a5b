"""A hero played by rules of thumb: race, fight what can be beaten, hide from the rest, rest in time."""

from collections.abc import Callable, Mapping
from typing import Any

from flick.bots.random import RandomBot
from flick.games.urto.artefacts import UPGRADE, UPGRADE_PRICE
from flick.games.urto.bot.sight import Sight
from flick.games.urto.cards import card
from flick.games.urto.combat import FIGHT, HIDE, KEEP, REROLL, ROLL
from flick.games.urto.mushrooms import NEEDED
from flick.games.urto.turn import ATTACK, REST, SPRINT, STOP
from flick.table.perspective import Perspective
from flick.table.rules import Amount, Choose, Confirm
from flick.table.seats import Thought

MEAN = 3.5
"""What a combat die shows on average."""
TIRED, HURT = 6, 7
"""Below so much life one rests or does not seek a fight."""
UPGRADE_AND_SPARE = UPGRADE_PRICE + 6
"""So much mana one has before the die is strengthened."""
VALUES = {
    "phoenix_feather": 9,
    "great_axe": 8,
    "leather_cuirass": 8,
    "hunters_spear": 7,
    "worn_blade": 7,
    "life_draught": 6,
    "golden_cup": 6,
    "travellers_boots": 6,
    "twin_fang": 5,
    "rope_and_hook": 5,
    "fungus_sickle": 5,
}
"""What artefacts are worth to a hero; all others less."""
USUAL = 4


def value_of(name: str) -> int:
    """A divine weapon is worth more than any other artefact."""
    one = card(name)
    return 10 if one.is_divine else VALUES.get(one.id, USUAL)


class PolicyBot:
    """Answers by rules of thumb at once; what it has no rule for it leaves to chance."""

    def think(self, perspective: Perspective) -> Thought:
        decision = perspective.decision
        find = RULES.get(decision.verb)
        answer = find(decision, Sight(perspective.board, decision.seat)) if find is not None else None
        if answer is None:
            return RandomBot().think(perspective)
        return Thought(answer)


def _written(decision: Choose, thing: str | None) -> str | None:
    """The answer that takes a thing, or none of them."""
    if thing is None:
        return decision.decline or None
    return f"{decision.verb} {thing}" if thing in decision.things else None


def _used(decision: Choose, sight: Sight) -> str | None:
    """Something to use now: what lies open helps from now on, a draught where much is missing."""
    for thing in decision.things:
        if thing == UPGRADE and sight.has("mana") >= UPGRADE_AND_SPARE:
            return thing
        if "#" not in thing and thing not in VALUES:
            continue
        one = card(thing)
        if one.is_permanent or (one.id == "life_draught" and sight.lacks("life") >= 3):
            return thing
        if one.id == "mana_flask" and sight.lacks("mana") >= 3:
            return thing
    return None


def _turn(decision: Choose, sight: Sight) -> str | None:
    if (thing := _used(decision, sight)) is not None:
        return _written(decision, thing)
    if sight.has("life") < TIRED and REST in decision.things:
        return _written(decision, REST)
    cells = [thing for thing in decision.things if thing in sight.cells]
    weak = next((thing for thing in decision.things if thing.startswith(ATTACK) and sight.is_weak(thing)), None)
    if weak is not None and sight.has("life") >= HURT:
        return _written(decision, weak)
    return _written(decision, min(cells, key=sight.cost))


def _after(decision: Choose, sight: Sight) -> str | None:
    if (thing := _used(decision, sight)) is not None:
        return _written(decision, thing)
    steps = next((one for one in decision.things if one.startswith("rope_and_hook")), None)
    if steps is not None:
        return _written(decision, steps)
    ahead = sight.is_near and sight.has("life") > HURT
    return _written(decision, SPRINT if SPRINT in decision.things and ahead else STOP)


def _onwards(decision: Choose, sight: Sight) -> str | None:
    """A step: the way that is shortest."""
    cells = [thing for thing in decision.things if thing in sight.cells]
    return _written(decision, min(cells, key=sight.cost)) if cells else None


def _back(decision: Choose, sight: Sight) -> str | None:
    """Where something that bars the way is put: near Urto, or in others' way."""
    cells = [thing for thing in decision.things if thing in sight.cells]
    return _written(decision, max(cells, key=sight.nuisance)) if cells else None


def _face(decision: Choose, sight: Sight) -> str | None:
    foe = card(str(decision.facts["card"]))
    fights = sight.has("life") > foe.attack and MEAN + sight.arms("pvm") + min(2, sight.has("mana")) >= foe.attack - 1
    if fights or HIDE not in decision.things:
        return _written(decision, _used(decision, sight) or FIGHT)
    return _written(decision, HIDE)


def _round(decision: Choose, sight: Sight) -> str | None:
    bonus = decision.facts.get("bonus", 0)
    foe = card(str(decision.facts["card"]))
    deadly = isinstance(bonus, int) and foe.attack - 1 - bonus >= sight.has("life")
    return _written(decision, HIDE if deadly and HIDE in decision.things else _used(decision, sight) or ROLL)


def _keep(decision: Choose, sight: Sight) -> str | None:
    own, other, price = (decision.facts.get(name, 0) for name in ("n", "attack", "price"))
    assert isinstance(own, int)
    assert isinstance(other, int)
    again = own < other and REROLL in decision.things and (price == 0 or sight.has("mana") >= 3)
    return _written(decision, REROLL if again else KEEP)


def _attacked(decision: Choose, sight: Sight) -> str | None:
    hides = sight.has("life") <= 4 and HIDE in decision.things
    return _written(decision, HIDE if hides else "stand")


def _best(decision: Choose, sight: Sight) -> str | None:
    """The most useful artefact, or weapon."""
    things = list(decision.things)
    return _written(decision, max(things, key=value_of) if things else None)


def _worst(decision: Choose, sight: Sight) -> str | None:
    return _written(decision, min(decision.things, key=value_of))


def _boost(decision: Amount, sight: Sight) -> str | None:
    """As much as makes an even fight of it."""
    name = decision.facts.get("card")
    needed = MEAN + 1
    if isinstance(name, str):
        needed = card(name).attack
    elif "needed" in decision.facts:
        needed = NEEDED
    wanted = round(needed - MEAN - sight.arms("pvm"))
    return f"{decision.verb} {max(decision.least, min(wanted, decision.most))}"


def _most(decision: Amount, sight: Sight) -> str | None:
    return f"{decision.verb} {decision.most}"


def _torch(decision: Choose, sight: Sight) -> str | None:
    if "drink" in decision.things and sight.lacks("life") >= 3 and sight.has("mana") >= 4:
        return _written(decision, "drink")
    if "search" in decision.things and sight.has("life") >= TIRED:
        return _written(decision, "search")
    return _written(decision, _used(decision, sight) or "leave")


def _yes(decision: Confirm, sight: Sight) -> str | None:
    return "yes"


def _go_on(decision: Choose, sight: Sight) -> str | None:
    """Nothing but to go on, with something used before."""
    used = _used(decision, sight)
    return _written(decision, used if used is not None else decision.things[0])


def _first(decision: Choose, sight: Sight) -> str | None:
    return _written(decision, decision.things[0] if decision.things else None)


RULES: Mapping[str, Callable[[Any, Sight], str | None]] = {
    "keep-one": _best,
    "turn": _turn,
    "after": _after,
    "sprint": _onwards,
    "shortcut": _onwards,
    "step": _onwards,
    "slip": _onwards,
    "plant": _back,
    "trap": _back,
    "rocks": _back,
    "face": _face,
    "round": _round,
    "keep": _keep,
    "attacked": _attacked,
    "throw": _go_on,
    "chop": _go_on,
    "event": _go_on,
    "brace": _go_on,
    "bear": _go_on,
    "end": _go_on,
    "mushroom": _go_on,
    "weapon": _best,
    "boost": _boost,
    "defend": _most,
    "strengthen": _most,
    "part": _worst,
    "seize": _worst,
    "revive": _first,
    "pouch": _first,
    "torch": _torch,
    "seek": _go_on,
    "take": _yes,
    "pay": _yes,
    "divine": _yes,
}
"""By the verb of the decision."""
