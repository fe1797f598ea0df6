# Blackout: как называются варианты там, где они предлагаются, и что на них показано картинками и числами.

blackout-offer-skip = Пропустить
blackout-offer-house = Открыть: { $part }
blackout-offer-turn-up = Открыть «{ $card }» (ячейка { $slot })
blackout-offer-goal = Выполнить «{ $card }»
blackout-offer-plan-goal = «{ $card }»: { $needs }
blackout-offer-power = Восстановить энергоснабжение: { $needs }
blackout-offer-challenge = { $kind }: символов поиска — { $needed } → { $gains }
blackout-offer-probe = { $kind }: символов поиска — { $needed }, без награды; потом жетон считается символом поиска в каждом поиске

blackout-effect-cards = { $count ->
    [one] { $count } карточка возвращается на руку
    [few] { $count } карточки возвращаются на руку
   *[many] { $count } карточек возвращается на руку
}
blackout-effect-joins = карточка переходит на руку
blackout-effect-tiles = { $count ->
    [one] посмотреть { $count } жетон
    [few] посмотреть { $count } жетона
   *[many] посмотреть { $count } жетонов
}
blackout-effect-hurt = { $count ->
    [1] единственная карточка команды попадает в госпиталь
   *[other] одна карточка команды из { $count } попадает в госпиталь, любая с равной вероятностью
}
blackout-offer-simple-kind = Простое испытание
blackout-offer-advanced-kind = Сложное испытание
blackout-offer-probe-kind = Зондирование: без награды; жетон лицом вниз добавляет символ к вашим следующим поискам
