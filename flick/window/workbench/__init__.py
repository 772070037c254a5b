"""The workbench: pieces put freely and flicked, numbers of a table changed and measured."""
