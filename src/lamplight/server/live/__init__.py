"""Live play: one websocket a client, and who is there."""
