"""What people have achieved: kept in a file for each name, and for ever.

A game tells of an achievement by an event of the kind ``achievement`` whose fact of that name says which, and ``who``
reached it; without that, whoever was at the table as a person has taken part. Front ends call ``note`` when a match is
left.
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
from flick.table.sayings import Refused, Who
from flick.table.words import Words

KIND = "achievement"
NAMELESS = "_"
LARGEST = 1_000_000
"""Bytes of a profile that are read."""


class Profile(msgspec.Struct):
    """By the ID of a game, the IDs of what has been achieved, in that order, and the day of each (2026-11-19) as far as
    it is known."""

    achievements: dict[str, list[str]] = {}
    days: dict[str, dict[str, str]] = {}


def profile_file(name: str) -> Path:
    """Where it is kept; people without a name share one."""
    return home() / "profiles" / f"{quote(name.strip(), safe='') or NAMELESS}.json"


def load_profile(name: str = "") -> Profile:
    """Somebody's profile; an empty one where there is none, or none that can be read."""
    try:
        return from_json(read_bytes(profile_file(name), LARGEST), Profile)
    except (Refused, msgspec.DecodeError, UnicodeDecodeError):
        return Profile()


def reached_by(game: str) -> dict[str, list[str]]:
    """By the ID of each achievement of a game that anybody has: the names of all who have it, in their order; those
    without a name are ``""``."""
    found: dict[str, list[str]] = {}
    for path in sorted((home() / "profiles").glob("*.json")):
        name = "" if path.stem == NAMELESS else unquote(path.stem)
        for one in load_profile(name).achievements.get(game, []):
            found.setdefault(one, []).append(name)
    return found


def told_by(game: str, one: str, names: Sequence[str], words: Words) -> str:
    """Who of those has reached an achievement, and on which day."""
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
    """The day where the table stands."""
    return datetime.now().astimezone().date()


def note(match: Match, day: date | None = None) -> list[str]:
    """Keep what has been achieved in a match, that ``day``; all of it that is new to somebody there.

    Nothing is lost where that cannot be written; nothing is kept of a match from elsewhere, whatever names stand in it.
    """
    if not match.is_counted:
        return []
    by_name: dict[str, list[str]] = {}
    for event in match.events:
        one, who = event.facts.get(KIND), event.facts.get("who")
        if event.kind == KIND and isinstance(one, str):
            for seat, sitter in enumerate(match.seats):
                if sitter.is_human and (not isinstance(who, Who) or who.seat == seat):
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
