"""The commands of the front door, one module each.

A module has ``EXAMPLE``, ``add_arguments(parser, words)`` and ``run(chosen, words) -> exit code``. What a command needs
beyond its arguments it imports when it runs.
"""
