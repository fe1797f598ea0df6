# Тренер: что сделал бы знаток, почему, и как партия видна потом.

coach-no-question = Сейчас вам нечего выбирать, поэтому и советовать нечего.
coach-no-move = В этой партии вы ещё ничего не выбирали.
coach-nothing = В этой партии ничего не решали: оценивать нечего.
coach-series = В { $path } серия партий; укажите запись одной из них.
coach-other-budget = Анализ { $path } начат с пределом { $was }, а не { $now }: продолжите с --budget { $was } или начните заново с --again.
coach-other-file = { $path } — не анализ этой партии: уберите его или начните заново с --again.
coach-unwritable = Не удаётся записать { $path }: { $reason }.

coach-next = Затем: { $step }
coach-next-brings = Затем: { $step } ({ $gains })
coach-keeps = Иначе возможно ({ $side }): { $step }
coach-reply = Вероятный ответ ({ $side }): { $step }
coach-unsaid = По правилам здесь его ничто не отличает; шансы получены доигрыванием.
coach-reason-cost = Цена: { $what }
coach-reason-gain = Даёт: { $what }
coach-reason-later = Пригодится: { $what }
coach-reason-need = К сведению: { $what }
coach-reason-risk = Риск: { $what }
coach-reason-fact = { $what }
coach-reason-next = { $what }
coach-reason-board = { $what }
coach-reason-keeps = { $what }
coach-reason-reply = { $what }
coach-reason-unsaid = { $what }
coach-thinking = Тренер думает…
coach-choice = Я бы сделал так ({ $chance } %): { $line }
coach-second = Следующее по силе ({ $chance } %): { $line }
coach-judged = Ваш последний выбор, { $played } — { $grade }, упущено { $lost } %
coach-among-people = Тренер подсказывает только тому, кто играет один или против ботов.
coach-grade-good = хорошо
coach-grade-slip = неточность
coach-grade-mistake = ошибка
coach-grade-blunder = грубая ошибка

cli-command-analyse = оценить каждое решение записанной партии по тому, что было известно на этом месте
analyse-arg-budget = сколько думать над каждым решением: итерации (1000: та же команда скажет то же самое) или секунды (1s)
analyse-arg-seats = места, которые оценивать, через запятую; если не указаны — все
analyse-arg-again = начать заново вместо того, что сохранено рядом с записью
analyse-arg-json = всё в виде JSON, фразы на вашем языке
coach-progress = Анализ
coach-stopped = Остановлено. Та же команда продолжит отсюда.
coach-title = { $game }: { $count ->
    [one] оценено { $count } решение
    [few] оценено { $count } решения
   *[other] оценено { $count } решений
}, на каждое { $budget }
coach-seat = { $side }: хороших решений { $good } из { $count }, всего упущено { $lost } %
coach-curve = Шансы: { $first } % { $curve } { $last } %
coach-moved = Что их изменило: свои ошибки { $own } %, случай { $luck } %, другие { $others } %
coach-when = { $round ->
    [0] Решение { $number }
   *[other] Раунд { $round }, решение { $number }
}
coach-round = { $round ->
    [0] До первого раунда: хороших { $good } из { $count }, упущено { $lost } %
   *[other] Раунд { $round }: хороших { $good } из { $count }, упущено { $lost } %
}
coach-turns = Переломные моменты
coach-turn = { $when }: { $by } % ({ $cause })
coach-cause-decision = своё решение
coach-cause-luck = случай
coach-cause-others = другие
coach-costliest = Самые дорогие решения
coach-costly = { $when }: { $played } — { $grade }, упущено { $lost } %
coach-better = Лучше: { $line }
coach-best = Лучшее решение
coach-found = { $when }: { $played } — следующий по силе ответ хуже на { $lead } %
