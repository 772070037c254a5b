"""Checks that no card, tile, token or figure is lost or doubled."""

from collections.abc import Mapping

from flick.games.ravenloft import cards
from flick.games.ravenloft.adventure_setup import tiles_in_play
from flick.games.ravenloft.card_records import MonsterCard
from flick.games.ravenloft.cards import kind_of
from flick.games.ravenloft.monster_tokens import is_villain
from flick.games.ravenloft.own_cards import own_deck
from flick.games.ravenloft.state import RavenloftState
from flick.table import piles


def inventory(state: RavenloftState) -> Mapping[str, int]:
    """Count what must stay the same. Every card lies in exactly one place, every tile is there, and no kind has more
    figures than cards in play; ``LostCard`` where that is not so."""
    heroes = state.heroes
    decks = [*state.decks.values(), *state.discards.values()]
    held = [pile for hero in heroes for pile in (hero.row, hero.items, hero.curses)]
    tiles = [list(state.dungeon.hazards.values()), [state.environment] if state.environment else []]
    own = state.progress.own_cards
    every = [*cards.monster_deck(), *cards.encounter_deck(), *cards.treasure_deck()]
    every += [copy for sort in ("monsters", "encounters", "treasures") for copy in own_deck(own, sort)]
    villains = [f"{name}#1" for name in (*cards.villains(), *own.get("villains", ()))]
    hand = list(state.adversary.hand.values()) if state.adversary is not None else []
    piles.check([*decks, *held, *hand, *tiles, state.shown, state.xp, state.villains, state.aside], [*every, *villains])
    kinds = [kind_of(name) for hero in heroes for name in hero.row]
    for figure in state.figures.values():
        if figure.sort == "monster" and figure.kind not in kinds:
            raise piles.LostCard(f"nobody holds a card for {figure.id}")
        if figure.sort == "villain" and f"{figure.kind}#1" not in state.villains:
            raise piles.LostCard(f"there is no card in play for {figure.id}")
    rows = [name for hero in heroes for name in hero.row]
    traps = sorted(state.dungeon.traps.values())
    if traps != sorted(name for name in rows if name in traps or not isinstance(cards.card(name), MonsterCard)):
        raise piles.LostCard(f"traps {traps} are not those in rows {rows}")
    dungeon = state.dungeon
    laid = [tile.name for tile in dungeon.grid.tiles]
    tiles = [laid, dungeon.stack, dungeon.box, *dungeon.chambers.values()]
    piles.check(tiles, tiles_in_play(state.progress, dungeon))
    tokens = sum(not is_villain(token) for token in (*state.tokens, *state.tokens_drawn))
    return {"tiles": sum(map(len, tiles)), "heroes": len(heroes), "tokens": tokens}
