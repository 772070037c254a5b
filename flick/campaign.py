"""Campaigns: matches that lead on to another one, in which the same people go on with what they have won."""

import contextlib
from pathlib import Path
from typing import Any

import msgspec

from flick.places import home
from flick.sitting import bots
from flick.table.files import read_bytes, write_json
from flick.table.game import GamesAny, find
from flick.table.match import Match
from flick.table.nesting import from_json
from flick.table.records import to_plain
from flick.table.sayings import Refused, say
from flick.table.seats import Seat
from flick.written_options import read_options

LARGEST = 1_000_000
"""The largest size in bytes of the file of a campaign."""


class Campaign(msgspec.Struct):
    """Where people stand between two matches: who they are, and the options of their next match as plain data."""

    game: str
    seats: list[Seat]
    options: dict[str, Any]

    @property
    def its_game(self) -> GamesAny:
        return find(self.game)

    def match(self, seed: int) -> Match:
        """The next match, which has not begun."""
        game = self.its_game
        return Match(game, list(self.seats), read_options(game, self.options), seed, bots=bots())


def campaign_file(game_id: str) -> Path:
    """The file that keeps the campaign of a game."""
    return home() / "campaigns" / f"{game_id}.json"


def sequel_of(match: Match) -> Campaign | None:
    """The campaign after a match that is over; ``None`` where no match follows."""
    if match.result is None or match.practice:
        return None
    options = match.game.sequel(match.state)
    return None if options is None else Campaign(match.game.id, list(match.seats), to_plain(options))


def keep_standing(match: Match) -> None:
    """Keep the campaign when people leave a match, or remove it once its last match is won. A match from a file of
    somebody else is not kept, and neither is anything where the file cannot be written."""
    if not match.is_counted:
        return
    path = campaign_file(match.game.id)
    following = sequel_of(match)
    with contextlib.suppress(OSError):
        if following is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_json(path, following)
        elif match.result is not None and match.result.winners and _is_the_one(match):
            path.unlink(missing_ok=True)


def kept_campaign(game_id: str) -> Campaign | None:
    """The campaign of a game; ``None`` where there is none, or none that can be read."""
    try:
        found = from_json(read_bytes(campaign_file(game_id), LARGEST), Campaign)
        found.match(0)
    except (msgspec.DecodeError, UnicodeDecodeError, Refused):
        return None
    return found if found.game == game_id else None


def campaign_of(game_id: str) -> Campaign:
    """The campaign of a game; ``Refused`` where there is none."""
    found = kept_campaign(game_id)
    if found is None:
        raise Refused(say("campaign-none", game=say(f"game-{game_id}")))
    return found


def _is_the_one(match: Match) -> bool:
    """Whether a match is the next one of the campaign that is kept."""
    kept = kept_campaign(match.game.id)
    return kept is not None and read_options(match.game, kept.options) == match.options
