"""What the terminal tells of Kinfire, where all hands are open and cards say much."""

import io
import sys
from collections.abc import Callable

import pytest

from flick.games.kinfire import GAME
from flick.sitting import lesson_in, words_for
from flick.table.languages import LANGUAGES
from flick.table.lesson import Lesson
from flick.table.match import Match
from flick.table.sayings import Refused
from flick.table.scenario import load
from flick.table.words import Words
from flick.terminal import WIDTH
from flick.terminal.board_lines import board_lines, zone_lines
from flick.terminal.cards import card_deeds, find_card
from flick.terminal.lesson_session import LessonSession
from flick.terminal.session import Session
from tests.acting import act
from tests.games_kinfire.scene import bottom_of, match_of, state_of

FIRST = ("crystal_caves", "great_stag", "the_3_fountains#1", "the_maze#1")
HAND = [
    "kindled_blade",
    "first_through",
    "defeat_trap",
    "nimble_fingers",
    "wall_run",
    "old_inscription",
    "rope_and_hook",
]
DICE = {"skill-die": ["red", "red", "green"], "ld-die": ["light"]}

Play = Callable[..., str]


def first_match(fatigue: str = "") -> Match:
    """The board of a first game; the hand of the first Seeker is known."""
    state = state_of(board=FIRST, forced={"asha-deck": [HAND]}, seekers=("asha", "ioren"))
    if fatigue:
        state.fatigue_deck.remove(fatigue)
        state.fatigue.append(fatigue)
    return match_of(state, DICE)


def words(language: str = "en", match: Match | None = None) -> Words:
    return words_for(Words(language), GAME, match)


def zone(match: Match, name: str, language: str = "en") -> list[str]:
    match.settle()
    return zone_lines(match.view(0).zone(name), words(language))


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    def play(match: Match, *typed: str, language: str = "en") -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(line + "\n" for line in typed)))
        assert Session(match, words(language, match)).run() == 0
        return capsys.readouterr().out

    return play


def test_where_nothing_is_hidden_nobody_looks_away(play: Play) -> None:
    """Nor is the table printed again when the next one is asked."""
    shown = play(first_match(), "crystal caves", "kindled", "none")
    assert "look away" not in shown
    assert shown.count("To answer: Player 1\nWhich card on the table do you take on?") == 1
    assert shown.count("To answer: Player 2\nPlayer 2: do you boost") == 1
    assert shown.count("Deck of Player 1: ") == 1
    assert shown.count("Well: ") == 1


def test_what_is_taken_back_and_given_again_is_said_in_words(play: Play) -> None:
    shown = play(first_match(), "no", "4", "undo", "4", "undo", "redo")
    assert "Undone: Choose The Maze\n" in shown
    assert "Redone: Choose The Maze\n" in shown
    assert "the_maze" not in shown
    french = play(first_match(), "non", "4", "annuler", language="fr")
    assert "Annulé\u202f: Choisir Le labyrinthe\n" in french


def test_a_hand_shows_value_colours_and_boost_of_each_card() -> None:
    shown = " ".join(line.strip() for line in zone(first_match(), "hand-1"))
    assert "Kindled Blade (4 red, +1 red)" in shown
    assert "Rope and Hook (2 green and red, +2 white)" in shown
    assert "Defeat Trap (2 red and green, +1 or +3 white)" in shown
    french = " ".join(line.strip() for line in zone(first_match(), "hand-1", "fr"))
    assert "(4 rouge, +1 rouge)" in french


def test_actions_are_listed_with_what_they_count_now(play: Play) -> None:
    """Heavy Limbs takes one off each of them. Each promises what it can come to with boosts, and says so."""
    told = " ".join(play(first_match(), "1").split())
    assert "1 Play Kindled Blade: +4 · at best, with one boost (63% without): 6 of 6, 100%" in told
    assert "5 No action: only the dice · 0 of 6, 0%" in told
    told = " ".join(play(first_match("heavy_limbs"), "1").split())
    assert "Play Kindled Blade: +3 instead of +4 · at best, with 2 boosts (37% without): 7 of 6, 100%" in told
    french = " ".join(play(first_match("heavy_limbs"), "1", language="fr").split(" ")).replace("\n      ", " ")
    assert "1  Jouer Lame ardente\u202f: +3 au lieu de +4 · au mieux, avec 2 soutiens (37\u202f% sans)" in french


def test_whoever_would_lose_at_once_is_asked_once_more(play: Play) -> None:
    state = first_match("puppet_strings").state
    state.fatigue += ["heavy_limbs", "short_breath", "open_wounds"]
    state.fatigue_deck = [card for card in state.fatigue_deck if card not in state.fatigue]
    match = match_of(state)
    shown = play(match, "give-in", "no")
    assert "Give in to fatigue · The team loses.\n" in shown
    assert "The team loses. Do it anyway? (yes or no)" in shown
    assert match.result is None
    play(match, "give-in", "yes")
    assert match.result is not None


def test_the_board_tells_all_that_its_cards_say() -> None:
    assert zone(first_match(), "board") == [
        "Around the Master",
        "  Crystal Caves (red Obstacle) 0/6 · On Light: Bonus +1. Reward: Descend 2.",
        "    Penalty: Suffer 1 damage.",
        "  Great Stag (Event) · Choose: Heal 2. Or: Draw 2 cards.",
        "  The 3 Fountains (blue Puzzle) 0/5 · Difficulty of this card: +2 per other copy",
        "    of The 3 Fountains in play. Reward: Heal 1 per copy of The 3 Fountains in",
        "    play. Descend 1 per copy of The 3 Fountains in play. Penalty: Discard 1",
        "    card.",
        "  The Maze (green Obstacle) 0/5 · Difficulty of this card: +1 per other copy of",
        "    The Maze in play. When an attempt places progress: Put as much progress on",
        "    every other The Maze. Reward: Descend 2. Penalty: Suffer 1 damage.",
        "  Vainglory · When an attempt on a well card fails: If Darkness shows: Climb 1.",
    ]


def test_what_a_card_on_the_board_says_is_told_when_it_comes(play: Play) -> None:
    shown = play(first_match(), "1", "board")
    assert shown.count("  Great Stag (Event) · Choose: Heal 2. Or: Draw 2 cards.\n") == 2, (
        "at first, and when asked for"
    )
    assert "  Great Stag (Event)\n" in shown
    assert "  Crystal Caves (red Obstacle) 0/6 (being attempted)\n" in shown


def test_what_is_in_force_can_be_read() -> None:
    tired = zone(first_match("heavy_limbs"), "fatigue")
    assert tired == ["Fatigue in play", "  Heavy Limbs · Value of every action: −1."]
    seeker = zone(first_match(), "seeker-1")
    assert seeker[1:] == [
        "  Asha (active) · In your own attempts: If the type is Trap: Bonus +1.",
        "  Asha’s Lantern (not charged) · 5 white: You may reroll all dice.",
    ]
    down = zone(match_of(bottom_of(["the_ribbon_web"])), "board")
    assert "  The Ribbon Web (turned) · The Master is vulnerable to blue." in down
    assert any(line.startswith("  Sea of Dreams 0/16 (blue) · Difficulty of this card: ") for line in down)


def test_what_counts_in_an_attempt_is_told_with_its_points() -> None:
    match = first_match()
    act(match, "approach crystal_caves", "play kindled_blade")
    assert zone(match, "attempt") == [
        "Attempt: Crystal Caves",
        "  Player 1: 4 of 6",
        "    Action, Kindled Blade: +4",
        "  4 dice to come",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_can_be_told_of_a_table_fits_a_terminal(language: str) -> None:
    for match in (first_match("puppet_strings"), match_of(bottom_of(["the_ribbon_web"], "danse_macabre"))):
        match.settle()
        assert all(len(line) <= WIDTH for line in board_lines(match.view(0), words(language)))


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("maze", "the_maze"),
        ("Asha's Lantern", "asha_lantern"),
        ("asha’s lantern", "asha_lantern"),
        ("asha", "asha"),
        ("blade", "kindled_blade"),
        ("the_maze#2", "the_maze"),
        ("the paper knight", "the_paper_knight"),
    ],
)
def test_a_card_is_found_by_any_part_of_its_name_that_no_other_has(typed: str, found: str) -> None:
    assert find_card(GAME, typed, words()).id == found


def test_a_part_that_several_names_have_names_them() -> None:
    with pytest.raises(Refused) as refused:
        find_card(GAME, "lantern", words())
    assert refused.value.say.id == "session-cards-meant"
    assert "Lantern Held High, Asha’s Lantern" in str(refused.value.say.facts["cards"])


def test_the_lantern_of_a_seeker_is_named() -> None:
    told = card_deeds(find_card(GAME, "asha", words()), words())
    assert told.endswith(
        "If the type is Trap: Bonus +1. Asha’s Lantern: Value 5, white. Action: You may reroll all dice."
    )


def test_an_answer_may_be_any_part_of_a_name_that_no_other_has(play: Play) -> None:
    match = first_match()
    play(match, "maze")
    assert [taken.given.text for taken in match.answers] == ["approach the_maze#1"]
    match = first_match()
    play(match, "céder", "labyrinthe", language="fr")
    assert [taken.given.text for taken in match.answers] == ["give-in", "approach the_maze#1"]


def test_a_seat_that_is_called_like_its_seeker_is_named_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for language, turn, title in (("en", "Turn 1: Asha.", "Seeker"), ("fr", "Tour 1\u202f: Asha.", "Éclaireur")):
        monkeypatch.setattr(sys, "stdin", io.StringIO("\n" * 9))
        lesson = Lesson(load(lesson_in(GAME.folder)), "tutorial")
        own = words(language, lesson.match)
        own.names = [own.name(name) for name in own.names]
        LessonSession(lesson, own).run()
        shown = capsys.readouterr().out
        assert turn in shown
        assert f"\n{title}\n  Asha (" in shown
        assert "Asha with Asha" not in shown
