"""``copy``, ``pickle`` and seeds: a table goes on equally, wherever it is."""

from serao.testing.test_copies import *  # noqa: F403
