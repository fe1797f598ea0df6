"""Observations straight from the state: the compiled part of the environments."""
