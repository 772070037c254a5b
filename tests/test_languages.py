"""Both languages say the same: the same messages with the same facts, all of them used, none missing."""

import re
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from flick.bots import BOTS
from flick.bots.random import random_answer
from flick.cli import COMMANDS, COMPLAINTS
from flick.effects.language import Language
from flick.places import shipped
from flick.table import game as games
from flick.table import register
from flick.table.chance import Chance, derived
from flick.table.game import GamesAny
from flick.table.languages import LANGUAGES
from flick.table.match import Match
from flick.table.messages import FUNCTIONS
from flick.table.naming import option_tip, option_title
from flick.table.options import match_kinds, seat_kinds
from flick.table.rules import Choose, Decision, Event, Place
from flick.table.sayings import Facts
from flick.table.seats import Seat
from flick.table.words import Words
from flick.terminal import lesson_session, session
from flick.terminal.answer_lines import answer_lines
from flick.terminal.board_lines import board_lines
from flick.terminal.turn_log import sentence
from flick.window.app.settings import setting_kinds
from flick.window.menus.draft import fields, seat_fields
from flick.written_options import notes_of
from tests.contract import variants
from tests.fluency import (
    Saying,
    events,
    faults,
    made_ids,
    messages,
    questions,
    sayings,
    set_badly,
    sources,
    strings,
    variant_keys,
)

FLICK = Path(__file__).parent.parent / "flick"
TABLE = [path for path in sources(FLICK) if "games" not in path.relative_to(FLICK).parts]
"""Everything that speaks with the words of the table."""

FAMILIES = (
    *("ask-", "event-", "do-", "yes-", "no-", "thing-", "option-", "zone-", "beside-", "log-"),
    *("help-", "command-", "answer-", "game-", "level-", "turn-of-", "hint-", "moment-", "so-many-", "setting-"),
    *("tip-", "chosen-", "rolls-"),
)
"""How an ID that is put together may begin; everything else is written out, so that it can be found."""

MADE = [
    *(f"help-{name}{part}" for name in COMMANDS for part in ("", "-long")),
    *(f"command-{word}{part}" for word in (*session.COMMANDS, *lesson_session.COMMANDS) for part in ("", "-help")),
    *(f"level-{level}" for level in ("random", "easy", "normal", "hard", "perfect")),
    *(message for kind in setting_kinds() for message in (kind.title, kind.about, *map(kind.named, kind.values))),
    "answer-yes",
    "answer-no",
    "usage-choice-meant",
]
"""All messages of the table whose IDs are put together."""

SAMPLES = (0, 1, 2, 5, 1234)
MOST_ANSWERS = 80
"""A match is given up after so many, where one may; by then everything has been said."""


def folders() -> list[Path]:
    """Where words lie: those of the table, and of every game, also of one that is only announced."""
    return [shipped("assets"), *(entry.content for entry in register.entries())]


def all_games() -> list[GamesAny]:
    return list(games.all_games())


def words_of(folder: Path, language: str = "en") -> Path:
    return folder / "words" / f"{language}.ftl"


each_folder = pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.name)
each_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)


@each_folder
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_plain_messages(folder: Path, language: str) -> None:
    assert faults(words_of(folder, language)) == []


@each_folder
def test_both_languages_have_the_same_messages(folder: Path) -> None:
    english, french = (list(messages(words_of(folder, language))) for language in LANGUAGES)
    assert [name for name in english if name not in french] == [], "missing in French"
    assert [name for name in french if name not in english] == [], "missing in English"
    assert english == french, "in another order"


@each_folder
def test_both_languages_use_the_same_facts(folder: Path) -> None:
    english, french = (messages(words_of(folder, language)) for language in LANGUAGES)
    differing = [name for name in english if name in french and english[name].variables != french[name].variables]
    assert differing == []


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_chooses_by_a_word_that_is_read_as_the_name_of_a_thing(game: GamesAny, language: str) -> None:
    """A fact that is the ID of a thing is read as its name, so that nothing it stands for would ever be chosen."""
    words = Words(language, game.folder, things=game.things)
    read = {key: words.name(key) for key in variant_keys(words_of(game.folder, language))}
    assert {key: name for key, name in read.items() if name != key} == {}


@each_folder
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_formatted_without_a_fault(folder: Path, language: str) -> None:
    """With whatever number of things; a fact that is no number is text."""
    bundle: Any = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    bundle.add_resource(FluentResource(words_of(folder, language).read_text("utf-8")))
    for message in messages(words_of(folder, language)).values():
        for sample in SAMPLES:
            facts = {name: sample if name in message.numbers else "x" for name in message.variables}
            text, errors = bundle.format_pattern(bundle.get_message(message.id).value, facts)
            assert not errors, f"{message.id}: {errors}"
            assert text.strip(), message.id
            assert not re.search(r"[{}]|\?\?\?", text), f"{message.id}: {text}"


@each_folder
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sign_is_set_as_its_language_prints_it(folder: Path, language: str) -> None:
    badly = set_badly(words_of(folder, language).read_text("utf-8"), language)
    assert badly == [], (
        "apostrophes are curled; French has U+202F before ; : ! ? % and inside guillemets, English nothing"
    )


def test_ids_are_put_together_only_in_known_families() -> None:
    unknown = [place for place, start in made_ids(TABLE) if not start.startswith(FAMILIES)]
    assert unknown == []


def test_no_message_of_the_table_is_missing() -> None:
    known = messages(words_of(shipped("assets")))
    missing = [f"{said.where} says {said.id}" for said in sayings(TABLE) if said.id not in known]
    assert missing == []
    assert [name for name in MADE if name not in known] == []
    assert [name for name in described(TABLE) if name not in known] == []


def described(paths: list[Path]) -> list[str]:
    """Messages that say what a field of a record takes."""
    return [text for text in strings(paths) if re.fullmatch(r"expected(-[a-z]+)+", text)]


def test_no_message_of_the_table_is_unused() -> None:
    used = {*strings(sources(FLICK)), *MADE}
    assert [name for name in messages(words_of(shipped("assets"))) if name not in used] == []


def test_facts_of_the_table_are_those_of_its_messages() -> None:
    assert wrong_facts(sayings(TABLE), messages(words_of(shipped("assets")))) == []


def test_complaints_of_argparse_have_the_facts_of_their_messages() -> None:
    known = messages(words_of(shipped("assets")))
    for pattern, name in COMPLAINTS:
        assert known[name].variables <= re.compile(pattern).groupindex.keys()


@each_game
def test_no_message_of_a_game_is_missing(game: GamesAny) -> None:
    known = {**messages(words_of(shipped("assets"))), **messages(words_of(game.folder))}
    code = sources(game.code)
    options = [f"option-{field.replace('_', '-')}-help" for field in options_of(game)]
    wanted = [f"game-{game.id}", f"game-{game.id}-about", *options]
    wanted += [said.id for said in (*sayings(code), *events(code), *questions(code))] + described(code)
    wanted += [exclusion.why for exclusion in game.exclusions]
    assert [name for name in wanted if name not in known] == []


@each_game
def test_facts_of_a_game_are_those_of_its_messages(game: GamesAny) -> None:
    """An event or a question may carry more than its sentence tells: a front end needs it."""
    known = {**messages(words_of(shipped("assets"))), **messages(words_of(game.folder))}
    code = sources(game.code)
    assert wrong_facts(sayings(code), known) == []
    for said in (*events(code), *questions(code)):
        needed = known[said.id].variables if said.id in known else frozenset[str]()
        assert said.more or needed <= said.facts, f"{said.where}: {said.id} needs {sorted(needed - said.facts)}"


def wrong_facts(said: list[Saying], known: dict[str, Any]) -> list[str]:
    """Facts that are passed and not read, or read and not passed."""
    wrong: list[str] = []
    for one in said:
        if one.id in known:
            needed = known[one.id].variables
            if one.facts - needed or (needed - one.facts and not one.more):
                wrong.append(f"{one.where}: {one.id} has {sorted(needed)}, is given {sorted(one.facts)}")
    return wrong


class Heard(Words):
    """Words that remember what was read, and what was read with too few facts."""

    def __init__(self, language: str, game: GamesAny) -> None:
        super().__init__(language, game.folder)
        self.heard: dict[str, None] = {}
        self.known = {**messages(words_of(shipped("assets"), language)), **messages(words_of(game.folder, language))}

    def _sentence(self, message: str, facts: Facts) -> str:
        self.heard[message] = None
        assert message in self.known, f"nobody wrote {message}"
        assert self.known[message].variables <= facts.keys(), f"{message} is given {list(facts)}"
        text = super()._sentence(message, facts)
        assert "«" + message not in text
        return text


@each_game
def test_everything_in_a_match_can_be_read(game: GamesAny) -> None:
    """Matches at random: every event, question, option, refusal and zone, as every seat has it, in both languages; and
    nothing is left over in the words of the game."""
    readers = [Heard(language, game) for language in LANGUAGES]
    for number, (seats, options) in enumerate(some_variants(game)):
        match = Match(game, [Seat("random")] * seats, options, number, bots=BOTS)
        for item in items(match, number):
            for words in readers:
                if isinstance(item, Decision):
                    read_decision(item, match, words)
                else:
                    for seat in (None, *range(seats)):
                        assert sentence(item.seen_by(seat), words)
        assert match.result is not None
        for words in readers:
            words(match.result.reason)
            for line in game.tale(match.state, [event.seen_by(None) for event in match.events]):
                words(line.say)
    meant = meant_by(game)
    for words in readers:
        unused = [name for name in messages(words_of(game.folder, words.language)) if name not in words.heard]
        assert [name for name in unused if not meant(name)] == []


def options_of(game: GamesAny) -> list[str]:
    """The options of a match, and of its seats."""
    kinds = {**match_kinds(game.Options), **seat_kinds(game.Options)}
    return [name for name, kind in kinds.items() if not notes_of(kind).hidden]


def some_variants(game: GamesAny) -> list[tuple[int, Any]]:
    """Every number of seats with the usual options, and one with others."""
    every = list(variants(game))
    return [*(variant for variant in every if variant[1] == game.Options()), every[1]]


def items(match: Match, seed: int) -> Iterator[Event | Decision]:
    """Everything that happens in a match that is answered at random; after many answers somebody gives up."""
    while isinstance(item := match.step(), (Event, Decision)):
        yield item
        if isinstance(item, Decision):
            if len(match.answers) > MOST_ANSWERS and game_can_be_given_up(match):
                match.resign(item.seat)
            else:
                match.answer(random_answer(item, Chance(derived(seed, len(match.answers)))))


def game_can_be_given_up(match: Match) -> bool:
    return match.game.resign(match.fork().state, 0) is not None


def read_decision(decision: Decision, match: Match, words: Words) -> None:
    words(decision.ask)
    answer_lines(decision, words)
    if isinstance(decision, Choose):
        for option in decision.options:
            option_title(option, words)
            option_tip(option, words)
        for verdict in decision.barred.values():
            words(verdict.reason)
    if isinstance(decision, Place):
        for spot in ((-1.0, -1.0), decision.suggestions[0], (1e4, 20.0), (150.0, 100.0), (20.0, 100.0)):
            if verdict := decision.refuse(*spot):
                words(verdict.reason)
    if len(match.answers) % 7 == 0:
        board_lines(match.view(decision.seat), words)


def language_of(game: GamesAny) -> list[str]:
    """The messages that tell the languages of its texts, if it has any."""
    if not (game.code / "language.py").exists():
        return []
    package = type(game).__module__.rpartition(".")[0]
    found = vars(import_module(f"{package}.language")).values()
    return [message for one in found if isinstance(one, Language) for message in one.messages()]


MOST_NOTED = 100
"""Notes on values of an option are looked for up to this one."""


def meant_by(game: GamesAny) -> Callable[[str], bool]:
    """Whether a message that no match needed is there for something in the code or the content of the game, or says in
    its own way what the table says."""
    code = sources(game.code)
    names = [f"option-{field.replace('_', '-')}" for field in options_of(game)]
    names += [f"game-{game.id}{part}" for part in ("", "-short", "-tile", "-about", "-seats")]
    names += [*(f"{option}-help" for option in names)]
    names += [f"option-{name.replace('_', '-')}-told" for name in seat_kinds(game.Options)]
    every = [*fields(game), *seat_fields(game)]
    values = [f"option-{field.name}-{one}".replace("_", "-") for field in every for one in field.choices]
    names += [*values, *(f"{value}-about" for value in values)]
    names += [f"option-{field.name}-{field.least}".replace("_", "-") for field in fields(game) if field.most]
    names += [f"{option}-note-{value}" for option in names for value in range(MOST_NOTED)]
    names += language_of(game)
    names += messages(words_of(shipped("assets")))
    families = (*FAMILIES, *(start for _, start in made_ids(code) if start))
    files = sorted(game.folder.rglob("*.yaml"))
    content = (f"{path.stem}\n{path.read_text('utf-8')}" for path in files)
    written = re.findall(r"[\w-]+", "\n".join([*strings(code), *content]))
    said = {word.replace("_", "-") for word in written}

    def is_meant(name: str) -> bool:
        family = next((family for family in families if name.startswith(family)), "")
        plain = re.sub("-(hidden|alike|brief)$", "", name.removeprefix(family)).replace("_", "-")
        return name in names or plain in said or is_joined(plain)

    def is_joined(name: str) -> bool:
        """Whether it is put together from two: what is asked and what is done, say."""
        words = name.split("-")
        halves = (("-".join(words[:place]), "-".join(words[place:])) for place in range(1, len(words)))
        return any(one in said and other in said for one, other in halves)

    return is_meant
