"""What a record proves: that the game went as written, and that nobody chose its chance.

A file alone can only agree with itself. What was fixed before the start is proven by what a
player kept from then: the table's commitment, the own share, and the seal. That it is the game
which was on the screen is proven by what the player saw: a witness.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from serao.games import game as game_called
from serao.kernel.errors import SeraoError
from serao.kernel.state import State
from serao.records import (
    FIRST_FORMAT,
    OfDay,
    Record,
    RecordError,
    Result,
    play_entry,
    texts_of,
    words_of,
)
from serao.witness import Watching, Witness

DIGEST: Final = re.compile(r"[0-9a-f]{64}")
SHARE: Final = re.compile(r"(?:(\d{1,2}):)?((?:[0-9a-f]{2})+)")


class KeptShare(NamedTuple):
    share: str
    seat: int | None = None  # None: of a seat that the keeper does not name


class Kept(msgspec.Struct, frozen=True):
    """What somebody kept, to hold a record against it."""

    commitment: str | None = None  # of the secret, as the table first showed it
    shares: tuple[KeptShare, ...] = ()
    seal: str | None = None  # as it was before the own share was shown
    closing: str | None = None  # as it was at the end

    def __post_init__(self) -> None:
        for name in ("commitment", "seal", "closing"):
            value = getattr(self, name)
            if value is not None and not DIGEST.fullmatch(value):
                raise SeraoError(f"--{name} is 64 hexadecimal digits, not {value!r}")


def kept_share(text: str) -> KeptShare:
    """Return the share that ``SHARE`` or ``SEAT:SHARE`` says."""
    found = SHARE.fullmatch(text)
    if found is None:
        raise SeraoError(f"--share is hexadecimal digits, or SEAT:DIGITS, not {text!r}")
    seat, share = found.groups()
    return KeptShare(share, None if seat is None else int(seat))


class Finding(NamedTuple):
    """One sentence of a verdict: something proven, or something that this proves not."""

    proven: bool
    words: str


def yes(words: str) -> Finding:
    return Finding(True, words)


def no(words: str) -> Finding:
    return Finding(False, words)


def kept_by(witness: Witness) -> Kept:
    """Return what a witness has kept beside what it saw."""
    share = None if witness.share is None else KeptShare(witness.share, witness.seat)
    shares = () if share is None else (share,)
    return Kept(witness.commitment, shares, witness.seal, witness.closing)


def verify(
    record: Record,
    kept: Kept | Witness = Kept(),  # noqa: B008  # frozen
    edition: Path | None = None,
) -> list[Finding]:
    """Return what is proven of ``record`` and what is not; refuse what is untrue."""
    if isinstance(kept, Witness):
        return checked(record, kept_by(kept), edition, Watching(kept, record))
    return checked(record, kept, edition, None)


def checked(
    record: Record, kept: Kept, edition: Path | None, watching: Watching | None
) -> list[Finding]:
    if record.committed() != record.commitment:
        raise RecordError(
            "the secret is not the one that was committed to"
            if record.day is None
            else "the secret, the day or who sits where is not what was committed to for that day"
        )
    beginning = first_beginning if record.format == FIRST_FORMAT else beginning_of
    found = [*beginning(record, kept), *given(record)]
    return [*found, *course_of(record, kept, edition, watching), *seen_by(record, watching)]


# -- the beginning ----------------------------------------------------------------------------


def given(record: Record) -> list[Finding]:
    """Say that nobody drew the position at which a game begins that is played on from somewhere."""
    if record.moment is None:
        return []
    return [
        no(
            "the game begins at a position that was given: what is drawn is only what seat "
            f"{record.moment.seat} could not know there"
        )
    ]


def beginning_of(record: Record, kept: Kept) -> list[Finding]:
    """Hold the drawing of the seed against what was kept."""
    if record.day is not None:
        return beginning_of_day(record, record.day, kept)
    if record.place == "home":
        return beginning_at_home(record, kept)
    people = [player.bot is None for player in record.players]
    if [share is not None for share in record.shares] != people:
        raise RecordError("there is not one share for each person")
    found = [committed(record, kept), *shared(record.shares, kept)]
    if not any(people):
        alone = no("nobody but the host drew the chance of this table: only bots played")
        return [*found, *terms_sealed(record, kept), alone]
    return [*found, sealed(record, kept), attempted(record)]


def beginning_of_day(record: Record, day: OfDay, kept: Kept) -> list[Finding]:
    """Hold the deal of a day against what was published before the day."""
    if any(share is not None for share in record.shares) or kept.shares:
        raise RecordError("at the deal of a day nobody gives a share")
    if [player.bot is None for player in record.players].count(True) != 1:
        raise RecordError("the deal of a day is played by one person with bots")
    usual = game_called(record.game).settings({})
    if record.edition or record.moment or record.hints_allowed or record.options != usual:
        raise RecordError(
            "the deal of a day is played with the usual content and options, without hints"
        )
    if kept.commitment is None:
        published = no(
            f"whether this is the deal that everybody had on {day.date}, the --commitment that was "
            "published before can prove"
        )
    elif kept.commitment != record.commitment:
        raise RecordError(
            f"the commitment is not the one that you kept for {day.date}: it is another deal"
        )
    else:
        published = yes(
            f"it is the deal of {day.date} that was committed to: secret, seats, and how the bots think"
        )
    return [
        published,
        *terms_sealed(record, kept),
        no(
            "the house drew the secret of the day alone: it could look at it, and choose among deals"
        ),
        no("whether the bots answered as the secret makes them is not played again here"),
    ]


def beginning_at_home(record: Record, kept: Kept) -> list[Finding]:
    if any(share is not None for share in record.shares):
        raise RecordError("a game played at home has no shares")
    if kept.shares or kept.seal is not None:
        raise RecordError("this game was played at home: nobody gave a share, nothing was sealed")
    return [
        committed(record, kept),
        no("it was played at home: whoever ran it drew all chance alone, and could choose it"),
    ]


def first_beginning(record: Record, kept: Kept) -> list[Finding]:
    """Hold the drawing of the seed by derivation 1 against what was kept."""
    if kept.seal is not None or kept.closing is not None:
        raise RecordError(f"a {FIRST_FORMAT} has neither a seal nor a closing number")
    return [
        committed(record, kept),
        *shared(record.entropy, kept),
        no(
            "shares were shown one after the other: whoever knew the secret and came last could choose"
        ),
        no("the names of players, the levels of bots and the edition are not bound to the chance"),
    ]


def committed(record: Record, kept: Kept) -> Finding:
    if kept.commitment is None:
        return no(
            "when its commitment was published this file cannot say: pass the --commitment you saw"
        )
    if kept.commitment != record.commitment:
        raise RecordError("the commitment is not the one you kept: the secret was exchanged")
    return yes("the secret is the one that the table had committed to when you first saw it")


def shared(shares: Sequence[str | None], kept: Kept) -> list[Finding]:
    for share, seat in kept.shares:
        places = [i for i, given in enumerate(shares) if given == share]
        if not places or (seat is not None and seat not in places):
            raise RecordError(f"the share {share[:12]}… is not in the seed where you gave it")
    if kept.shares:
        return [yes("the share you kept is in the seed")]
    if any(share is not None for share in shares):
        return [no("whether the shares are those that people gave, they can say: pass a --share")]
    return []


def check_seal(record: Record, kept: Kept) -> None:
    if kept.seal != record.seal():
        raise RecordError(
            "the seal is not the one you kept: shares, players or terms were exchanged"
        )


def terms_sealed(record: Record, kept: Kept) -> list[Finding]:
    """Hold a table without shares against a kept seal, if there is one."""
    if kept.seal is None:
        return []
    check_seal(record, kept)
    return [yes("the players and the terms are those of the seal that you kept")]


def sealed(record: Record, kept: Kept) -> Finding:
    if kept.seal is None:
        return no("whether all was sealed before shares were shown, a kept --seal can prove")
    check_seal(record, kept)
    return yes(
        "everybody's share, the players and the terms are those that were sealed before you showed "
        "your share: nobody could choose the chance"
        + ("" if record.attempt == 1 else ", except by breaking off and drawing again")
    )


def attempted(record: Record) -> Finding:
    if record.attempt == 1:
        return yes("the shares were drawn once; no beginning was broken off")
    times = record.attempt - 1
    return no(
        f"{times} beginning{'s were' if times > 1 else ' was'} broken off before this one: whoever broke "
        "it off may have seen what it would have given"
    )


# -- the course of the game -------------------------------------------------------------------


def course_of(
    record: Record, kept: Kept, edition: Path | None, watching: Watching | None
) -> list[Finding]:
    """Play the whole game again."""
    table = record.opened(edition, journal=watching is not None)
    readable = words_can_be_compared(record, table)
    others = 0  # actions of an old record that read other than here
    if watching is not None:
        watching.look(table)
    for i, entry in enumerate(record.actions):
        if table.is_over:
            raise RecordError(f"action {i + 1}: the game was over before it")
        if readable and entry.action in table.options(entry.seat):
            words = words_of(table, i, entry)
            if words != entry.words and record.format != FIRST_FORMAT:
                raise RecordError(f"action {i + 1}: the words are {words!r}, not {entry.words!r}")
            others += words != entry.words
        play_entry(table, i, entry)
        if watching is not None:
            watching.look(table)
    found = Result(table.scores(), table.ranking()) if table.is_over else None
    if found != record.result:
        raise RecordError(f"the result is {found}, not {record.result}")
    if found is None and record.place == "hosted":
        raise RecordError("the record is cut off: a hosted game tells its secret when it is over")
    return [
        yes(f"the content is the one named ({record.content[:12]})"),
        *told(record, readable, others),
        yes("the result is what the rules give")
        if found
        else no("the game is not over in this file"),
        *closed(record, kept),
    ]


def words_can_be_compared(record: Record, table: State) -> bool:
    """Whether the words were written with the texts that are here; a record of before may have been."""
    return record.format == FIRST_FORMAT or record.texts == texts_of(table.game)


def told(record: Record, readable: bool, others: int) -> list[Finding]:
    number = len(record.actions)
    if (readable and not others) or not number:
        return [yes(f"all {number} actions are legal with this chance and read as written")]
    if readable:
        return [
            yes(f"all {number} actions are legal with this chance"),
            no(f"{others} of them read other than here: the record does not say with which texts"),
        ]
    return [
        yes(f"all {number} actions are legal with this chance"),
        no("their words were written with other texts than those here, and were not compared"),
    ]


def closed(record: Record, kept: Kept) -> list[Finding]:
    if record.format == FIRST_FORMAT:
        return []
    others = ", or other hints given" if record.hints_allowed else ""
    if kept.closing is None:
        return [no(f"whether other legal actions were taken{others}, a kept --closing can prove")]
    if kept.closing != record.closing():
        raise RecordError(
            f"the closing number is not the one you kept: other actions were taken{others}"
        )
    found = yes("the actions are those of the table at its end")
    if not record.hints_allowed:
        return [found]
    return [found, yes(f"hints were given as often as the record says: {len(record.hints)}")]


# -- what was on the screen -------------------------------------------------------------------


def seen_by(record: Record, watching: Watching | None) -> list[Finding]:
    """Hold the game that was played again against what somebody saw of it."""
    if watching is None:
        if record.place == "home":
            return []
        return [no("whether this is the game that was on your screen, a --witness can prove")]
    watching.end(record)
    return [*lines_seen(watching), *taken_back(watching.witness.back)]


def lines_seen(watching: Watching) -> list[Finding]:
    witness = watching.witness
    lines, actions = len(witness.lines), len(witness.actions)
    found = yes(
        f"what your client wrote down is what happens with this chance: lines {lines}, "
        f"looks at the table {len(witness.views)}, own actions {actions}"
    )
    missing = []
    if lines != watching.told:
        missing.append(
            no(f"your client saw {lines} of {watching.told} lines; the rest it cannot prove")
        )
    if witness.lost:
        missing.append(
            no(
                f"actions that you took went away without you, or were never acknowledged (number: "
                f"{witness.lost}): whether others stand in their place, this cannot say"
            )
        )
    return [found, *missing]


def taken_back(times: int) -> list[Finding]:
    if not times:
        return []
    return [no(f"lines that you had seen were taken back (times: {times}), and were not compared")]
