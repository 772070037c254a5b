"""Somebody who plays with the program in a real window: ``python -m tests.xvfb.sitter mouse|keys new|again``.

The program runs as anybody starts it; what is done to it comes from ``xdotool``. What was done is printed as JSON, one
line for each answer: its number in the match file, and what the hands meant by it.
"""

import json
import math
import sys
import threading
import time
import traceback
from typing import Any

import pygame
from pygame.event import Event

from flick import cli
from flick.arena.layout import Layout
from flick.table.rules import Choose, Confirm, Decision, Flick, Place
from flick.window.app import start
from flick.window.app.app import App
from flick.window.arena.arena_part import ArenaPart
from flick.window.arena.flicking.lever import FULL
from flick.window.arena.flicking.power import speed_at
from flick.window.arena.flicking.pull import IDLE
from flick.window.board.bar import BarPart
from flick.window.board.card import CardPart
from flick.window.match.play_screen import PlayScreen
from flick.window.menus.end import EndScreen
from flick.window.menus.game_tile import GameTile
from flick.window.menus.new_match import NewMatchScreen
from flick.window.menus.title import TitleScreen
from flick.window.widgets.button import Button
from flick.window.widgets.segmented import Segmented
from flick.window.widgets.widget import Widget
from tests.xvfb.hands import STILL, Hands

WANTED = {"card", "pull", "swipe", "obstacle"}
"""What must have been done with the mouse before somebody leaves; with keys a flick is a flick."""

SEED = 5
"""Of the match, so that it goes the same way each time."""

MOST = 40
"""Answers after which nothing more is tried."""


class Sitter:
    """``with_mouse``: nothing but the mouse, as far as there is a way; or nothing but keys."""

    def __init__(self, app: App, seen: list[tuple[float, Event]], *, with_mouse: bool) -> None:
        self.app, self.hands, self.with_mouse = app, Hands(app), with_mouse
        self.done: set[str] = set()
        self._seen = seen

    @property
    def play(self) -> PlayScreen:
        screen = self.app.screen
        assert isinstance(screen, PlayScreen), screen
        return screen

    @property
    def arena(self) -> ArenaPart:
        assert self.play.arena is not None
        return self.play.arena

    def begin(self) -> None:
        """From the title to a match, and play it until everything wanted was done; leave."""
        self.at(TitleScreen)
        self.hands.focus()
        self.press(GameTile, "Catacombs")
        self.at(NewMatchScreen)
        self.app.screen.draft.seed = SEED  # type: ignore[attr-defined]
        self.press(Button, "Start the match")
        wanted = WANTED if self.with_mouse else {"card", "flick", "obstacle"}
        for _ in range(MOST):
            self.answer()
            if wanted <= self.done:
                break
        assert wanted <= self.done, wanted - self.done
        self.past_questions()
        self.choose_in_menu(-1)
        self.close()

    def go_on(self) -> None:
        """From the title back into the match, one more answer, and to its end."""
        self.at(TitleScreen)
        self.hands.focus()
        self.press(Button, "Continue")
        self.answer()
        self.past_questions()
        self.choose_in_menu(-2)
        self.hands.quiet("whether that is meant", lambda: len(self.in_modal()) == 2)
        self.press_part(self.in_modal()[-1])
        self.at(EndScreen)
        tell(did="end", won=list(self.app.screen.match.result.winners))  # type: ignore[attr-defined]
        self.hands.key("Escape")
        self.close()

    def at(self, kind: type) -> None:
        self.hands.quiet(kind.__name__, lambda: isinstance(self.app.screen, kind))

    def asked(self) -> Decision:
        """Wait until a person is asked."""
        self.hands.quiet("asked", lambda: isinstance(self.app.screen, PlayScreen) and self.play.controller.decision)
        decision = self.play.controller.decision
        assert decision is not None
        return decision

    def past_questions(self) -> None:
        """Answer questions of yes and no."""
        while isinstance(self.asked(), Confirm):
            self.answer()

    def parts(self, kind: type[Any]) -> list[Any]:
        desk = self.app.screen.desk
        return [part for part in (*desk.over.walk(), *desk.root.walk()) if isinstance(part, kind) and not part.hidden]

    def press(self, kind: type[Widget], label: str) -> None:
        """Press the part that says this."""
        self.press_part(
            next(
                part
                for part in self.parts(kind)
                if label in (getattr(part, "label", None), getattr(part, "title", None))
            )
        )

    def press_part(self, part: Widget) -> None:
        if self.with_mouse:
            self.hands.click(part)
            return
        for _ in range(80):
            if self.app.screen.desk.focus is part and part.ringed:
                self.hands.key("Return")
                return
            self.hands.key("Tab")
        raise AssertionError(f"Tab never led to {part}")

    def choose_in_menu(self, deed: int) -> None:
        """Open the menu of the table, and do one of its deeds."""
        if self.with_mouse:
            self.hands.click(self.play.board_view.furniture.header.menu)
        else:
            self.hands.key("Escape")  # lets go of what is aimed, if anything is
            time.sleep(STILL)
            if self.app.screen.desk.modal is None:
                self.hands.key("Escape")
        self.hands.quiet("the menu", lambda: self.app.screen.desk.modal)
        self.press_part([part for part in self.parts(Button) if self.app.screen.desk.modal in ancestors(part)][deed])

    def close(self) -> None:
        """Close the window from the title."""
        self.at(TitleScreen)
        self.hands.key("Escape")
        self.hands.quiet("the question", lambda: self.app.screen.desk.modal)
        modal = self.app.screen.desk.modal
        self.press_part(next(part for part in self.parts(Button) if modal in ancestors(part)))

    def answer(self) -> None:
        """Answer what is asked, and wait for what comes of it."""
        decision = self.asked()
        match = self.play.match
        count = len(match.answers)
        meant = self.give(decision)
        self.hands.until("an answer", lambda: len(match.answers) > count)
        tell(number=count, **self.late(meant), **meant)
        self.done.add(str(meant["did"]))

    def give(self, decision: Decision) -> dict[str, Any]:
        """What was meant by the answer that was given."""
        if isinstance(decision, Flick):
            return self.flick(decision)
        if isinstance(decision, Place):
            return self.put(decision)
        if isinstance(decision, Confirm):
            self.press_part(self.bar().buttons[0])
            return {"did": "yes", "verb": decision.verb}
        assert isinstance(decision, Choose), decision
        cards = [part for part in self.parts(CardPart) if part.on_pick is not None]
        if self.with_mouse and cards:
            card = cards[0]
            for _ in range(2):
                self.hands.click((card.rect.left + 24, min(card.rect.bottom, self.app.size[1]) - 24))
            return {"did": "card", "card": card.piece.face}
        if self.with_mouse:
            self.press_part(next(part for part in self.parts(Button) if part.rect.bottom > self.app.size[1] * 0.6))
            return {"did": "choice"}
        self.hands.key("1")
        if cards:
            self.hands.key("Return")
        return {"did": "card" if cards else "choice", "option": decision.options[0].name}

    def in_modal(self) -> list[Button]:
        """The buttons of what lies over everything now."""
        modal = self.app.screen.desk.modal
        return [part for part in self.parts(Button) if modal is not None and modal in ancestors(part)]

    def bar(self) -> BarPart:
        """The question below the table."""
        self.hands.quiet("a question", lambda: self.parts(BarPart))
        bar: BarPart = self.parts(BarPart)[0]
        return bar

    def flick(self, decision: Flick) -> dict[str, Any]:
        pawn = decision.pawns[0]
        if not self.with_mouse:
            self.hands.key("Left", "Left", "Up", "space")
            return {"did": "flick", "pawn": pawn}
        strikes = "pull" in self.done and "swipe" not in self.done and pawn in self.layout.pawns
        mode = "swipe" if strikes else "pull"
        if self.app.settings.flick_mode != mode:
            self.hands.click(self.mode_place(mode))
            self.hands.quiet(mode, lambda: self.app.settings.flick_mode == mode and self.play.controller.decision)
        return self.pull(decision, pawn) if mode == "pull" else self.swipe(pawn)

    def mode_place(self, mode: str) -> tuple[int, int]:
        """Where one chooses how to flick."""
        rect = min((part.rect for part in self.parts(Segmented)), key=lambda rect: rect.left)
        return rect.left + rect.width * (1 if mode == "pull" else 3) // 4, rect.centery

    def pixel(self, pawn: str) -> tuple[int, int]:
        """Where the middle of a pawn is seen."""
        assert self.arena.scene is not None
        x, y = self.arena.scene.stage.view.to_px(self.arena.scene.pieces.lying[pawn].at)
        return round(x), round(y)

    @property
    def layout(self) -> Layout:
        layout = self.play.controller.board.arena
        assert layout is not None
        return layout

    @property
    def scale(self) -> float:
        """Pixels to a millimetre."""
        assert self.arena.scene is not None
        return self.arena.scene.stage.scale

    def pull(self, decision: Flick, pawn: str) -> dict[str, Any]:
        """Pull back by four tenths of the way to full power, to the side where there is room."""
        x, y = self.pixel(pawn)
        near = self.layout.pawns[pawn].chain.extent + IDLE
        reach = round((near + 0.4 * FULL) * self.scale)
        way = -1 if x > self.app.size[0] / 2 else 1
        end = x + way * reach, y + 20
        self.hands.drag((x, y), end)
        angle = math.degrees(math.atan2(end[1] - y, x - end[0])) % 360
        power = (math.dist((x, y), end) / self.scale - near) / FULL
        speed = speed_at(decision, power)
        return {"did": "pull", "pawn": pawn, "angle": angle, "speed": speed}

    def swipe(self, pawn: str) -> dict[str, Any]:
        """Strike through the pawn, from the middle of the window towards the nearer edge."""
        x, y = self.pixel(pawn)
        radius = self.layout.pawns[pawn].diameter / 2 * self.scale
        down = -1 if y > self.app.size[1] / 2 else 1  # where there is room to begin
        self._seen.clear()
        self.hands.strike((x + 8, y + down * 110), (x - 2, y - down * 12))
        return {"did": "swipe", "pawn": pawn, "at": (x, y), "radius": radius}

    def late(self, meant: dict[str, Any]) -> dict[str, Any]:
        """Of a stroke: how the pointer really went, by what the window was told of it."""
        if meant["did"] != "swipe":
            return {}
        moves = [(now, event.pos) for now, event in self._seen if event.type == pygame.MOUSEMOTION and event.buttons[0]]
        x, y = meant.pop("at")
        radius = meant.pop("radius")
        struck = next(now for now, at in moves if math.dist(at, (x, y)) <= radius)
        before = max((now for now, _ in moves if now <= struck - 50), default=0)
        part = [(now, at) for now, at in moves if before <= now <= struck]
        (first, start), (last, end) = part[0], part[-1]
        pixels = math.dist(start, end) / max(last - first, 1) * 1000
        angle = math.degrees(math.atan2(start[1] - end[1], end[0] - start[0])) % 360
        return {"angle": angle, "mm_s": pixels / self.scale}

    def put(self, decision: Place) -> dict[str, Any]:
        """Where it is suggested, or with the mouse a little beside the pawn where it may lie."""
        if not self.with_mouse:
            self.hands.key("Return")
            return {"did": "obstacle", "piece": decision.piece}
        assert self.arena.scene is not None
        x, y = decision.suggestions[0][:2]
        at = self.arena.scene.stage.view.to_px((x, y))
        self.hands.click((round(at[0]), round(at[1])))
        return {"did": "obstacle", "piece": decision.piece, "x": x, "y": y, "pixel": 1 / self.scale}


def ancestors(part: Widget) -> list[Widget]:
    found: list[Widget] = []
    parent = part.parent
    while parent is not None:
        found.append(parent)
        parent = parent.parent
    return found


def tell(**facts: Any) -> None:
    sys.stdout.write(json.dumps(facts) + "\n")
    sys.stdout.flush()


def main(how: str, what: str) -> int:
    """The program in the main thread, the sitter in another. The code is that of the program, or 3 if he gave up."""
    failed: list[str] = []
    seen: list[tuple[float, Event]] = []

    class Watched(App):
        def run(self) -> int:
            threading.Thread(target=self._sit, daemon=True).start()
            return super().run()

        def frame(self, events: Any, now: float) -> None:
            seen.extend((now, event) for event in events)
            super().frame(events, now)

        def _sit(self) -> None:
            sitter = Sitter(self, seen, with_mouse=how == "mouse")
            try:
                sitter.begin() if what == "new" else sitter.go_on()
            except BaseException:
                failed.append(traceback.format_exc())
                pygame.event.post(Event(pygame.QUIT))

    start.App = Watched  # type: ignore[misc]
    code = cli.run([])
    sys.stderr.writelines(failed)
    return 3 if failed else code


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
