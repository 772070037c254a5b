"""Policies of what there is before the first turn, and of what is hidden."""

from typing import Any

from flick.effects.language import hyphened
from flick.games.ravenloft import cards, treasures
from flick.games.ravenloft.card_records import HeroCard
from flick.games.ravenloft.cards import powers_of
from flick.games.ravenloft.heroes_and_foes import RavenloftHero
from flick.games.ravenloft.new_powers import own_copy
from flick.games.ravenloft.options import MOST_HEROES, RavenloftOptions
from flick.games.ravenloft.own_things import own_deck
from flick.games.ravenloft.powers import AT_WILL, DAILY, UTILITY, has_power
from flick.games.ravenloft.state import ENCOUNTER, MONSTER, TREASURE, RavenloftState
from flick.games.ravenloft.whereabouts import all_seats
from flick.table.chance import Chance
from flick.table.rules import NOTHING_HAPPENS, Rules, choose_many
from flick.table.sayings import Say


class SetupPolicy:
    """Which decks, tokens, hands and starting treasures there are. Monsters, encounters and treasures have a deck each
    (RAV-06)."""

    def decks(self, state: RavenloftState) -> dict[str, list[str]]:
        """The decks by name, not shuffled yet."""
        found = {MONSTER: cards.monster_deck(), ENCOUNTER: cards.encounter_deck(), TREASURE: cards.treasure_deck()}
        own = state.progress.own_cards
        return {name: [*pile, *own_deck(own, f"{name}s")] for name, pile in found.items()}

    def tokens(self, state: RavenloftState) -> list[str]:
        """The monster tokens of the rules, as opposed to those of an adventure."""
        return []

    def deal(self, state: RavenloftState, chance: Chance) -> Rules[None]:
        """Deal what everybody has from the start."""
        return NOTHING_HAPPENS


class StartItem(SetupPolicy):
    """Every hero starts with one Item (RAV-13)."""

    def deal(self, state: RavenloftState, chance: Chance) -> Rules[None]:
        yield from super().deal(state, chance)
        for seat in range(len(state.heroes)):
            yield from treasures.draw_item(state, chance, seat)


class HeroBuildPolicy:
    """How heroes get their numbers and powers. Usually they have the numbers of their cards (RAV-08) and powers from
    the list, chosen or dealt (RAV-09 to RAV-12)."""

    def takes(self, card: HeroCard) -> bool:
        """Whether a hero may be chosen: a hero of the game always may."""
        return not card.is_built

    def has_criticals(self, hero: RavenloftHero) -> bool:
        """Whether level 2 brings critical attacks (RAV-145)."""
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
        """Give a hero the power cards that it does not have from the start."""
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
                    seat,
                    "powers",
                    found,
                    count,
                    count,
                    rule="RAV-12",
                    facts={"kind": Say(f"kind-{hyphened(kind)}"), "n": count},
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


class Custom(HeroBuildPolicy):
    """Heroes of the game, and built heroes of any race and one class, may be taken (RAV-CUS-01, RAV-CUS-03,
    RAV-CUS-04)."""

    def takes(self, card: HeroCard) -> bool:
        return super().takes(card) or len(card.classes) == 1


class Hybrid(HeroBuildPolicy):
    """Heroes of the game, and built heroes that merge two hero cards at level 1, may be taken (RAV-HYB-01,
    RAV-HYB-14)."""

    def takes(self, card: HeroCard) -> bool:
        return super().takes(card) or len(card.classes) > 1

    def has_criticals(self, hero: RavenloftHero) -> bool:
        """Whether level 2 brings critical attacks, which a hybrid never has (RAV-RUL-113)."""
        return len(hero.classes) == 1 and super().has_criticals(hero)


class SurgePolicy:
    """How many Healing Surge tokens there are, whose they are, and how they are used. Usually the whole party shares
    them (RAV-15, RAV-16); the option also allows to play without any (RAV-NEW-08, RAV-RUL-66)."""

    is_own: bool = False
    """Whether every hero has its own tokens."""

    def supply(self, options: RavenloftOptions, heroes: int) -> int:
        """The tokens that a party of that many heroes shares at the start."""
        return options.surges

    def deal(self, state: RavenloftState) -> None:
        """Give every hero its own tokens, where it has any."""

    def left(self, state: RavenloftState, seat: int) -> int:
        """The tokens that a hero could use."""
        return state.surges

    def takers(self, state: RavenloftState, seat: int) -> list[int]:
        """The seats to which a hero may give one of its own tokens."""
        return []

    def change(self, state: RavenloftState, seat: int, n: int) -> int:
        """Add ``n`` tokens or take them away; gives the change that was possible."""
        before = state.surges
        state.surges = max(0, before + n)
        return state.surges - before

    def must_use(self, state: RavenloftState, seat: int) -> bool:
        """Take a token for a hero at 0 HP, and say whether there was one."""
        return self.change(state, seat, -1) < 0


class DifficultyPolicy:
    """Changes of difficulty that are chosen before the game. Usually only the option for the number of Healing Surge
    tokens makes it easier or harder (RAV-17, RAV-RUL-13)."""

    most_masters: int = MOST_HEROES
    """The most heroes of level 6 or more that may take part (RAV-ADV-42)."""

    def adjust(self, state: RavenloftState) -> None:
        """Change what was laid out, before anything is drawn."""

    def rose(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        """Called when a hero has reached a level."""
        return NOTHING_HAPPENS


class HiddenInfoPolicy:
    """Which cards are secret, and who sees those that are looked at. Usually all lie face up (RAV-14), and everybody
    sees what somebody looks at."""

    def lookers(self, state: RavenloftState, seat: int) -> tuple[int, ...]:
        """The seats that see what a hero looks at."""
        return all_seats(state)

    def is_seen_instead(self, state: RavenloftState, deck: str) -> bool:
        """Whether a hero that may look at a deck looks at the hand of the dungeon's player instead."""
        return False

    def look_at_hand(self, state: RavenloftState, seat: int, card: str) -> Rules[None]:
        """Let a hero look at that hand by a card."""
        return NOTHING_HAPPENS

    def may_demand(self, state: RavenloftState, seat: int) -> bool:
        """Whether a hero may have that hand revealed in its phase."""
        return False

    def demand(self, state: RavenloftState, seat: int) -> Rules[None]:
        """Reveal that hand to all heroes."""
        return NOTHING_HAPPENS


VALUES: dict[str, dict[str, type[Any]]] = {
    "setup": {"three_decks": SetupPolicy, "start_item": StartItem},
    "hero_build": {"preset": HeroBuildPolicy, "custom": Custom, "hybrid": Hybrid},
    "surge": {"shared_2": SurgePolicy},
    "difficulty": {"surge_tokens": DifficultyPolicy},
    "hidden_info": {"all_open": HiddenInfoPolicy},
}
