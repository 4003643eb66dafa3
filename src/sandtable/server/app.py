"""The web application: routes, sockets, the guard around them, and all the tables behind them (the house)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import structlog
from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import ClientException, HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from sandtable import __version__
from sandtable.kernel.save import SaveError
from sandtable.server import sheets
from sandtable.server.assets import Boards, Shelf
from sandtable.server.endings import ENDINGS
from sandtable.server.guard import Guard
from sandtable.server.house import House
from sandtable.server.http import HANDLERS
from sandtable.server.settings import Settings
from sandtable.server.sockets import live
from sandtable.server.store import Conflict, NoSuchTable, Unreachable

log = structlog.get_logger("sandtable.http")


def create_app(settings: Settings) -> ASGIApp:
    """The application; its house opens when it starts. The guard stands outside of everything."""
    return Guard(_unguarded(settings), settings)


def _unguarded(settings: Settings) -> Litestar:
    shelf, boards = Shelf(), Boards()

    @asynccontextmanager
    async def housekeeping(app: Litestar) -> AsyncIterator[None]:
        house = app.state.house = House(settings)
        sheets.games()  # before there are threads: two that import the same things can wait for each other
        house.spawn(house.in_thread(_warm, boards, shelf))
        try:
            yield
        finally:
            await house.close()

    return Litestar(
        [*ENDINGS, *HANDLERS, live],
        lifespan=[housekeeping],
        request_class=Asked,
        dependencies={
            "house": Provide(_house, sync_to_thread=False),
            "shelf": Provide(lambda: shelf, sync_to_thread=False),
            "boards": Provide(lambda: boards, sync_to_thread=False),
        },
        exception_handlers={
            SaveError: _cannot_open,
            NoSuchTable: _no_table,
            Conflict: _try_again,
            Unreachable: _come_again,
            Exception: _failed,
        },
        openapi_config=OpenAPIConfig(
            title="Sandtable",
            version=__version__,
            description="Tables on the web. The socket of a table is described in docs/server.md.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
            use_handler_docstrings=True,
        ),
        logging_config=None,
        debug=False,
    )


class Asked(Request[Any, Any, Any]):
    """A request whose body may be anything."""

    async def json(self) -> Any:
        """What the body holds; nonsense is the sender's fault, however deep or wrongly written."""
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError) as error:
            raise ClientException("the body is not JSON that can be read") from error


def _warm(boards: Boards, shelf: Shelf) -> None:
    """Make ready what every browser asks for first, before one does."""
    boards.warm()
    shelf.warm()


def _house(state: State) -> House:
    house: House = state.house
    return house


def _problem(code: int, text: str) -> Response[dict[str, Any]]:
    return Response({"status_code": code, "detail": text}, status_code=code, media_type="application/json")


def _cannot_open(_: Request[Any, Any, Any], error: SaveError) -> Response[dict[str, Any]]:
    return _problem(409, f"this game cannot be opened under today's rules: {error}")


def _no_table(_: Request[Any, Any, Any], __: NoSuchTable) -> Response[dict[str, Any]]:
    return _problem(404, "no such table")


def _try_again(_: Request[Any, Any, Any], __: Conflict) -> Response[dict[str, Any]]:
    return _problem(409, "the table has moved on; try again")


def _come_again(_: Request[Any, Any, Any], __: Unreachable) -> Response[dict[str, Any]]:
    answer = _problem(503, "the database cannot be reached; try again")
    answer.headers["retry-after"] = "1"
    return answer


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    """What clients did wrong is told to them; what we did wrong is written down and not told."""
    if isinstance(error, HTTPException):
        content = {"status_code": error.status_code, "detail": error.detail}
        if error.extra:
            content["extra"] = error.extra
        return Response(
            content, status_code=error.status_code, headers=error.headers, media_type="application/json"
        )
    log.error("a request failed", path=request.url.path, exc_info=error)
    return _problem(500, "something went wrong here")
