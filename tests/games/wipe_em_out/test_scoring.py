"""WEO-8.1 to 8.9 and 8.14 The end, mimics, points."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import serao
from serao import rulebook
from serao.kernel.playout import play_at_random
from tests.games.wipe_em_out.at_the_table import GAME, at, look, offered, places, play


def worth(*trophies: list[str]) -> list[int]:
    """Return the points of these trophies in the middle of a game."""
    rows = list(trophies) if len(trophies) > 1 else [*trophies, []]
    return at("refill", len(rows), trophies=rows, hands=[["axe"], *[[] for _ in rows[1:]]]).scores()


def test_weo_8_1_the_game_ends_when_the_monsters_set_apart_are_taken_or_discarded() -> None:
    for seats in (2, 3, 4, 5):
        table = GAME.new_table(seats, seed=8)
        play_at_random(table, serao.Rng(8))
        position = table.position()
        assert position["monster_deck"] == []
        assert set(position["slots"]) == {"none"}
        shown = sum(map(len, position["trophies"])) + len(position["monster_discard"])
        assert shown == 72 - len(position["side_pile"])
        assert position["at"] == "over"


# -- mimics -------------------------------------------------------------------------------------


def test_weo_8_2_from_the_last_revealer_to_the_left_each_mimic_one_at_a_time() -> None:
    both = ["slime", "peuchen", "mimic"]
    table = at(
        "score",
        4,
        revealer=2,
        trophies=[both, ["vampire", "mimic", "giant-rat"], [*both, "mimic"], []],
    )
    asked = []
    while not table.is_over:
        asked.append(table.waiting()[0])
        table.act(table.options(asked[-1])[0])
    assert asked == [2, 2, 0, 1]


def test_weo_8_2_a_copy_is_of_a_kind_really_held_and_may_be_taken_twice() -> None:
    table = at(
        "score",
        4,
        revealer=0,
        trophies=[["zombie-1", "zombie-3", "werewolf", "mimic", "mimic"], ["vampire"], [], []],
    )
    assert offered(table, 0) == ["mimic-as:werewolf", "mimic-as:zombie-1", "mimic-as:zombie-3"]
    play(table, 0, "mimic-as:zombie-3")
    assert offered(table, 0) == ["mimic-as:werewolf", "mimic-as:zombie-1", "mimic-as:zombie-3"]
    play(table, 0, "mimic-as:zombie-3")
    assert look(table, "copies.0") == ["zombie-3", "zombie-3"]
    assert look(table, "trophies.0").count("mimic") == 2


def test_weo_8_2_each_mimic_becomes_public_at_once() -> None:
    table = at("score", 4, trophies=[["slime", "peuchen", "mimic", "mimic"], ["vampire"], [], []])
    play(table, 0, "mimic-as:slime")
    for viewer in (1, None):
        assert table.view(viewer)["copies"] == [["slime"], [], [], []]
        assert table.view(viewer)["scores"][0] == 3 + 3  # two slimes and a peuchen


def test_weo_8_2_a_mimic_with_one_kind_beside_it_becomes_that_by_itself() -> None:
    table = at("score", 4, trophies=[["peuchen", "mimic"], ["vampire"], [], []])
    assert table.is_over
    assert look(table, "copies.0") == ["peuchen"]
    assert table.scores() == [6, 3, 0, 0]


def test_weo_8_2_mimics_alone_are_worth_nothing() -> None:
    table = at("score", 4, trophies=[["mimic", "mimic"], ["giant-rat"], [], []])
    assert table.is_over
    assert look(table, "copies") == [[], [], [], []]
    assert table.scores() == [0, 1, 0, 0]


def test_weo_8_2_copies_already_made_are_not_made_again() -> None:
    table = at(
        "score",
        4,
        trophies=[["slime", "peuchen", "mimic", "mimic"], ["vampire"], [], []],
        copies=[["slime"], [], [], []],
    )
    play(table, 0, "mimic-as:peuchen")
    assert table.is_over
    assert sorted(look(table, "copies.0")) == ["peuchen", "slime"]
    assert table.scores()[0] == 3 + 6


@pytest.mark.parametrize(
    ("real", "copy", "points"),
    [
        (["slime"] * 4, "slime", 15),
        (["vampire"] * 2, "vampire", 11),
        (["werewolf"], "werewolf", 5),
        (["werehyena"] * 2, "werehyena", 6),
        (["giant-rat"], "giant-rat", 2),
    ],
)
def test_weo_8_3_a_copy_counts_like_a_real_card(real: list[str], copy: str, points: int) -> None:
    table = at("score", 4, trophies=[[*real, "mimic"], ["peuchen"] * 5, [], []])
    assert look(table, "copies.0") == [copy]
    assert table.scores()[0] == points


def test_weo_8_3_a_copied_zombie_adds_its_number_to_the_horde() -> None:
    # 3 + 3 zombies against 5
    trophies = [["zombie-3", "mimic"], ["zombie-3", "zombie-2"], [], []]
    assert at("score", 4, trophies=trophies).scores() == [6, 3, 0, 0]


# -- points -------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_weo_8_4_giant_rats_1_and_peuchens_3_each(number: int) -> None:
    assert worth(["giant-rat"] * number) == [number, 0]
    assert worth(["peuchen"] * number) == [3 * number, 0]


@pytest.mark.parametrize("number", [1, 2, 5, 10])
def test_weo_8_4_werehyenas_2_each(number: int) -> None:
    assert worth(["werehyena"] * number) == [2 * number, 0]


@pytest.mark.parametrize(
    ("number", "points"),
    [(1, 2), (2, 5), (3, 7), (4, 10), (5, 12), (6, 15), (9, 22), (10, 25)],
)
def test_weo_8_5_werewolves_hunt_in_packs_of_two(number: int, points: int) -> None:
    assert worth(["werewolf"] * number) == [points, 0]


@pytest.mark.parametrize(
    ("number", "points"),
    [(1, 3), (2, 7), (3, 11), (4, 14), (5, 18), (6, 22), (7, 25), (8, 29), (9, 33), (10, 36)],
)
def test_weo_8_6_vampires_form_covens_of_three(number: int, points: int) -> None:
    assert worth(["vampire"] * number) == [points, 0]


@pytest.mark.parametrize(
    ("number", "points"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 15), (10, 15)]
)
def test_weo_8_7_slimes_form_one_ooze(number: int, points: int) -> None:
    assert worth(["slime"] * number) == [points, 0]


def test_weo_8_7_the_ooze_of_one_player_does_not_matter_for_another() -> None:
    assert worth(["slime"] * 5, ["slime"] * 2, ["slime"]) == [15, 3, 1]


# number of zombies -> cards that show so many
HORDE = {
    0: [],
    1: ["zombie-1"],
    2: ["zombie-2"],
    3: ["zombie-3"],
    4: ["zombie-3", "zombie-1"],
    5: ["zombie-3", "zombie-2"],
    6: ["zombie-2", "zombie-2", "zombie-2"],
    7: ["zombie-3", "zombie-2", "zombie-2"],
}


@pytest.mark.parametrize(
    ("hordes", "points"),
    [
        ([5, 5, 3, 1], [3, 3, 0, 0]),
        ([6, 4, 4, 0], [6, 1, 1, 0]),
        ([0, 2, 0], [0, 6, 0]),
        ([4, 4, 4, 4], [1, 1, 1, 1]),
        ([7, 3], [6, 3]),
        ([0, 0], [0, 0]),
        ([1, 1], [3, 3]),
        ([2, 2, 2], [2, 2, 2]),
        ([1, 2, 3, 4, 5], [0, 0, 0, 3, 6]),
        ([2, 5, 2, 2, 1], [1, 6, 1, 1, 0]),
        ([6, 1, 1, 1, 1], [6, 0, 0, 0, 0]),  # floor(3/4)
        ([3, 3, 3, 1, 0], [2, 2, 2, 0, 0]),
        ([2, 2, 2, 2, 2], [1, 1, 1, 1, 1]),  # floor(6/5)
    ],
)
def test_weo_8_8_the_largest_hordes_score_6_and_3_shared_and_rounded_down(
    hordes: list[int], points: list[int]
) -> None:
    assert worth(*[HORDE[size] for size in hordes]) == points


@pytest.mark.parametrize(
    ("language", "ours", "printed"),
    [("en", "Ours are the other parts", "printed is only"), ("pt", "O resto é nosso", "impresso")],
)
def test_weo_8_8_the_ruling_says_which_parts_are_printed_and_which_are_ours(
    language: str, ours: str, printed: str
) -> None:
    """WEO-R4"""
    ruling = rulebook.clause(GAME, "WEO-R4", language)
    assert ours in ruling
    assert printed in ruling


def test_weo_8_8_cards_do_not_count_zombies_do() -> None:
    assert worth(["zombie-1"] * 3, ["zombie-2", "zombie-2"]) == [3, 6]
    assert worth(["zombie-1"] * 3, ["zombie-3"]) == [3, 3]


def test_weo_8_9_the_highest_total_wins() -> None:
    table = at("score", 3, trophies=[["slime"] * 3, ["vampire"] * 2, ["peuchen", "peuchen"]])
    assert table.is_over
    assert table.scores() == [6, 7, 6]
    assert table.ranking() == [[1], [0, 2]]
    assert look(table, "winners") == [1]


# -- at any time --------------------------------------------------------------------------------


def test_weo_8_14_the_score_exists_at_any_time_as_if_the_game_ended_now() -> None:
    trophies = [["slime", "slime", "mimic"], ["zombie-1"], ["werewolf"]]
    hands = [["axe", "claw"], ["whip", "bolas"], ["kunai", "fusion"]]
    played = places("axe", "claw", "kunai")
    for table in (
        at("round", 3, trophies=trophies, hands=hands),
        at("prepare", 3, slots=["slime"], trophies=trophies, hands=hands),
        at(
            "artifacts",
            3,
            slots=["slime"],
            trophies=trophies,
            places=places("bolas", "claw", "whip"),
        ),
        at(
            "spells",
            3,
            slots=["slime"],
            trophies=trophies,
            places=played,
            hands=[["power-boost"], [], []],
        ),
        at("refill", 3, trophies=trophies, hands=hands),
    ):
        assert table.scores() == [3, 6, 2]
        assert table.view(None)["scores"] == table.view(1)["scores"] == [3, 6, 2]
        assert table.ranking() == []


def test_weo_8_14_an_open_mimic_counts_as_nothing() -> None:
    assert worth(["slime"] * 4 + ["mimic"], ["mimic"]) == [10, 0]


def test_weo_8_14_the_copies_are_undone_before_the_hand_action_of_an_extra_round() -> None:
    table = at(
        "score",
        revealer=0,
        trophies=[["peuchen", "mimic"], ["vampire", "giant-rat", "werehyena"]],
        hands=[["axe", "claw"], ["whip", "bolas"]],
    )
    # the mimic became a peuchen: 6 against 6, an extra round
    assert look(table, "at") == "score"
    assert table.waiting() == (0, 1)
    assert look(table, "copies") == [[], []]
    assert table.scores() == [3, 6]


# -- twice the same answer ----------------------------------------------------------------------

PRINTED = {
    "giant-rat": 5,
    "peuchen": 5,
    "slime": 10,
    "vampire": 10,
    "werehyena": 10,
    "werewolf": 10,
    "zombie-1": 4,
    "zombie-2": 8,
    "zombie-3": 6,
    "mimic": 4,
}
DECK = [monster for monster, cards in PRINTED.items() for _ in range(cards)]


def slow_sets(cards: list[str]) -> int:
    """WEO-8.4 to 8.7, card by card."""
    points = 0
    coven = pack = ooze = 0
    for card in cards:
        if card == "giant-rat":
            points += 1
        elif card == "werehyena":
            points += 2
        elif card == "peuchen":
            points += 3
        elif card == "werewolf":
            pack += 1
            points += 2 if pack == 1 else 3  # a lone one 2, two of them 5
            pack %= 2
        elif card == "vampire":
            coven += 1
            points += 3 if coven == 1 else 4  # 3, 7, 11
            coven %= 3
        elif card == "slime":
            ooze += 1
            points += ooze if ooze <= 5 else 0  # 1, 3, 6, 10, 15
    return points


def slow_hordes(rows: list[list[str]]) -> list[int]:
    """WEO-8.8 by asking for each player how many are ahead."""
    sizes = [sum(int(card[-1]) for card in row if card.startswith("zombie")) for row in rows]
    points = []
    for size in sizes:
        ahead = sum(other > size for other in sizes)
        level = sizes.count(size)
        if size == 0 or ahead > 1:
            points.append(0)
        else:
            points.append((6 if ahead == 0 else 3) // level)
    return points


def slow_points(rows: list[list[str]]) -> list[int]:
    pairs = zip(map(slow_sets, rows), slow_hordes(rows), strict=True)
    return [sets + horde for sets, horde in pairs]


@st.composite
def trophies_of(draw: st.DrawFn, seats: int) -> list[list[str]]:
    cards = draw(st.permutations(DECK))
    sizes = [draw(st.integers(0, 14)) for _ in range(seats)]
    rows = []
    for size in sizes:
        rows.append(cards[:size])
        cards = cards[size:]
    return rows


@given(st.integers(2, 5).flatmap(trophies_of))
def test_weo_8_4_to_8_8_a_slow_count_by_the_clauses_agrees(rows: list[list[str]]) -> None:
    table = at("score", len(rows), trophies=rows, hands=[["axe"], *[[] for _ in rows[1:]]])
    copies = look(table, "copies")  # some mimics may have had no choice
    assert table.scores() == slow_points([row + copies[seat] for seat, row in enumerate(rows)])


@given(st.integers(4, 5).flatmap(trophies_of), st.integers(0, 99))
def test_weo_8_3_a_slow_count_agrees_when_mimics_are_copies(
    rows: list[list[str]], seed: int
) -> None:
    table = at("score", len(rows), trophies=rows)
    play_at_random(table, serao.Rng(seed))
    copies = look(table, "copies")
    for seat, row in enumerate(rows):
        real = Counter(row)
        mimics = real.pop("mimic", 0)
        assert len(copies[seat]) == (mimics if real else 0)
        assert set(copies[seat]) <= set(real)
    assert table.scores() == slow_points([row + copies[seat] for seat, row in enumerate(rows)])
