"""The languages in which the program speaks. No other module names one of them.

A language is a file ``<code>.ftl`` among the words of the table (``assets/words``), and, as far as somebody has written
them, one among the words of each game (``levels/<game>/words/<code>.ftl``) and a rulebook (``RULES.<code>.md``). People
add languages of their own as folders called by their codes inside the folder that ``FLICK_LANGUAGES`` names; such a
folder has ``table.ftl``, and ``<game>.ftl`` and ``RULES.<game>.md`` for each game. What a language lacks is said in the
first language.
"""

import locale
import os
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, TypeAlias

import msgspec

from flick.places import shipped

FIRST = "en"
"""The code of the language that has every message."""

CODE = re.compile(r"[a-z]{2,3}")
"""Matches the code of a language, two or three letters as in ISO 639."""

Code: TypeAlias = Annotated[str, msgspec.Meta(pattern=f"^{CODE.pattern}$", description="expected-language")]


def _brought() -> Iterator[tuple[str, Path]]:
    """The codes and folders of the languages that people have added themselves."""
    for root in filter(None, os.environ.get("FLICK_LANGUAGES", "").split(os.pathsep)):
        for file in sorted(Path(root).glob("*/table.ftl")):
            yield file.parent.name, file.parent


def _found() -> tuple[str, ...]:
    codes = [file.stem for file in (shipped("assets") / "words").glob("*.ftl")] + list(BROUGHT)
    return FIRST, *sorted(code for code in {*codes} - {FIRST} if CODE.fullmatch(code))


BROUGHT: Mapping[str, Path] = dict(_brought())
LANGUAGES = _found()
"""The codes of all languages, the first language in front."""


def words_file(folder: Path, language: str) -> Path:
    """The file with the words of the table, or of the game with that content folder, in a language."""
    path = folder / "words" / f"{language}.ftl"
    if language in BROUGHT and not path.is_file():
        return BROUGHT[language] / ("table.ftl" if folder == shipped("assets") else f"{folder.name}.ftl")
    return path


def rulebook_file(code: Path, language: str) -> Path:
    """The file with the rulebook of the game with that code folder, in a language."""
    path = code / f"RULES.{language}.md"
    if language in BROUGHT and not path.is_file():
        return BROUGHT[language] / f"RULES.{code.name}.md"
    return path


def in_language(texts: Mapping[str, str], language: str) -> str:
    """The text of that language among texts in several languages; else that of the first language, or any."""
    return texts.get(language) or texts.get(FIRST) or next(iter(texts.values()), "")


def language_of(chosen: str | None = None) -> str:
    """The code of the language to speak: the one chosen, else that of ``FLICK_LANG``, else that of the system; the
    first language where we do not have that one."""
    wishes = (chosen, *map(os.environ.get, ("FLICK_LANG", "LC_ALL", "LC_MESSAGES", "LANG")), _system_locale())
    wish = next(filter(None, wishes), FIRST).lower()
    name = re.split(r"[_.@-]", wish)[0]
    return next((code for code in (name, locale.normalize(name).partition("_")[0]) if code in LANGUAGES), FIRST)


def _system_locale() -> str | None:
    """The locale that the operating system reports where no environment variable names one, as on Windows: ``fr_FR``,
    ``French_France``."""
    try:
        return locale.getlocale()[0]
    except ValueError:
        return None
