"""The guided first game tells true numbers: every one that is written in digits, against what lies on the table."""

import re
from collections.abc import Callable, Sequence

import pytest

from flick.games.kinfire import GAME
from flick.games.kinfire.cards import seekers, skills, team_card, well_deck
from flick.games.kinfire.language import Parts
from flick.games.kinfire.standing import action_value, boost_value, difficulty, missing
from flick.games.kinfire.state import FIRST_DISCARD, SLOTS, KinfireState
from flick.sitting import lesson_in
from flick.table import scenario
from flick.table.languages import LANGUAGES
from flick.table.lesson import Lesson
from flick.table.rules import Event
from tests.texts import words_of

FOUNTAINS, MAZE, WEB, MASTER = "the_3_fountains#1", "the_maze#1", "the_ribbon_web", "sea_of_dreams"


class Seen:
    """The position in which a step is told, and what happened in the answers before it."""

    def __init__(self, state: KinfireState, events: Sequence[Event]) -> None:
        self.state, self._events = state, events

    def fact(self, kind: str, name: str = "n") -> int:
        """A number of the last event of that kind."""
        found = next(event.facts[name] for event in reversed(self._events) if event.kind == kind)
        assert isinstance(found, int)
        return found

    def action(self, card: str) -> int:
        return action_value(self.state, skills()[card])

    def boost(self, card: str) -> int:
        return boost_value(self.state, card)

    def needs(self, card: str) -> int:
        return difficulty(self.state, card)

    def has(self, card: str) -> int:
        return self.state.progress.get(card, 0)

    def before_dice(self) -> int:
        return self.fact("points", "action") + self.fact("points", "boosts")

    def still_needed(self) -> int:
        """What is missing when action and abilities have been counted."""
        attempt = self.state.attempt
        assert attempt is not None
        return missing(self.state, attempt.card) - self.action(attempt.action) - attempt.bonus - trap_of("asha")


def amount(parts: Parts, verb: str) -> int:
    """The plain number of the part of that verb."""
    return abs(next(part.amount.plus for part in parts if part.verb == verb))


def trap_of(seeker: str) -> int:
    return amount(seekers()[seeker].texts["passive"], "bonus")


NUMBERS: dict[str, Callable[[Seen], list[int]]] = {
    "well": lambda seen: [len(well_deck()) - SLOTS - FIRST_DISCARD, len(seen.state.well_deck)],
    "health": lambda seen: [seen.state.hp, seen.state.hp_start, 0],
    "begin": lambda seen: [seen.state.turn],
    "choose": lambda seen: [seen.needs("crystal_caves")],
    "action": lambda seen: [seen.action("kindled_blade")],
    "boost": lambda seen: [seen.boost("lift_together")],
    "dice": lambda seen: [1, 1, seen.fact("roll", "points")],
    "sum": lambda seen: [
        *(seen.fact("points", name) for name in ("action", "boosts", "dice", "bonus", "n")),
        seen.fact("placed", "difficulty"),
    ],
    "reward": lambda seen: [seen.fact("descend")],
    "fountains": lambda seen: [seen.state.turn, seen.needs(FOUNTAINS)],
    "stones": lambda seen: [seen.action("read_the_stones"), seen.needs(FOUNTAINS)],
    "failed": lambda seen: [seen.has(FOUNTAINS), seen.needs(FOUNTAINS)],
    "progress": lambda seen: [seen.has(FOUNTAINS)],
    "climb": lambda seen: [seen.fact("climb")],
    "event": lambda seen: [seen.state.turn, amount(team_card("spilled_lamp_oil").texts["on_interact"], "damage")],
    "lantern": lambda seen: [seen.state.hp],
    "winch": lambda seen: [seen.state.turn, seen.needs("the_rusted_winch")],
    "flame": lambda seen: [amount(skills()["steady_flame"].action, "add_progress")],
    "target": lambda seen: [seen.has(FOUNTAINS), seen.needs(FOUNTAINS)],
    "indirect": lambda seen: [
        *(seen.fact("add", "progress"), seen.fact("add", "difficulty")),
        *(seen.fact("heal"), seen.fact("descend"), seen.fact("heal", "hp")),
    ],
    "first": lambda seen: [seen.boost("first_through"), seen.action("steady_flame")],
    "sure": lambda seen: [seen.before_dice(), seen.fact("points"), seen.fact("descend")],
    "golem": lambda seen: [seen.state.turn, seen.needs("wardrobe_golem")],
    "light": lambda seen: [seen.action("asha_lantern")],
    "lit": lambda seen: [seen.boost("lantern_held_high")],
    "reroll": lambda seen: [seen.action("asha_lantern") + seen.fact("boost") + seen.fact("roll", "points")],
    "again": lambda seen: [seen.fact("points"), seen.fact("descend")],
    "tired": lambda seen: [seen.state.turn],
    "fatigue": lambda seen: [amount(team_card("heavy_limbs").texts["while_in_play"], "action_value")],
    "maze": lambda seen: [seen.needs(MAZE), seen.action("surveyors_knot"), skills()["surveyors_knot"].value],
    "nimble": lambda seen: [seen.boost("nimble_fingers"), seen.action("surveyors_knot"), seen.boost("nimble_fingers")],
    "bottom": lambda seen: [seen.fact("descend")],
    "master": lambda seen: [seen.needs(MASTER), seen.has(MASTER)],
    "web": lambda seen: [seen.state.turn, seen.needs(WEB), trap_of("asha")],
    "trap": lambda seen: [
        skills()["defeat_trap"].value,
        skills()["defeat_trap"].value - seen.action("defeat_trap"),
        amount(skills()["defeat_trap"].action, "bonus"),
        seen.action("defeat_trap") + amount(skills()["defeat_trap"].action, "bonus") + trap_of("asha"),
    ],
    "both": lambda seen: [seen.still_needed(), seen.boost("chalk_line"), seen.boost("common_sense")],
    "web-dice": lambda seen: [seen.fact("placed", "difficulty")],
    "attack": lambda seen: [seen.state.turn],
    "answer": lambda seen: [
        *(seen.action("measured_answer"), skills()["measured_answer"].value),
        *(seen.boost("old_inscription"), seen.boost("guild_oath")),
    ],
    "close": lambda seen: [seen.before_dice(), seen.fact("points", "dice"), seen.has(MASTER), seen.needs(MASTER)],
    "last": lambda seen: [seen.state.turn],
    "won": lambda seen: [seen.fact("placed", "progress"), seen.fact("placed", "difficulty")],
    "end": lambda seen: [0],
}
"""By step, the numbers that it tells, in the order of the English words."""


def digits(text: str) -> list[int]:
    """The numbers of a text; that of the fountains is a name."""
    return [int(found) for found in re.findall(r"\d+", re.sub(r"\b3 (F|f)ontaines|3 Fountains", "", text))]


def test_it_goes_as_written() -> None:
    assert scenario.load(lesson_in(GAME.folder)).run("tutorial") is None


def told_numbers(language: str) -> dict[str, tuple[list[int], list[int]]]:
    """By step, the numbers in its words, and those that are true, both in rising order."""
    own, lesson = words_of(GAME, language), Lesson(scenario.load(lesson_in(GAME.folder)), "tutorial")
    events: list[Event] = []
    found: dict[str, tuple[list[int], list[int]]] = {}
    while (step := lesson.step) is not None:
        assert step.tell is not None
        name = step.tell.removeprefix("tutorial-")
        true = NUMBERS.get(name, lambda seen: [])(Seen(lesson.match.state, events))
        found[name] = (sorted(digits(own(step.tell))), sorted(true))
        if step.when:
            events = []
            while lesson.verdict == "open":
                events += lesson.show().events
        lesson.go_on()
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_it_tells_is_true(language: str) -> None:
    found = told_numbers(language)
    assert set(NUMBERS) <= set(found)
    assert {name: told for name, (told, _) in found.items()} == {name: true for name, (_, true) in found.items()}


def test_whatever_is_explained_cites_a_rule() -> None:
    """The first steps welcome and say what can be done, the last one sends on; all others show what a rule does."""
    steps = scenario.load(lesson_in(GAME.folder)).stages("tutorial")
    shown = [step for step in steps[5:-1] if not step.when]
    bare = [step.tell for step in shown if not any("rule" in one for one in step.then.events)]
    assert bare == []
