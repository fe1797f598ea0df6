"""What 0.1.0 has left behind: databases of a server, saves of the terminal, and records. They must open for ever."""
