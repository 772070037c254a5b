"""The practice table: what lies where, what was flicked, and the way back to any of it. It draws nothing."""

from collections.abc import Callable
from pathlib import Path

import msgspec

from flick.arena.flick import simulate
from flick.arena.layout import BadLayout, Layout, Pawn
from flick.arena.outcome import Outcome
from flick.arena.shot import BadShot, aimed
from flick.arenas import flick_speeds
from flick.table.answers import read
from flick.table.rules import Aim, Flick
from flick.table.sayings import Refused, say
from flick.window.app.history import History
from flick.window.arena.flicking.free_places import free_spot, trouble
from flick.window.workbench.piece_stock import Stock, recut, stock_of

DIGITS = 3
"""Places are kept to a thousandth of a mm, so that steps of a tenth add up."""


class MadeFlick(msgspec.Struct, frozen=True):
    """A flick that was made: as it is written, what it was made on, and what came of it."""

    text: str
    aim: Aim
    before: Layout
    outcome: Outcome

    @property
    def after(self) -> Layout:
        """How everything lies then; what has left the table is gone."""
        gone = [name for name in self.before.pawns if name not in self.outcome.rest]
        return self.before.with_poses(self.outcome.rest).without(*gone)

    @property
    def touched(self) -> list[str]:
        """What the flicked piece has touched, in order, no one twice."""
        pawn = self.aim.pawn
        others = [contact.other(pawn) for contact in self.outcome.contacts_of(pawn)]
        return list(dict.fromkeys(other for other in others if other is not None))


class PracticeMoment(msgspec.Struct, frozen=True):
    """The practice table at one time; ``chosen`` is the number of the shot that was looked at."""

    table: str
    layout: Layout
    shots: tuple[MadeFlick, ...] = ()
    chosen: int | None = None


class PracticeBench:
    """``origin`` is the position that somebody came with, from a match."""

    def __init__(self, folder: Path, table: str, start: str, origin: Layout | None = None) -> None:
        self.folder, self.origin = folder, origin
        self._start = start
        self._stocks: dict[tuple[str, str], Stock] = {}
        self.origin_table = table
        begins = self._stock(table, start).start
        self.history = History(PracticeMoment(table, origin or begins))

    @property
    def now(self) -> PracticeMoment:
        """How everything is."""
        return self.history.now

    @property
    def layout(self) -> Layout:
        """How everything lies."""
        return self.now.layout

    @property
    def stock(self) -> Stock:
        """What there is for this table."""
        return self._stock(self.now.table, self._start)

    @property
    def left(self) -> list[str]:
        """The pieces that do not lie on the table."""
        return [name for name in self.stock.cuts if name not in self.layout.pawns]

    def put(self, name: str, pawn: Pawn, *, nudge: bool = False) -> None:
        """Lay a piece there, new or moved; ``Refused`` where it would lie on something. ``nudge`` is one of many small
        steps that are taken back together."""
        pawn = msgspec.structs.replace(pawn, x=round(pawn.x, DIGITS), y=round(pawn.y, DIGITS))
        if found := trouble(self.layout, name, pawn):
            raise Refused(found.reason)
        self._lay(self.layout.adding(name, pawn), name if nudge else "")

    def add(self, name: str) -> None:
        """Lay a piece where there is room."""
        pawn = free_spot(self.layout, name, self.stock.cuts[name])
        if pawn is None:
            raise Refused(say("window-practice-no-room"))
        self._lay(self.layout.adding(name, pawn))

    def remove(self, name: str) -> None:
        self._lay(self.layout.without(name))

    def clear(self) -> None:
        """Nothing lies on the table."""
        self._lay(msgspec.structs.replace(self.layout, pawns={}))

    def restore(self, start: str) -> None:
        """Everything at its starting place."""
        self._lay(self._stock(self.now.table, start).start)

    def as_it_was(self) -> None:
        """The position that somebody came with."""
        if self.origin is not None:
            self.history.go(msgspec.structs.replace(self.now, table=self.origin_table, layout=self.origin, chosen=None))

    def set_table(self, table: str) -> bool:
        """Play on another table: everything at the same places if it has room there, which is told; else at the
        start."""
        stock, fits = self._stock(table, self._start), True
        try:
            layout = recut(self.layout, stock)
        except BadLayout:
            layout, fits = stock.start, False
        self.history.go(PracticeMoment(table, layout, self.now.shots))
        return fits

    def decision(self, first: str | None = None) -> Flick | None:
        """Any piece may be flicked, beginning with this one; none where none lies there."""
        layout = self.layout
        names = sorted(layout.pawns, key=lambda name: name != first)
        least, most = flick_speeds(self.folder, layout)
        resolve: Callable[[Aim], Outcome] = lambda aim: played(layout, aim, most)  # noqa: E731
        if not names:
            return None
        return Flick(
            seat=0,
            verb="flick",
            rule="",
            pawns=names,
            least_speed=least,
            most_speed=most,
            resolve=resolve,
            outcome=Outcome,
            spin=True,
        )

    def flick(self, text: str) -> MadeFlick:
        """Make a flick as it is written; ``Refused`` where nobody can make it."""
        decision, before = self.decision(), self.layout
        if decision is None:
            raise Refused(say("window-practice-empty"))
        aim, written = read(decision, text)
        made = MadeFlick(written, aim, before, played(before, aim, decision.most_speed))
        shots = (*self.now.shots, made)
        self.history.go(PracticeMoment(self.now.table, made.after, shots, len(shots) - 1))
        return made

    def look(self, number: int) -> MadeFlick:
        """Bring back what lay there before a shot."""
        made = self.now.shots[number]
        self.history.go(PracticeMoment(self._table_of(made.before), made.before, self.now.shots, number))
        return made

    def again(self) -> MadeFlick:
        """The shot that is looked at, or the last one, once more from the same position: it comes out the same."""
        if not self.now.shots:
            raise Refused(say("window-practice-no-shot"))
        number = len(self.now.shots) - 1 if self.now.chosen is None else self.now.chosen
        made = self.now.shots[number]
        self.history.go(PracticeMoment(self._table_of(made.before), made.after, self.now.shots, number))
        return made

    def undo(self) -> None:
        """Take back the last change."""
        if not self.history.can_undo:
            raise Refused(say("window-practice-nothing-before"))
        self.history.undo()

    def redo(self) -> None:
        """Make again the change that was taken back."""
        if not self.history.can_redo:
            raise Refused(say("window-practice-nothing-after"))
        self.history.redo()

    def _lay(self, layout: Layout, nudged: str = "") -> None:
        """Everything lies so now; the last shot is not looked at any more."""
        self.history.go(PracticeMoment(self.now.table, layout, self.now.shots), nudged)

    def _table_of(self, layout: Layout) -> str:
        """The name of the table that a shot was made on: that of the moment in which it was."""
        for moment in self.history.backwards():
            if moment.layout.table == layout.table and moment.layout.physics == layout.physics:
                return moment.table
        return self.now.table

    def _stock(self, table: str, start: str) -> Stock:
        key = table, start
        if key not in self._stocks:
            self._stocks[key] = stock_of(self.folder, table, start)
        return self._stocks[key]


def played(layout: Layout, aim: Aim, most: float) -> Outcome:
    """What comes of a flick; ``most`` is the speed of the hardest one."""
    try:
        return simulate(layout, aimed(layout, aim.pawn, aim.angle, aim.speed, aim.spin, aim.offset, most))
    except (BadShot, BadLayout) as bad:
        raise Refused(say(bad.reason, **bad.facts)) from None
