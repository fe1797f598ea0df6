# Что говорит ядро: ошибки в настройках, действиях, записях и наборах компонентов.

kernel-unknown-game = Нет игры «{ $game }». Известные: { $games }.
kernel-broken-game = Игра «{ $game }» из пакета { $package } пропущена: { $place } не загружается ({ $reason }).
kernel-no-such-game-object = Игра «{ $game }» из пакета { $package } пропущена: { $place } — не игра с таким идентификатором.
kernel-unknown-option = { $game }: нет настройки «{ $option }». Известные: { $options }.
kernel-bad-option-value = Настройка { $option } не может иметь значение «{ $value }». Возможные: { $values }.
kernel-bad-seats = { $game }: с этими настройками не подходит число игроков { $seats }. Возможные: { $allowed }.
kernel-unknown-seat = Нет места «{ $seat }». Места: { $seats }.
kernel-unknown-action = Нет действия «{ $action }». Глаголы: { $verbs }.
kernel-unknown-piece = С «{ $piece }» никогда ничего не делают.
kernel-unknown-question = Игра не отвечает на вопрос «{ $question }».
kernel-cannot-undo = Отменять нечего: отменить можно только свои шаги этого хода, пока не выпал жребий, вы не узнали что-то новое и не сходил кто-то другой.
kernel-consent-missing = Чтобы вернуться так далеко, нужно согласие всех; не хватает: { $seats }.
kernel-bad-takeback = Партию нельзя вернуть к шагу { $keep }: всего шагов — { $entries }, а вернуться можно только к решению игрока.
kernel-script-ended = В сценарии больше нет жребиев.
kernel-script-impossible = По сценарию выпадает { $answer }, но сейчас это выпасть не может.

kernel-file-unreadable = Не удаётся прочитать { $path }: { $reason }.
kernel-record-too-large = Запись слишком большая, предел в байтах: { $limit }.
kernel-record-unreadable = Это не запись партии: что-то не так здесь: { $where }.
kernel-record-format = Формат файла — «{ $found }»; ожидается: { $expected }.
kernel-record-partial = Эта запись показывает только то, что может знать место «{ $form }». Нужна полная запись: она появляется, когда партия окончена.
kernel-record-rules = Запись сыграна по правилам версии { $found }; у этой программы версия { $expected }.
kernel-record-needs-set = Запись сыграна с набором компонентов «{ $set }», а он не встроен. Укажите его папку через --set.
kernel-record-set = У набора компонентов { $set } хеш содержимого { $found }, а запись сыграна с { $expected }. Укажите папку его набора с помощью --set.
kernel-record-seats = Места в записи не подходят к её настройкам: { $found }.
kernel-record-key = Ключ записи отсутствует или повреждён.
kernel-record-commitment = Ключ записи не соответствует обязательству, показанному перед началом.
kernel-record-hidden = Действие { $number } в записи скрыто.
kernel-record-draw = Действие { $number } ({ $what }) — не то, что даёт честный жребий: запись подделана.
kernel-record-illegal = Действие { $number } ({ $what }) невозможно: { $reason }
kernel-record-differs = Начиная с действия { $number } ({ $what }) партия расходится с записью.
kernel-record-outcome = Итог в записи не тот, к которому ведут её действия.
kernel-series-unfinished = Партия { $number } серии не окончена.
kernel-unknown-series = { $game }: нет серии «{ $kind }». Известные: { $kinds }.
kernel-series-options = Настройки серии не те, что дают её правила: файл изменён или сохранён другой версией.
kernel-series-order = Партия { $number } серии — не та, что должна идти следующей.

kernel-set-no-folder = { $path } — не встроенный набор компонентов и не папка.
kernel-set-unreadable = { $count ->
    [one] Набор компонентов { $path } не читается: { $count } проблема.
    [few] Набор компонентов { $path } не читается: { $count } проблемы.
    [many] Набор компонентов { $path } не читается: { $count } проблем.
   *[other] Набор компонентов { $path } не читается: { $count } проблемы.
}
kernel-set-unplayable = { $count ->
    [one] С набором компонентов { $path } играть нельзя: { $count } ошибка.
    [few] С набором компонентов { $path } играть нельзя: { $count } ошибки.
    [many] С набором компонентов { $path } играть нельзя: { $count } ошибок.
   *[other] С набором компонентов { $path } играть нельзя: { $count } ошибки.
}
kernel-set-file-missing = Нет файла { $file }.
kernel-set-file-deep = В файле { $file } таблицы или списки вложены слишком глубоко, предел уровней: { $limit }.
kernel-set-file-too-large = Файл { $file } слишком большой, предел в байтах: { $limit }.
kernel-set-file-unreadable = Не удаётся прочитать { $file }: { $reason }.
kernel-set-not-rows = { $file }: { $table } — нужен список строк, записанных как [[{ $table }]].
kernel-set-no-table = { $file }: таблицы { $table } нет, или это не таблица.
kernel-set-count = { $file }: строк { $table } — { $found }; ожидается от { $low } до { $high }.
kernel-set-twice = { $file }, { $table }: значение { $field } «{ $value }» встречается дважды.
kernel-set-provenance = { $file }, { $where }: «provenance» должно начинаться с одного из слов: { $words }.
kernel-set-field = { $file }, { $where }: { $field } = «{ $found }»; ожидается { $expected }.
kernel-set-field-missing = { $file }, { $where }: нет поля { $field }; ожидается { $expected }.
kernel-set-field-unknown = { $file }, { $where }: поля { $field } не бывает.
kernel-expected-number = целое число от { $low } до { $high }
kernel-expected-word = одно из: { $words }
kernel-expected-list = список от { $low } до { $high } элементов, каждый — { $what }
kernel-expected-text = текст, число символов от 1 до { $limit }

kernel-bad-position = Позиция — это таблица имён и простых значений: слов, целых чисел, списков и таблиц.
kernel-takeback-over = Партия окончена, её ключ опубликован: отменить уже ничего нельзя.
kernel-record-no-chance = Действие { $number } ({ $what }): жребия там не бывает.
kernel-record-imported = Взято извне жребиев: { $imported } из { $draws } — так не бывает.
kernel-record-half-sealed = Запись обрывается после действия { $number }, посреди решений, которые принимают вместе.
kernel-record-pending = { $what } — это не тайный выбор, который ждёт остальных.
kernel-bad-weights = Жребий не может выбирать из { $options } вариантов с такими весами: нужны целые числа с суммой от 1 до { $limit }.
kernel-series-forged = Партия { $number } серии разыграна не из зерна этой серии.
kernel-file-missing = такого файла нет
kernel-file-folder = это папка
kernel-file-file = это файл
kernel-file-no-folder = часть пути не является папкой
kernel-file-forbidden = это не разрешено
kernel-file-name = у файла не может быть такого имени
kernel-file-full = диск заполнен
kernel-file-other = система отказывает (код { $code })
kernel-set-file-toml = { $file } — некорректный TOML (строка:столбец { $where }).
kernel-set-table-unknown = { $file }: здесь нет таблицы или поля «{ $table }». Известны: { $tables }.
kernel-set-fixed-rows = { $file }, строка { $line }: эта часть записана так, что её нельзя переписать на месте; начинайте каждую запись с [[{ $table }]] (или с [{ $table }], если таблица одна), а каждому полю отводите свою строку.
