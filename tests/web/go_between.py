"""Starts Firefox and stands between it and Playwright, which speaks WebDriver BiDi to it.

All goes through as it is, but for what Firefox ESR cannot say or do yet and Playwright will not go without:

- whenever a window opens it asks for a color scheme to be pretended. That is granted and not passed on;
- whether a finger or a mouse points: with `FINGERS=1` around it all pointing is done by a finger;
- a download that no navigation began has no id. Its address becomes one, unique for a file made by a page.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import sys
from functools import partial
from typing import Any

from websockets.asyncio.client import connect
from websockets.asyncio.connection import Connection
from websockets.asyncio.server import ServerConnection, serve

DOWNLOADS = ("browsingContext.downloadWillBegin", "browsingContext.downloadEnd")
GRANTED = ("emulation.setMediaFeaturesOverride",)
FINGERS = os.environ.get("FINGERS") == "1"
LISTENING = re.compile(rb"WebDriver BiDi listening on (ws://\S+)")


async def main(firefox: str, *args: str) -> int:
    """Run Firefox until it ends; whoever reads our stderr finds our address in place of its own."""
    browser = await asyncio.create_subprocess_exec(firefox, *args, stderr=asyncio.subprocess.PIPE)
    assert browser.stderr is not None
    async for line in browser.stderr:
        if found := LISTENING.search(line):
            passing = partial(pass_on, found[1].decode())
            server = await serve(passing, "127.0.0.1", 0, max_size=None, ping_interval=None)
            port = next(iter(server.sockets)).getsockname()[1]
            line = b"WebDriver BiDi listening on ws://127.0.0.1:%d\n" % port
        sys.stderr.buffer.write(line)
        sys.stderr.buffer.flush()
    return await browser.wait()


async def pass_on(address: str, client: ServerConnection) -> None:
    """Carry wishes one way and news the other until one side hangs up."""
    assert client.request is not None
    async with connect(address + client.request.path, max_size=None, ping_interval=None) as browser:
        ways = [asyncio.create_task(wishes(client, browser)), asyncio.create_task(news(browser, client))]
        _, left = await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in left:
            way.cancel()


async def wishes(client: Connection, browser: Connection) -> None:
    async for message in client:
        wish = json.loads(message)
        if wish["method"] in GRANTED:
            await client.send(json.dumps({"type": "success", "id": wish["id"], "result": {}}))
        elif wish["method"] == "input.performActions" and FINGERS:
            await browser.send(json.dumps(by_finger(wish)))
        else:
            await browser.send(message)


def by_finger(wish: dict[str, Any]) -> dict[str, Any]:
    """The same gestures, made by a finger."""
    for source in wish["params"]["actions"]:
        if source["type"] == "pointer":
            source["parameters"] = {"pointerType": "touch"}
    return wish


async def news(browser: Connection, client: Connection) -> None:
    async for message in browser:
        told = json.loads(message)
        if told.get("method") in DOWNLOADS and not told["params"].get("navigation"):
            told["params"]["download"] = told["params"]["url"]
            message = json.dumps(told)
        await client.send(message)


if __name__ == "__main__":
    sys.exit(asyncio.run(main(*sys.argv[1:])))
