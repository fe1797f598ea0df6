"""The game in words: what things are called, what is asked, why not, what would follow. Sentences are in `texts`."""
