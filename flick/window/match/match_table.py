"""What is seen of the table of a match, in play as in a replay: its faces, and its arena if it has one."""

from collections.abc import Mapping

from flick.arena.shapes import Point
from flick.table.board import Board
from flick.table.match import Match
from flick.table.naming import signed
from flick.table.rules import Event
from flick.table.words import Words
from flick.window.arena.arena_part import ArenaPart
from flick.window.arena.piece_marks import Special
from flick.window.arena.table_art import TableArt
from flick.window.board.faces import Faces
from flick.window.board.layout_file import BoardLayoutFile, EffectOf, MarkSign, layout_in
from flick.window.cards.store import CardStore
from flick.window.widgets.kit import Kit


class WatchedTable:
    """``arena`` is made by whoever lays it out."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.layout_file = layout_in(match.game.folder)
        """What the game says of its table; ``None`` where it says nothing."""
        self.layout = self.layout_file or BoardLayoutFile()
        self.arena: ArenaPart | None = None
        self._store: CardStore | None = None

    @property
    def sides(self) -> list[str]:
        """The side of each seat, in games that have sides."""
        return list(self.match.game.sides(self.match.options, len(self.match.seats)))

    def faces(self, kit: Kit, art: TableArt, words: Words) -> Faces:
        """The faces of everything that lies on it; those that were made before are let go."""
        self.close()
        self._store = CardStore(kit.theme, kit.icons, words)
        return Faces(kit, art, self._store, self.match.game.card_look, words, self.sides)

    def close(self) -> None:
        """Let go of the faces."""
        if self._store is not None:
            self._store.close()
            self._store = None

    def lay_arena(self, board: Board) -> None:
        """Everything in the arena as it lies on that board."""
        if self.arena is not None:
            show_arena(self.arena, board, self.layout.marks)

    def sign(self, event: Event) -> None:
        """Show over the pawns that an event names what it has done to them, as the layout tells."""
        effect = self.layout.effects.get(event.kind)
        if self.arena is not None and effect is not None and not self.arena.hidden:
            show_over(self.arena, effect, event)

    def judges(self, event: Event) -> bool:
        """Whether the layout has that event said where a flick has ended."""
        return event.kind in self.layout.verdicts

    def judge(self, event: Event, flicked: str, places: Mapping[str, Point], words: Words) -> bool:
        """Say an event at the pawn that it is about, or else at the one that was ``flicked``, where these have
        ``places`` (mm); whether one of them has."""
        names = (name for name in (event.facts.get("pawn"), flicked) if isinstance(name, str))
        place = next((places[name] for name in names if name in places), None)
        if self.arena is None or place is None:
            return False
        self.arena.say(words(event.say), event.rule, place)
        return True


def show_arena(arena: ArenaPart, board: Board, signs: Mapping[str, MarkSign]) -> None:
    """Show everything in the arena as it lies on a board, with what is seen of its marks."""
    if board.arena is not None:
        pieces = [piece for zone in board.zones if zone.kind == "arena" for piece in zone.pieces]
        arena.show(board.arena, {piece.id: _special(piece.marks, signs) for piece in pieces})


def _special(marks: tuple[str, ...], signs: Mapping[str, MarkSign]) -> Special:
    seen = [signs[mark] for mark in marks if mark in signs]
    badge = next((sign.icon for sign in seen if sign.icon), "")
    return Special(any(sign.alive for sign in seen), any(sign.target for sign in seen), badge, marks)


def show_over(arena: ArenaPart, effect: EffectOf, event: Event) -> None:
    """Show an effect over the pieces that the event names, with the number that is shared among them."""
    names = [name for fact in effect.pawns if isinstance(name := event.facts.get(fact), str)]
    much = event.facts.get(effect.number)
    share = int(much) // max(1, len(names)) if isinstance(much, int) else None
    number = "" if share is None else signed(share if effect.gains else -share)
    arena.sign(effect.sign, names, [number] * len(names))
