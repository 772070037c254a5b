"""The strip at the top: the turn and who acts when, what to do now and how, and three buttons."""

from collections.abc import Callable, Collection, Sequence

from pygame import Rect, Surface

from flick.paint.lamp import PANEL_LIGHT
from flick.table.board import Board
from flick.window.board.layout_file import TurnOrder
from flick.window.board.surroundings import Surroundings
from flick.window.widgets import Button, Fill, Group, Outline, TextBox, Widget
from flick.window.widgets.prompt import Prompt

BUTTON, PITCH = 36, 43
TAKE_BACK, TAKE_BACK_BESIDE, LEAST_PROMPT = 13.0, 48, 330
"""Size of the words on the button that takes back, what stands beside them, and what room the prompt keeps at least."""
BEAD, BEAD_NARROW = 10.5, 9.0
BEADS, BEADS_NARROW = 31, 25
DIM = 0.74
SHADOW = 0.7


def turns_of(order: TurnOrder, board: Board, acting: Collection[str]) -> tuple[list[str], int | None]:
    """The order in which everybody acts, and who does now, which is one of those ``acting``: sides by turns, each with
    the member that its marker shows and then its others. It begins with whoever acted on the first turn, and so it
    stays the same as the turn goes round."""
    fronts: list[str] = []
    for marker in order.markers:
        zone = board.find(marker)
        fronts.append((zone.pieces[0].face if zone and zone.pieces else None) or "")
    now = next((side for side, front in enumerate(fronts) if front in acting), None)
    first = now or 0
    sides = [(first + step) % len(fronts) for step in range(len(fronts))]
    queues = [_from(order.members[side], fronts[side]) for side in sides]
    turns = [queue[step] for step in range(max(map(len, queues))) for queue in queues if step < len(queue)]
    if now is None:
        return turns, None
    place = board.turn % len(turns)
    start = len(turns) - place
    return turns[start:] + turns[:start], place


def _from(members: Sequence[str], front: str) -> list[str]:
    start = list(members).index(front) if front in members else 0
    return [*members[start:], *members[:start]]


class TurnPart(Widget):
    """Which turn it is, and a bead for everybody in the order in which they act."""

    def __init__(self, around: Surroundings, rect: Rect, order: TurnOrder | None) -> None:
        super().__init__(around.kit, rect)
        self.around, self.order = around, order
        self._turn = ""
        self._beads: list[str] = []
        self._now: int | None = None

    def show(self, board: Board) -> None:
        """Show the turn as it is now."""
        before = self._turn, self._beads, self._now
        self._turn = self.around.words("turn-of-match", turn=board.turn + 1)
        if self.order:
            self._beads, self._now = turns_of(self.order, board, self.around.faces.acting(board))
            if self._now is not None:
                self.tip = self.around.words("window-acts", who=self.around.words.name(self._beads[self._now]))
        self.dirty |= before != (self._turn, self._beads, self._now)

    def texts(self) -> list[TextBox]:
        place = (self.rect.left, self.rect.top + self.kit.px(29))
        return [self.kit.text(self._turn, "row-title", place, shadow=SHADOW)]

    @property
    def width(self) -> int:
        """How far the beads reach from the left."""
        return self._start + self.kit.px(self._pitch) * len(self._beads) - self.rect.left

    @property
    def _pitch(self) -> float:
        return BEADS_NARROW if self.around.narrow else BEADS

    @property
    def _start(self) -> int:
        return self.rect.left + self.kit.width(self._turn, "row-title") + self.kit.px(10 if self.around.narrow else 12)

    def paint(self, target: Surface) -> None:
        kit, narrow = self.kit, self.around.narrow
        radius, pitch = kit.px(BEAD_NARROW if narrow else BEAD), kit.px(self._pitch)
        y = self.rect.top + kit.px(23)
        for index, face in enumerate(self._beads):
            x = self._start + pitch * index + pitch // 2
            now = index == self._now
            if now:
                size = 2 * radius + kit.px(10)
                ring = Rect(x - size // 2, y - size // 2, size, size)
                kit.stamp(target, ring, Fill("honey", 0.28, size / 2 / kit.theme.scale))
                kit.stamp(target, ring, Outline("honey", 1.6, size / 2 / kit.theme.scale))
            light = PANEL_LIGHT if now else PANEL_LIGHT._replace(bright=DIM)
            self.around.faces.art.disc(self.around.faces.disc(face), radius).draw(target, x, y, 0.0, light)
            if index + 1 < len(self._beads) and not narrow:
                kit.icon(target, "play", (x + pitch // 2, y), 7, "bone.2", 0.7)
        super().paint(target)


class HeaderPart(Group):
    """``prompt`` is the only place that tells a player what to do."""

    def __init__(self, around: Surroundings, rect: Rect, order: TurnOrder | None) -> None:
        super().__init__(around.kit, rect)
        self.around = around
        kit, words, doings = around.kit, around.words, around.doings
        margin = kit.px(12 if around.narrow else 16)
        self.turn = TurnPart(
            around, Rect(rect.left + margin + kit.px(3), rect.top, rect.width // 3, rect.height), order
        )
        self.undo = self._button(rect, margin, 2, "undo", f"{words('window-undo')} (Ctrl+Z)", doings.undo)
        self.redo = self._button(rect, margin, 3, "redo", f"{words('window-redo')} (Ctrl+Y)", doings.redo)
        self.redo.hidden = True
        self.rulebook = self._button(rect, margin, 1, "rulebook", words("window-rulebook"), doings.rulebook)
        self.menu = self._button(rect, margin, 0, "menu", words("window-menu"), doings.menu)
        self.prompt = Prompt(kit, rect, "")
        self.add(self.turn, self.prompt, self.redo, self.undo, self.rulebook, self.menu)

    def _widen(self) -> None:
        """Where something can be taken back the button says so, if that leaves the prompt its room."""
        kit, undo = self.kit, self.undo
        label = self.around.words("window-take-back") if undo.off is None else ""
        wide = kit.width(label, "button", TAKE_BACK) + kit.px(TAKE_BACK_BESIDE) if label else kit.px(BUTTON)
        free = undo.rect.right - wide - self.turn.rect.left - self.turn.width
        if free < kit.px(LEAST_PROMPT):
            label, wide = "", kit.px(BUTTON)
        before = undo.label, undo.kind, Rect(undo.rect)
        undo.label, undo.size = label, TAKE_BACK
        undo.kind = "secondary" if undo.off is None else "quiet"
        undo.rect = Rect(undo.rect.right - wide, undo.rect.top, wide, undo.rect.height)
        self.redo.rect.right = undo.rect.left - kit.px(PITCH - BUTTON)
        undo.dirty |= before != (undo.label, undo.kind, undo.rect)

    def _button(self, rect: Rect, margin: int, place: int, icon: str, tip: str, do: Callable[[], None]) -> Button:
        size = self.kit.px(BUTTON)
        right = rect.right - margin - self.kit.px(PITCH) * place
        where = Rect(right - size, rect.top + self.kit.px(24) - size // 2, size, size)
        return Button(self.kit, where, "", do, kind="quiet", icon=icon, tip=tip)

    def show(self, board: Board) -> None:
        """Show the turn, and give the prompt the room between beads and buttons."""
        self.turn.show(board)
        self._widen()
        left, right = self.turn.rect.left + self.turn.width, (self.undo if self.redo.hidden else self.redo).rect.left
        middle = self.rect.centerx
        half = min(middle - left, right - middle) - self.kit.px(10)
        if half < self.kit.px(150):
            room = Rect(left + self.kit.px(10), self.rect.top, right - left - self.kit.px(20), self.rect.height)
        else:
            room = Rect(middle - half, self.rect.top, 2 * half, self.rect.height)
        if room != self.prompt.rect:
            self.prompt.rect = room
            self.prompt.dirty = True

    def allow(self, no_undo: str | None, *, redo: bool) -> None:
        """Why nothing can be taken back, or that it can; and whether something can be given again."""
        self.undo.off, self.redo.hidden = no_undo, not redo

    def say(self, what: str, how: str = "") -> None:
        """Say what to do now, and how."""
        self.prompt.say(what, how)
