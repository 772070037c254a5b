"""Lets somebody build something of their own on a text terminal, step by step, until nothing is missing."""

from collections.abc import Mapping
from typing import Any, TypeVar

from flick.table.building import BuildChoice, Builder, BuildPlan, BuildStep
from flick.table.game import GamesAny
from flick.table.sayings import Refused
from flick.table.words import Words
from flick.terminal.cards import card_deeds, card_title, find_card
from flick.terminal.keyboard import Keyboard
from flick.terminal.text_lines import wrapped

R = TypeVar("R")

FILL, BACK, STOP, CARD = "?", "<", "quit", "card"

QUESTIONS = {
    "one": ("build-text-first-one", "build-text-one"),
    "several": ("build-text-first-several", "build-text-several"),
    "text": ("build-text-first-text", "build-text-text"),
}
"""The messages that ask in a step of each kind: before anything has been chosen, and after that."""


class Building:
    """Builds something for a ``game`` by asking for one step after the other, with the names of things in ``words``."""

    def __init__(self, game: GamesAny, builder: Builder[R], words: Words, keyboard: Keyboard) -> None:
        self.game, self.builder, self.words, self.keyboard = game, builder, words, keyboard

    def run(self, draft: Mapping[str, Any]) -> Any:
        """Ask step by step until the thing is built, and return it; ``None`` where somebody stops before that."""
        found, at = dict(draft), 0
        self._say(
            self.words(self.builder.about), self.words("build-text-how", fill=FILL, back=BACK, stop=STOP, card=CARD)
        )
        while True:
            plan = self.builder.plan(found)
            if at >= len(plan.steps):
                if not plan.faults:
                    self._tell_numbers(plan)
                    return self.builder.record(found)
                self._say(*(self.words(fault.say) for fault in plan.faults))
                at = next((index for index, step in enumerate(plan.steps) if step.missing is not None), 0)
                continue
            answer = self._ask(plan, plan.steps[at])
            if answer is None or answer == STOP:
                return None
            if answer == BACK:
                at = max(0, at - 1)
            elif answer == FILL:
                found, at = self.builder.filled(found), len(plan.steps)
            elif answer.casefold().startswith(f"{CARD} ") and plan.steps[at].kind != "text":
                self._tell_card(plan.steps[at], answer[len(CARD) :].strip())
            elif (value := self._read(plan.steps[at], answer)) is not None:
                found, fits = self._choose(found, plan.steps[at], value)
                at += fits

    def _ask(self, plan: BuildPlan, step: BuildStep) -> str | None:
        words = self.words
        self._tell_numbers(plan)
        rule = f" [{step.rule}]" if step.rule else ""
        lines = [f"{words(step.name)}{rule}: {words(step.lesson or step.hint)}"]
        number = 0
        for group in step.groups:
            if group.name is not None:
                lines.append(f"  {words(group.name)}")
            for choice in group.choices:
                number += 1
                lines.append(self._line(number, step, choice))
        self._say(*lines)
        print(f"{self._question(step)} > ", end="", flush=True)
        line = self.keyboard.line()
        return line.strip() if line else None

    def _line(self, number: int, step: BuildStep, choice: BuildChoice) -> str:
        words = self.words
        told = words(choice.name) + (f" ({words(choice.told)})" if choice.told is not None else "")
        mark = "*" if choice.id in step.chosen else " "
        off = f" – {words(choice.off.say)}" if choice.off is not None and choice.id not in step.chosen else ""
        return f" {mark}{number:>3}  {choice.id}: {told}{off}"

    def _question(self, step: BuildStep) -> str:
        """The prompt of a step, with what has been chosen so far."""
        named = {choice.id: self.words(choice.name) for choice in step.choices}
        chosen = ", ".join(named.get(one, one) for one in step.chosen if one)
        first, again = QUESTIONS[step.kind]
        return self.words(again, chosen=chosen) if chosen else self.words(first)

    def _tell_card(self, step: BuildStep, typed: str) -> None:
        """Print what the card of a choice does; the choice is given by its number or name."""
        choices = list(step.choices)
        chosen = choices[int(typed) - 1] if typed.isdecimal() and 0 < int(typed) <= len(choices) else None
        try:
            look = find_card(self.game, chosen.card or chosen.id if chosen else typed, self.words)
        except Refused as refused:
            self._refuse(refused)
            return
        self._say(card_title(look, self.words), f"  {card_deeds(look, self.words)}")

    def _read(self, step: BuildStep, answer: str) -> list[str] | None:
        """The choices that were typed by number or ID; ``None`` where they cannot be read. An empty line keeps the
        choices."""
        if step.kind == "text":
            return [answer or "".join(step.chosen)]
        if not answer:
            return list(step.chosen)
        typed = answer.replace(",", " ").split()
        named = {str(number): choice.id for number, choice in enumerate(step.choices, 1)}
        named |= {choice.id: choice.id for choice in step.choices}
        unknown = next((one for one in typed if one.casefold() not in named), None)
        if unknown is not None:
            self._say(self.words("build-text-unknown", answer=unknown))
            return None
        return [named[one.casefold()] for one in typed]

    def _choose(self, draft: Mapping[str, Any], step: BuildStep, value: list[str]) -> tuple[dict[str, Any], bool]:
        """Make the choices one after the other, so that each that does not fit is told with its reason; the draft, and
        whether all fitted."""
        if step.kind == "text":
            return self.builder.chosen(draft, step.id, value), True
        kept = [one for one in step.chosen if one in value]
        found, fits = self.builder.chosen(draft, step.id, kept), True
        for one in [one for one in value if one not in kept] if step.kind == "several" else value[:1]:
            now = next(each for each in self.builder.plan(found).steps if each.id == step.id)
            choice = next(each for each in now.choices if each.id == one)
            if choice.off is not None:
                self._refuse(choice.off)
                fits = False
            else:
                found = self.builder.chosen(found, step.id, [*now.chosen, one] if step.kind == "several" else [one])
        return found, fits

    def _refuse(self, refused: Refused) -> None:
        self._say(self.words(refused.say) + (f" [{refused.rule}]" if refused.rule else ""))

    def _tell_numbers(self, plan: BuildPlan) -> None:
        told = ", ".join(f"{self.words(one.name)} {one.value}" for one in plan.numbers if one.value)
        if told:
            self._say(told)

    def _say(self, *lines: str) -> None:
        print()
        for line in lines:
            print("\n".join(wrapped(line)))
