"""Makes matches from what people write: the name of a game, seats and options."""

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
    """The bots that every game has, by their levels."""
    return BOTS


def new_match(game_id: str, seats: str, options: Mapping[str, Any], seed: int, practice: bool = False) -> Match:
    """A match that has not begun; ``Refused`` where an option or a seat is chosen that the game does not have."""
    game = find(game_id)
    sitting = seats_for(game, seats)
    record = options_for(game, options, len(sitting))
    match = Match(game, sitting, record, seed, bots=bots(), practice=practice)
    if practice:
        check_practice(match)
    return match


def seats_for(game: GamesAny, written: str) -> list[Seat]:
    """The seats that were written; ``bot`` stands for the game's own choice of a bot."""
    return [Seat(game.house_bot, seat.name) if seat.player == "bot" else seat for seat in read_seats(written)]


def words_for(words: Words, game: GamesAny, match: Match | None = None) -> Words:
    """The words of a game, with the names of those who sit in the match."""
    characters = game.characters(match.options, len(match.seats)) if match else ()
    names = seat_names(words, game, match.seats, characters) if match else []
    plays = game.spoken_of(match.state) if match else ()
    return Words(words.language, game.folder, names=names, plays=plays, things=game.things)


def seat_names(words: Words, game: GamesAny, seats: Sequence[Seat], characters: Sequence[str] = ()) -> list[str]:
    """The name of each seat: the one that people have given, else their number; for a bot the character that it plays,
    else a name of its own that nobody at the table has."""
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
    """The names of the seats for a list, each bot with its level."""
    return [
        name if seat.is_human else words("seat-bot", name=name, level=level_name(words, seat.player))
        for seat, name in zip(seats, names, strict=True)
    ]


def level_name(words: Words, player: str) -> str:
    """The name of a level of bots. A level of a game that somebody has added may have no message; then it goes by its
    ID."""
    return words(f"level-{player}") if words.has(f"level-{player}") else player


def fresh_seed() -> int:
    """A random seed of 64 bits from the system. Everything else that is random in a match follows from its seed."""
    import secrets

    return secrets.randbits(64)


def secret(size: int) -> bytes:
    """Random bytes that nobody can guess. No match depends on them."""
    import secrets

    return secrets.token_bytes(size)


def lesson_in(folder: Path, name: str = "tutorial") -> Path:
    """The path of a lesson in the content folder of a game, whether there is one or not: a scenario file with that
    name."""
    return folder / "scenarios" / f"{name}.yaml"


def default_seats(game: GamesAny, options: Mapping[str, Any], first: str = "bot") -> str:
    """The least number of seats with these options as text, all taken by bots, except perhaps the ``first``."""
    least, _ = game.seats_with(read_options(game, options))
    return ",".join([first, *["bot"] * (least - 1)])


def check_practice(match: Match) -> None:
    """Raise ``Refused`` where practice makes no sense: in practice people take back their flicks, so the game needs
    flicks and a person."""
    if match.view(None).arena is None:
        raise Refused(say("practice-no-flicks", game=say(f"game-{match.game.id}")))
    if not any(seat.is_human for seat in match.seats):
        raise Refused(say("practice-no-people"))
