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

table-refuse-seats = { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
       *[many] { $seats } игроков
    } — не для этой игры.
    .right = Число игроков — от { $least } до { $most }.
table-refuse-over = Игра окончена.
    .right = Посмотрите на итог или начните новую игру.
table-refuse-turn = { $seat } сейчас не действует.
    .right = За столом ждут хода: { $asked }.
table-refuse-stale = Это ответ на прежний вопрос: { $seat } уже отвечает на другой.
    .right = Взгляните на стол ещё раз и ответьте на то, что спрашивают сейчас.
table-refuse-unreadable = Такого действия в этой игре нет: { $error }.
    .right = Действие, которое можно выбрать сейчас, записывается так: { $example }.
table-refuse-nothing-asked = Здесь нечего выбирать.
    .right = Подождите, пока вас спросят.
table-refuse-no-such-fact = «{ $facts }» нет среди вариантов.
    .right = Отмените последний выбор и выберите из списка.
table-refuse-other-facts = «{ $action }» выбрать можно, но не так.
    .right = Начните с одного из предложенных вариантов.
table-refuse-not-enough = Ответ неполный: { $ask }
    .right = Добавьте недостающее.
table-facts = { $facts }
table-fact-unreadable = «{ $fact }» не читается.
    .right = Часть ответа записывается как часть=число, например slot=2.

table-refuse-undo-nothing = Вам нечего отменять.
    .right = Сначала сделайте выбор.
table-refuse-undo-barrier = Этот шаг отменить нельзя: он что-то открыл или ход уже перешёл дальше.
    .right = Играйте дальше: отменить можно только шаги, которые не показали ничего нового.
table-refuse-undo-built-on = Этот шаг отменить нельзя: другие уже опирались на него.
    .right = Играйте дальше.
table-refuse-undo-often = В этой игре больше нельзя отменять шаги: предел, { $most }, достигнут.
    .right = Играйте дальше.
table-refuse-rewind = Вернуться к такому ходу нельзя: его нет.
    .right = Назовите ход от 1 до { $latest }.
table-refuse-unasked-often = В этой игре выбор слишком часто забирали назад: предел, { $most }, достигнут.
    .right = Подождите остальных.
table-refuse-undo-other = Отменить можно только последний шаг.
    .right = Последний шаг этого места — запись № { $latest }.

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
