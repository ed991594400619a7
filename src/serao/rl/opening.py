"""The table that an environment has in play."""

from __future__ import annotations

from serao.needs import needed

with needed("rl"):
    from gymnasium.error import ClosedEnvironmentError, ResetNeeded

from serao.kernel.state import State


class Opening:
    """What both kinds of environments have: a table from the first ``reset`` on, until they are closed."""

    table: State | None
    closed: bool

    def refuse_if_closed(self) -> None:
        if self.closed:
            raise ClosedEnvironmentError("this environment is closed: make another")

    def opened(self) -> State:
        """Return the table in play; refuse an environment that has none."""
        self.refuse_if_closed()
        if self.table is None:
            raise ResetNeeded("reset() the environment first")
        return self.table
