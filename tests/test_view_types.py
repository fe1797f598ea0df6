"""The browser's types of views are what a game declares."""

from __future__ import annotations

from docs.view_types import written

from lamplight.kernel.view import (
    FLAG,
    WHOLE,
    ByName,
    Hideable,
    ListOf,
    Maybe,
    Name,
    OneOf,
    Shape,
    ViewField,
    ViewFields,
    Zone,
)

from .kernel.test_view import KINDS, PAIR


def lines(pattern: str, shape: Shape) -> list[str]:
    """What is written of one field, without its comment."""
    text = written("candle-light", ViewFields(KINDS, [ViewField(pattern, shape, "It.")]))
    body = text.partition("export interface CandleLightView {\n")[2].rstrip("}\n")
    return [line.strip() for line in body.splitlines() if "/**" not in line]


def test_values_are_written_as_they_come() -> None:
    assert lines("it", WHOLE) == ["readonly it: number;"]
    assert lines("it", FLAG) == ["readonly it: boolean;"]
    assert lines("it", Hideable(Maybe(Name("card")))) == ['readonly it: Card | null | "?";']
    assert lines("it", ListOf(Maybe(Name("card")))) == ["readonly it: readonly (Card | null)[];"]
    assert lines("it", ListOf(OneOf(("house", "cube")))) == ['readonly it: readonly ("house" | "cube")[];']
    assert lines("it", Zone("card")) == ["readonly it: Zone<Card>;"]
    assert lines("it", ByName("side", WHOLE, every=True)) == ["readonly it: Readonly<Record<Side, number>>;"]
    assert lines("it", ByName("card", WHOLE)) == ["readonly it: Readonly<Partial<Record<Card, number>>>;"]
    assert lines("it", ListOf(PAIR)) == [
        "readonly it: readonly {",
        "readonly card: Card;",
        "readonly paid?: boolean;",
        "}[];",
    ]


def test_patterns_become_properties_or_index_signatures() -> None:
    assert lines("{side}.score", WHOLE) == ['readonly "red.score": number;', 'readonly "white.score": number;']
    assert lines("paid.{card}", FLAG) == ["readonly [key: `paid.${Card}`]: boolean;"]
    assert lines("{side}.row.{row}", WHOLE) == [
        "readonly [key: `red.row.${number}`]: number;",
        "readonly [key: `white.row.${number}`]: number;",
    ]


def test_kinds_are_types_of_their_own_with_their_meaning() -> None:
    text = written("candle-light", ViewFields(KINDS, [ViewField("round", WHOLE, "The round.")]))
    assert '/** A player. */\nexport type Side = "red" | "white";\n' in text
    assert "/** A card. */\nexport type Card = string;\n" in text
    assert "    /** The round. */\n    readonly round: number;\n" in text
