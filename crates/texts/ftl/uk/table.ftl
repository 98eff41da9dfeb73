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

table-refuse-seats = Ця гра не розрахована на таку кількість гравців: { $seats }.
    .right = Виберіть від { $least } до { $most } гравців.
table-refuse-over = Гру закінчено.
    .right = Подивіться на підсумок або почніть нову гру.
table-refuse-turn = Зараз ходить не { $seat }.
    .right = Чекаємо: { $asked }.
table-refuse-stale = Це відповідь на попереднє запитання: тепер { $seat } вирішує інше.
    .right = Погляньте на стіл ще раз і дайте відповідь на нове запитання.
table-refuse-unreadable = Такої дії в цій грі немає: { $error }.
    .right = Записуйте дію так: { $example }.
table-refuse-nothing-asked = Тут немає чого вибирати.
    .right = Дочекайтеся свого ходу.
table-refuse-no-such-fact = «{ $facts }» немає серед варіантів.
    .right = Скасуйте останній вибір і виберіть зі списку.
table-refuse-other-facts = «{ $action }» вибрати можна, але не так.
    .right = Почніть з одного із запропонованих варіантів.
table-refuse-not-enough = Це ще не все: { $ask }
    .right = Додайте те, чого бракує.
table-facts = { $facts }
table-fact-unreadable = «{ $fact }» не читається.
    .right = Частина відповіді записується як частина=число, наприклад slot=2.

table-refuse-undo-nothing = Вам немає чого скасовувати.
    .right = Спершу зробіть хід.
table-refuse-undo-barrier = Цей хід скасувати не можна: він щось відкрив або черга вже перейшла далі.
    .right = Грайте далі: скасувати можна лише ходи, які нічого не відкрили.
table-refuse-undo-built-on = Цей хід скасувати не можна: після нього вже ходили інші.
    .right = Грайте далі.
table-refuse-undo-often = У цій грі більше не можна скасовувати ходи: межа — { $most }.
    .right = Грайте далі.
table-refuse-rewind = Повернутися до такого ходу не можна: його немає.
    .right = Виберіть запис від 1 до { $latest }.
table-refuse-unasked-often = У цій грі вибір надто часто забирали назад: межа — { $most }.
    .right = Зачекайте на інших.
table-refuse-undo-other = Скасувати можна лише останній хід.
    .right = Останній хід цього місця — запис № { $latest }.

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
