"""A language is a folder of words: one that somebody has put beside the program is spoken like its own."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from flick.places import shipped
from flick.table.languages import FIRST, LANGUAGES, in_language, language_of
from flick.table.words import language_name
from tests.pages import write_files

PAGE = Path(__file__).parent.parent.parent / "docs" / "adding-a-language.md"

WINDOW = """
from flick.table.game import find
from flick.sitting import words_for
from flick.table.words import Words
from flick.window.app.app import App
from flick.window.menus.settings_screen import SettingsScreen
from flick.window.menus.title import LanguageWord, TitleScreen
from flick.window.app.settings import load_settings
from flick.window.app.start import opened

app = opened(load_settings(), (1280, 720))
app.speak("eo")
title = app.go(TitleScreen)
print(*[part.text for part in title.desk.root.walk() if isinstance(part, LanguageWord)])
screen = app.go(SettingsScreen)
print(screen.say("window-settings"), "|", screen.say("setting-mute"))
app.change(language="fr")
app.change(language="eo")
print(load_settings().language)
own = words_for(Words("eo"), find("catacombs"))
print(own.name("witch"), "|", own.name("unicorn"))
"""


@pytest.fixture
def dropped(tmp_path: Path) -> Path:
    """The folder that a reader of the page would have made."""
    assert sorted(write_files(PAGE, tmp_path)) == ["eo/RULES.catacombs.md", "eo/catacombs.ftl", "eo/table.ftl"]
    return tmp_path


def python(dropped: Path, *arguments: str) -> list[str]:
    """What a Python that finds the language prints."""
    own = {"FLICK_LANGUAGES": str(dropped), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run([sys.executable, *arguments], env=os.environ | own, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    return done.stdout.decode().splitlines()


def test_it_is_spoken_at_the_front_door(dropped: Path) -> None:
    told = python(dropped, "-m", "flick", "rules", "catacombs", "CAT-77", "--lang", "eo")
    assert told == ["CAT-77    Kiu tuŝas, tiu trafas."]


def test_it_is_offered_and_spoken_in_the_window(dropped: Path) -> None:
    """What it does not say is said in English."""
    offered, said, kept, things = python(dropped, "-c", WINDOW)[-4:]
    assert sorted(offered.split()) == ["English", "Esperanto", "Français"]
    assert said == "Agordoj | Mute"
    assert kept == "eo"
    assert things == "Sorĉistino | Unicorn"


def test_the_languages_that_come_with_the_program() -> None:
    assert LANGUAGES == ("en", "fr")
    assert [language_name(code) for code in LANGUAGES] == ["English", "Français"]
    assert language_name("eo") == "eo"
    assert [file.stem for file in sorted((shipped("assets") / "words").glob("*.ftl"))] == sorted(LANGUAGES)


def test_a_language_of_a_similar_name_is_another_one() -> None:
    assert language_of("frp") == FIRST
    assert language_of("fr-CA") == "fr"


@pytest.mark.parametrize(
    ("texts", "read"),
    [({"en": "Moth", "eo": "Tineo"}, "Tineo"), ({"en": "Moth"}, "Moth"), ({"fr": "Mite"}, "Mite"), ({}, "")],
)
def test_names_in_several_languages(texts: dict[str, str], read: str) -> None:
    assert in_language(texts, "eo") == read
