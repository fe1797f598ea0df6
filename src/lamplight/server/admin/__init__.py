"""What an operator does with a server's database."""
