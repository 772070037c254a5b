"""What draws the assets of the program: each tool writes the files that are committed, and its test compares them."""
