"""Each law catches a lie: Sueca with one thing wrong fails it, and Sueca as it is fails none."""

from __future__ import annotations

import inspect
import shutil
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import serao
from serao.kernel.kinds import Seat
from serao.kernel.messages import LANGUAGES
from serao.testing import laws
from serao.testing.tables import Moment, Setting
from tests.plugins.environment import SUECA

games = import_module("serao.games")  # the module: serao.games is the function

MOMENTS = [Moment(3, 0), Moment(5, 7), Moment(11, 26), Moment(2, 41)]

Lie = Callable[[pytest.MonkeyPatch, Path], None]
Laws = dict[str, Callable[..., None]]


@pytest.fixture(autouse=True)
def sueca(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Bring Sueca into the house, for the length of a test."""
    monkeypatch.syspath_prepend(str(SUECA / "src"))
    import serao_sueca  # noqa: PLC0415  # only there from here on

    monkeypatch.setattr(games, "brought", lambda: {"sueca": serao_sueca.define})
    games.published.cache_clear()
    yield
    games.published.cache_clear()


# It asks another process, where nobody has brought Sueca; test_sueca.py installs it.
NOT_HERE = "test_a_pickled_table_goes_on_equally_in_another_process"


class Silence:
    """Stands for pytest's capture of what is printed."""

    def disabled(self) -> AbstractContextManager[None]:
        return nullcontext()


def every_law() -> Laws:
    found = {name: law for name, law in vars(laws).items() if name.startswith("test_")}
    del found[NOT_HERE]
    return found


def examples(law: Callable[..., None], tmp_path: Path) -> Iterator[dict[str, Any]]:
    """Yield what to try a law with: a few moments of a table, or the game in each language."""
    wanted = inspect.signature(law).parameters
    for i, moment in enumerate(MOMENTS):
        folder = tmp_path / law.__name__ / str(i)
        folder.mkdir(parents=True)
        known = {
            "setting": Setting("sueca", 4),
            "slug": "sueca",
            "file": "pack.toml",
            "acts": moment.decisions,
            "capsys": Silence(),
            "moment": moment,
            "seed": i,
            "locale": LANGUAGES[i % len(LANGUAGES)],
            "tmp_path": folder,
        }
        yield {name: known[name] for name in wanted}


def broken(tmp_path: Path) -> set[str]:
    """Return the laws that the game breaks."""
    found = set()
    for name, law in every_law().items():
        bare = law.hypothesis.inner_test if hasattr(law, "hypothesis") else law
        try:
            for example in examples(bare, tmp_path):
                bare(**example)
        except (Exception, pytest.fail.Exception):  # noqa: BLE001  # however a law says no
            found.add(name)
    return found


def nothing_is_redealt(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    course_with(monkeypatch, redeal=lambda *_: None)


def luck_is_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from serao_sueca import Sueca  # noqa: PLC0415

    honest = Sueca.determinize

    def keeping(self: Any, table: Any, seat: int, rng: serao.Rng) -> Any:
        world = honest(self, table, seat, rng)
        world.luck = table.luck
        return world

    monkeypatch.setattr(Sueca, "determinize", keeping)


def a_hidden_card_is_in_view(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from serao_sueca.table import Table  # noqa: PLC0415

    honest = Table.view
    monkeypatch.setattr(
        Table, "view", lambda self, seat: {**honest(self, seat), "stake": sum(self.hands[1])}
    )


def an_event_tells_of_a_hidden_card(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from serao_sueca import events, steps  # noqa: PLC0415

    honest = steps.Play.take

    def telling(self: Any, state: Any, action: int) -> None:
        honest(self, state, action)
        after: Seat = (self.seat + 1) % 4
        if state.telling and state.hands[after]:
            state.emit(events.TrickTaken(after, state.hands[after][0]))

    monkeypatch.setattr(steps.Play, "take", telling)


def a_step_forgets_its_parts(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from serao_sueca import steps  # noqa: PLC0415

    monkeypatch.setattr(steps.Play, "parts", lambda _: (0,))


def options_are_upside_down(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from serao_sueca import steps  # noqa: PLC0415

    honest = steps.Play.options
    monkeypatch.setattr(steps.Play, "options", lambda self, state: honest(self, state)[::-1])


def a_language_lacks_a_message(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    portuguese = packaged(monkeypatch, tmp_path) / "texts" / "pt.ftl"
    said = portuguese.read_text(encoding="utf-8").splitlines(keepends=True)
    kept = [line for line in said if not line.startswith("why-follow")]
    portuguese.write_text("".join(kept), encoding="utf-8")


def a_sentence_has_a_number_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for path in (packaged(monkeypatch, tmp_path) / "texts").glob("*.ftl"):
        said = path.read_text(encoding="utf-8")
        assert "{ $rank-ace-points }" in said
        path.write_text(said.replace("{ $rank-ace-points }", "11"), encoding="utf-8")


def packaged(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Let Sueca be read from a copy of its package, which is returned."""
    import serao_sueca  # noqa: PLC0415

    folder = tmp_path / "package"
    shutil.copytree(serao_sueca.HERE, folder)
    monkeypatch.setattr(serao_sueca, "HERE", folder)
    return folder


def nothing_is_said_of_a_card_that_is_not_held(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    a_verb_is_explained_where_it_is_offered(monkeypatch, tmp_path)
    course_with(monkeypatch, elsewhere={})


def a_verb_is_explained_where_it_is_offered(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from serao_sueca import steps  # noqa: PLC0415

    honest = steps.Play.bar

    def silent(self: Any, state: Any, action: int) -> Any:
        bar = honest(self, state, action)
        return None if bar is steps.NOT_IN_HAND else bar

    monkeypatch.setattr(steps.Play, "bar", silent)


def a_bar_is_no_rule(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from serao_sueca import steps  # noqa: PLC0415

    honest = steps.Play.bar

    def options(self: Any, state: Any) -> list[int]:
        return [card for card in state.hands[self.seat] if honest(self, state, card) is None]

    monkeypatch.setattr(steps.Play, "options", options)
    monkeypatch.setattr(steps.Play, "bar", lambda *_: steps.NOT_IN_HAND)


def the_losers_are_first(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    honest = serao.game("sueca").course.ranking
    course_with(monkeypatch, ranking=lambda table: honest(table)[::-1])


def course_with(monkeypatch: pytest.MonkeyPatch, **changes: Any) -> None:
    game = serao.game("sueca")
    monkeypatch.setattr(game, "course", replace(game.course, **changes))


LIES: dict[Lie, set[str]] = {  # and the laws that it breaks: one, or what rests on the same
    nothing_is_redealt: {"test_what_a_seat_cannot_see_is_drawn_anew"},
    luck_is_kept: {"test_a_sampled_world_does_not_know_scripted_luck"},
    the_losers_are_first: {"test_a_random_game_ends_with_everybody_ranked"},
    a_language_lacks_a_message: {"test_every_language_says_all_that_english_says"},
    a_sentence_has_a_number_of_its_own: {
        "test_a_changed_number_changes_a_sentence",
        "test_no_sentence_about_the_content_has_a_number_of_its_own",
    },
    nothing_is_said_of_a_card_that_is_not_held: {
        "test_every_action_that_is_not_offered_has_a_reason_or_is_named"
    },
    a_verb_is_explained_where_it_is_offered: {
        "test_a_verb_that_belongs_elsewhere_is_never_offered_there"
    },
    a_bar_is_no_rule: {
        "test_what_is_offered_is_not_barred",
        "test_a_bar_holds_whenever_it_is_asked_and_its_action_is_not_offered",
    },
    options_are_upside_down: {"test_options_are_sorted_unique_and_in_the_action_table"},
    a_step_forgets_its_parts: {
        "test_a_stored_table_reloads_equal_and_plays_on_the_same",
        "test_a_discreet_table_is_stored_as_such",
        "test_a_copied_table_goes_on_equally",
        "test_a_stored_table_gives_the_same_rows",
        "test_a_bar_holds_whenever_it_is_asked_and_its_action_is_not_offered",
        "test_an_event_never_shows_a_seat_what_its_view_would_not",  # it looks at stored tables
    },
    an_event_tells_of_a_hidden_card: {
        "test_an_event_never_shows_a_seat_what_its_view_would_not",
        "test_no_line_shows_more_than_the_viewer_may_know_at_that_moment",
    },
    a_hidden_card_is_in_view: {
        "test_a_seat_cannot_tell_a_sampled_world_from_the_truth",
        "test_a_world_of_a_discreet_table_is_whole",
    },
}


def test_an_honest_game_breaks_no_law(tmp_path: Path) -> None:
    assert broken(tmp_path) == set()


@pytest.mark.parametrize("lie", LIES, ids=lambda lie: lie.__name__)
def test_a_lie_is_caught(lie: Lie, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    lie(monkeypatch, tmp_path)
    assert broken(tmp_path) == LIES[lie]
