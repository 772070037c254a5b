"""What leaves the practice screen: a file with the position, and the match that begins from it."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from flick.arena.layout import Layout, file_of
from flick.keeping import keep
from flick.places import home
from flick.sitting import bots
from flick.table.files import writing
from flick.table.game import State
from flick.table.match import Match, start_state
from flick.table.naming import capital
from flick.table.records import pack, unpack
from flick.table.sayings import Refused, Say, say
from flick.window.menus import draft as drafts
from flick.window.menus import opening
from flick.window.menus.draft import Draft
from flick.window.menus.telling import players
from flick.window.workbench.yaml_rows import yaml_rows

if TYPE_CHECKING:
    from flick.window.workbench.practice_screen import PracticeScreen

HEAD = "# {title}\n# flick shot --layout FILE --pawn NAME --angle DEGREES --speed MM_S\n"
DIGITS = 6


def layout_text(layout: Layout, title: str) -> str:
    """The position as a person writes it, every number to a millionth."""
    whole: dict[str, object] = msgspec.to_builtins(file_of(layout))
    plain = {key: value for key, value in whole.items() if value or key == "pawns"}
    return HEAD.format(title=title) + yaml_rows(plain, ("pawns", "walls"), DIGITS)


def save_layout(layout: Layout, title: str) -> Path:
    """Write the position to a new file in the folder of layouts; ``Refused`` where that cannot be."""
    folder = home() / "layouts"
    day = datetime.now().astimezone().strftime("%Y-%m-%d")
    text, number = layout_text(layout, title), 1
    with writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
        while True:
            path = folder / f"practice-{day}-{number}.yaml"
            try:
                with path.open("x", encoding="utf-8", newline="\n") as file:
                    file.write(text)
                return path
            except FileExistsError:
                number += 1


def lacking(layout: Layout, needed: Sequence[str]) -> Say | None:
    """Why no match can begin from a position: a piece that is missing, or one that does not belong to it."""
    missing = [name for name in needed if name not in layout.pawns]
    if missing:
        what, others = Say(f"thing-{missing[0]}", {}), len(missing) - 1
        return say("window-practice-missing", what=what, count=len(missing), others=others)
    over = [name for name in layout.pawns if name not in needed]
    return say("window-practice-too-much", what=Say(f"thing-{over[0]}", {})) if over else None


def match_from(draft: Draft, layout: Layout) -> tuple[Match, State]:
    """A match of a draft that begins with this position, and its first state; ``Refused`` where it cannot begin."""
    game, options = draft.its_game, draft.record()
    state: State = start_state(game, options, len(draft.sitters), draft.seed)
    if not game.begin_from(state, {name: pawn.pose for name, pawn in layout.pawns.items()}):
        raise Refused(say("window-practice-no-beginning"))
    first = unpack(pack(state), game.State)
    seats = [sitter.seat for sitter in draft.sitters]
    match = Match(game, seats, options, draft.seed, state=state, turn=1, bots=bots(), practice=draft.practice)
    return match, first


def save_position(screen: "PracticeScreen") -> None:
    """Write the position to a file, and say where that lies."""
    say = screen.say
    with screen.telling_refusals(say("window-practice-not-saved"), screen.words):
        path = save_layout(screen.bench.layout, screen.bench.now.table)
        sentences = [say("window-practice-saved-as", file=str(path)), say("window-practice-saved-use")]
        screen.ask(say("window-practice-saved"), sentences, [(say("window-practice-go-on"), lambda: None)])


def ask_to_begin(screen: "PracticeScreen") -> None:
    """Ask whether a match shall begin from here, and say whose."""
    say = screen.say
    who = players(screen.words, screen.game.id, [sitter.seat for sitter in screen.draft.sitters])
    sentences = [say("window-practice-send-who", who=capital(who)), say("window-practice-send-agreed")]
    deeds = [(say("window-start"), lambda: begin_match(screen)), (say("window-practice-go-on"), lambda: None)]
    screen.ask(say("window-practice-send-question"), sentences, deeds)


def begin_match(screen: "PracticeScreen") -> None:
    """Begin the match in place of the practice screen."""
    draft = screen.draft
    draft.seed = drafts.fresh_seed()
    if screen.tables is not None:
        screen.tables.choose(draft.options, screen.bench.now.table)
    with screen.telling_refusals(screen.say("window-cannot-start"), screen.words):
        match, first = match_from(draft, screen.bench.layout)
        opening.open_match(screen.app, match, keep(match, first), instead=True)
