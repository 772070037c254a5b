"""The rulebook of a game: this project's own text, one paragraph for each rule ID.

``RULES.<language>.md`` beside the rules code holds headings and paragraphs; a paragraph of a rule begins with its ID in
bold (``**CAT-77**``).
"""

import difflib
import re
from pathlib import Path

import msgspec

from flick.table.game import GamesAny
from flick.table.sayings import Refused, say

RULE = re.compile(r"^\*\*(?P<id>[A-Z]+-[A-Z]*\d+[a-z]?)\*\*\s*(?P<text>.*)$", re.DOTALL)


class Paragraph(msgspec.Struct, frozen=True):
    """One paragraph: the rule it states (none for headings and plain text), and its text in Markdown."""

    rule: str | None
    text: str
    heading: int = 0


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
    """The rulebook in that language, or in English where there is no other."""
    for path in (game.code / f"RULES.{language}.md", game.code / "RULES.en.md"):
        if path.is_file():
            return Rulebook(parse(path))
    raise Refused(say("no-rulebook", game=game.id))


def parse(path: Path) -> list[Paragraph]:
    """The paragraphs of a Markdown file."""
    found: list[Paragraph] = []
    for block in re.split(r"\n\s*\n", path.read_text("utf-8")):
        text = block.strip()
        if not text:
            continue
        if heading := re.match(r"(#+)\s+(.*)", text):
            found.append(Paragraph(None, heading[2], len(heading[1])))
        elif rule := RULE.match(text):
            found.append(Paragraph(rule["id"], " ".join(rule["text"].split())))
        else:
            found.append(Paragraph(None, " ".join(text.split())))
    return found
