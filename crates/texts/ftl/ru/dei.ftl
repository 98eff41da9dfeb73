# D.E.I.: Разделяй и властвуй. Обозначения карт, преимуществ и миссий (T-1, AT-1, MI-1) одинаковы во всех языках, как и
# обозначения зон: C23 — двор в ряду 2 и столбце 3, R23 — крыша.

dei-faction-ravagers = Разорители
dei-faction-refuge-42 = Убежище 42
dei-faction-auxilia = Ауксилия
dei-faction-farm-z = Ферма Z
dei-faction-hackers = Взломщики
dei-faction-chrono-cult = Культ Хроно

dei-skill-keen-eye = Зоркий глаз
dei-skill-strength-in-numbers = Сила в числе
dei-skill-swift = Стремительность
dei-skill-hulk = Громила
dei-skill-hack = Взлом
dei-skill-conversion = Обращение в веру

dei-drone-cathedral = Собор
dei-drone-masamune = Масамуне
dei-drone-simon = Саймон
dei-drone-fly = Муха
dei-drone-draco = Драко
dei-drone-scorpion = Скорпион

dei-colour-tactical = тактический
dei-colour-logistic = логистический
dei-colour-mechanical = механический
dei-colour-gear = снаряжение

dei-outpost-tactical = тактический аванпост
dei-outpost-logistic = логистический аванпост
dei-outpost-mechanical = механический аванпост
dei-outpost-gear = аванпост снаряжения

dei-market-tactical = тактический рынок
dei-market-logistic = логистический рынок
dei-market-mechanical = механический рынок
dei-market-gear = рынок снаряжения
dei-market-black = чёрный рынок

dei-technology = техноэлемент
dei-energy = энергоячейка

dei-structure-refuge = убежище
dei-structure-elevator = подъёмник
dei-structure-bridge = мост

# Чем совершают действие.
dei-by-enlist = призыв
dei-by-move = перемещение
dei-by-collect = сбор
dei-by-build = строительство
dei-by-climb = лазание
dei-by-muster = полевой призыв
dei-by-refine = переработка
dei-by-kill = убийство
dei-by-copy = копирование
dei-by-leader-enlist = призыв в зоне лидера
dei-by-leader-move = перемещение с участием лидера
dei-by-leader-collect = сбор в зоне лидера
dei-by-leader-build = строительство в зоне лидера
dei-by-leader-kill = убийство в зоне лидера
dei-by-candy = стимледенец
dei-by-drone = дрон
dei-by-gift = дар
dei-by-keen-eye = Зоркий глаз
dei-by-pack-train = Вьючный обоз
dei-by-strength-in-numbers = Сила в числе
dei-by-recruiting-post = Призывной пункт
dei-by-ambush = Засада
dei-by-conversion = Обращение в веру

dei-card-t-1 = Форсированный марш
dei-card-t-2 = Отряд с крюками
dei-card-t-3 = Налёт
dei-card-t-4 = Ночная атака
dei-card-t-5 = Летучий отряд
dei-card-t-6 = Патруль на крышах
dei-card-t-7 = Ударная группа
dei-card-t-8 = Полевой устав
dei-card-l-1 = Мобилизация
dei-card-l-2 = Передовой лагерь
dei-card-l-3 = Подкрепление
dei-card-l-4 = Носильщики
dei-card-l-5 = Столовая
dei-card-l-6 = Караван
dei-card-l-7 = Всеобщее ополчение
dei-card-l-8 = Реквизиция
dei-card-m-1 = Рабочая бригада
dei-card-m-2 = Перегонный куб
dei-card-m-3 = Кран
dei-card-m-4 = Строительные леса
dei-card-m-5 = Динамо-машина
dei-card-m-6 = Разборочная установка
dei-card-m-7 = Сборочный цех
dei-card-m-8 = Схемы
dei-card-k-1 = Наёмные работники
dei-card-k-2 = Контрабандисты
dei-card-k-3 = Старьёвщики
dei-card-k-4 = Мастера на все руки
dei-card-k-5 = Сладкая сделка
dei-card-k-6 = Головорезы
dei-card-k-7 = Верхолазы
dei-card-k-8 = Вербовщики
dei-card-k-9 = Скупщик краденого
dei-card-k-10 = Ростовщик
dei-card-k-11 = Осведомитель
dei-card-k-12 = Контрабанда

dei-gear-vending-machine = Торговый автомат
dei-gear-banner = Знамя
dei-gear-metal-detector = Металлоискатель
dei-gear-plasma-claws = Плазменные когти
dei-gear-accumulator = Аккумулятор
dei-gear-mines = Мины
dei-gear-power-unit = Энергоблок
dei-gear-shortwave-radio = Коротковолновое радио

dei-advantage-night-march = Ночной марш
dei-advantage-high-ground = Господствующая высота
dei-advantage-ambush = Засада
dei-advantage-veterans = Ветераны
dei-advantage-infiltration = Проникновение
dei-advantage-sweet-reward = Сладкая награда
dei-advantage-recruiting-post = Призывной пункт
dei-advantage-field-kitchen = Полевая кухня
dei-advantage-pack-train = Вьючный обоз
dei-advantage-quartermaster = Квартирмейстер
dei-advantage-depot = Склад
dei-advantage-ledger = Учётная книга
dei-advantage-salvage-crew = Разборщики
dei-advantage-small-refinery = Перерабатывающий цех
dei-advantage-remote-control = Дистанционное управление
dei-advantage-prefabs = Сборные конструкции
dei-advantage-common-ways = Общие пути
dei-advantage-blueprints = Чертежи
dei-advantage-goods-at-hand = Доступные товары
dei-advantage-natural-gift = Природный дар
dei-advantage-we-need-you = Ты нужен нам!
dei-advantage-watchtowers = Дозорные вышки
dei-advantage-bridge-crane = Мостовой кран
dei-advantage-opportunist = Оппортунист

# Части предложений.
dei-courtyard = двор C{ $row }{ $column }
dei-roof = крыша R{ $row }{ $column }
dei-nothing = 0
dei-titled = { $title }
dei-faction-card = { $faction }, карта { $number }
dei-drone-card = { $drone } +{ $bonus }
dei-card = { $name } ({ $does })
dei-skill = { $name } ({ $does })
dei-advantage = { $name } ({ $does })
dei-gift = № { $number }: { $does } (требование: { $demands })
dei-mission = { $counts } — { $pays }, с запозданием { $late }
dei-pays =
    { $per ->
        [1] { $pays ->
            [one] по { $pays } припасу
            [few] по { $pays } припаса
           *[many] по { $pays } припасов
        }
       *[other] { $pays ->
            [one] { $pays } припас за каждые { $per }
            [few] { $pays } припаса за каждые { $per }
           *[many] { $pays } припасов за каждые { $per }
        }
    }
dei-outposts-held =
    { $cubes ->
        [one] Раунд { $round }: { $cubes } аванпост
        [few] Раунд { $round }: { $cubes } аванпоста
       *[many] Раунд { $round }: { $cubes } аванпостов
    }
dei-times =
    { $n ->
        [1] { $what }
       *[other] { $what } ×{ $n }
    }
dei-units =
    { $leader ->
        [1] { $scrappers ->
            [0] лидера
            [one] { $scrappers } сборщика и лидера
           *[other] { $scrappers } сборщиков и лидера
        }
       *[other] { $scrappers ->
            [one] { $scrappers } сборщика
           *[other] { $scrappers } сборщиков
        }
    }
dei-some-technology =
    { $n ->
        [one] { $n } техноэлемент
        [few] { $n } техноэлемента
       *[many] { $n } техноэлементов
    }
dei-some-energy =
    { $n ->
        [one] { $n } энергоячейка
        [few] { $n } энергоячейки
       *[many] { $n } энергоячеек
    }

# Что на карте.
dei-does-drone =
    { $bonus ->
        [0] активация дрона: { $drone }
       *[other] активация дрона: { $drone } с бонусом +{ $bonus }
    }
dei-does-exchange =
    { $n ->
        [one] обмен до { $n } техноэлемента на энергоячейки
       *[other] обмен до { $n } техноэлементов на энергоячейки
    }
dei-does-technology =
    { $n ->
        [one] +{ $n } техноэлемент
        [few] +{ $n } техноэлемента
       *[many] +{ $n } техноэлементов
    }
dei-does-energy =
    { $n ->
        [one] +{ $n } энергоячейка
        [few] +{ $n } энергоячейки
       *[many] +{ $n } энергоячеек
    }
dei-does-candies =
    { $n ->
        [one] +{ $n } стимледенец
        [few] +{ $n } стимледенца
       *[many] +{ $n } стимледенцев
    }
dei-does-supplies =
    { $n ->
        [one] +{ $n } припас
        [few] +{ $n } припаса
       *[many] +{ $n } припасов
    }
dei-does-gear-vending-machine =
    { $n ->
        [one] в этом раунде за стимледенец, потраченный с участием лидера или в зоне лидера, вы получаете { $n } стимледенец
        [few] в этом раунде за стимледенец, потраченный с участием лидера или в зоне лидера, вы получаете { $n } стимледенца
       *[many] в этом раунде за стимледенец, потраченный с участием лидера или в зоне лидера, вы получаете { $n } стимледенцев
    }
dei-does-gear-banner = в этом раунде +{ $n } к показателю большинства в зоне лидера
dei-does-gear-metal-detector = в этом раунде при сборе во дворе с лидером можно взять 1 техноэлемент из общего запаса, а не с поля
dei-does-gear-plasma-claws = в этом раунде перемещение с участием лидера может считаться лазанием
dei-does-gear-accumulator = в этом раунде сбор в зоне лидера может считаться переработкой
dei-does-gear-mines = в этом раунде, если в зоне лидера стоит ваше сооружение, там можно совершить убийство вместо строительства
dei-does-gear-power-unit =
    { $n ->
        [one] в этом раунде за сбор в зоне лидера — { $n } припас
        [few] в этом раунде за сбор в зоне лидера — { $n } припаса
       *[many] в этом раунде за сбор в зоне лидера — { $n } припасов
    }
dei-does-gear-shortwave-radio = в этом раунде призыв в зоне лидера может считаться полевым призывом

# Что даёт навык лидера.
dei-does-skill-keen-eye = один раз за фазу сбор в зоне лидера приносит ещё один ресурс любого вида
dei-does-skill-strength-in-numbers = один раз за фазу призыв в зоне лидера ставит там ещё одного сборщика
dei-does-skill-swift = один раз за фазу перемещение с участием лидера может идти по двум связям
dei-does-skill-hulk = показатель большинства лидера — { $n }
dei-does-skill-hack = в конце каждой своей фазы действий можно положить жетон взлома на аванпост в зоне лидера
dei-does-skill-conversion = один раз за фазу после перемещения с участием лидера можно совершить убийство в его зоне и разместить там своего сборщика

# Что даёт открытое преимущество.
dei-does-advantage-night-march = один раз за фазу ваше перемещение может считаться лазанием
dei-does-advantage-high-ground = +{ $n } к показателю большинства на каждой крыше с вашим юнитом
dei-does-advantage-ambush = один раз за фазу, переместившись в зону с чужим сборщиком, можно совершить там убийство
dei-does-advantage-veterans = +{ $n } к показателю большинства вашего лидера
dei-does-advantage-infiltration = можно перемещаться и туда, где вы лишь сравняетесь с наибольшим показателем большинства
dei-does-advantage-sweet-reward =
    { $candies ->
        [one] при открытии: { $candies } стимледенец
        [few] при открытии: { $candies } стимледенца
       *[many] при открытии: { $candies } стимледенцев
    }
dei-does-advantage-recruiting-post = один раз за фазу призыв ставит в зону ещё одного сборщика
dei-does-advantage-field-kitchen = один раз за фазу призыв может считаться полевым призывом
dei-does-advantage-pack-train = один раз за фазу сбор приносит второй ресурс любого вида из той же зоны
dei-does-advantage-quartermaster =
    { $n ->
        [one] ваши покупки стоят на { $n } техноэлемент меньше
        [few] ваши покупки стоят на { $n } техноэлемента меньше
       *[many] ваши покупки стоят на { $n } техноэлементов меньше
    }
dei-does-advantage-depot = при открытии: { $technology ->
        [one] { $technology } техноэлемент
        [few] { $technology } техноэлемента
       *[many] { $technology } техноэлементов
    } и { $energy ->
        [one] { $energy } энергоячейка
        [few] { $energy } энергоячейки
       *[many] { $energy } энергоячеек
    }
dei-does-advantage-ledger =
    { $n ->
        [1] в конце игры 1 припас за каждый техноэлемент
        [few] в конце игры 1 припас за каждые { $n } техноэлемента
       *[many] в конце игры 1 припас за каждые { $n } техноэлементов
    }
dei-does-advantage-salvage-crew =
    { $n ->
        [one] за каждое строительство — { $n } техноэлемент
        [few] за каждое строительство — { $n } техноэлемента
       *[many] за каждое строительство — { $n } техноэлементов
    }
dei-does-advantage-small-refinery = один раз за фазу сбор может считаться переработкой
dei-does-advantage-remote-control = +{ $n } к бонусу ваших карт дронов
dei-does-advantage-prefabs = можно строить и в зоне, соседней с той, где есть ваш юнит
dei-does-advantage-common-ways = можно пользоваться подъёмниками и мостами других фракций
dei-does-advantage-blueprints =
    { $n ->
        [one] при открытии: { $n } припас за каждое ваше сооружение на поле
        [few] при открытии: { $n } припаса за каждое ваше сооружение на поле
       *[many] при открытии: { $n } припасов за каждое ваше сооружение на поле
    }
dei-does-advantage-goods-at-hand = цветные рынки не требуют от вас аванпостов
dei-does-advantage-natural-gift = преимущества можно открывать в конце любой своей фазы действий
dei-does-advantage-we-need-you =
    { $n ->
        [1] построив убежище, можно совершить призыв в его зоне
       *[other] построив убежище, можно совершить до { $n } призывов в его зоне
    }
dei-does-advantage-watchtowers =
    { $n ->
        [1] построив подъёмник, можно совершить призыв в его зоне, даже без убежища
       *[other] построив подъёмник, можно совершить до { $n } призывов в его зоне, даже без убежища
    }
dei-does-advantage-bridge-crane =
    { $n ->
        [1] построив мост, можно совершить сбор в его зоне
       *[other] построив мост, можно совершить до { $n } сборов в его зоне
    }
dei-does-advantage-opportunist =
    { $n ->
        [one] при открытии: { $n } припас за каждый аванпост, который вы контролируете
        [few] при открытии: { $n } припаса за каждый аванпост, который вы контролируете
       *[many] при открытии: { $n } припасов за каждый аванпост, который вы контролируете
    }

# За что платит миссия.
dei-count-tactical-outposts = Тактические аванпосты (тактические аванпосты, которые вы контролируете)
dei-count-logistic-outposts = Логистические аванпосты (логистические аванпосты, которые вы контролируете)
dei-count-mechanical-outposts = Механические аванпосты (механические аванпосты, которые вы контролируете)
dei-count-roof-outposts = Высотные посты (аванпосты на крышах, которые вы контролируете)
dei-count-courtyard-supremacy = Улицы (дворы, где вы обладаете превосходством)
dei-count-roof-units = Бегущие по крышам (крыши, где есть ваш юнит)
dei-count-refuges = Кров над головой (ваши убежища на поле)
dei-count-ways = Пути (ваши подъёмники и мосты на поле)
dei-count-technology = Старые технологии (техноэлементы в вашем запасе)
dei-count-energy = Энергия (энергоячейки в вашем запасе)
dei-count-advantages = Выучка (открытые преимущества)
dei-count-bin = Утилизация (карты действий в вашей корзине)
dei-count-roof-supremacy = Контроль над крышами (крыши, где вы обладаете превосходством)
dei-count-logistic-cards = Развитие логистического рынка (ваши логистические карты)
dei-count-tactical-cards = Развитие тактического рынка (ваши тактические карты)
dei-count-mechanical-cards = Развитие механического рынка (ваши механические карты)

# Что даёт дар и чего он требует в конце фазы действий 3.
dei-boon-move =
    { $n ->
        [1] совершите перемещение
       *[other] совершите до { $n } перемещений
    }
dei-boon-enlist =
    { $n ->
        [1] совершите призыв
       *[other] совершите до { $n } призывов
    }
dei-boon-energy =
    { $n ->
        [one] получите { $n } энергоячейку
        [few] получите { $n } энергоячейки
       *[many] получите { $n } энергоячеек
    }
dei-boon-technology =
    { $n ->
        [one] получите { $n } техноэлемент
        [few] получите { $n } техноэлемента
       *[many] получите { $n } техноэлементов
    }
dei-boon-buy-black =
    { $n ->
        [one] купите карту чёрного рынка на { $n } ресурс дешевле
        [few] купите карту чёрного рынка на { $n } ресурса дешевле
       *[many] купите карту чёрного рынка на { $n } ресурсов дешевле
    }
dei-boon-buy-coloured =
    { $n ->
        [one] купите карту цветного рынка на { $n } ресурс дешевле
        [few] купите карту цветного рынка на { $n } ресурса дешевле
       *[many] купите карту цветного рынка на { $n } ресурсов дешевле
    }
dei-boon-deploy =
    { $n ->
        [one] разместите { $n } сборщика в любом дворе
       *[other] разместите { $n } сборщиков в одном любом дворе
    }
dei-boon-build = поставьте подъёмник и мост где угодно, даже без своих юнитов
dei-demand-outposts =
    { $n ->
        [one] контролировать { $n } аванпост
        [few] контролировать { $n } аванпоста
       *[many] контролировать { $n } аванпостов
    }
dei-demand-technology =
    { $n ->
        [one] { $n } техноэлемент в запасе
        [few] { $n } техноэлемента в запасе
       *[many] { $n } техноэлементов в запасе
    }
dei-demand-energy =
    { $n ->
        [one] { $n } энергоячейка в запасе
        [few] { $n } энергоячейки в запасе
       *[many] { $n } энергоячеек в запасе
    }
dei-demand-colours =
    { $n ->
        [one] контролировать хотя бы один аванпост
       *[other] контролировать аванпосты { $n } разных цветов
    }
dei-demand-cathedral = обладать большинством в соборных дворах
dei-demand-bought =
    { $n ->
        [one] взять в этом раунде { $n } карту с цветного рынка
        [few] взять в этом раунде { $n } карты с одного цветного рынка
       *[many] взять в этом раунде { $n } карт с одного цветного рынка
    }
dei-demand-one-colour =
    { $n ->
        [one] контролировать { $n } аванпост
        [few] контролировать { $n } аванпоста одного цвета
       *[many] контролировать { $n } аванпостов одного цвета
    }
dei-demand-roofs =
    { $n ->
        [one] контролировать { $n } аванпост на крыше
        [few] контролировать { $n } аванпоста на крышах
       *[many] контролировать { $n } аванпостов на крышах
    }

# Что пробует Автома.
dei-deed-buy-tactical = покупка (тактический рынок)
dei-deed-buy-logistic = покупка (логистический рынок)
dei-deed-buy-mechanical = покупка (механический рынок)
dei-deed-buy-need = покупка (потребность)
dei-deed-collect-technology = сбор (техноэлемент)
dei-deed-collect-energy = сбор (энергоячейка)
dei-deed-move-tactical = перемещение (тактический аванпост)
dei-deed-move-logistic = перемещение (логистический аванпост)
dei-deed-move-mechanical = перемещение (механический аванпост)
dei-deed-move-need = перемещение (потребность)
dei-deed-move-technology = перемещение (техноэлемент)
dei-deed-move-energy = перемещение (энергоячейка)
dei-deed-recruit-leader = вербовка (лидер)
dei-deed-recruit-refuge = вербовка (убежище)
dei-deed-recruit-drone = вербовка (дрон)
dei-free-majority = свободны по большинству
dei-free-minority = свободны по меньшинству

# За что припасы и откуда жетоны.
dei-why-card = за карту
dei-why-power-unit = за «Энергоблок»
dei-why-draco = за Драко
dei-why-hack = за жетон взлома
dei-why-unlocked = за преимущество
dei-why-technology = за техноэлементы
dei-why-energy = за энергоячейки
dei-why-cards = за карты
dei-why-outposts = за аванпосты
dei-why-advantages = за открытые преимущества
dei-why-gifts = за дары в корзине
dei-why-automa-technology = за техноэлементы
dei-why-automa-energy = за энергоячейки
dei-why-automa-cards = за карты
dei-why-buy = за потребность этого рынка
dei-why-missing = за сооружение, которого нет в запасе
dei-source-card = карта
dei-source-unlocked = преимущество
dei-source-draco = Драко
dei-source-gift = дар
dei-source-salvage-crew = Разборщики
dei-source-vending-machine = Торговый автомат

# Что спрашивают.
dei-ask-draft = Возьмите преимущество
dei-ask-start =
    { $scrappers ->
        [one] Разместите лидера и { $scrappers } сборщика: { $first } или { $second }
       *[other] Разместите лидера и { $scrappers } сборщиков: { $first } и { $second }
    }
dei-ask-start-leader = Где начинает лидер?
dei-ask-gift = Какой дар оставить?
dei-ask-card = Фаза действий { $phase }: разыграйте карту, в открытую или взакрытую
dei-ask-purchase = Какую карту купить?
dei-ask-give = Какую карту отдать?
dei-ask-discount = На сколько техноэлементов дешевле? Остальная скидка — на энергоячейки
dei-ask-symbols = Примените символ карты ({ $card }): { $left }
dei-ask-candy = Потратить стимледенец? Символов карты ({ $card }) не осталось
dei-ask-offer = Примените то, что получено: { $left }
dei-ask-drone =
    { $drone ->
        [Masamune] { $left ->
            [one] Масамуне: соберите { $left } ресурс
           *[other] Масамуне: соберите до { $left } ресурсов
        }
        [Simon] { $left ->
            [one] Саймон: призовите { $left } сборщика
           *[other] Саймон: призовите до { $left } сборщиков
        }
        [Fly] { $left ->
            [one] Муха: телепортируйте { $left } сборщика
           *[other] Муха: телепортируйте до { $left } сборщиков во дворы или 1 на крышу
        }
        [Draco] Драко: убейте по сборщику каждой чужой фракции
        [Scorpion] { $left ->
            [one] Скорпион: ещё { $left } действие из трёх: убийство, строительство, сбор
           *[other] Скорпион: до { $left } разных действий из трёх: убийство, строительство, сбор
        }
       *[Cathedral] { $left ->
            [one] Собор: разместите { $left } сборщика
           *[other] Собор: разместите до { $left } сборщиков
        }
    }
dei-ask-follow = Что следует за действием ({ $region })?
dei-ask-gift-scrappers = В каком дворе разместить сборщиков дара?
dei-ask-gift-structure =
    { $kind ->
        [Elevator] Где поставить подъёмник дара?
        [Bridge] Где поставить мост дара?
       *[Refuge] Где поставить убежище дара?
    }
dei-ask-hack = Положить жетон взлома?
dei-ask-unlock = Какое преимущество открыть?
dei-ask-remove =
    { $left ->
        [one] За Собор нужно убрать { $left } сборщика: откуда?
       *[other] За Собор нужно убрать { $left } сборщиков: откуда следующего?
    }
dei-ask-mission = Выберите миссию
dei-ask-mission-hackers = Выберите столбец: вы выполняете обе его миссии и отмечаете одну из них
dei-ask-colour = Как считать кубик Собора?
dei-ask-from = Откуда?
dei-ask-to = Куда?
dei-ask-scrappers = Сколько сборщиков переместить?
dei-ask-leader = Идёт ли лидер?
dei-ask-kind = Какой ресурс?
dei-ask-exchange = Обменять его на энергоячейку?
dei-ask-supply = Взять из общего запаса?
dei-ask-where = В какой зоне?
dei-ask-other = Куда оно ведёт?
dei-ask-victim = Чей сборщик?
dei-ask-by = Что для этого применить?

# Что можно выбрать.
dei-fact-by = Применить: { $by }
dei-fact-start = Сборщики: { $first } — { $scrappers }, { $second } — { $others }
dei-fact-start-leader = Лидер: { $region }
dei-action-start = Сборщики: { $first } — { $scrappers }, { $second } — { $others }; лидер: { $leader }
dei-fact-play = Разыграть в открытую: { $card }
dei-fact-down = Разыграть взакрытую и купить карту: { $card }
dei-fact-market = Купить здесь: { $market }
dei-fact-slot =
    { $slot ->
        [1] Левое место: { $card }, цена: { $price }
        [2] Среднее место: { $card }, цена: { $price }
       *[other] Правое место: { $card }, цена: { $price }
    }
dei-fact-slot-number =
    { $slot ->
        [1] Левое место
        [2] Среднее место
       *[other] Правое место
    }
dei-fact-give = Отдать: { $card }
dei-fact-discount =
    { $technology ->
        [one] На { $technology } техноэлемент меньше
        [few] На { $technology } техноэлемента меньше
       *[many] На { $technology } техноэлементов меньше
    }
dei-action-play-down = Купить: { $card }, цена: { $price }; взакрытую: { $given }
dei-action-buy = Купить: { $card }, цена: { $price }; отдать: { $given }
dei-fact-enlist = Призвать: { $region }
dei-fact-deploy = Разместить: { $region }
dei-action-enlist =
    { $how ->
        [Enlist] Призвать { $units }: { $region }
        [LeaderEnlist] Призвать { $units }: { $region } ({ $by })
        [Candy] Призвать { $units }: { $region } ({ $by })
        [Muster] Призвать { $units }: { $region } ({ $by })
       *[other] Разместить { $units }: { $region } ({ $by })
    }
dei-fact-from = Переместить отсюда: { $region }
dei-fact-to = Сюда: { $region }
dei-fact-scrappers =
    { $scrappers ->
        [0] Без сборщиков
        [one] { $scrappers } сборщик
        [few] { $scrappers } сборщика
       *[many] { $scrappers } сборщиков
    }
dei-fact-with-leader = С лидером
dei-action-move =
    { $how ->
        [Move] Переместить { $units }: { $from } → { $to }
       *[other] Переместить { $units }: { $from } → { $to } ({ $by })
    }
dei-fact-collect = Собрать: { $region } ({ $there })
dei-fact-exchange-it = Обменять на энергоячейку
dei-fact-from-supply = Из общего запаса
dei-action-collect =
    Собрать { $kind ->
        [Technology] техноэлемент
       *[Energy] энергоячейку
    }: { $region }{ $supply ->
        [1] { "" }, из общего запаса
       *[other] { "" }
    }{ $exchange ->
        [1] { "" }, с обменом на энергоячейку
       *[other] { "" }
    }{ $how ->
        [Collect] { "" }
       *[other] { " " }({ $by })
    }
dei-fact-build =
    { $kind ->
        [Refuge] Построить убежище
        [Elevator] Построить подъёмник
       *[Bridge] Построить мост
    }
dei-fact-build-in = Здесь: { $region }
dei-fact-build-to = Ведёт сюда: { $region }
dei-action-build =
    { $kind ->
        [Refuge] Построить убежище: { $region }
        [Elevator] Построить подъёмник: { $region } – { $other }
       *[Bridge] Построить мост: { $region } – { $other }
    }{ $how ->
        [Build] { "" }
       *[other] { " " }({ $by })
    }
dei-fact-kill = Убить сборщика: { $region }
dei-fact-victim = Чей: { $seat } ({ $faction })
dei-action-kill =
    { $how ->
        [Kill] Убить сборщика: { $region }, { $victim }
       *[other] Убить сборщика: { $region }, { $victim } ({ $by })
    }
dei-fact-copy = Скопировать: { $card }
dei-fact-exchange = Обменять техноэлементы на энергоячейки: { $count }
dei-fact-drone = Активировать дрона: { $drone }, { $region }
dei-action-stop-card = Закончить карту
dei-action-stop = Закончить
dei-action-stop-drone = Закончить с дроном
dei-action-no-follow = Больше ничего
dei-fact-hack = Жетон взлома на { $outpost }
dei-action-hack-none = Без жетона взлома
dei-fact-unlock = Открыть ({ $colour }): { $advantage }
dei-action-unlock-none = Больше ничего не открывать
dei-fact-remove = Убрать сборщика: { $region }
dei-fact-mission =
    { $supplies ->
        [one] Столбец { $column }, { $supplies } припас: { $mission }
        [few] Столбец { $column }, { $supplies } припаса: { $mission }
       *[many] Столбец { $column }, { $supplies } припасов: { $mission }
    }
dei-fact-cube = Как { $outpost }

# Что произошло.
dei-event-faction =
    { $automa ->
        [1] { $seat } играет компонентами фракции: { $faction }
       *[other] { $seat } берёт фракцию: { $faction }, навык лидера — { $skill }
    }
dei-event-board = Поле из районов: рядов { $rows }, столбцов { $columns }
dei-event-drone-placed = { $drone } начинает здесь: { $region }
dei-event-market-replaced = Рынок снаряжения заменяет { $colour } рынок
dei-event-outpost-laid = На поле { $outpost }: { $region }
dei-event-card-revealed =
    { $slot ->
        [1] Открыта карта ({ $market }, левое место): { $text }
        [2] Открыта карта ({ $market }, среднее место): { $text }
       *[other] Открыта карта ({ $market }, правое место): { $text }
    }
dei-event-needs = Цвета потребностей Автомы, начиная с наибольшего бонуса: { $first }, { $second }, { $third }
dei-event-mission-laid = Миссия в столбце { $column }: { $text }
dei-event-automa-refuge = { $seat } ставит убежище там, где { $outpost }: { $region }
dei-event-priority = Порядок инициативы: { $order }
dei-event-advantage-dealt = { $seat } получает преимущество: { $text }
dei-event-advantage-offered = Преимущество в драфте: { $text }
dei-event-advantage-drafted = { $seat } берёт преимущество: { $text }
dei-event-round = Начинается раунд { $round }
dei-event-phase = Фаза действий { $phase }: { $seat }
dei-event-gifts-drawn = { $seat } берёт два дара. { $text }. { $text_other }
dei-event-gift-kept = { $seat } оставляет дар { $text }
dei-event-started = { $seat } размещает { $units }: { $region }
dei-event-card-played = { $seat } разыгрывает карту: { $text }
dei-event-card-bought =
    { $how ->
        [Gift] { $seat } покупает карту по дару ({ $market }, цена: { $price }): { $text }
       *[other] { $seat } покупает карту ({ $market }, цена: { $price }): { $text }
    }
dei-event-card-given =
    { $how ->
        [Gift] { $seat } отдаёт карту в корзину: { $text }
       *[other] { $seat } разыгрывает карту взакрытую: { $text }
    }
dei-event-copied = { $seat } копирует карту: { $text }
dei-event-gained = { $seat }: { $what } ({ $from })
dei-event-exchanged = { $seat } обменивает техноэлементы на энергоячейки: { $count }
dei-event-candy-spent = { $seat } тратит стимледенец
dei-event-enlisted =
    { $how ->
        [Enlist] { $seat } призывает { $units }: { $region }
        [LeaderEnlist] { $seat } призывает { $units }: { $region }
        [Candy] { $seat } призывает { $units }: { $region }
        [Muster] { $seat } призывает { $units }: { $region } ({ $by })
       *[other] { $seat } размещает { $units }: { $region } ({ $by })
    }
dei-event-moved =
    { $how ->
        [Climb] { $seat } перемещает { $units }: { $from } → { $to } ({ $by })
        [Drone] { $seat } телепортирует { $units }: { $from } → { $to }
       *[other] { $seat } перемещает { $units }: { $from } → { $to }
    }
dei-event-collected =
    { $seat } собирает { $kind ->
        [Technology] 1 техноэлемент
       *[Energy] 1 энергоячейку
    }: { $region }{ $supply ->
        [1] { "" }, из общего запаса
       *[other] { "" }
    }{ $exchange ->
        [1] { "" }, с обменом на 1 энергоячейку
       *[other] { "" }
    }{ $how ->
        [KeenEye] { " " }({ $by })
        [PackTrain] { " " }({ $by })
        [Drone] { " " }({ $by })
       *[other] { "" }
    }
dei-event-built =
    { $kind ->
        [Refuge] { $seat } строит убежище: { $region }
        [Elevator] { $seat } строит подъёмник: { $region } – { $other }
       *[Bridge] { $seat } строит мост: { $region } – { $other }
    }
dei-event-killed =
    { $how ->
        [Kill] { $seat } убивает сборщика: { $region }, { $victim }
        [LeaderKill] { $seat } убивает сборщика: { $region }, { $victim }
        [Build] { $seat } убивает сборщика: { $region }, { $victim } ({ dei-gear-mines })
        [LeaderBuild] { $seat } убивает сборщика: { $region }, { $victim } ({ dei-gear-mines })
        [Candy] { $seat } убивает сборщика: { $region }, { $victim } ({ dei-gear-mines })
       *[other] { $seat } убивает сборщика: { $region }, { $victim } ({ $by })
    }
dei-event-drone-moved = { $seat } активирует дрона: { $drone }, { $region }
dei-event-cube-taken = { $seat } берёт под контроль { $outpost }: { $region }
dei-event-cube-returned = { $seat } теряет { $outpost }: { $region }
dei-event-cathedral-taken = { $seat } берёт кубик Собора как { $outpost }
dei-event-cathedral-returned = { $seat } теряет кубик Собора
dei-event-hacked = { $seat } кладёт жетон взлома на { $outpost }: { $region }
dei-event-unlocked = { $seat } открывает преимущество: { $text }
dei-event-gift-met =
    { $met ->
        [1] { $seat } выполняет требование, и дар выходит из игры. { $text }
       *[other] { $seat } не выполняет требование, и дар уходит в корзину. { $text }
    }
dei-event-removed = { $seat } убирает за Собор { $units }: { $region }
dei-event-mission-resolved =
    { $seat } получает { $supplies ->
        [one] { $supplies } припас
        [few] { $supplies } припаса
       *[many] { $supplies } припасов
    } за миссию в столбце { $column }{ $hackers ->
        [1] { "" } по нижнему значению
       *[other] { $late ->
            [1] { "" } с запозданием
           *[other] { "" }
        }
    }: { $text }
dei-event-supplied =
    { $supplies ->
        [one] { $seat }: { $supplies } припас { $why }
        [few] { $seat }: { $supplies } припаса { $why }
       *[many] { $seat }: { $supplies } припасов { $why }
    }
dei-event-need-paid =
    { $seat }: { $supplies ->
        [one] { $supplies } припас
        [few] { $supplies } припаса
       *[many] { $supplies } припасов
    } за { $cubes ->
        [one] { $cubes } кубик
        [few] { $cubes } кубика
       *[many] { $cubes } кубиков
    }, цвет — { $colour }
dei-event-outposts-held =
    { $cubes ->
        [0] Конец раунда { $round }: { $seat } не контролирует ни одного аванпоста
        [one] Конец раунда { $round }: { $seat } контролирует { $cubes } аванпост
        [few] Конец раунда { $round }: { $seat } контролирует { $cubes } аванпоста
       *[many] Конец раунда { $round }: { $seat } контролирует { $cubes } аванпостов
    }
dei-event-cards-returned = Фаза обновления, раунд { $round }: карты, разыгранные в открытую, возвращаются на руку, разыгранные взакрытую уходят в корзину
dei-event-automa-card = { $seat } открывает карту № { $card }: { $tries }
dei-event-automa-cannot = Невозможно: { $deed }
dei-event-automa-does = { $seat } действует: { $deed }
dei-event-automa-moved =
    { $backup ->
        [1] { $seat } перемещает { $units }: { $from } → { $to } ({ $free }, резервное перемещение)
       *[other] { $seat } перемещает { $units }: { $from } → { $to } ({ $free })
    }
dei-event-automa-built =
    { $kind ->
        [Refuge] { $seat } ставит убежище: { $region }
        [Elevator] { $seat } ставит подъёмник: { $region } – { $other }
       *[Bridge] { $seat } ставит мост: { $region } – { $other }
    }
dei-event-automa-collected =
    { $kind ->
        [Technology] { $seat } собирает 1 техноэлемент: { $region }
       *[Energy] { $seat } собирает 1 энергоячейку: { $region }
    }
dei-event-automa-converted = { $seat } убивает сборщика и ставит туда Бальтазара: { $region }, { $victim }
dei-event-automa-recruited = { $seat } размещает 1 сборщика: { $region }
dei-event-automa-fetched = Запас пуст, { $seat } берёт сборщика с поля: { $region }
dei-event-automa-nobody = { $seat }: сборщиков нет ни в запасе, ни среди свободных юнитов
dei-event-automa-shuffled =
    { $cards ->
        [one] Колода Автомы закончилась: из сброса замешана { $cards } карта
        [few] Колода Автомы закончилась: из сброса замешаны { $cards } карты
       *[many] Колода Автомы закончилась: из сброса замешано { $cards } карт
    }
dei-event-ended = Игра окончена: итоговый подсчёт

# Отказы: что не так и как правильно.
dei-refuse-participants =
    { $humans ->
        [one] { $humans } игрок и Автома — слишком много участников.
        [few] { $humans } игрока и Автома — слишком много участников.
       *[many] { $humans } игроков и Автома — слишком много участников.
    }
    .right = Посадите не больше 5 игроков или оставьте Автому только для партии на одного.
dei-refuse-draft = В партии на одного драфта преимуществ нет.
    .right = Выключите драфт или посадите хотя бы 2 игроков.
dei-refuse-chrono-cult = Культ Хроно занят Автомой.
    .right = Выберите другую фракцию или играйте без Автомы.
dei-refuse-faction-twice = Фракция выбрана для двух мест: { $faction }.
    .right = Выберите для каждого места свою фракцию.
dei-refuse-not-asked = Сейчас вас спрашивают о другом.
    .right = Ответьте на вопрос, который задан.
dei-refuse-not-on-board = На этом поле такой зоны нет: { $region }.
    .right = Выберите зону этого поля.
dei-refuse-sealed = На крышу Собора хода нет: { $region } — недоступная зона.
    .right = Выберите другую зону.
dei-refuse-not-offered = Этого преимущества в драфте нет.
    .right = Возьмите одно из тех, что лежат.
dei-refuse-colour-drafted = Преимущество этого цвета у вас уже есть.
    .right = Возьмите преимущество другого цвета.
dei-refuse-start = Стартовых сборщиков у вас всего { $most }.
    .right = Разместите в первой зоне от 0 до { $most }; остальные начинают во второй.
dei-refuse-start-region = В этой зоне никто не начинает.
    .right = Поставьте лидера во двор с нейтральным убежищем.
dei-refuse-gift = Этого дара среди взятых нет.
    .right = Оставьте один из двух взятых.
dei-refuse-not-in-hand = Этой карты на руке нет.
    .right = Выберите карту с руки.
dei-refuse-bought = В этой фазе вы уже купили карту, разыграв другую взакрытую.
    .right = Разыграйте карту в открытую.
dei-refuse-empty-slot = На этом месте карты нет, или такого рынка нет в партии.
    .right = Выберите карту, которая лежит на рынке лицом вверх.
dei-refuse-requirement =
    { $needed ->
        [one] Для этого места нужен { $needed } аванпост цвета рынка, а у вас { $cubes }.
        [few] Для этого места нужны { $needed } аванпоста цвета рынка, а у вас { $cubes }.
       *[many] Для этого места нужно { $needed } аванпостов цвета рынка, а у вас { $cubes }.
    }
    .right = Добейтесь большинства у таких аванпостов или купите карту на рынке, требование которого выполнено.
dei-refuse-cost = За эту карту вам нечем заплатить, цена: { $price }.
    .right = Выберите карту, на которую хватает запаса.
dei-refuse-gift-market = Дар не для этого рынка.
    .right = Покупайте там, где велит дар: на чёрном рынке или на цветном.
dei-refuse-discount = Так скидку не разделить.
    .right = Возьмите всю скидку, но не больше, чем карта стоит в каждом из ресурсов.
dei-refuse-no-symbol = Такого символа у вас не осталось.
    .right = Примените другой символ или закончите.
dei-refuse-candy-card = Стимледенец тратят только с картой, разыгранной в открытую.
    .right = Примените то, что получено, или закончите.
dei-refuse-candy-twice = На этой карте вы уже потратили стимледенец.
    .right = Примените символ или закончите карту.
dei-refuse-no-candy = Стимледенцев у вас нет.
    .right = Примените символ или закончите карту.
dei-refuse-no-follow = Сейчас это следовать не может.
    .right = Выберите из предложенного или больше ничего не делайте.
dei-refuse-follow-region = Это делают в зоне предыдущего действия.
    .right = Выберите ту же зону.
dei-refuse-within = Эти действия — только в зоне нового сооружения.
    .right = Выберите эту зону.
dei-refuse-leader-region = Вашего лидера там нет.
    .right = Выберите зону своего лидера.
dei-refuse-not-enlist = Призвать этим нельзя.
    .right = Примените призыв, полевой призыв, стимледенец или то, что предложено.
dei-refuse-no-scrapper = Сборщиков в запасе у вас нет.
    .right = Сделайте что-то другое или закончите.
dei-refuse-refuge = Убежища там нет.
    .right = Выберите зону со своим или нейтральным убежищем.
dei-refuse-muster = Ни вашего юнита, ни убежища там нет.
    .right = Выберите зону со своим юнитом, своим или нейтральным убежищем.
dei-refuse-courtyard = Сборщики дара идут во двор.
    .right = Выберите двор.
dei-refuse-not-move = Переместить этим нельзя.
    .right = Примените перемещение, лазание, стимледенец или то, что предложено.
dei-refuse-nobody-moves = Никто не перемещается.
    .right = Назовите хотя бы одного сборщика или лидера.
dei-refuse-units =
    { $scrappers ->
        [0] Ваших сборщиков там нет: { $region }.
        [one] Там у вас { $scrappers } сборщик: { $region }.
        [few] Там у вас { $scrappers } сборщика: { $region }.
       *[many] Там у вас { $scrappers } сборщиков: { $region }.
    }
    .right = Переместите не больше, чем там есть.
dei-refuse-leader-elsewhere = Ваш лидер в другой зоне.
    .right = Перемещайте из зоны лидера или без лидера.
dei-refuse-with-leader = Это перемещение — только с участием лидера.
    .right = Возьмите с собой лидера.
dei-refuse-not-linked = Эти зоны для вас не связаны.
    .right = Идите в соседний двор либо по своему или нейтральному подъёмнику или мосту.
dei-refuse-majority = Большинства у вас там не будет ({ $region }): показатель другой фракции — { $value }.
    .right = Увеличьте свой показатель большинства или идите в другую зону.
dei-refuse-not-collect = Собрать этим нельзя.
    .right = Примените сбор, переработку, стимледенец или то, что предложено.
dei-refuse-no-majority = Большинства у вас там нет.
    .right = Выберите зону, где вы обладаете большинством.
dei-refuse-no-resource = Такого ресурса в этой зоне нет.
    .right = Выберите ресурс, который там лежит.
dei-refuse-detector = Взять здесь техноэлемент из общего запаса нельзя.
    .right = Нужны «Металлоискатель», двор с вашим лидером и техноэлемент в общем запасе.
dei-refuse-exchange-kind = Обменивают только техноэлемент.
    .right = Соберите техноэлемент или обойдитесь без обмена.
dei-refuse-refine = Этот сбор — без обмена.
    .right = Примените переработку или соберите без обмена.
dei-refuse-no-energy = В общем запасе нет энергоячеек.
    .right = Соберите без обмена.
dei-refuse-not-build = Построить этим нельзя.
    .right = Примените строительство, стимледенец или то, что предложено.
dei-refuse-gift-structure = Сейчас дар ставит другое сооружение.
    .right = Поставьте сначала подъёмник, потом мост.
dei-refuse-no-structure = Таких сооружений в запасе у вас нет.
    .right = Постройте другое сооружение или сделайте что-то другое.
dei-refuse-refuge-one = Убежище стоит в одной зоне.
    .right = Назовите только её.
dei-refuse-refuge-twice = Ваше убежище там уже есть.
    .right = Выберите зону без своего убежища.
dei-refuse-elevator = Так подъёмник стоять не может.
    .right = Назовите двор, а затем соседнюю с ним крышу.
dei-refuse-bridge = Так мост лежать не может.
    .right = Назовите две соседние крыши.
dei-refuse-joined = Эти две зоны вы уже соединили.
    .right = Выберите зоны, которые не соединяет ваш подъёмник или мост.
dei-refuse-build-unit = Вашего юнита там нет.
    .right = Стройте там, где есть ваш юнит.
dei-refuse-not-kill = Убить этим нельзя.
    .right = Примените убийство или то, что предложено.
dei-refuse-no-unit = Вашего юнита там нет.
    .right = Выберите зону со своим юнитом.
dei-refuse-mines = Убийство вместо этого разрешают только «Мины».
    .right = Нужны «Мины» и ваше сооружение в зоне лидера; или примените убийство.
dei-refuse-no-victim = У этой фракции нет там сборщика, которого можно убить.
    .right = Выберите другую фракцию, чей сборщик есть в зоне.
dei-refuse-copy = Эту карту скопировать нельзя.
    .right = Выберите другую карту, которая в этом раунде лежит у игрока лицом вверх.
dei-refuse-exchange =
    { $most ->
        [0] Обменять сейчас ничего нельзя.
       *[other] Столько техноэлементов обменять нельзя.
    }
    .right =
        { $most ->
            [0] Сделайте что-то другое или закончите.
           *[other] Обменяйте от 1 до { $most }.
        }
dei-refuse-no-drone = Дрона, которого можно активировать, нет.
    .right = Разыграйте карту дрона или примените другой символ.
dei-refuse-drone-far = Так далеко дрон не доберётся.
    .right = Выберите зону, до которой он дойдёт.
dei-refuse-cathedral-stays = Собор остаётся на месте.
    .right = Активируйте его на его собственной крыше.
dei-refuse-drone-region = Там дрон не действует.
    .right = Выберите зону дрона, а для Собора — зону с алтарём или не дальше от неё, чем позволяет бонус.
dei-refuse-drone-done = Больше дрон ничего не может.
    .right = Закончите с дроном.
dei-refuse-scorpion-twice = Это Скорпион уже сделал.
    .right = Выберите другое действие из трёх (убийство, строительство, сбор) или закончите с дроном.
dei-refuse-fly-from = Муха берёт сборщиков только из своей зоны.
    .right = Выберите эту зону.
dei-refuse-fly-leader = Лидера Муха не берёт.
    .right = Телепортируйте одних сборщиков.
dei-refuse-fly-here = Муха уже в этой зоне.
    .right = Выберите другую.
dei-refuse-fly = Столько сборщиков туда Муха не возьмёт.
    .right = Телепортируйте до 2 сборщиков во дворы или только 1 на крышу.
dei-refuse-hack-none = Аванпоста этого цвета в зоне вашего лидера нет.
    .right = Выберите аванпост, который там есть, или не кладите жетон.
dei-refuse-hacked = На этом аванпосте уже лежит жетон взлома.
    .right = Выберите другой аванпост зоны или не кладите жетон.
dei-refuse-colour-not-in-play = Такого цвета в этой партии нет.
    .right = Выберите один из трёх цветов партии.
dei-refuse-unlocked = Это преимущество уже открыто.
    .right = Выберите другое или ничего не открывайте.
dei-refuse-unlock =
    { $needed ->
        [one] Нужен { $needed } аванпост этого цвета, а у вас { $cubes }.
        [few] Нужны { $needed } аванпоста этого цвета, а у вас { $cubes }.
       *[many] Нужно { $needed } аванпостов этого цвета, а у вас { $cubes }.
    }
    .right = Выберите цвет, которого хватает, или ничего не открывайте.
dei-refuse-colour-full = Больше кубиков этого цвета держать нельзя.
    .right = Выберите цвет, где есть место для кубика.
dei-refuse-remove = Вашего сборщика там нет.
    .right = Выберите зону со своим сборщиком.
dei-refuse-no-mission = На этом месте миссии нет.
    .right = Выберите миссию, которая лежит на планшете миссий.
dei-refuse-column = Этот столбец вы уже использовали.
    .right = Выберите миссию в столбце без вашего жетона.

# Что не так с файлом данных.
dei-data-order = Этот ряд стоит не на своём месте.
    .right = Соблюдайте порядок стандартного файла: у каждого ряда там своё место.
dei-data-rows = Рядов в разделе { $section }: { $found }.
    .right = Их должно быть { $wanted }: добавьте или уберите ряды.
dei-data-number = Число не годится: { $column }.
    .right = Напишите от { $least } до { $most }.
dei-data-amount = Число не годится, пропущено или этому эффекту не нужно.
    .right = Пишите от 1 до 9 там, где число для этого эффекта есть в стандартном файле, а в других местах не пишите ничего.
dei-data-district = В этом районе слишком много техноэлементов или энергоячеек.
    .right = Пишите не больше 9 для каждого угла и для крыши.
dei-data-refuge = Нейтральные убежища не на своих местах.
    .right = Районам 1 и 2 укажите в refuge угол, остальным не указывайте ничего.
dei-data-board = Такого поля быть не может.
    .right = Напишите от 1 до 4 рядов, от 1 до 6 столбцов, районов не больше, чем в файле, и от 3 до 7 аванпостов каждого цвета, чтобы районов хватило на все три цвета.
dei-data-bridges = Нейтральный мост не соединяет две соседние крыши этого поля.
    .right = Напишите ряд и столбец двух крыш рядом друг с другом, считая от 0.
dei-data-tokens = Жетонов для этого числа участников не хватает, или их слишком много.
    .right = Напишите не меньше { $technology } для technology и { $energy } для energy: столько изображено на районах и столько нужно каждому в начале. Каждого вида — не больше 99.
dei-data-faction = У этой фракции не может быть такого навыка или такого дрона.
    .right = Дайте каждой фракции навык и дрона, которых нет у других; hack и scorpion остаются у Взломщиков, conversion и cathedral — у Культа Хроно.
dei-data-column = Столбец пропущен или не относится к этому разделу: { $column }.
    .right = Пишите столбцы, которые есть у рядов этого раздела в стандартном файле.
dei-data-leader = Этих действий на такой карте быть не может.
    .right = Пишите leader на картах снаряжения, а symbols — на всех остальных.
dei-data-card = Одно из чисел на этой карте слишком велико.
    .right = Пишите не больше 9 каждого символа, каждого вида в gain, а также для exchange, bonus, стоимости и припасов.
dei-data-copy = На этой карте не может быть копирования.
    .right = Пишите не больше одного copy и только на карте без exchange и без дрона.
dei-data-eighth = Этот дрон — не той фракции.
    .right = Напишите дрона, который указан у фракции в factions.
dei-data-gear = Этот эффект снаряжения уже есть на другой карте.
    .right = Напишите каждый эффект снаряжения на одной карте.
dei-data-gear-market = Карты рынка снаряжения пишут не здесь.
    .right = Впишите их в gear_cards, а здесь выберите tactical, logistic, mechanical или black.
dei-data-drone-card = На этом рынке у этого дрона не может быть карты.
    .right = Дайте каждому дрону по одной карте на рынках tactical, logistic и mechanical.
dei-data-market = Карт рынка в файле: { $found } ({ $market }).
    .right = Напишите не меньше 3: столько лежит лицом вверх.
dei-data-cards = Карт действий в файле: { $found }.
    .right = Их может быть { $most }, считая карты фракций и дронов.
dei-data-twice = У двух карт действий одно обозначение: { $card }.
    .right = Дайте каждой карте своё обозначение.
dei-data-colour = Преимуществ этого цвета больше шести.
    .right = Напишите по шесть каждого цвета.
dei-data-gain = Это преимущество даёт слишком много.
    .right = Пишите не больше 9 каждого вида.
dei-data-mission = Одно из чисел этой миссии не годится.
    .right = Пишите не больше 9 для pays и late и от 1 до 9 для per и late_per.
dei-data-missions = С такими миссиями играть нельзя.
    .right = Нужно не меньше 8 миссий, которые не отмечены как new, и всего не больше 32.
dei-data-recruit = Нижнее действие этой карты может оказаться невозможным.
    .right = Последним напишите recruit_leader, recruit_refuge или recruit_drone.
dei-data-automa = Со столькими картами Автома играть не может.
    .right = Напишите от 7 до 64.
dei-data-level = Столько действий Автома совершить не может.
    .right = Напишите от 1 до 6 для каждого раунда.

# Что считает лаборатория.
feature-dei-faction = Выбранные фракции
feature-dei-card = Купленные карты
feature-dei-advantage = Открытые преимущества
feature-dei-mission = Выполненные миссии
feature-dei-gift = Оставленные дары
feature-dei-outposts = Аванпосты в конце раунда

# Для чего фаза, одной строкой.
dei-purpose =
    { $moment ->
        [draft] Возьмите одно из предложенных преимуществ; позже его можно открыть с помощью аванпостов
        [clean_up] Рынки и карты на руках готовятся к следующему раунду
        [over] Игра окончена
       *[other] Сыграйте две карты по очереди: в открытую ради эффектов или в закрытую ради покупки
    }
