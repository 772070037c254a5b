"""The front door: one sub-command for each thing a person does.

Exit codes: 0, or 1 with one clear line for a user's mistake, 2 for wrong usage, 130 after Ctrl-C. The commands are in
``flick.commands``; each brings in what it needs only when it runs, so that asking for help is quick.
"""

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

from flick.table.sayings import Refused, Say
from flick.table.words import LANGUAGES, Words, language_of

COMMANDS = ("games", "play", "demo", "replay", "simulate", "shot", "scenario", "rules", "check")


def run(arguments: Sequence[str]) -> int:
    """Do what the arguments ask for; the exit code."""
    words = Words(language_of(_language_in(arguments)))
    try:
        parser = make_parser(words)
        chosen = parser.parse_args(arguments)
        if chosen.command is None:
            return _command("welcome").run(chosen, words)
        return _command(chosen.command).run(chosen, words)
    except Refused as refused:
        return _fail(words, refused.say, refused.rule)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except Exception as error:
        return _fault(words, error)


def make_parser(words: Words) -> argparse.ArgumentParser:
    """All commands, their help in the reader's language."""
    common = argparse.ArgumentParser(add_help=False)
    group = common.add_argument_group(words("help-anywhere"))
    group.add_argument("-h", "--help", action="help", help=words("help-help"))
    group.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=words("help-lang"))
    parser = Parser(words, prog="flick", description=words("help-flick"), parents=[common], add_help=False)
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
            description=words(f"help-{name}-long"),
            epilog=words("help-example", example=_command(name).EXAMPLE),
            parents=[common],
            add_help=False,
        )
        _command(name).add_arguments(command, words)
    return parser


class Parser(argparse.ArgumentParser):
    """An argument parser whose headings and complaints are in the reader's language."""

    def __init__(self, words: Words, **options: Any) -> None:
        options.setdefault("formatter_class", lambda prog: argparse.RawDescriptionHelpFormatter(prog, width=80))  # type: ignore[reportUnknownLambdaType]
        super().__init__(**options)
        self._words = words
        self._positionals.title = words("help-arguments")
        self._optionals.title = words("help-options")

    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        self.exit(2, f"flick: {message}\n")

    def format_usage(self) -> str:
        return self._heading(super().format_usage())

    def format_help(self) -> str:
        return self._heading(super().format_help())

    def _heading(self, text: str) -> str:
        return text.replace("usage: ", self._words("help-usage") + " ", 1)


def _command(name: str) -> Any:
    return importlib.import_module(f"flick.commands.{name}")


def _language_in(arguments: Sequence[str]) -> str | None:
    """The language asked for, wherever it stands: the help itself is written in it."""
    for index, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return argument.partition("=")[2]
        if argument == "--lang" and index + 1 < len(arguments):
            return arguments[index + 1]
    return None


def _fail(words: Words, reason: Say, rule: str | None) -> int:
    text = words(reason).replace("\n", " ")
    print(f"flick: {text}" + (f" [{rule}]" if rule else ""), file=sys.stderr)
    return 1


def _fault(words: Words, error: Exception) -> int:
    """A mistake of the program: one line for the person, the whole story in a file for whoever mends it."""
    import traceback

    from flick.places import home

    path = home() / "fault.txt"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(traceback.format_exc(), "utf-8")
    except OSError:
        traceback.print_exc()
    print(f"flick: {words('fault', error=type(error).__name__, file=str(path))}", file=sys.stderr)
    return 1


def _version() -> str:
    import flick

    return f"flick {flick.__version__}"
