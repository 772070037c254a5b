"""Lays out what an adventure has at the start: its stack of tiles, its tokens and cards (RAV-04, RAV-05)."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from flick.games.ravenloft import cards, tiles
from flick.games.ravenloft.adventure_checks import adventure_in
from flick.games.ravenloft.adventure_files import AdventureFile
from flick.games.ravenloft.dungeon import START_E, START_W, DoorKind, DungeonMap, new_grid
from flick.games.ravenloft.progress import AdventureProgress
from flick.games.ravenloft.tiles import Chamber, TileCard
from flick.table import content, register
from flick.table.chance import Chance
from flick.table.records import to_json

DRAWN_AT_RANDOM = ("ordinary", "corridor")
"""The kinds of tiles of which an adventure states only a number."""


def read_adventure(name: str) -> AdventureFile:
    """An adventure of the house by its name, or any other by its path (RAV-04); ``BadContent`` where it cannot be
    played."""
    return adventure_in(content.read_document(register.content_file("ravenloft", "adventures", name)))


def new_progress(name: str, heroes: int, chance: Chance) -> AdventureProgress:
    """Prepare the cards and treasure tokens of an adventure for that number of heroes (RAV-04, RAV-05)."""
    file = _for_heroes(read_adventure(name), heroes)
    pile = chance.shuffle("chamber-cards", file.chamber_cards)
    found: list[str] = [sort for sort, count in cards.tokens().treasures.items() for _ in range(count)]
    treasures = chance.shuffle("treasure-tokens", found) if file.doors else []
    text = to_json(file).decode()
    return AdventureProgress(text, treasures=treasures, chamber_pile=pile, bonuses=list(file.bonus_cards))


def new_dungeon(progress: AdventureProgress, chance: Chance) -> DungeonMap:
    """Lay out the Start tile, the stack as the adventure builds it, and the piles of tokens (RAV-05, RAV-149, RAV-162,
    RAV-170)."""
    file = progress.file
    dungeon = DungeonMap(new_grid(), own=_own_tiles(file))
    pool = chance.shuffle("tiles", [card.id for card in _every_tile(dungeon) if card.kind in DRAWN_AT_RANDOM])
    for part in file.stack:
        taken = pool[:] if part.rest else _take(dungeon, pool, part.draw, part.doors)
        pool = [tile for tile in pool if tile not in taken]
        dungeon.stack += chance.shuffle("stack", [*taken, *part.among])
    dungeon.box = pool
    if file.chamber is not None:
        dungeon.chambers[file.chamber] = chance.shuffle("chamber-tiles", _chamber_tiles(dungeon, file.chamber))
    if file.doors:
        kinds: list[DoorKind] = [kind for kind, count in cards.tokens().doors.items() for _ in range(count)]
        dungeon.door_pile = chance.shuffle("door-tokens", kinds)
    if file.monster_tokens:
        values = [value for value, count in cards.tokens().monsters.items() for _ in range(count)]
        dungeon.hidden_pile = chance.shuffle("monster-tokens", values)
    return dungeon


def part_sizes(progress: AdventureProgress, dungeon: DungeonMap) -> list[int]:
    """The number of tiles that each part of the stack had at the start, the top one first."""
    drawn = sum(card.kind in DRAWN_AT_RANDOM for card in _every_tile(dungeon))
    sizes: list[int] = []
    for part in progress.file.stack:
        taken = drawn if part.rest else part.draw
        drawn -= taken
        sizes.append(taken + len(part.among))
    return sizes


def tiles_in_play(progress: AdventureProgress, dungeon: DungeonMap) -> list[str]:
    """Every tile of a match, laid or not. Their set is the same from the first step to the last."""
    named = [tile for part in progress.file.stack for tile in part.among]
    drawn = [card.id for card in _every_tile(dungeon) if card.kind in DRAWN_AT_RANDOM]
    chamber = [tile for one in dungeon.chambers for tile in _chamber_tiles(dungeon, one)]
    return [START_W, START_E, *drawn, *named, *chamber]


def _for_heroes(file: AdventureFile, heroes: int) -> AdventureFile:
    """The adventure with the number of tiles for that number of heroes."""
    parts = [replace(part, draw=part.drawn_by(heroes), per_hero=0) for part in file.stack]
    return replace(file, stack=tuple(parts))


def _own_tiles(file: AdventureFile) -> dict[str, TileCard]:
    return {card.id: card for name, tile in file.tiles.items() for card in tiles.cards_of(name, tile)}


def _every_tile(dungeon: DungeonMap) -> Iterator[TileCard]:
    """The tiles of the house and those of the adventure."""
    yield from tiles.tile_cards().values()
    yield from dungeon.own.values()


def _chamber_tiles(dungeon: DungeonMap, chamber: Chamber) -> list[str]:
    return [card.id for card in _every_tile(dungeon) if card.kind == "chamber" and card.chamber == chamber]


def _take(dungeon: DungeonMap, pool: Sequence[str], count: int, doors: int) -> list[str]:
    """Take ``count`` tiles of the pool, of which exactly ``doors`` have a door; with ``doors`` 0 any tiles."""
    if not doors:
        return list(pool[:count])
    every = {card.id: card for card in _every_tile(dungeon)}
    with_door = [tile for tile in pool if every[tile].door is not None]
    without = [tile for tile in pool if every[tile].door is None]
    return [*with_door[:doors], *without[: count - doors]]
