"""What every screen is made of: buttons, inputs, lists, paper, questions; drawn from the theme alone."""
