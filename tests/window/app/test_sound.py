"""Sounds are found by name, and nothing happens where there is no sound card."""

import re
from pathlib import Path

import pygame
import pytest

from flick.window.app.settings import Settings
from flick.window.app.sound import VOICES, Sounds

ROOT = Path(__file__).parents[3]
SOUNDS = ROOT / "assets" / "sounds"


def test_every_variant_of_a_sound_takes_its_turn() -> None:
    sounds = Sounds(Settings())
    for _ in range(6):
        sounds.play("wood-hard")
    assert sorted(sounds._read) == ["wood-hard-a", "wood-hard-b", "wood-hard-c"]


def test_nothing_is_read_while_all_is_muted() -> None:
    sounds = Sounds(Settings(mute=True))
    sounds.play("wood-hard")
    sounds.loop("slide-cloth", 1)
    assert not sounds._read


def test_a_loop_begins_once_and_ends() -> None:
    sounds = Sounds(Settings())
    sounds.loop("slide-cloth", 0.5)
    channel = sounds._loops["slide-cloth"]
    sounds.loop("slide-cloth", 0.8, -1)
    assert sounds._loops["slide-cloth"] is channel
    sounds.quiet()
    assert not sounds._loops


def test_of_too_many_at_once_the_oldest_makes_way_and_what_goes_on_stays() -> None:
    sounds = Sounds(Settings())
    sounds.loop("slide-cloth", 1)
    for _ in range(VOICES):
        sounds.play("win")
    taken = set(sounds._voices)
    assert all(pygame.mixer.Channel(number).get_busy() for number in taken)
    oldest = sounds._voices[0]
    sounds.play("wood-hard-a")
    assert pygame.mixer.Channel(oldest).get_sound() is sounds._read["wood-hard-a"]
    assert sounds._loops["slide-cloth"].get_sound() is sounds._read["slide-cloth"]
    pygame.mixer.stop()


def test_without_a_sound_card_there_is_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    def none_there(**_: object) -> None:
        raise pygame.error("no card")

    monkeypatch.setattr(pygame.mixer, "init", none_there)
    sounds = Sounds(Settings())
    sounds.play("wood-hard")
    sounds.loop("slide-cloth", 1)
    assert not sounds._read


def test_every_sound_that_is_asked_for_by_name_is_there() -> None:
    """A name that no file bears is found here, not by whoever has a sound card."""
    known = {path.stem for path in SOUNDS.glob("*.wav")}
    known |= {stem[:-2] for stem in known if stem[-2] == "-"}
    asked = re.compile('(?:[.]sound[(]|sounds[.]play[(]|sound=|thud=)"([a-z-]+)"')
    window = ROOT / "flick" / "window"
    found = {(path.name, name) for path in sorted(window.rglob("*.py")) for name in asked.findall(path.read_text())}
    assert len(found) > 10
    assert [one for one in sorted(found) if one[1] not in known] == []
