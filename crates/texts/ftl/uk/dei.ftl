# D.E.I.: Розділяй і володарюй. Позначення карт, переваг і місій (T-1, AT-1, MI-1) однакові в усіх мовах, як і
# позначення зон: C23 — двір у ряду 2 і стовпці 3, R23 — дах.

dei-faction-ravagers = Спустошувачі
dei-faction-refuge-42 = Притулок 42
dei-faction-auxilia = Ауксилія
dei-faction-farm-z = Ферма Z
dei-faction-hackers = Зламники
dei-faction-chrono-cult = Культ Хроно

dei-skill-keen-eye = Пильне око
dei-skill-strength-in-numbers = Сила в кількості
dei-skill-swift = Стрімкість
dei-skill-hulk = Здоровань
dei-skill-hack = Злам
dei-skill-conversion = Навернення

dei-drone-cathedral = Собор
dei-drone-masamune = Масамуне
dei-drone-simon = Саймон
dei-drone-fly = Муха
dei-drone-draco = Драко
dei-drone-scorpion = Скорпіон

dei-colour-tactical = тактичний
dei-colour-logistic = логістичний
dei-colour-mechanical = механічний
dei-colour-gear = спорядження

dei-outpost-tactical = тактичний аванпост
dei-outpost-logistic = логістичний аванпост
dei-outpost-mechanical = механічний аванпост
dei-outpost-gear = аванпост спорядження

dei-market-tactical = тактичний ринок
dei-market-logistic = логістичний ринок
dei-market-mechanical = механічний ринок
dei-market-gear = ринок спорядження
dei-market-black = чорний ринок

dei-technology = техноелемент
dei-energy = енергокомірка

dei-structure-refuge = притулок
dei-structure-elevator = підйомник
dei-structure-bridge = міст

# Чим виконують дію.
dei-by-enlist = призов
dei-by-move = переміщення
dei-by-collect = збирання
dei-by-build = будівництво
dei-by-climb = лазіння
dei-by-muster = польовий призов
dei-by-refine = переробка
dei-by-kill = убивство
dei-by-copy = копіювання
dei-by-leader-enlist = призов у зоні лідера
dei-by-leader-move = переміщення за участю лідера
dei-by-leader-collect = збирання в зоні лідера
dei-by-leader-build = будівництво в зоні лідера
dei-by-leader-kill = убивство в зоні лідера
dei-by-candy = стимльодяник
dei-by-drone = дрон
dei-by-gift = дар
dei-by-keen-eye = Пильне око
dei-by-pack-train = В’ючний обоз
dei-by-strength-in-numbers = Сила в кількості
dei-by-recruiting-post = Призовний пункт
dei-by-ambush = Засідка
dei-by-conversion = Навернення

dei-card-t-1 = Форсований марш
dei-card-t-2 = Загін із гаками
dei-card-t-3 = Наліт
dei-card-t-4 = Нічна атака
dei-card-t-5 = Летючий загін
dei-card-t-6 = Патруль на дахах
dei-card-t-7 = Ударна група
dei-card-t-8 = Польовий статут
dei-card-l-1 = Мобілізація
dei-card-l-2 = Передовий табір
dei-card-l-3 = Підкріплення
dei-card-l-4 = Носії
dei-card-l-5 = Їдальня
dei-card-l-6 = Караван
dei-card-l-7 = Загальне ополчення
dei-card-l-8 = Реквізиція
dei-card-m-1 = Робоча бригада
dei-card-m-2 = Перегінний куб
dei-card-m-3 = Кран
dei-card-m-4 = Риштування
dei-card-m-5 = Динамо-машина
dei-card-m-6 = Розбиральна установка
dei-card-m-7 = Складальний цех
dei-card-m-8 = Схеми
dei-card-k-1 = Наймані робітники
dei-card-k-2 = Контрабандисти
dei-card-k-3 = Лахмітники
dei-card-k-4 = Майстри на всі руки
dei-card-k-5 = Солодка угода
dei-card-k-6 = Головорізи
dei-card-k-7 = Верхолази
dei-card-k-8 = Вербувальники
dei-card-k-9 = Скупник краденого
dei-card-k-10 = Лихвар
dei-card-k-11 = Інформатор
dei-card-k-12 = Контрабанда

dei-gear-vending-machine = Торговий автомат
dei-gear-banner = Знамено
dei-gear-metal-detector = Металошукач
dei-gear-plasma-claws = Плазмові кігті
dei-gear-accumulator = Акумулятор
dei-gear-mines = Міни
dei-gear-power-unit = Енергоблок
dei-gear-shortwave-radio = Короткохвильове радіо

dei-advantage-night-march = Нічний марш
dei-advantage-high-ground = Панівна висота
dei-advantage-ambush = Засідка
dei-advantage-veterans = Ветерани
dei-advantage-infiltration = Проникнення
dei-advantage-sweet-reward = Солодка нагорода
dei-advantage-recruiting-post = Призовний пункт
dei-advantage-field-kitchen = Польова кухня
dei-advantage-pack-train = В’ючний обоз
dei-advantage-quartermaster = Квартирмейстер
dei-advantage-depot = Склад
dei-advantage-ledger = Облікова книга
dei-advantage-salvage-crew = Розбирачі
dei-advantage-small-refinery = Переробний цех
dei-advantage-remote-control = Дистанційне керування
dei-advantage-prefabs = Збірні конструкції
dei-advantage-common-ways = Спільні шляхи
dei-advantage-blueprints = Креслення
dei-advantage-goods-at-hand = Доступні товари
dei-advantage-natural-gift = Природний дар
dei-advantage-we-need-you = Ти нам потрібен!
dei-advantage-watchtowers = Дозорні вежі
dei-advantage-bridge-crane = Мостовий кран
dei-advantage-opportunist = Опортуніст

# Частини речень.
dei-courtyard = двір C{ $row }{ $column }
dei-roof = дах R{ $row }{ $column }
dei-nothing = 0
dei-titled = { $title }
dei-faction-card = { $faction }, карта { $number }
dei-drone-card = { $drone } +{ $bonus }
dei-card = { $name } ({ $does })
dei-skill = { $name } ({ $does })
dei-advantage = { $name } ({ $does })
dei-gift = № { $number }: { $does } (вимога: { $demands })
dei-mission = { $counts } — { $pays }, із запізненням { $late }
dei-pays =
    { $per ->
        [1] { $pays ->
            [one] по { $pays } припасу
            [few] по { $pays } припаси
           *[many] по { $pays } припасів
        }
       *[other] { $pays ->
            [one] { $pays } припас за кожні { $per }
            [few] { $pays } припаси за кожні { $per }
           *[many] { $pays } припасів за кожні { $per }
        }
    }
dei-outposts-held =
    { $cubes ->
        [one] Раунд { $round }: { $cubes } аванпост
        [few] Раунд { $round }: { $cubes } аванпости
       *[many] Раунд { $round }: { $cubes } аванпостів
    }
dei-times =
    { $n ->
        [1] { $what }
       *[other] { $what } ×{ $n }
    }
dei-units =
    { $leader ->
        [1] { $scrappers ->
            [0] лідера
            [one] { $scrappers } збирача й лідера
           *[other] { $scrappers } збирачів і лідера
        }
       *[other] { $scrappers ->
            [one] { $scrappers } збирача
           *[other] { $scrappers } збирачів
        }
    }
dei-some-technology =
    { $n ->
        [one] { $n } техноелемент
        [few] { $n } техноелементи
       *[many] { $n } техноелементів
    }
dei-some-energy =
    { $n ->
        [one] { $n } енергокомірка
        [few] { $n } енергокомірки
       *[many] { $n } енергокомірок
    }

# Що на карті.
dei-does-drone =
    { $bonus ->
        [0] активація дрона: { $drone }
       *[other] активація дрона: { $drone } з бонусом +{ $bonus }
    }
dei-does-exchange =
    { $n ->
        [one] обмін до { $n } техноелемента на енергокомірки
       *[other] обмін до { $n } техноелементів на енергокомірки
    }
dei-does-technology =
    { $n ->
        [one] +{ $n } техноелемент
        [few] +{ $n } техноелементи
       *[many] +{ $n } техноелементів
    }
dei-does-energy =
    { $n ->
        [one] +{ $n } енергокомірка
        [few] +{ $n } енергокомірки
       *[many] +{ $n } енергокомірок
    }
dei-does-candies =
    { $n ->
        [one] +{ $n } стимльодяник
        [few] +{ $n } стимльодяники
       *[many] +{ $n } стимльодяників
    }
dei-does-supplies =
    { $n ->
        [one] +{ $n } припас
        [few] +{ $n } припаси
       *[many] +{ $n } припасів
    }
dei-does-gear-vending-machine =
    { $n ->
        [one] у цьому раунді за стимльодяник, витрачений за участю лідера або в зоні лідера, ви отримуєте { $n } стимльодяник
        [few] у цьому раунді за стимльодяник, витрачений за участю лідера або в зоні лідера, ви отримуєте { $n } стимльодяники
       *[many] у цьому раунді за стимльодяник, витрачений за участю лідера або в зоні лідера, ви отримуєте { $n } стимльодяників
    }
dei-does-gear-banner = у цьому раунді +{ $n } до показника більшості в зоні лідера
dei-does-gear-metal-detector = у цьому раунді під час збирання у дворі з лідером можна взяти 1 техноелемент із загального запасу, а не з поля
dei-does-gear-plasma-claws = у цьому раунді переміщення за участю лідера може вважатися лазінням
dei-does-gear-accumulator = у цьому раунді збирання в зоні лідера може вважатися переробкою
dei-does-gear-mines = у цьому раунді, якщо в зоні лідера стоїть ваша споруда, там можна виконати вбивство замість будівництва
dei-does-gear-power-unit =
    { $n ->
        [one] у цьому раунді за збирання в зоні лідера — { $n } припас
        [few] у цьому раунді за збирання в зоні лідера — { $n } припаси
       *[many] у цьому раунді за збирання в зоні лідера — { $n } припасів
    }
dei-does-gear-shortwave-radio = у цьому раунді призов у зоні лідера може вважатися польовим призовом

# Що дає навичка лідера.
dei-does-skill-keen-eye = один раз за фазу збирання в зоні лідера дає ще один ресурс будь-якого виду
dei-does-skill-strength-in-numbers = один раз за фазу призов у зоні лідера розміщує там ще одного збирача
dei-does-skill-swift = один раз за фазу переміщення за участю лідера може йти двома сполученнями
dei-does-skill-hulk = показник більшості лідера — { $n }
dei-does-skill-hack = наприкінці кожної своєї фази дій можна покласти жетон зламу на аванпост у зоні лідера
dei-does-skill-conversion = один раз за фазу після переміщення за участю лідера можна виконати вбивство в його зоні й розмістити там свого збирача

# Що дає відкрита перевага.
dei-does-advantage-night-march = один раз за фазу ваше переміщення може вважатися лазінням
dei-does-advantage-high-ground = +{ $n } до показника більшості на кожному даху з вашим юнітом
dei-does-advantage-ambush = один раз за фазу після переміщення в зону з чужим збирачем можна виконати там убивство
dei-does-advantage-veterans = +{ $n } до показника більшості вашого лідера
dei-does-advantage-infiltration = можна переміщатися й туди, де ваш показник більшості лише зрівняється з найвищим
dei-does-advantage-sweet-reward =
    { $candies ->
        [one] під час відкриття: { $candies } стимльодяник
        [few] під час відкриття: { $candies } стимльодяники
       *[many] під час відкриття: { $candies } стимльодяників
    }
dei-does-advantage-recruiting-post = один раз за фазу призов розміщує в зоні ще одного збирача
dei-does-advantage-field-kitchen = один раз за фазу призов може вважатися польовим призовом
dei-does-advantage-pack-train = один раз за фазу збирання дає другий ресурс будь-якого виду з тієї самої зони
dei-does-advantage-quartermaster =
    { $n ->
        [one] ваша купівля коштує на { $n } техноелемент менше
        [few] ваша купівля коштує на { $n } техноелементи менше
       *[many] ваша купівля коштує на { $n } техноелементів менше
    }
dei-does-advantage-depot = під час відкриття: { $technology ->
        [one] { $technology } техноелемент
        [few] { $technology } техноелементи
       *[many] { $technology } техноелементів
    } і { $energy ->
        [one] { $energy } енергокомірка
        [few] { $energy } енергокомірки
       *[many] { $energy } енергокомірок
    }
dei-does-advantage-ledger =
    { $n ->
        [1] у кінці гри 1 припас за кожен техноелемент
        [few] у кінці гри 1 припас за кожні { $n } техноелементи
       *[many] у кінці гри 1 припас за кожні { $n } техноелементів
    }
dei-does-advantage-salvage-crew =
    { $n ->
        [one] за кожне будівництво — { $n } техноелемент
        [few] за кожне будівництво — { $n } техноелементи
       *[many] за кожне будівництво — { $n } техноелементів
    }
dei-does-advantage-small-refinery = один раз за фазу збирання може вважатися переробкою
dei-does-advantage-remote-control = +{ $n } до бонусу ваших карт дронів
dei-does-advantage-prefabs = можна будувати й у зоні, сусідній із тією, де є ваш юніт
dei-does-advantage-common-ways = можна користуватися чужими підйомниками й мостами
dei-does-advantage-blueprints =
    { $n ->
        [one] під час відкриття: { $n } припас за кожну вашу споруду на полі
        [few] під час відкриття: { $n } припаси за кожну вашу споруду на полі
       *[many] під час відкриття: { $n } припасів за кожну вашу споруду на полі
    }
dei-does-advantage-goods-at-hand = кольорові ринки не вимагають від вас аванпостів
dei-does-advantage-natural-gift = переваги можна відкривати наприкінці будь-якої своєї фази дій
dei-does-advantage-we-need-you =
    { $n ->
        [1] збудувавши притулок, можна виконати призов у його зоні
       *[other] збудувавши притулок, можна виконати до { $n } призовів у його зоні
    }
dei-does-advantage-watchtowers =
    { $n ->
        [1] збудувавши підйомник, можна виконати призов у його зоні, навіть без притулку
       *[other] збудувавши підйомник, можна виконати до { $n } призовів у його зоні, навіть без притулку
    }
dei-does-advantage-bridge-crane =
    { $n ->
        [1] збудувавши міст, можна виконати збирання в його зоні
       *[other] збудувавши міст, можна виконати до { $n } збирань у його зоні
    }
dei-does-advantage-opportunist =
    { $n ->
        [one] під час відкриття: { $n } припас за кожен аванпост, який ви контролюєте
        [few] під час відкриття: { $n } припаси за кожен аванпост, який ви контролюєте
       *[many] під час відкриття: { $n } припасів за кожен аванпост, який ви контролюєте
    }

# За що платить місія.
dei-count-tactical-outposts = Тактичні аванпости (тактичні аванпости, які ви контролюєте)
dei-count-logistic-outposts = Логістичні аванпости (логістичні аванпости, які ви контролюєте)
dei-count-mechanical-outposts = Механічні аванпости (механічні аванпости, які ви контролюєте)
dei-count-roof-outposts = Висотні пости (аванпости на дахах, які ви контролюєте)
dei-count-courtyard-supremacy = Вулиці (двори, де ви пануєте)
dei-count-roof-units = Бігуни по дахах (дахи, де є ваш юніт)
dei-count-refuges = Прихисток (ваші притулки на полі)
dei-count-ways = Шляхи (ваші підйомники й мости на полі)
dei-count-technology = Старі технології (техноелементи у вашому запасі)
dei-count-energy = Енергія (енергокомірки у вашому запасі)
dei-count-advantages = Вишкіл (відкриті переваги)
dei-count-bin = Утилізація (карти дій у вашому кошику)
dei-count-roof-supremacy = Контроль над дахами (дахи, де ви пануєте)
dei-count-logistic-cards = Розвиток логістичного ринку (ваші логістичні карти)
dei-count-tactical-cards = Розвиток тактичного ринку (ваші тактичні карти)
dei-count-mechanical-cards = Розвиток механічного ринку (ваші механічні карти)

# Що дає дар і чого він вимагає наприкінці фази дій 3.
dei-boon-move =
    { $n ->
        [1] виконайте переміщення
       *[other] виконайте до { $n } переміщень
    }
dei-boon-enlist =
    { $n ->
        [1] виконайте призов
       *[other] виконайте до { $n } призовів
    }
dei-boon-energy =
    { $n ->
        [one] отримайте { $n } енергокомірку
        [few] отримайте { $n } енергокомірки
       *[many] отримайте { $n } енергокомірок
    }
dei-boon-technology =
    { $n ->
        [one] отримайте { $n } техноелемент
        [few] отримайте { $n } техноелементи
       *[many] отримайте { $n } техноелементів
    }
dei-boon-buy-black =
    { $n ->
        [one] купіть карту чорного ринку на { $n } ресурс дешевше
        [few] купіть карту чорного ринку на { $n } ресурси дешевше
       *[many] купіть карту чорного ринку на { $n } ресурсів дешевше
    }
dei-boon-buy-coloured =
    { $n ->
        [one] купіть карту кольорового ринку на { $n } ресурс дешевше
        [few] купіть карту кольорового ринку на { $n } ресурси дешевше
       *[many] купіть карту кольорового ринку на { $n } ресурсів дешевше
    }
dei-boon-deploy =
    { $n ->
        [one] розмістіть { $n } збирача в будь-якому дворі
       *[other] розмістіть { $n } збирачів в одному будь-якому дворі
    }
dei-boon-build = поставте підйомник і міст де завгодно, навіть без своїх юнітів
dei-demand-outposts =
    { $n ->
        [one] контролювати { $n } аванпост
        [few] контролювати { $n } аванпости
       *[many] контролювати { $n } аванпостів
    }
dei-demand-technology =
    { $n ->
        [one] { $n } техноелемент у запасі
        [few] { $n } техноелементи в запасі
       *[many] { $n } техноелементів у запасі
    }
dei-demand-energy =
    { $n ->
        [one] { $n } енергокомірка в запасі
        [few] { $n } енергокомірки в запасі
       *[many] { $n } енергокомірок у запасі
    }
dei-demand-colours =
    { $n ->
        [one] контролювати хоча б один аванпост
       *[other] контролювати аванпости { $n } різних кольорів
    }
dei-demand-cathedral = мати більшість у соборних дворах
dei-demand-bought =
    { $n ->
        [one] узяти в цьому раунді { $n } карту з кольорового ринку
        [few] узяти в цьому раунді { $n } карти з одного кольорового ринку
       *[many] узяти в цьому раунді { $n } карт з одного кольорового ринку
    }
dei-demand-one-colour =
    { $n ->
        [one] контролювати { $n } аванпост
        [few] контролювати { $n } аванпости одного кольору
       *[many] контролювати { $n } аванпостів одного кольору
    }
dei-demand-roofs =
    { $n ->
        [one] контролювати { $n } аванпост на даху
        [few] контролювати { $n } аванпости на дахах
       *[many] контролювати { $n } аванпостів на дахах
    }

# Що пробує Автома.
dei-deed-buy-tactical = купівля (тактичний ринок)
dei-deed-buy-logistic = купівля (логістичний ринок)
dei-deed-buy-mechanical = купівля (механічний ринок)
dei-deed-buy-need = купівля (потреба)
dei-deed-collect-technology = збирання (техноелемент)
dei-deed-collect-energy = збирання (енергокомірка)
dei-deed-move-tactical = переміщення (тактичний аванпост)
dei-deed-move-logistic = переміщення (логістичний аванпост)
dei-deed-move-mechanical = переміщення (механічний аванпост)
dei-deed-move-need = переміщення (потреба)
dei-deed-move-technology = переміщення (техноелемент)
dei-deed-move-energy = переміщення (енергокомірка)
dei-deed-recruit-leader = вербування (лідер)
dei-deed-recruit-refuge = вербування (притулок)
dei-deed-recruit-drone = вербування (дрон)
dei-free-majority = вільні за більшістю
dei-free-minority = вільні за меншістю

# За що припаси й звідки жетони.
dei-why-card = за карту
dei-why-power-unit = за «Енергоблок»
dei-why-draco = за Драко
dei-why-hack = за жетон зламу
dei-why-unlocked = за перевагу
dei-why-technology = за техноелементи
dei-why-energy = за енергокомірки
dei-why-cards = за карти
dei-why-outposts = за аванпости
dei-why-advantages = за відкриті переваги
dei-why-gifts = за дари в кошику
dei-why-automa-technology = за техноелементи
dei-why-automa-energy = за енергокомірки
dei-why-automa-cards = за карти
dei-why-buy = за потребу цього ринку
dei-why-missing = за споруду, якої немає в запасі
dei-source-card = карта
dei-source-unlocked = перевага
dei-source-draco = Драко
dei-source-gift = дар
dei-source-salvage-crew = Розбирачі
dei-source-vending-machine = Торговий автомат

# Що питають.
dei-ask-draft = Візьміть перевагу
dei-ask-start =
    { $scrappers ->
        [one] Розмістіть лідера й { $scrappers } збирача: { $first } або { $second }
       *[other] Розмістіть лідера й { $scrappers } збирачів: { $first } і { $second }
    }
dei-ask-start-leader = Де починає лідер?
dei-ask-gift = Який дар залишити?
dei-ask-card = Фаза дій { $phase }: розіграйте карту, горілиць або долілиць
dei-ask-purchase = Яку карту купити?
dei-ask-give = Яку карту віддати?
dei-ask-discount = На скільки техноелементів дешевше? Решта знижки — на енергокомірки
dei-ask-symbols = Застосуйте символ карти ({ $card }): { $left }
dei-ask-candy = Витратити стимльодяник? Символів карти ({ $card }) не лишилося
dei-ask-offer = Застосуйте те, що отримано: { $left }
dei-ask-drone =
    { $drone ->
        [Masamune] { $left ->
            [one] Масамуне: зберіть { $left } ресурс
           *[other] Масамуне: зберіть до { $left } ресурсів
        }
        [Simon] { $left ->
            [one] Саймон: призвіть { $left } збирача
           *[other] Саймон: призвіть до { $left } збирачів
        }
        [Fly] { $left ->
            [one] Муха: телепортуйте { $left } збирача
           *[other] Муха: телепортуйте до { $left } збирачів у двори або 1 на дах
        }
        [Draco] Драко: убийте по збирачу кожної чужої фракції
        [Scorpion] { $left ->
            [one] Скорпіон: ще { $left } дія з трьох: убивство, будівництво, збирання
           *[other] Скорпіон: до { $left } різних дій із трьох: убивство, будівництво, збирання
        }
       *[Cathedral] { $left ->
            [one] Собор: розмістіть { $left } збирача
           *[other] Собор: розмістіть до { $left } збирачів
        }
    }
dei-ask-follow = Що йде за дією ({ $region })?
dei-ask-gift-scrappers = У якому дворі розмістити збирачів дару?
dei-ask-gift-structure =
    { $kind ->
        [Elevator] Де поставити підйомник дару?
        [Bridge] Де поставити міст дару?
       *[Refuge] Де поставити притулок дару?
    }
dei-ask-hack = Покласти жетон зламу?
dei-ask-unlock = Яку перевагу відкрити?
dei-ask-remove =
    { $left ->
        [one] За Собор треба прибрати { $left } збирача: звідки?
       *[other] За Собор треба прибрати { $left } збирачів: звідки наступного?
    }
dei-ask-mission = Виберіть місію
dei-ask-mission-hackers = Виберіть стовпець: ви виконуєте обидві його місії й позначаєте одну з них
dei-ask-colour = Як рахувати кубик Собору?
dei-ask-from = Звідки?
dei-ask-to = Куди?
dei-ask-scrappers = Скількох збирачів перемістити?
dei-ask-leader = Чи йде лідер?
dei-ask-kind = Який ресурс?
dei-ask-exchange = Обміняти його на енергокомірку?
dei-ask-supply = Узяти із загального запасу?
dei-ask-where = У якій зоні?
dei-ask-other = Куди вона веде?
dei-ask-victim = Чий збирач?
dei-ask-by = Що для цього застосувати?

# Що можна вибрати.
dei-fact-by = Застосувати: { $by }
dei-fact-start = Збирачі: { $first } — { $scrappers }, { $second } — { $others }
dei-fact-start-leader = Лідер: { $region }
dei-action-start = Збирачі: { $first } — { $scrappers }, { $second } — { $others }; лідер: { $leader }
dei-fact-play = Розіграти горілиць: { $card }
dei-fact-down = Розіграти долілиць і купити карту: { $card }
dei-fact-market = Купити тут: { $market }
dei-fact-slot =
    { $slot ->
        [1] Ліве місце: { $card }, ціна: { $price }
        [2] Середнє місце: { $card }, ціна: { $price }
       *[other] Праве місце: { $card }, ціна: { $price }
    }
dei-fact-slot-number =
    { $slot ->
        [1] Ліве місце
        [2] Середнє місце
       *[other] Праве місце
    }
dei-fact-give = Віддати: { $card }
dei-fact-discount =
    { $technology ->
        [one] На { $technology } техноелемент менше
        [few] На { $technology } техноелементи менше
       *[many] На { $technology } техноелементів менше
    }
dei-action-play-down = Купити: { $card }, ціна: { $price }; долілиць: { $given }
dei-action-buy = Купити: { $card }, ціна: { $price }; віддати: { $given }
dei-fact-enlist = Призвати: { $region }
dei-fact-deploy = Розмістити: { $region }
dei-action-enlist =
    { $how ->
        [Enlist] Призвати { $units }: { $region }
        [LeaderEnlist] Призвати { $units }: { $region } ({ $by })
        [Candy] Призвати { $units }: { $region } ({ $by })
        [Muster] Призвати { $units }: { $region } ({ $by })
       *[other] Розмістити { $units }: { $region } ({ $by })
    }
dei-fact-from = Перемістити звідси: { $region }
dei-fact-to = Сюди: { $region }
dei-fact-scrappers =
    { $scrappers ->
        [0] Без збирачів
        [one] { $scrappers } збирач
        [few] { $scrappers } збирачі
       *[many] { $scrappers } збирачів
    }
dei-fact-with-leader = З лідером
dei-action-move =
    { $how ->
        [Move] Перемістити { $units }: { $from } → { $to }
       *[other] Перемістити { $units }: { $from } → { $to } ({ $by })
    }
dei-fact-collect = Зібрати: { $region } ({ $there })
dei-fact-exchange-it = Обміняти на енергокомірку
dei-fact-from-supply = Із загального запасу
dei-action-collect =
    Зібрати { $kind ->
        [Technology] техноелемент
       *[Energy] енергокомірку
    }: { $region }{ $supply ->
        [1] { "" }, із загального запасу
       *[other] { "" }
    }{ $exchange ->
        [1] { "" }, з обміном на енергокомірку
       *[other] { "" }
    }{ $how ->
        [Collect] { "" }
       *[other] { " " }({ $by })
    }
dei-fact-build =
    { $kind ->
        [Refuge] Збудувати притулок
        [Elevator] Збудувати підйомник
       *[Bridge] Збудувати міст
    }
dei-fact-build-in = Тут: { $region }
dei-fact-build-to = Веде сюди: { $region }
dei-action-build =
    { $kind ->
        [Refuge] Збудувати притулок: { $region }
        [Elevator] Збудувати підйомник: { $region } – { $other }
       *[Bridge] Збудувати міст: { $region } – { $other }
    }{ $how ->
        [Build] { "" }
       *[other] { " " }({ $by })
    }
dei-fact-kill = Убити збирача: { $region }
dei-fact-victim = Чий: { $seat } ({ $faction })
dei-action-kill =
    { $how ->
        [Kill] Убити збирача: { $region }, { $victim }
       *[other] Убити збирача: { $region }, { $victim } ({ $by })
    }
dei-fact-copy = Скопіювати: { $card }
dei-fact-exchange = Обміняти техноелементи на енергокомірки: { $count }
dei-fact-drone = Активувати дрона: { $drone }, { $region }
dei-action-stop-card = Завершити карту
dei-action-stop = Завершити
dei-action-stop-drone = Завершити з дроном
dei-action-no-follow = Більше нічого
dei-fact-hack = Жетон зламу на { $outpost }
dei-action-hack-none = Без жетона зламу
dei-fact-unlock = Відкрити ({ $colour }): { $advantage }
dei-action-unlock-none = Більше нічого не відкривати
dei-fact-remove = Прибрати збирача: { $region }
dei-fact-mission =
    { $supplies ->
        [one] Стовпець { $column }, { $supplies } припас: { $mission }
        [few] Стовпець { $column }, { $supplies } припаси: { $mission }
       *[many] Стовпець { $column }, { $supplies } припасів: { $mission }
    }
dei-fact-cube = Як { $outpost }

# Що сталося.
dei-event-faction =
    { $automa ->
        [1] { $seat } грає компонентами фракції: { $faction }
       *[other] { $seat } бере фракцію: { $faction }, навичка лідера — { $skill }
    }
dei-event-board = Поле з районів: рядів { $rows }, стовпців { $columns }
dei-event-drone-placed = { $drone } починає тут: { $region }
dei-event-market-replaced = Ринок спорядження замінює { $colour } ринок
dei-event-outpost-laid = На полі { $outpost }: { $region }
dei-event-card-revealed =
    { $slot ->
        [1] Відкрито карту ({ $market }, ліве місце): { $text }
        [2] Відкрито карту ({ $market }, середнє місце): { $text }
       *[other] Відкрито карту ({ $market }, праве місце): { $text }
    }
dei-event-needs = Кольори потреб Автоми, починаючи з найбільшого бонусу: { $first }, { $second }, { $third }
dei-event-mission-laid = Місія у стовпці { $column }: { $text }
dei-event-automa-refuge = { $seat } ставить притулок там, де { $outpost }: { $region }
dei-event-priority = Порядок ініціативи: { $order }
dei-event-advantage-dealt = { $seat } отримує перевагу: { $text }
dei-event-advantage-offered = Перевага в драфті: { $text }
dei-event-advantage-drafted = { $seat } бере перевагу: { $text }
dei-event-round = Починається раунд { $round }
dei-event-phase = Фаза дій { $phase }: { $seat }
dei-event-gifts-drawn = { $seat } бере два дари. { $text }. { $text_other }
dei-event-gift-kept = { $seat } залишає дар { $text }
dei-event-started = { $seat } розміщує { $units }: { $region }
dei-event-card-played = { $seat } розігрує карту: { $text }
dei-event-card-bought =
    { $how ->
        [Gift] { $seat } купує карту за даром ({ $market }, ціна: { $price }): { $text }
       *[other] { $seat } купує карту ({ $market }, ціна: { $price }): { $text }
    }
dei-event-card-given =
    { $how ->
        [Gift] { $seat } віддає карту в кошик: { $text }
       *[other] { $seat } розігрує карту долілиць: { $text }
    }
dei-event-copied = { $seat } копіює карту: { $text }
dei-event-gained = { $seat }: { $what } ({ $from })
dei-event-exchanged = { $seat } обмінює техноелементи на енергокомірки: { $count }
dei-event-candy-spent = { $seat } витрачає стимльодяник
dei-event-enlisted =
    { $how ->
        [Enlist] { $seat } призиває { $units }: { $region }
        [LeaderEnlist] { $seat } призиває { $units }: { $region }
        [Candy] { $seat } призиває { $units }: { $region }
        [Muster] { $seat } призиває { $units }: { $region } ({ $by })
       *[other] { $seat } розміщує { $units }: { $region } ({ $by })
    }
dei-event-moved =
    { $how ->
        [Climb] { $seat } переміщує { $units }: { $from } → { $to } ({ $by })
        [Drone] { $seat } телепортує { $units }: { $from } → { $to }
       *[other] { $seat } переміщує { $units }: { $from } → { $to }
    }
dei-event-collected =
    { $seat } збирає { $kind ->
        [Technology] 1 техноелемент
       *[Energy] 1 енергокомірку
    }: { $region }{ $supply ->
        [1] { "" }, із загального запасу
       *[other] { "" }
    }{ $exchange ->
        [1] { "" }, з обміном на 1 енергокомірку
       *[other] { "" }
    }{ $how ->
        [KeenEye] { " " }({ $by })
        [PackTrain] { " " }({ $by })
        [Drone] { " " }({ $by })
       *[other] { "" }
    }
dei-event-built =
    { $kind ->
        [Refuge] { $seat } будує притулок: { $region }
        [Elevator] { $seat } будує підйомник: { $region } – { $other }
       *[Bridge] { $seat } будує міст: { $region } – { $other }
    }
dei-event-killed =
    { $how ->
        [Kill] { $seat } убиває збирача: { $region }, { $victim }
        [LeaderKill] { $seat } убиває збирача: { $region }, { $victim }
        [Build] { $seat } убиває збирача: { $region }, { $victim } ({ dei-gear-mines })
        [LeaderBuild] { $seat } убиває збирача: { $region }, { $victim } ({ dei-gear-mines })
        [Candy] { $seat } убиває збирача: { $region }, { $victim } ({ dei-gear-mines })
       *[other] { $seat } убиває збирача: { $region }, { $victim } ({ $by })
    }
dei-event-drone-moved = { $seat } активує дрона: { $drone }, { $region }
dei-event-cube-taken = { $seat } бере під контроль { $outpost }: { $region }
dei-event-cube-returned = { $seat } втрачає { $outpost }: { $region }
dei-event-cathedral-taken = { $seat } бере кубик Собору як { $outpost }
dei-event-cathedral-returned = { $seat } втрачає кубик Собору
dei-event-hacked = { $seat } кладе жетон зламу на { $outpost }: { $region }
dei-event-unlocked = { $seat } відкриває перевагу: { $text }
dei-event-gift-met =
    { $met ->
        [1] { $seat } виконує вимогу, і дар виходить із гри. { $text }
       *[other] { $seat } не виконує вимоги, і дар іде в кошик. { $text }
    }
dei-event-removed = { $seat } прибирає за Собор { $units }: { $region }
dei-event-mission-resolved =
    { $seat } отримує { $supplies ->
        [one] { $supplies } припас
        [few] { $supplies } припаси
       *[many] { $supplies } припасів
    } за місію у стовпці { $column }{ $hackers ->
        [1] { "" } за нижнім значенням
       *[other] { $late ->
            [1] { "" } із запізненням
           *[other] { "" }
        }
    }: { $text }
dei-event-supplied =
    { $supplies ->
        [one] { $seat }: { $supplies } припас { $why }
        [few] { $seat }: { $supplies } припаси { $why }
       *[many] { $seat }: { $supplies } припасів { $why }
    }
dei-event-need-paid =
    { $seat }: { $supplies ->
        [one] { $supplies } припас
        [few] { $supplies } припаси
       *[many] { $supplies } припасів
    } за { $cubes ->
        [one] { $cubes } кубик
        [few] { $cubes } кубики
       *[many] { $cubes } кубиків
    }, колір — { $colour }
dei-event-outposts-held =
    { $cubes ->
        [0] Кінець раунду { $round }: { $seat } не контролює жодного аванпосту
        [one] Кінець раунду { $round }: { $seat } контролює { $cubes } аванпост
        [few] Кінець раунду { $round }: { $seat } контролює { $cubes } аванпости
       *[many] Кінець раунду { $round }: { $seat } контролює { $cubes } аванпостів
    }
dei-event-cards-returned = Фаза оновлення, раунд { $round }: карти, розіграні горілиць, повертаються на руку, розіграні долілиць ідуть у кошик
dei-event-automa-card = { $seat } відкриває карту № { $card }: { $tries }
dei-event-automa-cannot = Неможливо: { $deed }
dei-event-automa-does = { $seat } діє: { $deed }
dei-event-automa-moved =
    { $backup ->
        [1] { $seat } переміщує { $units }: { $from } → { $to } ({ $free }, резервне переміщення)
       *[other] { $seat } переміщує { $units }: { $from } → { $to } ({ $free })
    }
dei-event-automa-built =
    { $kind ->
        [Refuge] { $seat } ставить притулок: { $region }
        [Elevator] { $seat } ставить підйомник: { $region } – { $other }
       *[Bridge] { $seat } ставить міст: { $region } – { $other }
    }
dei-event-automa-collected =
    { $kind ->
        [Technology] { $seat } збирає 1 техноелемент: { $region }
       *[Energy] { $seat } збирає 1 енергокомірку: { $region }
    }
dei-event-automa-converted = { $seat } убиває збирача й ставить туди Бальтазара: { $region }, { $victim }
dei-event-automa-recruited = { $seat } розміщує 1 збирача: { $region }
dei-event-automa-fetched = Запас порожній, { $seat } бере збирача з поля: { $region }
dei-event-automa-nobody = { $seat }: збирачів немає ні в запасі, ні серед вільних юнітів
dei-event-automa-shuffled =
    { $cards ->
        [one] Колода Автоми скінчилася: зі скиду затасовано { $cards } карту
        [few] Колода Автоми скінчилася: зі скиду затасовано { $cards } карти
       *[many] Колода Автоми скінчилася: зі скиду затасовано { $cards } карт
    }
dei-event-ended = Гру завершено: підсумковий підрахунок

# Відмови: що не так і як правильно.
dei-refuse-participants =
    { $humans ->
        [one] { $humans } гравець і Автома — забагато учасників.
        [few] { $humans } гравці й Автома — забагато учасників.
       *[many] { $humans } гравців і Автома — забагато учасників.
    }
    .right = Посадіть не більше ніж 5 гравців або залиште Автому лише для партії для одного.
dei-refuse-draft = У партії для одного драфту переваг немає.
    .right = Вимкніть драфт або посадіть щонайменше 2 гравців.
dei-refuse-chrono-cult = Культ Хроно зайнятий Автомою.
    .right = Виберіть іншу фракцію або грайте без Автоми.
dei-refuse-faction-twice = Фракцію вибрано для двох місць: { $faction }.
    .right = Виберіть для кожного місця свою фракцію.
dei-refuse-not-asked = Зараз вас питають про інше.
    .right = Дайте відповідь на поставлене запитання.
dei-refuse-not-on-board = На цьому полі такої зони немає: { $region }.
    .right = Виберіть зону цього поля.
dei-refuse-sealed = На дах Собору ходу немає: { $region } — недоступна зона.
    .right = Виберіть іншу зону.
dei-refuse-not-offered = Цієї переваги в драфті немає.
    .right = Візьміть одну з тих, що лежать.
dei-refuse-colour-drafted = Перевагу цього кольору ви вже маєте.
    .right = Візьміть перевагу іншого кольору.
dei-refuse-start = Стартових збирачів у вас лише { $most }.
    .right = Розмістіть у першій зоні від 0 до { $most }; решта починає в другій.
dei-refuse-start-region = У цій зоні ніхто не починає.
    .right = Поставте лідера у двір із нейтральним притулком.
dei-refuse-gift = Цього дару серед узятих немає.
    .right = Залиште один із двох узятих.
dei-refuse-not-in-hand = Цієї карти на руках немає.
    .right = Виберіть карту з рук.
dei-refuse-bought = У цій фазі ви вже купили карту, розігравши іншу долілиць.
    .right = Розіграйте карту горілиць.
dei-refuse-empty-slot = На цьому місці карти немає, або такого ринку немає в партії.
    .right = Виберіть карту, що лежить на ринку горілиць.
dei-refuse-requirement =
    { $needed ->
        [one] Для цього місця потрібен { $needed } аванпост кольору ринку, а у вас { $cubes }.
        [few] Для цього місця потрібні { $needed } аванпости кольору ринку, а у вас { $cubes }.
       *[many] Для цього місця потрібно { $needed } аванпостів кольору ринку, а у вас { $cubes }.
    }
    .right = Здобудьте більшість біля таких аванпостів або купіть карту на ринку, вимогу якого виконано.
dei-refuse-cost = За цю карту вам нема чим заплатити, ціна: { $price }.
    .right = Виберіть карту, на яку вистачає запасу.
dei-refuse-gift-market = Дар не для цього ринку.
    .right = Купуйте там, де каже дар: на чорному ринку або на кольоровому.
dei-refuse-discount = Так знижку не поділити.
    .right = Візьміть усю знижку, але не більше, ніж карта коштує в кожному з ресурсів.
dei-refuse-no-symbol = Такого символу у вас не лишилося.
    .right = Застосуйте інший символ або завершіть.
dei-refuse-candy-card = Стимльодяник витрачають лише з картою, розіграною горілиць.
    .right = Застосуйте те, що отримано, або завершіть.
dei-refuse-candy-twice = На цій карті ви вже витратили стимльодяник.
    .right = Застосуйте символ або завершіть карту.
dei-refuse-no-candy = Стимльодяників у вас немає.
    .right = Застосуйте символ або завершіть карту.
dei-refuse-no-follow = Зараз це йти за дією не може.
    .right = Виберіть із запропонованого або більше нічого не робіть.
dei-refuse-follow-region = Це роблять у зоні попередньої дії.
    .right = Виберіть ту саму зону.
dei-refuse-within = Ці дії — лише в зоні нової споруди.
    .right = Виберіть цю зону.
dei-refuse-leader-region = Вашого лідера там немає.
    .right = Виберіть зону свого лідера.
dei-refuse-not-enlist = Призвати цим не можна.
    .right = Застосуйте призов, польовий призов, стимльодяник або те, що запропоновано.
dei-refuse-no-scrapper = Збирачів у запасі у вас немає.
    .right = Зробіть щось інше або завершіть.
dei-refuse-refuge = Притулку там немає.
    .right = Виберіть зону зі своїм або нейтральним притулком.
dei-refuse-muster = Ні вашого юніта, ні притулку там немає.
    .right = Виберіть зону зі своїм юнітом, своїм або нейтральним притулком.
dei-refuse-courtyard = Збирачі дару йдуть у двір.
    .right = Виберіть двір.
dei-refuse-not-move = Перемістити цим не можна.
    .right = Застосуйте переміщення, лазіння, стимльодяник або те, що запропоновано.
dei-refuse-nobody-moves = Ніхто не переміщується.
    .right = Назвіть хоча б одного збирача або лідера.
dei-refuse-units =
    { $scrappers ->
        [0] Ваших збирачів там немає: { $region }.
        [one] Там у вас { $scrappers } збирач: { $region }.
        [few] Там у вас { $scrappers } збирачі: { $region }.
       *[many] Там у вас { $scrappers } збирачів: { $region }.
    }
    .right = Перемістіть не більше, ніж там є.
dei-refuse-leader-elsewhere = Ваш лідер в іншій зоні.
    .right = Переміщуйте із зони лідера або без лідера.
dei-refuse-with-leader = Це переміщення — лише за участю лідера.
    .right = Візьміть із собою лідера.
dei-refuse-not-linked = Ці зони для вас не сполучені.
    .right = Ідіть у сусідній двір або своїм чи нейтральним підйомником або мостом.
dei-refuse-majority = Більшості у вас там не буде ({ $region }): показник іншої фракції — { $value }.
    .right = Збільште свій показник більшості або йдіть в іншу зону.
dei-refuse-not-collect = Зібрати цим не можна.
    .right = Застосуйте збирання, переробку, стимльодяник або те, що запропоновано.
dei-refuse-no-majority = Більшості у вас там немає.
    .right = Виберіть зону, де ви маєте більшість.
dei-refuse-no-resource = Такого ресурсу в цій зоні немає.
    .right = Виберіть ресурс, який там лежить.
dei-refuse-detector = Узяти тут техноелемент із загального запасу не можна.
    .right = Потрібні «Металошукач», двір із вашим лідером і техноелемент у загальному запасі.
dei-refuse-exchange-kind = Обмінюють лише техноелемент.
    .right = Зберіть техноелемент або обійдіться без обміну.
dei-refuse-refine = Це збирання — без обміну.
    .right = Застосуйте переробку або зберіть без обміну.
dei-refuse-no-energy = У загальному запасі немає енергокомірок.
    .right = Зберіть без обміну.
dei-refuse-not-build = Збудувати цим не можна.
    .right = Застосуйте будівництво, стимльодяник або те, що запропоновано.
dei-refuse-gift-structure = Зараз дар ставить іншу споруду.
    .right = Поставте спершу підйомник, потім міст.
dei-refuse-no-structure = Таких споруд у запасі у вас немає.
    .right = Збудуйте іншу споруду або зробіть щось інше.
dei-refuse-refuge-one = Притулок стоїть в одній зоні.
    .right = Назвіть лише її.
dei-refuse-refuge-twice = Ваш притулок там уже є.
    .right = Виберіть зону без свого притулку.
dei-refuse-elevator = Так підйомник стояти не може.
    .right = Назвіть двір, а потім сусідній із ним дах.
dei-refuse-bridge = Так міст лежати не може.
    .right = Назвіть два сусідні дахи.
dei-refuse-joined = Ці дві зони ви вже з’єднали.
    .right = Виберіть зони, яких не з’єднує ваш підйомник або міст.
dei-refuse-build-unit = Вашого юніта там немає.
    .right = Будуйте там, де є ваш юніт.
dei-refuse-not-kill = Убити цим не можна.
    .right = Застосуйте вбивство або те, що запропоновано.
dei-refuse-no-unit = Вашого юніта там немає.
    .right = Виберіть зону зі своїм юнітом.
dei-refuse-mines = Убивство замість цього дозволяють лише «Міни».
    .right = Потрібні «Міни» й ваша споруда в зоні лідера; або застосуйте вбивство.
dei-refuse-no-victim = Ця фракція не має там збирача, якого можна вбити.
    .right = Виберіть іншу фракцію, чий збирач є в зоні.
dei-refuse-copy = Цю карту скопіювати не можна.
    .right = Виберіть іншу карту, що в цьому раунді лежить у гравця горілиць.
dei-refuse-exchange =
    { $most ->
        [0] Обміняти зараз нічого не можна.
       *[other] Стільки техноелементів обміняти не можна.
    }
    .right =
        { $most ->
            [0] Зробіть щось інше або завершіть.
           *[other] Обміняйте від 1 до { $most }.
        }
dei-refuse-no-drone = Дрона, якого можна активувати, немає.
    .right = Розіграйте карту дрона або застосуйте інший символ.
dei-refuse-drone-far = Так далеко дрон не дістанеться.
    .right = Виберіть зону, до якої він дійде.
dei-refuse-cathedral-stays = Собор лишається на місці.
    .right = Активуйте його на його власному даху.
dei-refuse-drone-region = Там дрон не діє.
    .right = Виберіть зону дрона, а для Собору — зону з вівтарем або не далі від неї, ніж дозволяє бонус.
dei-refuse-drone-done = Більше дрон нічого не може.
    .right = Завершіть із дроном.
dei-refuse-scorpion-twice = Це Скорпіон уже зробив.
    .right = Виберіть іншу дію з трьох (убивство, будівництво, збирання) або завершіть із дроном.
dei-refuse-fly-from = Муха бере збирачів лише зі своєї зони.
    .right = Виберіть цю зону.
dei-refuse-fly-leader = Лідера Муха не бере.
    .right = Телепортуйте самих збирачів.
dei-refuse-fly-here = Муха вже в цій зоні.
    .right = Виберіть іншу.
dei-refuse-fly = Стількох збирачів туди Муха не візьме.
    .right = Телепортуйте до 2 збирачів у двори або лише 1 на дах.
dei-refuse-hack-none = Аванпосту цього кольору в зоні вашого лідера немає.
    .right = Виберіть аванпост, який там є, або не кладіть жетона.
dei-refuse-hacked = На цьому аванпості вже лежить жетон зламу.
    .right = Виберіть інший аванпост зони або не кладіть жетона.
dei-refuse-colour-not-in-play = Такого кольору в цій партії немає.
    .right = Виберіть один із трьох кольорів партії.
dei-refuse-unlocked = Цю перевагу вже відкрито.
    .right = Виберіть іншу або нічого не відкривайте.
dei-refuse-unlock =
    { $needed ->
        [one] Потрібен { $needed } аванпост цього кольору, а у вас { $cubes }.
        [few] Потрібні { $needed } аванпости цього кольору, а у вас { $cubes }.
       *[many] Потрібно { $needed } аванпостів цього кольору, а у вас { $cubes }.
    }
    .right = Виберіть колір, якого вистачає, або нічого не відкривайте.
dei-refuse-colour-full = Більше кубиків цього кольору тримати не можна.
    .right = Виберіть колір, де є місце для кубика.
dei-refuse-remove = Вашого збирача там немає.
    .right = Виберіть зону зі своїм збирачем.
dei-refuse-no-mission = На цьому місці місії немає.
    .right = Виберіть місію, що лежить на планшеті місій.
dei-refuse-column = Цей стовпець ви вже використали.
    .right = Виберіть місію у стовпці без вашого жетона.

# Що не так із файлом даних.
dei-data-order = Цей ряд стоїть не на своєму місці.
    .right = Дотримуйтеся порядку стандартного файлу: кожен ряд має там своє місце.
dei-data-rows = Рядів у розділі { $section }: { $found }.
    .right = Їх має бути { $wanted }: додайте або приберіть ряди.
dei-data-number = Число не годиться: { $column }.
    .right = Напишіть від { $least } до { $most }.
dei-data-amount = Число не годиться, пропущене або цьому ефекту не потрібне.
    .right = Пишіть від 1 до 9 там, де число для цього ефекту є в стандартному файлі, а в інших місцях не пишіть нічого.
dei-data-district = У цьому районі забагато техноелементів або енергокомірок.
    .right = Пишіть не більше ніж 9 для кожного кута й для даху.
dei-data-refuge = Нейтральні притулки не на своїх місцях.
    .right = Районам 1 і 2 вкажіть у refuge кут, решті не вказуйте нічого.
dei-data-board = Такого поля бути не може.
    .right = Напишіть від 1 до 4 рядів, від 1 до 6 стовпців, районів не більше, ніж у файлі, і від 3 до 7 аванпостів кожного кольору, щоб районів вистачило на всі три кольори.
dei-data-bridges = Нейтральний міст не з’єднує два сусідні дахи цього поля.
    .right = Напишіть ряд і стовпець двох дахів поруч один з одним, рахуючи від 0.
dei-data-tokens = Жетонів для цієї кількості учасників не вистачає, або їх забагато.
    .right = Напишіть щонайменше { $technology } для technology і { $energy } для energy: стільки зображено на районах і стільки потрібно кожному на початку. Кожного виду — не більше ніж 99.
dei-data-faction = Ця фракція не може мати такої навички або такого дрона.
    .right = Дайте кожній фракції навичку й дрона, яких не має інша; hack і scorpion лишаються у Зламників, conversion і cathedral — у Культу Хроно.
dei-data-column = Стовпець пропущено, або він не належить до цього розділу: { $column }.
    .right = Пишіть стовпці, які мають ряди цього розділу в стандартному файлі.
dei-data-leader = Цих дій на такій карті бути не може.
    .right = Пишіть leader на картах спорядження, а symbols — на всіх інших.
dei-data-card = Одне з чисел на цій карті завелике.
    .right = Пишіть не більше ніж 9 кожного символу, кожного виду в gain, а також для exchange, bonus, вартості й припасів.
dei-data-copy = На цій карті не може бути копіювання.
    .right = Пишіть не більше ніж одне copy і лише на карті без exchange і без дрона.
dei-data-eighth = Цей дрон — не тієї фракції.
    .right = Напишіть дрона, якого вказано у фракції в factions.
dei-data-gear = Цей ефект спорядження вже є на іншій карті.
    .right = Напишіть кожен ефект спорядження на одній карті.
dei-data-gear-market = Карти ринку спорядження пишуть не тут.
    .right = Впишіть їх у gear_cards, а тут виберіть tactical, logistic, mechanical або black.
dei-data-drone-card = На цьому ринку цей дрон не може мати карти.
    .right = Дайте кожному дрону по одній карті на ринках tactical, logistic і mechanical.
dei-data-market = Карт ринку у файлі: { $found } ({ $market }).
    .right = Напишіть щонайменше 3: стільки лежить горілиць.
dei-data-cards = Карт дій у файлі: { $found }.
    .right = Їх може бути { $most }, рахуючи карти фракцій і дронів.
dei-data-twice = Дві карти дій мають одне позначення: { $card }.
    .right = Дайте кожній карті своє позначення.
dei-data-colour = Переваг цього кольору більше ніж шість.
    .right = Напишіть по шість кожного кольору.
dei-data-gain = Ця перевага дає забагато.
    .right = Пишіть не більше ніж 9 кожного виду.
dei-data-mission = Одне з чисел цієї місії не годиться.
    .right = Пишіть не більше ніж 9 для pays і late та від 1 до 9 для per і late_per.
dei-data-missions = Із такими місіями грати не можна.
    .right = Потрібно щонайменше 8 місій, які не позначено як new, і разом не більше ніж 32.
dei-data-recruit = Нижня дія цієї карти може виявитися неможливою.
    .right = Останньою напишіть recruit_leader, recruit_refuge або recruit_drone.
dei-data-automa = Зі стількома картами Автома грати не може.
    .right = Напишіть від 7 до 64.
dei-data-level = Стільки дій Автома виконати не може.
    .right = Напишіть від 1 до 6 для кожного раунду.

# Що рахує лабораторія.
feature-dei-faction = Вибрані фракції
feature-dei-card = Куплені карти
feature-dei-advantage = Відкриті переваги
feature-dei-mission = Виконані місії
feature-dei-gift = Залишені дари
feature-dei-outposts = Аванпости наприкінці раунду

# Для чого фаза, одним рядком.
dei-purpose =
    { $moment ->
        [draft] Візьміть одну із запропонованих переваг; пізніше її можна відкрити за допомогою аванпостів
        [clean_up] Ринки й карти на руках готуються до наступного раунду
        [over] Гру закінчено
       *[other] Зіграйте дві карти по черзі: у відкриту заради ефектів або в закриту заради купівлі
    }
