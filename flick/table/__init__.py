"""What all games share: decisions and answers, matches, journals, content, words. No graphics, no physics, no game."""
