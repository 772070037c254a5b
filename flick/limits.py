"""Limits for what comes out of files, each with its reason.

Players never meet these limits. They exist because a stranger's file may ask for anything: within them nothing takes
longer than a person waits, or more memory than a small computer has.
"""

MOST_PAWNS = 40
"""The most pawns on one table, flicked ones included. The fullest table of the house has ten. Forty pawns that go on
striking one another without friction between lively walls are simulated in a few seconds; a hundred and twenty take a
minute."""

MOST_WALLS = 200
"""The most walls on one table. Each step looks for contacts with every one of them."""

MOST_STANDS = 500
"""The most card walls round one table. They are drawn one by one."""

LARGEST_PAWN = 500.0
"""The largest diameter of a pawn in mm. Nobody flicks a larger disc, and free spots are searched at every millimetre of
its rim."""

LARGEST_TABLE = 100_000.0
"""The largest side of a table in mm. The hardest flick without friction does not go farther."""

MOST_SEATS = 100
"""The most seats at one table, also in files of scenarios. Each seat has a view of its own, and most games have at most
six."""

MOST_SCENARIOS = 2_000
"""The most scenarios in one file. The longest file of the house has fewer than a hundred."""

MOST_FILES = 100_000
"""The most files and folders in a folder that is searched for content. The content of the house has some twelve
hundred, pictures included."""

LONGEST_CHAIN = 50
"""The most scenarios that come one after the other, because each is played from the beginning of the first."""
