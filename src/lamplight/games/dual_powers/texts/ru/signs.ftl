# Что значат знаки, для страницы справки.

dual-powers-sign-recruit = Новые отряды входят в район карты в пределах её значения.
dual-powers-sign-recruit-leader = Лидер карты входит в любой район.
dual-powers-sign-move = Один жетон в соседний район.
dual-powers-sign-double-move = Один жетон на один или два района.
dual-powers-sign-rest = Уставший жетон снова становится свежим.
dual-powers-sign-demonstration = Баррикада переносится на другой путь.
dual-powers-sign-espionage = Тайная цель противника открывается.
dual-powers-sign-inspire = Вы берёте Волю народа.
dual-powers-sign-organise = В одиночной игре: ваша цель открывается.
dual-powers-sign-draw = Бонусное действие: ещё одна карта приказа.
dual-powers-sign-unrest = Этот район подсчитывается в конце раунда.
dual-powers-sign-barricade = По этому пути никто не ходит.
dual-powers-sign-days = На столько дней карта двигает календарь.
dual-powers-sign-points = Шаги маркера по шкале поддержки.
dual-powers-sign-objective = Тайная цель: её район подсчитывается.
dual-powers-sign-bonus = Бонусное действие за остановку на 15 или 31 числе.
dual-powers-sign-score = Маркер движется к вам.
dual-powers-sign-pass = Вы больше ничего не делаете.
dual-powers-sign-fresh = Сильная сторона жетона при входе.
dual-powers-sign-exhausted = Слабая сторона жетона после подсчёта его района.
dual-powers-sign-red = Петроградский Совет.
dual-powers-sign-white = Временное правительство.
