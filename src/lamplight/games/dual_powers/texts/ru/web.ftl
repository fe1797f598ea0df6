# The table in the browser: what it is about, help and hints.

web-about-dual-powers = Петроград, 1917 год. Две власти, один город и календарь, бегущий к октябрю. Вдвоём или в одиночку против Оппозиции.
web-help-dual-powers = У жетона 3/2 сила 3, пока он свеж, и 2, когда измотан; полоски под числом — ранг, то есть цена вербовки. Последний столбец показывает силу обеих сторон, если бы Воля народа сменила владельца; «=» значит, что ничего не изменится.
web-dp-played = { $side } разыграли
web-dp-hand = Ваша рука
web-dp-other-hand = { $count ->
    [one] (у соперника { $count } карта)
    [few] (у соперника { $count } карты)
   *[many] (у соперника { $count } карт)
}
web-dp-is-objective = Это ваша тайная цель: она лежит лицом вниз до конца раунда.
web-dp-reserve = Резерв
web-dp-presence = Район
web-dp-control = Контроль
web-dp-if-will = Если Воля → { $side }
web-dp-forming = цель Оппозиции на данный момент
web-provenance-dual-powers = Правила — те же, что в печатной игре, нашими словами. Что напечатано на компонентах, известно лишь отчасти: остальное восстановлено так, чтобы согласоваться со всем известным, и сбалансировано с помощью симуляций. Можно играть и со своим набором.
# Hints for a first match: what a question is about, in a sentence or two.
web-hint-dual-powers = Очки в конце раунда приносят три района: «Беспорядки!» и районы обеих тайных целей. Будьте там сильнее соперника. Всё, что светится, можно выбрать касанием.
web-hint-dual-powers-ask-objective = Выберите район, где вы уже сильны или успеете стать сильными за четыре хода. Эту карту больше нельзя разыграть, так что оставьте на руке те, чьи действия вам нужны.
web-hint-dual-powers-ask-objective-ready = Теперь выбирает соперник. До этого вы ещё можете передумать.
web-hint-dual-powers-ask-turn = На каждой карте указано, сколько дней она займёт; касание разыгрывает карту. Остановка на 15-м или 31-м даёт бонусное действие, а тот, кто начнёт новый месяц, получает Волю народа: нейтральные жетоны рядом с вашими тогда сражаются за вас.
web-hint-dual-powers-ask-command = Вербовка выставляет новые отряды в район карты. Значок действует где угодно: переместить жетон в соседний район (двойное перемещение — на один или два района) или дать отдых измотанному жетону. Баррикада закрывает один переход.
web-hint-dual-powers-ask-recruit = Вербуйте, пока хватает значения; остаток пропадёт. Взяв сейчас слабые отряды, вы сбережёте сильные для карты получше.
web-hint-dual-powers-ask-leader-both = Лидера можно выставить в любой район, но только сейчас: если не выставить его вместе с картой, он не вступит в игру никогда. Особое действие можно выполнить до или после.
web-hint-dual-powers-ask-leader-place = Выставьте лидера туда, где будут очки: подходит любой район, и другой возможности не будет.
web-hint-dual-powers-ask-leader-special = Демонстрация переносит баррикаду, шпионаж открывает цель соперника, воодушевление народа забирает Волю. Если это не поможет, откажитесь.
web-hint-dual-powers-ask-bonus = Подарок календаря: вербовка, перемещение, отдых или добор — бесплатно.
web-hint-dual-powers-ask-unrest = Очки двигают маркер счёта к вам; бонусное действие ещё может изменить, кто контролирует районы целей, которые считаются следом.

# The parts of the table, where there is room for one at a time.

web-dp-tab-map = Карта
web-dp-strength = сила

# The board part by part: what pieces are and do, what scores, and the scene of a scoring.

web-dp-tab-hand = Рука
web-dp-tab-scores = Подсчёт
web-dp-map = Карта Петрограда
web-dp-hand-of = Рука: { $side }
web-dp-watching = Вы наблюдаете: руки и закрытые цели остаются тайной.
web-dp-piles = Колода и сброс
web-dp-pile = Колода: { $count }
web-dp-discard = Сброс: { $count }
web-dp-region = Район
web-dp-scores = Что принесёт очки в конце раунда
web-dp-scores-unrest = Беспорядки!
web-dp-scores-red = Цель Красных
web-dp-scores-white = Цель Белых
web-dp-my-objective = Ваша цель
web-dp-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
web-dp-now = Если считать сейчас: { $side }.
web-dp-now-points = Если считать сейчас: { $side } +{ $count }
web-dp-now-short = сейчас: { $side }
web-dp-now-nobody = сейчас: никто
web-dp-face-down = закрыта
web-dp-face-up = открыта
web-dp-no-objective = ещё не выбрана
web-dp-open-objective = Цель: в конце раунда очки за её район получит тот, кто будет его контролировать.
web-dp-next-unrest = Следующие «Беспорядки!»: { $region }
web-dp-reveal = { $side }: открыть эту цель
web-dp-reveal-short = нажмите, чтобы открыть
web-dp-why-nobody = Ни у одной стороны нет там жетонов.
web-dp-why-strength = { $side } сильнее.
web-dp-why-tokens = Силы равны. { $side }: больше жетонов.
web-dp-why-tokens-counted = Силы равны. { $side }: больше жетонов, { $more } против { $less }.
web-dp-why-will = Равны и сила, и число жетонов. Решает Воля: { $side }.
web-dp-why-neutrals = Нейтральные жетоны за того, у кого Воля: { $side }.
web-dp-track = Шкала поддержки
web-dp-lead = { $side } впереди на { $count }
web-dp-level = Никто не впереди
web-dp-will = Воля народа: { $side }
web-dp-date = День { $day }, { $month }
web-dp-reserve-of = { $side }: резерв ({ $count })
web-dp-reserve-empty = { $side }: резерв пуст
web-dp-in-city = В городе
web-dp-token-owner = { $side }.
web-dp-token-neutral = Нейтральный: за обладателя Воли, если рядом есть его жетон.
web-dp-token-rank = Ранг { $rank }.
web-dp-token-strength = Сила: свежий — { $fresh }, измотанный — { $exhausted }. { $state ->
    [exhausted] Сейчас измотан.
   *[fresh] Сейчас свежий.
}
web-dp-card-days = Календарь сдвигается на { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}.
web-dp-card-recruit = Завербуйте в районе «{ $region }» отряды с общим рангом не больше { $count } или вместо этого:
web-dp-card-leader = Выставьте лидера в любой район. Особое действие:
web-dp-card-points = Как цель: { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}.
web-dp-does-move = переместите жетон в соседний район.
web-dp-does-double-move = переместите жетон по одному или двум переходам.
web-dp-does-rest = переверните измотанный жетон на свежую сторону.
web-dp-does-demonstration = баррикада переносится на другой переход.
web-dp-does-espionage = цель другой стороны открывается.
web-dp-does-inspire = возьмите Волю народа.
web-dp-verb-score = Взять очки
web-dp-verb-bonus = Бонусное действие
web-dp-verb-spy = Шпионаж
web-dp-verb-inspire = Взять Волю
web-dp-verb-draw = Взять карту
web-dp-verb-organise = Организация
web-dp-verb-pass = Готово
web-dp-plate-hand = Карт на руке: { $count }
web-dp-plate-reserve = Отрядов в резерве: { $count }
web-dp-plate-will = Обладает Волей народа
web-dp-plate-open = цель открыта
web-dp-plate-down = цель закрыта
web-dp-aims = К чему стремиться
web-dp-turns-left = У вас { $count ->
    [one] остался { $count } ход
    [few] осталось { $count } хода
   *[many] осталось { $count } ходов
} в этом раунде.
web-dp-ends = Партия закончится раундом, подсчёт которого придётся на { $month }, или сразу при отрыве в { $end }.
web-dp-ends-solo = Раунд { $round } из { $rounds }; при отрыве в { $end } партия закончится сразу.
web-dp-scene-title = Подсчёт раунда { $round }
web-dp-scene-points = Очки
web-dp-scene-bonus = вместо очков бонусное действие
web-dp-scene-nobody = никто
web-dp-scene-again = Показать ещё раз
web-dp-scene-on = Дальше: раунд { $round } ({ $month })
web-dp-scene-end = Смотреть итог

# The poster.

web-pitch-dual-powers = Красные против Белых, улица за улицей. Скройте цель, завоюйте волю народа.
web-facts-dual-powers = 1–2 игрока · 30–45 минут · борьба за районы

# The end of a match.

web-dp-from-unrest-scored = районы «Беспорядки!»
web-dp-from-marker-scored = цели
web-dp-from-total = всего
web-end-dual-powers-won-red = { $name }: Петроград за Красными
web-end-dual-powers-won-white = { $name }: Петроград за Белыми
web-end-dual-powers-you-won-red = Петроград за Красными: вы победили
web-end-dual-powers-you-won-white = Петроград за Белыми: вы победили
web-end-dual-powers-you-lost = Оппозиция берёт Петроград
web-end-dual-powers-why-track = Маркер дошёл до края шкалы поддержки.
web-end-dual-powers-why-calendar = Время вышло, а маркер стоял на стороне победителя.
web-end-dual-powers-why-centre = Время вышло, маркер стоял ровно в центре: всё решила Воля народа.
web-dp-force = Сила
web-dp-now-word = сейчас
