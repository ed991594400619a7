"""What the tables of a game declare, and what follows from it."""

from serao.testing.test_fields import *  # noqa: F403
