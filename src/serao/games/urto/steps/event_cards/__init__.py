"""What the event cards do: a step for each op of URT-7.5, which ``tables.OPS`` names."""
# plain: it ties the others together, once
