"""Shows the table to a seat: the dungeon, the party, cards, piles, and the last attack."""

from collections.abc import Iterator, Sequence

from flick.games.ravenloft import zones
from flick.games.ravenloft.acting_view import acting_zone
from flick.games.ravenloft.adversary_view import adversary_zones
from flick.games.ravenloft.fight_view import fight_zones
from flick.games.ravenloft.goals import goal_of
from flick.games.ravenloft.ground_view import ground_zone
from flick.games.ravenloft.heroes_and_foes import RavenloftHero
from flick.games.ravenloft.map_zones import BONUS, CHAMBER, TILES, chamber_zone
from flick.games.ravenloft.order_view import order_zone
from flick.games.ravenloft.party_view import hero_zone, party_zone, time_zone
from flick.games.ravenloft.powers import all_powers
from flick.games.ravenloft.state import RavenloftState
from flick.table.board import Board, Piece, Zone, face_up, stack


def view(state: RavenloftState, seat: int | None) -> Board:
    """The table as a seat sees it. All seats see the same, except the hand of the player of the dungeon."""
    found = [ground_zone(state), party_zone(state)]
    found.append(Zone(zones.GOAL, "text", say=goal_of(state)))
    found.append(stack(TILES, state.dungeon.stack))
    found += [stack(chamber_zone(name), pile) for name, pile in state.dungeon.chambers.items()]
    for name, pile in state.decks.items():
        found.append(stack(zones.deck_zone(name), pile))
        found.append(stack(zones.discard_zone(name), state.discards[name], open_top=True))
    found += [
        Zone(zones.XP, "row", face_up(state.xp)),
        Zone(zones.SHOWN, "row", face_up(state.shown)),
        acting_zone(state),
        Zone(zones.VILLAINS, "row", tuple(_row(state, state.villains))),
        Zone(zones.ENVIRONMENT, "row", face_up([state.environment] if state.environment else [])),
        Zone(zones.HAZARDS, "row", face_up(state.dungeon.hazards.values())),
        Zone(BONUS, "row", face_up(state.progress.bonuses)),
        Zone(CHAMBER, "row", face_up([state.progress.chamber] if state.progress.chamber else [])),
    ]
    for owner, hero in enumerate(state.heroes):
        found.append(hero_zone(state, owner))
        found.append(Zone(zones.powers_zone(owner), "hand", tuple(_powers(hero)), owner=owner))
        found.append(Zone(zones.items_zone(owner), "hand", face_up(hero.items), owner=owner))
        found.append(Zone(zones.curses_zone(owner), "row", face_up(hero.curses), owner=owner))
        found.append(Zone(zones.row_zone(owner), "row", tuple(_row(state, hero.row)), owner=owner))
    found += [*adversary_zones(state, seat), *order_zone(state), *time_zone(state), *fight_zones(state, seat)]
    return Board(seat, state.round - 1, tuple(found))


def _powers(hero: RavenloftHero) -> Iterator[Piece]:
    """The powers of a hero, with those marked that lie face down (RAV-76)."""
    for name in all_powers(hero):
        yield Piece(name, name, marks=("used",) if name in hero.used else ())


def _row(state: RavenloftState, names: Sequence[str]) -> Iterator[Piece]:
    """Monster, villain and trap cards, with those marked that have a Shield token (RAV-159)."""
    for name in names:
        yield Piece(name, name, marks=("shielded",) if name in state.shielded else ())
