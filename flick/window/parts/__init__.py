"""The parts of every screen: buttons, inputs, lists, paper, questions; drawn from the theme alone."""
