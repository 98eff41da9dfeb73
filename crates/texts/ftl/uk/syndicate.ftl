# Синдикат. Комірки, місця й інвестори названо за номерами зліва.

syndicate-kind-information = Інформація
syndicate-kind-service = Обслуговування
syndicate-kind-transport = Транспорт
syndicate-kind-defence = Оборона
syndicate-kind-industry = Промисловість

syndicate-place = місце { $place }

# Робот, яким його бачать; з кутами, коли його купують; з номером, у статистиці.
syndicate-card = «{ $type }» ({ $condition })
syndicate-offer = робот «{ $type }» ({ $condition }), кути { $left } і { $right }
syndicate-robot = { $name } { $type } [{ $left } { $right }] { $condition }
syndicate-condition-number = { $n } на одному кубику: { $one } ПО, на обох: { $both } ПО
syndicate-condition-under-sum = ПО: { $n } − сума кубиків
syndicate-condition-under-min = ПО: { $n } − менший кубик
syndicate-condition-under-max = ПО: { $n } − більший кубик
syndicate-condition-over-sum = ПО: сума кубиків − { $n }
syndicate-condition-over-min = ПО: менший кубик − { $n }
syndicate-condition-over-max = ПО: більший кубик − { $n }
syndicate-condition-less = лівий < правий: { $vp } ПО
syndicate-condition-greater = лівий > правий: { $vp } ПО
syndicate-condition-at-most = лівий ≤ правий: { $vp } ПО
syndicate-condition-at-least = лівий ≥ правий: { $vp } ПО
syndicate-condition-equal = лівий = правий: { $vp } ПО
syndicate-condition-sum-outside = сума ≤ { $n } або ≥ { $high }: { $vp } ПО
syndicate-condition-sum-is = сума { $n }: { $vp } ПО
syndicate-condition-difference-is = різниця { $n }: { $vp } ПО
syndicate-condition-sum-at-most = сума ≤ { $n }: { $vp } ПО
syndicate-condition-sum-at-least = сума ≥ { $n }: { $vp } ПО
syndicate-condition-even-odd = лівий парний, правий непарний: { $vp } ПО
syndicate-condition-odd-even = лівий непарний, правий парний: { $vp } ПО
syndicate-condition-sum-odd = сума непарна: { $vp } ПО
syndicate-condition-sum-even = сума парна: { $vp } ПО
syndicate-condition-both-odd = обидва непарні: { $vp } ПО
syndicate-condition-both-even = обидва парні: { $vp } ПО

# Що питають.
syndicate-ask-turn = Купіть робота або спасуйте
syndicate-ask-buy = Купіть робота
syndicate-ask-sent = Скільки помічників відправити з агентом? У вас їх { $left }
syndicate-ask-place = Куди під’єднати робота { $card }?
syndicate-ask-cover = Робот { $card }, місце { $place }: накрити кути помічниками?

# Що можна вибрати.
syndicate-step-slot = Купити з комірки { $slot }: { $card }
syndicate-step-sent =
    { $sent ->
        [0] без помічників
        [one] { $sent } помічник
        [few] { $sent } помічники
       *[many] { $sent } помічників
    }
syndicate-step-place = Місце { $place }: кубики { $before } → { $after }, з ними { $vp } ПО
syndicate-step-cover-none = Нічого не накривати: кубики { $before } → { $after }, з ними { $vp } ПО
syndicate-step-cover-left = Накрити лівий кут: кубики { $before } → { $after }, з ними { $vp } ПО
syndicate-step-cover-right = Накрити правий кут: кубики { $before } → { $after }, з ними { $vp } ПО
syndicate-step-cover-both = Накрити обидва кути: кубики { $before } → { $after }, з ними { $vp } ПО
syndicate-step-pass = Спасувати: чотири нові карти й ваше місце в порядку ходу наступного раунду. Купувати в цьому раунді можна й далі
syndicate-action-agent =
    { $sent ->
        [0] { $buy }
        [one] { $buy }, з { $sent } помічником
        [few] { $buy }, з { $sent } помічниками
       *[many] { $buy }, з { $sent } помічниками
    }

# Що сталося.
syndicate-event-board = { $seat } керує компанією { $left } { $right } і починає з інвестором: { $type }
syndicate-event-order = Перший порядок ходу: { $order }
syndicate-event-round = Починається раунд { $round }. Порядок ходу: { $order }
syndicate-event-card = Комірка { $slot }: робот { $card }
syndicate-event-investor = Інвестор { $position }: { $type }
syndicate-event-dice = { $seat } кидає кубики: { $dice }
syndicate-event-agent =
    { $sent ->
        [0] { $seat } відправляє агента до комірки { $slot } і бере робота { $card }
        [one] { $seat } відправляє агента й { $sent } помічника до комірки { $slot } і бере робота { $card }
        [few] { $seat } відправляє агента й { $sent } помічників до комірки { $slot } і бере робота { $card }
       *[many] { $seat } відправляє агента й { $sent } помічників до комірки { $slot } і бере робота { $card }
    }
syndicate-event-plugged = { $seat } під’єднує робота { $card } на місце { $place }
syndicate-event-calibrated = { $seat } калібрує робота на місці { $place }: { $before } → { $after }
syndicate-event-calibrated-left = { $seat } накриває лівий кут і калібрує робота на місці { $place }: { $before } → { $after }
syndicate-event-calibrated-right = { $seat } накриває правий кут і калібрує робота на місці { $place }: { $before } → { $after }
syndicate-event-calibrated-both = { $seat } накриває обидва кути й калібрує робота на місці { $place }: { $before } → { $after }
syndicate-event-passed = { $seat } пасує
syndicate-event-passed-forced = У гравця { $seat } не лишилося агентів: пас
syndicate-event-cleared = { $seat } міняє всі чотири карти на фабриці
syndicate-event-shuffled =
    { $cards ->
        [one] Скид ({ $cards } карта) перетасовано в нову колоду
        [few] Скид ({ $cards } карти) перетасовано в нову колоду
       *[many] Скид ({ $cards } карт) перетасовано в нову колоду
    }
syndicate-event-scored = { $seat } отримує { $vp } ПО на місці { $place } з кубиками { $dice }: робот { $card }
syndicate-event-won = { $seat } здобуває інвестора «{ $type }»
syndicate-event-runner-up = { $seat } на другому місці в інвестора «{ $type }» й отримує 1 ПО
syndicate-event-unwon = Інвестор «{ $type }» нікому не дістається
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
syndicate-refuse-turn = Хід починається з купівлі робота або з пасу.
    .right = Виберіть комірку для купівлі або спасуйте.
syndicate-refuse-plug-in-first = Спершу під’єднайте взятого робота.
    .right = Виберіть для нього порожнє місце своєї мережі.
syndicate-refuse-calibrate-first = Спершу відкалібруйте під’єднаного робота.
    .right = Виберіть, які кути накрити, або жодного.
syndicate-refuse-slot = Комірки { $slot } немає.
    .right = Виберіть комірку від 1 до 4.
syndicate-refuse-no-agent =
    { $agents ->
        [one] Вашого { $agents } агента цього раунду вже виставлено.
        [few] Усіх ваших агентів цього раунду ({ $agents }) уже виставлено.
       *[many] Усіх ваших агентів цього раунду ({ $agents }) уже виставлено.
    }
    .right = Спасуйте.
syndicate-refuse-sent = Ви відправляєте помічників: { $sent }, а у вас їх { $left }.
    .right = Відправте не більше ніж { $left }.
syndicate-refuse-place = На місце { $place } робота поставити не можна.
    .right = Виберіть порожнє: { $free }.
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
            [few] Купіть робота: у вас лишилися { $agents } агенти.
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
