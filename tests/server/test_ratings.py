"""What is kept of finished matches: places, scores, who went first, and ratings where they were agreed on."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from lamplight.server.people import ratings
from lamplight.server.tables import rows
from lamplight.server.tables.finishes import finished, first_seat
from lamplight.server.wire import protocol
from lamplight.server.wire.refusals import Refusal

from .conftest import Serve, Server
from .guests import Guest, Json, code, one_server, playing, words
from .room_bench import ANN, BEN, CLEO, Bench, created, nonce

Account = Callable[[str], Guest]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with one_server(tmp_path_factory.mktemp("ratings")) as running:
        yield running


@pytest.fixture
def account(server: Server) -> Iterator[Account]:
    made: list[Guest] = []

    def make(name: str) -> Guest:
        made.append(_account(server, name))
        return made[-1]

    yield make
    for one in made:
        one.close()


def _account(server: Server, name: str) -> Guest:
    guest = Guest(server, name)
    body = {"login": f"{name.lower()}-{secrets.token_hex(3)}", "password": "lamp lighter"}
    guest.http.post("/api/me/password", json=body).raise_for_status()
    return guest


def handle_of(guest: Guest) -> str:
    return str(guest.http.get("/api/me").json()["handle"])


def profile(reader: Guest, of: Guest) -> Json:
    found: Json = reader.http.get(f"/api/people/{handle_of(of)}").raise_for_status().json()
    return found


# At a table.


def ended(bench: Bench) -> list[tuple[str, int, bool]]:
    found = finished(bench.room)
    assert found is not None
    return [(one.person or one.bot, one.place, one.won) for one in found.finishes]


def test_places_follow_from_who_has_won_and_from_scores() -> None:
    bench = Bench(created("blackout", {"players": 3})).start(ANN, BEN, CLEO)
    bench.rush(random.Random(3), 5000)
    result = bench.room.table.result
    found = finished(bench.room)
    assert result is not None
    assert found is not None
    assert [one.score for one in found.finishes] == list(result.scores)
    assert [one.seat for one in found.finishes if one.place == 1] == list(result.winners)
    ranked = sorted((one for one in found.finishes if not one.won), key=lambda one: one.place)
    assert [one.score for one in ranked] == sorted((one.score or 0 for one in ranked), reverse=True)
    assert not found.rated


def test_who_went_first_is_who_had_the_first_turn_of_the_first_round() -> None:
    named: set[str] = set()
    for seed in range(6):
        bench = Bench(created("blackout", {"players": 3}, key=f"{seed:064x}")).start(ANN, BEN, CLEO)
        named.add(str(bench.match.view(None)["first"]))
        named_first = bench.match.view(None)["first"]
        bench.rush(random.Random(seed), 60)
        for seat, who in enumerate((ANN, BEN, CLEO)):
            bench.do(protocol.Resign, who, seat=seat)
        found = finished(bench.room)
        assert found is not None
        seats = bench.match.setup.seat_names
        assert [seats[one.seat] for one in found.finishes if one.first] == [named_first]
    assert len(named) > 1, "it is not always the same one"
    assert first_seat(Bench(created("dual-powers")).start(ANN, BEN).room) == 0, "D2.4: the red side holds the Will"
    assert first_seat(Bench(created("dual-powers", {"solo": "red"})).start(ANN).room) == -1, "the Opposition does"


def test_who_gives_up_comes_last_and_a_bot_in_the_end_counts_as_that_where_it_is_rated() -> None:
    bench = Bench(created("dual-powers")).start(ANN, BEN)
    bench.do(protocol.Resign, ANN, seat=0)
    assert ended(bench) == [("ann", 2, False), ("ben", 1, True)]
    bench = rated("dual-powers")
    bench.happen(rows.RanOut(0, "steady"))
    bench.rush(random.Random(1), 5000)
    assert ended(bench) == [("ann", 2, False), ("ben", 1, 1 in _winners(bench))]


def _winners(bench: Bench) -> tuple[int, ...]:
    assert bench.room.table.result is not None
    return bench.room.table.result.winners


def rated(game: str) -> Bench:
    return Bench(msgspec.structs.replace(created(game), rated=True)).start(ANN, BEN)


def test_nothing_is_kept_of_lessons_of_one_person_on_several_seats_or_of_what_counts_for_nothing() -> None:
    bench = Bench(created("dual-powers"))
    for seat in (0, 1):
        bench.do(protocol.Take, ANN, seat=seat, nonce=nonce(ANN, seat + 1))
    bench.do(protocol.Start, ANN)
    bench.do(protocol.Resign, ANN, seat=0)
    assert finished(bench.room) is None
    bench = Bench(created("blackout", {"players": 2}, series="campaign")).start(ANN, BEN)
    bench.do(protocol.Resign, BEN, seat=1)
    assert finished(bench.room) is None


def test_at_a_rated_table_nobody_goes_back_and_no_bot_helps() -> None:
    bench = rated("dual-powers")
    bench.rush(random.Random(1), 6)
    with pytest.raises(Refusal) as back:
        bench.do(protocol.AskBack, ANN, seat=0)
    with pytest.raises(Refusal) as help_:
        bench.do(protocol.StandIn, ANN, seat=0, bot="expert")
    assert {back.value.message.id, help_.value.message.id} == {"server-not-when-rated"}
    bench.do(protocol.StandIn, BEN, seat=0, bot="steady", absent={"ann"})
    bench.do(protocol.Return, ANN, seat=0)
    assert any(term.id == "server-terms-rated" for term in bench.info().terms)
    assert bench.info().rated


# On a server.


def test_a_rated_match_changes_both_ratings_once(account: Account) -> None:
    ann, bob = account("Ann"), account("Bob")
    table = playing(ann, bob, rated=True)
    assert ann.info(table)["rated"]
    assert ann.do(table, "resign", seat=0).status_code == 200
    winner, loser = profile(ann, bob), profile(ann, ann)
    assert winner["standings"] == [
        {"game": "dual-powers", "seats": 2, "played": 1, "won": 1, "first": 0, "rated": 1, "points": 344}
    ]
    assert loser["standings"][0]["points"] == 0
    assert (winner["last"][0]["change"], winner["last"][0]["place"], winner["last"][0]["won"]) == (344, 1, True)
    assert [seat["place"] for seat in winner["last"][0]["seats"]] == [2, 1]
    assert winner["last"][0]["table"] == table


def test_ratings_are_those_of_openskill() -> None:
    strength, doubt = ratings.FIRST_STRENGTH, ratings.FIRST_DOUBT
    assert (strength, doubt) == (25_000_000, 8_333_333)
    assert ratings.points_of(27_635_389, 8_065_901) == 344
    assert ratings.points_of(strength, 2 * doubt) == 0, "nobody has less than nothing"


def test_each_game_and_number_of_seats_has_a_rating_of_its_own(serve: Serve, database: str) -> None:
    server = serve(database)
    ann, bob, cleo = (_account(server, name) for name in ("Ann", "Bob", "Cleo"))
    two = playing(ann, bob, game="blackout", options={"players": 2}, rated=True)
    three = playing(ann, bob, cleo, game="blackout", options={"players": 3}, rated=True)
    assert ann.do(two, "resign", seat=0).status_code == 200
    for seat, guest in enumerate((ann, bob, cleo)):
        assert guest.do(three, "resign", seat=seat).status_code == 200
    found = [(one["seats"], one["rated"]) for one in profile(bob, bob)["standings"]]
    assert found == [(2, 1), (3, 1)]
    assert {seat["place"] for seat in profile(cleo, cleo)["last"][0]["seats"]} == {1}, "all have given up"
    for one in (ann, bob, cleo):
        one.close()


@pytest.mark.parametrize(
    "more",
    [
        {"bots": [None, "steady"]},
        {"game": "blackout", "series": "campaign"},
        {"options": {"solo": "red"}},
        {"components": "no-such-set"},
    ],
    ids=lambda more: next(iter(set(more) - {"game"})),
)
def test_what_cannot_be_rated(account: Account, more: dict[str, Any]) -> None:
    ann = account("Ann")
    refused = ann.http.post("/api/tables", json={"game": "dual-powers", "rated": True, **more})
    assert refused.status_code in (400, 404)
    assert words(refused) in ("server-cannot-be-rated", "server-no-such-set")


def test_a_match_from_a_record_cannot_be_rated(account: Account) -> None:
    ann, bob = account("Ann"), account("Bob")
    table = playing(ann, bob)
    ann.do(table, "resign", seat=0)
    record = ann.http.get(f"/api/tables/{table}/record").text
    refused = ann.http.post("/api/tables", json={"game": "dual-powers", "record": record, "keep": 0, "rated": True})
    assert (refused.status_code, words(refused)) == (400, "server-cannot-be-rated")


def test_rated_tables_are_for_people_with_accounts_at_one_seat_each(server: Server, account: Account) -> None:
    ann, guest = account("Ann"), Guest(server, "Guest")
    refused = guest.http.post("/api/tables", json={"game": "dual-powers", "rated": True})
    assert (code(refused), words(refused)) == ("forbidden", "server-rated-account")
    table = ann.table(rated=True)
    assert words(guest.take(table, 0)) == "server-rated-account"
    assert ann.take(table, 0).status_code == 200
    assert words(ann.take(table, 1)) == "server-rated-one-seat"
    assert words(ann.do(table, "set-seat", seat=1, bot="steady")) == "server-not-when-rated"
    guest.close()


def test_a_rematch_is_rated_too(account: Account) -> None:
    ann, bob = account("Ann"), account("Bob")
    table = playing(ann, bob, rated=True)
    ann.do(table, "resign", seat=0)
    assert ann.do(table, "rematch").status_code == 200
    assert ann.info(ann.info(table)["rematch"])["rated"]


def test_private_matches_are_shown_to_those_who_played_them(account: Account) -> None:
    ann, bob, eve = account("Ann"), account("Bob"), account("Eve")
    for given in ({}, {"listed": True}):
        table = playing(ann, bob, **given)
        assert ann.do(table, "resign", seat=0).status_code == 200
    assert [len(profile(reader, bob)["last"]) for reader in (ann, bob, eve)] == [2, 2, 1]
    assert profile(eve, bob)["standings"][0]["played"] == 1
    assert "table" not in profile(eve, bob)["last"][0]
    listed = eve.http.get(f"/api/people/{handle_of(bob)}/matches").json()
    assert len(listed) == 1
    assert eve.http.get(f"/api/people/{handle_of(bob)}/matches", params={"before": 5}).json() == []


def test_the_last_ten_come_first_and_the_others_when_asked_for(account: Account) -> None:
    ann, bob = account("Ann"), account("Bob")
    for _ in range(12):
        ann.do(playing(ann, bob), "resign", seat=0)
    last = profile(ann, ann)["last"]
    assert len(last) == 10
    address = f"/api/people/{handle_of(ann)}/matches"
    earlier = ann.http.get(address, params={"before": last[-1]["finished"]}).json()
    assert len(earlier) == 2
    assert len(ann.http.get(address).json()) == 12


def test_whoever_is_forgotten_has_no_results_and_others_keep_theirs(serve: Serve, database: str) -> None:
    server = serve(database)
    ann, bob = _account(server, "Ann"), _account(server, "Bob")
    ann.do(playing(ann, bob, rated=True), "resign", seat=0)
    going_on = playing(ann, bob, rated=True)
    kept = ann.http.get("/api/me/export").json()["results"]
    assert (len(kept["matches"]), len(kept["ratings"])) == (1, 1)
    mine = handle_of(ann)
    assert ann.http.request("DELETE", "/api/me", json={"password": "lamp lighter"}).status_code == 200
    assert bob.http.get(f"/api/people/{mine}").status_code == 404
    bob.do(going_on, "resign", seat=1)
    assert [seat["person"]["name"] for match in profile(bob, bob)["last"] for seat in match["seats"]].count("") == 2
    assert ann.id not in bob.http.get(f"/api/people/{handle_of(bob)}").text
    ann.close()
    bob.close()
