"""The runner of scenario files, rule by rule of docs/scenarios.md."""

from __future__ import annotations

from pathlib import Path

import pytest

from serao.kernel.errors import SeraoError
from serao.scenario import ScenarioError, files, load

HEAD = """
title = "a test of the runner"
game = "wipe-em-out"
clauses = ["WEO-6.5"]
seats = 2
"""

# Axe (6) against Claw (4), two spells each; seat 0 leads.
SPELLS = (
    HEAD
    + """
[position]
at = "spells"
slots = ["slime"]
places = [{ artifact = "axe" }, { artifact = "claw" }]
hands = [["power-boost", "magic-shield"], ["power-boost", "swift-hands"]]
deck = ["whip", "kunai"]
"""
)

# Seat 0 has no spells: its passes are forced.
FORCED = (
    HEAD
    + """
[position]
at = "spells"
slots = ["slime"]
places = [{ artifact = "axe" }, { artifact = "claw" }]
hands = [["whip"], ["power-boost"]]
"""
)

CROSSBOW = (
    HEAD
    + """
[position]
at = "artifacts"
slots = ["slime"]
places = [{ artifact = "steam-crossbow" }, { artifact = "claw" }]
hands = [["axe", "kunai"], ["power-boost"]]
"""
)


def do(seat: int, action: str) -> str:
    return f'[[do]]\nseat = {seat}\naction = "{action}"\n'


class Sheet:
    """A scenario file to be written and run."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "scenario.toml"

    def run(self, text: str) -> None:
        self.path.write_text(text, encoding="utf-8")
        load(self.path).run()

    def fails(self, text: str) -> str:
        with pytest.raises(ScenarioError) as failure:
            self.run(text)
        assert "\n" not in str(failure.value)
        return str(failure.value)


@pytest.fixture
def sheet(tmp_path: Path) -> Sheet:
    return Sheet(tmp_path)


# -- the file -----------------------------------------------------------------------------------


def test_a_scenario_that_holds_returns_its_table(sheet: Sheet) -> None:
    sheet.path.write_text(SPELLS + do(0, "pass"), encoding="utf-8")
    scenario = load(str(sheet.path))
    assert scenario.title == "a test of the runner"
    table = scenario.run()
    assert table is not None
    assert table.waiting() == (1,)
    again = scenario.run()
    assert again is not table


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("weather = 1\n" + SPELLS, "the file has an unknown field weather"),
        (SPELLS + "[[do]]\nseat = 0\nanswer = 3\n", "do entry 1 has an unknown field answer"),
        (SPELLS + "[chance]\nnumbers = [1]\n", "chance has an unknown field numbers"),
        (SPELLS.replace('title = "a test of the runner"\n', ""), "the file has no title"),
        (SPELLS.replace("seats = 2\n", ""), "the file has no seats"),
        (SPELLS.replace('game = "wipe-em-out"\n', ""), "the file has no game"),
        (SPELLS.replace("seats = 2", 'seats = "two"'), "seats: expected `int`"),
        (SPELLS + '[[do]]\nseat = "zero"\naction = "pass"\n', "do entry 1 seat: expected `int"),
    ],
)
def test_an_unknown_missing_or_wrong_key_is_named_with_the_file(
    sheet: Sheet, text: str, problem: str
) -> None:
    message = sheet.fails(text)
    assert message.startswith(f"{sheet.path}: ")
    assert problem in message


def test_a_file_that_is_no_toml_or_not_there_is_named(sheet: Sheet, tmp_path: Path) -> None:
    assert "scenario.toml: not TOML" in sheet.fails("[position\n")
    with pytest.raises(ScenarioError, match=r"nowhere\.toml: No such file"):
        load(tmp_path / "nowhere.toml")
    sheet.path.write_bytes(b"\xff")
    with pytest.raises(ScenarioError, match="not TOML"):
        load(sheet.path)


def test_an_unknown_game_is_named(sheet: Sheet) -> None:
    assert "game: there is no game 'chess'" in sheet.fails(SPELLS.replace("wipe-em-out", "chess"))


def test_unknown_seats_and_options_are_refused(sheet: Sheet) -> None:
    assert "2 to 5 players, not 9" in sheet.fails(SPELLS.replace("seats = 2", "seats = 9"))
    message = sheet.fails(SPELLS + "[options]\nfast = true\n")
    assert "wipe-em-out has no option 'fast'" in message


def test_a_wrong_position_is_refused_by_its_key(sheet: Sheet) -> None:
    assert sheet.fails(SPELLS.replace('"claw"', '"paw"')).startswith("position.places.1.artifact: ")
    assert sheet.fails(SPELLS + "weather = 1\n").startswith("position.weather: ")


# -- the script ---------------------------------------------------------------------------------


def test_legal_actions_are_played(sheet: Sheet) -> None:
    script = do(0, "cast:power-boost") + do(0, "player:0") + do(1, "pass")
    sheet.run(SPELLS + script + '[expect]\n"position.trophies.0" = ["slime"]\n')


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        (do(0, "cast:swift-hands"), "seat 0 cannot cast:swift-hands"),
        (do(1, "pass"), "seat 1 cannot pass (0) at SpellTurn: it owes no answer"),
        (do(0, "dance"), "'dance' is no action of wipe-em-out"),
        (do(2, "pass"), "action needs a seat from 0 to 1"),
        (do(-1, "pass"), "action needs a seat from 0 to 1"),
        ('[[do]]\naction = "pass"\n', "action needs a seat from 0 to 1"),
        ("[[do]]\nseat = 0\n", "a line has one of action, options, refused, idle, expect"),
        (do(0, "pass") + "idle = true\n", "a line has one of"),
        ('[[do]]\nseat = 0\nrefused = "dance"\n', "'dance' is no action"),
        ('[[do]]\nseat = 0\noptions = ["dance"]\n', "'dance' is no action"),
    ],
)
def test_a_line_that_cannot_be_followed_is_named(sheet: Sheet, line: str, problem: str) -> None:
    message = sheet.fails(SPELLS + "[[do]]\nexpect = { over = false }\n" + line)
    assert message.startswith("do[1]: ")
    assert problem in message


def test_a_forced_choice_may_be_written_or_left_out(sheet: Sheet) -> None:
    end = '[expect]\n"position.at" = "refill"\n'
    sheet.run(FORCED + do(0, "pass") + do(1, "pass") + end)
    sheet.run(FORCED + do(1, "pass") + end)


def test_a_forced_choice_is_consumed_once(sheet: Sheet) -> None:
    message = sheet.fails(FORCED + do(0, "pass") + do(0, "pass"))
    assert message.startswith("do[1]: seat 0 cannot pass")


def test_only_what_was_taken_for_that_seat_can_be_written(sheet: Sheet) -> None:
    assert "seat 0 cannot keep" in sheet.fails(FORCED + do(0, "keep"))


TWO_FORCED = (
    HEAD.replace("seats = 2", "seats = 3")
    + """
[position]
at = "artifacts"
slots = ["slime"]
places = [{ artifact = "hungry-battle-axe" }, { artifact = "claw" }, { artifact = "bolas" }]
hands = [[], ["whip"], []]
"""
)


def test_earlier_forced_choices_of_the_seat_may_be_left_out(sheet: Sheet) -> None:
    # after the Bolas: player:1, take:whip and a pass are taken for seat 0
    start = TWO_FORCED + do(2, "player:1")
    sheet.run(start + do(0, "player:1") + do(0, "take:whip") + do(0, "pass"))
    sheet.run(start + do(0, "take:whip"))
    sheet.run(start + do(0, "pass"))
    message = sheet.fails(start + do(0, "take:whip") + do(0, "player:1"))
    assert message.startswith("do[2]: seat 0 cannot player:1")  # consumed with the later one


def test_forced_choices_of_another_seat_are_not_consumed_with_them(sheet: Sheet) -> None:
    # order of the passes: 2, 0, 1
    start = TWO_FORCED + do(2, "player:1")
    sheet.run(start + do(1, "pass") + do(2, "pass") + do(0, "pass"))


def test_forced_choices_before_the_last_played_line_are_gone(sheet: Sheet) -> None:
    text = FORCED + do(1, "cast:power-boost") + do(1, "player:1")
    # the pass of seat 0 before the boost is gone, the one after it is there
    sheet.run(text + do(0, "pass"))
    assert "seat 0 cannot pass" in sheet.fails(text + do(0, "pass") + do(0, "pass"))


def test_answers_inside_a_simultaneous_choice_are_never_written(sheet: Sheet) -> None:
    text = (
        HEAD
        + """
[position]
at = "prepare"
slots = ["slime"]
hands = [["axe"], ["claw", "whip"]]
"""
    )
    assert "seat 0 cannot play:axe" in sheet.fails(text + do(0, "play:axe"))


def test_options_are_exactly_these_in_any_order(sheet: Sheet) -> None:
    line = "[[do]]\nseat = 0\noptions = {}\n"
    right = '["cast:power-boost", "pass", "cast:magic-shield"]'
    sheet.run(SPELLS + line.format(right))
    for wrong in ('["pass"]', '["pass", "pass", "cast:power-boost", "cast:magic-shield"]', "[]"):
        message = sheet.fails(SPELLS + line.format(wrong))
        assert message.startswith("do[0]: options: wanted")
        assert "found ['cast:magic-shield', 'cast:power-boost', 'pass']" in message
    sheet.run(SPELLS + "[[do]]\nseat = 1\noptions = []\n")


def test_refused_must_be_refused_and_change_nothing(sheet: Sheet) -> None:
    sheet.run(SPELLS + '[[do]]\nseat = 1\nrefused = "pass"\n' + do(0, "pass"))
    message = sheet.fails(SPELLS + '[[do]]\nseat = 0\nrefused = "pass"\n')
    assert message == "do[0]: refused: seat 0 may pass here"


def test_idle_is_owing_no_answer(sheet: Sheet) -> None:
    sheet.run(SPELLS + "[[do]]\nseat = 1\nidle = true\n[[do]]\nseat = 0\nidle = false\n")
    assert "do[0]: idle: wanted that seat 0 owes no answer" in sheet.fails(
        SPELLS + "[[do]]\nseat = 0\nidle = true\n"
    )
    assert "do[0]: idle: wanted that seat 1 owes an answer" in sheet.fails(
        SPELLS + "[[do]]\nseat = 1\nidle = false\n"
    )


def test_a_look_in_mid_script(sheet: Sheet) -> None:
    script = do(0, "cast:power-boost") + do(0, "player:0")
    sheet.run(SPELLS + script + '[[do]]\nexpect = { "position.places.0.power" = 8 }\n')
    message = sheet.fails(SPELLS + script + '[[do]]\nexpect = { "position.places.0.power" = 6 }\n')
    assert message == "do[2]: position.places.0.power: wanted 6, found 8"


# -- scripted luck ------------------------------------------------------------------------------


def test_luck_is_scripted(sheet: Sheet) -> None:
    for lost, left in (("axe", "kunai"), ("kunai", "axe")):
        sheet.run(
            CROSSBOW + f'[chance]\nvalues = ["{lost}"]\n[expect]\n"position.hands.0" = ["{left}"]\n'
        )


def test_luck_that_cannot_come_is_an_error(sheet: Sheet) -> None:
    message = sheet.fails(CROSSBOW + '[chance]\nvalues = ["whip"]\n')
    assert "scripted luck 'whip' cannot come here" in message


def test_values_left_over_are_an_error(sheet: Sheet) -> None:
    message = sheet.fails(CROSSBOW + '[chance]\nvalues = ["axe", "whip", 3]\n')
    assert message == "chance: values left over: whip, 3"


# -- expectations -------------------------------------------------------------------------------

HOLDING = [
    "over = false",
    "waiting = [0]",
    "scores = [0, 0]",
    '"scores.1" = 0',
    "ranking = []",
    '"position.at" = "spells"',
    '"position.places.0" = { artifact = "axe", slot = "a", base = 6, bonus = 0, spells = [], power = 6 }',
    '"position.hands.0" = ["magic-shield", "power-boost"]',
    '"position.hands.0" = ["power-boost", "magic-shield"]',
    '"position.hands" = [["power-boost", "magic-shield"], ["swift-hands", "power-boost"]]',
    '"position.hands.0 has" = ["power-boost"]',
    '"position.hands.0 has" = []',
    '"position.hands.0 lacks" = ["swift-hands", "axe"]',
    '"position.hands.0 size" = 2',
    '"position.hands size" = 2',
    '"position.deck.0" = "whip"',
    '"position.deck has" = ["bolas", "bolas", "bolas"]',
    '"position.places.0 size" = 6',
    '"position.places.0 has" = ["artifact", "power"]',
    '"view.0.hands.0" = ["power-boost", "magic-shield"]',
    '"view.1.hands.0" = { size = 2, known = [] }',
    '"view.none.hands.0.size" = 2',
    '"view.1.scores" = [0, 0]',
]
FAILING = [
    ("over = true", "over: wanted True, found False"),
    ("waiting = [0, 1]", "waiting: wanted [0, 1], found [0]"),
    ("scores = [0, 1]", "scores: wanted [0, 1], found [0, 0]"),
    ('"position.at" = "refill"', "position.at: wanted 'refill', found 'spells'"),
    ('"position.hands.0" = ["power-boost"]', "position.hands.0: wanted"),
    ('"position.hands.0" = ["power-boost", "power-boost", "magic-shield"]', "position.hands.0: "),
    # seats are ordered on the outside
    (
        '"position.hands" = [["swift-hands", "power-boost"], ["power-boost", "magic-shield"]]',
        "position.hands: wanted",
    ),
    ('"position.hands.0 has" = ["power-boost", "power-boost"]', "position.hands.0 has: wanted"),
    ('"position.hands.0 lacks" = ["power-boost"]', "position.hands.0 lacks: wanted"),
    ('"position.hands.0 size" = 3', "position.hands.0 size: wanted 3"),
    ('"position.at size" = 6', "position.at size: wanted 6"),
    ('"position.hands.0 contains" = ["axe"]', "has, lacks, size or nothing"),
    ('"position.hands.0 has" = "power-boost"', "compares lists"),
    ('"position.at has" = ["s"]', "compares lists"),
    ('"position.hands.5" = []', "position.hands.5: there is nothing at '5'"),
    ('"position.paws" = []', "position.paws: there is nothing at 'paws'"),
    ('"position.at.0" = "s"', "position.at.0: there is nothing at '0'"),
    ('"position.hands.-1" = []', "there is nothing at '-1'"),
    ('"scores.2" = 0', "scores.2: there is nothing at '2'"),
    ('"view.2.at" = "spells"', "a view is of a seat or of none, not of 2"),
    ('"view.all.at" = "spells"', "a view is of a seat or of none, not of all"),
    ('"view.0.known" = []', "view.0.known: there is nothing at 'known'"),
    ('"view" = 1', "expectations are over, waiting, scores"),
    ('"winner" = 1', "expectations are over, waiting, scores"),
    ('"over.now" = true', "expectations are over, waiting, scores"),
    ('"waiting.0" = 0', "expectations are over, waiting, scores"),
]


@pytest.mark.parametrize("expectation", HOLDING)
def test_an_expectation_that_holds(sheet: Sheet, expectation: str) -> None:
    sheet.run(SPELLS + f"[expect]\n{expectation}\n")
    sheet.run(SPELLS + f"[[do]]\nexpect = {{ {expectation} }}\n")


@pytest.mark.parametrize(("expectation", "problem"), FAILING, ids=[row[0] for row in FAILING])
def test_an_expectation_that_fails_prints_path_wanted_and_found(
    sheet: Sheet, expectation: str, problem: str
) -> None:
    message = sheet.fails(SPELLS + f"[expect]\n{expectation}\n")
    assert message.startswith("expect: ")
    assert problem in message


def test_the_order_of_a_deck_counts_that_of_a_hand_does_not(sheet: Sheet) -> None:
    text = SPELLS.replace('deck = ["whip", "kunai"]', 'deck = ["whip", "kunai"]\ndeck_rest = "box"')
    sheet.run(text + '[expect]\n"position.deck" = ["whip", "kunai"]\n')
    message = sheet.fails(text + '[expect]\n"position.deck" = ["kunai", "whip"]\n')
    assert "position.deck: wanted ['kunai', 'whip'], found ['whip', 'kunai']" in message


KNOWN = (
    HEAD.replace("seats = 2", "seats = 3")
    + """
[position]
at = "refill"
hands = [["claw", "whip"], ["axe", "kunai"], ["bolas"]]
known = [{ hand = 0, to = 1, cards = ["claw"] }, { hand = 1, to = "all", cards = ["axe"] }]
"""
)


@pytest.mark.parametrize(
    "expectation",
    [
        (
            '"position.known" = [{ to = "all", hand = 1, cards = ["axe"] }, '
            '{ cards = ["claw"], to = 1, hand = 0 }]'
        ),
        '"position.known has" = [{ to = "all", hand = 1, cards = ["axe"] }]',
        '"view.0.hands has" = [{ known = ["axe"], size = 2 }]',
    ],
)
def test_the_keys_of_a_table_have_no_order(sheet: Sheet, expectation: str) -> None:
    sheet.run(KNOWN + f"[expect]\n{expectation}\n")


def test_a_table_is_not_lacking_because_its_keys_come_in_another_order(sheet: Sheet) -> None:
    lacks = '[expect]\n"position.known lacks" = [{ to = "all", hand = 1, cards = ["axe"] }]\n'
    assert "position.known lacks" in sheet.fails(KNOWN + lacks)


def test_what_a_view_lists_by_seat_has_an_order(sheet: Sheet) -> None:
    text = HEAD + '[position]\nat = "refill"\ntrophies = [["slime"], []]\n'
    won = '{ kind = "slime", count = 1, points = 1 }'
    sheet.run(text + f'[expect]\n"view.none.tally" = [[{won}], []]\n')
    wrong = f'[expect]\n"view.none.tally" = [[], [{won}]]\n'
    assert "view.none.tally: wanted" in sheet.fails(text + wrong)


def test_the_groups_of_a_ranking_are_ordered_their_seats_are_not(sheet: Sheet) -> None:
    text = (
        HEAD.replace("seats = 2", "seats = 4")
        + """
[position]
at = "score"
trophies = [["slime"], ["peuchen"], ["slime"], []]
"""
    )
    sheet.run(text + "[expect]\nover = true\nranking = [[1], [2, 0], [3]]\n")
    assert "ranking: wanted" in sheet.fails(text + "[expect]\nranking = [[2, 0], [1], [3]]\n")


# -- refusals -----------------------------------------------------------------------------------

TWO_AXES = """
[position]
at = "refill"
hands = [["axe"], []]
discard = ["axe"]
"""


def refusing(key: str) -> str:
    return f'refuses = "{key}"\n' + HEAD


def test_a_position_that_is_refused_by_that_key_holds(sheet: Sheet) -> None:
    sheet.path.write_text(refusing("discard") + TWO_AXES, encoding="utf-8")
    assert load(sheet.path).run() is None


@pytest.mark.parametrize("key", ["hands", "hands.0"])
def test_every_key_that_the_error_names_will_do(sheet: Sheet, key: str) -> None:
    sheet.run(refusing(key) + TWO_AXES)


@pytest.mark.parametrize("key", ["deck", "hands.1", "hand", "disc"])
def test_a_position_refused_by_another_key_does_not_hold(sheet: Sheet, key: str) -> None:
    message = sheet.fails(refusing(key) + TWO_AXES)
    assert message.startswith(f"refuses: wanted {key}, found discard: axe")


def test_a_position_that_is_taken_does_not_hold(sheet: Sheet) -> None:
    message = sheet.fails(refusing("discard") + TWO_AXES.replace('discard = ["axe"]', ""))
    assert message == "refuses: wanted discard, found a position that is taken"


@pytest.mark.parametrize("script", [do(0, "pass"), "[expect]\nover = true\n"])
def test_a_position_to_be_refused_has_no_script(sheet: Sheet, script: str) -> None:
    assert "has no script" in sheet.fails(refusing("discard") + TWO_AXES + script)


# -- folders ------------------------------------------------------------------------------------


def test_folders_are_searched_to_the_bottom_in_order(tmp_path: Path) -> None:
    inner = tmp_path / "b" / "c"
    inner.mkdir(parents=True)
    for path in (tmp_path / "z.toml", inner / "a.toml", tmp_path / "notes.txt"):
        path.write_text("", encoding="utf-8")
    assert files([tmp_path]) == [inner / "a.toml", tmp_path / "z.toml"]
    assert files([tmp_path / "z.toml", inner]) == [tmp_path / "z.toml", inner / "a.toml"]


def test_a_folder_without_scenarios_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match="no scenario"):
        files([tmp_path])


def test_a_scenario_error_is_a_mistake_of_the_caller() -> None:
    assert issubclass(ScenarioError, SeraoError)
