"""Files as people write them, read as a language has it: errors name file, line and field, and what was expected."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flick.effects.effect_records import CardAmount, Term
from flick.effects.reading import Reader
from flick.table import content
from flick.table.sayings import Say
from flick.table.words import Words
from flick.table.yaml_text import BadContent
from tests.effects.camp import LANGUAGE, SENTENCES, Meant, parts_of

WRONG = [
    ("eat: 1", "card.yaml:1: expected a list of parts, got {'eat': 1}"),
    ("[]", "card.yaml:1: expected a list of parts, got []"),
    ("- eat", "card.yaml:1: 0: expected a mapping with exactly one verb, got 'eat'"),
    ("- {eat: 1}\n- {if: night}", "card.yaml:2: 1: expected a mapping with exactly one verb, got {'if': 'night'}"),
    ("- {eat: 1, put_out: 1}", "exactly one verb, got {'eat': 1, 'put_out': 1}"),
    ("- {eet: 1}", "card.yaml:1: 0.eet: unknown key “eet”; did you mean eat?"),
    ("- {eat: 1, to: self}", "card.yaml:1: 0.to: unknown key “to”; known keys: eat, if, who"),
    ("- {eat: much}", "0.eat: expected a number, or one of logs, friends, such as 2 * logs + 1, got 'much'"),
    ("- {eat: friends}", "0.eat: expected a number"),
    ("- {eat: logs(oak)}", "0.eat: expected a number"),
    ("- {eat: 1, if: noon}", "0.if: expected terms joined by “and”, each one of night, season=summer|winter, logs<=n"),
    ("- {eat: 1, if: season=spring}", "0.if"),
    ("- {eat: 1, if: logs>=3}", "0.if"),
    ("- {eat: 1, if: logs<=few}", "0.if"),
    ("- {eat: 1, if: friends>=3}", "0.if"),
    ("- {eat: 1, if: scars(many)}", "0.if"),
    ("- {eat: 1, if: 3}", "0.if"),
    ("- {eat: 1, who: nobody}", "0.who: expected one of everybody, got 'nobody'"),
    ("- {trade: 1}", "card.yaml:1: 0: the key “for” is missing"),
    ("- {hit: them}", "0.hit: expected one of self, other, everyone, got 'them'"),
    ("- {hit: {trade: cook}}", "0.hit: the key “pick” is missing"),
    ("- {hit: {pick: self, trade: smith}}", "0.hit.trade: expected one of cook, guard, got 'smith'"),
    ("- {put_out: 2}", "0.put_out: expected the number 1, got 2"),
    ("- {choose: [[{eat: 1}]]}", "0.choose: expected at least two lists of parts"),
    ("- {may: []}", "0.may: expected a list of parts, got []"),
    ("- {ban: songs}", "0.ban: ban is in force for a time and cannot happen at a moment"),
    ("- {shelter: 1}", "0: the key “until” is missing"),
    ("- {shelter: 1, until: noon}", "0.until: expected one of night, winter, got 'noon'"),
    ("- {hunt: 1, got: [{eet: 1}]}", "0.got.0.eet: unknown key “eet”"),
]


@pytest.mark.parametrize(("text", "told"), WRONG)
def test_an_error_leads_to_the_place(text: str, told: str) -> None:
    with pytest.raises(BadContent) as wrong:
        parts_of(text)
    assert told in Words("en")(wrong.value.say)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("- {eat: 1}", "eat happens at a moment and cannot be in force for a time"),
        ("- {shelter: 1, until: night}", "0.until: unknown key “until”; known keys: shelter, if"),
        ("- {ban: songs, if: night}", "0.if: unknown key “if”; known keys: ban"),
    ],
)
def test_an_error_in_what_is_in_force(text: str, told: str) -> None:
    with pytest.raises(BadContent) as wrong:
        parts_of(text, lasting=True)
    assert told in Words("en")(wrong.value.say)


@pytest.mark.parametrize(
    ("written", "amount"),
    [
        ("3", CardAmount(3)),
        ("-2", CardAmount(-2)),
        ("logs", CardAmount(0, 1, "logs")),
        ("2 * logs", CardAmount(0, 2, "logs")),
        ("2*friends(cook)-1", CardAmount(-1, 2, "friends", "cook")),
        ("half(logs + 1)", CardAmount(1, 1, "logs", half=True)),
    ],
)
def test_amounts(written: str, amount: CardAmount) -> None:
    assert parts_of(f"[{{eat: {written}}}]")[0].amount == amount


@pytest.mark.parametrize(
    ("written", "terms"),
    [
        ("night", [Term("night")]),
        ("not night and season=winter", [Term("night", negated=True), Term("season", word="winter")]),
        ("logs <= 3", [Term("logs", 3)]),
        ("friends(cook)>=2", [Term("friends", 2, of="cook")]),
        ("scars(2)", [Term("scars", 2)]),
        ("hunger=0", [Term("hunger", 0)]),
    ],
)
def test_conditions(written: str, terms: list[Term]) -> None:
    assert list(parts_of(f"[{{eat: 1, if: {written}}}]")[0].terms) == terms


def test_what_stands_beside_a_verb() -> None:
    (part,) = parts_of("[{hit: {pick: other, trade: guard}, damage: logs}]")
    assert (part.target, part.amount) == (Meant("other", "guard"), CardAmount(0, 1, "logs"))
    (part,) = parts_of("[{trade: 2, for: 3*logs}]")
    assert (part.amount, part.cost) == (CardAmount(2), CardAmount(0, 3, "logs"))


def test_a_part_knows_its_place() -> None:
    document = content.parse("stew:\n  play: [{may: [{eat: 1}]}]", "card.yaml")
    (part,) = Reader(LANGUAGE, document).parts(("stew", "play"), document.data["stew"]["play"], False)
    assert (part.key, part.branches[0][0].key) == ("stew.play.0", "stew.play.0.may.0")


KEYS = st.sampled_from([*LANGUAGE.verbs, "if", "until", "for", "who", "got", "damage", "pick", "trade", "nonsense"])
LEAVES = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.sampled_from(["night", "logs", "self", ""]))
ANYTHING = st.recursive(LEAVES, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=3))


def read_or_refused(data: object, lasting: bool) -> Say:
    try:
        return SENTENCES.deeds(Reader(LANGUAGE, content.parse("", "card.yaml")).parts((), data, lasting))
    except BadContent as wrong:
        return wrong.say


@given(ANYTHING, st.booleans())
@settings(max_examples=100, deadline=None)
def test_whatever_stands_there_is_told_or_refused(data: object, lasting: bool) -> None:
    assert "\n" not in Words("en")(read_or_refused(data, lasting))
