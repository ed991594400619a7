"""Run the official conformance scenarios of MCP against ``serao mcp``: needs node 22 or newer.

    .venv/bin/python scripts/conformance.py

Those that do not apply are named in ``tests/mcp/conformance.yml``; it fails where another fails, and where
one of these passes.
"""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
RUNNER: Final = "@modelcontextprotocol/conformance@0.1.16"
EXPECTED: Final = ROOT / "tests" / "mcp" / "conformance.yml"


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    while process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except ConnectionRefusedError:
            time.sleep(0.1)
    sys.exit("serao mcp has ended, and said why above")


def main() -> int:
    npx = shutil.which("npx")
    if npx is None:
        sys.exit("npx is not installed: it comes with node, 22 or newer")
    port = free_port()
    server = [sys.executable, "-m", "serao", "mcp", "--http", "--port", str(port)]
    with subprocess.Popen(server, cwd=ROOT) as process:
        try:
            wait_for(port, process)
            url = f"http://127.0.0.1:{port}/mcp"
            arguments = ["server", "--url", url, "--expected-failures", str(EXPECTED)]
            return subprocess.run([npx, "-y", RUNNER, *arguments], check=False).returncode
        finally:
            process.terminate()


if __name__ == "__main__":
    sys.exit(main())
