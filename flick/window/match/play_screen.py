"""The screen of a match: the arena, everything round it, and what is done with mouse and keys."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pygame
from pygame.event import Event

from flick import kept_drafts
from flick.campaign import keep_standing
from flick.profile import note, today
from flick.sitting import words_for
from flick.table.journal import Writer
from flick.table.match import Match
from flick.table.rules import Decision
from flick.table.story import story_in
from flick.table.words import Words
from flick.window.app import history
from flick.window.app.settings import FlickMode
from flick.window.arena.arena_part import ArenaPart
from flick.window.board.board_frame import BoardFrame, frame_of
from flick.window.board.board_view import BoardView
from flick.window.match.hand_curtain import HandCurtain
from flick.window.match.log_story import LogStory
from flick.window.match.match_menu import MatchMenu, MenuOffer, offers_of
from flick.window.match.match_table import PlayTable
from flick.window.match.news_presenter import NewsPresenter
from flick.window.match.past_moments import PastMoments
from flick.window.match.play_controller import PlayController
from flick.window.match.player_deeds import PlayerDeeds
from flick.window.match.prompt_speaker import PromptSpeaker
from flick.window.menus.page import Page
from flick.window.widgets.button import Button
from flick.window.widgets.choice import Choice
from flick.window.widgets.painting import Backdrop
from flick.window.widgets.widget import PRESSING, nothing

if TYPE_CHECKING:
    from flick.window.app.app import App


class PlayScreen(Page):
    """``writer`` keeps the match, if anything does; it is closed with the screen."""

    least = (1, 1)  # the table fits itself into any window

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
        self.table = PlayTable(self)
        self.controller = self.its_controller()
        self.words = self.its_words()
        self._story = self._new_story()
        self.menu, self.speaker, self.deeds = MatchMenu(self), PromptSpeaker(self), PlayerDeeds(self)
        self.moments, self.curtain, self.presenter = PastMoments(self), HandCurtain(self), NewsPresenter(self)
        self.controller.listeners.append(self.presenter.hear)
        self.controller.knows_next = lambda: self.arena is not None and self.arena.launching
        self._laid_out: object = None

    @property
    def board_view(self) -> BoardView:
        """Everything round the arena, as soon as it is laid out."""
        return self.table.board_view

    @property
    def arena(self) -> ArenaPart | None:
        """The arena, in games that have one, as soon as it is laid out."""
        return self.table.arena

    def build(self) -> None:
        """Where nothing looks otherwise than before, everything is still there."""
        style = self.app.kit, self.app.size, msgspec.structs.astuple(self.app.settings)
        if style != self._laid_out:
            self._laid_out = style
            self.desk.give_focus(None)  # on a table of another size nobody may answer by what lies in its place
            super().build()

    def its_controller(self) -> PlayController:
        """What decides when something happens."""
        return PlayController(self.match, self.app.thinker, self.app.settings, self._asks_openly)

    def its_words(self) -> Words:
        """The words of the game, in the reader's language."""
        return words_for(self.app.words, self.match.game, self.match)

    def its_frame(self, table: tuple[float, float] | None, rim: float) -> BoardFrame:
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
        decision = self.controller.decision
        return self.match.game.id, decision.rule if decision else ""

    def lay_out(self) -> None:
        self.words = self.its_words()
        self.menu.forget()
        self._story = self._new_story()
        self.table.lay_out()
        if self.controller.phase == "rolling":
            self.controller.rolled()
        self.moments.forget()
        self.table.show()
        self.tell_all()
        self.ask_again()
        self.curtain.hang_again()
        if self.presenter.waits:
            self.presenter.dice_rest()

    def warm(self) -> None:
        self.board_view.furniture.hand.warm()
        self.menu.warm(*self._menu())

    def backdrop(self) -> Backdrop:
        return self.app.table("play")

    def handle(self, event: Event) -> bool:
        if self.moments.come_back(event):
            return True
        if self.curtain.is_uppermost and event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.open_menu()
            return True
        if self.desk.modal is None:
            if self._hurries(event):
                return True
            self._free_keys(event)
            self.board_view.put_back(event)
            if self.arena is not None and self.arena.screening.steer(event):
                return True
        if self.desk.handle(event) or (self.desk.modal is None and self._shortcut(event)):
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.back()
            return True
        return False

    def _free_keys(self, event: Event) -> None:
        """A button or choice that was clicked does not keep the keys from what is asked: only Tab leads them there."""
        part = self.desk.focus
        presses = event.type == pygame.KEYDOWN and event.key != pygame.K_TAB
        if presses and isinstance(part, Button | Choice) and not part.ringed:
            self.desk.give_focus(None, tell=False)

    def _hurries(self, event: Event) -> bool:
        """Whether a click, Space or Enter takes away the stamp on the table, so that the match goes on at once; it does
        so too while something is only there to be read."""
        clicks = event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT
        presses = event.type == pygame.KEYDOWN and event.key in PRESSING
        if not (clicks or presses):
            return False
        hurried = self.board_view.hurry()
        if hurried or self.app.now < self.presenter.lingers_until:
            self.controller.wait_no_more()
        return hurried

    def tick(self, now: float) -> None:
        self.controller.tick(now)
        super().tick(now)
        self.app.sounds.held = self.arena is not None and self.arena.screening.holds_breath
        if self.arena is not None:
            self.board_view.make_way(self.arena.touches)
        self.speaker.tick(now)
        self.presenter.tick(now)
        self._tell_news()

    @property
    def moving(self) -> bool:
        return (
            self.controller.phase in ("telling", "rolling", "thinking")
            or self.presenter.moving
            or self.speaker.interjects
            or super().moving
        )

    def back(self) -> None:
        """Esc hurries a bot that thinks; otherwise it opens the menu."""
        if self.controller.phase == "thinking":
            self.controller.hurry()
        else:
            self.open_menu()

    def leave(self) -> None:
        super().leave()
        try:
            self.controller.stop()
            if self.achieves:
                note(self.match, today())
                kept_drafts.note(self.match)
                keep_standing(self.match)
            self.app.sounds.quiet()
            self.app.sounds.held = False
            self.table.close()
        finally:
            if self.writer is not None:
                self.writer.close()

    def tell_all(self) -> None:
        self._story.hear(self.controller.told, self.controller.reasons)
        self.board_view.tell(self._story)

    def tell_recap(self, seat: int) -> None:
        """What others have done since that person's last turn, when the next one begins."""
        if self.narrates:
            self.board_view.tell_recap(self._story.recap(seat), first=self._story.begins(seat))

    def ask_again(self) -> None:
        """Ask what waits for an answer of the person who sits here."""
        decision = self.controller.decision
        if self.arena is not None:
            self.arena.ask(decision)
        if self.arena is not None and decision is not None:
            self.arena.hush()
        self.speaker.ask(decision)
        self.allow_undo()

    def allow_undo(self) -> None:
        """Whether something can be taken back now, or given again."""
        no_undo = self.controller.no_undo
        self.board_view.allow(self.words(no_undo.say) if no_undo else None, redo=self.controller.can_redo)

    def _shortcut(self, event: Event) -> bool:
        """Keys that nothing else has taken."""
        if event.type == pygame.KEYDOWN and history.took(event, self.deeds.undo, self.deeds.redo):
            return True
        return self.board_view.shortcut(event)

    def _tell_news(self) -> None:
        """What is to be known of the file that keeps the match: it waits until no question lies on the table."""
        if self.writer is None or not self.writer.news or self.menu.is_open:
            return
        offers = [MenuOffer(self.say("window-understood"), nothing)]
        self.menu.ask(self.say("window-file-moved"), offers, [self.words(self.writer.news.pop(0))])

    def menu_deeds(self) -> list[MenuOffer]:
        """What the menu offers, and what each of it does; the first of it is to go on."""
        return offers_of(self)

    def flick_as(self, mode: FlickMode) -> None:
        """Flick that way from now on; what is asked says how."""
        self.change_setting("flick_mode", mode)

    def change_setting(self, name: str, value: str) -> None:
        """A setting is chosen at the table."""
        self.app.change(**{name: value})
        if self.controller.decision is not None:
            self.ask_again()

    def open_menu(self) -> None:
        if not self.menu.is_open:
            self.menu.ask(*self._menu())

    def _menu(self) -> tuple[str, Sequence[MenuOffer], Sequence[str]]:
        return self.say("window-menu"), self.menu_deeds(), [self.say(self.menu_says)]

    def look_up(self, rule: str) -> None:
        """Open the rulebook at that rule."""
        self.open_rule(self.match.game.id, rule)

    def _asks_openly(self, decision: Decision) -> bool:
        """Whether the layout says that nobody needs to see a hand for that."""
        asked = self.table.layout.questions.get(decision.verb)
        return asked is not None and asked.openly

    def _new_story(self) -> LogStory:
        bots = not all(seat.is_human for seat in self.match.seats)
        return LogStory(self.words, story_in(self.match.game.folder), self.table.sides, bots=bots)
