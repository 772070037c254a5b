"""Makes the sentences on cards from their records, so that text and behaviour cannot disagree."""

from collections.abc import Iterator, Mapping

from flick.effects.sentences import Sentences
from flick.games.caveloot.cards import CavelootCard, QuestCondition, Task
from flick.games.caveloot.language import LANGUAGE, Parts
from flick.games.caveloot.wording import tell_filter
from flick.table.sayings import Say, joined, say

_SENTENCES = Sentences(LANGUAGE, lambda aim, family: Say(family))
deeds, terms = _SENTENCES.deeds, _SENTENCES.terms


def lines_of(one: CavelootCard) -> list[Say]:
    """All sentences of a card, line by line, without its figures."""
    return [*_marks(one), *_told(one), *_quest(one)]


def tell_condition(condition: QuestCondition) -> Say:
    """The sentence for what must be paid or done."""
    if condition.gold:
        return say("need-gold", n=condition.gold)
    if condition.clear:
        return say("need-clear", n=condition.clear)
    if condition.help:
        return say("need-help", n=condition.help)
    if condition.destroy is not None:
        return say("need-destroy", what=tell_filter(condition.destroy.what, condition.destroy.count))
    if condition.beat is not None:
        return say("need-beat", what=tell_filter(condition.beat.what, condition.beat.count))
    assert condition.have is not None
    return say("need-have", what=tell_filter(condition.have.what, condition.have.count))


def tell_task(task: Task, level: int = 0) -> Say:
    """The sentence for a condition and what it brings; a guild's with its ``level``."""
    need, brought = tell_condition(task.condition), joined([*_task_lines(task.texts)])
    if level:
        return say("line-level", level=level, need=need, deeds=brought)
    return say("line-task", need=need, deeds=brought)


def _marks(one: CavelootCard) -> Iterator[Say]:
    """The sentences for symbols of a card that need words."""
    if one.wound:
        yield say("line-wound")
    if one.variable is not None:
        yield say("line-variable", what=_SENTENCES.quantity(one.variable))
    if one.corruptible is not None:
        yield say("line-corruptible", fee=one.corruptible.fee, terms=terms(one.corruptible.terms))


def _told(one: CavelootCard) -> Iterator[Say]:
    """The sentences of a card by trigger. A fairy is bound where other cards are taken."""
    if one.floors:
        yield say("line-dungeon", n=one.population, floors=" + ".join(map(str, one.floors)))
    for trigger, parts in one.texts.items():
        if (trigger, one.type) == ("on_take", "fairy"):
            yield say("line-on-bind", deeds=deeds(parts))
        else:
            yield Say(LANGUAGE.triggers[trigger].told_by, {"deeds": deeds(parts)})


def _quest(one: CavelootCard) -> Iterator[Say]:
    """The sentences for what a quest asks, and what it brings."""
    if one.condition is not None and one.leads_to is not None:
        yield say("line-passage", need=tell_condition(one.condition), region=one.leads_to)
    for number, task in enumerate(one.tasks, 1):
        yield tell_task(task, number if one.type == "guild" else 0)
    if one.repeat:
        yield say("line-repeat")


def _task_lines(texts: Mapping[str, Parts]) -> Iterator[Say]:
    """The sentences for what a task brings: a reward needs no introduction, anything else says when it can be used."""
    for trigger, parts in texts.items():
        said = deeds(parts)
        yield said if trigger == "on_complete" else Say(LANGUAGE.triggers[trigger].told_by, {"deeds": said})
