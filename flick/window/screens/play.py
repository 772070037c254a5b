"""A match is played: the arena, everything round it, and the course that things take."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pygame
from pygame import Rect
from pygame.event import Event

from flick import building
from flick.campaign import keep_standing
from flick.profile import note, today
from flick.sitting import words_for
from flick.table.board import Board
from flick.table.journal import Writer
from flick.table.match import Match
from flick.table.moves import Moves
from flick.table.rules import Decision
from flick.table.sayings import Refused
from flick.table.story import story_in
from flick.table.words import Words
from flick.window import history
from flick.window.arena.part import ArenaPart
from flick.window.board.choices import refused_line
from flick.window.board.doings import Doings
from flick.window.board.faces import Faces
from flick.window.board.frame import Frame, frame_of
from flick.window.board.layout_file import layout_in
from flick.window.board.over_pieces import show_arena
from flick.window.board.view import BoardView
from flick.window.cards.store import CardStore
from flick.window.course import Course
from flick.window.paint.workshop import Workshop
from flick.window.parts.desk import Backdrop
from flick.window.parts.kit import Kit
from flick.window.parts.part import PRESSING
from flick.window.parts.question import Deed
from flick.window.screen import Screen
from flick.window.screens import opening
from flick.window.screens.between import Between
from flick.window.screens.happenings import Happenings
from flick.window.screens.menu import Menu, Offer, ask_once_more, ask_to_undo, offers_of
from flick.window.screens.moments import Moments
from flick.window.screens.speaker import Speaker
from flick.window.settings import FlickMode
from flick.window.story import Story

if TYPE_CHECKING:
    from flick.window.app import App

WALL, SIZE = 13, (1280, 720)
"""Pixels of the design that card walls need round the table, in a window of that size."""


class PlayScreen(Screen):
    """``writer`` keeps the match, if anything does; it is closed with the screen."""

    menu_says = "window-saved-always"
    """What stands in the menu above its deeds."""

    narrates = True
    """Whether the prompt says what happens while nothing is asked."""

    names_asked = False
    """Whether a question says whom it asks: where one person answers for many."""

    tells_odds = True
    """Whether answers are told with what they promise, if the settings say so."""

    achieves = True
    """Whether what is achieved in it counts."""

    def __init__(self, app: "App", match: Match, writer: Writer | None) -> None:
        super().__init__(app)
        self.match, self.writer = match, writer
        self.layout = layout_in(match.game.folder)
        self.course = Course(match, app.thinker, app.settings, self._asks_openly)
        self.words = self.its_words()
        self._story = self._new_story()
        self.board_view: BoardView | None = None
        self.arena: ArenaPart | None = None
        began = match.opening().arena
        self._starts = dict(began.pawns) if began is not None else None
        self._store: CardStore | None = None
        self.menu, self.speaker, self.moments = Menu(self), Speaker(self), Moments(self)
        self.happenings, self.between = Happenings(self), Between(self)
        self._laid_out: object = None

    def build(self) -> None:
        """Where nothing looks otherwise than before, everything is still there."""
        style = self.kit, self.app.size, msgspec.structs.astuple(self.app.settings)
        if style != self._laid_out:
            self._laid_out = style
            super().build()

    @property
    def kit(self) -> Kit:
        """What everything on it is made with."""
        return self.app.kit

    def its_words(self) -> Words:
        """The words of the game, in the reader's language."""
        return words_for(self.app.words, self.match.game, self.match)

    def its_frame(self, table: tuple[float, float] | None, rim: float) -> Frame:
        """Where everything lies."""
        return frame_of(self.app.size, self.kit.theme.scale, table, rim)

    @property
    def path(self) -> Path | None:
        """The file that keeps the match now, if one does."""
        return None if self.writer is None else self.writer.path

    @property
    def keeps(self) -> Path | None:
        return self.path

    @property
    def played(self) -> Any:
        return self.match.options

    @property
    def rulebook(self) -> tuple[str, str]:
        """What the rulebook is opened at: the rule of what is asked now."""
        decision = self.course.decision
        return self.match.game.id, decision.rule if decision else ""

    def lay_out(self) -> None:
        app, game, kit = self.app, self.match.game, self.kit
        self.words = self.its_words()
        self._drop_store()
        self._store = CardStore(kit.theme, app.icons, self.words)
        self.between.forget()
        self.menu.forget()
        self._story = self._new_story()
        workshop = app.workshop if kit.theme is app.theme else Workshop(kit.theme, app.icons)
        faces = Faces(kit, workshop, self._store, game.card_look, self.words, self._sides())
        table = self.course.board.arena
        size = (table.table.width, table.table.height) if table is not None else None
        walls = table is not None and table.table.edge == "walls"
        frame = self.its_frame(size, self._wall if walls else 0)
        doings = Doings(
            answer=self._answer,
            rule=self._open_rule,
            moment=self.moments.remember,
            change=self._change,
            undo=self._undo,
            redo=self._redo,
            rulebook=lambda: opening.open_rulebook(self.app, *self.rulebook),
            menu=self._open_menu,
            refuse=self.refuse,
        )
        order = self.board_view.order if self.board_view is not None else []
        self.board_view = BoardView(kit, frame, self.layout, faces, app.settings, doings, game.id)
        self.board_view.keep(order)
        self.board_view.own_side = self._own_side
        self.board_view.stamps = self.course.stamps
        self.board_view.names_asked = self.names_asked
        if table is not None:
            self.arena = self._arena_in(frame.cloth, workshop)
            self.desk.add(self.arena)
            self.board_view.outline = self._outline
        self.desk.add(self.board_view)
        if self.course.phase == "rolling":
            self.course.rolled()
        self.moments.looks_back = False
        self.show_board()
        self.tell_all()
        self.ask_again()

    def warm(self) -> None:
        if self.board_view is not None and self.board_view.furniture is not None:
            self.board_view.furniture.hand.warm()
        self.menu.warm(*self._menu())

    def backdrop(self) -> Backdrop:
        return self.app.table("play")

    def handle(self, event: Event) -> bool:
        if self.moments.come_back(event):
            return True
        if self.desk.modal is None and self._hurries(event):
            return True
        if self.board_view is not None and self.desk.modal is None:
            self.board_view.put_back(event)
        if self.arena is not None and self.desk.modal is None and self.arena.steer(event):
            return True
        if self.desk.handle(event):
            return True
        if self.board_view is not None and self.desk.modal is None and self._shortcut(event):
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.back()
            return True
        return False

    def _hurries(self, event: Event) -> bool:
        """Whether a click, Space or Enter takes away the stamp on the table, so that the match goes on at once; it does
        so too while something is only there to be read."""
        clicks = event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT
        presses = event.type == pygame.KEYDOWN and event.key in PRESSING
        if not (clicks or presses) or self.board_view is None:
            return False
        hurried = self.board_view.hurry()
        if hurried or self.app.now < self.happenings.lingers_until:
            self.course.wait_no_more()
        return hurried

    def tick(self, now: float) -> None:
        recalling = self.arena is not None and self.arena.recalling
        self.course.held = self.menu.is_open or recalling or self.happenings.wait or self.moments.looks_back
        self.course.presses_on = self.arena is not None and self.arena.launching
        self.happenings.see(self.course.tick(now))
        super().tick(now)
        self.app.sounds.held = self.arena is not None and self.arena.holds_breath
        if self.course.phase == "rolling" and (self.arena is None or not self.arena.rolling):
            self.course.rolled()
        if self.board_view is not None and self.arena is not None:
            self.board_view.make_way(self.arena.touches)
        self.speaker.tick(now)
        self.happenings.tick(now)
        self._tell_news()

    @property
    def moving(self) -> bool:
        return (
            self.course.phase in ("telling", "rolling", "thinking")
            or self.happenings.moving
            or self.speaker.interjects
            or super().moving
        )

    def back(self) -> None:
        """Esc hurries a bot that thinks; otherwise it opens the menu."""
        if self.course.phase == "thinking":
            self.course.hurry()
        else:
            self._open_menu()

    def leave(self) -> None:
        try:
            self.course.stop()
            if self.achieves:
                note(self.match, today())
                building.note(self.match)
                keep_standing(self.match)
            self.app.sounds.quiet()
            self.app.sounds.held = False
            self._drop_store()
        finally:
            if self.writer is not None:
                self.writer.close()

    def _arena_in(self, cloth: Rect, workshop: Workshop) -> ArenaPart:
        app = self.app
        window = Rect((0, 0), app.size)
        return ArenaPart(
            self.kit,
            cloth,
            window,
            workshop,
            app.settings,
            self.words,
            self._answer,
            app.sounds,
            starts=self._starts,
            on_rule=self._open_rule,
            clock=lambda: app.now,
        )

    def show_board(self, moves: Moves = (), acts: int | None = None) -> None:
        """Everything as it lies now; what ``moves`` travels there, for the seat ``acts`` has moved it, unless somebody
        else looks than before."""
        assert self.board_view is not None
        before, board = self.board_view.board, self.course.board
        if before is None or before.seat != board.seat:
            moves = ()
        by_bot = acts is not None and not self.match.seats[acts].is_human
        self.board_view.show(board, moves, by_bot=by_bot)
        self._lay_arena(board)

    def lay_board(self, board: Board) -> None:
        """Everything as it lay at another moment."""
        assert self.board_view is not None
        self.board_view.show(board)
        self._lay_arena(board)

    def _lay_arena(self, board: Board) -> None:
        if self.arena is not None:
            show_arena(self.arena, board, self.layout.marks if self.layout is not None else {})

    def tell_all(self) -> None:
        assert self.board_view is not None
        self._story.hear(self.course.told, self.course.reasons)
        self.board_view.tell(self._story)

    def tell_recap(self, seat: int) -> None:
        """What others have done since that person's last turn, when the next one begins."""
        assert self.board_view is not None
        if self.narrates:
            self.board_view.tell_recap(self._story.recap(seat), first=self._story.begins(seat))

    def ask_again(self) -> None:
        """Ask what waits for an answer of the person who sits here."""
        assert self.board_view is not None
        decision = self.course.decision
        if self.arena is not None:
            self.arena.ask(decision)
        if self.arena is not None and decision is not None:
            self.arena.hush()
        self.speaker.ask(decision)
        self.allow_undo()

    def allow_undo(self) -> None:
        """Whether something can be taken back now, or given again."""
        assert self.board_view is not None
        no_undo = self.course.no_undo
        self.board_view.allow(self.words(no_undo.say) if no_undo else None, redo=self.course.can_redo)

    def _shortcut(self, event: Event) -> bool:
        """Keys that nothing else has taken."""
        assert self.board_view is not None
        if event.type == pygame.KEYDOWN and history.took(event, self._undo, self._redo):
            return True
        return self.board_view.shortcut(event)

    def _undo(self) -> None:
        """Whoever loses an answer by it is asked first, one after the other."""
        self._undo_agreed([])

    def _undo_agreed(self, agreed: Sequence[int]) -> None:
        asked = next((seat for seat in self.course.asked_to_undo if seat not in agreed), None)
        if asked is None:
            self._go_back(lambda: self.course.undo(agreed))
        else:
            ask_to_undo(self, asked, lambda: self._undo_agreed([*agreed, asked]))

    def _redo(self) -> None:
        self._go_back(self.course.redo)

    def _answer(self, text: str) -> None:
        """Whoever gives an answer that may end badly at once is asked once more."""
        decision = self.course.decision
        warning = decision.warnings.get(text) if decision is not None else None
        if warning is None:
            self._give(text)
        else:
            ask_once_more(self, warning, lambda: self._give(text))

    def _give(self, text: str) -> None:
        self._try(lambda: self.course.answer(text))

    def _try(self, do: Callable[[], None]) -> None:
        """Do what may be refused, and then say why."""
        try:
            do()
        except Refused as refused:
            self.refuse(refused)

    def _tell_news(self) -> None:
        """What is to be known of the file that keeps the match: it waits until no question lies on the table."""
        if self.writer is None or not self.writer.news or self.menu.is_open:
            return
        offers = [(Deed(self.say("window-understood")), lambda: None)]
        self.menu.ask(self.say("window-file-moved"), offers, [self.words(self.writer.news.pop(0))])

    def _go_back(self, do: Callable[[], None]) -> None:
        """Take an answer back, or give it again: the log is another then."""
        self._try(do)
        self.tell_all()

    def refuse(self, refused: Refused) -> None:
        """Say why something cannot be."""
        self.app.sounds.play("refused")
        self.speaker.interject(refused_line(refused, self.words))

    def menu_deeds(self) -> list[Offer]:
        """What the menu offers, and what each of it does; the first of it is to go on."""
        return offers_of(self)

    def resign(self) -> None:
        """Whoever looks, or is asked, gives up."""
        self._try(self.course.resign)

    def flick_as(self, mode: FlickMode) -> None:
        """Flick that way from now on; what is asked says how."""
        self._change("flick_mode", mode)

    def _change(self, name: str, value: str) -> None:
        """A setting is chosen at the table."""
        self.app.change(**{name: value})
        if self.course.decision is not None:
            self.ask_again()

    @property
    def _wall(self) -> float:
        """How much room card walls need in pixels of the design: more on a large table in a large window."""
        width, height = self.app.size
        return WALL * max(1.0, min(width / SIZE[0], height / SIZE[1]) / self.kit.theme.scale)

    def _open_menu(self) -> None:
        if not self.menu.is_open:
            self.menu.ask(*self._menu())

    def _menu(self) -> tuple[str, Sequence[Offer], Sequence[str]]:
        return self.say("window-menu"), self.menu_deeds(), [self.say(self.menu_says)]

    def _open_rule(self, rule: str) -> None:
        opening.open_rulebook(self.app, self.match.game.id, rule)

    def _outline(self, name: str) -> Rect | None:
        return self.arena.outline(name) if self.arena is not None else None

    def _asks_openly(self, decision: Decision) -> bool:
        """Whether the layout says that nobody needs to see a hand for that."""
        asked = self.layout.questions.get(decision.verb) if self.layout is not None else None
        return asked is not None and asked.openly

    def _new_story(self) -> Story:
        return Story(self.words, story_in(self.match.game.folder), self._sides())

    def _sides(self) -> list[str]:
        return list(self.match.game.sides(self.match.options, len(self.match.seats)))

    @property
    def _own_side(self) -> str:
        """The side of the only person at this screen; two of them keep the sides of the layout."""
        sides = {self._sides()[seat] for seat in self.course.people} if self._sides() else set()
        return sides.pop() if len(sides) == 1 else ""

    def _drop_store(self) -> None:
        if self._store is not None:
            self._store.close()
            self._store = None
