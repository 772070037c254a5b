"""What a card is and does, in lines of text."""

import difflib

from flick.table.board import Board
from flick.table.game import GamesAny
from flick.table.looks import CardLook, Chip
from flick.table.sayings import Refused, say
from flick.table.words import Words
from flick.terminal.typed import without_accents

ARMOUR = "card-armour"
"""The message of a game in which cards can be armour."""


def card_title(look: CardLook, words: Words) -> str:
    """What the card is called, who it shows and whose it is."""
    return " · ".join(part for part in (words.name(look.id), look.subtitle, words.name(look.frame)) if part)


def card_deeds(look: CardLook, words: Words) -> str:
    """What it does: its shots in their order, and all that it says."""
    parts = [", ".join(_shot(chip, words) for chip in look.chips)]
    if look.ability is not None:
        parts.append(words(look.ability.sentence))
    if look.armour and words.has(ARMOUR):
        parts.append(words(ARMOUR))
    return " · ".join(part for part in parts if part)


def find_card(game: GamesAny, typed: str, words: Words) -> CardLook:
    """The card of that ID or name, or the only one that begins so; ``Refused`` when there is none."""
    wanted = _plain(typed)
    names = {_plain(name): thing for thing, name in game.things(words.language).items()}
    names |= {_plain(thing): thing for thing in list(names.values())}
    begins = sorted({thing for name, thing in names.items() if wanted and name.startswith(wanted)})
    thing = names.get(wanted) or (begins[0] if len(begins) == 1 else typed.strip())
    if (look := game.card_look(thing)) is not None:
        return look
    if close := difflib.get_close_matches(wanted, names, n=1):
        raise Refused(say("session-no-card-meant", card=typed, meant=words.name(names[close[0]])))
    raise Refused(say("session-no-card", card=typed))


def cards_held(game: GamesAny, board: Board, seat: int) -> list[CardLook]:
    """The cards in the hand of a seat; ``Refused`` where it sees none."""
    pieces = [piece for zone in board.zones if (zone.kind, zone.owner) == ("hand", seat) for piece in zone.pieces]
    looks = [look for piece in pieces if piece.face and (look := game.card_look(piece.face)) is not None]
    if not looks:
        raise Refused(say("session-which-card"))
    return looks


def _plain(text: str) -> str:
    return " ".join(without_accents(text).replace("_", " ").replace("’", "'").split())


def _shot(chip: Chip, words: Words) -> str:
    name = words.name(f"shot-{chip.kind}")
    return words("card-targeted", shot=name) if chip.targeted else name
