"""The languages that are spoken. Nothing else in the program knows one of them by its name.

A language is a file ``<code>.ftl`` among the words of the table (``assets/words``), and as many as somebody has put
into it of the words of games (``levels/<game>/words/<code>.ftl``) and of their rulebooks (``RULES.<code>.md``). Those
of somebody's own are folders named by their codes in one that ``FLICK_LANGUAGES`` names: ``table.ftl``, and
``<game>.ftl`` and ``RULES.<game>.md`` for each game. What a language does not say is said in the first one.
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
"""The one in which everything can be said."""

CODE = re.compile(r"[a-z]{2,3}")
"""As ISO 639 has them."""

Code: TypeAlias = Annotated[str, msgspec.Meta(pattern=f"^{CODE.pattern}$", description="expected-language")]


def _brought() -> Iterator[tuple[str, Path]]:
    """The codes and folders of languages that did not come with the program."""
    for root in filter(None, os.environ.get("FLICK_LANGUAGES", "").split(os.pathsep)):
        for file in sorted(Path(root).glob("*/table.ftl")):
            yield file.parent.name, file.parent


def _found() -> tuple[str, ...]:
    codes = [file.stem for file in (shipped("assets") / "words").glob("*.ftl")] + list(BROUGHT)
    return FIRST, *sorted(code for code in {*codes} - {FIRST} if CODE.fullmatch(code))


BROUGHT: Mapping[str, Path] = dict(_brought())
LANGUAGES = _found()
"""The codes of all that there are, the first one in front."""


def words_file(folder: Path, language: str) -> Path:
    """Where the words of the table, or of the game with this folder, lie in a language."""
    path = folder / "words" / f"{language}.ftl"
    if language in BROUGHT and not path.is_file():
        return BROUGHT[language] / ("table.ftl" if folder == shipped("assets") else f"{folder.name}.ftl")
    return path


def rulebook_file(code: Path, language: str) -> Path:
    """Where the rulebook of the game with this folder of rules lies in a language."""
    path = code / f"RULES.{language}.md"
    if language in BROUGHT and not path.is_file():
        return BROUGHT[language] / f"RULES.{code.name}.md"
    return path


def in_language(texts: Mapping[str, str], language: str) -> str:
    """What was written in several languages, in this one: in the first where it has none, or in any."""
    return texts.get(language) or texts.get(FIRST) or next(iter(texts.values()), "")


def language_of(chosen: str | None = None) -> str:
    """The language to speak: the one chosen, ``FLICK_LANG``, or the system's; the first where there is no such one."""
    wishes = (chosen, *map(os.environ.get, ("FLICK_LANG", "LC_ALL", "LC_MESSAGES", "LANG")), _system_locale())
    wish = next(filter(None, wishes), FIRST).lower()
    name = re.split(r"[_.@-]", wish)[0]
    return next((code for code in (name, locale.normalize(name).partition("_")[0]) if code in LANGUAGES), FIRST)


def _system_locale() -> str | None:
    """Where the environment says nothing, as on Windows: ``fr_FR``, ``French_France``."""
    try:
        return locale.getlocale()[0]
    except ValueError:
        return None
