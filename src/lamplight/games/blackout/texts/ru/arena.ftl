# What a tournament counts.

arena-counted-blackout-settled = Стартовые локации
arena-counted-blackout-starter = Начальные задачи
arena-counted-blackout-bought = Купленные карточки
arena-counted-blackout-goal = Карточки с выполненными задачами
arena-counted-blackout-plan-finished = Завершённые планы
arena-counted-blackout-first = Первые игроки
arena-counted-blackout-emergency = Розданные аварийные планы
arena-counted-blackout-power = Выполненные цели «вернуть свет»
