"""Everything that is made of pixels once and kept: wood, cloth, pieces, icons."""
