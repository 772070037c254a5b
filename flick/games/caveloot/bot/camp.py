"""The camp for a bot: what to pay for, complete and bind, and when to end the adventure (CAVE-178 to CAVE-181)."""

from collections.abc import Mapping

from flick.games.caveloot.acts import PlayerAct
from flick.games.caveloot.bot import bargains
from flick.games.caveloot.bot.common import Rule, acts_of, does, first, part_of
from flick.games.caveloot.bot.scouting import lacks_heroes
from flick.games.caveloot.bot.sense import Sense, is_famous
from flick.games.caveloot.cards import HEROES, SECRET, card
from flick.games.caveloot.state import vitality_of
from flick.table.rules import Choose, Confirm
from flick.table.sayings import say
from flick.table.seats import Thought

VITALITY = 2
"""A point of vitality is worth this many times more in camp than in a fight, because it lasts."""
ENOUGH = 60
"""After this many rounds for each region a bot no longer expects anybody to beat the final boss."""


def _keep(decision: Choose, sense: Sense) -> Thought | None:
    """Keep the hero with the most power and vitality."""
    best = max(decision.things, key=lambda name: card(name).reference + 2 * card(name).vitality)
    return Thought(f"{decision.verb} {best}", say("think-hero", card=best))


def in_camp(decision: Choose, sense: Sense) -> Thought | None:
    """Do what is worth doing in camp: complete quests and passages, reach guild levels that are affordable, and bind
    fairies to the best hero."""
    for act in acts_of(decision, "complete"):
        one = card(act.card)
        why = None if one.type in SECRET else say("think-complete", card=act.card)
        if one.type != "guild":
            return does(decision, act, why)
        price = one.tasks[act.place - 1].condition.gold
        if sense.state.bravest is None and sense.spare >= sense.temper.spare * price:
            return does(decision, act, say("think-guild", n=act.place))
    if (use := next((act for act in acts_of(decision, "use") if _is_useful(sense, act)), None)) is not None:
        return does(decision, use)
    binds = acts_of(decision, "bind")
    if binds:
        best = max(binds, key=lambda act: card(act.other).reference + 2 * vitality_of(sense.state, act.other))
        return does(decision, best, say("think-bind", card=best.card))
    return None


def before_journey(decision: Choose, sense: Sense) -> Thought | None:
    """Do what is worth doing in phase 1: the same as at home, and a bargain for what the hero could use on the way."""
    if (found := in_camp(decision, sense)) is not None:
        return found
    trade = bargains.partner(decision, sense)
    return None if trade is None else does(decision, trade)


def _is_useful(sense: Sense, act: PlayerAct) -> bool:
    """Whether a text in camp brings more than it costs: vitality where a hero has lost some, or access to a region."""
    part = part_of(act, "camp")
    price = 0 if part is None or part.price is None else part.price.plus
    if part is None or price > sense.spare or not sense.heroes:
        return False
    if part.verb == "vitality":
        return price <= VITALITY * sense.point and any(_is_hurt(sense, name) for name in sense.heroes)
    return part.verb == "access"


def _is_hurt(sense: Sense, hero: str) -> bool:
    return vitality_of(sense.state, hero) < card(hero).vitality


def _camp(decision: Choose, sense: Sense) -> Thought | None:
    """Pay for heroes that are needed, then do what lasts, then try a bargain."""
    for act in acts_of(decision, "pay"):
        if _is_worth_it(sense, act):
            return does(decision, act, say("think-pay", card=act.card, n=act.n))
    if (found := in_camp(decision, sense)) is not None:
        return found
    if (trade := bargains.partner(decision, sense)) is not None:
        return does(decision, trade)
    if sense.rounds > ENOUGH and (propose := first(decision, "propose")) is not None:
        return does(decision, propose, say("think-enough"))
    return does(decision, first(decision, "done"))


def _is_worth_it(sense: Sense, act: PlayerAct) -> bool:
    """Whether to pay for a hero, because there are few or it is stronger, or for a tamed monster that costs little."""
    if act.card in sense.state.tamed:
        return act.n <= sense.spare // 2
    return card(act.card).type in HEROES and lacks_heroes(sense, act.card)


def _pay(decision: Choose, sense: Sense) -> Thought | None:
    """Pay with coins first, then with the smallest trophy or treasure that is enough, and with gear last."""
    if (coins := first(decision, "coins")) is not None:
        return does(decision, coins)
    left = decision.facts["n"]
    assert isinstance(left, int)

    def cost(act: PlayerAct) -> tuple[bool, bool, float, int]:
        over = act.n - left if act.n >= left else 5
        return (is_famous(act.card), act.card in sense.loads, sense.worth(act.card) - act.n + over, act.n)

    return does(decision, min(acts_of(decision, "card"), key=cost))


def _highest(decision: Choose, sense: Sense) -> Thought | None:
    return does(decision, max(decision.things, key=lambda act: sense.worth(act.card)))


def _lowest(decision: Choose, sense: Sense) -> Thought | None:
    return does(decision, min(decision.things, key=lambda act: sense.worth(act.card)))


def _agree(decision: Confirm, sense: Sense) -> Thought | None:
    """Agree to end the adventure only when nobody has made progress for very long."""
    is_late = sense.rounds > ENOUGH
    return Thought("yes" if is_late else "no", say("think-enough" if is_late else "think-goes-on"))


RULES: Mapping[str, Rule] = {
    "keep": _keep,
    "last-hero": _keep,
    "camp": _camp,
    "pay": _pay,
    "fetch": _highest,
    "destroy": _lowest,
    "agree": _agree,
}
