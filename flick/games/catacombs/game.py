"""The game as the table knows it: its class, which connects rules, content, views and bots."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from flick.arena.layout import BadLayout, Layout, Pose, check
from flick.arena.starts import StartFile
from flick.games.catacombs import cards, clock, ending, setup
from flick.games.catacombs.bot import BOTS
from flick.games.catacombs.cards import TEAMS, DeckFile, card_look, deck
from flick.games.catacombs.ending import tale
from flick.games.catacombs.rules import goes_on, take_turn
from flick.games.catacombs.shots import speeds
from flick.games.catacombs.state import CatacombsOptions, CatacombsState, seats_of, sides_of, team_of_seat
from flick.games.catacombs.view import view
from flick.limits import LARGEST_PAWN
from flick.table import content, piles
from flick.table.game import Board, CardLook, Chance, Decision, Event, Game, Result, Rules, TaleLine
from flick.table.sayings import Refused, say


class Catacombs(Game[CatacombsState, CatacombsOptions]):
    """Conquest of the Catacombs: a flicking duel of two teams, for two to four."""

    id = "catacombs"
    version = 4
    seats = (2, 4)
    Options = CatacombsOptions
    State = CatacombsState
    bots = BOTS
    house_bot = "normal"
    content_kinds: ClassVar[Mapping[str, type[Any]]] = {"cards/*.yaml": DeckFile, "starts/*.yaml": StartFile}
    rules_content: ClassVar[Sequence[str] | None] = (
        "cards/*.yaml",
        "pawns.yaml",
        "materials.yaml",
        *(f"starts/{name}.yaml" for name in setup.PRESETS),
    )
    """The state holds the table and the starting places that were chosen; other places are read when somebody proposes
    them (CAT-10)."""
    clock_rule = clock.RULE

    def flick_speeds(self, layout: Layout) -> tuple[float, float]:
        return speeds(layout)

    def start(self, options: CatacombsOptions, seats: int, chance: Chance) -> CatacombsState:
        return setup.new_state(options, seats, chance)

    def turn(self, state: CatacombsState, chance: Chance) -> Rules[None]:
        return take_turn(state, chance)

    def goes_on(self, state: CatacombsState) -> bool:
        return goes_on(state)

    def result(self, state: CatacombsState) -> Result | None:
        return ending.result(state)

    def resign(self, state: CatacombsState, seat: int) -> Result | None:
        state.conceded = team_of_seat(state, seat)
        return ending.result(state)

    def tale(self, state: CatacombsState, events: Sequence[Event]) -> Sequence[TaleLine]:
        return tale(state, events)

    def overdue(self, state: CatacombsState, decision: Decision) -> str:
        return clock.overdue(state, decision)

    def view(self, state: CatacombsState, seat: int | None) -> Board:
        return view(state, seat)

    def guess(self, state: CatacombsState, seat: int, chance: Chance, known: frozenset[str]) -> None:
        """Deal each team's deck and the hands that this seat cannot see anew among themselves."""
        for team in TEAMS:
            unseen = [state.hands[other] for other in seats_of(state, team) if other != seat]
            piles.deal_anew([state.teams[team].deck, *unseen], lambda card: card not in known, chance)

    def inventory(self, state: CatacombsState) -> Mapping[str, int]:
        """Check that 28 cards of each team are each in one place, and count tokens, characters and obstacles: 24, 4 and
        5 (CAT-80, CAT-R33)."""
        for team in TEAMS:
            own = state.teams[team]
            hands = [state.hands[seat] for seat in seats_of(state, team)]
            playing = [card for card in state.playing if card in deck(team)]
            piles.check([own.deck, own.discard, own.kept, playing, *hands], deck(team))
        return {
            "tokens": state.bank + sum(own.reserve for own in state.teams.values()),
            "characters": sum(not name.startswith("crystal") for name in state.pawns),
            "obstacles": sum(name.startswith("crystal") for name in state.pawns),
        }

    def things(self, language: str) -> dict[str, str]:
        return cards.things(language)

    def sides(self, options: CatacombsOptions, seats: int) -> Sequence[str]:
        return sides_of(options, seats)

    def card_look(self, thing: str) -> CardLook | None:
        return card_look(thing)

    def check_position(self, state: CatacombsState) -> None:
        """Refuse pawns outside the arena, on one another, or too large to be flicked, projectiles that come later
        included."""
        largest = max((cut.diameter for cut in state.cuts.values()), default=0.0)
        if not largest <= LARGEST_PAWN:
            raise Refused(say("layout-cut-too-large", size=largest, most=LARGEST_PAWN))
        try:
            check(state.layout())
        except BadLayout as bad:
            raise Refused(say(bad.reason, **bad.facts)) from None

    def begin_from(self, state: CatacombsState, poses: Mapping[str, Pose]) -> bool:
        """Place the characters and obstacles, which must be exactly those of the game; nobody is then asked to agree on
        the layout. Whether the poses were taken."""
        if poses.keys() != state.pawns.keys():
            return False
        state.pawns = {name: poses[name] for name in state.pawns}
        state.agreed = True
        self.check_position(state)
        return True

    def check_content(self, path: Path, record: Any) -> None:
        if isinstance(record, DeckFile):
            cards.check_deck(content.read_document(path), record)
        elif isinstance(record, StartFile):
            setup.read_arena(CatacombsOptions(obstacle_layout=str(path.resolve())))


GAME = Catacombs()
