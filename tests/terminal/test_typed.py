"""What a person may type for an answer, in either language."""

import pytest

from flick.table.answers import read
from flick.table.game import find
from flick.table.rules import Amount, Choose, ChooseMany, Confirm, Decision, Flick, Option, Place, Verdict
from flick.table.sayings import Refused, say
from flick.table.words import Words
from flick.terminal.typed import written
from tests.asking import one_of, some_of

CARDS = [Option("play whelk-1"), Option("play whelk-2"), Option("play cowrie-5")]
NUMBERS = [Option("take 3"), Option("take 2"), Option("take 1")]
BARRED = {"play conch-1": Verdict(False, say("refused-not-held", card="conch-1"), "SHL-03")}


def words(language: str = "en") -> Words:
    return Words(language, find("shells").folder)


def choice(options: list[Option]) -> Choose:
    return one_of(options, "SHL-03", BARRED)


def several(least: int = 0, most: int = 2) -> ChooseMany:
    options = [Option("swap whelk-1"), Option("swap whelk-2"), Option("swap cowrie-5")]
    return some_of(options, least, most, "SHL-08")


def flick(*pawns: str) -> Flick:
    return Flick(
        seat=0,
        verb="flick",
        rule="SHL-07",
        pawns=pawns,
        least_speed=140,
        most_speed=2400,
        resolve=lambda aim: aim,
        outcome=dict,
        spin=True,
    )


def place() -> Place:
    return Place(
        seat=0,
        verb="place",
        rule="SHL-07",
        piece="shell",
        refuse=lambda x, y: None,
        suggestions=[(20.0, 40.0), (20.0, 100.25)],
    )


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1", "play whelk-1"),
        ("3", "play cowrie-5"),
        ("play whelk-2", "play whelk-2"),
        ("  PLAY   Whelk-2 ", "play whelk-2"),
        ("whelk-2", "play whelk-2"),
        ("co", "play cowrie-5"),
        ("play c", "play cowrie-5"),
        ("Cowrie 5", "play cowrie-5"),
        ("Play Cowrie 5", "play cowrie-5"),
        ("conch-1", "play conch-1"),
        ("Conch 1", "play conch-1"),
        ("whelk", "whelk"),
        ("play", "play"),
        ("0", "0"),
        ("4", "4"),
        ("99999999999", "99999999999"),
        ("²", "²"),
        ("cowrie-5 now", "cowrie-5 now"),
    ],
)
def test_one_of_several(typed: str, meant: str) -> None:
    assert written(choice(CARDS), typed, words()) == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("cauri 5", "play cowrie-5"), ("Jouer Cauri 5", "play cowrie-5"), ("cau", "play cowrie-5"), ("buc", "buc")],
)
def test_one_of_several_in_french(typed: str, meant: str) -> None:
    assert written(choice(CARDS), typed, words("fr")) == meant


@pytest.mark.parametrize(
    ("typed", "language"),
    [("no", "en"), ("No", "en"), ("nothing", "en"), ("non", "fr"), ("NON", "fr"), ("rien", "fr"), ("no", "fr")],
)
def test_a_no_declines_where_there_is_something_to_decline(typed: str, language: str) -> None:
    """Not where a card happens to begin so."""
    options = [*CARDS, Option("play nobleman"), Option("play nothing", say=say("zone-deck"))]
    assert written(choice(options), typed, words(language)) == "play nothing"
    assert written(choice(CARDS), typed, words(language)) == typed
    assert written(several(), typed, words(language)) == "swap nothing"


def test_a_part_of_a_name_is_enough_where_no_other_name_has_it() -> None:
    options = [Option("play nimble_fingers"), Option("play finger_trap"), Option("play old-rope's end")]
    assert written(choice(options), "nimble", words()) == "play nimble_fingers"
    assert written(choice(options), "trap", words()) == "play finger_trap"
    assert written(choice(options), "Rope’s end", words()) == "play old-rope's end"
    assert written(choice(options), "inge", words()) == "inge", "a part begins where a word begins"
    assert written(choice([*CARDS, *options]), "5", words()) == "play finger_trap", "the fifth option"
    assert written(choice(CARDS), "1 nonsense", words()) == "1 nonsense"


def test_a_number_that_is_a_thing_is_that_thing() -> None:
    """Three matches are taken by typing 3, wherever they stand in the list."""
    for number in "123":
        assert written(choice(NUMBERS), number, words()) == f"take {number}"


def test_an_option_is_also_called_as_its_label_says() -> None:
    labelled = [Option("walk n", say=say("zone-shore")), Option("walk s", say=say("zone-deck"))]
    assert written(choice(labelled), "shore", words()) == "walk n"
    assert written(choice(labelled), "d", words()) == "walk s"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("", "swap nothing"),
        ("nothing", "swap nothing"),
        ("swap nothing", "swap nothing"),
        ("swap", "swap nothing"),
        ("1", "swap whelk-1"),
        ("3 1", "swap cowrie-5, whelk-1"),
        ("1, 3", "swap whelk-1, cowrie-5"),
        ("1,3,", "swap whelk-1, cowrie-5"),
        ("whelk-1 cowrie-5", "swap whelk-1, cowrie-5"),
        ("swap whelk-1, cowrie-5", "swap whelk-1, cowrie-5"),
        ("Whelk 1, cow", "swap whelk-1, cowrie-5"),
        ("whelk 2", "swap whelk-2"),
        ("1 1", "swap whelk-1, whelk-1"),
        ("4", "4"),
        ("1 nonsense", "1 nonsense"),
        ("whelk", "whelk"),
    ],
)
def test_some_of_several(typed: str, meant: str) -> None:
    assert written(several(), typed, words()) == meant


def test_nothing_in_french() -> None:
    assert written(several(), "rien", words("fr")) == "swap nothing"
    assert written(several(), "Cauri 5, buccin 1", words("fr")) == "swap cowrie-5, whelk-1"


@pytest.mark.parametrize(
    ("typed", "language", "meant"),
    [
        ("y", "en", "yes"),
        ("YES", "en", "yes"),
        ("n", "en", "no"),
        ("oui", "en", "oui"),
        ("o", "fr", "yes"),
        ("Oui", "fr", "yes"),
        ("non", "fr", "no"),
        ("yes", "fr", "yes"),
        ("no", "fr", "no"),
        ("1", "en", "yes"),
        ("2", "fr", "no"),
        ("3", "en", "3"),
        ("perhaps", "en", "perhaps"),
        ("yesno", "en", "yesno"),
    ],
)
def test_yes_and_no(typed: str, language: str, meant: str) -> None:
    assert written(Confirm(seat=0, verb="shoot", rule="SHL-06"), typed, words(language)) == meant


def test_an_amount_stays_as_it_is() -> None:
    assert written(Amount(seat=0, verb="bet", rule="SHL-04", least=0, most=3), " 2 ", words()) == "2"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1", "place shell 20.0,40.0"),
        ("2", "place shell 20.0,100.2"),
        ("3", "3"),
        ("12,34", "place shell 12,34"),
        ("12.5 , 34", "place shell 12.5,34"),
        ("12.5 34.25", "place shell 12.5,34.25"),
        ("12,5; 34,5", "12,5; 34,5"),
        ("-3 7", "place shell -3,7"),
        ("place shell 12,34", "place shell 12,34"),
        ("somewhere", "somewhere"),
    ],
)
def test_a_place(typed: str, meant: str) -> None:
    assert written(place(), typed, words()) == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("31.5 820", "flick shell 31.5deg 820mm/s"),
        ("31,5 820,5", "flick shell 31.5deg 820.5mm/s"),
        ("-90 820", "flick shell -90deg 820mm/s"),
        ("31.5° 820 mm/s", "flick shell 31.5deg 820mm/s"),
        ("31.5deg 820mm/s 3rad/s", "flick shell 31.5deg 820mm/s 3rad/s"),
        ("shell 31.5 820", "flick shell 31.5deg 820mm/s"),
        ("flick shell 31.5 820 off 0.2", "flick shell 31.5deg 820mm/s off 0.2"),
        ("FLICK Shell 31.5 820", "flick shell 31.5deg 820mm/s"),
        ("820", "820"),
        ("hard", "hard"),
    ],
)
def test_a_flick(typed: str, meant: str) -> None:
    assert written(flick("shell"), typed, words()) == meant


def test_a_flick_of_one_of_several_pawns_names_the_pawn() -> None:
    assert written(flick("shell", "pebble-1"), "31.5 820", words()) == "31.5 820"
    assert written(flick("shell", "pebble-1"), "pebble-1 31.5 820", words()) == "flick pebble-1 31.5deg 820mm/s"


@pytest.mark.parametrize(
    "decision", [choice(CARDS), several(1), place(), flick("shell", "pebble-1")], ids=lambda d: d.verb
)
@pytest.mark.parametrize("typed", ["", "?", "nonsense", "1e9", ",", "- -", "\u0661", "0 0 0", "play play", "9" * 500])
def test_nonsense_is_left_for_the_rules_to_refuse(decision: Decision, typed: str) -> None:
    with pytest.raises(Refused):
        read(decision, written(decision, typed, words()))
