"""Reads texts from content files: plain data becomes parts of a language, and an error names the exact place.

A part is a mapping with exactly one verb; its parameters are the value of the verb and the keys beside it. Amounts and
conditions are short texts in the forms ``AMOUNT`` and ``TERM``.
"""

import re
from collections.abc import Sequence
from typing import Any, Generic, TypeAlias, TypeVar, get_type_hints

import msgspec

from flick.effects.effect_records import CardAmount, Term, TextPart
from flick.effects.language import ChosenWord, Counted, Language, MeantPick, Nested, Single, Verb, WrittenForm
from flick.table.content import Document
from flick.table.plain import is_list, is_mapping
from flick.table.sayings import Fact, Refused, Say
from flick.table.yaml_text import BadContent

P = TypeVar("P", bound=TextPart)
Path: TypeAlias = tuple[Any, ...]

AMOUNT = re.compile(r"(?:(?P<times>\d+)\s*\*\s*)?(?P<name>[a-z_]+)(?:\((?P<of>[a-z0-9_ ]+)\))?\s*(?P<plus>[+-]\s*\d+)?")
"""Matches an amount: ``3*attached``, ``copies(the_maze)-1``; ``half(...)`` may stand round it."""
HALF = re.compile(r"half\((?P<inner>.+)\)")
TERM = re.compile(
    r"(?P<no>not\s+)?(?P<name>[a-z_][a-z0-9_]*)(?:\((?P<of>[a-z0-9_ ]+)\))?"
    r"\s*(?:(?P<sign>=|<=|>=)\s*(?P<value>[a-z0-9_]+))?"
)
"""Matches one term of a condition; terms are joined by ``and``."""


class Reader(Generic[P]):
    """Reads the parts of a language out of one YAML document."""

    def __init__(self, language: Language[P], document: Document) -> None:
        self.language = language
        self.document = document

    def parts(self, path: Path, data: Any, lasting: bool) -> tuple[P, ...]:
        """Read a list of parts, which are in force for a time (``lasting``) or happen at a moment."""
        if not is_list(data) or not data:
            raise self._expected(path, data, "expected-parts")
        return tuple(self._part((*path, index), entry, lasting) for index, entry in enumerate(data))

    def texts(self, path: Path, record: Any) -> dict[str, tuple[P, ...]]:
        """Read the texts of a card, by trigger. ``record`` is the card as it is written, with the text of a trigger in
        the field of that name, or ``None`` there."""
        return {
            trigger.name: self.parts((*path, trigger.name), data, trigger.is_lasting)
            for trigger in self.language.triggers.values()
            if (data := getattr(record, trigger.name, None)) is not None
        }

    def terms(self, path: Path, data: Any) -> tuple[Term, ...]:
        """Read a condition: terms that are joined by ``and``."""
        if not isinstance(data, str):
            raise self._no_condition(path, data)
        return tuple(self._term(path, text) for text in re.split(r"\s+and\s+", data.strip()))

    def amount(self, path: Path, data: Any) -> CardAmount:
        """Read an amount: a whole number, or a text of the form that ``AMOUNT`` describes."""
        if isinstance(data, int) and not isinstance(data, bool):
            return CardAmount(data)
        text = data.strip() if isinstance(data, str) else ""
        halved = HALF.fullmatch(text)
        found = AMOUNT.fullmatch((halved["inner"] if halved else text).strip())
        if found is None or not self._is_quantity(found["name"], found["of"]):
            names = list(self.language.quantities)
            if not names:
                raise self._expected(path, data, "expected-number")
            raise self._expected(path, data, "expected-amount", names=", ".join(names), example=names[0])
        quantity = self.language.quantities[found["name"]]
        counted = found["of"] if quantity.counts else ""
        if quantity.counted_as is not None:
            self.written(path, quantity.counted_as, counted)
        plus = int((found["plus"] or "0").replace(" ", ""))
        return CardAmount(plus, int(found["times"] or 1), found["name"], counted, halved is not None)

    def _part(self, path: Path, data: Any, lasting: bool) -> P:
        """Read one part: a mapping with exactly one verb, and only those keys that may stand beside it."""
        if not is_mapping(data):
            raise self._expected(path, data, "expected-part")
        verb = self._verb(path, data)
        for key in data:
            if key not in verb.keys:
                raise self.document.unknown_key((*path, key), verb.keys)
        self._check_time(path, verb, data, lasting)
        for key in verb.needs:
            if key not in data:
                raise self.document.error(path, "content-missing", key=key)
        fields: dict[str, Any] = {}
        branches: list[tuple[P, ...]] = []
        for key, parameter in {verb.name: verb.value, **verb.beside}.items():
            if isinstance(parameter, Nested):
                branches += self._branches((*path, key), parameter, data[key], lasting) if key in data else [()]
            elif key in data:
                fields |= self._given((*path, key), parameter, data[key])
        if branches:
            fields["branches"] = tuple(branches)
        if "if" in data:
            fields["terms"] = self.terms((*path, "if"), data["if"])
        if "until" in data:
            fields["until"] = self._word((*path, "until"), data["until"], verb.spans)
        return self.language.part(verb.name, ".".join(map(str, path)), **fields)

    def _check_time(self, path: Path, verb: Verb, data: dict[Any, Any], lasting: bool) -> None:
        """Refuse a verb at the wrong kind of trigger: one that happens at a moment where the text is in force for a
        time, or one that is in force where the text happens at a moment and no span says until when."""
        if lasting and verb.time == "moment":
            raise self.document.error((*path, verb.name), "content-happens-at-once", verb=verb.name)
        if lasting and "until" in data:
            raise self.document.unknown_key((*path, "until"), [key for key in verb.keys if key != "until"])
        if not lasting and verb.time == "while" and "until" not in data:
            if verb.spans:
                raise self.document.error(path, "content-missing", key="until")
            raise self.document.error((*path, verb.name), "content-is-in-force", verb=verb.name)

    def _verb(self, path: Path, data: dict[Any, Any]) -> Verb:
        verbs = self.language.verbs
        found = [key for key in data if key in verbs]
        if len(found) != 1:
            beside = [key for verb in verbs.values() for key in verb.keys]
            unknown = next((key for key in data if key not in beside), None)
            if unknown is not None and not found:
                raise self.document.unknown_key((*path, unknown), verbs)
            raise self._expected(path, data, "expected-part")
        return verbs[found[0]]

    def _given(
        self, path: Path, parameter: Counted | ChosenWord | MeantPick | WrittenForm | Single, data: Any
    ) -> dict[str, Any]:
        """Read the value at a key as the fields of the part that it sets."""
        if isinstance(parameter, Counted):
            return {parameter.field: self.amount(path, data)}
        if isinstance(parameter, ChosenWord):
            return {parameter.field: self._word(path, data, parameter.choices)}
        if isinstance(parameter, MeantPick):
            return {parameter.field: self._aim(path, data, parameter)}
        if isinstance(parameter, WrittenForm):
            return {parameter.field: self.written(path, parameter, data)}
        if data != 1:
            raise self._expected(path, data, "expected-one")
        return {}

    def _branches(self, path: Path, parameter: Nested, data: Any, lasting: bool) -> list[tuple[P, ...]]:
        if not parameter.several:
            return [self.parts(path, data, lasting)]
        if not is_list(data) or len(data) < 2:
            raise self._expected(path, data, "expected-branches")
        return [self.parts((*path, number), branch, lasting) for number, branch in enumerate(data)]

    def _word(self, path: Path, data: Any, choices: Sequence[str]) -> str:
        if data not in choices:
            raise self._expected(path, data, "expected-one-of", choices=", ".join(choices))
        return data

    def _aim(self, path: Path, data: Any, parameter: MeantPick) -> Any:
        """Read an aim; a single word is its pick."""
        if is_mapping(data):
            wrong = self.document.misfit(data, parameter.kind, path)
        else:
            wrong = self.document.misfit(data, get_type_hints(parameter.kind)["pick"], path)
        if wrong:
            raise wrong
        return msgspec.convert(data if is_mapping(data) else {"pick": data}, parameter.kind)

    def written(self, path: Path, form: WrittenForm, data: Any) -> Any:
        """Read a text in a form of the game's own. A number may stand in its place, as a sum with one term."""
        if isinstance(data, bool) or not isinstance(data, str | int):
            raise self._expected(path, data, "expected-text")
        try:
            return form.read(str(data))
        except Refused as refused:
            raise self.document.unexpected(path, refused.say, data) from None

    def _is_quantity(self, name: str, counted: str | None) -> bool:
        """Whether there is a quantity with that name that counts something like ``counted``, or nothing where that is
        ``None``."""
        quantity = self.language.quantities.get(name)
        if quantity is None:
            return False
        return counted is not None if quantity.counts else counted is None or counted in quantity.words

    def _term(self, path: Path, text: str) -> Term:
        found = TERM.fullmatch(text)
        condition = self.language.conditions.get(found["name"]) if found else None
        if found is None or condition is None:
            raise self._no_condition(path, text)
        no, counted, sign, value = bool(found["no"]), found["of"] or "", found["sign"] or "", found["value"] or ""
        if condition.sign == "()" and counted.isdecimal() and not sign:
            return Term(condition.name, int(counted), negated=no)
        if bool(counted) == bool(condition.counts) and sign == condition.sign:
            if not sign or value in condition.words:
                return Term(condition.name, word=value, negated=no)
            if value.isdecimal() and not condition.words:
                if condition.counted_as is not None:
                    self.written(path, condition.counted_as, counted)
                return Term(condition.name, int(value), of=counted, negated=no)
        raise self._no_condition(path, text)

    def _no_condition(self, path: Path, data: Any) -> BadContent:
        forms = ", ".join(condition.form for condition in self.language.conditions.values())
        return self._expected(path, data, "expected-condition", forms=forms)

    def _expected(self, path: Path, data: Any, what: str, **facts: Fact) -> BadContent:
        return self.document.unexpected(path, Say(what, facts), data)
