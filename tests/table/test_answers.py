"""The written form of answers: each types back to itself, sloppy ones are put right, and the rest is refused."""

import math
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flick.table.answers import LARGEST, Read, only_answer, read, write_aim, write_many, write_place
from flick.table.rules import Aim, Amount, Choose, ChooseMany, Confirm, Decision, Flick, Place, Verdict
from flick.table.sayings import Refused, say

CARDS = ("mage", "archer", "old-bard", "élan vital", "Ω")


def a_choice(*things: str, verb: str = "play") -> Choose:
    return Choose(seat=0, verb=verb, rule="TST-01", things=things)


def some_of(*things: str, least: int = 0, most: int = 9) -> ChooseMany:
    return ChooseMany(seat=0, verb="drop", rule="TST-02", things=things, least=least, most=most)


def a_flick(least: float = 140, most: float = 2400, *, spin: bool = True) -> Flick:
    return Flick(
        seat=0,
        verb="flick",
        rule="TST-03",
        pawns=["Ace", "king-2"],
        least_speed=least,
        most_speed=most,
        resolve=lambda aim: None,
        outcome=type(None),
        spin=spin,
    )


def a_place(refuse: Callable[[float, float], Verdict | None] = lambda x, y: None) -> Place:
    return Place(seat=0, verb="place", rule="TST-04", piece="missile", refuse=refuse, suggestions=[(120.0, 88.5)])


def an_amount(least: int = -5, most: int = 12) -> Amount:
    return Amount(seat=0, verb="pay", rule="TST-05", least=least, most=most)


YES_OR_NO = Confirm(seat=0, verb="surprise", rule="TST-06")
ALL_KINDS: list[Decision] = [a_choice(*CARDS), some_of(*CARDS), a_flick(), a_place(), an_amount(), YES_OR_NO]


def reason(decision: Decision, text: str) -> str:
    """The ID of the reason for which an answer is refused."""
    with pytest.raises(Refused) as caught:
        read(decision, text)
    assert caught.value.rule == decision.rule
    return caught.value.say.id


def finite(least: float = -1e6, most: float = 1e6) -> st.SearchStrategy[float]:
    return st.floats(least, most, allow_nan=False)


aims = st.builds(
    Aim,
    st.sampled_from(["Ace", "king-2"]),
    finite(-1000, 1000),
    finite(140, 2400),
    finite(-500, 500),
    finite(-1, 1),
)


@given(st.sampled_from(CARDS))
def test_a_choice_types_back_to_itself(card: str) -> None:
    decision = a_choice(*CARDS)
    assert read(decision, f"play {card}") == Read(CARDS.index(card), f"play {card}")


@given(st.sets(st.integers(0, len(CARDS) - 1)))
def test_a_list_types_back_to_itself(chosen: set[int]) -> None:
    decision, indices = some_of(*CARDS), sorted(chosen)
    text = write_many(decision, indices)
    assert read(decision, text) == Read(tuple(indices), text)


@given(st.integers(-5, 12))
def test_an_amount_types_back_to_itself(number: int) -> None:
    assert read(an_amount(), f"pay {number}") == Read(number, f"pay {number}")


@given(aims)
def test_an_aim_types_back_to_itself(aim: Aim) -> None:
    text = write_aim(aim)
    found = read(a_flick(), text)
    assert found.text == text
    assert write_aim(found.value) == text
    turn = math.remainder(found.value.angle - aim.angle, math.tau)
    assert abs(turn) <= math.radians(0.00501)
    assert found.value.speed == pytest.approx(aim.speed, abs=0.0501)
    assert found.value.spin == pytest.approx(aim.spin, abs=0.00501)
    assert found.value.offset == pytest.approx(aim.offset, abs=0.000501)


@given(finite(), finite())
def test_a_place_types_back_to_itself(x: float, y: float) -> None:
    text = write_place("missile", x, y)
    found = read(a_place(), text)
    assert found.text == text
    assert found.value == (pytest.approx(x, abs=0.0501), pytest.approx(y, abs=0.0501))


DIGITS = st.text("0123456789.+-", min_size=1, max_size=8)
SLOPPY = st.one_of(
    st.text(max_size=30),
    st.builds("PLAY  {}".format, st.sampled_from(CARDS)),
    st.builds("drop {} ,{}".format, st.sampled_from(CARDS), st.sampled_from(CARDS)),
    st.builds("pay {}".format, DIGITS),
    st.builds("{}".format, DIGITS),
    st.builds(" place  Missile {} , {}".format, DIGITS, DIGITS),
    st.builds("Flick ace {} deg {}mm/s {} rad/s off {}".format, DIGITS, DIGITS, DIGITS, DIGITS),
    st.builds("flick KING-2 {}deg {} MM/S".format, DIGITS, DIGITS),
)


@given(st.sampled_from(ALL_KINDS), SLOPPY)
def test_whatever_is_typed_is_refused_or_has_one_spelling(decision: Decision, text: str) -> None:
    """What was recorded means the same when it is read again: the same value, and the same spelling."""
    try:
        found = read(decision, text)
    except Refused:
        return
    assert read(decision, found.text) == found


@pytest.mark.parametrize("typed", ["play ÉLAN vital", "  play   élan   vital ", "Play Élan Vital"])
def test_case_and_spaces_do_not_matter(typed: str) -> None:
    assert read(a_choice(*CARDS), typed).text == "play élan vital"


def test_the_exact_name_goes_before_one_that_differs_in_case() -> None:
    assert read(a_choice("ace", "ACE"), "play ACE").value == 1
    assert read(a_choice("ace", "ACE"), "play Ace").value == 0


@pytest.mark.parametrize(
    ("typed", "recorded"),
    [
        ("drop Ω, mage", "drop mage, Ω"),
        ("mage", "drop mage"),
        ("DROP  mage,archer", "drop mage, archer"),
        ("", "drop nothing"),
        ("drop", "drop nothing"),
        ("Nothing", "drop nothing"),
    ],
)
def test_a_list_may_leave_out_its_verb_and_stand_in_any_order(typed: str, recorded: str) -> None:
    assert read(some_of(*CARDS), typed).text == recorded


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("drop mage,", "refused-not-an-option"),
        ("drop mage archer", "refused-not-an-option"),
        ("play mage", "refused-not-an-option"),
        ("drop mage, MAGE", "refused-twice"),
        ("drop mage, archer, Ω", "refused-how-many"),
        ("drop nothing", "refused-how-many"),
    ],
)
def test_a_list_that_will_not_do_is_refused(typed: str, why: str) -> None:
    assert reason(some_of(*CARDS, least=1, most=2), typed) == why


def test_where_so_many_are_wanted_the_refusal_says_so() -> None:
    assert reason(some_of(*CARDS, least=1, most=1), "drop nothing") == "refused-so-many"


@pytest.mark.parametrize("typed", ["", "y", "yes please", "true", "1", "surprise yes"])
def test_only_yes_is_yes(typed: str) -> None:
    assert reason(YES_OR_NO, typed) == "refused-yes-or-no"


@pytest.mark.parametrize(
    ("typed", "number"), [("pay 12", 12), ("12", 12), ("PAY -5", -5), ("pay 007", 7), ("-0", 0), ("pay  3", 3)]
)
def test_an_amount_is_recorded_in_its_shortest_form(typed: str, number: int) -> None:
    assert read(an_amount(), typed) == Read(number, f"pay {number}")


@pytest.mark.parametrize(
    "typed",
    ["13", "-6", "pay", "", "+3", "3.0", "1e1", "0x3", "1_0", "٣", "３", "²", "nan", "inf", "--3", "bet 3", "9" * 5000],
)
def test_an_amount_that_is_none_or_beyond_the_limits_is_refused(typed: str) -> None:
    assert reason(an_amount(), typed) == "refused-amount"


@pytest.mark.parametrize(
    ("typed", "recorded"),
    [
        ("flick Ace 31.5deg 820mm/s", "flick Ace 31.5deg 820mm/s"),
        ("FLICK ace 31.50 DEG 820.0 MM/S", "flick Ace 31.5deg 820mm/s"),
        ("flick ace -90deg 140mm/s", "flick Ace 270deg 140mm/s"),
        ("flick ace 359.999deg 140mm/s", "flick Ace 0deg 140mm/s"),
        ("flick ace -0.001deg 140mm/s", "flick Ace 0deg 140mm/s"),
        ("flick ace 1000000deg 140mm/s", "flick Ace 280deg 140mm/s"),
        ("flick ace .5deg 140.mm/s", "flick Ace 0.5deg 140mm/s"),
        ("flick ace 1deg 140mm/s -0rad/s off -0", "flick Ace 1deg 140mm/s"),
        ("flick ace 1deg 140mm/s 0.004rad/s off 0.0004", "flick Ace 1deg 140mm/s"),
        ("flick ace 1deg 140mm/s -3.456rad/s off -.5", "flick Ace 1deg 140mm/s -3.46rad/s off -0.5"),
        ("flick ace 1deg 140mm/s off 1", "flick Ace 1deg 140mm/s off 1"),
        ("flick ace +1deg +140mm/s +2rad/s off +1.0", "flick Ace 1deg 140mm/s 2rad/s off 1"),
    ],
)
def test_a_flick_is_recorded_as_it_is_made(typed: str, recorded: str) -> None:
    found = read(a_flick(), typed)
    assert found.text == recorded
    assert read(a_flick(), recorded) == found
    aim = found.value
    assert all(math.copysign(1, part) == 1 for part in (aim.angle, aim.spin, aim.offset) if part == 0)


def test_a_flick_is_rounded_before_it_is_used() -> None:
    aim = read(a_flick(), "flick ace 10.126deg 500.06mm/s 1.006rad/s off 0.1239").value
    assert aim == Aim("Ace", math.radians(10.13), 500.1, 1.01, 0.124)


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("flick ace 10deg 139.9mm/s", "refused-speed"),
        ("flick ace 10deg 139.94mm/s", "refused-speed"),
        ("flick ace 10deg 2400.06mm/s", "refused-speed"),
        ("flick ace 10deg -500mm/s", "refused-speed"),
        ("flick ace 10deg 0mm/s", "refused-speed"),
        (f"flick ace 10deg {'9' * 400}mm/s", "refused-speed"),
        ("flick ace 10deg 500mm/s off 1.001", "refused-offset"),
        (f"flick ace 10deg 500mm/s off -{'9' * 400}", "refused-offset"),
        ("flick queen 10deg 500mm/s", "refused-pawn"),
        ("flick king 10deg 500mm/s", "refused-pawn"),
        (f"flick ace {'9' * 400}deg 500mm/s", "refused-no-flick"),
        (f"flick ace 10deg 500mm/s {'9' * 400}rad/s", "refused-no-flick"),
        ("shoot ace 10deg 500mm/s", "refused-no-flick"),
        ("flick 10deg 500mm/s", "refused-no-flick"),
        ("flick ace 10 500", "refused-no-flick"),
        ("flick ace 10rad 500mm/s", "refused-no-flick"),
        ("flick ace 10deg 0.5m/s", "refused-no-flick"),
        ("flick ace 500mm/s 10deg", "refused-no-flick"),
        ("flick ace nandeg 500mm/s", "refused-no-flick"),
        ("flick ace 10deg infmm/s", "refused-no-flick"),
        ("flick ace 1e400deg 500mm/s", "refused-no-flick"),
        ("flick ace 10deg 5e2mm/s", "refused-no-flick"),
        ("flick ace ١٠deg 500mm/s", "refused-no-flick"),
        ("flick ace 10deg 500mm/ſ", "refused-no-flick"),
        ("flick ace 1_0deg 500mm/s", "refused-no-flick"),
        ("flick ace --1deg 500mm/s", "refused-no-flick"),
        ("flick ace .deg 500mm/s", "refused-no-flick"),
        ("", "refused-no-flick"),
    ],
)
def test_a_flick_that_nobody_can_make_is_refused(typed: str, why: str) -> None:
    assert reason(a_flick(), typed) == why


@pytest.mark.parametrize("speed", [140.5, 2400.5, 140.54, 2400.45])
def test_the_limits_of_speed_are_included(speed: float) -> None:
    limits = a_flick(140.5, 2400.5)
    assert read(limits, f"flick ace 1deg {speed}mm/s").value.speed == round(speed, 1)


def test_a_flick_from_rest_is_never_written_with_minus_nought() -> None:
    found = read(a_flick(least=0), "flick ace -0deg -0.04mm/s")
    assert found.text == "flick Ace 0deg 0mm/s"
    assert math.copysign(1, found.value.speed) == 1
    assert write_aim(Aim("Ace", -0.0, -0.0, -0.0, -0.0)) == "flick Ace 0deg 0mm/s"


def test_spin_is_refused_where_there_is_none() -> None:
    plain = a_flick(spin=False)
    assert reason(plain, "flick ace 1deg 500mm/s 3rad/s") == "refused-spin"
    assert reason(plain, "flick ace 1deg 500mm/s off 0.1") == "refused-spin"
    assert read(plain, "flick ace 1deg 500mm/s 0rad/s off 0").text == "flick Ace 1deg 500mm/s"


def test_a_refused_flick_shows_one_that_would_be_taken() -> None:
    with pytest.raises(Refused) as caught:
        read(a_flick(), "shoot!")
    example = caught.value.say.facts["example"]
    assert read(a_flick(), str(example)).text == example


@pytest.mark.parametrize(
    ("typed", "recorded"),
    [
        ("place missile 120,88.5", "place missile 120.0,88.5"),
        ("PLACE Missile  120 , -88.54", "place missile 120.0,-88.5"),
        ("place missile -0.04,-0", "place missile 0.0,0.0"),
        ("place missile .25,5.", "place missile 0.2,5.0"),
    ],
)
def test_a_place_is_recorded_to_a_tenth(typed: str, recorded: str) -> None:
    found = read(a_place(), typed)
    assert found.text == recorded
    assert all(math.copysign(1, part) == 1 for part in found.value if part == 0)


@pytest.mark.parametrize(
    "typed",
    [
        "place missile 1",
        "place missile 1,2,3",
        "place bomb 1,2",
        "put missile 1,2",
        "place missile nan,1",
        "place missile 1e3,1",
        "place missile ١,2",
        f"place missile {'9' * 400},1",
        "place missile 1000000001,1",
        "1,2",
        "",
    ],
)
def test_a_place_that_is_none_is_refused(typed: str) -> None:
    assert reason(a_place(), typed) == "refused-no-place"


def test_a_place_is_rounded_before_the_rules_are_asked() -> None:
    asked: list[tuple[float, float]] = []
    read(a_place(lambda x, y: asked.append((x, y))), f"place missile 10.06,{int(LARGEST)}")
    assert asked == [(10.1, LARGEST)]


def test_a_place_that_the_rules_refuse_is_refused_with_their_reason() -> None:
    wall = Verdict(False, say("in-the-wall"), "TST-44")
    with pytest.raises(Refused) as caught:
        read(a_place(lambda x, y: wall), "place missile 1,2")
    assert (caught.value.say, caught.value.rule) == (wall.reason, "TST-44")


@pytest.mark.parametrize("decision", ALL_KINDS, ids=lambda decision: type(decision).__name__)
@pytest.mark.parametrize(
    "endless",
    [
        "1" * 200_000 + "x",
        "flick ace " + "1" * 200_000,
        "place missile " + "1" * 200_000,
        " " * 200_000,
        "drop " + "a," * 99_999,
    ],
    ids=["digits", "angle", "place", "spaces", "commas"],
)
def test_endless_answers_are_refused_at_once(decision: Decision, endless: str) -> None:
    """A stranger's match file may hold anything. Whoever reads it twice for every digit is still here tomorrow."""
    try:
        found: Any = read(decision, endless)
    except Refused:
        found = None
    assert found is None or found.text == "drop nothing"


@pytest.mark.parametrize(
    ("decision", "only"),
    [
        (a_choice("mage"), "play mage"),
        (a_choice("mage", "archer"), None),
        (Choose(seat=0, verb="play", rule="TST-01", things=(), decline="no"), "no"),
        (Choose(seat=0, verb="play", rule="TST-01", things=("mage",), decline="no"), None),
        (Choose(seat=0, verb="play", rule="TST-01", things=(), decline="no", passes=("pass-turn",)), "no"),
        (some_of("mage", "archer", least=2, most=2), "drop mage, archer"),
        (some_of(*CARDS, most=0), "drop nothing"),
        (some_of("mage", least=0, most=1), None),
        (Amount(seat=0, verb="pay", rule="TST-04", least=3, most=3), "pay 3"),
        (Amount(seat=0, verb="pay", rule="TST-04", least=0, most=3), None),
        (Confirm(seat=0, verb="agree", rule="TST-05"), None),
        (a_flick(), None),
    ],
)
def test_some_questions_have_a_single_answer(decision: Decision, only: str | None) -> None:
    assert only_answer(decision) == only
    assert only is None or read(decision, only).text == only
