"""Many games: bots against bots, seats rotated, results as lines of JSON."""
