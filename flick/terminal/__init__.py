"""The same decisions and descriptions as in the window, on a text terminal of 80 columns."""
