# Names for guests who have given none. Every trait goes with every thing: where a language has genders, all things have one.

guest-traits = Тихий, Ясный, Янтарный, Добрый, Серебряный, Золотой, Весёлый, Терпеливый, Далёкий, Медный, Полночный, Верный, Быстрый, Ранний, Бархатный, Спокойный
guest-things = Фонарь, Маяк, Огонёк, Светлячок, Месяц, Костёр, Факел, Рассвет, Уголёк, Свет, Светильник, Фонарик, Закат, Причал, Паром, Луч
guest-name = { $trait } { $thing }
