"""The shared room of texts, tried with a small language of its own."""
