"""Computes for people, answer by answer, how likely an attempt completes its challenge.

The rules themselves judge every possible roll, on copies of a position that whoever is asked can imagine. So the odds
are exact, except where a text asks something on the way; then they assume the plainest answer.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import comb

from flick.games.kinfire.attempt import NOTHING, act, judge, next_reroll
from flick.games.kinfire.cards import skill_card, team_card
from flick.games.kinfire.language import COLOURS
from flick.games.kinfire.standing import actions_of, boost_value, boosts_of, difficulty, most_boosts, skill_dice
from flick.games.kinfire.state import Attempt, KinfireState, is_challenge, others_in_order, vulnerabilities
from flick.games.kinfire.sure import is_sure
from flick.games.kinfire.tally import tally_of
from flick.table import piles
from flick.table.answers import read
from flick.table.chance import Chance
from flick.table.duel import Odds
from flick.table.overdue import plainest
from flick.table.perspective import Perspective
from flick.table.promises import AS_IT_IS, Promise, percent
from flick.table.records import pack, unpack
from flick.table.rules import Choose, Event, GameEnds, Rules
from flick.table.sayings import Who, say

CERTAIN = Odds(1.0)
OFF = {colour: COLOURS[index - 1] for index, colour in enumerate(COLOURS)}
"""For each colour another colour, which stands for a die that is no hit."""


def promises(perspective: Perspective) -> Mapping[str, Promise]:
    """The promise of each answer, where the decision is about an attempt; empty for other decisions."""
    find = _FINDERS.get(perspective.decision.verb)
    if find is None:
        return {}
    line = perspective.guess()
    assert isinstance(line.state, KinfireState)
    return dict(find(line.state, line.decision, perspective.chance))


def _of_cards(state: KinfireState, decision: Choose, chance: Chance) -> Iterator[tuple[str, Promise]]:
    """The promise of each challenge with the best action and boosts."""
    for card in decision.things:
        if team_card(card).kind != "event":
            colour = team_card(card).colour
            found = [_at_best(state, chance, card, one) for one in ([colour] if colour else vulnerabilities(state))]
            yield f"{decision.verb} {card}", max(found, key=_hope)


def _of_colours(state: KinfireState, decision: Choose, chance: Chance) -> Iterator[tuple[str, Promise]]:
    card = str(decision.facts["card"])
    for colour in decision.things:
        yield f"{decision.verb} {colour}", _at_best(state, chance, card, colour)


def _of_actions(state: KinfireState, decision: Choose, chance: Chance) -> Iterator[tuple[str, Promise]]:
    """The promise of each action, and of none, at best: so the best of them promises what its challenge did. Where
    boosts are possible it says how many that takes, and what the action comes to without any."""
    for name in decision.things:
        after, exact = _played(state, chance, name)
        alone = _foreseen(after, chance, exact=exact)
        helps = _helps(after)[: most_boosts(after)] if name != NOTHING and after.attempt is not None else []
        best, count = _boosted_best(after, chance, helps, alone)
        plan = say("promise-helped", n=count, percent=percent(alone.odds.win)) if count else None
        plan = say("promise-unhelped") if helps and not count else plan
        yield f"{decision.verb} {name}", Promise(best.odds, best.points, best.needed, plan)


def _of_boosts(state: KinfireState, decision: Choose, chance: Chance) -> Iterator[tuple[str, Promise]]:
    """The promise of the attempt as it is, which is also that of no boost, and with each card as its last boost; it
    says what more boosts come to."""
    running = state.running
    now = _foreseen(state, chance)
    points, needed = now.points or 0, now.needed or 0
    told = say("promise-boost", who=Who(state.active), action=running.action, n=max(0, needed - points))
    yield AS_IT_IS, Promise(now.odds, points, needed, told)
    yield decision.decline, now
    for name in decision.things:
        after = _boosted(state, [name])
        helps = _helps(after)[: most_boosts(after) - len(after.running.boosts)]
        alone = _foreseen(after, chance)
        best, count = _boosted_best(after, chance, helps, alone)
        more = best.odds.win > alone.odds.win
        plan = say("promise-last-boost", n=count, percent=percent(best.odds.win)) if more else None
        yield f"{decision.verb} {name}", Promise(alone.odds, alone.points, alone.needed, plan)


def _of_rerolls(state: KinfireState, decision: Choose, chance: Chance) -> Iterator[tuple[str, Promise]]:
    """The promise of the roll on the table, and that of another one. A reroll that has been asked about before cannot
    be used again."""
    kept, again = _copy(state), _copy(state)
    used = _asked_so_far(state, str(decision.facts["card"]))
    yield "no", Promise(_reckoned(kept, chance, used))
    yield "yes", Promise(_odds(again, chance, used))


def _asked_so_far(state: KinfireState, card: str) -> Sequence[str]:
    """The texts that allow a reroll and have been asked about, up to that of a card."""
    used: list[str] = []
    while (source := next_reroll(state, used)) is not None:
        used.append(source)
        if source == card:
            break
    return used


def _at_best(state: KinfireState, chance: Chance, card: str, colour: str) -> Promise:
    """The promise with the best action, and with no more boosts than are needed to do as well as with the most."""
    begun = _copy(state)
    begun.attempt = Attempt(card, colour)
    usable, helps = actions_of(colour), _helps(begun)
    best, plan = _foreseen(begun, chance), say("promise-dice")
    actions = [name for name in begun.you.within_reach if name in usable]
    for name in sorted(actions, key=lambda name: -skill_card(name).value):
        acted, exact = _played(begun, chance, name)
        cards = [one for one in helps if one != name][: most_boosts(acted)]
        most = _foreseen(_boosted(acted, cards), chance, exact=exact)
        if _hope(most) > _hope(best):
            best, count = _boosted_enough(acted, chance, cards, most)
            plan = say("promise-action", action=name, n=count)
    return Promise(best.odds, best.points, best.needed, plan)


def _boosted_best(acted: KinfireState, chance: Chance, helps: Sequence[str], alone: Promise) -> tuple[Promise, int]:
    """The promise with as many of these boosts as it takes, and how many that are; ``alone`` is that without any."""
    most = _foreseen(_boosted(acted, helps), chance, exact=alone.odds.exact) if helps else alone
    return _boosted_enough(acted, chance, helps, most)


def _boosted_enough(acted: KinfireState, chance: Chance, helps: Sequence[str], most: Promise) -> tuple[Promise, int]:
    """The promise with no more boosts than are needed to do as well as with all, which promise ``most``, and how many
    those are; all of them where nothing is enough."""
    best, count = most, len(helps)
    while count and best.odds.win:
        fewer = _foreseen(_boosted(acted, helps[: count - 1]), chance, exact=most.odds.exact)
        if fewer.odds.win < best.odds.win:
            break
        best, count = fewer, count - 1
    return best, count


def _hope(promise: Promise) -> tuple[float, int]:
    """The key by which promises are compared: the chance, and without any the points that stay on the card."""
    return promise.odds.win, 0 if promise.odds.win else promise.points or 0


def _helps(state: KinfireState) -> list[str]:
    """The cards that can boost, of the others or of a single player, the best first."""
    running = state.running
    usable = boosts_of(running.colour)
    cards = [card for seat in others_in_order(state) for card in state.seekers[seat].hand if card in usable]
    return sorted(cards, key=lambda card: -boost_value(state, card))


def _played(state: KinfireState, chance: Chance, name: str) -> tuple[KinfireState, bool]:
    """A copy of the state after an action, or none, and whether nothing was asked on the way."""
    after = _copy(state)
    asked = name != NOTHING and _carried_out(after, act(after, chance, name))[1]
    return after, not asked


def _boosted(state: KinfireState, cards: Sequence[str]) -> KinfireState:
    """A copy of the state after boosts with those cards."""
    after = _copy(state)
    for card in cards:
        owner = next(seeker for seeker in after.seekers if seeker.id == skill_card(card).seeker)
        after.running.boosts.append(card)
        piles.move(card, owner.hand, owner.played)
    return after


def _foreseen(state: KinfireState, chance: Chance, *, exact: bool = True) -> Promise:
    """The promise of the attempt before its dice. An attempt whose challenge has left play promises nothing."""
    running = state.attempt
    if running is None or not is_challenge(state, running.card):
        return Promise(Odds(0.0, exact=exact))
    found = tally_of(state)
    odds = CERTAIN if is_sure(state) else _odds(state, chance, ())
    odds = Odds(odds.win, exact=odds.exact and exact)
    return Promise(odds, found.before + found.total, difficulty(state, running.card))


def _odds(state: KinfireState, chance: Chance, used: Sequence[str]) -> Odds:
    """The odds over all rolls; ``used`` are the texts that no longer allow a reroll."""
    win, exact = 0.0, True
    for likely, dice in _rolls(state):
        rolled = _copy(state)
        rolled.running.dice, rolled.roll = dice, [*dice]
        found = _reckoned(rolled, chance, used)
        win, exact = win + likely * found.win, exact and found.exact
    return Odds(min(1.0, round(win, 9)), exact=exact)


def _reckoned(rolled: KinfireState, chance: Chance, used: Sequence[str]) -> Odds:
    """The odds of a roll that lies on the table, which is repeated as long as it fails and a text allows it."""
    source = next_reroll(rolled, used)
    again = _copy(rolled) if source is not None else None
    done, asked = _carried_out(rolled, judge(rolled, chance))
    if done or again is None or source is None:
        return Odds(float(done), exact=not asked)
    return _odds(again, chance, [*used, source])


def _rolls(state: KinfireState) -> Iterator[tuple[float, list[str]]]:
    """Every roll that counts differently with its probability: how many dice show the colour, and Light or Darkness
    (KIN-C51, KIN-C52)."""
    running = state.running
    count = skill_dice(state)
    for hits in range(count + 1):
        likely = comb(count, hits) * 2 ** (count - hits) / 3**count
        dice = [running.colour] * hits + [OFF[running.colour]] * (count - hits)
        for face in ("light", "darkness"):
            yield likely / 2, [*dice, face]


def _carried_out(state: KinfireState, rules: Rules[None]) -> tuple[bool, bool]:
    """Carry out rules until the attempt is decided; whether its challenge is completed, and whether something was asked
    on the way."""
    running = state.running
    reply, asked = None, False
    try:
        while True:
            step = rules.send(reply)
            reply = None
            if not isinstance(step, Event):
                reply, asked = read(step, plainest(step)).value, True
            elif step.facts.get("card") == running.card and step.kind in ("completed", "failed"):
                return step.kind == "completed", asked
    except (StopIteration, GameEnds):
        return running.done, asked


def _copy(state: KinfireState) -> KinfireState:
    return unpack(pack(state), KinfireState)


_FINDERS: Mapping[str, Callable[..., Iterator[tuple[str, Promise]]]] = {
    "approach": _of_cards,
    "name": _of_colours,
    "play": _of_actions,
    "boost": _of_boosts,
    "reroll": _of_rerolls,
}
