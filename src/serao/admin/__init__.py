"""``serao admin``: a host's tools. They work on the database, whether a server runs or not."""

from __future__ import annotations

import typer

from serao.admin import chat, keeping, people, reports, tables

app = typer.Typer(help="A host's tools: tables, people, chat, backups.", no_args_is_help=True)
app.add_typer(tables.app, name="tables")
app.add_typer(people.app, name="people")
app.add_typer(chat.app, name="chat")
app.command("reports")(reports.reports)
app.command("backup")(keeping.backup)
app.command("restore")(keeping.restore)
app.command("sweep")(keeping.sweep)
app.command("log")(keeping.log)
