"""A kept match is watched: its table, its turns, its time line, and what can be taken along from a moment of it; and
the keys by which that is done."""

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

import pygame
from pygame.event import Event

from flick.table.sayings import Refused
from flick.window.app.held_keys import pressed_alone
from flick.window.match.match_news import FlickRolls, News
from flick.window.match.replay.film import Film
from flick.window.match.replay.replay_check import Checker
from flick.window.match.replay.replay_controller import SPEEDS, ReplayController
from flick.window.match.replay.replay_exports import Taking
from flick.window.match.replay.replay_panel import Sort
from flick.window.match.replay.replay_parts import ReplayParts
from flick.window.match.replay.replay_turns import Rows
from flick.window.match.replay.replay_words import Telling
from flick.window.menus import opening
from flick.window.menus.page import ON_WOOD, Page
from flick.window.menus.telling import moment, players
from flick.window.widgets.label import Caption
from flick.window.widgets.painting import Backdrop

if TYPE_CHECKING:
    from flick.window.app.app import App

Deed: TypeAlias = Literal["play", "step", "turn", "start", "end", "speed", "ways", "again"]

READS, READS_FAST = 16, 60
"""Answers read in a frame, and when somebody waits for them."""
REFUSAL = 136
"""Where it stands why a match cannot be seen."""
LAST = 10**9
"""The end, wherever that is."""


class ReplayKey(NamedTuple):
    """What a key does, and how far on, or back."""

    deed: Deed
    by: int = 0


KEYS: dict[int, ReplayKey] = {
    pygame.K_SPACE: ReplayKey("play"),
    pygame.K_LEFT: ReplayKey("step", -1),
    pygame.K_RIGHT: ReplayKey("step", 1),
    pygame.K_UP: ReplayKey("turn", -1),
    pygame.K_DOWN: ReplayKey("turn", 1),
    pygame.K_PAGEUP: ReplayKey("turn", -1),
    pygame.K_PAGEDOWN: ReplayKey("turn", 1),
    pygame.K_HOME: ReplayKey("start"),
    pygame.K_END: ReplayKey("end"),
    pygame.K_PLUS: ReplayKey("speed", 1),
    pygame.K_EQUALS: ReplayKey("speed", 1),
    pygame.K_KP_PLUS: ReplayKey("speed", 1),
    pygame.K_MINUS: ReplayKey("speed", -1),
    pygame.K_KP_MINUS: ReplayKey("speed", -1),
    pygame.K_t: ReplayKey("ways"),
    pygame.K_r: ReplayKey("again"),
}


def pressed(event: Event) -> ReplayKey | None:
    """What an event does to a film, if anything."""
    if not pressed_alone(event):
        return None
    sign = {"+": pygame.K_PLUS, "-": pygame.K_MINUS}.get(event.unicode)
    return KEYS.get(event.key if sign is None else sign)


class ReplayScreen(Page):
    """``answer`` is the answer of the match from which it is played at once. ``Refused`` where the file cannot be
    read."""

    parts: ReplayParts
    """Everything on it, as soon as it is laid out."""

    def __init__(self, app: "App", path: Path, answer: int | None = None) -> None:
        super().__init__(app)
        self.path = path
        self.film = Film(path)
        self.controller = ReplayController(self.film)
        self.controller.listeners.append(self._hear)
        self.rows = Rows(self.film)
        self.taking = Taking(self)
        self.checker = Checker(path)
        self.sort: Sort = "all"
        self.ways = True
        self._is_laid = False
        self._news = ""
        self._when = moment(app.words, _changed(path), datetime.now().astimezone())
        if answer is not None:
            self.controller.go(answer)
            self.controller.play(app.now)

    @property
    def rulebook(self) -> tuple[str, str]:
        """The rule of what happened last at the moment that is seen."""
        rules = [event.rule for event in self.film.events(self.controller.at) if event.rule]
        return self.film.game.id, rules[-1] if rules else ""

    def lay_out(self) -> None:
        if self._is_laid:
            self.parts.table.close()
        self.telling = Telling(self.film, self.controller, self.rows, self.app.words)
        self.parts, self._is_laid = ReplayParts(self, self.telling), True
        if self.controller.rolling is not None:
            self.controller.go(self.controller.at)
        self.parts.look()

    def lay_head(self) -> Caption:
        """Who played, and a line about the match, which changes."""
        say, match = self.say, self.film.match
        characters = match.game.characters(match.options, len(match.seats))
        who = players(self.app.words, match.game.id, match.seats, characters)
        title = say("window-replay-title", who=who)
        return self.head(
            title,
            self._news or self.telling.facts(self._when, self.checker),
            [
                ("rulebook", f"{say('window-rulebook')} (F1)", lambda: self.open_rule(*self.rulebook)),
                ("settings", say("window-settings"), lambda: opening.open_settings(self.app)),
            ],
        )

    def backdrop(self) -> Backdrop:
        return self.app.table("play")

    def handle(self, event: Event) -> bool:
        """Keys of the film count wherever the keyboard is, unless a part that was chosen with Tab wants them."""
        if event.type == pygame.KEYDOWN and self.desk.modal is None:
            focus = self.desk.focus
            chosen = focus is not None and focus.ringed and focus.handle(event)
            if chosen or self._key(event) or self.parts.table.steer(event):
                return True
        return super().handle(event)

    def tick(self, now: float) -> None:
        self._read()
        self.controller.tick(now)
        self._listen()
        known = self.film.whole and self.film.complete and self.checker.look(now)
        if known and not self._news:
            self.parts.about.text = self.telling.facts(self._when, self.checker)
        super().tick(now)

    @property
    def moving(self) -> bool:
        busy = not self.film.whole or self.controller.playing or self.taking.exporter.busy
        return busy or super().moving

    def leave(self) -> None:
        super().leave()
        self.app.sounds.quiet()
        self.taking.exporter.close()
        self.checker.stop()
        self.parts.table.close()

    def go(self, moment: int) -> None:
        """Go to a moment, and go on from there if it was playing."""
        self.controller.go(moment)

    def step(self, answers: int) -> None:
        """Go answers on or back, and stay there."""
        self.controller.pause()
        self.controller.step(answers)

    def go_to_turn(self, index: int) -> None:
        """Go to where a turn has begun: its first answer was given."""
        turns = self.rows.turns
        if 0 <= index < len(turns):
            self.go(turns[index].moment)

    def go_to_event(self, number: int) -> None:
        """Go to where something has happened; a flick that is seen already rolls once more."""
        moment = self.controller.at if number < 0 else self.film.moment_of(number)
        if moment == self.controller.at:
            self.controller.roll_again()
        else:
            self.go(moment)

    def step_turns(self, turns: int) -> None:
        """Go turns on or back; before the first one is the beginning, after the last one the end."""
        self.go(self.rows.stepped(self.controller.at, turns))

    def play_or_pause(self) -> None:
        """Play from here, or stand still."""
        if self.controller.playing:
            self.controller.pause()
            self.parts.table.pace(0.0)
        else:
            self.controller.play(self.app.now)
            self.parts.table.pace(self.controller.speed)

    def set_speed(self, chosen: int) -> None:
        """One of the speeds."""
        self.controller.chosen = min(max(chosen, 0), len(SPEEDS) - 1)
        self.parts.foot.speeds.chosen = self.controller.chosen
        if self.controller.playing:
            self.parts.table.pace(self.controller.speed)

    def show_ways(self, shown: bool) -> None:
        """Show or hide the ways of all flicks."""
        self.ways = shown
        self.parts.show_ways()

    def _key(self, event: Event) -> bool:
        """Keys by which a film is watched."""
        found = pressed(event)
        if found is None:
            return False
        deeds: dict[Deed, Callable[[int], None]] = {
            "play": lambda by: self.play_or_pause(),
            "step": self.step,
            "turn": self.step_turns,
            "start": lambda by: self.go(0),
            "end": lambda by: self.go(LAST),
            "speed": lambda by: self.set_speed(self.controller.chosen + by),
            "ways": lambda by: self.show_ways(not self.ways),
            "again": lambda by: self.controller.roll_again(),
        }
        deeds[found.deed](found.by)
        return True

    def _read(self) -> None:
        """Read on; once everything has been read, everything can be told."""
        film = self.film
        if film.whole:
            return
        film.read(READS if self.controller.goal is None else READS_FAST)
        if film.whole:
            self.controller.go(self.controller.at if self.controller.goal is None else self.controller.goal)
            self.build()

    def _hear(self, news: Sequence[News]) -> None:
        """Show the moment that the film has come to, or the flick that rolls."""
        for one in news:
            if isinstance(one, FlickRolls) and one.number == self.controller.rolling:
                self.parts.table.show(self.controller.at)
                self.parts.table.roll(one, self.app.now, self.controller.speed)
        self.parts.look()

    def _listen(self) -> None:
        """Say what is being written, and what has become of it."""
        exporter = self.taking.exporter
        news = exporter.news()
        if news is not None:
            self._news = self.app.words(news)
            self.app.sounds.play("switch-on")
        elif exporter.busy:
            self._news = self.say("window-replay-writing")
        else:
            return
        self.parts.about.text = self._news

    def take(self, deed: str) -> None:
        """Something is to be taken along."""
        self.taking.do(deed, self.parts.table.picture(self.app.surface))

    def set_sort(self, sort: Sort) -> None:
        """List turns of one kind only, and show their ways."""
        self.sort = sort
        self.build()


class UnreadableReplay(Page):
    """Says why there is nothing to be seen of a file."""

    def __init__(self, app: "App", path: Path, why: Refused) -> None:
        super().__init__(app)
        self.path, self.why = path, why

    def lay_out(self) -> None:
        self.head(self.say("window-replay-cannot"), self.path.name)
        room = self.rect(self.wide / 2 - 280, REFUSAL, 560, 200)
        self.desk.add(Caption(self.kit, room, self.app.words(self.why.say), "prompt", anchor="centre", shadow=ON_WOOD))

    def backdrop(self) -> Backdrop:
        return self.app.table("play")


def _changed(path: Path) -> datetime:
    """When a file was last written."""
    return datetime.fromtimestamp(path.stat().st_mtime).astimezone()
