"""A match of Kinfire in a window: somebody answers whatever is asked, with the mouse or with number keys."""

import pygame
from pygame import Rect

from flick.games.kinfire import GAME
from flick.games.kinfire.state import KinfireState
from flick.table.chance import Chance, derived
from flick.table.match import Match
from flick.table.naming import capital
from flick.table.rules import Choose, ChooseMany, Confirm, Decision
from flick.table.seats import HUMAN, Seat
from flick.window.board.bar import labels_of
from flick.window.board.card import CardPart
from flick.window.match.play_screen import PlayScreen
from flick.window.widgets.button import Button
from tests.games_kinfire.scene import bottom_of
from tests.window.menus.visitor import Visitor

NAMES = ("Camille", "Noé", "Inès", "Barnabé")
EDGE = 0.12
"""Of a card in the hand this much is seen in any case, in parts of its width."""


def new_match(seats: int = 2, seed: int = 3) -> Match:
    people = [Seat(HUMAN, name) for name in NAMES[:seats]]
    return Match(GAME, people, GAME.Options(first_player=1), seed)


def match_at(state: KinfireState) -> Match:
    """A match of people from a position."""
    people = [Seat(HUMAN, name) for name in NAMES[: len(state.seekers)]]
    return Match(GAME, people, state.options, 0, state=state, turn=state.turn, practice=True)


def at_the_bottom() -> Match:
    """Two Gauntlet cards are turned, the Master is nearly beaten and has a card under it; the team is tired, and a
    Lantern is charged."""
    state = bottom_of(("the_paper_knight", "the_ribbon_web"))
    state.progress = {"sea_of_dreams": 17, "the_velvet_gate": 4}
    state.attached = [state.well_deck.pop()]
    state.hp, state.seekers[0].charged = 4, True
    state.fatigue = [state.fatigue_deck.pop() for _ in range(4)]
    return match_at(state)


class Table:
    """``guest`` sits before it; whatever is asked is answered by chance, but actions and boosts are played."""

    def __init__(self, guest: Visitor, match: Match) -> None:
        self.guest, self.match = guest, match
        guest.go(lambda app: PlayScreen(app, match, None))
        self.wait()

    @property
    def screen(self) -> PlayScreen:
        assert isinstance(self.guest.screen, PlayScreen)
        return self.guest.screen

    @property
    def over(self) -> bool:
        """Whether the end is shown."""
        return not isinstance(self.guest.screen, PlayScreen)

    @property
    def decision(self) -> Decision | None:
        return self.screen.controller.decision

    @property
    def turn(self) -> int:
        return self.match.state.turn

    def wait(self) -> None:
        """Until somebody is asked and all faces are there, or the match is over."""
        for _ in range(200):
            if self.over:
                return
            store = self.screen.board_view.faces.store
            if self.decision is not None and not store.busy:
                break
            self.guest.wait(25)
        self.guest.wait(50)

    def wish(self) -> list[int]:
        """The numbers of the options that are taken, from 0; of a question of yes and no, yes is 0."""
        decision = self.decision
        luck = Chance(derived(self.match.seed, len(self.match.answers)))
        if isinstance(decision, Confirm):
            return [0]
        if isinstance(decision, ChooseMany):
            return list(range(decision.least))
        assert isinstance(decision, Choose)
        count = len(decision.things)
        return [0 if decision.verb in ("play", "boost") else luck.below(count)]

    def by_keys(self) -> None:
        """Answer with number keys, and mean it where one is asked again."""
        wish, many = self.wish(), isinstance(self.decision, ChooseMany)
        answers = len(self.match.answers)
        for index in wish:
            self.guest.key(pygame.K_1 + index)
        if (button := self._anyway) is not None:
            self.guest.click(button)
        elif many or len(self.match.answers) == answers:
            self.guest.key(pygame.K_RETURN)
        self.wait()

    @property
    def _anyway(self) -> Button | None:
        """What is pressed after a warning, where one is shown."""
        says = self.screen.say("window-warned-on")
        return next((part for part in self.guest.parts(Button) if part.label == says), None)

    def by_mouse(self) -> None:
        """Answer with clicks on cards, or on buttons."""
        decision, words = self.decision, self.screen.words
        wish = self.wish()
        if isinstance(decision, Confirm):
            self.guest.click(self.guest.part(Button, labels_of(decision, words)[wish[0]]))
            self.wait()
            return
        assert isinstance(decision, (Choose, ChooseMany))
        for index in wish:
            self._click_option(decision, index)
        if isinstance(decision, ChooseMany):
            self.guest.click(next(part for part in self.guest.parts(Button) if part.kind == "primary"))
        self.wait()

    def _click_option(self, decision: Choose | ChooseMany, index: int) -> None:
        option = decision.options[index]
        card = next(
            (part for part in self.guest.parts(CardPart) if part.piece.id == option.piece and part.on_pick), None
        )
        if card is not None:
            answers = len(self.match.answers)
            for _ in range(2):
                rect = card.rect
                if len(self.match.answers) == answers:
                    self.guest.click((round(rect.left + EDGE * rect.width), round(rect.top + EDGE * rect.width)))
            return
        words = self.screen.words
        label = words(option.say) if option.say is not None else words(f"do-{option.verb}", what=option.thing)
        self.guest.click(self.guest.part(Button, capital(label)))


def cards_on_cloth(table: Table) -> list[Rect]:
    """Where the cards of the board lie."""
    return [part.rect for part in table.guest.parts(CardPart) if part.zone == "board"]
