# How it is told what happens at a table.
web-pace = How fast moves are told
web-pace-calm = calm
web-pace-brisk = brisk
web-pace-instant = at once
web-story-result = What followed
web-story-go-on = Go on
web-story-since = Since your last decision
web-story-last-turns = Everybody’s last turn
web-story-nothing = Nothing has happened yet.
