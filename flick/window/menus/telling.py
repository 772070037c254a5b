"""Small facts as people say them: when something was, who plays against whom, who has won, why something cannot be."""

from collections.abc import Sequence
from datetime import datetime

from flick.keeping import KeptMatch
from flick.sitting import names_with_levels, seat_names
from flick.table.game import GamesAny, Result, find
from flick.table.match import Match
from flick.table.sayings import Refused, Tone
from flick.table.seats import Seat
from flick.table.words import Words


def moment(words: Words, then: datetime, now: datetime) -> str:
    """When something was: today with the hour, yesterday, or the day."""
    days = (now.date() - then.date()).days
    if days == 0:
        return words("window-today", time=then.strftime("%H:%M"))
    if days == 1:
        return words("window-yesterday")
    day = words("window-day", day=then.day, month=then.month)
    return day if then.year == now.year else words("window-day-and-year", day=day, year=str(then.year))


def players(words: Words, game_id: str, seats: Sequence[Seat], characters: Sequence[str] = ()) -> str:
    """Who plays, and how well bots do: two against or with each other, or all of them one after the other."""
    game = find(game_id)
    names = names_with_levels(words, seats, seat_names(words, game, seats, characters))
    if len(names) == 2:
        together = game.together
        return words("window-with" if together else "window-against", one=names[0], other=names[1])
    return ", ".join(names)


def who_plays(words: Words, entry: KeptMatch) -> str:
    """Who plays a kept match, and how well bots do."""
    return players(words, entry.game, entry.seats, entry.characters)


def words_of(words: Words, entry: KeptMatch) -> Words:
    """The words of the game of a kept match, with the names of those who play."""
    game = find(entry.game)
    names = seat_names(words, game, entry.seats, entry.characters)
    return Words(words.language, game.folder, names=names, things=game.things)


def who_won(words: Words, game: GamesAny, sides: Sequence[str], result: Result) -> str:
    """Who has won, in the words of the game with the names of those who played."""
    if headline := game.headline(result):
        return words(headline)
    if not result.winners:
        return words("window-nobody-wins")
    names = list(dict.fromkeys(words.name(sides[seat]) if sides else words.who(seat) for seat in result.winners))
    return words("window-wins" if len(names) == 1 else "window-win-together", who=", ".join(names))


def how_far(words: Words, game: str, turn: int) -> str:
    """A match by its game, in the words of that, and the turn or the round that it has come to, 0 before the first
    one."""
    return words("window-match-turn", game=game, turn=turn) if turn else words("window-match-begins", game=game)


def refusal_text(words: Words, refused: Refused) -> str:
    """Why something cannot be, with the rule that says so."""
    return f"{words(refused.say)} {refused.rule or ''}".rstrip()


def tone_of(match: Match, result: Result) -> Tone:
    """What an end means to the people who sit there; where only bots play, to those who win together or lose."""
    people = [seat for seat, who in enumerate(match.seats) if who.is_human]
    together = match.game.is_together(match.options)
    if not people or together:
        return "good" if result.winners else "bad" if together else "plain"
    if not result.winners:
        return "plain"
    return "good" if any(seat in result.winners for seat in people) else "bad"
