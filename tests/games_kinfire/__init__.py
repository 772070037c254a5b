"""Tests of Kinfire Delve: Vainglory's Grotto."""
