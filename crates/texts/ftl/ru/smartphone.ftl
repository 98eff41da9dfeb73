# Корпорация Смартфон. Планшеты K1–W2, ретейлеры R1–R7, размеры S, M, L и новые бонусы N1–N10 одинаковы во всех языках.

smartphone-symbol-goods = товар
smartphone-symbol-cheap = дешёвый товар
smartphone-symbol-plus = наценка
smartphone-symbol-factory = завод
smartphone-symbol-research = изучение
smartphone-symbol-logistics = логистика
smartphone-symbol-blank = пусто

smartphone-company-green = Зелёная
smartphone-company-blue = Синяя
smartphone-company-black = Чёрная
smartphone-company-yellow = Жёлтая
smartphone-company-red = Красная

smartphone-technology-gps = GPS
smartphone-technology-wi-fi = Wi-Fi
smartphone-technology-gamepad = Геймпад
smartphone-technology-battery = Батарея
smartphone-technology-nfc = NFC
smartphone-technology-four-g = 4G

smartphone-region-canada = Канада
smartphone-region-usa = США
smartphone-region-caribbean = Карибы
smartphone-region-south-america = Южная Америка
smartphone-region-europe = Европа
smartphone-region-emirates = Эмираты
smartphone-region-north-africa = Северная Африка
smartphone-region-rsa = ЮАР
smartphone-region-cis = СНГ
smartphone-region-china = Китай
smartphone-region-india = Индия
smartphone-region-australia = Австралия

smartphone-pad-k1 = K1
smartphone-pad-k2 = K2
smartphone-pad-w1 = W1
smartphone-pad-w2 = W2

smartphone-side-a = сторона a
smartphone-side-b = сторона b
smartphone-end-left = крайний левый покупатель
smartphone-end-right = крайний правый покупатель

# Части предложений.
smartphone-tile = { $one } + { $other }
smartphone-mini = { $one } (мини)
smartphone-some = { $what } × { $n }
smartphone-square = { $symbol } ({ $x }, { $y })
smartphone-yield =
    { $unused ->
        [0] { $symbols }; накрыто ячеек: { $covered }
       *[other] { $symbols }; накрыто ячеек: { $covered }; улучшений не использовано: { $unused }
    }
smartphone-region-offices = { $region } (офисы: { $owners })
smartphone-retailer = Ретейлер { $id }
smartphone-side-spaces = { $side } (ПО: { $spaces })
smartphone-directive = № { $number }: { $goal }
smartphone-price = Раунд { $round }: цена { $n }
smartphone-nothing = ничего
smartphone-nowhere = нигде

# Что технология даёт тому, кто её изучил.
smartphone-power-gps-plain = сразу произведите 5 товаров
smartphone-power-gps-dark = ещё 1 товар за каждый активный символ дешёвого товара
smartphone-power-wi-fi-plain = непроданные товары остаются на складе
smartphone-power-wi-fi-dark = раз в раунд можно поставить второй офис в свой регион
smartphone-power-gamepad-plain = сразу поставьте офис в любой регион
smartphone-power-gamepad-dark = каждая технология стоит вам на 1 прогресс меньше
smartphone-power-battery-plain = +1 прогресс логистики в каждом раунде
smartphone-power-battery-dark = +1 прогресс логистики за каждый активный символ наценки
smartphone-power-nfc-plain = +1 к цене сразу и в каждом следующем раунде
smartphone-power-nfc-dark = в фазе логистики можно продать до 3 товаров мимо регионов
smartphone-power-four-g-plain = можно продать по 1 товару в каждом регионе, где нет вашего офиса
smartphone-power-four-g-dark = одна ячейка улучшения может лежать за пределами планшетов
smartphone-power-n1 = +2 ПО за каждый товар, проданный в избранном регионе
smartphone-power-n2 = 1 товар на следующий раунд за каждый регион под вашим контролем
smartphone-power-n3 = ранняя продажа там, где стоят ваши офис и директор
smartphone-power-n4 = до 2 товаров можно положить на символы изучения и логистики: +1 прогресс за каждый
smartphone-power-n5 = покупателю, которому нужна технология с вашим патентом, можно продать второй товар
smartphone-power-n6 = там, где стоят ваши офис и директор, у вас купит любой покупатель
smartphone-power-n7 = сразу возьмите мини-улучшение
smartphone-power-n8 = по 2 товара за каждый ваш патент, сразу и в каждом раунде
smartphone-power-n9 = раз в раунд за 1 прогресс изучения можно забронировать крайнего покупателя региона
smartphone-power-n10 = сразу положите ретейлера в регион с вашим офисом

# Чего требует директива.
smartphone-goal-price-at-least = цена не ниже { $n }
smartphone-goal-price-at-most = цена не выше { $n }
smartphone-goal-produced =
    { $n ->
        [one] произвести за раунд не меньше { $n } товара
       *[other] произвести за раунд не меньше { $n } товаров
    }
smartphone-goal-active-research =
    { $n ->
        [one] не меньше { $n } активного символа изучения
       *[other] не меньше { $n } активных символов изучения
    }
smartphone-goal-active-logistics =
    { $n ->
        [one] не меньше { $n } активного символа логистики
       *[other] не меньше { $n } активных символов логистики
    }
smartphone-goal-sold =
    { $n ->
        [one] продать за раунд не меньше { $n } товара
       *[other] продать за раунд не меньше { $n } товаров
    }
smartphone-goal-produced-sold-none =
    { $n ->
        [one] произвести за раунд не меньше { $n } товара и не продать ни одного
       *[other] произвести за раунд не меньше { $n } товаров и не продать ни одного
    }
smartphone-goal-regions-sold-in =
    { $n ->
        [one] продать за раунд товары не меньше чем в { $n } регионе
       *[other] продать за раунд товары не меньше чем в { $n } разных регионах
    }
smartphone-goal-sold-in-one-region =
    { $n ->
        [one] продать за раунд не меньше { $n } товара в одном регионе
       *[other] продать за раунд не меньше { $n } товаров в одном регионе
    }
smartphone-goal-controlled =
    { $n ->
        [one] контролировать не меньше { $n } региона
       *[other] контролировать не меньше { $n } регионов
    }
smartphone-goal-profit = получить не меньше { $n } ПО в фазе прибыли
smartphone-goal-regions-with-office =
    { $n ->
        [one] офисы не меньше чем в { $n } регионе
       *[other] офисы не меньше чем в { $n } регионах
    }
smartphone-goal-large-regions =
    { $n ->
        [one] офисы не меньше чем в { $n } регионе L
       *[other] офисы не меньше чем в { $n } регионах L
    }
smartphone-goal-small-regions =
    { $n ->
        [one] офисы не меньше чем в { $n } регионе S
       *[other] офисы не меньше чем в { $n } регионах S
    }
smartphone-goal-technologies =
    { $n ->
        [one] не меньше { $n } изученной технологии
       *[other] не меньше { $n } изученных технологий
    }
smartphone-goal-patents =
    { $n ->
        [one] не меньше { $n } патента
       *[other] не меньше { $n } патентов
    }
smartphone-goal-researched-this-round =
    { $n ->
        [one] изучить за раунд не меньше { $n } технологии
       *[other] изучить за раунд не меньше { $n } технологий
    }
smartphone-goal-offices-this-round =
    { $n ->
        [one] поставить за раунд в регионы не меньше { $n } офиса
       *[other] поставить за раунд в регионы не меньше { $n } офисов
    }
smartphone-goal-improvements =
    { $n ->
        [one] не меньше { $n } улучшения (стартовое считается, мини-улучшения — нет)
       *[other] не меньше { $n } улучшений (стартовое считается, мини-улучшения — нет)
    }
smartphone-goal-goods-tokens =
    { $n ->
        [one] не меньше { $n } жетона товара
       *[other] не меньше { $n } жетонов товара
    }
smartphone-goal-discarded =
    { $n ->
        [one] сбросить за раунд не меньше { $n } непроданного товара
       *[other] сбросить за раунд не меньше { $n } непроданных товаров
    }
smartphone-goal-only-prices =
    { $n ->
        [one] не меньше чем в { $n } регионе продать за раунд только ценовым покупателям
       *[other] не меньше чем в { $n } регионах продать за раунд только ценовым покупателям
    }
smartphone-goal-only-technologies =
    { $n ->
        [one] не меньше чем в { $n } регионе продать за раунд только технологическим покупателям
       *[other] не меньше чем в { $n } регионах продать за раунд только технологическим покупателям
    }
smartphone-goal-rightmost =
    { $n ->
        [one] не меньше чем в { $n } регионе продать за раунд крайнему правому покупателю
       *[other] не меньше чем в { $n } регионах продать за раунд крайнему правому покупателю
    }

# Что спрашивают.
smartphone-ask-company = Выберите компанию
smartphone-ask-retailer = В какой регион вы кладёте тайл: { $retailer }, { $spaces }?
smartphone-ask-start = Выберите стартовый регион
smartphone-ask-plan = Составьте план
smartphone-ask-lower = Какой планшет лежит снизу и какой стороной вверх?
smartphone-ask-upper = Какой планшет лежит сверху и какой стороной вверх?
smartphone-ask-turn = Как повёрнут верхний планшет?
smartphone-ask-at = Насколько сдвинут верхний планшет? x — вправо, y — вниз
smartphone-ask-tile = Какое улучшение вы кладёте и куда?
smartphone-ask-withdraw = Ваш план сдан. Его можно забрать, пока не сдали все
smartphone-ask-speed =
    { $goods ->
        [one] Кладёте товары на символы? На складе { $goods } товар
        [few] Кладёте товары на символы? На складе { $goods } товара
       *[many] Кладёте товары на символы? На складе { $goods } товаров
    }
smartphone-ask-improvement = Возьмите улучшение
smartphone-ask-research = Распределите прогресс изучения: осталось { $n }
smartphone-ask-end = Какого покупателя вы бронируете?
smartphone-ask-office = В какой регион вы ставите офис?
smartphone-ask-mini = Возьмите мини-улучшение
smartphone-ask-retailer-power = В какой регион вы кладёте ретейлера?
smartphone-ask-which-retailer = Какого ретейлера вы кладёте?
smartphone-ask-side = Какой стороной вверх?
smartphone-ask-move-office = Офисов в запасе нет. Какой офис перенести?
smartphone-ask-logistics =
    { $n ->
        [0] Прогресса логистики не осталось. Что ещё вы делаете?
       *[other] Распределите прогресс логистики: осталось { $n }
    }
smartphone-ask-director-sale =
    { $n ->
        [one] Ранняя продажа: скольким покупателям вы продаёте? На складе { $n } товар
        [few] Ранняя продажа: скольким покупателям вы продаёте? На складе { $n } товара
       *[many] Ранняя продажа: скольким покупателям вы продаёте? На складе { $n } товаров
    }
smartphone-ask-seconds = Скольким из них вы продаёте второй товар?
smartphone-ask-sale =
    { $n ->
        [one] Продавайте товары: на складе { $n } товар, ваша цена { $price }
        [few] Продавайте товары: на складе { $n } товара, ваша цена { $price }
       *[many] Продавайте товары: на складе { $n } товаров, ваша цена { $price }
    }
smartphone-ask-favour = Назовите избранный регион
smartphone-ask-directive = Забрать директиву? { $directive }

# Что можно выбрать.
smartphone-fact-company-small = { $company }: { $vp } ПО, улучшение: { $tile }
smartphone-fact-company = { $company }: { $vp } ПО, дом — { $home }, улучшение: { $tile }
smartphone-fact-lower = Снизу { $pad }
smartphone-fact-upper = Сверху { $pad }
smartphone-fact-turn =
    { $n ->
        [0] Без поворота
       *[other] Поворот на { $n }°
    }
smartphone-fact-at = Сдвиг x { $x }, y { $y }
smartphone-fact-on-top = Сверху: { $squares }
smartphone-fact-between = Между планшетами: { $squares }
smartphone-action-plan =
    { $tiles ->
        [0] { $lower } под { $upper }: { $shows }
        [one] { $lower } под { $upper }, { $tiles } улучшение в плане: { $shows }
        [few] { $lower } под { $upper }, { $tiles } улучшения в плане: { $shows }
       *[many] { $lower } под { $upper }, { $tiles } улучшений в плане: { $shows }
    }
smartphone-action-withdraw = Забрать план
smartphone-fact-speed-research = Товаров на изучение: { $n }
smartphone-fact-speed-logistics = Товаров на логистику: { $n }
smartphone-fact-technology = { $technology } ({ $markers } из { $cost }): { $power }
smartphone-fact-reserve = Забронировать покупателя: { $region }
smartphone-action-finish =
    { $n ->
        [0] Закончить ход
       *[other] Закончить ход (пропадёт прогресс: { $n })
    }
smartphone-fact-move-office = Забрать офис отсюда: { $region }
smartphone-action-keep-offices = Не переносить офис
smartphone-fact-logistics = { $region }: { $markers } из { $cost }
smartphone-fact-director = Перенести директора: { $region }
smartphone-fact-second-office = Поставить второй офис: { $region }
smartphone-fact-away =
    { $n ->
        [one] Продать { $n } товар мимо регионов
        [few] Продать { $n } товара мимо регионов
       *[many] Продать { $n } товаров мимо регионов
    }
smartphone-fact-director-sale =
    { $n ->
        [0] Ничего не продавать заранее
        [one] { $region }: продать { $n } покупателю
       *[other] { $region }: продать { $n } покупателям
    }
smartphone-fact-seconds =
    { $n ->
        [0] Без вторых товаров
       *[other] Вторых товаров: { $n }
    }
smartphone-fact-sell = Продать 1 товар: { $region }
smartphone-fact-second = Продать второй товар: { $region }
smartphone-action-sell = Продать: { $regions }
smartphone-action-sell-nothing = Ничего не продавать
smartphone-fact-favour = { $region }: +{ $n } ПО
smartphone-action-favour-none = Без избранного региона
smartphone-directive-take = Забрать директиву
smartphone-directive-decline = Отказаться

# Что произошло.
smartphone-event-power-laid = { $technology }: { $power }
smartphone-event-improvement-dealt = Ряд улучшений, место { $place }: { $tile }
smartphone-event-first-player = Первый игрок: { $seat }
smartphone-event-company-chosen =
    { $steve ->
        [1] { $seat } играет по программе Стива: компания { $company }, { $vp } ПО
       *[other] { $seat } берёт компанию { $company } и начинает с { $vp } ПО
    }
smartphone-event-started =
    { $home ->
        [1] { $seat } начинает в домашнем регионе: { $region }
       *[other] { $seat } выбирает стартовый регион: { $region }
    }
smartphone-event-retailer-laid = Положен ретейлер R{ $retailer }: { $region }, { $spaces }
smartphone-event-directive-laid = Директива { $text }
smartphone-event-round-began = Начинается раунд { $round }
smartphone-event-sealed = { $seat } сдаёт план
smartphone-event-withdrew = { $seat } забирает план
smartphone-event-revealed = { $seat } открывает план: { $result }
smartphone-event-price-set =
    { $steve ->
        [1] { $seat } назначает цену по программе: { $price }
       *[other] { $seat } назначает цену: { $price }
    }
smartphone-event-price-rose = NFC: { $seat } поднимает цену до { $price }
smartphone-event-paid-for-plan =
    { $steve ->
        [1] { $seat } платит за прогресс: { $vp } ПО
       *[other] { $seat } платит за символы плана: { $vp } ПО
    }
smartphone-event-produced =
    { $lost ->
        [0] { $seat } производит товары ({ $by ->
            [Plan] план
            [Steve] программа
            [Gps] GPS
            [Patents] патенты
           *[Control] контроль
        }): { $goods }
       *[other] { $seat } производит товары ({ $by ->
            [Plan] план
            [Steve] программа
            [Gps] GPS
            [Patents] патенты
           *[Control] контроль
        }): { $goods }; не хватило в запасе: { $lost }
    }
smartphone-event-paid-for-goods = { $seat } платит за товары: { $vp } ПО
smartphone-event-sped-up = { $seat } кладёт товары на символы: изучение { $research }, логистика { $logistics }
smartphone-event-improvement-taken = { $seat } берёт улучшение: { $tile }
smartphone-event-token-taken = { $seat } берёт жетон товара
smartphone-event-improvement-discarded = { $seat } сбрасывает улучшение из ряда: { $tile }
smartphone-event-progress-received =
    { $lost ->
        [0] { $seat } получает прогресс { $logistics ->
            [1] логистики
           *[other] изучения
        }: { $progress }
       *[other] { $seat } получает прогресс { $logistics ->
            [1] логистики
           *[other] изучения
        }: { $progress }; не хватило в запасе: { $lost }
    }
smartphone-event-progress-on-technology = { $seat } кладёт прогресс: { $technology }, теперь { $markers }
smartphone-event-researched = { $seat } изучает технологию: { $technology }
smartphone-event-patent-taken = { $seat } забирает патент: { $technology }
smartphone-event-patent-paid = { $seat } получает { $vp } ПО за патент: { $technology }
smartphone-event-mini-taken = { $seat } берёт мини-улучшение: { $symbol }
smartphone-event-reserved = { $seat } ставит бронь: { $region }, { $end }
smartphone-event-interest = { $seat } рассчитывается по процентам: { $vp } ПО
smartphone-event-progress-on-region = { $seat } кладёт прогресс: { $region }, теперь { $markers }
smartphone-event-office-opened =
    { $by ->
        [Gamepad] { $seat } ставит офис за Геймпад: { $region }
        [Second] { $seat } ставит второй офис: { $region }
       *[Progress] { $seat } ставит офис: { $region }
    }
smartphone-event-office-left = { $seat } забирает офис, чтобы перенести его: { $region }
smartphone-event-office-returned = { $seat } получает второй офис обратно: { $region }
smartphone-event-progress-returned = { $region }: свободных мест нет, { $seat } забирает прогресс: { $markers }
smartphone-event-space-paid = { $seat }, место на ретейлере ({ $region }): { $vp } ПО
smartphone-event-director-moved = { $seat } переносит директора: { $region }
smartphone-event-progress-lost =
    { $logistics ->
        [1] { $seat } теряет прогресс логистики: { $progress }
       *[other] { $seat } теряет прогресс изучения: { $progress }
    }
smartphone-event-sold-away =
    { $goods ->
        [one] { $seat } продаёт { $goods } товар мимо регионов
        [few] { $seat } продаёт { $goods } товара мимо регионов
       *[many] { $seat } продаёт { $goods } товаров мимо регионов
    }
smartphone-event-sold =
    { $seconds ->
        [0] { $by ->
            [Director] Ранняя продажа, { $seat }: { $region }, товаров { $goods }
            [FourG] { $seat } продаёт через 4G: { $region }, товаров { $goods }
           *[other] { $seat } продаёт: { $region }, товаров { $goods }
        }
       *[other] { $by ->
            [Director] Ранняя продажа, { $seat }: { $region }, товаров { $goods } и вторых товаров { $seconds }
           *[other] { $seat } продаёт: { $region }, товаров { $goods } и вторых товаров { $seconds }
        }
    }
smartphone-event-sold-nothing = { $seat } ничего не продаёт
smartphone-event-discarded =
    { $goods ->
        [one] { $seat } сбрасывает { $goods } непроданный товар
        [few] { $seat } сбрасывает { $goods } непроданных товара
       *[many] { $seat } сбрасывает { $goods } непроданных товаров
    }
smartphone-event-kept =
    { $goods ->
        [0] { $seat }: непроданных товаров нет
        [one] { $seat } сохраняет { $goods } непроданный товар
        [few] { $seat } сохраняет { $goods } непроданных товара
       *[many] { $seat } сохраняет { $goods } непроданных товаров
    }
smartphone-event-profit =
    { $goods ->
        [0] { $seat }: ничего не продано, { $vp } ПО
        [one] { $seat } получает { $vp } ПО: { $goods } товар по цене { $price }
        [few] { $seat } получает { $vp } ПО: { $goods } товара по цене { $price }
       *[many] { $seat } получает { $vp } ПО: { $goods } товаров по цене { $price }
    }
smartphone-event-control =
    { $place ->
        [1] { $region }: контролирует { $seat }, { $vp } ПО
       *[other] { $region }: второе место — { $seat }, { $vp } ПО
    }
smartphone-event-favoured = { $seat } получает { $vp } ПО за избранный регион: { $region }
smartphone-event-directive-taken = { $seat } забирает директиву { $text }
smartphone-event-directive-declined = { $seat } отказывается от директивы { $text }
smartphone-event-directive-paid = { $seat } получает { $vp } ПО за директиву { $text }
smartphone-event-patent-scored = { $seat }: { $vp } ПО за патент ({ $technology })
smartphone-event-space-scored = { $seat }: { $vp } ПО за офис на ретейлере ({ $region })
smartphone-event-game-over = Игра окончена

# Отказы: что не так и как правильно.
smartphone-refuse-small-board =
    { $players ->
        [one] Малое поле не подходит для { $players } игрока.
       *[other] Малое поле не подходит для { $players } игроков.
    }
    .right = Выберите большое поле или посадите от 1 до 3 игроков.
smartphone-refuse-n9-n10 = N9 и N10 — две стороны одного жетона.
    .right = Назовите только один из них.
smartphone-refuse-not-asked = Сейчас вас спрашивают о другом.
    .right = Ответьте на вопрос, который задан.
smartphone-refuse-not-on-board = На этом поле нет региона { $region }.
    .right = Выберите регион этого поля.
smartphone-refuse-no-region = Такого региона нет.
    .right = Выберите регион этого поля.
smartphone-refuse-company = Компания { $company } уже занята.
    .right = Выберите свободную компанию.
smartphone-refuse-start = В этом регионе начать нельзя.
    .right = Выберите регион M без офиса и без ретейлера.
smartphone-refuse-retailer = Этого ретейлера сейчас положить нельзя, или нельзя этой стороной.
    .right = Положите вытянутого ретейлера той стороной, какой он лежит, а с N10 — любого неиспользованного.
smartphone-refuse-retailer-size = Размер ретейлера не тот, что у региона { $region }.
    .right = Выберите регион и ретейлера одного размера.
smartphone-refuse-retailer-there = В этом регионе уже лежит ретейлер.
    .right = Выберите регион без ретейлера.
smartphone-refuse-retailer-office = В этом регионе нет вашего офиса.
    .right = Выберите регион со своим офисом.
smartphone-refuse-withdraw = Вы ещё не сдали план.
    .right = Составьте план; его можно забрать, пока не сдали все.
smartphone-refuse-same-pad = Планшет не может лежать сам на себе.
    .right = Положите K на W или W на K.
smartphone-refuse-turn = Так верхний планшет повернуть нельзя.
    .right = Поверните его на 0–3 четверти оборота.
smartphone-refuse-overlap =
    { $covered ->
        [0] Верхний планшет не накрывает ни одной ячейки нижнего.
       *[other] Верхний планшет накрывает слишком много ячеек нижнего: { $covered }.
    }
    .right = Накройте от 1 до 4 ячеек.
smartphone-refuse-tile = Такого улучшения у вас нет или их меньше.
    .right = Кладите свои улучшения, каждое один раз.
smartphone-refuse-form = Такое положение жетона записывают иначе.
    .right = Жетон с двумя одинаковыми ячейками идёт от первой вправо или вниз, мини-улучшение — вправо.
smartphone-refuse-tiles-overlap = Два улучшения лежат на одной клетке.
    .right = Положите каждое на свои клетки.
smartphone-refuse-off-pads = Улучшение выступает за планшеты.
    .right = Положите все его ячейки на планшеты; одну ячейку вне планшетов разрешает только тёмный 4G, но не для мини-улучшения.
smartphone-refuse-outside = За планшеты выступает больше одной ячейки.
    .right = С тёмным 4G вне планшетов может лежать одна ячейка на весь план.
smartphone-refuse-not-between = Это улучшение нигде не лежит под верхним планшетом.
    .right = Положите его сверху или подложите под верхний планшет.
smartphone-refuse-speed-most = Больше 2 товаров на символы положить нельзя.
    .right = Положите 0, 1 или 2 товара.
smartphone-refuse-speed-goods = Столько товаров на складе нет.
    .right = Положите меньше товаров или ни одного.
smartphone-refuse-speed-symbols = Столько таких символов в вашем плане не активно.
    .right = Положите на каждый активный символ не больше одного товара.
smartphone-refuse-improvement = Этого улучшения в ряду нет.
    .right = Возьмите улучшение из ряда.
smartphone-refuse-mini = Этого мини-улучшения уже нет.
    .right = Возьмите одно из оставшихся.
smartphone-refuse-no-progress = Прогресса у вас не осталось.
    .right = Сделайте то, что не стоит прогресса, или закончите ход.
smartphone-refuse-researched = Эту технологию вы уже изучили.
    .right = Выберите другую или закончите ход.
smartphone-refuse-enough-markers = Вашего прогресса там уже достаточно.
    .right = Положите прогресс в другое место или закончите ход.
smartphone-refuse-reserve-power = Бронировать покупателей можно только с N9.
    .right = Положите прогресс на технологию или закончите ход.
smartphone-refuse-reserve-once = В этом раунде вы уже забронировали покупателя.
    .right = Положите прогресс на технологию или закончите ход.
smartphone-refuse-reserve-symbol = Для брони нужен прогресс от активного символа изучения.
    .right = Положите прогресс на технологию или закончите ход.
smartphone-refuse-reserve-retailer = В этом регионе лежит ретейлер.
    .right = Выберите регион без ретейлера.
smartphone-refuse-reserve-own = В этом регионе у вас уже есть бронь.
    .right = Выберите другой регион.
smartphone-refuse-reserve-taken = Этот покупатель уже забронирован.
    .right = Выберите покупателя с другого края или другой регион.
smartphone-refuse-office-there = Там уже стоит ваш офис.
    .right = Выберите регион без своего офиса.
smartphone-refuse-region-full = Свободных мест для офиса там нет.
    .right = Выберите регион со свободным местом.
smartphone-refuse-no-office = В этом регионе нет вашего офиса.
    .right = Выберите регион со своим офисом или не переносите ни одного.
smartphone-refuse-not-linked = Этот регион не связан ни с одним вашим.
    .right = Выберите регион, связанный с тем, где стоит ваш офис.
smartphone-refuse-no-director = Ваш директор этого не может.
    .right = Директора есть в партии с N3 или N6; с N3 ранняя продажа возможна там, где стоят ваши офис и директор.
smartphone-refuse-director-there = Ваш директор уже в этом регионе.
    .right = Выберите другой регион.
smartphone-refuse-second-power = Второй офис ставят только с тёмным Wi-Fi.
    .right = Выберите регион без своего офиса или закончите ход.
smartphone-refuse-second-once = В этом раунде вы уже поставили второй офис.
    .right = Сделайте что-нибудь другое или закончите ход.
smartphone-refuse-second-supply = В запасе у вас нет офисов.
    .right = Сделайте что-нибудь другое или закончите ход.
smartphone-refuse-second-retailer = На ретейлере двух офисов одного игрока не бывает.
    .right = Выберите регион без ретейлера.
smartphone-refuse-second-one = Там стоит не ровно один ваш офис.
    .right = Выберите регион с одним своим офисом.
smartphone-refuse-away-power = Продавать мимо регионов можно только с тёмным NFC.
    .right = Оставьте товары для покупателей.
smartphone-refuse-away-once = В этом раунде вы уже продавали мимо регионов.
    .right = Сделайте что-нибудь другое или закончите ход.
smartphone-refuse-away-most = Столько товаров мимо регионов продать нельзя.
    .right = Продайте от 1 до 3 товаров.
smartphone-refuse-goods = Столько товаров на складе нет.
    .right = Продайте не больше, чем там лежит.
smartphone-refuse-sell-retailer = Там, где лежит ретейлер, никто не покупает.
    .right = Продавайте в регионе без ретейлера.
smartphone-refuse-sell-no-office = В этом регионе нет вашего офиса.
    .right = Продавайте в своих регионах; в чужих можно только с обычным 4G.
smartphone-refuse-sell-one = Без офиса, с 4G, в регионе можно продать только 1 товар.
    .right = Продайте там 1 товар или ни одного.
smartphone-refuse-sell-customers = Стольким покупателям вы там продать не можете.
    .right = Продайте там меньше: покупателям нужна низкая цена или изученная вами технология.
smartphone-refuse-sell-seconds = Стольким из этих покупателей второй товар не продать.
    .right = С N5 второй товар берут те, кого вы сейчас обслуживаете и кому нужна технология с вашим патентом.
smartphone-refuse-favour = В этом регионе вы за раунд ничего не продали.
    .right = Назовите регион, где вы продавали, или никакой.

# Что не так с файлом данных.
smartphone-data-order = Этот ряд стоит не на своём месте.
    .right = Соблюдайте порядок стандартного файла: у каждого ряда там своё место.
smartphone-data-rows = Рядов в разделе { $section }: { $found }.
    .right = Их должно быть { $wanted }: добавьте или уберите ряды.
smartphone-data-numbers = Одно из чисел не годится.
    .right = Маркеров прогресса — от 1 до 15, офисов — от 6 до 40, товаров — от 1 до 30; шкала цен — в пределах от 1 до 15, начальная цена — между её концами; оба шага — от 1 до 99, остальное — не больше 99.
smartphone-data-pad = У стороны планшета шесть ячеек.
    .right = Напишите шесть символов, строка за строкой, начиная с левого верхнего.
smartphone-data-factories = С этой стороной в плане могли бы оказаться два завода.
    .right = Пишите на стороне не больше одного завода и только на одном из двух планшетов.
smartphone-data-vp = Со стольких ПО компания начать не может.
    .right = Напишите число от −99 до 99.
smartphone-data-home = В этом регионе компания начать не может.
    .right = Выберите регион размера M на большом поле, который не служит домом никому другому.
smartphone-data-tile = Жетона с такими ячейками быть не может.
    .right =
        { $squares ->
            [one] Напишите один символ: не завод и не пустую ячейку.
           *[other] Напишите два символа: без заводов и не две пустые ячейки.
        }
smartphone-data-copies = Столько одинаковых жетонов быть не может.
    .right = Напишите не меньше 1; одинаковых на вид может быть 15, считая стартовые улучшения.
smartphone-data-pile = Улучшений в файле, считая все одинаковые: { $found }.
    .right = Нужно не меньше { $wanted }: по полному ряду на каждый из четырёх раундов.
smartphone-data-technology = Такой стоимости технологии или такого патента быть не может.
    .right = Напишите стоимости не меньше 1 и не больше числа маркеров прогресса у игрока, вторую не выше первой, а за патент — не больше 99 ПО.
smartphone-data-power = Такого бонуса здесь быть не может, или у него уже есть место.
    .right = В plain и dark пишите бонусы базовой игры, в new — от n1 до n10, и каждый только один раз.
smartphone-data-no-power = Этого бонуса нет ни у одной технологии: { $power }.
    .right = Впишите его в new одной из технологий.
smartphone-data-board = Такого ряда улучшений или таких ПО за контроль на этом поле быть не может.
    .right = В ряду — от 1 до 5 улучшений; для каждого числа офисов напишите ПО за первое место или за первое и второе, не больше 99.
smartphone-data-region = Такой стоимости региона или такого числа мест для офисов быть не может.
    .right = Напишите стоимость не меньше 1 и не больше числа маркеров прогресса у игрока и от 1 до 5 мест.
smartphone-data-customers = Таких покупателей в регионе быть не может.
    .right = Напишите от 1 до 8 покупателей с ценами в пределах шкалы.
smartphone-data-control = Мест для офисов в этом регионе больше, чем чисел ПО за контроль.
    .right = Уменьшите число мест или допишите ПО для этого размера в control поля.
smartphone-data-link = Связь с этим регионом ведёт не в обе стороны: { $region }.
    .right = Связь соединяет два разных региона поля: впишите её в ряды обоих.
smartphone-data-apart = От первого региона поля до этого связи не ведут.
    .right = Добавьте связи, чтобы можно было добраться до каждого региона.
smartphone-data-starts = На этом поле не все могут начать.
    .right = Нужно не меньше трёх регионов размера M и хотя бы один размера S.
smartphone-data-retailer = Таких мест у ретейлера быть не может.
    .right = Напишите на каждой стороне от { $least } до 5 мест — не меньше, чем у любого региона этого размера, — не больше 99 ПО за каждое.
smartphone-data-retailers = С такими ретейлерами играть нельзя.
    .right = Нужен хотя бы один S, хотя бы один M и всего не больше 20.
smartphone-data-laid = Столько ретейлеров { $size } при этом числе игроков выложить нельзя.
    .right = Напишите не больше { $most }: каждому нужны жетон и регион, а ретейлеру M — домашний регион компании, которая не участвует в партии.
smartphone-data-drawn = Столько директив взять нельзя.
    .right = Напишите число от 1 до { $most }.
smartphone-data-programme = Стив так не может.
    .right = Напишите цену в пределах шкалы и не больше 30 товаров и прогресса изучения и логистики.
smartphone-data-number = У этой директивы неверный номер.
    .right = Нумеруйте директивы подряд от 1, не дальше 60.
smartphone-data-directive = С этой директивой играть нельзя.
    .right = Напишите порог от 1 до 99 и хотя бы один момент проверки.
smartphone-data-set = Это не набор бонусов.
    .right = Напишите шесть бонусов, по одному на технологию в порядке поля; n9 и n10 вместе не бывают.
smartphone-data-prices = Цены символов указаны не все, или одна из них слишком велика.
    .right = Напишите цену от 0 до 20 для каждого символа, кроме blank.

# Что считает лаборатория.
feature-smartphone-company = Выбранные компании
feature-smartphone-technology = Изученные технологии
feature-smartphone-patent = Забранные патенты
feature-smartphone-office = Поставленные офисы
feature-smartphone-mini = Взятые мини-улучшения
feature-smartphone-improvement = Взятые улучшения
feature-smartphone-directive = Забранные директивы
feature-smartphone-price = Цены по раундам

# Для чего фаза, одной строкой.
smartphone-purpose =
    { $phase ->
        [setup] Выберите компанию и место, где она начинает
        [planning] Тайно сложите планшеты и плитки: они задают цену, товары, исследования и логистику
        [price] Все открывают планы; у кого дешевле, тот продаёт первым
        [production] Товары поступают на склад по плану
        [improvement] Возьмите плитку, чтобы улучшить следующие планы
        [research] Вкладывайте прогресс в технологии; патент достаётся тому, кто закончит первым
        [logistics] Вкладывайте прогресс в регионы и открывайте там офисы
        [selling] Продавайте товары покупателям, которых устраивает ваша цена; самые дешёвые первыми
        [profit] Проданные товары и контроль регионов приносят очки
       *[over] Игра окончена
    }
