# La domanda e le sue opzioni al tavolo.

web-final = Questa scelta è definitiva.
web-ask-final = Chiedi conferma prima delle scelte definitive
web-hints = Consigli
web-hints-again = Mostra di nuovo tutti i consigli
web-rule-close = Chiudi la regola
web-rule-more = Tutto il regolamento (in una nuova scheda)
web-to-question = Alla domanda
web-one-of = { $count } su { $of }
web-effect-gain = ottieni { $what }
web-effect-cost = costa { $what }
web-effect-need = { $what }
web-effect-risk = { $what }
web-effect-later = più avanti: { $what }
web-choices = { $count ->
    [one] { $count } scelta
   *[other] { $count } scelte
}
