# Синдикат. Ячейки, места и инвесторы названы по номерам слева.

syndicate-kind-information = Информация
syndicate-kind-service = Обслуживание
syndicate-kind-transport = Транспорт
syndicate-kind-defence = Оборона
syndicate-kind-industry = Промышленность

syndicate-place = место { $place }

# Робот, каким его видят; с углами, когда его покупают; с номером, в статистике.
syndicate-card = «{ $type }» ({ $condition })
syndicate-offer = робот «{ $type }» ({ $condition }), углы { $left } и { $right }
syndicate-robot = { $name } { $type } [{ $left } { $right }] { $condition }
syndicate-condition-number = { $n } на одном кубике: { $one } ПО, на обоих: { $both } ПО
syndicate-condition-under-sum = ПО: { $n } − сумма кубиков
syndicate-condition-under-min = ПО: { $n } − меньший кубик
syndicate-condition-under-max = ПО: { $n } − больший кубик
syndicate-condition-over-sum = ПО: сумма кубиков − { $n }
syndicate-condition-over-min = ПО: меньший кубик − { $n }
syndicate-condition-over-max = ПО: больший кубик − { $n }
syndicate-condition-less = левый < правый: { $vp } ПО
syndicate-condition-greater = левый > правый: { $vp } ПО
syndicate-condition-at-most = левый ≤ правый: { $vp } ПО
syndicate-condition-at-least = левый ≥ правый: { $vp } ПО
syndicate-condition-equal = левый = правый: { $vp } ПО
syndicate-condition-sum-outside = сумма ≤ { $n } или ≥ { $high }: { $vp } ПО
syndicate-condition-sum-is = сумма { $n }: { $vp } ПО
syndicate-condition-difference-is = разность { $n }: { $vp } ПО
syndicate-condition-sum-at-most = сумма ≤ { $n }: { $vp } ПО
syndicate-condition-sum-at-least = сумма ≥ { $n }: { $vp } ПО
syndicate-condition-even-odd = левый чётный, правый нечётный: { $vp } ПО
syndicate-condition-odd-even = левый нечётный, правый чётный: { $vp } ПО
syndicate-condition-sum-odd = сумма нечётная: { $vp } ПО
syndicate-condition-sum-even = сумма чётная: { $vp } ПО
syndicate-condition-both-odd = оба нечётные: { $vp } ПО
syndicate-condition-both-even = оба чётные: { $vp } ПО

# Что спрашивают.
syndicate-ask-turn = Купите робота или спасуйте
syndicate-ask-buy = Купите робота
syndicate-ask-sent = Сколько помощников отправить с агентом? У вас их { $left }
syndicate-ask-place = Куда подключить робота { $card }?
syndicate-ask-cover = Робот { $card }, место { $place }: накрыть углы помощниками?

# Что можно выбрать.
syndicate-step-slot = Купить из ячейки { $slot }: { $card }
syndicate-step-sent =
    { $sent ->
        [0] без помощников
        [one] { $sent } помощник
        [few] { $sent } помощника
       *[many] { $sent } помощников
    }
syndicate-step-place = Место { $place }: кубики { $before } → { $after }, при них { $vp } ПО
syndicate-step-cover-none = Ничего не накрывать: кубики { $before } → { $after }, при них { $vp } ПО
syndicate-step-cover-left = Накрыть левый угол: кубики { $before } → { $after }, при них { $vp } ПО
syndicate-step-cover-right = Накрыть правый угол: кубики { $before } → { $after }, при них { $vp } ПО
syndicate-step-cover-both = Накрыть оба угла: кубики { $before } → { $after }, при них { $vp } ПО
syndicate-step-pass = Спасовать: четыре новые карты и ваше место в порядке хода следующего раунда. Покупать в этом раунде можно и дальше
syndicate-action-agent =
    { $sent ->
        [0] { $buy }
        [one] { $buy }, с { $sent } помощником
        [few] { $buy }, с { $sent } помощниками
       *[many] { $buy }, с { $sent } помощниками
    }

# Что произошло.
syndicate-event-board = { $seat } управляет компанией { $left } { $right } и начинает с инвестором: { $type }
syndicate-event-order = Первый порядок хода: { $order }
syndicate-event-round = Начинается раунд { $round }. Порядок хода: { $order }
syndicate-event-card = Ячейка { $slot }: робот { $card }
syndicate-event-investor = Инвестор { $position }: { $type }
syndicate-event-dice = { $seat } бросает кубики: { $dice }
syndicate-event-agent =
    { $sent ->
        [0] { $seat } отправляет агента в ячейку { $slot } и берёт робота { $card }
        [one] { $seat } отправляет агента и { $sent } помощника в ячейку { $slot } и берёт робота { $card }
        [few] { $seat } отправляет агента и { $sent } помощников в ячейку { $slot } и берёт робота { $card }
       *[many] { $seat } отправляет агента и { $sent } помощников в ячейку { $slot } и берёт робота { $card }
    }
syndicate-event-plugged = { $seat } подключает робота { $card } на место { $place }
syndicate-event-calibrated = { $seat } калибрует робота на месте { $place }: { $before } → { $after }
syndicate-event-calibrated-left = { $seat } накрывает левый угол и калибрует робота на месте { $place }: { $before } → { $after }
syndicate-event-calibrated-right = { $seat } накрывает правый угол и калибрует робота на месте { $place }: { $before } → { $after }
syndicate-event-calibrated-both = { $seat } накрывает оба угла и калибрует робота на месте { $place }: { $before } → { $after }
syndicate-event-passed = { $seat } пасует
syndicate-event-passed-forced = У игрока { $seat } не осталось агентов: пас
syndicate-event-cleared = { $seat } меняет все четыре карты на фабрике
syndicate-event-shuffled =
    { $cards ->
        [one] Сброс ({ $cards } карта) перетасован в новую колоду
        [few] Сброс ({ $cards } карты) перетасован в новую колоду
       *[many] Сброс ({ $cards } карт) перетасован в новую колоду
    }
syndicate-event-scored = { $seat } получает { $vp } ПО на месте { $place } с кубиками { $dice }: робот { $card }
syndicate-event-won = { $seat } получает инвестора «{ $type }»
syndicate-event-runner-up = { $seat } на втором месте у инвестора «{ $type }» и получает 1 ПО
syndicate-event-unwon = Инвестор «{ $type }» никому не достаётся
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
syndicate-refuse-turn = Ход начинается с покупки робота или с паса.
    .right = Выберите ячейку для покупки или спасуйте.
syndicate-refuse-plug-in-first = Сначала подключите взятого робота.
    .right = Выберите для него пустое место своей сети.
syndicate-refuse-calibrate-first = Сначала откалибруйте подключённого робота.
    .right = Выберите, какие углы накрыть, или никаких.
syndicate-refuse-slot = Ячейки { $slot } нет.
    .right = Выберите ячейку от 1 до 4.
syndicate-refuse-no-agent =
    { $agents ->
        [one] Ваш { $agents } агент этого раунда уже выставлен.
        [few] Все ваши агенты этого раунда ({ $agents }) уже выставлены.
       *[many] Все ваши агенты этого раунда ({ $agents }) уже выставлены.
    }
    .right = Спасуйте.
syndicate-refuse-sent = Вы отправляете помощников: { $sent }, а у вас их { $left }.
    .right = Отправьте не больше { $left }.
syndicate-refuse-place = На место { $place } робота поставить нельзя.
    .right = Выберите пустое: { $free }.
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
