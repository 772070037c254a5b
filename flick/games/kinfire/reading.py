"""Card texts out of content files: plain data read as parts, with an error that leads to the very place.

A part is a mapping with exactly one verb; its value is the amount or what the verb is about. Amounts and conditions are
short texts, whose forms are at ``AMOUNT`` and ``TERM``; a target is a word, or a mapping with filters.
"""

import re
from typing import Any

import msgspec

from flick.games.kinfire.vocabulary import (
    COLOURS,
    COUNTED,
    LASTING,
    MODIFIERS,
    NESTED,
    PICKS,
    QUANTITIES,
    STANDING,
    TYPES,
    VERBS,
    Amount,
    Part,
    Parts,
    Target,
    Term,
)
from flick.table.content import Document
from flick.table.plain import is_list, is_mapping

AMOUNT = re.compile(
    r"(?:(?P<times>\d+)\s*\*\s*)?(?P<name>[a-z_]+)(?:\((?P<card>[a-z0-9_]+)\))?\s*(?P<plus>[+-]\s*\d+)?"
)
"""``3*attached``, ``copies(the_maze)-1``; ``half(...)`` round any of them."""
HALF = re.compile(r"half\((?P<inner>.+)\)")

TERM = re.compile(
    r"(?P<no>not\s+)?(?:"
    r"(?P<sign>light|darkness|charged)"
    r"|(?P<what>type|colour)\s*=\s*(?P<word>[a-z]+)"
    r"|(?P<seekers>seekers)\s*=\s*(?P<exactly>\d+)"
    r"|(?P<hp>hp)\s*<=\s*(?P<most>\d+)"
    r"|copies\((?P<card>[a-z0-9_]+)\)\s*>=\s*(?P<copies>\d+)"
    r"|(?P<count>boosts|attached|fatigue|gauntlet_up|gauntlet_down)\s*>=\s*(?P<least>\d+)"
    r"|icon\((?P<icons>\d+)\))"
)
"""One term of a condition (KIN-C49); terms are joined by ``and``."""


class Reader:
    """Reads parts out of one document; an error leads to the line and field."""

    def __init__(self, document: Document) -> None:
        self.document = document

    def parts(self, path: tuple[Any, ...], data: Any, standing: bool | None = None) -> Parts:
        """A list of parts; ``standing`` says whether they are in force for a time or happen at a moment."""
        if not is_list(data) or not data:
            raise self.document.error(path, "card-parts")
        return tuple(self.part((*path, index), entry, standing) for index, entry in enumerate(data))

    def part(self, path: tuple[Any, ...], data: Any, standing: bool | None) -> Part:
        """One part: exactly one verb, and only what may stand beside it."""
        if not is_mapping(data):
            raise self.document.error(path, "card-part")
        verbs = [key for key in data if key in VERBS]
        if len(verbs) != 1:
            unknown = next((key for key in data if key not in (*VERBS, "if", "to", "from", "on", "of", "who")), None)
            if unknown is not None and not verbs:
                raise self.document.unknown_key((*path, unknown), VERBS)
            raise self.document.error(path, "card-part")
        verb = str(verbs[0])
        for key in data:
            if key != verb and key not in MODIFIERS[verb]:
                raise self.document.unknown_key((*path, key), (verb, *MODIFIERS[verb]))
        self._check_time(path, verb, standing)
        return self._read(path, verb, data, standing)

    def _check_time(self, path: tuple[Any, ...], verb: str, standing: bool | None) -> None:
        if standing is True and verb not in (*STANDING, "may", "once_per_turn"):
            raise self.document.error((*path, verb), "card-part-at-once", verb=verb)
        if standing is False and verb in LASTING:
            raise self.document.error((*path, verb), "card-part-lasting", verb=verb)

    def _read(self, path: tuple[Any, ...], verb: str, data: dict[Any, Any], standing: bool | None) -> Part:
        value, here = data[verb], (*path, verb)
        key = f"{path[0]}.{'.'.join(str(part) for part in path[1:])}"
        part = Part(verb, key, terms=self.terms((*path, "if"), data["if"]) if "if" in data else ())
        change = msgspec.structs.replace
        if verb in COUNTED:
            part = change(part, amount=self.amount(here, value))
        elif verb == "choose":
            if not is_list(value) or len(value) < 2:
                raise self.document.error(here, "card-branches")
            part = change(part, branches=tuple(self.parts((*here, k), v, standing) for k, v in enumerate(value)))
        elif verb in NESTED:
            part = change(part, branches=(self.parts(here, value, standing),))
        elif verb == "discard_challenge":
            part = change(part, target=self.target(here, value))
        elif verb == "vulnerable":
            part = change(part, about=self.one_of(here, value, COLOURS))
        elif verb == "attach":
            part = change(part, about=self.one_of(here, value, ("top", "this")))
        elif value != 1:
            raise self.document.error(here, "card-single", verb=verb)
        return self._beside(path, part, data)

    def _beside(self, path: tuple[Any, ...], part: Part, data: dict[Any, Any]) -> Part:
        """What stands beside the verb: targets, people, what a limit is of."""
        change = msgspec.structs.replace
        for key in ("to", "on"):
            if key in data:
                part = change(part, target=self.target((*path, key), data[key]))
        if "from" in data:
            source = self.target((*path, "from"), data["from"])
            part = change(part, **{"source" if part.verb == "move_progress" else "target": source})
        if "of" in data:
            part = change(part, about=self.one_of((*path, "of"), data["of"], ("boosts", "skill_dice")))
        if "who" in data:
            part = change(part, who=self.one_of((*path, "who"), data["who"], ("another_seeker", "each_seeker")))
        needs = {"add_progress": "to", "remove_progress": "from", "difficulty": "on", "limit": "of"}.get(part.verb)
        if needs is not None and part.target is None and not part.about:
            raise self.document.error(path, "content-missing", key=needs)
        if part.verb == "move_progress" and (part.target is None or part.source is None):
            raise self.document.error(path, "content-missing", key="to" if part.target is None else "from")
        return part

    def amount(self, path: tuple[Any, ...], data: Any) -> Amount:
        """A whole number, or a text of the form of ``AMOUNT``."""
        if isinstance(data, int) and not isinstance(data, bool):
            return Amount(data)
        text = data.strip() if isinstance(data, str) else ""
        if halved := HALF.fullmatch(text):
            return msgspec.structs.replace(self._named(path, halved["inner"], data), half=True)
        return self._named(path, text, data)

    def _named(self, path: tuple[Any, ...], text: str, data: Any) -> Amount:
        found = AMOUNT.fullmatch(text.strip())
        if found is None or found["name"] not in QUANTITIES or not _card_fits(found["name"], found["card"]):
            raise self.document.error(path, "card-amount", found=str(data), names=", ".join(QUANTITIES))
        card = found["card"] if found["name"] == "copies" else ""
        plus = int((found["plus"] or "0").replace(" ", ""))
        return Amount(plus, int(found["times"] or 1), found["name"], card)

    def terms(self, path: tuple[Any, ...], data: Any) -> tuple[Term, ...]:
        """Terms joined by ``and``."""
        if not isinstance(data, str):
            raise self.document.error(path, "card-condition", found=str(data))
        return tuple(self._term(path, text) for text in re.split(r"\s+and\s+", data.strip()))

    def _term(self, path: tuple[Any, ...], text: str) -> Term:
        found = TERM.fullmatch(text)
        if found is None or not _word_fits(found["what"], found["word"]):
            raise self.document.error(path, "card-condition", found=text)
        no = bool(found["no"])
        if found["sign"]:
            return Term(found["sign"], negated=no)
        if found["what"]:
            return Term(found["what"], word=found["word"], negated=no)
        if found["seekers"]:
            return Term("seekers", int(found["exactly"]), negated=no)
        if found["hp"]:
            return Term("hp", int(found["most"]), negated=no)
        if found["card"]:
            return Term("copies", int(found["copies"]), card=found["card"], negated=no)
        if found["count"]:
            return Term(found["count"], int(found["least"]), negated=no)
        return Term("icon", int(found["icons"]), negated=no)

    def target(self, path: tuple[Any, ...], data: Any) -> Target:
        """A word of ``PICKS``, or a mapping with one as ``pick`` and filters: ``{pick: other, colour: red}``."""
        if not is_mapping(data):
            return Target(self.one_of(path, data, PICKS))
        for key in data:
            if key not in ("pick", "colour", "type", "name"):
                raise self.document.unknown_key((*path, key), ("pick", "colour", "type", "name"))
        if "pick" not in data:
            raise self.document.error(path, "content-missing", key="pick")
        return Target(
            self.one_of((*path, "pick"), data["pick"], PICKS),
            self.one_of((*path, "colour"), data.get("colour", ""), ("", *COLOURS)),
            self.one_of((*path, "type"), data.get("type", ""), ("", *TYPES)),
            str(data.get("name", "")),
        )

    def one_of(self, path: tuple[Any, ...], data: Any, choices: tuple[Any, ...]) -> Any:
        """One of the words."""
        if data not in choices:
            named = ", ".join(str(choice) for choice in choices if choice)
            raise self.document.error(path, "card-one-of", found=str(data), choices=named)
        return data


def _card_fits(name: str, card: str | None) -> bool:
    """Copies are of a card; progress may say that it is of this one."""
    return card is not None if name == "copies" else card is None or (name, card) == ("progress", "this")


def _word_fits(what: str | None, word: str | None) -> bool:
    return what is None or word in (TYPES if what == "type" else COLOURS)
