"""The story of a race that is over: who set out, what they won, how each of them died, and how far they came."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from flick.games.urto.cards import alphas
from flick.games.urto.state import UrtoState, urto_cell
from flick.maps.search import reach
from flick.table.game import TaleLine
from flick.table.rules import Event
from flick.table.sayings import Fact, Say, Who, in_a_row, say

COLLAPSE, TRAPS, FIGHT, DUEL = "URTO-R109", ("URTO-70", "URTO-71"), "URTO-95", "URTO-105"
"""The rules by which the cave itself, traps, monsters and other heroes hurt a hero."""
FOES, EFFECTS = ("monster", "alpha"), ("divine", "event", "use")
"""The kinds of events that name a monster, and the card of whatever else may hurt."""


class RetoldUrto(NamedTuple):
    """An event with its context. ``round`` is 0 before the first turn; ``blow`` is the last one that hurt the hero whom
    the event is about, ``foe`` what it came from."""

    event: Event
    round: int
    blow: Event | None
    foe: Event | None


def tale(state: UrtoState, events: Sequence[Event]) -> list[TaleLine]:
    """The lines of the story: what happened in order, then the sums."""
    past = list(retold(events))
    return [*_begun(state, past), *_milestones(past), *_reckoning(state, past)]


def retold(events: Sequence[Event]) -> Iterator[RetoldUrto]:
    """Every event with its context, in order."""
    in_round, blows, latest = 0, dict[int, tuple[Event, Event | None]](), dict[str, Event]()
    for event in events:
        seat = event.seat
        if event.kind == "turn":
            in_round, latest = event.number("n"), {}
        elif event.kind in FOES:
            latest["foe"] = event
        elif event.kind in ("attack", "trap"):
            latest[event.kind] = event
        elif event.kind in EFFECTS:
            latest["effect"] = event
        elif event.kind in ("damage", "loss") and seat is not None:
            blows[seat] = event, latest.get(_source(event.rule))
        blow, foe = blows.get(seat, (None, None)) if seat is not None else (None, None)
        yield RetoldUrto(event, in_round, blow, foe)


def _source(rule: str) -> str:
    """What hurts by a rule."""
    if rule in TRAPS:
        return "trap"
    return {FIGHT: "foe", DUEL: "attack", COLLAPSE: "cave"}.get(rule, "effect")


def _begun(state: UrtoState, past: Sequence[RetoldUrto]) -> Iterator[TaleLine]:
    """Who set out, and the round from which the story is known in a match that was played on from a saved position."""
    heroes: list[Fact] = [Who(seat) for seat in range(len(state.heroes))]
    yield TaleLine(say("tale-begins", heroes=in_a_row(heroes)), 0, "people")
    if all(one.event.kind != "begins" for one in past):
        first = next((one.round for one in past if one.round), state.round)
        yield TaleLine(say("tale-since", n=first), 0, "hourglass")


def _milestones(past: Sequence[RetoldUrto]) -> Iterator[TaleLine]:
    """Divine weapons and Alphas, and who came back to life, died or arrived, in the order of time."""
    for one in past:
        kind, facts = one.event.kind, one.event.facts
        if kind == "weapon-taken":
            yield TaleLine(say("tale-weapon", who=facts["who"], card=facts["card"]), one.round, "star", minor=True)
        elif kind == "slain" and facts["card"] in alphas():
            yield TaleLine(say("tale-alpha", who=facts["who"], card=facts["card"]), one.round, "alpha")
        elif kind == "revive":
            yield TaleLine(say("tale-revives", who=facts["who"]), one.round, "heal", minor=True)
        elif kind == "arrives":
            yield TaleLine(say("tale-arrives", who=facts["who"], n=facts["n"]), one.round, "eye")
        elif kind == "death":
            yield TaleLine(_death(one), one.round, "wound")


def _death(one: RetoldUrto) -> Say:
    """Who died, and of what."""
    who, rule = one.event.facts["who"], one.blow.rule if one.blow is not None else ""
    if rule == COLLAPSE:
        return say("tale-dies-collapse", who=who)
    if one.foe is None:
        return say("tale-dies", who=who)
    facts = one.foe.facts
    if rule in TRAPS:
        return say("tale-dies-trap", who=who, trap=facts["trap"])
    if rule == FIGHT:
        return say("tale-dies-fight", who=who, foe=facts["card"])
    if rule == DUEL:
        return say("tale-dies-fight", who=who, foe=facts["other"] if facts["who"] == who else facts["who"])
    if facts["who"] == who:
        return say("tale-dies-card", who=who, card=facts["card"])
    return say("tale-dies-card-of", who=who, card=facts["card"], other=facts["who"])


def _reckoning(state: UrtoState, past: Sequence[RetoldUrto]) -> Iterator[TaleLine]:
    """Who killed most, how often heroes fought each other, how much of the cave was seen, and, where nobody has
    arrived, who came nearest to the end."""
    slain = Counter(one.event.seat for one in past if one.event.kind == "slain")
    if slain:
        most = max(slain.values())
        best: list[Fact] = [Who(seat) for seat in range(len(state.heroes)) if slain[seat] == most]
        facts: dict[str, Fact] = {"heroes": in_a_row(best), "several": len(best), "n": most, "all": slain.total()}
        yield TaleLine(Say("tale-slain", facts), 0, "trophy")
    if duels := sum(one.event.kind == "duel" for one in past):
        yield TaleLine(say("tale-duels", n=duels), 0, "claws", minor=True)
    yield TaleLine(say("tale-seen", n=len(state.cells)), 0, "torch", minor=True)
    if not any(hero.arrived for hero in state.heroes):
        yield from _nearest(state, past)


def _nearest(state: UrtoState, past: Sequence[RetoldUrto]) -> Iterator[TaleLine]:
    """Who came nearest to Urto on the way: the fewest moves that were still to go."""
    far = reach(state.cave.links, urto_cell(state))
    left: dict[int, int] = {}
    for one in past:
        for move in one.event.moves:
            for seat, hero in enumerate(state.heroes):
                if move.piece == hero.id and move.goal in far:
                    left[seat] = min(far[move.goal], left.get(seat, far[move.goal]))
    if left:
        least = min(left.values())
        nearest: list[Fact] = [Who(seat) for seat in sorted(left) if left[seat] == least]
        yield TaleLine(say("tale-nearest", heroes=in_a_row(nearest), several=len(nearest), n=least), 0, "eye")
