"""The tools by which a language model plays: each answers in text, and says no more than the seat may know."""

from __future__ import annotations

import json
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import wraps
from typing import Annotated, Any, Final, ParamSpec

from mcp.server.mcpserver import Context, MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from pydantic import Field, ValidationError

import serao
from serao import rulebook
from serao.bots import LEVELS, bot
from serao.kernel.errors import SeraoError
from serao.kernel.messages import LANGUAGES
from serao.mcp.hosted import HostedPlace
from serao.mcp.local import LocalPlace
from serao.mcp.places import Place

INSTRUCTIONS: Final = """Published tabletop games with their whole rules. Open a table against bots with
open_table, or take a seat at a hosted one with sit_down. Then ask for your question and act with the number
of one of its options; look shows all that your seat may know. Rules are cited by clause, as WEO-6.5."""
MOST_TABLES: Final = 64  # at a time; whoever opens one more loses the oldest
LONGEST_WAIT: Final = 300.0  # seconds
LONGEST_GIVEN: Final = 60  # characters of a wrong argument that are repeated

P = ParamSpec("P")

Slug = Annotated[str, Field(description="The game, as list_games names it.")]
TableName = Annotated[str, Field(description="The table, as open_table or sit_down named it.")]
Action = Annotated[int | str, Field(description="The number of an option, or its name.")]


def plainly(tool: Callable[P, Awaitable[str]]) -> Callable[P, Awaitable[str]]:
    """Turn what a caller did wrong into one sentence."""

    @wraps(tool)
    async def told(*args: P.args, **kwargs: P.kwargs) -> str:
        try:
            return await tool(*args, **kwargs)
        except SeraoError as error:
            raise ToolError(str(error)) from None

    return told


class Tables:
    """The seats that guests of this server have taken. Their names cannot be guessed."""

    def __init__(self) -> None:
        self.places: dict[str, Place] = {}

    async def add(self, place: Place) -> str:
        if len(self.places) >= MOST_TABLES:
            oldest = next(iter(self.places))
            await self.places.pop(oldest).close()
        name = secrets.token_hex(6)
        self.places[name] = place
        return name

    def find(self, name: str) -> Place:
        if name not in self.places:
            raise SeraoError(f"there is no table {name!r}: open_table and sit_down name theirs")
        return self.places[name]

    async def close(self) -> None:
        for place in self.places.values():
            await place.close()


class House(MCPServer[Any]):
    """The SDK's server; what is wrong with the arguments of a call is said in one sentence."""

    async def call_tool(
        self, name: str, arguments: dict[str, Any], context: Context[Any, Any] | None = None
    ) -> Any:
        for tool in await self.list_tools():
            known = tool.input_schema["properties"]
            for argument in arguments:
                if tool.name == name and argument not in known:
                    takes = ", ".join(known) or "no arguments"
                    raise ToolError(f"{name} has no argument {argument!r}; it takes {takes}")
        try:
            return await super().call_tool(name, arguments, context)
        except ToolError as error:
            if isinstance(error.__cause__, ValidationError):
                raise ToolError(first_fault(name, error.__cause__)) from None
            raise


def first_fault(tool: str, error: ValidationError) -> str:
    """Return the first thing that is wrong with the arguments of a call."""
    fault = error.errors()[0]
    argument = fault["loc"][0]
    if fault["type"] == "missing":
        return f"{tool} needs the argument {argument!r}"
    given = repr(fault["input"])
    if len(given) > LONGEST_GIVEN:
        given = given[:LONGEST_GIVEN] + "..."
    why = fault["msg"].replace("Input should", "it should", 1)
    return f"{tool} cannot take {given} as {argument!r}: {why}"


def house() -> MCPServer[Any]:
    """Return the server with its tools."""
    tables = Tables()

    @asynccontextmanager
    async def open_house(_server: MCPServer[None]) -> AsyncIterator[None]:
        try:
            yield
        finally:
            await tables.close()

    server = House(
        "serao",
        title="Serão",
        instructions=INSTRUCTIONS,
        version=serao.__version__,
        log_level="WARNING",
        lifespan=open_house,
    )
    add_tools_about_games(server)
    add_tools_that_open(server, tables)
    add_tools_at_a_table(server, tables)
    return server


def add_tools_about_games(server: MCPServer[Any]) -> None:
    @server.tool()
    @plainly
    async def list_games() -> str:
        """List the games: slug, title, seats, table options, what it is."""
        return "\n".join(map(about, serao.games()))

    @server.tool()
    @plainly
    async def rules(
        game: Slug,
        clause: Annotated[str, Field(description="As WEO-6.5 or WEO-6; empty for all rules.")] = "",
        language: Annotated[str, Field(description="en, pt or pt-BR.")] = "en",
    ) -> str:
        """Show the numbered rules of a game, or one clause or chapter of them."""
        found = serao.game(game)
        check_language(language)
        if clause:
            return rulebook.clause(found, clause, language)
        return rulebook.rules(found, language)


def about(slug: str) -> str:
    game = serao.game(slug)
    options = "; ".join(
        f"option {name}: {', '.join(map(json.dumps, option.allowed))} (usually {json.dumps(option.default)})"
        for name, option in game.options.items()
    )
    line = f"{slug}: {game.title}, {game.seats[0]} to {game.seats[-1]} seats. "
    return line + game.words.say("en", "game-about") + (f" ({options})" if options else "")


def check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise SeraoError(f"languages are {', '.join(LANGUAGES)}, not {language!r}")


def add_tools_that_open(server: MCPServer[Any], tables: Tables) -> None:
    @server.tool()
    @plainly
    async def open_table(
        game: Slug,
        seats: Annotated[
            int | None, Field(description="How many play; the fewest if left out.")
        ] = None,
        seat: Annotated[int, Field(description="Yours, from 0.")] = 0,
        bots: Annotated[
            str, Field(description=f"Who plays the others: {', '.join(LEVELS)}.")
        ] = "novice",
        options: Annotated[dict[str, Any] | None, Field(description="Table options.")] = None,
        seed: Annotated[
            int | str | None, Field(description="Fixes all chance, to repeat a game.")
        ] = None,
        language: Annotated[str, Field(description="en, pt or pt-BR.")] = "en",
    ) -> str:
        """Open a table against bots and sit down. Returns its name and what you are asked."""
        found = serao.game(game)
        number = found.seats[0] if seats is None else seats
        check_language(language)
        bot(bots)
        found.new_table(number, 0, options or {})  # refuses what cannot be
        if not 0 <= seat < number:
            raise SeraoError(f"there is no seat {seat}: the seats are 0 to {number - 1}")
        drawn = secrets.token_hex(16) if seed is None else str(seed)
        place = LocalPlace(found, number, seat, bots, drawn, options or {}, language)
        await place.begin()
        name = await tables.add(place)
        return f"table {name}: you have seat {seat} of {number}.\n" + await asked(place)

    @server.tool()
    @plainly
    async def sit_down(
        link: Annotated[str, Field(description="A personal link: https://house/seat/TABLE/TOKEN.")],
        language: Annotated[str, Field(description="en, pt or pt-BR.")] = "en",
    ) -> str:
        """Take the seat at a hosted table that a personal link opens."""
        check_language(language)
        place = HostedPlace(link, language)
        await place.begin()
        name = await tables.add(place)
        return f"table {name}: you have seat {place.seat}.\n" + await asked(place)


def add_tools_at_a_table(server: MCPServer[Any], tables: Tables) -> None:
    @server.tool()
    @plainly
    async def look(table: TableName) -> str:
        """Show all that your seat may know, as JSON, and whose answers the table waits for."""
        sight = await tables.find(table).sight()
        return json.dumps(sight._asdict(), ensure_ascii=False)

    @server.tool()
    @plainly
    async def question(table: TableName) -> str:
        """Say what has happened since you last asked, and what you are asked now, with your options."""
        return await asked(tables.find(table))

    @server.tool()
    @plainly
    async def act(table: TableName, action: Action) -> str:
        """Take one of your options. Returns what happened and what you are asked next."""
        place = tables.find(table)
        await place.act(await numbered(place, action))
        return await asked(place)

    @server.tool()
    @plainly
    async def wait_for_my_turn(
        table: TableName,
        seconds: Annotated[
            float, Field(description="At most so long.", ge=0, le=LONGEST_WAIT)
        ] = 30.0,
    ) -> str:
        """Wait until you are asked or the game is over."""
        place = tables.find(table)
        await place.wait(seconds)
        return await asked(place)

    @server.tool()
    @plainly
    async def why_not(
        table: TableName,
        action: Annotated[
            int | str, Field(description="The number of any action of the game, or its name.")
        ],
    ) -> str:
        """Say why you cannot take an action now, with the clause."""
        place = tables.find(table)
        number = numbered_in(place.actions(), action)
        if any(option.action == number for option in (await place.question()).options):
            return "You can."
        return await place.why_not(number) or "The rules say nothing short of it."


async def numbered(place: Place, action: int | str) -> int:
    """Return the number of an option that is given by number or by name; refuse what is none."""
    options = (await place.question()).options
    for option in options:
        if action in (option.action, option.name, str(option.action)):
            return option.action
    if not options:
        raise SeraoError("you owe no answer now: wait_for_my_turn, or the game is over")
    known = ", ".join(f"{option.action} ({option.name})" for option in options)
    raise SeraoError(f"{action!r} is none of your options: {known}")


def numbered_in(names: tuple[str, ...], action: int | str) -> int:
    """Return the number of an action that is given by number or by name; refuse what the game has not."""
    if not names and isinstance(action, int):
        return action  # the house knows
    for number, name in enumerate(names):
        if action in (number, name, str(number)):
            return number
    raise SeraoError(f"the game has no action {action!r}; its numbers are 0 to {len(names) - 1}")


async def asked(place: Place) -> str:
    """Say what is new, and what the seat is asked."""
    lines = await place.news()
    sight = await place.sight()
    question = await place.question()
    if sight.is_over:
        first = ", ".join(str(seat) for seat in sight.ranking[0]) if sight.ranking else "nobody"
        lines.append(f"The game is over. Scores {sight.scores}; won by seat {first}.")
    elif question.options:
        lines.append(question.words)
        lines += [f"{option.action} ({option.name}): {option.words}" for option in question.options]
    else:
        waiting = ", ".join(map(str, sight.waiting)) or "the others to sit down"
        lines.append(f"It is not your turn: the table waits for {waiting}.")
    return "\n".join(lines)
