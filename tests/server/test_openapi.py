"""The published description of the pages is true: whatever it allows is answered as it says, and nothing breaks."""

from __future__ import annotations

import contextlib
import importlib
import warnings
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings

from .conftest import Server
from .guests import Guest, one_server, playing

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # other people's
    schemathesis: Any = importlib.import_module("schemathesis")  # without types of its own
    of_all: Any = importlib.import_module("schemathesis.checks")
    of_openapi: Any = importlib.import_module("schemathesis.specs.openapi.checks")

CHECKS = [
    of_all.not_a_server_error,
    of_openapi.status_code_conformance,
    of_openapi.content_type_conformance,
    of_openapi.response_schema_conformance,
]
LEAVING = ("/api/me/logout", "DELETE /api/me")
"""What ends the session that everything else is tried with."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with one_server(tmp_path_factory.mktemp("openapi")) as running:
        yield running


@pytest.fixture(scope="module")
def ann(server: Server) -> Iterator[Guest]:
    guest = Guest(server)
    yield guest
    guest.close()


@pytest.fixture(scope="module")
def known(ann: Guest) -> dict[str, str]:
    """Values with which a request gets further."""
    return {"table": playing(ann, ann), "other": ann.id}


@pytest.fixture(scope="module")
def description(server: Server) -> Any:
    return schemathesis.openapi.from_url(f"{server.http}/api/schema")


schema: Any = schemathesis.pytest.from_fixture("description")


@schema.include(path_regex="^/api/").parametrize()  # type: ignore[untyped-decorator]
@settings(
    max_examples=8,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
    derandomize=True,
)
def test_answers_are_as_described(case: Any, ann: Guest, known: dict[str, str]) -> None:
    if case.operation.path.startswith("/api/tables/{table}") and len(case.path_parameters["table"]) % 2:
        case.path_parameters["table"] = known["table"]
        with contextlib.suppress(TypeError, KeyError):  # there is no body, or not such a one
            case.body["command"]["table"] = known["table"]
    leaving = case.operation.path == LEAVING[0] or f"{case.method} {case.operation.path}" == LEAVING[1]
    cookies = {} if leaving else {"lamplight": ann.cookie}
    response = case.call(headers={"x-lamplight": "1"}, cookies=cookies)
    case.validate_response(response, checks=CHECKS)


def test_every_refusal_is_described(description: Any) -> None:
    """Also those that come before a page is found: where, how often, and without the mark."""
    for path, methods in description.raw_schema["paths"].items():
        for method, page in methods.items():
            if path.startswith("/api/") and not page["responses"].keys() & {"429", "4XX"}:
                assert (method, path) == ("get", "/api/protocol.json")
