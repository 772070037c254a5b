"""What holds for the words of every game: the same in both languages, all of them used, and none missing in a match."""

import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from flick.bots.random import random_answer
from flick.places import shipped
from flick.table.chance import Chance
from flick.table.game import GamesAny
from flick.table.languages import LANGUAGES
from flick.table.match import Match
from flick.table.rules import Choose, Decision
from flick.table.sayings import Say
from flick.table.story import story_in
from flick.table.words import Words
from tests.fluency import faults, messages


def words_of(game: GamesAny, language: str) -> Words:
    """Those that a match of the game is told in."""
    return Words(language, game.folder, things=game.things)


def file_of(game: GamesAny, language: str) -> Path:
    return game.folder / "words" / f"{language}.ftl"


def is_whole(text: str) -> bool:
    """Whether no message, variable or name was missing when it was written."""
    return bool(text.strip()) and not re.search(r"[{}«»$]|_|\bNone\b", text)


def check_both_languages(game: GamesAny) -> None:
    """They have the same messages with the same variables, in the same order."""
    for language in LANGUAGES:
        assert faults(file_of(game, language)) == []
    english, french = (messages(file_of(game, language)) for language in LANGUAGES)
    assert list(english) == list(french)
    for name, message in english.items():
        assert message.variables == french[name].variables, name


def check_all_used(game: GamesAny, asked_for: Iterable[str]) -> None:
    """Code and content ask for these messages; what is not the game's alone, the table's own words say. How a game is
    called in different places, and what its log says in few words, is for every game to say or to leave out."""
    wanted = {*asked_for} - {*messages(shipped("assets") / "words" / "en.ftl")}
    titles = {f"game-{game.id}{where}" for where in ("", "-about", "-seats", "-short", "-tile")}
    plan = story_in(game.folder)
    briefs = {f"{plan.heading}-brief", *(f"log-{kind}" for kind in plan.told)}
    for language in LANGUAGES:
        own = {*messages(file_of(game, language))}
        assert sorted(own - wanted - titles - briefs) == [], language
        assert sorted(wanted - own) == [], language


def everything_said(
    match: Match, luck: Chance, most: int, answer: Callable[[Decision, Chance], str] = random_answer
) -> Iterator[Say]:
    """What a match of at most so many answers tells, asks and shows; each event also as everybody hears it."""
    heard = 0
    while isinstance(item := match.settle(), Decision) and len(match.answers) < most:
        for event in match.events[heard:]:
            yield event.say
            yield event.seen_by(None).say
        heard = len(match.events)
        yield item.ask
        if isinstance(item, Choose):
            yield from (option.say or Say(f"do-{option.verb}", {"what": option.thing}) for option in item.options)
            yield from (verdict.reason for verdict in item.barred.values())
        for zone in match.view(item.seat).zones:
            yield from (piece.say for piece in zone.pieces if piece.say is not None)
        match.answer(answer(item, luck))
    if match.result is not None:
        yield match.result.reason
