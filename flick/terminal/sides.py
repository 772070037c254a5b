"""The sides that seats play for, in games that have sides."""

from collections.abc import Iterator
from copy import copy

from flick.table.match import Match
from flick.table.words import Words


def sides_of(match: Match, words: Words) -> list[str]:
    """The name of the side of every seat; empty where all play for themselves."""
    return [words.name(side) for side in match.game.sides(match.options, len(match.seats))]


def with_sides(match: Match, words: Words) -> Words:
    """The same words, in which people are called ``Player 1 (Sword)``, by their seat and their side."""
    told = copy(words)
    names = [words.who(seat) for seat in range(len(match.seats))]
    told.names = [
        words("session-who-and-side", who=name, side=side)
        for name, side in zip(names, sides_of(match, words), strict=False)
    ] or words.names
    return told


def side_lines(match: Match, words: Words) -> Iterator[str]:
    """A line for each seat that says which side it plays for, and whether a bot sits there; the only person at the
    table is addressed as "you"."""
    people = [seat for seat, who in enumerate(match.seats) if who.is_human]
    for seat, side in enumerate(sides_of(match, words)):
        message = "session-side" if match.seats[seat].is_human else "session-side-bot"
        message = "session-you-are" if people == [seat] else message
        yield words(message, who=words.who(seat), side=side)
