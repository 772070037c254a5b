"""Five tempers: each plays as its name says, and says so (URTO-D14 is about heroes; this is about bots)."""

from typing import get_args

from flick.games.urto import GAME
from flick.games.urto.bot.temper import tempers
from flick.games.urto.cards import heroes
from flick.games.urto.state import TemperName
from flick.table.match import Match
from flick.table.rules import Decision
from flick.table.seats import Seat
from flick.table.words import Words
from flick.written_options import read_options


def test_a_seat_chooses_among_those_of_the_file() -> None:
    """Or none: then it is that of its hero, and each hero has another."""
    assert set(get_args(TemperName)) == {"own", *tempers()}
    assert sorted(hero.temper for hero in heroes().values()) == sorted(tempers())


def said(temper: str, seed: int) -> set[str]:
    """What a bot says in its first turns."""
    match = Match(GAME, [Seat("easy")] * 2, read_options(GAME, {"temper": f"{temper},{temper}"}), seed)
    while isinstance(match.settle(), Decision) and len(match.answers) < 40:
        match.ask_bot()
    words = Words("en", GAME.folder, names=["A", "B"], things=GAME.things)
    return {words(taken.thought) for taken in match.answers if taken.thought is not None}


def test_each_is_known_by_what_it_says() -> None:
    found = {temper: said(temper, 3) for temper in tempers()}
    for temper, own in found.items():
        assert own.difference(*(other for name, other in found.items() if name != temper))
