# The coach: what an expert would do, why, and what a match looks like afterwards.

coach-no-question = You are not asked to choose anything now, so there is no advice to give.
coach-no-move = You have not chosen anything in this match yet.
coach-nothing = Nothing was decided in this match: there is nothing to judge.
coach-series = { $path } holds a series of matches; give the record of a single one.
coach-other-budget = { $path } was begun with a budget of { $was }, not { $now }: go on with --budget { $was }, or begin anew with --again.
coach-other-file = { $path } is not the analysis of this match: move it away, or begin anew with --again.
coach-unwritable = { $path } cannot be written: { $reason }.

coach-next = Then: { $step }
coach-next-brings = Then: { $step } ({ $gains })
coach-keeps = Otherwise { $side } could: { $step }
coach-reply = { $side } will probably: { $step }
coach-unsaid = The rules say nothing that sets it apart here; its chance comes from playing on.
coach-reason-cost = Costs: { $what }
coach-reason-gain = Brings: { $what }
coach-reason-later = Good for later: { $what }
coach-reason-need = To note: { $what }
coach-reason-risk = Risk: { $what }
coach-reason-fact = { $what }
coach-reason-next = { $what }
coach-reason-board = { $what }
coach-reason-keeps = { $what }
coach-reason-reply = { $what }
coach-reason-unsaid = { $what }
coach-thinking = The coach is thinking…
coach-choice = I would do this ({ $chance }%): { $line }
coach-second = Next best ({ $chance }%): { $line }
coach-judged = Your last choice, { $played } – { $grade }, { $lost }% given away
coach-among-people = The coach speaks only where one person plays alone or against bots.
coach-grade-good = good
coach-grade-slip = a slip
coach-grade-mistake = a mistake
coach-grade-blunder = a grave mistake

cli-command-analyse = judge every decision of a recorded match by what its seat could know
analyse-arg-budget = how much each decision is thought about: iterations (1000: the same command says the same again) or seconds (1s)
analyse-arg-seats = the seats to judge, separated by commas; all, if none is given
analyse-arg-again = begin anew, in place of what is kept beside the record
analyse-arg-json = everything as JSON, with the sentences in your language
coach-progress = Judging
coach-stopped = Stopped. The same command goes on from here.
coach-title = { $game }: { $count ->
    [one] one decision
   *[other] { $count } decisions
} judged, { $budget } for each
coach-seat = { $side }: { $good } of { $count } decisions good, { $lost }% given away in all
coach-curve = Chance: { $first }% { $curve } { $last }%
coach-moved = What moved it: own mistakes { $own }%, luck { $luck }%, others { $others }%
coach-when = { $round ->
    [0] Decision { $number }
   *[other] Round { $round }, decision { $number }
}
coach-round = { $round ->
    [0] Before the first round: { $good } of { $count } good, { $lost }% given away
   *[other] Round { $round }: { $good } of { $count } good, { $lost }% given away
}
coach-turns = Turning points
coach-turn = { $when }: { $by }% ({ $cause })
coach-cause-decision = own decision
coach-cause-luck = luck
coach-cause-others = others
coach-costliest = The costliest decisions
coach-costly = { $when }: { $played } – { $grade }, { $lost }% given away
coach-better = Better: { $line }
coach-best = The best decision
coach-found = { $when }: { $played } – the next best answer was { $lead }% worse
