# Уроки: что говорит ведущий, какая бы ни была игра.

lesson-not-this = Хорошая мысль, но чуть позже. Ищите то, что подсвечено.
lesson-read-first = Сначала дочитайте: скоро будет ваш черёд.
lesson-do-first = Этот шаг за вами: сделайте то, о чём просит рассказчик.
lesson-finished = Этот урок пройден.
lesson-not-here = Урок идёт так, как написан: здесь этого сделать нельзя.
lesson-cannot-undo = Сделанный выбор не отменить даже в уроке. Но урок всегда можно начать заново.

## Что не так с уроком

lesson-unknown = { $game }: урока { $number } нет (есть: { $known }).
lesson-changed = Урок «{ $lesson }» изменился с тех пор, как его начали. Начните его заново, пожалуйста.
lesson-other-rules = Урок { $lesson } написан для правил версии { $wanted }, а здесь версия { $found }.
lesson-no-set = Уроку { $lesson } нужен набор компонентов { $set }, а его нет.
lesson-unreadable = Урок { $file } не читается: { $reason }
lesson-bad-name = { $file } — не имя для урока: нужно имя вида 01-name.toml.
lesson-too-long = Урок { $file } слишком длинный.
lesson-no-toml = Урок { $file } — некорректный TOML: { $reason }
lesson-unknown-key = В уроке { $file } есть что-то неизвестное ({ $place }): { $what }
lesson-wrong-type = В уроке { $file } что-то не того типа ({ $place }): { $what }
lesson-missing = В уроке { $file } чего-то не хватает ({ $place }): { $what }
lesson-bad-script = В уроке { $file } строка должна иметь вид «seat: action» ({ $place }): { $what }
lesson-bad-move = Урок { $lesson }, шаг { $step }: этого больше нельзя сделать: { $action }
lesson-nothing-allowed = Урок { $lesson }, шаг { $step }: ничего из того, о чём просят, сделать нельзя.
lesson-finding = Урок { $lesson }, шаг { $step }: { $what }

## lamplight learn

cli-command-learn = научиться играть, играя: короткие уроки, один за другим
cli-menu-learn = Научиться играть
learn-arg-number = какой урок (без номера: первый непройденный)
learn-arg-list = перечислить уроки
learn-arg-check = пусть все уроки сыграют сами себя, с каждым разрешённым ответом
learn-arg-again = начать урок заново
learn-none = Для игры «{ $game }» уроков нет.
learn-line = { $number }. { $title } ({ $minutes } { $minutes ->
    [one] минута
    [few] минуты
    [many] минут
   *[other] минуты
}): { $about }
learn-how = Начать: lamplight learn { $game }
learn-checked = { $lesson }: шагов — { $steps }, сыгран { $runs } { $runs ->
    [one] раз
    [few] раза
    [many] раз
   *[other] раза
}.
learn-check-failed = Уроков, которые идут не так, как написано: { $count }.
learn-step = [{ $step }/{ $steps }]
learn-look = Смотрите: { $pieces }
learn-keys-read = Enter: дальше (q: выйти, b: поле)
learn-keys-do = ! покажет, о чём просят; u — шаг назад; q — выйти.
learn-show-me = Выберите { $numbers }: { $actions }
learn-finished = Урок пройден. Отлично!
learn-left = Ваш прогресс сохранён. Продолжить: lamplight learn { $game } { $number }
learn-next = Дальше: { $title } ({ $minutes } { $minutes ->
    [one] минута
    [few] минуты
    [many] минут
   *[other] минуты
}). Enter — начать, любой другой ответ — выйти
learn-first-match = Это был последний урок. Enter — первая партия, любой другой ответ — выйти
learn-shelf-unreadable = { $path } не читается: { $reason }
learn-shelf-broken = Файл { $path }, где записано, какие уроки вы прошли, повреждён. Удалите его, чтобы начать сначала.

## В браузере

web-learn = Учиться, играя
web-learn-more = Короткие уроки, в которых играют с первой минуты. Урок можно в любой момент оставить и вернуться к нему.
web-learn-minutes = { $minutes } { $minutes ->
    [one] минута
    [few] минуты
    [many] минут
   *[other] минуты
}
web-learn-done = пройден
web-learn-begun = начат
web-learn-first-match-alone = В одиночку: первая глава кампании. К каждому вопросу есть подсказка.
web-learn-first-match-bots = { $count ->
    [one] Соперник — бот «{ $bot }», он подходит для первой партии. К каждому вопросу есть подсказка.
    [few] Соперники — { $count } бота уровня «{ $bot }», они подходят для первой партии. К каждому вопросу есть подсказка.
   *[other] Соперники — { $count } ботов уровня «{ $bot }», они подходят для первой партии. К каждому вопросу есть подсказка.
}
web-lesson = Урок
web-lesson-title = Урок { $number }: { $title }
web-lesson-progress = Сколько пройдено
web-lesson-next = Дальше
web-lesson-show-me = Показать
web-lesson-do-it = Сделать за меня
web-lesson-leave = Выйти
web-lesson-all = Все уроки
web-learn-others = Уроки других игр
web-lesson-again = Ещё раз
web-lesson-following = Урок { $number }
web-lesson-first-match = Первая партия
web-lesson-done = Это всё. Отлично!
web-lesson-learned = Чему вы научились
web-lesson-standing = Текущий счёт
web-lesson-standing-more = На этом урок заканчивается: здесь никто не выигрывает и не проигрывает.
