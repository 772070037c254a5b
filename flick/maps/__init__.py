"""Maps: graphs of named cells, and grids that grow tile by tile. They know no rules and no players.

``graph`` and ``grid`` are plain records, which a state or a content file holds. ``links_of`` and ``squares_of`` compute
from them, once, which places are one step apart; the functions of ``search`` work on that.
"""
