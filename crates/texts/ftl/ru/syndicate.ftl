# Синдикат. Ячейки S1–S4, места N1–N4, инвесторы I1–I5 и кубики D1–D5 одинаковы во всех языках.

syndicate-kind-information = Информация
syndicate-kind-service = Обслуживание
syndicate-kind-transport = Транспорт
syndicate-kind-defence = Оборона
syndicate-kind-industry = Промышленность

syndicate-place = N{ $place }

# Карта робота: имя, тип, углы, условие и выплата.
syndicate-card = { $name } { $type } [{ $left } { $right }] { $condition }
syndicate-condition-number = { $n } на одном кубике: { $one } ПО, на обоих: { $both } ПО
syndicate-condition-under-sum = { $n } − (L + R) ПО
syndicate-condition-under-min = { $n } − меньший кубик ПО
syndicate-condition-under-max = { $n } − больший кубик ПО
syndicate-condition-over-sum = (L + R) − { $n } ПО
syndicate-condition-over-min = меньший кубик − { $n } ПО
syndicate-condition-over-max = больший кубик − { $n } ПО
syndicate-condition-less = L < R: { $vp } ПО
syndicate-condition-greater = L > R: { $vp } ПО
syndicate-condition-at-most = L ≤ R: { $vp } ПО
syndicate-condition-at-least = L ≥ R: { $vp } ПО
syndicate-condition-equal = L = R: { $vp } ПО
syndicate-condition-sum-outside = L + R ≤ { $n } или ≥ { $high }: { $vp } ПО
syndicate-condition-sum-is = L + R = { $n }: { $vp } ПО
syndicate-condition-difference-is = разность { $n }: { $vp } ПО
syndicate-condition-sum-at-most = L + R ≤ { $n }: { $vp } ПО
syndicate-condition-sum-at-least = L + R ≥ { $n }: { $vp } ПО
syndicate-condition-even-odd = L чётный, R нечётный: { $vp } ПО
syndicate-condition-odd-even = L нечётный, R чётный: { $vp } ПО
syndicate-condition-sum-odd = L + R нечётна: { $vp } ПО
syndicate-condition-sum-even = L + R чётна: { $vp } ПО
syndicate-condition-both-odd = оба нечётные: { $vp } ПО
syndicate-condition-both-even = оба чётные: { $vp } ПО

# Что спрашивают.
syndicate-ask-turn = Купите робота или спасуйте
syndicate-ask-buy = Выберите робота для покупки
syndicate-ask-sent = Сколько помощников отправить с агентом? У вас их { $left }
syndicate-ask-place = Выберите место для карты { $card }
syndicate-ask-cover = Робот в N{ $place }: { $card }. Накрыть угол помощником?

# Что можно выбрать.
syndicate-step-slot = Купить из S{ $slot }: { $card }
syndicate-step-sent =
    { $sent ->
        [0] без помощников
        [one] { $sent } помощник
        [few] { $sent } помощника
       *[many] { $sent } помощников
    }
syndicate-step-place = N{ $place }: кубики { $l } { $r } → { $newl } { $newr }, при таких кубиках { $vp } ПО
syndicate-step-cover-none = ничего не накрывать: кубики { $l } { $r } → { $newl } { $newr }, при таких кубиках { $vp } ПО
syndicate-step-cover-left = накрыть левый угол: кубики { $l } { $r } → { $newl } { $newr }, при таких кубиках { $vp } ПО
syndicate-step-cover-right = накрыть правый угол: кубики { $l } { $r } → { $newl } { $newr }, при таких кубиках { $vp } ПО
syndicate-step-cover-both = накрыть оба угла: кубики { $l } { $r } → { $newl } { $newr }, при таких кубиках { $vp } ПО
syndicate-step-pass = Спасовать: четыре новые карты и ваш маркер на следующий раунд
syndicate-action-agent =
    { $sent ->
        [0] { $buy }
        [one] { $buy }, с { $sent } помощником
        [few] { $buy }, с { $sent } помощниками
       *[many] { $buy }, с { $sent } помощниками
    }

# Что произошло.
syndicate-event-board = { $seat } управляет компанией { $left } { $right }; её инвестор: { $type }
syndicate-event-order = Порядок хода в первом раунде: { $order }
syndicate-event-round = Начинается раунд { $round }. Порядок: { $order }
syndicate-event-card = S{ $slot }: { $card }
syndicate-event-investor = I{ $position }: инвестор, { $type }
syndicate-event-dice = { $seat } бросает кубики: { $dice }
syndicate-event-agent =
    { $sent ->
        [0] { $seat } ставит агента в S{ $slot } и берёт { $card }
        [one] { $seat } ставит агента и { $sent } помощника в S{ $slot } и берёт { $card }
        [few] { $seat } ставит агента и { $sent } помощников в S{ $slot } и берёт { $card }
       *[many] { $seat } ставит агента и { $sent } помощников в S{ $slot } и берёт { $card }
    }
syndicate-event-plugged = { $seat } подключает { $card } в N{ $place }
syndicate-event-calibrated = { $seat } калибрует N{ $place }: { $l } { $r } → { $newl } { $newr }
syndicate-event-calibrated-left = { $seat } калибрует N{ $place }, левый угол накрыт: { $l } { $r } → { $newl } { $newr }
syndicate-event-calibrated-right = { $seat } калибрует N{ $place }, правый угол накрыт: { $l } { $r } → { $newl } { $newr }
syndicate-event-calibrated-both = { $seat } калибрует N{ $place }, оба угла накрыты: { $l } { $r } → { $newl } { $newr }
syndicate-event-passed = { $seat } пасует
syndicate-event-passed-forced = У { $seat } не осталось агентов: пас
syndicate-event-cleared = { $seat } обновляет фабрику: четыре новые карты
syndicate-event-shuffled =
    { $cards ->
        [one] Сброс из { $cards } карты становится колодой
        [few] Сброс из { $cards } карт становится колодой
       *[many] Сброс из { $cards } карт становится колодой
    }
syndicate-event-scored = { $seat }: { $card } в N{ $place } при { $l } и { $r } приносит { $vp } ПО
syndicate-event-won = { $seat } получает инвестора ({ $type }) в I{ $position }
syndicate-event-runner-up = { $seat } на втором месте в I{ $position } ({ $type }) и берёт 1 ПО
syndicate-event-unwon = В I{ $position } ни у кого нет влияния: инвестор ({ $type }) никому не достаётся
syndicate-event-round-end = Раунд { $round } окончен
syndicate-event-paid =
    { $seat }: { $type }, { $investors ->
        [one] { $investors } инвестор
        [few] { $investors } инвестора
       *[many] { $investors } инвесторов
    } × { $robots ->
        [one] { $robots } робот
        [few] { $robots } робота
       *[many] { $robots } роботов
    } = { $vp } ПО
syndicate-event-finished = { $seat }: итого { $vp } ПО, место { $rank }

# Отказы: что не так и как правильно.
syndicate-refuse-turn = Ход начинается с покупки или с паса.
    .right = Поставьте агента в ячейку или спасуйте.
syndicate-refuse-plug-in-first = Взятый робот ещё не подключён.
    .right = Выберите для него пустое место своей сети.
syndicate-refuse-calibrate-first = Подключённый робот ещё не откалиброван.
    .right = Скажите, какие его углы вы накрываете, или что никакие.
syndicate-refuse-slot = Ячейки S{ $slot } нет.
    .right = Выберите S1, S2, S3 или S4.
syndicate-refuse-no-agent =
    { $agents ->
        [one] Ваш { $agents } агент этого раунда уже выставлен.
        [few] Все { $agents } агента этого раунда уже выставлены.
       *[many] Все { $agents } агентов этого раунда уже выставлены.
    }
    .right = Спасуйте.
syndicate-refuse-sent = Вы отправляете помощников: { $sent }, а у вас их { $left }.
    .right = Отправьте не больше { $left }.
syndicate-refuse-place = В N{ $place } робота поставить нельзя.
    .right = Выберите пустое место: { $free }.
syndicate-refuse-cover-left = На левом углу знак =, накрывать нечего.
    .right = Оставьте его открытым.
syndicate-refuse-cover-right = На правом углу знак =, накрывать нечего.
    .right = Оставьте его открытым.
syndicate-refuse-covers = Чтобы накрыть углы, нужно помощников: { $needed }, а у вас их { $left }.
    .right = Накройте углов не больше { $left }.
syndicate-refuse-pass = В этом раунде вы уже спасовали.
    .right =
        { $agents ->
            [one] Купите робота: у вас остался { $agents } агент.
            [few] Купите робота: у вас осталось { $agents } агента.
           *[many] Купите робота: у вас осталось { $agents } агентов.
        }

# Файлы данных.
syndicate-data-condition = Условие «{ $condition }» игре неизвестно.
    .right = Возьмите одно из перечисленных в начале файла, например «number 4», «8 - sum», «L < R», «sum = 7» или «both odd».
syndicate-data-kind = Это условие принадлежит другому типу роботов.
    .right = Напишите type = "{ $type }" или выберите другое условие.
syndicate-data-vp = Столбец vp не подходит к условию.
    .right =
        { $wanted ->
            [0] Напишите vp = []: платит сама формула.
            [one] Напишите { $wanted } число, не больше 50.
            [few] Напишите { $wanted } числа, для одного кубика и для обоих, не больше 50.
           *[many] Напишите { $wanted } чисел, для одного кубика и для обоих, не больше 50.
        }
syndicate-data-robots = В файле роботов: { $found }.
    .right = В колоде { $wanted } карт: добавьте или уберите строки.
syndicate-data-investor = Такой жетон уже есть, или такого раунда нет.
    .right = В каждом из раундов 1, 2 и 3 есть по одному инвестору каждого типа.
syndicate-data-investors = В файле инвесторов: { $found }.
    .right = Их 15: по одному каждого из пяти типов на каждый из трёх раундов.
syndicate-data-section = У другой правой половины тот же напечатанный инвестор.
    .right = Дайте каждой из пяти правых половин своего.
syndicate-data-sections = В файле половин: левых { $left }, правых { $right }.
    .right = Левых должно быть 4, правых 5.
syndicate-data-die = Место занято, его нет, или цвет повторяется.
    .right = Дайте каждому из мест 1–5 свой цвет.
syndicate-data-dice = В файле кубиков: { $found }.
    .right = Их 5, по одному на место.

# What the lab counts.
feature-syndicate-robot = Подключённые роботы
feature-syndicate-investor = Полученные инвесторы
feature-syndicate-board = Правая половина планшета
syndicate-feature-board = { $name } (в начале: { $type })

# Для чего фаза, одной строкой.
syndicate-purpose =
    { $stage ->
        [turn] Купите робота за агента или спасуйте один раз за раунд; в конце раунда роботы платят, а агенты привлекают инвесторов
        [plug_in] Подключите робота между двумя кубиками: он изменит их, а в конце раунда заплатит за то, что на них
        [calibrate] Накройте угол помощником, если кубик рядом не должен меняться
       *[over] Игра окончена
    }
