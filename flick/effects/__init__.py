"""Texts of cards, tokens and monsters as data: read, told, carried out, and in force for a time.

A game declares its language once (``language``). From that its files are read (``reading``), its sentences made
(``sentences``), and its texts carried out by a function for each verb (``dispatch``); what is in force is
found by verb or trigger (``in_force``). ``checks`` and ``coverage`` tell what is never used, seen or said truly.
``docs/card-format.md`` is the manual for those who write cards.
"""
