"""Plans for an attempt: actions and boosts, weighed over all rolls of the four dice."""

from collections.abc import Iterator, Sequence

import msgspec

from flick.games.kinfire.bot.prospects import MOST, Prospect, Prospects
from flick.games.kinfire.bot.worth import Outlook
from flick.games.kinfire.cards import skill_card, team_card
from flick.games.kinfire.language import KinfirePart
from flick.games.kinfire.standing import (
    action_value,
    boost_value,
    candidates,
    in_force,
    matches,
    most_boosts,
    skill_dice,
    total_of,
)
from flick.games.kinfire.state import Attempt, KinfireState, others_in_order, vulnerabilities
from flick.games.kinfire.tally import tally_of

HITS = {
    0: (1.0,),
    1: (2 / 3, 1 / 3),
    2: (4 / 9, 4 / 9, 1 / 9),
    3: (8 / 27, 12 / 27, 6 / 27, 1 / 27),
}
"""The probability of each number of hits, by the number of skill dice (KIN-C51)."""


class Help(msgspec.Struct, frozen=True):
    """Boosts: their cards, their points, and what the cards are worth in the hands."""

    cards: tuple[str, ...] = ()
    points: int = 0
    cost: float = 0.0


class AttemptPlan(msgspec.Struct, frozen=True):
    """A plan. ``value`` is its worth on average, ``chance`` the probability that the challenge is completed."""

    card: str
    colour: str
    action: str
    help: Help
    value: float
    chance: float = 0.0


class AttemptSoFar(msgspec.Struct, frozen=True):
    """What counts in an attempt before a card is played: by the number of boosts, points of standing texts with Light
    and with Darkness, and texts that allow a reroll; dice, and the most boosts."""

    prospect: Prospect
    bonus: Sequence[tuple[int, int]]
    rerolls: Sequence[int]
    dice: int
    boosts: int


class Plans:
    """All that can be done in the turn of the active Seeker."""

    def __init__(self, prospects: Prospects) -> None:
        self.prospects = prospects
        self.state: KinfireState = prospects.state
        self._worth = prospects.worth

    def best(self, card: str) -> AttemptPlan:
        """The best plan for an attempt on a challenge, or for an event."""
        if team_card(card).kind == "event":
            texts = team_card(card).texts["on_interact"]
            value = self._worth.parts(card, texts, Outlook()) + self._worth.descend(1)
            return AttemptPlan(card, "", "", Help(), value, 1.0)
        colours = [team_card(card).colour] if team_card(card).colour else vulnerabilities(self.state)
        return max((self.best_of_colour(card, colour) for colour in colours), key=lambda plan: plan.value)

    def best_of_colour(self, card: str, colour: str) -> AttemptPlan:
        """The best plan against a challenge, counting as that colour."""
        return max(self.actions(card, colour), key=lambda plan: plan.value)

    def actions(self, card: str, colour: str) -> list[AttemptPlan]:
        """For every action the best plan; no action comes last."""
        state, you = self.state, self.state.you
        before = state.attempt
        state.attempt = Attempt(card, colour)
        held = [*you.hand, *([you.lantern] if you.charged and not you.used else [])]
        running = self._running(card)
        fitting = [name for name in held if matches(skill_card(name).colours, colour)]
        alone = len(state.seekers) == 1
        shared = list(self._helps(colour, running.boosts, others_in_order(state))) if not alone else []
        plans: list[AttemptPlan] = []
        for name in fitting:
            helps = shared or list(self._helps(colour, running.boosts, [state.active], without=name))
            plans.append(self._with_action(card, colour, running, name, helps))
        plans.append(AttemptPlan(card, colour, "", Help(), *_expected(running, 0, 0, 0)))
        state.attempt = before
        return plans

    def helps(self, seats: Sequence[int]) -> list[AttemptPlan]:
        """The plans for the current attempt after its action: every way to boost with cards of those seats, no boost
        first."""
        attempt = self.state.running
        running = self._running(attempt.card)
        points = tally_of(self.state).played
        there = len(attempt.boosts)
        found: list[AttemptPlan] = []
        for help_ in self._helps(attempt.colour, running.boosts - there, seats):
            expected = _expected(running, points + help_.points, there + len(help_.cards), len(attempt.rerolls))
            found.append(
                AttemptPlan(attempt.card, attempt.colour, attempt.action, help_, expected[0] - help_.cost, expected[1])
            )
        return found

    def roll(self) -> tuple[float, AttemptPlan]:
        """The worth of the roll on the table, and the plan with another roll."""
        attempt = self.state.running
        running = self._running(attempt.card)
        boosts = len(attempt.boosts)
        dark = "darkness" in attempt.dice
        shown = sum(die in (attempt.colour, "light") for die in attempt.dice)
        points = tally_of(self.state).played
        column = running.prospect.dark if dark else running.prospect.light
        now = column[_within(points + shown + running.bonus[boosts][dark])]
        value, chance = _expected(running, points, boosts, -9)
        return now, AttemptPlan(attempt.card, attempt.colour, attempt.action, Help(), value, chance)

    def _with_action(
        self, card: str, colour: str, running: AttemptSoFar, name: str, helps: Sequence[Help]
    ) -> AttemptPlan:
        skill = skill_card(name)
        points, aside, rerolls = action_value(self.state, skill), 0.0, 0
        for part in skill.action:
            if not self._worth.holds(name, part.terms, Outlook()):
                continue
            points += part.amount.plus if part.verb == "bonus" else 0
            rerolls += part.verb == "reroll"
            aside += 0.0 if part.verb == "bonus" else self._deed(name, part)
        aside -= self._worth.card(name)
        best: AttemptPlan | None = None
        for help_ in helps:
            value, chance = _expected(running, points + help_.points, len(help_.cards), rerolls)
            value += aside - help_.cost
            if best is None or value > best.value:
                best = AttemptPlan(card, colour, name, help_, value, chance)
        assert best is not None
        return best

    def _deed(self, name: str, part: KinfirePart) -> float:
        """The worth of an ability beside the points of the attempt."""
        inner = part.branches[0][0] if part.branches else part
        if inner.target is None or inner.verb not in ("add_progress", "discard_challenge"):
            return self._worth.parts(name, (part,), Outlook())
        attempt = self.state.attempt
        targets = [
            one
            for one in candidates(self.state, inner.target, name)
            if team_card(one).kind != "master" or inner.verb == "add_progress"
            if attempt is None or one != attempt.card
        ]
        if inner.verb == "add_progress":
            return max((self.prospects.gain(one, inner.amount.plus) for one in targets), default=0.0)
        return max((self.prospects.riddance(one) for one in targets), default=0.0)

    def _running(self, card: str) -> AttemptSoFar:
        """The attempt with the texts in force; the state must be that of this attempt."""
        state, attempt = self.state, self.state.running
        prospect = self.prospects.attempt(card)
        boosts, dice = attempt.boosts, attempt.dice
        most = most_boosts(state)
        bonus: list[tuple[int, int]] = []
        rerolls: list[int] = []
        for count in range(max(most, len(boosts)) + 1):
            attempt.boosts = [""] * count
            points: list[int] = []
            for face in ("light", "darkness"):
                attempt.dice = [face]
                points.append(total_of(state, "bonus"))
            bonus.append((points[0], points[1]))
            rerolls.append(sum(1 for _ in in_force(state, "reroll")))
        attempt.boosts, attempt.dice = boosts, dice
        return AttemptSoFar(prospect, bonus, rerolls, skill_dice(state), most)

    def _helps(self, colour: str, most: int, seats: Sequence[int], without: str = "") -> Iterator[Help]:
        """No boost, then boosts with one card or two; of each boost value only those two cards are considered that are
        worth least in the hands."""
        yield Help()
        if most < 1:
            return
        by_value: dict[int, list[tuple[float, str]]] = {}
        for seat in seats:
            for name in self.state.seekers[seat].hand:
                bar = skill_card(name).boost
                if name != without and bar is not None and matches((bar.colour,), colour):
                    by_value.setdefault(boost_value(self.state, name), []).append((self._worth.card(name), name))
        cheapest = [(value, cost, name) for value in sorted(by_value) for cost, name in sorted(by_value[value])[:2]]
        for index, (value, cost, name) in enumerate(cheapest):
            if index == 0 or cheapest[index - 1][0] != value:
                yield Help((name,), value, cost)
            for other_value, other_cost, other in cheapest[index + 1 :] if most > 1 else ():
                yield Help((name, other), value + other_value, cost + other_cost)


def _within(points: int) -> int:
    return min(MOST - 1, max(0, points))


def _expected(running: AttemptSoFar, points: int, boosts: int, rerolls: int) -> tuple[float, float]:
    """The average worth of so many points before the dice, and the probability that they complete the challenge; a
    reroll is used where it promises more than the roll on the table."""
    hits = HITS[running.dice]
    of_light, of_dark = running.bonus[boosts]
    light, dark = points + of_light + 1, points + of_dark
    prospect = running.prospect
    outcomes: list[tuple[float, float, bool]] = []
    for count, likely in enumerate(hits):
        outcomes.append((likely / 2, prospect.light[_within(light + count)], light + count >= prospect.needed[0]))
        outcomes.append((likely / 2, prospect.dark[_within(dark + count)], dark + count >= prospect.needed[1]))
    value = sum(likely * found for likely, found, _ in outcomes)
    chance = sum(likely for likely, _, done in outcomes if done)
    for _ in range(min(2, rerolls + running.rerolls[boosts])):
        again = value, chance
        value = sum(likely * max(found, again[0]) for likely, found, _ in outcomes)
        chance = sum(likely * (again[1] if found < again[0] else done) for likely, found, done in outcomes)
    return value, chance
