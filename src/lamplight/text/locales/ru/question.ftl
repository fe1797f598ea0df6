# Вопрос и его варианты за столом.

web-final = Это нельзя отменить.
web-ask-final = Спрашивать перед необратимым выбором
web-hints = Подсказки
web-hints-again = Показать все подсказки снова
web-rule-close = Закрыть правило
web-rule-more = Все правила (в новой вкладке)
web-to-question = К вопросу
web-one-of = { $count } из { $of }
web-effect-gain = вы получаете: { $what }
web-effect-cost = это стоит: { $what }
web-effect-need = { $what }
web-effect-risk = { $what }
web-effect-later = позже: { $what }
web-choices = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
}
