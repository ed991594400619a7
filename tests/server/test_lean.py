"""Sockets that keep little: what arrives is read in order, and the handshake is forgotten."""

from __future__ import annotations

import asyncio
import socket
from functools import partial
from typing import Any, cast

import uvicorn
from websockets.asyncio.client import connect

from serao.server.doors import Doors
from serao.server.lean import DoorProtocol, Inbox, LeanProtocol
from serao.server.metrics import Metrics
from serao.server.settings import Settings


def test_what_arrives_is_read_in_order_and_waited_for() -> None:
    async def story() -> list[object]:
        inbox = Inbox()
        inbox.put_nowait(1)
        inbox.put_nowait(2)
        read: list[object] = [await inbox.get(), await inbox.get()]
        assert inbox.empty()
        waiting = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        inbox.put_nowait(3)
        inbox.put_nowait(4)
        return [*read, await waiting, await inbox.get()]

    assert asyncio.run(story()) == [1, 2, 3, 4]


def test_a_reader_that_gives_up_takes_nothing_with_it() -> None:
    async def story() -> object:
        inbox = Inbox()
        waiting = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        inbox.put_nowait("kept")
        return await inbox.get()

    assert asyncio.run(story()) == "kept"


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Say every message again, after the cookie of the handshake."""
    await receive()
    headers = dict(scope["headers"])
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.send", "text": headers[b"cookie"].decode()})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


def test_the_headers_of_the_handshake_are_heard_and_then_forgotten() -> None:
    doors = Doors(Settings(), Metrics())

    async def story() -> list[object]:
        with socket.create_server(("127.0.0.1", 0)) as listening:
            server = uvicorn.Server(
                uvicorn.Config(
                    echo,
                    http=cast(type[asyncio.Protocol], partial(DoorProtocol, doors)),
                    ws=cast(type[asyncio.Protocol], partial(LeanProtocol, doors)),
                    lifespan="off",
                    log_config=None,
                )
            )
            serving = asyncio.create_task(server.serve(sockets=[listening]))
            port = listening.getsockname()[1]
            while not server.started:
                await asyncio.sleep(0.01)
            async with connect(
                f"ws://127.0.0.1:{port}/", additional_headers={"cookie": "a=b"}
            ) as client:
                heard: list[object] = [await client.recv()]
                (protocol,) = server.server_state.connections
                assert isinstance(protocol, LeanProtocol)
                heard += [len(protocol.request.headers), len(protocol.response.headers)]
                await client.send("one")
                await client.send("two")
                heard += [await client.recv(), await client.recv()]
            server.should_exit = True
            await serving
            return heard

    assert asyncio.run(story()) == ["a=b", 0, 0, "one", "two"]
    assert (doors.open, dict(doors.by_address.held)) == (0, {})
