# What a tournament counts.

arena-counted-blackout-settled = Стартовые локации
arena-counted-blackout-starter = Стартовые задачи
arena-counted-blackout-bought = Купленные карточки
arena-counted-blackout-goal = Карточки с выполненными задачами
arena-counted-blackout-plan-finished = Завершённые планы
arena-counted-blackout-first = Первые игроки
arena-counted-blackout-emergency = Розданные планы ликвидации ЧС
arena-counted-blackout-power = Выполненные задачи по восстановлению энергоснабжения
