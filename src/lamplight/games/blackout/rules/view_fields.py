"""What a view of Blackout contains, field by field. `declare.py` writes it, `sample.py` reads it back."""

from __future__ import annotations

from lamplight.kernel.view import (
    FLAG,
    WHOLE,
    ByName,
    Hideable,
    Kind,
    ListOf,
    Maybe,
    Name,
    OneOf,
    Part,
    Parts,
    ViewField,
    ViewFields,
    Zone,
    agenda,
)

from .goals import STAGE_NAMES
from .lexicon import CUBE, HOUSE
from .model import CHALLENGES, DICE, PLACES, RESOURCES, ROWS
from .payment import GOAL_RULES
from .steps import STEPS
from .tables import SEAT_NAMES, Tables
from .vocabulary import CUBES, GAINS

HOLDERS = ListOf(
    Parts(
        (
            Part("side", Name("side"), "Who has secured it."),
            Part("with", OneOf((HOUSE, CUBE)), "What stands there: a house, or a cube if no house was left."),
        )
    )
)
GOALS = ListOf(WHOLE)
"""Goals of a plan, counted from 1 as they are printed."""
AGENDA = agenda(
    "side",
    Part("left", WHOLE, "How many times it is still to be done."),
    Part("phase", WHOLE, "Which phase begins."),
    Part("row", WHOLE, "The row of the market that is filled up."),
    Part("card", Maybe(Name("card")), "Which card; null: a restore-power goal of the board."),
    Part("goal", WHOLE, "Which goal of the card."),
    Part("stage", OneOf(STAGE_NAMES[1:]), "After the last goal of a plan: what comes next, its bonus or its end."),
    Part("gain", Name("gain"), "What is gained."),
    Part("resource", Name("gain"), "What is paid."),
    Part("amount", WHOLE, "How much of it."),
    Part("paying", FLAG, "Whether it is paid; else it is gained."),
    Part("rule", OneOf(GOAL_RULES), "By which rule it is gained, where a goal gives it."),
    Part("colour", OneOf(PLACES), "The colour of the locations where a cube may go."),
    Part("district", Name("district"), "Which district."),
)

FIELDS = (
    ViewField("agenda", AGENDA, "What is still to be done; the last step is the present one."),
    # Time.
    ViewField("turn", WHOLE, "Counts the turns; it only grows."),
    ViewField("round", WHOLE, "The number of the round; 0 during the set-up."),
    ViewField("phase", WHOLE, "The phase of the round, 1 to 8."),
    ViewField("first", Name("side"), "The starting player of the round."),
    ViewField("last_round", WHOLE, "The number of the last round; 0 as long as it is not known."),
    ViewField("ended", FLAG, "Whether the match is over."),
    # What is going on.
    ViewField("throws", WHOLE, "How many dice have been thrown in this round."),
    ViewField("dice", ByName("die", Maybe(Name("resource")), every=True), "What the dice show; null: not thrown yet."),
    ViewField("passes", WHOLE, "How many players in a row have passed in the market."),
    ViewField("bought", FLAG, "Whether a card was bought in this market."),
    ViewField("card", Maybe(Name("card")), "The card that was turned up last."),
    ViewField(
        "used",
        ListOf(WHOLE),
        "What has been used of the card that was turned up last: its parts, counted from 1. After a refresh in "
        "phase 8: the check-mark actions that have been used, those of the board, then those of the plans in the "
        "check-mark area.",
    ),
    ViewField("district", Maybe(Name("district")), "The district that is being scouted."),
    ViewField("tile", Maybe(Name("tile")), "The scout tile whose challenge is taken on."),
    ViewField("challenge", Maybe(OneOf(CHALLENGES)), "The challenge that the team takes on."),
    ViewField("team", Zone("card"), "The cards that go searching."),
    ViewField("team_gps", WHOLE, "How many GPS tokens go with the team."),
    # Cards that belong to nobody.
    ViewField("deck", Zone("card"), "The draw deck, face down."),
    ViewField("reserve", Zone("card"), "The reserve deck, face down."),
    ViewField("display.{row}", Zone("card"), "The cards on display in a row of the market."),
    ViewField("discard", Zone("card"), "The discarded cards."),
    ViewField("marks", ByName("card", GOALS), "The goals that are marked with a cube, for plans with such goals."),
    # The city.
    ViewField("secured", ListOf(Name("district")), "The districts that are secured."),
    ViewField("scouted", ListOf(Name("district")), "The districts that nobody may scout any more in this phase."),
    ViewField("face_up", ListOf(Name("district")), "The districts whose scout tiles lie face up."),
    ViewField("tiles.{district}", Zone("tile"), "The scout tiles in a district."),
    ViewField("looked.{district}", ListOf(Name("side")), "Who has looked at the face-down tiles of a district."),
    ViewField("secured.{district}", HOLDERS, "Who has secured a district, in the order of their houses."),
    ViewField("boxed", Zone("tile"), "The scout tiles that went to the box after somebody had seen them."),
    # Before each player.
    ViewField("{side}.score", WHOLE, "The points so far."),
    ViewField("{side}.money", WHOLE, "The coins."),
    ViewField("{side}.transport", WHOLE, "The transport tokens."),
    ViewField("{side}.gps", WHOLE, "The GPS tokens."),
    ViewField("{side}.supply", WHOLE, "The cubes in supply."),
    ViewField("{side}.rondel", ByName("good", WHOLE, every=True), "The cubes on each segment of the rondel."),
    ViewField("{side}.cubes", ListOf(Name("location")), "The locations with a cube."),
    ViewField("{side}.houses", ListOf(WHOLE), "The check-mark actions of the board that a house still locks, from 1."),
    ViewField(
        "{side}.power",
        ListOf(WHOLE),
        "The restore-power goals that are done: 1 gives the larger hand, 2 the last slot.",
    ),
    ViewField("{side}.emergency", Maybe(Name("card")), "The emergency plan; null in a chapter, and once it is done."),
    ViewField(
        "{side}.shared", ByName("card", GOALS), "The marked goals of each emergency plan that all share in a chapter."
    ),
    ViewField("{side}.objectives", Zone("card"), "The cards on the objective spots."),
    ViewField("{side}.check_area", Zone("card"), "The plans in the check-mark area."),
    ViewField("{side}.hospital", Zone("card"), "The cards in hospital."),
    ViewField("{side}.tiles_up", Zone("tile"), "The collected scout tiles that lie face up."),
    ViewField("{side}.tiles_down", Zone("tile"), "The collected scout tiles that lie face down."),
    ViewField("{side}.slot.{slot}", Zone("card"), "The cards in a slot, the top one last."),
    ViewField("{side}.held", Zone("card"), "The cards in hand together with those that are planned face down."),
    ViewField("{side}.ready", FLAG, "Whether the plan is made."),
    ViewField(
        "{side}.plan",
        Hideable(ListOf(Maybe(Name("card")))),
        "The card that lies planned in each slot, face down; null: none.",
    ),
    ViewField("{side}.picking", Hideable(Maybe(Name("card"))), "The card that is chosen to be planned next."),
    ViewField("{side}.hand_shown", FLAG, "Whether the hand was shown to everybody in this round."),
    ViewField("{side}.hand", Zone("card"), "The hand, where it was shown; else empty."),
    ViewField(
        "{side}.face_down", Maybe(Zone("slot")), "The slots with a planned card; null as long as plans are being made."
    ),
)


def view_fields(tables: Tables) -> ViewFields:
    """The fields with the names of a set-up."""
    return ViewFields(
        kinds=(
            Kind("side", "A player, by colour.", SEAT_NAMES[: tables.seats]),
            Kind("card", "A card: a player's own, of the deck, or an emergency plan.", tuple(tables.card_names)),
            Kind("tile", "A scout tile.", tuple(tables.tile_names)),
            Kind("location", "A place on the map for cubes.", tuple(tables.location_names)),
            Kind("district", "A part of the city, with locations round it.", tuple(tables.district_names)),
            Kind("resource", "What the ring of the rondel has, and the dice show.", RESOURCES, fixed=True),
            Kind("good", "A segment of the rondel: a resource, or batteries.", CUBES, fixed=True),
            Kind("die", "A die, by colour.", DICE, fixed=True),
            Kind("row", "A row of the market.", tuple(str(row + 1) for row in range(ROWS))),
            Kind("slot", "A slot of the player board, by number.", tuple(tables.lexicon.slots)),
            Kind("gain", "What can be gained.", tuple(gain.name for gain in GAINS), fixed=True),
            Kind("step", "A step of the game.", STEPS.names, fixed=True),
        ),
        fields=FIELDS,
    )
