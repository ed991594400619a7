"""Table options that are as printed: mushrooms anywhere (URT-4.5), no collapse (URT-12.7)."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest

import serao
from serao import bots, rulebook
from serao.games.urto.evaluation import MUSHROOM_COST, way_to_urto
from serao.games.urto.state import Table
from serao.kernel.playout import act_at_random
from serao.kernel.state import State
from tests.games.urto.at_the_table import GAME, hero, look, offered, play

ANYWHERE = {"mode": "simplified", "mushrooms": "anywhere"}
NO_COLLAPSE = {"mode": "simplified", "collapse": 0}
PRINTED: dict[str, Any] = {"mushrooms": "anywhere", "collapse": 0}
SPECIAL = ("start", "alpha", "urto", "h-art", "t-art", "h-stele", "t-stele")
MOST = 6000  # decisions; a game that takes longer does not come to an end


def struck(options: dict[str, Any], *heroes: dict[str, Any], seats: int = 3) -> State:
    """Return a table where seat 0, on c1, has destroyed the mushroom on c2 and plants it."""
    rows = [{"field": "c1", "mana": 0}, *heroes]
    rows += [{"field": "h-mid2"} for _ in range(seats - len(rows))]
    document = {"heroes": rows, "tokens": {"c1": "torch", "c2": "torch"}, "mushrooms": {"c2": 1}}
    table = GAME.table_at(document, seats, options, journal=True, luck=[6])
    play(table, "field:c2")
    return table


def why(table: State, action: str, locale: str = "en") -> tuple[str, str]:
    (seat,) = table.waiting()
    reason = table.game.words.why_not(table, GAME.actions.index(action), seat, locale)
    assert reason is not None
    return reason.clause, reason.words


def test_urt_2_2_todays_rules_are_the_defaults() -> None:
    assert GAME.settings({}) == {
        "mode": "heroes",
        "allotment": "choose",
        "mushrooms": "cave",
        "collapse": 40,
    }
    for wrong in ({"mushrooms": "nowhere"}, {"collapse": 41}, {"collapse": False}):
        with pytest.raises(serao.OptionError):
            GAME.new_table(2, options=wrong)


@pytest.mark.parametrize("locale", ["en", "pt"])
def test_urt_2_2_every_option_and_every_value_has_words(locale: str) -> None:
    for name, option in GAME.options.items():
        for message in (f"option-{name}", *[f"option-{name}-{v}" for v in option.allowed]):
            assert GAME.words.texts.has(message)
            assert GAME.words.say(locale, message).strip()


@pytest.mark.parametrize(
    ("language", "talk"), [("en", "talk at the table"), ("pt", "conversa à mesa")]
)
def test_urt_8_4_showing_an_artifact_at_will_is_left_to_talk(language: str, talk: str) -> None:
    """URT-R64"""
    for number in ("URT-8.4", "URT-R64"):
        assert talk in rulebook.clause(GAME, number, language)


# -- mushrooms ----------------------------------------------------------------------------------


def test_urt_4_5_special_fields_take_mushrooms_only_where_they_grow_anywhere() -> None:
    special = {f"field:{field}" for field in SPECIAL}
    assert special & set(offered(struck({"mode": "simplified"}))) == set()
    assert special <= set(offered(struck(ANYWHERE)))


def test_urt_4_5_anywhere_is_every_field_but_the_attacked_and_the_occupied() -> None:
    table = struck(ANYWHERE, {"field": "t-art"}, {"state": "dead", "field": "c3"})
    fields = {name for name in GAME.actions if name.startswith("field:")}
    assert fields - set(offered(table)) == {"field:c1", "field:c2", "field:t-art"}


def test_urt_4_5_anywhere_the_reasons_are_the_attacked_the_occupied_and_the_closed() -> None:
    table = struck(ANYWHERE, {"field": "alpha"}, seats=2)
    assert why(table, "field:c2")[0] == "URT-4.5"
    assert "comes from there" in why(table, "field:c2")[1]
    for taken in ("field:c1", "field:alpha"):
        assert why(table, taken)[0] == "URT-4.5"
        assert "A hero stands there" in why(table, taken)[1]
    assert why(table, "field:t-stele")[0] == "URT-2.4"
    assert "cave fields only" in why(struck({"mode": "simplified"}), "field:urto")[1]


def test_urt_4_5_anywhere_the_chamber_is_occupied_once_somebody_has_arrived() -> None:
    table = struck(ANYWHERE, {"state": "arrived"})
    assert "field:urto" not in offered(table)
    assert "A hero stands there" in why(table, "field:urto")[1]


def test_urt_4_5_anywhere_a_niche_keeps_its_token_behind_the_mushroom() -> None:
    rows = [{"field": "h-wing1", "mana": 0}, {}, {}]
    document = {
        "heroes": rows,
        "tokens": {"h-wing1": "torch"},
        "mushrooms": {"h-art": 2},
        "artifact_deck": ["rusty-sword"],
    }
    table = GAME.table_at(document, 3, ANYWHERE, luck=[5, 2])
    play(table, "field:h-art", "field:c1")
    assert hero(table, 0)["field"] == "h-wing1"  # the second mushroom held
    assert look(table, "niches") == ["h-art", "t-art"]
    assert look(table, "mushrooms") == {"h-art": 1, "c1": 1}
    assert len(look(table, "bag")) == 58 - 1 - 2  # nothing was drawn


def test_urt_4_6_anywhere_a_revived_hero_stands_among_the_mushrooms_of_start() -> None:
    rows = [{"field": "c1"}, {"state": "dead", "field": "alpha"}]
    document = {
        "heroes": rows,
        "tokens": {"c1": "torch", "c2": "torch-event"},
        "mushrooms": {"start": 2},
        "event_deck": ["mercy-of-urto"],
    }
    table = GAME.table_at(document, 2, ANYWHERE)
    play(table, "field:c2")
    assert hero(table, 1)["field"] == "start"
    assert look(table, "mushrooms") == {"start": 2}
    while table.waiting() == (0,):
        play(table, "decline" if "decline" in offered(table) else "end")
    assert table.waiting() == (1,)
    play(table, "field:c1")  # leaving is free
    assert hero(table, 1)["field"] == "c1"


def test_mushrooms_in_the_chamber_lengthen_every_way() -> None:
    rows = [{"field": "c1"}, {"field": "h-mid5"}, {"field": "c3"}]
    free, closed = (
        cast(Table, GAME.table_at({"heroes": rows, "mushrooms": mushrooms}, 3, ANYWHERE))
        for mushrooms in ({}, {"urto": 3})
    )
    for seat in range(3):
        longer = way_to_urto(closed, seat) - way_to_urto(free, seat)
        assert longer == pytest.approx(3 * MUSHROOM_COST)


# -- the collapse -------------------------------------------------------------------------------


def test_urt_12_7_a_table_in_round_41_is_stored_and_goes_on() -> None:
    document = {"round": 40, "active": 1, "heroes": [{}, {}]}
    table = GAME.table_at(document, 2, NO_COLLAPSE)
    play(table, "rest")
    assert look(table, "round") == 41
    stored = json.loads(json.dumps(table.position()))
    again = GAME.table_from(stored)
    assert again.position() == stored
    assert "Round 41" in GAME.drawing.picture(again.view(0), ["Ana", "Rui"], "en")
    assert "of 40" not in GAME.drawing.picture(again.view(0), ["Ana", "Rui"], "en")


def test_urt_12_7_views_say_when_the_cave_collapses() -> None:
    assert GAME.new_table(2).view(None)["collapse"] == 40
    assert GAME.new_table(2, options=NO_COLLAPSE).view(None)["collapse"] == 0
    assert "Round 1 of 40" in GAME.drawing.picture(GAME.new_table(2).view(0), ["Ana", "Rui"], "en")


def test_urt_12_7_where_no_collapse_comes_a_bot_attacks_what_bars_its_way_in_the_end() -> None:
    rows = [{"field": "t-mid9"}, {"state": "dead", "field": "c1"}, {"state": "dead", "field": "c1"}]
    tokens = {"t-mid9": "torch", "t-mid10": "torch"}
    document = {"round": 90, "heroes": rows, "tokens": tokens, "mushrooms": {"t-mid10": 2}}
    table = GAME.table_at(document, 3, NO_COLLAPSE)
    worth = {}
    for action in table.options(0):
        after = table.clone()
        after.act(action, 0)
        worth[GAME.actions[action]] = GAME.judge.evaluate(after, 0)
    assert max(worth, key=lambda name: worth[name]) == "field:t-mid10"


@pytest.mark.parametrize("seats", GAME.seats)
def test_urt_12_7_random_games_without_a_collapse_come_to_an_end(seats: int) -> None:
    longest = 0
    for seed in range(12):
        table = GAME.new_table(seats, seed, PRINTED)
        rng = serao.Rng(seed)
        decisions = 0
        while not table.is_over and decisions < MOST:
            act_at_random(table, rng)
            decisions += 1
        assert table.is_over
        longest = max(longest, look(table, "round"))
    assert longest > 40


@pytest.mark.parametrize("seats", GAME.seats)
def test_urt_12_7_bots_do_not_need_a_collapse(seats: int) -> None:
    table = GAME.new_table(seats, 3, PRINTED)
    players = [bots.bot("novice", seat) for seat in range(seats)]
    decisions = 0
    while not table.is_over and decisions < MOST:
        seat = table.waiting()[0]
        table.act(players[seat].choose(bots.sight_of(table, seat)), seat)
        decisions += 1
    assert table.is_over
