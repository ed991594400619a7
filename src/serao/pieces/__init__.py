"""Things that at least two games share."""
# plain: it ties the others together, once
