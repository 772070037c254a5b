"""One file of Fluent messages. Each is read when it is first said, and a line without grammar not even
then: a run says few of the many that there are.

This way round Fluent stays for its speed. Read whole, the files make ``flick games`` take half as long again (0.73 s
instead of 0.48 s); without the short cut for lines, a command that says one sentence takes 91 ms instead of 53 ms.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import Any

BEGINS = re.compile(r"^(?:#|(-?[A-Za-z][\w-]*)[ \t]*=)", re.MULTILINE)
"""Where a message begins, or a comment ends it."""

MENTIONED = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
"""Other messages in a message."""


LINE = re.compile(r"[^=]+=[ \t]*((?:[^{}\n]|\{[ ]*\$[a-z-]+[ ]*\})+?)\s*")
FACT = re.compile(r"\{[ ]*\$([a-z-]+)[ ]*\}")
"""A message of one line that does nothing with its facts but say them."""

LARGEST = 1000
"""From here on numbers are written as the language groups their digits."""

VOWELS = tuple("aeiouàâäéèêëîïôöùûüœ")
"""Letters before which "de" is short; a name with another first letter keeps it long."""

HYPHEN, MINUS = re.compile(r"(?<!\w)-(?=\d)"), "−"
"""What stands before a number below 0, and what is printed there."""


def within(sentence: Any) -> Any:
    """A sentence inside another one, behind its comma or colon: it begins small, if it begins with a word."""
    if not isinstance(sentence, str) or sentence[1:2].isupper():
        return sentence
    return sentence[:1].lower() + sentence[1:]


def capital(sentence: Any) -> Any:
    """What a sentence begins with: its first letter is a capital."""
    return sentence[:1].upper() + sentence[1:] if isinstance(sentence, str) else sentence


def of(name: Any) -> Any:
    """The word "de" with a name, short before a vowel: de Bruno, d’Odile. What is no name stays as it is."""
    if not isinstance(name, str):
        return name
    return f"d’{name}" if name[:1].lower() in VOWELS else f"de {name}"


FUNCTIONS: dict[str, Callable[[Any], Any]] = {"WITHIN": within, "CAPITAL": capital, "DE": of}
"""What messages can call: ``Si { $terms }, { WITHIN($deed) }``, ``{ CAPITAL($who) } suffers { $n } damage.``,
``Campement { DE($who) }``."""


class Messages:
    """``"ask-play" in messages`` tells whether there is such a message."""

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
        """The sentence with its facts; ``None`` where the message says nothing by itself."""
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
        """What needs no grammar, which takes long to get ready."""
        whole = {name: LINE.fullmatch(text) for name, text in self._texts.items()}
        return {name: found[1] for name, found in whole.items() if found}

    def _read(self, message: str) -> None:
        """Read a message, and those that it mentions."""
        from fluent.runtime import FluentResource

        text = self._unread.pop(message, None)
        if text is not None:
            self._bundle.add_resource(FluentResource(text))
            for mentioned in MENTIONED.findall(text):
                self._read(mentioned)

    @cached_property
    def _bundle(self) -> Any:
        """Isolation marks are left out: no language here runs from right to left."""
        from fluent.runtime import FluentBundle

        return FluentBundle([self._language], functions=FUNCTIONS, use_isolating=False)


def _is_negative(fact: object) -> bool:
    return isinstance(fact, int | float) and fact < 0


def _is_said_as_it_is(fact: object) -> bool:
    return isinstance(fact, str) or (type(fact) is int and 0 <= fact < LARGEST)
