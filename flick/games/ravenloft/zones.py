"""The IDs of the zones that the view shows and that events move things between."""

from functools import partial

from flick.table.board import of_seat, of_thing

MAP, XP, ENVIRONMENT, HAZARDS, VILLAINS, SHOWN = "map", "xp", "environment", "hazards", "villains", "shown"
"""The dungeon, the pile of XP cards, the Environment in play, the Hazard cards in play, the cards of villains in play,
and the card that is being carried out."""
PARTY, GOAL, FIGHT, DICE, ACTING = "party", "goal", "fight", "dice", "acting"
"""What the party has in common, what wins, the last attack, its dice, and the monster that acts."""
ORDER = "order"
"""The order of acting, where heroes act by initiative."""
TILES, BONUS, CHAMBER = "tiles", "bonus", "chamber"
"""The stack of tiles, the bonus cards that wait for their feat, the chamber card in force."""
TIME_TOKENS = "time-tokens"
"""The Time tokens on the Time Elapsed deck."""

row_zone = partial(of_seat, "row")
"""The monster and trap cards before a player."""
items_zone = partial(of_seat, "items")
powers_zone = partial(of_seat, "powers")
curses_zone = partial(of_seat, "curses")
hero_sheet = partial(of_seat, "hero")
"""The sheet of a hero."""
deck_zone = partial(of_thing, "deck")
discard_zone = partial(of_thing, "discard")
hand_zone = partial(of_thing, "hand")
"""The cards of a deck in the hand of the player of the dungeon."""
chamber_zone = partial(of_thing, "tiles")
"""The tiles of a chamber that are still to come."""
