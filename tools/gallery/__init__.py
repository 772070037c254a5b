"""Every part of every screen in every state, as one picture: ``python -m tools.gallery OUT.png``."""
