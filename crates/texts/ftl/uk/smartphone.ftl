# Корпорація Смартфон. Планшети K1–W2, ритейлери R1–R7, розміри S, M, L і нові бонуси N1–N10 однакові в усіх мовах.

smartphone-symbol-goods = товар
smartphone-symbol-cheap = дешевий товар
smartphone-symbol-plus = націнка
smartphone-symbol-factory = завод
smartphone-symbol-research = дослідження
smartphone-symbol-logistics = логістика
smartphone-symbol-blank = порожньо

smartphone-company-green = Зелена
smartphone-company-blue = Синя
smartphone-company-black = Чорна
smartphone-company-yellow = Жовта
smartphone-company-red = Червона

smartphone-technology-gps = GPS
smartphone-technology-wi-fi = Wi-Fi
smartphone-technology-gamepad = Геймпад
smartphone-technology-battery = Батарея
smartphone-technology-nfc = NFC
smartphone-technology-four-g = 4G

smartphone-region-canada = Канада
smartphone-region-usa = США
smartphone-region-caribbean = Кариби
smartphone-region-south-america = Південна Америка
smartphone-region-europe = Європа
smartphone-region-emirates = Емірати
smartphone-region-north-africa = Північна Африка
smartphone-region-rsa = ПАР
smartphone-region-cis = СНД
smartphone-region-china = Китай
smartphone-region-india = Індія
smartphone-region-australia = Австралія

smartphone-pad-k1 = K1
smartphone-pad-k2 = K2
smartphone-pad-w1 = W1
smartphone-pad-w2 = W2

smartphone-side-a = сторона a
smartphone-side-b = сторона b
smartphone-end-left = крайній лівий покупець
smartphone-end-right = крайній правий покупець

# Частини речень.
smartphone-tile = { $one } + { $other }
smartphone-mini = { $one } (міні)
smartphone-some = { $what } × { $n }
smartphone-square = { $symbol } ({ $x }, { $y })
smartphone-yield =
    { $unused ->
        [0] { $symbols }; накрито комірок: { $covered }
       *[other] { $symbols }; накрито комірок: { $covered }; покращень не використано: { $unused }
    }
smartphone-region-offices = { $region } (офіси: { $owners })
smartphone-retailer = Ритейлер { $id }
smartphone-side-spaces = { $side } (ПО: { $spaces })
smartphone-directive = № { $number }: { $goal }
smartphone-price = Раунд { $round }: ціна { $n }
smartphone-nothing = нічого
smartphone-nowhere = ніде

# Що технологія дає тому, хто її дослідив.
smartphone-power-gps-plain = одразу виробіть 5 товарів
smartphone-power-gps-dark = ще 1 товар за кожен активний символ «дешевий товар»
smartphone-power-wi-fi-plain = непродані товари лишаються на складі
smartphone-power-wi-fi-dark = раз на раунд можна поставити другий офіс у свій регіон
smartphone-power-gamepad-plain = одразу поставте офіс у будь-який регіон
smartphone-power-gamepad-dark = кожна технологія коштує вам на 1 прогрес менше
smartphone-power-battery-plain = +1 прогрес логістики в кожному раунді
smartphone-power-battery-dark = +1 прогрес логістики за кожен активний символ «націнка»
smartphone-power-nfc-plain = +1 до ціни одразу й у кожному подальшому раунді
smartphone-power-nfc-dark = у фазі логістики можна продати до 3 товарів поза регіонами
smartphone-power-four-g-plain = можна продати по 1 товару в кожному регіоні, де немає вашого офісу
smartphone-power-four-g-dark = одна комірка покращення може лежати поза планшетами
smartphone-power-n1 = +2 ПО за кожен товар, проданий в обраному регіоні
smartphone-power-n2 = 1 товар на наступний раунд за кожен регіон під вашим контролем
smartphone-power-n3 = ранній продаж там, де стоять ваші офіс і директор
smartphone-power-n4 = до 2 товарів можна покласти на символи дослідження та логістики: +1 прогрес за кожен
smartphone-power-n5 = покупцеві, який хоче технологію з вашим патентом, можна продати другий товар
smartphone-power-n6 = там, де стоять ваші офіс і директор, у вас купить будь-який покупець
smartphone-power-n7 = одразу візьміть мініпокращення
smartphone-power-n8 = по 2 товари за кожен ваш патент, одразу й у кожному раунді
smartphone-power-n9 = раз на раунд за 1 прогрес дослідження можна забронювати крайнього покупця регіону
smartphone-power-n10 = одразу покладіть ритейлера в регіон із вашим офісом

# Чого вимагає директива.
smartphone-goal-price-at-least = ціна не нижча за { $n }
smartphone-goal-price-at-most = ціна не вища за { $n }
smartphone-goal-produced =
    { $n ->
        [one] виробити за раунд щонайменше { $n } товар
        [few] виробити за раунд щонайменше { $n } товари
       *[many] виробити за раунд щонайменше { $n } товарів
    }
smartphone-goal-active-research =
    { $n ->
        [one] щонайменше { $n } активний символ дослідження
        [few] щонайменше { $n } активні символи дослідження
       *[many] щонайменше { $n } активних символів дослідження
    }
smartphone-goal-active-logistics =
    { $n ->
        [one] щонайменше { $n } активний символ логістики
        [few] щонайменше { $n } активні символи логістики
       *[many] щонайменше { $n } активних символів логістики
    }
smartphone-goal-sold =
    { $n ->
        [one] продати за раунд щонайменше { $n } товар
        [few] продати за раунд щонайменше { $n } товари
       *[many] продати за раунд щонайменше { $n } товарів
    }
smartphone-goal-produced-sold-none =
    { $n ->
        [one] виробити за раунд щонайменше { $n } товар і не продати жодного
        [few] виробити за раунд щонайменше { $n } товари й не продати жодного
       *[many] виробити за раунд щонайменше { $n } товарів і не продати жодного
    }
smartphone-goal-regions-sold-in =
    { $n ->
        [one] продати за раунд товари щонайменше в { $n } регіоні
       *[other] продати за раунд товари щонайменше в { $n } різних регіонах
    }
smartphone-goal-sold-in-one-region =
    { $n ->
        [one] продати за раунд щонайменше { $n } товар в одному регіоні
        [few] продати за раунд щонайменше { $n } товари в одному регіоні
       *[many] продати за раунд щонайменше { $n } товарів в одному регіоні
    }
smartphone-goal-controlled =
    { $n ->
        [one] контролювати щонайменше { $n } регіон
        [few] контролювати щонайменше { $n } регіони
       *[many] контролювати щонайменше { $n } регіонів
    }
smartphone-goal-profit = отримати щонайменше { $n } ПО у фазі прибутку
smartphone-goal-regions-with-office =
    { $n ->
        [one] офіси щонайменше в { $n } регіоні
       *[other] офіси щонайменше в { $n } регіонах
    }
smartphone-goal-large-regions =
    { $n ->
        [one] офіси щонайменше в { $n } регіоні L
       *[other] офіси щонайменше в { $n } регіонах L
    }
smartphone-goal-small-regions =
    { $n ->
        [one] офіси щонайменше в { $n } регіоні S
       *[other] офіси щонайменше в { $n } регіонах S
    }
smartphone-goal-technologies =
    { $n ->
        [one] щонайменше { $n } досліджена технологія
        [few] щонайменше { $n } досліджені технології
       *[many] щонайменше { $n } досліджених технологій
    }
smartphone-goal-patents =
    { $n ->
        [one] щонайменше { $n } патент
        [few] щонайменше { $n } патенти
       *[many] щонайменше { $n } патентів
    }
smartphone-goal-researched-this-round =
    { $n ->
        [one] дослідити за раунд щонайменше { $n } технологію
        [few] дослідити за раунд щонайменше { $n } технології
       *[many] дослідити за раунд щонайменше { $n } технологій
    }
smartphone-goal-offices-this-round =
    { $n ->
        [one] поставити за раунд у регіони щонайменше { $n } офіс
        [few] поставити за раунд у регіони щонайменше { $n } офіси
       *[many] поставити за раунд у регіони щонайменше { $n } офісів
    }
smartphone-goal-improvements =
    { $n ->
        [one] щонайменше { $n } покращення (стартове рахується, мініпокращення — ні)
        [few] щонайменше { $n } покращення (стартове рахується, мініпокращення — ні)
       *[many] щонайменше { $n } покращень (стартове рахується, мініпокращення — ні)
    }
smartphone-goal-goods-tokens =
    { $n ->
        [one] щонайменше { $n } жетон товару
        [few] щонайменше { $n } жетони товару
       *[many] щонайменше { $n } жетонів товару
    }
smartphone-goal-discarded =
    { $n ->
        [one] скинути за раунд щонайменше { $n } непроданий товар
        [few] скинути за раунд щонайменше { $n } непродані товари
       *[many] скинути за раунд щонайменше { $n } непроданих товарів
    }
smartphone-goal-only-prices =
    { $n ->
        [one] щонайменше в { $n } регіоні продати за раунд лише ціновим покупцям
       *[other] щонайменше в { $n } регіонах продати за раунд лише ціновим покупцям
    }
smartphone-goal-only-technologies =
    { $n ->
        [one] щонайменше в { $n } регіоні продати за раунд лише технологічним покупцям
       *[other] щонайменше в { $n } регіонах продати за раунд лише технологічним покупцям
    }
smartphone-goal-rightmost =
    { $n ->
        [one] щонайменше в { $n } регіоні продати за раунд крайньому правому покупцеві
       *[other] щонайменше в { $n } регіонах продати за раунд крайньому правому покупцеві
    }

# Що питають.
smartphone-ask-company = Виберіть компанію
smartphone-ask-retailer = У який регіон ви кладете тайл: { $retailer }, { $spaces }?
smartphone-ask-start = Виберіть стартовий регіон
smartphone-ask-plan = Складіть план
smartphone-ask-lower = Який планшет лежить знизу і якою стороною догори?
smartphone-ask-upper = Який планшет лежить згори і якою стороною догори?
smartphone-ask-turn = Як повернуто верхній планшет?
smartphone-ask-at = Наскільки зсунуто верхній планшет? x — праворуч, y — униз
smartphone-ask-tile = Яке покращення ви кладете й куди?
smartphone-ask-withdraw = Ваш план здано. Його можна забрати, доки не здали всі
smartphone-ask-speed =
    { $goods ->
        [one] Кладете товари на символи? На складі { $goods } товар
        [few] Кладете товари на символи? На складі { $goods } товари
       *[many] Кладете товари на символи? На складі { $goods } товарів
    }
smartphone-ask-improvement = Візьміть покращення
smartphone-ask-research = Розподіліть прогрес дослідження: лишилося { $n }
smartphone-ask-end = Якого покупця ви бронюєте?
smartphone-ask-office = У який регіон ви ставите офіс?
smartphone-ask-mini = Візьміть мініпокращення
smartphone-ask-retailer-power = У який регіон ви кладете ритейлера?
smartphone-ask-which-retailer = Якого ритейлера ви кладете?
smartphone-ask-side = Якою стороною догори?
smartphone-ask-move-office = Офісів у запасі немає. Який офіс перенести?
smartphone-ask-logistics =
    { $n ->
        [0] Прогресу логістики не лишилося. Що ще ви робите?
       *[other] Розподіліть прогрес логістики: лишилося { $n }
    }
smartphone-ask-director-sale =
    { $n ->
        [one] Ранній продаж: скільком покупцям ви продаєте? На складі { $n } товар
        [few] Ранній продаж: скільком покупцям ви продаєте? На складі { $n } товари
       *[many] Ранній продаж: скільком покупцям ви продаєте? На складі { $n } товарів
    }
smartphone-ask-seconds = Скільком із них ви продаєте другий товар?
smartphone-ask-sale =
    { $n ->
        [one] Продавайте товари: на складі { $n } товар, ваша ціна { $price }
        [few] Продавайте товари: на складі { $n } товари, ваша ціна { $price }
       *[many] Продавайте товари: на складі { $n } товарів, ваша ціна { $price }
    }
smartphone-ask-favour = Назвіть обраний регіон
smartphone-ask-directive = Забрати директиву? { $directive }

# Що можна вибрати.
smartphone-fact-company-small = { $company }: { $vp } ПО, покращення: { $tile }
smartphone-fact-company = { $company }: { $vp } ПО, дім — { $home }, покращення: { $tile }
smartphone-fact-lower = Знизу { $pad }
smartphone-fact-upper = Згори { $pad }
smartphone-fact-turn =
    { $n ->
        [0] Без повороту
       *[other] Поворот на { $n }°
    }
smartphone-fact-at = Зсув x { $x }, y { $y }
smartphone-fact-on-top = Згори: { $squares }
smartphone-fact-between = Між планшетами: { $squares }
smartphone-action-plan =
    { $tiles ->
        [0] { $lower } під { $upper }: { $shows }
        [one] { $lower } під { $upper }, { $tiles } покращення в плані: { $shows }
        [few] { $lower } під { $upper }, { $tiles } покращення в плані: { $shows }
       *[many] { $lower } під { $upper }, { $tiles } покращень у плані: { $shows }
    }
smartphone-action-withdraw = Забрати план
smartphone-fact-speed-research = Товарів на дослідження: { $n }
smartphone-fact-speed-logistics = Товарів на логістику: { $n }
smartphone-fact-technology = { $technology } ({ $markers } з { $cost }): { $power }
smartphone-fact-reserve = Забронювати покупця: { $region }
smartphone-action-finish =
    { $n ->
        [0] Завершити хід
       *[other] Завершити хід (пропаде прогрес: { $n })
    }
smartphone-fact-move-office = Забрати офіс звідси: { $region }
smartphone-action-keep-offices = Не переносити офісу
smartphone-fact-logistics = { $region }: { $markers } з { $cost }
smartphone-fact-director = Перенести директора: { $region }
smartphone-fact-second-office = Поставити другий офіс: { $region }
smartphone-fact-away =
    { $n ->
        [one] Продати { $n } товар поза регіонами
        [few] Продати { $n } товари поза регіонами
       *[many] Продати { $n } товарів поза регіонами
    }
smartphone-fact-director-sale =
    { $n ->
        [0] Нічого не продавати заздалегідь
        [one] { $region }: продати { $n } покупцеві
       *[other] { $region }: продати { $n } покупцям
    }
smartphone-fact-seconds =
    { $n ->
        [0] Без других товарів
       *[other] Других товарів: { $n }
    }
smartphone-fact-sell = Продати 1 товар: { $region }
smartphone-fact-second = Продати другий товар: { $region }
smartphone-action-sell = Продати: { $regions }
smartphone-action-sell-nothing = Нічого не продавати
smartphone-fact-favour = { $region }: +{ $n } ПО
smartphone-action-favour-none = Без обраного регіону
smartphone-directive-take = Забрати директиву
smartphone-directive-decline = Відмовитися

# Що сталося.
smartphone-event-power-laid = { $technology }: { $power }
smartphone-event-improvement-dealt = Ряд покращень, місце { $place }: { $tile }
smartphone-event-first-player = Перший гравець: { $seat }
smartphone-event-company-chosen =
    { $steve ->
        [1] { $seat } грає за програмою Стіва: компанія { $company }, { $vp } ПО
       *[other] { $seat } бере компанію { $company } й починає з { $vp } ПО
    }
smartphone-event-started =
    { $home ->
        [1] { $seat } починає в домашньому регіоні: { $region }
       *[other] { $seat } вибирає стартовий регіон: { $region }
    }
smartphone-event-retailer-laid = Покладено ритейлера R{ $retailer }: { $region }, { $spaces }
smartphone-event-directive-laid = Директива { $text }
smartphone-event-round-began = Починається раунд { $round }
smartphone-event-sealed = { $seat } здає план
smartphone-event-withdrew = { $seat } забирає план
smartphone-event-revealed = { $seat } відкриває план: { $result }
smartphone-event-price-set =
    { $steve ->
        [1] { $seat } призначає ціну за програмою: { $price }
       *[other] { $seat } призначає ціну: { $price }
    }
smartphone-event-price-rose = NFC: { $seat } піднімає ціну до { $price }
smartphone-event-paid-for-plan =
    { $steve ->
        [1] { $seat } платить за прогрес: { $vp } ПО
       *[other] { $seat } платить за символи плану: { $vp } ПО
    }
smartphone-event-produced =
    { $lost ->
        [0] { $seat } виробляє товари ({ $by ->
            [Plan] план
            [Steve] програма
            [Gps] GPS
            [Patents] патенти
           *[Control] контроль
        }): { $goods }
       *[other] { $seat } виробляє товари ({ $by ->
            [Plan] план
            [Steve] програма
            [Gps] GPS
            [Patents] патенти
           *[Control] контроль
        }): { $goods }; не вистачило в запасі: { $lost }
    }
smartphone-event-paid-for-goods = { $seat } платить за товари: { $vp } ПО
smartphone-event-sped-up = { $seat } кладе товари на символи: дослідження { $research }, логістика { $logistics }
smartphone-event-improvement-taken = { $seat } бере покращення: { $tile }
smartphone-event-token-taken = { $seat } бере жетон товару
smartphone-event-improvement-discarded = { $seat } скидає покращення з ряду: { $tile }
smartphone-event-progress-received =
    { $lost ->
        [0] { $seat } отримує прогрес { $logistics ->
            [1] логістики
           *[other] дослідження
        }: { $progress }
       *[other] { $seat } отримує прогрес { $logistics ->
            [1] логістики
           *[other] дослідження
        }: { $progress }; не вистачило в запасі: { $lost }
    }
smartphone-event-progress-on-technology = { $seat } кладе прогрес: { $technology }, тепер { $markers }
smartphone-event-researched = { $seat } досліджує технологію: { $technology }
smartphone-event-patent-taken = { $seat } забирає патент: { $technology }
smartphone-event-patent-paid = { $seat } отримує { $vp } ПО за патент: { $technology }
smartphone-event-mini-taken = { $seat } бере мініпокращення: { $symbol }
smartphone-event-reserved = { $seat } ставить бронь: { $region }, { $end }
smartphone-event-interest = { $seat } розраховується за відсотки: { $vp } ПО
smartphone-event-progress-on-region = { $seat } кладе прогрес: { $region }, тепер { $markers }
smartphone-event-office-opened =
    { $by ->
        [Gamepad] { $seat } ставить офіс за Геймпад: { $region }
        [Second] { $seat } ставить другий офіс: { $region }
       *[Progress] { $seat } ставить офіс: { $region }
    }
smartphone-event-office-left = { $seat } забирає офіс, щоб перенести його: { $region }
smartphone-event-office-returned = { $seat } отримує другий офіс назад: { $region }
smartphone-event-progress-returned = { $region }: вільних місць немає, { $seat } забирає прогрес: { $markers }
smartphone-event-space-paid = { $seat }, місце на ритейлері ({ $region }): { $vp } ПО
smartphone-event-director-moved = { $seat } переносить директора: { $region }
smartphone-event-progress-lost =
    { $logistics ->
        [1] { $seat } втрачає прогрес логістики: { $progress }
       *[other] { $seat } втрачає прогрес дослідження: { $progress }
    }
smartphone-event-sold-away =
    { $goods ->
        [one] { $seat } продає { $goods } товар поза регіонами
        [few] { $seat } продає { $goods } товари поза регіонами
       *[many] { $seat } продає { $goods } товарів поза регіонами
    }
smartphone-event-sold =
    { $seconds ->
        [0] { $by ->
            [Director] Ранній продаж, { $seat }: { $region }, товарів { $goods }
            [FourG] { $seat } продає через 4G: { $region }, товарів { $goods }
           *[other] { $seat } продає: { $region }, товарів { $goods }
        }
       *[other] { $by ->
            [Director] Ранній продаж, { $seat }: { $region }, товарів { $goods } і других товарів { $seconds }
           *[other] { $seat } продає: { $region }, товарів { $goods } і других товарів { $seconds }
        }
    }
smartphone-event-sold-nothing = { $seat } нічого не продає
smartphone-event-discarded =
    { $goods ->
        [one] { $seat } скидає { $goods } непроданий товар
        [few] { $seat } скидає { $goods } непродані товари
       *[many] { $seat } скидає { $goods } непроданих товарів
    }
smartphone-event-kept =
    { $goods ->
        [0] { $seat }: непроданих товарів немає
        [one] { $seat } зберігає { $goods } непроданий товар
        [few] { $seat } зберігає { $goods } непродані товари
       *[many] { $seat } зберігає { $goods } непроданих товарів
    }
smartphone-event-profit =
    { $goods ->
        [0] { $seat }: нічого не продано, { $vp } ПО
        [one] { $seat } отримує { $vp } ПО: { $goods } товар за ціною { $price }
        [few] { $seat } отримує { $vp } ПО: { $goods } товари за ціною { $price }
       *[many] { $seat } отримує { $vp } ПО: { $goods } товарів за ціною { $price }
    }
smartphone-event-control =
    { $place ->
        [1] { $region }: контролює { $seat }, { $vp } ПО
       *[other] { $region }: друге місце — { $seat }, { $vp } ПО
    }
smartphone-event-favoured = { $seat } отримує { $vp } ПО за обраний регіон: { $region }
smartphone-event-directive-taken = { $seat } забирає директиву { $text }
smartphone-event-directive-declined = { $seat } відмовляється від директиви { $text }
smartphone-event-directive-paid = { $seat } отримує { $vp } ПО за директиву { $text }
smartphone-event-patent-scored = { $seat }: { $vp } ПО за патент ({ $technology })
smartphone-event-space-scored = { $seat }: { $vp } ПО за офіс на ритейлері ({ $region })
smartphone-event-game-over = Гру закінчено

# Відмови: що не так і як правильно.
smartphone-refuse-small-board =
    { $players ->
        [one] Мале поле не підходить для { $players } гравця.
       *[other] Мале поле не підходить для { $players } гравців.
    }
    .right = Виберіть велике поле або посадіть від 1 до 3 гравців.
smartphone-refuse-n9-n10 = N9 і N10 — дві сторони одного жетона.
    .right = Назвіть лише один із них.
smartphone-refuse-not-asked = Зараз вас питають про інше.
    .right = Дайте відповідь на поставлене запитання.
smartphone-refuse-not-on-board = На цьому полі немає регіону { $region }.
    .right = Виберіть регіон цього поля.
smartphone-refuse-no-region = Такого регіону немає.
    .right = Виберіть регіон цього поля.
smartphone-refuse-company = Компанія { $company } вже зайнята.
    .right = Виберіть вільну компанію.
smartphone-refuse-start = У цьому регіоні почати не можна.
    .right = Виберіть регіон M без офісу й без ритейлера.
smartphone-refuse-retailer = Цього ритейлера зараз покласти не можна, або не можна цією стороною.
    .right = Покладіть витягнутого ритейлера тією стороною, якою він лежить, а з N10 — будь-якого вільного.
smartphone-refuse-retailer-size = Розмір ритейлера не той, що в регіону { $region }.
    .right = Виберіть регіон і ритейлера одного розміру.
smartphone-refuse-retailer-there = У цьому регіоні вже лежить ритейлер.
    .right = Виберіть регіон без ритейлера.
smartphone-refuse-retailer-office = У цьому регіоні немає вашого офісу.
    .right = Виберіть регіон зі своїм офісом.
smartphone-refuse-withdraw = Ви ще не здали плану.
    .right = Складіть план; його можна забрати, доки не здали всі.
smartphone-refuse-same-pad = Планшет не може лежати сам на собі.
    .right = Покладіть K на W або W на K.
smartphone-refuse-turn = Так верхній планшет повернути не можна.
    .right = Поверніть його на 0–3 чверті оберту.
smartphone-refuse-overlap =
    { $covered ->
        [0] Верхній планшет не накриває жодної комірки нижнього.
       *[other] Верхній планшет накриває забагато комірок нижнього: { $covered }.
    }
    .right = Накрийте від 1 до 4 комірок.
smartphone-refuse-tile = Такого покращення у вас немає, або їх менше.
    .right = Кладіть свої покращення, кожне один раз.
smartphone-refuse-form = Таке положення жетона записують інакше.
    .right = Жетон із двома однаковими комірками йде від першої праворуч або вниз, мініпокращення — праворуч.
smartphone-refuse-tiles-overlap = Два покращення лежать в одній клітинці.
    .right = Покладіть кожне на свої клітинки.
smartphone-refuse-off-pads = Покращення виступає за планшети.
    .right = Покладіть усі його комірки на планшети; одну комірку поза планшетами дозволяє лише темний 4G, але не для мініпокращення.
smartphone-refuse-outside = За планшети виступає більше ніж одна комірка.
    .right = Із темним 4G поза планшетами може лежати одна комірка на весь план.
smartphone-refuse-not-between = Це покращення ніде не лежить під верхнім планшетом.
    .right = Покладіть його згори або підсуньте під верхній планшет.
smartphone-refuse-speed-most = Більше ніж 2 товари на символи покласти не можна.
    .right = Покладіть 0, 1 або 2 товари.
smartphone-refuse-speed-goods = Стількох товарів на складі немає.
    .right = Покладіть менше товарів або жодного.
smartphone-refuse-speed-symbols = У вашому плані стільки таких символів не активно.
    .right = Покладіть на кожен активний символ не більше ніж один товар.
smartphone-refuse-improvement = Цього покращення в ряду немає.
    .right = Візьміть покращення з ряду.
smartphone-refuse-mini = Цього мініпокращення вже немає.
    .right = Візьміть одне з тих, що лишилися.
smartphone-refuse-no-progress = Прогресу у вас не лишилося.
    .right = Зробіть те, що не коштує прогресу, або завершіть хід.
smartphone-refuse-researched = Цю технологію ви вже дослідили.
    .right = Виберіть іншу або завершіть хід.
smartphone-refuse-enough-markers = Вашого прогресу там уже досить.
    .right = Покладіть прогрес деінде або завершіть хід.
smartphone-refuse-reserve-power = Бронювати покупців можна лише з N9.
    .right = Покладіть прогрес на технологію або завершіть хід.
smartphone-refuse-reserve-once = У цьому раунді ви вже забронювали покупця.
    .right = Покладіть прогрес на технологію або завершіть хід.
smartphone-refuse-reserve-symbol = Для броні потрібен прогрес від активного символу дослідження.
    .right = Покладіть прогрес на технологію або завершіть хід.
smartphone-refuse-reserve-retailer = У цьому регіоні лежить ритейлер.
    .right = Виберіть регіон без ритейлера.
smartphone-refuse-reserve-own = У цьому регіоні ви вже маєте бронь.
    .right = Виберіть інший регіон.
smartphone-refuse-reserve-taken = Цього покупця вже заброньовано.
    .right = Виберіть покупця з іншого краю або інший регіон.
smartphone-refuse-office-there = Там уже стоїть ваш офіс.
    .right = Виберіть регіон без свого офісу.
smartphone-refuse-region-full = Вільних місць для офісу там немає.
    .right = Виберіть регіон із вільним місцем.
smartphone-refuse-no-office = У цьому регіоні немає вашого офісу.
    .right = Виберіть регіон зі своїм офісом або не переносьте жодного.
smartphone-refuse-not-linked = Цей регіон не пов’язаний із жодним вашим.
    .right = Виберіть регіон, пов’язаний із тим, де стоїть ваш офіс.
smartphone-refuse-no-director = Ваш директор цього не може.
    .right = Директори є в партії з N3 або N6; з N3 ранній продаж можливий там, де стоять ваші офіс і директор.
smartphone-refuse-director-there = Ваш директор уже в цьому регіоні.
    .right = Виберіть інший регіон.
smartphone-refuse-second-power = Другий офіс ставлять лише з темним Wi-Fi.
    .right = Виберіть регіон без свого офісу або завершіть хід.
smartphone-refuse-second-once = У цьому раунді ви вже поставили другий офіс.
    .right = Зробіть щось інше або завершіть хід.
smartphone-refuse-second-supply = У запасі ви не маєте офісів.
    .right = Зробіть щось інше або завершіть хід.
smartphone-refuse-second-retailer = На ритейлері двох офісів одного гравця не буває.
    .right = Виберіть регіон без ритейлера.
smartphone-refuse-second-one = Там стоїть не рівно один ваш офіс.
    .right = Виберіть регіон з одним своїм офісом.
smartphone-refuse-away-power = Продавати поза регіонами можна лише з темним NFC.
    .right = Залиште товари для покупців.
smartphone-refuse-away-once = У цьому раунді ви вже продавали поза регіонами.
    .right = Зробіть щось інше або завершіть хід.
smartphone-refuse-away-most = Стільки товарів поза регіонами продати не можна.
    .right = Продайте від 1 до 3 товарів.
smartphone-refuse-goods = Стількох товарів на складі немає.
    .right = Продайте не більше, ніж там лежить.
smartphone-refuse-sell-retailer = Там, де лежить ритейлер, ніхто не купує.
    .right = Продавайте в регіоні без ритейлера.
smartphone-refuse-sell-no-office = У цьому регіоні немає вашого офісу.
    .right = Продавайте у своїх регіонах; у чужих можна лише зі звичайним 4G.
smartphone-refuse-sell-one = Без офісу, з 4G, у регіоні можна продати лише 1 товар.
    .right = Продайте там 1 товар або жодного.
smartphone-refuse-sell-customers = Стільком покупцям ви там продати не можете.
    .right = Продайте там менше: покупцям потрібна низька ціна або технологія, яку ви дослідили.
smartphone-refuse-sell-seconds = Стільком із цих покупців другого товару не продати.
    .right = Із N5 другий товар беруть ті, кого ви зараз обслуговуєте і хто хоче технологію з вашим патентом.
smartphone-refuse-favour = У цьому регіоні ви за раунд нічого не продали.
    .right = Назвіть регіон, де ви продавали, або жодного.

# Що не так із файлом даних.
smartphone-data-order = Цей ряд стоїть не на своєму місці.
    .right = Дотримуйтеся порядку стандартного файлу: кожен ряд має там своє місце.
smartphone-data-rows = Рядів у розділі { $section }: { $found }.
    .right = Їх має бути { $wanted }: додайте або приберіть ряди.
smartphone-data-numbers = Одне з чисел не годиться.
    .right = Маркерів прогресу — від 1 до 15, офісів — від 6 до 40, товарів — від 1 до 30; шкала цін — у межах від 1 до 15, початкова ціна — між її кінцями; обидва кроки — від 1 до 99, решта — не більше ніж 99.
smartphone-data-pad = Сторона планшета має шість комірок.
    .right = Напишіть шість символів, рядок за рядком, починаючи з лівого верхнього.
smartphone-data-factories = Із цією стороною в плані могли б опинитися два заводи.
    .right = Пишіть на стороні не більше ніж один завод і лише на одному з двох планшетів.
smartphone-data-vp = Зі стількома ПО компанія почати не може.
    .right = Напишіть число від −99 до 99.
smartphone-data-home = У цьому регіоні компанія почати не може.
    .right = Виберіть регіон розміру M на великому полі, який не є домом нікому іншому.
smartphone-data-tile = Жетона з такими комірками бути не може.
    .right =
        { $squares ->
            [one] Напишіть один символ: не завод і не порожню комірку.
           *[other] Напишіть два символи: без заводів і не дві порожні комірки.
        }
smartphone-data-copies = Стількох однакових жетонів бути не може.
    .right = Напишіть щонайменше 1; однакових на вигляд може бути 15, рахуючи стартові покращення.
smartphone-data-pile = Покращень у файлі, рахуючи всі однакові: { $found }.
    .right = Потрібно щонайменше { $wanted }: по повному ряду на кожен із чотирьох раундів.
smartphone-data-technology = Такої вартості технології або такого патенту бути не може.
    .right = Напишіть вартості, не менші за 1 і не більші за кількість маркерів прогресу гравця, другу не вищу за першу, а за патент — не більше ніж 99 ПО.
smartphone-data-power = Такого бонусу тут бути не може, або він уже має місце.
    .right = У plain і dark пишіть бонуси базової гри, у new — від n1 до n10, і кожен лише один раз.
smartphone-data-no-power = Цього бонусу не має жодна технологія: { $power }.
    .right = Впишіть його в new однієї з технологій.
smartphone-data-board = Такого ряду покращень або таких ПО за контроль на цьому полі бути не може.
    .right = У ряду — від 1 до 5 покращень; для кожної кількості офісів напишіть ПО за перше місце або за перше й друге, не більше ніж 99.
smartphone-data-region = Такої вартості регіону або такої кількості місць для офісів бути не може.
    .right = Напишіть вартість, не меншу за 1 і не більшу за кількість маркерів прогресу гравця, та від 1 до 5 місць.
smartphone-data-customers = Таких покупців у регіоні бути не може.
    .right = Напишіть від 1 до 8 покупців із цінами в межах шкали.
smartphone-data-control = Місць для офісів у цьому регіоні більше, ніж чисел ПО за контроль.
    .right = Зменште кількість місць або допишіть ПО для цього розміру в control поля.
smartphone-data-link = Зв’язок із цим регіоном веде не в обидва боки: { $region }.
    .right = Зв’язок з’єднує два різні регіони поля: впишіть його в ряди обох.
smartphone-data-apart = Від першого регіону поля до цього зв’язки не ведуть.
    .right = Додайте зв’язки, щоб можна було дістатися кожного регіону.
smartphone-data-starts = На цьому полі не всі можуть почати.
    .right = Потрібно щонайменше три регіони розміру M і хоча б один розміру S.
smartphone-data-retailer = Таких місць у ритейлера бути не може.
    .right = Напишіть на кожній стороні від { $least } до 5 місць — не менше, ніж у будь-якого регіону цього розміру, — не більше ніж 99 ПО за кожне.
smartphone-data-retailers = Із такими ритейлерами грати не можна.
    .right = Потрібен хоча б один S, хоча б один M і разом не більше ніж 20.
smartphone-data-laid = Стількох ритейлерів { $size } за цієї кількості гравців викласти не можна.
    .right = Напишіть не більше ніж { $most }: кожному потрібні жетон і регіон, а ритейлеру M — домашній регіон компанії, яка не бере участі в партії.
smartphone-data-drawn = Стільки директив узяти не можна.
    .right = Напишіть число від 1 до { $most }.
smartphone-data-programme = Стів так не може.
    .right = Напишіть ціну в межах шкали та не більше ніж 30 товарів і прогресу дослідження та логістики.
smartphone-data-number = Ця директива має неправильний номер.
    .right = Нумеруйте директиви поспіль від 1, не далі ніж до 60.
smartphone-data-directive = Із цією директивою грати не можна.
    .right = Напишіть поріг від 1 до 99 і хоча б один момент перевірки.
smartphone-data-set = Це не набір бонусів.
    .right = Напишіть шість бонусів, по одному на технологію в порядку поля; n9 і n10 разом не бувають.
smartphone-data-prices = Ціни символів указано не всі, або одна з них завелика.
    .right = Напишіть ціну від 0 до 20 для кожного символу, крім blank.

# Що рахує лабораторія.
feature-smartphone-company = Вибрані компанії
feature-smartphone-technology = Досліджені технології
feature-smartphone-patent = Забрані патенти
feature-smartphone-office = Поставлені офіси
feature-smartphone-mini = Узяті мініпокращення
feature-smartphone-improvement = Узяті покращення
feature-smartphone-directive = Забрані директиви
feature-smartphone-price = Ціни за раундами

# Для чого фаза, одним рядком.
smartphone-purpose =
    { $phase ->
        [setup] Виберіть компанію й місце, де вона починає
        [planning] Таємно складіть планшети й плитки: вони задають ціну, товари, дослідження й логістику
        [price] Усі відкривають плани; у кого дешевше, той продає першим
        [production] Товари надходять на склад за планом
        [improvement] Візьміть плитку, щоб поліпшити наступні плани
        [research] Вкладайте прогрес у технології; патент дістається тому, хто закінчить першим
        [logistics] Вкладайте прогрес у регіони й відкривайте там офіси
        [selling] Продавайте товари покупцям, яких влаштовує ваша ціна; найдешевші першими
        [profit] Продані товари й контроль регіонів приносять очки
       *[over] Гру закінчено
    }
