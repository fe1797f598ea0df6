// What the rules say of what may come: where a card under the finger leads on the calendar.

import { t } from "../../lib/words.svelte";
import { ownSide, type Props } from "./touch";
import * as facts from "./view";

/** Where a card leads. */
export interface Ahead {
    day: number;
    month: string;
    bonus: boolean;
    will: string;
    trotsky: string | null;
}

export class Outlook {
    /** The card that somebody points at. */
    under = $state("");
    ahead = $state.raw<Ahead | null>(null);

    /** To be made while a component is: it asks again whenever something has changed. */
    constructor(private readonly given: () => Props) {
        $effect(() => this.askAhead());
    }

    private get props(): Props {
        return this.given();
    }

    private get looked(): string {
        const { choice, view } = this.props;
        const held = facts.held(view, ownSide(this.props)).known;
        const card = this.under || choice?.looked?.action["card"] || choice?.touched.find((one) => held.includes(one)) || "";
        // Whoever is asked for an objective, or has played already, moves no day; whoever waits thinks of the next turn.
        return card && (!this.props.asked || choice?.can("do=play", card)) ? card : "";
    }

    private askAhead(): void {
        const { table, view, seat } = this.props;
        const card = this.looked;
        void [facts.date(view), facts.will(view)];
        this.ahead = null;
        if (!table || !card || seat === null) return;
        table.ask({ ask: "calendar", card, side: ownSide(this.props) }).then(
            (found) => card === this.looked && (this.ahead = found.answer as unknown as Ahead),
            () => undefined,
        );
    }

    /** Where the card leads, in words; while an option of the list is looked at, the list tells it. */
    get words(): string[] {
        const { ahead } = this;
        const { view, choice } = this.props;
        if (!ahead || choice?.looked) return [];
        const turned = ahead.month !== facts.date(view).month;
        const trotsky = facts.tokens(view).find((one) => one.id === "trotsky")?.place ?? null;
        const told = [t("dual-powers-fact-date", { day: ahead.day, month: t(`dual-powers-month-${ahead.month}`) })];
        if (ahead.bonus) told.push(t("dual-powers-fact-bonus"));
        if (turned) told.push(t("dual-powers-fact-month"));
        if (ahead.will !== facts.will(view)) told.push(t("dual-powers-fact-will", { side: t(`dual-powers-side-${ahead.will}`) }));
        if (turned && ahead.trotsky && ahead.trotsky !== trotsky)
            told.push(t("dual-powers-fact-trotsky-returns", { region: t(`dual-powers-region-${ahead.trotsky}`) }));
        return told;
    }
}
