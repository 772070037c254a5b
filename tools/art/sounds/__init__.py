"""All sounds of the program, made from physics and chance: ``python -m tools.art.sounds`` writes them anew.

``craft`` is the vocabulary, ``pieces``, ``cards`` and ``signals`` are the recipes, ``book`` names them and says what
each means and how loud it is, ``files`` writes them.
"""
