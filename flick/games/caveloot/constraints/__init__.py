"""The constraints on cards (CAVE-D01 to CAVE-D25): what a deck holds, what a card may say and how strong it may be.

Each module looks at the cards of one group and yields what is wrong; ``checks`` beside this folder puts it together.
"""
