"""The contract of a game, and how games are loaded.

A game is a folder: a Python package whose ``GAME`` is a ``Game``, and its content and words in ``levels/<id>/`` (or,
for a game kept elsewhere, in the package itself). ``register.py`` finds them.
"""

import importlib
import importlib.util
import math
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar

import msgspec

from flick.table import register
from flick.table.board import Board
from flick.table.chance import Chance, Luck
from flick.table.looks import CardLook
from flick.table.options import Exclusion
from flick.table.overdue import plainest
from flick.table.rules import Decision, Event, Rules
from flick.table.sayings import Refused, Say, say
from flick.table.seats import Bot

if TYPE_CHECKING:
    from flick.table.building import Builder
    from flick.table.perspective import Perspective
    from flick.table.promises import Promise


class State(msgspec.Struct, kw_only=True):
    """What every state holds. A game adds its own fields: plain data that is the same through JSON."""

    luck: Luck


class NoOptions(msgspec.Struct, frozen=True):
    """The options of a game that has none."""


class ScoreLine(msgspec.Struct, frozen=True):
    """A line of a final count: what is counted, by which rule, and the points of each seat; ``None`` is of a seat that
    takes no part in it. Of a title it is told by what each was ``measured`` who gets the points; ``None`` where there
    is no number for that."""

    what: Say
    rule: str
    points: tuple[int | None, ...]
    measured: tuple[int | None, ...] = ()


class Result(msgspec.Struct, frozen=True):
    """How a game ended: the seats that won (none in a draw), why, and the rule that ended it; ``about`` is the thing
    that decided it, for its picture, ``lines`` what the scores are made of, the last one what they
    add up to."""

    winners: tuple[int, ...]
    reason: Say
    rule: str
    scores: tuple[int, ...] = ()
    about: str = ""
    lines: tuple[ScoreLine, ...] = ()

    @property
    def label(self) -> str:
        """Short and the same in every language, for counting results."""
        return "+".join(f"seat-{seat + 1}" for seat in self.winners) or "none"


class TaleLine(NamedTuple):
    """A sentence of the story that is told of a match when it is over: in which round that was, 0 where it is about the
    whole, and an icon; one that is ``minor`` is left out where there is no room."""

    say: Say
    round: int = 0
    icon: str = ""
    minor: bool = False


class Achievement(NamedTuple):
    """Something that people may reach over many matches: a thing of that ID with a name, told by an event of the kind
    ``achievement`` with a fact of that name. ``grade`` is the thing that says how hard it is, ``says`` how it is
    reached."""

    id: str
    rule: str
    grade: str
    says: Say


S = TypeVar("S", bound=State)
O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741


class Game(Generic[S, O]):
    """One game. Subclass it, fill in the class variables and the methods, and name an instance ``GAME``."""

    id: ClassVar[str]
    version: ClassVar[int]
    """Of the rules: raised when the same answers may lead to another position than before."""
    seats: ClassVar[tuple[int, int]]
    """The least and the most people at the table."""
    together: ClassVar[bool] = False
    """Whether all at the table win or lose as one."""
    Options: ClassVar[type[Any]] = NoOptions
    """A frozen record with a usual value for every option. ``msgspec.Meta`` says limits, ``extra={"seats": (3,)}`` with
    which numbers of people one means anything, ``extra={"folder": "tables"}`` whose files it can name. A field
    ``seats: tuple[SomeRecord, ...] = ()`` holds what each seat chooses for itself (``flick.table.options``)."""
    exclusions: ClassVar[Sequence[Exclusion]] = ()
    """Which options do not go together, and why: no match begins with them, and whoever chooses sees it before."""
    State: ClassVar[type[Any]]
    bots: ClassVar[Mapping[str, Callable[[], Bot]]] = {}
    """Bots of its own by level; the random bot sits at every table."""
    house_bot: ClassVar[str] = "random"
    """The level that plays where nobody chose one: ``bot`` in a list of seats, and the demo."""
    builder: "ClassVar[Builder[Any] | None]" = None
    """How people build something of their own that a seat can choose, where there is such a thing."""
    content_kinds: ClassVar[Mapping[str, type[Any]]] = {}
    """What its content files hold: a record for each pattern of paths in its content folder."""
    rules_content: ClassVar[Sequence[str] | None] = None
    """Which of its content files the rules read, as patterns of paths: a match goes on under other content only from
    its last checkpoint. Without any patterns: every YAML file but scenarios, layout, looks and summary."""
    achievements: ClassVar[Sequence[Achievement]] = ()
    """What can be achieved in it, those of one grade side by side."""
    clock_rule: ClassVar[str | None] = None
    """The ID of the rule by which a clock may answer for somebody who lets the time pass, if there is one."""

    def flick_speeds(self, layout: Any) -> tuple[float, float]:
        """The least and the most speed (mm/s) that a flick may have on that table of the arena, for whoever flicks
        without a match."""
        del layout
        return 0.0, math.inf

    def seats_with(self, options: O) -> tuple[int, int]:
        """The least and the most people at the table with these options, within ``seats``."""
        return self.seats

    def sequel(self, state: S) -> O | None:
        """The options with which the same people go on after a match that is over; ``None`` where they do not."""
        return None

    def changed_rules(self, options: O) -> Mapping[str, Sequence[str]]:
        """The rules of the rulebook that these options replace, each with those that stand instead."""
        return {}

    def is_together(self, options: O) -> bool:
        """Whether all at the table win or lose as one with these options."""
        return self.together

    def is_open(self, options: O, seats: int, seat: int, name: str) -> bool:
        """Whether an option of a seat means anything at that one, as everything else is chosen."""
        return True

    def start(self, options: O, seats: int, chance: Chance) -> S:
        """The state before the first decision, holding ``chance.luck``; ``Refused`` when options do not go together and
        no exclusion tells so."""
        raise NotImplementedError

    def turn(self, state: S, chance: Chance) -> Rules[None]:
        """One turn; the choices of the set-up count as a turn. It changes ``state``.

        A fork, a guess and the way back begin where this did, and repeat the answers since. So a long turn is cut into
        parts: this returns where nothing is pending, the state says how far the turn has come (``goes_on``), and the
        next call goes on from there. What a seat has learned in an earlier part is known from the state
        (``memory.py``).
        """
        raise NotImplementedError

    def goes_on(self, state: S) -> bool:
        """Whether the turn that ``turn`` has returned from goes on, with the same number, when it is called again."""
        return False

    def result(self, state: S) -> Result | None:
        """``None`` while the game goes on."""
        raise NotImplementedError

    def view(self, state: S, seat: int | None) -> Board:
        """What this seat may see; ``None`` is an onlooker."""
        raise NotImplementedError

    def guess(self, state: S, seat: int, chance: Chance, known: frozenset[str]) -> None:
        """Deal anew, in ``state``, all that this seat cannot know, and nothing else.

        ``known`` names what the seat has learned since this state: those cards stay where they are.
        """
        raise NotImplementedError

    def inventory(self, state: S) -> Mapping[str, int]:
        """How many there are of each kind of thing (cards, tokens, coins): the same from the first step to the last."""
        raise NotImplementedError

    def worth(self, state: S, seat: int) -> float | None:
        """How a position that is not over looks for a seat, for bots that look ahead: from 0 for as good as lost to 1
        for as good as won, and ``None`` where only the end tells."""
        return None

    def promises(self, perspective: "Perspective") -> "Mapping[str, Promise]":
        """What the answers to a decision promise to whoever is asked, by their written forms, where that can be told
        beforehand (``promises.py``). Asked for people only."""
        return {}

    def resign(self, state: S, seat: int) -> Result | None:
        """How the game ends when ``seat`` gives up; ``None`` where nobody can."""
        return None

    def headline(self, result: Result) -> Say | None:
        """What stands above everything at the end, where the names of those who have won, or that nobody has, do not
        tell it: that all have lost together, say."""
        return None

    def tale(self, state: S, events: Sequence[Event]) -> Sequence[TaleLine]:
        """A short story of a match that is over, from what everybody was told of it; nothing where what was counted
        tells it."""
        return ()

    def overdue(self, state: S, decision: Decision) -> str:
        """What a clock answers for the seat whose time is over: legal, found without chance, and nothing is changed."""
        return plainest(decision)

    def things(self, language: str) -> Mapping[str, str]:
        """What things of the game are called whose names stand in its content and not among its messages."""
        return {}

    def sides(self, options: O, seats: int) -> Sequence[str]:
        """The side that each seat plays for, by the ID of a thing; nothing where everybody plays for themselves."""
        return ()

    def characters(self, options: O, seats: int) -> Sequence[str]:
        """Whom each seat plays, by the ID of a thing, where that is fixed from the start; nothing where seats play
        nobody of their own. A bot is called so."""
        return ()

    def spoken_of(self, state: S) -> Sequence[str]:
        """Whom the sentences of the game name instead of those who play, the ID of a thing for each seat; nothing where
        they name people."""
        return ()

    def card_look(self, thing: str) -> CardLook | None:
        """What the card of that ID looks like; ``None`` for whatever is no card, or has nothing to show."""
        return None

    def options_of_earlier(self, options: dict[str, Any]) -> dict[str, Any]:
        """Options as an earlier version has written them, in the form of today; anything may stand in them."""
        return options

    def state_of_earlier(self, state: dict[str, Any]) -> dict[str, Any]:
        """The same of a state that a match file keeps."""
        return state

    def check_position(self, state: S) -> None:
        """Look at a position that somebody has made by hand; ``Refused`` with the reason when it cannot be played."""

    def begin_from(self, state: S, poses: Mapping[str, tuple[float, float, float]]) -> bool:
        """Have a match that has not begun begin with its pieces in the arena so: x and y in mm and an angle in radians,
        by their names. Whether this game can; nothing is changed where it cannot."""
        return False

    def check_content(self, path: Path, record: Any) -> None:
        """Look deeper into a content file that is of the right kind; ``Refused`` with the place when it is wrong."""

    @cached_property
    def folder(self) -> Path:
        """Where content, words and scenarios lie."""
        return register.content_folder(self.id, self.code)

    @cached_property
    def code(self) -> Path:
        """Where the rules and the rulebooks lie."""
        return Path(sys.modules[type(self).__module__].__file__ or "").parent


GamesAny = Game[Any, Any]


class UnknownGame(Refused):
    """No game goes by that name."""


def find(name: str) -> GamesAny:
    """The game of that ID; ``UnknownGame`` with the IDs there are."""
    folders = register.rules_folders()
    if name not in folders:
        known = ", ".join(sorted(folders))
        raise UnknownGame(say("no-such-game", game=name, known=known) if known else say("no-games"))
    return _load(name, folders[name])


def names() -> list[str]:
    """The IDs of all games to be found, without loading them."""
    return sorted(register.rules_folders())


def all_games() -> Iterator[GamesAny]:
    """Every game, loaded."""
    for name in names():
        yield find(name)


@cache
def _load(name: str, folder: Path) -> GamesAny:
    if register.is_of_the_house(folder):
        module = importlib.import_module(f"flick.games.{name}")
    else:
        module = _module_from(name, folder)
    game: GamesAny | None = getattr(module, "GAME", None)
    if not isinstance(game, Game):
        raise UnknownGame(say("no-game-in-folder", folder=str(folder)))
    return game


def _module_from(name: str, folder: Path) -> ModuleType:
    """Load a package from anywhere, under a name that no other package can have."""
    full_name = f"flick_game_{name}"
    spec = importlib.util.spec_from_file_location(
        full_name, folder / "__init__.py", submodule_search_locations=[str(folder)]
    )
    if spec is None or spec.loader is None:
        raise UnknownGame(say("no-game-in-folder", folder=str(folder)))
    module = importlib.util.module_from_spec(spec)
    sys.modules[full_name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException as error:
        del sys.modules[full_name]
        if isinstance(error, Refused) or not isinstance(error, Exception):
            raise
        why = f"{type(error).__name__}: {error}"
        raise UnknownGame(say("game-broken", folder=str(folder), why=why)) from error
    return module
