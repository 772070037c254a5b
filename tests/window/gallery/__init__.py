"""Every part of every screen in every state, as one picture: ``python -m tests.window.gallery OUT.png``."""
