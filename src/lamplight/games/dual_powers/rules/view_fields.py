"""What a view of Dual Powers contains, field by field. `declare.py` writes it, `sample.py` reads it back."""

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

from .board import ENDINGS, LEADER_PARTS
from .components import SIDES
from .steps import STEPS
from .tables import REASONS, Tables

STANDING = Parts(
    (
        Part("red", WHOLE, "How strong Red is, with the neutral tokens that follow Red."),
        Part("red_tokens", WHOLE, "How many tokens count for Red."),
        Part("white", WHOLE, "How strong White is, with the neutral tokens that follow White."),
        Part("white_tokens", WHOLE, "How many tokens count for White."),
        Part("controller", Maybe(Name("side")), "Who controls the region; null: nobody."),
        Part("reason", OneOf(REASONS), "What decides that: strength, then the number of tokens, then the Will."),
        Part("neutrals", Maybe(Name("side")), "Whom the neutral tokens there follow; null: nobody, or there are none."),
    )
)
CLAIM = Parts(
    (
        Part("card", Name("card"), "The card."),
        Part("region", Name("region"), "The region whose controller scores it."),
        Part("points", WHOLE, "For so many points."),
    )
)
FIELDS = (
    ViewField(
        "agenda",
        agenda(
            "side",
            Part("left", WHOLE, "How many cards are still to be dealt, or how much recruit value is left."),
            Part("marker", WHOLE, "Which objective marker is scored."),
            Part("scoring", FLAG, "Whether an objective is turned up to be scored (or by a bonus action)."),
        ),
        "What is still to be done, each step with the side that it belongs to; the last one is the present one.",
    ),
    # Time, and who is ahead.
    ViewField("turn", WHOLE, "Counts the turns; it only grows."),
    ViewField("round", WHOLE, "The number of the round; 0 during the set-up."),
    ViewField("month", Name("month"), "The month."),
    ViewField("day", WHOLE, "The day of the month."),
    ViewField(
        "score", WHOLE, "How far the marker of the support track is from the centre, positive towards Red's end."
    ),
    ViewField("ahead", Maybe(Name("side")), "Who is ahead on the support track; null: nobody."),
    ViewField("ending", OneOf(ENDINGS), "How the match ended; empty while it goes on."),
    ViewField("winner", Maybe(Name("side")), "Who has won."),
    # The board.
    ViewField("will", Name("side"), "Who has the Will of the People."),
    ViewField("unrest", Maybe(Name("region")), "The Unrest! region; null: not turned up yet."),
    ViewField("unrest_points", WHOLE, "How many points the Unrest! region is worth in this month."),
    ViewField("barricade_tile", Maybe(Name("region")), "The region of the tile that is next: the coming Unrest!"),
    ViewField("barricade", Name("connection"), "The connection on which the barricade stands."),
    ViewField("tiles", Zone("region"), "The region tiles that lie face down."),
    ViewField("tiles_discarded", Zone("region"), "The region tiles that have been used."),
    ViewField("tokens", ByName("token", Name("place"), every=True), "Where each token is."),
    ViewField("exhausted", ListOf(Name("token")), "The tokens on the board that show their exhausted side."),
    ViewField("standings", ByName("region", STANDING, every=True), "How both sides stand in every region."),
    ViewField(
        "standings_turned",
        ByName("region", STANDING),
        "How they would stand if the Will changed hands, in the regions where that would be different.",
    ),
    ViewField(
        "markers", ListOf(Maybe(Name("region"))), "The regions of the objective markers 1, 2 and 3; null: not placed."
    ),
    ViewField("marker_side", ListOf(Maybe(Name("side"))), "Whose objectives the markers 1, 2 and 3 stand for."),
    # The cards.
    ViewField("pile", Zone("card"), "The draw pile."),
    ViewField("discard", Zone("card"), "The discarded cards."),
    ViewField("card", Maybe(Name("card")), "The card that is being played."),
    ViewField("leader_done", ListOf(OneOf(LEADER_PARTS)), "The parts of the played leader card that are done."),
    ViewField("{side}.hand", WHOLE, "How many cards the hand has."),
    ViewField("{side}.held", Zone("card"), "The cards in hand, with the objective as long as that lies face down."),
    ViewField("{side}.played", Zone("card"), "The cards played in this round, in their order."),
    ViewField("{side}.objective", Hideable(Maybe(Name("card"))), "The objective; null: none."),
    ViewField("{side}.ready", FLAG, "Whether the objective has been chosen, while both are."),
    ViewField("{side}.chosen", Hideable(Maybe(Name("card"))), "The choice of an objective, until both are in."),
    ViewField(
        "{side}.claim",
        Hideable(Maybe(CLAIM)),
        "What the objective (or the choice of one, until both are in) scores at the end of the round. "
        "Alone: what the Opposition's would be by the cards played so far.",
    ),
    # Alone.
    ViewField(
        "opposition_exhausted",
        Maybe(WHOLE),
        "Alone: how strong the Opposition's exhausted units are, an X on the tokens; null with two players.",
    ),
    ViewField("old", Zone("card"), "Alone: what may lie face down since before the draw pile was reshuffled."),
    ViewField("opposition_pile", Zone("card"), "Alone: the Opposition's face-down cards."),
    ViewField("opposition_leaders", Zone("card"), "Alone: the Opposition's leaders that have not appeared."),
)


def view_fields(tables: Tables) -> ViewFields:
    """What the views of a set-up contain."""
    return ViewFields(
        [
            Kind("side", "A side.", SIDES, fixed=True),
            Kind("step", "A kind of step.", STEPS.names, fixed=True),
            Kind("month", "A space of the calendar's months.", tuple(tables.month_names)),
            Kind("region", "A region of the city.", tuple(tables.region_names)),
            Kind("connection", "A connection of two regions.", tuple(tables.connection_names)),
            Kind("place", "A region, or `reserve`, `box`, `waiting` (for Trotsky's month).", tuple(tables.place_names)),
            Kind("token", "A token.", tuple(tables.token_names)),
            Kind("card", "A command card or a leader card.", tuple(tables.card_names)),
        ],
        FIELDS,
    )
