"""The flow of play, one file for each chapter of the rules."""
