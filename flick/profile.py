"""What people have achieved: kept in a file for each name, and for ever.

A game tells of an achievement by an event of the kind ``achievement`` whose fact of that name says which. Front ends
call ``note`` when a match is left; whoever was at the table as a person has taken part.
"""

import contextlib
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import quote, unquote

import msgspec

from flick.places import home
from flick.table.files import write_json
from flick.table.match import Match
from flick.table.nesting import from_json

KIND = "achievement"
NAMELESS = "_"


class Profile(msgspec.Struct):
    """By the ID of a game, the IDs of what has been achieved, in that order."""

    achievements: dict[str, list[str]] = {}


def profile_file(name: str) -> Path:
    """Where it is kept; people without a name share one."""
    return home() / "profiles" / f"{quote(name.strip(), safe='') or NAMELESS}.json"


def load_profile(name: str = "") -> Profile:
    """Somebody's profile; an empty one where there is none, or none that can be read."""
    try:
        return from_json(profile_file(name).read_bytes(), Profile)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
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


def note(match: Match) -> list[str]:
    """Keep what has been achieved in a match; all of it that is new to somebody there.

    Nothing is lost where that cannot be written.
    """
    reached = [fact for event in match.events if event.kind == KIND and isinstance(fact := event.facts.get(KIND), str)]
    names = dict.fromkeys(seat.name for seat in match.seats if seat.is_human)
    new = [one for name in names for one in _add(name, match.game.id, reached)] if reached else []
    return list(dict.fromkeys(new))


def _add(name: str, game: str, reached: Sequence[str]) -> list[str]:
    profile = load_profile(name)
    known = profile.achievements.setdefault(game, [])
    new = [one for one in dict.fromkeys(reached) if one not in known]
    if new:
        known += new
        with contextlib.suppress(OSError):
            write_json(profile_file(name), profile)
    return new
