"""One file of Fluent messages. A message is parsed only when it is first said, and a message of one line without any
grammar is filled in without Fluent, because a run says few of all messages.

That is worth its code: with all messages parsed at once, ``flick games`` takes half as long again (0.73 s instead of
0.48 s); with Fluent also for lines without grammar, a command that says one sentence takes 91 ms instead of 53 ms.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import Any

BEGINS = re.compile(r"^(?:#|(-?[A-Za-z][\w-]*)[ \t]*=)", re.MULTILINE)
"""Matches the beginning of a message, or of a comment, which ends the message before it."""

MENTIONED = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
"""Matches a message or a term that is used inside a message."""


LINE = re.compile(r"[^=]+=[ \t]*((?:[^{}\n]|\{[ ]*\$[a-z-]+[ ]*\})+?)\s*")
FACT = re.compile(r"\{[ ]*\$([a-z-]+)[ ]*\}")
"""Matches a fact in a message. Together with ``LINE`` it finds messages of one line that only insert facts."""

LARGEST = 1000
"""Numbers from this one on are formatted by Fluent, which groups their digits as the language does."""

VOWELS = tuple("aeiouàâäéèêëîïôöùûüœ")
"""The letters before which the word "de" is shortened to "d’"."""

HYPHEN, MINUS = re.compile(r"(?<!\w)-(?=\d)"), "−"
"""The hyphen before a negative number, and the minus sign that is printed in its place."""


def within(sentence: Any) -> Any:
    """A sentence that stands inside another one, behind a comma or colon: its first letter becomes small unless it
    begins with an abbreviation in capitals."""
    if not isinstance(sentence, str) or sentence[1:2].isupper():
        return sentence
    return sentence[:1].lower() + sentence[1:]


def capital(sentence: Any) -> Any:
    """A sentence with a capital as its first letter."""
    return sentence[:1].upper() + sentence[1:] if isinstance(sentence, str) else sentence


def of(name: Any) -> Any:
    """The word "de" with a name, shortened before a vowel: "de Bruno", "d’Odile". What is no text stays as it is."""
    if not isinstance(name, str):
        return name
    return f"d’{name}" if name[:1].lower() in VOWELS else f"de {name}"


FUNCTIONS: dict[str, Callable[[Any], Any]] = {"WITHIN": within, "CAPITAL": capital, "DE": of}
"""The functions that messages can call: ``Si { $terms }, { WITHIN($deed) }``, ``{ CAPITAL($who) } suffers { $n }
damage.``, ``Campement { DE($who) }``."""


class Messages:
    """The messages of one file. ``"ask-play" in messages`` tells whether there is such a message."""

    def __init__(self, language: str, text: str) -> None:
        self._language = language
        self._texts: dict[str, str] = {}
        starts = [(found.start(), found[1]) for found in BEGINS.finditer(text)]
        ends = [start for start, _ in starts[1:]] + [len(text)]
        for (start, name), end in zip(starts, ends, strict=False):
            if name:
                self._texts.setdefault(name, text[start:end])
        self._unread = dict(self._texts)

    def __contains__(self, message: str) -> bool:
        return message in self._texts and not message.startswith("-")

    def __iter__(self) -> Iterator[str]:
        return iter(self._texts)

    def say(self, message: str, facts: Mapping[str, Any]) -> str | None:
        """The text of a message with its facts filled in; ``None`` where the message has no text of its own."""
        line = self._lines.get(message)
        if line is not None and all(_is_said_as_it_is(facts.get(fact)) for fact in FACT.findall(line)):
            return FACT.sub(lambda fact: str(facts[fact[1]]), line)
        self._read(message)
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            return None
        text, _ = self._bundle.format_pattern(pattern, facts)
        return HYPHEN.sub(MINUS, str(text)) if any(map(_is_negative, facts.values())) else str(text)

    @cached_property
    def _lines(self) -> Mapping[str, str]:
        """The texts of the messages of one line that only insert facts, for which Fluent need not be loaded."""
        whole = {name: LINE.fullmatch(text) for name, text in self._texts.items()}
        return {name: found[1] for name, found in whole.items() if found}

    def _read(self, message: str) -> None:
        """Parse a message and the messages that it mentions, unless they have been parsed."""
        from fluent.runtime import FluentResource

        text = self._unread.pop(message, None)
        if text is not None:
            self._bundle.add_resource(FluentResource(text))
            for mentioned in MENTIONED.findall(text):
                self._read(mentioned)

    @cached_property
    def _bundle(self) -> Any:
        """The bundle that formats messages. It adds no isolation marks round facts, because none of the languages is
        written from right to left."""
        from fluent.runtime import FluentBundle

        return FluentBundle([self._language], functions=FUNCTIONS, use_isolating=False)


def _is_negative(fact: object) -> bool:
    return isinstance(fact, int | float) and fact < 0


def _is_said_as_it_is(fact: object) -> bool:
    return isinstance(fact, str) or (type(fact) is int and 0 <= fact < LARGEST)
