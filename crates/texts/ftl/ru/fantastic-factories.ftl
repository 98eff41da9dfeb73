# Fantastic Factories. Карта — factories-card-<id>, контрактник — factories-contractor-<id>, по ключу из файла данных.

factories-card-aluminum_factory = Алюминиевый завод
factories-card-assembly_line = Сборочный конвейер
factories-card-battery_factory = Завод батарей
factories-card-beacon = Маяк
factories-card-biolab = Биолаборатория
factories-card-black_market = Чёрный рынок
factories-card-concrete_plant = Бетонный завод
factories-card-dojo = Додзё
factories-card-fitness_center = Фитнес-центр
factories-card-foundry = Литейный цех
factories-card-fulfillment_center = Центр обработки заказов
factories-card-golem = Голем
factories-card-gymnasium = Спортзал
factories-card-harvester = Харвестер
factories-card-incinerator = Мусоросжигатель
factories-card-laboratory = Лаборатория
factories-card-manufactory = Мануфактура
factories-card-mega_factory = Мегафабрика
factories-card-megalith = Мегалит
factories-card-motherlode = Рудная жила
factories-card-nuclear_plant = Атомная станция
factories-card-obelisk = Обелиск
factories-card-power_plant = Электростанция
factories-card-recycling_plant = Завод вторсырья
factories-card-refinery = Перерабатывающий завод
factories-card-replicator = Репликатор
factories-card-robot = Робот
factories-card-scrap_yard = Свалка металлолома
factories-card-solar_array = Солнечные панели
factories-card-temp_agency = Кадровое агентство
factories-card-trash_compactor = Мусорный пресс
factories-card-warehouse = Склад

factories-contractor-architect = Архитектор
factories-contractor-electrician = Электрик
factories-contractor-engineer = Инженер
factories-contractor-foreman = Бригадир
factories-contractor-hired_hands = Наёмные рабочие
factories-contractor-investor = Инвестор
factories-contractor-miner = Шахтёр
factories-contractor-specialist = Специалист

# Карта из собственного набора называется так, как в нём написано.
factories-print = { $name }

factories-tool-hammer = молоток
factories-tool-wrench = ключ
factories-tool-gear = шестерня
factories-tool-shovel = лопата

factories-kind-production = производство
factories-kind-utility = вспомогательное здание
factories-kind-training = тренировочный центр
factories-kind-monument = монумент
factories-kind-special = особый тип

factories-floor-research = Исследование
factories-floor-generate = Производство
factories-floor-mine = Добыча

# Количества. { $parts } — перечень из четырёх видов вещей.
factories-amount = { $parts }
factories-nothing = ничего
factories-either = { $first } или { $last }
factories-goods =
    { $n ->
        [one] { $n } товар
        [few] { $n } товара
       *[many] { $n } товаров
    }
factories-metal =
    { $n ->
        [one] { $n } металл
       *[other] { $n } металла
    }
factories-energy =
    { $n ->
        [one] { $n } энергия
       *[other] { $n } энергии
    }
factories-blueprints =
    { $n ->
        [one] { $n } чертёж
        [few] { $n } чертежа
       *[many] { $n } чертежей
    }
factories-dice =
    { $count ->
        [0] ни одного кубика
        [one] кубик { $dice }
       *[other] кубики { $dice }
    }
factories-from-hand = { $card } с руки
factories-any-with = чертёж с инструментом «{ $tool }»
factories-held = { $card } ({ $tool })
factories-slot = ячейка { $slot }

# Чертёж и что он делает: что берёт → что даёт.
factories-card = { $name } ({ $kind }, { $tool }; { $cost }; { $prestige } ПО)
factories-deal = { $cost } → { $gain }
factories-need-any = любой кубик
factories-need-value = кубик { $value }
factories-need-equal =
    { $n ->
        [one] { $n } кубик
        [few] { $n } одинаковых кубика
       *[many] { $n } одинаковых кубиков
    }
factories-need-consecutive = 3 кубика подряд
factories-need-sum = 3 кубика с суммой не меньше { $sum }
factories-need-energy = от 1 до 6 энергии
factories-need-discards =
    { $n ->
        [one] { $n } чертёж с руки
        [few] { $n } чертежа с руки
       *[many] { $n } чертежей с руки
    }
factories-as-shown-metal = столько металла, сколько на кубике
factories-as-shown-energy = столько энергии, сколько на кубике
factories-do-high = { $low }, а при 4, 5 или 6 — { $high }
factories-do-extra-die = ещё один кубик любого достоинства
factories-do-die = ещё один кубик со значением { $value }
factories-do-die-for-energy = ещё один кубик с таким же значением
factories-do-turn = кубик { $from } станет { $to }
factories-do-again = переброс { $dice }
factories-do-flip = перевернуть кубик (v станет 7 − v)
factories-do-lower = уменьшить кубик на 1
factories-do-raise = увеличить кубик на 1
factories-do-reroll = перебросить любые свои кубики
factories-do-roll = бросить ещё один кубик
factories-do-replicate = применить чертёж с рынка
factories-do-black-market = металл и энергия из его цены, не больше { $most ->
        [one] { $most } жетона
       *[other] { $most } жетонов
    }
factories-does-income = { $gain }, но не в раунде постройки
factories-does-on-build = { $gain } за постройку другой карты, раз в раунд
factories-does-laboratory = { $gain } при получении товаров, раз в раунд
factories-does-nothing = нет активируемого свойства
factories-does-discount =
    { $metal ->
        [one] за каждый ваш монумент на { $metal } металл дешевле
       *[other] за каждый ваш монумент на { $metal } металла дешевле
    }
factories-does-several = можно построить несколько

# Контрактник и что он делает.
factories-offer =
    { $paid ->
        [0] { $name }: { $service }
       *[other] { $name } (доплата: { $cost }): { $service }
    }
factories-service-gain-seat = { $gain }; { $seat } получает: { $theirs }
factories-service-gain-other = { $gain }; соперник получает: { $theirs }
factories-service-engineer = верхний чертёж колоды построить бесплатно
factories-service-foreman =
    { $most ->
        [one] выставить { $most } кубик вместо броска
        [few] выставить до { $most } кубиков вместо броска
       *[many] выставить до { $most } кубиков вместо броска
    }
factories-service-extra-dice =
    { $n ->
        [one] бросить ещё { $n } кубик в этом раунде
        [few] бросить ещё { $n } кубика в этом раунде
       *[many] бросить ещё { $n } кубиков в этом раунде
    }
factories-service-investor = получить металл и энергию из цены верхнего чертежа колоды

# Что спрашивают.
factories-ask-market = Возьмите чертёж или наймите контрактника. Перед этим можно сменить ряд на рынке
factories-ask-take = Возьмите чертёж или наймите контрактника
factories-ask-pay = Чем заплатить?
factories-ask-discard = Какой чертёж сбросить?
factories-ask-opponent = Кто из соперников тоже получит?
factories-ask-foreman =
    { $most ->
        [one] Бригадир: какой кубик выставить до броска? Можно { $most }
        [few] Бригадир: какие кубики выставить до броска? Можно до { $most }
       *[many] Бригадир: какие кубики выставить до броска? Можно до { $most }
    }
factories-ask-foreman-more =
    { $most ->
        [one] Можно выставить { $most } кубик
        [few] Какие ещё кубики выставить? Всего можно до { $most }
       *[many] Какие ещё кубики выставить? Всего можно до { $most }
    }
factories-ask-work =
    { $count ->
        [0] Кубиков не осталось. Стройте, используйте карты или закончите работу
        [one] Ваш кубик: { $dice }. Стройте, разместите его, используйте карты или закончите работу
       *[other] Ваши кубики: { $dice }. Стройте, размещайте кубики, используйте карты или закончите работу
    }
factories-ask-build = Что построить?
factories-ask-use = Какую карту использовать?
factories-ask-floor = На какой этаж поставить кубик?
factories-ask-copy = Какой чертёж с рынка повторить?
factories-ask-die = Какие кубики?
factories-ask-choice = Что выбрать?
factories-ask-blueprints =
    { $n ->
        [one] У вас { $n } лишний чертёж. Какой сбросить?
        [few] У вас { $n } лишних чертежа. Какой сбросить?
       *[many] У вас { $n } лишних чертежей. Какой сбросить?
    }
factories-ask-tokens = Металла и энергии сверх предела: { $n }. Что сбросить?

# Что можно выбрать.
factories-step-take = Взять: { $card } — { $does }
factories-step-hire =
    { $paid ->
        [0] Нанять: { $contractor } (сброс: { $discard }) — { $service }
       *[other] Нанять: { $contractor } (сброс: { $discard }; плата: { $cost }) — { $service }
    }
factories-step-opponent = { $seat } получает: { $theirs }
factories-step-wipe-blueprints = Сменить чертежи на четыре новых (плата: { $price })
factories-step-wipe-contractors = Сменить контрактников на четырёх новых (плата: { $price })
factories-step-pay = Плата: { $price }
factories-step-pass = Спасовать: взять нечего и нанять некого
factories-step-set = Выставить кубик { $value }
factories-action-foreman =
    { $left ->
        [0] Выставить: { $dice }; бросать нечего
        [one] Выставить: { $dice }; бросить { $left } кубик
        [few] Выставить: { $dice }; бросить { $left } кубика
       *[many] Выставить: { $dice }; бросить { $left } кубиков
    }
factories-action-specialist = Взять кубик Специалиста со значением { $value }
factories-step-place = Поставить кубик { $die }: { $floors }
factories-on-floor =
    { $bonus ->
        [0] { $floor } ({ $gain })
       *[other] { $floor } ({ $gain }, +1 за совпадение)
    }
factories-place =
    { $bonus ->
        [0] { $floor } (кубик { $die }): { $gain }
       *[other] { $floor } (кубик { $die }): { $gain } (+1 за совпадение)
    }
factories-step-build = Построить: { $card } (сброс: { $discard }) — { $cost }
factories-step-activate = { $card }: { $does }
factories-copying = { $card } как { $copied }
factories-use =
    { $paid ->
        [0] { $card }: { $gain }
       *[other] { $card } ({ $cost }): { $gain }
    }
factories-step-finish =
    { $dice ->
        [0] Закончить работу
        [one] Закончить работу: { $dice } кубик останется без дела
        [few] Закончить работу: { $dice } кубика останутся без дела
       *[many] Закончить работу: { $dice } кубиков останутся без дела
    }
factories-step-finish-specialist = Закончить работу: кубик Специалиста пропадёт
factories-step-tokens = Сбросить металла: { $metal }, энергии: { $energy }
factories-action-discard-down = Сбросить: { $things }

# Что произошло.
factories-event-tools = Инструменты над контрактниками: { $tools }
factories-event-machine-got = Машина получает карту: { $card }
factories-event-machine-skipped = { $card } — монумент: Машина начинает без него
factories-event-round = Начинается раунд { $round }. Первый игрок: { $seat }
factories-event-blueprint = Новый чертёж: { $card }
factories-event-contractor = Новый контрактник: { $contractor }
factories-event-reshuffled-blueprints =
    { $cards ->
        [one] Сброс чертежей ({ $cards } карта) перетасован в новую колоду
        [few] Сброс чертежей ({ $cards } карты) перетасован в новую колоду
       *[many] Сброс чертежей ({ $cards } карт) перетасован в новую колоду
    }
factories-event-reshuffled-contractors =
    { $cards ->
        [one] Сброс контрактников ({ $cards } карта) перетасован в новую колоду
        [few] Сброс контрактников ({ $cards } карты) перетасован в новую колоду
       *[many] Сброс контрактников ({ $cards } карт) перетасован в новую колоду
    }
factories-event-wiped-blueprints = { $seat } меняет чертежи на четыре новых (плата: { $price })
factories-event-wiped-contractors = { $seat } меняет контрактников на четырёх новых (плата: { $price })
factories-event-took = { $seat } берёт чертёж: { $card } (цена: { $cost })
factories-event-hired =
    { $paid ->
        [0] { $seat } нанимает контрактника: { $contractor } (сброс: { $discard })
       *[other] { $seat } нанимает контрактника: { $contractor } (сброс: { $discard }; плата: { $cost })
    }
factories-event-passed = { $seat } пасует: взять нечего и нанять некого
factories-event-drew =
    { $count ->
        [0] { $seat } не берёт ничего: чертежей не осталось
        [one] { $seat } берёт из колоды { $count } чертёж
        [few] { $seat } берёт из колоды { $count } чертежа
       *[many] { $seat } берёт из колоды { $count } чертежей
    }
factories-event-drew-cards = { $seat } берёт из колоды: { $cards }
factories-event-revealed = { $seat } открывает чертёж: { $card }
factories-event-engineer = { $seat } строит бесплатно с помощью Инженера: { $card }
factories-event-engineer-nothing = Инженеру игрока { $seat } нечего построить
factories-event-gained = { $seat } получает: { $gain }
factories-event-rolled = { $seat } бросает кубики: { $dice }
factories-event-foreman = { $seat } выставляет: { $set }; бросает: { $rolled }
factories-event-specialist = { $seat } берёт кубик Специалиста со значением { $value }
factories-event-placed =
    { $bonus ->
        [0] { $seat } ставит кубик { $die } на этаж «{ $floor }»
       *[other] { $seat } ставит кубик { $die } на этаж «{ $floor }»: есть совпадение
    }
factories-event-built = { $seat } строит: { $card } (плата: { $cost }; сброс: { $discard })
factories-event-activated =
    { $paid ->
        [0] { $seat } использует карту: { $card }
       *[other] { $seat } использует карту: { $card } ({ $cost })
    }
factories-event-trained = { $seat } меняет кубик { $from } на { $to }
factories-event-rerolled = { $seat } перебрасывает { $from }: { $to }
factories-event-extra-die = У игрока { $seat } ещё один кубик: { $value }
factories-event-finished = { $seat } заканчивает работу
factories-event-discarded = { $seat } сбрасывает лишнее: { $things }
factories-event-machine-rolled = Машина бросает кубики: рынок { $green }, производство { $blue }, вспомогательные здания { $yellow }, тренировочные центры { $red }, особый тип { $purple }
factories-event-machine-gained =
    { $goods ->
        [0] Машина не получает товаров
        [one] Машина получает { $goods } товар
        [few] Машина получает { $goods } товара
       *[many] Машина получает { $goods } товаров
    }
factories-event-end = Раунд { $round } будет последним
factories-event-prestige =
    { $copies ->
        [one] { $seat } получает { $vp } ПО за карту: { $card }
       *[other] { $seat } получает { $vp } ПО за карты: { $copies } × { $card }
    }
factories-event-goods = { $seat } получает { $vp } ПО за товары
factories-event-machine-scored =
    Машина получает { $vp } ПО: товары { $goods }, { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }, среди них { $monuments ->
        [0] ни одного монумента
        [one] { $monuments } монумент
        [few] { $monuments } монумента
       *[many] { $monuments } монументов
    }
factories-event-ended = { $seat }: итого { $vp } ПО, место { $rank }

# Отказы: что не так и как правильно.
factories-refuse-first = Место { $seat } ходить первым не может: занято { $most ->
        [one] только { $most } место
        [few] только { $most } места
       *[many] только { $most } мест
    }.
    .right = Выберите место от 1 до { $most } или случайное.
factories-refuse-market = В фазе рынка нельзя строить, размещать кубики и использовать карты.
    .right = Возьмите чертёж или наймите контрактника.
factories-refuse-wiped = В этом раунде вы уже сменили ряд.
    .right = Возьмите чертёж или наймите контрактника.
factories-refuse-wipe-price = За новые карты так не заплатить.
    .right = Заплатите 1 металл или 1 энергию из своих или оставьте ряды как есть.
factories-refuse-slot = В ячейке { $slot } нет карты.
    .right = Выберите ячейку от 1 до 4, в которой лежит карта.
factories-refuse-pass = Вы ещё можете взять чертёж или нанять контрактника.
    .right = Берите или нанимайте: пасует только тот, кто не может ни того, ни другого.
factories-refuse-not-in-hand = На руке нет или не хватает такого чертежа: { $card }.
    .right = Выберите чертежи с руки; для постройки нужны два разных.
factories-refuse-tool = Для этого нужно сбросить чертёж с подходящим инструментом.
    .right = Сбросьте чертёж с таким инструментом: { $tool }.
factories-refuse-price = Заплатить нечем: цена — { $price }.
    .right = Выберите то, за что можете заплатить сразу.
factories-refuse-opponent = Этот контрактник даёт что-то и одному сопернику.
    .right = Выберите соперника.
factories-refuse-no-opponent = Этот контрактник ничего не даёт другим.
    .right = Не выбирайте никого.
factories-refuse-work = В фазе работы этого делать нельзя.
    .right = Стройте, размещайте кубики, используйте карты или закончите работу.
factories-refuse-foreman =
    { $most ->
        [one] Бригадир выставляет только { $most } кубик.
        [few] Бригадир выставляет только { $most } кубика.
       *[many] Бригадир выставляет только { $most } кубиков.
    }
    .right = Выставьте не больше { $most }, остальные бросьте.
factories-refuse-foreman-first = Ваши кубики ещё не брошены: сначала Бригадир.
    .right = Выберите, какие кубики выставить, или никаких.
factories-refuse-no-foreman = У вас сейчас нет Бригадира.
    .right = Играйте теми кубиками, которые выпали.
factories-refuse-no-specialist = Кубика Специалиста у вас нет.
    .right = Играйте теми кубиками, которые у вас есть.
factories-refuse-value = На кубике бывает от 1 до 6.
    .right = Выберите значение от 1 до 6.
factories-refuse-no-die = Свободного кубика со значением { $die } у вас нет.
    .right = Выберите один из своих свободных кубиков.
factories-refuse-generate = Производство принимает только 1, 2 или 3.
    .right = Поставьте кубик на исследование или добычу или выберите кубик меньше.
factories-refuse-mine = Добыча принимает только 4, 5 или 6.
    .right = Поставьте кубик на исследование или производство или выберите кубик больше.
factories-refuse-full = На этом этаже нет места.
    .right = Выберите другой этаж или используйте кубик на карте.
factories-refuse-built = У вас уже построено: { $card }.
    .right = Постройте карту, которой у вас ещё нет, или ту, которых можно иметь несколько.
factories-refuse-not-built = У вас не построено: { $card }.
    .right = Используйте построенную карту.
factories-refuse-used = Эта карта уже использована в этом раунде: { $card }.
    .right = Используйте другую; эта снова будет готова в следующем раунде.
factories-refuse-nothing = Эту карту нельзя использовать: { $card }.
    .right = Используйте другую; эта работает сама или приносит очки в конце игры.
factories-refuse-fresh = В раунде постройки эта карта ничего не даёт.
    .right = Используйте её начиная со следующего раунда.
factories-refuse-no-copy = Эта карта ничего не повторяет.
    .right = Не выбирайте карту рынка.
factories-refuse-copy-slot = Эта карта повторяет чертёж с рынка.
    .right = Выберите ячейку от 1 до 4, в которой лежит карта.
factories-refuse-copy = Этот чертёж повторить нельзя.
    .right = Повторите карту, которую можно использовать и которая сама ничего не повторяет.
factories-refuse-dice = Не все эти кубики у вас свободны.
    .right = Выбирайте из своих свободных кубиков.
factories-refuse-wrong-dice = Такие кубики карте не подходят.
    .right = Выберите столько кубиков и с такими значениями, как требует карта.
factories-refuse-discards = Не все эти чертежи у вас на руке.
    .right = Выберите чертежи с руки.
factories-refuse-discard-count = Карте нужно другое число чертежей.
    .right =
        { $wanted ->
            [0] Ничего не сбрасывайте.
            [one] Сбросьте { $wanted } чертёж.
            [few] Сбросьте { $wanted } чертежа.
           *[many] Сбросьте { $wanted } чертежей.
        }
factories-refuse-choice = Эта карта даёт вам выбор.
    .right = Выберите число от { $least } до { $most }.
factories-refuse-no-choice = На этой карте выбирать нечего.
    .right = Не указывайте выбор.
factories-refuse-clean-up = Раунд завершается.
    .right = Сбросьте всё, что сверх предела.
factories-refuse-surplus = Сбросить нужно ровно то, что сверх предела.
    .right =
        { $cards ->
            [0] Сбросьте металла и энергии вместе — { $tokens }, а чертежей не сбрасывайте.
            [one] Сбросьте { $cards } чертёж, а металла и энергии вместе — { $tokens }.
            [few] Сбросьте { $cards } чертежа, а металла и энергии вместе — { $tokens }.
           *[many] Сбросьте { $cards } чертежей, а металла и энергии вместе — { $tokens }.
        }
factories-refuse-not-yours = У вас нет всего того, что вы хотите сбросить.
    .right = Сбросьте чертежи, металл и энергию, которые у вас есть.

# Файлы данных.
factories-data-copies = Столько одинаковых карт быть не может.
    .right = Напишите число от 1 до { $most }.
factories-data-cost = Такой цены или такого престижа у карты быть не может.
    .right = Напишите цену только в металле и энергии и хотя бы одно число престижа.
factories-data-amount = Слишком большое количество на этой карте.
    .right = Напишите не больше { $most } каждой вещи.
factories-data-dice = Кубиков слишком много.
    .right =
        { $most ->
            [one] Напишите не больше { $most } кубика.
           *[other] Напишите не больше { $most } кубиков.
        }
factories-data-effect = Неизвестно, что делает эта карта, или к её эффекту не подходят столбцы либо тип карты.
    .right = Возьмите вид эффекта из перечисленных в начале файла и только его столбцы; эффект «monument» бывает у типа «monument» и ни у какого другого.
factories-data-deck = Чертежей в файле, считая все копии: { $found }.
    .right =
        { $wanted ->
            [one] В колоде { $wanted } карта: измените число копий, добавьте или уберите строки.
            [few] В колоде { $wanted } карты: измените число копий, добавьте или уберите строки.
           *[many] В колоде { $wanted } карт: измените число копий, добавьте или уберите строки.
        }
factories-data-names = Разных чертежей слишком много.
    .right =
        { $most ->
            [one] Напишите не больше { $most } строки.
           *[other] Напишите не больше { $most } строк.
        }
factories-data-contractors = Контрактников в файле, считая все копии: { $found }.
    .right =
        { $wanted ->
            [one] В колоде { $wanted } карта: измените число копий, добавьте или уберите строки.
            [few] В колоде { $wanted } карты: измените число копий, добавьте или уберите строки.
           *[many] В колоде { $wanted } карт: измените число копий, добавьте или уберите строки.
        }

# What the lab counts.
feature-fantastic-factories-blueprint = Построенные чертежи
feature-fantastic-factories-contractor = Нанятые контрактники

# Для чего фаза, одной строкой.
factories-purpose =
    { $stage ->
        [market] Рынок: по очереди каждый берёт чертёж или нанимает контрактника
        [work] Работа: размещайте кубики, используйте карты, стройте; в конце нажмите «Закончить»
        [clean_up] Уборка: карты и жетоны сверх предела сбрасываются
       *[over] Игра окончена
    }
