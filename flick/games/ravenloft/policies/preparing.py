"""Policy values for what there is before the first turn, and for what is hidden."""

from typing import Any

from flick.effects.language import hyphened
from flick.games.ravenloft import cards, treasures
from flick.games.ravenloft.card_records import HeroCard
from flick.games.ravenloft.cards import powers_of
from flick.games.ravenloft.heroes_and_foes import RavenloftHero
from flick.games.ravenloft.new_powers import own_copy
from flick.games.ravenloft.options import RavenloftOptions
from flick.games.ravenloft.own_cards import own_deck
from flick.games.ravenloft.policies.hero_kinds import HeroBuildPolicy, SurgePolicy
from flick.games.ravenloft.policies.match_kinds import DifficultyPolicy, HiddenInfoPolicy, SetupPolicy
from flick.games.ravenloft.powers import AT_WILL, DAILY, UTILITY, has_power
from flick.games.ravenloft.state import ENCOUNTER, MONSTER, TREASURE, RavenloftState
from flick.games.ravenloft.whereabouts import all_seats
from flick.table.chance import Chance
from flick.table.rules import NOTHING_HAPPENS, Rules, choose_many
from flick.table.sayings import Say


class ThreeDecks(SetupPolicy):
    """Monsters, encounters and treasures have a deck each (RAV-06)."""

    def decks(self, state: RavenloftState) -> dict[str, list[str]]:
        found = {MONSTER: cards.monster_deck(), ENCOUNTER: cards.encounter_deck(), TREASURE: cards.treasure_deck()}
        own = state.progress.own_cards
        return {name: [*pile, *own_deck(own, f"{name}s")] for name, pile in found.items()}

    def deal(self, state: RavenloftState, chance: Chance) -> Rules[None]:
        return NOTHING_HAPPENS


class StartItem(SetupPolicy):
    """Every hero starts with one Item (RAV-13)."""

    def deal(self, state: RavenloftState, chance: Chance) -> Rules[None]:
        yield from super().deal(state, chance)
        for seat in range(len(state.heroes)):
            yield from treasures.draw_item(state, chance, seat)


class Preset(HeroBuildPolicy):
    """Heroes have the numbers of their cards (RAV-08) and powers from the list, chosen or dealt (RAV-09 to RAV-12)."""

    def takes(self, card: HeroCard) -> bool:
        return not card.is_built

    def has_criticals(self, hero: RavenloftHero) -> bool:
        """Whether level 2 brings critical attacks, which it always does here (RAV-145)."""
        return True

    def build(self, options: RavenloftOptions, name: str) -> RavenloftHero:
        """A hero with the numbers of its card. A built hero has the powers that were chosen for it."""
        sheet: HeroCard = cards.card(name)
        return RavenloftHero(
            id=name,
            ac=sheet.ac,
            hp=sheet.hp,
            most_hp=sheet.hp,
            speed=sheet.speed,
            surge_value=sheet.surge,
            race=sheet.race,
            classes=sheet.classes,
            specials=sheet.specials,
            racial=sheet.racial,
            powers=list(sheet.preset) if options.powers == "preset" or sheet.is_built else [],
        )

    def powers(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        hero = state.heroes[seat]
        sheet: HeroCard = cards.card(hero.id)
        if state.options.powers == "preset" or sheet.is_built or hero.level > 1:
            return
        for kind in (AT_WILL, UTILITY, DAILY):
            found, count = [one for name in hero.classes for one in powers_of(name, kind)], sheet.number(kind)
            if state.options.powers == "random":
                chosen = _dealt(chance, hero, found, count)
            else:
                chosen = yield from choose_many(
                    seat, "powers", found, count, count, rule="RAV-12", kind=Say(f"kind-{hyphened(kind)}"), n=count
                )
            hero.powers += [own_copy(state.heroes, name) for name in chosen]
        for name in hero.powers:
            yield has_power(seat, name, "RAV-12")


def _dealt(chance: Chance, hero: RavenloftHero, found: list[str], count: int) -> list[str]:
    """Power cards dealt at random and seen by all (RAV-11)."""
    left = list(found)
    for _ in range(min(count, len(found))):
        left.remove(chance.pick(f"power-{hero.id}", left))
    return [name for name in found if name not in left]


class SharedSurges(SurgePolicy):
    """The whole party shares its tokens (RAV-15, RAV-16); the option also allows to play without any (RAV-NEW-08,
    RAV-RUL-66)."""

    def supply(self, options: RavenloftOptions, heroes: int) -> int:
        return options.surges

    def deal(self, state: RavenloftState) -> None:
        pass

    def left(self, state: RavenloftState, seat: int) -> int:
        return state.surges

    def takers(self, state: RavenloftState, seat: int) -> list[int]:
        return []

    def change(self, state: RavenloftState, seat: int, n: int) -> int:
        before = state.surges
        state.surges = max(0, before + n)
        return state.surges - before

    def must_use(self, state: RavenloftState, seat: int) -> bool:
        if not state.surges:
            return False
        state.surges -= 1
        return True


class SurgeTokens(DifficultyPolicy):
    """The option says how many tokens there are: more are easier, fewer harder (RAV-17, RAV-RUL-13)."""

    def adjust(self, state: RavenloftState) -> None:
        pass

    def rose(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        return NOTHING_HAPPENS


class AllOpen(HiddenInfoPolicy):
    """All cards lie face up (RAV-14), and everybody sees what somebody looks at."""

    def lookers(self, state: RavenloftState, seat: int) -> tuple[int, ...]:
        return all_seats(state)


VALUES: dict[str, dict[str, type[Any]]] = {
    "setup": {"three_decks": ThreeDecks, "start_item": StartItem},
    "hero_build": {"preset": Preset},
    "surge": {"shared_2": SharedSurges},
    "difficulty": {"surge_tokens": SurgeTokens},
    "hidden_info": {"all_open": AllOpen},
}
