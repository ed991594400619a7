"""Numbers for whoever runs the server, in the text format that Prometheus reads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

COUNTERS: Final = {
    "actions": "actions accepted, take-backs included",
    "refusals": "requests and messages refused",
    "failures": "requests that failed by our own mistake",
    "bot_choices": "choices that bots were asked for",
    "bot_failures": "choices that had to be replaced",
    "connections": "sockets opened",
    "store_failures": "requests and messages that the store could not serve",
    "chore_failures": "chores and errands of the server that failed",
}
GAUGES: Final = {
    "tables_in_memory": "tables loaded",
    "listeners": "sockets open at tables",
    "tables_set_aside": "tables that cannot be read",
    "commits": "transactions of actions since the start",
}


class Metrics:
    def __init__(self) -> None:
        self.counts = dict.fromkeys(COUNTERS, 0)

    def count(self, name: str) -> None:
        self.counts[name] += 1

    def text(self, gauges: Mapping[str, int]) -> str:
        lines = []
        for name, meaning in COUNTERS.items():
            lines += [f"# HELP serao_{name}_total {meaning}", f"# TYPE serao_{name}_total counter"]
            lines.append(f"serao_{name}_total {self.counts[name]}")
        for name, meaning in GAUGES.items():
            lines += [f"# HELP serao_{name} {meaning}", f"# TYPE serao_{name} gauge"]
            lines.append(f"serao_{name} {gauges[name]}")
        return "\n".join(lines) + "\n"
