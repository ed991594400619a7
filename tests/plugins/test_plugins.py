"""Games that other packages bring: Sueca from the examples, and packages that are no good."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SUECA = ROOT / "examples" / "sueca" / "src"
DECK = "from dataclasses import replace\nfrom serao_sueca import Sueca, Table, events\n\n"


def like_sueca(slug: str, change: str, before: str = "") -> str:
    """Return a module with a game like Sueca, but for a change of ``game``."""
    return (
        f"{DECK}{before}def define(edition):\n"
        "    game = Sueca(edition)\n"
        f"    game.slug = {slug!r}\n"
        f"    {change}\n"
        "    return game\n"
    )


def package(folder: Path, slug: str, entry: str, module: str = "") -> None:
    """Put a package into ``folder`` as an installer would: a module, and its entry point."""
    info = folder / f"serao_{slug}-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: serao-{slug}\nVersion: 0.1.0\n")
    (info / "entry_points.txt").write_text(f"[serao.games]\n{slug} = {entry}\n")
    if module:
        (folder / f"{entry.partition(':')[0]}.py").write_text(module)


def run(
    folder: Path, code: str, environment: Mapping[str, str]
) -> subprocess.CompletedProcess[str]:
    """Run ``code`` where the packages of ``folder`` are installed beside serao, and at home there."""
    path = f"{folder}:{SUECA}:{environment.get('PYTHONPATH', '')}"
    return subprocess.run(
        [sys.executable, "-c", code],
        env={**environment, "PYTHONPATH": path, "HOME": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": ":".join(entry for entry in sys.path if entry)}


PLAYED = """
import serao
from serao.kernel.playout import play_at_random
from serao.bots import player

game = serao.game("sueca")
for seed in range(5):
    table = game.new_table(4, seed, journal=True)
    play_at_random(table, serao.Rng(seed))
    assert table.is_over and max(table.scores()) >= 4
    assert table.ranking() in ([[0, 2], [1, 3]], [[1, 3], [0, 2]])
    for event in table.journal:
        for language in ("en", "pt"):
            assert game.words.tell(event, 0, ("Ana", "Rui", "Bea", "Gil"), language)
print(serao.games())
"""


def test_a_package_brings_a_game(tmp_path: Path, environment: dict[str, str]) -> None:
    package(tmp_path, "sueca", "serao_sueca:define")
    done = run(tmp_path, PLAYED, environment)
    assert done.returncode == 0, done.stderr
    assert "'sueca'" in done.stdout
    assert done.stderr == ""


BAD = {
    "nothing": ("serao_nowhere:define", "", "No module named 'serao_nowhere'"),
    "another": ("bad_slug:define", DECK + "define = Sueca\n", "whose slug is 'another'"),
    "urto": ("bad_urto:define", DECK + "define = Sueca\n", "already"),
    "formless": ("bad formless", "", "its entry point is not of the form package:function"),
    "loud": (
        "bad_loud:define",
        "def define(edition):\n    raise ValueError('out of tune')\n",
        "out of tune",
    ),
    "mute": (
        "bad_mute:define",
        like_sueca("mute", "game.actions = ('play:a', *game.actions[1:39], 'shout:loudly')"),
        "no text for action-shout",
    ),
    "hungry": (
        "bad_hungry:define",
        "def define(edition):\n    return bytearray(10 << 30)\n",
        "it needs more than 2 GiB of memory",
    ),
    "quitter": ("bad_quitter:define", "raise SystemExit(3)\n", "SystemExit: 3"),
    "killer": (
        "bad_killer:define",
        "import os\n\ndef define(edition):\n    os._exit(4)\n",
        "it ended Python with status 4",
    ),
    "leaver": (
        "bad_leaver:define",
        "import os\n\ndef define(edition):\n    os._exit(0)\n",
        "before it had stood its trial",
    ),
    "crasher": (
        "bad_crasher:define",
        "import os\n\ndef define(edition):\n    os.abort()\n",
        "it ended Python by SIGABRT",
    ),
    "breaker": ("bad_breaker:define", "raise KeyboardInterrupt\n", "KeyboardInterrupt"),
    "wordy": (
        "bad_wordy:define",
        "def define(edition):\n    raise ValueError('oh ' * 1_000_000)\n",
        "oh oh oh",
    ),
    "parent": (
        "bad_parent:define",
        (
            "import subprocess\n\ndef define(edition):\n"
            "    subprocess.Popen(['sleep', '20'])\n    raise ValueError('a child is left')\n"
        ),
        "a child is left",
    ),
    "endless": (
        "bad_endless:define",
        (
            "import os\n\ndef define(edition):\n"
            "    while True:\n        os.write(2, b'\\n' * 1_000_000)\n"
        ),
        "it came to no end in ",
    ),
    "seer": (
        "bad_seer:define",
        like_sueca("seer", "game.course = replace(game.course, redeal=lambda *_: None)"),
        "its sampled worlds are the truth",
    ),
    "chatty": (
        "bad_chatty:define",
        like_sueca(
            "chatty",
            "game.course = replace(game.course, set_up=chat)",
            "def chat(table):\n    while True:\n        table.emit(events.DealDrawn(2))\n\n",
        ),
        "",  # it is out of time or out of memory
    ),
    "empty": (
        "bad_empty:define",
        like_sueca("empty", "game.seats = range(0)"),
        "it has no seats",
    ),
    "partial": (
        "bad_partial:define",
        like_sueca("partial", "game.course = replace(game.course, ranking=lambda _: [[0, 2]])"),
        "its ranking does not place every seat once",
    ),
    "english": (
        "bad_english:define",
        like_sueca("english", "game.drawing.pieces = lambda locale: {'sign': {'en': '!'}[locale]}"),
        "KeyError: 'pt'",
    ),
    "leaky": (
        "bad_leaky:define",
        like_sueca(
            "leaky",
            "game.fields.kind = Open",
            "class Open(Table):\n"
            "    def view(self, seat):\n"
            "        return {**super().view(seat), 'peek': list(map(list, self.hands))}\n\n",
        ),
        "a sampled world looks other than the truth",
    ),
}


HURRIED = "from serao.games import trial; trial.SECONDS = 5; trial.PATIENCE = 60; "
LITTLE_MEMORY = (  # its own: what getrusage tells counts whoever started it
    "(peak,) = [line for line in open('/proc/self/status') if line.startswith('VmHWM')]; "
    "assert int(peak.split()[1]) < 400_000; "
    if sys.platform == "linux"
    else ""
)


@pytest.mark.parametrize("slug", BAD)
def test_a_bad_package_is_named_in_a_line_and_nothing_else_notices(
    slug: str, tmp_path: Path, environment: dict[str, str]
) -> None:
    entry, module, reason = BAD[slug]
    package(tmp_path, slug, entry, module)
    package(tmp_path, "sueca", "serao_sueca:define")
    done = run(
        tmp_path,
        f"{HURRIED}import serao; print(serao.games()); {LITTLE_MEMORY}"
        "serao.game('urto').new_table(2, 1)",
        environment,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("'sueca'") == 1
    assert done.stdout.count("'urto'") == 1
    [line] = done.stderr.splitlines()
    assert f"the game {slug} of {entry} is left out: " in line
    assert reason in line
    assert len(line) < 400


def test_a_package_is_tried_once_and_again_when_it_is_another(
    tmp_path: Path, environment: dict[str, str]
) -> None:
    said = "print('tried', file=open('TRIED', 'a'))\n".replace("TRIED", str(tmp_path / "tried"))
    body = f"from pathlib import Path\n{DECK}{said}define = Sueca\n"
    package(tmp_path, "sueca", "noted:define", body)
    asked = "from serao.games.trial import refusal; from importlib.metadata import entry_points; "
    asked += "print([refusal(entry) for entry in entry_points(group='serao.games')])"
    for tries in (1, 1):
        assert run(tmp_path, asked, environment).stdout == "['']\n"
        assert (tmp_path / "tried").read_text() == "tried\n" * tries
    (tmp_path / "noted.py").write_text(f"{body}# another\n")
    run(tmp_path, asked, environment)
    assert (tmp_path / "tried").read_text() == "tried\n" * 2


def test_a_package_that_fails_after_its_trial_is_left_out(
    tmp_path: Path, environment: dict[str, str]
) -> None:
    """Its verdict is remembered; something beside the package is gone since."""
    beside = tmp_path / "beside"
    beside.touch()
    body = (
        "from pathlib import Path\nfrom serao_sueca import define as sueca\n\n"
        "def define(edition):\n"
        f"    Path({str(beside)!r}).read_text()\n"
        "    return sueca(edition)\n"
    )
    package(tmp_path, "sueca", "needy:define", body)
    asked = "import serao; print([serao.game(slug).slug for slug in serao.games()])"
    assert "'sueca'" in run(tmp_path, asked, environment).stdout
    beside.unlink()
    done = run(tmp_path, asked, environment)
    assert "'urto'" in done.stdout
    assert "'sueca'" not in done.stdout
    [line] = done.stderr.splitlines()
    assert "the game sueca of needy:define is left out: " in line
    assert str(beside) in line


def meeting(folder: Path, slugs: list[str]) -> str:
    """Return a module that comes to its end when all packages called so are being tried."""
    return (
        "import sys, time\nfrom pathlib import Path\n\n"
        "def define(edition):\n"
        f"    here = Path({str(folder)!r})\n"
        "    (here / __name__).touch()\n"
        f"    while not all((here / f'bad_{{slug}}').exists() for slug in {slugs}):\n"
        "        time.sleep(0.05)\n"
        "    raise ValueError('everybody has met')\n"
    )


def test_packages_are_tried_side_by_side_and_whoever_waits_is_told(
    tmp_path: Path, environment: dict[str, str]
) -> None:
    slugs = ["dreamer", "napper", "sleeper"]
    for slug in slugs:
        package(tmp_path, slug, f"bad_{slug}:define", meeting(tmp_path, slugs))
    impatient = "from serao.games import trial; trial.PATIENCE = 0; import serao; serao.games()"
    told, *lines = run(tmp_path, impatient, environment).stderr.splitlines()
    assert told == "trying dreamer, napper, sleeper, once, for 60 seconds at most"
    assert sorted(lines) == [
        f"the game {slug} of bad_{slug}:define is left out: ValueError: everybody has met"
        for slug in slugs
    ]
