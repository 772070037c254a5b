"""The contract of a game, and how games are loaded.

A game is a folder: a Python package whose ``GAME`` is a ``Game``, and its content and words in ``levels/<id>/`` (or,
for a game kept elsewhere, in the package itself). ``register.py`` finds them. Games import from here the types that
the methods of ``Game`` take and return.
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
    """The base of every game's state. A game adds fields of its own, with plain data that comes back unchanged from
    JSON."""

    luck: Luck


class NoOptions(msgspec.Struct, frozen=True):
    """The options of a game that offers none."""


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of a final count: what is counted, by which rule, and the points of each seat; ``None`` for a seat that
    this line does not count for. Where the points go to whoever has most of something, ``measured`` is how much each
    seat has of it; ``None`` where that is no number."""

    what: Say
    rule: str
    points: tuple[int | None, ...]
    measured: tuple[int | None, ...] = ()


class Result(msgspec.Struct, frozen=True):
    """How a game ended: the seats that won (none in a draw), the reason, and the ID of the rule that ended it.
    ``about`` is the thing that decided the game, whose picture the end shows. ``lines`` are the lines of the final
    count; the last one is their sum, the ``scores``."""

    winners: tuple[int, ...]
    reason: Say
    rule: str
    scores: tuple[int, ...] = ()
    about: str = ""
    lines: tuple[ScoreLine, ...] = ()

    @property
    def label(self) -> str:
        """The winners as short text that is the same in every language, for counting results."""
        return "+".join(f"seat-{seat + 1}" for seat in self.winners) or "none"


class TaleLine(NamedTuple):
    """A sentence of the story that is told of a match when it is over: in which round that was, 0 where it is about the
    whole, and an icon; one that is ``minor`` is left out where there is no room."""

    say: Say
    round: int = 0
    icon: str = ""
    minor: bool = False


class Achievement(NamedTuple):
    """Something that people can achieve over many matches. Its ``id`` is that of a thing, which has a name. A match
    reaches it with an event of the kind ``achievement``, whose fact ``achievement`` is that ID. ``grade`` is the thing
    whose name says how hard it is, ``says`` explains how to reach it."""

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
    """The version of the rules. It is raised when the same answers may lead to another position than before."""
    seats: ClassVar[tuple[int, int]]
    """The smallest and the largest number of seats."""
    together: ClassVar[bool] = False
    """Whether all players win or lose together."""
    Options: ClassVar[type[Any]] = NoOptions
    """A frozen record with a default for every option. ``msgspec.Meta`` gives the limits of a value; ``extra={"seats":
    (3,)}`` says with which numbers of players an option means anything, ``extra={"folder": "tables"}`` in which folder
    lie the files that it can name; ``flick.written_options`` reads all such keys. A field ``seats: tuple[SomeRecord,
    ...] = ()`` holds what each seat chooses for itself (``flick.table.options``)."""
    exclusions: ClassVar[Sequence[Exclusion]] = ()
    """Which options exclude each other, and why. A match cannot begin with such options; the screen that chooses them
    shows the reason before."""
    State: ClassVar[type[Any]]
    bots: ClassVar[Mapping[str, Callable[[], Bot]]] = {}
    """The game's own bots by their level. The random bot exists for every game."""
    house_bot: ClassVar[str] = "random"
    """The level of the bot that plays where people have not chosen a level: for ``bot`` in a list of seats, and in the
    demo."""
    builder: "ClassVar[Builder[Any] | None]" = None
    """How people build something of their own that a seat can choose; ``None`` where the game offers no such thing."""
    content_kinds: ClassVar[Mapping[str, type[Any]]] = {}
    """The record that each content file holds, by the pattern of its path in the content folder."""
    rules_content: ClassVar[Sequence[str] | None] = None
    """Patterns of the paths of content files that the rules read. When such a file changes, a match that was kept goes
    on from its last checkpoint only. ``None`` stands for every YAML file except scenarios and those that only say how
    the game is shown (``journal_lines.LOOKS``)."""
    achievements: ClassVar[Sequence[Achievement]] = ()
    """What people can achieve in the game; achievements of one grade follow each other."""
    clock_rule: ClassVar[str | None] = None
    """The ID of the rule by which a clock answers for somebody whose time is over; ``None`` where there is no clock."""

    def flick_speeds(self, layout: Any) -> tuple[float, float]:
        """The smallest and the largest speed of a flick in mm/s on that table of the arena, for practice without a
        match."""
        return 0.0, math.inf

    def seats_with(self, options: O) -> tuple[int, int]:
        """The smallest and the largest number of seats with these options, within ``seats``."""
        return self.seats

    def sequel(self, state: S) -> O | None:
        """The options of the next match of a series for the same people, after a match that is over; ``None`` where no
        match follows."""
        return None

    def changed_rules(self, options: O) -> Mapping[str, Sequence[str]]:
        """The IDs of the rules that these options replace, each with the IDs of the rules that hold instead."""
        return {}

    def is_together(self, options: O) -> bool:
        """Whether all players win or lose together with these options."""
        return self.together

    def is_open(self, options: O, seats: int, seat: int, name: str) -> bool:
        """Whether the option ``name`` of a seat means anything at that seat, with everything else as chosen in
        ``options``."""
        return True

    def start(self, options: O, seats: int, chance: Chance) -> S:
        """The state before the first decision, with ``chance.luck`` in it. ``Refused`` where options do not go together
        and no exclusion says so."""
        raise NotImplementedError

    def turn(self, state: S, chance: Chance) -> Rules[None]:
        """Play one turn, which changes ``state``. The decisions of the set-up are a turn too.

        Forks, guesses and undo start where this generator started, and repeat the answers that were given since. So
        that they need not repeat much, a long turn is cut into parts: the generator returns at a moment at which
        nothing is pending, the state says how far the turn has come (``goes_on``), and the next call plays the next
        part. What a seat has learned in an earlier part has to be in the state (``memory.py``).
        """
        raise NotImplementedError

    def goes_on(self, state: S) -> bool:
        """Whether the next call of ``turn`` plays the next part of the same turn, with the same number."""
        return False

    def result(self, state: S) -> Result | None:
        """How the game has ended; ``None`` while it goes on."""
        raise NotImplementedError

    def view(self, state: S, seat: int | None) -> Board:
        """The table as this seat sees it; ``None`` stands for an onlooker."""
        raise NotImplementedError

    def guess(self, state: S, seat: int, chance: Chance, known: frozenset[str]) -> None:
        """Deal anew, in ``state``, everything that this seat cannot know, and nothing else, so that ``state`` becomes a
        position that the seat can imagine.

        ``known`` names the things that the seat has learned of since this state: they stay where they are.
        """
        raise NotImplementedError

    def inventory(self, state: S) -> Mapping[str, int]:
        """How many there are of each kind of thing (cards, tokens, coins) in the whole game. Tests check that the
        numbers are the same at every step of a match."""
        raise NotImplementedError

    def worth(self, state: S, seat: int) -> float | None:
        """How good a position is for a seat while the game goes on, for bots that look ahead: from 0, as good as lost,
        to 1, as good as won. ``None`` where only the end of the game tells."""
        return None

    def promises(self, perspective: "Perspective") -> "Mapping[str, Promise]":
        """How likely each answer to the decision that waits succeeds, by its written form, where that can be computed
        (``promises.py``). It is called for people only."""
        return {}

    def resign(self, state: S, seat: int) -> Result | None:
        """How the game ends when ``seat`` gives up; ``None`` where the game does not allow it."""
        return None

    def headline(self, result: Result) -> Say | None:
        """The headline of the end, where neither the names of the winners nor "nobody has won" is right: when all have
        lost together, for example. ``None`` where one of these is right."""
        return None

    def tale(self, state: S, events: Sequence[Event]) -> Sequence[TaleLine]:
        """A short story of a match that is over, from what everybody was told of it; nothing where what was counted
        tells it."""
        return ()

    def overdue(self, state: S, decision: Decision) -> str:
        """The answer that a clock gives for a seat whose time is over. It is legal, needs no chance, and ``state``
        stays as it is."""
        return plainest(decision)

    def things(self, language: str) -> Mapping[str, str]:
        """The names of things by their IDs, where those names stand in content files and not among the messages."""
        return {}

    def sides(self, options: O, seats: int) -> Sequence[str]:
        """The ID of the side that each seat plays for; empty where all play for themselves."""
        return ()

    def characters(self, options: O, seats: int) -> Sequence[str]:
        """The ID of the character that each seat plays, where that is known from the start; empty where seats have no
        characters. A bot goes by the name of its character."""
        return ()

    def spoken_of(self, state: S) -> Sequence[str]:
        """The ID of the thing that sentences name for each seat instead of the player's name; empty where sentences
        name players."""
        return ()

    def card_look(self, thing: str) -> CardLook | None:
        """What the card of that ID looks like; ``None`` for a thing that is no card or shows nothing."""
        return None

    def options_of_earlier(self, options: dict[str, Any]) -> dict[str, Any]:
        """Convert the options that an earlier version of the game has written to those of today. They come from a file
        and may hold anything."""
        return options

    def state_of_earlier(self, state: dict[str, Any]) -> dict[str, Any]:
        """Convert a state that an earlier version of the game has written to one of today. It comes from a file and may
        hold anything."""
        return state

    def check_position(self, state: S) -> None:
        """Check a position that somebody has written by hand; ``Refused`` with the reason where it cannot be played."""

    def begin_from(self, state: S, poses: Mapping[str, tuple[float, float, float]]) -> bool:
        """Place the pieces in the arena of a match that has not begun: ``poses`` has x and y in mm and an angle in
        radians by the name of the piece. False where the game does not allow that; then ``state`` stays as it is."""
        return False

    def check_content(self, path: Path, record: Any) -> None:
        """Check what the type of a content file's record cannot say; ``Refused`` with the place in the file where it is
        wrong."""

    @cached_property
    def folder(self) -> Path:
        """The folder of the game's content, words and scenarios."""
        return register.content_folder(self.id, self.code)

    @cached_property
    def code(self) -> Path:
        """The folder of the game's rules and rulebooks."""
        return Path(sys.modules[type(self).__module__].__file__ or "").parent


GamesAny = Game[Any, Any]


class UnknownGame(Refused):
    """There is no game of that name, or its code cannot be loaded."""


def find(name: str) -> GamesAny:
    """The game of that ID; ``UnknownGame``, with the IDs of all games, where there is none."""
    folders = register.rules_folders()
    if name not in folders:
        known = ", ".join(sorted(folders))
        raise UnknownGame(say("no-such-game", game=name, known=known) if known else say("no-games"))
    return _load(name, folders[name])


def names() -> list[str]:
    """The IDs of all games that are installed, without loading the games."""
    return sorted(register.rules_folders())


def all_games() -> Iterator[GamesAny]:
    """Load every game, one after the other."""
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
    """Load a package from any folder, under a module name that no other package has."""
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
