"""A shot that is simulated a little at a time, with the arena's own steps, so that no frame waits for it."""

from collections.abc import Iterator

from flick.arena.flick import FASTEST
from flick.arena.layout import Layout
from flick.arena.outcome import Contact, Outcome, pack_track
from flick.arena.run import Run
from flick.arena.shot import Shot
from flick.arena.sliding_pawn import SlidingPawn


class Unfolding(Run):
    """The same as ``flick.arena.flick.simulate``, in pieces: ``unfold`` pauses after each of them."""

    def __init__(self, layout: Layout, shot: Shot) -> None:
        super().__init__(layout, shot, FASTEST())
        self._flicked = shot.pawn

    def unfold(self) -> Iterator[list[Contact]]:
        """Let it happen to the end; after each stride, the contacts that there were in it."""
        known = 0
        for _ in self.strides():
            yield self.contacts.found[known:]
            known = len(self.contacts.found)

    def outcome(self, *, over: bool) -> Outcome:
        """What rules judge of it, without the track. Nothing rests as long as it is not ``over``."""
        rest = {slider.name: (slider.x, slider.y, slider.angle) for slider in self.staying} if over else {}
        found, left = tuple(self.contacts.found), tuple(self.left)
        return Outcome(self._flicked, rest, found, left, self.now, self.stopped, pack_track({}))

    def close(self) -> None:
        """Free what the engine holds."""
        self._engine.close()

    @property
    def first(self) -> Contact | None:
        """The first contact of the pawn that was flicked, once there is one."""
        return next((contact for contact in self.contacts.found if contact.other(self._flicked)), None)

    def slider(self, name: str) -> SlidingPawn | None:
        """A pawn as it moves now; walls are none."""
        return next((slider for slider in self.scene.sliders if slider.name == name), None)
