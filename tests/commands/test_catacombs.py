"""The bad input of Catacombs, as it comes in through the commands: one line with the rule or the place, and no harm."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from flick.places import PACKAGE, shipped
from flick.table.journal import load
from tests.commands.conftest import Flick

Mistaken = Callable[..., str]
SITTING = ("--text", "--seed", 3, "--seats", "human,human", "--set", "first_team=sword")
BEGUN = ("play witch_hunter", "flick sword-1 90deg 300mm/s")
"""Seed 3 deals Witch Hunter to Sword: a move, then a missile beside Sword 1 at (32.5, 341.6)."""

languages = pytest.mark.parametrize("language", ["en", "fr"])


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            [
                "Ghoul is a card of the other team (Skull). [CAT-05]",
                "Paladin is not in your hand. [CAT-33]",
                "The pawn skull-1 cannot be flicked now; choose from sword-1. [CAT-50]",
                "Too far from Sword 1: 25.1 mm, at most 25. Move it closer. [CAT-R27]",
            ],
        ),
        (
            "fr",
            [
                "Goule est une carte de l’autre équipe (Crâne). [CAT-05]",
                "Paladin n’est pas dans votre main. [CAT-33]",
                "Le pion skull-1 ne peut pas recevoir de pichenette maintenant\u202f; "
                "au choix\u202f: sword-1. [CAT-50]",
                "Trop loin\u202f: Épée 1 est à 25,1\u00a0mm, 25 au plus. Rapprochez le projectile. [CAT-R27]",
            ],
        ),
    ],
)
def test_what_cannot_be_done_is_refused_and_the_match_goes_on(
    flick: Flick, home: Path, language: str, told: list[str]
) -> None:
    """The same match with and without refused answers keeps the same file, and the table looks the same."""
    plain = flick("play", "catacombs", *SITTING, "--lang", language, typed=lines(*BEGUN, "77.5 341.6"))
    played, flicked = BEGUN
    typed = lines("play ghoul", "play paladin", played, "flick skull-1 0 500", flicked, "77.6 341.6", "77.5 341.6")
    stubborn = flick("play", "catacombs", *SITTING, "--lang", language, typed=typed)
    assert (stubborn.code, stubborn.err) == (0, "")
    unfolded = " ".join(stubborn.out.split())
    for line in told:
        assert unfolded.count(" ".join(line.split())) == 1, line
    first, second = (path.read_bytes() for path in sorted((home / "matches").iterdir()))
    assert first == second
    last = stubborn.out.rpartition("> 77.5 341.6\n")[2].partition("matches")[0]
    assert last == plain.out.rpartition("> 77.5 341.6\n")[2].partition("matches")[0]


@pytest.mark.parametrize("health", ["0", "12", "-1", "8.5", "many"])
def test_health_that_no_match_can_have(mistake: Mistaken, home: Path, health: str) -> None:
    """CAT-R20."""
    chosen = ("--set", f"starting_health={health}")
    for command in ("play", "simulate", "demo"):
        more = ("-n", 1) if command == "simulate" else ()
        told = mistake(command, "catacombs", *more, *chosen)
        expected = "a whole number from 1 to 11 (CAT-R20)"
        assert told == f"The option starting_health takes {expected}, not “{health}”."
    french = mistake("play", "catacombs", *chosen, "--lang", "fr")
    assert french.startswith("L’option starting_health attend un nombre entier de 1 à 11 (CAT-R20), et non «")
    assert not (home / "matches").exists()


Program = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The program's own folder once more, so that its cards can be changed."""
    unused = shutil.ignore_patterns("__pycache__", "icons", "sounds", "theme")
    for folder in (PACKAGE, shipped("levels"), shipped("assets")):
        shutil.copytree(folder, tmp_path / "copy" / folder.name, ignore=unused)
    return tmp_path / "copy"


@pytest.fixture
def program(copy: Path, home: Path) -> Program:
    """Runs the copy."""

    def program(*arguments: object, typed: str = "") -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [sys.executable, "-m", "flick", *map(str, arguments)],
            cwd=copy,
            input=typed,
            capture_output=True,
            encoding="utf-8",
            env={**os.environ, "FLICK_HOME": str(home), "PYTHONPATH": str(copy), "PYTHONUTF8": "1"},
            check=False,
            timeout=60,
        )

    return program


def deck(copy: Path) -> Path:
    return copy / "levels" / "catacombs" / "cards" / "sword.yaml"


def change(path: Path, old: str, new: str) -> int:
    """Change a file; the line in which that was."""
    text = path.read_text("utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), "utf-8")
    return text.partition(old)[0].count("\n") + 1


@languages
def test_a_deck_of_27_cards(copy: Path, program: Program, language: str) -> None:
    """Found by ``check``, and by whoever plays; told with the file, the line and the field."""
    path = deck(copy)
    text = path.read_text("utf-8")
    path.write_text(text[: text.index("  cave_delver:")], "utf-8")
    why = {"en": "a deck has 28 cards, this one has 27", "fr": "une pioche compte 28 cartes, celle-ci 27"}[language]
    checked = program("check", path, "--lang", language)
    assert (checked.returncode, checked.stderr) == (1, f"{path}:4: cards: {why}\n")
    played = program("play", "catacombs", "--text", "--lang", language)
    assert (played.returncode, played.stdout, played.stderr) == (1, "", f"flick: {path}:4: cards: {why}\n")


@languages
def test_an_ability_that_nobody_knows(copy: Path, program: Program, language: str) -> None:
    path = deck(copy)
    line = change(path, "effect: reset", "effect: resett")
    checked = program("check", path, "--lang", language)
    assert checked.returncode == 1
    place = f"{path}:{line}: cards.witch_hunter.ability.effect: "
    expected = {"en": "expected one of surprise_attack, steal, ", "fr": "il faut une valeur parmi surprise_attack, "}
    assert checked.stderr.startswith(place + expected[language])
    assert checked.stderr.endswith("'resett'\n")
    assert checked.stderr.count("\n") == 1
    played = program("play", "catacombs", "--text", "--lang", language)
    assert (played.returncode, played.stdout, played.stderr) == (1, "", f"flick: {checked.stderr}")


def test_a_match_with_another_deck(copy: Path, program: Program, home: Path) -> None:
    """Checking it is refused, looking at it and going on with it says so; and with its own deck it is as it was."""
    program("play", "catacombs", *SITTING, typed=lines(*BEGUN))
    (path,) = (home / "matches").iterdir()
    kept, own_deck = path.read_bytes(), deck(copy).read_bytes()
    change(deck(copy), "Cave Delver", "Cave Digger")
    cannot = {
        "en": f"{path} was recorded under other rules or other cards and cannot be checked.\n",
        "fr": f"{path} a été enregistré selon d’autres règles ou avec d’autres cartes et ne peut pas être vérifié.\n",
    }
    for language, told in cannot.items():
        verified = program("replay", path, "--verify", "--lang", language)
        assert (verified.returncode, verified.stderr) == (1, told)
    shown = program("replay", path)
    assert shown.stderr == (
        f"{path} was recorded under other rules or other cards. Its answers are shown as they were written, without "
        "what came of them; the table can be shown only as it was before answer 0.\n"
    )
    assert [line.partition(": ")[2] for line in shown.stdout.splitlines()[: len(BEGUN)]] == list(BEGUN)
    assert path.read_bytes() == kept
    deck(copy).write_bytes(own_deck)
    assert program("replay", path, "--verify").returncode == 0
    assert [line.answer for line in load(path).answers] == list(BEGUN)


@languages
def test_a_match_whose_cards_are_gone(copy: Path, program: Program, home: Path, language: str) -> None:
    """A position that holds a card which no deck has any more cannot be gone on from."""
    program("play", "catacombs", *SITTING, typed=lines(*BEGUN))
    (path,) = (home / "matches").iterdir()
    kept = path.read_bytes()
    change(deck(copy), "cave_delver", "cave_digger")
    for arguments in (("play", "--text", "--resume", path), ("replay", path)):
        done = program(*arguments, "--lang", language)
        assert (done.returncode, done.stdout) == (1, "")
        assert done.stderr.startswith(f"flick: {path}: ")
        assert done.stderr.count("\n") == 1
        assert "cave_delver" in done.stderr
    assert path.read_bytes() == kept
