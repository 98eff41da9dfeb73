# Стол: то, что верно в любой игре.

seat-name = Игрок { $number }
seat-beyond-fantastic-factories = Машина
seat-beyond-smartphone = Стив
seat-beyond-dei = Автома
table-seat = { $seat }

# Списки: один элемент стоит сам по себе, два последних соединяет list-and, все до них — list-comma.
list-none = –
list-comma = { $first }, { $next }
list-and = { $first } и { $last }

table-refuse-seats = Эта игра не рассчитана на такое число игроков: { $seats }.
    .right = Выберите от { $least } до { $most } игроков.
table-refuse-over = Игра окончена.
    .right = Посмотрите на итог или начните новую игру.
table-refuse-turn = Сейчас ходит не { $seat }.
    .right = Ждём: { $asked }.
table-refuse-stale = Это ответ на прежний вопрос: теперь { $seat } решает другое.
    .right = Взгляните на стол ещё раз и ответьте на новый вопрос.
table-refuse-unreadable = Такого действия в этой игре нет: { $error }.
    .right = Записывайте действие так: { $example }.
table-refuse-nothing-asked = Здесь нечего выбирать.
    .right = Дождитесь своего хода.
table-refuse-no-such-fact = «{ $facts }» нет среди вариантов.
    .right = Отмените последний выбор и выберите из списка.
table-refuse-other-facts = «{ $action }» выбрать можно, но не так.
    .right = Начните с одного из предложенных вариантов.
table-refuse-not-enough = Это ещё не всё: { $ask }
    .right = Добавьте недостающее.
table-facts = { $facts }
table-fact-unreadable = «{ $fact }» не читается.
    .right = Часть ответа записывается как часть=число, например slot=2.

table-refuse-undo-nothing = Вам нечего отменять.
    .right = Сначала сделайте ход.
table-refuse-undo-barrier = Этот ход отменить нельзя: он что-то открыл или очередь уже перешла дальше.
    .right = Играйте дальше: отменить можно только ходы, которые ничего не открыли.
table-refuse-undo-built-on = Этот ход отменить нельзя: после него уже ходили другие.
    .right = Играйте дальше.
table-refuse-undo-often = В этой игре больше нельзя отменять ходы: предел — { $most }.
    .right = Играйте дальше.
table-refuse-rewind = Вернуться к такому ходу нельзя: его нет.
    .right = Выберите запись от 1 до { $latest }.
table-refuse-unasked-often = В этой игре выбор слишком часто забирали назад: предел — { $most }.
    .right = Подождите остальных.
table-refuse-undo-other = Отменить можно только последний ход.
    .right = Последний ход этого места — запись № { $latest }.

table-refuse-entropy = { $given ->
        [one] Дана { $given } порция
        [few] Даны { $given } порции
       *[many] Дано { $given } порций
    } энтропии на { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }.
    .right = Дайте не больше одной порции на каждое место.
table-entropy-too-long = Эта энтропия занимает { $bytes ->
        [one] { $bytes } байт
        [few] { $bytes } байта
       *[many] { $bytes } байт
    }.
    .right = Можно не больше { $most ->
        [one] { $most } байта
       *[other] { $most } байт
    }.
