"""The flow of play, one file for each chapter of the rules."""
# plain: it ties the others together, once
