"""Motions: what the people at a table decide together, one at a time.

A motion stands while the table does: it is about the choice that is open. What the store keeps
of one that fell counts for nothing, because it names the version at which it was made.
"""

from __future__ import annotations

import time

import msgspec

from serao.kernel.errors import SeraoError
from serao.server import seats
from serao.server.codes import Refusal
from serao.server.hosted import GO_BACK
from serao.server.messages import Motion, Moved
from serao.server.tables import Table
from serao.server.takebacks import ANSWERED, AWAY, LIGHT_SINCE, OTHERS_CHOOSE
from serao.store import About, MotionRow, Outcome


class Motions:
    def __init__(self, player_away_seconds: float) -> None:
        self.player_away_seconds = player_away_seconds  # after which a seat may be replaced

    # -- what people do ----------------------------------------------------------------------

    async def propose(self, table: Table, by: int, about: About, seat: int | None) -> None:
        async with table.lock:
            play = table.playing()
            if by not in voters(table, None):
                raise Refusal("seat/not-seated", "bot")
            if self.standing(table) is not None:
                raise Refusal("motion/open")
            if about == "undo":
                check_undo(table, by)
            elif seat is None or seat == by or not self.may_be_replaced(table, seat):
                raise Refusal("motion/not-late")
            target = seat if about == "replace" else None
            version = play.hearing.versions[-1]
            await self.settle(table, MotionRow(about, target, by, [by], [], version))

    async def vote(self, table: Table, seat: int, yes: bool) -> None:
        """Say yes or no. Whoever proposed it and says no withdraws it."""
        async with table.lock:
            motion = self.standing(table)
            if motion is None:
                raise Refusal("motion/none")
            if seat not in voters(table, motion.seat):
                raise Refusal("motion/no-vote")
            if seat == motion.by and not yes:
                await self.close(table, motion, "withdrawn")
                return
            if seat in motion.yes + motion.no:
                raise Refusal("motion/voted")
            votes = {"yes": [*motion.yes, seat]} if yes else {"no": [*motion.no, seat]}
            await self.settle(table, msgspec.structs.replace(motion, **votes))

    async def recount(self, table: Table) -> None:
        """Count again after somebody left or came back, which may decide it."""
        async with table.lock:
            motion = self.standing(table)
            if motion is not None and outcome(table, motion) is not None:
                await self.settle(table, motion)
        self.refresh(table)

    # -- what becomes of it ------------------------------------------------------------------

    def standing(self, table: Table) -> MotionRow | None:
        """Return the motion before the table, if it has not fallen by itself."""
        motion = table.row.motion
        if motion is None or motion.outcome is not None or table.play is None:
            return None
        if motion.version != table.play.hearing.versions[-1] or motion.by not in voters(
            table, motion.seat
        ):
            return None
        if motion.seat is not None and not self.may_be_replaced(table, motion.seat):
            return None
        if motion.about == "undo" and undoes_absent(table, motion.by):
            return None
        return motion

    def may_be_replaced(self, table: Table, seat: int) -> bool:
        """Whether the table waits for a person who is overdue or has gone away."""
        play = table.playing()
        if seat not in play.state.owing() or seat not in voters(table, None):
            return False
        away = table.away_for(seat)
        return play.clocks.is_overdue(seat, time.time()) or away >= self.player_away_seconds

    async def settle(self, table: Table, motion: MotionRow) -> None:
        """Keep a motion until it is decided; once it is, do what it says."""
        decided = outcome(table, motion)
        if decided is not None:
            await self.close(table, motion, decided)
            return
        await keep(table, motion)
        self.refresh(table)

    async def close(self, table: Table, motion: MotionRow, decided: Outcome) -> None:
        await keep(table, msgspec.structs.replace(motion, outcome=decided))
        table.motion = None
        try:
            if decided == "carried":
                await carry_out(table, motion)
        except SeraoError:
            publish(
                table, "withdrawn"
            )  # the table moved on at the last moment, or the store failed
            raise
        publish(table, decided)

    def refresh(self, table: Table) -> None:
        """Tell everybody what stands before the table, if it is not what they were told."""
        motion = self.standing(table)
        now = None if motion is None else told(table, motion)
        if now != table.motion:
            table.motion = now
            publish(table, None if now is not None else what_became(table.row.motion))


def check_undo(table: Table, by: int) -> None:
    """Refuse an undo that is impossible, or that needs nobody's consent."""
    play = table.playing()
    if not play.takebacks.bars[by]:
        raise Refusal("motion/needless")
    if not play.takebacks.consents[by] and (
        enough := play.takebacks.second_thoughts.why_enough(by)
    ):
        raise Refusal("table/cannot-take-back", enough)
    if not play.takebacks.consents[by]:
        others = play.takebacks.bars[by] in (ANSWERED, OTHERS_CHOOSE)
        raise Refusal("table/cannot-take-back", LIGHT_SINCE if others else play.takebacks.bars[by])
    if undoes_absent(table, by):
        raise Refusal("table/cannot-take-back", AWAY)


def undoes_absent(table: Table, by: int) -> bool:
    """Whether going back would undo what was done on the seat of somebody who cannot be asked."""
    undone = table.playing().takebacks.undone_with(by)
    return any(table.seats[seat].kind == "person" for seat in undone - set(voters(table, None)))


def voters(table: Table, target: int | None) -> list[int]:
    """Return the persons at the table, apart from ``target`` and those a bot plays for."""
    return [
        row.seat
        for row in table.seats
        if row.kind == "person" and row.level is None and row.seat != target
    ]


def told(table: Table, motion: MotionRow) -> Motion:
    """Return the motion as it is told, with the votes that count."""
    who = voters(table, motion.seat)
    return Motion(
        about=motion.about,
        seat=motion.seat,
        by=motion.by,
        yes=[seat for seat in motion.yes if seat in who],
        no=[seat for seat in motion.no if seat in who],
        needed=len(who) if motion.about == "undo" else len(who) // 2 + 1,
    )


def outcome(table: Table, motion: MotionRow) -> Outcome | None:
    """Return what the votes have decided; None while they can go either way."""
    counted = told(table, motion)
    if len(counted.yes) >= counted.needed:
        return "carried"
    if len(voters(table, motion.seat)) - len(counted.no) < counted.needed:
        return "rejected"
    return None


def what_became(motion: MotionRow | None) -> Outcome:
    """Return how a motion ended that stands no longer, perhaps by a vote at another process."""
    return "withdrawn" if motion is None or motion.outcome is None else motion.outcome


async def keep(table: Table, motion: MotionRow) -> None:
    """Keep ``motion`` in the place of what stood there; refuse if that has changed meanwhile."""
    if not await table.store.change_motion(table.row.id, table.row.motion, motion):
        raise Refusal("table/stale-version", "moved-on")
    table.row.motion = motion


async def carry_out(table: Table, motion: MotionRow) -> None:
    if motion.seat is None:
        await table.enter(table.playing(), motion.by, GO_BACK, None)
    else:
        await seats.stand_in(table, motion.seat)


def publish(table: Table, decided: Outcome | None) -> None:
    message = Moved(table.motion, decided)
    for listeners in table.listeners.values():
        table.send(listeners, message)
