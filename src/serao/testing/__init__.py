"""The laws that every game must keep, for whoever writes one.

With ``serao[testing]`` installed, all of them run on a game at every number of seats with

    pytest --pyargs serao.testing --game sueca

or from a file of the game's own tests:

    from serao.testing.laws import *

    GAMES = ["sueca"]

Without a name they run on every game there is.
"""
