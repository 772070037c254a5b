"""Deals anew what nobody can know of the dungeon: the order of tiles, and what face-down tokens show (RAV-RUL-46)."""

from collections.abc import Collection
from typing import TypeAlias

from flick.games.ravenloft.adventure_setup import part_sizes
from flick.games.ravenloft.dungeon import DoorKind, DungeonMap
from flick.games.ravenloft.progress import AdventureProgress
from flick.games.ravenloft.state import RavenloftState
from flick.table import piles
from flick.table.chance import Chance

Known: TypeAlias = Collection[str]


def deal_anew(dungeon: DungeonMap, progress: AdventureProgress, chance: Chance, known: Known) -> None:
    """Deal the unknown tiles and tokens anew; a special tile stays within its part of the stack."""
    _deal_tiles(dungeon, progress, chance, known)
    for stack in dungeon.chambers.values():
        piles.deal_anew([stack], lambda tile: tile not in known, chance)
    _deal_tokens(dungeon, progress, chance, known)


def deal_cards(state: RavenloftState, seat: int, chance: Chance, known: Known) -> None:
    """Deal the decks anew, each together with the hidden cards of the other side's hand; places of that hand that a
    seat has seen stay seen."""
    hand = state.adversary.hand if state.adversary is not None and seat != state.adversary_seat else {}
    for name, pile in state.decks.items():
        held = hand.get(name, [])
        seen = [state.memory.pop(card, []) for card in held]
        piles.deal_anew([pile, held], lambda card: card not in known, chance)
        state.memory |= {card: seats for card, seats in zip(held, seen, strict=True) if seats}
    piles.deal_anew([state.progress.chamber_pile], lambda name: name not in known, chance)


def opened(name: str) -> str:
    """The mark in an event that everybody has seen a token turned over, so that it counts as known."""
    return f"opened-{name}"


def _deal_tiles(dungeon: DungeonMap, progress: AdventureProgress, chance: Chance, known: Known) -> None:
    """Deal the special tiles anew within their parts, then all others together with those that this adventure does not
    use."""
    named = [tile for part in progress.file.stack for tile in part.among]
    for begin, end in _parts(dungeon, progress):
        part = dungeon.stack[begin:end]
        if any(tile in named and tile not in known for tile in part):
            piles.deal_anew([part], lambda tile: tile not in known, chance)
            dungeon.stack[begin:end] = part
    piles.deal_anew([dungeon.stack, dungeon.box], lambda tile: tile not in known and tile not in named, chance)


def _parts(dungeon: DungeonMap, progress: AdventureProgress) -> list[tuple[int, int]]:
    """The first and last index of each part that is left of the stack, which is drawn from the top."""
    found: list[tuple[int, int]] = []
    end = len(dungeon.stack)
    for count in reversed(part_sizes(progress, dungeon)):
        found.insert(0, (max(0, end - count), end))
        end = max(0, end - count)
    return found


def _deal_tokens(dungeon: DungeonMap, progress: AdventureProgress, chance: Chance, known: Known) -> None:
    """Deal closed doors, monster tokens and treasure tokens anew, each with their piles. The top of the pile of monster
    tokens is kept where the tokens of known tiles lie."""
    closed = [door for door in dungeon.doors if not door.shown and opened(door.edge.name) not in known]
    kinds: list[DoorKind] = chance.shuffle("guess", [*[door.kind for door in closed], *dungeon.door_pile])
    for door, kind in zip(closed, kinds, strict=False):
        door.kind = kind
    dungeon.door_pile[:] = kinds[len(closed) :]
    covered = [tile for tile in dungeon.hidden if opened(tile) not in known]
    entered = sum(opened(tile) in known for tile in dungeon.stack)
    values = chance.shuffle("guess", [*[dungeon.hidden[tile] for tile in covered], *dungeon.hidden_pile[entered:]])
    dungeon.hidden |= dict(zip(covered, values, strict=False))
    dungeon.hidden_pile[entered:] = values[len(covered) :]
    lying = [token for name, token in dungeon.objects.items() if token.inside and opened(name) not in known]
    insides = chance.shuffle("guess", [*[token.inside for token in lying], *progress.treasures])
    for token, inside in zip(lying, insides, strict=False):
        token.inside = inside
    progress.treasures[:] = insides[len(lying) :]
