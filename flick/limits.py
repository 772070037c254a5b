"""How much of anything a table takes: bounds for what comes out of a file, each with its reason.

Whoever plays never meets one of them. A file of a stranger may ask for anything; within these bounds nothing that it
asks for takes longer than a person waits, or more memory than a small computer has.
"""

MOST_PAWNS = 40
"""On one table, whatever is flicked included. The fullest table of the house has ten. Forty that go on striking one
another, without friction between lively walls, are played out in a few seconds; a hundred and twenty take a minute."""

MOST_WALLS = 200
"""On one table. What can strike what is looked for among all of them in each step."""

MOST_STANDS = 500
"""Of card walls round one table. They are drawn one by one."""

LARGEST_PAWN = 500.0
"""mm. Nobody flicks a larger disc; a spot for a piece is looked for at every millimetre of its rim."""

LARGEST_TABLE = 100_000.0
"""mm from side to side. The hardest flick without friction does not roll farther."""

MOST_SEATS = 100
"""At one table, also in files of scenarios: each seat has a view, and most games take six."""

MOST_SCENARIOS = 2_000
"""In one file. The longest of the house has some hundred."""

MOST_FILES = 100_000
"""In a folder that is looked through for content; the house has some two thousand, pictures included."""

LONGEST_CHAIN = 50
"""Scenarios that come one after the other: each is played anew from the first of them."""
