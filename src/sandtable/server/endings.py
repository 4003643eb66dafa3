"""The routes of a game that is over: how it went, and what a computer would have done.

Of a running game none of this may be had.
"""

from __future__ import annotations

from litestar import Response, delete, get, post
from litestar.exceptions import PermissionDeniedException
from litestar.exceptions import TooManyRequestsException as Enough
from litestar.openapi.datastructures import ResponseSpec

from sandtable.kernel import save
from sandtable.kernel.protocol import Over
from sandtable.server import bots
from sandtable.server.ending import ending_json
from sandtable.server.house import House
from sandtable.server.http import NO_TABLE, AnyRequest, Bearer, admitted
from sandtable.server.keeper import Keeper
from sandtable.server.kept import Person
from sandtable.server.lines import address_of
from sandtable.server.messages import Ending, Study
from sandtable.server.quota import TooMuch
from sandtable.server.studies import Subject
from sandtable.server.tokens import luck_of

NOT_OVER = "this is told when the game is over"
NOBODY = "there is nobody to ask: you played no seat of this game, or it has no good computer players"


@get(
    "/api/tables/{table:str}/ending",
    raises=[*NO_TABLE, PermissionDeniedException],
    responses={200: ResponseSpec(Ending)},
)
async def table_ending(table: str, house: House, authorization: Bearer = "") -> Response[bytes]:
    """How a game that is over went: chances of victory, and luck. 403 before."""
    card, _ = await admitted(house, table, authorization)
    data = await house.room(card.id).alone(_file_of_ended)
    if data is None:
        raise PermissionDeniedException(NOT_OVER)
    body = await house.workers.run(ending_json, data)
    return Response(body, media_type="application/json", headers={"cache-control": "no-store"})


@post(
    "/api/tables/{table:str}/study",
    status_code=200,
    raises=[*NO_TABLE, PermissionDeniedException, Enough],
)
async def begin_study(request: AnyRequest, table: str, house: House, authorization: Bearer = "") -> Study:
    """Let the strongest computer think about the person's own decisions in a game that is over.

    It goes on in the background as long as somebody asks how far it has got; one at a time for an address.
    """
    card, person = await admitted(house, table, authorization)
    subject = await house.room(card.id).alone(lambda keeper: _subject(keeper, person, house.secret))
    if subject is None or not _is_askable(subject):
        raise PermissionDeniedException(NOBODY if subject else NOT_OVER)
    try:
        return house.studies.begin((card.id, person.person), address_of(request.scope.get("client")), subject)
    except TooMuch as error:
        raise Enough(str(error)) from error


@get("/api/tables/{table:str}/study", raises=NO_TABLE)
async def ask_study(table: str, house: House, authorization: Bearer = "") -> Study:
    """How far it has got, with what was found so far."""
    card, person = await admitted(house, table, authorization)
    return house.studies.find((card.id, person.person))


@delete("/api/tables/{table:str}/study", raises=NO_TABLE)
async def end_study(table: str, house: House, authorization: Bearer = "") -> None:
    """No more thinking; what was found can still be asked for."""
    card, person = await admitted(house, table, authorization)
    house.studies.end((card.id, person.person))


ENDINGS = (table_ending, begin_study, ask_study, end_study)


def _file_of_ended(keeper: Keeper) -> bytes | None:
    """The file of a game, if it is over."""
    return save.dump(keeper.log) if isinstance(keeper.log.pending, Over) else None


def _is_askable(subject: Subject) -> bool:
    return bool(subject.seats) and subject.kind != bots.ANY_MOVE


def _subject(keeper: Keeper, person: Person, secret: str) -> Subject | None:
    """What the computer is to think about: what the person decided for their seats; None before the end."""
    file = _file_of_ended(keeper)
    if file is None:
        return None
    seats, kind = keeper.mine(person), bots.kinds(keeper.card.game)[-1]
    lucks = {seat: luck_of(secret, keeper.card.id, seat) for seat in seats}
    return Subject(file, keeper.log.version, seats, frozenset(keeper.reasons), kind, lucks)
