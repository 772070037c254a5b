"""The page about adventures of one's own: what stands on it is read, told and played; what it refuses is refused."""

import re
from pathlib import Path

import pytest

from flick.bots import BOTS
from flick.commands.check import check_file
from flick.games.ravenloft import GAME, cards
from flick.games.ravenloft.printed import lines_of
from flick.table.match import Match
from flick.table.seats import Seat
from flick.table.words import Words
from flick.table.yaml_text import BadContent

PAGE = (Path(__file__).parent.parent.parent / "docs" / "own-adventures.md").read_text("utf-8")


@pytest.fixture
def mill(tmp_path: Path) -> Path:
    (adventure,) = re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)
    path = tmp_path / "mill.yaml"
    path.write_text(adventure, "utf-8")
    return path


def test_the_adventure_of_the_page_is_played_to_its_end(mill: Path) -> None:
    check_file(mill)
    match = Match(GAME, [Seat("random")] * 2, GAME.Options(adventure=str(mill)), 1, bots=BOTS)
    while match.result is None:
        match.advance()


def test_its_cards_say_what_the_page_says(mill: Path) -> None:
    Match(GAME, [Seat("random")], GAME.Options(adventure=str(mill)), 1, bots=BOTS)
    words = Words("en", GAME.folder, things=GAME.things)
    told = [words(line) for name in ("the_miller", "flour_dust") for line in lines_of(cards.card(name))]
    for line in re.findall(r"^> (.*)$", PAGE, re.MULTILINE):
        assert line in told


def test_what_it_refuses_is_told_so(mill: Path) -> None:
    mill.write_text(mill.read_text("utf-8").replace("sweep: 5", "swep: 5"), "utf-8")
    with pytest.raises(BadContent) as wrong:
        check_file(mill)
    (line,) = re.findall(r"^mill\.yaml:.*$", PAGE, re.MULTILINE)
    assert Words("en", GAME.folder)(wrong.value.say).endswith(line)
