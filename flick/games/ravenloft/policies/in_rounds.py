"""Policy values of a game in rounds: heroes act by initiative, then one villain phase follows for all."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from flick.games.ravenloft import attempts, duelling, encounters
from flick.games.ravenloft.card_records import VillainCard
from flick.games.ravenloft.cards import every_card, kind_of
from flick.games.ravenloft.defeats import settle
from flick.games.ravenloft.dungeon import squares_in, tile_at, tiles_under
from flick.games.ravenloft.footings import arrivals, spawn_mark
from flick.games.ravenloft.heroes_and_foes import Figure, RavenloftHero
from flick.games.ravenloft.menu import points_of_new
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.policies.coming import EncounterPolicy, TrapPolicy, is_black
from flick.games.ravenloft.policies.turns import (
    DAZED,
    PATTERN,
    ActionsPolicy,
    ExploresInPhase,
    InitiativePolicy,
    TurnPolicy,
)
from flick.games.ravenloft.policies.villains import ActivationPolicy, MonsterMovePolicy, VillainControlPolicy
from flick.games.ravenloft.rounds import acts_for, holder, note_reward, villains_in_order
from flick.games.ravenloft.state import ATTACK, MOVE, RavenloftState, Stage
from flick.games.ravenloft.turn_record import D20, Placed
from flick.games.ravenloft.whereabouts import taken
from flick.table.chance import Chance
from flick.table.rules import NOTHING_HAPPENS, Rules, choose, tell
from flick.table.sayings import Say, Who

PATTERNS = {
    "move-attack": (MOVE, ATTACK),
    "attack-move": (ATTACK, MOVE),
    "move-move": (MOVE, MOVE),
}
"""The three patterns that a hero can declare (RAV-GEN-05)."""


class InRounds(TurnPolicy):
    """All hero phases come in the order of initiative, then one villain phase (RAV-GEN-01 to RAV-GEN-03, RAV-GEN-16,
    RAV-GEN-17, RAV-GEN-22)."""

    def first(self, state: RavenloftState, chance: Chance) -> Rules[int]:
        seats = list(range(len(state.heroes)))
        state.rounds.heroes = yield from self._ranked(chance, seats)
        return state.rounds.heroes[0]

    def _ranked(self, chance: Chance, seats: Sequence[int]) -> Rules[list[int]]:
        """The seats from the highest roll down; seats with the same roll roll again."""
        if len(seats) < 2:
            return list(seats)
        rolls = {seat: chance.roll("initiative", D20) for seat in seats}
        for seat, die in rolls.items():
            yield tell("first-roll", "RAV-GEN-01", who=Who(seat), n=die)
        found: list[int] = []
        ranked = sorted(seats, key=lambda seat: -rolls[seat])
        for _, alike in groupby(ranked, lambda seat: rolls[seat]):
            found += yield from self._ranked(chance, list(alike))
        return found

    def after(self, state: RavenloftState, stage: Stage) -> Stage:
        """The next stage; a hero that has left the dungeon takes part in the villain phase only."""
        is_last = (state.turn + 1) % len(state.heroes) == 0
        if stage == "hero_end" or (stage == "begin" and not state.heroes[state.active].on_board):
            return "encounter" if is_last else "pass_on"
        return "begin" if stage == "pass_on" else super().after(state, stage)

    def next_turn(self, state: RavenloftState) -> None:
        note_reward(state)
        super().next_turn(state)
        if state.turn % len(state.heroes) == 0:
            state.rounds.rewarded.clear()
            state.rounds.acted.clear()
            state.rounds.explored.clear()

    def ending(self, state: RavenloftState) -> Sequence[int]:
        return state.rounds.heroes


class DeclaredPattern(ActionsPolicy):
    """A hero declares one of the three patterns before it moves (RAV-GEN-05, RAV-RUL-79). Any action may be left out;
    granted ones come on top."""

    pattern = "RAV-RUL-79"

    def declare(self, state: RavenloftState, seat: int) -> Rules[None]:
        pattern = yield from choose(
            seat, "pattern", list(PATTERNS), rule="RAV-RUL-79", label=lambda one: Say(f"pattern-{one}")
        )
        state.now.pattern = pattern
        yield tell("declares", "RAV-GEN-05", who=Who(seat), pattern=Say(f"pattern-{pattern}"))

    def _allows(self, state: RavenloftState, seat: int, moves: int, attacks: int) -> bool:
        hero, now = state.heroes[seat], state.now
        if now.pattern not in PATTERNS:
            return super()._allows(state, seat, moves, attacks)
        if not hero.stands or now.ended:
            return False
        left, most = PATTERNS[now.pattern], DAZED if "dazed" in hero.conditions else PATTERN
        done = 0
        beyond = 0
        for action in (*now.done, *[MOVE] * moves, *[ATTACK] * attacks):
            if action in left and done < most:
                left, done = left[left.index(action) + 1 :], done + 1
            else:
                beyond += 1
        return beyond <= now.more


class InMoveFree(ExploresInPhase):
    """A hero on an unexplored edge that could walk on may explore, as often as it can go on moving (RAV-GEN-06,
    RAV-RUL-115)."""

    is_part_of_move = True
    rule = "RAV-GEN-06"

    def affords(self, state: RavenloftState, seat: int, left: int) -> bool:
        if state.now.ended:
            return False
        return left > 0 or (policies_of(state).actions.may_move(state, seat) and points_of_new(state, seat) > 0)

    def why_not(self, state: RavenloftState, seat: int, edge: str) -> tuple[str, str]:
        why, rule = super().why_not(state, seat, edge)
        return why, "RAV-RUL-115" if why == "few-points" else rule

    def after_placing(self, state: RavenloftState, chance: Chance, seat: int, placed: Sequence[Placed]) -> Rules[None]:
        """Let the hero step onto a black tile, whose first square ends the move (RAV-GEN-08)."""
        state.rounds.explored.append(seat)
        return duelling.step_onto(state, chance, seat, placed[0].tile) if is_black(placed) else NOTHING_HAPPENS


class TriangleDuel(InitiativePolicy):
    """After a white tile the hero goes on moving; after a black one it fights a monster that came (RAV-GEN-07,
    RAV-GEN-09, RAV-GEN-13 to RAV-GEN-15)."""

    def after_explore(
        self, state: RavenloftState, chance: Chance, seat: int, placed: Sequence[Placed], spawned: Sequence[str]
    ) -> Rules[None]:
        return duelling.fight(state, chance, seat, spawned) if is_black(placed) else NOTHING_HAPPENS


class BlackAtOnce(EncounterPolicy):
    """An encounter is drawn at once for a black tile, and in the villain phase for each hero that explored nothing in
    this round (RAV-GEN-10, RAV-GEN-17, RAV-RUL-82)."""

    def on_explore(self, state: RavenloftState, chance: Chance, seat: int, placed: Sequence[Placed]) -> Rules[None]:
        if is_black(placed):
            yield from encounters.draw_and_play(state, chance, seat, self.deck(state), "RAV-GEN-10")

    def not_explored(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        return NOTHING_HAPPENS

    def at_villain_step(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        """Draw and settle the encounters one hero after the other, each as the active hero."""
        for hero in state.rounds.heroes:
            if hero not in state.rounds.explored and not state.heroes[hero].dead:
                acts_for(state, hero)
                yield from encounters.draw_and_play(state, chance, hero, self.deck(state), "RAV-GEN-17")
                yield from settle(state, chance)
        state.rounds.up = None


class RollAtOnce(TrapPolicy):
    """A Trap drawn by exploring is rolled for at once; on a failure it hurts everybody on its tile and stays
    (RAV-GEN-11, RAV-GEN-12, RAV-RUL-83)."""

    def drawn(self, state: RavenloftState, chance: Chance, seat: int, card: str, tile: str) -> Rules[None]:
        yield from encounters.attach(state, seat, card, tile)
        if state.stage != "hero" or not state.heroes[seat].stands:
            return
        yield from attempts.disarm(state, chance, seat, card)
        if card in state.dungeon.traps.values():
            yield from duelling.trap_goes_off(state, chance, card, tile)


class MarkThenBeside(MonsterMovePolicy):
    """Monsters stand on the spawn mark, else beside it, else anywhere on the tile, and fight a hero on the same tile
    without being adjacent (RAV-GEN-20, RAV-GEN-21, RAV-RUL-85)."""

    def spots(self, state: RavenloftState, figure: Figure, tile: str) -> list[str]:
        found = [one[0] for one in arrivals(state.dungeon, tile, taken(state, figure.id), figure.size, features=True)]
        mark = spawn_mark(state.dungeon, tile)
        if mark in found or figure.size > 1:
            return found[:1] if mark in found else found
        beside = [square for square in squares_in(state.dungeon).steps[mark] if square in found]
        return beside or found

    def charge_spots(self, state: RavenloftState, figure: Figure, hero: RavenloftHero, most: int) -> list[str]:
        """The squares where the figure would stand on the hero's tile."""
        tile = tile_at(state.dungeon, hero.square)
        return self.spots(state, figure, tile)

    def is_beside(self, state: RavenloftState, figure: Figure, hero: RavenloftHero) -> bool:
        """Whether figure and hero are on the same tile or adjacent."""
        here = tile_at(state.dungeon, hero.square)
        return here in tiles_under(state.dungeon, figure.squares) or super().is_beside(state, figure, hero)


class OncePerRound(ActivationPolicy):
    """Villains act in their order, then every monster that has not acted in this round in drawing order, then traps
    (RAV-GEN-04, RAV-GEN-18, RAV-GEN-19, RAV-RUL-80, RAV-RUL-85)."""

    def next_up(self, state: RavenloftState, seat: int) -> str | None:
        villains = villains_in_order(state)
        monsters = [figure.id for figure in state.figures.values() if figure.sort == "monster"]
        done = (*state.rounds.acted, *state.now.activated)
        return next((name for name in (*villains, *monsters, *state.dungeon.traps.values()) if name not in done), None)

    def figures(self, state: RavenloftState, card: str) -> list[str]:
        return [card]

    def begins(self, state: RavenloftState, card: str) -> None:
        """Let the card act for the seat that holds it."""
        state.rounds.acted.append(card)
        acts_for(state, holder(state, card))

    def ends(self, state: RavenloftState) -> None:
        state.rounds.up = None

    def has_acted(self, state: RavenloftState, figure: str) -> None:
        """Note the figure, which does not act again in this round (RAV-GEN-19)."""
        if figure not in state.rounds.acted:
            state.rounds.acted.append(figure)

    def villain_came(self, state: RavenloftState, chance: Chance, name: str) -> Rules[None]:
        """Let villains roll as soon as there are two; a later one rolls alone, and new ones that share a result roll
        again (RAV-GEN-02)."""
        rolled, rule = state.rounds.villains, "RAV-GEN-04"
        there = [figure.id for figure in state.figures.values() if figure.sort == "villain"]
        new = [one for one in there if one not in rolled] if len(there) > 1 else []
        while new:
            for villain in new:
                rolled[villain] = chance.roll("villain-initiative", D20)
                yield tell("villain-initiative", rule, figure=villain, n=rolled[villain])
            results = list(rolled.values())
            new, rule = [one for one in new if results.count(rolled[one]) > 1], "RAV-GEN-02"


class CardHolder(VillainControlPolicy):
    """The holder of a monster's card chooses for it (RAV-RUL-85)."""

    def chooser(self, state: RavenloftState, figure: str) -> int:
        known = state.figures.get(figure)
        return (
            holder(state, figure) if known is not None and known.sort == "monster" else super().chooser(state, figure)
        )


class VillainsByTheFirst(VillainControlPolicy):
    """The first hero in the order of initiative chooses for villains (RAV-RUL-85)."""

    def chooser(self, state: RavenloftState, figure: str) -> int:
        is_villain = isinstance(every_card().get(kind_of(figure)), VillainCard)
        return state.rounds.heroes[0] if is_villain and state.rounds.heroes else super().chooser(state, figure)


VALUES: dict[str, dict[str, type[Any]]] = {
    "turn": {"round_initiative_shared_villain": InRounds},
    "actions": {"declared_pattern_interruptible": DeclaredPattern},
    "exploration": {"in_move_optional_free_many": InMoveFree},
    "initiative": {"triangle_duel": TriangleDuel},
    "encounter": {"black_at_once_unexplored_later": BlackAtOnce},
    "trap": {"attach_roll_at_once_if_drawn_by_exploring": RollAtOnce},
    "monster_move": {"spawn_mark_then_adjacent": MarkThenBeside},
    "activation": {"initiative_order_once_per_round": OncePerRound},
    "villain_control": {"card_holder": CardHolder, "villains_first_in_initiative": VillainsByTheFirst},
}
