"""A flick that is being watched: where everything is, and what is heard of it. Times are milliseconds."""

from collections.abc import Sequence

from flick.arena.layout import Layout
from flick.arena.outcome import Contact, Outcome
from flick.window.arena.arena_setup import Loudspeaker
from flick.window.arena.effects.amount import EffectAmount
from flick.window.arena.flicking.playback import SLOW, Due, Playback
from flick.window.arena.flicking.shot_sounds import pan_at
from flick.window.arena.flicking.tempo import tempo_of, wounding

HUM = 0.9
"""How loud sliding is beside knocks."""


class FlickPlayback(Playback):
    """The playback of one flick, with its sounds."""

    def __init__(
        self,
        before: Layout,
        outcome: Outcome,
        now: float,
        sounds: Loudspeaker,
        *,
        pace: float,
        amount: EffectAmount,
        struck: Sequence[str],
        ends: bool,
        still: bool,
    ) -> None:
        """``pace`` is how fast it is seen in the tempo that is set, ``amount`` how much is made of its contacts.
        ``struck`` are the pieces that it wounds, ``ends`` whether that ends the match; ``still`` shows the end at
        once."""
        self.before = before
        self.wounds: Sequence[Contact] = wounding(outcome, struck)
        self.last = self.wounds[-1] if ends and self.wounds and amount.camera else None
        """The contact that ends the match, where that is to be a scene."""
        tempo = tempo_of(outcome, self.wounds, pace, amount.weight, last=self.last is not None)
        super().__init__(before, outcome, now, pace=pace, tempo=tempo)
        self._sounds, self._own, self._wanted, self._slowly = sounds, pace, pace, False
        self._hum = "slide-cloth" if before.table.floor == "cloth" else "slide-board"
        self.over = 0.0
        """s that have passed since its end."""
        self._still = still
        if still:
            self.skip()

    @property
    def nears_last(self) -> bool:
        """Whether the contact that ends the match is about to happen, or has."""
        slowings = self._tempo.slowings
        return self.last is not None and bool(slowings) and self.t >= slowings[0].t

    @property
    def past_last(self) -> bool:
        """Whether the contact that ends the match has happened."""
        return self.last is not None and self.t >= self.last.t

    def tick(self, now: float) -> Due:
        """Go on by a frame, and play what is heard in it; what has happened. Of the flick that ends the match nothing
        is heard but the contact that does it."""
        before, last = self._now, self.last
        due = super().tick(now)
        self.over += max(0.0, now - before) / 1000 if self.done else 0.0
        for knock in due.knocks:
            if last is None or abs(knock.t - last.t) < 1e-6:
                self._sounds.play(knock.sound, knock.volume, knock.pan)
        volume = 0.0 if self.done or last is not None else HUM * self.sliding
        pose = self.poses.get(self.outcome.pawn)
        self._sounds.loop(self._hum, volume, pan_at(pose[0], self.before.table.width) if pose else 0.0)
        return due

    def change_pace(self, pace: float) -> None:
        """Go on at so many times the tempo that is set; 0 stands still."""
        self._wanted = self._own * pace
        self.slowly(self._slowly)

    def slowly(self, slowly: bool) -> None:
        """Show the flick slowly, or no longer."""
        self._slowly = slowly
        self.pace = self._wanted * (SLOW if slowly else 1)

    def again(self, now: float) -> None:
        """Begin again from the start, in the tempo that is set."""
        self._slowly = False
        self.change_pace(1.0)
        self.over = 0.0
        super().again(now)
        if self._still:
            self.skip()

    def hush(self) -> None:
        """Let the sound of sliding end."""
        self._sounds.loop(self._hum, 0.0)
