"""The game as the table knows it: its class, which connects rules, content, views and bots."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, get_args

from flick.games.urto import cards, ending, look, promised, setup, turn
from flick.games.urto.achievements import LISTED
from flick.games.urto.boards import cave_in
from flick.games.urto.bot import BOTS, temper
from flick.games.urto.bot.temper import UrtoTemper
from flick.games.urto.state import HeroName, UrtoOptions, UrtoSeatOptions, UrtoState, hidden_of
from flick.games.urto.tale import tale
from flick.games.urto.view import view
from flick.maps.graph import Graph
from flick.table import content, piles
from flick.table.game import Achievement, Board, CardLook, Chance, Event, Game, Result, Rules, TaleLine
from flick.table.options import NotTwice, of_each
from flick.table.perspective import Perspective
from flick.table.promises import Promise

DICE = (6, 8, 12)
"""The numbers of sides of the dice whose faces are numbers."""


class Urto(Game[UrtoState, UrtoOptions]):
    """Urto: the race through the cave, two to five heroes."""

    id = "urto"
    version = 2
    seats = (2, 5)
    Options = UrtoOptions
    State = UrtoState
    bots = BOTS
    house_bot = "normal"
    exclusions = (NotTwice("hero", "URTO-R12", "hero-only-once", free=("any",)),)
    content_kinds: ClassVar[Mapping[str, type[Any]]] = {
        **cards.KINDS,
        "caves/*.yaml": Graph,
        temper.FILE: dict[str, UrtoTemper],
    }
    rules_content = (*cards.KINDS, "caves/*.yaml")
    achievements: ClassVar[Sequence[Achievement]] = LISTED

    def start(self, options: UrtoOptions, seats: int, chance: Chance) -> UrtoState:
        return setup.new_state(options, seats, chance)

    def turn(self, state: UrtoState, chance: Chance) -> Rules[None]:
        return turn.take_turn(state, chance)

    def goes_on(self, state: UrtoState) -> bool:
        return turn.goes_on(state)

    def result(self, state: UrtoState) -> Result | None:
        return ending.result(state)

    def tale(self, state: UrtoState, events: Sequence[Event]) -> Sequence[TaleLine]:
        return tale(state, events)

    def worth(self, state: UrtoState, seat: int) -> float:
        return ending.worth(state, seat)

    def view(self, state: UrtoState, seat: int | None) -> Board:
        return view(state, seat)

    def promises(self, perspective: Perspective) -> Mapping[str, Promise]:
        return promised.promises(perspective)

    def guess(self, state: UrtoState, seat: int, chance: Chance, known: frozenset[str]) -> None:
        """Deal piles and what others hold unseen anew (URTO-R77). Tokens need no dealing, as they are drawn at
        random."""

        def unknown(name: str) -> bool:
            return name not in known

        piles.deal_anew([state.events], unknown, chance)
        piles.deal_anew([state.monsters], unknown, chance)
        others = [hero for other, hero in enumerate(state.heroes) if other != seat]
        unseen = [list(hidden_of(hero)) for hero in others]
        piles.deal_anew([state.artefacts, *unseen], unknown, chance)
        for hero, held in zip(others, unseen, strict=True):
            dealt = dict(zip(hidden_of(hero), held, strict=True))
            hero.artefacts = [dealt.get(name, name) for name in hero.artefacts]
            hero.first_pair = [dealt.get(name, name) for name in hero.first_pair]

    def inventory(self, state: UrtoState) -> Mapping[str, int]:
        """Check that every card is in exactly one place, and count those tokens whose number never changes."""
        held = [hero.artefacts for hero in state.heroes]
        won = [hero.monsters for hero in state.heroes]
        divine = [name for name in (*state.pieces.values(), *state.gone) if name in cards.DIVINE]
        piles.check([state.artefacts, state.artefact_discard, divine, *held], [*cards.artefact_deck(), *cards.DIVINE])
        slain = [name for name in state.gone if name not in cards.DIVINE]
        shown = [name for name in state.open if name not in cards.event_deck()]
        fought = [state.monsters, state.monster_discard, state.alphas, slain, shown, *won]
        piles.check(fought, [*cards.monster_deck(), *cards.alphas()])
        told = [name for name in state.open if name in cards.event_deck()]
        piles.check([state.events, state.event_discard, told], cards.event_deck())
        return {
            "mushrooms": len(_mushrooms(state)),
            "monsters": sum(token == "monster" for token in (*state.cells.values(), *state.bag)),
            "attack": state.reserve["attack"] + sum(hero.attack_tokens for hero in state.heroes),
            "defence": state.reserve["defence"] + sum(hero.defence_tokens for hero in state.heroes),
            "blook": state.reserve["blook"] + _laid(state, "blook"),
            "minus_two": state.reserve["minus_two"] + _laid(state, "minus_two"),
        }

    def things(self, language: str) -> Mapping[str, str]:
        return {**cards.names(language), **{f"d{die}-{n}": str(n) for die in DICE for n in range(1, die + 1)}}

    def card_look(self, thing: str) -> CardLook | None:
        return look.card_look(thing)

    def characters(self, options: UrtoOptions, seats: int) -> Sequence[str]:
        return ["" if one.hero == "any" else one.hero for one in of_each(options.seats, UrtoSeatOptions(), seats)]

    def check_content(self, path: Path, record: Any) -> None:
        if isinstance(record, Graph):
            cave_in(content.read_document(path))
        elif path.parent.name == "cards":
            cards.check(path)
            if path.stem == "heroes":
                _check_sheets(path, record)


def _check_sheets(path: Path, sheets: Mapping[str, Any]) -> None:
    """Refuse a file in which a hero that can be chosen has no sheet (URTO-03)."""
    if missing := [name for name in get_args(HeroName) if name not in ("any", *sheets)]:
        raise content.read_document(path).error((), "urto-no-sheet", hero=missing[0])


def _laid(state: UrtoState, kind: str) -> int:
    """The number of traps of a kind that lie on cells."""
    return sum(trap.kind == kind for traps in state.traps.values() for trap in traps)


def _mushrooms(state: UrtoState) -> list[str]:
    """All mushrooms, wherever they are; those of the current attempt stand aside."""
    waiting = [token for token in state.bag if token.startswith("mushroom")]
    on_cells = [name for names in state.mushrooms.values() for name in names]
    return [*on_cells, *state.now.aside, *state.lost_mushrooms, *waiting]


GAME = Urto()
