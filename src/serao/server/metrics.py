"""Numbers for whoever runs the server, in the text format that Prometheus reads."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from serao.server.histograms import Histogram

COUNTERS: Final = {
    "actions": "actions accepted, take-backs included",
    "failures": "requests that failed by our own mistake",
    "reviews": "finished games that were looked back at",
    "hints": "hints that people asked for",
    "bot_choices": "answers that bots were asked for",
    "bot_failures": "answers that had to be replaced",
    "bot_waiting_seconds": "seconds that bots' answers have waited for a worker",
    "connections": "sockets opened",
    "cut_off": "connections ended because a request did not come or nobody read",
    "sign_in_failures": "wrong passwords, and accounts that do not exist",
    "store_failures": "requests and messages that the store could not serve",
    "chore_failures": "chores and errands of the server that failed",
    "sockets_refused": "sockets that were not let in",
    "removals": "people whom the opener of a table has removed",
    "reports": "reports to the host",
    "closed_tables": "public tables closed because nobody came",
}
GAUGES: Final = {
    "tables_in_memory": "tables loaded",
    "listeners": "sockets open at tables",
    "tables_set_aside": "tables that cannot be read",
    "commits": "transactions of actions since the start",
    "bots_waiting": "bots that wait for a worker",
    "bots_longest_wait": "seconds that the first of them has waited",
    "passwords_waiting": "passwords that are checked or wait for it",
}
ACTION_SECONDS: Final = "serao_action_seconds"
REQUEST_SECONDS: Final = "serao_request_seconds"


class Metrics:
    def __init__(self) -> None:
        self.counts: dict[str, float] = dict.fromkeys(COUNTERS, 0)
        self.refusals: Counter[str] = Counter()  # by code
        self.actions = Histogram()
        self.requests: dict[str, Histogram] = {}  # by endpoint

    def count(self, name: str, number: float = 1) -> None:
        self.counts[name] += number

    def refuse(self, code: str) -> None:
        self.refusals[code] += 1

    def took(self, endpoint: str, seconds: float) -> None:
        if endpoint not in self.requests:
            self.requests[endpoint] = Histogram()
        self.requests[endpoint].observe(seconds)

    def text(self, gauges: Mapping[str, float]) -> str:
        lines = []
        for name, meaning in COUNTERS.items():
            lines += [f"# HELP serao_{name}_total {meaning}", f"# TYPE serao_{name}_total counter"]
            lines.append(f"serao_{name}_total {number(self.counts[name])}")
        lines.append("# HELP serao_refusals_total requests and messages refused, by code")
        lines.append("# TYPE serao_refusals_total counter")
        for code, times in sorted(self.refusals.items()):
            lines.append(f'serao_refusals_total{{code="{code}"}} {times}')
        for name, meaning in GAUGES.items():
            lines += [f"# HELP serao_{name} {meaning}", f"# TYPE serao_{name} gauge"]
            lines.append(f"serao_{name} {number(gauges[name])}")
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


def number(value: float) -> str:
    return f"{round(value, 3):g}" if value < 1e6 else f"{value:.0f}"
