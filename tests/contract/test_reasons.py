"""What is not offered has a reason: the open choice's own, or where its verb belongs."""

from serao.testing.test_reasons import *  # noqa: F403
