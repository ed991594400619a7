"""``serao admin people``: accounts, and who is kept out."""

from __future__ import annotations

import os
import secrets
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from serao.admin.desk import (
    AsJson,
    Database,
    Why,
    Yes,
    age,
    as_json_text,
    at,
    confirm,
    moment,
    say,
    seconds,
    show,
)
from serao.kernel.errors import SeraoError
from serao.networks import hashed, network_named

if TYPE_CHECKING:
    from serao.store.host import Host
    from serao.store.rows import Barred

app = typer.Typer(help="Accounts, and who is kept out.", no_args_is_help=True)

Name = Annotated[str, typer.Argument(metavar="NAME", help="The name of an account.")]
Whom = Annotated[
    str, typer.Argument(metavar="NAME|ADDRESS", help="An account, or an address like 192.0.2.0/24.")
]
IsAccount = Annotated[bool, typer.Option("--account", help="An account, whatever it looks like.")]


@app.command("list")
def list_people(database: Database = None, as_json: AsJson = False) -> None:
    """List accounts with their sessions and seats."""
    found = at(database, lambda host: host.accounts())
    rows = [
        {
            "account": line.name,
            "created": line.created,
            "sessions": line.sessions,
            "seats": line.seats,
            "banned": line.banned,
        }
        for line in found
    ]
    show(rows, as_json, created=age, banned=lambda banned: "yes" if banned else "no")


@app.command()
def bans(database: Database = None, as_json: AsJson = False) -> None:
    """List who is kept out, and until when."""
    found = at(database, lambda host: host.store.bans())
    rows = [
        {"kind": row.kind, "whom": row.whom, "since": row.at, "until": row.until, "why": row.why}
        for row in found
    ]
    show(rows, as_json, since=moment, until=moment)


def barred(whom: str, is_account: bool) -> tuple[Barred, str]:
    """Return what a ban is about: an account, or a network in its usual form."""
    network = None if is_account else network_named(whom)
    return ("account", whom) if network is None else ("network", str(network))


@app.command()
def ban(
    whom: Whom,
    time_: Annotated[
        str | None, typer.Option("--for", metavar="TIME", help="How long: 12h, 7d; else for ever.")
    ] = None,
    by_hash: Annotated[
        bool, typer.Option("--hashed", help="Keep the network's hash, not the network.")
    ] = False,
    is_account: IsAccount = False,
    why: Why = "",
    database: Database = None,
) -> None:
    """Keep an account or a network out; an account is signed out and loses its seats in play."""
    kind, name = barred(whom, is_account)
    until = None if time_ is None else time.time() + seconds(time_)
    if by_hash:
        network = network_named(name)
        if kind == "account" or network is None:
            raise SeraoError("--hashed is for an address, not for an account")
        kind, name = "hashed", hashed(network)
    at(database, lambda host: host.ban(kind, name, until, why))
    say(f"{kind} {name} is banned" + ("" if until is None else f" until {moment(until)}"))


@app.command()
def unban(
    whom: Whom, is_account: IsAccount = False, why: Why = "", database: Database = None
) -> None:
    """Let an account or a network in again, hashed or not."""
    at(database, lambda host: lift(host, whom, is_account, why))
    say(f"{whom} is no longer banned")


async def lift(host: Host, whom: str, is_account: bool, why: str) -> None:
    """Lift the ban that fits: of an account, of a network by name or hash, or of a listed hash."""
    known = {(row.kind, row.whom) for row in await host.store.bans()}
    kind, name = barred(whom, is_account)
    network = network_named(name)
    wanted: list[tuple[Barred, str]] = [(kind, name), ("hashed", whom)]
    if kind == "network" and network is not None:
        wanted.append(("hashed", hashed(network)))
    kind, name = next((ban for ban in wanted if ban in known), wanted[0])
    await host.unban(kind, name, why)


@app.command()
def reset_password(name: Name, why: Why = "", database: Database = None) -> None:
    """Give an account a new random password, print it, and end its sessions."""
    from argon2 import PasswordHasher  # noqa: PLC0415  # needed by this command alone

    password = secrets.token_urlsafe(12)
    at(database, lambda host: host.set_password(name, PasswordHasher().hash(password), why))
    say(f"the password of {name} is now {password}")


@app.command()
def export(
    name: Name,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Write it here.")] = None,
    database: Database = None,
) -> None:
    """Print everything about an account as JSON, and nothing that others hold."""
    from serao.store.exports import export as all_about  # noqa: PLC0415  # needed here alone

    async def found(host: Host) -> str:
        told = await all_about(host, name)
        await host.store.audit(host.by, "account.export", name)
        return as_json_text(told, indent=1)

    if out is not None and out.exists():
        raise SeraoError(f"{out} exists")
    text = at(database, found)
    if out is None:
        print(text)
    else:
        write_private(out, text)


def write_private(file: Path, text: str) -> None:
    try:
        with os.fdopen(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w") as opened:
            opened.write(text + "\n")
    except OSError as error:
        raise SeraoError(f"{file}: {error.strerror}") from None


@app.command()
def delete(
    name: Name,
    with_chat: Annotated[
        bool, typer.Option("--with-chat", help="Also what the account said at its tables.")
    ] = False,
    why: Why = "",
    yes: Yes = False,
    database: Database = None,
) -> None:
    """Delete an account; at its tables a neutral name takes the place of its own."""
    at(database, lambda host: host.check_account(name))
    confirm(f"Delete the account {name}? This cannot be undone.", yes)
    at(database, lambda host: host.delete_account(name, with_chat, why))
    say(f"the account {name} is deleted")
