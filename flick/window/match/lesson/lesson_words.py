"""What a lesson says at each moment: on its sheet, and at the top of the table. Nothing is drawn here."""

import math

from flick.table.answers import read
from flick.table.rules import Aim, Decision, Flick, Place
from flick.table.sayings import Say, Who, say
from flick.table.stage import Stage
from flick.table.words import Words
from flick.window.arena.flicking.power import power_at
from flick.window.match.lesson.lesson_controller import LessonController
from flick.window.match.lesson.lesson_sheet import Leaf
from flick.window.widgets.rich import TextRun


def leaf_of(controller: LessonController, words: Words, note: str = "") -> Leaf:
    """What stands on the sheet now. ``note`` is something that has nothing to do with the step."""
    lesson, step = controller.lesson, controller.lesson.step
    count = len(lesson.stages)
    number = min(lesson.number, count)
    heading = words("window-tutorial-step", number=number, count=count)
    shorter = words("window-of", part=number, whole=count)
    done = lesson.number / (count + 1)
    if step is None:
        return Leaf(heading, 1.0, (), shorter=shorter)
    rule = rule_of(step, controller.match.decision if controller.stand == "asked" else None)
    if controller.tried and controller.stand in ("missed", "asked"):
        return Leaf(heading, done, _missed(controller, step, words), rule, "bad.paper", shorter)
    return Leaf(heading, done, _told(controller, step, words, note), rule, "good.paper", shorter)


def rule_of(step: Stage, decision: Decision | None) -> str:
    """The rule of what is asked, or else of what the step is about."""
    if decision is not None:
        return decision.rule
    named = [*step.then.events, *([step.then.decision] if step.then.decision else [])]
    return next((str(one["rule"]) for one in named if "rule" in one), "")


def expected_of(controller: LessonController) -> Aim | tuple[float, float] | None:
    """What the example does now in the arena, if that is where it does something: an aim, or a spot (mm)."""
    decision = controller.match.decision
    if controller.stand not in ("asked", "watching") or controller.phase == "rolling" or decision is None:
        return None
    text = controller.lesson.expected
    if text is None:
        return controller.example_here
    if not isinstance(decision, Flick | Place):
        return None
    value = read(decision, text).value
    return None if isinstance(value, int) else value


def lesson_title(name: str, words: Words) -> str:
    """What a lesson is called: one beside the tutorial has a title of its own."""
    own = f"thing-lesson-{name}"
    return words(own) if words.has(own) else words.name(name)


def prompt_of(controller: LessonController, words: Words) -> tuple[str, str] | None:
    """What is said at the top, and how it is done; ``None`` where the decision itself says it."""
    if controller.stand == "reading":
        return lesson_title(controller.lesson.name, words), words("window-tutorial-read")
    if controller.stand == "watching" and (doer := controller.doer) is not None:
        return words("window-tutorial-look-on", who=Who(doer)), words("window-hint-rolling")
    if controller.stand == "missed":
        return words("window-tutorial-miss"), words("window-tutorial-miss-hint")
    if controller.stand == "reached":
        return words("lesson-reached"), ""
    return None


def _told(controller: LessonController, step: Stage, words: Words, note: str) -> tuple[tuple[TextRun, ...], ...]:
    """The narration, with what follows from the way there, and how it is shown."""
    tell = [TextRun(words(step.tell))] if step.tell is not None else []
    if controller.stand == "reached":
        tell.insert(0, TextRun(words("lesson-reached") + " ", "bold"))
    said = [tuple(tell)] if tell else []
    notes = [note] if note else []
    if controller.put:
        notes.append(words("lesson-put"))
    if controller.stand == "asked":
        notes += _how(controller, words)
    return (*said, *([(TextRun(" ".join(notes), "italic"),)] if notes else []))


def _how(controller: LessonController, words: Words) -> list[str]:
    """How the example does it, where that is drawn."""
    decision, wanted = controller.match.decision, expected_of(controller)
    if isinstance(decision, Flick) and controller.lesson.has_own_way and wanted is None:
        return [words("lesson-own-place")]
    if isinstance(wanted, Aim) and isinstance(decision, Flick):
        percent, degrees = round(100 * power_at(decision, wanted.speed)), round(math.degrees(wanted.angle)) % 360
        return [words("window-tutorial-aim", percent=percent, degrees=degrees)]
    return [words("window-tutorial-spot")] if isinstance(decision, Place) and wanted is not None else []


def _missed(controller: LessonController, step: Stage, words: Words) -> tuple[tuple[TextRun, ...], ...]:
    """What was wrong, and how it is done."""
    why = [words(_by_power(controller, one)) for one in controller.why]
    hint = [words(step.hint)] if step.hint is not None else [words(step.tell)] if step.tell is not None else []
    first = TextRun(words("window-tutorial-not-yet") + " ", "bold"), TextRun(" ".join(why))
    return (first, *([(TextRun(" ".join(hint)),)] if hint else []))


def _by_power(controller: LessonController, why: Say) -> Say:
    """What is said of speeds is said of power here: that is what one sees."""
    decision, speed = controller.answered, why.facts.get("speed")
    if not isinstance(speed, int | float) or not isinstance(decision, Flick):
        return why
    percent = round(100 * power_at(decision, speed))
    if why.id == "lesson-too-weak":
        return say("window-tutorial-too-weak", percent=percent)
    return say("window-tutorial-too-strong", percent=percent)
