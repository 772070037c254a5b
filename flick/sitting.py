"""Sitting down: from names of a game, seats and options, as people write them, to a match."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from flick.bots import BOTS
from flick.table.game import GamesAny, find
from flick.table.match import Match
from flick.table.sayings import Refused, say
from flick.table.seats import Bot, Seat, read_seats
from flick.table.words import Words
from flick.written_options import options_for, read_options


def bots() -> Mapping[str, Callable[[], Bot]]:
    """The bots that can sit at every table."""
    return BOTS


def new_match(game_id: str, seats: str, options: Mapping[str, Any], seed: int, practice: bool = False) -> Match:
    """A match that has not begun; ``Refused`` where something was chosen that would mean nothing in it."""
    game = find(game_id)
    sitting = seats_for(game, seats)
    record = options_for(game, options, len(sitting))
    match = Match(game, sitting, record, seed, bots=bots(), practice=practice)
    if practice:
        check_practice(match)
    return match


def seats_for(game: GamesAny, written: str) -> list[Seat]:
    """Who sits where; ``bot`` is the game's own choice of a bot."""
    return [Seat(game.house_bot, seat.name) if seat.player == "bot" else seat for seat in read_seats(written)]


def words_for(words: Words, game: GamesAny, match: Match | None = None) -> Words:
    """The words of a game, with the names of those who sit at it."""
    characters = game.characters(match.options, len(match.seats)) if match else ()
    names = seat_names(words, game, match.seats, characters) if match else []
    plays = game.spoken_of(match.state) if match else ()
    return Words(words.language, game.folder, names=names, plays=plays, things=game.things)


def seat_names(words: Words, game: GamesAny, seats: Sequence[Seat], characters: Sequence[str] = ()) -> list[str]:
    """What those who sit there are called: as they call themselves, people by their number, and a bot as whom it plays,
    or else by a name of its own that nobody has."""
    told = Words(words.language, game.folder, things=game.things)
    called = [
        seat.name or (words("seat-name", number=number + 1) if seat.is_human else "")
        for number, seat in enumerate(seats)
    ]
    played = [told.name(character) for character in characters] or [""] * len(seats)
    free = [name for name in words("bot-names").split(", ") if name not in called]
    return [
        name or play or free[number % len(free)] for number, (name, play) in enumerate(zip(called, played, strict=True))
    ]


def names_with_levels(words: Words, seats: Sequence[Seat], names: Sequence[str]) -> list[str]:
    """The same for a list, in which it is told how well a bot plays."""
    return [
        name if seat.is_human else words("seat-bot", name=name, level=level_name(words, seat.player))
        for seat, name in zip(seats, names, strict=True)
    ]


def level_name(words: Words, player: str) -> str:
    """What a level of a bot is called; one that a stranger's game brings has its own name."""
    return words(f"level-{player}") if words.has(f"level-{player}") else player


def fresh_seed() -> int:
    """A seed that nobody chose. The only number that is not of a match's own chance: it becomes the match's seed."""
    import secrets

    return secrets.randbits(64)


def secret(size: int) -> bytes:
    """So many bytes that nobody can guess. No match depends on them."""
    import secrets

    return secrets.token_bytes(size)


def tutorial_of(game: GamesAny) -> Path:
    """Where the tutorial of a game lies, if it has one."""
    return tutorial_in(game.folder)


def tutorial_in(folder: Path) -> Path:
    """The same, by the folder of a game's content."""
    return folder / "scenarios" / "tutorial.yaml"


def lesson_in(folder: Path, name: str) -> Path:
    """Where a lesson of that name lies, by the folder of a game's content: a scenario file with one of its own name."""
    return folder / "scenarios" / f"{name}.yaml"


def default_seats(game: GamesAny, options: Mapping[str, Any], player: str, first: str = "") -> str:
    """The least number of seats with these options, all taken by that player but perhaps the ``first``."""
    least, _ = game.seats_with(read_options(game, options))
    return ",".join([first or player, *[player] * (least - 1)])


def check_practice(match: Match) -> None:
    """In practice people take back their flicks; ``Refused`` where nobody could, or nothing is flicked."""
    if match.view(None).arena is None:
        raise Refused(say("practice-no-flicks", game=say(f"game-{match.game.id}")))
    if not any(seat.is_human for seat in match.seats):
        raise Refused(say("practice-no-people"))
