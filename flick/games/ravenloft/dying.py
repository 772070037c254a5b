"""Heroes that die, what becomes of their cards and tokens, and new heroes that join a running adventure (RAV-ADV-09 to
RAV-ADV-11, RAV-RUL-52)."""

from flick.games.ravenloft import ending, treasures
from flick.games.ravenloft.cards import heroes, kind_of
from flick.games.ravenloft.dungeon import START_E, START_W, ObjectToken, tile_at
from flick.games.ravenloft.encounters import leaves_play
from flick.games.ravenloft.footings import free_floor
from flick.games.ravenloft.heroes_and_foes import RavenloftHero
from flick.games.ravenloft.naming import called_square, choose_piece, choose_square
from flick.games.ravenloft.new_powers import own_copy
from flick.games.ravenloft.object_names import called
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.state import MONSTER, RavenloftState
from flick.games.ravenloft.whereabouts import seats_from, taken
from flick.games.ravenloft.zones import discard_zone, row_zone
from flick.table import piles
from flick.table.chance import Chance
from flick.table.moves import NOWHERE, Move
from flick.table.rules import Rules, choose_or_not, tell
from flick.table.sayings import Say, Who

RULE = "RAV-RUL-52"


def die(state: RavenloftState, seat: int) -> Rules[None]:
    """Remove a dead hero: its tokens lie where it fell, its Items and Curses are discarded, its monster and trap cards
    pass to the left. If no hero is alive the party has lost."""
    hero = state.heroes[seat]
    square, hero.square, hero.dead = hero.square, "", True
    yield tell("dies", "RAV-ADV-09", (Move(hero.id, square, NOWHERE),), who=Who(seat))
    for token in state.progress.borne_by(hero.id):
        del state.progress.carried[token]
        state.dungeon.objects[token] = ObjectToken(square)
        cell = called_square(state, square)
        yield tell("object-laid", RULE, (Move(token, NOWHERE, square),), object=called(state, token), cell=cell)
    for card in list(hero.curses):
        yield from leaves_play(state, card)
    for card in list(hero.items):
        yield from treasures.discard_item(state, seat, card, RULE)
    hero.conditions.clear()
    hero.boosts.clear()
    state.buried.append(hero.id)
    alive = [other for other in seats_from(state, seat) if not state.heroes[other].dead]
    if not alive:
        yield from ending.lose(state, "end-all-dead", RULE, hero.id)
    yield from _pass_on(state, seat, alive[0])
    state.now.ended = True


def _pass_on(state: RavenloftState, seat: int, taker: int) -> Rules[None]:
    """Give the monster and trap cards to the next player, in their order; of a kind that this player already has, the
    card is discarded and a figure of that kind removed, at choice where there are several (RAV-RUL-20)."""
    row, other = state.heroes[seat].row, state.heroes[taker].row
    for card in list(row):
        if card not in state.dungeon.traps.values() and kind_of(card) in map(kind_of, other):
            piles.move(card, row, state.discards[MONSTER])
            if card in state.shielded:
                state.shielded.remove(card)
            figures = [figure.id for figure in state.figures.values() if figure.kind == kind_of(card)]
            gone = tuple[Move, ...]()
            if figures:
                figure = state.figures.pop((yield from choose_piece(seat, "surplus", figures, "RAV-RUL-20")))
                gone = (Move(figure.id, figure.square, NOWHERE),)
            moves = (Move(card, row_zone(seat), discard_zone(MONSTER)), *gone)
            yield tell("discarded", RULE, moves, card=card)
        else:
            piles.move(card, row, other)
            moves = (Move(card, row_zone(seat), row_zone(taker)),)
            yield tell("passes-on", RULE, moves, who=Who(taker), card=card)


def join(state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
    """Let the player of a dead hero go on with a new one of level 1 on the Start tile (RAV-ADV-11). A hero that has
    died cannot be chosen."""
    squares = [square for tile in (START_W, START_E) for square in free_floor(state.dungeon, tile, taken(state))]
    names = heroes_left(state, seat)
    if not squares or not names:
        return
    chosen = yield from choose_or_not(
        seat, "join", names, rule="RAV-ADV-11", label=lambda name: Say("do-join", {"hero": name})
    )
    if chosen is None:
        return
    hero = yield from _new_hero(state, chance, seat, chosen)
    hero.square = yield from choose_square(state, seat, "stand", squares, RULE)
    moves = (Move(hero.id, NOWHERE, hero.square),)
    yield tell("joins", "RAV-ADV-11", moves, who=Who(seat), hero=hero.id, tile=tile_at(state.dungeon, hero.square))
    yield from treasures.draw_item(state, chance, seat)


def heroes_left(state: RavenloftState, seat: int) -> list[str]:
    """The heroes with whom the player of a dead one may go on: nobody else plays them, and they have not died."""
    others = [hero.id for other, hero in enumerate(state.heroes) if other != seat]
    return [name for name in heroes() if name not in (*others, *state.buried)]


def _new_hero(state: RavenloftState, chance: Chance, seat: int, name: str) -> Rules[RavenloftHero]:
    """A new hero with its powers. It has its own copies of powers that others have too (RAV-RUL-122)."""
    policies = policies_of(state)
    hero = policies.hero_build.build(state.options, name)
    others = [one for other, one in enumerate(state.heroes) if other != seat]
    racial = [one.racial for one in others]
    hero.racial = next(copy for n in range(1, len(others) + 2) if (copy := f"{hero.racial}#{n}") not in racial)
    hero.powers = [own_copy(others, power) for power in hero.powers]
    hero.most_hp = hero.hp = policies.damage.number(state, hero.most_hp, "hp")
    hero.tokens = 1
    state.heroes[seat] = hero
    yield from policies.hero_build.powers(state, chance, seat)
    return hero
