"""Golden records of Blackout."""
