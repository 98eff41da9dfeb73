# Стіл: те, що діє в будь-якій грі.

seat-name = Гравець { $number }
seat-beyond-fantastic-factories = Машина
seat-beyond-smartphone = Стів
seat-beyond-dei = Автома
table-seat = { $seat }

# Переліки: один елемент стоїть сам, два останні з’єднує list-and, усі попередні — list-comma.
list-none = –
list-comma = { $first }, { $next }
list-and = { $first } і { $last }

table-refuse-seats = { $seats ->
        [one] { $seats } гравець
        [few] { $seats } гравці
       *[many] { $seats } гравців
    } — не для цієї гри.
    .right = Кількість гравців — від { $least } до { $most }.
table-refuse-over = Гру закінчено.
    .right = Подивіться на підсумок або почніть нову гру.
table-refuse-turn = { $seat } зараз не діє.
    .right = За столом чекають на хід: { $asked }.
table-refuse-stale = Це відповідь на попереднє запитання: { $seat } уже відповідає на інше.
    .right = Погляньте на стіл ще раз і дайте відповідь на те, що запитують зараз.
table-refuse-unreadable = Такої дії в цій грі немає: { $error }.
    .right = Дія, яку можна вибрати зараз, записується так: { $example }.
table-refuse-nothing-asked = Тут немає чого вибирати.
    .right = Зачекайте, доки вас запитають.
table-refuse-no-such-fact = «{ $facts }» немає серед варіантів.
    .right = Скасуйте останній вибір і виберіть зі списку.
table-refuse-other-facts = «{ $action }» вибрати можна, але не так.
    .right = Почніть з одного із запропонованих варіантів.
table-refuse-not-enough = Відповідь неповна: { $ask }
    .right = Додайте те, чого бракує.
table-facts = { $facts }
table-fact-unreadable = «{ $fact }» не читається.
    .right = Частина відповіді записується як частина=число, наприклад slot=2.

table-refuse-undo-nothing = Вам немає чого скасовувати.
    .right = Спершу зробіть вибір.
table-refuse-undo-barrier = Цей крок скасувати не можна: він щось відкрив або хід уже перейшов далі.
    .right = Грайте далі: скасувати можна лише кроки, які не показали нічого нового.
table-refuse-undo-built-on = Цей крок скасувати не можна: інші вже спиралися на нього.
    .right = Грайте далі.
table-refuse-undo-often = У цій грі більше не можна скасовувати кроки: межу, { $most }, досягнуто.
    .right = Грайте далі.
table-refuse-rewind = Повернутися до такого ходу не можна: його немає.
    .right = Назвіть хід від 1 до { $latest }.
table-refuse-unasked-often = У цій грі вибір надто часто забирали назад: межу, { $most }, досягнуто.
    .right = Зачекайте на інших.
table-refuse-undo-other = Скасувати можна лише останній крок.
    .right = Останній крок цього місця — запис № { $latest }.

table-refuse-entropy = { $given ->
        [one] Надано { $given } порцію
        [few] Надано { $given } порції
       *[many] Надано { $given } порцій
    } ентропії на { $seats ->
        [one] { $seats } місце
        [few] { $seats } місця
       *[many] { $seats } місць
    }.
    .right = Надайте не більше однієї порції на кожне місце.
table-entropy-too-long = Ця ентропія займає { $bytes ->
        [one] { $bytes } байт
        [few] { $bytes } байти
       *[many] { $bytes } байтів
    }.
    .right = Можна не більше { $most ->
        [one] { $most } байта
       *[other] { $most } байтів
    }.
