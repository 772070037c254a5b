"""Policy values of Advanced 2.0: heroes have their own tokens, may die, be replaced and rise high. Those for
monsters and villains are in ``mastery``."""

from collections.abc import Sequence
from typing import Any

from flick.games.ravenloft import dying, encounters, monster_tokens
from flick.games.ravenloft.monster_tokens import MOST, value_of, villain_token
from flick.games.ravenloft.options import RavenloftOptions
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.policies.coming import EncounterPolicy, SpawnPolicy
from flick.games.ravenloft.policies.levels import MOST_MASTERS
from flick.games.ravenloft.policies.preparing import DifficultyPolicy, SetupPolicy, SurgePolicy
from flick.games.ravenloft.policies.rewards import HeroDeathPolicy, ItemPolicy
from flick.games.ravenloft.policies.turns import ActionsPolicy, InitiativePolicy
from flick.games.ravenloft.spawning import draw_monsters, put_villain
from flick.games.ravenloft.state import MASTERY, RavenloftState
from flick.games.ravenloft.turn_record import Placed
from flick.table.chance import Chance
from flick.table.rules import NOTHING_HAPPENS, Rules, reveal, tell
from flick.table.sayings import Who


class MonsterTokenPile(SetupPolicy):
    """The tokens with numbers form a pile (RAV-ADV-16)."""

    def tokens(self, state: RavenloftState) -> list[str]:
        return monster_tokens.every_number()


class FreeActions(ActionsPolicy):
    """Whatever is neither a move nor an attack costs no action: tokens, Items, what an adventure has (RAV-ADV-01 to
    RAV-ADV-03, RAV-RUL-108)."""

    has_free_tokens = True


class MonsterToken(SpawnPolicy):
    """Each tile brings as many monsters as the token says that is drawn for it (RAV-ADV-16, RAV-RUL-54), or a villain
    alone (RAV-RUL-58)."""

    def spawn(self, state: RavenloftState, chance: Chance, seat: int, tile: str) -> Rules[list[str]]:
        token = yield from monster_tokens.draw(state, chance)
        yield reveal("monster-token", "RAV-ADV-16", (), (), who=Who(seat), token=token)
        if monster_tokens.is_villain(token):
            villain = policies_of(state).villain_control.of_token(state, chance)
            state.progress.entered += [villain] if villain else []
            if villain and (yield from put_villain(state, chance, villain, tile, "RAV-ADV-37")):
                return [villain]
        return (yield from draw_monsters(state, chance, seat, tile, value_of(token), "RAV-ADV-16"))


class ByTriangle(InitiativePolicy):
    """After a white tile the hero phase goes on, after a black one it is over (RAV-ADV-13 to RAV-ADV-15, RAV-ADV-17,
    RAV-RUL-53, RAV-RUL-104)."""

    def after_explore(
        self, state: RavenloftState, chance: Chance, seat: int, placed: Sequence[Placed], spawned: Sequence[str]
    ) -> Rules[None]:
        if any(one.triangle == "black" for one in placed):
            state.now.ended = True
            yield tell("initiative-lost", "RAV-ADV-15", who=Who(seat))
        else:
            yield tell("initiative-kept", "RAV-ADV-13", who=Who(seat))


class BlackOrIdle(EncounterPolicy):
    """One encounter is drawn for a black tile, or for a hero that neither explored nor attacked (RAV-ADV-18 to
    RAV-ADV-20, RAV-RUL-55, RAV-RUL-109)."""

    def not_explored(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        return NOTHING_HAPPENS

    def at_villain_step(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        is_idle = not state.now.explorations and not state.now.attacks
        if state.now.encounter_due or is_idle:
            rule = "RAV-ADV-18" if state.now.encounter_due else "RAV-ADV-19"
            yield from encounters.draw_and_play(state, chance, seat, self.deck(state), rule)


class OwnSurges(SurgePolicy):
    """Every hero has its own Healing Surge token, two from level 6 on (RAV-ADV-05 to RAV-ADV-08, RAV-RUL-50,
    RAV-RUL-51)."""

    is_own = True

    def supply(self, options: RavenloftOptions, heroes: int) -> int:
        return 0

    def deal(self, state: RavenloftState) -> None:
        for hero in state.heroes:
            hero.tokens = self.at_start(hero.level)

    def at_start(self, level: int) -> int:
        """The tokens with which a hero of that level begins an adventure."""
        return 2 if level >= MASTERY else 1

    def left(self, state: RavenloftState, seat: int) -> int:
        return state.heroes[seat].tokens

    def change(self, state: RavenloftState, seat: int, n: int) -> int:
        hero = state.heroes[seat]
        before = hero.tokens
        hero.tokens = max(0, before + n)
        return hero.tokens - before

    def takers(self, state: RavenloftState, seat: int) -> list[int]:
        """The adjacent heroes at 0 HP."""
        hero, adjacent = state.heroes[seat], policies_of(state).movement.adjacent
        if not hero.tokens:
            return []
        down = [other for other, one in enumerate(state.heroes) if one.on_board and not one.hp]
        return [other for other in down if adjacent(state, (hero.square,), (state.heroes[other].square,))]


class HeroDies(HeroDeathPolicy):
    """A hero without a token dies at 0 HP, and the others play on (RAV-ADV-09 to RAV-ADV-11, RAV-RUL-52)."""

    def may_return(self, state: RavenloftState, seat: int) -> bool:
        return bool(dying.heroes_left(state, seat))

    def at_zero(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        return dying.die(state, seat)

    def at_turn(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        return dying.join(state, chance, seat) if state.heroes[seat].dead else NOTHING_HAPPENS


class AdjacentFreeAction(ItemPolicy):
    """A hero may give an Item to an adjacent one in its phase (RAV-ADV-04); whoever draws one still chooses any
    hero."""

    def takers(self, state: RavenloftState, seat: int, drawn: bool) -> list[int]:
        if drawn:
            return super().takers(state, seat, drawn)
        hero, adjacent = state.heroes[seat], policies_of(state).movement.adjacent
        others = [other for other, one in enumerate(state.heroes) if other != seat and one.on_board]
        near = (other for other in others if adjacent(state, (hero.square,), (state.heroes[other].square,)))
        return list(near) if hero.stands else []

    def why_not(self, state: RavenloftState) -> tuple[str, str]:
        return "item-not-near", "RAV-ADV-04"


class TokenPileOptions(DifficultyPolicy):
    """Tokens with 3 or with 0 may be left out (RAV-ADV-35, RAV-ADV-36), each hero of level 6 adds a villain token
    (RAV-ADV-37, RAV-RUL-58, RAV-RUL-103), and at most three such heroes may take part (RAV-ADV-42)."""

    most_masters = MOST_MASTERS

    def adjust(self, state: RavenloftState) -> None:
        gone = {"easier": MOST, "harder": 0}.get(state.options.token_pile)
        state.tokens = [token for token in state.tokens if value_of(token) != gone]
        if state.options.masters_hunted:
            masters = sum(hero.level >= MASTERY for hero in state.heroes)
            state.tokens += [villain_token(number) for number in range(1, masters + 1)]

    def rose(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        if state.heroes[seat].level == MASTERY and state.options.masters_hunted:
            masters = sum(hero.level >= MASTERY for hero in state.heroes)
            monster_tokens.add_villain(state, chance, masters + len(state.buried))
            yield tell("villain-token", "RAV-ADV-37", who=Who(seat))


VALUES: dict[str, dict[str, type[Any]]] = {
    "setup": {"monster_token_pile": MonsterTokenPile},
    "actions": {"free_actions": FreeActions},
    "spawn": {"monster_token": MonsterToken},
    "initiative": {"triangle": ByTriangle},
    "encounter": {"black_or_idle": BlackOrIdle},
    "surge": {"own_1_or_2": OwnSurges},
    "hero_death": {"hero_dies": HeroDies},
    "item": {"adjacent_free_action": AdjacentFreeAction},
    "difficulty": {"token_pile_options": TokenPileOptions},
}
