"""What stands on a card: sentences made from its record, so text and behaviour cannot disagree."""

from collections.abc import Mapping, Sequence
from functools import cache

from flick.games.kinfire.cards import Card, Seeker, Skill, kind_of, team_card
from flick.games.kinfire.vocabulary import COUNTED, Amount, Part, Parts, Target, Term
from flick.table.sayings import Fact, Say, say

LINES = (
    *(
        "while_in_play",
        "on_attempt",
        "on_enter",
        "on_interact",
        "on_light",
        "on_darkness",
        "on_placed",
        "on_turn_start",
    ),
    *("on_turn_end", "on_any_fail", "reward", "penalty"),
)
"""Triggers in the order in which they stand on a card."""
BOLD = ("while_in_play", "on_enter", "on_placed", "on_turn_start", "on_turn_end", "on_any_fail")
"""Triggers that work on everybody's turn, whether or not anybody attempts the card: what they say is bold (KIN-55,
KIN-56); and so is progress that spreads to other cards (KIN-C63)."""
SIGNED = ("bonus", "difficulty", "action_value", "hand_size", "damage_plus")
"""Verbs whose amount is written with its sign."""
SHARED = ("descend", "climb", "draw", "discard", "heal", "damage", "suffer_fatigue", *SIGNED)
"""Verbs whose amount may be so much for each of something."""


def card_text(card: Card) -> list[Say]:
    """The lines of a team card: what it is, and all that it says."""
    lines: list[Say] = []
    if card.kind == "master" and card.difficulty:
        lines.append(say("text-master", n=card.difficulty))
    elif card.difficulty:
        lines.append(say("text-challenge", colour=card.colour, type=card.type, n=card.difficulty))
    lines += _lines(card.texts)
    if card.back:
        lines.append(say("text-back", deeds=deeds(card.back)))
    return lines


def approach_line(card: str, progress: int, difficulty: int) -> Say:
    """A card in a list of those to choose from: where it stands, and all that it says."""
    text = _whole_text(kind_of(card))
    if not difficulty:
        return say("approach-event", card=card, text=text)
    return say("approach-challenge", card=card, progress=progress, difficulty=difficulty, text=text)


def text_of(card: Card | Seeker) -> Say | None:
    """All that a card says, beside what it is; the back of a Gauntlet card is part of that."""
    lines = [standing_line(trigger, card.texts[trigger]) for trigger in LINES if trigger in card.texts]
    if isinstance(card, Card) and card.back:
        lines.append(say("text-back", deeds=deeds(card.back)))
    return joined(lines) if lines else None


def standing_line(trigger: str, parts: Parts) -> Say:
    """What happens at a trigger; what is simply in force needs no other word."""
    return deeds(parts) if trigger == "while_in_play" else line_of(trigger, parts)


def figures(skill: Skill) -> Say:
    """A skill card in short: value, colours and boost; of a Lantern value, colours and ability."""
    bar = skill.boost
    if bar is None:
        return say("figures-lantern", n=skill.value, colours=colours(skill.colours), deeds=deeds(skill.action))
    boost = say("figures-boost", n=bar.value, colour=bar.colour)
    if bar.instead is not None:
        boost = say("figures-boost-if", n=bar.value, instead=bar.instead, colour=bar.colour)
    return say("figures-skill", n=skill.value, colours=colours(skill.colours), boost=boost)


@cache
def _whole_text(card: str) -> Say:
    return joined(card_text(team_card(card)))


def skill_text(skill: Skill) -> list[Say]:
    """The lines of a skill card or Lantern: value and colours, its ability, its boost bar."""
    lines = [say("text-skill", n=skill.value, colours=colours(skill.colours))]
    if skill.action:
        lines.append(say("text-action", deeds=deeds(skill.action)))
    bar = skill.boost
    if bar is not None and bar.instead is not None:
        lines.append(say("text-boost-if", colour=bar.colour, n=bar.value, instead=bar.instead, terms=terms(bar.terms)))
    elif bar is not None:
        lines.append(say("text-boost", colour=bar.colour, n=bar.value))
    if skill.icon:
        lines.append(say("text-icon", seeker=skill.seeker))
    return lines


def seeker_text(seeker: Seeker) -> list[Say]:
    """The lines of a Seeker card."""
    return _lines(seeker.texts)


def action_line(skill: Skill, now: int) -> Say:
    """A card in a list of actions: its name, what it counts now, and its ability."""
    line = say("play-card", card=skill.id, n=now)
    if now != skill.value:
        line = say("play-card-now", card=skill.id, n=now, printed=skill.value)
    return say("play-card-more", line=line, more=deeds(skill.action)) if skill.action else line


@cache
def deeds(parts: Parts) -> Say:
    """Parts one after the other."""
    return joined([deed(part) for part in parts])


def joined(sentences: Sequence[Say]) -> Say:
    """Sentences with a space between them."""
    line = sentences[0]
    for more in sentences[1:]:
        line = say("and-then", one=line, other=more)
    return line


def deed(part: Part) -> Say:
    """One part as a sentence: whom it is about, on which condition, and what happens."""
    said = _nested(part) if part.branches else _plain(part)
    if part.who != "you":
        said = Say(f"who-{part.who.replace('_', '-')}", {"deed": said})
    if part.terms:
        said = say("only-if", terms=terms(part.terms), deed=said)
    return said


def terms(found: Sequence[Term]) -> Say:
    """A condition."""
    line = _term(found[0])
    for more in found[1:]:
        line = say("and-also", one=line, other=_term(more))
    return line


def target(found: Target) -> Say:
    """Which challenge."""
    what = say("what-challenge")
    if found.name:
        what = say("what-name", card=found.name)
    elif found.colour and found.type:
        what = say("what-both", colour=found.colour, type=found.type)
    elif found.colour:
        what = say("what-colour", colour=found.colour)
    elif found.type:
        what = say("what-type", type=found.type)
    if found.pick in ("this", "target", "master"):
        return Say(f"target-{found.pick}")
    return Say(f"target-{found.pick.replace('_', '-')}", {"what": what})


def colours(found: Sequence[str]) -> Say:
    """The colours of a card."""
    if len(found) == 1:
        return say("colours-1", one=found[0])
    return say("colours-2", one=found[0], other=found[1])


def line_of(trigger: str, parts: Parts) -> Say:
    """What happens at a trigger, or is in force."""
    return Say(f"line-{trigger.replace('_', '-')}", {"deeds": deeds(parts)})


def _lines(texts: Mapping[str, Parts]) -> list[Say]:
    return [line_of(trigger, texts[trigger]) for trigger in LINES if trigger in texts]


def _nested(part: Part) -> Say:
    branches = [deeds(branch) for branch in part.branches]
    if part.verb != "choose":
        return Say(f"part-{part.verb.replace('_', '-')}", {"deeds": branches[0]})
    line = branches[0]
    for more in branches[1:]:
        line = say("or-else", one=line, other=more)
    return say("part-choose", deeds=line)


def _plain(part: Part) -> Say:
    verb, amount = part.verb, part.amount
    facts: dict[str, Fact] = {}
    if verb in SIGNED:
        less = amount.is_plain and amount.plus < 0
        facts["sign"] = "less" if less else "more"
        amount = Amount(-amount.plus) if less else amount
    each = _per(verb, amount)
    if verb in COUNTED:
        facts["n"] = amount.plus if amount.is_plain else each or say("x")
    if part.about:
        facts["about"] = part.about
    if part.target is not None:
        facts["target"] = target(part.target)
    if part.source is not None:
        facts["source"] = target(part.source)
    said = Say(f"part-{verb.replace('_', '-')}", facts)
    return said if amount.is_plain or each else say("where", deed=said, what=_quantity(amount))


def _per(verb: str, amount: Amount) -> Say | None:
    """What stands in place of a number where an amount is as simple as "2 per Fatigue card in play"."""
    if verb == "add_progress" and amount == Amount(0, 1, "placed"):
        return say("as-much")
    if verb not in SHARED or amount.is_plain:
        return None
    many = 2 if amount.half else 1
    facts: dict[str, Fact] = {"card": amount.card} if amount.card else {}
    each = Say(f"each-{amount.name.replace('_', '-')}", {**facts, "n": many})
    if amount.half:
        return say("per-two", n=1, what=each) if (amount.times, amount.plus) == (1, 0) else None
    if amount.name == "copies" and amount.plus == -amount.times:
        return say("per", n=amount.times, what=Say("other-copies", facts))
    return None if amount.plus else say("per", n=amount.times, what=each)


def _quantity(amount: Amount) -> Say:
    """What X is."""
    what = Say(f"amount-{amount.name.replace('_', '-')}", {"card": amount.card} if amount.card else {})
    if amount.times > 1:
        what = say("x-times", times=amount.times, what=what)
    if amount.plus > 0:
        what = say("x-plus", what=what, n=amount.plus)
    elif amount.plus < 0:
        what = say("x-minus", what=what, n=-amount.plus)
    return say("x-half", what=what) if amount.half else what


def _term(term: Term) -> Say:
    facts: dict[str, Fact] = {"no": "not" if term.negated else "yes"}
    if term.name in ("type", "colour"):
        facts["what"] = term.word
    elif term.name not in ("light", "darkness", "charged"):
        facts["n"] = term.number
    if term.card:
        facts["card"] = term.card
    return Say(f"term-{term.name.replace('_', '-')}", facts)
