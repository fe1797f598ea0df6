"""The processes of a server: a supervisor, those that serve, and those that think for bots."""
