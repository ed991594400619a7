"""What is not offered has a reason, in nearly every case."""

from serao.testing.test_reasons import *  # noqa: F403
