"""Makes the sentences on cards from their records, so that text and behaviour cannot disagree."""

from collections.abc import Mapping, Sequence
from functools import cache

from flick.effects.language import hyphened
from flick.effects.sentences import Sentences
from flick.games.kinfire.cards import Seeker, Skill, TeamCard, team_card
from flick.games.kinfire.language import LANGUAGE, Parts, Target
from flick.table.piles import kind_of
from flick.table.sayings import Say, joined, say

LINES = (
    *("while_in_play", "passive", "on_attempt", "on_enter", "on_interact", "on_light", "on_darkness", "on_placed"),
    *("on_turn_start", "on_turn_end", "on_any_fail", "reward", "penalty", "while_face_down"),
)
"""The triggers in the order in which their texts stand on a card."""


def card_text(card: TeamCard) -> list[Say]:
    """The lines of a team card: what it is, and all its texts."""
    lines: list[Say] = []
    if card.kind == "master" and card.difficulty:
        lines.append(say("text-master", n=card.difficulty))
    elif card.difficulty:
        lines.append(say("text-challenge", colour=card.colour, type=card.type, n=card.difficulty))
    return lines + _lines(card.texts)


def approach_line(card: str, progress: int, difficulty: int) -> Say:
    """A card in a list to choose from: its progress and difficulty, and all its texts."""
    text = _whole_text(kind_of(card))
    if not difficulty:
        return say("approach-event", card=card, text=text)
    return say("approach-challenge", card=card, progress=progress, difficulty=difficulty, text=text)


def text_of(card: TeamCard | Seeker) -> Say | None:
    """All texts of a card, the back of a Gauntlet card included; ``None`` where it has none."""
    return text_of_parts(card.texts)


def text_of_parts(texts: Mapping[str, Parts]) -> Say | None:
    """The sentences of texts, by their triggers."""
    lines = [standing_line(trigger, texts[trigger]) for trigger in LINES if trigger in texts]
    return joined(lines) if lines else None


def standing_line(trigger: str, parts: Parts) -> Say:
    """The sentence for a text and its trigger. A text that is simply in force needs no words for the trigger."""
    return deeds(parts) if trigger == "while_in_play" else line_of(trigger, parts)


def printed_lines(trigger: str, parts: Parts) -> list[tuple[Say, bool]]:
    """The sentences of a text as they are printed on a card, line by line, and whether a line is one of several
    options."""
    found = _SENTENCES.options(parts)
    if found is None:
        return [(standing_line(trigger, parts), False)]
    head, options = found
    if trigger != "while_in_play":
        head = Say(LANGUAGE.triggers[trigger].told_by, {"deeds": head})
    return [(head, False), *((option, True) for option in options)]


def figures(skill: Skill, now: int) -> Say:
    """A skill card in short: its value now, its colours and its boost; a Lantern with value, colours and ability."""
    bar = skill.boost
    value = now if now == skill.value else say("figures-now", n=now, printed=skill.value)
    if bar is None:
        return say("figures-lantern", n=value, colours=colours(skill.colours), deeds=deeds(skill.action))
    boost = say("figures-boost", n=bar.value, colour=bar.colour)
    if bar.instead is not None:
        boost = say("figures-boost-if", n=bar.value, instead=bar.instead, colour=bar.colour)
    return say("figures-skill", n=value, colours=colours(skill.colours), boost=boost)


@cache
def dice_line(dice: tuple[str, ...]) -> Say:
    """The faces of a roll, Light or Darkness last."""
    return Say(f"dice-{len(dice) - 1}", {f"die{number}": die for number, die in enumerate(dice, 1)})


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
    """The lines of a Seeker card, one for each text."""
    return _lines(seeker.texts)


def action_line(skill: Skill, now: int) -> Say:
    """A card in a list of actions: its name, its value now, and its ability."""
    line = say("play-card", card=skill.id, n=now)
    if now != skill.value:
        line = say("play-card-now", card=skill.id, n=now, printed=skill.value)
    return say("play-card-more", line=line, more=deeds(skill.action)) if skill.action else line


def target(found: Target, family: str) -> Say:
    """The words for a target, in the grammatical case of a family of messages."""
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
        return Say(f"{family}-{found.pick}")
    return Say(f"{family}-{hyphened(found.pick)}", {"what": what})


def colours(found: Sequence[str]) -> Say:
    """The one colour or the two of a card in words."""
    if len(found) == 1:
        return say("colours-1", one=found[0])
    return say("colours-2", one=found[0], other=found[1])


def line_of(trigger: str, parts: Parts) -> Say:
    """The sentence for what happens at a trigger, or is in force."""
    return Say(LANGUAGE.triggers[trigger].told_by, {"deeds": deeds(parts)})


def _lines(texts: Mapping[str, Parts]) -> list[Say]:
    return [line_of(trigger, texts[trigger]) for trigger in LINES if trigger in texts]


_SENTENCES = Sentences(LANGUAGE, target)
deeds, terms = _SENTENCES.deeds, _SENTENCES.terms
