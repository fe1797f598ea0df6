# Что значат знаки, для страницы справки.

dual-powers-sign-recruit = Новые отряды выставляют в район карты, пока хватает её значения.
dual-powers-sign-recruit-leader = Лидера карты выставляют в любой район.
dual-powers-sign-move = Один жетон — в соседний район.
dual-powers-sign-double-move = Один жетон — на один или два района.
dual-powers-sign-rest = Измотанный жетон снова становится свежим.
dual-powers-sign-demonstration = Баррикада переносится на другой переход.
dual-powers-sign-espionage = Тайная цель соперника открывается.
dual-powers-sign-inspire = Вы берёте Волю народа.
dual-powers-sign-organise = В одиночной игре: ваша цель открывается.
dual-powers-sign-draw = Бонусное действие: ещё одна карта приказа.
dual-powers-sign-unrest = Этот район приносит очки в конце раунда.
dual-powers-sign-barricade = По этому переходу никто не проходит.
dual-powers-sign-days = На столько дней карта двигает календарь.
dual-powers-sign-points = Деления, на которые сдвигается маркер счёта.
dual-powers-sign-objective = Тайная цель: её район приносит очки.
dual-powers-sign-bonus = Бонусное действие за остановку на 15-м или 31-м числе.
dual-powers-sign-score = Маркер счёта движется к вам.
dual-powers-sign-pass = Вы больше ничего не делаете.
dual-powers-sign-fresh = Более сильная сторона жетона: с ней он вступает в игру.
dual-powers-sign-exhausted = Более слабая сторона жетона: после подсчёта в его районе.
dual-powers-sign-red = Петроградский Совет.
dual-powers-sign-white = Временное правительство.
