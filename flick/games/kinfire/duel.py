"""Shows the current attempt as a duel: the team against a challenge, what counts and where it comes from, and how it
has ended (KIN-R50)."""

from collections.abc import Iterator

from flick.games.kinfire.cards import skill_card, team_card
from flick.games.kinfire.standing import difficulty, in_force, is_meant, skill_dice, value
from flick.games.kinfire.state import Attempt, AttemptTally, KinfireState
from flick.games.kinfire.tally import tally_of
from flick.games.kinfire.wording import dice_line
from flick.games.kinfire.zones import ATTEMPT, DICE, played_of
from flick.table.board import Zone
from flick.table.duel import Decided, Duel, DuelSide, Modifier
from flick.table.sayings import Facts, Say, Who, say


def attempt_zone(state: KinfireState) -> Iterator[Zone]:
    """The zone with the current attempt, or with that of this turn after it has been judged."""
    running = state.attempt or state.past
    if running is None:
        return
    found = running.tally if state.attempt is None else tally_of(state)
    if found is None:
        return
    needed = difficulty(state, running.card) if state.attempt is not None else running.needed
    total = found.before + found.total
    team = DuelSide(
        Say("attempt-by", {"who": Who(state.active)}),
        piece=state.you.id,
        turned=(*(played_of(seat) for seat in range(len(state.seekers))), DICE),
        modifiers=tuple(one for one in _counted(state, running, found)),
        total=total,
    )
    raised = _raised(state, running.card) if state.attempt is not None else ()
    challenge = DuelSide(say("card-name", card=running.card), running.card, modifiers=tuple(raised))
    to_come = None if running.dice or running.due else say("attempt-to-come", n=skill_dice(state) + 1)
    facts: Facts = {"card": running.card, "sum": total, "of": needed}
    duel = Duel((team, challenge), needed, to_come, decided=_decided(running))
    yield Zone(ATTEMPT, "duel", say=Say("zone-attempt", facts), facts=facts, layout=duel)


def _counted(state: KinfireState, running: Attempt, found: AttemptTally) -> Iterator[Modifier]:
    """Everything that counts, in the order in which it is added up."""
    if found.before:
        yield Modifier(say("sum-before"), found.before, mark="progress")
    if running.action:
        yield Modifier(say("sum-action"), found.action, running.action, running.action, running.colour)
    for name, points in zip(running.boosts, found.boosts, strict=True):
        seat = next(seat for seat, seeker in enumerate(state.seekers) if seeker.id == skill_card(name).seeker)
        yield Modifier(say("sum-boost", who=Who(seat)), points, name, name, running.colour)
    if running.dice:
        count = tuple(die for die in running.dice if die in (running.colour, "light"))
        yield Modifier(say("sum-dice"), found.dice, dice_line(count) if count else "", mark="thrown")
    for card, points in running.bonuses.items():
        yield Modifier(say("sum-bonus"), points, card, mark="bonus")
    yield from _standing(state, running, found)


def _standing(state: KinfireState, running: Attempt, found: AttemptTally) -> Iterator[Modifier]:
    """What texts in force add, each with its card; in one line where these texts have changed since they were
    counted."""
    named = (
        [(card, value(state, part.amount, card)) for card, part in in_force(state, "bonus")] if state.attempt else []
    )
    if sum(points for _, points in named) != found.standing:
        named = [("", found.standing)]
    for card, points in named:
        if points:
            yield Modifier(say("sum-bonus"), points, card, mark="bonus")


def _raised(state: KinfireState, card: str) -> Iterator[Modifier]:
    """What makes a challenge easier or harder than its card says (KIN-53)."""
    for source, part in in_force(state, "difficulty"):
        target = part.target
        assert target is not None
        meant = (target.pick != "this" or card == source) and is_meant(state, target, source, card)
        if meant and (points := value(state, part.amount, source)):
            yield Modifier(say("sum-difficulty"), points, source)


def _decided(running: Attempt) -> Decided | None:
    """How the attempt has ended (KIN-96, KIN-100); ``None`` before that."""
    if not (running.done or running.failed):
        return None
    won = "master" if team_card(running.card).kind == "master" else "completed"
    how = won if running.done else "failed"
    rule = {"master": "KIN-162", "completed": "KIN-96", "failed": "KIN-100"}[how]
    tone = "good" if running.done else "bad"
    return Decided(Say(f"attempt-{how}", {"card": running.card}), rule, tone, Say(f"stamp-{how}"))
