"""Cards: the shadow theatre on them, their faces and their backs."""
