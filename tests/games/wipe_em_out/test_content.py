"""The cards as printed or reconstructed (RULES.md, 2), and files that are refused."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import serao
from serao.games.wipe_em_out import define
from serao.games.wipe_em_out.actions import ITEMS
from tests.games.wipe_em_out.at_the_table import GAME, at, look, places, powers

# id, cards, power
ARTIFACTS = [
    ("axe", 1, 6),
    ("blessed-trident", 3, 4),
    ("bolas", 3, 4),
    ("claw", 2, 4),
    ("endless-purse", 3, 7),
    ("fusion", 3, 1),
    ("gun-sword", 3, 4),
    ("hungry-battle-axe", 3, 3),
    ("kunai", 1, 5),
    ("legendary-glaive", 3, 8),
    ("lucky-chest", 3, 1),
    ("magic-mirror", 3, 2),
    ("magical-saw", 3, 5),
    ("ornated-bow", 2, 5),
    ("scythe", 3, 3),
    ("shapeshifter-sword", 3, 3),
    ("steam-crossbow", 3, 6),
    ("whip", 3, 4),
]
SPELLS = [
    ("broken-artifact", 4),
    ("enlarging-potion", 4),
    ("magic-shield", 4),
    ("power-boost", 4),
    ("shrinking-potion", 4),
    ("swift-hands", 4),
]
MONSTERS = [
    ("giant-rat", 5),
    ("peuchen", 5),
    ("slime", 10),
    ("vampire", 10),
    ("werehyena", 10),
    ("werewolf", 10),
    ("zombie-1", 4),
    ("zombie-2", 8),
    ("zombie-3", 6),
    ("mimic", 4),
]


def items_of(position: dict[str, list[str]]) -> list[str]:
    return position["deck"] + [item for hand in position["hands"] for item in hand]


def test_the_item_deck_holds_48_artifacts_of_18_kinds_and_24_spells_of_6() -> None:
    position = GAME.new_table(2, seed=3).position()
    items = items_of(position) + position["discard"]
    counts = [(name, cards) for name, cards, _ in ARTIFACTS] + SPELLS
    assert {name: items.count(name) for name, _ in counts} == dict(counts)
    assert len(items) == 72
    assert sum(cards for _, cards, _ in ARTIFACTS) == 48


def test_the_monster_deck_holds_72_monsters_of_10_kinds() -> None:
    position = GAME.new_table(5, seed=3).position()
    monsters = position["monster_deck"] + position["side_pile"] + position["slots"]
    assert {name: monsters.count(name) for name, _ in MONSTERS} == dict(MONSTERS)
    assert len(monsters) == 72


@pytest.mark.parametrize(("artifact", "cards", "power"), ARTIFACTS)
def test_an_artifact_has_its_printed_power(artifact: str, cards: int, power: int) -> None:
    other = "fusion" if artifact != "fusion" else "bolas"
    table = at(
        "spells", slots=["slime"], places=places(artifact, other), hands=[["swift-hands"], []]
    )
    assert powers(table)[0] == power
    assert look(table, "places.0.base") == power


def test_cards_per_printed_power() -> None:
    per_power = dict.fromkeys(range(1, 9), 0)
    for _, cards, power in ARTIFACTS:
        per_power[power] += cards
    assert per_power == {8: 3, 7: 3, 6: 4, 5: 6, 4: 14, 3: 9, 2: 3, 1: 6}


@pytest.mark.parametrize(("name", "cards"), [*[(a, c) for a, c, _ in ARTIFACTS], *SPELLS])
def test_no_item_occurs_more_often_than_printed(name: str, cards: int) -> None:
    at("refill", discard=[name] * cards)
    with pytest.raises(serao.PositionError, match=f"discard: {name}"):
        at("refill", discard=[name] * (cards + 1))


@pytest.mark.parametrize(("name", "cards"), MONSTERS)
def test_no_monster_occurs_more_often_than_printed(name: str, cards: int) -> None:
    at("refill", monster_discard=[name] * cards)
    with pytest.raises(serao.PositionError, match=f"monster_discard: {name}"):
        at("refill", monster_discard=[name] * (cards + 1))


# -- where the values come from -----------------------------------------------------------------


def test_what_is_printed_and_what_is_reconstructed_is_said_for_each_card() -> None:
    marks = {(s.entry, s.field): (s.mark, s.ruling) for s in GAME.library.sources()}
    printed_power = {"claw", "endless_purse", "hungry_battle_axe"}
    printed_effect = {"claw", "hungry_battle_axe"}
    for name, _, _ in ARTIFACTS:
        kind = name.replace("-", "_")
        entry = f'artifact "{kind}"'
        assert marks[entry, "count"] == ("R", "")
        assert (marks[entry, "power"] == ("R", "")) == (kind in printed_power)
        assert (marks[entry, "effect"] == ("R", "")) == (kind in printed_effect)
        if kind not in printed_power:
            assert marks[entry, "power"] == ("I", "WEO-R27")
    for name, _ in SPELLS:
        entry = f'spell "{name.replace("-", "_")}"'
        assert (marks[entry, "effect"][0] == "R") == (name in ("power-boost", "swift-hands"))
    for name, _ in MONSTERS:
        entry = f'monster "{name.replace("-", "_")}"'
        assert marks[entry, "count"] == ("R", "")
        assert marks.get((entry, "zombies"), ("I", "WEO-R2")) == ("I", "WEO-R2")


def test_every_ruling_that_the_content_cites_is_in_the_rules() -> None:
    rules = (GAME.folder / "RULES.md").read_text(encoding="utf-8")
    for source in GAME.library.sources():
        if source.ruling:
            assert f"| {source.ruling} |" in rules


# -- files that are refused ---------------------------------------------------------------------


def edition_with(folder: Path, file: str, old: str, new: str) -> serao.Game[serao.State]:
    """Return the game with one place of one of its own files changed."""
    shutil.copytree(GAME.folder / "data", folder, dirs_exist_ok=True)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return serao.game("wipe-em-out", edition=folder)


CLAW = 'id = "claw"\ncount = 2\npower = 4\n'
VAMPIRE = 'id = "vampire"\ncount = 10\n'
TWO = "count = 2\nmonsters = 14\nper_round = 1\nrounds = 14\n"
AMOUNT = 'choice = "PICK_PLAYER"\noptional = false\namount = -2'
KINDS = 'kinds = ["werewolf", "werehyena", "giant_rat"]'
MODIFY = 'effect = "modify"\neffect_source = "R"\namount_source = "R"\namount = 2\n'
MODIFY_NOTHING = MODIFY.replace("amount = 2\n", "")

REFUSED = [
    ("cards.toml", CLAW, 'id = "claw"\ncount = 2\n', 'artifact "claw" has no power'),
    ("cards.toml", CLAW, CLAW.replace("4", '"four"'), 'artifact "claw" power: expected `int`'),
    ("cards.toml", CLAW, CLAW.replace("4", "-4"), 'artifact "claw" power: expected `int` >= 0'),
    ("cards.toml", CLAW, CLAW + "reach = 3\n", 'artifact "claw" has an unknown field reach'),
    ("cards.toml", 'id = "claw"\n', "", "artifact entry 4 has no id"),
    ("cards.toml", 'id = "claw"', 'id = "paw"', "artifact entry 4 is claw, not paw"),
    ("cards.toml", "index = 3\n", "index = 4\n", '"claw" index is 3, not 4'),
    ("cards.toml", "artifact_cards = 48", "artifact_cards = 49", "artifact_cards is 48, not 49"),
    ("cards.toml", "spell_cards = 24", "spell_cards = 23", "spell_cards is 24, not 23"),
    ("cards.toml", "total_cards = 72", "total_cards = 70", "total_cards is 72, not 70"),
    ("cards.toml", "[deck]\n", "[deck]\ncolour = 1\n", "deck has an unknown field colour"),
    ("cards.toml", '"silence_other"', '"silence_all"', 'artifact "bolas" effect: '),
    ("cards.toml", 'choice = "MIRROR"', 'choice = "FEED"', 'artifact "magic_mirror" choice'),
    ("cards.toml", "optional = true", "optional = false", 'artifact "fusion" optional is true'),
    ("cards.toml", AMOUNT, AMOUNT[:-12], 'artifact "gun_sword" has no amount'),
    ("cards.toml", KINDS, "", 'artifact "whip" has no kinds'),
    ("cards.toml", KINDS, 'kinds = ["dragon"]', "\"whip\" kinds: there is no monster 'dragon'"),
    ("cards.toml", MODIFY, MODIFY_NOTHING, 'spell "power_boost" has no amount'),
    ("cards.toml", '"two_players"', '"one_artifact"', 'spell "swift_hands" target is two_players'),
    ("cards.toml", 'effect = "swap"', 'effect = "shield"', "swift_hands and only it"),
    ("cards.toml", 'power_source = "R"', 'power_source = "me"', 'artifact "claw" power_source'),
    ("monsters.toml", VAMPIRE, 'id = "vampire"\n', 'monster "vampire" has no count'),
    ("monsters.toml", VAMPIRE, VAMPIRE + "wings = 2\n", 'monster "vampire" has an unknown field'),
    ("monsters.toml", "index = 3\n", "index = 7\n", 'monster "vampire" index is 3, not 7'),
    ("monsters.toml", "total_cards = 72", "total_cards = 71", "total_cards is 72, not 71"),
    ("monsters.toml", 'scoring = "copy"', 'scoring = "each"\npoints = [1]', 'monster "mimic"'),
    ("monsters.toml", "zombies = 1\n", "", 'monster "zombie_1": scoring majority goes with'),
    ("monsters.toml", "points = [1]\n", "", 'monster "giant_rat" has no points'),
    ("monsters.toml", "first = 6\n", "", "majority has no first"),
    ("setup.toml", "hand_size = 5\n", "", "the file has no hand_size"),
    ("setup.toml", "hand_size = 5\n", "hand_size = 0\n", "hand_size: expected `int` >= 1"),
    ("setup.toml", "max_players = 5", "max_players = 6", "max_players: "),
    (
        "setup.toml",
        TWO,
        TWO.replace("14", "13", 1),
        "players 2: monsters is per_round times rounds",
    ),
    ("setup.toml", TWO, TWO.replace("14", "73"), "players 2: there are only 72 monsters"),
    (
        "setup.toml",
        TWO,
        TWO.replace("per_round = 1\nrounds = 14", "per_round = 2\nrounds = 7"),
        "2:",
    ),
    ("setup.toml", TWO, TWO.replace("count = 2", "count = 3"), "players has entries for 2, 3, 4"),
    ("setup.toml", "[2, 3]", "[2, 3, 4]", "extra_round_players"),
    ("actions.toml", "size = 92", "size = 93", "the action table never changes"),
    ("actions.toml", 'name = "KEEP"', 'name = "STAY"', "the action table never changes"),
]


@pytest.mark.parametrize(("file", "old", "new", "problem"), REFUSED, ids=[r[3] for r in REFUSED])
def test_a_wrong_content_file_is_refused_by_file_entry_and_field(
    tmp_path: Path, file: str, old: str, new: str, problem: str
) -> None:
    with pytest.raises(serao.ContentError) as refusal:
        edition_with(tmp_path, file, old, new)
    assert file in str(refusal.value)
    assert problem in str(refusal.value)
    assert "\n" not in str(refusal.value)


# -- editions -----------------------------------------------------------------------------------


def test_an_edition_that_changes_a_power_plays_by_it(tmp_path: Path) -> None:
    game = edition_with(tmp_path, "cards.toml", CLAW, CLAW.replace("power = 4", "power = 9"))
    document = {
        "at": "artifacts",
        "slots": ["slime"],
        "places": places("claw", "legendary-glaive"),
        "hands": [["power-boost"], []],
    }
    table = game.table_at(document)
    assert powers(table) == [9, 8]
    assert look(table, "lead") == 0  # the highest printed power


def test_an_edition_that_changes_an_effect_plays_by_it(tmp_path: Path) -> None:
    plain = (
        'effect = "none"\neffect_source = "R"  # the picture shows only a flavour line\nchoice = ""'
    )
    weaken = 'effect = "weaken_other"\neffect_source = "R"\namount = -3\nchoice = "PICK_PLAYER"'
    game = edition_with(tmp_path, "cards.toml", plain, weaken)
    document = {
        "at": "artifacts",
        "slots": ["slime"],
        "places": places("claw", "axe", "bolas"),
        "hands": [["power-boost"], [], []],
    }
    table = game.table_at(document, seats=3)
    assert [game.actions[a] for a in table.options(2)] == ["player:0", "player:1"]  # the Bolas
    table.act(game.actions.index("player:1"), 2)
    assert [game.actions[a] for a in table.options(0)] == ["player:1", "player:2"]  # the Claw
    table.act(game.actions.index("player:1"), 0)
    assert powers(table) == [4, 3, 4]


def test_an_edition_that_changes_a_count_plays_by_it(tmp_path: Path) -> None:
    shutil.copytree(GAME.folder / "data", tmp_path, dirs_exist_ok=True)
    text = (tmp_path / "cards.toml").read_text(encoding="utf-8")
    text = text.replace(CLAW, CLAW.replace("count = 2", "count = 7"))
    text = text.replace("artifact_cards = 48", "artifact_cards = 53")
    text = text.replace("total_cards = 72", "total_cards = 77")
    (tmp_path / "cards.toml").write_text(text, encoding="utf-8")
    game = serao.game("wipe-em-out", edition=tmp_path)
    position = game.new_table(3, seed=1).position()
    items = items_of(position) + position["discard"]
    assert items.count("claw") == 7
    assert len(items) == 77


def test_an_edition_that_changes_spell_amounts_and_limits_plays_by_them(tmp_path: Path) -> None:
    shutil.copytree(GAME.folder / "data", tmp_path, dirs_exist_ok=True)
    text = (tmp_path / "cards.toml").read_text(encoding="utf-8")
    text = text.replace(MODIFY, MODIFY.replace("amount = 2", "amount = 5"))
    text = text.replace("target_min_power = 5", "target_min_power = 9")
    (tmp_path / "cards.toml").write_text(text, encoding="utf-8")
    game = serao.game("wipe-em-out", edition=tmp_path)
    document = {
        "at": "spells",
        "slots": ["slime"],
        "places": places("claw", "legendary-glaive"),
        "hands": [["power-boost"], ["shrinking-potion"]],
        "lead": 0,
    }
    table = game.table_at(document)
    table.act(game.actions.index("cast:power-boost"), 0)
    table.act(game.actions.index("player:0"), 0)
    assert powers(table) == [9, 8]
    assert table.waiting() == (1,)  # 9 can be shrunk, 8 could not
    table.act(game.actions.index("cast:shrinking-potion"), 1)
    assert look(table, "trophies") == [[], ["slime"]]  # 5 against 8


def test_an_edition_that_changes_set_up_numbers_plays_by_them(tmp_path: Path) -> None:
    shutil.copytree(GAME.folder / "data", tmp_path, dirs_exist_ok=True)
    text = (tmp_path / "setup.toml").read_text(encoding="utf-8")
    text = text.replace("hand_size = 5", "hand_size = 3")
    text = text.replace(TWO, "count = 2\nmonsters = 4\nper_round = 1\nrounds = 4\n")
    text = text.replace("extra_round_players = [2, 3]", "extra_round_players = [3]")
    (tmp_path / "setup.toml").write_text(text, encoding="utf-8")
    game = serao.game("wipe-em-out", edition=tmp_path)
    position = game.new_table(2, seed=1).position()
    assert [len(hand) for hand in position["hands"]] == [3, 3]
    assert len(position["monster_deck"]) == 3  # one of four lies in slot A
    assert len(position["side_pile"]) == 68
    tied = {
        "at": "score",
        "trophies": [["peuchen"], ["peuchen"]],
        "side_pile": ["peuchen", "slime"],
    }
    table = game.table_at(tied)
    assert table.is_over  # no extra round for two


def test_an_edition_that_changes_points_scores_by_them(tmp_path: Path) -> None:
    shutil.copytree(GAME.folder / "data", tmp_path, dirs_exist_ok=True)
    text = (tmp_path / "monsters.toml").read_text(encoding="utf-8")
    text = text.replace("points = [3, 7, 11] ", "points = [4, 20]").replace(
        "first = 6", "first = 8"
    )
    (tmp_path / "monsters.toml").write_text(text, encoding="utf-8")
    game = serao.game("wipe-em-out", edition=tmp_path)
    trophies = [["vampire"] * 3, ["zombie-1", "zombie-2"]]
    assert game.table_at({"at": "refill", "trophies": trophies}).scores() == [24, 8]


def test_a_table_of_another_edition_is_not_reopened(tmp_path: Path) -> None:
    game = edition_with(tmp_path, "cards.toml", CLAW, CLAW.replace("power = 4", "power = 9"))
    assert game.fingerprint != GAME.fingerprint
    with pytest.raises(serao.PositionError, match="other content"):
        game.table_from(GAME.new_table(2).position())


def test_an_edition_may_say_where_its_values_come_from_or_not(tmp_path: Path) -> None:
    text = (GAME.folder / "data" / "setup.toml").read_text(encoding="utf-8")
    head, _, tail = text.partition("[provenance]")
    _, _, players = tail.partition("[[players]]")
    (tmp_path / "setup.toml").write_text(head + "[[players]]" + players, encoding="utf-8")
    game = serao.game("wipe-em-out", edition=tmp_path)
    marks = {(s.file, s.field): s.mark for s in game.library.sources()}
    assert marks["setup.toml", "hand_size"] == "E"
    assert marks["cards.toml", "count"] == "R"


def test_an_edition_may_have_texts_of_its_own(tmp_path: Path) -> None:
    shutil.copytree(GAME.folder / "data", tmp_path, dirs_exist_ok=True)
    (tmp_path / "texts").mkdir()
    (tmp_path / "texts" / "en.ftl").write_text("item-claw = Tiger claw\n", encoding="utf-8")
    game = serao.game("wipe-em-out", edition=tmp_path)
    table = game.table_at(
        {"at": "prepare", "slots": ["slime"], "hands": [["claw", "axe"], ["whip"]]}
    )
    assert "Tiger claw" in table.words(game.actions.index("play:claw"), 0)
    assert "Axe" in table.words(game.actions.index("play:axe"), 0)


def test_an_edition_may_print_names_and_texts_on_its_cards(tmp_path: Path) -> None:
    named = CLAW + 'name = "Paw"\ntext = "It scratches."\n'
    edition_with(tmp_path, "cards.toml", CLAW, named)
    game = define(tmp_path)
    assert game.words.item(ITEMS.index("claw"), "en") == "Paw"
    assert game.words.item_about(ITEMS.index("claw"), "en") == "It scratches."
    assert game.fingerprint != GAME.fingerprint
