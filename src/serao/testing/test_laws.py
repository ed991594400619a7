"""What must hold in every game, with every number of seats, at any moment."""

from __future__ import annotations

import json
import math
from itertools import pairwise
from typing import Final

import msgspec
import pytest
from rich.text import Text

import serao
from serao.kernel.hidden import unseen_names, written
from serao.kernel.messages import KIN, LANGUAGES
from serao.kernel.playout import act_at_random, play_at_random
from serao.kernel.sheets import ties
from serao.kernel.state import State
from serao.kernel.steps import Together
from serao.kernel.words import bar_at
from serao.testing.tables import (
    Moment,
    Setting,
    law,
    moments,
    seats_and_spectator,
    seeds,
    shown,
    table_at,
)

LOOKS: Final = 24  # decisions of a game, with a look at each


def some_action(table: State, seed: int) -> tuple[int, int]:
    """Return a seat that is asked and one of its options."""
    rng = serao.Rng(seed)
    waiting = table.waiting()
    seat = waiting[rng.below(len(waiting))]
    options = table.options(seat)
    return options[rng.below(len(options))], seat


# -- the loop -----------------------------------------------------------------------------------


@law(moment=moments)
def test_options_are_sorted_unique_and_in_the_action_table(
    setting: Setting, moment: Moment
) -> None:
    table = table_at(setting, moment)
    names = serao.game(setting.slug).actions
    assert table.waiting() == tuple(sorted(set(table.waiting())))
    for seat in range(table.seats):
        options = table.options(seat)
        assert options == sorted(set(options))
        assert all(0 <= option < len(names) for option in options)
        assert (len(options) >= 2) == (seat in table.waiting())
        assert bool(options) == (seat in table.waiting())


@law(moment=moments)
def test_every_option_can_be_played(setting: Setting, moment: Moment) -> None:
    table = table_at(setting, moment)
    for seat in table.waiting():
        for option in table.options(seat):
            table.clone().act(option, seat)


@law(moment=moments)
def test_an_illegal_action_is_refused_and_changes_nothing(setting: Setting, moment: Moment) -> None:
    table = table_at(setting, moment)
    before = table.position()
    names = serao.game(setting.slug).actions
    for seat in range(table.seats):
        legal = table.options(seat)
        wrong = [-1, len(names), *[a for a in range(len(names)) if a not in legal][:3]]
        for action in wrong:
            with pytest.raises(serao.IllegalAction, match=f"seat {seat} cannot"):
                table.act(action, seat)
    assert table.position() == before


@law(moment=moments, seed=seeds)
def test_questions_change_nothing(setting: Setting, moment: Moment, seed: int) -> None:
    table = table_at(setting, moment)
    before = table.position()
    table.waiting(), table.scores(), table.ranking(), table.clone()
    for seat in seats_and_spectator(table):
        shown(table, seat)
        table.determinize(seat, serao.Rng(seed))
    for seat in table.waiting():
        table.options(seat).clear()
        table.game.judge.evaluate(table, seat)
        for option in table.options(seat):
            table.words(option, seat)
        table.question(seat)
    assert table.position() == before


@law(seed=seeds)
def test_a_random_game_ends_with_everybody_ranked(setting: Setting, seed: int) -> None:
    table = setting.new_table(seed)
    play_at_random(table, serao.Rng(seed))
    assert table.is_over
    assert table.waiting() == ()
    assert len(table.scores()) == setting.seats
    for seat in seats_and_spectator(table):
        assert table.known_scores(seat) == table.scores()
    ranking = table.ranking()
    assert sorted(seat for group in ranking for seat in group) == list(range(setting.seats))
    assert all(group == sorted(group) for group in ranking)
    assert ranking_fits(ranking, table.scores())
    with pytest.raises(serao.IllegalAction, match="the game is over"):
        table.act(0, 0)


def ranking_fits(ranking: list[list[int]], scores: list[int]) -> bool:
    """Whether nobody is placed before somebody who has more."""
    places = [[scores[seat] for seat in group] for group in ranking]
    return all(min(ahead) >= max(behind) for ahead, behind in pairwise(places))


# -- copies and documents -----------------------------------------------------------------------


@law(moment=moments, seed=seeds)
def test_playing_on_a_clone_leaves_the_original_alone(
    setting: Setting, moment: Moment, seed: int
) -> None:
    table = table_at(setting, moment)
    before = table.position()
    clone = table.clone()
    assert clone.position() == before
    play_at_random(clone, serao.Rng(seed))
    assert table.position() == before


@law(moment=moments)
def test_equal_seeds_and_actions_give_equal_tables(setting: Setting, moment: Moment) -> None:
    assert table_at(setting, moment).position() == table_at(setting, moment).position()


@law(moment=moments, seed=seeds)
def test_a_stored_table_reloads_equal_and_plays_on_the_same(
    setting: Setting, moment: Moment, seed: int
) -> None:
    table = table_at(setting, moment)
    stored = json.loads(json.dumps(table.position()))
    again = serao.game(setting.slug).table_from(stored)
    assert again.position() == stored
    for seat in seats_and_spectator(table):
        assert shown(again, seat) == shown(table, seat)
    play_at_random(table, serao.Rng(seed))
    play_at_random(again, serao.Rng(seed))
    assert again.position() == table.position()
    over = json.loads(json.dumps(table.position()))
    assert serao.game(setting.slug).table_from(over).position() == over


@law(moment=moments)
def test_a_journal_changes_nothing(setting: Setting, moment: Moment) -> None:
    told, silent = table_at(setting, moment, journal=True), table_at(setting, moment)
    assert told.position() == silent.position()
    assert silent.journal is None
    assert told.clone().journal is None


# -- simultaneous choices -----------------------------------------------------------------------


def answer_all(table: State, seats: list[int], seed: int) -> None:
    """Let each seat in turn answer the open choice to the end, each by its own dice."""
    asked = table.asked
    for seat in seats:
        rng = serao.Rng(seed * 16 + seat)
        while table.asked == asked and seat in table.waiting():
            options = table.options(seat)
            table.act(options[rng.below(len(options))], seat)


@law(moment=moments, seed=seeds)
def test_the_order_of_simultaneous_answers_does_not_matter(
    setting: Setting, moment: Moment, seed: int
) -> None:
    table = table_at(setting, moment)
    for _ in range(60):
        if table.is_over or len(table.waiting()) > 1:
            break
        act_at_random(table, serao.Rng(seed))
    if len(table.waiting()) < 2:
        return  # a moment, or a game, without simultaneous choices
    forward, backward = table.clone(), table.clone()
    answer_all(forward, list(range(setting.seats)), seed)
    answer_all(backward, list(reversed(range(setting.seats))), seed)
    assert forward.position() == backward.position()


@law(moment=moments, seed=seeds)
def test_nothing_of_an_answer_shows_until_all_are_in(
    setting: Setting, moment: Moment, seed: int
) -> None:
    table = table_at(setting, moment)
    if not isinstance(table.open_step(), Together):
        return
    asked = table.asked
    action, seat = some_action(table, seed)
    before = [table.view(other) for other in seats_and_spectator(table)]
    table.act(action, seat)
    if table.asked == asked and not table.is_over:
        after = [table.view(other) for other in seats_and_spectator(table)]
        for other in seats_and_spectator(table):
            if other != seat:
                index = table.seats if other is None else other
                assert before[index] == after[index]


# -- hidden information -------------------------------------------------------------------------


@law(moment=moments, seed=seeds)
def test_a_seat_cannot_tell_a_sampled_world_from_the_truth(
    setting: Setting, moment: Moment, seed: int
) -> None:
    truth = table_at(setting, moment)
    for seat in seats_and_spectator(truth):
        world = truth.determinize(seat, serao.Rng(seed))
        assert shown(world, seat) == shown(truth, seat)
        for other in world.waiting():
            assert len(world.options(other)) >= 2
        played = world.clone()
        play_at_random(played, serao.Rng(seed))
        assert played.is_over


@law(moment=moments, seed=seeds)
def test_a_world_depends_on_what_the_seat_sees_and_on_nothing_else(
    setting: Setting, moment: Moment, seed: int
) -> None:
    truth = table_at(setting, moment)
    for seat in seats_and_spectator(truth):
        world = truth.determinize(seat, serao.Rng(seed))
        of_world = world.determinize(seat, serao.Rng(seed + 1))
        of_truth = truth.determinize(seat, serao.Rng(seed + 1))
        assert of_world.position() == of_truth.position()


@law(moment=moments, seed=seeds)
def test_a_sampled_world_does_not_know_scripted_luck(
    setting: Setting, moment: Moment, seed: int
) -> None:
    table = table_at(setting, moment)
    table.luck = ["what never comes"]
    for seat in seats_and_spectator(table):
        world = table.determinize(seat, serao.Rng(seed))
        assert world.luck is None
        play_at_random(world, serao.Rng(seed))
        assert world.is_over


@law(seed=seeds)
def test_what_a_seat_cannot_see_is_drawn_anew(setting: Setting, seed: int) -> None:
    """A world that is the truth shows a bot everybody's cards, and looks right to every other law."""
    table = setting.new_table(seed)
    rng = serao.Rng(seed)
    hides = draws = 0
    for _ in range(LOOKS):
        if table.is_over:
            break
        for seat in seats_and_spectator(table):
            if len(unseen_names(table, seat)) >= 2:
                hides += 1
                draws += written(table.determinize(seat, rng)) != written(table)
        act_at_random(table, rng)
    assert draws or not hides


@law(moment=moments, seed=seeds)
def test_an_event_never_shows_a_seat_what_its_view_would_not(
    setting: Setting, moment: Moment, seed: int
) -> None:
    """In two worlds that look alike before and after an act, the events look alike."""
    game = serao.game(setting.slug)
    truth = table_at(setting, moment)
    action, actor = some_action(truth, seed)
    for seat in seats_and_spectator(truth):
        world = truth.determinize(seat, serao.Rng(seed))
        if action not in world.options(actor):
            continue
        seen = []
        for table in (truth, world):
            told = game.table_from(table.position(), journal=True)
            told.act(action, actor)
            viewer = -1 if seat is None else seat
            events = [event.as_seen_by(viewer) for event in told.journal or []]
            seen.append((shown(told, seat), [event for event in events if event is not None]))
        if seen[0][0] == seen[1][0]:
            assert seen[0][1] == seen[1][1]


@law(moment=moments, seed=seeds)
def test_what_an_act_without_a_reveal_does_was_known_before(
    setting: Setting, moment: Moment, seed: int
) -> None:
    """Undo goes back over such an act: it must not have shown anything to anybody.

    Whoever could not know that the actor had this option has been shown something, unless it sees
    no change, or one that something else would have made. (Where a table is not discreet, who is
    asked next shows more.)
    """
    truth = table_at(setting, moment, discreet=True)
    action, actor = some_action(truth, seed)
    after = truth.clone()
    after.act(action, actor)
    if after.reveals != truth.reveals:
        return
    for seat in seats_and_spectator(truth):
        world = truth.determinize(seat, serao.Rng(seed))
        if action in world.options(actor):
            world.act(action, actor)
            if world.reveals == after.reveals:
                assert world.view(seat) == after.view(seat)
        elif after.shows == truth.shows:
            assert after.view(seat) in [truth.view(seat), *views_after(world, actor, seat)]


def views_after(world: State, actor: int, seat: int | None) -> list[dict[str, object]]:
    """Return what ``seat`` would see after each option of ``actor``."""
    views = []
    for option in world.options(actor):
        after = world.clone()
        after.act(option, actor)
        views.append(after.view(seat))
    return views


# -- for people ---------------------------------------------------------------------------------


@law(moment=moments)
def test_every_option_has_words_of_its_own(setting: Setting, moment: Moment) -> None:
    table = table_at(setting, moment)
    for seat in table.waiting():
        words = [table.words(option, seat) for option in table.options(seat)]
        assert len(set(words)) == len(words)
        assert all(text.strip() and "{" not in text for text in words)


@law(moment=moments, seed=seeds)
def test_the_words_of_an_action_say_no_more_than_the_seat_knows(
    setting: Setting, moment: Moment, seed: int
) -> None:
    table = table_at(setting, moment)
    for seat in range(table.seats):
        world = table.determinize(seat, serao.Rng(seed))
        for action in range(len(table.game.actions)):
            assert table.words(action, seat) == world.words(action, seat) != ""


@law(moment=moments)
def test_whoever_is_asked_and_nobody_else_has_a_question_in_every_language(
    setting: Setting, moment: Moment
) -> None:
    table = table_at(setting, moment)
    for seat in range(table.seats):
        questions = [table.question(seat, locale) for locale in LANGUAGES]
        if seat in table.waiting():
            assert all(text.strip() and "{" not in text for text in questions)
            assert len(set(questions)) >= len(LANGUAGES) - len(KIN)
        else:
            assert questions == [""] * len(LANGUAGES)


@law(moment=moments)
def test_every_event_has_a_sentence_for_everybody_who_may_see_it(
    setting: Setting, moment: Moment
) -> None:
    table = table_at(setting, moment, journal=True)
    game = serao.game(setting.slug)
    assert table.journal is not None
    for event in table.journal[-60:]:
        for seat in (-1, *range(table.seats)):
            seen = event.as_seen_by(seat)
            if seen is not None:
                sentence = game.words.tell(seen, seat)
                assert sentence.strip()
                assert "{" not in sentence


@law(moment=moments)
def test_a_view_is_plain_data_and_its_picture_fits_the_terminal(
    setting: Setting, moment: Moment
) -> None:
    table = table_at(setting, moment)
    names = [f"A player called {seat}" for seat in range(table.seats)]
    for seat in seats_and_spectator(table):
        view = table.view(seat)
        assert json.loads(json.dumps(view)) == view
        text = Text.from_markup(table.game.drawing.picture(view, names, "en"))
        assert text.plain.strip()
        assert max(line.cell_len for line in text.split("\n")) <= 100


@law(moment=moments)
def test_an_evaluation_is_a_number_for_every_seat(setting: Setting, moment: Moment) -> None:
    table = table_at(setting, moment)
    for seat in range(table.seats):
        assert math.isfinite(table.game.judge.evaluate(table, seat))


@law(moment=moments)
def test_evaluations_of_all_seats_at_once_are_those_of_each(
    setting: Setting, moment: Moment
) -> None:
    table = table_at(setting, moment)
    each = [table.game.judge.evaluate(table, seat) for seat in range(table.seats)]
    assert table.game.judge.evaluate_all(table) == pytest.approx(each)


@law(moment=moments)
def test_chances_are_shares_of_one(setting: Setting, moment: Moment) -> None:
    table = table_at(setting, moment)
    judge = table.game.judge
    if not table.is_over:
        chances = judge.chances(table, judge.evaluate_all(table))
        assert len(chances) == table.seats
        assert min(chances) >= 0.0
        assert sum(chances) == pytest.approx(1.0)


@law(moment=moments, seed=seeds)
def test_a_chance_outcome_is_what_everybody_sees(
    setting: Setting, moment: Moment, seed: int
) -> None:
    truth = table_at(setting, moment)
    for seat in seats_and_spectator(truth):
        world = truth.determinize(seat, serao.Rng(seed))
        assert world.game.judge.chance_outcome(world) == truth.game.judge.chance_outcome(truth)


# -- for a client -------------------------------------------------------------------------------


@law(moment=moments)
def test_a_view_is_what_its_type_says(setting: Setting, moment: Moment) -> None:
    table = table_at(setting, moment)
    for seat in seats_and_spectator(table):
        view = table.view(seat)
        assert msgspec.convert(view, table.game.fields.view_type(), strict=True) == view


@law(moment=moments, seed=seeds)
def test_why_not_cites_a_clause_and_knows_no_more_than_the_seat(
    setting: Setting, moment: Moment, seed: int
) -> None:
    table = table_at(setting, moment)
    rules = (table.game.folder / "RULES.md").read_text(encoding="utf-8")
    for seat in range(table.seats):
        options = table.options(seat)
        world = table.determinize(seat, serao.Rng(seed))
        for action in range(len(table.game.actions)):
            reason = table.why_not(action, seat)
            assert reason == world.why_not(action, seat)
            if action in options or reason is None:
                assert reason is None
                continue
            assert reason.words
            assert reason.clause in rules
            assert bool(reason.clause) == bool(options)


@law(moment=moments)
def test_what_is_offered_is_not_barred(setting: Setting, moment: Moment) -> None:
    table = table_at(setting, moment)
    for seat in table.waiting():
        for action in table.options(seat):
            assert bar_at(table, action, seat) is None


@law(moment=moments)
def test_a_reckoning_adds_up_to_the_score(setting: Setting, moment: Moment) -> None:
    table = table_at(setting, moment)
    lines = table.game.drawing.reckoning(table, "en")
    assert [sum(points for _, points in seat) for seat in lines] == table.scores()
    assert all(words for seat in lines for words, _ in seat)


@law(moment=moments)
def test_a_score_sheet_has_a_cell_with_a_reason_for_every_seat(
    setting: Setting, moment: Moment
) -> None:
    table = table_at(setting, moment)
    for locale in LANGUAGES:
        rows = table.game.drawing.sheet(table, locale)
        assert all(row.words and len(row.cells) == table.seats for row in rows)
        assert all(cell.why for row in rows for cell in row.cells)
        columns = [[row.cells[seat].points for row in rows] for seat in range(table.seats)]
        assert [sum(points) for points in columns] == table.scores()
        merits = table.game.drawing.merits(table, locale)
        assert all(merit.words and len(merit.amounts) == table.seats for merit in merits)


@law(seed=seeds)
def test_whoever_comes_first_with_equal_points_does_so_by_a_merit_that_has_a_name(
    setting: Setting, seed: int
) -> None:
    table = setting.new_table(seed)
    play_at_random(table, serao.Rng(seed))
    ranking, scores = table.ranking(), table.scores()
    decided = ties(ranking, scores, table.game.drawing.merits(table, "en"))
    for ahead, behind in pairwise(ranking):
        level = behind if scores[ahead[0]] == scores[behind[0]] else []
        assert sorted(seat for tie in decided if tie.ahead == ahead for seat in tie.behind) == level
    assert all(tie.words and tie.more > tie.less for tie in decided)
