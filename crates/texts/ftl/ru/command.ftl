# Команда boardroom: справка, вопросы, ответы и поля, которые она рисует.

## Справка

cmd-about = Boardroom: экономические настольные игры за вашим столом. Без команды запускает сервер.
cmd-help-usage = Как вызывать:
cmd-help-commands = Команды
cmd-help-arguments = Аргументы
cmd-help-options = Параметры
cmd-help-example = Пример:
cmd-help-exit = Коды завершения:
cmd-help-exit-codes =
    0  сделано; всё проверенное верно
    1  отказ: правило, запись или файл данных не позволяют; либо проверенное неверно
    2  неверный вызов
    3  всё, что есть в записи, верно, но игра не окончена
    4  файл не удалось прочитать или записать

cmd-arg-lang = Язык всех текстов: en, ru или uk; иначе — язык терминала
cmd-arg-version = Показать версию
cmd-arg-help = Показать эту справку
cmd-arg-game = Какая игра; см. boardroom games
cmd-arg-data = Данные компонентов вместо стандартных; см. boardroom data
cmd-arg-option = Настройка игры; можно указать несколько раз. См. boardroom games
cmd-arg-json = Ответить в формате JSON
cmd-arg-record = Запись игры

cmd-games-about = Перечисляет игры, их настройки и данные
cmd-play-about = Игра за этим терминалом: несколько человек за одной клавиатурой или против ботов
cmd-play-arg-players = Сколько игроков; если не указано — наименьшее возможное число
cmd-play-arg-bots = Сколько мест, считая с последнего, занимают боты: none или число; если не указано — все, кроме одного
cmd-play-arg-seats = Кто где сидит, например Анна,random,you: имя бота — это бот, любое другое имя — человек, you — человек без имени
cmd-play-arg-seed = Повторяемая игра: все случайности выводятся из этого числа
cmd-play-arg-entropy = Каждого спросят о буквах, которые участвуют в тасовании; --entropy=TEXT задаёт их сразу, в порядке мест
cmd-play-arg-save = Сохранять игру в этот новый файл после каждого шага
cmd-play-arg-resume = Продолжить сохранённую игру; кто где сидит, нужно указать снова
cmd-sim-about = Боты играют много партий; подсчитывается, что вышло
cmd-sim-arg-players = Сколько игроков; если не указано — наименьшее возможное число
cmd-sim-arg-bots = Один бот на все места или по одному на каждое; если не указано — random
cmd-sim-arg-games = Сколько партий; если не указано — 1000
cmd-sim-arg-seed = Все случайности выводятся из этого числа; если не указано — 1
cmd-sim-arg-threads = Сколько потоков; если не указано — сколько есть у машины
cmd-hint-about = Показывает лучшие варианты на шаге записи, как их видит поиск
cmd-hint-arg-step = Где делается выбор: после стольких записей; без этого — в конце
cmd-hint-arg-seat = Чей выбор; без этого — первого, кого спрашивают
cmd-hint-arg-work = Сколько пробных партий играет поиск (по умолчанию 2000)
cmd-hint-arg-seed = Откуда случайность поиска (без этого 1)
cmd-lab-about = Исследует игру на множестве партий ботов и измеряет силу ботов, с доверительными интервалами
cmd-run-about = Боты играют много партий, и каждая записывается — в CSV и Parquet. Остановить можно в любой момент: та же команда продолжит с места остановки, а большее число партий дополнит записанное
cmd-run-arg-out = Папка для таблиц; если не указано — папка, названная по тому, что играется, в текущей папке
cmd-run-arg-games = Сколько партий в каждом варианте; если не указано — 1000
cmd-run-arg-seats = Сколько мест; если не указано — 2 или столько, сколько ботов
cmd-run-arg-bots = Один бот на все места или по одному на каждое, тогда они от партии к партии меняются местами; если не указано — random
cmd-run-arg-data = Сыграть второй вариант с этими данными компонентов и показать, чем он отличается от стандартного
cmd-run-arg-modules = Сыграть ещё по варианту на каждый модуль и значение, которых нет в первом, и показать, чем каждый отличается
cmd-report-about = Превращает таблицы lab run в одну страницу с диаграммами — для тех, кто придумывает игры
cmd-report-arg-folder = Папка, которую записала lab run
cmd-report-arg-html = Куда записать страницу; если не указано — report.html в этой папке. Имеющийся файл заменяется
cmd-report-arg-json = Все числа в JSON; страница тогда пишется только с --html
cmd-duel-about = Два бота играют, пока не станет известно, кто сильнее. Каждая раздача играется по разу с каждого места, поэтому удача места и раздачи взаимно гасится; последовательный критерий (SPRT, обе ошибки не больше 5 %) останавливает игру, как только ответ известен
cmd-duel-arg-one = Бот, о котором вопрос; в каждой раздаче он по разу сидит на каждом месте
cmd-duel-arg-other = Бот, с которым сравнивают; он занимает все остальные места
cmd-duel-arg-seats = Сколько мест; если не указано — 2. На N местах равные выигрывают 1/N партий: вдвоём 50 %, вчетвером 25 %; этой доле отвечает Эло 0
cmd-duel-arg-games = Сколько партий самое большее; если не указано — 4000
cmd-duel-arg-elo0 = Критерий выясняет, сильнее ли A на столько очков Эло …; если не указано — 0
cmd-duel-arg-elo1 = … или на столько; если не указано — 30. Чтобы проверить долю побед 70 % вдвоём, возьмите её в вилку: 135 и 160
cmd-ladder-about = Каждый бот играет с каждым на одних и тех же раздачах, каждую раздачу по разу с каждого места; их сила сводится к одной шкале Эло
cmd-ladder-arg-bots = Боты, каждый один раз; если не указано — все, кто умеет играть в эту игру
cmd-ladder-arg-games = Сколько партий играет каждая пара; если не указано — 100. Сильнейшие боты думают над выбором секунды
cmd-ladder-arg-seats = Сколько мест; если не указано — 2. Если больше, каждый бот по разу сидит один на каждом месте против другого на всех остальных
cmd-ladder-arg-svg = Нарисовать силу с интервалами в этот файл, в формате SVG; имеющийся файл заменяется
cmd-replay-about = Пересказывает запись игры или показывает стол на одном из её шагов
cmd-replay-arg-step = Показать стол после стольких записей; 0 — раздача
cmd-replay-arg-seat = Чьими глазами: номер места или onlooker (зритель)
cmd-verify-about = Проверяет запись: контрольные суммы, обязательство, каждую случайность и каждый шаг по правилам
cmd-verify-arg-quiet = Вывести только заключение
cmd-rules-about = Показывает, что гласит правило, или все правила игры
cmd-rules-arg-game = Какая игра; table — правила любого стола
cmd-rules-arg-id = Номер правила
cmd-data-about = Выписывает и проверяет данные компонентов: карты и фишки игры
cmd-data-export-about = Выписывает стандартные данные игры, чтобы их можно было изменить и так играть
cmd-data-check-about = Проверяет файл данных
cmd-data-arg-file = Файл данных

## Что может быть не так с аргументами

cmd-wrong-argument = Аргумента «{ $found }» здесь нет.
    .right = Что есть, покажет --help.
cmd-wrong-command = Команды «{ $found }» нет.
    .right = Команды: games, play, sim, lab, replay, hint, verify, rules, data.
cmd-wrong-no-command = Не сказано, что сделать.
    .right = После команды напишите одно из этого: { $known }.
cmd-wrong-missing = Чего-то не хватает: { $missing }.
    .right = Как пишется команда, покажет --help.
cmd-wrong-conflict = { $first } не сочетается с { $second }.
    .right = Оставьте что-то одно и один раз.
cmd-wrong-utf8 = Один из аргументов — нечитаемый текст.
    .right = Напишите его в UTF-8.
cmd-wrong-no-value = Для { $argument } нужно значение.
    .right = Напишите его после аргумента.
cmd-wrong-value = «{ $found }» не подходит для { $argument }.
    .right = Подойдёт: { $known }.
cmd-wrong-other = Аргумент { $argument } так использовать нельзя.
    .right = Как он пишется, покажет --help.
cmd-wrong-number = «{ $found }» не подходит для { $argument }.
    .right = Нужно целое число от { $least } до { $most }.
cmd-wrong-seat = Места «{ $found }» нет.
    .right = Нужно число от 1 до { $most } или onlooker.
cmd-wrong-option = «{ $found }» — это не настройка со значением.
    .right = Пишется --option имя=значение.
cmd-wrong-bots = { $bots ->
        [one] Указан { $bots } бот
        [few] Указано { $bots } бота
       *[many] Указано { $bots } ботов
    }, а мест всего { $seats }.
    .right = Ботов может быть не больше { $seats }; добавить места можно с помощью --players.
cmd-wrong-no-bots = В игру { $game } боты играть не умеют.
    .right = Напишите --bots none.
cmd-wrong-seats = { $given ->
        [one] Перечислено { $given } место
        [few] Перечислено { $given } места
       *[many] Перечислено { $given } мест
    } — больше, чем бывает за столом.
    .right = Перечислите не больше { $most }.
cmd-wrong-name = «{ $name }» не может быть именем.
    .right = В имени не больше { $most } букв.
cmd-wrong-resumed-seats = { $given ->
        [one] Перечислено { $given } место
        [few] Перечислено { $given } места
       *[many] Перечислено { $given } мест
    }, а в сохранённой игре их { $seats }.
    .right = Перечислите столько, сколько есть в игре, по порядку.
cmd-wrong-entropy = --entropy указано { $given ->
        [one] { $given } раз
        [few] { $given } раза
       *[many] { $given } раз
    }, а людей за столом { $people }.
    .right = Укажите не больше одного раза на человека.

## Файлы

cmd-file-missing = Такого файла нет.
    .right = Проверьте имя и папку.
cmd-file-forbidden = Файл нельзя прочитать: нет прав.
    .right = Спросите владельца или возьмите свою копию.
cmd-file-folder = Это папка.
    .right = Назовите файл.
cmd-file-read = Файл не читается: { $error }.
    .right = Проверьте файл и диск.
cmd-file-not-text = Файл не текстовый: строка { $line } — не UTF-8.
    .right = Назовите запись или файл данных, которые написала эта программа, без изменений.
cmd-file-no-name = Это не имя файла.
    .right = Назовите файл.
cmd-file-write = Файл не записывается: { $error }.
    .right = Проверьте папку или выберите другую.
cmd-file-exists = Такой файл уже есть, и он остаётся как был.
    .right = Выберите другое имя; чтобы продолжить сохранённую игру, напишите --resume.
cmd-file-no-folder = Такой папки нет.
    .right = Назовите папку, которую записала boardroom lab run.
cmd-file-study = Файлом исследования нельзя воспользоваться: { $error }.
    .right = Проверьте папку и диск или выберите другую папку.
cmd-run-no-modules = У игры { $game } нет модулей.
    .right = Уберите --modules; что есть, покажет boardroom games.
cmd-file-output = Не удалось вывести результат: { $error }.
    .right = Проверьте, куда он выводится.

## boardroom games, data, rules

cmd-games-players = Игроков: от { $least } до { $most }
cmd-games-no-options = Настройки: нет
cmd-games-module = Модуль { $name } ({ $label }): { $values }
cmd-games-option = Настройка { $name } ({ $label }): { $values }
cmd-games-bots = Боты: { $bots }
cmd-games-revision = Правила: редакция { $revision }
cmd-games-data = Данные: { $rows ->
        [one] { $rows } строка
        [few] { $rows } строки
       *[many] { $rows } строк
    }, из них восстановлено: { $reconstructed }; отпечаток { $digest }
cmd-data-fine = { $file } — в порядке: { $rows ->
        [one] { $rows } строка
        [few] { $rows } строки
       *[many] { $rows } строк
    }, из них восстановлено: { $reconstructed }.
cmd-data-standard = { $file } — в порядке и совпадает со стандартными данными: { $rows ->
        [one] { $rows } строка
        [few] { $rows } строки
       *[many] { $rows } строк
    }, из них восстановлено: { $reconstructed }.
cmd-data-digest = Отпечаток: { $digest }
cmd-rules-unknown = Правила «{ $id }» в { $game } нет.
    .right = Ближайшие: { $near }.
cmd-rules-no-book = Правил игры { $game } в этой программе нет.
    .right = Что есть, покажет boardroom games.
cmd-rules-english = Это ещё не переведено: здесь стоит английский текст.

## boardroom sim

cmd-sim-title = { $name }, { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }: партий { $games }, seed { $seed }, { $threads ->
        [one] { $threads } поток
        [few] { $threads } потока
       *[many] { $threads } потоков
    }
cmd-sim-seat = место
cmd-sim-bot = бот
cmd-sim-score = средний счёт
cmd-sim-wins = победы
cmd-sim-speed = Решений: { $decisions } за { $seconds } с; в секунду — решений { $each }, партий { $games }.
cmd-sim-length = В партии в среднем { $length } выборов, считая и те, где выбирать не из чего.
cmd-sim-digest = Отпечаток всех конечных состояний: { $digest }

## boardroom lab

cmd-duel-title = { $name }, { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }: { $one } против { $other }, seed { $seed }
cmd-duel-games = Партий: { $games }, раздач: { $deals }, каждая сыграна с каждого места; { $seconds } с
cmd-duel-wins = Победы { $one }: { $estimate }, с уверенностью 95 % от { $low } до { $high } (у равных { $equal })
cmd-duel-elo = Разница Эло: { $estimate }, с уверенностью 95 % от { $low } до { $high }
cmd-duel-sure = Сильнее { $bot }: уверенность { $sure }
cmd-duel-h0 = SPRT: решено в пользу Эло { $elo0 } против { $elo1 }, ошибка не чаще { $error } (логарифм отношения правдоподобий { $ratio }, границы { $lower } и { $upper })
cmd-duel-h1 = SPRT: решено в пользу Эло { $elo1 } против { $elo0 }, ошибка не чаще { $error } (логарифм отношения правдоподобий { $ratio }, границы { $lower } и { $upper })
cmd-duel-open = SPRT: между Эло { $elo0 } и { $elo1 } с ошибками не чаще { $error } не решено; нужно больше партий (логарифм отношения правдоподобий { $ratio }, границы { $lower } и { $upper })
cmd-ladder-title = { $name }, { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }: сила ботов
cmd-ladder-games = Партий: { $games }; у каждой пары одни и те же раздачи ({ $deals }), каждая с каждого места; seed { $seed }
cmd-ladder-elo = Эло
cmd-ladder-interval = уверенность 95 %
cmd-ladder-scale = Эло с интервалами 95 %; среднее этих ботов — 0
cmd-ladder-shares = Победы бота в строке над ботом в столбце (у равных { $equal }):
cmd-ladder-shares-alone = Победы бота в строке, который один против бота в столбце на всех остальных местах (у равных { $equal }):
cmd-ladder-drawn = Диаграмма — в файле { $file }.
cmd-run-marks = ▲ и ▼: интервал не содержит 0, то есть разница есть.
cmd-run-written = Таблицы — в папке { $folder }. Отчёт со всеми диаграммами:
cmd-report-written = Отчёт — в файле { $file }. Откройте его в браузере.

## boardroom replay

cmd-hint-title = Лучшие варианты после записи { $step }, { $seat }; сыграно пробных партий: { $worlds }
cmd-hint-worth = побед { $win } % (± { $sure }), счёт { $score }, проверено раз: { $tried }
cmd-hint-over = После записи { $step } никого не спрашивают: игра окончена.
    .right = Выберите более ранний шаг.
cmd-hint-more = и ещё вариантов: { $more }
cmd-replay-title = { $name }, { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }, { $entries ->
        [one] { $entries } ход в записи
        [few] { $entries } хода в записи
       *[many] { $entries } ходов в записи
    }
cmd-replay-step = Ход { $step } из { $entries }
cmd-replay-no-step = Хода { $step } нет.
    .right = В этой записи их { $entries }; выберите от 0 до { $entries }.
cmd-replay-did = { $seat }: { $what }
cmd-replay-over = Игра окончена.
cmd-replay-asked = Сейчас решает { $seat }: { $ask }
cmd-replay-waits = Тайно выбирают: { $seats }

## boardroom verify

cmd-verify-title = { $name }, редакция правил { $revision }, { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }, { $entries ->
        [one] { $entries } ход
        [few] { $entries } хода
       *[many] { $entries } ходов
    }
cmd-verify-digests = Контрольные суммы: { $lines ->
        [one] { $lines } строка
        [few] { $lines } строки
       *[many] { $lines } строк
    }
cmd-verify-commitment = Обязательство: секрет сверен с тем, что было объявлено до игры
cmd-verify-no-secret = Обязательство: сверить не с чем, секрета нет
cmd-verify-picks = Случайности: { $picks ->
        [one] { $picks } значение
        [few] { $picks } значения
       *[many] { $picks } значений
    } вида «значение/граница» заново выведено из секрета
cmd-verify-no-picks = Случайности: без секрета их не вывести
cmd-verify-pick = значение { $number }, строка { $line }, ход { $entry }: { $pick }
cmd-verify-pick-deal = значение { $number }, строка { $line }, раздача: { $pick }
cmd-verify-pick-wrong = из секрета выходит { $derived }
cmd-verify-rules = Правила: каждый ход сыгран заново, конечное состояние сверено
cmd-verify-no-rules = Правила: заново не сыграно, потому что текст изменён
cmd-verify-holds = Всё верно.
cmd-verify-fails = Неверно. { $what }
cmd-verify-unfinished = Всё, что можно проверить, верно, но игра не окончена.

## boardroom play

cmd-play-bot-name = Бот { $number }
cmd-play-seats = Места:
cmd-play-seeded = Повторяемая игра: секрет следует из числа { $seed }, и кто его знает, может предвидеть любую случайность.
cmd-play-commitment = Тасовка этой игры закреплена. Вот обязательство, по которому её потом сможет проверить каждый:
cmd-play-entropy = { $seat }, несколько букв от вас для тасования или Enter, если не хотите:
cmd-play-resumed = { $entries ->
        [one] Игра продолжается после { $entries } хода.
        [few] Игра продолжается после { $entries } ходов.
       *[many] Игра продолжается после { $entries } ходов.
    }
cmd-play-no-chance = Система не даёт случайных чисел: { $error }.
    .right = Попробуйте ещё раз или сыграйте повторяемую игру с --seed.
cmd-play-hand-away = Теперь играет { $seat }. Нажмите Enter, чтобы очистить экран.
cmd-play-hand-away-sealed = Теперь играет { $seat }. Нажмите Enter, чтобы очистить экран, или введите { $withdraw }, чтобы забрать свой выбор назад.
cmd-play-hand-over = Передайте клавиатуру: { $seat }. Затем нажмите Enter.
cmd-play-enough = Готово: { $action }
cmd-play-prompt = { $least }–{ $most }, { $help } — помощь
cmd-play-no-input = Ввод закончился, поэтому игра здесь останавливается.
cmd-play-saved = Игра сохранена в { $file } вместе с секретом тасования. Чтобы продолжить:
cmd-play-too-long = Строка слишком длинная.
    .right = Введите номер из списка.
cmd-play-not-text = Это не читается как текст.
    .right = Введите ещё раз.
cmd-play-unknown = «{ $found }» здесь ввести нельзя.
    .right = Введите число от { $least } до { $most } или { $help } — помощь.
cmd-play-no-choice = Варианта { $number } нет.
    .right = Выберите от { $least } до { $most }.
cmd-play-nothing-back = Это первый шаг выбора: возвращаться некуда.
    .right = Чтобы отменить свой последний ход, если можно, введите о.
cmd-play-nothing-sealed = Нет тайного выбора, который можно забрать назад.
    .right = Тайный выбор можно забрать назад, пока не сделан последний.
cmd-play-sealed-whose = Не сказано, чей выбор забрать назад.
    .right = Введите и номер места: { $seats }.
cmd-play-sealed-seat = т { $number } — { $seat }
cmd-play-save-where = Не сказано, куда сохранить.
    .right = Введите с и имя нового файла.
cmd-play-leave = Сохранить перед уходом? Введите имя нового файла или Enter, чтобы уйти не сохраняя:
cmd-play-leave-again = Сохранить перед уходом? Введите s для { $file }, другое имя или Enter, чтобы уйти не сохраняя:
cmd-play-left = Игра оставлена без сохранения.
cmd-play-help-number = выбрать вариант с этим номером
cmd-play-help-rules = правила, которые стоят за вариантами; за вариантом 3; любое правило по номеру

cmd-key-back = н
cmd-key-back-about = назад на один шаг в выборе из нескольких шагов
cmd-key-undo = о
cmd-key-undo-about = отменить свой последний ход, пока он не показал ничего нового
cmd-key-withdraw = т
cmd-key-withdraw-about = забрать назад тайный выбор, пока он не раскрыт; с числом — выбор с этого места
cmd-key-view = д
cmd-key-view-about = нарисовать доску ещё раз и объяснить знаки
cmd-key-log = ж
cmd-key-log-about = журнал: что произошло; с числом — столько ходов
cmd-key-save = с
cmd-key-save-about = сохранить игру; с именем — в новый файл
cmd-key-help = п
cmd-key-help-about = эта помощь
cmd-key-quit = в
cmd-key-quit-about = выйти из игры; перед этим её можно сохранить

cmd-log-undone = { $seat } отменяет ход { $number }
cmd-log-rewound = По общему согласию игра возвращается к моменту перед ходом { $number }; просит { $seat }

cmd-end-heading = Игра окончена
cmd-end-winners =
    { $count ->
        [one] Победа: { $winners }.
       *[other] Победу делят { $winners }.
    }
cmd-end-rule = по правилу
cmd-end-total = всего
cmd-end-rank = место
cmd-end-keep = Чтобы сохранить запись этой игры, введите имя нового файла, иначе Enter:
cmd-end-kept = Запись сохранена в { $file }. Её пересказ и проверка честности:

cmd-lobby-welcome = Добро пожаловать. Несколько вопросов — и игра начнётся; Enter берёт то, что в скобках.
cmd-lobby-game = Какая игра, { $least }–{ $most }? [{ $usual }]
cmd-lobby-players = Сколько игроков, { $least }–{ $most }? [{ $usual }]
cmd-lobby-bots = Сколько из них ботов, { $least }–{ $most }? [{ $usual }]
cmd-lobby-name = Как зовут игрока { $number }? [–]
cmd-lobby-wrong = Такого числа среди вариантов нет.
    .right = Введите число от { $least } до { $most } или Enter.
cmd-lobby-comma = В имени не бывает запятой.
    .right = Введите его без запятой.

## Доска Синдиката. Типы — не длиннее 7 букв, условия и выплата — не длиннее 12 и 8.

board-syndicate-information = Информ.
board-syndicate-service = Обслуж.
board-syndicate-transport = Трансп.
board-syndicate-defence = Оборона
board-syndicate-industry = Промыш.
board-syndicate-round = раунд { $round } из { $rounds }
board-syndicate-deck = колода { $deck }, сброс { $discard }
board-syndicate-order = Порядок
board-syndicate-next = Следующий раунд
board-syndicate-vp = { $vp } ПО
board-syndicate-points = ПО
board-syndicate-two-vp = { $one }/{ $both } ПО
board-syndicate-number = одна/обе { $n }
board-syndicate-even-odd = чёт · нечёт
board-syndicate-odd-even = нечёт · чёт
board-syndicate-sum-odd = L+R нечёт
board-syndicate-sum-even = L+R чёт
board-syndicate-both-odd = оба нечёт
board-syndicate-both-even = оба чёт
board-syndicate-free = пусто
board-syndicate-outlook = ▸ +{ $now } за кубики, +{ $end } в конце
board-syndicate-pool = агенты { $agents }, помощники { $assistants }
board-syndicate-investors-robots = Инвесторы × роботы
board-syndicate-legend-factory = Над ячейкой ●2+1: 2 агента и 1 помощник. У инвестора — влияние: ✔ получит его, +1 — 1 ПО.
board-syndicate-legend-robots = На роботе: углы меняют кубики рядом (⊗ — накрыт); ▸ — сколько он приносит при этих кубиках.
board-syndicate-legend-investors = По типам 2×3+1: 2 инвестора, 3 робота прошлых раундов и 1 в сети; в конце это 2×4 ПО.

## Доска Fantastic Factories. Тип — 1 буква, инструмент — не длиннее 8 и 4, услуга — не длиннее 21,
## действие карты — не длиннее 14, слишком длинные названия карт — не длиннее 18.

board-factories-production = П
board-factories-utility = В
board-factories-training = Т
board-factories-monument = М
board-factories-special = О
board-factories-hammer = молоток
board-factories-wrench = ключ
board-factories-gear = шестерня
board-factories-shovel = лопата
board-factories-hammer-short = мол.
board-factories-wrench-short = ключ
board-factories-gear-short = шес.
board-factories-shovel-short = лоп.
board-factories-card-fulfillment_center = Центр заказов
board-factories-card-refinery = Перераб. завод
board-factories-round = раунд { $round }
board-factories-round-of = раунд { $round }, последний — { $last }
board-factories-round-last = раунд { $round }, последний
board-factories-market = Рынок
board-factories-work = Работа
board-factories-clean-up = Уборка
board-factories-over = конец
board-factories-decks = ▤ колода { $blueprints }, сброс { $discarded } · контрактники { $contractors }
board-factories-order = Порядок
board-factories-vp = { $vp } ПО
board-factories-built = здания
board-factories-cards = карты
board-factories-compound = Личная зона
board-factories-hand = Рука
board-factories-hand-columns = инструмент, цена, престиж
board-factories-finished = работа окончена
board-factories-no-dice = кубиков не осталось
board-factories-pending-specialist = ждёт +[1–6]
board-factories-over-limit = лишнее: ▤ { $cards }, ▬↯ { $tokens }
board-factories-does-copy = ▤ с рынка
board-factories-does-cost = его ▬↯ ≤{ $most }
board-factories-does-build = стройка
board-factories-does-first = 1-й { $goods }
board-factories-does-several = можно ещё
board-factories-does-discount = −{ $metal }▬ за М
board-factories-service-gain = +{ $gain }, другому { $theirs }
board-factories-service-engineer = строит верхний ▤
board-factories-service-foreman = ставит до { $n } кубиков
board-factories-service-dice = +{ $n } кубика к броску
board-factories-service-investor = + ▬↯ верхнего ▤
board-factories-legend-things = ▬ металл, ↯ энергия, ▣ товары, ▤ чертёж. ✓ использовано или окончено, + построено в этом раунде
board-factories-legend-types = П производство, В вспомогат., Т тренировка, М монумент, О особый. Рука: ▸ можно строить, × уже есть
board-factories-legend-dice = [a] кубик с числом a, [aa] равные, [abc] подряд, [3×Σ14] сумма от 14, [?] бросок, [1–6] на выбор

## Доска «Кибер Коммерсанта», 80 знаков в ширину.

board-merchant-round = раунд { $now } из { $last }
board-merchant-auction = аукцион { $now } из { $last }
board-merchant-bidding = Ставки
board-merchant-tricks = Хитрости
board-merchant-commit = Прибыль: заявки
board-merchant-market = Прибыль: торги
board-merchant-credits = Прибыль: обмен крипты
board-merchant-over = конец
board-merchant-deck = колода { $deck }
board-merchant-discard = сброс { $discard }
board-merchant-discarded = Сброс
board-merchant-order = Порядок
board-merchant-stolen = { $seat } играет украденную хитрость { $trick }
board-merchant-gifts = Collective Change: все отдают карту, получает { $seat }
board-merchant-returns = Collective Change: { $seat } отдаёт всем по карте
board-merchant-no-bid = нет ставки
board-merchant-cash = наличные
board-merchant-crypto = крипта
board-merchant-markers = фишки
board-merchant-hand = рука
board-merchant-face-down = заявка
board-merchant-own-hand = Рука
board-merchant-own-face-down = Заявка
board-merchant-own-sealed = Тайный выбор
board-merchant-sale = Торги
board-merchant-price = цена { $price }
board-merchant-notes-some = { $count } из
board-merchant-legend-players = ▸ чей выбор, ✓ уже выбрал тайно. Наличные 13/20: 13 из 20 не в ставках
board-merchant-legend-cards = RB 1 2 Σ3: акции по номиналам и их сумма; WW — джокеры
board-merchant-legend-tricks = На хитрости: +2 или −1 двигает цену, +1−1 — две, ⇄ меняет две местами
board-merchant-legend-tokens = (?) на треке лежит закрытый жетон изменения цены
board-merchant-legend-notes = Под игроком: карты, которые у него точно есть, и те, часть которых у него

## Доска «Корпорации Смартфон», 80 знаков в ширину.

board-smartphone-round = раунд { $now } из { $last }
board-smartphone-setup = Подготовка
board-smartphone-planning = 1 Планирование
board-smartphone-pricing = 2 Цена
board-smartphone-production = 3 Производство
board-smartphone-improvement = 4 Улучшение производства
board-smartphone-research = 5 Изучение технологий
board-smartphone-logistics = 6 Логистика
board-smartphone-selling = 7 Продажа
board-smartphone-profit = 8 Прибыль
board-smartphone-over = конец
board-smartphone-order = Порядок
board-smartphone-technology = технология
board-smartphone-cost = стоит
board-smartphone-me = вы
board-smartphone-patent = патент
board-smartphone-power = бонус
board-smartphone-region = регион
board-smartphone-offices = офисы
board-smartphone-customers = покупатели
board-smartphone-control = контроль
board-smartphone-links = связи
board-smartphone-row = Улучшения
board-smartphone-pile = стопка { $count }
board-smartphone-tokens-left = жетоны товара { $count }
board-smartphone-minis = Мини-улучшения
board-smartphone-retailers = Ретейлеры рядом с полем
board-smartphone-directives = Директивы, по { $vp } ПО: кем взята, сколько у вас
board-smartphone-vp = ПО
board-smartphone-price = цена
board-smartphone-goods = товары
board-smartphone-sold = продано
board-smartphone-progress = прогресс
board-smartphone-markers = маркеры
board-smartphone-tokens = жетоны
board-smartphone-sealed = план сдан
board-smartphone-lying = прогресс на
board-smartphone-programme = Программа
board-smartphone-tiles = Жетоны
board-smartphone-plan = План: { $seat }
board-smartphone-turned = { $pad }, { $turn }°
board-smartphone-corner = Его левая верхняя ячейка ляжет на x y
board-smartphone-axes = x вправо, y вниз
board-smartphone-squares = [ ] нижний планшет, ( ) верхний, { "{" } { "}" } жетон
board-smartphone-plan-price = цена { $n }
board-smartphone-plan-goods = товары { $n }
board-smartphone-factory = завод активен
board-smartphone-no-factory = завода нет
board-smartphone-plan-research = прогресс изучения { $n }
board-smartphone-plan-logistics = прогресс логистики { $n }
board-smartphone-plan-covered = накрытые ячейки { $n }
board-smartphone-plan-unused = неиспользованные улучшения { $n }
board-smartphone-legend-players = ▸ чей выбор, ✓ план сдан. Прогресс: разместить сейчас; маркеры: маркеры прогресса в запасе; { "{" }✱ +${ "}" } жетон; ♟ директор, ★ избранный регион
board-smartphone-legend-symbols = ▣ товар, ▣− дешёвый товар (цена −1), +$ наценка (цена +1), ⌂ завод, ✱ изучение, » логистика, · пусто
board-smartphone-legend-technologies = Технологии: стоит 3/2 до и после того, как взят патент; вы 1/3: ваши маркеры и ваша стоимость, ✓ изучена; ПО патента и его владелец; кто изучил
board-smartphone-legend-map = Карта: слева тот, кто контролирует регион; 1/3 ваш прогресс и стоимость; ○ свободное место; R3a: ретейлер и ПО его мест; контроль: ПО за первое и второе место
board-smartphone-legend-customers = Покупатели: 4 покупает при цене до 4; G W P B N F хотят технологию, 6|P то или другое; ▸ купит у вас; ● обслужен, ●² со вторым товаром, ●! забронирован

## Регионы тремя буквами.

board-smartphone-region-canada = КАН
board-smartphone-region-usa = США
board-smartphone-region-caribbean = КАР
board-smartphone-region-south-america = ЮАМ
board-smartphone-region-europe = ЕВР
board-smartphone-region-emirates = ЭМИ
board-smartphone-region-north-africa = САФ
board-smartphone-region-rsa = ЮАР
board-smartphone-region-cis = СНГ
board-smartphone-region-china = КИТ
board-smartphone-region-india = ИНД
board-smartphone-region-australia = АВС

## Поле D.E.I. Цвета, техноэлемент и энергоячейка одной буквой, действия не длиннее 9 знаков.

board-dei-round = раунд { $now } из { $last }
board-dei-draft = Драфт преимуществ
board-dei-first = Фаза действий 1
board-dei-second = Фаза действий 2
board-dei-third = Фаза действий 3
board-dei-clean-up = Обновление
board-dei-over = конец
board-dei-order = Порядок
board-dei-left = Осталось:
board-dei-supply = Общий запас:
board-dei-gifts = колода даров { $n }
board-dei-cube = кубик Собора
board-dei-offered = На выбор:
board-dei-technology = Т
board-dei-energy = Э
board-dei-candy = стимл.
board-dei-candies = { $n ->
    [one] { $n } стимледенец
    [few] { $n } стимледенца
   *[other] { $n } стимледенцев
}
board-dei-gained = { $n ->
    [one] { $n } припас
    [few] { $n } припаса
   *[other] { $n } припасов
}
board-dei-colour-tactical = Т
board-dei-colour-logistic = Л
board-dei-colour-mechanical = М
board-dei-colour-gear = С
board-dei-by-enlist = призыв
board-dei-by-move = перем.
board-dei-by-collect = сбор
board-dei-by-build = строит.
board-dei-by-climb = лазание
board-dei-by-muster = п.призыв
board-dei-by-refine = перераб.
board-dei-by-kill = убийство
board-dei-by-copy = копир.
board-dei-supplies = припасы
board-dei-ending = итог
board-dei-scrappers = сборщики
board-dei-hand = рука
board-dei-up = лицом вверх
board-dei-down = лицом вниз
board-dei-bin = корзина
board-dei-hacks = жетоны взлома { $n }
board-dei-owed = убрать сборщиков { $n }
board-dei-gifts-failed = дары в корзине { $n }
board-dei-gift = дар № { $number } требует: { $demands }; сейчас { $has }
board-dei-needs = потребности
board-dei-automa-deck = колода { $deck }, сброс { $discard }
board-dei-market = рынок
board-dei-deck = колода
board-dei-required = требует
board-dei-cost = стоит
board-dei-worth = итог
board-dei-card = карта
board-dei-column = раунд
board-dei-pays = даёт
board-dei-late = поздно
board-dei-mission = миссия
board-dei-legend-map = Карта: C двор, R крыша, ░ недоступна; 2Т 1Э техноэлементы и энергоячейки; ⌂ убежища, † алтарь, дроны по именам; [Т●] аванпост по цвету (Т тактический, Л логистический, М механический, С снаряжения) и кто его контролирует, ! жетон взлома; ○ нейтральное
board-dei-legend-units = Юниты по показателю большинства: ●3 сборщики, ♛ лидер, +1 бонус. Кто стоит первым, обладает большинством, если дальше не =
board-dei-legend-ways = Между зонами: ↕● подъёмник со двора на крышу, ═●═ мост на крышу рядом, ║ мост на крышу ниже
board-dei-legend-players = Игроки: ▸ чей выбор; итог: что добавил бы сейчас итоговый подсчёт; дальше запас: ⌂ убежища, ↕ подъёмники, ═ мосты; [Т] кубики; ✓ открытое преимущество
board-dei-legend-cards = Карты: перем. 2 это два символа, п.призыв полевой призыв, ♛ действие лидера, 2Т→Э до 2 техноэлементов за энергоячейки; дрон стоит со своим бонусом. Рынки: требование, стоимость, припасы в итоге
board-dei-legend-missions = Миссии по раундам и сколько они дают вовремя и с запозданием; 1/2 это 1 припас за каждые 2; под игроком то, что миссия даёт ему сейчас, ✓ выполнена
board-dei-legend-automa = Автома: потребности с бонусами; ниже карты в ячейках действий и то, что на них
