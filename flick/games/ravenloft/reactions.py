"""Answers to what has just happened (the verb ``react``); only players with something to answer with are asked."""

from collections.abc import Sequence

from msgspec.structs import replace

from flick.games.ravenloft.carrying import carry_out
from flick.games.ravenloft.distances import are_adjacent
from flick.games.ravenloft.language import Ailment
from flick.games.ravenloft.naming import change
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.powers import powers_with, spend, text_of, things_with
from flick.games.ravenloft.state import RavenloftState
from flick.games.ravenloft.turn_record import D20, Acting, Roll
from flick.games.ravenloft.whereabouts import seats_from
from flick.table.chance import Chance
from flick.table.rules import Choose, Rules, tell
from flick.table.sayings import Fact, Who
from flick.table.windows import PASS_TURN, reaction, window

ITEM_ROLL = "use_roll"
ANY_ROLL = ("react_roll", ITEM_ROLL)
TOOLS = ("react_tools", *ANY_ROLL)
"""The triggers that can answer a roll to disarm or to unlock."""


def offered(
    state: RavenloftState,
    chance: Chance,
    seats: Sequence[int],
    verb: str,
    triggers: Sequence[str],
    rule: str,
    facts: dict[str, Fact],
    target: str = "",
) -> Rules[tuple[int, str] | None]:
    """Ask the seats for an answer; gives the first seat that answers, and its card, which is spent and carried out.
    ``None`` where nobody answers."""
    found: list[tuple[int, str]] = []

    def ask(seat: int) -> Choose | None:
        things = list(dict.fromkeys(things_with(state, seat, triggers)))
        if not things:
            return None
        return reaction(seat, verb, things, rule=rule, piece=str, passes=(PASS_TURN,), facts=facts)

    def react(seat: int, thing: str) -> Rules[bool]:
        found.append((seat, thing))
        yield from spend(state, seat, thing, rule)
        for trigger in triggers:
            parts = text_of(thing, trigger)
            yield from carry_out(state, chance, Acting(seat, seat, target=target), thing, parts, inside=True)
        return False

    yield from window(seats, ask, react, state.hush)
    return found[0] if found else None


def taken_by(state: RavenloftState, chance: Chance, seat: int, n: int) -> Rules[int | None]:
    """The seat of a hero beside one that is hit who takes the damage in its place (``redirect``); ``None`` where none
    does."""
    struck = state.heroes[seat]
    others = [
        other
        for other in seats_from(state, state.active)
        if other != seat
        and powers_with(state, other, "react_hit")
        and are_adjacent(state.dungeon, (struck.square,), (state.heroes[other].square,))
    ]
    if not others:
        return None
    told = policies_of(state).damage.told(state, n)
    answer = yield from offered(
        state, chance, others, "shield", ("react_hit",), "RAV-80", {"hero": struck.id, "n": told}, struck.id
    )
    if answer is None:
        return None
    yield tell("redirected", "RAV-80", who=Who(answer[0]), hero=struck.id)
    return answer[0]


def shrugs_off(state: RavenloftState, chance: Chance, seat: int, condition: Ailment) -> Rules[bool]:
    """Whether a hero ignores a condition that is given to it."""
    facts: dict[str, Fact] = {"condition": condition}
    answer = yield from offered(state, chance, [seat], "ignore", ("react_condition",), "RAV-97", facts)
    if answer is not None:
        yield tell("ignored", "RAV-97", who=Who(seat), condition=condition)
    return answer is not None


def roll(
    state: RavenloftState,
    chance: Chance,
    seat: int,
    label: str,
    more: int,
    needed: int,
    rule: str,
    triggers: Sequence[str] = ANY_ROLL,
    kind: str = "rolls",
    dreaded: bool = False,
    against: str = "",
    **facts: Fact,
) -> Rules[Roll]:
    """Roll a hero's d20. A roll that fails, or one that succeeds where success is ``dreaded``, may be rolled again, and
    the new result counts (``reroll``); Items serve only in the own hero phase. A roll ``against`` something is shown
    among the rolls of the fight."""
    if seat != state.active or state.stage not in ("hero", "hero_end"):
        triggers = [trigger for trigger in triggers if trigger != ITEM_ROLL]
    seen = state.fight.rolls if state.fight is not None and against else []
    count = len(seen)
    while True:
        die = chance.roll(label, D20)
        total = die + more
        rolled = Roll(against, die, total, needed, total >= needed, pending=True)
        seen[count:] = [rolled]
        yield tell(kind, rule, who=Who(seat), n=die, change=change(more), total=total, needed=needed, **facts)
        told: dict[str, Fact] = {"n": die, "total": total, "needed": needed}
        stays = rolled.hits is not dreaded
        if stays or (yield from offered(state, chance, [seat], "reroll", triggers, rule, told)) is None:
            break
    rolled = replace(rolled, pending=False)
    seen[count:] = [rolled]
    return rolled
