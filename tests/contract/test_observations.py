"""What a seat may know, as a row of numbers: exactly that, in every game that declares its fields."""

from serao.testing.test_observations import *  # noqa: F403
