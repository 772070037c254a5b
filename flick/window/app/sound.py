"""Sounds: by name, as loud as the settings say, from where on the table they come. Without a sound card, silence."""

from collections import deque
from pathlib import Path

import pygame

from flick.places import shipped
from flick.window.app.settings import Settings

VOICES = 8
"""Sounds at once, besides those that go on and on: of a blow in layers at least two. The oldest makes way."""

LOOPS = ("slide-cloth", "slide-board")
"""Sounds that go on and on: each has a channel of its own, the first ones."""

RATE, BUFFER = 22050, 256
"""Samples a second, and how many the sound card is given at once: 12 ms, which is less than a frame."""

LOUDEST = 0.35
"""The files peak at -3 dBFS; so many of them may sound at once without clipping."""

WIDEST = 0.5
"""How far to one side a sound may come from: 1 would be one loudspeaker alone."""

INTERFACE = ("button", "switch", "turn", "refused", "win", "lose", "draw", "achievement", "pull")
"""Beginnings of the names of sounds that the program makes; all others the table makes."""


class Sounds:
    """Plays the files of ``assets/sounds``, each read when it is first needed."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._read: dict[str, pygame.mixer.Sound] = {}
        self._loops: dict[str, pygame.mixer.Channel] = {}
        self._voices = deque(range(len(LOOPS), len(LOOPS) + VOICES))
        """The numbers of the channels, the one that was taken longest ago first."""
        self._variant = 0
        self._wakes: bool | None = None
        self.held = False
        """Whether nothing new is to be heard."""

    def wake(self) -> bool:
        """Open the sound card, unless that was done before; whether there is one."""
        if self._wakes is None:
            self._wakes = _wake()
        return self._wakes

    def play(self, name: str, volume: float = 1.0, pan: float = 0.0) -> None:
        """Once. ``pan`` goes from -1 (left) to 1; of a sound with variants (``wood-hard-a``, ``-b``) any one."""
        if self.held or self._settings.mute or volume <= 0 or not self.wake():
            return
        channel = self._voice()
        left, right = _sides(volume * self._loudness(name), pan)
        channel.play(self._sound(name))
        channel.set_volume(left, right)

    def loop(self, name: str, volume: float, pan: float = 0.0) -> None:
        """Go on sounding, this loud from now on; at no volume it ends softly."""
        channel = self._loops.get(name)
        silent = self._settings.mute or volume <= 0 or not self.wake()
        if channel is not None and silent:
            channel.fadeout(60)
            del self._loops[name]
        elif not silent:
            if channel is None:
                channel = self._loops[name] = pygame.mixer.Channel(LOOPS.index(name))
                channel.play(self._sound(name), loops=-1, fade_ms=30)
            channel.set_volume(*_sides(volume * self._loudness(name), pan))

    def quiet(self) -> None:
        """End everything that sounds on and on."""
        for name in list(self._loops):
            self.loop(name, 0)

    def _voice(self) -> pygame.mixer.Channel:
        """One that is silent, or else the one that began first."""
        free = (number for number in self._voices if not pygame.mixer.Channel(number).get_busy())
        number = next(free, self._voices[0])
        self._voices.remove(number)
        self._voices.append(number)
        return pygame.mixer.Channel(number)

    def _sound(self, name: str) -> pygame.mixer.Sound:
        file = name if (_folder() / f"{name}.wav").is_file() else self._one_of(name)
        if file not in self._read:
            self._read[file] = pygame.mixer.Sound(_folder() / f"{file}.wav")
        return self._read[file]

    def _one_of(self, name: str) -> str:
        """The next variant of a sound, one after the other."""
        variants = sorted(path.stem for path in _folder().glob(f"{name}-?.wav"))
        self._variant += 1
        return variants[self._variant % len(variants)]

    def _loudness(self, name: str) -> float:
        settings = self._settings
        part = settings.interface_volume if name.startswith(INTERFACE) else settings.table_volume
        return LOUDEST * settings.volume / 100 * part / 100


def _sides(volume: float, pan: float) -> tuple[float, float]:
    """How loud on the left and on the right."""
    side = WIDEST * max(-1.0, min(1.0, pan))
    return min(1.0, volume * (1 - side)), min(1.0, volume * (1 + side))


def _wake() -> bool:
    """Open the sound card, if there is one."""
    try:
        pygame.mixer.init(frequency=RATE, size=-16, channels=2, buffer=BUFFER)
        pygame.mixer.set_num_channels(len(LOOPS) + VOICES)
    except pygame.error:
        return False
    return True


def _folder() -> Path:
    return shipped("assets") / "sounds"
