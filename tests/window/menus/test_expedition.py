"""A game with a cave, a dungeon, duels and deals on one table is played to its end: by mouse alone, by keys alone."""

import re
from collections.abc import Sequence

import pygame
import pytest

from flick.bots import BOTS
from flick.keeping import keep
from flick.table.game import find
from flick.table.match import Match
from flick.table.rules import Choose, Confirm, Offer, Walk
from flick.table.seats import HUMAN, Seat
from flick.window.board.camera import STEP
from flick.window.board.card import CardPart
from flick.window.board.map import MapZone
from flick.window.board.map_figure import MapFigure
from flick.window.match.replay.replay_screen import ReplayScreen
from flick.window.widgets.button import Button
from flick.window.widgets.stepper import Stepper
from tests.window.kinfire.scene import Table
from tests.window.menus.conftest import Visit
from tests.window.playing import play

MOST = 90
"""Answers of a whole match."""
KINDS = {"scout", "walk", "fight", "draw-blade", "offer"}


class Expedition(Table):
    """Scouts go where nobody has been, delvers to the nearest beast, and whoever can fights; coins change hands."""

    def __init__(self, visit: Visit, size: tuple[int, int]) -> None:
        people = [Seat(HUMAN, name) for name in ("Camille", "Noé")]
        super().__init__(visit(size, curtain="never"), Match(find("expedition"), people, seed=5))

    def zone(self, name: str) -> MapZone:
        return next(zone for zone in self.guest.parts(MapZone) if zone.spec.zone == name)

    def goals(self) -> list[str]:
        """The places that are best, the best one first."""
        decision, state = self.decision, self.match.state
        if isinstance(decision, Choose):
            return sorted((option.name.split()[-1] for option in decision.options), key=lambda cell: cell in state.seen)
        assert isinstance(decision, Walk)
        spots = self.zone("dungeon").shape
        beasts = [spots.middle(cell) for beast in state.beasts.values() for cell in beast.cells]

        def far(cell: str) -> float:
            x, y = spots.middle(cell)
            return min(max(abs(x - right), abs(y - down)) for right, down in beasts)

        return sorted(decision.reached, key=far)

    def press(self, *labels: str) -> None:
        button = next(one for one in self.guest.parts(Button) if one.label in labels and one.off is None)
        self.guest.click(button)

    def by_mouse(self) -> None:
        decision = self.decision
        if isinstance(decision, Confirm):
            self.press("Yes")
        elif isinstance(decision, Offer):
            if decision.proposed is None:
                self.guest.click(self.guest.parts(Stepper)[0].side(1).center)
            self.press("Offer this", "Agree")
        elif isinstance(decision, Walk) or (isinstance(decision, Choose) and decision.verb == "scout"):
            zone = self.zone("cave" if isinstance(decision, Choose) else "dungeon")
            at = zone.shape.spot(self.goals()[0])
            assert at is not None
            if not zone.camera.sees(at, 20):
                self.guest.wheel(zone.body.center, -9)
            x, y = zone.camera.to_screen(at)
            self.guest.click((round(x), round(y)))
        elif isinstance(decision, Choose) and decision.verb == "fight":
            self.guest.click(next(figure for figure in self.guest.parts(MapFigure) if figure.on_pick))
        else:
            card = next(card for card in self.guest.parts(CardPart) if card.on_pick)
            for _ in range(2):
                self.guest.click((card.rect.left + 12, card.rect.top + 12))
        self.wait()

    def by_keys(self) -> None:
        decision = self.decision
        if isinstance(decision, Offer):
            if decision.proposed is None:
                self.tab_to(Stepper)
                self.guest.key(pygame.K_RIGHT)
            self.guest.key(pygame.K_1)
        elif isinstance(decision, Walk) or (isinstance(decision, Choose) and decision.verb in ("scout", "fight")):
            self.guest.key(pygame.K_RIGHT)
            zone = self.guest.screen.desk.focus
            assert isinstance(zone, MapZone)
            if decision.verb != "fight":
                self.lead(zone, self.goals()[0])
            self.guest.key(pygame.K_RETURN)
        else:
            self.guest.key(pygame.K_1)
            if isinstance(decision, Choose):
                self.guest.key(pygame.K_RETURN)
        self.wait()

    def lead(self, zone: MapZone, goal: str) -> None:
        """The cursor to a place, or as near as it comes by going straight on."""
        end = zone.shape.spot(goal)
        for _ in range(12):
            start = zone.shape.spot(zone.cursor or "")
            if start is None or end is None or start == end:
                return
            right, down = end[0] - start[0], end[1] - start[1]
            across, along = (pygame.K_LEFT, pygame.K_RIGHT)[right > 0], (pygame.K_UP, pygame.K_DOWN)[down > 0]
            before = zone.cursor
            self.guest.key(across if abs(right) >= abs(down) else along)
            if zone.cursor == before:
                return

    def tab_to(self, kind: type) -> None:
        for _ in range(40):
            focus = self.guest.screen.desk.focus
            if isinstance(focus, kind) and focus.ringed:
                return
            self.guest.key(pygame.K_TAB)
        raise AssertionError(f"Tab does not lead to {kind}")


@pytest.mark.parametrize(("how", "size"), [("mouse", (1024, 640)), ("keys", (1280, 720))])
def test_a_whole_match_is_played(visit: Visit, how: str, size: Sequence[int]) -> None:
    table = Expedition(visit, (size[0], size[1]))
    asked: list[str] = []
    while not table.over and table.decision is not None and len(asked) < MOST:
        before = len(table.match.answers)
        asked.append(table.decision.verb)
        table.by_mouse() if how == "mouse" else table.by_keys()
        assert len(table.match.answers) == before + 1, (asked[-1], table.guest.says())
        if "draw-blade" in asked[-1:] and not isinstance(table.decision, Confirm):
            assert re.search(r"a (hit|miss)\.", table.guest.says())
    assert table.match.result is not None
    assert set(asked) >= KINDS


def test_the_eye_moves_over_a_film_by_keys_and_wheel_and_not_by_itself(visit: Visit) -> None:
    match = Match(find("expedition"), [Seat(HUMAN, "Camille"), Seat("random")], seed=5, bots=BOTS)
    writer = keep(match)
    play(match, 20)
    writer.close()
    guest = visit((1024, 640))
    guest.go(lambda app: ReplayScreen(app, writer.path))
    while not guest.screen.film.whole:
        guest.wait(25)
    zone = next(zone for zone in guest.parts(MapZone) if zone.spec.zone == "dungeon")
    guest.wheel(zone.body.center, -5)
    assert zone.camera.whole
    guest.key(pygame.K_PAGEUP, mod=pygame.KMOD_ALT)
    near = zone.camera
    assert near.scale == pytest.approx(STEP * near.fit)
    for _ in range(12):
        guest.key(pygame.K_RIGHT)
    assert guest.screen.controller.at > 0
    assert zone.camera == near
