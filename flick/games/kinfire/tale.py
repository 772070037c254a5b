"""The story of a delve that is over: how far the Seekers came, what they completed, how tired they were, and what
decided it."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from flick.games.kinfire.standing import difficulty
from flick.games.kinfire.state import KinfireState, gauntlet_down, on_board
from flick.games.kinfire.zones import hand_of
from flick.table.game import TaleLine
from flick.table.rules import Event
from flick.table.sayings import Fact, Say, in_a_row, say

DEEDS = ("give-in", "event", "attempt", "failed")
"""What a Seeker does in a turn."""
NEAR = 2
"""Whoever holds no more cards than these has come near to giving in."""


class RetoldTurn(NamedTuple):
    """A turn and what happened in it, without the event that begins it. What came before the first turn has the number
    0 and no ``seeker``."""

    n: int
    seeker: str
    events: list[Event]

    def last(self, *kinds: str) -> Event | None:
        """The last event of these kinds."""
        return next((event for event in reversed(self.events) if event.kind in kinds), None)


def retold(events: Sequence[Event]) -> list[RetoldTurn]:
    """All turns in their order, at first what came before them."""
    turns = [RetoldTurn(0, "", [])]
    for event in events:
        if event.kind == "turn":
            turns.append(RetoldTurn(event.number("n"), str(event.facts["seeker"]), []))
        else:
            turns[-1].events.append(event)
    return turns


def tale(state: KinfireState, events: Sequence[Event]) -> list[TaleLine]:
    """The lines of the story: what happened in order, then the sums, then what decided the outcome."""
    turns = retold(events)
    lines = [*_begun(state, turns), _challenges(state, turns), _fatigue(state, events, turns)]
    lines.append(_worst(events) if state.won else _out_of_reach(state))
    return [*lines, _won(state, turns[-1]) if state.won else _lost(state, turns[-1])]


def _begun(state: KinfireState, turns: Sequence[RetoldTurn]) -> Iterator[TaleLine]:
    """Who set out, from when on that is known in a match that was played on, and when they reached the bottom."""
    seekers = in_a_row([seeker.id for seeker in state.seekers])
    yield TaleLine(say("tale-begins", seekers=seekers, n=len(state.seekers)), 0, "people")
    first = turns[1].n if len(turns) > 1 else state.turn
    if first > 1:
        yield TaleLine(say("tale-since", n=first), 0, "hourglass")
    for turn in turns:
        if turn.last("bottom"):
            yield TaleLine(say("tale-bottom", master=state.master), turn.n, "down")


def _challenges(state: KinfireState, turns: Sequence[RetoldTurn]) -> TaleLine:
    """How many were completed, in whose turns the most, and how many attempts failed."""
    completed = Counter[str]()
    failed = 0
    for turn in turns:
        completed[turn.seeker] += sum(event.kind == "completed" for event in turn.events)
        failed += sum(event.kind == "failed" for event in turn.events)
    told = say("tale-completed", n=completed.total())
    most = max((completed[seeker.id] for seeker in state.seekers), default=0)
    if most and len(state.seekers) > 1:
        best: list[Fact] = [seeker.id for seeker in state.seekers if completed[seeker.id] == most]
        if most == completed.total():
            told = say("tale-completed-all-by", completed=told, seekers=in_a_row(best))
        else:
            told = say("tale-completed-by", completed=told, n=most, several=len(best), seekers=in_a_row(best))
    return TaleLine(say("tale-challenges", completed=told, failed=failed), 0, "check")


def _fatigue(state: KinfireState, events: Sequence[Event], turns: Sequence[RetoldTurn]) -> TaleLine:
    """Who gave in to it how often, or came nearest to that, and what is left of it at the end."""
    times = Counter(turn.seeker for turn in turns for event in turn.events if event.kind == "give-in")
    if len(times) > 1:
        in_order = sorted(times.items(), key=lambda one: -one[1])
        each = [say("tale-gives-in-of", seeker=seeker, n=n) for seeker, n in in_order]
        given = say("tale-give-in", n=times.total(), seekers=in_a_row(each))
    elif times:
        given = say("tale-gives-in", seeker=next(iter(times)), n=times.total())
    else:
        given = _nearest(_fewest_cards(state, events))
    return TaleLine(say("tale-fatigue", given=given, left=len(state.fatigue)), 0, "fatigue")


def _fewest_cards(state: KinfireState, events: Sequence[Event]) -> dict[str, int]:
    """The fewest cards that each Seeker held at any time, counted backwards from the hands at the end."""
    fewest: dict[str, int] = {}
    for seat, seeker in enumerate(state.seekers):
        hand, held = hand_of(seat), len(seeker.hand)
        fewest[seeker.id] = held
        for event in reversed(events):
            held += sum(move.n for move in event.moves if move.origin == hand)
            held -= sum(move.n for move in event.moves if move.goal == hand)
            fewest[seeker.id] = min(fewest[seeker.id], held)
    return fewest


def _nearest(fewest: dict[str, int]) -> Say:
    """Who held the fewest cards where nobody gave in: without any they would have had to (KIN-124)."""
    cards = min(fewest.values())
    nearest: list[Fact] = [seeker for seeker, held in fewest.items() if held == cards]
    if len(fewest) == 1:
        return say("tale-nearest-alone", seeker=nearest[0], cards=cards)
    if cards > NEAR:
        return say("tale-never-near", cards=cards)
    return say("tale-nearest", seekers=in_a_row(nearest), several=len(nearest), cards=cards)


def _worst(events: Sequence[Event]) -> TaleLine:
    """The lowest health of a team that has won."""
    left = [event.number("hp") for event in events if event.kind == "damage"]
    told = say("tale-worst", hp=min(left)) if left else say("tale-unhurt")
    return TaleLine(told, 0, "health", minor=True)


def _out_of_reach(state: KinfireState) -> TaleLine:
    """How far from winning a team was that has lost."""
    if not state.bottom:
        piles = (state.well_deck, state.well_discard, on_board(state), state.completed, state.gone, state.attached)
        return TaleLine(say("tale-not-down", left=len(state.well_deck), all=sum(map(len, piles))), 0, "down")
    master, progress = state.master, state.progress.get(state.master, 0)
    if progress:
        told = say("tale-master-stands", master=master, progress=progress, difficulty=difficulty(state, master))
    else:
        turned, every = len(gauntlet_down(state)), len(state.gauntlet)
        told = say("tale-master-untouched", master=master, turned=turned, all=every)
    return TaleLine(told, 0, "master")


def _won(state: KinfireState, turn: RetoldTurn) -> TaleLine:
    """The attempt that completed the Master, and whether that took the points of the dice; or else that an effect did
    it."""
    master, done = state.master, turn.last("completed")
    placed, points, roll = turn.last("placed"), turn.last("points"), turn.last("roll")
    assert done is not None
    reached = done.number("progress")
    if placed is None or points is None or roll is None or not _is_enough(placed, master, reached):
        return TaleLine(_effect(turn, master, reached), turn.n, "effect")
    needed, deed = placed.number("difficulty"), _action(state, turn)
    without = max(0, sum(points.number(part) for part in ("action", "boosts", "bonus")))
    facts: dict[str, Fact] = {"deed": deed, "master": master, "progress": reached, "difficulty": needed}
    if reached - points.number("n") + without >= needed:
        return TaleLine(Say("tale-decided-cards", {**facts, "n": points.number("dice")}), turn.n, "trophy")
    return TaleLine(Say("tale-decided-dice", {**facts, "dice": roll.facts["dice"]}), turn.n, "dice")


def _is_enough(points: Event, master: str, reached: int) -> bool:
    """Whether these points completed the Master, and nothing that came after them."""
    facts = points.facts
    return facts["card"] == master and facts["progress"] == reached and reached >= points.number("difficulty")


def _effect(turn: RetoldTurn, master: str, reached: int) -> Say:
    """What completed the Master outside an attempt: points that were added, where it was these."""
    added = turn.last("add")
    if added is None or not _is_enough(added, master, reached):
        return say("tale-decided-effect", seeker=turn.seeker, progress=reached, master=master)
    n, needed = added.facts["n"], added.facts["difficulty"]
    return say("tale-decided-added", seeker=turn.seeker, n=n, progress=reached, difficulty=needed, master=master)


def _action(state: KinfireState, turn: RetoldTurn) -> Say:
    """What a Seeker attempted with, and who else boosted that."""
    action = turn.last("play", "lantern")
    if action is None:
        return say("tale-without", seeker=turn.seeker)
    deed = say("tale-with", seeker=turn.seeker, card=action.facts["card"])
    seats = [event.seat for event in turn.events if event.kind == "boost"]
    helpers = dict.fromkeys(state.seekers[seat].id for seat in seats if seat is not None)
    others: list[Fact] = [seeker for seeker in helpers if seeker != turn.seeker]
    return say("tale-boosted", deed=deed, seekers=in_a_row(others)) if others else deed


def _lost(state: KinfireState, turn: RetoldTurn) -> TaleLine:
    """After which deed the last damage came, or the card that ended it; or with how much health it was given up."""
    if state.conceded is not None:
        return TaleLine(say("tale-lost-conceded", hp=state.hp), turn.n, "resign")
    deed, blow = _last_deed(turn), turn.last("damage")
    if state.hp == 0 and blow is not None:
        facts: dict[str, Fact] = {"deed": deed, "n": blow.number("n"), "hp": sum(move.n for move in blow.moves)}
        return TaleLine(Say("tale-lost-damage", facts), turn.n, "damage")
    return TaleLine(say("tale-lost-card", deed=deed, card=state.lost, n=len(state.fatigue)), turn.n, "warning")


def _last_deed(turn: RetoldTurn) -> Say:
    """What the Seeker did last."""
    seeker, deed = turn.seeker, turn.last(*DEEDS)
    if not turn.n:
        return say("tale-deed-begin")
    if deed is None:
        return say("tale-deed-turn", seeker=seeker)
    if deed.kind == "give-in":
        return say("tale-deed-give-in", seeker=seeker)
    card, placed = deed.facts["card"], turn.last("placed")
    if deed.kind == "event":
        return say("tale-deed-event", seeker=seeker, card=card)
    if any(event.kind == "completed" and event.facts["card"] == card for event in turn.events):
        return say("tale-deed-completed", seeker=seeker, card=card)
    if deed.kind == "attempt" or placed is None:
        return say("tale-deed-attempt", seeker=seeker, card=card)
    needed = placed.facts["difficulty"]
    return say("tale-deed-failed", seeker=seeker, card=card, progress=deed.facts["progress"], difficulty=needed)
