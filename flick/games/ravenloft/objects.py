"""Object tokens that heroes take, objects that are destroyed, and the way out of the dungeon."""

from flick.games.ravenloft import adventures, arriving, missions
from flick.games.ravenloft.cards import kind_of
from flick.games.ravenloft.dungeon import ObjectToken, objects_beside, tile_at
from flick.games.ravenloft.harm import hurt_hero
from flick.games.ravenloft.heroes_and_foes import Figure
from flick.games.ravenloft.object_names import called
from flick.games.ravenloft.spawning import draw_monsters
from flick.games.ravenloft.state import RavenloftState
from flick.games.ravenloft.treasures import draw_one
from flick.games.ravenloft.unseen import opened
from flick.table.chance import Chance
from flick.table.moves import NOWHERE, Move
from flick.table.rules import Rules, confirm, reveal, tell
from flick.table.sayings import Say, Who


def takeable(state: RavenloftState, seat: int) -> list[str]:
    """The object tokens that a hero can take now, which costs no action and has no limit (RAV-103 to RAV-105)."""
    hero = state.heroes[seat]
    return objects_beside(state.dungeon, hero.square) if hero.stands and state.dungeon.objects else []


def take(state: RavenloftState, chance: Chance, seat: int, token: str) -> Rules[None]:
    """Let a hero take a token, and turn over one that lies face down (RAV-103, RAV-170). One that brings monsters does
    so where the adventure has laid it, and not where its bearer has died (RAV-RUL-52)."""
    lay = state.dungeon.objects.pop(token)
    tile = tile_at(state.dungeon, lay.square)
    state.progress.carried[token] = state.heroes[seat].id
    moves = (Move(token, lay.square, NOWHERE),)
    yield tell("takes", "RAV-103", moves, who=Who(seat), object=called(state, token))
    if lay.inside:
        yield from _turn_over(state, chance, seat, token, lay)
    elif (thing := state.progress.file.objects.get(token)) is not None and thing.tile == tile:
        yield from draw_monsters(state, chance, seat, tile, thing.brings, "RAV-170")
    yield from arriving.arrive(state, chance, seat)


def destroyed(state: RavenloftState, figure: Figure) -> Rules[None]:
    """Note that an object is destroyed, which brings neither XP nor a treasure (RAV-109, RAV-RUL-34)."""
    state.progress.found.append(figure.id)
    yield from adventures.check(state)


def may_escape(state: RavenloftState, seat: int) -> bool:
    """Whether a hero stands where it can leave the dungeon (RAV-112)."""
    return missions.is_way_out(state, state.heroes[seat])


def escape(state: RavenloftState, seat: int) -> Rules[None]:
    """Ask a hero on the way out at the end of its phase whether it leaves (RAV-112, RAV-RUL-36)."""
    hero = state.heroes[seat]
    warning: dict[str, Say] = {}
    if missions.leaves_in_vain(state, hero):
        bearing = state.progress.file.won.bearing
        warning = {"yes": Say("warns-leaves-in-vain", {"object": called(state, bearing)})}
    if not (yield from confirm(seat, "escape", rule="RAV-RUL-36", warns=lambda: warning)):
        return
    moves = (Move(hero.id, hero.square, NOWHERE),)
    hero.square, hero.escaped = "", True
    hero.conditions.clear()
    hero.boosts.clear()
    yield tell("escapes", "RAV-112", moves, who=Who(seat))
    yield from adventures.check(state)


def _turn_over(state: RavenloftState, chance: Chance, seat: int, token: str, lay: ObjectToken) -> Rules[None]:
    """Carry out what a treasure token shows: a treasure card, a villager who comes along, or 1 damage (RAV-170)."""
    del state.progress.carried[token]
    state.progress.found.append(token)
    yield reveal("token-opened", "RAV-170", (), (), who=Who(seat), sort=f"token-{lay.inside}", opened=opened(token))
    if lay.inside == "treasure":
        yield from draw_one(state, chance, seat, "RAV-170")
    elif lay.inside == "harm":
        yield from hurt_hero(state, chance, seat, 1, "RAV-170")
    else:
        state.progress.carried[free_villager(state)] = state.heroes[seat].id


def free_villager(state: RavenloftState) -> str:
    """An ID for one more villager."""
    progress = state.progress
    known = [*progress.carried, *progress.found, *state.dungeon.objects]
    return f"villager-{1 + sum(kind_of(token) == missions.VILLAGER for token in known)}"
