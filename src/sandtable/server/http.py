"""The HTTP part: making, listing and fetching tables. A wrong token answers like an unknown table."""

from __future__ import annotations

import base64
import re
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Annotated, Any, TypeAlias

from litestar import Request, Response, delete, get, post
from litestar.exceptions import ClientException, HTTPException, NotFoundException, PermissionDeniedException
from litestar.exceptions import ServiceUnavailableException as Unready
from litestar.exceptions import TooManyRequestsException as Enough
from litestar.exceptions.http_exceptions import RequestEntityTooLarge as TooLarge
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter
from litestar.types import ASGIApp, Receive, Scope, Send

from sandtable.ai.ahead import why_not
from sandtable.kernel import save
from sandtable.kernel.registry import UnknownGame
from sandtable.kernel.save import SaveError
from sandtable.kernel.seal import SealError, tidied
from sandtable.odds import OddsError
from sandtable.odds.calculator import Calculated, Form, Question
from sandtable.server import bots, calculator, sheets, sight
from sandtable.server.assets import AN_HOUR, ASK_AGAIN, FOR_EVER, NOT_BUILT, Boards, Shelf, respond
from sandtable.server.founding import BadPlan, seat_plans
from sandtable.server.house import House
from sandtable.server.keeper import Keeper
from sandtable.server.kept import Card, Person
from sandtable.server.lines import address_of
from sandtable.server.messages import (
    LONGEST_PASSPHRASE,
    Admission,
    Ahead,
    Branch,
    FileKind,
    GameInfo,
    Mine,
    NewTable,
    SaveAs,
    SeatPlan,
    Story,
    Summary,
    Thinking,
)
from sandtable.server.quota import TooMuch
from sandtable.server.replay import NotBuilt, replay_page
from sandtable.server.saves import file_kind, seen_by
from sandtable.server.sight import Device
from sandtable.server.store import NoSuchTable
from sandtable.server.story import story_json
from sandtable.server.uploads import MOST_BYTES
from sandtable.server.workers import Overdue

AnyRequest: TypeAlias = Request[Any, Any, Any]
Bearer = Annotated[
    str, HeaderParameter(name="Authorization", description="Bearer and the token", max_length=200)
]

Passphrase = Annotated[
    str,
    HeaderParameter(
        name="Sandtable-Passphrase",
        description="The passphrase of a sealed save, UTF-8 in base64",
        max_length=8 * LONGEST_PASSPHRASE,
    ),
]


class Locked(HTTPException):
    """A sealed save that stays shut; `extra.sealed` says why."""

    status_code = 423


class Unconfirmed(HTTPException):
    """It may be done, but only by somebody who knows what it means."""

    status_code = 409


NO_TABLE = [NotFoundException]
"""What every request for one table may answer."""
WAIT_FOR_THE_END = "several people have secrets in this game; it can be branched when it is over"
MOST_REMEMBERED = 500
SMALL = 64 * 1024


@get("/api/games", sync_to_thread=True)
def list_games() -> list[GameInfo]:
    """The games one can play here."""
    return list(sheets.games())


@get(
    "/api/games/{game:str}/{ruleset:str}/start",
    raises=[NotFoundException],
    responses={200: ResponseSpec(bytes, media_type="application/json")},
)
async def show_start(game: str, ruleset: str, house: House) -> Response[bytes]:
    """What somebody who looks on sees of a game before its first move: its view, as at a table."""
    found = await house.in_thread(sheets.opening, game, ruleset)
    if found is None:
        raise NotFoundException("no such game")
    return _json(found)


@asynccontextmanager
async def _founding(request: AnyRequest, house: House) -> AsyncIterator[None]:
    """Around the making of a table: whether its maker may have one more."""
    try:
        async with house.room_for_one_more(address_of(request.scope.get("client"))):
            yield
    except TooMuch as error:
        raise Enough(str(error)) from error


def one_upload(app: ASGIApp) -> ASGIApp:
    """One upload an address at a time; a second one is refused before anything of it is read."""

    async def turn(scope: Scope, receive: Receive, send: Send) -> None:
        house: House = scope["litestar_app"].state.house
        try:
            async with house.uploads.turn(address_of(scope.get("client"))):
                await app(scope, receive, send)
        except TooMuch as error:
            raise Enough(str(error)) from error

    return turn


@post("/api/tables", request_max_body_size=SMALL, raises=[TooLarge, Enough])
async def new_table(request: AnyRequest, data: NewTable, house: House) -> Admission:
    """Begin a game."""
    try:
        async with _founding(request, house):
            return await house.create(data)
    except (BadPlan, UnknownGame) as error:
        raise ClientException(str(error)) from error


@post(
    "/api/tables/load",
    middleware=[one_upload],
    request_max_body_size=MOST_BYTES,
    raises=[TooLarge, Enough, Locked],
)
async def load_table(
    request: AnyRequest, body: bytes, house: House, passphrase: Passphrase = ""
) -> Admission:
    """Go on with a saved game: the body is the `*.sandtable` file. Its dice get a new segment."""
    try:
        async with _founding(request, house):
            return await house.load_file(body, _passphrase(passphrase))
    except SealError as error:
        raise Locked(error.text, extra={"sealed": error.reason}) from error
    except SaveError as error:
        raise ClientException(str(error), extra={"line": error.line, "text": error.text}) from error


@get("/api/odds/{game:str}", raises=[NotFoundException], responses={200: ResponseSpec(Form)})
async def odds_form(game: str, house: House) -> Response[bytes]:
    """What can be asked of a game's battle calculator."""
    return _json(await _reckoned(house, game, calculator.form))


@post(
    "/api/odds/{game:str}",
    status_code=200,
    request_max_body_size=SMALL,
    raises=[NotFoundException, TooLarge, Enough],
    responses={200: ResponseSpec(Calculated)},
)
async def odds(request: AnyRequest, game: str, data: Question, house: House) -> Response[bytes]:
    """The odds of a battle, as `sandtable odds` gives them; 400 names the part that is wrong."""
    try:
        with house.questions.one(address_of(request.scope.get("client"))):
            return _json(await _reckoned(house, game, calculator.answer, data))
    except TooMuch as error:
        raise Enough(str(error)) from error


@post("/api/mine", status_code=200, request_max_body_size=SMALL * 4, raises=[TooLarge])
async def list_mine(data: Mine, house: House) -> list[Summary]:
    """The tables that a browser remembers; unknown ones are left out."""
    found = []
    for admission in data.tables[:MOST_REMEMBERED]:
        try:
            card, person = await house.admit(admission.table, admission.token)
        except NoSuchTable:
            continue
        found.append(house.summary(card, person, admission.token))
    return found


@get("/api/desk", raises=[PermissionDeniedException])
async def all_tables(house: House, authorization: Bearer = "") -> list[Summary]:
    """All tables of the house, for its owner."""
    if not house.is_owner(_bearer(authorization)):
        raise PermissionDeniedException("this is not the secret of this server")
    return await house.everything()


@get("/api/tables/{table:str}", raises=NO_TABLE)
async def one_table(table: str, house: House, authorization: Bearer = "") -> Summary:
    """One line of the list of games."""
    card, person = await admitted(house, table, authorization)
    return house.summary(card, person, _bearer(authorization))


@get(
    "/api/tables/{table:str}/file",
    raises=NO_TABLE,
    responses={200: ResponseSpec(bytes, media_type="application/jsonl")},
)
async def table_file(table: str, house: House, authorization: Bearer = "") -> Response[bytes]:
    """The game as a `*.sandtable` file; the key of its dice is in it only when the game is over.

    While several people keep secrets in it, it is sealed and opens only on this server.
    """
    return await _saved(house, await admitted(house, table, authorization), "")


@post(
    "/api/tables/{table:str}/file",
    status_code=200,
    request_max_body_size=SMALL,
    raises=[*NO_TABLE, TooLarge],
    responses={200: ResponseSpec(bytes, media_type="application/jsonl")},
)
async def sealed_file(table: str, data: SaveAs, house: House, authorization: Bearer = "") -> Response[bytes]:
    """The same, sealed under the passphrase in the body."""
    return await _saved(house, await admitted(house, table, authorization), data.passphrase)


@get(
    "/api/tables/{table:str}/seen",
    raises=[*NO_TABLE, PermissionDeniedException],
    responses={200: ResponseSpec(bytes, media_type="application/jsonl")},
)
async def table_seen(
    table: str, house: House, authorization: Bearer = "", seat: str = "", line: str = ""
) -> Response[bytes]:
    """What one seat saw, as JSON lines: the one on the screen of the connection `line`.

    Where nothing is secret it may be any of the person's.
    """
    card, person = await admitted(house, table, authorization)
    room = house.room(card.id)
    device = room.device_of(line, person)
    data, shown, eyes = await room.alone(lambda keeper: _seen(keeper, person, device))
    if seat and seat not in shown:
        raise PermissionDeniedException("this seat is not on the screen now")
    eyes = seat or eyes
    lines = await house.workers.run(seen_by, data, eyes)
    return _download(lines, f"{_file_name(card)}-{eyes or 'spectator'}.jsonl", "application/jsonl")


@get("/api/tables/{table:str}/story", raises=NO_TABLE, responses={200: ResponseSpec(Story)})
async def table_story(
    request: Request[Any, Any, Any], table: str, house: House, authorization: Bearer = "", line: str = ""
) -> Response[bytes]:
    """The whole game as the token's seats may see it, for the time machine.

    `line` names a connection (`Welcome.line`): where several people share it, its eyes are those that count.
    """
    card, person = await admitted(house, table, authorization)
    packed = "gzip" in request.headers.get("accept-encoding", "")
    body = await _story(house, card, person, line, packed)
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    if packed:
        headers["content-encoding"] = "gzip"
    return Response(body, media_type="application/json", headers=headers)


@get(
    "/api/tables/{table:str}/replay.html",
    raises=[*NO_TABLE, Unready],
    responses={200: ResponseSpec(bytes, media_type="text/html")},
)
async def table_replay(
    table: str, house: House, boards: Boards, authorization: Bearer = "", line: str = ""
) -> Response[bytes]:
    """The game as one HTML file that replays itself; `line` as for its story."""
    card, person = await admitted(house, table, authorization)
    board, style = boards.find(f"{card.game}.map.json"), boards.find("style.json")
    data = {
        "story": await _story(house, card, person, line, packed=False),
        "map": board.body if board else b"",
        "map-style": style.body if style else b"",
    }
    try:
        page = await house.in_thread(replay_page, card.game, data)
    except NotBuilt as error:
        raise Unready(str(error)) from error
    return _download(page, f"{_file_name(card)}.html", "text/html; charset=utf-8")


@post(
    "/api/tables/{table:str}/branch",
    request_max_body_size=SMALL,
    raises=[*NO_TABLE, PermissionDeniedException, TooLarge, Enough],
)
async def branch_table(
    request: AnyRequest, table: str, data: Branch, house: House, authorization: Bearer = ""
) -> Admission:
    """Play on from an earlier moment, at a table of its own."""
    card, person = await admitted(house, table, authorization)
    if await house.room(card.id).alone(lambda keeper: _kind(keeper, person)) == "sealed":
        raise PermissionDeniedException(WAIT_FOR_THE_END)
    try:
        async with _founding(request, house):
            return await house.branch(card.id, data.n)
    except BadPlan as error:
        raise ClientException(str(error)) from error


@post(
    "/api/tables/{table:str}/seats",
    status_code=200,
    request_max_body_size=SMALL,
    raises=[*NO_TABLE, TooLarge, Unconfirmed],
)
async def reseat(
    table: str,
    data: dict[str, SeatPlan],
    house: House,
    authorization: Bearer = "",
    confirmed: bool = False,
) -> Summary:
    """Let a computer take over seats, or give them back; seats left out stay as they are.

    Who sits down in the place of a computer gets to know its secrets: 409 unless that is `confirmed`.
    """
    card, _ = await admitted(house, table, authorization)
    try:
        plans = seat_plans(card.game, tuple(card.seats), data)
    except BadPlan as error:
        raise ClientException(str(error)) from error
    asked = await house.room(card.id).seat_people({seat: plans[seat] for seat in data}, confirmed)
    if asked:
        raise Unconfirmed("these seats have secrets that computers keep", extra={"seats": list(asked)})
    return house.summary(*await admitted(house, table, authorization), _bearer(authorization))


@post(
    "/api/tables/{table:str}/thinking",
    status_code=200,
    request_max_body_size=SMALL,
    raises=[*NO_TABLE, TooLarge],
)
async def think_for(table: str, data: Thinking, house: House, authorization: Bearer = "") -> Summary:
    """How long the strongest computers may think about a turn, from their next plan on."""
    card, _ = await admitted(house, table, authorization)
    await house.room(card.id).think_for(data.seconds)
    return house.summary(*await admitted(house, table, authorization), _bearer(authorization))


@get("/api/tables/{table:str}/ahead", raises=NO_TABLE)
async def told_ahead(table: str, house: House, authorization: Bearer = "") -> Ahead:
    """What can be answered ahead, and what the person has answered."""
    return await _ahead(house, *await admitted(house, table, authorization))


@post(
    "/api/tables/{table:str}/ahead",
    status_code=200,
    request_max_body_size=SMALL,
    raises=[*NO_TABLE, TooLarge, PermissionDeniedException],
)
async def tell_ahead(
    table: str, data: dict[str, dict[str, str]], house: House, authorization: Bearer = ""
) -> Ahead:
    """Answer decisions ahead, by seat, in place of all that the seat had answered before."""
    card, person = await admitted(house, table, authorization)
    known = await _ahead(house, card, person)
    for seat, answers in data.items():
        if seat not in known.answers:
            raise PermissionDeniedException("that is not your seat")
        for what, said in answers.items():
            if wrong := why_not(known.decisions, known.orders, what, said):
                raise ClientException(wrong)
    for seat, answers in data.items():
        await house.room(card.id).answer_ahead(seat, answers)
    return await _ahead(house, card, person)


async def _ahead(house: House, card: Card, person: Person) -> Ahead:
    decisions, orders = await house.workers.run(bots.aheads, card.game)
    said, mine = await house.room(card.id).alone(lambda keeper: (keeper.ahead, keeper.mine(person)))
    return Ahead(decisions, orders, {seat: dict(said.get(seat, {})) for seat in mine})


@delete("/api/tables/{table:str}", raises=NO_TABLE)
async def delete_table(table: str, house: House, authorization: Bearer = "") -> None:
    """Remove a table for good."""
    card, _ = await admitted(house, table, authorization)
    await house.delete(card.id)


@get(
    "/api/maps/{name:str}",
    raises=[NotFoundException],
    responses={200: ResponseSpec(bytes, media_type="application/json")},
)
async def map_file(
    request: Request[Any, Any, Any], name: str, house: House, boards: Boards, v: str = ""
) -> Response[bytes]:
    """A board, `<game>.map.json`, or `style.json`; with `?v=` anything, browsers keep it forever."""
    found = await house.in_thread(boards.find, name)
    if found is None:
        raise NotFoundException("no such map")
    return respond(request, found, FOR_EVER if v else AN_HOUR)


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(
    request: Request[Any, Any, Any], house: House, shelf: Shelf, path: str = ""
) -> Response[bytes]:
    """The built client. Names in `assets/` hold a hash of the content, so browsers keep those forever."""
    name = path.strip("/") or "index.html"
    found = None if name.startswith("api/") else await house.in_thread(shelf.find, name)
    if found is None and name == "index.html":
        return Response(NOT_BUILT, status_code=503, media_type="text/html; charset=utf-8")
    if found is None:
        raise NotFoundException("nothing here")
    return respond(request, found, FOR_EVER if name.startswith("assets/") else ASK_AGAIN)


HANDLERS = (
    list_games,
    show_start,
    new_table,
    load_table,
    odds_form,
    odds,
    list_mine,
    all_tables,
    one_table,
    table_file,
    sealed_file,
    table_seen,
    table_story,
    table_replay,
    branch_table,
    reseat,
    think_for,
    told_ahead,
    tell_ahead,
    delete_table,
    map_file,
    client,
)


def _bearer(authorization: str) -> str:
    scheme, _, token = authorization.partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def _json(body: bytes) -> Response[bytes]:
    return Response(body, media_type="application/json")


async def _reckoned(house: House, game: str, work: Callable[..., bytes], *args: Any) -> bytes:
    """What a game's calculator says, in the process for such questions."""
    if not calculator.exists(game):
        raise NotFoundException("this game has no odds")
    try:
        return await house.workers.reckon(calculator.PATIENCE, work, game, *args)
    except OddsError as error:
        raise _refused(str(error), error.reason, error.facts) from error
    except Overdue as error:
        raise _refused(calculator.TOO_LONG, "too_large", {}) from error


def _refused(text: str, reason: str, facts: Mapping[str, str | int]) -> ClientException:
    """A battle that cannot be worked out, in words and, where there is one, with its reason."""
    return ClientException(text, extra={"reason": reason, "facts": facts} if reason else None)


async def admitted(house: House, table: str, authorization: str) -> tuple[Card, Person]:
    """The table that is asked for, and the person whose token it is; anybody else finds nothing."""
    try:
        return await house.admit(table, _bearer(authorization))
    except NoSuchTable as error:
        raise NotFoundException("no such table") from error


def _passphrase(header: str) -> str:
    """The passphrase in a header, which cannot hold every sign: UTF-8 in base64."""
    try:
        return base64.b64decode(header, validate=True).decode()
    except ValueError as error:
        raise ClientException("the passphrase is sent as UTF-8 in base64") from error


def _kind(keeper: Keeper, person: Person) -> FileKind:
    """As what the person may have the log of a table."""
    return file_kind(keeper.card.game, sight.is_public(keeper.log), keeper.plans, person)


async def _saved(house: House, seated: tuple[Card, Person], passphrase: str) -> Response[bytes]:
    """The file of a table, sealed where it must be, or where a passphrase is given."""
    card, person = seated
    data, kind = await house.room(card.id).alone(lambda keeper: (keeper.file(), _kind(keeper, person)))
    if kind == "sealed" or tidied(passphrase):
        data = await house.sealed(data, card.game, passphrase)
    return _download(data, f"{_file_name(card)}{save.SUFFIX}", "application/jsonl")


def _seen(keeper: Keeper, person: Person, device: Device) -> tuple[bytes, tuple[str, ...], str | None]:
    """The log, the seats whose story the person may have, and the one meant; None is a spectator's."""
    log = keeper.log
    shown = keeper.mine(person) if sight.is_public(log) else keeper.sight(person, device).shown
    return save.dump(log), shown, sight.eyes(log.pending, shown)


async def _story(house: House, card: Card, person: Person, line: str, packed: bool) -> bytes:
    room = house.room(card.id)
    device = room.device_of(line, person)
    data, shown, reasons = await room.alone(
        lambda keeper: (save.dump(keeper.log), keeper.sight(person, device).shown, dict(keeper.reasons))
    )
    return await house.workers.run(story_json, data, shown, card.seats, card.name, reasons, packed)


def _file_name(card: Card) -> str:
    """A name for downloads that every system can write."""
    plain = re.sub(r"[^A-Za-z0-9]+", "-", card.name).strip("-").lower()
    return f"{plain or card.game}-{card.standing.v}"


def _download(data: bytes, name: str, kind: str) -> Response[bytes]:
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(data, media_type=kind, headers=headers)
