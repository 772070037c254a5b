"""A flick that is being watched: where everything is, and what is heard of it. Times are milliseconds."""

from collections.abc import Mapping, Sequence

from flick.arena.layout import Layout, Pose
from flick.arena.outcome import Contact, Outcome
from flick.paint.piece_look import look_of
from flick.window.arena.arena_setup import Loudspeaker
from flick.window.arena.effects.amount import NONE, EffectAmount
from flick.window.arena.flicking.playback import REAL, SLOW, Due, Playback
from flick.window.arena.flicking.shot_motion import Motion
from flick.window.arena.flicking.shot_sounds import pan_at
from flick.window.arena.flicking.tempo import tempo_of, wounding

HUM = 0.9
"""How loud sliding is beside knocks."""


class Rolling:
    """The film of one flick."""

    def __init__(
        self,
        before: Layout,
        outcome: Outcome,
        now: float,
        sounds: Loudspeaker,
        *,
        pace: float = REAL,
        amount: EffectAmount = NONE,
        struck: Sequence[str] = (),
        ends: bool = False,
        still: bool = False,
    ) -> None:
        """``pace`` is how fast it is seen in the tempo that is set, ``amount`` how much is made of its contacts.
        ``struck`` are the pieces that it wounds, ``ends`` whether that ends the match; ``still`` shows the end at
        once."""
        self.before, self.outcome = before, outcome
        self.wounds: Sequence[Contact] = wounding(outcome, struck)
        self.last = self.wounds[-1] if ends and self.wounds and amount.camera else None
        """The contact that ends the match, where that is to be a scene."""
        crystals = [name for name, pawn in before.pawns.items() if look_of(name, pawn).kind == "crystal"]
        self._tempo = tempo = tempo_of(outcome, self.wounds, pace, amount.weight, last=self.last is not None)
        self._film = Playback(before, outcome, now, pace=pace, tempo=tempo, crystals=crystals)
        self._sounds, self._own, self._pace, self._slowly = sounds, pace, pace, False
        self._hum = "slide-cloth" if before.table.floor == "cloth" else "slide-board"
        self.over = 0.0
        """s that have passed since its end."""
        self._now = now
        self._still = still
        if still:
            self._film.skip()

    @property
    def poses(self) -> Mapping[str, Pose]:
        """Every pawn that is on the table; in the end exactly as it rests."""
        return self._film.poses

    @property
    def motion(self) -> Motion:
        return self._film.motion

    @property
    def t(self) -> float:
        """s of the flick that have passed."""
        return self._film.t

    @property
    def nears_last(self) -> bool:
        """Whether the contact that ends the match is about to happen, or has."""
        slowings = self._tempo.slowings
        return self.last is not None and bool(slowings) and self.t >= slowings[0].t

    @property
    def past_last(self) -> bool:
        """Whether it has happened."""
        return self.last is not None and self.t >= self.last.t

    @property
    def done(self) -> bool:
        return self._film.done

    def tick(self, now: float) -> Due:
        """Go on by a frame, and play what is heard in it; what has happened. Of the flick that ends the match nothing
        is heard but the contact that does it."""
        due = self._film.tick(now)
        self.over += max(0.0, now - self._now) / 1000 if self.done else 0.0
        self._now = now
        last = self.last
        for knock in due.knocks:
            if last is None or abs(knock.t - last.t) < 1e-6:
                self._sounds.play(knock.sound, knock.volume, knock.pan)
        volume = 0.0 if self.done or last is not None else HUM * self._film.sliding
        pose = self.poses.get(self.outcome.pawn)
        self._sounds.loop(self._hum, volume, pan_at(pose[0], self.before.table.width) if pose else 0.0)
        return due

    def pace(self, pace: float) -> None:
        """Go on at so many times the tempo that is set."""
        self._pace = self._own * pace
        self._film.set_pace(self._pace * (SLOW if self._slowly else 1))

    def slowly(self, slowly: bool) -> None:
        """Whether somebody wants to see it closely."""
        self._slowly = slowly
        self._film.set_pace(self._pace * (SLOW if slowly else 1))

    def skip(self) -> None:
        """To the end; nothing is heard of what lies between."""
        self._film.skip()

    def again(self, now: float) -> None:
        """From the start, in the tempo that is set."""
        self._slowly = False
        self.pace(1.0)
        self.over, self._now = 0.0, now
        self._film.again(now)
        if self._still:
            self._film.skip()

    def hush(self) -> None:
        """Nothing slides any more."""
        self._sounds.loop(self._hum, 0.0)
