"""What is being tuned: the table as it was and as it is now, the way back, and the flick that tries it."""

import math
from collections.abc import Callable
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from flick.arena.layout import BadLayout, Edge
from flick.arena.shot import SPEED_LIMIT
from flick.arena.sliding_pawn import GRAVITY
from flick.arenas import flick_speeds
from flick.table.sayings import Say, say
from flick.window.app.history import History
from flick.window.workbench.quantities import Quantity, Tuned, material_of, physics_from
from flick.window.workbench.tuner_tables import Base, Shop, lay

FanKind: TypeAlias = Literal["speeds", "angles"]

SHARES = (0.4, 0.7, 1.0, 1.3, 1.6)
"""The speeds of a fan, in parts of that of the flick in its middle."""
SPREAD = tuple(math.radians(degrees) for degrees in (-4, -3, -2, -1, 0, 1, 2, 3, 4))
"""The directions of a fan, beside that of the flick in its middle."""
USUAL = 0.5
"""The first flick, in parts of the hardest one,"""
ASIDE = math.radians(-7)
"""and past the middle of the table, where something may lie."""


class TunerAim(NamedTuple):
    """A flick: which pawn, which way (radians), how fast (mm/s)."""

    pawn: str
    angle: float
    speed: float


class TunerMoment(NamedTuple):
    """What was tuned at one time."""

    base: Base
    tuned: Tuned


class TunerBench:
    """``layout`` is the table now with everything on it. Where that has no room it is the last one that had, and
    ``trouble`` says what is wrong; ``before`` is the table as its file has it."""

    def __init__(self, shop: Shop, base: Base) -> None:
        self.shop = shop
        self.history = History(TunerMoment(base, base.tuned))
        self.trouble: Say | None = None
        self.before = self.layout = lay(shop, base, base.tuned)
        self.aim = self._first_aim()
        self.fan: FanKind = "speeds"

    @property
    def base(self) -> Base:
        return self.history.now.base

    @property
    def tuned(self) -> Tuned:
        return self.history.now.tuned

    @property
    def changed(self) -> bool:
        """Whether anything is otherwise than in the file."""
        return self.tuned != self.base.tuned

    @property
    def material(self) -> str | None:
        """The material whose numbers those of the table are."""
        return material_of(self.tuned.physics, self.shop.materials)

    @property
    def limits(self) -> tuple[float, float]:
        """The least and the most speed of a flick: those of the table as it was, so that both can be compared."""
        return flick_speeds(self.shop.folder, self.before)

    @property
    def aims(self) -> tuple[TunerAim, ...]:
        """The flicks of the fan; the one in the middle is that which is aimed."""
        pawn, angle, speed = self.aim
        if self.fan == "angles":
            return tuple(TunerAim(pawn, angle + by, speed) for by in SPREAD)
        return tuple(TunerAim(pawn, angle, min(SPEED_LIMIT, speed * share)) for share in SHARES)

    def differs(self, quantity: Quantity) -> bool:
        """Whether this one is otherwise than in the file."""
        return quantity.read(self.tuned) != quantity.read(self.base.tuned)

    def set(self, quantity: Quantity, value: float) -> None:
        """Change a quantity. What is done to one quantity in a row is taken back together."""
        self._go(TunerMoment(self.base, quantity.write(self.tuned, value)), quantity.id)

    def set_back(self, quantity: Quantity) -> None:
        """As the file has it."""
        self._go(TunerMoment(self.base, quantity.write(self.tuned, quantity.read(self.base.tuned))))

    def set_edge(self, edge: Edge) -> None:
        """Walls round the table, or none."""
        table = msgspec.structs.replace(self.tuned.table, edge=edge)
        self._go(TunerMoment(self.base, msgspec.structs.replace(self.tuned, table=table)))

    def set_material(self, name: str) -> None:
        """All numbers of a material at once."""
        physics = physics_from(self.shop.materials[name])
        self._go(TunerMoment(self.base, msgspec.structs.replace(self.tuned, physics=physics)))

    def reset(self) -> None:
        """Everything as the file has it."""
        self._go(TunerMoment(self.base, self.base.tuned))

    def take(self, base: Base) -> None:
        """Begin with another table."""
        self._go(TunerMoment(base, base.tuned))

    def undo(self) -> None:
        """Take back the last change, if there is one."""
        self._come(self.history.undo)

    def redo(self) -> None:
        """Make again the change that was taken back, if there is one."""
        self._come(self.history.redo)

    def choose(self, pawn: str) -> None:
        """This pawn is flicked from now on, as hard, and towards the middle of the table."""
        self.aim = TunerAim(pawn, self._inwards(pawn), self.aim.speed)

    def choose_next(self, by: int) -> None:
        """The next pawn, or the one before."""
        names = list(self.layout.pawns)
        self.choose(names[(names.index(self.aim.pawn) + by) % len(names)])

    def turn(self, by: float) -> None:
        """TunerAim further to the left, in radians."""
        self.aim = self.aim._replace(angle=math.remainder(self.aim.angle + by, math.tau))

    def press(self, share: float) -> None:
        """Flick harder, by a part of the hardest flick."""
        self._speed(self.aim.speed + share * self.limits[1])

    def aim_at(self, x: float, y: float) -> None:
        """TunerAim so that a free slide would end there (mm)."""
        pawn = self.layout.pawns[self.aim.pawn]
        distance = math.dist((x, y), (pawn.x, pawn.y))
        if distance > 0:
            self.aim = self.aim._replace(angle=math.atan2(y - pawn.y, x - pawn.x))
            self._speed(math.sqrt(2 * self.layout.physics.mat_friction * GRAVITY * distance))

    def _speed(self, speed: float) -> None:
        least, most = self.limits
        self.aim = self.aim._replace(speed=round(min(max(speed, least), most), 1))

    def _go(self, moment: TunerMoment, turned: str = "") -> None:
        self._come(lambda: self.history.go(moment, turned))

    def _come(self, step: Callable[[], None]) -> None:
        """Make a step through the history, and lay the table as it is then."""
        before = self.history.now
        step()
        if self.history.now is before:
            return
        other = self.base is not before.base
        if other:
            self.before = lay(self.shop, self.base, self.base.tuned)
        try:
            self.layout, self.trouble = lay(self.shop, self.base, self.tuned), None
        except BadLayout as bad:
            self.trouble = say(bad.reason, **bad.facts)
            self.layout = self.before if other else self.layout
        if self.aim.pawn not in self.layout.pawns:
            self.aim = self._first_aim()
        elif other:
            self._speed(self.aim.speed)

    def _first_aim(self) -> TunerAim:
        pawn = next(iter(self.layout.pawns))
        return TunerAim(pawn, self._inwards(pawn) + ASIDE, round(USUAL * self.limits[1], 1))

    def _inwards(self, pawn: str) -> float:
        """The way from a pawn to the middle of the table, or to the right for one that lies there."""
        lies, table = self.layout.pawns[pawn], self.layout.table
        across, up = table.width / 2 - lies.x, table.height / 2 - lies.y
        return math.atan2(up, across) if math.hypot(across, up) > lies.chain.extent else 0.0


def number_in(text: str, legal: Callable[[float], bool]) -> float | None:
    """The number that somebody has typed, with a point or a comma; none where it is no number, or not a legal one."""
    try:
        value = float(text.strip().replace(",", "."))
    except ValueError:
        return None
    return value if legal(value) else None
