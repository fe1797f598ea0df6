# The board in the terminal.

cli-dp-round = Раунд { $round }
cli-dp-date = { $month }, { $day }-е число
cli-dp-calendar = Календарь
cli-dp-will = Воля народа: { $side }
cli-dp-track-end = победа — на делении { $end }
cli-dp-will-means = (нейтральные жетоны рядом со своими — за вас; решает при равенстве)
cli-dp-neutrals = нейтральные считаются за: { $side }
cli-dp-letter-neutral = Н
cli-dp-face-up = открыта для всех
cli-dp-track = Поддержка
cli-dp-score-centre = в центре
cli-dp-score = { $side } впереди на { $ahead }
cli-dp-unrest = БЕСПОРЯДКИ!
cli-dp-next = «Беспорядки!» далее
cli-dp-connections = Переходы
cli-dp-empty = пусто
cli-dp-reserve = Резерв ({ $side })
cli-dp-nothing = ничего
cli-dp-hand = Ваша рука
cli-dp-objective-own = Ваша цель: { $card }
cli-dp-objective-unseen = Ваша цель лежит лицом вниз; вы её тоже не видели.
cli-dp-objective-open = Открытая цель ({ $side }): { $card }
cli-dp-opponent = { $side }: на руке { $hand } { $hand ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}, цель: { $objective }
cli-dp-played = { $side } разыграли в этом раунде: { $cards }
cli-dp-opposition = Оппозиция: осталось карт — { $cards }, лидеров — { $leaders }
cli-dp-forming = Её цель на данный момент: { $card }
cli-dp-piles = Колода: { $pile }, сброс: { $discard }, плитки районов: { $tiles }
cli-dp-legend = ● свежий, ○ измотанный: сила сейчас; ▮ ранг
cli-dp-tie-tokens = поровну: больше жетонов
cli-dp-tie-will = поровну: решает Воля
cli-dp-objective-hidden = лицом вниз
cli-dp-objective-none = пока нет
