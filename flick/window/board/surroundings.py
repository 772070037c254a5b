"""What all parts of a board view work with: faces, the large card, who is asked, and whom they tell what is done."""

from collections.abc import Callable, Collection
from dataclasses import dataclass

from flick.table.board import Piece, Zone
from flick.table.looks import SequenceChip
from flick.table.naming import capital
from flick.table.sayings import Refused, Say
from flick.window.board.board_frame import BoardFrame
from flick.window.board.faces import Faces
from flick.window.board.glance import Glance
from flick.window.board.peek import Peek
from flick.window.widgets.widget import nothing

Open = Callable[[Zone, str], None]
"""Opens the cards of a zone, under a title."""


def ignore(_: object) -> None:
    """What nobody wants to know."""


@dataclass(frozen=True)
class BoardListener:
    """Whom the board view tells what somebody does. ``answer`` gets a written answer, ``rule`` the ID of a rule,
    ``moment`` the number of an entry of the log, ``change`` the name of a setting and its value, ``refuse`` why
    something that was tried cannot be."""

    answer: Callable[[str], None]
    rule: Callable[[str], None] = ignore
    moment: Callable[[int], None] = ignore
    change: Callable[[str, str], None] = lambda name, value: None
    undo: Callable[[], None] = nothing
    redo: Callable[[], None] = nothing
    rulebook: Callable[[], None] = nothing
    menu: Callable[[], None] = nothing
    refuse: Callable[[Refused], None] = ignore


class Surroundings:
    """Made once for a frame. Every part of the board view holds it."""

    def __init__(self, frame: BoardFrame, faces: Faces, open_pile: Open, doings: BoardListener) -> None:
        self.kit, self.faces, self.words = faces.kit, faces, faces.words
        self.frame, self.open_pile, self.doings = frame, open_pile, doings
        self.peek, self.glance = Peek(self.kit, frame.header.bottom), Glance(self.kit, faces)
        self.asked: int | None = None
        """The seat of whoever is asked now."""
        self.on_tab: Callable[[], object] = nothing
        """Told when other zones are seen behind tabs."""
        self.people: dict[int, Piece] = {}
        """Whom seats play, as far as a section shows them."""
        self.thrown: Collection[str] | None = None
        """The dice that tumble when some are thrown, by their IDs; all of them where it is not known."""
        self.own: int | None = None
        """The seat whose cards lie in the hand, also while nobody's are seen."""

    @property
    def narrow(self) -> bool:
        """Whether there is less room than the sections were designed for."""
        return self.frame.room == "narrow"

    def step_name(self, chip: SequenceChip) -> str:
        """What a step of a card is called, in the words of the game."""
        playing = self.faces.layout.playing
        name = self.words.name(f"{playing.steps}-{chip.kind}" if playing.steps else chip.kind)
        if chip.targeted and playing.targeted:
            name = self.words(Say(playing.targeted, {"shot": name}))
        return capital(name)
