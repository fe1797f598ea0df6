# Blackout: Hong Kong: its title, and what is said about component sets.

blackout-title = Гонконг во тьме

## Наборы компонентов

blackout-set-street = map.toml, street: нет локации «{ $name }».
blackout-set-street-loop = map.toml, street: локация «{ $name }» соединена сама с собой.
blackout-set-district = map.toml, district { $district }: нет локации «{ $name }».
blackout-set-district-twice = map.toml, district { $district }: одна из локаций указана дважды.
blackout-set-not-connected = map.toml: из одних локаций нельзя добраться до некоторых других.
blackout-set-crisis = map.toml: кризисных центров с буквой { $letter } — { $found }; нужно два.
blackout-set-central = map.toml: районов, отмеченных как центральные, — { $found }; нужен ровно один (глава 3).
blackout-set-tiles = tiles.toml: жетонов разведки — { $found }; по три на каждый район нужно { $needed }.
blackout-set-ability = cards.toml, { $card }: способность «{ $ability }» не подходит для карточки этого вида. Возможны: { $wanted }.
blackout-set-goals = cards.toml, { $card }: задач — { $found }; возможное число: от 1, но не больше { $most }.
blackout-set-colour = cards.toml, { $card }: цвет «{ $colour }» не подходит для карточки этого вида (волонтёры — красные, жёлтые или синие, специалисты — фиолетовые).
blackout-set-resource = cards.toml, { $card }: у способности «{ $ability }» лишний ресурс или одного не хватает.
blackout-set-number = cards.toml, { $card }: способности «{ $ability }» нужно число не меньше 1.
blackout-set-emergency = plans.toml, { $card }: задач — { $found }; нужно не меньше двух.
blackout-set-bad-id = «{ $id }» не может быть id: используйте буквы, цифры и дефисы, но не имя, занятое самой игрой.
blackout-set-goal-card = { $file }, goal { $row }: в этом файле нет карточки «{ $card }».
blackout-set-goal-resource = { $card }, задача { $number }: ресурсу нужно количество, а количеству — ресурс.
blackout-set-amount = { $file }, { $where }, { $field }: «{ $found }» — не количество: пишите «2 book», «3 points» или «cube red».
blackout-set-goal-kinds = { $card }, задача { $number }: каждый вид ресурса указывается один раз, а «any» — отдельно от других.
blackout-set-idle = { $card }: поле { $field } на этой карточке ничего не значит; оставьте его пустым или 0.
blackout-set-doctor = cards.toml, { $card }: у врача нет символов поиска, и он никогда не начинает в госпитале.
blackout-set-most-paid = cards.toml, { $card }: за один раз нельзя заплатить больше { $most } единиц ресурса.
blackout-set-goal-numbers = { $file }, { $card }: задачи пронумерованы { $found }; номера идут с 1, каждый по одному разу.
blackout-set-goal-tiles = { $file }, { $card }, задача { $number }: каждый тип жетона указывается один раз.
blackout-set-tile-bonus = tiles.toml, { $tile }: второй награде нужно количество, а количеству — награда.
blackout-set-action = rules.toml, action { $number }: цене нужно количество, а количеству — цена.
blackout-set-spots = rules.toml, player: мест для задач — { $spots }, стартовых волонтёров — { $starters }: мест не хватает.
blackout-set-chapter-amount = rules.toml, глава { $chapter }: условию нужно количество, а количеству — условие.
blackout-set-chapter-reach = rules.toml, глава { $chapter }: условие требует { $amount }, а есть только { $most }.
blackout-set-no-upgrade = Набор «{ $set }» нельзя записать по новейшей схеме, поэтому ничего не записано:
blackout-set-chapter-goals = rules.toml, глава { $chapter }: задач требуется { $goals }, а в одном из её планов их меньше.
blackout-set-chapter-plans = rules.toml, глава { $chapter }: план указан дважды.
blackout-set-cubes = rules.toml, player: кубиков — { $cubes }, батареек — { $batteries }: кубиков должно быть хотя бы на два больше.
blackout-set-starters = cards.toml: стартовых волонтёров — { $found }; для четырёх игроков нужно { $needed }.
blackout-set-houses = rules.toml: домиков — { $found }, действий с отметкой на планшете — { $needed }: нужно по одному на каждое.
blackout-set-slot = cards.toml, { $card }: карточка начинает в { $slot }, а такой ячейки на планшете нет.
blackout-set-dice = dice.toml: нужны три кубика ресурсов: один красный, один жёлтый и один синий.
blackout-set-dice-valid = dice.toml: на трёх кубиках ресурсов никогда не могут выпасть три разных ресурса.
blackout-set-remark-districts = map.toml: желательно шестнадцать районов из 3–7 локаций, разных по размеру; размеры здесь: { $sizes }.
blackout-set-remark-locations = map.toml: локаций — { $found }; желательно около 36.
blackout-set-remark-streets = map.toml: улиц — { $found }; это не соответствует числу локаций и районов на плоской карте.
blackout-set-remark-colours = map.toml: локаций каждого из четырёх цветов должно быть поровну, с разницей не больше чем в одну.
blackout-set-remark-crossing = map.toml: улицы «{ $first }» и «{ $second }» пересекаются.
blackout-set-remark-journey = map.toml, кризисные центры { $letter }: шагов от одного до другого — { $found }; желательно от 4 до 7.
blackout-set-remark-central = map.toml: локаций у центрального района — { $found }; желательно не меньше 5.
blackout-set-remark-count = { $what }: { $found }; в печатной игре — { $expected }.
blackout-set-remark-ability = cards.toml: ни у одной карточки нет способности «{ $ability }».
blackout-set-remark-challenge = tiles.toml, { $tile }: желательно простое испытание от 5 до 9, а сложное — на 2–4 больше.
blackout-set-remark-type = tiles.toml: нет ни одного жетона с типом награды «{ $kind }».
blackout-set-remark-emergency = plans.toml, { $card }: желательно три задачи, одна из них — соединить кризисные центры своей буквы.
blackout-set-remark-points = cards.toml, { $card }: очки плана ({ $points }) считаются только с правилом score_check_area.
blackout-set-remark-cubes = cards.toml, { $card }: кубиков — { $found }; у волонтёров их от 1 до 3.
