"""Everything on the table but the arena itself: rails, hand, log, piles, questions; made from a board and words."""
