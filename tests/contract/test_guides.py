"""Every game of the house has a guide that is whole."""

from __future__ import annotations

from serao.testing.test_guides import *  # noqa: F403
