"""The description of the HTTP part, made from the endpoints and their types."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

import serao
from serao.server import messages
from serao.server.api import Endpoint
from serao.server.codes import CODES
from serao.server.languages import LANGUAGES
from serao.server.messages import Problem
from serao.server.people import ACCOUNT_COOKIE
from serao.server.snapshots import AT
from serao.server.tables import TABLE_ID

REFERENCE = "#/components/schemas/{name}"
SOCKET = (messages.FromClient, messages.ToClient)
SOCKET_ABOUT = (
    "The socket of a table is at /api/tables/{table}/socket. The first message is Hello; the "
    "answer is Welcome; what comes then is one of ToClient. A client sends Commit, then Show once "
    "everybody has, Act with the version of its offer, and whatever else is in FromClient."
)
# What is known of a parameter beside that it is a text.
PARAMETERS: dict[str, Any] = {
    "game": {"enum": serao.games()},
    "table": {"pattern": f"^{TABLE_ID.pattern}$"},
    "language": {"enum": list(LANGUAGES)},
    "state": {"enum": ["open", "playing"]},
    "at": {
        "pattern": f"^{AT.pattern}$",
        "description": "after so many actions, at that line: 57.2",
    },
    "seat": {"pattern": "^([0-9]{1,2}|none)$", "description": "whose eyes: a seat's, or nobody's"},
}
# By what the server knows who asks.
KEYS: dict[str, Any] = {
    "seat": {"type": "http", "scheme": "bearer", "description": "the token of a seat"},
    "account": {"type": "apiKey", "in": "cookie", "name": ACCOUNT_COOKIE},
}


def description(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    types = [kind for one in endpoints for kind in (one.takes, one.gives)]
    wanted = [Problem, *[kind for kind in types if kind not in (None, bytes)], *SOCKET]
    schemas, components = msgspec.json.schema_components(wanted, ref_template=REFERENCE)
    by_type = dict(zip(map(str, wanted), schemas, strict=True))
    components["Problem"]["properties"]["code"] = {"type": "string", "enum": list(CODES)}
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint, by_type)
    return {
        "openapi": "3.1.0",
        "info": {"title": "serao", "version": serao.__version__, "description": SOCKET_ABOUT},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": KEYS},
        "security": [{}, *[{name: []} for name in KEYS]],  # whoever needs none may do without
    }


def operation(endpoint: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    told: dict[str, Any] = {
        "summary": endpoint.summary,
        "operationId": endpoint.answer.__name__,
        "parameters": [
            *[parameter(name, "path") for name in re.findall(r"{(\w+)}", endpoint.path)],
            *[parameter(name, "query") for name in endpoint.query],
        ],
        "responses": {
            "2XX": done(endpoint, schemas),
            "default": answered("Refused", schemas[str(Problem)]),
        },
    }
    if endpoint.takes is not None:
        content = {"application/json": {"schema": schemas[str(endpoint.takes)]}}
        told["requestBody"] = {"required": True, "content": content}
    return told


def done(endpoint: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    if endpoint.gives is bytes:
        return {"description": "Done", "content": {endpoint.media: {}}}
    return answered("Done", schemas.get(str(endpoint.gives), {"type": "null"}))


def parameter(name: str, place: str) -> dict[str, Any]:
    return {
        "name": name,
        "in": place,
        "required": place == "path",
        "schema": {"type": "string", **PARAMETERS.get(name, {})},
    }


def answered(about: str, schema: Any) -> dict[str, Any]:
    return {"description": about, "content": {"application/json": {"schema": schema}}}
