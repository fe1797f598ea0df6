"""The board of Dual Powers in a terminal, drawn from a seat's view and the game's answers to questions."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from lamplight.kernel.ledger import HIDDEN, as_int, as_list, known_items
from lamplight.kernel.match import Match
from lamplight.kernel.message import Message
from lamplight.kernel.types import Plain
from lamplight.text.speaker import Speaker

SIDES = ("red", "white")
SIDE_STYLE = {"red": "bold red", "white": "bold bright_white", "neutral": "green"}
REGION_STYLE = {
    "white": "bright_white",
    "red": "red",
    "green": "green",
    "blue": "bright_blue",
    "purple": "magenta",
    "brown": "yellow",
}
# Where the regions of our own map lie, seen from above; other maps are laid out three in a row.
MAP = (("blue", "red", None), ("purple", "white", "green"), (None, "brown", None))


class DualPowersBoard:
    """Draws one seat's view of a match."""

    def __init__(self, match: Match, seat: str, speaker: Speaker) -> None:
        self.match = match
        self.seat = seat
        self.speaker = speaker
        self.view = match.view(seat)
        self.text = speaker.text

    def draw(self) -> RenderableType:
        """The whole table: time and track, the city, the cards."""
        return Group(self._head(), self._city(), self._cards())

    def recap(self) -> RenderableType:
        """What was scored, round by round."""
        kinds = ("round", "unrest-scored", "unrest-bonus", "counted", "marker-scored", "marker-nobody", "score")
        events = [event for event in self.match.events_for(self.seat) if event["event"] in kinds]
        lines = [self.speaker.say(self.match.setup.event_words(event)) for event in events]
        return Group(*(Text(f"  {line}", style="dim") for line in lines))

    def view_of_others(self, piece: str) -> Plain:
        """A piece as a spectator sees it."""
        return self.match.view(None)[piece]

    def _name(self, domain: str, value: Plain) -> str:
        return self.speaker.say(self.match.setup.name(domain, str(value)))

    def _side(self, side: str) -> str:
        return self._name("side", side)

    def _label(self, label: str) -> str:
        return self.text("cli-label", label=label)

    # Time and track.

    def _head(self) -> RenderableType:
        view = self.view
        lines = Text()
        lines.append(self.text("cli-dp-round", round=as_int(view["round"])), style="bold")
        lines.append("   ")
        lines.append(
            self.text("cli-dp-date", day=as_int(view["day"]), month=self._name("month", view["month"])),
            style="bold yellow",
        )
        lines.append("   ")
        lines.append(self.text("cli-dp-will", side=self._side(str(view["will"]))), style=SIDE_STYLE[str(view["will"])])
        lines.append("  " + self.text("cli-dp-will-means"), style="dim")
        lines.append("\n" + self.text("cli-dp-calendar") + "  ")
        self._calendar(lines)
        lines.append("\n" + self.text("cli-dp-track") + "  ")
        self._track(lines)
        return Panel(lines, box=box.ROUNDED, padding=(0, 1))

    def _calendar(self, lines: Text) -> None:
        day = as_int(self.view["day"])
        answer = self.match.ask(self.seat, {"ask": "days"})
        last, bonus = as_int(answer["days"]), answer["bonus"]
        assert isinstance(bonus, list)
        for number in range(1, last + 1):
            if number == day:
                lines.append(f"[{number}]", style="bold reverse")
            elif number in bonus:
                lines.append(f" {number}*", style="yellow")
            elif number % 5 == 0 and number < last - 1:
                lines.append(f" {number} ", style="dim")
            else:
                lines.append("·", style="dim")

    def _track(self, lines: Text) -> None:
        answer = self.match.ask(self.seat, {"ask": "score"})
        score, end = as_int(answer["score"]), as_int(answer["end"])
        lines.append(self._side("white") + " ", style=SIDE_STYLE["white"])
        for space in range(-end, end + 1):
            if space == score:
                lines.append("◆", style="bold yellow")
            else:
                lines.append("║" if abs(space) == end else "┼" if space == 0 else "─", style="dim")
        lines.append(" " + self._side("red"), style=SIDE_STYLE["red"])
        leader = self.view["ahead"]
        told = (
            self.text("cli-dp-score-centre")
            if leader is None
            else self.text("cli-dp-score", ahead=abs(score), side=self._side(str(leader)))
        )
        told = f"{told}; {self.text('cli-dp-track-end', end=end)}"
        lines.append(f"   {told}")

    # The city.

    def _city(self) -> RenderableType:
        regions = list(dict.fromkeys(self.match.setup.catalogue.find_domain("recruit", "region")))
        rows: list[list[str | None]] = [list(row) for row in MAP]
        if sorted(regions) != sorted(name for row in MAP for name in row if name):
            rows = [[*regions[start : start + 3]] for start in range(0, len(regions), 3)]
        grid = Table.grid(expand=True, padding=(0, 0))
        for _ in range(3):
            grid.add_column(ratio=1)
        for row in rows:
            cells = [Text("") if name is None else self._region(name) for name in [*row, None, None][:3]]
            grid.add_row(*cells)
        return Group(grid, self._connections())

    def _region(self, region: str) -> RenderableType:
        tokens, turned = self.view["tokens"], as_list(self.view["exhausted"])
        assert isinstance(tokens, dict)
        body = Text()
        for owner in ("red", "white", "neutral"):
            for token, place in tokens.items():
                if place != region:
                    continue
                data = self.match.ask(self.seat, {"ask": "token", "token": token})
                if data["owner"] == owner:
                    exhausted = token in turned
                    strength = data["exhausted"] if exhausted else data["fresh"]
                    mark = "○" if exhausted else "●"
                    body.append(f"{mark}{strength} ", style=SIDE_STYLE[owner])
                    body.append(f"{self._short(token, data)}  ", style="dim" if exhausted else "")
        if not body:
            body.append(self.text("cli-dp-empty"), style="dim")
        presence = self.match.ask(self.seat, {"ask": "presence", "region": region})
        body.append("\n")
        body.append(f"{self._side('red')} {presence['red']}", style=SIDE_STYLE["red"])
        body.append(" : ")
        body.append(f"{presence['white']} {self._side('white')}", style=SIDE_STYLE["white"])
        if presence["controller"] is not None:
            holder = str(presence["controller"])
            body.append("  ▸ " + self._side(holder), style=SIDE_STYLE[holder])
            if presence["reason"] in ("tokens", "will"):
                body.append(f" ({self.text('cli-dp-tie-' + str(presence['reason']))})", style="dim")
        if presence["neutrals"] is not None:
            body.append(f"\n{self.text('cli-dp-neutrals', side=self._side(str(presence['neutrals'])))}", style="dim")
        notice = None
        if self.view["unrest"] == region:
            notice = f"★ {self.text('cli-dp-unrest')}"
        elif self.view["barricade_tile"] == region:
            notice = f"★ {self.text('cli-dp-next')}"
        return Panel(
            body,
            title=self._name("region", region),
            title_align="left",
            subtitle=notice,
            subtitle_align="right",
            border_style=REGION_STYLE.get(region, ""),
            box=box.HEAVY if self.view["unrest"] == region else box.ROUNDED,
            padding=(0, 1),
        )

    def _short(self, token: str, data: dict[str, Plain]) -> str:
        """A token in a few letters: a unit by its id, a leader by name."""
        rank = as_int(data["rank"])
        if token.startswith("opposition-"):
            return "O" + token.partition("-")[2]
        if rank:
            return self._side(str(data["owner"]))[:1] + token.partition("-")[2]
        if token in ("trotsky", "red-trotsky") or data["owner"] != "neutral":
            return self.speaker.say(Message(f"dual-powers-leader-{token.removeprefix('red-')}", fallback=token))
        return self.text("cli-dp-letter-neutral") + token.partition("-")[2]

    def _connections(self) -> RenderableType:
        line = Text(self._label(self.text("cli-dp-connections")), style="dim")
        for name, first, second in self.match.setup.links():
            blocked = self.view["barricade"] == name
            ends = f"{self._colour(first)}–{self._colour(second)}"
            line.append(f"{'✖ ' if blocked else ''}{ends} ", style="bold red strike" if blocked else "")
            line.append(f"({self._name('connection', name)})  ", style="dim")
        return line

    def _colour(self, region: str) -> str:
        name = self._name("region", region)
        return name.partition("(")[2].rstrip(")") or name

    # Cards.

    def _cards(self) -> RenderableType:
        lines = Text()
        for side in SIDES:
            self._reserve(lines, side)
        for side in SIDES:
            self._side_cards(lines, side)
        solo = self.match.setup.options["solo"] != "none"
        if solo:
            self._opposition(lines)
        piles = {name: self.view[name] for name in ("pile", "discard", "tiles")}
        lines.append(
            self.text(
                "cli-dp-piles",
                pile=_size(piles["pile"]),
                discard=_size(piles["discard"]),
                tiles=_size(piles["tiles"]),
            ),
            style="dim",
        )
        lines.append("   " + self.text("cli-dp-legend"), style="dim")
        if self.match.prompt(self.seat).rule in ("D3.2.1", "D3.3.3"):  # the cards are listed as actions
            return lines
        return Group(lines, self._hand())

    def _reserve(self, lines: Text, side: str) -> None:
        tokens = self.view["tokens"]
        assert isinstance(tokens, dict)
        waiting: list[str] = []
        opposition = 0
        for token, where in tokens.items():
            if where != "reserve":
                continue
            data = self.match.ask(self.seat, {"ask": "token", "token": token})
            if data["owner"] != side:
                continue
            if token.startswith("opposition-"):
                opposition += 1
                continue
            rank = "▮" * as_int(data["rank"])
            waiting.append(f"{self._short(token, data)}{rank and ' ' + rank} {data['fresh']}/{data['exhausted']}")
        if opposition:
            waiting.append(f"{opposition} × O")
        lines.append(self._label(self.text("cli-dp-reserve", side=self._side(side))), style=SIDE_STYLE[side])
        lines.append((", ".join(waiting) or self.text("cli-dp-nothing")) + "\n")

    def _side_cards(self, lines: Text, side: str) -> None:
        view = self.view
        objective = view[f"{side}.objective"]
        if side == self.seat:
            if objective == HIDDEN:
                lines.append(self.text("cli-dp-objective-unseen") + "\n")
            elif objective is not None:
                shown = self.view_of_others(f"{side}.objective") != HIDDEN
                lines.append(self.text("cli-dp-objective-own", card=self._card_text(str(objective))), style="bold")
                lines.append((f" ({self.text('cli-dp-face-up')})" if shown else "") + "\n", style="yellow")
        elif side in self.match.seats:
            state = "none" if objective is None else "hidden"
            if objective in (None, HIDDEN):
                told = self.text(f"cli-dp-objective-{state}")
                lines.append(
                    self.text(
                        "cli-dp-opponent", side=self._side(side), hand=as_int(view[f"{side}.hand"]), objective=told
                    )
                    + "\n"
                )
            else:
                lines.append(
                    self.text("cli-dp-objective-open", side=self._side(side), card=self._card_text(str(objective)))
                    + "\n",
                    style="bold",
                )
        played = known_items(view[f"{side}.played"])
        if played:
            names = ", ".join(self._name("card", card) for card in played)
            lines.append(self.text("cli-dp-played", side=self._side(side), cards=names) + "\n", style="dim")

    def _opposition(self, lines: Text) -> None:
        view = self.view
        lines.append(
            self.text(
                "cli-dp-opposition", cards=_size(view["opposition_pile"]), leaders=_size(view["opposition_leaders"])
            )
            + "\n"
        )
        forming = self.match.ask(self.seat, {"ask": "opposition-objective"})["card"]
        if forming is not None:
            lines.append(self.text("cli-dp-forming", card=self._card_text(str(forming))) + "\n", style="bold")

    def _card_text(self, card: str) -> str:
        return self.speaker.say(self.match.setup.piece_text(card))

    def _hand(self) -> RenderableType:
        own = known_items(self.view[f"{self.seat}.held"])
        objective = self.view[f"{self.seat}.objective"]
        lines = Text("\n".join(f"• {self._card_text(str(card))}" for card in own if card != objective))
        return Panel(
            lines,
            title=self.text("cli-dp-hand"),
            title_align="left",
            border_style=SIDE_STYLE[self.seat],
            padding=(0, 1),
        )


def _size(zone: Plain) -> int:
    assert isinstance(zone, dict)
    return as_int(zone["hidden"]) + len(known_items(zone))
