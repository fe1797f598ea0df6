"""What each game's players know about good play: one module a game."""
