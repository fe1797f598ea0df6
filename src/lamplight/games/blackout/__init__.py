"""Blackout: Hong Kong. The rules run; views, words and the registration come next."""
