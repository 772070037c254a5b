"""The game as the table knows it."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from flick.games.ravenloft import ending, look, odds, setup, turn, unseen
from flick.games.ravenloft.bot import BOTS
from flick.games.ravenloft.bot.worth import worth
from flick.games.ravenloft.builder import BUILDER
from flick.games.ravenloft.bundles import VariantsTogether
from flick.games.ravenloft.chosen_heroes import HeroesOnce, HeroesTaken
from flick.games.ravenloft.contents import KINDS, check, things
from flick.games.ravenloft.counting import inventory
from flick.games.ravenloft.state import RavenloftOptions, RavenloftState, SeatOptions
from flick.games.ravenloft.view import view
from flick.table import piles
from flick.table.board import Board
from flick.table.chance import Chance
from flick.table.game import Game, Result
from flick.table.looks import CardLook
from flick.table.options import of_each
from flick.table.perspective import Perspective
from flick.table.promises import Promise
from flick.table.rules import Rules
from flick.table.sayings import Say


class Ravenloft(Game[RavenloftState, RavenloftOptions]):
    """Ravenloft: one to five heroes against the dungeon."""

    id = "ravenloft"
    version = 1
    seats = (1, 5)
    together = True
    Options = RavenloftOptions
    State = RavenloftState
    bots = BOTS
    house_bot = "normal"
    exclusions = (VariantsTogether(), HeroesOnce(), HeroesTaken())
    builder = BUILDER
    content_kinds: ClassVar[Mapping[str, type[Any]]] = KINDS
    rules_content = tuple(KINDS)

    def start(self, options: RavenloftOptions, seats: int, chance: Chance) -> RavenloftState:
        return setup.new_state(options, seats, chance)

    def turn(self, state: RavenloftState, chance: Chance) -> Rules[None]:
        return turn.take_turn(state, chance)

    def goes_on(self, state: RavenloftState) -> bool:
        return turn.goes_on(state)

    def result(self, state: RavenloftState) -> Result | None:
        return ending.result(state)

    def view(self, state: RavenloftState, seat: int | None) -> Board:
        return view(state, seat)

    def guess(self, state: RavenloftState, seat: int, chance: Chance, known: frozenset[str]) -> None:
        """Decks, stacks and tokens that lie face down are dealt anew, what somebody has looked at aside."""
        for pile in (*state.decks.values(), state.progress.chamber_pile):
            piles.deal_anew([pile], lambda name: name not in known, chance)
        unseen.deal_anew(state.dungeon, state.progress, chance, known)

    def inventory(self, state: RavenloftState) -> Mapping[str, int]:
        return inventory(state)

    def headline(self, result: Result) -> Say | None:
        """The heroes win together, or lose (RAV-01)."""
        return Say("headline-won" if result.winners else "headline-lost")

    def worth(self, state: RavenloftState, seat: int) -> float | None:
        return worth(state, seat)

    def promises(self, perspective: Perspective) -> Mapping[str, Promise]:
        return odds.promises(perspective)

    def things(self, language: str) -> Mapping[str, str]:
        return things(language)

    def card_look(self, thing: str) -> CardLook | None:
        return look.card_look(thing)

    def characters(self, options: RavenloftOptions, seats: int) -> Sequence[str]:
        return ["" if one.hero == "any" else one.hero_id for one in of_each(options.seats, SeatOptions(), seats)]

    def check_content(self, path: Path, record: Any) -> None:
        check(path, record)

    def resign(self, state: RavenloftState, seat: int) -> Result | None:
        """Whoever gives up gives up for all (RAV-01)."""
        return ending.conceded(state, seat)


GAME = Ravenloft()
