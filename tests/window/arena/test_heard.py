"""A contact is heard when it is seen: in the same frame, and on a tape of the run within one frame of it."""

import wave

import numpy as np
import numpy.typing as npt
import pytest

from flick.places import shipped
from flick.window.app.sound import BUFFER, RATE
from flick.window.arena.flicking.shot_sounds import SILENT, knocks_of, loudness
from tests.window.arena.scene import FRAME
from tests.window.arena.test_show import watched

HARD = "flick sword-1 333.9deg 2400mm/s"
"""Into a crystal, and on to the walls."""
HEARD = 0.25
"""Of its peak: where a sound that begins is as loud as this it is heard."""

Tape = npt.NDArray[np.float64]


def place_of(ms: float) -> int:
    """The sample of a tape at that time."""
    return round(ms / 1000 * RATE)


def recorded(sounds: list[tuple[float, str, float]], size: int) -> Tape:
    """Sounds at their times (ms) and volumes, as they come out of a loudspeaker, on so many samples."""
    tape = np.zeros(size)
    for now, name, volume in sounds:
        with wave.open(str(shipped("assets") / "sounds" / f"{name}.wav"), "rb") as file:
            sound = np.frombuffer(file.readframes(file.getnframes()), "<i2")
        tape[place_of(now) : place_of(now) + sound.size] += volume * sound
    return tape


@pytest.mark.parametrize("ms", [FRAME, 90])
def test_a_contact_is_heard_in_the_frame_in_which_it_is_seen(ms: float) -> None:
    """However slow the machine is."""
    window, before, outcome = watched(HARD, mode="walls")
    knocks = [knock for knock in knocks_of(before, outcome) if knock.t > 0]
    heard: list[tuple[str, float]] = []
    while window.part.rolling:
        count = len(window.sounds.played)
        window.frame(ms=ms)
        film = window.part.screening.film  # pyright: ignore[reportPrivateUsage]
        assert film is not None
        heard += [(name, film.t) for name in window.sounds.played[count:] if not name.startswith("flick")]
    assert len({knock.t for knock in knocks}) == 3
    assert heard == [(knock.sound, knock.t) for knock in knocks]


@pytest.mark.parametrize("speed", ["true", "calm", "slow"])
def test_on_the_tape_of_a_run_each_contact_begins_within_a_frame_of_its_picture(speed: str) -> None:
    """What it adds to the tape is heard at once; the sound card may be behind by what it is given at a time."""
    window, _, outcome = watched(HARD, mode="walls", flick_speed=speed)
    seen: dict[float, float] = {}
    sounds: list[tuple[float, str, float]] = []
    while window.part.rolling:
        count = len(window.sounds.played)
        window.frame()
        film = window.part.screening.film  # pyright: ignore[reportPrivateUsage]
        assert film is not None
        if any(touch.t == film.t and loudness(touch.impulse) >= SILENT for touch in outcome.contacts):
            seen.setdefault(film.t, window.now)
        played = zip(window.sounds.played[count:], window.sounds.volumes[count:], strict=True)
        sounds += [(window.now, name, volume) for name, volume in played]
    whole = recorded(sounds, place_of(window.now) + 2 * RATE)
    late: list[float] = []
    for now in seen.values():
        added = np.abs(whole - recorded([sound for sound in sounds if sound[0] != now], whole.size))
        late.append(float(np.argmax(added > HEARD * added.max())) / RATE * 1000 - now)
    assert len(late) == 3
    assert min(late) >= -0.1
    assert max(late) + 1000 * BUFFER / RATE < FRAME
