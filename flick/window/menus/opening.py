"""How one screen leads to another. Each screen is brought in only when it is opened, or beside the window once the
first picture is there."""

from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from flick.keeping import go_on, keep
from flick.sitting import lesson_in
from flick.table import game as games
from flick.table import register
from flick.table.sayings import Refused, Say
from flick.window.app.workers import Lane
from flick.window.menus.games_screen import built, title_of

if TYPE_CHECKING:
    from flick.table.journal import Writer
    from flick.table.match import Match
    from flick.window.app.app import App
    from flick.window.app.screen import Screen
    from flick.window.match.lesson.puzzles import Drill
    from flick.window.menus.draft import Draft, OptionField
    from flick.window.menus.page import Page

SCREENS = (
    "menus.new_match",
    "match.play_screen",
    "menus.rulebook_screen",
    "menus.settings_screen",
    "menus.load",
    "menus.end",
)
"""Modules of the screens that most clicks lead to."""


def open_title(app: "App") -> "Screen":
    """The first screen."""
    from flick.window.menus.title import TitleScreen

    return app.go(TitleScreen)


def open_new_match(app: "App", game_id: str, draft: "Draft | None" = None) -> None:
    """Put a match together, from what was chosen last or from a draft."""
    from flick.window.menus.new_match import NewMatchScreen

    app.go(lambda app: NewMatchScreen(app, game_id, draft))


def open_several(app: "App", draft: "Draft", field: "OptionField") -> None:
    """Choose any number of the values of an option."""
    from flick.window.menus.several import SeveralScreen

    app.go(lambda app: SeveralScreen(app, draft, field))


def open_match(app: "App", match: "Match", writer: "Writer | None", *, instead: bool = False) -> "Screen":
    """Play a match that ``writer`` keeps."""
    from flick.window.match.play_screen import PlayScreen

    return app.go(lambda app: PlayScreen(app, match, writer), instead=instead)


def begin(app: "App", draft: "Draft") -> None:
    """Begin the match of a draft in place of the screen that is seen; ``Refused`` where it cannot begin.

    Where it cannot be kept it is played all the same.
    """
    match = draft.match()
    try:
        writer = keep(match)
    except Refused:
        writer = None
    open_match(app, match, writer, instead=True)


def go_on_with(app: "App", path: Path, *, instead: bool = False) -> "Screen":
    """Go on with a kept match; ``Refused`` while another program writes it, or where it cannot be read."""
    match, writer, journal = go_on(path)
    screen = open_match(app, match, writer, instead=instead)
    _tell_left_out(screen, journal.notices)
    return screen


def _tell_left_out(screen: "Screen", notices: Sequence[Say]) -> None:
    """Say how many answers are left out of a match that was played under other rules."""
    from flick.window.match.match_menu import MenuOffer
    from flick.window.match.play_screen import PlayScreen

    lost = next((notice.facts["lost"] for notice in notices if notice.id == "journal-other-rules"), 0)
    if lost and isinstance(screen, PlayScreen):
        offers = [MenuOffer(screen.say("window-understood"), lambda: None)]
        screen.menu.ask(screen.say("window-left-out"), offers, [screen.say("window-left-out-more", lost=lost)])


def continue_match(page: "Page", path: Path) -> None:
    """The same from a screen, which says why where it cannot be. To a match that is already being played, below that
    screen, it goes back."""
    if page.app.back_to(lambda screen: _plays(screen, path)):
        return
    with page.telling_refusals(page.say("window-cannot-continue")):
        go_on_with(page.app, path)


def _plays(screen: "Screen", path: Path) -> bool:
    """Whether the match of that file is played on a screen."""
    from flick.window.match.play_screen import PlayScreen

    return isinstance(screen, PlayScreen) and screen.path is not None and screen.path.resolve() == path.resolve()


def open_end(app: "App", match: "Match", path: Path | None, reached: Sequence[str] = ()) -> None:
    """Tell how a match was won and what was achieved in it, in place of the screen that it was played on."""
    from flick.window.menus.end import EndScreen

    app.go(lambda app: EndScreen(app, match, path, reached), instead=True)


def open_achievements(app: "App", game_id: str, new: Sequence[str] = ()) -> None:
    """See what can be achieved in a game, and what has been."""
    from flick.window.menus.achievements_screen import AchievementsScreen

    app.go(lambda app: AchievementsScreen(app, game_id, new))


def open_builder(
    app: "App", game_id: str, built: Any = None, then: "Callable[[dict[str, Any]], None] | None" = None
) -> None:
    """Build something of one's own for a game, or go on with what was ``built``; ``then`` takes it, as plain data."""
    from flick.window.menus.builder import BuilderScreen

    app.go(lambda app: BuilderScreen(app, game_id, built, then))


def open_load(app: "App", *, watching: bool = False) -> None:
    """Choose among the kept matches, to go on with one or to watch it."""
    from flick.window.menus.load import LoadScreen

    app.go(lambda app: LoadScreen(app, watching))


def open_settings(app: "App") -> None:
    """Change settings."""
    from flick.window.menus.settings_screen import SettingsScreen

    app.go(SettingsScreen)


def open_rulebook(app: "App", game_id: str = "", rule: str = "") -> None:
    """Read a game's rulebook, at a rule if one is named, as the match that is seen reads it; the first game's where
    none is named."""
    from flick.window.menus.rulebook_screen import RulebookScreen

    played = app.screen.played
    app.go(lambda app: RulebookScreen(app, game_id or built()[0], rule, played))


def open_replay(app: "App", path: Path, answer: int | None = None) -> "Screen":
    """Watch a kept match, from one of its answers on."""
    from flick.window.match.replay.replay_screen import ReplayScreen, UnreadableReplay

    try:
        screen = ReplayScreen(app, path, answer)
    except Refused as refused:
        screen = UnreadableReplay(app, path, refused)
    return app.go(lambda _: screen)


def open_tutorial(app: "App", game_id: str, name: str = "tutorial") -> None:
    """Be led through a game, or through another lesson of it."""
    from flick.window.match.lesson.tutorial_screen import TutorialScreen

    app.go(lambda app: TutorialScreen(app, game_id, name=name))


def open_tutorials(app: "App") -> None:
    """Choose a game to be led through, where there are several."""
    from flick.window.menus.tutorials import TutorialsScreen

    games = taught()
    if len(games) == 1:
        open_tutorial(app, games[0])
    else:
        app.go(lambda app: TutorialsScreen(app, games))


def open_tutorial_end(app: "App", game_id: str, name: str) -> None:
    """Tell what was learned, in place of the screen on which it was."""
    from flick.window.menus.tutorials import TutorialEnd

    app.go(lambda app: TutorialEnd(app, game_id, name), instead=True)


def taught() -> list[str]:
    """The games that somebody can be led through, in the order in which they are shown."""
    return [game for game in built() if _has_tutorial(game)]


def no_tutorial(app: "App", game_id: str) -> str | None:
    """Why nobody can be led through a game; ``None`` where somebody can."""
    if _has_tutorial(game_id):
        return None
    return app.words("tutorial-none", game=title_of(app.words, game_id))


def _has_tutorial(game_id: str) -> bool:
    """Nothing of the game is loaded where its content tells."""
    entry = register.entry_of(game_id)
    return entry is not None and entry.is_built and lesson_in(entry.content).is_file()


def open_practice(app: "App", match: "Match | None" = None, *, puzzles: bool = False) -> None:
    """Try flicks on the table of a match, as it lies there, or on any; beside the list of puzzles, or that of shots."""
    from flick.window.workbench.practice_screen import PracticeScreen

    app.go(lambda app: PracticeScreen(app, match, puzzles=puzzles))


def open_puzzle(app: "App", drills: "Sequence[Drill]", number: int, *, instead: bool = False) -> None:
    """Try one of the puzzles; ``Refused`` where it cannot be set up."""
    from flick.window.match.lesson.puzzle_screen import PuzzleScreen

    lesson = drills[number].begin()
    app.go(lambda app: PuzzleScreen(app, drills, number, lesson), instead=instead)


def open_puzzles(app: "App", game_id: str) -> None:
    """Choose a puzzle of a game."""
    from flick.window.match.lesson.puzzle_list import PuzzlesScreen

    app.go(lambda app: PuzzlesScreen(app, game_id))


def has_puzzles(game_id: str) -> bool:
    """Whether scenarios other than a tutorial come with a game; none of them is loaded."""
    entry = register.entry_of(game_id)
    return entry is not None and any(path.stem != "tutorial" for path in (entry.content / "scenarios").glob("*.yaml"))


def open_tuner(app: "App", table: str = "") -> None:
    """Make a table of one's own from a preset or a file, or from the table of the last match; ``Refused`` where that
    cannot be read."""
    from flick.window.workbench.tuner_screen import TunerScreen

    app.go(lambda app: TunerScreen(app, table))


def bring_in() -> Lane:
    """Begin to bring in, one thing after the other, what will be needed sooner or later, so that no click waits for it:
    screens and games. What cannot be brought in is told of when somebody opens it."""
    lane = Lane()
    for name in SCREENS:
        lane.submit(import_module, f"flick.window.{name}")
    for name in games.names():
        lane.submit(games.find, name)
    return lane
