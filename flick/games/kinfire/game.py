"""The game as the table knows it: its class, which connects rules, content, views and bots."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from flick.games.kinfire import cards, look, odds, setup, tale
from flick.games.kinfire.achievements import LISTED
from flick.games.kinfire.bot import BOTS
from flick.games.kinfire.card_files import KINDS
from flick.games.kinfire.rules import take_turn
from flick.games.kinfire.state import EXCLUSIONS, KinfireOptions, KinfireState, on_board
from flick.games.kinfire.view import view
from flick.table import piles
from flick.table.game import Achievement, Board, CardLook, Chance, Event, Exclusion, Game, Result, Rules, TaleLine
from flick.table.perspective import Perspective
from flick.table.plain import is_mapping
from flick.table.promises import Promise
from flick.table.sayings import Refused, Say, Who, say

EARLIER_SEEKERS = ("seeker_1", "seeker_2", "seeker_3", "seeker_4")
"""Options of the match in earlier versions, each the Seeker of one seat, before seats had options of their own."""


class Kinfire(Game[KinfireState, KinfireOptions]):
    """Kinfire Delve: down a well with cards and dice, one to four Seekers together."""

    id = "kinfire"
    version = 7
    seats = (1, 4)
    together = True
    Options = KinfireOptions
    exclusions: ClassVar[Sequence[Exclusion]] = EXCLUSIONS
    State = KinfireState
    bots = BOTS
    house_bot = "normal"
    content_kinds: ClassVar[Mapping[str, type[Any]]] = KINDS
    achievements: ClassVar[Sequence[Achievement]] = LISTED

    def start(self, options: KinfireOptions, seats: int, chance: Chance) -> KinfireState:
        return setup.new_state(options, seats, chance)

    def turn(self, state: KinfireState, chance: Chance) -> Rules[None]:
        return take_turn(state, chance)

    def result(self, state: KinfireState) -> Result | None:
        """How all win together or lose together (KIN-01)."""
        if state.won:
            won = say("end-won", master=state.master, hp=state.hp)
            return Result(tuple(range(len(state.seekers))), won, "KIN-162", about=state.master)
        master = state.master if state.bottom else cards.MASTER_BACK
        if state.conceded is not None:
            return Result((), say("end-conceded", who=Who(state.conceded)), "KIN-01", about=master)
        if not state.lost:
            return None
        if state.lost in cards.team_cards():
            return Result((), say("end-condition", card=state.lost), "KIN-164", about=master)
        return Result((), say("end-health"), "KIN-163", about=master)

    def resign(self, state: KinfireState, seat: int) -> Result | None:
        state.conceded = seat
        return self.result(state)

    def headline(self, result: Result) -> Say | None:
        """A headline about the whole team. A single player is named instead."""
        if not result.winners:
            return say("end-master-wins")
        return say("end-team-wins") if len(result.winners) > 1 else None

    def tale(self, state: KinfireState, events: Sequence[Event]) -> Sequence[TaleLine]:
        return tale.tale(state, events)

    def view(self, state: KinfireState, seat: int | None) -> Board:
        return view(state, seat)

    def guess(self, state: KinfireState, seat: int, chance: Chance, known: frozenset[str]) -> None:
        """Deal anew the well, what lies unseen under the Master, the decks, and which Master it is (KIN-R16)."""

        def unknown(card: str) -> bool:
            return card not in known

        piles.deal_anew([state.well_deck, state.well_discard, state.attached], unknown, chance)
        piles.deal_anew([state.fatigue_deck], unknown, chance)
        for seeker in state.seekers:
            piles.deal_anew([seeker.deck], unknown, chance)
        if not state.bottom and state.master not in known:
            forms = [[state.master], state.box]
            piles.deal_anew(forms, unknown, chance)
            state.master = forms[0][0]

    def promises(self, perspective: Perspective) -> Mapping[str, Promise]:
        return odds.promises(perspective)

    def inventory(self, state: KinfireState) -> Mapping[str, int]:
        """Check that every card is in exactly one place, and count all cards: 110 with two Seekers, 20 fewer or more
        for each Seeker less or more."""
        for pile_group, wanted in groups_of(state):
            piles.check(pile_group, wanted)
        return {
            "cards": sum(len(wanted) for _, wanted in groups_of(state)) + 2 * len(state.seekers) + len(state.gauntlet)
        }

    def things(self, language: str) -> Mapping[str, str]:
        return cards.names(language)

    def characters(self, options: KinfireOptions, seats: int) -> Sequence[str]:
        return setup.seekers_of(options, seats)

    def card_look(self, thing: str) -> CardLook | None:
        return look.card_look(thing)

    def options_of_earlier(self, options: dict[str, Any]) -> dict[str, Any]:
        """The options with the Seekers as options of the seats."""
        chosen = [options.get(name, "any") for name in EARLIER_SEEKERS]
        while chosen and chosen[-1] == "any":
            chosen.pop()
        rest = {name: value for name, value in options.items() if name not in EARLIER_SEEKERS}
        return {**rest, "seats": [{"seeker": name} for name in chosen]} if chosen else rest

    def state_of_earlier(self, state: dict[str, Any]) -> dict[str, Any]:
        options: Any = state.get("options")
        return {**state, "options": self.options_of_earlier(options)} if is_mapping(options) else state

    def check_position(self, state: KinfireState) -> None:
        """Refuse a card that lies in two places or where it does not belong, and numbers that are impossible. A card
        that is nowhere counts as left in the box."""
        for pile_group, wanted in groups_of(state):
            found = [card for pile in pile_group for card in pile]
            for card in found:
                if card not in wanted or found.count(card) > 1:
                    raise Refused(say("position-card", card=card))
        if len(state.board) != setup.SLOTS:
            raise Refused(say("position-slots", found=len(state.board), expected=setup.SLOTS))
        if sorted(state.gauntlet) != sorted(cards.gauntlet_cards()):
            raise Refused(say("position-gauntlet", cards=", ".join(cards.gauntlet_cards())))
        if not 0 <= state.active < len(state.seekers):
            raise Refused(say("position-active", found=state.active, seekers=len(state.seekers)))
        if not 0 < state.hp <= state.hp_start:
            raise Refused(say("position-hp", found=state.hp, most=state.hp_start))
        there = [card for card in (*on_board(state), *state.gauntlet, state.master) if cards.team_card(card).difficulty]
        for card, points in state.progress.items():
            if card not in there or points < 1:
                raise Refused(say("position-progress", card=card, found=points))

    def check_content(self, path: Path, record: Any) -> None:
        if path.parent.name == "cards":
            cards.check(path)


def groups_of(state: KinfireState) -> list[tuple[list[list[str]], list[str]]]:
    """For each group of cards, the piles among which they are spread, and all cards of the group."""
    well = [state.well_deck, state.well_discard, on_board(state), state.completed, state.gone, state.attached]
    groups = [
        (well, list(cards.well_deck())),
        ([state.fatigue_deck, state.fatigue], list(cards.fatigue_cards())),
        ([[state.master], state.box], list(cards.masters().forms)),
    ]
    for seeker in state.seekers:
        own = [seeker.deck, seeker.hand, seeker.discard, seeker.played]
        groups.append((own, list(cards.skill_deck(seeker.id))))
    return groups


GAME = Kinfire()
