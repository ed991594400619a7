"""The table's own chance: keyed BLAKE2b in counter mode."""

from __future__ import annotations

from hashlib import blake2b
from struct import unpack
from typing import Final

WORDS: Final = 16  # 32-bit words in one block of 64 bytes
SPAN: Final = 1 << 32  # values of one word


def key_of(seed: int | str | bytes) -> bytes:
    """Return the 32-byte key for ``seed``; equal numbers and texts give different keys."""
    if isinstance(seed, bytes):
        material = b"bytes:" + seed
    elif isinstance(seed, str):
        material = b"text:" + seed.encode()
    else:
        material = b"number:%d" % seed
    return blake2b(material, digest_size=32, person=b"serao-seed").digest()


class Rng:
    """An endless row of 32-bit words, fixed by a key.

    Word ``i`` is part ``i % 16`` of ``blake2b(i // 16, key=key)``. The same key gives the
    same words on every machine and in every version; without the key they cannot be
    foretold. A copy costs one small object, because the key and the current block are
    shared and never edited.
    """

    key: bytes
    used: int  # words handed out so far
    block: tuple[int, ...]  # the words of the block that ``used`` points into

    def __init__(self, seed: int | str | bytes | None = 0) -> None:
        """``None`` leaves the key to be set: a copy need not hash a seed of its own."""
        self.key = b"" if seed is None else key_of(seed)
        self.used = 0
        self.block = ()

    def copy(self) -> Rng:
        other = Rng(None)
        other.key = self.key
        other.used = self.used
        other.block = self.block
        return other

    def word(self) -> int:
        """Return the next 32-bit word."""
        at = self.used % WORDS
        if at == 0 or not self.block:
            self.refill()
        self.used += 1
        return self.block[at]

    def refill(self) -> None:
        counter = (self.used // WORDS).to_bytes(8, "little")
        self.block = unpack("<16I", blake2b(counter, key=self.key).digest())

    def below(self, n: int) -> int:
        """Return a number from 0 to ``n - 1``, all equally likely (``n`` up to 2**32)."""
        fair = SPAN - SPAN % n
        word = self.word()
        while word >= fair:
            word = self.word()
        return word % n

    def shuffle(self, items: list[int]) -> None:
        """Put ``items`` into an order drawn uniformly from all orders."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            item = items[last]
            items[last] = items[other]
            items[other] = item

    def fork(self) -> Rng:
        """Return a generator of its own, fixed by the next words of this one."""
        other = Rng(None)
        other.key = b"".join([self.word().to_bytes(4, "little") for _ in range(8)])
        return other

    def state(self) -> list[str | int]:
        """Return key and position as JSON-able values; see ``rng_at``."""
        return [self.key.hex(), self.used]


def rng_at(key: str, used: int) -> Rng:
    """Return the generator that ``Rng.state`` described."""
    other = Rng(None)
    other.key = bytes.fromhex(key)
    other.used = used
    return other
