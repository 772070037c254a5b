"""The game as the table knows it: its class, which connects rules, content, views and bots."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from flick.games.ravenloft import campaign, cards, ending, look, odds, setup, tale, turn, unseen
from flick.games.ravenloft.achievements import LISTED
from flick.games.ravenloft.adventure_setup import tiles_in_play
from flick.games.ravenloft.bot import BOTS
from flick.games.ravenloft.bot.worth import worth
from flick.games.ravenloft.builder import BUILDER
from flick.games.ravenloft.bundles import VariantsTogether, bundle_of
from flick.games.ravenloft.card_records import MonsterCard
from flick.games.ravenloft.cards import kind_of
from flick.games.ravenloft.chosen_heroes import HeroesOnce, HeroesTaken, MostMasters
from flick.games.ravenloft.citing import changed_by
from flick.games.ravenloft.contents import KINDS, check, things
from flick.games.ravenloft.monster_tokens import is_villain
from flick.games.ravenloft.options import RavenloftOptions, SeatOptions
from flick.games.ravenloft.own_things import own_deck
from flick.games.ravenloft.policies import Policies, policies_by
from flick.games.ravenloft.state import RavenloftState
from flick.games.ravenloft.view import view
from flick.table import piles
from flick.table.game import Achievement, Board, CardLook, Chance, Event, Game, Result, Rules, TaleLine
from flick.table.options import of_each
from flick.table.perspective import Perspective
from flick.table.promises import Promise
from flick.table.sayings import Say


class Ravenloft(Game[RavenloftState, RavenloftOptions]):
    """Ravenloft: one to five heroes against the dungeon, which somebody may play at one seat more."""

    id = "ravenloft"
    version = 7
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
        return _policies(options).villain_control.seats

    def is_together(self, options: RavenloftOptions) -> bool:
        return not _policies(options).villain_control.adversary

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
        """Count what must stay the same. Every card lies in exactly one place, every tile is there, and every figure
        and trap has a card in play; ``LostCard`` where that is not so."""
        piles.check(_card_piles(state), _every_card(state))
        _check_rows(state)
        dungeon = state.dungeon
        laid = [tile.name for tile in dungeon.grid.tiles]
        tiles = [laid, dungeon.stack, dungeon.box, *dungeon.chambers.values()]
        piles.check(tiles, tiles_in_play(state.progress, dungeon))
        tokens = sum(not is_villain(token) for token in (*state.tokens, *state.tokens_drawn))
        return {"tiles": sum(map(len, tiles)), "heroes": len(state.heroes), "tokens": tokens}

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
        """The hero of each seat, empty where it is not chosen yet, and who plays the dungeon at the last one."""
        found = ["" if one.hero == "any" else one.hero_id for one in of_each(options.seats, SeatOptions(), seats)]
        adversary = _policies(options).villain_control.adversary
        return [*found[:-1], adversary] if adversary else found

    def is_open(self, options: RavenloftOptions, seats: int, seat: int, name: str) -> bool:
        return self.is_together(options) or seat < seats - 1

    def spoken_of(self, state: RavenloftState) -> Sequence[str]:
        adversary = _policies(state.options).villain_control.adversary
        return [*(hero.id for hero in state.heroes), *([adversary] if adversary else ())]

    def check_content(self, path: Path, record: Any) -> None:
        check(path, record)

    def sequel(self, state: RavenloftState) -> RavenloftOptions | None:
        return campaign.sequel(state)

    def changed_rules(self, options: RavenloftOptions) -> Mapping[str, Sequence[str]]:
        return changed_by(options.variants)

    def resign(self, state: RavenloftState, seat: int) -> Result | None:
        """The result when somebody gives up, which counts for the whole own side (RAV-01)."""
        return ending.conceded(state, seat)


def _policies(options: RavenloftOptions) -> Policies:
    """The policy values of a match with these options."""
    return policies_by(bundle_of(options))


def _card_piles(state: RavenloftState) -> list[Sequence[str]]:
    """Every place in which a card of a deck, or of a villain, can be."""
    held = [pile for hero in state.heroes for pile in (hero.row, hero.items, hero.curses)]
    hand = list(state.adversary.hand.values()) if state.adversary is not None else []
    lying = [list(state.dungeon.hazards.values()), [state.environment] if state.environment else []]
    decks = [*state.decks.values(), *state.discards.values()]
    return [*decks, *held, *hand, *lying, state.shown, state.xp, state.villains, state.aside]


def _every_card(state: RavenloftState) -> list[str]:
    """All cards of the decks and of villains, with those that the adventure brings itself."""
    own = state.progress.own_cards
    every = [*cards.monster_deck(), *cards.encounter_deck(), *cards.treasure_deck()]
    every += [copy for sort in ("monsters", "encounters", "treasures") for copy in own_deck(own, sort)]
    return [*every, *(f"{name}#1" for name in (*cards.villains(), *own.get("villains", ())))]


def _check_rows(state: RavenloftState) -> None:
    """``LostCard`` where a figure has no card in play, or a trap marker none in a row."""
    rows = [name for hero in state.heroes for name in hero.row]
    kinds = [kind_of(name) for name in rows]
    for figure in state.figures.values():
        if figure.sort == "monster" and figure.kind not in kinds:
            raise piles.LostCard(f"nobody holds a card for {figure.id}")
        if figure.sort == "villain" and f"{figure.kind}#1" not in state.villains:
            raise piles.LostCard(f"there is no card in play for {figure.id}")
    traps = sorted(state.dungeon.traps.values())
    if traps != sorted(name for name in rows if name in traps or not isinstance(cards.card(name), MonsterCard)):
        raise piles.LostCard(f"traps {traps} are not those in rows {rows}")


GAME = Ravenloft()
