# Команда boardroom: довідка, запитання, відповіді та поля, які вона малює.

## Довідка

cmd-about = Boardroom: економічні настільні ігри за вашим столом. Без команди запускає сервер.
cmd-help-usage = Як викликати:
cmd-help-commands = Команди
cmd-help-arguments = Аргументи
cmd-help-options = Параметри
cmd-help-example = Приклад:
cmd-help-exit = Коди завершення:
cmd-help-exit-codes =
    0  зроблено; усе перевірене правильне
    1  відмова: правило, запис або файл даних не дозволяють; або перевірене неправильне
    2  неправильний виклик
    3  усе, що є в записі, правильне, але гру не закінчено
    4  файл не вдалося прочитати або записати

cmd-arg-lang = Мова всіх текстів: en, ru або uk; інакше — мова термінала
cmd-arg-version = Показати версію
cmd-arg-help = Показати цю довідку
cmd-arg-game = Яка гра; див. boardroom games
cmd-arg-data = Дані компонентів замість стандартних; див. boardroom data
cmd-arg-option = Налаштування гри; можна вказати кілька разів. Див. boardroom games
cmd-arg-json = Відповісти у форматі JSON
cmd-arg-record = Запис гри

cmd-games-about = Перелічує ігри, їхні налаштування й дані
cmd-play-about = Гра за цим терміналом: кілька людей за однією клавіатурою або проти ботів
cmd-play-arg-players = Скільки гравців; якщо не вказано — найменша можлива кількість
cmd-play-arg-bots = Скільки місць, рахуючи з останнього, займають боти: none або число; якщо не вказано — усі, крім одного
cmd-play-arg-seats = Хто де сидить, наприклад Анна,random,you: ім’я бота — це бот, будь-яке інше ім’я — людина, you — людина без імені
cmd-play-arg-seed = Повторювана гра: усі випадковості виводяться з цього числа
cmd-play-arg-entropy = Кожного запитають про літери, що беруть участь у тасуванні; --entropy=TEXT задає їх одразу, у порядку місць
cmd-play-arg-save = Зберігати гру в цей новий файл після кожного кроку
cmd-play-arg-resume = Продовжити збережену гру; хто де сидить, треба вказати знову
cmd-sim-about = Боти грають багато партій; підраховується, що вийшло
cmd-sim-arg-players = Скільки гравців; якщо не вказано — найменша можлива кількість
cmd-sim-arg-bots = Один бот на всі місця або по одному на кожне; якщо не вказано — random
cmd-sim-arg-games = Скільки партій; якщо не вказано — 1000
cmd-sim-arg-seed = Усі випадковості виводяться з цього числа; якщо не вказано — 1
cmd-sim-arg-threads = Скільки потоків; якщо не вказано — скільки має машина
cmd-hint-about = Показує найкращі варіанти на кроці запису, як їх бачить пошук
cmd-hint-arg-step = Де робиться вибір: після стількох записів; без цього — наприкінці
cmd-hint-arg-seat = Чий вибір; без цього — першого, кого питають
cmd-hint-arg-work = Скільки пробних партій грає пошук (за замовчуванням 2000)
cmd-hint-arg-seed = Звідки випадковість пошуку (без цього 1)
cmd-lab-about = Досліджує гру на безлічі партій ботів і вимірює силу ботів, з довірчими інтервалами
cmd-run-about = Боти грають багато партій, і кожну записано — у CSV і Parquet. Зупинити можна будь-коли: та сама команда продовжить з місця зупинки, а більша кількість партій доповнить записане
cmd-run-arg-out = Папка для таблиць; якщо не вказано — папка, названа за тим, що грається, у поточній папці
cmd-run-arg-games = Скільки партій у кожному варіанті; якщо не вказано — 1000
cmd-run-arg-seats = Скільки місць; якщо не вказано — 2 або стільки, скільки ботів
cmd-run-arg-bots = Один бот на всі місця або по одному на кожне, тоді вони від партії до партії міняються місцями; якщо не вказано — random
cmd-run-arg-data = Зіграти другий варіант із цими даними компонентів і показати, чим він відрізняється від стандартного
cmd-run-arg-modules = Зіграти ще по варіанту на кожен модуль і значення, яких немає в першому, і показати, чим кожен відрізняється
cmd-report-about = Перетворює таблиці lab run на одну сторінку з діаграмами — для тих, хто вигадує ігри
cmd-report-arg-folder = Папка, яку записала lab run
cmd-report-arg-html = Куди записати сторінку; якщо не вказано — report.html у цій папці. Наявний файл замінюється
cmd-report-arg-json = Усі числа в JSON; сторінку тоді пише лише --html
cmd-duel-about = Двоє ботів грають, доки не стане відомо, хто сильніший. Кожну роздачу грають по разу з кожного місця, тож удача місця й роздачі взаємно гаситься; послідовний критерій (SPRT, обидві помилки не більші за 5 %) зупиняє гру, щойно відповідь відома
cmd-duel-arg-one = Бот, про якого запитують; у кожній роздачі він по разу сидить на кожному місці
cmd-duel-arg-other = Бот, з яким порівнюють; він займає всі інші місця
cmd-duel-arg-seats = Скільки місць; якщо не вказано — 2. На N місцях рівні виграють 1/N партій: удвох 50 %, учотирьох 25 %; цій частці відповідає Ело 0
cmd-duel-arg-games = Скільки партій щонайбільше; якщо не вказано — 4000
cmd-duel-arg-elo0 = Критерій з’ясовує, чи сильніший A на стільки очок Ело …; якщо не вказано — 0
cmd-duel-arg-elo1 = … або на стільки; якщо не вказано — 30. Щоб перевірити частку перемог 70 % удвох, візьміть її у вилку: 135 і 160
cmd-ladder-about = Кожен бот грає з кожним на тих самих роздачах, кожну роздачу по разу з кожного місця; їхню силу зведено до однієї шкали Ело
cmd-ladder-arg-bots = Боти, кожен один раз; якщо не вказано — усі, хто вміє грати в цю гру
cmd-ladder-arg-games = Скільки партій грає кожна пара; якщо не вказано — 100. Найсильніші боти думають над вибором секунди
cmd-ladder-arg-seats = Скільки місць; якщо не вказано — 2. Якщо більше, кожен бот по разу сидить сам на кожному місці проти іншого на всіх решта
cmd-ladder-arg-svg = Намалювати силу з інтервалами в цей файл, у форматі SVG; наявний файл замінюється
cmd-replay-about = Переказує запис гри або показує стіл на одному з її кроків
cmd-replay-arg-step = Показати стіл після стількох ходів; 0 — роздача
cmd-replay-arg-seat = Чиїми очима: номер місця або onlooker (глядач)
cmd-verify-about = Перевіряє запис: контрольні суми, зобов’язання, кожну випадковість й кожен крок за правилами
cmd-verify-arg-quiet = Вивести лише висновок
cmd-rules-about = Показує, що каже правило, або всі правила гри
cmd-rules-arg-game = Яка гра; table — правила будь-якого столу
cmd-rules-arg-id = Номер правила
cmd-data-about = Виписує й перевіряє дані компонентів: карти й фішки гри
cmd-data-export-about = Виписує стандартні дані гри, щоб їх можна було змінити й так грати
cmd-data-check-about = Перевіряє файл даних
cmd-data-arg-file = Файл даних

## Що може бути не так з аргументами

cmd-wrong-argument = Аргументу «{ $found }» тут немає.
    .right = Що є, покаже --help.
cmd-wrong-command = Команди «{ $found }» немає.
    .right = Команди: games, play, sim, lab, replay, hint, verify, rules, data.
cmd-wrong-no-command = Не сказано, що зробити.
    .right = Після команди напишіть одне з цього: { $known }.
cmd-wrong-missing = Чогось бракує: { $missing }.
    .right = Як пишеться команда, покаже --help.
cmd-wrong-conflict = { $first } не поєднується з { $second }.
    .right = Залиште щось одне й один раз.
cmd-wrong-utf8 = Один з аргументів — нечитний текст.
    .right = Напишіть його в UTF-8.
cmd-wrong-no-value = Для { $argument } потрібне значення.
    .right = Напишіть його після аргументу.
cmd-wrong-value = «{ $found }» не підходить для { $argument }.
    .right = Підійде: { $known }.
cmd-wrong-other = Аргумент { $argument } так використати не можна.
    .right = Як він пишеться, покаже --help.
cmd-wrong-number = «{ $found }» не підходить для { $argument }.
    .right = Потрібне ціле число від { $least } до { $most }.
cmd-wrong-seat = Місця «{ $found }» немає.
    .right = Потрібне число від 1 до { $most } або onlooker.
cmd-wrong-option = «{ $found }» — це не налаштування зі значенням.
    .right = Пишеться --option назва=значення.
cmd-wrong-bots = { $bots ->
        [one] Указано { $bots } бота
        [few] Указано { $bots } боти
       *[many] Указано { $bots } ботів
    }, а місць усього { $seats }.
    .right = Ботів може бути не більше { $seats }; додати місця можна за допомогою --players.
cmd-wrong-no-bots = У гру { $game } боти грати не вміють.
    .right = Напишіть --bots none.
cmd-wrong-seats = { $given ->
        [one] Перелічено { $given } місце
        [few] Перелічено { $given } місця
       *[many] Перелічено { $given } місць
    } — більше, ніж буває за столом.
    .right = Перелічіть не більше { $most }.
cmd-wrong-name = «{ $name }» не може бути іменем.
    .right = В імені не більше { $most } літер.
cmd-wrong-resumed-seats = { $given ->
        [one] Перелічено { $given } місце
        [few] Перелічено { $given } місця
       *[many] Перелічено { $given } місць
    }, а у збереженій грі їх { $seats }.
    .right = Перелічіть стільки, скільки є у грі, по порядку.
cmd-wrong-entropy = --entropy вказано { $given ->
        [one] { $given } раз
        [few] { $given } рази
       *[many] { $given } разів
    }, а людей за столом { $people }.
    .right = Вкажіть не більше одного разу на людину.

## Файли

cmd-file-missing = Такого файлу немає.
    .right = Перевірте назву й теку.
cmd-file-forbidden = Файл не можна прочитати: немає прав.
    .right = Запитайте власника або візьміть свою копію.
cmd-file-folder = Це тека.
    .right = Назвіть файл.
cmd-file-read = Файл не читається: { $error }.
    .right = Перевірте файл і диск.
cmd-file-not-text = Файл не текстовий: рядок { $line } — не UTF-8.
    .right = Назвіть запис або файл даних, які написала ця програма, без змін.
cmd-file-no-name = Це не назва файлу.
    .right = Назвіть файл.
cmd-file-write = Файл не записується: { $error }.
    .right = Перевірте теку або виберіть іншу.
cmd-file-exists = Такий файл уже є, і він лишається як був.
    .right = Виберіть іншу назву; щоб продовжити збережену гру, напишіть --resume.
cmd-file-no-folder = Такої папки немає.
    .right = Назвіть папку, яку записала boardroom lab run.
cmd-file-study = Файлом дослідження не можна скористатися: { $error }.
    .right = Перевірте папку й диск або виберіть іншу папку.
cmd-run-no-modules = Гра { $game } не має модулів.
    .right = Приберіть --modules; що є, покаже boardroom games.
cmd-file-output = Не вдалося вивести результат: { $error }.
    .right = Перевірте, куди він виводиться.

## boardroom games, data, rules

cmd-games-players = Гравців: від { $least } до { $most }
cmd-games-no-options = Налаштування: немає
cmd-games-module = Модуль { $name } ({ $label }): { $values }
cmd-games-option = Налаштування { $name } ({ $label }): { $values }
cmd-games-bots = Боти: { $bots }
cmd-games-revision = Правила: редакція { $revision }
cmd-games-data = Дані: { $rows ->
        [one] { $rows } рядок
        [few] { $rows } рядки
       *[many] { $rows } рядків
    }, з них відновлено: { $reconstructed }; відбиток { $digest }
cmd-data-fine = { $file } — у порядку: { $rows ->
        [one] { $rows } рядок
        [few] { $rows } рядки
       *[many] { $rows } рядків
    }, з них відновлено: { $reconstructed }.
cmd-data-standard = { $file } — у порядку й збігається зі стандартними даними: { $rows ->
        [one] { $rows } рядок
        [few] { $rows } рядки
       *[many] { $rows } рядків
    }, з них відновлено: { $reconstructed }.
cmd-data-digest = Відбиток: { $digest }
cmd-rules-unknown = Правила «{ $id }» у { $game } немає.
    .right = Найближчі: { $near }.
cmd-rules-no-book = Правил гри { $game } у цій програмі немає.
    .right = Що є, покаже boardroom games.
cmd-rules-english = Це ще не перекладено: тут стоїть англійський текст.

## boardroom sim

cmd-sim-title = { $name }, { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
       *[many] { $players } гравців
    }: партій { $games }, seed { $seed }, { $threads ->
        [one] { $threads } потік
        [few] { $threads } потоки
       *[many] { $threads } потоків
    }
cmd-sim-seat = місце
cmd-sim-bot = бот
cmd-sim-score = середній рахунок
cmd-sim-wins = перемоги
cmd-sim-speed = Рішень: { $decisions } за { $seconds } с; за секунду — рішень { $each }, партій { $games }.
cmd-sim-length = У партії в середньому { $length } виборів, рахуючи й ті, де вибирати немає з чого.
cmd-sim-digest = Відбиток усіх кінцевих станів: { $digest }

## boardroom lab

cmd-duel-title = { $name }, { $seats ->
        [one] { $seats } місце
        [few] { $seats } місця
       *[many] { $seats } місць
    }: { $one } проти { $other }, seed { $seed }
cmd-duel-games = Партій: { $games }, роздач: { $deals }, кожну зіграно з кожного місця; { $seconds } с
cmd-duel-wins = Перемоги { $one }: { $estimate }, з певністю 95 % від { $low } до { $high } (у рівних { $equal })
cmd-duel-elo = Різниця Ело: { $estimate }, з певністю 95 % від { $low } до { $high }
cmd-duel-sure = Сильніший { $bot }: певність { $sure }
cmd-duel-h0 = SPRT: вирішено на користь Ело { $elo0 } проти { $elo1 }, помилка не частіше { $error } (логарифм відношення правдоподібностей { $ratio }, межі { $lower } і { $upper })
cmd-duel-h1 = SPRT: вирішено на користь Ело { $elo1 } проти { $elo0 }, помилка не частіше { $error } (логарифм відношення правдоподібностей { $ratio }, межі { $lower } і { $upper })
cmd-duel-open = SPRT: між Ело { $elo0 } і { $elo1 } з помилками не частіше { $error } не вирішено; потрібно більше партій (логарифм відношення правдоподібностей { $ratio }, межі { $lower } і { $upper })
cmd-ladder-title = { $name }, { $seats ->
        [one] { $seats } місце
        [few] { $seats } місця
       *[many] { $seats } місць
    }: сила ботів
cmd-ladder-games = Партій: { $games }; кожна пара має ті самі роздачі ({ $deals }), кожну з кожного місця; seed { $seed }
cmd-ladder-elo = Ело
cmd-ladder-interval = певність 95 %
cmd-ladder-scale = Ело з інтервалами 95 %; середнє цих ботів — 0
cmd-ladder-shares = Перемоги бота в рядку над ботом у стовпці (у рівних { $equal }):
cmd-ladder-shares-alone = Перемоги бота в рядку, який сам проти бота в стовпці на всіх інших місцях (у рівних { $equal }):
cmd-ladder-drawn = Діаграма — у файлі { $file }.
cmd-run-marks = ▲ і ▼: інтервал не містить 0, тобто різниця є.
cmd-run-written = Таблиці — у папці { $folder }. Звіт з усіма діаграмами:
cmd-report-written = Звіт — у файлі { $file }. Відкрийте його в браузері.

## boardroom replay

cmd-hint-title = Найкращі варіанти після запису { $step }, { $seat }; зіграно пробних партій: { $worlds }
cmd-hint-worth = перемог { $win } % (± { $sure }), рахунок { $score }, перевірено разів: { $tried }
cmd-hint-over = Після запису { $step } нікого не питають: гру закінчено.
    .right = Виберіть раніший крок.
cmd-hint-more = і ще варіантів: { $more }
cmd-replay-title = { $name }, { $seats ->
        [one] { $seats } місце
        [few] { $seats } місця
       *[many] { $seats } місць
    }, { $entries ->
        [one] { $entries } хід у записі
        [few] { $entries } ходи в записі
       *[many] { $entries } ходів у записі
    }
cmd-replay-step = Хід { $step } з { $entries }
cmd-replay-no-step = Ходу { $step } немає.
    .right = У цьому записі їх { $entries }; виберіть від 0 до { $entries }.
cmd-replay-did = { $seat }: { $what }
cmd-replay-over = Гру закінчено.
cmd-replay-asked = Зараз вирішує { $seat }: { $ask }
cmd-replay-waits = Таємно вибирають: { $seats }

## boardroom verify

cmd-verify-title = { $name }, редакція правил { $revision }, { $seats ->
        [one] { $seats } місце
        [few] { $seats } місця
       *[many] { $seats } місць
    }, { $entries ->
        [one] { $entries } хід
        [few] { $entries } ходи
       *[many] { $entries } ходів
    }
cmd-verify-digests = Контрольні суми: { $lines ->
        [one] { $lines } рядок
        [few] { $lines } рядки
       *[many] { $lines } рядків
    }
cmd-verify-commitment = Зобов’язання: секрет звірено з тим, що було оголошено до гри
cmd-verify-no-secret = Зобов’язання: звірити немає з чим, секрету немає
cmd-verify-picks = Випадковості: { $picks ->
        [one] { $picks } значення
        [few] { $picks } значення
       *[many] { $picks } значень
    } виду «значення/межа» заново виведено із секрету
cmd-verify-no-picks = Випадковості: без секрету їх не вивести
cmd-verify-pick = значення { $number }, рядок { $line }, хід { $entry }: { $pick }
cmd-verify-pick-deal = значення { $number }, рядок { $line }, роздача: { $pick }
cmd-verify-pick-wrong = із секрету виходить { $derived }
cmd-verify-rules = Правила: кожен хід зіграно заново, кінцевий стан звірено
cmd-verify-no-rules = Правила: заново не зіграно, бо текст змінено
cmd-verify-holds = Усе правильно.
cmd-verify-fails = Неправильно. { $what }
cmd-verify-unfinished = Усе, що можна перевірити, правильне, але гру не закінчено.

## boardroom play

cmd-play-bot-name = Бот { $number }
cmd-play-seats = Місця:
cmd-play-seeded = Повторювана гра: секрет випливає з числа { $seed }, і хто його знає, може передбачити будь-яку випадковість.
cmd-play-commitment = Тасування цієї гри закріплено. Ось зобов’язання, за яким потім його зможе перевірити кожен:
cmd-play-entropy = { $seat }, кілька літер від вас для тасування або Enter, якщо не хочете:
cmd-play-resumed = { $entries ->
        [one] Гра триває після { $entries } ходу.
        [few] Гра триває після { $entries } ходів.
       *[many] Гра триває після { $entries } ходів.
    }
cmd-play-no-chance = Система не дає випадкових чисел: { $error }.
    .right = Спробуйте ще раз або зіграйте повторювану гру з --seed.
cmd-play-hand-away = Тепер грає { $seat }. Натисніть Enter, щоб очистити екран.
cmd-play-hand-away-sealed = Тепер грає { $seat }. Натисніть Enter, щоб очистити екран, або введіть { $withdraw }, щоб забрати свій вибір назад.
cmd-play-hand-over = Передайте клавіатуру: { $seat }. Потім натисніть Enter.
cmd-play-enough = Готово: { $action }
cmd-play-prompt = { $least }–{ $most }, { $help } — допомога
cmd-play-no-input = Введення закінчилося, тому гра тут зупиняється.
cmd-play-saved = Гру збережено в { $file } разом із секретом тасування. Щоб продовжити:
cmd-play-too-long = Рядок задовгий.
    .right = Введіть номер зі списку.
cmd-play-not-text = Це не читається як текст.
    .right = Введіть ще раз.
cmd-play-unknown = «{ $found }» тут ввести не можна.
    .right = Введіть число від { $least } до { $most } або { $help } — допомога.
cmd-play-no-choice = Варіанта { $number } немає.
    .right = Виберіть від { $least } до { $most }.
cmd-play-nothing-back = Це перший крок вибору: повертатися нікуди.
    .right = Щоб скасувати свій останній хід, якщо можна, введіть с.
cmd-play-nothing-sealed = Немає таємного вибору, який можна забрати назад.
    .right = Таємний вибір можна забрати назад, доки не зроблено останній.
cmd-play-sealed-whose = Не сказано, чий вибір забрати назад.
    .right = Введіть і номер місця: { $seats }.
cmd-play-sealed-seat = т { $number } — { $seat }
cmd-play-save-where = Не сказано, куди зберегти.
    .right = Введіть з і назву нового файлу.
cmd-play-leave = Зберегти перед виходом? Введіть назву нового файлу або Enter, щоб вийти не зберігаючи:
cmd-play-leave-again = Зберегти перед виходом? Введіть s для { $file }, іншу назву або Enter, щоб вийти не зберігаючи:
cmd-play-left = Гру залишено без збереження.
cmd-play-help-number = вибрати варіант із цим номером
cmd-play-help-rules = правила, що стоять за варіантами; за варіантом 3; будь-яке правило за номером

cmd-key-back = н
cmd-key-back-about = назад на один крок у виборі з кількох кроків
cmd-key-undo = с
cmd-key-undo-about = скасувати свій останній хід, поки він не показав нічого нового
cmd-key-withdraw = т
cmd-key-withdraw-about = забрати назад таємний вибір, доки його не розкрито; з числом — вибір із цього місця
cmd-key-view = д
cmd-key-view-about = намалювати дошку ще раз і пояснити знаки
cmd-key-log = ж
cmd-key-log-about = журнал: що сталося; з числом — стільки ходів
cmd-key-save = з
cmd-key-save-about = зберегти гру; з назвою — у новий файл
cmd-key-help = п
cmd-key-help-about = ця допомога
cmd-key-quit = в
cmd-key-quit-about = вийти з гри; перед тим її можна зберегти

cmd-log-undone = { $seat } скасовує хід { $number }
cmd-log-rewound = За спільною згодою гра повертається до миті перед ходом { $number }; просить { $seat }

cmd-end-heading = Гру закінчено
cmd-end-winners =
    { $count ->
        [one] Перемога: { $winners }.
       *[other] Перемогу ділять { $winners }.
    }
cmd-end-rule = за правилом
cmd-end-total = разом
cmd-end-rank = місце
cmd-end-keep = Щоб зберегти запис цієї гри, введіть назву нового файлу, інакше Enter:
cmd-end-kept = Запис збережено в { $file }. Його переказ і перевірка чесності:

cmd-lobby-welcome = Ласкаво просимо. Кілька запитань — і гра почнеться; Enter бере те, що в дужках.
cmd-lobby-game = Яка гра, { $least }–{ $most }? [{ $usual }]
cmd-lobby-players = Скільки гравців, { $least }–{ $most }? [{ $usual }]
cmd-lobby-bots = Скільки з них ботів, { $least }–{ $most }? [{ $usual }]
cmd-lobby-name = Як звати гравця { $number }? [–]
cmd-lobby-wrong = Такого числа серед варіантів немає.
    .right = Введіть число від { $least } до { $most } або Enter.
cmd-lobby-comma = В імені не буває коми.
    .right = Введіть його без коми.

## Дошка Синдиката. Типи — не довші за 7 літер, умови й виплата — не довші за 12 і 8.

board-syndicate-information = Інформ.
board-syndicate-service = Обслуг.
board-syndicate-transport = Трансп.
board-syndicate-defence = Оборона
board-syndicate-industry = Промис.
board-syndicate-round = раунд { $round } з { $rounds }
board-syndicate-deck = колода { $deck }, скид { $discard }
board-syndicate-order = Порядок
board-syndicate-next = Наступний раунд
board-syndicate-vp = { $vp } ПО
board-syndicate-points = ПО
board-syndicate-two-vp = { $one }/{ $both } ПО
board-syndicate-number = одна/дві { $n }
board-syndicate-even-odd = пар · непар
board-syndicate-odd-even = непар · пар
board-syndicate-sum-odd = L+R непарне
board-syndicate-sum-even = L+R парне
board-syndicate-both-odd = два непарні
board-syndicate-both-even = два парні
board-syndicate-free = порожньо
board-syndicate-outlook = ▸ +{ $now } за кубики, +{ $end } наприкінці
board-syndicate-pool = агенти { $agents }, помічники { $assistants }
board-syndicate-investors-robots = Інвестори × роботи
board-syndicate-legend-factory = Над коміркою ●2+1: 2 агенти й 1 помічник. Біля інвестора — вплив: ✔ отримає його, +1 — 1 ПО.
board-syndicate-legend-robots = На роботі: кути змінюють кубики поруч (⊗ — накрито); ▸ — скільки він приносить за цих кубиків.
board-syndicate-legend-investors = За типами 2×3+1: 2 інвестори, 3 роботи минулих раундів і 1 в мережі; наприкінці це 2×4 ПО.

## Дошка Fantastic Factories. Тип — 1 літера, інструмент — не довший за 8 і 4, послуга — не довша за 21,
## дія карти — не довша за 14, задовгі назви карт — не довші за 18.

board-factories-production = В
board-factories-utility = Д
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
board-factories-card-fulfillment_center = Центр замовлень
board-factories-card-refinery = Переробний завод
board-factories-round = раунд { $round }
board-factories-round-of = раунд { $round }, останній — { $last }
board-factories-round-last = раунд { $round }, останній
board-factories-market = Ринок
board-factories-work = Робота
board-factories-clean-up = Прибирання
board-factories-over = кінець
board-factories-decks = ▤ колода { $blueprints }, скид { $discarded } · контрактники { $contractors }
board-factories-order = Порядок
board-factories-vp = { $vp } ПО
board-factories-built = будівлі
board-factories-cards = карти
board-factories-compound = Особиста зона
board-factories-hand = На руках
board-factories-hand-columns = інструмент, ціна, престиж
board-factories-finished = роботу завершено
board-factories-no-dice = кубиків не лишилося
board-factories-pending-specialist = чекає +[1–6]
board-factories-over-limit = зайве: ▤ { $cards }, ▬↯ { $tokens }
board-factories-does-copy = ▤ з ринку
board-factories-does-cost = його ▬↯ ≤{ $most }
board-factories-does-build = забудова
board-factories-does-first = 1-й { $goods }
board-factories-does-several = можна ще
board-factories-does-discount = −{ $metal }▬ за М
board-factories-service-gain = +{ $gain }, іншому { $theirs }
board-factories-service-engineer = будує верхнє ▤
board-factories-service-foreman = ставить до { $n } кубиків
board-factories-service-dice = +{ $n } кубики до кидка
board-factories-service-investor = + ▬↯ верхнього ▤
board-factories-legend-things = ▬ метал, ↯ енергія, ▣ товари, ▤ креслення. ✓ використано чи завершено, + збудовано цього раунду
board-factories-legend-types = В виробництво, Д допоміжна, Т тренування, М монумент, О особлива. Рука: ▸ можна будувати, × вже є
board-factories-legend-dice = [a] кубик із числом a, [aa] рівні, [abc] поспіль, [3×Σ14] сума від 14, [?] кидок, [1–6] на вибір

## Дошка «Кібер Комерсанта», 80 знаків завширшки.

board-merchant-round = раунд { $now } з { $last }
board-merchant-auction = аукціон { $now } з { $last }
board-merchant-bidding = Ставки
board-merchant-tricks = Хитрощі
board-merchant-commit = Прибуток: заявки
board-merchant-market = Прибуток: торги
board-merchant-credits = Прибуток: обмін крипти
board-merchant-over = кінець
board-merchant-deck = колода { $deck }
board-merchant-discard = відбій { $discard }
board-merchant-discarded = Відбій
board-merchant-order = Порядок
board-merchant-stolen = { $seat } грає вкрадену хитрість { $trick }
board-merchant-gifts = Collective Change: усі віддають карту, отримує { $seat }
board-merchant-returns = Collective Change: { $seat } віддає всім по карті
board-merchant-no-bid = немає ставки
board-merchant-cash = готівка
board-merchant-crypto = крипта
board-merchant-markers = фішки
board-merchant-hand = рука
board-merchant-face-down = заявка
board-merchant-own-hand = Рука
board-merchant-own-face-down = Заявка
board-merchant-own-sealed = Таємний вибір
board-merchant-sale = Торги
board-merchant-price = ціна { $price }
board-merchant-notes-some = { $count } з
board-merchant-legend-players = ▸ чий вибір, ✓ уже вибрав таємно. Готівка 13/20: 13 із 20 не в ставках
board-merchant-legend-cards = RB 1 2 Σ3: акції за номіналами та їхня сума; WW — джокери
board-merchant-legend-tricks = На хитрості: +2 чи −1 рухає ціну, +1−1 — дві, ⇄ міняє дві місцями
board-merchant-legend-tokens = (?) на треку лежить закритий жетон зміни вартості
board-merchant-legend-notes = Під гравцем: карти, які він точно має, і ті, частину яких він має

## Дошка «Корпорації Смартфон», 80 знаків завширшки.

board-smartphone-round = раунд { $now } з { $last }
board-smartphone-setup = Підготовка
board-smartphone-planning = 1 Планування
board-smartphone-pricing = 2 Ціна
board-smartphone-production = 3 Виробництво
board-smartphone-improvement = 4 Покращення виробництва
board-smartphone-research = 5 Дослідження технологій
board-smartphone-logistics = 6 Логістика
board-smartphone-selling = 7 Продаж
board-smartphone-profit = 8 Прибуток
board-smartphone-over = кінець
board-smartphone-order = Порядок
board-smartphone-technology = технологія
board-smartphone-cost = варт.
board-smartphone-me = ви
board-smartphone-patent = патент
board-smartphone-power = бонус
board-smartphone-region = регіон
board-smartphone-offices = офіси
board-smartphone-customers = покупці
board-smartphone-control = контроль
board-smartphone-links = зв’язки
board-smartphone-row = Покращення
board-smartphone-pile = стос { $count }
board-smartphone-tokens-left = жетони товару { $count }
board-smartphone-minis = Мініпокращення
board-smartphone-retailers = Ритейлери поруч із полем
board-smartphone-directives = Директиви, по { $vp } ПО: ким узята, скільки у вас
board-smartphone-vp = ПО
board-smartphone-price = ціна
board-smartphone-goods = товари
board-smartphone-sold = продано
board-smartphone-progress = прогрес
board-smartphone-markers = маркери
board-smartphone-tokens = жетони
board-smartphone-sealed = план здано
board-smartphone-lying = прогрес на
board-smartphone-programme = Програма
board-smartphone-tiles = Жетони
board-smartphone-plan = План: { $seat }
board-smartphone-turned = { $pad }, { $turn }°
board-smartphone-corner = Його ліва верхня комірка ляже на x y
board-smartphone-axes = x праворуч, y вниз
board-smartphone-squares = [ ] нижній планшет, ( ) верхній, { "{" } { "}" } жетон
board-smartphone-plan-price = ціна { $n }
board-smartphone-plan-goods = товари { $n }
board-smartphone-factory = завод активний
board-smartphone-no-factory = заводу немає
board-smartphone-plan-research = прогрес дослідження { $n }
board-smartphone-plan-logistics = прогрес логістики { $n }
board-smartphone-plan-covered = накриті комірки { $n }
board-smartphone-plan-unused = невикористані покращення { $n }
board-smartphone-legend-players = ▸ чий вибір, ✓ план здано. Прогрес: розмістити зараз; маркери: маркери прогресу в запасі; { "{" }✱ +${ "}" } жетон; ♟ директор, ★ обраний регіон
board-smartphone-legend-symbols = ▣ товар, ▣− дешевий товар (ціна −1), +$ націнка (ціна +1), ⌂ завод, ✱ дослідження, » логістика, · порожньо
board-smartphone-legend-technologies = Технології: вартість 3/2 до і після того, як узято патент; ви 1/3: ваші маркери і ваша вартість, ✓ досліджена; ПО патенту і його власник; хто дослідив
board-smartphone-legend-map = Карта: ліворуч той, хто контролює регіон; 1/3 ваш прогрес і вартість; ○ вільне місце; R3a: ритейлер і ПО його місць; контроль: ПО за перше і друге місце
board-smartphone-legend-customers = Покупці: 4 купує за ціни до 4; G W P B N F хочуть технологію, 6|P те або інше; ▸ купить у вас; ● обслужений, ●² з другим товаром, ●! заброньований

## Регіони трьома літерами.

board-smartphone-region-canada = КАН
board-smartphone-region-usa = США
board-smartphone-region-caribbean = КАР
board-smartphone-region-south-america = ПАМ
board-smartphone-region-europe = ЄВР
board-smartphone-region-emirates = ЕМІ
board-smartphone-region-north-africa = ПАФ
board-smartphone-region-rsa = ПАР
board-smartphone-region-cis = СНД
board-smartphone-region-china = КИТ
board-smartphone-region-india = ІНД
board-smartphone-region-australia = АВС

## Поле D.E.I. Кольори, техноелемент і енергокомірка однією літерою, дії не довші за 9 знаків.

board-dei-round = раунд { $now } з { $last }
board-dei-draft = Драфт переваг
board-dei-first = Фаза дій 1
board-dei-second = Фаза дій 2
board-dei-third = Фаза дій 3
board-dei-clean-up = Оновлення
board-dei-over = кінець
board-dei-order = Порядок
board-dei-left = Залишилося:
board-dei-supply = Загальний запас:
board-dei-gifts = колода дарів { $n }
board-dei-cube = кубик Собору
board-dei-offered = На вибір:
board-dei-technology = Т
board-dei-energy = Е
board-dei-candy = стимл.
board-dei-candies = { $n ->
    [one] { $n } стимльодяник
    [few] { $n } стимльодяники
   *[other] { $n } стимльодяників
}
board-dei-gained = { $n ->
    [one] { $n } припас
    [few] { $n } припаси
   *[other] { $n } припасів
}
board-dei-colour-tactical = Т
board-dei-colour-logistic = Л
board-dei-colour-mechanical = М
board-dei-colour-gear = С
board-dei-by-enlist = призов
board-dei-by-move = перем.
board-dei-by-collect = збирання
board-dei-by-build = будівн.
board-dei-by-climb = лазіння
board-dei-by-muster = п.призов
board-dei-by-refine = перероб.
board-dei-by-kill = убивство
board-dei-by-copy = копіюв.
board-dei-supplies = припаси
board-dei-ending = підсумок
board-dei-scrappers = збирачі
board-dei-hand = рука
board-dei-up = горілиць
board-dei-down = долілиць
board-dei-bin = кошик
board-dei-hacks = жетони зламу { $n }
board-dei-owed = прибрати збирачів { $n }
board-dei-gifts-failed = дари в кошику { $n }
board-dei-gift = дар № { $number } вимагає: { $demands }; зараз { $has }
board-dei-needs = потреби
board-dei-automa-deck = колода { $deck }, скид { $discard }
board-dei-market = ринок
board-dei-deck = колода
board-dei-required = вимагає
board-dei-cost = коштує
board-dei-worth = підсумок
board-dei-card = карта
board-dei-column = раунд
board-dei-pays = дає
board-dei-late = пізно
board-dei-mission = місія
board-dei-legend-map = Карта: C двір, R дах, ░ недоступний; 2Т 1Е техноелементи й енергокомірки; ⌂ притулки, † вівтар, дрони за іменами; [Т●] аванпост за кольором (Т тактичний, Л логістичний, М механічний, С спорядження) і хто його контролює, ! жетон зламу; ○ нейтральне
board-dei-legend-units = Юніти за показником більшості: ●3 збирачі, ♛ лідер, +1 бонус. Хто стоїть першим, має більшість, якщо далі не =
board-dei-legend-ways = Між зонами: ↕● підйомник із двору на дах, ═●═ міст на дах поруч, ║ міст на дах нижче
board-dei-legend-players = Гравці: ▸ чий вибір; підсумок: що додав би зараз підсумковий підрахунок; далі запас: ⌂ притулки, ↕ підйомники, ═ мости; [Т] кубики; ✓ відкрита перевага
board-dei-legend-cards = Карти: перем. 2 це два символи, п.призов польовий призов, ♛ дія лідера, 2Т→Е до 2 техноелементів за енергокомірки; дрон стоїть зі своїм бонусом. Ринки: вимога, вартість, припаси наприкінці
board-dei-legend-missions = Місії за раундами і скільки вони дають вчасно та із запізненням; 1/2 це 1 припас за кожні 2; під гравцем те, що місія дає йому зараз, ✓ виконана
board-dei-legend-automa = Автома: потреби з бонусами; нижче карти в комірках дій і те, що на них
