"""The front door: one sub-command for each thing a person does.

Exit codes: 0, or 1 with one clear line for a user's mistake, 2 for wrong usage, 130 after Ctrl-C. The commands are in
``flick.commands``; each brings in what it needs only when it runs, so that asking for help is quick.
"""

import argparse
import difflib
import errno
import importlib
import os
import re
import sys
import textwrap
from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

from flick.table.files import why_not
from flick.table.languages import LANGUAGES, language_of
from flick.table.sayings import Refused, Say, say
from flick.table.words import Words
from flick.terminal import WIDTH

COMMANDS = (
    *("games", "play", "demo", "replay", "simulate", "shot", "tune", "scenario", "tutorial", "achievements", "build"),
    *("rules", "check"),
)

LOST = (errno.ENOSPC, errno.EIO, errno.EBADF, errno.EDQUOT, errno.EFBIG)
"""Errors of writing that mean that output did not get to where it was sent. Files of ours never raise them, because
those become ``Refused``."""

COMPLAINTS = (
    (r"the following arguments are required: (?P<names>.+)", "usage-required"),
    (r"unrecognized arguments: (?P<found>.+)", "usage-unknown"),
    (r"argument (?P<name>.+?): invalid choice: '?(?P<found>.+?)'? \(choose from (?P<known>.+)\)", "usage-choice"),
    (r"argument (?P<name>.+?): expected one argument", "usage-value"),
    (r"argument (?P<name>.+?): ignored explicit argument '?(?P<found>.+?)'?", "usage-no-value"),
    (r"argument (?P<name>.+?): (?P<why>.+)", "usage-argument"),
)
"""Matches what argparse complains about, with our message for it; other complaints stay as they are."""


def run(arguments: Sequence[str]) -> int:
    """Run the command that the arguments name; the exit code."""
    words = Words(language_of(_language_in(arguments)))
    try:
        code = _obey(arguments, words)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        _drop_output()
        return 1
    except OSError as error:
        if error.errno not in LOST:
            return _fault(words, error)
        _drop_output()
        return _fail(words, say("output-lost", why=why_not(error)), None)
    except Exception as error:
        return _fault(words, error)


def _drop_output() -> None:
    """Discard output that still waits to be written, so that Python does not try to write it again when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _obey(arguments: Sequence[str], words: Words) -> int:
    try:
        chosen = make_parser(words).understand(arguments) if arguments else argparse.Namespace(command=None)
    except SystemExit as leaving:
        return int(leaving.code or 0)
    try:
        return _command(chosen.command or "welcome").run(chosen, words)
    except Refused as refused:
        return _fail(words, refused.say, refused.rule)


def make_parser(words: Words) -> "Parser":
    """The parser for all commands, with help in the reader's language."""
    common = argparse.ArgumentParser(add_help=False)
    group = common.add_argument_group(words("help-anywhere"))
    group.add_argument("-h", "--help", action="help", help=words("help-help"))
    group.add_argument(
        "--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=words("help-lang", languages=", ".join(LANGUAGES))
    )
    parser = Parser(words, prog="flick", description=words("help-flick"), parents=[common])
    parser.add_argument("--version", action="version", version=_version(), help=words("help-version"))
    parsers = parser.add_subparsers(
        title=words("help-commands"),
        dest="command",
        metavar=words("help-command"),
        parser_class=lambda **options: Parser(words, **options),  # type: ignore[arg-type]
    )
    for name in COMMANDS:
        command = parsers.add_parser(
            name,
            help=words(f"help-{name}"),
            description=textwrap.fill(words(f"help-{name}-long"), WIDTH),
            epilog=words("help-example"),
            parents=[common],
        )
        command.example = _command(name).EXAMPLE
        _command(name).add_arguments(command, words)
    parser.commands = parsers.choices
    return parser


class Parser(argparse.ArgumentParser):
    """An argument parser whose headings and complaints are in the reader's language."""

    def __init__(self, words: Words, **options: Any) -> None:
        def formatter(prog: str) -> argparse.HelpFormatter:
            return Formatter(prog, words)

        super().__init__(formatter_class=formatter, add_help=False, allow_abbrev=False, **options)  # type: ignore[arg-type]
        self.commands: Mapping[str, Parser] = {}
        self.example = ""
        self._words = words
        self._positionals.title = words("help-arguments")
        self._optionals.title = words("help-options")

    def format_help(self) -> str:
        """The help, with an example for one of the games that exist."""
        text = super().format_help()
        return f"{text}  {example_for(self.example)}\n" if self.example else text

    def understand(self, arguments: Sequence[str]) -> argparse.Namespace:
        """The arguments as they were parsed. A complaint about unknown arguments comes with the usage of the
        command."""
        chosen, unknown = self.parse_known_args(arguments)
        if unknown:
            self.commands.get(chosen.command, self).error(f"unrecognized arguments: {' '.join(unknown)}")
        return chosen

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:  # type: ignore[reportIncompatibleMethodOverride]
        """Allow options between the arguments of a command: argparse itself drops an optional argument as soon as an
        option stands before it."""
        if self.commands or self.usage is not None:
            return super().parse_known_args(args, namespace)
        self.usage = self.format_usage().removeprefix(self._words("help-usage")).strip().replace("%", "%%")
        try:
            return self.parse_known_intermixed_args(args, namespace)
        finally:
            self.usage = None

    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        self.exit(2, textwrap.fill(f"flick: {_complaint(message, self._words)}", WIDTH, break_on_hyphens=False) + "\n")


def example_for(command: str) -> str:
    """The example of a command for the first game that fits: ``{game}`` stands for any game, ``{achieving}`` for one
    with achievements, ``{building}`` for one for which people can build something."""
    from flick.table import game, register

    first = register.first() or "GAME"
    if "{building}" in command:
        return command.format(building=next((one.id for one in game.all_games() if one.builder is not None), first))
    if "{achieving}" not in command:
        return command.format(game=first)
    return command.format(achieving=next((one.id for one in game.all_games() if one.achievements), first))


class Formatter(argparse.RawDescriptionHelpFormatter):
    """Formats help to the width of a terminal, however long the word for "usage" is."""

    def __init__(self, prog: str, words: Words) -> None:
        super().__init__(prog, width=WIDTH)
        self._words = words

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, self._words("help-usage") + " " if prefix is None else prefix)

    def start_section(self, heading: str | None) -> None:
        super().start_section(heading and self._words("help-heading", heading=heading))


def _complaint(message: str, words: Words) -> str:
    for pattern, ours in COMPLAINTS:
        if found := re.fullmatch(pattern, message):
            facts = found.groupdict()
            if known := facts.get("known", "").replace("'", ""):
                close = difflib.get_close_matches(facts["found"], known.split(", "), n=1)
                facts |= {"known": known, "meant": close[0] if close else ""}
                ours += "-meant" if close else ""
            return words(ours, **facts)
    return message


def _command(name: str) -> Any:
    return importlib.import_module(f"flick.commands.{name}")


def _language_in(arguments: Sequence[str]) -> str | None:
    """The language among the arguments, wherever it stands, so that even the help is in that language."""
    for index, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return argument.partition("=")[2]
        if argument == "--lang" and index + 1 < len(arguments):
            return arguments[index + 1]
    return None


def _fail(words: Words, reason: Say, rule: str | None) -> int:
    from flick.commands.common import words_that_say

    text = words_that_say(words, reason)(reason).replace("\n", " ")
    print(f"flick: {text}" + (f" [{rule}]" if rule else ""), file=sys.stderr)
    return 1


def _fault(words: Words, error: Exception) -> int:
    """Report a mistake of the program: one line for the person, and the whole traceback in a file for whoever mends
    it."""
    from flick.faults import keep_report
    from flick.places import home

    if (path := keep_report(error)) is not None:
        text = words("fault", error=type(error).__name__, file=str(path))
    else:
        text = words("fault-unwritten", error=f"{type(error).__name__}: {error}", folder=str(home()))
    print(f"flick: {text}", file=sys.stderr)
    return 1


def _version() -> str:
    import flick

    return f"flick {flick.__version__}"
