"""What gives a flick its weight: chips, trails, signs over pawns, the lamp and the camera; one timeline drives it."""
