"""The flow of play, a module for each chapter of the rules."""
