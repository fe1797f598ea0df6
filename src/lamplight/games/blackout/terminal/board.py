"""The board of Blackout: Hong Kong in a terminal, drawn from a seat's view and the game's answers to questions."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter

from rich import box
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.measure import Measurement
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from lamplight.kernel.ledger import HIDDEN, as_int, as_list, hidden_count, known_items
from lamplight.kernel.match import Match
from lamplight.kernel.message import Argument, Message
from lamplight.kernel.types import Plain
from lamplight.text.speaker import Speaker

PHASES = 8
COLOURS = ("red", "yellow", "blue", "purple")
DICE = COLOURS[:3]
RESOURCES = ("food", "tools", "gasoline", "water", "book", "medipack")
RING = (("food", "tools", "gasoline"), ("medipack", "book", "water"))
"""The rondel unrolled into two rows: clockwise along the upper one, then back along the lower one."""
SIDE_STYLE = {"orange": "bold dark_orange", "grey": "bold grey66", "white": "bold bright_white", "green": "bold green"}
COLOUR_STYLE = {"red": "red", "yellow": "yellow", "blue": "bright_blue", "purple": "magenta", "white": ""}
OWN, DIE, DONE, OPEN, ICON, STAR, TARGET, LOCKED = "■", "◆", "✔", "○", "◎", "★", "▸", "⌂"
DOWN, UP = "▒", "□"
"""Cards and tiles that lie face down or face up."""
FOCUS = {"settle": "city", "place": "city", "scout": "city", "collect": "city", "house": "city", "market": "market"}
"""The part of the table that a question is about, if it is not the rondel."""
SHORT = 3
"""Letters of a location's short name."""
TALLEST, WIDEST = 24, 112
"""The largest sketch of the map, in rows and columns."""
RECAP = ("won", "chapter-won", "chapter-lost", "orchids")
SOURCES = ("goals", "districts", "scouting", "cards", "transport", "money", "tiles", "points")
"""Where points come from, in the order of the last table."""
_GAP = "   "
_HERE = "\0"
"""Stands in a sentence where coloured letters will be put."""


class BlackoutBoard:
    """Draws one seat's view of a match."""

    def __init__(self, match: Match, seat: str, speaker: Speaker) -> None:
        self.match = match
        self.seat = seat
        self.speaker = speaker
        self.view = match.view(seat)
        self.text = speaker.text
        self._answers: dict[tuple[object, ...], dict[str, Plain]] = {}
        start = match.seats.index(seat)
        self.others = (*match.seats[start + 1 :], *match.seats[:start])
        """The other players, clockwise."""
        self.locations = _dict(self._ask("map")["locations"])
        names = [self._name("location", place) for place in self.locations]
        self.short = dict(zip(self.locations, short_names(names), strict=True))
        agenda = as_list(self.view["agenda"])
        self.step, self.asked, self.argument = str(agenda[-1]).split(" ") if agenda else ("", "", "0")
        self.placing = self.step in ("settle", "place")

    def draw(self) -> RenderableType:
        """The whole table; what the present question is about stands near the end, one's own board last."""
        parts = {"city": self._city(), "others": self._others(), "market": self._market(), "rondel": self._rondel()}
        focus = FOCUS.get(self.step, "rondel")
        parts[focus] = parts.pop(focus)
        return Group(self._head(), *parts.values(), self._own())

    def recap(self) -> RenderableType:
        """Where the points of each player came from, in a table that adds up; then who won."""
        events = self.match.events_for(self.seat)
        points: dict[tuple[str, str], int] = {}
        for event in events:
            source, worth = _source(event)
            if source:
                key = (source, str(event["side"]))
                points[key] = points.get(key, 0) + worth
        table = Table(box=box.SIMPLE)
        table.add_column("")
        for side in self._seats():
            table.add_column(self._name("side", side), justify="right")
        for source in SOURCES:
            row = [points.get((source, side), 0) for side in self._seats()]
            if any(row):
                table.add_row(self.text(f"cli-bo-recap-{source}"), *(str(worth) for worth in row))
        totals = [str(sum(worth for (_, whose), worth in points.items() if whose == side)) for side in self._seats()]
        table.add_row(self.text("cli-bo-recap-total"), *totals, style="bold")
        told = [self.speaker.say(self.match.setup.event_words(event)) for event in events if event["event"] in RECAP]
        return Group(table, *(Text(f"  {line}", style="dim") for line in told))

    # Small things.

    def _ask(self, what: str, **args: Plain) -> dict[str, Plain]:
        key = (what, *args.values())
        if key not in self._answers:
            self._answers[key] = self.match.ask(self.seat, {"ask": what, **args})
        return self._answers[key]

    def _name(self, domain: str, value: Plain) -> str:
        return self.speaker.say(self.match.setup.name(domain, str(value)))

    def _label(self, label: str) -> str:
        return self.text("cli-label", label=label)

    def _amount(self, what: str, count: Plain) -> str:
        return self.text(f"blackout-amount-{what}", count=as_int(count))

    def _seats(self) -> tuple[str, ...]:
        return (self.seat, *self.others)

    def _mark(self, side: str) -> Text:
        """A player in one sign: a square for oneself, a letter for the others."""
        return Text(OWN if side == self.seat else self.text(f"cli-bo-letter-{side}"), style=SIDE_STYLE[side])

    def _counts(self, counts: Mapping[str, int], *, zeros: bool = False) -> Text:
        """How many each player has of something."""
        told = [
            Text.assemble(self._mark(side), (str(counts[side]), SIDE_STYLE[side]))
            for side in self._seats()
            if counts[side] or zeros
        ]
        return Text(" ").join(told)

    def _letter(self, colour: str) -> Text:
        """The colour of a card or location: a letter; plans have none and get a sign."""
        if colour not in COLOURS:
            return Text("◇")
        return Text(self.text(f"cli-bo-letter-{colour}"), style=f"bold {COLOUR_STYLE[colour]}")

    def _panel(self, body: RenderableType, title: str, style: str = "") -> Panel:
        return Panel(
            body,
            title=Text(title, style=style or "bold"),
            title_align="left",
            border_style=style or "dim",
            box=box.ROUNDED,
            padding=(0, 1),
        )

    # Time, decks and dice.

    def _head(self) -> RenderableType:
        view = self.view
        when = self.text("cli-bo-round", round=as_int(view["round"])) if view["round"] else self.text("cli-bo-set-up")
        facts = [Text(when if self.step else self.text("cli-bo-over"), style="bold")]
        first = str(view["first"])
        if self.others:
            facts.append(Text(self.text("cli-bo-first", side=self._name("side", first)), style=SIDE_STYLE[first]))
        decks = self.text("cli-bo-decks", draw=as_int(view["draw_size"]), reserve=as_int(view["reserve_size"]))
        facts.append(Text(decks, style="dim"))
        if view["last_round"]:
            facts.append(Text(self.text("cli-bo-last", round=as_int(view["last_round"])), style="bold yellow"))
        lines: list[RenderableType] = [Flow(facts), self._phases(), self._dice()]
        if self._ask("chapter")["chapter"]:
            lines += self._chapter()
        return Panel(Group(*lines), box=box.ROUNDED, padding=(0, 1))

    def _phases(self) -> Flow:
        phase = as_int(self.view["phase"]) if self.step else 0
        told: list[Text] = []
        for number in range(1, PHASES + 1):
            name = f"{number} {self.text(f'blackout-phase-{number}')}"
            told.append(Text(f"[{name}]", style="bold reverse") if number == phase else Text(name, style="dim"))
        return Flow(told, " › ")

    def _dice(self) -> Flow:
        told = [Text(self._label(self.text("cli-bo-dice")).rstrip(), style="dim")]
        for colour, face in zip(DICE, as_list(self.view["dice"]), strict=True):
            shown = "–" if face is None else self._name("resource", face)
            told.append(Text.assemble(self._die(colour), (f" {shown}", COLOUR_STYLE[colour])))
        return Flow(told)

    def _die(self, colour: str) -> Text:
        return Text.assemble((DIE, COLOUR_STYLE[colour]), self._letter(colour))

    def _chapter(self) -> list[RenderableType]:
        """The title, each condition with how far everybody is, and the lines of the orchids."""
        asked = self._ask("chapter")
        number = as_int(asked["chapter"])
        title = self.text("blackout-conditions", number=number, name=self._name("chapter", number))
        lines: list[RenderableType] = [Text(title, style="bold cyan")]
        seats = {side: _dict(facts) for side, facts in _dict(asked["seats"]).items()}
        needed = as_int(asked["goals"])
        which = "goals" if needed else "goals-all"
        goals = self.text(f"blackout-conditions-{which}", count=needed)
        lines.append(self._condition(goals, seats, "goals", "goals_met"))
        if asked["condition"] is not None:
            args: dict[str, Argument] = {"count": as_int(asked["amount"])}
            if asked["district"] is not None:
                args["district"] = self._name("district", asked["district"])
            told = self.speaker.say(Message(f"blackout-conditions-{asked['condition']}", args))
            lines.append(self._condition(told, seats, "condition", "condition_met"))
        marks = [as_int(line) for line in as_list(asked["lines"])]
        orchids = as_int(asked["needed"])
        told = self.text("blackout-conditions-orchids", lines=" / ".join(map(str, marks)), needed=orchids)
        wanted = marks[orchids - 1] if len(marks) >= orchids else 0
        for facts in seats.values():
            facts["score_met"] = as_int(facts["score"]) >= wanted
        lines.append(self._condition(told, seats, "score", "score_met"))
        return lines

    def _condition(self, told: str, seats: Mapping[str, Mapping[str, Plain]], count: str, met: str) -> Flow:
        sign = (f"{DONE} ", "bold green") if seats[self.seat][met] else (f"{OPEN} ", "")
        counts = {side: as_int(facts[count]) for side, facts in seats.items()}
        return Flow([Text.assemble(sign, self._label(told).rstrip()), self._counts(counts, zeros=True)], " ", indent=2)

    # The city.

    def _city(self) -> RenderableType:
        parts: list[RenderableType] = [self._sketch(), self._map_legend(), self._districts(), self._known_tiles()]
        if self.placing:
            parts += [Text(""), self._connections()]
        return self._panel(Group(*parts), self.text("cli-bo-city"))

    def _targets(self) -> dict[str, int]:
        """Where the seat that is asked may place a cube, with the transport tokens it costs."""
        if self.step != "place" or self.asked != self.seat:
            return {}
        colour = (*COLOURS, "any")[int(self.argument)]
        return {place: as_int(tokens) for place, tokens in self._ask("targets", colour=colour).items()}

    def _cubes(self, side: str) -> list[str]:
        return [str(place) for place in as_list(self.view[f"{side}.cubes"])]

    def _sketch(self) -> RenderableType:
        targets = self._targets()
        owners = {side: set(self._cubes(side)) for side in self._seats()}
        spots: list[Spot] = []
        for place, data in self.locations.items():
            facts = _dict(data)
            label = Text.assemble((TARGET if place in targets else "", "bold cyan"), self._place(place))
            if facts["crisis"] is not None:
                label.append(f"[{facts['crisis']}]", style="cyan")
            for side in self._seats():
                if place in owners[side]:
                    mark = self._mark(side)
                    mark.stylize("" if side == self.seat else "reverse")
                    label.append_text(mark)
            spots.append(Spot(as_int(facts["x"]), as_int(facts["y"]), label))
        number = {place: index for index, place in enumerate(self.locations)}
        streets = [(number[first], number[second]) for _, first, second in self.match.setup.links()]
        return Sketch(spots, streets)

    def _place(self, place: str) -> Text:
        """A location: the letter of its colour and its short name."""
        colour = str(_dict(self.locations[place])["colour"])
        return Text.assemble(self._letter(colour), ("·", "dim"), (self.short[place], COLOUR_STYLE[colour]))

    def _map_legend(self) -> Flow:
        told = [Text.assemble(self._mark(self.seat), f" {self.text('cli-bo-your-cube')}")]
        told += [Text.assemble(self._mark(side), f" {self._name('side', side)}") for side in self.others]
        told.append(Text(f"[A] {self.text('cli-bo-crisis')}"))
        told += [Text(f"{DOWN} {UP} {self.text('cli-bo-tile-signs')}")]
        if self._targets():
            told.append(Text.assemble((TARGET, "bold cyan"), f" {self.text('cli-bo-target')}"))
        for part in told:
            part.stylize("dim")
        return Flow(told)

    def _districts(self) -> RenderableType:
        table = _listing()
        table.add_column(self.text("cli-bo-district"), no_wrap=True, overflow="ellipsis", max_width=22)
        table.add_column(self.text("cli-bo-locations"))
        table.add_column(f"{DOWN}{UP}", no_wrap=True)
        table.add_column(self.text("cli-bo-points"), justify="right", no_wrap=True)
        table.add_column(self.text("cli-bo-cubes"), no_wrap=True)
        own = set(self._cubes(self.seat))
        for district in _dict(self._ask("map")["districts"]):
            asked = self._ask("district", district=district)
            secured = bool(asked["secured"])
            around = Text(" ").join(
                Text(f"{OWN}{self.short[place]}", style=SIDE_STYLE[self.seat])
                if place in own
                else Text(self.short[place], style=COLOUR_STYLE[str(_dict(self.locations[place])["colour"])])
                for place in map(str, as_list(asked["locations"]))
            )
            table.add_row(
                Text(self._name("district", district), style="dim" if secured else ""),
                around,
                self._stack(district),
                str(asked["points"]),
                self._holders(district, asked),
            )
        return table

    def _known_tiles(self) -> RenderableType:
        """The scout tiles that lie face up, and those that this player has looked at."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        for district in _dict(self._ask("map")["districts"]):
            tiles = known_items(self.view[f"tiles.{district}"])
            if tiles:
                face_up = self._is_open(district)
                name = Text(f"{UP if face_up else DOWN} {self._name('district', district)}")
                grid.add_row(name, self._tiles(tiles, seen=not face_up))
        return Group(Text(""), grid) if grid.row_count else Group()

    def _is_open(self, district: str) -> bool:
        """Whether the tiles of a district lie face up for everybody."""
        number = list(_dict(self._ask("map")["districts"])).index(district)
        return bool(as_int(self.view["face_up"]) >> number & 1)

    def _stack(self, district: str) -> Text:
        zone = self.view[f"tiles.{district}"]
        down, known = hidden_count(zone), len(known_items(zone))
        if not down + known:
            return Text("–", style="dim")
        if self._is_open(district):
            return Text(f"{UP}{down + known}", style="bold")
        return Text(f"{DOWN}{down + known}")

    def _tiles(self, tiles: Iterable[str], *, seen: bool) -> Flow:
        """Scout tiles by name, with what their challenges ask for; `seen`: only by this player."""
        told: list[Text] = []
        for tile in tiles:
            facts = self._ask("tile", tile=tile)
            name = f"{self._name('tile', tile)} {facts['simple']}/{facts['advanced']}"
            told.append(Text(name, style="italic" if seen else ""))
        if seen:
            told.append(Text(f"({self.text('cli-bo-seen')})", style="dim"))
        return Flow(told)

    def _holders(self, district: str, asked: Mapping[str, Plain]) -> Text:
        """The cubes round a district, or who has secured it."""
        if not asked["secured"]:
            counts = {side: as_int(_dict(facts)["cubes"]) for side, facts in _dict(asked["seats"]).items()}
            return self._counts(counts)
        told = Text(f"{DONE} ", style="bold green")
        for holder in as_list(self.view[f"secured.{district}"]):
            told.append_text(self._mark(self.match.seats[as_int(holder) % 8]))
        return told

    def _connections(self) -> RenderableType:
        """Every location with its full name and its neighbours."""
        targets = self._targets()
        table = _listing(gap=1)
        for _ in range(2):
            table.add_column(self.text("cli-bo-location"))
            table.add_column(self.text("cli-bo-connections"))
        cells: list[tuple[Text, Text]] = []
        for place, data in self.locations.items():
            sign = Text(TARGET if place in targets else " ", style="bold cyan")
            name = Text.assemble(sign, self._place(place), f" {self._name('location', place)}")
            if targets.get(place):
                name.append(f" −{targets[place]}", style="yellow")
            near = [Text(self.short[str(one)]) for one in as_list(_dict(data)["neighbours"])]
            cells.append((name, Text(" ").join(near)))
        half = (len(cells) + 1) // 2
        for number in range(half):
            right = cells[number + half] if number + half < len(cells) else (Text(""), Text(""))
            table.add_row(*cells[number], *right)
        return table

    # The rondel.

    def _rondel(self) -> RenderableType:
        faces = as_list(self.view["dice"])
        grid = Table.grid(expand=True)
        for _ in range(3):
            grid.add_column(ratio=1)
        grid.add_column(width=13)
        ends = (("╭", "→", "→", "╮"), ("╰", "←", "←", "╯"))
        for row, resources in enumerate(RING):
            cells: list[Text] = []
            for column, resource in enumerate(resources):
                dice = [self._die(die) for die, face in zip(DICE, faces, strict=True) if face == resource]
                name = Text(" ").join([Text(self._name("resource", resource), style="bold"), *dice])
                start, end = (f"{ends[row][column]} ", "dim"), (f" {ends[row][3]}" if column == 2 else "", "dim")
                cells.append(Text.assemble(start, name, end, "\n  ", self._segment(RESOURCES.index(resource))))
            if row == 0:
                head = Text(self._name("resource", "battery"), style="bold")
                cells.append(Text.assemble(head, "\n", self._segment(len(RESOURCES))))
            else:
                price = as_int(self._ask("board")["battery_price"])
                cells.append(Text(self.text("cli-bo-battery-price", price=price), style="dim"))
            grid.add_row(*cells)
        board = self._ask("board")
        food, water, gps = (as_int(board[key]) for key in ("food_money", "water_money", "pair_gps"))
        worth = Text(self.text("cli-bo-waste", food=food, water=water, gps=gps), style="dim")
        return self._panel(Group(grid, worth), self.text("cli-bo-rondel"))

    def _segment(self, number: int) -> Text:
        counts = {side: as_int(as_list(self.view[f"{side}.rondel"])[number]) for side in self._seats()}
        return self._counts(counts) or Text("–", style="dim")

    # Cards and goals.

    def _card(self, card: str) -> Text:
        """A card by its colour and name."""
        letter = self._letter(str(self._ask("card", card=card)["colour"]))
        return Text.assemble(letter, f" {self._name('card', card)}")

    def _cards(self, cards: Iterable[str]) -> Flow:
        return Flow([self._card(card) for card in cards] or [Text("–", style="dim")], ", ")

    def _effect(self, card: str) -> str:
        """What a card does when it is used."""
        asked = self._ask("card", card=card)
        colour = str(asked["colour"])
        if asked["kind"] == "volunteer":
            face = as_list(self.view["dice"])[DICE.index(colour)]
            if face is not None:
                return self._amount(str(face), asked["cubes"])
            return f"{asked['cubes']} × {self._die(colour).plain}"
        told = " · ".join(self.speaker.say(part) for part in self._parts(card))
        return self.text("cli-bo-check", part=told) if asked["check"] is not None else told

    def _parts(self, card: str) -> Iterator[Message]:
        facts = self.match.setup.piece_text(card).args.get("facts", ())
        for fact in facts if isinstance(facts, tuple) else ():
            part = fact.args.get("part")
            if isinstance(part, Message):
                if part.args.get("gain") == Message("blackout-gain-heal"):
                    part = Message(part.id, {**part.args, "gain": Message("cli-bo-heal")})
                yield part
            elif fact.id.startswith("blackout-permanent"):
                yield fact

    def _worth(self, card: str) -> Text:
        """The search icons and points of a card."""
        asked = self._ask("card", card=card)
        return Text(f"{ICON}{asked['icons']} {STAR}{asked['points']}", style="dim")

    def _needs(self, goal: Mapping[str, Plain]) -> Text:
        """What a goal asks for and what it gives."""
        told: list[Text] = []
        if goal["slot"]:
            told.append(self._with_letters(self.text("cli-bo-need-slot", cards=_HERE), _dict(goal["slot"])))
        if goal["resource"] == "any":
            told.append(Text(self.text("blackout-need-any", count=as_int(goal["amount"]))))
        elif goal["resource"] is not None:
            told.append(Text(self._amount(str(goal["resource"]), goal["amount"])))
        if goal["money"]:
            told.append(Text(self._amount("money", goal["money"])))
        if goal["tiles"]:
            types = tuple(Message(f"blackout-tile-type-{kind}") for kind in as_list(goal["tiles"]))
            told.append(Text(self.text("blackout-need-tiles", types=types)))
        if goal["link"] is not None:
            told.append(Text(self.text("cli-bo-need-link", letter=str(goal["link"]))))
        line = Text(" + ").join(told) if told else Text(self.text("blackout-need-nothing"))
        gains = ", ".join(self._amount(what, count) for what, count in _dict(goal["rewards"]).items())
        return Text.assemble(line, f" → {gains}" if gains else "")

    def _with_letters(self, sentence: str, cards: Mapping[str, Plain]) -> Text:
        before, _, after = sentence.partition(_HERE)
        letters = [self._letter(colour) for colour, count in cards.items() for _ in range(as_int(count))]
        return Text.assemble(before, *letters, after)

    def _lacks(self, goal: Mapping[str, Plain]) -> Text:
        """What is still missing for a goal."""
        told: list[Text] = []
        for lack in map(_dict, as_list(goal["missing"])):
            what = str(lack["what"])
            if what == "slot":
                sentence = self.text("cli-bo-lack-slot", slot=as_int(lack["slot"]), cards=_HERE)
                told.append(self._with_letters(sentence, _dict(lack["cards"])))
                continue
            args: dict[str, Argument] = {}
            if what == "tile":
                args["type"] = Message(f"blackout-tile-type-{lack['type']}")
            elif what == "link":
                args["letter"] = str(lack["letter"])
            else:
                args["own"] = as_int(lack["own"]) + as_int(lack.get("batteries", 0))
                args["needed"] = as_int(lack["needed"])
                if what == "resource":
                    args["resource"] = self._name("resource", lack["resource"])
            told.append(Text(self.speaker.say(Message(f"cli-bo-lack-{what}", args))))
        return Text(" · ").join(told)

    def _goal(self, card: str, number: int, *, numbered: bool) -> Flow:
        """A goal: done, possible or what it lacks."""
        goal = self._ask("goal", card=card, number=number)
        sign = DONE if goal["done"] else OPEN
        line = Text.assemble(f"{sign} {number}. " if numbered else f"{sign} ", self._needs(goal))
        if goal["done"]:
            line.stylize("green")
            return Flow([line], indent=2)
        if goal["missing"]:
            after = Text.assemble(self._label(self.text("cli-bo-lacks")), self._lacks(goal))
            after.stylize("dim")
        else:
            after = Text(f"{TARGET} {self.text('cli-bo-possible')}", style="bold green")
        return Flow([line, after], indent=4)

    def _objective(self, card: str) -> RenderableType:
        """A card on an objective spot, or an emergency plan: what it is, its goals below it."""
        asked = self._ask("card", card=card)
        head = self._card(card)
        head.stylize("bold")
        parts = [head]
        effect = self._effect(card)
        if effect:
            parts.append(Text(effect, style="dim"))
        if asked["kind"] == "plan":
            parts.append(Text(self.text("cli-bo-bonus", points=as_int(asked["bonus"])), style="dim"))
        else:
            parts.append(self._worth(card))
        count = len(as_list(asked["goals"]))
        goals = [self._goal(card, number, numbered=count > 1) for number in range(1, count + 1)]
        return Group(Flow(parts, indent=2), *goals)

    # The market.

    def _market(self) -> RenderableType:
        grid = Table.grid(expand=True, padding=(0, 1))
        grid.add_column(no_wrap=True, style="dim")
        grid.add_column(ratio=1)
        rows = [_dict(row) for row in as_list(self._ask("market")["rows"])]
        for number, row in enumerate(rows, start=1):
            cards = [str(card) for card in as_list(row["cards"])]
            label = self.text("cli-bo-row", row=number)
            if not cards:
                grid.add_row(label, Text("–", style="dim"))
            for place, card in enumerate(cards):
                price = self._label(label) + self._amount("money", row["price"]) if place == 0 else ""
                grid.add_row(price, self._offer(card))
        return self._panel(grid, self.text("cli-bo-market"))

    def _offer(self, card: str) -> Flow:
        asked = self._ask("card", card=card)
        parts = [self._card(card), Text(self._effect(card))]
        if asked["kind"] != "plan":
            parts.append(self._worth(card))
        for goal in as_list(asked["goals"]):
            needs = Text.assemble(f"{OPEN} ", self._needs(_dict(goal)))
            needs.stylize("dim")
            parts.append(needs)
        return Flow(parts, "  ", indent=2)

    # The other players.

    def _others(self) -> RenderableType:
        return Group(*(self._panel(self._other(side), *self._title(side)) for side in self.others))

    def _title(self, side: str) -> tuple[str, str]:
        mark = self._mark(side).plain
        return f"{mark} {self._name('side', side)}", SIDE_STYLE[side]

    def _other(self, side: str) -> RenderableType:
        view = self.view
        held = known_items(view[f"{side}.held"])
        facts = self._wealth(side)
        if view[f"{side}.face_down"] is None:
            ready = "ready" if view[f"{side}.ready"] else "planning"
            facts.append(Text(self.text(f"cli-bo-{ready}"), style="bold" if ready == "ready" else "dim"))
        grid = self._facts()
        grid.add_row(self.text("cli-bo-score"), Flow(facts))
        slots: list[Text] = []
        for number, pile in self._slots(side):
            ends = [" ‹"] * (len(pile) - 1) + ["  "]
            cards = [Text.assemble(card, (end, "dim")) for card, end in zip(pile, ends, strict=True)]
            slots += [Text.assemble((f"{number} ", "dim"), cards[0]), *cards[1:]]
        grid.add_row(self.text("cli-bo-slots"), Flow(slots, " "))
        grid.add_row(self.text("cli-bo-hand-count", count=len(held)), self._cards(held))
        goals = [self._card(card) for card in known_items(view[f"{side}.objectives"])]
        goals += [Text.assemble(self._card(card), f" {self._marks(side, card)}") for card in self._plans(side)]
        goals.append(Text(f"{self.text('cli-bo-power')} {self._marks(side, 'power')}"))
        grid.add_row(self.text("cli-bo-objectives"), Flow(goals, ", "))
        grid.add_row(self.text("cli-bo-checks"), self._unlocked(side))
        self._beside(grid, side)
        return grid

    def _beside(self, grid: Table, side: str) -> None:
        """What lies beside a player's board: tiles and injured cards, if there are any."""
        for zone, parts in (("tiles", self._own_tiles(side)), ("hospital", self._hospital(side))):
            if parts:
                grid.add_row(self.text(f"cli-bo-{zone}"), Flow(parts, ", "))

    def _wealth(self, side: str) -> list[Text]:
        """Points, money, tokens and cubes of a player."""
        view = self.view
        score = _dict(self._ask("score")[side])
        told = self._amount("points", score["track"])
        if self.step:
            told = f"{told} ({self.text('cli-bo-total', total=as_int(score['total']))})"
        facts = [Text(told, style=SIDE_STYLE[side])]
        facts += [Text(self._amount(what, view[f"{side}.{what}"])) for what in ("money", "transport", "gps")]
        facts.append(Text(self.text("cli-bo-supply", count=as_int(view[f"{side}.supply"]))))
        return facts

    def _slots(self, side: str) -> Iterator[tuple[int, list[Text]]]:
        """Each slot from bottom to top; what is planned there face down on top, by name only for its owner."""
        view = self.view
        count = as_int(self._ask("board")["slots"])
        plan = view[f"{side}.plan"]
        down = view[f"{side}.face_down"]
        covered = [] if down is None else known_items(down)
        for number in range(1, count + 1):
            cards = [self._card(card) for card in known_items(view[f"{side}.slot.{number}"])]
            planned = None if plan == HIDDEN or side != self.seat else as_list(plan)[number - 1]
            if planned is not None:
                cards.append(Text.assemble((f"{DOWN} ", "bold"), self._card(str(planned))))
            elif f"{side}-slot-{number}" in covered:
                cards.append(Text(DOWN, style="bold"))
            if number == count and not as_int(view[f"{side}.power"]) & 2:
                cards.append(Text(self.text("cli-bo-locked"), style="dim"))
            yield number, cards or [Text("–", style="dim")]

    def _plans(self, side: str) -> list[str]:
        """The emergency plans whose goals a player may complete."""
        own = self.view[f"{side}.emergency"]
        shared = [str(card) for card in _dict(self._ask("chapter")["plans"]).values()]
        return shared if own is None else [str(own), *shared]

    def _marks(self, side: str, card: str) -> str:
        """Which goals of a plan (or which restore-power goals) are done, as signs."""
        asked = self._ask("board")["power"] if card == "power" else self._ask("card", card=card)["goals"]
        numbers = range(1, len(as_list(asked)) + 1)
        done = [self._ask("goal", card=card, number=number, side=side)["done"] for number in numbers]
        return "".join(DONE if one else OPEN for one in done)

    def _unlocked(self, side: str) -> Flow:
        """The check-mark actions of the board (dim and with a house: locked) and the plans beside it."""
        view = self.view
        houses = as_int(view[f"{side}.houses"])
        told: list[Text] = []
        for number, action in enumerate(map(_dict, as_list(self._ask("board")["actions"]))):
            locked = houses >> number & 1
            if side != self.seat:
                told.append(Text(f"{LOCKED if locked else DONE}{number + 1}", style="dim" if locked else "bold"))
                continue
            gain = self._amount(str(action["gain"]), action["given"])
            cost = f"{self._amount(str(action['cost']), action['amount'])} → " if action["cost"] is not None else ""
            sign = LOCKED if locked else DONE
            told.append(Text(f"{sign}{number + 1} {cost}{gain}", style="dim" if locked else ""))
        for card in known_items(view[f"{side}.check_area"]):
            effects = [self.speaker.say(part) for part in self._parts(card)] if side == self.seat else []
            told.append(Text.assemble(self._card(card), *(f" ({effect})" for effect in effects)))
        return Flow(told, _GAP if side == self.seat else " ")

    def _own_tiles(self, side: str) -> list[Text]:
        up, down = (known_items(self.view[f"{side}.tiles_{way}"]) for way in ("up", "down"))
        told = [Text.assemble((f"{DONE} ", "green"), self._tile_type(tile)) for tile in up]
        return told + [Text(f"{DOWN} {self._tile_type(tile)}", style="dim") for tile in down]

    def _hospital(self, side: str) -> list[Text]:
        return [self._injured(card) for card in known_items(self.view[f"{side}.hospital"])]

    def _injured(self, card: str) -> Text:
        points = self._ask("card", card=card)["points"]
        return Text.assemble(self._card(card), (f" {STAR}{points}", "dim"))

    def _tile_type(self, tile: str) -> str:
        kind = self._ask("tile", tile=tile)["type"]
        return f"{self._name('tile', tile)} ({self.text(f'blackout-tile-type-{kind}')})"

    # One's own board.

    def _facts(self) -> Table:
        grid = Table.grid(expand=True, padding=(0, 1))
        grid.add_column(style="dim", max_width=14)
        grid.add_column(ratio=1)
        return grid

    def _own(self) -> RenderableType:
        view, seat, board = self.view, self.seat, self._ask("board")
        grid = self._facts()
        grid.add_row(self.text("cli-bo-score"), Flow(self._wealth(seat)))
        grid.add_row(self.text("cli-bo-checks"), self._unlocked(seat))
        self._beside(grid, seat)
        numbers = range(1, len(as_list(board["power"])) + 1)
        power = [self._goal("power", number, numbered=True) for number in numbers]
        grid.add_row(self.text("cli-bo-power"), Group(*power))
        for card in self._plans(seat):
            grid.add_row(self.text("cli-bo-emergency"), self._objective(card))
        objectives = known_items(view[f"{seat}.objectives"])
        free = as_int(board["spots"]) - len(objectives)
        lines = [self._objective(card) for card in objectives]
        lines += [Text(self.text("cli-bo-free", count=free), style="dim")] if free > 0 else []
        grid.add_row(self.text("cli-bo-objectives"), Group(*lines))
        for number, pile in self._slots(seat):
            grid.add_row(self.text("cli-bo-slot", slot=number), Flow(pile, " ‹ "))
        if self.step and as_int(view["phase"]) == 4:
            grid.add_row(self.text("cli-bo-search"), self._scouting())
        hand = self._hand()
        grid.add_row(self.text("cli-bo-hand-count", count=len(hand)), self._hand_table(hand))
        limit = as_int(board["big_hand_limit" if as_int(view[f"{seat}.power"]) & 1 else "hand_limit"])
        signs = [Text(self.text(f"cli-bo-sign-{sign}"), style="dim") for sign in ("icons", "points", "down", "house")]
        signs.append(Text(self.text("cli-bo-limit", limit=limit), style="dim"))
        return self._panel(Group(grid, Flow(signs)), f"{OWN} {self._name('side', seat)}", SIDE_STYLE[seat])

    def _scouting(self) -> str:
        asked = self._ask("scouting")
        icons = sum(as_int(count) for count in _dict(asked["hand"]).values())
        numbers = {name: as_int(asked[name]) for name in ("aside", "gps", "gps_icons")}
        return self.text(
            "cli-bo-icons", hand=icons, aside=numbers["aside"], gps=numbers["gps"], worth=numbers["gps_icons"]
        )

    def _hand(self) -> list[str]:
        """The cards in hand that are not planned."""
        planned = as_list(self.view[f"{self.seat}.plan"])
        return [card for card in known_items(self.view[f"{self.seat}.held"]) if card not in planned]

    def _hand_table(self, cards: Sequence[str]) -> RenderableType:
        """The hand with what each card does; what is being planned or is in the team is marked."""
        if not cards:
            return Text("–", style="dim")
        team = known_items(self.view["team"]) if self.asked == self.seat else []
        grid = Table.grid(padding=(0, 2, 0, 0))
        for card in cards:
            name = self._card(card)
            if card == self.view[f"{self.seat}.picking"] or card in team:
                name = Text.assemble((f"{TARGET} ", "bold cyan"), name)
            grid.add_row(name, Text(self._effect(card)), self._worth(card))
        return grid


# Parts that keep together.


class Flow:
    """Parts in a row; lines break between them rather than inside, and go on below with an indent."""

    def __init__(self, parts: Sequence[Text], between: str = _GAP, *, indent: int = 0) -> None:
        self.parts = parts
        self.between = between
        self.indent = indent

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        room = max(1, options.max_width - self.indent)
        line = Text()
        for part in self.parts:
            if line.plain.strip() and line.cell_len + len(self.between) + part.cell_len > options.max_width:
                line.append(self.between.rstrip(), style="dim")
                yield line
                line = Text(" " * self.indent)
            elif line.plain.strip():
                line.append(self.between, style="dim")
            if line.cell_len + part.cell_len <= options.max_width:
                line.append_text(part)
                continue
            *whole, rest = part.wrap(console, room)
            for number, wrapped in enumerate(whole):
                yield Text.assemble(line if number == 0 else " " * self.indent, wrapped)
            line = Text.assemble(" " * self.indent if whole else line, rest)
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        whole = sum(part.cell_len + len(self.between) for part in self.parts)
        return Measurement(min(8, options.max_width), max(1, min(whole, options.max_width)))


# The sketch of the map.


@dataclass(frozen=True)
class Spot:
    """A location of the sketch."""

    x: int
    y: int
    label: Text


class Sketch:
    """Locations at their places with the streets between them, as large as the screen allows."""

    def __init__(self, spots: Sequence[Spot], streets: Sequence[tuple[int, int]]) -> None:
        self.spots = spots
        self.streets = streets

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        width = min(options.max_width, WIDEST)
        height = max(5, min(TALLEST, (len(self.spots) * 2 + 2) // 3))
        places = self._places(width, height)
        canvas = Canvas(width, height)
        for first, second in self.streets:
            canvas.line(_middle(places[first]), _middle(places[second]))
        for spot, (row, column, _) in zip(self.spots, places, strict=True):
            canvas.write(row, column, spot.label)
        yield from canvas.rows()

    def _places(self, width: int, height: int) -> list[tuple[int, int, int]]:
        """Row, column and length of each label: where it belongs, or as near as there is room."""
        longest = max((spot.label.cell_len for spot in self.spots), default=0)
        columns = _scaled([spot.x for spot in self.spots], max(1, width - longest))
        rows = _scaled([spot.y for spot in self.spots], height)
        taken: list[tuple[int, int, int]] = []
        for spot, row, column in zip(self.spots, rows, columns, strict=True):
            length = spot.label.cell_len
            taken.append((*_free_place(taken, row, column, length, width, height), length))
        return taken


def _middle(place: tuple[int, int, int]) -> tuple[int, int]:
    row, column, length = place
    return row, column + min(length, SHORT + 2) // 2


def _scaled(values: Sequence[int], size: int) -> list[int]:
    low, span = min(values, default=0), max(values, default=0) - min(values, default=0)
    return [round((value - low) * (size - 1) / span) if span else size // 2 for value in values]


def _free_place(
    taken: Sequence[tuple[int, int, int]], row: int, column: int, length: int, width: int, height: int
) -> tuple[int, int]:
    """The place nearest to the wanted one where a label touches no other one."""

    def free(place: tuple[int, int]) -> bool:
        down, right = place
        return all(down != other or right > at + long or right + length < at for other, at, long in taken)

    if free((row, column)):
        return row, column
    places = [(down, right) for down in range(height) for right in range(max(1, width - length))]
    places.sort(key=lambda place: abs(place[0] - row) * 4 + abs(place[1] - column))
    return next(filter(free, places), (row, column))


class Canvas:
    """Characters with styles; lines are made of braille dots, two by four in a character."""

    _DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.dots: Counter[tuple[int, int]] = Counter()
        self.written: dict[tuple[int, int], tuple[str, str]] = {}

    def line(self, first: tuple[int, int], second: tuple[int, int]) -> None:
        """A line between the middles of two characters, each given by row and column."""
        (top, left), (bottom, right) = ((row * 4 + 2, column * 2 + 1) for row, column in (first, second))
        steps = max(abs(bottom - top), abs(right - left), 1)
        for step in range(steps + 1):
            down = round(top + (bottom - top) * step / steps)
            across = round(left + (right - left) * step / steps)
            place = (down // 4, across // 2)
            self.dots[place] |= self._DOTS[down % 4][across % 2]

    def write(self, row: int, column: int, label: Text) -> None:
        """A label; it covers the lines."""
        for number, letter in enumerate(label.plain):
            size = cell_len(letter)
            style = " ".join(str(span.style) for span in label.spans if span.start <= number < span.end)
            for part in range(size):
                self.written[row, column + part] = (letter if part == 0 else "", style)
            column += size

    def rows(self) -> Iterator[Text]:
        """The canvas, line by line."""
        for row in range(self.height):
            cells = [self.written.get((row, column)) or self._drawn(row, column) for column in range(self.width)]
            line = Text(no_wrap=True, overflow="crop")
            for style, run in groupby(cells, key=itemgetter(1)):
                line.append("".join(letter for letter, _ in run), style=style)
            line.rstrip()
            yield line

    def _drawn(self, row: int, column: int) -> tuple[str, str]:
        dots = self.dots[row, column]
        return (chr(0x2800 + dots), "dim") if dots else (" ", "")


# Words.


def short_names(names: Sequence[str]) -> list[str]:
    """A few letters for each name, all different: initials, or a beginning, or a number.

    >>> short_names(["Kam Tin", "Tai Wai", "Tai O", "Tai Po Market", "Kam"])
    ['KTi', 'TWa', 'TaO', 'TPM', '5']
    """
    words = [[word for word in re.split(r"[\s\-–'’]+", name) if word] or ["?"] for name in names]
    beginnings = Counter(split[0][:SHORT] for split in words)
    found: list[str] = []
    for number, split in enumerate(words, start=1):
        options = [option for option in _shortened(split, beginnings) if option not in found]
        found.append(options[0] if options else str(number))
    return found


def _shortened(words: Sequence[str], beginnings: Mapping[str, int]) -> Iterator[str]:
    first = words[0]
    if len(words) >= SHORT:
        yield "".join(word[0] for word in words[:SHORT])
    if beginnings[first[:SHORT]] == 1:
        yield first[:SHORT]
    if len(words) > 1:
        if len(words[1]) > 1:
            yield first[0] + words[1][:2]
        yield first[:2] + words[1][0]
        return
    for letter in first[SHORT:]:
        yield first[:2] + letter


def _listing(gap: int = 2) -> Table:
    """A table with a line under its headings and nothing else."""
    return Table(box=box.SIMPLE_HEAD, show_edge=False, padding=(0, gap, 0, 0), header_style="dim", pad_edge=False)


def _dict(value: Plain) -> dict[str, Plain]:
    assert isinstance(value, dict)
    return value


def _source(event: Mapping[str, Plain]) -> tuple[str, int]:
    """Where the points of an event belong in the last table, and how many they are."""
    kind = event["event"]
    told = {"bonus": "goals", "district-scored": "districts", "final-money": "money"}
    told |= {"final-tiles": "tiles", "final-cards": "points"}
    if isinstance(kind, str) and kind in told:
        return told[kind], as_int(event["points"])
    if kind == "transport":
        return "transport", -as_int(event["points"])
    if kind == "gained" and event["resource"] == "points":
        sources = {"R3.10": "goals", "R4.10": "scouting"}
        return sources.get(str(event["rule"]), "cards"), as_int(event["count"])
    return "", 0
