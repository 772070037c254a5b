"""Hostile input of every kind, by the thousand: ``python -m tools.torture``, or ``make torture``.

Each campaign draws its cases from a seed, so that what it finds can be seen again; a finding becomes a file or a test
under ``tests/hostile``. A case fails where anything but a refusal comes of it: a fault of the program, an answer that
is lost, a position that a refusal has changed.
"""
