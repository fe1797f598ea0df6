"""What a browser or a program asks for by HTTP: the REST pages, the built site, pictures, and the guard before them."""
