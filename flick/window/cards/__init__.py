"""Cards: the frames that games give them, the shadow theatre on them, their faces and their backs."""
