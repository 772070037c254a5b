"""A table with a match on it, played through a desk by events that are posted to pygame."""

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from flick.games.catacombs.state import CatacombsState
from flick.paint.lamp import Lamp
from flick.paint.palette import PaletteName
from flick.sitting import words_for
from flick.table.board import Board
from flick.table.game import GamesAny, find
from flick.table.match import Match
from flick.table.rules import Decision, Flick, Place
from flick.table.seats import HUMAN, Seat
from flick.table.story import story_in
from flick.table.words import Words
from flick.window.app.settings import Settings
from flick.window.arena.table_art import TableArt
from flick.window.board.bar import BarPart
from flick.window.board.board_frame import frame_of
from flick.window.board.board_view import BoardView
from flick.window.board.card import CardPart
from flick.window.board.faces import Faces
from flick.window.board.furniture import Furniture
from flick.window.board.layout_file import layout_in
from flick.window.board.piece import PiecePart
from flick.window.board.surroundings import BoardListener
from flick.window.cards.store import CardStore
from flick.window.match.log_story import LogStory
from flick.window.widgets.button import Button
from flick.window.widgets.desk import Desk
from flick.window.widgets.kit import Kit
from flick.window.widgets.widget import Widget
from tests.games_catacombs.scene import act, holding, match_of, state_with
from tests.window import shared

SIZE = (1024, 640)
NAMES = ("Camille", "Noé", "Inès", "Barnabé")


def kit_of(palette: PaletteName = "normal", scale: float = 1.0, still: bool = True) -> Kit:
    return shared.kit_of(palette, scale, still)


def art_of(kit: Kit) -> TableArt:
    return shared.art(kit.theme, kit.icons)


def store_of(kit: Kit, game: GamesAny, language: str) -> CardStore:
    return shared.store_of(kit.theme, game, language)


class Table:
    """A board view that shows a match. Answers go to the match, and what comes of them is shown."""

    def __init__(
        self,
        match: Match,
        *,
        language: str = "en",
        palette: PaletteName = "normal",
        size: tuple[int, int] = SIZE,
        scale: float = 1.0,
        still: bool = True,
        seen: Callable[[str], None] | None = None,
        store: CardStore | None = None,
    ) -> None:
        """``seen`` is told every card whose look is asked for; faces of another ``store`` are not waited for."""
        self.match, self.game, self.seen = match, match.game, seen
        self.kit = kit_of(palette, scale, still)
        words = words_for(Words(language), match.game, match)
        words.names = [str(name) for name in NAMES[: len(match.seats)]]
        sides = match.game.sides(match.options, len(match.seats))
        faces_of = store or store_of(self.kit, match.game, language)
        self.faces = Faces(self.kit, art_of(self.kit), faces_of, self.look, words, sides)
        self.answers: list[str] = []
        self.told: list[tuple[str, Any]] = []
        layout = match.view(None).arena
        frame = frame_of(size, scale, (layout.table.width, layout.table.height) if layout else None)
        doings = BoardListener(
            self.answer,
            rule=lambda rule: self.told.append(("rule", rule)),
            moment=lambda moment: self.told.append(("moment", moment)),
            change=lambda name, value: self.told.append((name, value)),
            undo=lambda: self.told.append(("undo", None)),
            menu=lambda: self.told.append(("menu", None)),
        )
        own = layout_in(match.game.folder)
        self.story = LogStory(words, story_in(match.game.folder), sides)
        self.board_view = BoardView(frame, own, self.faces, Settings(), doings, match.game.id)
        self.desk = Desk(self.kit, Rect((0, 0), size), [self.board_view])
        self.now = 0.0
        self.match.settle()
        self.show()

    def look(self, thing: str) -> Any:
        if self.seen:
            self.seen(thing)
        return self.game.card_look(thing)

    @property
    def furniture(self) -> Furniture:
        assert self.board_view.furniture is not None
        return self.board_view.furniture

    @property
    def decision(self) -> Decision:
        assert self.match.decision is not None
        return self.match.decision

    @property
    def board(self) -> Board:
        return self.match.view(self.decision.seat if self.match.decision else None)

    def show(self) -> None:
        """Show the match as it stands, to whoever is asked."""
        self.board_view.ask(None)
        self.board_view.show(self.board)
        self.story.hear([event.seen_by(self.board.seat) for event in self.match.events])
        self.board_view.tell(self.story)
        if self.match.decision is not None:
            self.board_view.ask(self.match.decision)
        self.wait(50)

    def answer(self, text: str) -> None:
        self.answers.append(text)
        self.match.answer(text)
        self.match.settle()
        self.show()

    def wait(self, ms: float) -> None:
        """Let time go by, in frames."""
        end = self.now + ms
        while self.now < end:
            self.now = min(end, self.now + 16)
            self.desk.tick(self.now)

    def send(self, kind: int, **facts: object) -> None:
        """Post an event, and let the desk have it, or else the board view."""
        pygame.event.post(Event(kind, facts))
        for event in pygame.event.get():
            self.board_view.put_back(event)
            if not self.desk.handle(event):
                self.board_view.shortcut(event)

    def move(self, place: Sequence[float]) -> None:
        pos = round(place[0]), round(place[1])
        self.send(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
        self.wait(200)

    def click(self, place: Sequence[float]) -> None:
        pos = round(place[0]), round(place[1])
        self.send(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
        self.send(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)
        self.send(pygame.MOUSEBUTTONUP, pos=pos, button=1)
        self.wait(20)

    def key(self, *keys: int) -> None:
        for key in keys:
            self.send(pygame.KEYDOWN, key=key, mod=0, unicode="")
            self.send(pygame.KEYUP, key=key, mod=0)

    def parts(self) -> list[Widget]:
        return [*self.desk.root.walk(), *self.desk.over.walk()]

    def piece(self, piece_id: str) -> PiecePart:
        return next(part for part in self.parts() if isinstance(part, PiecePart) and part.piece.id == piece_id)

    def card(self, card: str) -> CardPart:
        part = self.piece(card)
        assert isinstance(part, CardPart)
        return part

    def button(self, label: str) -> Widget:
        return next(part for part in self.parts() if getattr(part, "label", None) == label)

    def press(self, label: str) -> None:
        self.click(self.button(label).rect.center)

    def index_edge(self, card: str) -> tuple[float, float]:
        """A place on a card of the hand that no other card covers: its upper left."""
        pose = self.card(card).pose
        return pose.x - 0.4 * pose.width, pose.y - 0.5 * pose.width

    def labels(self) -> list[str]:
        """What stands on the buttons of the answers."""
        return [part.label for part in self.furniture.options.walk() if isinstance(part, Button)]

    @property
    def bar(self) -> BarPart:
        """The question below the table."""
        return next(part for part in self.furniture.options.parts if isinstance(part, BarPart))

    def read(self) -> list[str]:
        """Everything that can be read."""
        return [text.text for text in self.desk.texts()]

    def ground(self) -> Surface:
        """The bare table."""
        return art_of(self.kit).table(Lamp(*self.desk.window.size))


def catacombs(seats: int = 2, state: CatacombsState | None = None, **options: Any) -> Match:
    """A match of people, at its first turn unless a state is given."""
    return match_of(seats, state=state or at_turn(seats), **options)


def at_turn(seats: int = 2, *cards: str) -> CatacombsState:
    """Sword acts; its first cards are those named."""
    state = state_with({"sword-1": (100.0, 100.0), "skull-1": (160.0, 100.0)}, seats)
    return holding(state, *(cards or ("halberdier", "enchantress", "royal_archer", "griffin")))


def wounding(kept: Sequence[str] = ("behemoth",), card: str = "halberdier") -> Match:
    """Sword has just hit Skull, which has kept armour, with that card."""
    state = at_turn(2, card)
    own = state.teams["skull"]
    for armour in kept:
        next(pile for pile in (own.deck, *state.hands) if armour in pile).remove(armour)
        own.kept.append(armour)
    match = catacombs(state=state)
    act(match, f"play {card}")
    if match.state.shot == 0 and card == "halberdier":
        act(match, "flick sword-1 180deg 200mm/s")
    act(match, "flick sword-1 0deg 900mm/s")
    return match


def sample(name: str, *, seed: int = 3) -> Match:
    """A game of strangers, at its first decision."""
    match = Match(find(name), [Seat(HUMAN)] * 2, seed=seed)
    match.settle()
    return match


def nim_folder(folder: Path) -> Path:
    """The game of the README, in a folder."""
    readme = Path(__file__).parents[3] / "README.md"
    files = re.compile(r"^`(?P<name>nim/[\w./]+)`\n\n```\w*\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
    for found in files.finditer(readme.read_text("utf-8")):
        path = folder / found["name"]
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(found["text"], "utf-8")
    return folder


def is_arenas(decision: Decision) -> bool:
    """Whether it is answered in the arena."""
    return isinstance(decision, (Flick, Place))
