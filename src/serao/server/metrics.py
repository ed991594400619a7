"""Numbers for whoever runs the server, in the text format that Prometheus reads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from serao.server.histograms import Histogram

COUNTERS: Final = {
    "actions": "actions accepted, take-backs included",
    "refusals": "requests and messages refused",
    "failures": "requests that failed by our own mistake",
    "bot_choices": "choices that bots were asked for",
    "bot_failures": "choices that had to be replaced",
    "connections": "sockets opened",
    "sockets_refused": "sockets that were not let in",
    "removals": "people whom the opener of a table has removed",
    "reports": "reports to the host",
    "closed_tables": "public tables closed because nobody came",
}
GAUGES: Final = {
    "tables_in_memory": "tables loaded",
    "listeners": "sockets open at tables",
    "commits": "transactions of actions since the start",
    "store_errors": "errors of the database since the start",
}
ACTION_SECONDS: Final = "serao_action_seconds"
REQUEST_SECONDS: Final = "serao_request_seconds"


class Metrics:
    def __init__(self) -> None:
        self.counts = dict.fromkeys(COUNTERS, 0)
        self.actions = Histogram()
        self.requests: dict[str, Histogram] = {}  # by endpoint

    def count(self, name: str) -> None:
        self.counts[name] += 1

    def took(self, endpoint: str, seconds: float) -> None:
        if endpoint not in self.requests:
            self.requests[endpoint] = Histogram()
        self.requests[endpoint].observe(seconds)

    def text(self, gauges: Mapping[str, int]) -> str:
        lines = []
        for name, meaning in COUNTERS.items():
            lines += [f"# HELP serao_{name}_total {meaning}", f"# TYPE serao_{name}_total counter"]
            lines.append(f"serao_{name}_total {self.counts[name]}")
        for name, meaning in GAUGES.items():
            lines += [f"# HELP serao_{name} {meaning}", f"# TYPE serao_{name} gauge"]
            lines.append(f"serao_{name} {gauges[name]}")
        lines += self.durations()
        return "\n".join(lines) + "\n"

    def durations(self) -> list[str]:
        return [
            f"# HELP {ACTION_SECONDS} from the arrival of an action to its being accepted",
            f"# TYPE {ACTION_SECONDS} histogram",
            *self.actions.lines(ACTION_SECONDS),
            f"# HELP {REQUEST_SECONDS} from a request to its answer",
            f"# TYPE {REQUEST_SECONDS} histogram",
            *[
                line
                for endpoint, taken in sorted(self.requests.items())
                for line in taken.lines(REQUEST_SECONDS, f'endpoint="{endpoint}"')
            ],
        ]
