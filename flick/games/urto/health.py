"""Changes of life, mana and renown, and artefacts that leave a hero (URTO-19, URTO-R06, URTO-R79)."""

from flick.games.urto.cards import card, kind_of
from flick.games.urto.naming import called
from flick.games.urto.state import UrtoHero, UrtoState, special_cells
from flick.games.urto.traits import most_life, most_mana
from flick.games.urto.zones import ARTEFACT_DISCARD, GONE, artefacts_of, divine_zone, shown_of
from flick.table.moves import Move
from flick.table.rules import Rules, reveal, tell
from flick.table.sayings import Who


def change_life(state: UrtoState, seat: int, n: int, rule: str) -> Rules[None]:
    """Give a hero up to ``n`` life, as far as its maximum allows (URTO-19)."""
    hero = state.heroes[seat]
    gained = min(n, most_life(state, hero) - hero.life)
    if gained > 0:
        hero.life += gained
        yield tell("life", rule, who=Who(seat), n=gained, left=hero.life)


def change_mana(state: UrtoState, seat: int, n: int, rule: str) -> Rules[None]:
    """Change a hero's mana, between 0 and its maximum."""
    hero = state.heroes[seat]
    before = hero.mana
    hero.mana = max(0, min(hero.mana + n, most_mana(state, hero)))
    if hero.mana != before:
        kind = "mana" if hero.mana > before else "mana-lost"
        yield tell(kind, rule, who=Who(seat), n=abs(hero.mana - before), left=hero.mana)


def change_renown(state: UrtoState, seat: int, n: int, rule: str) -> Rules[int]:
    """Change the renown in a hero's pool, which never falls below 0 (URTO-R06); by how much it has changed."""
    hero = state.heroes[seat]
    n = max(n, -hero.pool)
    hero.pool += n
    if n:
        yield tell("renown" if n > 0 else "renown-lost", rule, who=Who(seat), n=abs(n), left=hero.pool)
    return n


def spend(state: UrtoState, seat: int, artefact: str) -> Rules[None]:
    """Count one use of an artefact, and discard it after its last (URTO-121, URTO-R78)."""
    hero = state.heroes[seat]
    hero.used.append(artefact)
    if hero.used.count(artefact) >= card(artefact).uses:
        hero.used = [one for one in hero.used if one != artefact]
        hero.artefacts.remove(artefact)
        state.artefact_discard.append(artefact)
        moves = (Move(artefact, lies_in(hero, seat, artefact), ARTEFACT_DISCARD),)
        yield reveal("spent", "URTO-121", (seat,), moves, card=artefact)
        yield from cut_to_most(state, seat)


def lies_in(hero: UrtoHero, seat: int, name: str) -> str:
    """The zone in which an ordinary artefact lies."""
    return shown_of(seat) if name in hero.shown else artefacts_of(seat)


def cut_to_most(state: UrtoState, seat: int) -> Rules[None]:
    """Reduce a hero's life and mana to their maximum, which may have fallen (URTO-19)."""
    hero = state.heroes[seat]
    if (n := hero.life - most_life(state, hero)) > 0:
        hero.life -= n
        yield tell("life-cut", "URTO-19", who=Who(seat), n=n, left=hero.life)
    if (n := hero.mana - most_mana(state, hero)) > 0:
        hero.mana -= n
        yield tell("mana-cut", "URTO-19", who=Who(seat), n=n, left=hero.mana)


def give_back(state: UrtoState, seat: int, weapon: str) -> Rules[None]:
    """Put a divine weapon back onto its pedestal (URTO-R82); the Scythe of a dead holder leaves the game."""
    mark = special_cells(state.board).get(kind_of(weapon))
    if mark is None:
        state.gone.append(weapon)
        yield tell("weapon-gone", "URTO-R82", (Move(weapon, divine_zone(seat), GONE),), card=weapon)
        return
    state.pieces[mark] = weapon
    back = Move(weapon, divine_zone(seat), mark)
    yield tell("weapon-back", "URTO-R82", (back,), card=weapon, cell=called(state, mark))
