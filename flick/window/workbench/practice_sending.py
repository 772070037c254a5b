"""A position sent on: as a layout file, and as the beginning of a match."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

import msgspec
import yaml

from flick.arena.layout import Layout, file_of
from flick.places import home
from flick.sitting import bots
from flick.table.files import writing
from flick.table.game import State
from flick.table.match import Match, start_state
from flick.table.plain import is_list, is_mapping
from flick.table.records import pack, unpack
from flick.table.sayings import Refused, Say, say
from flick.window.menus.draft import Draft

HEAD = "# {title}\n# flick shot --layout FILE --pawn NAME --angle DEGREES --speed MM_S\n"
DIGITS = 6


def layout_text(layout: Layout, title: str) -> str:
    """The position as a person writes it, every number to a millionth."""
    whole: dict[str, object] = msgspec.to_builtins(file_of(layout))
    plain = {key: _rounded(value) for key, value in whole.items() if value or key == "pawns"}
    lines = [HEAD.format(title=title)]
    for key, value in plain.items():
        if is_mapping(value) and key in ("pawns", "walls") and value:
            rows = "".join(f"  {name}: {_flow(entry)}\n" for name, entry in value.items())
            lines.append(f"{key}:\n{rows}")
        else:
            lines.append(f"{key}: {_flow(value)}\n")
    return "".join(lines)


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


def _flow(value: object) -> str:
    """In one line."""
    return yaml.safe_dump(value, default_flow_style=True, sort_keys=False, width=1000).removesuffix("...\n").strip()


def _rounded(value: object) -> object:
    """Without what arithmetic leaves behind the millionths, and without what is not said."""
    if isinstance(value, float):
        return round(value, DIGITS) + 0.0
    if is_mapping(value):
        return {key: _rounded(inner) for key, inner in value.items() if inner is not None}
    return [_rounded(inner) for inner in value] if is_list(value) or isinstance(value, tuple) else value
