"""Puts sentences into the reader's language.

The words of the table lie in ``assets/words/<language>.ftl``, those of a game in its content folder in ``words/``. They
are Fluent messages.
"""

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from flick.places import shipped
from flick.table.languages import FIRST, words_file
from flick.table.messages import Messages
from flick.table.sayings import Fact, Facts, Say, Who

THING = "thing-"
"""The beginning of the message that names a thing."""
LARGEST_NUMBER = 1e20
"""The largest number that Fluent can format."""
LONGEST_QUOTED, LONGEST_WITHIN = 1000, 2400
"""The largest number of characters of a text that is quoted in a sentence, and of a sentence inside another one. Longer
ones are cut in the middle, because Fluent fails with parts of more than 2500 characters."""
KEPT_OF_LONG = 200, 100
"""How many characters of a text that is cut are kept of its beginning and of its end."""
STOPPED_TWICE = re.compile(r"([!?])\.(?=\s|$)")
"""The stop of a sentence behind a name that ends in a stop of its own."""


class Words:
    """The sentences of one table in one language, made of the words of the table and of the games in ``folders``; the
    last folder is searched first.

    ``names`` are the names of the people at the table by seat; a seat without a name is called by its number. Sentences
    of a game name the character that a seat ``plays`` instead (the ID of a thing by seat), where the game says so.
    ``things`` are the names of things that stand in the content of a game. A message that the reader's language lacks
    is said in the first language.
    """

    def __init__(
        self,
        language: str,
        *folders: Path,
        names: Sequence[str] = (),
        plays: Sequence[str] = (),
        things: Callable[[str], Mapping[str, str]] | None = None,
    ) -> None:
        self.language = language
        self.names, self._plays = list(names), list(plays)
        self._names_of_things = things
        self._folders = (*reversed(folders), shipped("assets"))

    def __call__(self, what: Say | str, /, **facts: Fact) -> str:
        """The sentence for a message: ``words("ask-play", who=Who(0))``. Where there is no such message, the sentence
        is its ID in guillemets."""
        if isinstance(what, Say):
            return self._sentence(what.id, what.facts)
        return self._sentence(what, facts)

    def has(self, message: str) -> bool:
        """Whether there is a message with that ID."""
        return any(message in book for book in self._books())

    def name(self, thing: str) -> str:
        """The name of the thing with that ID: ``thing-<id>``, without the part from ``#`` on that tells two of a kind
        apart; else the name that the game's content gives it, else the ID."""
        kind = thing.partition("#")[0]
        if self.has(THING + kind):
            return self._sentence(THING + kind, {})
        return self._things.get(kind) or _printable(thing)

    @property
    def folders(self) -> tuple[Path, ...]:
        """The content folders of the games whose words these are, the one that is searched first in front."""
        return self._folders[:-1]

    def things(self) -> Mapping[str, str]:
        """The names of all things that have a message of their own, by ID."""
        messages = dict.fromkeys(message for book in self._books() for message in book)
        return {one[len(THING) :]: self.name(one[len(THING) :]) for one in messages if one.startswith(THING)}

    def who(self, seat: int) -> str:
        """The name of whoever sits at a seat."""
        if seat < len(self.names) and self.names[seat]:
            return _printable(self.names[seat])
        return self._sentence("seat-name", {"number": seat + 1})

    def who_as_whom(self, seat: int) -> str:
        """The name of whoever sits at a seat, with the character that the seat plays where sentences name
        characters."""
        who, plays = self.who(seat), self._played_by(seat)
        return who if plays in ("", who) else self._sentence("seat-plays", {"who": who, "plays": plays})

    def _played_by(self, seat: int) -> str:
        """The name of the character that a seat plays; empty where sentences of the game name people."""
        return self.name(self._plays[seat]) if seat < len(self._plays) and self._plays[seat] else ""

    @cached_property
    def _things(self) -> Mapping[str, str]:
        return {} if self._names_of_things is None else self._names_of_things(self.language)

    def _sentence(self, message: str, facts: Facts) -> str:
        for book in self._books():
            if message in book:
                named = book is not _book(self.language, self._folders[-1])
                read = {key: self._read(fact, named) for key, fact in facts.items()}
                text = book.say(_alike(message, book, read), read)
                if text is not None:
                    return STOPPED_TWICE.sub(r"\1", text)
        return f"«{message}»"

    def _books(self) -> Iterator[Messages]:
        """The files of messages to search, one after the other. Those in the first language come last, so that they are
        read only when a message is missing elsewhere."""
        for language in dict.fromkeys((self.language, FIRST)):
            for folder in self._folders:
                yield _book(language, folder)

    def _read(self, fact: Fact, named: bool) -> Any:
        """The text or number for a fact. In a sentence of a game the ID of a thing becomes its name; in one of the
        table a text stays as it is, because it may be something to type."""
        if isinstance(fact, str):
            return self._cut(self.name(fact) if named else _printable(fact), LONGEST_QUOTED)
        if isinstance(fact, Say):
            return self._cut(self._sentence(fact.id, fact.facts), LONGEST_WITHIN)
        if isinstance(fact, Who):
            return (self._played_by(fact.seat) if named else "") or self.who(fact.seat)
        if isinstance(fact, bool):
            return "yes" if fact else "no"
        return fact if abs(fact) < LARGEST_NUMBER else str(fact)

    def _cut(self, text: str, most: int) -> str:
        """The text; of a text longer than ``most``, its beginning and its end, with how many characters are left out
        between them."""
        if len(text) <= most:
            return text
        first, last = KEPT_OF_LONG
        return self._sentence(
            "cut-text", {"begin": text[:first], "end": text[-last:], "left": len(text) - first - last}
        )


def _alike(message: str, book: Messages, facts: Mapping[str, Any]) -> str:
    """The ID ``<message>-alike``, if there is such a message and two of the facts read the same, so that nobody reads
    "Asha with Asha"; else the message."""
    other = f"{message}-alike"
    return other if other in book and len(set(facts.values())) < len(facts) else message


def _printable(text: str) -> str:
    """A text from people without line breaks and control characters, which a terminal would obey."""
    return text if text.isprintable() else "".join(sign if _is_seen(sign) else " " for sign in text)


def _is_seen(sign: str) -> bool:
    """Whether a character is visible or a space of any width."""
    return sign.isprintable() or unicodedata.category(sign) == "Zs"


def language_name(language: str) -> str:
    """The name of a language in that language; its code where its words do not give a name."""
    book = _book(language, shipped("assets"))
    return (book.say("language-name", {}) if "language-name" in book else None) or language


@cache
def _book(language: str, folder: Path) -> Messages:
    """The messages of one folder in one language."""
    path = words_file(folder, language)
    return Messages(language, path.read_text("utf-8") if path.is_file() else "")
