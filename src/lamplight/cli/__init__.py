"""The command `lamplight`."""
