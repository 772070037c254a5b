"""The rulebook of a game: text of this project's own, with one paragraph for each rule ID.

``RULES.<language>.md`` in the folder of the rules holds headings and paragraphs; the paragraph of a rule begins with
its ID in bold (``**CAT-77**``).
"""

import difflib
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from flick.table.game import GamesAny
from flick.table.languages import FIRST, rulebook_file
from flick.table.sayings import Refused, say
from flick.table.words import Words

RULE = re.compile(r"^\*\*(?P<id>[A-Z]+-(?:[A-Z]+-)?[A-Z]*\d+[a-z]?)\*\*\s*(?P<text>.*)$", re.DOTALL)


class Paragraph(msgspec.Struct, frozen=True):
    """One paragraph: the rule it states (none for headings and plain text), and its text in Markdown."""

    rule: str | None
    text: str
    heading: int = 0
    unmarked: str = ""
    """The text without the mark that the rule is changed, where it is."""


class Rulebook:
    """The paragraphs of one rulebook, in order."""

    def __init__(self, paragraphs: list[Paragraph]) -> None:
        self.paragraphs = paragraphs
        self._rules = {paragraph.rule: paragraph for paragraph in paragraphs if paragraph.rule}

    @property
    def rules(self) -> list[str]:
        """All rule IDs, in order."""
        return list(self._rules)

    def rule(self, rule_id: str) -> Paragraph:
        """The paragraph of a rule; ``Refused`` with the nearest ID when there is none."""
        wanted = rule_id.upper()
        if wanted in self._rules:
            return self._rules[wanted]
        close = difflib.get_close_matches(wanted, self._rules, n=1)
        raise Refused(
            say("no-such-rule-meant", rule=rule_id, meant=close[0]) if close else say("no-such-rule", rule=rule_id)
        )


def read_rulebook(game: GamesAny, language: str) -> Rulebook:
    """The rulebook in that language, or in the first one where there is no other."""
    for path in (rulebook_file(game.code, language), rulebook_file(game.code, FIRST)):
        if path.is_file():
            return Rulebook(parse(path))
    raise Refused(say("no-rulebook", game=game.id))


def book_of(game: GamesAny, options: Any, words: Words) -> Rulebook:
    """The rulebook for a match with these options: where they change a rule, its paragraph says which rules hold
    instead. Without options the rulebook is as it is printed."""
    book = read_rulebook(game, words.language)
    changed: Mapping[str, Sequence[str]] = game.changed_rules(options) if isinstance(options, game.Options) else {}
    known = {paragraph.rule: paragraph.text for paragraph in book.paragraphs if paragraph.rule}
    paragraphs: list[Paragraph] = []
    for paragraph in book.paragraphs:
        instead = [rule for rule in changed.get(paragraph.rule or "", ()) if rule in known]
        if instead:
            others = " ".join(f"[{rule}] {known[rule]}" for rule in instead)
            text = words("rulebook-changed", instead=others, text=paragraph.text)
            paragraph = msgspec.structs.replace(paragraph, text=text, unmarked=f"{others} {paragraph.text}")
        paragraphs.append(paragraph)
    return Rulebook(paragraphs)


def parse(path: Path) -> list[Paragraph]:
    """The paragraphs of a Markdown file. A heading or a rule's ID begins a new one, with or without an empty line."""
    found: list[Paragraph] = []
    lines: list[str] = []
    for line in [*path.read_text("utf-8").splitlines(), ""]:
        if lines and (not line.strip() or line.startswith("#") or RULE.match(line) or lines[0].startswith("#")):
            found.append(_paragraph(" ".join(lines)))
            lines = []
        if line.strip():
            lines.append(line.strip())
    return found


def without_marks(markdown: str) -> str:
    """Markdown text as a terminal shows it: without the marks of bold, slanted and code."""
    return re.sub(r"([*`])(?=\S)(.+?)(?<=\S)\1", r"\2", re.sub(r"\*\*(.+?)\*\*", r"\1", markdown))


def _paragraph(text: str) -> Paragraph:
    text = re.sub(r"[ \t]+", " ", text)
    if heading := re.match(r"(#+)\s+(.*)", text):
        return Paragraph(None, heading[2], len(heading[1]))
    if rule := RULE.match(text):
        return Paragraph(rule["id"], rule["text"])
    return Paragraph(None, text)
