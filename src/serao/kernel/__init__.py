"""Steps, the stack, the loop, chance, the journal: a table that knows no game."""
# plain: it ties the others together, once
