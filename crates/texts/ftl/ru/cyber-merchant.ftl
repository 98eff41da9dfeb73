# Кибер Коммерсант. Места предложений P1–P4, названия мегакорпораций и хитростей одинаковы во всех языках.

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
merchant-does-up = одна цена +{ $by }
merchant-does-down = одна цена −{ $by }
merchant-does-shift = одна цена +1, другая −1
merchant-does-change = обмен картой с каждым
merchant-does-steal = кража случайной карты
merchant-does-swap = две цены меняются местами

# Что спрашивают.
merchant-ask-bid =
    { $cash ->
        [one] Куда вы ставите фишку? У вас { $cash } мегакредит
        [few] Куда вы ставите фишку? У вас { $cash } мегакредита
       *[many] Куда вы ставите фишку? У вас { $cash } мегакредитов
    }
merchant-ask-bid-second =
    { $cash ->
        [one] Куда вы ставите фишку? У вас { $cash } мегакредит; ещё не в ставках: { $free }
        [few] Куда вы ставите фишку? У вас { $cash } мегакредита; ещё не в ставках: { $free }
       *[many] Куда вы ставите фишку? У вас { $cash } мегакредитов; ещё не в ставках: { $free }
    }
merchant-ask-mark = Сколько вы ставите?
merchant-ask-trick = Какую хитрость вы играете и на что?
merchant-ask-play = Вы играете { $trick }. { $ask }
merchant-ask-stolen = Вы украли { $trick } и сразу играете эту хитрость. { $ask }
merchant-ask-price = Какую цену вы меняете?
merchant-ask-up = Какая цена поднимется на { $by }?
merchant-ask-down = Какая цена опустится на { $by }?
merchant-ask-shift-up = Какая цена поднимется на 1? Другая опустится на 1
merchant-ask-shift-down = Какая другая цена опустится на 1?
merchant-ask-victim = У кого вы крадёте карту?
merchant-ask-swap = Какие две цены поменяются местами?
merchant-ask-gift = Какую карту вы отдаёте? Её получит { $seat }
merchant-ask-return = Какую карту получит { $seat }?
merchant-ask-returns = Какую карту получит каждый из остальных?
merchant-ask-commit = Какие акции одной мегакорпорации вы выкладываете рубашкой вверх?
merchant-ask-commit-nothing = У вас нет акций, на которые можно подать заявку
merchant-ask-more = Выкладываете ещё карты?
merchant-ask-add = Идут торги за { $corporation }, цена { $price }. Открыто: { $shown }. Какие карты вы добавляете?
merchant-ask-exchange =
    Обменяете крипту на мегакредиты? Крипты у вас { $crypto }, мегакредитов { $cash }; 1 крипта — это { $rate ->
        [one] { $rate } мегакредит
        [few] { $rate } мегакредита
       *[many] { $rate } мегакредитов
    }
merchant-ask-withdraw = Ваш выбор: { $cards }. Его можно забрать назад, пока не выбрали все

# Что можно выбрать.
merchant-step-place = P{ $place }, ставка { $marks }: { $cards }
merchant-step-outbid = P{ $place }, ставка { $marks } ({ $seat } ставит { $mark }): { $cards }
merchant-step-mark = Поставить { $mark } (останется { $left })
merchant-action-bid = Поставить { $mark } на P{ $place }: { $cards }
merchant-step-trick = { $trick }: { $does }
merchant-step-decline = Оставить цены как есть
merchant-step-price = { $corporation }: { $from } → { $to }
merchant-step-price-stays = { $corporation }: остаётся { $from }
merchant-step-track = { $corporation }, цена { $price }
merchant-step-victim =
    { $cards ->
        [one] { $seat } (на руке { $cards } карта)
        [few] { $seat } (на руке { $cards } карты)
       *[many] { $seat } (на руке { $cards } карт)
    }
merchant-action-trick = Сыграть { $trick }
merchant-action-decline = Сыграть { $trick } и оставить цены как есть
merchant-action-prices = Сыграть { $trick } ({ $prices })
merchant-action-steal = Сыграть { $trick } (жертва — { $seat })
merchant-action-give = Отдать { $card } (получит { $seat })
merchant-action-return = Отдать каждому по карте: { $gifts }
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
        [one] На треки цены закрыто выложен { $tokens } жетон изменения цены
        [few] На треки цены закрыто выложены { $tokens } жетона изменения цены
       *[many] На треки цены закрыто выложено { $tokens } жетонов изменения цены
    }
merchant-event-auction = Начинается аукцион { $auction }
merchant-event-reshuffled =
    { $cards ->
        [one] Сброс ({ $cards } карта) становится колодой
        [few] Сброс ({ $cards } карты) становится колодой
       *[many] Сброс ({ $cards } карт) становится колодой
    }
merchant-event-lot = P{ $place }: { $cards }
merchant-event-bid = { $seat } ставит { $mark } на P{ $place }
merchant-event-outbid = { $seat } ставит { $mark } на P{ $place }; перебитую фишку забирает { $other }
merchant-event-bought = { $seat } платит { $mark } за P{ $place } и берёт { $cards }
merchant-event-played = { $seat } играет { $trick }: { $does }
merchant-event-declined = { $seat } оставляет цены как есть: { $trick } не действует
merchant-event-nobody = Ни у кого нет карты, которую можно украсть
merchant-event-price =
    { $way ->
        [up] Цена { $corporation } растёт с { $from } до { $to }
        [down] Цена { $corporation } падает с { $from } до { $to }
       *[stays] Цена { $corporation } остаётся { $to }: дальше трека нет
    }
merchant-event-swapped = Две цены меняются местами: { $one } теперь стоит { $price }, { $other } — { $otherprice }
merchant-event-sealed = { $seat }: выбор сделан
merchant-event-withdrew = { $seat } забирает свой выбор назад
merchant-event-gave = { $seat } отдаёт карту; её получает { $other }
merchant-event-gave-card = { $seat } отдаёт { $card }; эту карту получает { $other }
merchant-event-stole = { $seat } крадёт карту; жертва — { $other }
merchant-event-stole-card = { $seat } крадёт { $card }; жертва — { $other }
merchant-event-stole-trick = { $seat } крадёт хитрость { $card }, её нужно сыграть сразу; жертва — { $other }
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
merchant-event-paid = { $seat }: место { $rank } в торгах за { $corporation } с суммой { $sum }, { $crypto ->
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
merchant-event-counted = Крипты поровну. { $seat }: сумма номиналов на руке — { $value }
merchant-event-over = Игра окончена

# Отказы: что не так и как правильно.
merchant-refuse-first = Место { $seat } начать не может: занято { $most ->
        [one] только { $most } место
        [few] только { $most } места
       *[many] только { $most } мест
    }.
    .right = Назовите место от 1 до { $most }.
merchant-refuse-withdraw = Вы ещё не выбрали.
    .right = Выберите; выбор можно забрать назад, пока не выбрали все.
merchant-refuse-sealed = Вы уже выбрали.
    .right = Сначала заберите этот выбор назад или подождите остальных.
merchant-refuse-bid-first = Идёт этап ставок.
    .right = Поставьте фишку на одну из шкал.
merchant-refuse-trick-first = Ваш ход: время сыграть хитрость.
    .right = Сыграйте хитрость с руки.
merchant-refuse-stolen-first = Украденную хитрость нужно сыграть сразу.
    .right = Сыграйте именно её.
merchant-refuse-gift-first = Тому, кто сыграл хитрость, нужна карта от вас.
    .right = Отдайте одну карту с руки.
merchant-refuse-return-first = Остальные отдали вам карты.
    .right = Отдайте каждому по карте со своей руки.
merchant-refuse-commit-first = Все подают заявки.
    .right = Выложите рубашкой вверх акции одной мегакорпорации, можно с джокерами.
merchant-refuse-add-first = Идут торги.
    .right = Добавьте акции этой мегакорпорации, можно с джокерами, или ничего.
merchant-refuse-exchange-first = Идёт этап кредитов.
    .right = Скажите, сколько крипты вы обмениваете; можно 0.
merchant-refuse-place = Места P{ $place } за этим столом нет.
    .right = Выберите от P1 до P{ $places }.
merchant-refuse-mark = На шкале ставок нет отметки { $mark }.
    .right = Поставьте от 0 до { $last }.
merchant-refuse-own-scale = Над P{ $place } лежит ваша же фишка.
    .right = Выберите другое место.
merchant-refuse-closed = Ставка на P{ $place } уже самая высокая.
    .right = Выберите другое место.
merchant-refuse-not-higher = На P{ $place } уже поставили { $mark }.
    .right = Поставьте больше { $mark } или выберите другое место.
merchant-refuse-cannot-pay = Заплатить { $mark } вы не можете: мегакредитов у вас { $cash }, поставить из них можно { $limit }.
    .right = Поставьте не больше { $limit }.
merchant-refuse-not-in-hand = Этих карт у вас на руке нет.
    .right = Выберите карты со своей руки.
merchant-refuse-no-trick = Эта карта — не хитрость.
    .right = Сыграйте хитрость с руки.
merchant-refuse-no-track = У { $corporation } в этой игре нет маркера цены.
    .right = Выберите мегакорпорацию, на треке которой есть маркер.
merchant-refuse-victim = Этого игрока обокрасть нельзя.
    .right = Выберите другого игрока, у которого есть карты.
merchant-refuse-same-track = Одна и та же мегакорпорация названа дважды.
    .right = Назовите две разные.
merchant-refuse-shift = Одна из этих цен не может сдвинуться в эту сторону.
    .right = Поднимите цену ниже предельной и опустите цену выше 1 или оставьте цены как есть.
merchant-refuse-swap-order = Мегакорпорации названы не в том порядке.
    .right = Первой назовите ту, чей трек левее.
merchant-refuse-target-price = Эта хитрость двигает одну цену.
    .right = Назовите одну мегакорпорацию или откажитесь от действия.
merchant-refuse-target-shift = Эта хитрость поднимает одну цену и опускает другую.
    .right = Назовите обе мегакорпорации или откажитесь от действия.
merchant-refuse-target-nothing = У этой хитрости нет цели.
    .right = Сыграйте её, ничего не называя.
merchant-refuse-target-victim = Эта хитрость крадёт карту.
    .right = Назовите игрока, который её лишится.
merchant-refuse-target-swap = Эта хитрость меняет местами две цены, и отказаться от неё нельзя.
    .right = Назовите две мегакорпорации.
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
feature-cyber-merchant-trick = Сыгранные хитрости
feature-cyber-merchant-market = Открытые рынки

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
