# What screen readers say for pictures whose names are nowhere else.

dual-powers-picture-board = Карта Петрограда с календарём и шкалой поддержки
dual-powers-picture-barricade = Баррикада
dual-powers-picture-will = Воля народа
dual-powers-picture-next-unrest = далее
dual-powers-picture-marker-day = Маркер дня
dual-powers-picture-marker-month = Маркер месяца
dual-powers-picture-marker-score = Маркер счёта
dual-powers-picture-marker-objective-1 = Маркер цели 1
dual-powers-picture-marker-objective-2 = Маркер цели 2
dual-powers-picture-marker-objective-3 = Маркер цели 3
dual-powers-picture-icon-organise = Организация
dual-powers-picture-icon-draw = Взять карту
dual-powers-picture-icon-barricade = Баррикада
dual-powers-picture-icon-days = Дни
dual-powers-picture-icon-points = Очки
dual-powers-picture-icon-bonus = Бонусное действие
dual-powers-picture-icon-score = Счёт
dual-powers-picture-icon-objective = Тайная цель
dual-powers-picture-icon-fresh = Свежий
dual-powers-picture-icon-exhausted = Измотанный
dual-powers-picture-marker-difficulty-1 = Сложность 1
dual-powers-picture-marker-difficulty-2 = Сложность 2
dual-powers-picture-marker-difficulty-3 = Сложность 3
dual-powers-picture-marker-difficulty-4 = Сложность 4
dual-powers-picture-marker-difficulty-5 = Сложность 5
dual-powers-picture-marker-difficulty-6 = Сложность 6
