"""The command line as its user meets it."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import serao
from serao import records, scenario
from serao.kernel.state import State
from serao.records import Player

COMMAND = [sys.executable, "-m", "serao"]
# The same serao as in this process, plain or compiled, wherever the command is run.
HERE = os.environ | {"PYTHONPATH": str(Path(serao.__file__).parents[1]), "COLUMNS": "100"}


class Answer:
    """What a command printed, and its status."""

    def __init__(self, done: subprocess.CompletedProcess[str]) -> None:
        self.out = done.stdout
        self.err = done.stderr
        self.status = done.returncode

    def is_one_line_of_complaint(self, *words: str) -> bool:
        lines = self.err.strip().splitlines()
        said = len(lines) == 1 and lines[0].startswith("serao: ")
        return self.status == 2 and said and all(word in lines[0] for word in words)


Serao = Callable[..., Answer]


@pytest.fixture
def run(tmp_path: Path) -> Serao:
    """Run ``serao`` in an empty folder."""

    def command(*words: str, typed: str = "") -> Answer:
        done = subprocess.run(
            [*COMMAND, *words],
            check=False,
            input=typed,
            capture_output=True,
            text=True,
            cwd=tmp_path,
            env=HERE,
            timeout=120,
        )
        return Answer(done)

    return command


def first_options(number: int) -> str:
    return "1\n" * number


# -- looking around -----------------------------------------------------------------------------


def test_games_lists_the_games(run: Serao) -> None:
    answer = run("games")
    assert answer.status == 0
    for slug in serao.games():
        assert slug in answer.out


def test_about_says_whether_the_rules_are_compiled_and_where_content_is_from(run: Serao) -> None:
    answer = run("about", "wipe-em-out")
    assert ("compiled" if serao.compiled() else "plain Python") in answer.out
    assert serao.game("wipe-em-out").fingerprint in answer.out
    assert "reconstructed by us" in answer.out
    sources = run("about", "wipe-em-out", "--sources").out
    assert 'artifact "axe"  power (WEO-R27)' in sources


def test_rules_shows_all_or_one_clause_chapter_or_ruling(run: Serao) -> None:
    assert "WEO-8.14" in run("rules", "wipe-em-out").out
    clause = run("rules", "wipe-em-out", "weo-6.5").out
    assert "WEO-6.5" in clause
    assert "WEO-6.6" not in clause
    assert "WEO-R5" in run("rules", "wipe-em-out", "WEO-R5").out
    chapter = run("rules", "wipe-em-out", "WEO-6").out
    assert "WEO-6.17" in chapter
    assert "WEO-7.1 " not in chapter
    assert run("rules", "wipe-em-out", "WEO-99").is_one_line_of_complaint("WEO-99")


def test_rules_are_told_in_portuguese_too(run: Serao) -> None:
    told = run("rules", "wipe-em-out", "WEO-6.1", "--language", "pt").out
    assert "O líder" in told
    refused = run("rules", "wipe-em-out", "--language", "fr")
    assert refused.is_one_line_of_complaint("the rules are in en, pt, pt-BR, not in 'fr'")


# -- playing ------------------------------------------------------------------------------------


def test_a_whole_game_is_played_recorded_replayed_and_verified(run: Serao, tmp_path: Path) -> None:
    answer = run(
        "play", "wipe-em-out", "--seats", "2", "--seed", "7", "--bot", "random",
        "--record", "game.serao.json", typed=first_options(400),
    )  # fmt: skip
    assert answer.status == 0
    assert "1. " in answer.out
    record = records.load(tmp_path / "game.serao.json")
    assert record.result is not None
    assert record.played().scores() == record.result.scores
    assert run("verify", "game.serao.json").status == 0
    told = run("replay", "game.serao.json")
    assert told.status == 0
    assert str(record.result.scores) in told.out


def test_the_same_seed_gives_the_same_game(run: Serao, tmp_path: Path) -> None:
    for name in ("one", "two"):
        run("play", "wipe-em-out", "--people", "0", "--seats", "2", "--bot", "random",
            "--seed", "x", "--record", f"{name}.serao.json")  # fmt: skip
    games = [records.load(tmp_path / f"{name}.serao.json") for name in ("one", "two")]
    assert games[0].actions == games[1].actions
    assert games[0].result == games[1].result


def test_a_closed_terminal_leaves_a_record_that_is_resumed(run: Serao, tmp_path: Path) -> None:
    begin = ("play", "wipe-em-out", "--seats", "3", "--bot", "random", "--seed", "3")
    answer = run(*begin, "--record", "half.serao.json", typed=first_options(5))
    assert answer.status == 0
    assert "serao play --resume half.serao.json" in answer.out
    half = records.load(tmp_path / "half.serao.json")
    assert half.result is None
    assert sum(entry.seat == 0 for entry in half.actions) == 5
    answer = run("play", "--resume", "half.serao.json", typed=first_options(600))
    assert answer.status == 0
    whole = records.load(tmp_path / "half.serao.json")
    assert whole.actions[: len(half.actions)] == half.actions
    assert whole.result is not None
    assert run("play", "--resume", "half.serao.json").is_one_line_of_complaint("is over")


def test_a_killed_game_loses_no_accepted_action(tmp_path: Path) -> None:
    path = tmp_path / "killed.serao.json"
    words = [*COMMAND, "play", "wipe-em-out", "--seats", "2", "--bot", "random", "--seed", "1"]
    with subprocess.Popen(
        [*words, "--record", str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        env=HERE,
    ) as game:
        assert game.stdin is not None
        game.stdin.write(first_options(6))
        game.stdin.flush()
        wait_for_actions(path, 6)
        game.send_signal(signal.SIGKILL)
    record = records.load(path)
    assert sum(entry.seat == 0 for entry in record.actions) == 6
    assert not record.played().is_over


def wait_for_actions(path: Path, number: int) -> None:
    for _ in range(600):
        if path.exists() and path.read_text().count('"seat": 0,') >= number:
            return
        time.sleep(0.05)
    raise AssertionError("the actions never came to the disk")


def test_a_terminal_without_our_signs_shows_a_game_all_the_same(
    run: Serao, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(HERE, "PYTHONIOENCODING", "ascii")
    play = ("play", "wipe-em-out", "--people", "0", "--seats", "2", "--bot", "random")
    assert run(*play, "--seed", "1").status == 0
    assert run("rules", "urto", "--language", "pt").status == 0


def test_the_player_aid_a_wrong_answer_and_undo(run: Serao) -> None:
    answer = run(
        "play", "wipe-em-out", "--seats", "4", "--bot", "random", "--seed", "2",
        typed="?\nhello\nu\n1\nu\nq\n",
    )  # fmt: skip
    assert "A ROUND" in answer.out
    assert "a number from 1 to" in answer.out
    assert "nothing to take back" in answer.out
    assert answer.out.count("Play the") >= 2  # the first choice is offered again
    assert answer.out.count("Choose the artifact that you play this round") >= 2
    assert answer.status == 0


# -- bad input ----------------------------------------------------------------------------------


def test_bad_input_gets_one_clear_line_and_status_2(run: Serao, tmp_path: Path) -> None:
    assert run("about", "chess").is_one_line_of_complaint("chess", "wipe-em-out")
    assert run("dance").is_one_line_of_complaint("dance")
    assert run("play").is_one_line_of_complaint("play what?")
    many = run("play", "wipe-em-out", "--seats", "6")
    assert many.is_one_line_of_complaint("wipe-em-out seats 2 to 5 players, not 6")
    few = run("play", "wipe-em-out", "--people", "2", "--seats", "2", "--bot", "random")
    assert few.is_one_line_of_complaint("1 bots cannot sit beside 2 people")
    assert run("play", "wipe-em-out", "--bot", "god").is_one_line_of_complaint("god", "novice")
    option = run("play", "wipe-em-out", "--option", "speed=3")
    assert option.is_one_line_of_complaint("no option 'speed'")
    assert run("replay", "nothing.serao.json").is_one_line_of_complaint("nothing.serao.json")
    assert run("scenario", "nowhere").status == 2
    assert not list(tmp_path.glob("*.serao.json"))


def test_damaged_records_are_refused(run: Serao, tmp_path: Path) -> None:
    run("play", "wipe-em-out", "--people", "0", "--seats", "2", "--bot", "random",
        "--seed", "x", "--record", "good.serao.json")  # fmt: skip
    good = (tmp_path / "good.serao.json").read_text()
    damaged = tmp_path / "bad.serao.json"

    def verdict(text: str) -> Answer:
        damaged.write_text(text)
        return run("verify", "bad.serao.json")

    def changed(**changes: object) -> str:
        return json.dumps(json.loads(good) | changes)

    assert verdict(good[:500]).is_one_line_of_complaint("damaged or cut off")
    assert verdict("[]").is_one_line_of_complaint("not a record")
    assert verdict(changed(secret="00" * 32)).is_one_line_of_complaint("committed")
    assert verdict(changed(content="0")).is_one_line_of_complaint("other content")
    assert verdict(changed(colour="red")).is_one_line_of_complaint("colour")
    actions = json.loads(good)["actions"]
    assert verdict(changed(actions=actions[:-1])).is_one_line_of_complaint("result")
    other = [actions[0] | {"action": 91}, *actions[1:]]
    assert verdict(changed(actions=other)).is_one_line_of_complaint("action 1")
    assert verdict(changed(shares=["ab" * 32])).is_one_line_of_complaint("no shares")
    assert verdict(changed(entropy=["ab"])).is_one_line_of_complaint("entropy")
    assert verdict(changed(players=json.loads(good)["players"][::-1])).is_one_line_of_complaint()


def test_verify_says_what_it_did_and_did_not_prove(run: Serao, tmp_path: Path) -> None:
    """A record of the first format is held against what was kept as far as it can be."""
    path = Path(__file__).parent / "records" / "first.serao.json"
    record = json.loads(path.read_text())
    alone = run("verify", str(path))
    assert alone.status == 0
    assert "committed to before the first action" not in alone.out
    assert "pass the --commitment you saw" in alone.out
    assert "whoever knew the secret and came last could choose" in " ".join(alone.out.split())
    share = record["entropy"][1]
    kept = ("verify", str(path), "--commitment", record["commitment"], "--share", f"1:{share}")
    both = run(*kept)
    assert both.status == 0
    assert "pass the --commitment" not in both.out
    assert run(*kept, "--share", f"0:{share}").is_one_line_of_complaint("not in the seed")
    assert run(*kept, "--seal", "00" * 32).is_one_line_of_complaint("neither a seal")
    other = run("verify", str(path), "--commitment", "00" * 32)
    assert other.is_one_line_of_complaint("the secret was exchanged")
    assert run("verify", str(path), "--share", "abc").is_one_line_of_complaint("--share is")
    assert run("verify", str(path), "--seal", "no").is_one_line_of_complaint("--seal is")


def test_a_game_of_the_first_format_is_resumed_in_it(run: Serao, tmp_path: Path) -> None:
    path = Path(__file__).parent / "records" / "first.serao.json"
    record = json.loads(path.read_text())
    record["actions"], record["result"] = record["actions"][:-5], None
    (tmp_path / "cut.serao.json").write_text(json.dumps(record))
    assert "not over in this file" in run("verify", "cut.serao.json").out
    run("play", "--resume", "cut.serao.json", typed="1\n" * 40)
    after = json.loads((tmp_path / "cut.serao.json").read_text())
    assert after["format"] == "serao record 1"
    assert len(after["actions"]) > len(record["actions"])
    assert run("verify", "cut.serao.json").status == 0


def test_lessons_are_listed_and_played(run: Serao) -> None:
    listed = run("learn", "wipe-em-out", typed="q\n")
    assert listed.status == 0
    assert "1  Take a monster" in listed.out
    played = run("learn", "wipe-em-out", "spells", typed="\n\n1\n3\n1\n\n2\n\n")
    assert played.status == 0
    assert "Then Ravi takes the Vampire." in played.out  # to the wrong choice
    assert "In turn, cast one spell or pass." in played.out


def test_a_lesson_is_in_the_language_that_is_asked_for(run: Serao) -> None:
    listed = run("learn", "wipe-em-out", "--language", "pt", typed="")
    assert "Apanha um monstro" in listed.out
    assert run("learn", "wipe-em-out", "--language", "fr").is_one_line_of_complaint("fr")


def test_a_lesson_or_game_that_there_is_not_is_named(run: Serao) -> None:
    assert run("learn", "wipe-em-out", "chess").is_one_line_of_complaint("chess", "spells")
    assert run("learn", "chess").is_one_line_of_complaint("chess")


def test_a_scenario_that_fails_has_status_1_and_a_broken_one_status_2(
    run: Serao, tmp_path: Path
) -> None:
    good = 'title = "t"\ngame = "wipe-em-out"\nseats = 2\n'
    file = tmp_path / "a.toml"
    file.write_text(good + "[expect]\nover = false\n")
    assert run("scenario", "a.toml").status == 0
    file.write_text(good + "[expect]\nover = true\n")
    failing = run("scenario", "a.toml")
    assert failing.status == 1
    assert "over: wanted True, found False" in failing.out
    file.write_text(good + "colour = 1\n")
    broken = run("scenario", "a.toml")
    assert broken.status == 2
    assert "colour" in broken.out


def test_an_edition_with_a_wrong_field_is_refused_and_a_good_one_is_played(
    run: Serao, tmp_path: Path
) -> None:
    edition = tmp_path / "mine"
    edition.mkdir()
    data = serao.game("wipe-em-out").folder / "data"
    shutil.copy(data / "cards.toml", edition)
    text = (edition / "cards.toml").read_text()
    play = ("play", "wipe-em-out", "--people", "0", "--seats", "2", "--bot", "random",
            "--edition", "mine", "--record", "e.serao.json")  # fmt: skip
    (edition / "cards.toml").write_text(text.replace("count = 1\npower = 6", "count = 1", 1))
    assert run(*play).is_one_line_of_complaint("cards.toml", 'artifact "axe" has no power')
    (edition / "cards.toml").write_text(text.replace("power = 6", "power = 9", 1))
    assert run(*play).status == 0
    assert run("verify", "e.serao.json").status == 0
    shutil.rmtree(edition)
    assert run("verify", "e.serao.json").status == 2


# -- names that a terminal must not print ---------------------------------------------------------

ESCAPE = "\x1b]0;owned\x07"


def test_a_name_with_control_characters_is_refused(run: Serao, tmp_path: Path) -> None:
    for name in (f"Ana{ESCAPE}", "Ana\u202e"):
        refused = run("play", "wipe-em-out", "--name", name, "--record", "a.serao.json")
        assert refused.is_one_line_of_complaint("cannot be read")
        assert "\x1b" not in refused.err
    assert not (tmp_path / "a.serao.json").exists()


def test_an_old_record_with_such_names_is_told_without_them(run: Serao, tmp_path: Path) -> None:
    file = tmp_path / "old.serao.json"
    players = [Player(f"Ana{ESCAPE}"), Player(":smile:", "random")]
    record = records.new_record(serao.game("wipe-em-out"), players, {}, "x")
    table = record.opened()
    for _ in range(6):
        seat = table.waiting()[0]
        record.add(table, seat, table.options(seat)[0])
    records.save(file, record)
    told = run("replay", file.name)
    assert told.status == 0
    assert "Ana\\x1b]0;owned\\x07:" in told.out
    assert ":smile:" in told.out
    assert "😄" not in told.out
    for letter in "\x1b\x07":
        assert letter not in told.out
    resumed = run("play", "--resume", file.name, typed=first_options(2))
    assert resumed.status == 0
    assert "owned" in resumed.out
    assert "\x07" not in resumed.out
    assert "\x1b]" not in resumed.out


@pytest.mark.parametrize("command", [["replay"], ["verify"], ["play", "--resume"]])
def test_a_record_of_other_rules_is_refused(run: Serao, tmp_path: Path, command: list[str]) -> None:
    run("play", "wipe-em-out", "--people", "0", "--seats", "2", "--bot", "random",
        "--seed", "x", "--record", "now.serao.json")  # fmt: skip
    text = json.loads((tmp_path / "now.serao.json").read_text()) | {"rules": 99}
    if command[0] == "play":
        text |= {"result": None, "actions": text["actions"][:3]}
    (tmp_path / "later.serao.json").write_text(json.dumps(text))
    refused = run(*command, "later.serao.json")
    assert refused.is_one_line_of_complaint("wipe-em-out is played here by rules", "not 99")


# -- playing on from a scenario ---------------------------------------------------------------------


SCENARIO = Path(__file__).parents[1] / "games" / "caretos" / "scenarios"


def scenario_in_play() -> tuple[Path, State]:
    for path in sorted(SCENARIO.glob("*.toml")):
        table = scenario.load(path).run()
        if table is not None and not table.is_over:
            return path, table
    raise AssertionError("no scenario of Caretos goes on")


def test_a_scenario_is_played_on_from_where_it_ends(run: Serao, tmp_path: Path) -> None:
    path, table = scenario_in_play()
    mine = table.waiting()[0]
    file = tmp_path / f"on{records.SUFFIX}"
    left = run("play", "--scenario", str(path), "--record", str(file), "--bot", "random", typed="q")
    assert left.status == 0, left.err
    record = records.load(file)
    assert [player.bot for player in record.players].count(None) == 1
    assert record.players[mine].bot is None
    assert record.opened().view(mine) == table.view(mine)
    again = run("play", "--resume", str(file), typed="q")
    assert again.status == 0, again.err


def test_a_scenario_that_is_none_gets_the_sentence_of_its_command(
    run: Serao, tmp_path: Path
) -> None:
    wrong = tmp_path / "wrong.toml"
    wrong.write_text('game = "urto"\n', encoding="utf-8")
    assert run("play", "--scenario", str(wrong)).is_one_line_of_complaint("the file has no")
    assert run("play", "--scenario", "none.toml").is_one_line_of_complaint("none.toml")
    path, _ = scenario_in_play()
    both = run("play", "urto", "--scenario", str(path))
    assert both.is_one_line_of_complaint("--scenario says game")
