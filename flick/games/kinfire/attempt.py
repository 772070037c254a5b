"""An attempt on a challenge: action, boosts, dice, outcome (KIN-64 to KIN-103)."""

from collections.abc import Sequence
from functools import partial

from flick.games.kinfire.cards import skill_card, team_card
from flick.games.kinfire.language import COLOURS, Parts
from flick.games.kinfire.standing import (
    action_value,
    actions_of,
    boost_value,
    boosts_of,
    dice_points,
    difficulty,
    holds,
    most_boosts,
    skill_dice,
)
from flick.games.kinfire.state import SKILL_DICE, Attempt, KinfireState, is_challenge, others_in_order, vulnerabilities
from flick.games.kinfire.sure import is_sure
from flick.games.kinfire.tally import tally_of
from flick.games.kinfire.texts import carry_out, fire, settle
from flick.games.kinfire.voices import modifiers
from flick.games.kinfire.wording import action_line, dice_line
from flick.games.kinfire.zones import PROGRESS, hand_of, played_of
from flick.table import piles
from flick.table.chance import Chance
from flick.table.moves import NOWHERE, Move
from flick.table.rules import Choose, Event, Rules, Verdict, choose, confirm, reveal, tell
from flick.table.sayings import Say, Who, say
from flick.table.windows import PASS_TURN, Hush, reaction, window

DIE = tuple(colour for colour in COLOURS for _ in range(2))
"""The six faces of a skill die (KIN-C51)."""
LD_DIE = ("light", "light", "light", "darkness", "darkness", "darkness")
"""The six faces of the Light/Darkness die (KIN-C52, KIN-R01, KIN-R03)."""
DICE = tuple((*[("skill-die", DIE)] * number, ("ld-die", LD_DIE)) for number in range(SKILL_DICE + 1))
"""The dice that are thrown, by the number of skill dice."""
NOTHING = "nothing"
"""The written answer of a Seeker who plays no card."""


def attempt(state: KinfireState, chance: Chance, card: str) -> Rules[None]:
    """Play the four steps of an attempt in their order (KIN-64). It ends early where the challenge leaves play
    (KIN-R27)."""
    yield from _begin(state, card)
    yield from _action(state, chance)
    if _goes_on(state):
        yield from _boosts(state)
        yield from _roll(state, chance)
        yield from judge(state, chance)
    state.past, state.attempt = state.attempt, None
    yield from settle(state, chance)


def _goes_on(state: KinfireState) -> bool:
    """Whether the attempted challenge is still in play."""
    return state.attempt is not None and is_challenge(state, state.attempt.card)


def _begin(state: KinfireState, card: str) -> Rules[None]:
    """Begin the attempt in the colour of the challenge, or in one to which the Master is vulnerable; the Seeker is
    asked only where there are several (KIN-159 to KIN-161, KIN-R37)."""
    colour = team_card(card).colour
    if not colour:
        weak = vulnerabilities(state)
        colour = weak[0]
        if len(weak) > 1:
            colour = yield from choose(state.active, "name", weak, rule="KIN-160", facts={"card": card})
    state.attempt, state.roll = Attempt(card, colour), []
    points, needed = state.progress.get(card, 0), difficulty(state, card)
    who = Who(state.active)
    yield tell("attempt", "KIN-64", who=who, card=card, colour=colour, progress=points, difficulty=needed)


def _action(state: KinfireState, chance: Chance) -> Rules[None]:
    """Play step 1: the Seeker plays a card of the colour from the hand, or the charged Lantern, or nothing; the ability
    takes effect at once (KIN-60, KIN-65 to KIN-68, KIN-75, KIN-R41)."""
    you, running = state.you, state.running
    usable = actions_of(running.colour)
    fitting = [name for name in you.within_reach if name in usable]
    if not fitting:
        yield tell("no-action", "KIN-68", who=Who(state.active))
        return
    chosen = yield from choose(
        state.active,
        "play",
        [*fitting, NOTHING],
        rule="KIN-65",
        piece=_piece,
        label=lambda name: _play_label(state, name),
        bars=lambda: _no_action(state, fitting),
        facts={"card": running.card},
    )
    if chosen == NOTHING:
        yield tell("no-action", "KIN-68", who=Who(state.active))
        return
    yield from act(state, chance, chosen)


def act(state: KinfireState, chance: Chance, chosen: str) -> Rules[None]:
    """Play a card or the Lantern as the action; its ability takes effect at once (KIN-60, KIN-67)."""
    you, running = state.you, state.running
    running.action = chosen
    if chosen == you.lantern:
        you.used = True
        yield tell("lantern", "KIN-75", who=Who(state.active), card=chosen)
    else:
        piles.move(chosen, you.hand, you.played)
        moves = (Move(chosen, hand_of(state.active), played_of(state.active)),)
        yield tell("play", "KIN-65", moves, who=Who(state.active), card=chosen)
    yield from carry_out(state, chance, chosen, skill_card(chosen).action)


def _no_action(state: KinfireState, fitting: Sequence[str]) -> dict[str, Verdict]:
    """The reasons why other cards, or a Lantern that is not charged, cannot be played (KIN-35, KIN-75)."""
    you, running = state.you, state.running
    wrong = Verdict(False, say("refused-colour", colour=running.colour), "KIN-35")
    barred = {f"play {name}": wrong for name in you.within_reach if name not in fitting}
    if not you.charged:
        barred[f"play {you.lantern}"] = Verdict(False, say("refused-not-charged", card=you.lantern), "KIN-75")
    return barred


def _boosts(state: KinfireState) -> Rules[None]:
    """Play step 2: at most two boosts, one by one. The Seekers are asked from the left of the active one, and again
    after each boost, until all decline one after the other. A Lantern is boosted like a card, and a single player asks
    themselves (KIN-69, KIN-76, KIN-79 to KIN-83, KIN-172, KIN-173, KIN-R38, KIN-R39)."""
    running = state.running
    order = others_in_order(state) if running.action and most_boosts(state) else list[int]()
    return window(order, partial(_ask_boost, state, order), partial(_boost, state), Hush())


def _ask_boost(state: KinfireState, order: Sequence[int], seat: int) -> Choose | None:
    """The question for one Seeker's boost; ``None`` where they have none to play, or where no boost can change anything
    and nobody wants to be asked then. A second boost is the last (KIN-80). Where others can still boost, whoever is
    asked may let all boosts of the turn pass."""
    running, seeker = state.running, state.seekers[seat]
    usable = boosts_of(running.colour)
    fitting = [name for name in seeker.hand if name in usable]
    if not fitting or (not state.options.every_boost and is_sure(state)):
        return None
    comes_again = len(order) > 1 and len(running.boosts) + 1 < most_boosts(state)
    return reaction(
        seat,
        "boost",
        fitting,
        rule="KIN-80" if running.boosts else "KIN-83",
        decline=f"boost {NOTHING}",
        passes=(PASS_TURN,) if comes_again else (),
        piece=str,
        label=lambda name: _boost_label(state, name),
        bars=lambda: _no_boosts(state, seat, fitting),
        facts={"who": Who(seat), "card": running.card, "colour": running.colour, "played": len(running.boosts)},
    )


def _boost(state: KinfireState, seat: int, card: str) -> Rules[bool]:
    """Play a boost; whether another one may follow (KIN-80, KIN-84)."""
    running, seeker = state.running, state.seekers[seat]
    running.boosts.append(card)
    piles.move(card, seeker.hand, seeker.played)
    yield tell(
        "boost",
        "KIN-84",
        (Move(card, hand_of(seat), played_of(seat)),),
        who=Who(seat),
        card=card,
        n=boost_value(state, card),
    )
    return len(running.boosts) < most_boosts(state)


def _no_boosts(state: KinfireState, seat: int, fitting: Sequence[str]) -> dict[str, Verdict]:
    """The reasons why other cards cannot boost: they have another colour, belong to the Seeker whose action it is, or
    are Lanterns (KIN-81, KIN-83, KIN-R43)."""
    running = state.running
    wrong = Verdict(False, say("refused-boost-colour", colour=running.colour), "KIN-83")
    barred = {f"boost {name}": wrong for name in state.seekers[seat].hand if name not in fitting}
    if seat != state.active:
        own = Verdict(False, say("refused-own-action"), "KIN-81")
        barred |= {f"boost {name}": own for name in state.you.hand}
    for seeker in state.seekers:
        barred[f"boost {seeker.lantern}"] = Verdict(False, say("refused-lantern-boost"), "KIN-R43")
    return barred


def _roll(state: KinfireState, chance: Chance) -> Rules[None]:
    """Play step 3: throw all dice, and all of them again where a text allows it and the Seeker wants it; the last roll
    counts (KIN-70, KIN-87, KIN-91, KIN-R46, KIN-R48, KIN-R51)."""
    yield _throw(state, chance)
    used: list[str] = []
    while (source := next_reroll(state, used)) is not None:
        used.append(source)
        if (yield from confirm(state.active, "reroll", rule="KIN-91", card=source)):
            yield _throw(state, chance)


def judge(state: KinfireState, chance: Chance) -> Rules[None]:
    """Carry out the texts that Light or Darkness in the final roll sets off (KIN-92, KIN-R49), then play step 4."""
    running = state.running
    yield from fire(state, chance, "on_light" if "light" in running.dice else "on_darkness")
    if _goes_on(state):
        yield from _outcome(state, chance)


def _throw(state: KinfireState, chance: Chance) -> Event:
    running = state.running
    dice = chance.throw(DICE[skill_dice(state)])
    running.dice, state.roll = dice, dice.copy()
    shown = dice_line(tuple(dice))
    return reveal("roll", "KIN-87", who=Who(state.active), dice=shown, points=dice_points(state))


def next_reroll(state: KinfireState, used: Sequence[str]) -> str | None:
    """The next card that allows a reroll and has not been asked about, among abilities of the action and texts in
    force; ``None`` where there is none."""
    running = state.running
    for card in running.rerolls:
        if card not in used:
            return card
    for card, part in modifiers(state, "reroll"):
        if card not in used and holds(state, part.terms, card):
            return card
    return None


def _outcome(state: KinfireState, chance: Chance) -> Rules[None]:
    """Play step 4: add up all points and place them, with what that sets off on this card; then judge the progress of
    all challenges, of which others may have been completed too (KIN-71, KIN-72, KIN-94, KIN-R56, KIN-R59, KIN-R111)."""
    running = state.running
    card = running.card
    found = tally_of(state)
    points = found.total
    yield tell(
        "points", "KIN-R50", action=found.action, boosts=sum(found.boosts), dice=found.dice, bonus=found.bonus, n=points
    )
    running.tally, running.placed = found, points
    if points:
        state.progress[card] = state.progress.get(card, 0) + points
    progress = state.progress.get(card, 0)
    running.needed = needed = difficulty(state, card)
    yield tell(
        "placed",
        "KIN-71",
        (Move(PROGRESS, NOWHERE, card, points),),
        card=card,
        n=points,
        progress=progress,
        difficulty=needed,
    )
    if points:
        yield from carry_out(state, chance, card, _own(card, "on_placed"), together=True)
    running.due = True
    yield from settle(state, chance)
    if not running.done and _goes_on(state):
        yield from _fail(state, chance, card)


def _fail(state: KinfireState, chance: Chance, card: str) -> Rules[None]:
    """Carry out the penalty, if there is one, and what a failure on a well card sets off. The card stays with its
    progress, for anybody to choose again (KIN-100 to KIN-103, KIN-156)."""
    state.running.failed = True
    yield tell("failed", "KIN-100", card=card, progress=state.progress.get(card, 0))
    well_card = card in state.board
    yield from carry_out(state, chance, card, _own(card, "penalty"))
    if well_card:
        yield from fire(state, chance, "on_any_fail")


def _own(card: str, trigger: str) -> Parts:
    return team_card(card).texts.get(trigger, ())


def _piece(name: str) -> str | None:
    return None if name == NOTHING else name


def _play_label(state: KinfireState, name: str) -> Say:
    if name == NOTHING:
        return say("play-nothing")
    return action_line(skill_card(name), action_value(state, skill_card(name)))


def _boost_label(state: KinfireState, name: str) -> Say:
    return say("boost-card", card=name, n=boost_value(state, name))
