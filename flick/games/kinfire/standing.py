"""What is in force: functions that ask the state about texts, conditions, difficulties and limits, and change nothing.

All texts in force count and add up (KIN-R63).
"""

from collections.abc import Mapping, Sequence
from functools import cache

from flick.effects.dispatch import Count, Truth, holds_by, value_by
from flick.games.kinfire.cards import MASTER_BACK, Skill, every_copy, skill_card, skills, team_card
from flick.games.kinfire.language import LANGUAGE, KinfirePart, Target
from flick.games.kinfire.state import (
    HANDS,
    MOST_BOOSTS,
    SKILL_DICE,
    KinfireState,
    SeekerState,
    attempted,
    challenges,
    gauntlet_down,
    gauntlet_up,
    is_challenge,
)
from flick.games.kinfire.voices import IN_FORCE, modifiers


def in_force(state: KinfireState, verb: str) -> list[tuple[str, KinfirePart]]:
    """The parts with a verb that are in force and whose conditions hold, each with its card."""
    found = modifiers(state, verb)
    return [(card, part) for card, part in found if holds(state, part.terms, card)] if found else found


def total_of(state: KinfireState, verb: str) -> int:
    """The sum of the amounts of all parts with a verb that are in force."""
    total = 0
    for card, part in modifiers(state, verb):
        if not part.terms or holds(state, part.terms, card):
            total += value(state, part.amount, card)
    return total


def difficulty(state: KinfireState, card: str) -> int:
    """The present difficulty of a challenge, at least 1 (KIN-53, KIN-C32)."""
    found = team_card(card).difficulty
    for source, part in modifiers(state, "difficulty"):
        target = part.target
        assert target is not None
        if target.pick == "this" and card != source:
            continue
        if is_meant(state, target, source, card) and holds(state, part.terms, source):
            found += value(state, part.amount, source)
    return found if found > 1 else 1


@cache
def least_difficulty(card: str) -> int:
    """The lowest difficulty that a challenge can ever have: that of the card minus everything that any text can take
    off. Quantities are never negative, so an amount is never below its plain number."""
    found = team_card(card)
    least = found.difficulty
    for source, part in IN_FORCE.ever("difficulty"):
        pick = part.target.pick if part.target is not None else "any"
        if source == card or not (pick == "this" or (pick == "master" and found.kind != "master")):
            least += min(0, part.amount.plus)
    return max(1, least)


@cache
def limited() -> frozenset[str]:
    """The cards that have a limit of progress."""
    return frozenset(name for name in every_copy() if "cap" in team_card(name).in_play)


@cache
def least_to_heed(card: str) -> int:
    """The progress below which a card can neither be completed nor exceed its limit, so that nobody need check."""
    return min([least_difficulty(card), *_too_much(card)])


def _too_much(card: str) -> list[int]:
    """The least progress that exceeds a card's limit, as far as that is known without a state."""
    parts = team_card(card).in_play.get("cap", ())
    return [1 + (part.amount.plus // 2 if part.amount.half else part.amount.plus) for part in parts]


def missing(state: KinfireState, card: str) -> int:
    """The points that a challenge still needs."""
    return max(0, difficulty(state, card) - state.progress.get(card, 0))


def cap(state: KinfireState, card: str) -> int | None:
    """The most progress that a card holds outside an attempt on it (KIN-C36); ``None`` without a limit."""
    return min([value(state, part.amount, card) for part in team_card(card).in_play.get("cap", ())], default=None)


def most_boosts(state: KinfireState) -> int:
    """The most boosts of this action (KIN-80)."""
    return _limit(state, "boosts", MOST_BOOSTS)


def skill_dice(state: KinfireState) -> int:
    """The number of skill dice that are rolled (KIN-87)."""
    return _limit(state, "skill_dice", SKILL_DICE)


def hand_size(state: KinfireState) -> int:
    """The number of cards in a new hand (KIN-30 to KIN-33, KIN-R67)."""
    return max(0, HANDS[len(state.seekers)] + total_of(state, "hand_size"))


def action_value(state: KinfireState, skill: Skill) -> int:
    """The points of an action without its ability, at least 0 (KIN-59, KIN-R50)."""
    return max(0, skill.value + total_of(state, "action_value"))


def boost_value(state: KinfireState, card: str) -> int:
    """The points of a boost, for which only its bar with its condition counts (KIN-84 to KIN-86, KIN-R40)."""
    bar = skill_card(card).boost
    assert bar is not None
    if bar.instead is not None and holds(state, bar.terms, card):
        return bar.instead
    return bar.value


@cache
def actions_of(colour: str) -> frozenset[str]:
    """The skill cards and Lanterns that can be played against a colour."""
    return frozenset(name for name, skill in skills().items() if matches(skill.colours, colour))


@cache
def boosts_of(colour: str) -> frozenset[str]:
    """The skill cards that can boost against a colour."""
    return frozenset(
        name for name, skill in skills().items() if skill.boost is not None and matches((skill.boost.colour,), colour)
    )


def matches(skill_colours: Sequence[str], colour: str) -> bool:
    """Whether a card of those colours can be used against a colour; white goes with all three (KIN-35 to KIN-38)."""
    return colour in skill_colours or "white" in skill_colours


def dice_points(state: KinfireState) -> int:
    """The points of the last roll: dice of the colour, and Light as white (KIN-88 to KIN-90, KIN-R04, KIN-R81)."""
    attempt = state.running
    return attempt.dice.count(attempt.colour) + attempt.dice.count("light")


def is_meant(state: KinfireState, target: Target, source: str, card: str) -> bool:
    """Whether a text on ``source`` with this target is about ``card``."""
    pick = target.pick
    if pick == "this":
        meant = card == source
    elif pick == "target":
        meant = state.attempt is not None and card == state.attempt.card
    elif pick == "master":
        meant = card == state.master
    else:
        meant = pick == "any" or card != _seen_from(state, source)
    return meant and _fits(target, card)


def candidates(state: KinfireState, target: Target, source: str) -> list[str]:
    """The challenges in play that a target can mean now."""
    return [card for card in challenges(state) if is_meant(state, target, source, card)]


def quantity(state: KinfireState, name: str, counted: str, card: str) -> int:
    """The present number of what a text counts, such as attached cards (KIN-140, KIN-C46)."""
    return _COUNTS[name](state, counted, card)


def copies(state: KinfireState, name: str, card: str = "") -> int:
    """The number of copies of a card on the board. A completed copy lies there until its reward is carried out; it
    counts only in rewards (KIN-R55)."""
    count = 0
    for other in state.board:
        if other and team_card(other).id == name and (other not in state.completing or card in state.completing):
            count += 1
    return count


def icons(seeker: SeekerState) -> int:
    """The number of cards with the effect icon in a skill discard (KIN-63, KIN-R09)."""
    with_icon = _with_icon()
    return len([card for card in seeker.discard if card in with_icon])


@cache
def _with_icon() -> frozenset[str]:
    return frozenset(name for name, skill in skills().items() if skill.icon)


def beaten(state: KinfireState) -> list[str]:
    """The challenges in play whose progress has reached their difficulty (KIN-96); the attempted one only when it is
    due to be judged (KIN-R54)."""
    waits = waiting(state)
    found: list[str] = []
    for card, points in state.progress.items():
        may_be = points >= least_difficulty(card) and card != waits and is_challenge(state, card)
        if may_be and points >= difficulty(state, card):
            found.append(card)
    return found if len(found) < 2 else [card for card in challenges(state) if card in found]


def waiting(state: KinfireState) -> str:
    """The attempted challenge until it is due to be judged (KIN-R54), which may hold any progress meanwhile; else
    empty."""
    return "" if state.attempt is None or state.attempt.due else state.attempt.card


def _limit(state: KinfireState, of: str, usual: int) -> int:
    """The usual number, or a lower one that a card demands: a "cannot" beats a "may" (KIN-R11)."""
    for card, part in modifiers(state, "limit"):
        if part.about == of and holds(state, part.terms, card):
            usual = min(usual, value(state, part.amount, card))
    return usual if usual > 0 else 0


def _fits(target: Target, card: str) -> bool:
    """Whether a card has the colour, type and name that a target asks for."""
    if not (target.colour or target.type or target.name):
        return True
    found = team_card(card)
    return target.colour in ("", found.colour) and target.type in ("", found.type) and target.name in ("", found.id)


def _seen_from(state: KinfireState, source: str) -> str:
    """The challenge that "other" excludes: the card itself where it is a challenge, else the attempted one
    (KIN-C47)."""
    if source in state.board or source in state.gauntlet or source in (state.master, MASTER_BACK):
        return source
    return attempted(state) or source


_COUNTS: Mapping[str, Count[KinfireState]] = {
    "copies": lambda state, counted, card: copies(state, counted, card),
    "missing": lambda state, counted, card: 0 if state.attempt is None else missing(state, state.attempt.card),
    "placed": lambda state, counted, card: 0 if state.attempt is None else state.attempt.placed,
    "progress": lambda state, counted, card: state.progress.get(card, 0),
    "boosts": lambda state, counted, card: 0 if state.attempt is None else len(state.attempt.boosts),
    "attached": lambda state, counted, card: len(state.attached),
    "fatigue": lambda state, counted, card: len(state.fatigue),
    "gauntlet_up": lambda state, counted, card: len(gauntlet_up(state)),
    "gauntlet_down": lambda state, counted, card: len(gauntlet_down(state)),
    "hp": lambda state, counted, card: state.hp,
    "seekers": lambda state, counted, card: len(state.seekers),
    "icon": lambda state, counted, card: icons(state.you),
}
"""The quantities that amounts (KIN-C46) and conditions use."""

_TRUTHS: Mapping[str, Truth[KinfireState]] = {
    "light": lambda state, term, card: state.attempt is not None and "light" in state.attempt.dice,
    "darkness": lambda state, term, card: state.attempt is not None and "darkness" in state.attempt.dice,
    "type": lambda state, term, card: state.attempt is not None and term.word == team_card(state.attempt.card).type,
    "colour": lambda state, term, card: state.attempt is not None and term.word == state.attempt.colour,
    "charged": lambda state, term, card: state.you.charged,
    "fatigue": lambda state, term, card: len(state.fatigue) >= term.number,
}
"""The conditions without a number (KIN-C49), and one that is checked after every part of a text. Light and Darkness are
those of the last roll (KIN-R91)."""

value = value_by(LANGUAGE, _COUNTS)
holds = holds_by(LANGUAGE, _COUNTS, _TRUTHS)
