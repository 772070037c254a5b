"""What the terminal tells of Catacombs: sides, cards, pawns by their names, places by what lies that way."""

import io
import sys
from collections.abc import Callable, Sequence

import pytest

from flick.games.catacombs import GAME
from flick.sitting import new_match, words_for
from flick.table.board import Piece
from flick.table.lesson import Lesson
from flick.table.match import Match
from flick.table.rules import Place, tell
from flick.table.sayings import Who, say
from flick.table.scenario import load
from flick.table.story import story_in
from flick.table.words import Words
from flick.terminal.answer_lines import answer_lines
from flick.terminal.board_lines import zone_lines
from flick.terminal.cards import card_deeds, card_title, find_card
from flick.terminal.lesson_session import LessonSession
from flick.terminal.session import Session
from flick.terminal.turn_log import TurnLog, without_folders
from tests.terminal.test_session import written

Play = Callable[..., str]


def match_of(seats: str = "human,human", **options: str) -> Match:
    return new_match("catacombs", seats, {"first_team": "sword", **options}, 3)


def at_cards(seats: str = "human,human") -> Match:
    """A match whose first card is due: seed 3 deals Witch Hunter and Shield Maiden to Sword."""
    match = match_of(seats)
    match.advance()
    return match


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    def play(match: Match, *typed: str, language: str = "en", session: Session | None = None) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(line + "\n" for line in typed)))
        session = session or Session(match, words_for(Words(language), match.game, match))
        assert session.run() == 0
        return capsys.readouterr().out

    return play


def test_everybody_is_told_what_they_play(play: Play) -> None:
    alone = play(match_of("bot,human"))
    assert "\nIlan (bot): Sword\nYou are Player 2: Skull.\n" in alone
    assert "\nHand of Player 2 (Skull): " in alone
    assert "\nHand of Ilan (Sword): " in alone
    four = play(match_of("human,human,human,human"), language="fr")
    assert "\nJoueur 1\u202f: Épée\nJoueur 2\u202f: Épée\nJoueur 3\u202f: Crâne\nJoueur 4\u202f: Crâne\n" in four
    assert "\nMain · Joueur 1, Épée\u202f: " in four


def test_a_card_can_be_read_at_any_time(play: Play) -> None:
    shown = play(match_of(), "card Witch Hunter", "card witch_hunter", "card wich hunter", "card xyz", "card")
    deeds = "  move, missile, missile · Reset. Your discard pile is shuffled into your deck.\n"
    assert shown.count(f"Witch Hunter · Garrick · Sword\n{deeds}") == 3, "by name, by ID, and in the hand"
    assert "There is no card “wich hunter”; did you mean Witch Hunter?\n" in shown
    assert "There is no card “xyz”.\n" in shown
    french = play(match_of(), "carte chasseur de sorcieres", language="fr")
    assert "déplacement, missile, missile · " in french


def test_a_card_tells_its_targets_and_its_armour() -> None:
    words = words_for(Words("en"), GAME)
    assert "fireball (targeted)" in card_deeds(find_card(GAME, "enchantress", words), words)
    assert "Armour. " in card_deeds(find_card(GAME, "shield", words), words)
    assert card_title(find_card(GAME, "Behemoth", words), words).endswith(" · Skull")


def test_a_game_without_cards_to_look_at_says_so(play: Play) -> None:
    shown = play(new_match("shells", "human,random", {}, 1), "card", "card whelk-1")
    assert "Which card? Name one, after the command.\n" in shown
    assert "There is no card “whelk-1”.\n" in shown


def test_what_a_bot_s_card_does_is_shown(play: Play) -> None:
    shown = play(match_of("bot,human"))
    told = shown.partition("Ilan plays ")[2].splitlines()
    name = told[0].removesuffix(". [CAT-33]")
    words = words_for(Words("en"), GAME)
    deeds = card_deeds(find_card(GAME, name, words), words)
    assert told[1].startswith("  " + deeds[:20])


def test_the_log_tells_turns_and_every_step_only_on_request(play: Play) -> None:
    match = at_cards()
    play(match, "play shield_maiden", "flick sword-1 90 300")
    by_turns, steps = play(match, "log"), play(match, "log all")
    told = by_turns.partition("Turn 1: Player 1 with Sword 1")[2].splitlines()
    assert [line.split("  ")[-1] for line in told[1:3]] == [
        "Player 1 plays Shield Maiden. [CAT-33]",
        "Shield Maiden: Sword 1 moves. [CAT-57]",
    ]
    assert "flicks Sword 1. [CAT-50]" not in by_turns
    assert "flicks Sword 1. [CAT-50]" in steps
    assert "Shield Maiden: Sword 1 moves." not in steps


def test_a_line_tells_what_it_changed_and_a_new_turn_has_a_heading() -> None:
    log = TurnLog(words_for(Words("en"), GAME), story_in(GAME.folder))
    wound = tell("wound", "CAT-73", pawn="skull-1", team="skull", tokens=2, left=6)
    heal = tell("heal", "CAT-94", who=Who(0), pawn="sword-1", team="sword", tokens=1, left=9)
    assert log.hear(wound) is None, "that is bookkeeping, and stands behind the next deed"
    told = log.hear(heal)
    assert told is not None
    assert told.endswith("(Skull\u00a08\u00a0›\u00a06, Sword\u00a08\u00a0›\u00a09) [CAT-94]")
    heading = log.hear(tell("turn", "CAT-29", who=Who(0), pawn="sword-1", team="sword"))
    assert heading is not None
    assert heading.startswith("\nTurn 1: ")


@pytest.mark.parametrize(
    ("typed", "language"),
    [
        ("Play Royal Archer", "en"),
        ("royal archer", "en"),
        ("play royal_archer", "en"),
        ("Jouer archer royal", "fr"),
        ("archer royal", "fr"),
    ],
)
def test_a_card_that_is_not_held_is_refused_for_that_reason(play: Play, typed: str, language: str) -> None:
    match = at_cards()
    assert "royal_archer" not in match.state.hands[0]
    shown = play(match, typed, language=language)
    assert words_for(Words(language), GAME)(say("refused-not-in-hand", card="royal_archer")) in shown


@pytest.mark.parametrize(
    ("typed", "language"),
    [("Sword 1 0 1000", "en"), ("sword-1 0 1000", "en"), ("a 0 1000", "en"), ("épée 1 0 1000", "fr"),
     ("Epee 1 0 1000", "fr"), ("Joueur 1 0 1000", "fr"), ("flick Sword 1 0° 1000 mm/s", "en"), ("0 1000", "en")],
)  # fmt: skip
def test_a_pawn_is_called_by_any_name_that_is_shown(play: Play, typed: str, language: str) -> None:
    match = at_cards()
    play(match, "1", typed, language=language)
    assert written(match)[-1] == "flick sword-1 0deg 1000mm/s"


@pytest.mark.parametrize(
    "typed", ["fifth crystal 20 1200", "the fifth crystal 20 1200", "i 20 1200", "crystal-5 20 1200"]
)
def test_a_crystal_is_called_by_any_name_that_is_shown(play: Play, typed: str) -> None:
    lesson = Lesson(load(GAME.folder / "scenarios" / "tutorial.yaml"), "tutorial")
    while lesson.number < 6:
        lesson.skip() if lesson.step is not None and not lesson.step.is_shown else lesson.go_on()
    play(lesson.match, typed, session=learning(lesson))
    assert "flick crystal-5 20deg 1200mm/s" in written(lesson.match)


def learning(lesson: Lesson, language: str = "en") -> LessonSession:
    words = Words(language)
    names = [words_for(words, GAME).name(seat.name) for seat in lesson.match.seats]
    return LessonSession(lesson, Words(language, GAME.folder, names=names, things=GAME.things))


def test_a_learner_flicks_by_the_name_of_who_they_are(play: Play) -> None:
    lesson = Lesson(load(GAME.folder / "scenarios" / "tutorial.yaml"), "tutorial")
    play(lesson.match, "berserker mage", "sword 1 0 1000", session=learning(lesson))
    assert written(lesson.match)[-1] == "flick sword-1 0deg 1000mm/s"


def test_a_refusal_repeats_what_was_typed(play: Play) -> None:
    shown = play(at_cards(), "1", "Sword 1 0 1000 hard", "b 0 1000", "Somebody 0 1000")
    assert "not “Sword 1 0 1000 hard”.\n" in shown
    assert "The pawn sword-2 cannot be flicked now; choose from sword-1. [CAT-50]\n" in shown
    assert "The pawn Somebody cannot be flicked now; choose from sword-1. [CAT-50]\n" in shown


def spots(*suggestions: tuple[float, float]) -> Place:
    return Place(
        seat=0, verb="place", rule="CAT-53", piece="missile", refuse=lambda x, y: None, suggestions=suggestions
    )


def pieces(**at: tuple[float, float]) -> Sequence[Piece]:
    return [Piece(name.replace("_", "-"), face=name.replace("_", "-"), at=(*where, 0.0)) for name, where in at.items()]


def test_a_place_tells_where_it_leads() -> None:
    words = words_for(Words("en"), GAME)
    lying = pieces(sword_1=(100, 100), skull_1=(300, 110), missile=(0, 0))
    lines = answer_lines(spots((130, 100), (100, 130)), words, lying)
    assert lines[0].endswith("place missile 130.0,100.0  towards Skull 1")
    assert lines[1].endswith("place missile 100.0,130.0  at 90°")
    lying = pieces(sword_1=(100, 100), sword_2=(100, 300), skull_1=(300, 110))
    lines = answer_lines(spots((130, 100), (130, 300)), words, lying)
    assert lines[0].endswith("  from Sword 1, towards Skull 1")
    assert lines[1].endswith("  from Sword 2, at 0°")


def test_places_are_numbered_on_the_map() -> None:
    match = at_cards()
    zone = match.view(0).zone("arena")
    rows = zone_lines(zone, words_for(Words("en"), GAME), [(300, 30), (120, 30), (32.5, 32.5)])
    low = next(row for row in rows if "1" in row and row.startswith("|"))
    assert low.index("2") < low.index("1")
    assert not any("3" in row for row in rows if row.startswith("|")), "a pawn lies there"


def test_a_file_is_called_by_its_name() -> None:
    """Somebody's own layout is not told with the folder that it lies in."""
    facts = without_folders(say("event-proposed", who="x", refused="/tmp/some/good.yaml", layout="quincunx")).facts
    assert (facts["refused"], facts["layout"]) == ("good", "quincunx")


def test_the_end_cites_its_rule(play: Play) -> None:
    assert play(at_cards(), "resign", "yes").endswith("resigns. [CAT-R54]\n")


def test_a_puzzle_shows_the_arena_and_tells_the_result(play: Play) -> None:
    lesson = Lesson(load(GAME.folder / "scenarios" / "puzzles.yaml"), "both-at-once")
    answers = [act.answer for act in lesson.stages[0].script]
    typed = [*answers[:2], "flick power-wave 200deg 1500mm/s", *answers]
    shown = play(lesson.match, *typed, session=learning(lesson))
    assert shown.index("Arena\n") < shown.index("Which card do you play?")
    assert "The match is over. Skull has no token left." in shown
    assert shown.endswith("Solved in 2 tries.\n")


def test_one_is_said_as_one() -> None:
    for language, health, cards in (
        ("en", "Sword wins with one token to 0.", "Sword wins with one card in hand to 0."),
        ("fr", "Épée gagne, un jeton à 0.", "Épée gagne, une carte en main à 0."),
    ):
        words = words_for(Words(language), GAME)
        assert words(say("decided-health", team="sword", most=1, least=0)) == health
        assert words(say("decided-cards", team="sword", most=1, least=0)).endswith(cards)


def test_a_projectile_is_placed_as_it_is_written_or_with_a_space(play: Play) -> None:
    lesson = Lesson(load(GAME.folder / "scenarios" / "puzzles.yaml"), "both-at-once")
    play(lesson.match, "storm sage", "place power-wave 152.1 118.1", session=learning(lesson))
    assert written(lesson.match)[-1] == "place power-wave 152.1,118.1"


def test_an_entry_of_the_log_has_the_number_at_which_the_table_can_be_seen_again(play: Play) -> None:
    match = at_cards()
    play(match, "play shield_maiden", "flick sword-1 90 300")
    told = play(match, "log mine").splitlines()
    line = next(line for line in told if "plays Shield Maiden. [CAT-33]" in line)
    number = line.split()[0]
    assert number.isdecimal()
    then, now = (play(match, typed).rpartition(f"> {typed}")[2] for typed in (f"board {number}", "board"))
    assert then != now
    assert "Shield Maiden" in then
