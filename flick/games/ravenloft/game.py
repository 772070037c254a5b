"""The game as the table knows it: its class, which connects rules, content, views and bots."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from flick.games.ravenloft import campaign, ending, look, odds, roles, setup, tale, turn, unseen
from flick.games.ravenloft.achievements import LISTED
from flick.games.ravenloft.bot import BOTS
from flick.games.ravenloft.bot.worth import worth
from flick.games.ravenloft.builder import BUILDER
from flick.games.ravenloft.bundles import VariantsTogether
from flick.games.ravenloft.chosen_heroes import HeroesOnce, HeroesTaken
from flick.games.ravenloft.contents import KINDS, check, things
from flick.games.ravenloft.counting import inventory
from flick.games.ravenloft.masters import MostMasters
from flick.games.ravenloft.options import RavenloftOptions
from flick.games.ravenloft.replaced import changed_by
from flick.games.ravenloft.state import RavenloftState
from flick.games.ravenloft.view import view
from flick.table import piles
from flick.table.board import Board
from flick.table.chance import Chance
from flick.table.game import Achievement, Game, Result, TaleLine
from flick.table.looks import CardLook
from flick.table.perspective import Perspective
from flick.table.promises import Promise
from flick.table.rules import Event, Rules
from flick.table.sayings import Say


class Ravenloft(Game[RavenloftState, RavenloftOptions]):
    """Ravenloft: one to five heroes against the dungeon, which somebody may play at one seat more."""

    id = "ravenloft"
    version = 1
    seats = (1, 6)
    together = True
    Options = RavenloftOptions
    State = RavenloftState
    bots = BOTS
    house_bot = "normal"
    exclusions = (VariantsTogether(), MostMasters(), HeroesOnce(), HeroesTaken())
    builder = BUILDER
    achievements: ClassVar[Sequence[Achievement]] = LISTED
    content_kinds: ClassVar[Mapping[str, type[Any]]] = KINDS
    rules_content = tuple(KINDS)

    def seats_with(self, options: RavenloftOptions) -> tuple[int, int]:
        return roles.seats(options)

    def is_together(self, options: RavenloftOptions) -> bool:
        return not roles.adversary(options)

    def start(self, options: RavenloftOptions, seats: int, chance: Chance) -> RavenloftState:
        return setup.new_state(options, seats, chance)

    def turn(self, state: RavenloftState, chance: Chance) -> Rules[None]:
        return turn.among_others(state, turn.take_turn(state, chance))

    def goes_on(self, state: RavenloftState) -> bool:
        return turn.goes_on(state)

    def result(self, state: RavenloftState) -> Result | None:
        return ending.result(state)

    def view(self, state: RavenloftState, seat: int | None) -> Board:
        state.progress.bring()
        return view(state, seat)

    def guess(self, state: RavenloftState, seat: int, chance: Chance, known: frozenset[str]) -> None:
        """Deal anew what the seat has not seen: decks with the hand of another, stacks, and tokens that lie face
        down."""
        unseen.deal_cards(state, seat, chance, known)
        piles.deal_anew([state.tokens], lambda name: name not in known, chance)
        unseen.deal_anew(state.dungeon, state.progress, chance, known)

    def inventory(self, state: RavenloftState) -> Mapping[str, int]:
        return inventory(state)

    def headline(self, result: Result) -> Say | None:
        """The line on the outcome: the heroes have won together or lost (RAV-01); ``None`` where the player of the
        dungeon has won."""
        if not result.winners:
            return Say("headline-lost")
        return Say("headline-won") if 0 in result.winners else None

    def tale(self, state: RavenloftState, events: Sequence[Event]) -> Sequence[TaleLine]:
        return tale.tale(state, events)

    def worth(self, state: RavenloftState, seat: int) -> float | None:
        return worth(state, seat)

    def promises(self, perspective: Perspective) -> Mapping[str, Promise]:
        return odds.promises(perspective)

    def things(self, language: str) -> Mapping[str, str]:
        return things(language)

    def card_look(self, thing: str) -> CardLook | None:
        return look.card_look(thing)

    def characters(self, options: RavenloftOptions, seats: int) -> Sequence[str]:
        return roles.characters(options, seats)

    def is_open(self, options: RavenloftOptions, seats: int, seat: int, name: str) -> bool:
        return not roles.adversary(options) or seat < seats - 1

    def spoken_of(self, state: RavenloftState) -> Sequence[str]:
        opposed = roles.adversary(state.options)
        return [*(hero.id for hero in state.heroes), *([opposed] if opposed else ())]

    def check_content(self, path: Path, record: Any) -> None:
        check(path, record)

    def sequel(self, state: RavenloftState) -> RavenloftOptions | None:
        return campaign.sequel(state)

    def changed_rules(self, options: RavenloftOptions) -> Mapping[str, Sequence[str]]:
        return changed_by(options.variants)

    def resign(self, state: RavenloftState, seat: int) -> Result | None:
        """The result when somebody gives up, which counts for the whole own side (RAV-01)."""
        return ending.conceded(state, seat)


GAME = Ravenloft()
