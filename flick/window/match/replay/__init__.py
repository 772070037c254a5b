"""A kept match to be watched: its moments, its tracks, its time line."""
