"""The window: the table as pygame draws it, and everything that mouse, touch and keys do with it."""
