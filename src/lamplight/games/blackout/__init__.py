"""Blackout: Hong Kong. So far its component set and the tables made from it; the rules come next."""
