"""Every screen of the window as pictures: ``python -m tools.screens [FOLDER] [MOMENT...]``, in both languages, three
sizes and three palettes, and contact sheets on which they stand side by side; with names of moments, or beginnings of
names, only these. Nothing of what the person who runs it has kept is shown or touched."""

import argparse
import functools
import itertools
import math
import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pygame
from pygame import Surface
from pygame.event import Event

from flick.arena.outcome import Outcome
from flick.bots.random import random_answer
from flick.campaign import sequel_of
from flick.keeping import keep
from flick.paint.palette import PALETTES
from flick.profile import note
from flick.sitting import bots
from flick.table.answers import read
from flick.table.board import Board
from flick.table.chance import Chance, Forced, derived
from flick.table.duel import duel_of
from flick.table.game import find
from flick.table.languages import LANGUAGES
from flick.table.match import Match
from flick.table.rules import Choose, Decision, Flick, Place
from flick.table.seats import Seat, Thought
from flick.window.app.app import App
from flick.window.app.screen import Screen
from flick.window.app.settings import Settings
from flick.window.arena.flicking.lever import FULL
from flick.window.arena.flicking.power import power_at
from flick.window.arena.flicking.pull import IDLE
from flick.window.board.board_view import BoardView
from flick.window.board.card import CardPart
from flick.window.match.lesson.puzzle_screen import PuzzleScreen
from flick.window.match.lesson.puzzles import Drill, drills_of
from flick.window.match.lesson.tutorial_screen import TutorialScreen
from flick.window.match.play_screen import PlayScreen
from flick.window.match.replay.film import Film
from flick.window.match.replay.replay_screen import ReplayScreen
from flick.window.menus import draft as drafts
from flick.window.menus.achievements_screen import AchievementsScreen
from flick.window.menus.builder import BuilderScreen
from flick.window.menus.end import EndScreen
from flick.window.menus.load import LoadScreen
from flick.window.menus.new_match import NewMatchScreen
from flick.window.menus.opening import taught
from flick.window.menus.rulebook_screen import RulebookScreen
from flick.window.menus.settings_screen import SettingsScreen
from flick.window.menus.several import SeveralScreen
from flick.window.menus.title import TitleScreen
from flick.window.menus.tutorials import TutorialEnd, TutorialsScreen
from flick.window.workbench.practice_screen import PracticeScreen
from flick.window.workbench.tuner_screen import TunerScreen
from tests.saved_matches import kept
from tests.window.playing import PEOPLE, a_match, played, settle

SIZES = {(1024, 640): 0, (1280, 720): 0, (2560, 1440): 0}
"""Windows, and the interface scale in percent in each of them; 0 is as the window."""

FRAME = 16.0
COMES_UP = 500.0
"""ms in which a picture comes up that was drawn in the background."""

LOOK = 900.0
"""ms for which the pointer rests on a card that is to be shown large."""

MOST_FRAMES = 1500
PATIENCE = 0.004
"""Seconds between two of these frames: cards are drawn meanwhile."""

DRAWS = 1.0
"""Seconds in which cards are drawn meanwhile."""
SEEN = 600.0
"""ms after which a stamp, or a banner, lies there."""

VERDICT = 300.0
"""ms after a flick at which its verdict is read."""

LIFTS = Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
"""Lifts the curtain."""

SHOT = 2600.0
"""ms in which a replay has come up and shown a flick."""

CLEAR = 90.0
"""mm between a pawn that is seen well and the edges of the table."""

LATE = 16
"""Answers after which a match of the sample game is shown."""

FULL_TABLE = 45
"""Answers after which that with many zones is shown."""

SAMPLES = Path(__file__).parents[1] / "tests" / "games"

THUMB, COLUMNS, GAP = 480, 4, 12
"""Of a contact sheet, in pixels."""

Moment = Callable[[App, "Watch"], None]


class Watch:
    """The time of a window that nobody sees."""

    def __init__(self, app: App) -> None:
        self.app, self.now = app, 0.0

    def wait(self, ms: float, *events: Event) -> None:
        """Let time go by, in frames."""
        self.app.frame(events, self.now)
        self._frames(ms)
        settle(self.app.screen)
        self.app.frame((), self.now)

    def rest(self) -> None:
        """Until what was drawn in the background is seen, and nothing moves any more."""
        self.wait(COMES_UP)
        self.wait(COMES_UP)
        for _ in range(MOST_FRAMES):
            if not self.app.screen.moving:
                return
            time.sleep(PATIENCE)
            self._frames(FRAME)

    def _frames(self, ms: float) -> None:
        end = self.now + ms
        while self.now < end:
            self.now += FRAME
            self.app.frame((), self.now)


def best(match: Match) -> Thought:
    """What the best bot would answer."""
    return match.game.bots["perfect"]().think(match.perspective())


def is_attack(match: Match) -> bool:
    """Whether the best bot is about to shoot at somebody, with the pawn far from every edge."""
    thought, table = best(match), match.view(None).arena
    if thought.reason is None or thought.reason.id != "think-attack" or table is None:
        return False
    pawn = table.pawns[thought.answer.split()[1]]
    return min(pawn.x, table.table.width - pawn.x, pawn.y, table.table.height - pawn.y) > CLEAR


def is_about_pawns(match: Match) -> bool:
    """Whether one of several pawns in the arena is to be chosen."""
    decision, arena = match.decision, match.view(None).arena
    pawns = list(arena.pawns) if arena else []
    return isinstance(decision, Choose) and sum(option.piece in pawns for option in decision.options) > 1


def may_decline(match: Match) -> bool:
    """Whether nothing has to be chosen."""
    return isinstance(match.decision, Choose) and bool(match.decision.decline)


def _any(match: Match) -> bool:
    """Any moment will do."""
    del match
    return True


def _up_to(kind: type[Decision], suits: Callable[[Match], bool], **options: Any) -> Match:
    """A match in which bots have answered up to a decision of that kind, after the opening."""
    match = a_match(PEOPLE, seed=5, first_team="sword", starting_health=6, **options)
    bot = match.game.bots["normal"]()
    while isinstance(decision := match.settle(), Decision):
        if isinstance(decision, kind) and len(match.answers) > 20 and suits(match):
            return match
        thought = bot.think(match.perspective())
        match.answer(thought.answer, thought.reason)
    raise LookupError(kind)


def play_up_to(kind: type[Decision], suits: Callable[[Match], bool] = _any, **options: Any) -> Moment:
    """A match is played, up to a decision of that kind that suits."""

    def show(app: App, watch: Watch) -> None:
        app.go(lambda app: PlayScreen(app, _up_to(kind, suits, **options), None))
        _until_asked(app, watch)

    return show


def _well_up_to(verb: str, suits: Callable[[Any], bool], **options: Any) -> Match:
    """A match of Kinfire, played at random up to a question that suits its state."""
    game = find("kinfire")
    for seed in range(200):
        match = Match(game, list(PEOPLE), game.Options(first_player=1, **options), seed, bots=bots())
        while isinstance(decision := match.settle(), Decision):
            if decision.verb == verb and suits(match.state):
                return match
            luck = Chance(derived(seed, len(match.answers)))
            answer = random_answer(decision, luck)
            if isinstance(decision, Choose) and (decision.verb in ("play", "boost") or answer in decision.passes):
                answer = decision.options[0].name
            match.answer(answer)
    raise LookupError(verb)


def well_up_to(verb: str, suits: Callable[[Any], bool], **options: Any) -> Moment:
    """Kinfire is played, up to a question that suits."""

    def show(app: App, watch: Watch) -> None:
        app.go(lambda app: PlayScreen(app, _well_up_to(verb, suits, **options), None))
        _until_asked(app, watch)

    return show


@functools.cache
def _cave(seats: int, verb: str, answers: int, name: str = "urto") -> Match:
    """A match as bots would play it, up to a question of that kind to the only person after so many answers; without a
    kind to its end."""
    game = find(name)
    level = "normal" if "normal" in game.bots else next(iter(game.bots))
    bot = game.bots[level]()
    for seed in range(50):
        people = [Seat("human", "Camille"), *[Seat(level)] * (seats - 1)]
        match = Match(game, people, game.Options(), seed, bots=bots())
        while isinstance(decision := match.settle(), Decision):
            if (decision.verb, decision.seat) == (verb, 0) and len(match.answers) >= answers:
                return match
            thought = bot.think(match.perspective())
            match.answer(thought.answer, thought.reason)
        if not verb and match.result is not None and len(match.result.winners) == 1:
            return match
    raise LookupError(verb)


def cave_up_to(seats: int, verb: str, answers: int, name: str = "urto") -> Moment:
    """Urto or Caveloot is played, up to a question of that kind after so many answers."""

    def show(app: App, watch: Watch) -> None:
        match = _cave(seats, verb, answers, name)
        app.go(lambda app: PlayScreen(app, match, None))
        _until_asked(app, watch)

    return show


def _delve(seats: int, suits: Callable[[Match], bool], level: str = "normal", **options: Any) -> Match:
    """A match in the dungeon as bots would play it, up to a moment that suits; where none does, to its end."""
    game, names = find("ravenloft"), ("Camille", "Noé", "Inès", "Ravi", "Zoé")
    for seed in range(40):
        people = [Seat("human", name) for name in names[:seats]]
        match = Match(game, people, game.Options(**options), seed, bots=bots())
        bot = game.bots[level]()
        while isinstance(match.settle(), Decision):
            if suits(match):
                return match
            thought = bot.think(match.perspective())
            match.answer(thought.answer, thought.reason)
        if suits(match):
            return match
    raise LookupError(options)


def delve_up_to(seats: int, suits: Callable[[Match], bool], **options: Any) -> Moment:
    """The dungeon is explored, up to a moment that suits."""

    def show(app: App, watch: Watch) -> None:
        match = _delve(seats, suits, **options)
        app.go(lambda app: PlayScreen(app, match, None))
        _until_asked(app, watch)

    return show


def against_heroes(verb: str, least: int, people: int = 1) -> Moment:
    """Somebody plays the dungeon against three heroes, up to a question of that kind to them in a dungeon of so many
    tiles; with more ``people`` some of the heroes are played by them."""

    def show(app: App, watch: Watch) -> None:
        game = find("ravenloft")
        names = [Seat("human", name) for name in ("Noé", "Inès", "Ravi")[: people - 1]]
        seats = [*names, *[Seat("easy")] * (4 - people), Seat("human", "Camille")]
        match = Match(game, seats, game.Options(variants=("STR",)), 3, bots=bots())
        bot = game.bots["easy"]()
        while isinstance(decision := match.settle(), Decision):
            if (decision.verb, decision.seat) == (verb, 3) and len(match.state.dungeon.grid.tiles) >= least:
                break
            match.answer(bot.think(match.perspective()).answer)
        app.go(lambda app: PlayScreen(app, match, None))
        _until_asked(app, watch)

    return show


def _asks_in(least: int) -> Callable[[Match], bool]:
    """Whether somebody takes a turn in a dungeon of so many tiles."""

    def suits(match: Match) -> bool:
        state = match.state
        return match.decision is not None and match.decision.verb == "turn" and len(state.dungeon.grid.tiles) >= least

    return suits


def _asks_for(verb: str, least: int) -> Callable[[Match], bool]:
    """Somebody is asked such a question in a dungeon of so many tiles."""

    def suits(match: Match) -> bool:
        decision = match.decision
        return decision is not None and decision.verb == verb and len(match.state.dungeon.grid.tiles) >= least

    return suits


@functools.cache
def _campaign() -> Match:
    """An adventure of Advanced 2.0 that was won: those who won it go on."""
    return _delve(3, lambda one: bool(one.result and one.result.winners), variants=("ADV",))


def _next_adventure(app: App) -> Screen:
    """What they set out for, with what each of them has gained."""
    campaign = sequel_of(_campaign())
    assert campaign is not None
    return NewMatchScreen(app, "ravenloft", drafts.going_on(campaign))


def _strikes(match: Match) -> bool:
    """Whether two foes are within reach of whoever takes a turn, after an attack."""
    options = match.decision.options if isinstance(match.decision, Choose) else ()
    aims = {option.piece for option in options if option.tool is not None and option.piece is not None}
    return len(aims) > 1 and match.state.fight is not None


def _rolled_for_initiative(match: Match) -> bool:
    """Whether the last roll was one for initiative, and somebody is asked something."""
    fight = match.state.fight
    return match.decision is not None and fight is not None and fight.card == "initiative" and bool(fight.rolls)


def sample_up_to(verb: str, question: str = "", notches: int = 0) -> Moment:
    """The sample game with two maps is played at random, up to a question late in it; seen from nearer by so many
    notches of the wheel."""

    def show(app: App, watch: Watch) -> None:
        match = sample_match(verb, question)
        app.go(lambda app: PlayScreen(app, match, None))
        _until_asked(app, watch)
        for _ in range(notches):
            watch.wait(FRAME, Event(pygame.KEYDOWN, key=pygame.K_PAGEUP, mod=0, unicode=""))
        watch.rest()

    return show


def _full_table(app: App, watch: Watch) -> None:
    """The sample game with many zones, and five who play."""
    people = [*PEOPLE, *(Seat("human", name) for name in ("Inès", "Ravi", "Zoé"))]
    match = played(Match(find("caravan"), people, seed=2), FULL_TABLE)
    app.go(lambda app: PlayScreen(app, match, None))
    _until_asked(app, watch)


def sample_match(verb: str, question: str = "") -> Match:
    """The sample game with two maps, played at random up to a question late in it."""
    game = find("expedition")
    for seed in range(400):
        match = Match(game, list(PEOPLE), game.Options(), seed)
        while isinstance(decision := match.settle(), Decision):
            late = len(match.answers) > LATE or verb == "charm"
            if late and decision.verb == verb and decision.question in ("", question):
                return match
            match.answer(random_answer(decision, Chance(derived(seed, len(match.answers)))))
    raise LookupError(verb)


def _looked_at(app: App, watch: Watch) -> None:
    """A card on the cloth is shown large."""
    well_up_to("approach", lambda state: state.turn == 1, first_game=True)(app, watch)
    cards = [part for part in app.screen.desk.root.walk() if isinstance(part, CardPart)]
    card = next(card for card in cards if (card.piece.face or "").startswith("the_maze"))
    watch.wait(LOOK, Event(pygame.MOUSEMOTION, pos=card.rect.center, rel=(0, 0), buttons=(0, 0, 0)))
    watch.rest()


def _until_asked(app: App, watch: Watch) -> None:
    """The curtain is lifted, events are told, faces of cards are drawn."""
    screen = app.screen
    assert isinstance(screen, PlayScreen)
    for _ in range(400):
        if screen.controller.phase == "curtain":
            watch.wait(FRAME, LIFTS)
        if screen.controller.phase == "asking":
            break
        watch.wait(FRAME)
    watch.rest()


def pull_back(app: App, watch: Watch, steps: int) -> Iterator[tuple[int, int]]:
    """Press on the pawn that is to be flicked, and pull it back in so many steps as the best bot would; where the
    pointer is after each."""
    screen = app.screen
    assert isinstance(screen, PlayScreen)
    decision = screen.controller.decision
    assert isinstance(decision, Flick)
    assert screen.arena is not None
    assert screen.arena.scene is not None
    aim, _ = read(decision, best(screen.match).answer)
    outline = screen.arena.outline(aim.pawn)
    assert outline is not None
    x, y = outline.center
    pull = outline.width / 2 + (IDLE + power_at(decision, aim.speed) * FULL) * screen.arena.scene.stage.scale
    watch.wait(FRAME, Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1))
    for step in range(1, steps + 1):
        far = pull * (1 - (1 - step / steps) ** 2)
        at = round(x - far * math.cos(aim.angle)), round(y + far * math.sin(aim.angle))
        watch.wait(2 * FRAME, Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(1, 0, 0)))
        yield at


def _aiming(app: App, watch: Watch) -> None:
    """A pawn is pulled back for a shot at somebody."""
    play_up_to(Flick, is_attack)(app, watch)
    for _ in pull_back(app, watch, 10):
        pass
    watch.wait(400)


def _rolling(app: App, watch: Watch) -> None:
    """A flick on its way, some tenths of a second after it was made."""
    play_up_to(Flick, is_attack)(app, watch)
    screen = app.screen
    assert isinstance(screen, PlayScreen)
    assert screen.controller.decision is not None
    screen.controller.answer(best(screen.match).answer)
    assert isinstance(screen.match.answers[-1].given.outcome, Outcome)
    watch.wait(220)


def _verdict(app: App, watch: Watch) -> None:
    """What a shot at somebody came to."""
    _rolling(app, watch)
    screen = app.screen
    assert isinstance(screen, PlayScreen)
    assert screen.arena is not None
    while screen.arena.rolling:
        watch.wait(FRAME)
    watch.wait(VERDICT)


def _menu(app: App, watch: Watch) -> None:
    play_up_to(Flick)(app, watch)
    watch.wait(700, Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0))


def _curtain(app: App, watch: Watch) -> None:
    app.go(lambda app: PlayScreen(app, a_match(PEOPLE), None))
    watch.wait(1500)


def _opened(make: Callable[[App], Screen]) -> Moment:
    def show(app: App, watch: Watch) -> None:
        app.go(make)
        watch.rest()

    return show


def _half_built(app: App) -> Screen:
    """A hero of two classes whose powers are still to be chosen."""
    screen = BuilderScreen(app, "ravenloft")
    screen.draft |= {"race": "eladrin", "classes": ["wizard", "rogue"], "name": "Maëlle"}
    screen.plan = screen.builder.plan(screen.draft)
    return screen


def _ways_to_play(app: App) -> Screen:
    """Two ways of playing are chosen; others do not go with them."""
    host = NewMatchScreen(app, "ravenloft")
    host.draft.options["variants"] = ["BAR", "DIC"]
    return SeveralScreen(app, host.draft, next(field for field in drafts.fields(host.game) if field.name == "variants"))


@functools.cache
def _ended() -> Match:
    """A match to its end, as bots would play it for both; it is kept."""
    match = a_match(seed=3, arena_mode="mat", starting_health=6)
    writer = keep(match)
    bot = match.game.bots["hard"]()
    while isinstance(match.settle(), Decision):
        thought = bot.think(match.perspective())
        match.answer(thought.answer, thought.reason)
    writer.close()
    return match


def _end(app: App) -> Screen:
    return EndScreen(app, _ended(), None)


def _replay(app: App, watch: Watch) -> None:
    """A shot that hits, in the middle of a match to its end."""
    match = _ended()
    hits = [
        number
        for number, taken in enumerate(match.answers[:-1])
        if isinstance(taken.given.outcome, Outcome)
        and any(event.kind == "hit" for event in match.events[taken.events_before : _events_before(match, number + 1)])
    ]
    longest = max(kept(), key=lambda entry: entry.path.stat().st_size)
    app.go(lambda app: ReplayScreen(app, longest.path, hits[len(hits) // 2]))
    watch.wait(SHOT)
    watch.wait(VERDICT, Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0))


@functools.cache
def _well() -> tuple[Match, Path]:
    """A match of Kinfire between two bots, to its end, and its file."""
    game = find("kinfire")
    match = Match(game, [Seat("normal"), Seat("normal")], game.Options(first_player=1), 4, bots=bots())
    writer = keep(match)
    match.advance()
    writer.close()
    return match, writer.path


def _counts(board: Board) -> int:
    """How many lines add up to the attempt that goes on."""
    duels = filter(None, map(duel_of, board.zones))
    return sum(len(duel.sides[0].modifiers) for duel in duels)


def _replay_of_the_well(app: App, watch: Watch) -> None:
    """The attempt of a match that most counts in."""
    film = Film(_well()[1])
    while not film.whole:
        film.read(100)
    most = max(range(film.last), key=lambda at: _counts(film.board(at)))
    app.go(lambda app: ReplayScreen(app, _well()[1]))
    screen = app.screen
    assert isinstance(screen, ReplayScreen)
    screen.go(most)
    watch.wait(SHOT)
    watch.rest()


def _events_before(match: Match, number: int) -> int:
    return match.answers[number].events_before


def _puzzle(app: App) -> Screen:
    drills = [drill for drill in drills_of(find("catacombs")) if isinstance(drill, Drill)]
    return PuzzleScreen(app, drills, 0, drills[0].begin())


def _practice(app: App) -> Screen:
    return PracticeScreen(app, _up_to(Flick, is_attack))


def _guided(step: int) -> Moment:
    """A step of the guided game of Kinfire."""

    def show(app: App, watch: Watch) -> None:
        screen = TutorialScreen(app, "kinfire", True)
        app.go(lambda app: screen)
        while screen.lesson.number < step:
            screen.controller.skip()
        for _ in range(MOST_FRAMES):
            if screen.controller.phase in ("asking", "reading"):
                break
            watch.wait(FRAME)
        watch.rest()

    return show


@functools.cache
def _lost() -> Match:
    """A match of Kinfire that is lost in the first turn: The Beast's Riddle, and no die helps."""
    game = find("kinfire")
    options = game.Options(first_player=1)
    forced: Forced = {
        "well-deck": [["the_beasts_riddle"]],
        "skill-die": ["green", "blue", "green"],
        "ld-die": ["darkness"],
    }
    match = Match(game, list(PEOPLE), options, 7, bots=bots(), forced=forced)
    for answer in ("approach the_beasts_riddle", "play nothing"):
        if isinstance(match.settle(), Decision):
            match.answer(answer)
    match.settle()
    return match


def tried(card: str, shows: str, light: str, option: int, seen: Callable[[BoardView], object]) -> Moment:
    """A challenge of Kinfire is attempted, with that option of whatever is asked and dice that show that, up to what is
    to be seen."""

    def show(app: App, watch: Watch) -> None:
        game = find("kinfire")
        forced: Forced = {"well-deck": [[card]], "skill-die": [shows] * 3, "ld-die": [light]}
        match = Match(game, list(PEOPLE), game.Options(first_player=1), 7, bots=bots(), forced=forced)
        app.go(lambda app: PlayScreen(app, match, None))
        screen = app.screen
        assert isinstance(screen, PlayScreen)
        _until_asked(app, watch)
        for _ in range(MOST_FRAMES):
            decision = screen.controller.decision
            if screen.controller.phase == "curtain":
                watch.wait(FRAME, LIFTS)
            elif isinstance(decision, Choose) and decision.verb in ("approach", "play", "boost"):
                screen.controller.answer(
                    f"approach {card}" if decision.verb == "approach" else decision.options[option].name
                )
            watch.wait(FRAME)
            time.sleep(PATIENCE)
            if seen(screen.board_view):
                break
        time.sleep(DRAWS)
        watch.wait(SEEN)

    return show


def _lost_end(app: App) -> Screen:
    return EndScreen(app, _lost(), None, note(_lost()))


def _achievements(app: App) -> Screen:
    note(_lost())
    return AchievementsScreen(app, "kinfire")


MOMENTS: Mapping[str, Moment] = {
    "title": _opened(TitleScreen),
    "new-match": _opened(lambda app: NewMatchScreen(app, "catacombs")),
    "new-match-well": _opened(lambda app: NewMatchScreen(app, "kinfire")),
    "builder": _opened(_half_built),
    "variants": _opened(_ways_to_play),
    "load": _opened(LoadScreen),
    **{
        f"settings-{section}": _opened(lambda app, section=section: SettingsScreen(app, section))
        for section in ("play", "look", "sound", "keys", "language")
    },
    "rulebook": _opened(lambda app: RulebookScreen(app, "catacombs", "CAT-77")),
    "curtain": _curtain,
    "play-question": play_up_to(Choose, may_decline),
    "play-pawns": play_up_to(Choose, is_about_pawns, arena_mode="mat"),
    "play-placing": play_up_to(Place, arena_mode="mat"),
    "play-aiming": _aiming,
    "play-rolling": _rolling,
    "play-verdict": _verdict,
    "play-menu": _menu,
    "well-start": well_up_to("approach", lambda state: state.turn == 1, first_game=True),
    "well-boost": well_up_to("boost", lambda state: len(state.attempt.boosts) == 1),
    "well-dice": well_up_to("reroll", lambda state: state.turn > 3),
    "well-bottom": well_up_to("approach", lambda state: state.bottom, quick=True),
    "well-stamp": tried("crystal_caves", "red", "light", 0, lambda board_view: board_view.stamping),
    "well-over": tried("the_beasts_riddle", "green", "darkness", -1, lambda board_view: board_view.ending),
    "well-looked-at": _looked_at,
    "well-lesson": _guided(7),
    "well-lesson-dice": _guided(11),
    "well-lesson-end": _opened(lambda app: TutorialEnd(app, "kinfire")),
    "well-lost": _opened(_lost_end),
    "well-end": _opened(lambda app: EndScreen(app, *_well())),
    "well-replay": _replay_of_the_well,
    **{
        f"urto-{name}-{seats}": cave_up_to(seats, verb, answers * seats)
        for seats in (2, 5)
        for name, verb, answers in (("start", "turn", 0), ("middle", "turn", 14), ("fight", "keep", 8))
    },
    **{
        f"urto-end-{seats}": _opened(lambda app, seats=seats: EndScreen(app, _cave(seats, "", 0), None))
        for seats in (2, 5)
    },
    **{
        f"loot-{name}": cave_up_to(3, verb, answers, "caveloot")
        for name, verb, answers in (
            ("camp", "camp", 20),
            ("prepare", "prepare", 30),
            ("explore", "met", 40),
            ("fight", "window", 30),
            ("bargain", "offer", 20),
            ("help", "bid", 0),
        )
    },
    "loot-end": _opened(lambda app: EndScreen(app, _cave(3, "", 0, "caveloot"), None)),
    "delve-start": delve_up_to(1, _asks_in(2)),
    "delve-young": delve_up_to(3, _asks_in(5)),
    "delve-large": delve_up_to(5, _asks_in(14)),
    "delve-fight": delve_up_to(3, _strikes),
    "delve-generators": delve_up_to(
        3, lambda match: _asks_in(5)(match) and len(match.state.dungeon.generators) > 1, variants=("BAR",)
    ),
    "delve-initiative": delve_up_to(3, _rolled_for_initiative, variants=("MIK",)),
    "delve-time": delve_up_to(
        3, lambda match: _rolled_for_initiative(match) and match.state.time_tokens > 0, variants=("HPH",)
    ),
    "delve-encounter": delve_up_to(2, lambda match: _asks_in(4)(match) and bool(match.state.environment)),
    "delve-chamber": delve_up_to(
        4, lambda match: _asks_in(4)(match) and bool(match.state.progress.chamber), adventure="the_bone_warden"
    ),
    "delve-strahd-monster": against_heroes("spawn", 6),
    "delve-strahd-encounter": against_heroes("encounter", 6),
    "delve-strahd-cards": against_heroes("draw", 6),
    "delve-strahd-curtain": against_heroes("spawn", 6, people=2),
    "delve-in-rounds": delve_up_to(3, _asks_for("pattern", 6), variants=("GEN",)),
    "delve-level": delve_up_to(3, _asks_for("twenty", 3), variants=("LVL",)),
    "delve-campaign-won": _opened(lambda app: EndScreen(app, _campaign(), None)),
    "delve-campaign-next": _opened(_next_adventure),
    "delve-won": _opened(
        lambda app: EndScreen(app, _delve(3, lambda one: bool(one.result and one.result.winners)), None)
    ),
    "sample-cave": sample_up_to("scout"),
    "sample-dungeon": sample_up_to("walk"),
    "sample-near": sample_up_to("walk", notches=3),
    "sample-duel": sample_up_to("charm"),
    "sample-offer": sample_up_to("offer", "offer-answer"),
    "sample-full": _full_table,
    "achievements": _opened(_achievements),
    "end": _opened(_end),
    "replay": _replay,
    "practice": _opened(_practice),
    "puzzle": _opened(_puzzle),
    "tutorials": _opened(lambda app: TutorialsScreen(app, taught())),
    "tutorial": _opened(lambda app: TutorialScreen(app, "catacombs")),
    "tuner": _opened(TunerScreen),
}


def pictures(settings: Settings, size: tuple[int, int], wanted: Sequence[str] = ("",)) -> Iterator[tuple[str, Surface]]:
    """Every moment whose name begins as one of those wanted, in a window of its own."""
    for name, moment in MOMENTS.items():
        if not name.startswith(tuple(wanted)):
            continue
        os.environ["FLICK_GAMES"] = str(SAMPLES) if name.startswith("sample") else ""
        app = App(settings, size, Surface(size, 0, 32))
        try:
            app.go(TitleScreen)
            moment(app, Watch(app))
            yield name, app.surface
        finally:
            app.end()


@contextmanager
def unseen() -> Iterator[None]:
    """A window that nobody sees, and a home of its own in which one match is kept."""
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    pygame.init()
    pygame.display.set_mode((64, 64))
    with TemporaryDirectory() as home:
        os.environ["FLICK_HOME"] = home
        _ended()
        match = a_match()
        writer = keep(match)
        played(match, 30)
        writer.close()
        yield


def contact(found: Sequence[Surface]) -> Surface:
    """All of them on one sheet, smaller."""
    width, height = THUMB, round(THUMB * found[0].get_height() / found[0].get_width())
    rows = math.ceil(len(found) / COLUMNS)
    sheet = Surface((COLUMNS * (width + GAP) + GAP, rows * (height + GAP) + GAP))
    for index, surface in enumerate(found):
        row, column = divmod(index, COLUMNS)
        small = pygame.transform.smoothscale(surface, (width, height))
        sheet.blit(small, (GAP + column * (width + GAP), GAP + row * (height + GAP)))
    return sheet


def main(
    folder: Path, sizes: Mapping[tuple[int, int], int] = SIZES, wanted: Sequence[str] = ("",), only: str = ""
) -> None:
    """Pictures of all moments that are wanted, in every size, palette and language, or in those of which the end of
    the file's name (``fr-normal-1280``) has ``only`` in it."""
    folder.mkdir(parents=True, exist_ok=True)
    with unseen():
        for (size, scale), palette, language in itertools.product(sizes.items(), PALETTES, LANGUAGES):
            if only not in f"{language}-{palette}-{size[0]}":
                continue
            chosen = Settings(language=language, palette=palette, scale=scale, mute=True)  # type: ignore[arg-type]
            found: list[Surface] = []
            for name, surface in pictures(chosen, size, wanted):
                found.append(surface)
                pygame.image.save(surface, folder / f"{name}-{language}-{palette}-{size[0]}.png")
            if found:
                pygame.image.save(contact(found), folder / f"contact-{language}-{palette}-{size[0]}.png")
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tools.screens", description="Every screen of the window.")
    parser.add_argument("folder", nargs="?", type=Path, default=Path("out/screens"), help="where the pictures go")
    parser.add_argument("moments", nargs="*", default=[""], help="beginnings of the names of those wanted")
    parser.add_argument("--only", default="", help="a part of the end of their names: fr-normal-1280, normal, 1024")
    chosen = parser.parse_args()
    main(chosen.folder, wanted=chosen.moments, only=chosen.only)
