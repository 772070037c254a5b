"""Profiles: what people have achieved, kept for ever in a file for each name.

A game tells an achievement by an event of the kind ``achievement``. The fact ``achievement`` says which it is, and
``who`` who reached it; without ``who``, all people at the table have. Front ends call ``note`` when people leave a
match.
"""

import contextlib
from collections.abc import Sequence
from datetime import date, datetime
from pathlib import Path
from urllib.parse import quote, unquote

import msgspec

from flick.places import home
from flick.table.files import read_bytes, write_json
from flick.table.match import Match
from flick.table.nesting import from_json
from flick.table.sayings import Refused
from flick.table.words import Words

KIND = "achievement"
NAMELESS = "_"
LARGEST = 1_000_000
"""The largest size of a profile in bytes."""


class Profile(msgspec.Struct):
    """The IDs of what somebody has achieved, the earliest first, by the ID of the game, and the day of each
    (2026-11-19) where it is known."""

    achievements: dict[str, list[str]] = {}
    days: dict[str, dict[str, str]] = {}


def profile_file(name: str) -> Path:
    """The file of somebody's profile; people without a name share one."""
    return home() / "profiles" / f"{quote(name.strip(), safe='') or NAMELESS}.json"


def load_profile(name: str = "") -> Profile:
    """Somebody's profile; an empty one where there is no file, or none that can be read."""
    try:
        return from_json(read_bytes(profile_file(name), LARGEST), Profile)
    except (Refused, msgspec.DecodeError, UnicodeDecodeError):
        return Profile()


def reached_by(game: str) -> dict[str, list[str]]:
    """Who has reached which achievement of a game: names by the ID of the achievement, without those that nobody has
    reached. People without a name are ``""``."""
    found: dict[str, list[str]] = {}
    for path in sorted((home() / "profiles").glob("*.json")):
        name = "" if path.stem == NAMELESS else unquote(path.stem)
        for one in load_profile(name).achievements.get(game, []):
            found.setdefault(one, []).append(name)
    return found


def told_by(game: str, one: str, names: Sequence[str], words: Words) -> str:
    """A sentence with those of these people who have reached an achievement, and on which day."""
    told = [_with_day(name or words("window-nameless"), _day_of(name, game, one), words) for name in names]
    return words("window-achievement-by", who=", ".join(told))


def _day_of(name: str, game: str, one: str) -> date | None:
    try:
        return date.fromisoformat(load_profile(name).days.get(game, {}).get(one, ""))
    except ValueError:
        return None


def _with_day(name: str, day: date | None, words: Words) -> str:
    if day is None:
        return name
    told = words("window-day-and-year", day=words("window-day", day=day.day, month=day.month), year=str(day.year))
    return words("window-achievement-on", who=name, day=told)


def today() -> date:
    """The present day in the local time zone."""
    return datetime.now().astimezone().date()


def note(match: Match, day: date | None = None) -> list[str]:
    """Keep what has been achieved in a match, with the day, and return all that is new to somebody at the table.

    Where a file cannot be written, the profile stays as it was. A match from somebody else's table is not counted,
    whatever names it has.
    """
    if not match.is_counted:
        return []
    by_name: dict[str, list[str]] = {}
    for event in match.events:
        one = event.facts.get(KIND)
        if event.kind == KIND and isinstance(one, str):
            for seat, sitter in enumerate(match.seats):
                if sitter.is_human and event.seat in (None, seat):
                    by_name.setdefault(sitter.name, []).append(one)
    new = [one for name, reached in by_name.items() for one in _add(name, match.game.id, reached, day)]
    return list(dict.fromkeys(new))


def _add(name: str, game: str, reached: Sequence[str], day: date | None) -> list[str]:
    profile = load_profile(name)
    known = profile.achievements.setdefault(game, [])
    new = [one for one in dict.fromkeys(reached) if one not in known]
    if new:
        known += new
        if day is not None:
            profile.days.setdefault(game, {}).update(dict.fromkeys(new, day.isoformat()))
        with contextlib.suppress(OSError):
            write_json(profile_file(name), profile)
    return new
