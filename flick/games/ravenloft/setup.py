"""The set-up, and what happens before the first turn."""

from flick.games.ravenloft import adventure_setup, cards
from flick.games.ravenloft.bundles import bundle_of
from flick.games.ravenloft.campaign import begin_grown
from flick.games.ravenloft.cards import kind_of, treasure
from flick.games.ravenloft.dungeon import START_E, START_W, tile_at
from flick.games.ravenloft.footings import free_floor
from flick.games.ravenloft.heroes_and_foes import RavenloftHero
from flick.games.ravenloft.naming import choose_square
from flick.games.ravenloft.new_powers import own_copy
from flick.games.ravenloft.options import RavenloftOptions, SeatOptions
from flick.games.ravenloft.policies import policies_by, policies_of
from flick.games.ravenloft.state import ENCOUNTER, MONSTER, TREASURE, Adversary, RavenloftState
from flick.games.ravenloft.whereabouts import seats_from, taken
from flick.table.chance import Chance
from flick.table.moves import NOWHERE, Move
from flick.table.options import dealt, of_each
from flick.table.rules import Rules, tell
from flick.table.sayings import Who


def new_state(options: RavenloftOptions, seats: int, chance: Chance) -> RavenloftState:
    """A new match with heroes, decks and dungeon; what is drawn and chosen at the start follows in the first turn.
    Where the rules have a pile of monster tokens, those of the adventure are not used."""
    bundle = bundle_of(options)
    policies = policies_by(bundle)
    adversary = Adversary({deck: [] for deck in (ENCOUNTER, MONSTER)}) if policies.villain_control.adversary else None
    seats -= adversary is not None
    heroes = [policies.hero_build.build(options, name) for name in _heroes(options, seats, chance)]
    if policies.level_up.keeps_levels():
        for hero, own in zip(heroes, options.seats, strict=False):
            begin_grown(hero, own.growth)
    _number_copies(heroes)
    progress = adventure_setup.new_progress(options.adventure, seats, chance)
    state = RavenloftState(
        luck=chance.luck,
        options=options,
        policies=bundle,
        heroes=heroes,
        first=0,
        dungeon=adventure_setup.new_dungeon(progress, chance),
        progress=progress,
        decks={},
        discards={},
        surges=policies.surge.supply(options, seats),
        adversary=adversary,
        aside=[f"{name}#1" for name in (*cards.villains(), *progress.file.cards.villains)],
    )
    state.decks = {name: chance.shuffle(name, pile) for name, pile in policies.setup.decks(state).items()}
    state.discards = {name: [] for name in state.decks}
    for hero in heroes:
        hero.items = [_from_deck(state, name) for name in hero.items]
    for hero in heroes:
        hero.most_hp = hero.hp = policies.damage.number(state, hero.most_hp, "hp")
    policies.surge.deal(state)
    state.tokens = policies.setup.tokens(state)
    if state.tokens:
        state.dungeon.hidden_pile.clear()
    policies.difficulty.adjust(state)
    if state.tokens:
        state.tokens = chance.shuffle("tokens", state.tokens)
    return state


def _heroes(options: RavenloftOptions, seats: int, chance: Chance) -> list[str]:
    """The heroes of the seats: those chosen, the others dealt at random among those that are left (RAV-08,
    RAV-RUL-11)."""
    chosen = [one.hero_id for one in of_each(options.seats, SeatOptions(), seats)]
    return dealt(chosen, cards.heroes(), "heroes", chance)


def _number_copies(heroes: list[RavenloftHero]) -> None:
    """Number the copies of racial powers and power cards that several heroes have (RAV-RUL-122)."""
    for number, hero in enumerate(heroes):
        of_race = [other for other in heroes[: number + 1] if other.race == hero.race]
        hero.racial = f"{hero.racial}#{len(of_race)}"
        hero.powers = [own_copy(heroes[:number], name) for name in hero.powers]


def _from_deck(state: RavenloftState, item: str) -> str:
    """Take the card of a kept Item out of the deck; where no copy is left, the next Item of the deck instead."""
    deck = state.decks[TREASURE]
    name = next((name for name in deck if kind_of(name) == item), None)
    name = name or next(name for name in deck if treasure(name).is_item)
    deck.remove(name)
    return name


def prepare(state: RavenloftState, chance: Chance) -> Rules[None]:
    """Give the heroes powers, find the first player, deal starting treasures and place the heroes (RAV-09 to
    RAV-19)."""
    policies = policies_of(state)
    for seat in range(len(state.heroes)):
        yield from policies.hero_build.powers(state, chance, seat)
    state.first = yield from policies.turn.first(state, chance)
    yield from policies.setup.deal(state, chance)
    yield from _stand(state)
    yield tell("begins", "RAV-18", who=Who(state.active))


def _stand(state: RavenloftState) -> Rules[None]:
    """Let heroes choose squares of the Start tile in turn order (RAV-19, RAV-RUL-12)."""
    for seat in state.rounds.heroes or seats_from(state, state.first):
        squares = [square for tile in (START_W, START_E) for square in free_floor(state.dungeon, tile, taken(state))]
        square = yield from choose_square(state, seat, "stand", squares, "RAV-RUL-12")
        hero = state.heroes[seat]
        hero.square = square
        moves = (Move(hero.id, NOWHERE, square),)
        yield tell("stands", "RAV-19", moves, who=Who(seat), tile=tile_at(state.dungeon, square))
