"""Measure in a browser how long somebody among bots waits from one choice to the next.

    scripts/waiting.py [GAME...] [--seats N] [--answers N] [--level LEVEL]

Plays at normal speed and answers as soon as it is asked. Of each wait it says what the server's pace
took (until the message that asks) and what the telling took after it; great moments are counted
apart. What timers of the page were late is left out: a busy machine is late, not the page. It also
says how long frames took while something was told.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

import serao

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scripts import browser as chromium
from serao.server.settings import Settings
from tests.browser.house import HURRIED
from tests.running import running, server

BOTS: Final = 3
LATE: Final = 1000 / 60 * 1.5  # milliseconds: a frame that took longer was missed

# Notes answers, messages and frames, and answers what is lit; a wait ends when something is lit.
WATCH: Final = """
localStorage.setItem('serao-name', 'Ana');
const seen = { waits: [], frames: [], over: false };
seen.until = (most) => new Promise((done) => {
  const timer = setInterval(() => {
    if (!seen.over && seen.waits.length < most) return;
    clearInterval(timer);
    done({ waits: seen.waits, frames: seen.frames });
  }, 200);
});
window.seen = seen;
let [answered, asked, scenes, overdue] = [0, 0, 0, []];

const later = window.setTimeout;
window.setTimeout = (what, wait = 0, ...rest) => {
  const due = performance.now() + wait;
  return later((...given) => {
    if (wait > 0) overdue.push([due, performance.now()]);
    what(...given);
  }, wait, ...rest);
};
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
  constructor(...how) {
    super(...how);
    this.addEventListener('message', ({ data }) => {
      const said = JSON.parse(data);
      if (said.t === 'update' && (said.offer?.options.length ?? 0) > 1) asked = performance.now();
    });
  }
};
const lateness = () => {  // some timer was due, and had not come
  let [sum, last] = [0, 0];
  for (const [due, came] of overdue.sort(([one], [other]) => one - other)) {
    sum += Math.max(0, came - Math.max(due, last));
    last = Math.max(last, came);
  }
  return sum;
};
const note = (now) => {
  if (answered > 0) {
    const times = { whole: now - answered, server: Math.max(0, asked - answered), scenes, late: lateness() };
    seen.waits.push(times);
  }
  [answered, scenes, overdue] = [performance.now(), 0, []];
};
let last = 0;
const frame = (now) => {
  const took = now - last;
  last = now;
  const scene = document.querySelector('.stage .scene') !== null;
  if (scene) scenes += took;
  if (scene || document.querySelector('.stage .caption') !== null) seen.frames.push(took);
  seen.over = document.querySelector('[data-state=over] .over') !== null;
  const lit = [...document.querySelectorAll('.stage [data-action]')];
  if (lit.length > 0 && document.querySelector('button[data-option]:enabled') !== null) {
    note(performance.now());
    lit[Math.floor(Math.random() * lit.length)].dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
  requestAnimationFrame(frame);
};
requestAnimationFrame(frame);
"""

# A table of one's own with bots, as the page opens it.
OPEN: Final = """
async ({ game, seats }) => {
  const body = JSON.stringify({ game, seats, options: {}, public: false, name: 'Ana' });
  const headers = { 'Content-Type': 'application/json' };
  const reply = await fetch('/api/tables', { method: 'POST', headers, body });
  const placed = await reply.json();
  if (!reply.ok) throw new Error(JSON.stringify(placed));
  return placed.table.id;
}
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="of the house; all without any")
    parser.add_argument("--seats", type=int, default=BOTS + 1)
    parser.add_argument("--answers", type=int, default=40, help="at most, of each game")
    parser.add_argument("--level", default="random", help="of the bots; this one thinks no time")
    wanted = parser.parse_args()
    executable = chromium.found()
    assert executable is not None, chromium.MISSING
    settings = {**HURRIED, "pace": Settings().pace}
    with (
        tempfile.TemporaryDirectory() as folder,
        running(server(database=Path(folder) / "tables.sqlite3", **settings)) as house,
        sync_playwright() as playwright,
    ):
        opened = playwright.chromium.launch(executable_path=executable, args=chromium.FLAGS)
        for slug in wanted.games or serao.games():
            seats = ["me", *[wanted.level] * (wanted.seats - 1)]
            seen = played(opened, house.address, slug, seats, wanted.answers)
            print(f"{slug}, {wanted.seats} seats: {told(seen)}", flush=True)
        opened.close()


def played(browser: Browser, address: str, slug: str, seats: list[str], most: int) -> Any:
    """Play so many answers of a game; return what was seen."""
    context = browser.new_context(base_url=address, viewport={"width": 1280, "height": 720})
    page: Page = context.new_page()
    page.set_default_timeout(600_000)
    page.goto("/credits")
    table = page.evaluate(OPEN, {"game": slug, "seats": seats})
    page.add_init_script(WATCH)
    page.goto(f"/table/{table}")
    seen = page.evaluate(f"seen.until({most})")
    context.close()
    return seen


def told(seen: Any) -> str:
    """Return what was seen in words: waits in seconds, frames in milliseconds."""
    waits = seen["waits"][1:]  # the first bots' answer starts their process
    own = [wait["whole"] - wait["scenes"] - wait["late"] for wait in waits]
    server_took = [wait["server"] for wait in waits]
    frames = sorted(seen["frames"])
    missed = sum(took > LATE for took in frames) / max(len(frames), 1)
    return (
        f"{len(waits)} waits of {in_seconds(own)}, until asked {in_seconds(server_took)}, as it came"
        f" {in_seconds([wait['whole'] for wait in waits])}; {len(frames)} frames, median"
        f" {median(frames or [0]):.1f} ms, {missed:.0%} missed"
    )


def in_seconds(milliseconds: list[float]) -> str:
    """Return the median, the 95th of a hundred, and the most."""
    sizes = sorted(milliseconds or [0.0])
    found = [median(sizes), sizes[int(0.95 * (len(sizes) - 1))], sizes[-1]]
    return "/".join(f"{size / 1000:.1f}" for size in found)


if __name__ == "__main__":
    main()
