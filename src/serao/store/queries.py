"""Every statement that the store runs, by name."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    ColumnElement,
    and_,
    bindparam,
    exists,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql

from serao.store.rows import ENDED
from serao.store.schema import (
    accounts,
    actions,
    audit,
    bans,
    chat,
    day_plays,
    days,
    keys,
    leases,
    listings,
    processes,
    removals,
    reports,
    seats,
    sessions,
    tables,
)

ADD_TABLE = insert(tables)
ADD_SEATS = insert(seats)
ADD_CHAT = insert(chat)
ADD_ACCOUNT = insert(accounts)
ADD_SESSION = insert(sessions)

TABLE = select(tables).where(tables.c.id == bindparam("id"))
SEATS = select(seats).where(seats.c.table_id == bindparam("id")).order_by(seats.c.seat)
ACTIONS = (
    select(actions)
    .where(actions.c.table_id == bindparam("id"), actions.c.number >= bindparam("first"))
    .order_by(actions.c.number)
    .limit(bindparam("most"))
)
LAST_CHAT = (
    select(chat)
    .where(chat.c.table_id == bindparam("id"))
    .order_by(chat.c.at.desc(), chat.c.id)
    .limit(bindparam("most"))
)


def latest_of(who: ColumnElement[Any], created: ColumnElement[Any]) -> ColumnElement[int]:
    """Return which one of its opener's a table is, the latest being the first."""
    return func.row_number().over(partition_by=who, order_by=created.desc())


# Public tables, few of each origin, and of these few of each account.
LISTED = (
    select(
        tables.c.id,
        tables.c.created,
        tables.c.opener_account,
        latest_of(
            func.coalesce(tables.c.opened_from, tables.c.opener_account, tables.c.id),
            tables.c.created,
        ).label("of_origin"),
    )
    .where(tables.c.public == 1, tables.c.state == bindparam("state"))
    .subquery()
)
LISTED_OF_EACH = (
    select(
        LISTED.c.id,
        latest_of(func.coalesce(LISTED.c.opener_account, LISTED.c.id), LISTED.c.created).label(
            "of_account"
        ),
    )
    .where(LISTED.c.of_origin <= bindparam("of_each"))
    .subquery()
)
OPEN_TABLES = (
    select(tables)
    .join(LISTED_OF_EACH, LISTED_OF_EACH.c.id == tables.c.id)
    .where(LISTED_OF_EACH.c.of_account <= bindparam("of_each"))
    .order_by(tables.c.created.desc())
    .limit(bindparam("most"))
)
STILL_THERE = (
    select(tables.c.id)
    .where(tables.c.id.in_(bindparam("table_ids", expanding=True)))
    .with_for_update(read=True, key_share=True)
)
TABLES_OF_ACCOUNT = (
    select(tables)
    .where(
        tables.c.state != "closed",
        exists().where(seats.c.table_id == tables.c.id, seats.c.account == bindparam("account")),
    )
    .order_by(tables.c.created.desc())
    .limit(bindparam("most"))
)
MY_SEATS = (
    select(tables, seats.c.seat.label("mine"))
    .join(seats, seats.c.table_id == tables.c.id)
    .where(
        tables.c.state != "closed",
        or_(
            seats.c.token.in_(bindparam("tokens", expanding=True)),
            seats.c.account == bindparam("account"),
        ),
    )
    .order_by(tables.c.created.desc())
    .limit(bindparam("most"))
)
PLAYED_BY_BOTS = (
    select(tables.c.id)
    .where(
        tables.c.state == "playing",
        exists().where(seats.c.table_id == tables.c.id, seats.c.level.is_not(None)),
        exists().where(
            seats.c.table_id == tables.c.id, seats.c.kind == "person", seats.c.level.is_(None)
        ),
        ~exists().where(
            leases.c.table_id == tables.c.id,
            processes.c.id == leases.c.holder,
            processes.c.until > bindparam("now"),
        ),
    )
    .order_by(tables.c.created.desc())
)

UNFINISHED = select(tables.c.id).where(tables.c.state != "over").order_by(tables.c.created)

THE_SEAT = (seats.c.table_id == bindparam("of_table"), seats.c.seat == bindparam("of_seat"))
IS_OPEN = exists().where(tables.c.id == seats.c.table_id, tables.c.state == "open")
THE_ATTEMPT = (  # while people commit to shares, or (sealed) show them
    tables.c.id == bindparam("of_table"),
    tables.c.state == "open",
    tables.c.attempt == bindparam("of_attempt"),
)
IS_DRAWING = exists().where(*THE_ATTEMPT)

TAKE_SEAT = (
    update(seats)
    .where(*THE_SEAT, seats.c.kind == "open", IS_OPEN)
    .values(
        kind="person",
        name=bindparam("new_name"),
        token=bindparam("new_token"),
        account=bindparam("new_account"),
    )
)
RENAME_BOT = (
    update(seats)
    .where(*THE_SEAT, seats.c.kind == "bot", IS_OPEN)
    .values(name=bindparam("new_name"))
)
FREE_SEAT = (
    update(seats)
    .where(*THE_SEAT, IS_OPEN)
    .values(
        kind="open",
        name="",
        token=None,
        account=None,
        commitment=None,
        entropy=None,
        reminded=None,
    )
)
STAND_IN = update(seats).where(*THE_SEAT).values(level=bindparam("new_level"))
COMMIT_SHARE = (
    update(seats)
    .where(
        *THE_SEAT,
        seats.c.token == bindparam("of_token"),
        IS_DRAWING.where(tables.c.seal.is_(None)),
    )
    .values(commitment=bindparam("new_commitment"))
)
SEAL = (
    update(tables).where(*THE_ATTEMPT, tables.c.seal.is_(None)).values(seal=bindparam("new_seal"))
)
SHOW_SHARE = (
    update(seats)
    .where(
        *THE_SEAT,
        seats.c.commitment == bindparam("of_commitment"),
        seats.c.entropy.is_(None),
        IS_DRAWING.where(tables.c.seal.is_not(None)),
    )
    .values(entropy=bindparam("new_entropy"))
)
DRAW_AGAIN = (
    update(tables)
    .where(*THE_ATTEMPT, tables.c.seal.is_not(None))
    .values(attempt=tables.c.attempt + 1, seal=None)
)
FORGET_SHARES = (
    update(seats)
    .where(seats.c.table_id == bindparam("of_table"))
    .values(commitment=None, entropy=None)
)
HOLD = select(tables.c.attempt).where(tables.c.id == bindparam("of_table")).with_for_update()
HOLD_SEATS = select(seats.c.seat).where(seats.c.table_id == bindparam("of_table")).with_for_update()
REMIND = update(seats).where(*THE_SEAT).values(reminded=bindparam("new_reminded"))
BEGIN = (
    update(tables)
    .where(
        tables.c.id == bindparam("of_table"),
        tables.c.state == "open",
        tables.c.seal.is_not(None),
    )
    .values(state="playing", entropy=bindparam("new_entropy"), begun=bindparam("new_begun"))
)
END = (
    update(tables)
    .where(tables.c.id == bindparam("of_table"), tables.c.state != "closed")
    .values(state="over")
)
MEET_AGAIN = (
    update(tables)
    .where(tables.c.id == bindparam("of_table"), tables.c.rematch.is_(None))
    .values(rematch=bindparam("new_rematch"))
)

CHANGE_MOTION = (
    update(tables)
    .where(
        tables.c.id == bindparam("of_table"),
        tables.c.motion.is_not_distinct_from(bindparam("old_motion", type_=tables.c.motion.type)),
    )
    .values(motion=bindparam("new_motion"))
)

PASSWORD = select(accounts.c.password).where(accounts.c.name == bindparam("name"))
IS_BANNED = exists().where(
    bans.c.kind == "account",
    bans.c.whom == bindparam("account"),
    or_(bans.c.until.is_(None), bans.c.until > bindparam("now")),
)
SESSION = select(sessions).where(
    sessions.c.token == bindparam("token"),
    ~exists().where(
        bans.c.kind == "account",
        bans.c.whom == sessions.c.account,
        or_(bans.c.until.is_(None), bans.c.until > bindparam("now")),
    ),
)
# That something can be written, shown by writing it: as a process that is long gone, and counts.
PROOF = text(
    "INSERT INTO processes (id, until) VALUES ('proof', 0) "
    "ON CONFLICT (id) DO UPDATE SET until = processes.until + 1"
)

PROVEN = select(processes.c.until).where(processes.c.id == "proof")

END_SESSION = sessions.delete().where(sessions.c.token == bindparam("of_token"))

# -- accounts and their sessions ---------------------------------------------------------------

NAMES_WITHOUT_LIKENESS = select(accounts.c.name).where(accounts.c.likeness.is_(None))
LIKEN = (
    update(accounts)
    .where(
        accounts.c.name == bindparam("of_name"),
        ~select(accounts.c.name.label("other"))
        .where(accounts.c.likeness == bindparam("new_likeness"))
        .correlate(None)
        .exists(),
    )
    .values(likeness=bindparam("new_likeness"))
)
CHANGE_PASSWORD = (
    update(accounts)
    .where(
        accounts.c.name == bindparam("of_name"), accounts.c.password == bindparam("old_password")
    )
    .values(password=bindparam("new_password"))
)
SESSIONS_OF = (
    select(sessions)
    .where(sessions.c.account == bindparam("account"), sessions.c.seen > bindparam("since"))
    .order_by(sessions.c.seen.desc(), sessions.c.token)
)
LIVE_SESSIONS = select(sessions.c.token).where(
    sessions.c.token.in_(bindparam("tokens", expanding=True)),
    or_(sessions.c.seen.is_(None), sessions.c.seen > bindparam("since")),
)
SEE_SESSION = (
    update(sessions)
    .where(sessions.c.token == bindparam("of_token"))
    .values(seen=bindparam("new_seen"))
)
SEE_UNDATED_SESSIONS = (
    update(sessions).where(sessions.c.seen.is_(None)).values(seen=bindparam("new_seen"))
)
END_SESSION_OF = sessions.delete().where(
    sessions.c.account == bindparam("of_account"),
    func.substr(sessions.c.token, 1, 12) == bindparam("handle"),
)
END_OTHER_SESSIONS = sessions.delete().where(
    sessions.c.account == bindparam("of_account"), sessions.c.token != bindparam("but")
)
END_OLD_SESSIONS = sessions.delete().where(sessions.c.seen <= bindparam("since"))

# -- conduct at tables -------------------------------------------------------------------------

REMOVE = insert(removals)
REMOVED = select(removals.c.token).where(
    removals.c.table_id == bindparam("id"),
    or_(
        removals.c.token.in_(bindparam("tokens", expanding=True)),
        removals.c.account == bindparam("account"),
    ),
)
SEATS_BEFORE = (  # at the table whose players meet again at this one
    select(seats)
    .join(tables, tables.c.id == seats.c.table_id)
    .where(tables.c.rematch == bindparam("id"))
    .order_by(seats.c.seat)
)
SET_OPENER = (
    update(tables)
    .where(tables.c.id == bindparam("of_table"))
    .values(opener=bindparam("new_opener"))
)
ADD_KEY = text(
    "INSERT INTO keys (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING"
)
KEY = select(keys.c.value).where(keys.c.name == bindparam("name"))
OPENED_TODAY = select(func.count()).where(
    tables.c.created > bindparam("since"), tables.c.state.not_in(ENDED)
)
OPENED_FROM = OPENED_TODAY.where(tables.c.opened_from == bindparam("who"))
OPENED_BY = OPENED_TODAY.where(tables.c.opener_account == bindparam("who"))
FORGET_ORIGINS = (
    update(tables)
    .where(tables.c.opened_from.is_not(None), tables.c.state.in_(ENDED))
    .values(opened_from=None)
)
ADD_REPORT = insert(reports)
REPORTS = select(reports).order_by(reports.c.at.desc(), reports.c.id).limit(bindparam("most"))
SAYING = select(chat).where(chat.c.table_id == bindparam("id"), chat.c.id == bindparam("saying"))

LIST = insert(listings)
SEE_TABLES = (
    update(listings)
    .where(listings.c.table_id.in_(bindparam("of_tables", expanding=True)))
    .values(seen=bindparam("new_seen"))
)
UNSEEN_TABLES = (
    select(
        tables.c.id,
        tables.c.time,
        listings.c.seen,
        (~exists().where(seats.c.table_id == tables.c.id, seats.c.kind == "person")).label(
            "deserted"
        ),
    )
    .join(listings, listings.c.table_id == tables.c.id)
    .where(tables.c.state == "open", listings.c.seen < bindparam("before"))
)
CLOSE_TABLE = (
    update(tables)
    .where(
        tables.c.id == bindparam("of_table"),
        tables.c.state == "open",
        exists().where(listings.c.table_id == tables.c.id, listings.c.seen == bindparam("as_seen")),
    )
    .values(state="closed")
)


# -- deals of a day ---------------------------------------------------------------------------

ADD_DAY = text(
    "INSERT INTO days (game, date, secret, commitment, seats, seat, level, iterations, made) VALUES "
    "(:game, :date, :secret, :commitment, :seats, :seat, :level, :iterations, :made) "
    "ON CONFLICT (game, date) DO NOTHING"
)
DAYS = (
    select(days)
    .where(
        days.c.date >= bindparam("first"),
        days.c.date <= bindparam("last"),
    )
    .order_by(days.c.date, days.c.game)
)
DAYS_OF_GAME = DAYS.where(days.c.game == bindparam("game"))
ADD_PLAY = text(
    "INSERT INTO day_plays (id, game, date, at_table, token, account, begun) VALUES "
    "(:id, :game, :date, :at_table, :token, :account, :begun) ON CONFLICT DO NOTHING"
)
PLAYS_OF = (
    select(day_plays)
    .where(
        or_(
            day_plays.c.token.in_(bindparam("tokens", expanding=True)),
            day_plays.c.account == bindparam("account"),
        )
    )
    .order_by(day_plays.c.begun)
)
END_PLAY = (
    update(day_plays)
    .where(day_plays.c.at_table == bindparam("of_table"), day_plays.c.ended.is_(None))
    .values(
        ended=bindparam("new_ended"), score=bindparam("new_score"), place=bindparam("new_place")
    )
)
COUNTED = and_(day_plays.c.score.is_not(None), day_plays.c.ended < bindparam("end"))
SCORES = (
    select(day_plays.c.score, func.count())
    .where(day_plays.c.game == bindparam("game"), day_plays.c.date == bindparam("date"), COUNTED)
    .group_by(day_plays.c.score)
    .order_by(day_plays.c.score)
)


# -- what a host does -------------------------------------------------------------------------

ACTS_SINCE = select(audit).where(audit.c.id > bindparam("last")).order_by(audit.c.id)
LAST_ACT = select(func.coalesce(func.max(audit.c.id), 0))
ADD_ACT = insert(audit)
ONE_AFTER_THE_OTHER = text("SELECT pg_advisory_xact_lock(7311)")  # PostgreSQL: acts commit in order
BANS = select(bans).order_by(bans.c.at)


# -- several processes, in PostgreSQL only ----------------------------------------------------

APPEND = (
    postgresql.insert(actions)
    .on_conflict_do_nothing()
    .returning(actions.c.table_id, actions.c.number)
)

NOW = "extract(epoch FROM clock_timestamp())"
PRESENT = f"EXISTS (SELECT 1 FROM processes WHERE id = leases.holder AND until > {NOW})"

NOTIFY = text("SELECT pg_notify('serao', said) FROM unnest(CAST(:said AS TEXT[])) AS said")
STAY = text(
    f"INSERT INTO processes (id, until) VALUES (:name, {NOW} + :seconds) "
    "ON CONFLICT (id) DO UPDATE SET until = excluded.until"
)
DEPART = text("DELETE FROM processes WHERE id = :name")
FORGET_DEPARTED = text(f"DELETE FROM processes WHERE until < {NOW}")
CLAIM = text(
    "INSERT INTO leases (table_id, holder) VALUES (:table_id, :name) "
    "ON CONFLICT (table_id) DO UPDATE SET holder = excluded.holder "
    f"WHERE leases.holder = excluded.holder OR NOT {PRESENT}"
)
APPEAR = text(
    "INSERT INTO presence (table_id, seat, process) VALUES (:table_id, :seat, :name) "
    "ON CONFLICT DO NOTHING"
)
VANISH = text(
    "DELETE FROM presence WHERE table_id = :table_id AND seat = :seat AND process = :name"
)
ELSEWHERE = text(
    "SELECT table_id, seat FROM presence JOIN processes ON id = process "
    f"WHERE id <> :name AND until > {NOW} AND table_id = ANY(CAST(:table_ids AS TEXT[]))"
)
FORGET_PRESENCE = text("DELETE FROM presence WHERE process NOT IN (SELECT id FROM processes)")
RELEASE = text("DELETE FROM leases WHERE table_id = :table_id AND holder = :name")
ABANDONED = text(
    f"SELECT table_id FROM leases WHERE NOT {PRESENT} AND EXISTS (SELECT 1 FROM seats "
    "WHERE seats.table_id = leases.table_id AND kind = 'person' AND level IS NULL)"
)
