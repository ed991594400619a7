"""The command ``serao``."""

from __future__ import annotations

import os
import sys
import tomllib
from collections import Counter
from datetime import datetime
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table as Grid
from rich.text import Text

import serao
from serao import admin, guides, lessons, names, proof, records, rulebook, witness
from serao import review as reviews
from serao.admin.desk import KeepChat, KeepFinished, KeepOpen, KeepSessions
from serao.bots import LEVELS, bot
from serao.bots.names import shuffled
from serao.editions import sound
from serao.kernel.content import MARKS
from serao.kernel.errors import OptionError, SeraoError
from serao.kernel.game import Game
from serao.kernel.messages import FALLBACK, LANGUAGES
from serao.kernel.state import State
from serao.lessons import Lesson
from serao.moments import written
from serao.needs import NotInstalled, needed
from serao.records import Moment, Player, Record
from serao.review.page import page as review_page
from serao.sim.arena import Match, Played, check
from serao.sim.arena import run as run_arena
from serao.sim.standings import standings
from serao.terminal import Evening, Leave, School, printable

app = typer.Typer(
    help="A digital table for published tabletop games: play, replay, prove, measure.",
    no_args_is_help=False,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.add_typer(admin.app, name="admin")
# A pipe has room for a board, and a name like :smile: is one.
console = Console(width=None if sys.stdout.isatty() else 100, emoji=False)

Slug = Annotated[str, typer.Argument(metavar="GAME", help="The game, as `serao games` lists it.")]
Edition = Annotated[
    Path | None, typer.Option(help="A folder with content files of your own for this game.")
]


@app.callback(invoke_without_command=True)
def welcome(context: typer.Context) -> None:
    """Without a command: host tables on this machine and open the browser."""
    if context.invoked_subcommand is None:
        serve()


@app.command()
def games() -> None:
    """List the games."""
    grid = Grid(box=None, padding=(0, 3, 0, 0), header_style="dim")
    for column in ("game", "title", "seats", ""):
        grid.add_column(column)
    for slug in serao.games():
        game = serao.game(slug)
        seats = "-".join(str(number) for number in dict.fromkeys((game.seats[0], game.seats[-1])))
        grid.add_row(f"[bold]{slug}[/]", game.title, seats, game.words.say("en", "game-about"))
    console.print(grid)


@app.command()
def about(
    slug: Slug,
    edition: Edition = None,
    sources: Annotated[bool, typer.Option(help="List where every single value is from.")] = False,
) -> None:
    """Say what a game is, who made it, and where its content comes from."""
    game = serao.game(slug, edition)
    say = game.words.say
    console.print(f"[bold]{escape(game.title)}[/]  {escape(say('en', 'game-about'))}")
    console.print(escape(say("en", "game-credits")), highlight=False)
    console.print(
        "An unofficial implementation without the publisher's art. If you like the game, buy it."
    )
    rules = "compiled" if serao.compiled() else "plain Python"
    console.print(f"\nseats    {game.seats[0]} to {game.seats[-1]}", highlight=False)
    console.print(f"rules    {rules}, serao {serao.__version__}", highlight=False)
    console.print(f"content  {game.fingerprint}", highlight=False)
    for name, option in game.options.items():
        values = ", ".join(map(shown_value, option.allowed))
        default = shown_value(option.default)
        console.print(f"option   {name}: {values} (default {default})", highlight=False)
    print_sources(game, sources)


def shown_value(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def print_sources(game: Game[State], everything: bool) -> None:
    """Print how much of the content is from where, or each value."""
    found = list(game.library.sources())
    counts = Counter(source.mark for source in found)
    console.print("\nwhere the content comes from")
    for mark, meaning in MARKS.items():
        if counts[mark]:
            console.print(f"  {counts[mark]:>4} values {meaning}", highlight=False)
    if not everything:
        console.print("  `serao about GAME --sources` lists them", style="dim")
        return
    for source in found:
        why = f" ({source.ruling})" if source.ruling else ""
        line = f"  {source.mark}  {source.file}  {source.entry}  {source.field}{why}"
        console.print(escape(line), highlight=False)


@app.command()
def rules(
    slug: Slug,
    clause: Annotated[str | None, typer.Argument(help="A clause, chapter or ruling.")] = None,
    language: Annotated[str, typer.Option(help=f"{', '.join(LANGUAGES)}.")] = FALLBACK,
) -> None:
    """Show the rules of a game, or one clause of them."""
    game = serao.game(slug)
    if language not in LANGUAGES:
        raise SeraoError(f"the rules are in {', '.join(LANGUAGES)}, not in {language!r}")
    if clause is None:
        text = rulebook.rules(game, language)
    else:
        text = rulebook.clause(game, clause, language)
    console.print(Markdown(text) if console.is_terminal else escape(text), highlight=False)


@app.command()
def guide(
    slug: Slug,
    language: Annotated[str, typer.Option(help=f"{', '.join(LANGUAGES)}.")] = FALLBACK,
) -> None:
    """Show the short rulebook of a game; where something is wrong with it, say what."""
    found = guides.guide_of(serao.game(slug))
    if language not in LANGUAGES:
        raise SeraoError(f"guides are in {', '.join(LANGUAGES)}, not in {language!r}")
    if found is None:
        raise SeraoError(f"{slug} has no guide; `serao rules {slug}` has its rules")
    problems = found.problems()
    if problems:
        raise SeraoError("\n".join(problems))
    text = guides.plain(found, language)
    console.print(Markdown(text) if console.is_terminal else escape(text), highlight=False)


@app.command()
def play(
    slug: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    seats: Annotated[int | None, typer.Option(help="How many players, people and bots.")] = None,
    bot: Annotated[
        list[str] | None, typer.Option(metavar="LEVEL", help=f"Bots: {', '.join(LEVELS)}.")
    ] = None,
    people: Annotated[int, typer.Option(help="How many people share this terminal.")] = 1,
    seed: Annotated[str | None, typer.Option(help="Fix all chance, to repeat a game.")] = None,
    edition: Edition = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="A table option.")
    ] = None,
    record: Annotated[
        Path | None, typer.Option(help=f"Where to write the game down (*{records.SUFFIX}).")
    ] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a recorded game.")] = None,
    scenario: Annotated[
        Path | None, typer.Option(help="Play on from where a scenario file ends.")
    ] = None,
    name: Annotated[str, typer.Option(help="What to call you.")] = "You",
) -> None:
    """Play in the terminal, with bots, with people, or watch bots play."""
    names.check(name)
    if resume is not None:
        path, game_record = resume, records.load(resume)
        if game_record.result is not None:
            raise SeraoError(f"{path}: this game is over; `serao replay` shows it")
    elif scenario is not None:
        if slug or seats or edition or option or people != 1:
            raise SeraoError("--scenario says game, seats and options: leave them out")
        game_record = record_from(scenario, bot or ["novice"], name, seed)
        path = new_path(game_record.game, record)
    elif slug is None:
        raise SeraoError(f"play what? the games are {', '.join(serao.games())}")
    else:
        game = serao.game(slug) if edition is None else sound(slug, edition)
        number = seats if seats is not None else usual_seats(game)
        seated = seat_players(game, number, people, bot or ["novice"], name)
        game_record = records.new_record(game, seated, settings_of(game, option), seed, edition)
        game.new_table(number, 0, game_record.options)  # refuses a wrong number of seats
        path = new_path(slug, record)
    run_evening(game_record, path)


def record_from(file: Path, levels: list[str], name: str, seed: str | None) -> Record:
    """Return the record of a game that begins where a scenario ends, with one person at whose turn it is.

    What that seat cannot know there is drawn anew.
    """
    loaded = lessons.load(file)
    try:
        table = serao.scenario.in_play(loaded.run())
    except SeraoError as error:
        raise SeraoError(f"{file}: {error}") from None
    mine = loaded.seat if isinstance(loaded, Lesson) else table.waiting()[0]
    me, *others = seat_players(table.game, table.seats, 1, levels, name)
    seated = [*others[:mine], me, *others[mine:]]
    found = records.new_record(table.game, seated, dict(table.settings), seed)
    found.rules, found.discreet = table.rules, table.discreet
    found.moment = Moment(written(table), mine)
    return found


def new_path(slug: str, record: Path | None) -> Path:
    """Return where a game is written down; refuse a file that is there."""
    path = record if record is not None else unused_path(slug)
    if path.exists():
        raise SeraoError(f"{path} exists: --resume goes on with it, --record names another")
    return path


def usual_seats(game: Game[State]) -> int:
    return 3 if 3 in game.seats else game.seats[0]


def seat_players(
    game: Game[State], seats: int, people: int, levels: list[str], name: str
) -> list[Player]:
    """Return who sits where: people first, then bots, whose levels repeat if they are few."""
    if seats not in game.seats:
        game.new_table(seats)
    if not 0 <= people <= seats:
        raise SeraoError(f"{people} people cannot sit on {seats} seats")
    for level in levels:
        bot(level)
    if len(levels) > seats - people:
        raise SeraoError(f"{len(levels)} bots cannot sit beside {people} people on {seats} seats")
    seated = [Player(name if people == 1 else f"Player {seat + 1}") for seat in range(people)]
    called = (one for one in shuffled(game.slug) if one.casefold() != name.casefold())
    for i in range(seats - people):
        level = levels[i % len(levels)]
        seated.append(Player(next(called), level))
    return seated


def settings_of(game: Game[State], options: list[str] | None) -> dict[str, Any]:
    """Return NAME=VALUE options as values; the game itself refuses what it does not know."""
    settings: dict[str, Any] = {}
    for option in options or []:
        name, equals, text = option.partition("=")
        if not equals:
            raise OptionError(f"--option is NAME=VALUE, not {option!r}")
        try:
            settings[name] = tomllib.loads(f"value = {text}")["value"]
        except tomllib.TOMLDecodeError:
            settings[name] = text
    game.settings(settings)
    return settings


def unused_path(slug: str) -> Path:
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    return Path(f"{slug}-{stamp}{records.SUFFIX}")


def run_evening(record: Record, path: Path) -> None:
    """Play, and keep the game when the person goes away in any manner."""
    try:
        evening = Evening(record, path, console, lambda prompt: console.input(Text(prompt)))
        evening.play()
    except (Leave, EOFError, KeyboardInterrupt):
        console.print(f"\nThe game is kept: serao play --resume {path}", highlight=False)
    except OSError as error:
        raise SeraoError(f"{path}: {error.strerror}") from None


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record.")],
    edition: Edition = None,
) -> None:
    """Tell a recorded game, action by action."""
    record = records.load(file)
    try:
        table = record.opened(edition)
        told = tell_from(table, 0, record)
        for i, entry in enumerate(record.actions):
            name = printable(record.names[entry.seat])
            words = printable(records.words_of(table, i, entry))
            console.print(f"[bold]{i + 1:>4}  {name}:[/] {words}", highlight=False)
            records.play_entry(table, i, entry)
            told = tell_from(table, told, record)
    except SeraoError as error:
        raise SeraoError(f"{file}: {error}") from None
    picture = table.game.drawing.picture(table.view(None), names.all_shown(record.names), "en")
    console.print()
    console.print(picture, highlight=False)
    if table.is_over:
        console.print(f"\nscores {table.scores()}  ranking {table.ranking()}", highlight=False)
    else:
        console.print("\nthe game is not over", highlight=False)


def tell_from(table: State, told: int, record: Record) -> int:
    """Print the events after the first ``told``; a game in play is told as a spectator sees it."""
    journal = table.journal or []
    for event in journal[told:]:
        seen = event if record.result is not None else event.as_seen_by(-1)
        if seen is not None:
            sentence = table.game.words.tell(seen, -1, record.names)
            console.print(f"      [dim]{printable(sentence)}[/]", highlight=False)
    return len(journal)


@app.command()
def review(
    file: Annotated[Path, typer.Argument(help="A record of a finished game.")],
    output: Annotated[
        Path | None, typer.Option(help="The page to write; beside the record if it is not named.")
    ] = None,
    seconds: Annotated[
        float, typer.Option(min=1.0, max=3600.0, help="How long to think about it.")
    ] = reviews.SECONDS,
    language: Annotated[str, typer.Option(help=f"{', '.join(LANGUAGES)}.")] = FALLBACK,
    edition: Edition = None,
) -> None:
    """Look back at a finished game: who stood how, what luck gave and took, where it turned."""
    if language not in LANGUAGES:
        raise SeraoError(f"a review is in {', '.join(LANGUAGES)}, not in {language!r}")
    record = records.load(file)
    path = output or file.with_name(file.name.removesuffix(records.SUFFIX) + ".review.html")
    try:
        with Progress(console=console, transient=True) as progress:
            task = progress.add_task("looking back", total=1.0)
            found = reviews.review(
                record,
                edition,
                seconds,
                progress=lambda share: progress.update(task, completed=share),
            )
    except SeraoError as error:
        raise SeraoError(f"{file}: {error}") from None
    try:
        path.write_text(review_page(found, language), encoding="utf-8")
    except OSError as error:
        raise SeraoError(f"{path}: {error.strerror}") from None
    for turn in found.turns:
        words, name = turn.words[language], printable(record.names[turn.seat])
        line = f"{printable(words.played)}  [dim]{turn.gap:.0%} worse than[/] {printable(words.better)}"
        console.print(f"[bold]{turn.action + 1:>4}  {name}:[/] {line}", highlight=False)
    console.print(f"the page is in {escape(str(path))}", highlight=False)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="A record.")],
    commitment: Annotated[
        str | None, typer.Option(metavar="DIGEST", help="The table's, as you first saw it.")
    ] = None,
    share: Annotated[
        list[str] | None,
        typer.Option(metavar="[SEAT:]SHARE", help="A share that you gave; may be repeated."),
    ] = None,
    seal: Annotated[
        str | None, typer.Option(metavar="DIGEST", help="As it was before you showed your share.")
    ] = None,
    closing: Annotated[
        str | None, typer.Option(metavar="DIGEST", help="As it was when the game ended.")
    ] = None,
    seen: Annotated[
        Path | None,
        typer.Option(
            "--witness", metavar="FILE", help="What you saw, as the page gave it; it has all these."
        ),
    ] = None,
    edition: Edition = None,
) -> None:
    """Check that a recorded game went as written, and that nobody chose its chance."""
    shares = tuple(proof.kept_share(text) for text in share or [])
    kept: proof.Kept | witness.Witness = proof.Kept(commitment, shares, seal, closing)
    if seen is not None:
        if kept != proof.Kept():
            raise SeraoError("--witness has commitment, share, seal and closing: leave them out")
        kept = witness.load(seen)
    record = records.load(file)
    try:
        found = proof.verify(record, kept, edition)
    except SeraoError as error:
        raise SeraoError(f"{file}: {error}") from None
    for proven, sentence in found:
        mark = "[green]✓[/]" if proven else "[yellow]–[/]"
        console.print(f"{mark} {printable(sentence)}", highlight=False)


@app.command()
def scenario(
    paths: Annotated[list[Path], typer.Argument(metavar="PATH...", help="Files or folders.")],
) -> None:
    """Run scenario files; status 0 only when all hold."""
    broken = failed = 0
    files = serao.scenario.files(paths)
    for path in files:
        try:
            loaded = lessons.load(path)
        except SeraoError as error:
            broken += 1
            console.print(f"[red]✗[/] {escape(str(error))}", highlight=False, soft_wrap=True)
            continue
        try:
            loaded.run()
            line = f"[green]✓[/] {escape(path.name)}  [dim]{escape(loaded.title)}[/]"
        except SeraoError as error:
            failed += 1
            line = f"[red]✗[/] {escape(str(path))}  {escape(str(error))}"
        console.print(line, highlight=False, soft_wrap=True)
    console.print(f"{len(files) - failed - broken} of {len(files)} hold", highlight=False)
    if broken or failed:
        raise typer.Exit(2 if broken else 1)


@app.command()
def learn(
    slug: Slug,
    lesson: Annotated[str | None, typer.Argument(help="A lesson: its number or its name.")] = None,
    language: Annotated[str, typer.Option(help=f"{', '.join(LANGUAGES)}.")] = FALLBACK,
    edition: Edition = None,
) -> None:
    """Learn a game by playing: short lessons, one thing each."""
    game = serao.game(slug, edition)
    if language not in LANGUAGES:
        raise SeraoError(f"lessons are in {', '.join(LANGUAGES)}, not in {language!r}")
    school = School(game, language, console, lambda prompt: console.input(Text(prompt)))
    try:
        school.attend(lesson)
    except (Leave, EOFError, KeyboardInterrupt):
        console.print()


@app.command()
def arena(
    slug: Slug,
    levels: Annotated[
        str, typer.Option("--bots", metavar="A,B,...", help="Who plays, as novice or skilled@40ms.")
    ],
    seats: Annotated[int | None, typer.Option(help="How many players.")] = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    jobs: Annotated[int, typer.Option(help="How many processes.")] = 1,
    budget: Annotated[
        str | None, typer.Option(metavar="200ms|500it", help="For each choice of a search.")
    ] = None,
    seed: Annotated[str, typer.Option(help="Fixes cards, dice and bots.")] = "0",
    edition: Edition = None,
    out: Annotated[
        Path | None, typer.Option(help="Results as lines of JSON; a run goes on where they end.")
    ] = None,
) -> None:
    """Let bots play each other with rotated seats, and say who is stronger."""
    game = serao.game(slug, edition)
    match = Match(
        game=slug,
        seats=seats if seats is not None else game.seats[0],
        levels=levels.split(","),
        games=games,
        seed=seed,
        budget=budget,
        edition=None if edition is None else str(edition),
    )
    check(match)
    done: list[Played] = []
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(f"{slug}, {match.seats} seats", total=games)
        for played in run_arena(match, jobs, out):
            done.append(played)
            progress.advance(task)
    print_standings(match, done)


def print_standings(match: Match, done: list[Played]) -> None:
    decisions = sum(game.decisions for game in done) / len(done)
    title = f"{match.game}, {match.seats} seats, {len(done)} games, {decisions:.0f} choices a game"
    grid = Grid(title=title, box=None, padding=(0, 3, 0, 0), header_style="dim")
    for column in ("bot", "won", "95 %", "share by chance", "rating"):
        grid.add_column(column, justify="left" if column == "bot" else "right")
    for row in standings(done):
        grid.add_row(
            row.level,
            f"{row.share:.1%}",
            f"{row.low:.1%} to {row.high:.1%}",
            f"{row.expected / row.seatings:.1%}",
            f"{row.rating:.0f}",
        )
    console.print(grid)


@app.command()
def bench(
    slug: Annotated[
        str | None, typer.Argument(metavar="GAME|rl", help="A game, or the doors for researchers.")
    ] = None,
    seconds: Annotated[float, typer.Option(help="How long to measure each thing.")] = 1.0,
    json: Annotated[Path | None, typer.Option(help="Also write the numbers here.")] = None,
) -> None:
    """Measure random play, clones and sampled worlds, compiled and plain; or the doors of serao.rl."""
    if slug == "rl":
        bench_doors(seconds)
        return
    from serao.bench import run  # noqa: PLC0415  # needed by this command alone

    slugs = serao.games() if slug is None else [serao.game(slug).slug]
    run(slugs, seconds, console, json)


def bench_doors(seconds: float) -> None:
    with needed("rl"):
        from serao.rl import speed  # noqa: PLC0415  # needed by this command alone
    slugs = [slug for slug in serao.games() if serao.game(slug).fields is not None]
    speed.run(slugs, seconds, console)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 for any that is free.")] = 7310,
    database: Annotated[
        str | None, typer.Option(metavar="FILE|URL", help="A SQLite file or postgresql://...")
    ] = None,
    editions: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER", help="Editions to choose from, each <game>/<edition>/ in it."
        ),
    ] = None,
    allowed_host: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="A name that the server goes by; others are refused."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS", help="A proxy before the server; usually one on this machine."
        ),
    ] = None,
    metrics_for: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NETWORK", help="Who may read /metrics beside this machine, as 10.0.0.0/8."
        ),
    ] = None,
    keep_open: KeepOpen = None,
    keep_finished: KeepFinished = None,
    keep_chat: KeepChat = None,
    keep_sessions: KeepSessions = None,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help="Do not open a browser window.")
    ] = False,
    accept_loss: Annotated[
        bool,
        typer.Option("--accept-loss", help="Start though the database is damaged or lost entries."),
    ] = False,
) -> None:
    """Host tables for people and bots until interrupted."""
    from serao.server.client import NOT_BUILT  # noqa: PLC0415  # needed by this command alone
    from serao.server.run import serve as run_server  # noqa: PLC0415
    from serao.server.settings import THIS_MACHINE, Settings, usual_database  # noqa: PLC0415
    from serao.store.retention import kept  # noqa: PLC0415

    settings = Settings(
        database=database or usual_database(),
        host=host,
        port=port,
        editions=editions,
        accept_loss=accept_loss,
        allowed_hosts=tuple(name.lower() for name in allowed_host or ()),
        proxies=tuple(proxy) if proxy else THIS_MACHINE,
        metrics_for=tuple(metrics_for or ()),
        retention=kept(keep_open, keep_finished, keep_chat, keep_sessions),
    )
    quiet = no_browser or os.environ.get("SERAO_NO_BROWSER", "0") not in ("", "0")
    has_page = (settings.client / "index.html").is_file()
    if not has_page:
        print(f"serao: {NOT_BUILT}", file=sys.stderr, flush=True)
    run_server(settings, open_browser=has_page and not quiet)


@app.command("mcp")
def mcp_server(
    http: Annotated[
        bool, typer.Option("--http", help="Serve over HTTP instead of standard input and output.")
    ] = False,
    host: Annotated[str, typer.Option(help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port.")] = 7311,
) -> None:
    """Let a language model sit at a table, by the Model Context Protocol."""
    with needed("mcp"):
        from serao.mcp.server import house  # noqa: PLC0415  # needed by this command alone
    if http:
        house().run("streamable-http", host=host, port=port)
    else:
        house().run("stdio")


@app.command()
def doctor(
    database: Annotated[
        str | None, typer.Option(metavar="FILE|URL", help="A SQLite file or postgresql://...")
    ] = None,
    editions: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Editions that tables are played with.")
    ] = None,
) -> None:
    """Look whether a database is in order, also while it is served; status 1 when it is not."""
    from serao.server.doctor import examine  # noqa: PLC0415  # needed by this command alone
    from serao.server.settings import usual_database  # noqa: PLC0415

    healthy = True
    for finding in examine(database or usual_database(), editions):
        mark = "[green]✓[/]" if finding.good else "[red]✗[/]"
        console.print(f"{mark} {printable(finding.words)}", highlight=False, soft_wrap=True)
        healthy = healthy and finding.good
    if not healthy:
        raise typer.Exit(1)


admin.app.command("doctor")(doctor)


def main() -> None:
    """Run the command; a mistake of the caller's is one line and status 2."""
    if isinstance(sys.stdout, TextIOWrapper):  # a terminal may not have all our signs
        sys.stdout.reconfigure(errors="replace")
    try:
        status = app(standalone_mode=False)
    except (SeraoError, NotInstalled) as error:
        status = complain(str(error))
    except typer.TyperException as error:
        status = complain(error.format_message())
    except (KeyboardInterrupt, typer.Abort):
        status = 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 0
    sys.exit(status if isinstance(status, int) else 0)


def complain(message: str) -> int:
    print(f"serao: {names.shown(message)}", file=sys.stderr)
    return 2


if __name__ == "__main__":
    main()
