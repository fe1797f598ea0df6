"""Narrow places: the last cubes of a supply, a shown hand, dice that will not differ, what is told first."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import lamplight
from lamplight.games import blackout
from lamplight.kernel import CHANCE, Match, Plain
from lamplight.kernel.ledger import HIDDEN, as_list, known_items

OURS = Path(blackout.__file__).parent / "sets" / "lamplight"


def position(orange: dict[str, Plain], **more: Plain) -> Match:
    """Two players; Orange is to act."""
    players: dict[str, Plain] = {"orange": orange, "grey": {"cubes": ["stanley"]}}
    return lamplight.new("blackout", seed="narrow", position={"phase": 3, "players": players, **more})


def test_R3_33_the_last_goal_with_an_empty_supply_never_makes_negative_resources() -> None:
    match = position(
        {
            "objectives": ["plan-money-2"],
            "marks": {"plan-money-2": [1, 3]},
            "money": 6,
            "cubes": ["tai-o"],
            "rondel": {"medipack": 22},
        }
    )
    assert match.view(None)["orange.supply"] == 0
    match.play("orange", "goal plan-money-2 2")
    assert min(int(str(count)) for count in as_list(match.view(None)["orange.rondel"])) == 0
    assert match.view(None)["orange.supply"] == 2  # both marks came off; the completion effect takes one of them
    match.play("orange", next(iter(match.legal("orange"))))
    assert match.view(None)["orange.supply"] == 1


def test_B_84_a_reward_in_cubes_leaves_the_cube_for_the_map(tmp_path: Path) -> None:
    """A volunteer whose goal pays resources: with a single cube left it goes to the map."""
    folder = tmp_path / "mine"
    shutil.copytree(OURS, folder)
    cards = (folder / "cards.toml").read_text(encoding="utf-8")
    start = cards.index('card = "red-1"\n')
    end = cards.index("provenance", start)
    goal = 'card = "red-1"\nnumber = 1\nslot = []\nresource = ""\namount = 0\nmoney = 1\ntiles = []\nlink = ""\n'
    goal += 'reward_points = 0\nreward_money = 0\nreward_resource = "book"\nreward_amount = 2\n'
    (folder / "cards.toml").write_text(cards[:start] + goal + cards[end:], encoding="utf-8")
    for supply, books in ((1, 0), (2, 1), (3, 2)):
        players: dict[str, Plain] = {
            "orange": {"objectives": ["red-1"], "cubes": ["tai-o"], "rondel": {"food": 24 - supply}},
        }
        match = lamplight.new("blackout", seed="b", components=folder, position={"phase": 3, "players": players})
        match.play("orange", "goal red-1 1")
        match.play("orange", next(iter(match.legal("orange"))))
        rondel = as_list(match.view(None)["orange.rondel"])
        assert (rondel[4], match.view(None)["orange.supply"]) == (books, supply - 1 - books)


def reveal() -> Match:
    """Orange has turned up the specialist who pays for icons in hand; two more cards are planned."""
    orange: dict[str, Plain] = {
        "hand": ["leader", "scout", "red-b"],
        "planned": {"1": "money-icons-1", "2": "red-a", "3": "blue-a"},
        "cubes": ["tai-o"],
    }
    match = position(orange, phase=2)
    match.play("orange", "turn-up 1")
    return match


def test_R12_01_the_hand_is_shown_to_all_but_not_where_cards_are_planned() -> None:
    match = reveal()
    for other in ("grey", None):
        assert match.view(other)["orange.plan"] == HIDDEN
        assert known_items(match.view(other)["orange.hand"]) == []
    before = {action.do for action in match.legal("orange")}
    assert "use" in before
    match.play("orange", "use 2")
    for other in ("grey", None):
        view = match.view(other)
        assert sorted(known_items(view["orange.hand"])) == ["orange-leader", "orange-red-b", "orange-scout"]
        assert view["orange.plan"] == HIDDEN
        sampled = match.setup.sampler(view, 1 if other else 15)(lambda: 0.99)
        assert match.setup.sampler(view, 1 if other else 15)(lambda: 0.0) is not sampled
        planned = sorted(as_list(_view(match, sampled, 0)["orange.plan"])[1:3], key=str)
        assert planned == ["orange-blue-a", "orange-red-a"]
    assert match.can_undo("orange")
    match.undo("orange")
    assert known_items(match.view("grey")["orange.hand"]) == []


def _view(match: Match, state: object, seat: int) -> dict[str, Plain]:
    other = Match(match.game, match.setup, match.key, state=state)  # type: ignore[arg-type]
    return other.view(seat)


def test_the_shown_hand_is_secret_again_in_the_next_round() -> None:
    match = reveal()
    match.play("orange", "use 2")
    while match.view(None)["round"] == 1:
        seat = match.to_act[0]
        match.play(seat, list(match.legal(seat))[-1])
    assert match.view("grey")["orange.hand_shown"] is False


def test_R1_02_dice_that_will_not_differ_are_made_to() -> None:
    match = lamplight.new("blackout", ask_chance=True)
    while not any(action.do == "throw" for action in match.legal(CHANCE)):
        seat = match.to_act[0]
        match.play(seat, next(iter(match.legal(seat))))
    throws = 0
    while "chance" in match.to_act:
        legal = list(match.legal(CHANCE))
        food = [action for action in legal if action.get("resource") == "food"]
        match.play(CHANCE, (food or legal)[0])
        throws += 1
        assert throws < 100
    dice = as_list(match.view(None)["dice"])
    assert len({str(face) for face in dice}) == 3


@pytest.mark.parametrize("phase", [5, 7])
def test_what_happens_before_the_first_decision_is_told(phase: int) -> None:
    ring: list[Plain] = ["sheung-shui", "sha-tau-kok", "tai-po-market"]
    match = position({"money": 0, "cubes": ring}, phase=phase, display=[["red-1"], ["red-2"], ["red-3"]])
    kinds = [event["event"] for event in match.events_for(None)]
    assert ("passed" if phase == 5 else "secured") in kinds


def test_the_first_event_of_a_solo_match_names_the_starting_player() -> None:
    match = lamplight.new("blackout", options={"players": 1, "chapter": 1}, seed="alone")
    assert match.events_for(None)[0]["event"] == "first"


def last_round(chapter: int, **players: dict[str, Plain]) -> Match:
    """The end of a chapter's last round, played out."""
    told: dict[str, Plain] = {
        name: {"cubes": ["central"], "rondel": {}, "hand": ["doctor"], "slots": [], **more}
        for name, more in players.items()
    }
    position: dict[str, Plain] = {"round": 5, "phase": 8, "last_round": 5, "players": told}
    options = {"players": len(players), "chapter": chapter}
    match = lamplight.new("blackout", seed="last", options=options, position=position)
    while not match.over:
        match.play(match.to_act[0], "done")
    return match


def test_R16_03_a_solo_chapter_with_one_orchid_is_lost_and_earns_none() -> None:
    match = last_round(2, orange={"score": 40, "money": 1, "marks": {"B": [1, 2]}})
    assert match.outcome is not None
    assert match.outcome.winners == ()
    seats = match.ask(None, {"ask": "chapter"})["seats"]
    assert isinstance(seats, dict)
    orange = seats["orange"]
    assert isinstance(orange, dict)
    assert orange["orchids"] == 0


def test_R15_07_of_equal_scores_the_one_with_all_conditions_wins() -> None:
    orange: dict[str, Plain] = {"score": 80, "money": 3}
    grey: dict[str, Plain] = {"score": 80, "money": 1, "marks": {"B": [1, 2]}}
    match = last_round(2, orange=orange, grey=grey)
    assert match.outcome is not None
    assert [match.seats[winner] for winner in match.outcome.winners] == ["grey"]


@pytest.mark.parametrize("deck", [0, 1, 2])
def test_B_20_a_row_that_cannot_be_filled_triggers_the_end(deck: int) -> None:
    display: list[Plain] = [["red-1"], ["red-2", "red-3"], ["red-4", "red-5"]]
    players: dict[str, Plain] = {"orange": {"cubes": ["central"]}, "grey": {"cubes": ["tai-o"]}}
    position: dict[str, Plain] = {"round": 3, "phase": 6, "display": display, "deck": deck, "reserve": 0}
    options = {"end_trigger": "cannot_draw"}
    match = lamplight.new("blackout", seed="end", options=options, position={**position, "players": players})
    assert match.view(None)["last_round"] == 4


def test_questions_about_others_tell_nothing_that_was_invented() -> None:
    grey: dict[str, Plain] = {
        "cubes": ["central"],
        "hand": ["doctor", "leader", "red-b"],
        "planned": {"1": "scout", "2": "blue-b"},
    }
    orange: dict[str, Plain] = {"cubes": ["tai-o"], "hand": ["doctor"], "planned": {"1": "red-b"}}
    players: dict[str, Plain] = {"orange": orange, "grey": grey}
    match = lamplight.new("blackout", seed="ask", position={"phase": 2, "players": players})
    assert match.ask("orange", {"ask": "scouting", "side": "grey"})["hand"] == {}
    assert match.ask("grey", {"ask": "scouting"})["hand"] == {"grey-leader": 2, "grey-red-b": 1}
