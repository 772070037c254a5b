"""What leaves the practice screen: a file with the position, and the match that begins from it."""

from typing import TYPE_CHECKING

from flick.keeping import keep
from flick.table.sayings import Refused
from flick.window.menus import draft as drafts
from flick.window.menus import opening
from flick.window.menus.telling import capital, players
from flick.window.workbench.practice_sending import match_from, save_layout

if TYPE_CHECKING:
    from flick.window.workbench.practice_screen import PracticeScreen


def save(screen: "PracticeScreen") -> None:
    """Write the position to a file, and say where that lies."""
    say = screen.say
    try:
        path = save_layout(screen.bench.layout, screen.bench.now.table)
    except Refused as refused:
        screen.tell_refusal(say("window-practice-not-saved"), refused, screen.words)
        return
    sentences = [say("window-practice-saved-as", file=str(path)), say("window-practice-saved-use")]
    screen.ask(say("window-practice-saved"), sentences, [(say("window-practice-go-on"), lambda: None)])


def ask(screen: "PracticeScreen") -> None:
    """Ask whether a match shall begin from here, and say whose."""
    say = screen.say
    who = players(screen.words, screen.game.id, [sitter.seat for sitter in screen.draft.sitters])
    sentences = [say("window-practice-send-who", who=capital(who)), say("window-practice-send-agreed")]
    deeds = [(say("window-start"), lambda: begin(screen)), (say("window-practice-go-on"), lambda: None)]
    screen.ask(say("window-practice-send-question"), sentences, deeds)


def begin(screen: "PracticeScreen") -> None:
    """Begin the match in place of the practice screen."""
    draft = screen.draft
    draft.seed = drafts.fresh_seed()
    if screen.tables is not None:
        screen.tables.choose(draft.options, screen.bench.now.table)
    try:
        match, first = match_from(draft, screen.bench.layout)
        writer = keep(match, first)
    except Refused as refused:
        screen.tell_refusal(screen.say("window-cannot-start"), refused, screen.words)
        return
    opening.open_match(screen.app, match, writer, instead=True)
