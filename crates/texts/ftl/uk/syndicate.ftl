# Синдикат. Комірки S1–S4, місця N1–N4, інвестори I1–I5 і кубики D1–D5 однакові в усіх мовах.

syndicate-kind-information = Інформація
syndicate-kind-service = Обслуговування
syndicate-kind-transport = Транспорт
syndicate-kind-defence = Оборона
syndicate-kind-industry = Промисловість

syndicate-place = N{ $place }

# Карта робота: назва, тип, кути, умова й виплата.
syndicate-card = { $name } { $type } [{ $left } { $right }] { $condition }
syndicate-condition-number = { $n } на одному кубику: { $one } ПО, на обох: { $both } ПО
syndicate-condition-under-sum = { $n } − (L + R) ПО
syndicate-condition-under-min = { $n } − менший кубик ПО
syndicate-condition-under-max = { $n } − більший кубик ПО
syndicate-condition-over-sum = (L + R) − { $n } ПО
syndicate-condition-over-min = менший кубик − { $n } ПО
syndicate-condition-over-max = більший кубик − { $n } ПО
syndicate-condition-less = L < R: { $vp } ПО
syndicate-condition-greater = L > R: { $vp } ПО
syndicate-condition-at-most = L ≤ R: { $vp } ПО
syndicate-condition-at-least = L ≥ R: { $vp } ПО
syndicate-condition-equal = L = R: { $vp } ПО
syndicate-condition-sum-outside = L + R ≤ { $n } або ≥ { $high }: { $vp } ПО
syndicate-condition-sum-is = L + R = { $n }: { $vp } ПО
syndicate-condition-difference-is = різниця { $n }: { $vp } ПО
syndicate-condition-sum-at-most = L + R ≤ { $n }: { $vp } ПО
syndicate-condition-sum-at-least = L + R ≥ { $n }: { $vp } ПО
syndicate-condition-even-odd = L парний, R непарний: { $vp } ПО
syndicate-condition-odd-even = L непарний, R парний: { $vp } ПО
syndicate-condition-sum-odd = L + R непарна: { $vp } ПО
syndicate-condition-sum-even = L + R парна: { $vp } ПО
syndicate-condition-both-odd = обидва непарні: { $vp } ПО
syndicate-condition-both-even = обидва парні: { $vp } ПО

# Що питають.
syndicate-ask-turn = Купіть робота або спасуйте
syndicate-ask-buy = Виберіть робота для купівлі
syndicate-ask-sent = Скільки помічників вирушить з агентом? У вас їх { $left }
syndicate-ask-place = Виберіть місце для карти { $card }
syndicate-ask-cover = Робот у N{ $place }: { $card }. Накрити кут помічником?

# Що можна вибрати.
syndicate-step-slot = Купити з S{ $slot }: { $card }
syndicate-step-sent =
    { $sent ->
        [0] без помічників
        [one] { $sent } помічник
        [few] { $sent } помічники
       *[many] { $sent } помічників
    }
syndicate-step-place = N{ $place }: кубики { $l } { $r } → { $newl } { $newr }, за таких кубиків { $vp } ПО
syndicate-step-cover-none = нічого не накривати: кубики { $l } { $r } → { $newl } { $newr }, за таких кубиків { $vp } ПО
syndicate-step-cover-left = накрити лівий кут: кубики { $l } { $r } → { $newl } { $newr }, за таких кубиків { $vp } ПО
syndicate-step-cover-right = накрити правий кут: кубики { $l } { $r } → { $newl } { $newr }, за таких кубиків { $vp } ПО
syndicate-step-cover-both = накрити обидва кути: кубики { $l } { $r } → { $newl } { $newr }, за таких кубиків { $vp } ПО
syndicate-step-pass = Спасувати: чотири нові карти й ваш маркер на наступний раунд
syndicate-action-agent =
    { $sent ->
        [0] { $buy }
        [one] { $buy }, з { $sent } помічником
        [few] { $buy }, з { $sent } помічниками
       *[many] { $buy }, з { $sent } помічниками
    }

# Що сталося.
syndicate-event-board = { $seat } керує компанією { $left } { $right }; її інвестор: { $type }
syndicate-event-order = Порядок ходу в першому раунді: { $order }
syndicate-event-round = Починається раунд { $round }. Порядок: { $order }
syndicate-event-card = S{ $slot }: { $card }
syndicate-event-investor = I{ $position }: інвестор, { $type }
syndicate-event-dice = { $seat } кидає кубики: { $dice }
syndicate-event-agent =
    { $sent ->
        [0] { $seat } ставить агента до S{ $slot } і бере { $card }
        [one] { $seat } ставить агента й { $sent } помічника до S{ $slot } і бере { $card }
        [few] { $seat } ставить агента й { $sent } помічників до S{ $slot } і бере { $card }
       *[many] { $seat } ставить агента й { $sent } помічників до S{ $slot } і бере { $card }
    }
syndicate-event-plugged = { $seat } під’єднує { $card } у N{ $place }
syndicate-event-calibrated = { $seat } калібрує N{ $place }: { $l } { $r } → { $newl } { $newr }
syndicate-event-calibrated-left = { $seat } калібрує N{ $place }, лівий кут накрито: { $l } { $r } → { $newl } { $newr }
syndicate-event-calibrated-right = { $seat } калібрує N{ $place }, правий кут накрито: { $l } { $r } → { $newl } { $newr }
syndicate-event-calibrated-both = { $seat } калібрує N{ $place }, обидва кути накрито: { $l } { $r } → { $newl } { $newr }
syndicate-event-passed = { $seat } пасує
syndicate-event-passed-forced = У { $seat } не лишилося агентів: пас
syndicate-event-cleared = { $seat } оновлює фабрику: чотири нові карти
syndicate-event-shuffled =
    { $cards ->
        [one] Відбій із { $cards } карти стає колодою
        [few] Відбій із { $cards } карт стає колодою
       *[many] Відбій із { $cards } карт стає колодою
    }
syndicate-event-scored = { $seat }: { $card } у N{ $place } при { $l } і { $r } приносить { $vp } ПО
syndicate-event-won = { $seat } здобуває інвестора ({ $type }) у I{ $position }
syndicate-event-runner-up = { $seat } на другому місці в I{ $position } ({ $type }) і бере 1 ПО
syndicate-event-unwon = У I{ $position } ніхто не має впливу: інвестор ({ $type }) нікому не дістається
syndicate-event-round-end = Раунд { $round } закінчено
syndicate-event-paid =
    { $seat }: { $type }, { $investors ->
        [one] { $investors } інвестор
        [few] { $investors } інвестори
       *[many] { $investors } інвесторів
    } × { $robots ->
        [one] { $robots } робот
        [few] { $robots } роботи
       *[many] { $robots } роботів
    } = { $vp } ПО
syndicate-event-finished = { $seat }: разом { $vp } ПО, місце { $rank }

# Відмови: що не так і як правильно.
syndicate-refuse-turn = Хід починається з купівлі або з пасу.
    .right = Поставте агента до комірки або спасуйте.
syndicate-refuse-plug-in-first = Узятого робота ще не під’єднано.
    .right = Виберіть для нього порожнє місце своєї мережі.
syndicate-refuse-calibrate-first = Під’єднаного робота ще не відкалібровано.
    .right = Скажіть, які його кути ви накриваєте, або що жодного.
syndicate-refuse-slot = Комірки S{ $slot } немає.
    .right = Виберіть S1, S2, S3 або S4.
syndicate-refuse-no-agent =
    { $agents ->
        [one] Вашого { $agents } агента цього раунду вже виставлено.
        [few] Усіх { $agents } агентів цього раунду вже виставлено.
       *[many] Усіх { $agents } агентів цього раунду вже виставлено.
    }
    .right = Спасуйте.
syndicate-refuse-sent = Ви відправляєте помічників: { $sent }, а у вас їх { $left }.
    .right = Відправте не більше ніж { $left }.
syndicate-refuse-place = У N{ $place } робота поставити не можна.
    .right = Виберіть порожнє місце: { $free }.
syndicate-refuse-cover-left = На лівому куті знак =, накривати нічого.
    .right = Лишіть його відкритим.
syndicate-refuse-cover-right = На правому куті знак =, накривати нічого.
    .right = Лишіть його відкритим.
syndicate-refuse-covers = Щоб накрити кути, треба помічників: { $needed }, а у вас їх { $left }.
    .right = Накрийте кутів не більше ніж { $left }.
syndicate-refuse-pass = У цьому раунді ви вже спасували.
    .right =
        { $agents ->
            [one] Купіть робота: у вас лишився { $agents } агент.
            [few] Купіть робота: у вас лишилося { $agents } агенти.
           *[many] Купіть робота: у вас лишилося { $agents } агентів.
        }

# Файли даних.
syndicate-data-condition = Умова «{ $condition }» грі невідома.
    .right = Візьміть одну з перелічених на початку файла, наприклад «number 4», «8 - sum», «L < R», «sum = 7» або «both odd».
syndicate-data-kind = Ця умова належить іншому типу роботів.
    .right = Напишіть type = "{ $type }" або виберіть іншу умову.
syndicate-data-vp = Стовпець vp не пасує до умови.
    .right =
        { $wanted ->
            [0] Напишіть vp = []: платить сама формула.
            [one] Напишіть { $wanted } число, не більше 50.
            [few] Напишіть { $wanted } числа, для одного кубика й для обох, не більше 50.
           *[many] Напишіть { $wanted } чисел, для одного кубика й для обох, не більше 50.
        }
syndicate-data-robots = У файлі роботів: { $found }.
    .right = У колоді { $wanted } карт: додайте або приберіть рядки.
syndicate-data-investor = Такий жетон уже є, або такого раунду немає.
    .right = У кожному з раундів 1, 2 і 3 є по одному інвестору кожного типу.
syndicate-data-investors = У файлі інвесторів: { $found }.
    .right = Їх 15: по одному кожного з п’яти типів на кожен із трьох раундів.
syndicate-data-section = Інша права половина має того самого надрукованого інвестора.
    .right = Дайте кожній із п’яти правих половин свого.
syndicate-data-sections = У файлі половин: лівих { $left }, правих { $right }.
    .right = Лівих має бути 4, правих 5.
syndicate-data-die = Місце зайняте, його немає, або колір повторюється.
    .right = Дайте кожному з місць 1–5 свій колір.
syndicate-data-dice = У файлі кубиків: { $found }.
    .right = Їх 5, по одному на місце.

# What the lab counts.
feature-syndicate-robot = Підключені роботи
feature-syndicate-investor = Отримані інвестори
feature-syndicate-board = Права половина планшета
syndicate-feature-board = { $name } (на початку: { $type })

# Для чого фаза, одним рядком.
syndicate-purpose =
    { $stage ->
        [turn] Купіть робота за агента або спасуйте один раз за раунд; наприкінці раунду роботи платять, а агенти залучають інвесторів
        [plug_in] Підключіть робота між двома кубиками: він змінить їх, а наприкінці раунду заплатить за те, що на них
        [calibrate] Накрийте кут помічником, якщо кубик поруч не має змінюватися
       *[over] Гру закінчено
    }
