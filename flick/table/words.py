"""Every sentence that the player reads, in every language.

The table's words lie in ``assets/words/<language>.ftl``, a game's in its content folder under ``words/``. They are
Fluent messages.
"""

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
"""What begins the message for the name of a thing."""
LARGEST_NUMBER = 1e20
"""Larger ones are more than the formatter of numbers can take."""
LONGEST_QUOTED, LONGEST_WITHIN = 1000, 2400
"""Characters of a text that is quoted in a sentence, and of a sentence within another one: what is longer is cut in the
middle. With parts of more than 2500 characters the formatter gives up."""
KEPT_OF_LONG = 200, 100
"""Characters that are kept of what is cut, from its beginning and from its end."""


class Words:
    """Sentences in one language, for one table: the words of the table and of the games named, the last one first.

    ``names`` are what the people at the table are called, by seat; a seat without a name is called by its number. The
    game's own sentences name whom it ``plays`` instead, the ID of a thing by seat, where they play somebody.
    ``things`` gives the names of things that stand in a game's content. What a game does not say in the reader's
    language is said in the first one.
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
        """``words("ask-play", who=Who(0))``: the sentence; the ID itself in guillemets where there is no message."""
        if isinstance(what, Say):
            return self._sentence(what.id, what.facts)
        return self._sentence(what, facts)

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return any(message in book for book in self._books())

    def name(self, thing: str) -> str:
        """What a thing is called by whose ID it goes: ``thing-<id>`` without what tells two of a kind apart."""
        kind = thing.partition("#")[0]
        if self.has(THING + kind):
            return self._sentence(THING + kind, {})
        return self._things.get(kind) or _printable(thing)

    @property
    def folders(self) -> tuple[Path, ...]:
        """The content of the games whose words these are, the one that comes first in front."""
        return self._folders[:-1]

    def things(self) -> Mapping[str, str]:
        """What every thing is called that has a message of its own, by its ID."""
        messages = dict.fromkeys(message for book in self._books() for message in book)
        return {one[len(THING) :]: self.name(one[len(THING) :]) for one in messages if one.startswith(THING)}

    def who(self, seat: int) -> str:
        """What a seat is called."""
        if seat < len(self.names) and self.names[seat]:
            return _printable(self.names[seat])
        return self._sentence("seat-name", {"number": seat + 1})

    def who_as_whom(self, seat: int) -> str:
        """What a seat is called, and whom it plays where sentences name that one."""
        who, plays = self.who(seat), self._played_by(seat)
        return who if plays in ("", who) else self._sentence("seat-plays", {"who": who, "plays": plays})

    def _played_by(self, seat: int) -> str:
        """What those are called whom a seat plays, where the game's sentences name them."""
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
                    return text
        return f"«{message}»"

    def _books(self) -> Iterator[Messages]:
        """Where to look, one after the other; most sentences are found before the first language is read as well."""
        for language in dict.fromkeys((self.language, FIRST)):
            for folder in self._folders:
                yield _book(language, folder)

    def _read(self, fact: Fact, named: bool) -> Any:
        """What stands for a fact. In a game's sentence the ID of a thing is read as its name; in the table's, text
        stands as it is, for it may be something to type."""
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
        """The text; of one that is too long its beginning and its end, and how much is left out between them."""
        if len(text) <= most:
            return text
        first, last = KEPT_OF_LONG
        return self._sentence(
            "cut-text", {"begin": text[:first], "end": text[-last:], "left": len(text) - first - last}
        )


def _alike(message: str, book: Messages, facts: Mapping[str, Any]) -> str:
    """``<message>-alike``, if there is one, where two of the facts read the same: nobody is "Asha with Asha"."""
    other = f"{message}-alike"
    return other if other in book and len(set(facts.values())) < len(facts) else message


def _printable(text: str) -> str:
    """What anybody wrote, without line ends and whatever else a terminal would obey."""
    return text if text.isprintable() else "".join(sign if _is_seen(sign) else " " for sign in text)


def _is_seen(sign: str) -> bool:
    """Letters and signs, and spaces of any width; some languages set narrow ones."""
    return sign.isprintable() or unicodedata.category(sign) == "Zs"


def language_name(language: str) -> str:
    """What a language is called by those who speak it; its code where its words do not say."""
    book = _book(language, shipped("assets"))
    return (book.say("language-name", {}) if "language-name" in book else None) or language


@cache
def _book(language: str, folder: Path) -> Messages:
    """The messages of one folder."""
    path = words_file(folder, language)
    return Messages(language, path.read_text("utf-8") if path.is_file() else "")
