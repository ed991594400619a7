"""The generator: known answers, fairness, copies."""

from __future__ import annotations

import hashlib
import struct
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serao.kernel.rng import Rng, rng_at


def words_by_hand(seed: int | str | bytes, number: int) -> list[int]:
    """Return the first words for ``seed``, straight from the description and hashlib."""
    if isinstance(seed, bytes):
        material = b"bytes:" + seed
    elif isinstance(seed, str):
        material = b"text:" + seed.encode("utf-8")
    else:
        material = b"number:" + str(seed).encode("ascii")
    key = hashlib.blake2b(material, digest_size=32, person=b"serao-seed").digest()
    words: list[int] = []
    block = 0
    while len(words) < number:
        digest = hashlib.blake2b(struct.pack("<Q", block), key=key, digest_size=64).digest()
        words += struct.unpack("<16I", digest)
        block += 1
    return words[:number]


@pytest.mark.parametrize("seed", [0, 1, -5, 2**80, "", "serão", "7", b"", b"7", bytes(range(64))])
def test_the_words_are_those_of_keyed_blake2b_in_counter_mode(seed: int | str | bytes) -> None:
    rng = Rng(seed)
    assert [rng.word() for _ in range(50)] == words_by_hand(seed, 50)


def test_known_answers_never_change() -> None:
    """Records of games depend on these numbers for ever."""
    rng = Rng(0)
    assert [rng.word() for _ in range(4)] == [4281768337, 1907545944, 711870025, 3039524982]
    dice = Rng("serao")
    assert [dice.below(6) for _ in range(10)] == [3, 2, 4, 5, 1, 3, 2, 3, 5, 3]


def test_equal_numbers_texts_and_bytes_are_different_seeds() -> None:
    firsts = {Rng(seed).word() for seed in (7, "7", b"7", 70, "07")}
    assert len(firsts) == 5


@given(st.integers(1, 2**32))
def test_below_takes_the_first_word_under_the_last_whole_multiple(n: int) -> None:
    rng = Rng(n)
    fair = (2**32 // n) * n
    wanted = next(word for word in words_by_hand(n, 200) if word < fair) % n
    assert rng.below(n) == wanted


def test_below_rejects_words_that_would_favour_small_numbers() -> None:
    n = 3 * 2**30  # a quarter of all words is refused
    rng = Rng("unbiased")
    accepted = [word for word in words_by_hand("unbiased", 400) if word < n]
    assert [rng.below(n) for _ in range(200)] == accepted[:200]
    assert rng.used > 200
    # without rejection the lowest third would come up twice as often as each other
    thirds = Counter(word // 2**30 for word in accepted)
    assert max(thirds.values()) < 1.5 * min(thirds.values())


def test_below_1_is_0_and_every_number_comes_up() -> None:
    rng = Rng(5)
    assert {rng.below(1) for _ in range(20)} == {0}
    counts = Counter(rng.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())


def test_a_shuffle_is_a_fisher_yates_from_the_end() -> None:
    items = list(range(10))
    Rng("cards").shuffle(items)
    rng = Rng("cards")
    by_hand = list(range(10))
    for last in range(9, 0, -1):
        other = rng.below(last + 1)
        by_hand[last], by_hand[other] = by_hand[other], by_hand[last]
    assert items == by_hand
    assert sorted(items) == list(range(10))


def test_all_orders_of_three_come_up_about_equally() -> None:
    rng = Rng(1)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(3000):
        items = [0, 1, 2]
        rng.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 6
    assert all(400 < count < 600 for count in orders.values())


@pytest.mark.parametrize("items", [[], [4]])
def test_a_shuffle_of_nothing_or_one_uses_no_words(items: list[int]) -> None:
    rng = Rng(1)
    rng.shuffle(items)
    assert rng.used == 0


@pytest.mark.parametrize("used", [0, 1, 15, 16, 17, 40])
def test_a_copy_goes_on_alone(used: int) -> None:
    rng = Rng("twins")
    for _ in range(used):
        rng.word()
    copy = rng.copy()
    assert [copy.word() for _ in range(30)] == words_by_hand("twins", used + 30)[used:]
    assert rng.used == used
    assert [rng.word() for _ in range(30)] == words_by_hand("twins", used + 30)[used:]


def test_a_fork_is_fixed_by_the_next_words_and_independent_of_what_follows() -> None:
    rng = Rng("root")
    fork = rng.fork()
    key = b"".join(struct.pack("<I", word) for word in words_by_hand("root", 8))
    digest = hashlib.blake2b(struct.pack("<Q", 0), key=key).digest()
    assert [fork.word() for _ in range(16)] == list(struct.unpack("<16I", digest))
    assert rng.used == 8
    assert rng.word() == words_by_hand("root", 9)[8]
    assert Rng("root").fork().word() == struct.unpack("<16I", digest)[0]


@pytest.mark.parametrize("used", [0, 1, 15, 16, 33])
def test_a_stored_generator_goes_on_where_it_was(used: int) -> None:
    rng = Rng(99)
    for _ in range(used):
        rng.word()
    key, at = rng.state()
    assert at == used
    again = rng_at(str(key), int(at))
    assert [again.word() for _ in range(40)] == [rng.word() for _ in range(40)]


def test_an_rng_without_a_seed_is_seed_0() -> None:
    assert Rng().word() == Rng(0).word()
