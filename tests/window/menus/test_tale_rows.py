"""The story of a match on the paper of its end."""

from itertools import pairwise

from flick.games.ravenloft.game import GAME
from flick.table.game import TaleLine
from flick.table.match import Match
from flick.table.sayings import Say
from flick.table.seats import Seat
from flick.window.menus.end import EndScreen
from flick.window.menus.how_won import TaleRows
from tests.window.menus.conftest import Visit


def lines(count: int, *minor: int) -> list[TaleLine]:
    say = Say("tale-missing-villagers", {"n": 3})
    return [TaleLine(say, number // 2, "surge", minor=number in minor) for number in range(count)]


def test_an_adventure_that_was_given_up_is_told_to_the_last_line(visit: Visit) -> None:
    visitor = visit((1024, 640), language="fr")
    visitor.go(lambda app: EndScreen(app, given_up(), None))
    (rows,) = visitor.parts(TaleRows)
    told = " ".join(text.text for text in rows.texts())
    assert told.startswith("Hors de la tombe")
    assert "Personne n’a trouvé la tuile de la sortie" in told


def test_a_long_story_stays_on_its_paper(visit: Visit) -> None:
    """Its sentences become smaller, then minor ones are left out, then what came early."""
    visitor = visit((1024, 640))
    visitor.go(lambda app: EndScreen(app, given_up(), None))
    (rows,) = visitor.parts(TaleRows)
    many = lines(24, 20)
    short = TaleRows(rows.kit, rows.rect, many[:4], rows.words)
    long = TaleRows(rows.kit, rows.rect, many, rows.words)
    sizes = [max(text.rect.height for text in made.texts()) for made in (short, long)]
    assert sizes[0] > sizes[1]
    assert all(rows.rect.contains(text.rect) for text in long.texts())
    shown = [text.text for text in long.texts()]
    assert {"Round 10", "Round 11"} <= set(shown), "of the tenth only the minor one is left out"
    assert "Round 1" not in shown


def given_up() -> Match:
    match = Match(GAME, [Seat("human")], GAME.Options(), 4)
    match.advance()
    match.resign(0)
    return match


def test_a_short_story_is_told_large_and_wide_apart(visit: Visit) -> None:
    """Half the paper was empty below it."""
    visitor = visit((1280, 720))
    visitor.go(lambda app: EndScreen(app, given_up(), None))
    (rows,) = visitor.parts(TaleRows)
    few, many = (TaleRows(rows.kit, rows.rect, lines(count), rows.words) for count in (4, 16))
    left = max(text.rect.left for text in few.texts())
    tops = [sorted({text.rect.top for text in made.texts() if text.rect.left == left}) for made in (few, many)]
    apart = [min(below - above for above, below in pairwise(found)) for found in tops]
    assert apart[0] > apart[1] + few.kit.px(6)
