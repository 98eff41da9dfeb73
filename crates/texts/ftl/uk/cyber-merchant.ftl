# Кібер Комерсант. Назви мегакорпорацій і хитрощів однакові в усіх мовах.

# Карти: акція з вартістю, хитрість, кілька однакових.
merchant-share = { $title } { $value }
merchant-trick = { $title }
merchant-several = { $n } × { $card }
merchant-one = { $card }
merchant-held = { $card } (на руках { $n })
merchant-nothing = нічого
merchant-no-card = немає такої карти
merchant-given = { $seat }: { $card }
merchant-shown = { $seat } — { $cards } (сума { $sum })
merchant-marks = { $lowest }–{ $highest }
merchant-mark = { $mark }
merchant-prices = { $prices }

# Що робить хитрість.
merchant-does-up = підняти одну ціну на { $by }
merchant-does-down = опустити одну ціну на { $by }
merchant-does-shift = підняти одну ціну на 1, а іншу опустити на 1
merchant-does-change = кожен віддає карту й отримує карту у відповідь
merchant-does-steal = вкрасти випадкову карту
merchant-does-swap = поміняти дві ціни місцями

# Що питають.
merchant-ask-bid =
    { $cash ->
        [one] Де зробити ставку? У вас { $cash } мегакредит
        [few] Де зробити ставку? У вас { $cash } мегакредити
       *[many] Де зробити ставку? У вас { $cash } мегакредитів
    }
merchant-ask-bid-second =
    { $cash ->
        [one] Де зробити ставку? У вас { $cash } мегакредит, не у ставках: { $free }
        [few] Де зробити ставку? У вас { $cash } мегакредити, не у ставках: { $free }
       *[many] Де зробити ставку? У вас { $cash } мегакредитів, не у ставках: { $free }
    }
merchant-ask-mark = Скільки поставити?
merchant-ask-trick = Яку хитрість розіграти?
merchant-ask-play = { $trick }: { $ask }
merchant-ask-stolen = Вкрадено хитрість { $trick }, розіграйте її одразу. { $ask }
merchant-ask-price = Яку ціну змінити?
merchant-ask-up = Яка ціна підніметься на { $by }?
merchant-ask-down = Яка ціна опуститься на { $by }?
merchant-ask-shift-up = Яка ціна підніметься на 1? Інша опуститься на 1
merchant-ask-shift-down = Яка інша ціна опуститься на 1?
merchant-ask-victim = У кого вкрасти карту?
merchant-ask-swap = Які дві ціни поміняти місцями?
merchant-ask-gift = Яку карту віддати? Її отримає { $seat }
merchant-ask-return = Яку карту віддати у відповідь? Її отримає { $seat }
merchant-ask-returns = Яку карту віддати у відповідь кожному з інших?
merchant-ask-commit = Які акції викласти сорочкою догори? Виберіть одну мегакорпорацію
merchant-ask-commit-nothing = Ви не маєте акцій, на які можна подати заявку
merchant-ask-more = Додати ще карти?
merchant-ask-add = Торги за { $corporation }, ціна { $price }. На столі: { $shown }. Які карти додати?
merchant-ask-exchange =
    Обміняти крипту на мегакредити? Крипти у вас { $crypto }, мегакредитів { $cash }; за 1 крипту дають { $rate ->
        [one] { $rate } мегакредит
        [few] { $rate } мегакредити
       *[many] { $rate } мегакредитів
    }
merchant-ask-withdraw = Ваш вибір: { $cards }. Його можна забрати назад, доки не вибрали всі

# Що можна вибрати.
merchant-step-place = Лот { $place }, ставка { $marks }: { $cards }
merchant-step-outbid = Лот { $place }, ставка { $marks } (зараз { $mark }, гравець { $seat }): { $cards }
merchant-step-mark = Поставити { $mark } (лишиться { $left })
merchant-action-bid = Поставити { $mark } на лот { $place }: { $cards }
merchant-step-trick = { $trick }: { $does }
merchant-step-decline = Не змінювати ціни
merchant-step-price = { $corporation }: { $from } → { $to }
merchant-step-price-stays = { $corporation }: лишається { $from }
merchant-step-track = { $corporation }, ціна { $price }
merchant-step-victim =
    { $cards ->
        [one] { $seat } (на руках { $cards } карта)
        [few] { $seat } (на руках { $cards } карти)
       *[many] { $seat } (на руках { $cards } карт)
    }
merchant-action-trick = Розіграти { $trick }
merchant-action-decline = Розіграти { $trick } й не змінювати ціни
merchant-action-prices = Розіграти { $trick } ({ $prices })
merchant-action-steal = Розіграти { $trick }: вкрасти в гравця { $seat }
merchant-action-give = Віддати { $card } гравцеві { $seat }
merchant-action-return = Віддати кожному по карті у відповідь: { $gifts }
merchant-action-commit =
    { $n ->
        [0] Не подавати заявки
       *[other] Подати заявку: { $cards } (ваша сума: { $sum })
    }
merchant-action-add =
    { $n ->
        [0] Нічого не додавати
       *[other] Додати { $cards } (ваша сума: { $sum })
    }
merchant-step-exchange =
    Обміняти { $crypto ->
        [one] { $crypto } крипту
       *[other] { $crypto } крипти
    } на { $credits ->
        [one] { $credits } мегакредит
        [few] { $credits } мегакредити
       *[many] { $credits } мегакредитів
    }
merchant-step-exchange-nothing = Лишити всю крипту
merchant-step-withdraw = Забрати свій вибір назад

# Що сталося.
merchant-event-round = Починається раунд { $round }. Перший гравець: { $seat }
merchant-event-tokens =
    { $tokens ->
        [one] На треки цін викладено сорочкою догори { $tokens } жетон зміни вартості
        [few] На треки цін викладено сорочкою догори { $tokens } жетони зміни вартості
       *[many] На треки цін викладено сорочкою догори { $tokens } жетонів зміни вартості
    }
merchant-event-auction = Починається аукціон { $auction }
merchant-event-reshuffled =
    { $cards ->
        [one] Відбій ({ $cards } карта) перетасовано в нову колоду
        [few] Відбій ({ $cards } карти) перетасовано в нову колоду
       *[many] Відбій ({ $cards } карт) перетасовано в нову колоду
    }
merchant-event-lot = Лот { $place }: { $cards }
merchant-event-bid = { $seat } ставить { $mark } на лот { $place }
merchant-event-outbid = { $seat } ставить { $mark } на лот { $place } й перебиває ставку гравця { $other }
merchant-event-bought = { $seat } платить { $mark } за лот { $place }: { $cards }
merchant-event-played = { $seat } розігрує { $trick }: { $does }
merchant-event-declined = { $seat } не змінює ціни: { $trick } не діє
merchant-event-nobody = Ніхто не має карти, яку можна вкрасти
merchant-event-price =
    { $way ->
        [up] Ціна { $corporation } зростає з { $from } до { $to }
        [down] Ціна { $corporation } падає з { $from } до { $to }
       *[stays] Ціна { $corporation } лишається { $to }: це край треку
    }
merchant-event-swapped = Дві ціни міняються місцями: { $one } тепер коштує { $price }, { $other } — { $otherprice }
merchant-event-sealed = { $seat }: вибір зроблено
merchant-event-withdrew = { $seat } забирає свій вибір назад
merchant-event-gave = { $seat } віддає карту гравцеві { $other }
merchant-event-gave-card = { $seat } віддає { $card } гравцеві { $other }
merchant-event-stole = { $seat } краде карту в гравця { $other }
merchant-event-stole-card = { $seat } краде { $card } в гравця { $other }
merchant-event-stole-trick = { $seat } краде { $card } в гравця { $other }; цю хитрість треба розіграти одразу
merchant-event-first = Тепер перший гравець — { $seat }
merchant-event-token =
    { $way ->
        [up] Жетон зміни вартості { $change }: ціна { $corporation } зростає з { $from } до { $to }
        [down] Жетон зміни вартості { $change }: ціна { $corporation } падає з { $from } до { $to }
       *[stays] Жетон зміни вартості { $change }: ціна { $corporation } лишається { $to }
    }
merchant-event-committed =
    { $cards ->
        [0] { $seat } не подає заявки
        [one] { $seat } подає заявку: { $cards } карта
        [few] { $seat } подає заявку: { $cards } карти
       *[many] { $seat } подає заявку: { $cards } карт
    }
merchant-event-opened = { $seat } відкриває торги за { $corporation }: { $cards } (сума { $sum })
merchant-event-oversupply =
    { $way ->
        [down] Перенасичення: { $seat } теж відкриває { $cards } (сума { $sum }), і ціна { $corporation } падає з { $from } до { $to }
       *[stays] Перенасичення: { $seat } теж відкриває { $cards } (сума { $sum }), але ціна { $corporation } лишається { $to }
    }
merchant-event-added =
    { $sum ->
        [0] { $seat } нічого не додає
       *[other] { $seat } додає { $cards } (сума { $sum })
    }
merchant-event-paid = { $seat } посідає місце { $rank } у торгах за { $corporation } із сумою { $sum }: { $crypto ->
        [0] без крипти
       *[other] крипта +{ $crypto }
    }
merchant-event-exchanged =
    { $seat } обмінює { $crypto ->
        [one] { $crypto } крипту
       *[other] { $crypto } крипти
    } на { $credits ->
        [one] { $credits } мегакредит
        [few] { $credits } мегакредити
       *[many] { $credits } мегакредитів
    }
merchant-event-exchanged-nothing = { $seat } лишає собі всю крипту
merchant-event-counted = За рівної крипти: у гравця { $seat } на руках акцій на { $value }
merchant-event-over = Гру закінчено

# Відмови: що не так і як правильно.
merchant-refuse-first = Місце { $seat } ходити першим не може: зайнято { $most ->
        [one] лише { $most } місце
        [few] лише { $most } місця
       *[many] лише { $most } місць
    }.
    .right = Виберіть місце від 1 до { $most }.
merchant-refuse-withdraw = Ваш вибір ще не зроблено.
    .right = Виберіть; вибір можна забрати назад, доки не вибрали всі.
merchant-refuse-sealed = Ваш вибір уже зроблено.
    .right = Спершу заберіть цей вибір назад або зачекайте на інших.
merchant-refuse-bid-first = Триває етап ставок.
    .right = Зробіть ставку на один із лотів.
merchant-refuse-trick-first = Ваш хід: розіграйте хитрість.
    .right = Виберіть хитрість із рук.
merchant-refuse-stolen-first = Украдену хитрість треба розіграти одразу.
    .right = Розіграйте саме її.
merchant-refuse-gift-first = Гравець, чию хитрість розіграно, чекає від вас карти.
    .right = Віддайте одну карту з рук.
merchant-refuse-return-first = Інші віддали вам карти.
    .right = Віддайте кожному по карті з рук.
merchant-refuse-commit-first = Усі подають заявки.
    .right = Викладіть сорочкою догори акції однієї мегакорпорації, можна з джокерами.
merchant-refuse-add-first = Тривають торги.
    .right = Додайте акції цієї мегакорпорації, можна з джокерами, або нічого.
merchant-refuse-exchange-first = Триває етап кредитів.
    .right = Виберіть, скільки крипти обміняти; можна 0.
merchant-refuse-place = Лота { $place } за цим столом немає.
    .right = Виберіть лот від 1 до { $places }.
merchant-refuse-mark = На шкалі ставок немає позначки { $mark }.
    .right = Поставте від 0 до { $last }.
merchant-refuse-own-scale = На лоті { $place } вже ваша ставка.
    .right = Виберіть інший лот.
merchant-refuse-closed = Ставку на лот { $place } вже не перебити.
    .right = Виберіть інший лот.
merchant-refuse-not-higher = На лоті { $place } вже стоїть ставка { $mark }.
    .right = Поставте більше ніж { $mark } або виберіть інший лот.
merchant-refuse-cannot-pay = Заплатити { $mark } ви не зможете: мегакредитів у вас { $cash }, поставити з них можна { $limit }.
    .right = Поставте не більше ніж { $limit }.
merchant-refuse-not-in-hand = Цих карт у вас на руках немає.
    .right = Виберіть карти з рук.
merchant-refuse-no-trick = Ця карта — не хитрість.
    .right = Розіграйте хитрість із рук.
merchant-refuse-no-track = Мегакорпорація { $corporation } у цій грі не має ціни.
    .right = Виберіть мегакорпорацію, яка має ціну.
merchant-refuse-victim = У цього гравця вкрасти не можна.
    .right = Виберіть іншого гравця, який має карти.
merchant-refuse-same-track = Ту саму мегакорпорацію названо двічі.
    .right = Виберіть дві різні.
merchant-refuse-shift = Одна з цих цін не може зрушити в цей бік.
    .right = Підніміть ціну, нижчу за граничну, й опустіть ціну, вищу за 1, або не змінюйте ціни.
merchant-refuse-swap-order = Мегакорпорації названо не в тому порядку.
    .right = Першою назвіть ту, чий трек лівіше.
merchant-refuse-target-price = Ця хитрість рухає одну ціну.
    .right = Виберіть одну мегакорпорацію або відмовтеся від дії.
merchant-refuse-target-shift = Ця хитрість піднімає одну ціну й опускає іншу.
    .right = Виберіть обидві мегакорпорації або відмовтеся від дії.
merchant-refuse-target-nothing = Ця хитрість не має цілі.
    .right = Розіграйте її без цілі.
merchant-refuse-target-victim = Ця хитрість краде карту.
    .right = Виберіть, у кого вкрасти.
merchant-refuse-target-swap = Ця хитрість міняє місцями дві ціни, і відмовитися від неї не можна.
    .right = Виберіть дві мегакорпорації.
merchant-refuse-return-count = Кожен з інших отримує по карті, доки вам вистачає карт.
    .right =
        { $wanted ->
            [one] Віддайте { $wanted } карту.
            [few] Віддайте { $wanted } карти, по одній кожному.
           *[many] Віддайте { $wanted } карт, по одній кожному.
        }
merchant-refuse-mixed = Це акції різних мегакорпорацій або не лише акції.
    .right = Викладіть акції однієї мегакорпорації, можна з джокерами.
merchant-refuse-jokers-alone = Самих джокерів не викладають.
    .right = Викладіть із ними хоча б одну акцію мегакорпорації.
merchant-refuse-commit-nothing = Ви маєте акції, тож подати заявку обов’язково.
    .right = Викладіть хоча б одну акцію мегакорпорації.
merchant-refuse-add-other = Зараз тривають торги лише за { $corporation }.
    .right = Додайте акції { $corporation } та джокерів або нічого.
merchant-refuse-exchange = Стільки крипти ви не маєте: { $crypto }.
    .right = Обміняйте від 0 до { $have }.

# Файли даних.
merchant-data-table = Одне з чисел таблиці table не годиться.
    .right = Раундів — від 1 до 4, аукціонів — від 1 до 3, остання ціна — від 2 до 20, початкова — не більша за неї, остання позначка ставки — не більша за 20, мегакредитів за крипту — від 1 до 100.
merchant-data-corporation = Мегакорпорація не на своєму місці, або неправильно вказано, чи вона джокер.
    .right = Тут має стояти { $wanted }; джокер — лише WW, остання.
merchant-data-corporations = Мегакорпорацій у файлі: { $found }.
    .right = Їх має бути { $wanted }: додайте або приберіть рядки.
merchant-data-order = Цей рядок акцій стоїть не за порядком.
    .right = Дотримуйтеся порядку мегакорпорацій, а в кожної подайте вартості за зростанням, кожну один раз.
merchant-data-value = Такої вартості бути не може.
    .right = Напишіть вартість від 1 до 20.
merchant-data-no-shares = У файлі немає акцій { $corporation }.
    .right = Додайте хоча б один рядок із ними.
merchant-data-move = На стільки ціну зрушити не можна.
    .right = Напишіть число від −9 до 9, але не 0.
merchant-data-copies = Стількох однакових карт бути не може: { $found }.
    .right = Напишіть від 1 до { $most }, рахуючи всі значки разом.
merchant-data-kinds = Видів карт забагато: { $found }.
    .right =
        { $most ->
            [one] Напишіть не більше ніж { $most } рядок акцій і хитрощів разом.
            [few] Напишіть не більше ніж { $most } рядки акцій і хитрощів разом.
           *[many] Напишіть не більше ніж { $most } рядків акцій і хитрощів разом.
        }
merchant-data-token = Такого жетона зміни вартості бути не може.
    .right = Напишіть зміну від −9 до 9 і від 1 до 20 жетонів.
merchant-data-players =
    { $players ->
        [one] Немає рядка для { $players } гравця.
       *[other] Немає рядка для { $players } гравців.
    }
    .right = Додайте рядок із players = { $players }.
merchant-data-unused = Цей рядок не потрібен жодному столу.
    .right = Потрібно по одному рядку на 2, 3 і 4 гравців.
merchant-data-setup = Такий стіл підготувати не можна.
    .right = Треків — від 2 до 5 і не більше, ніж жетонів зміни вартості; місць — від 1 до 4, на кожне по одній фішці ставки; карт у лоті — від 1 до 3; мегакредитів — не більше ніж 1000.
merchant-data-no-track = Акції { $corporation } є в колоді, а її трек участі в грі не бере.
    .right = Позначте акції значком 3+ або 4+ чи введіть трек у гру.
merchant-data-tricks = Хитрощів у колоді: { $found }.
    .right = Потрібно щонайменше { $wanted }: стільки карт викладають на один аукціон.

# What the lab counts.
feature-cyber-merchant-card = Куплені карти
feature-cyber-merchant-trick = Розіграні хитрощі
feature-cyber-merchant-market = Відкриті торги

# Для чого фаза, одним рядком.
merchant-purpose =
    { $stage ->
        [bidding] Аукціон: робіть ставки на лоти; кожен отримає стільки лотів, скільки має фішок ставки
        [trick] Трюки: розіграйте кожен свій трюк, щоб рухати ціни або карти
        [stolen] Трюки: украдений трюк розігрується одразу
        [gifts] Трюки: кожен віддає карту тому, хто зіграв Collective Change
        [returns] Трюки: кожен отримує карту навзаєм
        [commit] Прибуток: покладіть у закриту акції однієї мегакорпорації — їх ви й продасте
        [market] Прибуток: продаються акції однієї мегакорпорації, і найбільша сума приносить її ціну в крипті
        [credits] Прибуток: обміняйте крипту на мегакредити для наступних аукціонів або залиште; перемагають криптою
       *[over] Гру закінчено
    }
