"""Search: what it finds, what it says of it, what it refuses."""

from __future__ import annotations

import itertools
import json
import time

import pytest

import serao
from serao import bots
from serao.bots.search import BATCH, BadBudget, Budget, Searcher, budget_of, new_tree
from serao.kernel.state import State
from tests.tables import every_game


def searcher(level: str = "skilled", seed: int = 0, iterations: int = 200) -> Searcher:
    made = bots.bot(level, seed, Budget(iterations=iterations))
    assert isinstance(made, Searcher)
    return made


def at_spells(**position: object) -> State:
    document = {"at": "spells", "slots": ["peuchen"], **position}
    return serao.game("wipe-em-out").table_at(document, seats=2)


def test_it_finds_the_spell_that_takes_the_monster() -> None:
    table = at_spells(
        places=[{"artifact": "claw"}, {"artifact": "kunai"}], hands=[["power-boost"], []], lead=0
    )
    bot = searcher()
    choice = bot.choose(bots.sight_of(table, 0))
    assert table.game.actions[choice] == "cast:power-boost"
    table.act(choice, 0)
    target = bot.choose(bots.sight_of(table, 0))
    assert table.game.actions[target] == "player:0"


def test_it_explains_its_choice_the_best_first() -> None:
    table = at_spells(
        places=[{"artifact": "claw"}, {"artifact": "kunai"}], hands=[["power-boost"], []], lead=0
    )
    bot = searcher()
    choice = bot.choose(bots.sight_of(table, 0))
    explained = bot.explain()
    assert explained[0]["action"] == choice
    assert sorted(row["action"] for row in explained) == table.options(0)
    assert sum(row["share"] for row in explained) == pytest.approx(1.0, abs=0.01)
    assert all(0.0 <= row["wins"] <= 1.0 for row in explained)
    assert explained[0]["wins"] > explained[1]["wins"]
    assert json.loads(json.dumps(explained)) == explained


def test_it_expects_the_points_that_the_game_will_end_with() -> None:
    """The last round: the spell wins a peuchen, and without it the other seat has it."""
    table = at_spells(
        places=[{"artifact": "claw"}, {"artifact": "kunai"}],
        hands=[["power-boost"], []],
        lead=0,
        round=14,
    )
    bot = searcher()
    bot.choose(bots.sight_of(table, 0))
    leads = {table.game.actions[row["action"]]: row["lead"] for row in bot.explain()}
    assert leads["pass"] == -3.0
    assert leads["cast:power-boost"] == pytest.approx(3.0, abs=0.2)  # a few tries had a bad target


@every_game
def test_the_same_seed_and_the_same_sight_give_the_same_choice(slug: str) -> None:
    game = serao.game(slug)
    table = game.new_table(game.seats[0], 1)
    seat = table.waiting()[0]
    alike = table.determinize(seat, serao.Rng(1))
    choices = [
        searcher("expert", 1, 16).choose(bots.sight_of(same, seat))
        for same in (table, table, alike)
    ]
    assert len(set(choices)) == 1
    assert choices[0] in table.options(seat)


def test_experience_is_kept_for_the_own_next_choice_and_for_no_other() -> None:
    table = at_spells(
        places=[{"artifact": "claw"}, {"artifact": "kunai"}], hands=[["power-boost"], []], lead=0
    )
    bot = searcher(iterations=300)
    table.act(bot.choose(bots.sight_of(table, 0)), 0)
    assert bot.kept is not None
    assert bot.kept[1] == table.view(0)
    bot.choose(bots.sight_of(table, 0))
    assert sum(row["visits"] for row in bot.explain()) > bot.iterations
    assert bot.kept is None  # the stage ends and cards are drawn


def test_it_stops_when_the_choice_is_clear() -> None:
    table = at_spells(
        places=[{"artifact": "claw"}, {"artifact": "kunai"}], hands=[["power-boost"], []], lead=0
    )
    bot = searcher(iterations=900)
    bot.choose(bots.sight_of(table, 0))
    assert bot.iterations < 900


def test_a_budget_of_time_is_kept() -> None:
    table = serao.game("wipe-em-out").new_table(4, 1)
    bot = bots.bot("expert", 0, Budget(seconds=0.05))
    start = time.perf_counter()
    bot.choose(bots.sight_of(table, 0))
    assert time.perf_counter() - start < 2.0


def test_time_is_read_from_the_clock_that_the_bot_was_given() -> None:
    """Each glance at this clock is ten seconds later than the last."""
    ticks = itertools.count(0.0, 10.0)
    bot = bots.bot("expert", 0, Budget(seconds=5.0), lambda: next(ticks))
    assert isinstance(bot, Searcher)
    bot.choose(bots.sight_of(serao.game("wipe-em-out").new_table(4, 1), 0))
    assert bot.iterations == BATCH


@pytest.mark.parametrize(
    ("seconds", "iterations"), [(0.0, None), (-1.0, None), (None, 0), (0.2, -1), (None, None)]
)
def test_a_budget_of_nothing_is_refused(seconds: float | None, iterations: int | None) -> None:
    with pytest.raises(BadBudget, match="more than nothing"):
        Budget(seconds, iterations)


@pytest.mark.parametrize("text", ["0ms", "-5it", "0it", "1.5it", "soon", "", "200", "ms"])
def test_a_budget_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(BadBudget, match=r"budget|whole number"):
        budget_of(text)


def test_budgets_are_read() -> None:
    assert budget_of("200ms") == Budget(seconds=0.2)
    assert budget_of("1.5s") == Budget(seconds=1.5)
    assert budget_of("500it") == Budget(iterations=500)


@every_game
def test_only_an_expert_plays_on_as_far_as_pays_with_much_time(slug: str) -> None:
    game = serao.game(slug)
    table = game.new_table(game.seats[0], 1)
    sight = bots.sight_of(table, table.waiting()[0])
    plain = new_tree(sight, serao.Rng(1), is_careful=False).effort
    careful = new_tree(sight, serao.Rng(1), is_careful=True).effort
    assert plain.playout_depth == game.judge.playout_depth
    assert careful.playout_depth == game.judge.playout_depth + game.judge.careful_depth
    assert (plain.is_careful, careful.is_careful) == (False, True)
    assert (plain.heeds_chance, careful.heeds_chance) == (False, True)
    assert [searcher(level).is_careful for level in ("skilled", "expert")] == [False, True]


def test_chances_are_asked_only_at_the_number_of_seats_that_they_were_fitted_to() -> None:
    table = serao.game("caretos").new_table(3, 1)
    sight = bots.sight_of(table, table.waiting()[0])
    assert not new_tree(sight, serao.Rng(1), is_careful=True).effort.is_careful


@pytest.mark.parametrize("is_careful", [False, True])
def test_only_with_care_others_learn_nothing_of_secret_answers_that_are_drawn_by_lot(
    is_careful: bool,
) -> None:
    table = serao.game("wipe-em-out").new_table(2, 1)
    assert table.waiting() == (0, 1), "both prepare in secret"
    sight = bots.sight_of(table, 0)
    tree = new_tree(sight, serao.Rng(1), is_careful)
    for _ in range(50):
        tree.iterate(sight.world(tree.rng))
    learned = {key[0] for key in tree.root.bandits}
    assert learned == ({0} if is_careful else {0, 1})
    assert sum(edge.visits for edge in tree.experience()) == 50
