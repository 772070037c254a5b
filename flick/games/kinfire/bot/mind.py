"""The bot: an answer for every decision of the game, with its reason."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from flick.games.kinfire.attempt import NOTHING
from flick.games.kinfire.bot.level import AttemptLevel
from flick.games.kinfire.bot.plans import AttemptPlan, Plans
from flick.games.kinfire.bot.prospects import Prospects
from flick.games.kinfire.bot.worth import Outlook
from flick.games.kinfire.cards import skill_card, team_card
from flick.games.kinfire.language import KinfirePart
from flick.games.kinfire.rules import GIVE_IN
from flick.games.kinfire.standing import hand_size
from flick.games.kinfire.state import KinfireState, SeekerState, attempted, may_be_attempted, others_in_order
from flick.table.answers import write_many
from flick.table.chance import Chance
from flick.table.perspective import Perspective
from flick.table.rules import Choose, ChooseMany, Decision
from flick.table.sayings import Say, say
from flick.table.seats import Thought

T = TypeVar("T")
FULL = 4
"""With at least so many cards in the hand, a bot never gives in."""


class ImaginedTable:
    """A decision, with a position that the bot imagines where it cannot know the true one."""

    def __init__(self, perspective: Perspective, level: AttemptLevel) -> None:
        line = perspective.guess()
        assert isinstance(line.state, KinfireState)
        assert isinstance(line.decision, Decision)
        self.state: KinfireState = line.state
        self.decision: Decision = line.decision
        self.chance: Chance = perspective.chance
        self.level = level
        self.prospects = Prospects(line.state, level)
        self.plans = Plans(self.prospects)

    @property
    def card(self) -> str:
        """The card that the decision is about."""
        return str(self.decision.facts["card"])

    @property
    def things(self) -> list[str]:
        """The things of the options."""
        assert isinstance(self.decision, Choose | ChooseMany)
        return [option.thing for option in self.decision.options]

    def most(self, found: Sequence[T], value: Callable[[T], float]) -> T:
        """The best of several by ``value``; a careless bot may be wrong."""
        careless = self.level.careless
        if not careless:
            return max(found, key=value)
        return max([(value(one) + careless * self.chance.share(), -index, one) for index, one in enumerate(found)])[2]

    def answer(self, thing: str) -> str:
        return f"{self.decision.verb} {thing}"


class KinfireBot:
    """The bot of all levels. It compares what things are worth on average; its level says how carefully."""

    def __init__(self, level: AttemptLevel) -> None:
        self._level = level

    def think(self, perspective: Perspective) -> Thought:
        table = ImaginedTable(perspective, self._level)
        return _answers[table.decision.verb](table)


def _give_in(table: ImaginedTable) -> Thought:
    """Decide whether to give in where no card can be chosen."""
    if better_with_a_new_hand(table.plans, table.chance):
        return Thought("yes", say("think-give-in"))
    return Thought("no", say("think-go-on", n=len(table.state.you.hand)))


def better_with_a_new_hand(plans: Plans, chance: Chance) -> bool:
    """Whether a new hand is worth a Fatigue card and the cards that are left."""
    seeker = plans.state.you
    if len(seeker.hand) >= FULL:
        return False
    cost = plans.prospects.worth.fatigue()
    now, hand = _outlook(plans), seeker.hand
    found: list[float] = []
    for _ in range(plans.prospects.level.hands):
        seeker.hand = _imagined_hand(seeker, hand_size(plans.state), chance)
        found.append(_outlook(plans))
        seeker.hand = hand
    return sum(found) / len(found) + cost > now


def _outlook(plans: Plans) -> float:
    """The worth of the best plan now, together with that of the hand."""
    best = max((plans.best(card).value for card in may_be_attempted(plans.state)), default=0.0)
    return best + plans.prospects.worth.hand(plans.state.you.hand)


def _imagined_hand(seeker: SeekerState, size: int, chance: Chance) -> list[str]:
    """A hand as it might be drawn: from the deck in a random order, then from the discard, to which giving in adds the
    present hand (KIN-125, KIN-133)."""
    drawn = chance.shuffle("hand", sorted(seeker.deck))[:size]
    if len(drawn) < size:
        drawn += chance.shuffle("hand", sorted([*seeker.discard, *seeker.hand]))[: size - len(drawn)]
    return drawn


def _approach(table: ImaginedTable) -> Thought:
    """Give in to fatigue where that is worth it, else choose the best card."""
    assert isinstance(table.decision, Choose)
    if table.decision.passes and better_with_a_new_hand(table.plans, table.chance):
        return Thought(GIVE_IN, say("think-give-in"))
    plans = [table.plans.best(card) for card in may_be_attempted(table.state)]
    plan = table.most(plans, lambda one: one.value)
    if team_card(plan.card).kind == "event":
        return Thought(f"approach {plan.card}", say("think-event", card=plan.card))
    return Thought(f"approach {plan.card}", _intention(plan))


def _intention(plan: AttemptPlan) -> Say:
    percent, boosts = round(100 * plan.chance), len(plan.help.cards)
    if not plan.action:
        return say("think-dice", card=plan.card, percent=percent)
    return say("think-approach", card=plan.card, action=plan.action, n=boosts, percent=percent)


def _name(table: ImaginedTable) -> Thought:
    plan = table.most(
        [table.plans.best_of_colour(table.card, colour) for colour in table.things], lambda one: one.value
    )
    return Thought(f"name {plan.colour}", say("think-name", colour=plan.colour))


def _play(table: ImaginedTable) -> Thought:
    attempt = table.state.running
    plan = table.most(table.plans.actions(attempt.card, attempt.colour), lambda one: one.value)
    return Thought(f"play {plan.action or NOTHING}", _intention(plan))


def _boost(table: ImaginedTable) -> Thought:
    """Boost in the best way to go on, with the bot's own cards and those of Seekers who are asked later; the others
    have declined."""
    order = others_in_order(table.state)
    seat = table.decision.seat
    plan = table.most(table.plans.helps(order[order.index(seat) :]), lambda one: one.value)
    own = [card for card in plan.help.cards if card in table.state.seekers[seat].hand]
    percent = round(100 * plan.chance)
    if own:
        return Thought(f"boost {own[0]}", say("think-boost", card=own[0], percent=percent))
    if plan.help.cards:
        return Thought(f"boost {NOTHING}", say("think-boost-other", percent=percent))
    return Thought(f"boost {NOTHING}", say("think-no-boost", percent=percent))


def _reroll(table: ImaginedTable) -> Thought:
    now, plan = table.plans.roll()
    percent = round(100 * plan.chance)
    if table.most([False, True], lambda again: plan.value if again else now):
        return Thought("yes", say("think-reroll", percent=percent))
    return Thought("no", say("think-keep-roll"))


def _may(table: ImaginedTable) -> Thought:
    """Decide about an optional ability: to get rid of a challenge, or to move progress."""
    part = _optional(skill_card(table.card).action)
    others = [card for card in table.prospects.challenges() if card != attempted(table.state)]
    if part.verb == "discard_challenge":
        worth = max((table.prospects.riddance(card) for card in others), default=0.0)
    else:
        left = [table.prospects.loss(card, part.amount.plus) for card in others if table.state.progress.get(card, 0)]
        worth = 1.0 - min(left, default=1.0)
    if worth > 0:
        return Thought("yes", say("think-may", card=table.card))
    return Thought("no", say("think-may-not", card=table.card))


def _optional(parts: Sequence[KinfirePart]) -> KinfirePart:
    return next(part.branches[0][0] for part in parts if part.verb == "may")


def _target(table: ImaginedTable) -> Thought:
    """Choose where progress goes or comes from, or which challenge is discarded."""
    question, prospects = table.decision.question, table.prospects
    count = int(str(table.decision.facts.get("n", 1)))
    if question == "discard-challenge":
        own = attempted(table.state)
        card = table.most(table.things, lambda one: -99.0 if one == own else prospects.riddance(one))
        return Thought(table.answer(card), say("think-riddance", card=card))
    if question in ("from", "remove-progress"):
        card = table.most(table.things, lambda one: -prospects.loss(one, count))
        return Thought(table.answer(card), say("think-least-loss", card=card))
    card = table.most(table.things, lambda one: prospects.gain(one, count))
    return Thought(table.answer(card), say("think-progress", card=card))


def _pick(table: ImaginedTable) -> Thought:
    """Choose a branch of a text."""
    part = next(part for parts in team_card(table.card).texts.values() for part in parts if part.verb == "choose")
    worth = table.prospects.worth
    number = table.most(
        [int(thing) for thing in table.things],
        lambda one: worth.parts(table.card, part.branches[one - 1], Outlook()),
    )
    return Thought(table.answer(str(number)), say("think-pick", hp=table.state.hp))


def _first(table: ImaginedTable) -> Thought:
    """Choose the first text or reward, since their order hardly matters."""
    return Thought(table.answer(table.things[0]), say("think-order"))


def _discard(table: ImaginedTable) -> Thought:
    """Discard the cards that are worth least."""
    worth = table.prospects.worth
    return _several(table, lambda card: -worth.card(card), say("think-discard"))


def _recover(table: ImaginedTable) -> Thought:
    return _several(table, table.prospects.worth.card, say("think-recover"), most=True)


def _raise(table: ImaginedTable) -> Thought:
    """Turn up the Gauntlet card after which the way to victory is shortest."""
    way = table.prospects.way
    assert way is not None
    return _several(table, lambda card: -way.after(way.down - {card}, {card: 0}), say("think-raise"))


def _several(table: ImaginedTable, value: Callable[[str], float], reason: Say, most: bool = False) -> Thought:
    decision = table.decision
    assert isinstance(decision, ChooseMany)
    things = table.things
    order = sorted(range(len(things)), key=lambda index: (-value(things[index]), index))
    chosen = sorted(order[: decision.most if most else decision.least])
    return Thought(write_many(decision, chosen), reason)


def _brave(table: ImaginedTable) -> Thought:
    card = table.most(table.things, table.prospects.worth.burden)
    return Thought(table.answer(card), say("think-brave", card=card))


def _help(table: ImaginedTable) -> Thought:
    """Choose the Seeker with the fewest cards."""
    held = {seeker.id: len(seeker.hand) for seeker in table.state.seekers}
    chosen = table.most(table.things, lambda seeker: -held[seeker])
    return Thought(table.answer(chosen), say("think-help", seeker=chosen))


_answers: Mapping[str, Callable[[ImaginedTable], Thought]] = {
    "give-in": _give_in,
    "approach": _approach,
    "name": _name,
    "play": _play,
    "boost": _boost,
    "reroll": _reroll,
    "may": _may,
    "target": _target,
    "pick": _pick,
    "order": _first,
    "reward": _first,
    "discard": _discard,
    "recover": _recover,
    "raise": _raise,
    "brave": _brave,
    "help": _help,
}
