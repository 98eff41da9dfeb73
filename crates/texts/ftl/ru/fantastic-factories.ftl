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
factories-floor-generate = Генерация
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
factories-need-sum = 3 кубика с суммой от { $sum }
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
factories-do-extra-die = ещё один кубик с любым значением на выбор
factories-do-die = ещё один кубик со значением { $value }
factories-do-die-for-energy = ещё один кубик с таким же значением
factories-do-turn = кубик { $from } станет { $to }
factories-do-again = переброс ({ $dice })
factories-do-flip = один кубик v станет 7 − v
factories-do-lower = один кубик на 1 меньше
factories-do-raise = один кубик на 1 больше
factories-do-reroll = переброс любых ваших кубиков
factories-do-roll = бросок ещё одного кубика
factories-do-replicate = работает чертёж с рынка
factories-do-black-market = металл и энергия из его цены, не больше { $most ->
        [one] { $most } жетона
       *[other] { $most } жетонов
    }
factories-does-income = { $gain }, но не в раунде постройки
factories-does-on-build = { $gain } за постройку другой карты, раз в раунд
factories-does-laboratory = { $gain } при получении товаров, раз в раунд
factories-does-nothing = не активируется
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
factories-service-engineer = верхний чертёж колоды строится бесплатно
factories-service-foreman =
    { $most ->
        [one] до броска вы ставите нужной стороной { $most } кубик
        [few] до броска вы ставите нужной стороной до { $most } кубиков
       *[many] до броска вы ставите нужной стороной до { $most } кубиков
    }
factories-service-extra-dice =
    { $n ->
        [one] ещё { $n } кубик в этом раунде
        [few] ещё { $n } кубика в этом раунде
       *[many] ещё { $n } кубиков в этом раунде
    }
factories-service-investor = металл и энергия из цены верхнего чертежа колоды

# Что спрашивают.
factories-ask-market = Возьмите чертёж или наймите контрактника; перед этим можно сменить ряд
factories-ask-take = Возьмите чертёж или наймите контрактника
factories-ask-pay = Чем вы платите?
factories-ask-discard = Какой чертёж вы сбрасываете?
factories-ask-opponent = Кто ещё получает свою долю?
factories-ask-foreman =
    { $most ->
        [one] Бригадир: ставите ли вы кубик нужной стороной до броска? Можно { $most }
       *[other] Бригадир: какие кубики вы ставите нужной стороной до броска? Можно до { $most }
    }
factories-ask-foreman-more =
    { $most ->
        [one] Можно поставить { $most } кубик
       *[other] Какие ещё кубики вы ставите? Всего можно до { $most }
    }
factories-ask-work =
    { $count ->
        [0] Кубиков не осталось. Стройте, активируйте карты или закончите
        [one] У вас кубик { $dice }. Стройте, разместите его, активируйте карты или закончите
       *[other] Ваши кубики: { $dice }. Стройте, размещайте их, активируйте карты или закончите
    }
factories-ask-build = Что вы строите?
factories-ask-use = Какую карту вы активируете?
factories-ask-floor = На какой этаж поставить кубик?
factories-ask-copy = Какой чертёж рынка повторить?
factories-ask-die = Какие кубики?
factories-ask-choice = Что вы выбираете?
factories-ask-blueprints =
    { $n ->
        [one] У вас на руке { $n } лишний чертёж. Какой вы сбрасываете?
        [few] У вас на руке { $n } лишних чертежа. Какой вы сбрасываете?
       *[many] У вас на руке { $n } лишних чертежей. Какой вы сбрасываете?
    }
factories-ask-tokens = Металла и энергии сверх предела: { $n }. Что вы сбрасываете?

# Что можно выбрать.
factories-step-take = Взять: { $card } — { $does }
factories-step-hire =
    { $paid ->
        [0] Нанять: { $contractor } (сброс: { $discard }) — { $service }
       *[other] Нанять: { $contractor } (сброс: { $discard }; плата: { $cost }) — { $service }
    }
factories-step-opponent = { $seat } получает: { $theirs }
factories-step-wipe-blueprints = Сменить ряд чертежей (плата: { $price }): четыре новых
factories-step-wipe-contractors = Сменить ряд контрактников (плата: { $price }): четыре новых
factories-step-pay = Плата: { $price }
factories-step-pass = Спасовать: взять нечего и нанять некого
factories-step-set = Поставить кубик { $value }
factories-action-foreman =
    { $left ->
        [0] Поставить: { $dice }; бросать нечего
        [one] Поставить: { $dice }; бросить { $left } кубик
        [few] Поставить: { $dice }; бросить { $left } кубика
       *[many] Поставить: { $dice }; бросить { $left } кубиков
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
        [0] Закончить работу в этом раунде
        [one] Закончить работу в этом раунде; { $dice } кубик не размещён
        [few] Закончить работу в этом раунде; { $dice } кубика не размещены
       *[many] Закончить работу в этом раунде; { $dice } кубиков не размещены
    }
factories-step-finish-specialist = Закончить работу в этом раунде; кубик Специалиста пропадёт
factories-step-tokens = Сбросить металла: { $metal }, энергии: { $energy }
factories-action-discard-down = Сбросить: { $things }

# Что произошло.
factories-event-tools = Инструменты над контрактниками: { $tools }
factories-event-machine-got = Машина получает карту: { $card }
factories-event-machine-skipped = { $card } — монумент: Машина начинает без него
factories-event-round = Начинается раунд { $round }. Первый игрок: { $seat }
factories-event-blueprint = Рынок, чертёж { $slot }: { $card }
factories-event-contractor = Рынок, контрактник { $slot }: { $contractor }
factories-event-reshuffled-blueprints =
    { $cards ->
        [one] Сброс чертежей ({ $cards } карта) становится колодой
        [few] Сброс чертежей ({ $cards } карты) становится колодой
       *[many] Сброс чертежей ({ $cards } карт) становится колодой
    }
factories-event-reshuffled-contractors =
    { $cards ->
        [one] Сброс контрактников ({ $cards } карта) становится колодой
        [few] Сброс контрактников ({ $cards } карты) становится колодой
       *[many] Сброс контрактников ({ $cards } карт) становится колодой
    }
factories-event-wiped-blueprints = { $seat } меняет ряд чертежей (плата: { $price })
factories-event-wiped-contractors = { $seat } меняет ряд контрактников (плата: { $price })
factories-event-took = { $seat } берёт чертёж с рынка (ячейка { $slot }): { $card }; цена постройки: { $cost }
factories-event-hired =
    { $paid ->
        [0] { $seat } нанимает контрактника с рынка (ячейка { $slot }): { $contractor }; сброс с руки: { $discard }
       *[other] { $seat } нанимает контрактника с рынка (ячейка { $slot }): { $contractor }; сброс с руки: { $discard }; плата: { $cost }
    }
factories-event-passed = { $seat } пасует: взять нечего и нанять некого
factories-event-drew =
    { $count ->
        [0] { $seat } не находит ни одного чертежа: колода пуста
        [one] { $seat } берёт из колоды { $count } чертёж
        [few] { $seat } берёт из колоды { $count } чертежа
       *[many] { $seat } берёт из колоды { $count } чертежей
    }
factories-event-drew-cards = { $seat } берёт из колоды: { $cards }
factories-event-revealed = { $seat } открывает чертёж: { $card }
factories-event-engineer = { $seat } строит бесплатно с Инженером: { $card }
factories-event-engineer-nothing = { $seat }: Инженеру нечего построить
factories-event-gained = { $seat }: доход — { $gain }
factories-event-rolled = { $seat } бросает кубики: { $dice }
factories-event-foreman = { $seat } ставит нужной стороной: { $set }; бросает: { $rolled }
factories-event-specialist = { $seat } берёт кубик Специалиста со значением { $value }
factories-event-placed =
    { $bonus ->
        [0] { $seat } ставит кубик { $die }: { $floor }
       *[other] { $seat } ставит кубик { $die }: { $floor }, с бонусом за совпадение
    }
factories-event-built = { $seat } строит: { $card } (сброс с руки: { $discard }; плата: { $cost })
factories-event-activated =
    { $paid ->
        [0] { $seat } активирует карту: { $card }
       *[other] { $seat } активирует карту: { $card } ({ $cost })
    }
factories-event-trained = { $seat } меняет кубик { $from } на { $to }
factories-event-rerolled = { $seat } перебрасывает { $from }: выпало { $to }
factories-event-extra-die = У { $seat } ещё один кубик: { $value }
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
factories-event-end = Конец близок: раунд { $round } будет последним
factories-event-prestige =
    { $copies ->
        [1] { $seat }: { $card } — { $vp } ПО
       *[other] { $seat }: { $copies } × { $card } — { $vp } ПО
    }
factories-event-goods = { $seat }: товары — { $vp } ПО
factories-event-machine-scored =
    Машина: товары { $goods }, { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }, среди них { $monuments ->
        [0] ни одного монумента
        [one] { $monuments } монумент
        [few] { $monuments } монумента
       *[many] { $monuments } монументов
    } — { $vp } ПО
factories-event-ended = { $seat }: итого { $vp } ПО, место { $rank }

# Отказы: что не так и как правильно.
factories-refuse-first = Место { $seat } начать не может: занято { $most ->
        [one] только { $most } место
        [few] только { $most } места
       *[many] только { $most } мест
    }.
    .right = Назовите место от 1 до { $most } или доверьтесь случаю.
factories-refuse-market = В фазе рынка не строят, не размещают кубики и не активируют карты.
    .right = Возьмите чертёж или наймите контрактника.
factories-refuse-wiped = В этом раунде вы уже сменили ряд.
    .right = Возьмите чертёж или наймите контрактника.
factories-refuse-wipe-price = Этим вы не можете заплатить за новый ряд.
    .right = Заплатите 1 металл или 1 энергию, если они у вас есть, или оставьте ряды как есть.
factories-refuse-slot = В ячейке { $slot } нет карты.
    .right = Выберите ячейку от 1 до 4, в которой лежит карта.
factories-refuse-pass = Вы ещё можете взять чертёж или нанять контрактника.
    .right = Берите или нанимайте: пасует только тот, кто не может ни того, ни другого.
factories-refuse-not-in-hand = Этого чертежа у вас на руке нет или не хватает: { $card }.
    .right = Выберите чертежи, которые у вас на руке; для постройки нужны две разные карты.
factories-refuse-tool = Для этого нужно сбросить чертёж с подходящим инструментом.
    .right = Сбросьте чертёж с таким инструментом: { $tool }.
factories-refuse-price = Вам нечем заплатить: цена — { $price }.
    .right = Выберите то, за что можете заплатить сразу.
factories-refuse-opponent = Этот контрактник даёт что-то и одному сопернику.
    .right = Назовите одного другого игрока.
factories-refuse-no-opponent = Этот контрактник ничего не даёт другим.
    .right = Никого не называйте.
factories-refuse-work = В фазе работы этого не делают.
    .right = Стройте, размещайте кубики, активируйте карты или закончите.
factories-refuse-foreman =
    { $most ->
        [one] Бригадир ставит нужной стороной только { $most } кубик.
        [few] Бригадир ставит нужной стороной только { $most } кубика.
       *[many] Бригадир ставит нужной стороной только { $most } кубиков.
    }
    .right = Поставьте не больше { $most }, остальные бросают.
factories-refuse-foreman-first = Ваши кубики ещё не брошены: сначала Бригадир.
    .right = Скажите, какие кубики ставите нужной стороной, или что никакие.
factories-refuse-no-foreman = Бригадир сейчас на вас не работает.
    .right = Играйте теми кубиками, которые выпали.
factories-refuse-no-specialist = Кубик Специалиста вас не ждёт.
    .right = Играйте теми кубиками, которые у вас есть.
factories-refuse-value = На кубике бывает от 1 до 6.
    .right = Выберите значение от 1 до 6.
factories-refuse-no-die = Свободного кубика со значением { $die } у вас нет.
    .right = Выберите один из своих свободных кубиков.
factories-refuse-generate = Производство принимает только 1, 2 или 3.
    .right = Поставьте кубик на исследование или добычу или выберите кубик поменьше.
factories-refuse-mine = Добыча принимает только 4, 5 или 6.
    .right = Поставьте кубик на исследование или производство или выберите кубик побольше.
factories-refuse-full = На этом этаже нет места.
    .right = Выберите другой этаж или используйте кубик на карте.
factories-refuse-built = { $card } уже есть в вашей личной зоне.
    .right = Постройте карту, которой у вас ещё нет, или ту, которых можно иметь несколько.
factories-refuse-not-built = Этой карты в вашей личной зоне нет: { $card }.
    .right = Активируйте построенную карту.
factories-refuse-used = Карта уже активирована в этом раунде: { $card }.
    .right = Активируйте другую; эта снова пригодится в следующем раунде.
factories-refuse-nothing = Эту карту нельзя активировать: { $card }.
    .right = Активируйте другую; эта работает сама или считается в конце игры.
factories-refuse-fresh = В раунде постройки эта карта ничего не даёт.
    .right = Активируйте её начиная со следующего раунда.
factories-refuse-no-copy = Эта карта ничего не повторяет.
    .right = Не называйте ячейку рынка.
factories-refuse-copy-slot = Эта карта повторяет чертёж с рынка.
    .right = Назовите ячейку от 1 до 4, в которой лежит карта.
factories-refuse-copy = Этот чертёж повторить нельзя.
    .right = Повторите карту, которую можно активировать и которая сама ничего не повторяет.
factories-refuse-dice = Не все эти кубики ваши и свободные.
    .right = Выбирайте из своих свободных кубиков.
factories-refuse-wrong-dice = Такие кубики эта карта не принимает.
    .right = Выберите столько кубиков и с такими значениями, как требует карта.
factories-refuse-discards = Не все эти чертежи у вас на руке.
    .right = Выбирайте чертежи, которые у вас есть.
factories-refuse-discard-count = Карта берёт другое число чертежей.
    .right =
        { $wanted ->
            [0] Ничего не сбрасывайте.
            [one] Сбросьте { $wanted } чертёж.
            [few] Сбросьте { $wanted } чертежа.
           *[many] Сбросьте { $wanted } чертежей.
        }
factories-refuse-choice = Эта карта оставляет вам выбор.
    .right = Выберите число от { $least } до { $most }.
factories-refuse-no-choice = На этой карте выбирать нечего.
    .right = Не указывайте выбор.
factories-refuse-clean-up = Идёт завершение раунда.
    .right = Сбросьте то, что сверх предела.
factories-refuse-surplus = Сбрасывают ровно то, что сверх предела.
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
