"""Things that at least two games share."""
