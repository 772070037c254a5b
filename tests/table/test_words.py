"""What the player reads: the message found, its facts read, and the language chosen."""

import locale
from pathlib import Path

import pytest

from flick.table import words as words_module
from flick.table.languages import language_of
from flick.table.messages import Messages
from flick.table.sayings import Refused, Say, Who, say
from flick.table.words import Words

GAME = """\
greet = { $who } draws { $card }.
count = { $n ->
    [one] one card
   *[other] { $n } cards
}
sure = { $is ->
    [yes] certainly
   *[no] hardly
}
outer = So: { $why }
empty =
    .title = only an attribute
seat-name = Guest { $number }
thing-mage = the Mage
thing-orc = an Orc
"""
FRENCH = "greet = { $who } pioche { $card }.\nthing-mage = la Mage\n"


@pytest.fixture
def game(tmp_path: Path) -> Path:
    folder = tmp_path / "game"
    (folder / "words").mkdir(parents=True)
    (folder / "words" / "en.ftl").write_text(GAME, "utf-8")
    (folder / "words" / "fr.ftl").write_text(FRENCH, "utf-8")
    return folder


def test_a_sentence_is_made_of_its_facts(game: Path) -> None:
    words = Words("en", game, names=["Ada", ""])
    assert words("greet", who=Who(0), card="mage") == "Ada draws the Mage."
    assert words(say("greet", who=Who(0), card="orc#2")) == "Ada draws an Orc."
    assert words("greet", who=Who(1), card="unheard-of") == "Guest 2 draws unheard-of."
    assert words("greet", who=Who(7), card="mage") == "Guest 8 draws the Mage."


def test_a_sentence_names_whom_somebody_plays(game: Path) -> None:
    words = Words("en", game, names=["Ada", "Ben"], plays=["orc", ""])
    assert words("greet", who=Who(0), card="mage") == "an Orc draws the Mage."
    assert words("greet", who=Who(1), card="mage") == "Ben draws the Mage."
    assert words.who(0) == "Ada"
    assert words.who_as_whom(0) == "Ada (an Orc)"
    assert words.who_as_whom(1) == "Ben"
    assert words("session-undo-not", who=Who(0)).startswith("Ada"), "the table speaks of people"


def test_numbers_truths_and_messages_within_messages(game: Path) -> None:
    words = Words("en", game)
    assert [words("count", n=n) for n in (0, 1, 1234)] == ["0 cards", "one card", "1,234 cards"]
    assert [words("sure", **{"is": truth}) for truth in (True, False)] == ["certainly", "hardly"]
    assert words("outer", why=say("count", n=1)) == "So: one card"
    assert words("outer", why=say("outer", why=say("greet", who=Who(0), card="mage"))).endswith("draws the Mage.")


@pytest.mark.parametrize("number", [10**40, -(10**40), 1e300, float("inf"), float("nan"), -0.0])
def test_no_number_is_too_odd(number: float, game: Path) -> None:
    for language in ("en", "fr"):
        assert Words(language, game)("count", n=number).endswith("cards")


def test_nothing_is_said_without_a_message(game: Path) -> None:
    words = Words("en", game)
    assert words("never-written") == "«never-written»"
    assert words("empty") == "«empty»"
    assert words("outer", why=say("never-written")) == "So: «never-written»"
    assert words.has("greet")
    assert not words.has("never-written")


def test_a_missing_fact_is_no_crash(game: Path) -> None:
    assert "card" in Words("en", game)("greet", who=Who(0))


def test_what_a_game_does_not_say_in_french_it_says_in_english(game: Path) -> None:
    words = Words("fr", game, names=["Ada"])
    assert words("greet", who=Who(0), card="mage") == "Ada pioche la Mage."
    assert words("greet", who=Who(0), card="orc") == "Ada pioche an Orc."
    assert words("count", n=1) == "one card"
    assert words("answer-yes") == "oui"


def test_text_in_a_sentence_of_the_table_stands_as_it_is(game: Path) -> None:
    """What somebody typed, or may type, is not the name of a thing although it may look like one."""
    words = Words("en", game)
    assert words("refused-not-an-option", answer="mage") == "“mage” is not one of the answers."
    assert words("refused-pawn", pawn="orc", pawns="mage").count("mage") == 1
    assert words("outer", why="mage") == "So: the Mage"


def test_things_by_their_ids(game: Path) -> None:
    words = Words("en", game)
    assert words.name("mage") == "the Mage"
    assert words.name("orc#12") == "an Orc"
    assert words.name("mage archer") == "mage archer"
    assert words.name("") == ""


def test_the_last_folder_speaks_first_and_the_table_last(game: Path, tmp_path: Path) -> None:
    other = tmp_path / "other" / "words"
    other.mkdir(parents=True)
    (other / "en.ftl").write_text("greet = Hello.\nanswer-no = nope\n", "utf-8")
    assert Words("en", game, other.parent)("greet") == "Hello."
    assert Words("en", other.parent, game)("answer-no") == "nope"
    assert Words("en", game)("answer-no") == "no"


def test_lengths_in_french_have_a_decimal_comma() -> None:
    assert Words("fr")("shot-duration", seconds=1.25) == "Tout est au repos après 1,25\u00a0s."
    assert Words("en")("shot-duration", seconds=1.25) == "Everything rests after 1.25 s."


def test_text_of_strangers_cannot_command_a_terminal(game: Path) -> None:
    """Names in match files and answers may be anything; spaces that French needs stay."""
    words = Words("en", game, names=["Eve\x1b[2J"])
    assert words("greet", who=Who(0), card="a\nb\u202f!\x07") == "Eve [2J draws a b\u202f! ."
    assert words("refused-not-an-option", answer="\x1b]0;x\x9c\u202e") == "“ ]0;x  ” is not one of the answers."


def test_no_invisible_marks_stand_around_facts(game: Path) -> None:
    assert Words("en", game)("greet", who=Who(0), card="x").isprintable()


def test_nothing_is_formatted_before_somebody_reads_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Saying, refusing and even choosing the words read no file."""

    def read(language: str, folder: Path) -> None:
        raise AssertionError(f"{folder} was read")

    monkeypatch.setattr(words_module, "_book", read)
    words = Words("fr", Path("nowhere"))
    refused = Refused(say("refused-not-an-option", answer=say("greet", who=Who(0))), "CAT-1")
    assert refused.say.facts["answer"] == Say("greet", {"who": Who(0)})
    assert "refused-not-an-option" in str(refused)
    with pytest.raises(AssertionError, match="was read"):
        words("greet")


@pytest.mark.parametrize(
    ("chosen", "variables", "language"),
    [
        ("fr", {"FLICK_LANG": "en", "LANG": "en_GB.UTF-8"}, "fr"),
        (None, {"FLICK_LANG": "fr", "LANG": "en_GB.UTF-8"}, "fr"),
        (None, {"LC_ALL": "fr_CA.UTF-8", "LC_MESSAGES": "en_GB", "LANG": "en_GB"}, "fr"),
        (None, {"LC_MESSAGES": "fr_FR", "LANG": "en_GB"}, "fr"),
        (None, {"LC_ALL": "", "LANG": "FR"}, "fr"),
        (None, {"LANG": "C"}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        ("de", {"LANG": "fr_FR"}, "en"),
    ],
)
def test_the_language_chosen(
    chosen: str | None, variables: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("FLICK_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert language_of(chosen) == language


@pytest.mark.parametrize(("system", "language"), [("French_France", "fr"), ("fr_FR", "fr"), ("xx", "en"), (None, "en")])
def test_without_variables_the_system_is_asked(
    system: str | None, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("FLICK_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(locale, "getlocale", lambda: (system, "UTF-8"))
    assert language_of() == language


def test_a_system_with_an_odd_locale_speaks_english(monkeypatch: pytest.MonkeyPatch) -> None:
    def odd() -> None:
        raise ValueError("unknown locale: UTF-8")

    for name in ("FLICK_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(locale, "getlocale", odd)
    assert language_of() == "en"


def test_where_two_facts_read_the_same_another_sentence_may_stand(game: Path) -> None:
    text = "turn = { $who } with { $card }.\nturn-alike = { $who }.\n"
    (game / "words" / "en.ftl").write_text(GAME + text, "utf-8")
    words = Words("en", game, names=["the Mage"])
    assert words("turn", who=Who(0), card="mage") == "the Mage."
    assert words("turn", who=Who(0), card="orc") == "the Mage with an Orc."
    assert words("greet", who=Who(0), card="mage") == "the Mage draws the Mage."


def test_all_things_that_have_a_message_of_their_own(game: Path) -> None:
    things = Words("fr", game).things()
    assert things == {"mage": "la Mage", "orc": "an Orc"}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_quoted_at_length_is_cut_and_that_is_said(language: str) -> None:
    """The formatter gives up above 2500 characters; an error is never empty, however long a stranger's name is."""
    words = Words(language)
    for count in (3_000, 100_000):
        for told in (
            say("file-unwritable", file="a" * count + "z", why=say("why-folder")),
            say("journal-other-rules", file="a" * count + "z", kept=3, lost=2),
            say("in-file", file="b", why=say("in-file", file="a" * count + "z", why="c")),
        ):
            text = words(told)
            assert len(text) < 600
            assert "aaa…" in text
            assert "…aaa" in text
            assert "z" in text
            assert "{" not in text


@pytest.mark.parametrize(
    ("name", "said"), [("Bruno", "de Bruno"), ("Odile", "d’Odile"), ("Élise", "d’Élise"), ("", "de ")]
)
def test_a_french_name_that_begins_with_a_vowel_shortens_what_stands_before_it(name: str, said: str) -> None:
    assert Messages("fr", "camp = Campement { DE($who) }").say("camp", {"who": name}) == f"Campement {said}"


def test_a_name_that_ends_in_a_stop_ends_its_sentence(game: Path) -> None:
    assert Words("en", game)("greet", who="mage", card="Alarm!") == "the Mage draws Alarm!"
    assert Words("en", game)("greet", who="Alarm!", card="orc") == "Alarm! draws an Orc."
