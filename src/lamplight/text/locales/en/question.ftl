# The question and its options on the table page.

web-final = This cannot be taken back.
web-ask-final = Ask before what cannot be taken back
web-hints = Hints
web-hints-again = Show all hints again
web-rule-close = Close the rule
web-rule-more = The whole rulebook (in a new tab)
web-to-question = To the question
web-one-of = { $count } of { $of }
web-effect-gain = you gain { $what }
web-effect-cost = it costs { $what }
web-effect-need = { $what }
web-effect-risk = { $what }
web-effect-later = later: { $what }
web-choices = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
