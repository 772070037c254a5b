"""Where things stand: graphs of named cells, and grids that grow tile by tile. It knows no rules and nobody at a table.

``graph`` and ``grid`` are plain records, which a state or a content file holds. What can be reached in one step from
where is worked out from them once (``links_of``, ``squares_of``); every question of ``search`` is put to that.
"""
