"""The object layer over a game's rules: boxes, matches, views, stories, records."""
