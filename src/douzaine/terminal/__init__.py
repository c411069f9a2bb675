"""The table in a terminal: one for all games, drawn with rich from views, legal moves and stories."""
