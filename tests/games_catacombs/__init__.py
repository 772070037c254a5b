"""Tests of Conquest of the Catacombs."""
