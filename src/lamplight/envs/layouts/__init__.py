"""What an observation of each game is made of."""
