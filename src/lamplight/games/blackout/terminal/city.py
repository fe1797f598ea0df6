"""The city: a sketch of the map, the districts with who is where, and the scout tiles that one knows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from lamplight.kernel.ledger import as_dict, as_int, as_list, hidden_count
from lamplight.kernel.types import Plain

from .flow import Flow, listing, panel
from .sight import COLOUR_STYLE, DONE, DOWN, OWN, SIDE_STYLE, TARGET, UP, Sight
from .sketch import Sketch, Spot


def city(sight: Sight) -> RenderableType:
    """The map with its cubes, the districts and their scout tiles."""
    parts: list[RenderableType] = [_sketch(sight), _map_legend(sight), _districts(sight), _known_tiles(sight)]
    if sight.step in ("settle", "place"):
        parts += [Text(""), _connections(sight)]
    return panel(Group(*parts), sight.text("cli-bo-city"))


def _targets(sight: Sight) -> dict[str, int]:
    """Where the seat that is asked may place a cube, with the transport tokens it costs."""
    if sight.step != "place" or sight.asked != sight.seat:
        return {}
    targets = sight.ask("targets", colour=sight.present["colour"])
    return {place: as_int(tokens) for place, tokens in targets.items()}


def _sketch(sight: Sight) -> RenderableType:
    targets = _targets(sight)
    owners = {side: set(sight.listed(f"{side}.cubes")) for side in sight.seats}
    spots: list[Spot] = []
    for place, facts in sight.locations.items():
        label = Text.assemble((TARGET if place in targets else "", "bold cyan"), _place(sight, place))
        if facts["crisis"] is not None:
            label.append(f"[{facts['crisis']}]", style="cyan")
        for side in sight.seats:
            if place in owners[side]:
                mark = sight.mark(side)
                mark.stylize("" if side == sight.seat else "reverse")
                label.append_text(mark)
        spots.append(Spot(as_int(facts["x"]), as_int(facts["y"]), label))
    number = {place: index for index, place in enumerate(sight.locations)}
    streets = [(number[first], number[second]) for _, first, second in sight.match.setup.links()]
    return Sketch(spots, streets)


def _place(sight: Sight, place: str) -> Text:
    """A location: the letter of its colour and its short name."""
    colour = str(sight.locations[place]["colour"])
    return Text.assemble(sight.letter(colour), ("·", "dim"), (sight.short[place], COLOUR_STYLE[colour]))


def _map_legend(sight: Sight) -> Flow:
    told = [Text.assemble(sight.mark(sight.seat), f" {sight.text('cli-bo-your-cube')}")]
    told += [Text.assemble(sight.mark(side), f" {sight.name('side', side)}") for side in sight.others]
    told.append(Text(f"[A] {sight.text('cli-bo-crisis')}"))
    told += [Text(f"{DOWN} {UP} {sight.text('cli-bo-tile-signs')}")]
    if _targets(sight):
        told.append(Text.assemble((TARGET, "bold cyan"), f" {sight.text('cli-bo-target')}"))
    for part in told:
        part.stylize("dim")
    return Flow(told)


def _districts(sight: Sight) -> RenderableType:
    table = listing()
    table.add_column(sight.text("cli-bo-district"), no_wrap=True, overflow="ellipsis", max_width=22)
    table.add_column(sight.text("cli-bo-locations"))
    table.add_column(f"{DOWN}{UP}", no_wrap=True)
    table.add_column(sight.text("cli-bo-points"), justify="right", no_wrap=True)
    table.add_column(sight.text("cli-bo-cubes"), no_wrap=True)
    own = set(sight.listed(f"{sight.seat}.cubes"))
    for district in as_dict(sight.ask("map")["districts"]):
        asked = sight.ask("district", district=district)
        secured = bool(asked["secured"])
        around = Text(" ").join(
            Text(f"{OWN}{sight.short[place]}", style=SIDE_STYLE[sight.seat])
            if place in own
            else Text(sight.short[place], style=COLOUR_STYLE[str(sight.locations[place]["colour"])])
            for place in map(str, as_list(asked["locations"]))
        )
        table.add_row(
            Text(sight.name("district", district), style="dim" if secured else ""),
            around,
            _stack(sight, district),
            str(asked["points"]),
            _holders(sight, district, asked),
        )
    return table


def _known_tiles(sight: Sight) -> RenderableType:
    """The scout tiles that lie face up, and those that this player has looked at."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for district in as_dict(sight.ask("map")["districts"]):
        tiles = sight.known(f"tiles.{district}")
        if tiles:
            face_up = district in sight.listed("face_up")
            name = Text(f"{UP if face_up else DOWN} {sight.name('district', district)}")
            grid.add_row(name, _tiles(sight, tiles, seen=not face_up))
    return Group(Text(""), grid) if grid.row_count else Group()


def _stack(sight: Sight, district: str) -> Text:
    zone = f"tiles.{district}"
    count = len(sight.known(zone)) + hidden_count(sight.view[zone])
    if not count:
        return Text("–", style="dim")
    return Text(f"{UP}{count}", style="bold") if district in sight.listed("face_up") else Text(f"{DOWN}{count}")


def _tiles(sight: Sight, tiles: Iterable[str], *, seen: bool) -> Flow:
    """Scout tiles by name, with what their challenges ask for; `seen`: only by this player."""
    told: list[Text] = []
    for tile in tiles:
        facts = sight.ask("tile", tile=tile)
        name = f"{sight.name('tile', tile)} {facts['simple']}/{facts['advanced']}"
        told.append(Text(name, style="italic" if seen else ""))
    if seen:
        told.append(Text(f"({sight.text('cli-bo-seen')})", style="dim"))
    return Flow(told)


def _holders(sight: Sight, district: str, asked: Mapping[str, Plain]) -> Text:
    """The cubes round a district, or who has secured it."""
    if not asked["secured"]:
        counts = {side: as_int(as_dict(facts)["cubes"]) for side, facts in as_dict(asked["seats"]).items()}
        return sight.counts(counts)
    told = Text(f"{DONE} ", style="bold green")
    for holder in as_list(sight.view[f"secured.{district}"]):
        told.append_text(sight.mark(str(as_dict(holder)["side"])))
    return told


def _connections(sight: Sight) -> RenderableType:
    """Every location with its full name and its neighbours."""
    targets = _targets(sight)
    table = listing(gap=1)
    for _ in range(2):
        table.add_column(sight.text("cli-bo-location"))
        table.add_column(sight.text("cli-bo-connections"))
    cells: list[tuple[Text, Text]] = []
    for place, facts in sight.locations.items():
        sign = Text(TARGET if place in targets else " ", style="bold cyan")
        name = Text.assemble(sign, _place(sight, place), f" {sight.name('location', place)}")
        if targets.get(place):
            name.append(f" −{targets[place]}", style="yellow")
        near = [Text(sight.short[str(one)]) for one in as_list(facts["neighbours"])]
        cells.append((name, Text(" ").join(near)))
    half = (len(cells) + 1) // 2
    for number in range(half):
        right = cells[number + half] if number + half < len(cells) else (Text(""), Text(""))
        table.add_row(*cells[number], *right)
    return table
