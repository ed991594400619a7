"""The flow of play, a module for each chapter of the rules."""
# plain: it ties the others together, once
