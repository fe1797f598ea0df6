"""Tables, people, live play and storage. Knows games only through the kernel."""
