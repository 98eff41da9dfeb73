# Кибер Коммерсант. Названия мегакорпораций и хитростей одинаковы во всех языках.

# Карты: акция с номиналом, хитрость, несколько одинаковых.
merchant-share = { $title } { $value }
merchant-trick = { $title }
merchant-several = { $n } × { $card }
merchant-one = { $card }
merchant-held = { $card } (на руке { $n })
merchant-nothing = ничего
merchant-no-card = нет такой карты
merchant-given = { $seat }: { $card }
merchant-shown = { $seat } — { $cards } (сумма { $sum })
merchant-marks = { $lowest }–{ $highest }
merchant-mark = { $mark }
merchant-prices = { $prices }

# Что делает хитрость.
merchant-does-up = поднять одну цену на { $by }
merchant-does-down = опустить одну цену на { $by }
merchant-does-shift = поднять одну цену на 1, а другую опустить на 1
merchant-does-change = каждый отдаёт карту и получает карту в ответ
merchant-does-steal = украсть случайную карту
merchant-does-swap = поменять две цены местами

# Что спрашивают.
merchant-ask-bid =
    { $cash ->
        [one] Где сделать ставку? У вас { $cash } мегакредит
        [few] Где сделать ставку? У вас { $cash } мегакредита
       *[many] Где сделать ставку? У вас { $cash } мегакредитов
    }
merchant-ask-bid-second =
    { $cash ->
        [one] Где сделать ставку? У вас { $cash } мегакредит, не в ставках: { $free }
        [few] Где сделать ставку? У вас { $cash } мегакредита, не в ставках: { $free }
       *[many] Где сделать ставку? У вас { $cash } мегакредитов, не в ставках: { $free }
    }
merchant-ask-mark = Сколько поставить?
merchant-ask-trick = Какую хитрость разыграть?
merchant-ask-play = { $trick }: { $ask }
merchant-ask-stolen = Украдена хитрость { $trick }, разыграйте её сразу. { $ask }
merchant-ask-price = Какую цену изменить?
merchant-ask-up = Какая цена поднимется на { $by }?
merchant-ask-down = Какая цена опустится на { $by }?
merchant-ask-shift-up = Какая цена поднимется на 1? Другая опустится на 1
merchant-ask-shift-down = Какая другая цена опустится на 1?
merchant-ask-victim = У кого украсть карту?
merchant-ask-swap = Какие две цены поменять местами?
merchant-ask-gift = Какую карту отдать? Её получит { $seat }
merchant-ask-return = Какую карту отдать в ответ? Её получит { $seat }
merchant-ask-returns = Какую карту отдать в ответ каждому из остальных?
merchant-ask-commit = Какие акции выложить рубашкой вверх? Выберите одну мегакорпорацию
merchant-ask-commit-nothing = У вас нет акций, на которые можно подать заявку
merchant-ask-more = Добавить ещё карты?
merchant-ask-add = Торги за { $corporation }, цена { $price }. На столе: { $shown }. Какие карты добавить?
merchant-ask-exchange =
    Обменять крипту на мегакредиты? Крипты у вас { $crypto }, мегакредитов { $cash }; за 1 крипту дают { $rate ->
        [one] { $rate } мегакредит
        [few] { $rate } мегакредита
       *[many] { $rate } мегакредитов
    }
merchant-ask-withdraw = Ваш выбор: { $cards }. Его можно забрать назад, пока не выбрали все

# Что можно выбрать.
merchant-step-place = Лот { $place }, ставка { $marks }: { $cards }
merchant-step-outbid = Лот { $place }, ставка { $marks } (сейчас { $mark }, игрок { $seat }): { $cards }
merchant-step-mark = Поставить { $mark } (останется { $left })
merchant-action-bid = Поставить { $mark } на лот { $place }: { $cards }
merchant-step-trick = { $trick }: { $does }
merchant-step-decline = Не менять цены
merchant-step-price = { $corporation }: { $from } → { $to }
merchant-step-price-stays = { $corporation }: остаётся { $from }
merchant-step-track = { $corporation }, цена { $price }
merchant-step-victim =
    { $cards ->
        [one] { $seat } (на руке { $cards } карта)
        [few] { $seat } (на руке { $cards } карты)
       *[many] { $seat } (на руке { $cards } карт)
    }
merchant-action-trick = Разыграть { $trick }
merchant-action-decline = Разыграть { $trick } и не менять цены
merchant-action-prices = Разыграть { $trick } ({ $prices })
merchant-action-steal = Разыграть { $trick }: украсть у игрока { $seat }
merchant-action-give = Отдать { $card } игроку { $seat }
merchant-action-return = Отдать каждому по карте в ответ: { $gifts }
merchant-action-commit =
    { $n ->
        [0] Не подавать заявку
       *[other] Подать заявку: { $cards } (ваша сумма: { $sum })
    }
merchant-action-add =
    { $n ->
        [0] Ничего не добавлять
       *[other] Добавить { $cards } (ваша сумма: { $sum })
    }
merchant-step-exchange =
    Обменять { $crypto ->
        [one] { $crypto } крипту
       *[other] { $crypto } крипты
    } на { $credits ->
        [one] { $credits } мегакредит
        [few] { $credits } мегакредита
       *[many] { $credits } мегакредитов
    }
merchant-step-exchange-nothing = Оставить всю крипту
merchant-step-withdraw = Забрать свой выбор назад

# Что произошло.
merchant-event-round = Начинается раунд { $round }. Первый игрок: { $seat }
merchant-event-tokens =
    { $tokens ->
        [one] На треки цен выложен рубашкой вверх { $tokens } жетон изменения цены
        [few] На треки цен выложены рубашкой вверх { $tokens } жетона изменения цены
       *[many] На треки цен выложено рубашкой вверх { $tokens } жетонов изменения цены
    }
merchant-event-auction = Начинается аукцион { $auction }
merchant-event-reshuffled =
    { $cards ->
        [one] Сброс ({ $cards } карта) перетасован в новую колоду
        [few] Сброс ({ $cards } карты) перетасован в новую колоду
       *[many] Сброс ({ $cards } карт) перетасован в новую колоду
    }
merchant-event-lot = Лот { $place }: { $cards }
merchant-event-bid = { $seat } ставит { $mark } на лот { $place }
merchant-event-outbid = { $seat } ставит { $mark } на лот { $place } и перебивает ставку игрока { $other }
merchant-event-bought = { $seat } платит { $mark } за лот { $place }: { $cards }
merchant-event-played = { $seat } разыгрывает { $trick }: { $does }
merchant-event-declined = { $seat } не меняет цены: { $trick } не действует
merchant-event-nobody = Ни у кого нет карты, которую можно украсть
merchant-event-price =
    { $way ->
        [up] Цена { $corporation } растёт с { $from } до { $to }
        [down] Цена { $corporation } падает с { $from } до { $to }
       *[stays] Цена { $corporation } остаётся { $to }: это край трека
    }
merchant-event-swapped = Две цены меняются местами: { $one } теперь стоит { $price }, { $other } — { $otherprice }
merchant-event-sealed = { $seat }: выбор сделан
merchant-event-withdrew = { $seat } забирает свой выбор назад
merchant-event-gave = { $seat } отдаёт карту игроку { $other }
merchant-event-gave-card = { $seat } отдаёт { $card } игроку { $other }
merchant-event-stole = { $seat } крадёт карту у игрока { $other }
merchant-event-stole-card = { $seat } крадёт { $card } у игрока { $other }
merchant-event-stole-trick = { $seat } крадёт { $card } у игрока { $other }; эту хитрость нужно разыграть сразу
merchant-event-first = Теперь первый игрок — { $seat }
merchant-event-token =
    { $way ->
        [up] Жетон изменения цены { $change }: цена { $corporation } растёт с { $from } до { $to }
        [down] Жетон изменения цены { $change }: цена { $corporation } падает с { $from } до { $to }
       *[stays] Жетон изменения цены { $change }: цена { $corporation } остаётся { $to }
    }
merchant-event-committed =
    { $cards ->
        [0] { $seat } не подаёт заявку
        [one] { $seat } подаёт заявку: { $cards } карта
        [few] { $seat } подаёт заявку: { $cards } карты
       *[many] { $seat } подаёт заявку: { $cards } карт
    }
merchant-event-opened = { $seat } открывает торги за { $corporation }: { $cards } (сумма { $sum })
merchant-event-oversupply =
    { $way ->
        [down] Перенасыщение: { $seat } тоже открывает { $cards } (сумма { $sum }), и цена { $corporation } падает с { $from } до { $to }
       *[stays] Перенасыщение: { $seat } тоже открывает { $cards } (сумма { $sum }), но цена { $corporation } остаётся { $to }
    }
merchant-event-added =
    { $sum ->
        [0] { $seat } ничего не добавляет
       *[other] { $seat } добавляет { $cards } (сумма { $sum })
    }
merchant-event-paid = { $seat } занимает место { $rank } в торгах за { $corporation } с суммой { $sum }: { $crypto ->
        [0] без крипты
       *[other] крипта +{ $crypto }
    }
merchant-event-exchanged =
    { $seat } обменивает { $crypto ->
        [one] { $crypto } крипту
       *[other] { $crypto } крипты
    } на { $credits ->
        [one] { $credits } мегакредит
        [few] { $credits } мегакредита
       *[many] { $credits } мегакредитов
    }
merchant-event-exchanged-nothing = { $seat } оставляет всю крипту
merchant-event-counted = При равной крипте: у игрока { $seat } на руке акций на { $value }
merchant-event-over = Игра окончена

# Отказы: что не так и как правильно.
merchant-refuse-first = Место { $seat } ходить первым не может: занято { $most ->
        [one] только { $most } место
        [few] только { $most } места
       *[many] только { $most } мест
    }.
    .right = Выберите место от 1 до { $most }.
merchant-refuse-withdraw = Ваш выбор ещё не сделан.
    .right = Выберите; выбор можно забрать назад, пока не выбрали все.
merchant-refuse-sealed = Ваш выбор уже сделан.
    .right = Сначала заберите этот выбор назад или подождите остальных.
merchant-refuse-bid-first = Идёт этап ставок.
    .right = Сделайте ставку на один из лотов.
merchant-refuse-trick-first = Ваш ход: разыграйте хитрость.
    .right = Выберите хитрость с руки.
merchant-refuse-stolen-first = Украденную хитрость нужно разыграть сразу.
    .right = Разыграйте именно её.
merchant-refuse-gift-first = Игроку, чья хитрость разыграна, нужна карта от вас.
    .right = Отдайте одну карту с руки.
merchant-refuse-return-first = Остальные отдали вам карты.
    .right = Отдайте каждому по карте с руки.
merchant-refuse-commit-first = Все подают заявки.
    .right = Выложите рубашкой вверх акции одной мегакорпорации, можно с джокерами.
merchant-refuse-add-first = Идут торги.
    .right = Добавьте акции этой мегакорпорации, можно с джокерами, или ничего.
merchant-refuse-exchange-first = Идёт этап кредитов.
    .right = Выберите, сколько крипты обменять; можно 0.
merchant-refuse-place = Лота { $place } за этим столом нет.
    .right = Выберите лот от 1 до { $places }.
merchant-refuse-mark = На шкале ставок нет отметки { $mark }.
    .right = Поставьте от 0 до { $last }.
merchant-refuse-own-scale = На лоте { $place } уже ваша ставка.
    .right = Выберите другой лот.
merchant-refuse-closed = Ставку на лот { $place } уже не перебить.
    .right = Выберите другой лот.
merchant-refuse-not-higher = На лоте { $place } уже стоит ставка { $mark }.
    .right = Поставьте больше { $mark } или выберите другой лот.
merchant-refuse-cannot-pay = Заплатить { $mark } вы не сможете: мегакредитов у вас { $cash }, поставить из них можно { $limit }.
    .right = Поставьте не больше { $limit }.
merchant-refuse-not-in-hand = Этих карт у вас на руке нет.
    .right = Выберите карты с руки.
merchant-refuse-no-trick = Эта карта — не хитрость.
    .right = Разыграйте хитрость с руки.
merchant-refuse-no-track = У мегакорпорации { $corporation } в этой игре нет цены.
    .right = Выберите мегакорпорацию, у которой есть цена.
merchant-refuse-victim = У этого игрока украсть нельзя.
    .right = Выберите другого игрока, у которого есть карты.
merchant-refuse-same-track = Одна и та же мегакорпорация названа дважды.
    .right = Выберите две разные.
merchant-refuse-shift = Одна из этих цен не может сдвинуться в эту сторону.
    .right = Поднимите цену ниже предельной и опустите цену выше 1 или не меняйте цены.
merchant-refuse-swap-order = Мегакорпорации названы не в том порядке.
    .right = Первой назовите ту, чей трек левее.
merchant-refuse-target-price = Эта хитрость двигает одну цену.
    .right = Выберите одну мегакорпорацию или откажитесь от действия.
merchant-refuse-target-shift = Эта хитрость поднимает одну цену и опускает другую.
    .right = Выберите обе мегакорпорации или откажитесь от действия.
merchant-refuse-target-nothing = У этой хитрости нет цели.
    .right = Разыграйте её без цели.
merchant-refuse-target-victim = Эта хитрость крадёт карту.
    .right = Выберите, у кого украсть.
merchant-refuse-target-swap = Эта хитрость меняет местами две цены, и отказаться от неё нельзя.
    .right = Выберите две мегакорпорации.
merchant-refuse-return-count = Каждый из остальных получает по карте, пока вам хватает карт.
    .right =
        { $wanted ->
            [one] Отдайте { $wanted } карту.
            [few] Отдайте { $wanted } карты, по одной каждому.
           *[many] Отдайте { $wanted } карт, по одной каждому.
        }
merchant-refuse-mixed = Это акции разных мегакорпораций или не только акции.
    .right = Выложите акции одной мегакорпорации, можно с джокерами.
merchant-refuse-jokers-alone = Одних джокеров не выкладывают.
    .right = Выложите с ними хотя бы одну акцию мегакорпорации.
merchant-refuse-commit-nothing = У вас есть акции, поэтому подать заявку обязательно.
    .right = Выложите хотя бы одну акцию мегакорпорации.
merchant-refuse-add-other = Сейчас идут торги только за { $corporation }.
    .right = Добавьте акции { $corporation } и джокеров или ничего.
merchant-refuse-exchange = Столько крипты у вас нет: { $crypto }.
    .right = Обменяйте от 0 до { $have }.

# Файлы данных.
merchant-data-table = Одно из чисел таблицы table не годится.
    .right = Раундов — от 1 до 4, аукционов — от 1 до 3, последняя цена — от 2 до 20, начальная — не больше неё, последняя отметка ставки — не больше 20, мегакредитов за крипту — от 1 до 100.
merchant-data-corporation = Мегакорпорация не на своём месте, или неверно указано, джокер ли она.
    .right = Здесь должна стоять { $wanted }; джокер — только WW, последняя.
merchant-data-corporations = Мегакорпораций в файле: { $found }.
    .right = Их должно быть { $wanted }: добавьте или уберите строки.
merchant-data-order = Эта строка акций стоит не по порядку.
    .right = Соблюдайте порядок мегакорпораций, а у каждой приведите номиналы по возрастанию, каждый один раз.
merchant-data-value = Такого номинала быть не может.
    .right = Напишите номинал от 1 до 20.
merchant-data-no-shares = В файле нет акций { $corporation }.
    .right = Добавьте хотя бы одну строку с ними.
merchant-data-move = На столько цену сдвинуть нельзя.
    .right = Напишите число от −9 до 9, но не 0.
merchant-data-copies = Столько одинаковых карт быть не может: { $found }.
    .right = Напишите от 1 до { $most }, считая все значки вместе.
merchant-data-kinds = Видов карт слишком много: { $found }.
    .right =
        { $most ->
            [one] Напишите не больше { $most } строки акций и хитростей вместе.
           *[other] Напишите не больше { $most } строк акций и хитростей вместе.
        }
merchant-data-token = Такого жетона изменения цены быть не может.
    .right = Напишите изменение от −9 до 9 и от 1 до 20 жетонов.
merchant-data-players =
    { $players ->
        [one] Нет строки для { $players } игрока.
       *[other] Нет строки для { $players } игроков.
    }
    .right = Добавьте строку с players = { $players }.
merchant-data-unused = Эта строка не нужна ни одному столу.
    .right = Нужно по одной строке на 2, 3 и 4 игроков.
merchant-data-setup = Такой стол подготовить нельзя.
    .right = Треков — от 2 до 5 и не больше, чем жетонов изменения цены; мест — от 1 до 4, на каждое по одной фишке ставки; карт в лоте — от 1 до 3; мегакредитов — не больше 1000.
merchant-data-no-track = Акции { $corporation } есть в колоде, а её трек в игре не участвует.
    .right = Отметьте акции значком 3+ или 4+ или введите трек в игру.
merchant-data-tricks = Хитростей в колоде: { $found }.
    .right = Нужно не меньше { $wanted }: столько карт выкладывают на один аукцион.

# What the lab counts.
feature-cyber-merchant-card = Купленные карты
feature-cyber-merchant-trick = Разыгранные хитрости
feature-cyber-merchant-market = Открытые торги

# Для чего фаза, одной строкой.
merchant-purpose =
    { $stage ->
        [bidding] Аукцион: делайте ставки на лоты; каждый получит столько лотов, сколько у него фишек ставки
        [trick] Трюки: разыграйте каждый свой трюк, чтобы двигать цены или карты
        [stolen] Трюки: украденный трюк разыгрывается сразу
        [gifts] Трюки: каждый отдаёт карту тому, кто сыграл Collective Change
        [returns] Трюки: каждый получает карту взамен
        [commit] Прибыль: положите в закрытую акции одной мегакорпорации — их вы и продадите
        [market] Прибыль: продаются акции одной мегакорпорации, и наибольшая сумма приносит её цену в крипте
        [credits] Прибыль: обменяйте крипту на мегакредиты для следующих аукционов или оставьте; побеждают криптой
       *[over] Игра окончена
    }
