"""The screens that are no table: what is seen before a match, beside it and after it."""
