"""Why not: the clause that speaks against an action, and its sentence."""

from __future__ import annotations

from fluent.syntax.ast import Message

from serao.games.caretos import CHAPTERS, ELSEWHERE
from serao.games.caretos.state import Table
from serao.games.caretos.steps import choices
from serao.kernel.messages import KIN, LANGUAGES, resource
from serao.kernel.steps import Bar
from tests.games.caretos.at_the_table import GAME, go, night, play, table_at, use

GROUP = ["red", "blue"]


def against(table: Table, name: str) -> tuple[str, str]:
    """Return the clause and the sentence against an action of whoever is asked."""
    reason = table.why_not(GAME.actions.index(name), table.waiting()[0])
    assert reason is not None, f"{name} is possible"
    return reason.clause, reason.words


def clause(table: Table, name: str) -> str:
    return against(table, name)[0]


def bars() -> list[Bar]:
    """Return all that a choice can say against an action, and where verbs belong."""
    found = [value for module in (choices, *CHAPTERS) for value in vars(module).values()]
    return [bar for bar in [*found, *ELSEWHERE.values()] if isinstance(bar, Bar)]


def test_every_verb_belongs_somewhere_but_to_stop_which_every_choice_speaks_of() -> None:
    verbs = {name.partition(":")[0] for name in GAME.actions}
    assert set(ELSEWHERE) == verbs - {"stop"}


def test_every_bar_has_a_sentence_in_every_language_and_no_sentence_is_left_over() -> None:
    messages = {f"why-{bar.message}" for bar in bars()}
    assert len(messages) > 50
    for locale in LANGUAGES:
        entries = resource(GAME.folder / "texts" / f"{locale}.ftl").body
        told = {entry.id.name for entry in entries if isinstance(entry, Message)}
        reasons = {name for name in told if name.startswith("why-")}
        assert reasons <= messages if locale in KIN else reasons == messages
        for message in messages:
            assert GAME.words.say(locale, message, most=3, cost=1, held=0)


def test_every_bar_cites_a_clause_of_the_rules() -> None:
    rules = (GAME.folder / "RULES.md").read_text(encoding="utf-8")
    for bar in bars():
        assert f"**{bar.clause}**" in rules, bar.clause


# -- cards and Campfires --------------------------------------------------------------------------


def test_car_3_2_only_a_card_in_hand_can_be_played_and_one_must_be() -> None:
    table = night("n04 n05")
    assert against(table, "play:n06") == ("CAR-3.2", "This card is not in your hand.")
    assert clause(table, "stop") == "CAR-3.2"


def test_car_3_1_the_card_comes_first_and_once() -> None:
    table = night("n04 n05")
    assert clause(table, "monster:werewolf") == "CAR-3.1"
    assert clause(table, "space:p3") == "CAR-3.1"
    play(table, "play:n04")
    assert against(table, "play:n05") == (
        "CAR-3.1",
        "You have played your Night Card of this turn.",
    )
    assert clause(table, "colour:red") == "CAR-3.1"


def test_car_3_1_nobody_has_played_a_card_who_is_asked_before_it_or_in_anothers_turn() -> None:
    table = night("n04 n05", campfires=[3], monsters={"werewolf": "cauldron"})
    play(table, "spend-rescue")
    first_this = ("CAR-3.1", "Something else comes first: answer what is asked now.")
    assert against(table, "play:n04") == first_this
    monsters = {"witch": "cauldron", "werewolf": "p6"}
    others = night("n45", monsters=monsters)
    play(others, "careto:0")
    go(others, "p6")
    assert others.waiting() == (1,)
    assert against(others, "play:n04") == first_this


def test_car_11_2_only_cards_of_the_row_and_at_most_three_open() -> None:
    table = night("n04 n05", row=["b00", "b01", "b02"], campfires=[1])
    assert clause(table, "buy:b03") == "CAR-11.2"
    full = night("n04 n05", row=["b00"], campfires=[1], open=[["b03", "b04", "b05"]])
    assert against(full, "buy:b00") == (
        "CAR-11.2",
        "You have 3 open Bonus Cards; fulfil one first.",
    )


def test_car_10_3_campfires_are_spent_once_and_must_be_held() -> None:
    poor = night("n04 n05", row=["b00"], monsters={"werewolf": "cauldron"}, campfires=[2])
    assert against(poor, "spend-rescue") == (
        "CAR-10.3",
        "That costs 3 Campfires, you hold 2.",
    )
    play(poor, "buy:b00")
    assert clause(poor, "buy:b01") == "CAR-11.2"
    second = GAME.actions.index(f"buy:{poor.view(0)['row'][0]}")
    reason = poor.why_not(second, 0)
    assert reason is not None
    assert reason.clause == "CAR-10.3"
    assert "once" in reason.words


def test_car_10_4_an_extra_move_needs_a_monster_that_was_used_and_can_step() -> None:
    table = night("n04 n05", campfires=[1])
    assert clause(table, "spend-move") == "CAR-10.4"
    bought = use("maria-gancha", "n12", campfires=[1], monsters={"maria-gancha": "p13"})
    play(bought, "stop", "spend-move")
    assert against(bought, "stop") == ("CAR-10.4", "The move is paid for and must be made.")


def test_car_10_5_a_second_monster_is_paid_for_only_when_none_is_free() -> None:
    table = night("n04", campfires=[3])
    assert clause(table, "spend-activate") == "CAR-10.5"


def test_car_10_6_nothing_is_spent_while_somebody_moves() -> None:
    table = use("werewolf", "n12", campfires=[3], row=["b00"])
    assert clause(table, "buy:b00") == "CAR-10.6"
    assert clause(table, "spend-rescue") == "CAR-10.6"


def test_car_10_4_before_an_ability_goes_on_refusals_say_what_is_missing() -> None:
    table = use("werewolf", "n20", campfires=[2], row=["b00", "b05", "b16"])
    play(table, "stop")
    assert against(table, "buy:b01") == ("CAR-11.2", "This Bonus Card is not for sale.")
    assert clause(table, "spend-rescue") == "CAR-9.5"
    assert against(table, "spend-activate") == (
        "CAR-10.3",
        "That costs 3 Campfires, you hold 2.",
    )
    rich = use("werewolf", "n20", campfires=[3], row=["b00"], open=[["b03", "b04", "b05"]])
    play(rich, "stop")
    assert clause(rich, "buy:b00") == "CAR-11.2"
    assert against(rich, "spend-activate") == (
        "CAR-10.5",
        "Your other Monster can be used when this ability is done.",
    )
    caught = use("werewolf", "n20", campfires=[2], monsters={"maria-gancha": "cauldron"})
    play(caught, "stop")
    assert clause(caught, "spend-rescue") == "CAR-10.3"
    shut_in = use(
        "bogeyman",
        "n04",
        monsters={"bogeyman": "w3", "maria-gancha": "t2", "witch": "cauldron"},
        caretos=["p2", "p13"],
        campfires=[0, 3],
    )
    assert against(shut_in, "spend-move") == (
        "CAR-10.4",
        "The Monster used last has nowhere to step.",
    )


def test_car_9_5_and_9_6_a_rescue_needs_somebody_inside_and_runes_that_match() -> None:
    table = night("n04 n05", campfires=[3])
    assert clause(table, "spend-rescue") == "CAR-9.5"
    assert against(table, "rune-rescue") == (
        "CAR-9.6",
        "Runes free a Monster in the Monsters' hour, after the card.",
    )
    play(table, "play:n04")
    assert against(table, "rune-rescue") == (
        "CAR-9.6",
        "The Runes of your two top cards do not match.",
    )


def test_car_6_3_a_match_is_used_once() -> None:
    table = night("n42", piles=[["n14"]], monsters={"maria-gancha": "cauldron"})
    play(table, "rune-rescue", "space:w3")
    assert clause(table, "rune-rescue") == "CAR-6.3"


# -- Monsters and Caretos -------------------------------------------------------------------------


def test_car_6_1_only_own_monsters_and_one_for_free() -> None:
    table = night("n12", campfires=[1], row=["b00"])
    assert clause(table, "monster:witch") == "CAR-6.1"
    assert clause(table, "space:p3") == "CAR-6.1"
    play(table, "monster:werewolf", "stop")
    assert against(table, "monster:maria-gancha") == (
        "CAR-6.1",
        "You have used a Monster; a second one needs matching Runes or Campfires.",
    )


def test_car_6_2_not_from_the_cauldron_and_not_twice() -> None:
    table = night("n12", campfires=[1], row=["b00"], monsters={"maria-gancha": "cauldron"})
    assert clause(table, "monster:maria-gancha") == "CAR-6.2"
    play(table, "monster:werewolf", "stop")
    assert against(table, "monster:werewolf") == (
        "CAR-6.2",
        "A Monster can be used once in a turn.",
    )
    assert against(table, "spend-activate") == ("CAR-6.2", "It is in the Cauldron.")


def test_car_2_3_a_monster_that_was_not_dealt_is_not_in_the_game() -> None:
    table = table_at({"hands": [["n04", "n05"]], "piles": [["n00"]]})
    play(table, "play:n05")
    assert clause(table, "monster:trevor") == "CAR-6.1"
    assert clause(table, "monster:witch") == "CAR-2.3"


def test_car_12_3_and_12_7_whom_to_change_places_with_and_whom_to_lead() -> None:
    assert clause(use("werewolf", "n04"), "monster:witch") == "CAR-12.3"
    table = use("shepherdess", "n20")
    play(table, "stop")
    assert clause(table, "monster:shepherdess") == "CAR-12.7"


def test_car_5_1_caretos_move_when_told_and_are_chosen_first() -> None:
    assert clause(night("n04 n05"), "careto:0") == "CAR-5.1"
    table = night("n45")
    assert clause(table, "space:p1") == "CAR-5.1"
    assert clause(table, "stop") == "CAR-5.1"


def test_car_5_2_and_5_3_a_careto_goes_to_the_next_place_and_makes_all_steps() -> None:
    table = night("n45", caretos=["p2", "c1"])
    play(table, "careto:0")
    assert clause(table, "space:c1") == "CAR-5.2"
    assert against(table, "space:p18") == ("CAR-5.2", "No path leads there from here.")
    assert clause(table, "stop") == "CAR-5.3"


# -- spaces ---------------------------------------------------------------------------------------


def test_car_2_1_a_place_of_the_other_side_is_not_there() -> None:
    assert clause(table_at({"hands": [["n04", "n05"]]}), "space:p18") == "CAR-2.1"


def test_car_2_5_signs_and_their_places() -> None:
    table = table_at({"at": "setup", "starter": 0})
    play(table, "symbol:sun")
    assert clause(table, "space:p1") == "CAR-2.5"
    assert clause(table, "stop") == "CAR-2.5"
    go(table, "f1")
    assert against(table, "symbol:sun") == ("CAR-2.5", "Somebody has chosen this sign.")


def test_car_7_1_and_7_5_how_a_monster_walks() -> None:
    table = use("maria-gancha", "n12", monsters={"maria-gancha": "p1"})
    assert against(table, "space:p9") == ("CAR-7.1", "No path leads there from here.")
    assert clause(table, "space:p1") == "CAR-7.1"
    assert clause(table, "space:f1") == "CAR-7.5"


def test_car_7_4_jumps_lead_from_and_to_places_of_their_kinds() -> None:
    table = use("werewolf", "n12")
    assert against(table, "space:v4") == (
        "CAR-7.4",
        "No path leads there, and one cannot jump from here.",
    )
    inside = use("werewolf", "n12", monsters={"werewolf": "v1"})
    assert against(inside, "space:c3") == (
        "CAR-7.4",
        "No path leads there, and one cannot jump to it.",
    )


def test_car_12_13_the_lost_soul_neither_stays_nor_goes_where_she_cannot_come_out() -> None:
    table = use("lost-soul", "n20", monsters={"lost-soul": "p6", "maria-gancha": "v2"})
    go(table, "p2")
    assert against(table, "stop") == ("CAR-12.13", "She cannot stay where somebody else stands.")
    last = use("lost-soul", "n20", monsters={"lost-soul": "p5", "maria-gancha": "c2"})
    go(last, "p6", "p5")
    assert against(last, "space:c2") == (
        "CAR-12.13",
        "With the moves left she could not come out again.",
    )


def test_car_12_14_the_lost_soul_does_not_stay_where_she_sent_somebody_off() -> None:
    table = use("lost-soul", "n12", monsters={"witch": "p7"})
    play(table, "space:p7", "yes")
    assert against(table, "stop") == (
        "CAR-12.14",
        "She has to move on from where she sent somebody to the Cauldron.",
    )


def test_car_8_3_flight_goes_to_the_places_around_in_the_colours_that_are_there() -> None:
    table = use("werewolf", "n12", monsters={"werewolf": "p3"}, villagers={"v1": GROUP})
    go(table, "v1")
    assert clause(table, "space:p18") == "CAR-8.3"
    assert clause(table, "stop") == "CAR-8.3"
    go(table, "p8")
    assert against(table, "colour:green") == (
        "CAR-8.3",
        "Nobody of that colour is among them.",
    )


def test_car_9_4_a_monster_comes_back_at_an_empty_place_of_its_kinds() -> None:
    table = night(
        "n04 n05",
        campfires=[3],
        monsters={"werewolf": "cauldron"},
        villagers={"v1": GROUP},
    )
    play(table, "spend-rescue")
    assert against(table, "space:v1") == ("CAR-9.4", "The place is not empty.")
    assert clause(table, "space:g1") == "CAR-9.4"
    assert clause(table, "stop") == "CAR-9.4"


def test_car_4_who_gathers_and_where() -> None:
    table = night("n01", villagers={"v1": ["red"], "v3": ["blue"], "c2": GROUP})
    assert clause(table, "space:p3") == "CAR-4.2"
    assert clause(table, "space:c2") == "CAR-4.5"
    assert clause(table, "stop") == "CAR-4.1"
    go(table, "v1")
    assert clause(table, "space:p3") == "CAR-4.3"


# -- abilities ------------------------------------------------------------------------------------


def test_car_12_4_moira_leads_somebody_to_an_empty_place() -> None:
    table = use("moira", "n20", villagers={"v1": GROUP})
    assert clause(table, "space:p3") == "CAR-12.4"
    go(table, "v1")
    assert clause(table, "colour:green") == "CAR-12.4"
    play(table, "whole-group")
    assert clause(table, "space:f1") == "CAR-12.4"
    assert clause(table, "stop") == "CAR-12.4"


def test_car_12_8_the_shepherdess_scares_groups() -> None:
    table = use("shepherdess", "n12", villagers={"v1": GROUP, "v2": ["red"]})
    assert clause(table, "space:v2") == "CAR-12.8"
    assert clause(table, "stop") == "CAR-12.8"


def test_car_12_12_trevor_lures_villagers_step_by_step() -> None:
    table = use("trevor", "n04", villagers={"v1": GROUP})
    assert clause(table, "space:p3") == "CAR-12.12"
    go(table, "v1")
    assert clause(table, "colour:green") == "CAR-12.12"
    play(table, "colour:red")
    assert clause(table, "space:p18") == "CAR-12.12"
    assert against(table, "stop") == ("CAR-12.12", "The first step must be made.")


def test_car_12_18_the_witch_needs_a_clear_place() -> None:
    table = use("witch", "n04")
    assert clause(table, "space:f1") == "CAR-12.18"
    assert clause(table, "stop") == "CAR-12.18"


def test_car_12_19_the_bogeyman_bewitches_groups_and_they_must_go() -> None:
    table = use("bogeyman", "n20", villagers={"v1": GROUP, "v2": ["red"]})
    assert clause(table, "space:v2") == "CAR-12.19"
    go(table, "v1")
    assert clause(table, "stop") == "CAR-12.19"
    assert clause(table, "space:p18") == "CAR-12.19"


def test_car_14_1_one_of_the_two_cards_dealt_is_kept() -> None:
    document = {"at": "finals", "final_offers": [["f0", "f1"], ["f2", "f3"]]}
    table = table_at(document, expert=True)
    assert clause(table, "keep:f5") == "CAR-14.1"
    assert clause(table, "stop") == "CAR-14.1"


# -- the reckoning --------------------------------------------------------------------------------


def test_car_13_4_a_reckoning_names_villagers_cards_and_the_final_card() -> None:
    table = table_at(
        {
            "at": "end",
            "captured": [["red", "red", "blue"]],
            "fulfilled": [["b05"]],
            "finals": ["f4", "f5"],
        }
    )
    assert GAME.drawing.reckoning(table, "en")[0] == [
        ("Captured Villagers: 3", 3),
        ("Bonus Card: scare a group next to a Village", 2),
        ("Final Bonus Card: 2 VP for each red Villager", 4),
    ]


def test_car_13_4_the_sheet_calls_bonus_cards_by_what_they_ask_for() -> None:
    table = table_at({"at": "end", "fulfilled": [["b05", "b07"], ["b00"]], "finals": ["f4", "f5"]})
    sheet = GAME.drawing.sheet(table, "en")
    rows = {row.words: [cell.points for cell in row.cells] for row in sheet}
    assert rows["Bonus Cards: two of a colour"] == [0, 2]
    assert rows["Bonus Cards: next to a place"] == [4, 0]
