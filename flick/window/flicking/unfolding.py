"""A shot that is simulated a little at a time, with the arena's own steps, so that no frame waits for it."""

from collections.abc import Iterator

from flick.arena.flick import FASTEST
from flick.arena.layout import Layout
from flick.arena.outcome import FRAME, Contact
from flick.arena.run import INSTANT, MOST_FRAMES, Run
from flick.arena.shot import Shot
from flick.arena.slider import Slider


class Unfolding(Run):
    """The same as ``flick.arena.flick.simulate``, in pieces: ``strides`` pauses after each of them.

    Between two strides at most a few dozen steps are taken, never past a contact.
    """

    frames: int

    def __init__(self, layout: Layout, shot: Shot) -> None:
        super().__init__(layout, shot, FASTEST())
        self._flicked = shot.pawn

    def strides(self) -> Iterator[list[Contact]]:
        """Let it happen to the end; what ``Run.to_rest`` does. Each time, the contacts that there were at the end."""
        movers = self._look()
        while movers and self.frames < MOST_FRAMES:
            self.frames += 1
            self._looks = 0
            end = self.frames * FRAME
            while movers and end - self.now > INSTANT:
                self._step(movers, *self._stride(movers, end - self.now))
                known = len(self.contacts.found)
                movers = self._look()
                yield self.contacts.found[known:]
            self._record()
        self.stopped = bool(movers)

    def close(self) -> None:
        """Free what the engine holds."""
        self._engine.close()

    @property
    def first(self) -> Contact | None:
        """The first contact of the pawn that was flicked, once there is one."""
        return next((contact for contact in self.contacts.found if contact.other(self._flicked)), None)

    def slider(self, name: str) -> Slider | None:
        """A pawn as it moves now; walls are none."""
        return next((slider for slider in self.scene.sliders if slider.name == name), None)
