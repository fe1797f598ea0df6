"""Where everything is kept: the database (SQLite or PostgreSQL), its tables and versions, and all queries."""
