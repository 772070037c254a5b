"""``flick tutorial``, and lessons among the scenarios."""

import re
from collections.abc import Callable
from pathlib import Path

from flick.games.catacombs import GAME
from flick.sitting import lesson_in
from flick.table.game import find
from flick.table.scenario import load
from flick.table.stage import Stage
from tests.commands.conftest import Flick

SCENARIOS = """\
game: shells
options: {flicks: false}
scenarios:
  taught:
    chance: {deck: [[whelk-1]], die: [4]}
    steps:
      - tell: game-shells-about
        when: [play whelk-1, bet 2]
"""


def test_the_tutorial_of_a_game_begins(flick: Flick) -> None:
    done = flick("tutorial", "catacombs", typed="quit\n")
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("Conquest of the Catacombs\n")
    assert "1/38 · Welcome to the catacombs!" in done.out
    assert "Type 5 or Berserker Mage.\nSword 1> quit\n" in done.out


def test_without_a_game_it_is_the_first_that_has_a_tutorial(flick: Flick) -> None:
    assert flick("tutorial").out == flick("tutorial", "catacombs").out


def test_the_tutorial_is_a_scenario_to_be_played(flick: Flick) -> None:
    folder = GAME.folder / "scenarios"
    assert flick("scenario", folder, "--play", "tutorial").out == flick("tutorial").out
    assert flick("scenario", folder / "tutorial.yaml").out == "One scenario, all as written.\n"


def test_the_guided_game_of_kinfire_to_its_end_as_it_tells_what_to_type(flick: Flick) -> None:
    """Whatever is told to be typed is typed; numbers and names stand for each other."""
    typed: list[str] = []
    acts = [act for step in steps_of("kinfire") for act in step.script]
    done = flick("tutorial", "kinfire")
    while "The lesson is over." not in done.out and len(typed) < len(acts):
        typed.append(re.findall(r"^Type:? (\d+|.*?)(?: or .*)?$", done.out, re.MULTILINE)[-1])
        done = flick("tutorial", "kinfire", typed="".join(f"{line}\n" for line in typed))
        assert (done.code, done.err) == (0, "")
    assert len(typed) == len(acts)
    assert "The lesson is over." in done.out
    assert "1/49 · Welcome to the well!" in done.out
    assert "49/49 · In a game of your own" in done.out
    assert "Sea of Dreams is defeated, with 10 health left: the team has" in done.out
    assert "Not yet" not in done.out


def test_the_guided_game_in_french_and_what_is_another_answer(flick: Flick) -> None:
    done = flick("tutorial", "kinfire", "--lang", "fr", typed="2\n3\nmontrer\nquitter\n")
    assert "1/49 · Bienvenue dans le puits\u202f!" in done.out
    assert done.out.count("Cette fois, il faut une autre réponse.") == 2
    assert "Asha> quitter\n" in done.out


def test_the_guided_turn_of_caveloot_to_its_end(flick: Flick) -> None:
    """What the other player does is shown, all else is typed."""
    typed = [act.answer for step in steps_of("caveloot") if not step.watch for act in step.script]
    done = flick("tutorial", "caveloot", typed="".join(f"{line}\n" for line in typed))
    assert (done.code, done.err) == (0, "")
    assert "1/24 · Welcome to Caveloot!" in done.out
    assert "24/24 · Here everybody’s wealth" in done.out
    assert "The lesson is over." in done.out
    assert "Not yet" not in done.out


def steps_of(game: str) -> list[Stage]:
    return load(lesson_in(find(game).folder)).stages("tutorial")


def test_in_french_the_seats_have_french_names(flick: Flick) -> None:
    done = flick("tutorial", "--lang", "fr", typed="5\n" + "montrer\n" * 4 + "quitter\n")
    assert "Épée 1> 5\n" in done.out
    assert "Crâne 1> quitter\n" in done.out


def test_a_game_without_a_tutorial(mistake: Callable[..., str]) -> None:
    assert mistake("tutorial", "shells") == "Shells has no tutorial."
    assert mistake("tutorial", "shels").startswith("There is no game “shels”; choose from ")


def test_a_lesson_that_is_wrong_is_told_in_one_line(flick: Flick, mistake: Callable[..., str], tmp_path: Path) -> None:
    file = tmp_path / "lesson.yaml"
    file.write_text(SCENARIOS.replace("game-shells-about", "game-shels"), "utf-8")
    told = mistake("scenario", file, "--play", "taught")
    assert told == f"{file}:7: scenarios.taught.steps.0.tell: the game has no message “game-shels”"
    assert mistake("scenario", file) == told
    file.write_text(SCENARIOS.replace("whelk-1, bet", "whelk-6, bet"), "utf-8")
    done = flick("scenario", file, "--play", "taught", typed="show\n")
    assert (done.code, done.err) == (1, f"flick: {file}:4: taught, step 1: not as written\n")
    file.write_text(SCENARIOS.replace("die: [4]", "die: [9]"), "utf-8")
    done = flick("scenario", file, "--play", "taught", typed="whelk-1\n2\n")
    assert (done.code, done.err) == (1, f"flick: {file}: die cannot give 9; possible: 1..6\n")
