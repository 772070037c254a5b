"""What events have done to pieces, seen over each of them as the layout of the game says: in play and in replays."""

from typing import TYPE_CHECKING

from flick.table.naming import signed
from flick.table.rules import Event
from flick.window.board.layout_file import EffectOf

if TYPE_CHECKING:
    from flick.window.arena.show import ArenaShow


def show_over(arena: "ArenaShow", effect: EffectOf, event: Event) -> None:
    """Over the pieces that the event names, with the number that is shared among them."""
    names = [name for fact in effect.pawns if isinstance(name := event.facts.get(fact), str)]
    much = event.facts.get(effect.number)
    share = int(much) // max(1, len(names)) if isinstance(much, int) else None
    number = "" if share is None else signed(share if effect.gains else -share)
    arena.sign(effect.sign, names, [number] * len(names))
