"""What must hold in every game, with every number of seats, at any moment."""

from serao.testing.test_laws import *  # noqa: F403
