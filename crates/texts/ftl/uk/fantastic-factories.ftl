# Fantastic Factories. Карта — factories-card-<id>, контрактник — factories-contractor-<id>, за ключем із файла даних.

factories-card-aluminum_factory = Алюмінієвий завод
factories-card-assembly_line = Складальний конвеєр
factories-card-battery_factory = Завод батарей
factories-card-beacon = Маяк
factories-card-biolab = Біолабораторія
factories-card-black_market = Чорний ринок
factories-card-concrete_plant = Бетонний завод
factories-card-dojo = Додзьо
factories-card-fitness_center = Фітнес-центр
factories-card-foundry = Ливарний цех
factories-card-fulfillment_center = Центр обробки замовлень
factories-card-golem = Голем
factories-card-gymnasium = Спортзал
factories-card-harvester = Харвестер
factories-card-incinerator = Сміттєспалювач
factories-card-laboratory = Лабораторія
factories-card-manufactory = Мануфактура
factories-card-mega_factory = Мегафабрика
factories-card-megalith = Мегаліт
factories-card-motherlode = Рудна жила
factories-card-nuclear_plant = Атомна станція
factories-card-obelisk = Обеліск
factories-card-power_plant = Електростанція
factories-card-recycling_plant = Завод вторсировини
factories-card-refinery = Переробний завод
factories-card-replicator = Реплікатор
factories-card-robot = Робот
factories-card-scrap_yard = Звалище металобрухту
factories-card-solar_array = Сонячні панелі
factories-card-temp_agency = Кадрове агентство
factories-card-trash_compactor = Сміттєвий прес
factories-card-warehouse = Склад

factories-contractor-architect = Архітектор
factories-contractor-electrician = Електрик
factories-contractor-engineer = Інженер
factories-contractor-foreman = Бригадир
factories-contractor-hired_hands = Наймані робітники
factories-contractor-investor = Інвестор
factories-contractor-miner = Шахтар
factories-contractor-specialist = Спеціаліст

# Карта з власного набору називається так, як у ньому написано.
factories-print = { $name }

factories-tool-hammer = молоток
factories-tool-wrench = ключ
factories-tool-gear = шестерня
factories-tool-shovel = лопата

factories-kind-production = виробництво
factories-kind-utility = допоміжна будівля
factories-kind-training = тренувальний центр
factories-kind-monument = монумент
factories-kind-special = особливий тип

factories-floor-research = Дослідження
factories-floor-generate = Виробництво
factories-floor-mine = Видобуток

# Кількості. { $parts } — перелік із чотирьох видів речей.
factories-amount = { $parts }
factories-nothing = нічого
factories-either = { $first } або { $last }
factories-goods =
    { $n ->
        [one] { $n } товар
        [few] { $n } товари
       *[many] { $n } товарів
    }
factories-metal =
    { $n ->
        [one] { $n } метал
       *[other] { $n } металу
    }
factories-energy =
    { $n ->
        [one] { $n } енергія
       *[other] { $n } енергії
    }
factories-blueprints =
    { $n ->
        [one] { $n } креслення
        [few] { $n } креслення
       *[many] { $n } креслень
    }
factories-dice =
    { $count ->
        [0] жодного кубика
        [one] кубик { $dice }
       *[other] кубики { $dice }
    }
factories-from-hand = { $card } з рук
factories-any-with = креслення з інструментом «{ $tool }»
factories-held = { $card } ({ $tool })
factories-slot = комірка { $slot }

# Креслення і що воно робить: що бере → що дає.
factories-card = { $name } ({ $kind }, { $tool }; { $cost }; { $prestige } ПО)
factories-deal = { $cost } → { $gain }
factories-need-any = будь-який кубик
factories-need-value = кубик { $value }
factories-need-equal =
    { $n ->
        [one] { $n } кубик
        [few] { $n } однакові кубики
       *[many] { $n } однакових кубиків
    }
factories-need-consecutive = 3 кубики поспіль
factories-need-sum = 3 кубики із сумою щонайменше { $sum }
factories-need-energy = від 1 до 6 енергії
factories-need-discards =
    { $n ->
        [one] { $n } креслення з рук
        [few] { $n } креслення з рук
       *[many] { $n } креслень з рук
    }
factories-as-shown-metal = стільки металу, скільки на кубику
factories-as-shown-energy = стільки енергії, скільки на кубику
factories-do-high = { $low }, а при 4, 5 або 6 — { $high }
factories-do-extra-die = ще один кубик будь-якої вартості
factories-do-die = ще один кубик зі значенням { $value }
factories-do-die-for-energy = ще один кубик з таким самим значенням
factories-do-turn = кубик { $from } стане { $to }
factories-do-again = перекинути { $dice }
factories-do-flip = перевернути кубик (v стане 7 − v)
factories-do-lower = зменшити кубик на 1
factories-do-raise = збільшити кубик на 1
factories-do-reroll = перекинути будь-які свої кубики
factories-do-roll = кинути ще один кубик
factories-do-replicate = застосувати креслення з ринку
factories-do-black-market = метал та енергія з його ціни, не більше ніж { $most ->
        [one] { $most } жетон
        [few] { $most } жетони
       *[many] { $most } жетонів
    }
factories-does-income = { $gain }, але не в раунді будівництва
factories-does-on-build = { $gain } за будівництво іншої карти, раз на раунд
factories-does-laboratory = { $gain } за отримання товарів, раз на раунд
factories-does-nothing = немає властивості, яку можна активувати
factories-does-discount =
    { $metal ->
        [one] за кожен ваш монумент на { $metal } метал дешевше
       *[other] за кожен ваш монумент на { $metal } металу дешевше
    }
factories-does-several = можна збудувати кілька

# Контрактник і що він робить.
factories-offer =
    { $paid ->
        [0] { $name }: { $service }
       *[other] { $name } (доплата: { $cost }): { $service }
    }
factories-service-gain-seat = { $gain }; { $seat } отримує: { $theirs }
factories-service-gain-other = { $gain }; суперник отримує: { $theirs }
factories-service-engineer = верхнє креслення колоди збудувати безкоштовно
factories-service-foreman =
    { $most ->
        [one] виставити { $most } кубик замість кидка
        [few] виставити до { $most } кубиків замість кидка
       *[many] виставити до { $most } кубиків замість кидка
    }
factories-service-extra-dice =
    { $n ->
        [one] кинути ще { $n } кубик у цьому раунді
        [few] кинути ще { $n } кубики в цьому раунді
       *[many] кинути ще { $n } кубиків у цьому раунді
    }
factories-service-investor = отримати метал та енергію з ціни верхнього креслення колоди

# Що запитують.
factories-ask-market = Візьміть креслення або найміть контрактника. Перед цим можна змінити ряд на ринку
factories-ask-take = Візьміть креслення або найміть контрактника
factories-ask-pay = Чим заплатити?
factories-ask-discard = Яке креслення скинути?
factories-ask-opponent = Хто із суперників теж отримає?
factories-ask-foreman =
    { $most ->
        [one] Бригадир: який кубик виставити до кидка? Можна { $most }
        [few] Бригадир: які кубики виставити до кидка? Можна до { $most }
       *[many] Бригадир: які кубики виставити до кидка? Можна до { $most }
    }
factories-ask-foreman-more =
    { $most ->
        [one] Можна виставити { $most } кубик
        [few] Які ще кубики виставити? Усього можна до { $most }
       *[many] Які ще кубики виставити? Усього можна до { $most }
    }
factories-ask-work =
    { $count ->
        [0] Кубиків не лишилося. Будуйте, використовуйте карти або закінчіть роботу
        [one] Ваш кубик: { $dice }. Будуйте, розмістіть його, використовуйте карти або закінчіть роботу
       *[other] Ваші кубики: { $dice }. Будуйте, розміщуйте кубики, використовуйте карти або закінчіть роботу
    }
factories-ask-build = Що збудувати?
factories-ask-use = Яку карту використати?
factories-ask-floor = На який поверх поставити кубик?
factories-ask-copy = Яке креслення з ринку повторити?
factories-ask-die = Які кубики?
factories-ask-choice = Що вибрати?
factories-ask-blueprints =
    { $n ->
        [one] У вас { $n } зайве креслення. Яке скинути?
        [few] У вас { $n } зайві креслення. Яке скинути?
       *[many] У вас { $n } зайвих креслень. Яке скинути?
    }
factories-ask-tokens = Металу та енергії понад межу: { $n }. Що скинути?

# Що можна вибрати.
factories-step-take = Узяти: { $card } — { $does }
factories-step-hire =
    { $paid ->
        [0] Найняти: { $contractor } (скид: { $discard }) — { $service }
       *[other] Найняти: { $contractor } (скид: { $discard }; плата: { $cost }) — { $service }
    }
factories-step-opponent = { $seat } отримує: { $theirs }
factories-step-wipe-blueprints = Змінити креслення на чотири нові (плата: { $price })
factories-step-wipe-contractors = Змінити контрактників на чотирьох нових (плата: { $price })
factories-step-pay = Плата: { $price }
factories-step-pass = Спасувати: немає чого взяти й нема кого найняти
factories-step-set = Виставити кубик { $value }
factories-action-foreman =
    { $left ->
        [0] Виставити: { $dice }; кидати немає чого
        [one] Виставити: { $dice }; кинути { $left } кубик
        [few] Виставити: { $dice }; кинути { $left } кубики
       *[many] Виставити: { $dice }; кинути { $left } кубиків
    }
factories-action-specialist = Узяти кубик Спеціаліста зі значенням { $value }
factories-step-place = Поставити кубик { $die }: { $floors }
factories-on-floor =
    { $bonus ->
        [0] { $floor } ({ $gain })
       *[other] { $floor } ({ $gain }, +1 за збіг)
    }
factories-place =
    { $bonus ->
        [0] { $floor } (кубик { $die }): { $gain }
       *[other] { $floor } (кубик { $die }): { $gain } (+1 за збіг)
    }
factories-step-build = Збудувати: { $card } (скид: { $discard }) — { $cost }
factories-step-activate = { $card }: { $does }
factories-copying = { $card } як { $copied }
factories-use =
    { $paid ->
        [0] { $card }: { $gain }
       *[other] { $card } ({ $cost }): { $gain }
    }
factories-step-finish =
    { $dice ->
        [0] Закінчити роботу
        [one] Закінчити роботу: { $dice } кубик лишиться без діла
        [few] Закінчити роботу: { $dice } кубики лишаться без діла
       *[many] Закінчити роботу: { $dice } кубиків лишаться без діла
    }
factories-step-finish-specialist = Закінчити роботу: кубик Спеціаліста пропаде
factories-step-tokens = Скинути металу: { $metal }, енергії: { $energy }
factories-action-discard-down = Скинути: { $things }

# Що сталося.
factories-event-tools = Інструменти над контрактниками: { $tools }
factories-event-machine-got = Машина отримує карту: { $card }
factories-event-machine-skipped = { $card } — монумент: Машина починає без нього
factories-event-round = Починається раунд { $round }. Перший гравець: { $seat }
factories-event-blueprint = Нове креслення: { $card }
factories-event-contractor = Новий контрактник: { $contractor }
factories-event-reshuffled-blueprints =
    { $cards ->
        [one] Скид креслень ({ $cards } карта) перетасовано в нову колоду
        [few] Скид креслень ({ $cards } карти) перетасовано в нову колоду
       *[many] Скид креслень ({ $cards } карт) перетасовано в нову колоду
    }
factories-event-reshuffled-contractors =
    { $cards ->
        [one] Скид контрактників ({ $cards } карта) перетасовано в нову колоду
        [few] Скид контрактників ({ $cards } карти) перетасовано в нову колоду
       *[many] Скид контрактників ({ $cards } карт) перетасовано в нову колоду
    }
factories-event-wiped-blueprints = { $seat } міняє креслення на чотири нові (плата: { $price })
factories-event-wiped-contractors = { $seat } міняє контрактників на чотирьох нових (плата: { $price })
factories-event-took = { $seat } бере креслення: { $card } (ціна: { $cost })
factories-event-hired =
    { $paid ->
        [0] { $seat } наймає контрактника: { $contractor } (скид: { $discard })
       *[other] { $seat } наймає контрактника: { $contractor } (скид: { $discard }; плата: { $cost })
    }
factories-event-passed = { $seat } пасує: немає чого взяти й нема кого найняти
factories-event-drew =
    { $count ->
        [0] { $seat } не бере нічого: креслень не лишилося
        [one] { $seat } бере з колоди { $count } креслення
        [few] { $seat } бере з колоди { $count } креслення
       *[many] { $seat } бере з колоди { $count } креслень
    }
factories-event-drew-cards = { $seat } бере з колоди: { $cards }
factories-event-revealed = { $seat } відкриває креслення: { $card }
factories-event-engineer = { $seat } будує безкоштовно за допомогою Інженера: { $card }
factories-event-engineer-nothing = Інженерові гравця { $seat } немає чого збудувати
factories-event-gained = { $seat } отримує: { $gain }
factories-event-rolled = { $seat } кидає кубики: { $dice }
factories-event-foreman = { $seat } виставляє: { $set }; кидає: { $rolled }
factories-event-specialist = { $seat } бере кубик Спеціаліста зі значенням { $value }
factories-event-placed =
    { $bonus ->
        [0] { $seat } ставить кубик { $die } на поверх «{ $floor }»
       *[other] { $seat } ставить кубик { $die } на поверх «{ $floor }»: є збіг
    }
factories-event-built = { $seat } будує: { $card } (плата: { $cost }; скид: { $discard })
factories-event-activated =
    { $paid ->
        [0] { $seat } використовує карту: { $card }
       *[other] { $seat } використовує карту: { $card } ({ $cost })
    }
factories-event-trained = { $seat } міняє кубик { $from } на { $to }
factories-event-rerolled = { $seat } перекидає { $from }: { $to }
factories-event-extra-die = У гравця { $seat } ще один кубик: { $value }
factories-event-finished = { $seat } закінчує роботу
factories-event-discarded = { $seat } скидає зайве: { $things }
factories-event-machine-rolled = Машина кидає кубики: ринок { $green }, виробництво { $blue }, допоміжні будівлі { $yellow }, тренувальні центри { $red }, особливий тип { $purple }
factories-event-machine-gained =
    { $goods ->
        [0] Машина не отримує товарів
        [one] Машина отримує { $goods } товар
        [few] Машина отримує { $goods } товари
       *[many] Машина отримує { $goods } товарів
    }
factories-event-end = Раунд { $round } буде останнім
factories-event-prestige =
    { $copies ->
        [one] { $seat } отримує { $vp } ПО за карту: { $card }
       *[other] { $seat } отримує { $vp } ПО за карти: { $copies } × { $card }
    }
factories-event-goods = { $seat } отримує { $vp } ПО за товари
factories-event-machine-scored =
    Машина отримує { $vp } ПО: товари { $goods }, { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[many] { $cards } карт
    }, серед них { $monuments ->
        [0] жодного монумента
        [one] { $monuments } монумент
        [few] { $monuments } монументи
       *[many] { $monuments } монументів
    }
factories-event-ended = { $seat }: разом { $vp } ПО, місце { $rank }

# Відмови: що не так і як правильно.
factories-refuse-first = Місце { $seat } ходити першим не може: зайнято { $most ->
        [one] лише { $most } місце
        [few] лише { $most } місця
       *[many] лише { $most } місць
    }.
    .right = Виберіть місце від 1 до { $most } або випадкове.
factories-refuse-market = У фазі ринку не можна будувати, розміщувати кубики й використовувати карти.
    .right = Візьміть креслення або найміть контрактника.
factories-refuse-wiped = У цьому раунді ви вже змінили ряд.
    .right = Візьміть креслення або найміть контрактника.
factories-refuse-wipe-price = За нові карти так не заплатити.
    .right = Заплатіть 1 метал або 1 енергію зі своїх або лишіть ряди як є.
factories-refuse-slot = У комірці { $slot } немає карти.
    .right = Виберіть комірку від 1 до 4, у якій лежить карта.
factories-refuse-pass = Ви ще можете взяти креслення або найняти контрактника.
    .right = Беріть або наймайте: пасує лише той, хто не може ні того, ні того.
factories-refuse-not-in-hand = На руках немає або бракує такого креслення: { $card }.
    .right = Виберіть креслення з рук; для будівництва потрібні два різні.
factories-refuse-tool = Для цього потрібно скинути креслення з відповідним інструментом.
    .right = Скиньте креслення з таким інструментом: { $tool }.
factories-refuse-price = Заплатити немає чим: ціна — { $price }.
    .right = Виберіть те, за що можете заплатити одразу.
factories-refuse-opponent = Цей контрактник дає щось і одному суперникові.
    .right = Виберіть суперника.
factories-refuse-no-opponent = Цей контрактник нічого не дає іншим.
    .right = Не вибирайте нікого.
factories-refuse-work = У фазі роботи цього робити не можна.
    .right = Будуйте, розміщуйте кубики, використовуйте карти або закінчіть роботу.
factories-refuse-foreman =
    { $most ->
        [one] Бригадир виставляє лише { $most } кубик.
        [few] Бригадир виставляє лише { $most } кубики.
       *[many] Бригадир виставляє лише { $most } кубиків.
    }
    .right = Виставте не більше ніж { $most }, решту киньте.
factories-refuse-foreman-first = Ваші кубики ще не кинуто: спершу Бригадир.
    .right = Виберіть, які кубики виставити, або жодного.
factories-refuse-no-foreman = У вас зараз немає Бригадира.
    .right = Грайте тими кубиками, які випали.
factories-refuse-no-specialist = Кубика Спеціаліста у вас немає.
    .right = Грайте тими кубиками, які у вас є.
factories-refuse-value = На кубику буває від 1 до 6.
    .right = Виберіть значення від 1 до 6.
factories-refuse-no-die = Вільного кубика зі значенням { $die } у вас немає.
    .right = Виберіть один зі своїх вільних кубиків.
factories-refuse-generate = Виробництво приймає тільки 1, 2 або 3.
    .right = Поставте кубик на дослідження чи видобуток або виберіть менший кубик.
factories-refuse-mine = Видобуток приймає тільки 4, 5 або 6.
    .right = Поставте кубик на дослідження чи виробництво або виберіть більший кубик.
factories-refuse-full = На цьому поверсі немає місця.
    .right = Виберіть інший поверх або використайте кубик на карті.
factories-refuse-built = У вас уже збудовано: { $card }.
    .right = Збудуйте карту, якої у вас ще немає, або ту, яких можна мати кілька.
factories-refuse-not-built = У вас не збудовано: { $card }.
    .right = Використайте збудовану карту.
factories-refuse-used = Цю карту вже використано в цьому раунді: { $card }.
    .right = Використайте іншу; ця знову буде готова в наступному раунді.
factories-refuse-nothing = Цю карту не можна використати: { $card }.
    .right = Використайте іншу; ця працює сама або приносить очки в кінці гри.
factories-refuse-fresh = У раунді будівництва ця карта нічого не дає.
    .right = Використайте її починаючи з наступного раунду.
factories-refuse-no-copy = Ця карта нічого не повторює.
    .right = Не вибирайте карту ринку.
factories-refuse-copy-slot = Ця карта повторює креслення з ринку.
    .right = Виберіть комірку від 1 до 4, у якій лежить карта.
factories-refuse-copy = Це креслення повторити не можна.
    .right = Повторіть карту, яку можна використати і яка сама нічого не повторює.
factories-refuse-dice = Не всі ці кубики у вас вільні.
    .right = Вибирайте зі своїх вільних кубиків.
factories-refuse-wrong-dice = Такі кубики карті не підходять.
    .right = Виберіть стільки кубиків і з такими значеннями, як вимагає карта.
factories-refuse-discards = Не всі ці креслення у вас на руках.
    .right = Виберіть креслення з рук.
factories-refuse-discard-count = Карті потрібна інша кількість креслень.
    .right =
        { $wanted ->
            [0] Нічого не скидайте.
            [one] Скиньте { $wanted } креслення.
            [few] Скиньте { $wanted } креслення.
           *[many] Скиньте { $wanted } креслень.
        }
factories-refuse-choice = Ця карта дає вам вибір.
    .right = Виберіть число від { $least } до { $most }.
factories-refuse-no-choice = На цій карті немає чого вибирати.
    .right = Не вказуйте вибору.
factories-refuse-clean-up = Раунд завершується.
    .right = Скиньте все, що понад межу.
factories-refuse-surplus = Скинути потрібно рівно те, що понад межу.
    .right =
        { $cards ->
            [0] Скиньте металу та енергії разом — { $tokens }, а креслень не скидайте.
            [one] Скиньте { $cards } креслення, а металу та енергії разом — { $tokens }.
            [few] Скиньте { $cards } креслення, а металу та енергії разом — { $tokens }.
           *[many] Скиньте { $cards } креслень, а металу та енергії разом — { $tokens }.
        }
factories-refuse-not-yours = У вас немає всього того, що ви хочете скинути.
    .right = Скиньте креслення, метал та енергію, які у вас є.

# Файли даних.
factories-data-copies = Стільки однакових карт бути не може.
    .right = Напишіть число від 1 до { $most }.
factories-data-cost = Такої ціни чи такого престижу карта мати не може.
    .right = Напишіть ціну тільки в металі та енергії й хоча б одне число престижу.
factories-data-amount = Завелика кількість на цій карті.
    .right = Напишіть не більше ніж { $most } кожної речі.
factories-data-dice = Кубиків забагато.
    .right =
        { $most ->
            [one] Напишіть не більше ніж { $most } кубик.
            [few] Напишіть не більше ніж { $most } кубики.
           *[many] Напишіть не більше ніж { $most } кубиків.
        }
factories-data-effect = Невідомо, що робить ця карта, або до її ефекту не пасують стовпці чи тип карти.
    .right = Візьміть вид ефекту з перелічених на початку файла й тільки його стовпці; ефект «monument» буває в типу «monument» і в жодного іншого.
factories-data-deck = Креслень у файлі, рахуючи всі копії: { $found }.
    .right =
        { $wanted ->
            [one] У колоді { $wanted } карта: змініть кількість копій, додайте або приберіть рядки.
            [few] У колоді { $wanted } карти: змініть кількість копій, додайте або приберіть рядки.
           *[many] У колоді { $wanted } карт: змініть кількість копій, додайте або приберіть рядки.
        }
factories-data-names = Різних креслень забагато.
    .right =
        { $most ->
            [one] Напишіть не більше ніж { $most } рядок.
            [few] Напишіть не більше ніж { $most } рядки.
           *[many] Напишіть не більше ніж { $most } рядків.
        }
factories-data-contractors = Контрактників у файлі, рахуючи всі копії: { $found }.
    .right =
        { $wanted ->
            [one] У колоді { $wanted } карта: змініть кількість копій, додайте або приберіть рядки.
            [few] У колоді { $wanted } карти: змініть кількість копій, додайте або приберіть рядки.
           *[many] У колоді { $wanted } карт: змініть кількість копій, додайте або приберіть рядки.
        }

# What the lab counts.
feature-fantastic-factories-blueprint = Збудовані креслення
feature-fantastic-factories-contractor = Найняті контрактники

# Для чого фаза, одним рядком.
factories-purpose =
    { $stage ->
        [market] Ринок: по черзі кожен бере креслення або наймає контрактника
        [work] Робота: розміщуйте кубики, використовуйте карти, будуйте; наприкінці натисніть «Закінчити»
        [clean_up] Прибирання: карти й жетони понад межу скидаються
       *[over] Гру закінчено
    }
