"""Content files: what is read, and the error that leads to the very place when it cannot be."""

import textwrap
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest

from flick.table import content, yaml_text
from flick.table.content import Document, describe_kind
from flick.table.sayings import Refused
from flick.table.words import Words
from flick.table.yaml_text import BadContent

Length = Annotated[float, msgspec.Meta(gt=0, description="expected-length")]


class Heal(msgspec.Struct, frozen=True, tag="heal", tag_field="do", forbid_unknown_fields=True):
    points: int


class Push(msgspec.Struct, frozen=True, tag="push", tag_field="do", forbid_unknown_fields=True):
    far: Length


class Pawn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"start": "from"}):
    """One of everything that a content file can hold."""

    diameter: Length
    start: tuple[float, float] = (0.0, 0.0)
    shape: Literal["disc", "bow"] = "disc"
    heavy: bool = False
    health: Annotated[int, msgspec.Meta(ge=1, le=9)] = 3
    names: list[str] = []
    notes: tuple[str, ...] = ()
    effects: list[Heal | Push] = []
    seats: int | list[str] | None = None
    parent: "Pawn | None" = None


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pawns: dict[str, Pawn]


def parse(text: str) -> Document:
    return content.parse(textwrap.dedent(text).lstrip("\n"), "book.yaml")


def error_of(text: str, kind: type[Any] = Book) -> str:
    """What the person who wrote the file reads."""
    with pytest.raises(BadContent) as bad:
        parse(text).convert(kind)
    return Words("en")(bad.value.say)


def test_a_file_becomes_records() -> None:
    book = parse(
        """
        pawns:
          large: {diameter: 30, from: [1, 2.5], shape: bow, heavy: true, seats: [Ada], notes: [a, b, c]}
          small:
            diameter: 15.5
            effects: [{do: heal, points: 2}, {do: push, far: 40}]
            parent: {diameter: 1}
        """
    ).convert(Book)
    large, small = book.pawns["large"], book.pawns["small"]
    assert (large.diameter, large.start, large.shape, large.heavy) == (30, (1, 2.5), "bow", True)
    assert (large.seats, large.notes) == (["Ada"], ("a", "b", "c"))
    assert small.effects == [Heal(2), Push(40.0)]
    assert small.parent == Pawn(1.0)


@pytest.mark.parametrize(
    ("pawn", "complaint"),
    [
        ("diameter: big", "pawns.large.diameter: expected a length in mm above 0, got 'big'"),
        ("diameter: 0", "pawns.large.diameter: expected a length in mm above 0, got 0"),
        ("diameter: null", "pawns.large.diameter: expected a length in mm above 0, got null"),
        ("shape: disc", "pawns.large: the key “diameter” is missing"),
        ("diameter: 1, diametre: 2", "pawns.large.diametre: unknown key “diametre”; did you mean diameter?"),
        ("diameter: 1, form: [1, 2]", "pawns.large.form: unknown key “form”; did you mean from?"),
        ("diameter: 1, start: 2", "pawns.large.start: unknown key “start”; did you mean "),
        ("diameter: 1, x: 2", "pawns.large.x: unknown key “x”; known keys: diameter, from, shape, heavy"),
        ("diameter: 1, from: [1]", "pawns.large.from: expected a list of 2 values, got [1]"),
        ("diameter: 1, from: [1, x]", "pawns.large.from.1: expected a number, got 'x'"),
        ("diameter: 1, shape: square", "pawns.large.shape: expected one of disc, bow, got 'square'"),
        ("diameter: 1, heavy: yes", "pawns.large.heavy: expected true or false, got 'yes'"),
        ("diameter: 1, health: 10", "pawns.large.health: expected a whole number from 1 to 9, got 10"),
        ("diameter: 1, health: 2.5", "pawns.large.health: expected a whole number from 1 to 9, got 2.5"),
        ("diameter: 1, names: Ada", "pawns.large.names: expected a list, got 'Ada'"),
        ("diameter: 1, names: [Ada, 2]", "pawns.large.names.1: expected a text, got 2"),
        ("diameter: 1, notes: [a, true]", "pawns.large.notes.1: expected a text, got true"),
        ("diameter: 1, notes: a", "pawns.large.notes: expected a list, got 'a'"),
        ("diameter: 1, seats: x", "pawns.large.seats: expected a whole number or a list, got 'x'"),
        ("diameter: 1, seats: [1]", "pawns.large.seats.0: expected a text, got 1"),
        ("diameter: 1, parent: 7", "pawns.large.parent: expected a mapping of keys to values, got 7"),
        ("diameter: 1, parent: {diameter: -1}", "pawns.large.parent.diameter: expected a length in mm above 0, got -1"),
    ],
)
def test_an_error_leads_to_the_field(pawn: str, complaint: str) -> None:
    text = error_of(f"# Pawns.\n\npawns:\n  large: {{{pawn}}}\n")
    assert text.startswith(f"book.yaml:4: {complaint}")


@pytest.mark.parametrize(
    ("effect", "complaint"),
    [
        ("{do: heal, points: lots}", "points: expected a whole number, got 'lots'"),
        ("{do: heal, point: 1}", "point: unknown key “point”; did you mean points?"),
        ("{do: push, far: 0}", "far: expected a length in mm above 0, got 0"),
        ("{do: pull, far: 1}", "do: expected one of heal, push, got 'pull'"),
        ("{do: [heal]}", "do: expected one of heal, push, got ['heal']"),
    ],
)
def test_an_error_in_an_effect_is_that_of_the_effect_meant(effect: str, complaint: str) -> None:
    text = error_of(f"pawns:\n  a:\n    diameter: 1\n    effects:\n      - {{do: heal, points: 1}}\n      - {effect}\n")
    assert text == f"book.yaml:6: pawns.a.effects.1.{complaint}"


def test_an_effect_must_say_what_it_is() -> None:
    text = error_of("pawns:\n  a: {diameter: 1, effects: [{points: 1}]}\n")
    assert text == "book.yaml:2: pawns.a.effects.0: the key “do” is missing"


def test_a_line_is_that_of_the_value_itself() -> None:
    document = parse(
        """
        pawns:
          a:
            diameter: 1
          b:
            names:
              - one
              - two
        """
    )
    assert document.line(("pawns", "a", "diameter")) == 3
    assert document.line(("pawns", "b", "names", 1)) == 7
    assert document.line(("pawns", "b", "nothing", "here")) == 4


def test_a_part_can_be_read_alone() -> None:
    document = parse("pawns:\n  a: {diameter: 1}\n  b: {diameter: x}\n")
    assert document.convert(Pawn, ("pawns", "a")) == Pawn(1.0)
    with pytest.raises(BadContent) as bad:
        document.convert(Pawn, ("pawns", "b"))
    assert (bad.value.file, bad.value.line, bad.value.field) == ("book.yaml", 3, "pawns.b.diameter")


def test_values_are_read_by_yaml_except_where_that_surprises() -> None:
    data = parse(
        """
        numbers: [1, -2, 0x10, 1_000, 2.5, 1e3, 18446744073709551615]
        words: [yes, no, on, off, "true", 12:30, 2024-02-30, "3", null-and-void]
        truths: [true, False]
        nothing: [~, null]
        true: key
        1.5: key
        7: key
        """
    ).data
    assert data["numbers"] == [1, -2, 16, 1000, 2.5, "1e3", 2**64 - 1]
    assert data["words"] == ["yes", "no", "on", "off", "true", "12:30", "2024-02-30", "3", "null-and-void"]
    assert data["truths"] == [True, False]
    assert data["nothing"] == [None, None]
    assert [data["true"], data["1.5"], data[7]] == ["key"] * 3


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("a: [1, 2", "book.yaml:2: this is not YAML: did not find expected ',' or ']'"),
        ("a: 1\n b: 2", "book.yaml:2: this is not YAML: mapping values are not allowed in this context"),
        ("a: \x07", "book.yaml:1: this is not YAML: "),
        ("--- 1\n--- 2", "book.yaml:2: this is not YAML: but found another document"),
        ("a: *nowhere", "book.yaml:1: this is not YAML: "),
        ("a: 1\nb: 2\na: 3", "book.yaml:3: a: the key “a” appears twice"),
        ("x: {a: 1, a: 3}", "book.yaml:1: x.a: the key “a” appears twice"),
        ("[a, b]: 1", "book.yaml:1: a key must be a single word or number"),
        ("x: {{a: 1}: 1}", "book.yaml:1: x: a key must be a single word or number"),
        ("a: !!python/object:os.system {}", "book.yaml:1: a: the tag tag:yaml.org,2002:python/object:os.system is not"),
        ("a:\n  - !!set {b}", "book.yaml:2: a.0: the tag tag:yaml.org,2002:set is not allowed"),
        ("a: !!binary aGk=", "book.yaml:1: a: the tag tag:yaml.org,2002:binary is not allowed"),
        ("a: !mine 3", "book.yaml:1: a: the tag !mine is not allowed"),
        ("a: !!int three", "book.yaml:1: a: expected a whole number, got three"),
        ("a: 0x_", "book.yaml:1: a: expected a whole number, got 0x_"),
        ("a: 18446744073709551616", "book.yaml:1: a: expected a whole number, got 18446744073709551616"),
        (f"a: {'9' * 5000}", f"book.yaml:1: a: expected a whole number, got {'9' * 57}..."),
        ("a: .inf", "book.yaml:1: a: expected a number, got .inf"),
        ("a: [1, .nan]", "book.yaml:1: a.1: expected a number, got .nan"),
    ],
)
def test_what_is_no_plain_yaml_is_refused_with_its_line(text: str, complaint: str) -> None:
    with pytest.raises(BadContent) as bad:
        content.parse(text, "book.yaml")
    assert Words("en")(bad.value.say).startswith(complaint)


def nested(depth: int) -> str:
    return "a: " + "[" * depth + "]" * depth


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (nested(yaml_text.DEEPEST), "content-too-deep"),
        (nested(100_000), "content-too-deep"),
        ("a: &a [*a]", "content-too-deep"),
        ("a: [" + "1," * yaml_text.MOST_VALUES + "]", "content-too-many"),
        ("a: &a 1\nb: [" + "*a," * (yaml_text.MOST_ALIASES + 1) + "]", "content-too-many-aliases"),
        (
            "\n".join(f"x{n}: &x{n} [{', '.join([f'*x{n - 1}'] * 9 if n else ['1'])}]" for n in range(6)),
            "content-too-many",
        ),
    ],
    ids=["deep", "very deep", "in itself", "many", "aliases", "laughs"],
)
def test_no_file_can_ask_for_too_much(text: str, reason: str) -> None:
    with pytest.raises(BadContent) as bad:
        content.parse(text, "book.yaml")
    assert bad.value.reason.id == reason


def test_what_is_within_the_limits_is_read() -> None:
    assert content.parse(nested(yaml_text.DEEPEST - 1), "book.yaml").data
    assert len(content.parse("a: &a 1\nb: [" + "*a," * yaml_text.MOST_ALIASES + "]", "book.yaml").data["b"]) == 50
    assert content.parse("", "book.yaml").data is None
    assert content.parse("# nothing\n", "book.yaml").data is None


def test_an_empty_file_is_not_what_was_expected() -> None:
    assert error_of("") == "book.yaml:1: expected a mapping of keys to values, got null"


def test_long_values_are_cut_short() -> None:
    text = error_of(f"pawns: {{a: {{diameter: {'x' * 300}}}}}")
    assert len(text) < 140
    assert text.endswith("...")


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    words = Words("en")
    with pytest.raises(Refused) as missing:
        content.load(tmp_path / "nowhere.yaml", Book)
    assert words(missing.value.say).startswith(f"{tmp_path / 'nowhere.yaml'} cannot be read: ")
    with pytest.raises(Refused) as folder:
        content.load(tmp_path, Book)
    assert folder.value.say.id == "file-unreadable"
    latin = tmp_path / "latin.yaml"
    latin.write_bytes("a: é".encode("latin-1"))
    with pytest.raises(BadContent) as bad:
        content.load(latin, Book)
    assert words(bad.value.say) == f"{latin}:1: the file is not text in UTF-8"
    large = tmp_path / "large.yaml"
    large.write_bytes(b"#" * (yaml_text.LARGEST_FILE + 1))
    with pytest.raises(BadContent) as bad:
        content.load(large, Book)
    assert words(bad.value.say) == f"{large}:1: the file is larger than 2,000 kB"


def test_errors_speak_french() -> None:
    with pytest.raises(BadContent) as bad:
        parse("pawns: {a: {diametre: 1}}").convert(Book)
    narrow = "\u202f"
    text = Words("fr")(bad.value.say).replace(narrow, " ")
    assert text == "book.yaml:1: pawns.a.diametre: la clé « diametre » est inconnue ; vouliez-vous dire diameter ?"


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (int, "a whole number"),
        (float, "a number"),
        (str, "a text"),
        (bool, "true or false"),
        (Length, "a length in mm above 0"),
        (Annotated[int, msgspec.Meta(ge=2, le=4)], "a whole number from 2 to 4"),
        (Annotated[float, msgspec.Meta(ge=0.5, le=1)], "a number from 0.5 to 1"),
        (Annotated[int, msgspec.Meta(ge=2)], "a whole number"),
        (Literal["a", 2], "one of a, 2"),
        (list[int], "a list"),
        (frozenset[int], "a list"),
        (tuple[int, ...], "a list"),
        (tuple[int], "a list of one value"),
        (dict[str, int], "a mapping of keys to values"),
        (Pawn, "a mapping of keys to values"),
        (int | None, "a whole number"),
        (int | bool | str, "a whole number or true or false or a text"),
        (Any, "another value"),
    ],
)
def test_every_kind_of_value_is_described(kind: Any, text: str) -> None:
    assert Words("en")(describe_kind(kind)) == text
