# Вебклієнт: слова оболонки. Слова ігор — у їхніх власних файлах.
# Усюди.
web-number = Номер
web-main = Головне
web-home = На головну
web-rules = Правила
web-settings = Налаштування
web-language = Мова
web-menu = Меню
web-close = Закрити
web-cancel = Скасувати
web-go-on = Продовжити
web-save = Зберегти
web-saved = Збережено.
web-copy = Скопіювати
web-copied = Скопійовано
web-yes = так
web-no = ні
web-you = ви
web-more = Ще
web-to-content = Перейти до змісту
web-unreachable = Сервер не відповідає.
web-unreachable-right = Нічого не змінилося. Перевірте зв’язок і спробуйте ще раз.
web-reconnecting = Зв’язок зник, під’єднуємося знову…
web-lost = Сторінку не знайдено
web-lost-about = Адреса хибна, або цієї сторінки більше немає.

# Хто є хто.
web-who = Хто грає?
web-name = Ім’я
web-your-name = Ваше ім’я
web-guest = Гість
web-account = Обліковий запис
web-password = Пароль
web-password-about = Щонайменше 8 символів.
web-password-old = Поточний пароль
web-password-new = Новий пароль
web-as-guest = Грати гостем
web-as-guest-about = Достатньо імені. Ваші місця залишаться за вами в цьому браузері.
web-sign-in = Увійти
web-sign-in-about = Якщо ви вже маєте обліковий запис.
web-sign-up = Створити обліковий запис
web-sign-up-about = З обліковим записом можна грати на всіх пристроях і брати участь у рейтингових іграх. Місця та партії гостя лишаються за вами.
web-sign-out = Вийти
web-sign-out-guest = Якщо вийти без облікового запису, повернутися за свої столи не вдасться.
web-no-account = Обліковий запис не потрібен.

# Головна.
web-hello = Економічні настільні ігри онлайн
web-hello-about = Одразу проти ботів або з друзями за посиланням. Кожна гра — точно за правилами.
web-games = Ігри
web-play-bots = Грати з ботами
web-game-players = { $fewest }–{ $most } { $most ->
        [one] гравець
        [few] гравці
       *[other] гравців
    }
web-game-minutes = { $from }–{ $to } хв
web-play-title = { $game }: гра з ботами
web-begin = Почати
web-new-table = Новий стіл
web-how-many = Гравці
web-alone = один
web-strength = Сила ботів
web-my-tables = Мої столи
web-my-turns =
    { $n ->
        [one] Ваш хід за { $n } столом
        [few] Ваш хід за { $n } столами
       *[many] Ваш хід за { $n } столами
    }
web-open-tables = Відкриті столи
web-open-none = Зараз ніхто не чекає на гравців. Відкрийте стіл і надішліть друзям посилання.
web-running = Тривають зараз
web-your-turn = Ваш хід
web-others-turn = Чекаємо на інших
web-watch = Дивитися
web-waits-players =
    { $n ->
        [one] потрібен ще { $n } гравець
        [few] потрібні ще { $n } гравці
       *[many] потрібно ще { $n } гравців
    }
web-seats-free =
    { $n ->
        [one] вільне { $n } місце
        [few] вільні { $n } місця
       *[many] вільно { $n } місць
    }

# Новий стіл.
web-game = Гра
web-which-game = Виберіть гру
web-seats = Місця
web-seat-number = Місце { $n }
web-seat-me = Ви
web-seat-anybody = Будь-хто
web-seat-link = Той, хто має посилання
web-seat-free = вільно
web-seat-invited = для того, хто має посилання
web-seat-kept = зайнято для іншого гравця
web-bot-name = Бот ({ $bot })
web-bot-random = навмання
web-bot-greedy = жадібний
web-bot-easy = легкий
web-bot-normal = середній
web-bot-hard = сильний
web-bot-expert = майстер
web-options = Налаштування гри
web-module = модуль
web-options-fine = Інші налаштування
web-choice-together = одночасно
web-choice-in_turn = по черзі
web-choice-rulebook = за книгою правил
web-choice-printed = як надруковано
web-choice-random = випадково
web-choice-easy = легкий
web-choice-normal = середній
web-choice-hard = сильний
web-choice-insane = шалений
web-choice-off = ні
web-choice-on = так
web-choice-hidden = приховані
web-choice-shown = на екрані
web-choice-big = велике
web-choice-small = мале
web-choice-plain = звичайна
web-choice-dark = темна
web-choice-new = з новими бонусами
web-choice-any = будь-яка
web-choice-first-game = Перша партія з доповненням
web-choice-overproduction = Надмірне виробництво
web-choice-open-spaces = Безкраї простори
web-choice-n1 = N1
web-choice-n2 = N2
web-choice-n3 = N3
web-choice-n4 = N4
web-choice-n5 = N5
web-choice-n6 = N6
web-choice-n7 = N7
web-choice-n8 = N8
web-choice-n9 = N9
web-choice-n10 = N10
web-choice-alone = лише в грі наодинці
web-choice-standard = стандартний
web-choice-expert = експертний
web-choice-tactical = замість тактичного
web-choice-logistic = замість логістичного
web-choice-mechanical = замість механічного
web-choice-ravagers = Спустошувачі
web-choice-refuge-42 = Притулок 42
web-choice-auxilia = Ауксилія
web-choice-farm-z = Ферма Z
web-choice-hackers = Зламники
web-choice-chrono-cult = Культ Хроно
web-time = Час
web-clock-which = Контроль часу
web-clock-none = Без обмежень
web-clock-short = У реальному часі
web-clock-long = Кілька днів
web-clock-minutes = Хвилин на гравця
web-clock-increment = Секунд за кожен хід
web-clock-days-each = Днів на кожен хід
web-clock-live = { $minutes } хв на гравця і { $seconds } с за кожен хід
web-clock-each =
    { $days ->
        [one] { $days } день на хід
        [few] { $days } дні на хід
       *[many] { $days } днів на хід
    }
web-clock-days = { $days } д { $hours } год
web-clock = Залишилося: { $time }
web-lapse = Якщо час вийшов
web-lapse-bot = За гравця догравати буде бот ({ $bot })
web-lapse-end = Гра закінчується, гравець отримує останнє місце
web-who-sees = Хто бачить стіл
web-who-finds = Хто знайде стіл
web-visibility-public = Усі
web-visibility-link = Ті, хто має посилання
web-visibility-private = Лише його гравці
web-who-looks = Глядачі
web-looks-welcome = Можуть дивитися
web-looks-delayed = Можуть дивитися із затримкою
web-looks-refused = Не допускаються
web-delay = Затримка в секундах
web-spectators-welcome = Глядачів допущено
web-spectators-delayed = Глядачі бачать усе на { $seconds } с пізніше
web-spectators-refused = Без глядачів
web-title = Назва
web-hints-on = Підказки дозволено
web-hints-off = Без підказок
web-rated = Рейтингова гра
web-rated-account = Для гравців з обліковим записом.
web-open-table = Відкрити стіл

# До гри.
web-all-here = Усі зібралися
web-sit = Сісти
web-stand-up = Встати
web-start = Почати гру
web-wait-start = Усі зібралися. Чекаємо, коли господар столу почне гру.
web-fill = { $n ->
    [one] Віддати { $n } вільне місце боту
    [few] Віддати { $n } вільні місця ботам
   *[many] Віддати { $n } вільних місць ботам
}
web-close-table = Закрити стіл
web-closed = Цей стіл закрили до початку гри.
web-delayed = Глядачі бачать цей стіл із затримкою. Гра незабаром з’явиться.
web-invite = Запросити
web-invite-about = За цим посиланням можна сісти за стіл.
web-agreed = Налаштування гри
web-commitment = Тасування закріплено до початку гри: { $hash }… Потім його зможе перевірити кожен.

# За столом.
web-board = Поле
web-table-now = Стіл
web-players = Гравці
web-log = Перебіг гри
web-log-earlier = Показати попередні
web-log-laid-out = Нове на столі: { $n }
web-chat = Чат
web-chat-empty = Повідомлень поки немає.
web-chat-say = Написати повідомлення
web-send = Надіслати
web-beside = Гравці, перебіг гри та чат
web-areas = Частини столу
web-zoom = Розмір столу
web-zoom-out = Дрібніше
web-zoom-in = Більше
web-zoom-fit = За розміром вікна
web-question = Що треба вирішити
web-choices-none = Зараз немає чого вибирати
web-tab-choose = Рішення
web-tab-board = { web-area-board }
web-tab-mine = { web-area-mine }
web-tab-players = { web-players }
web-tab-log = { web-log }
web-area-board = Стіл
web-area-mine = Моє
web-area-others = Інші
web-action = Ваше рішення
web-choices = Варіанти
web-choices-back = Назад до списку
web-choices-ways =
    { $n ->
        [one] { $n } варіант
        [few] { $n } варіанти
       *[many] { $n } варіантів
    }
web-steps = Уже вибрано
web-step-back = Повернутися до цього кроку
web-preview = Що станеться
web-preview-chance = Решту вирішить випадок.
web-confirm = Підтвердити
web-undo = Скасувати
web-skip = Пропустити
web-hint = Підказка
web-hint-title = Що радять боти
web-hint-thinking = Граємо дві тисячі пробних партій…
web-hint-about = Частка перемог кожного ходу в пробних партіях. Боти бачать лише те, що бачите ви.
web-hint-win = перемог { $win } % (± { $sure })
web-hint-take = Зробити цей хід
web-waiting = Чекаємо: { $names }.
web-thinking = думає
web-stand-in = грає бот
web-resigned = партію здано
web-onlooker = Глядач
web-away = Зараз за вас грає бот.
web-return = Я знову тут
web-resign = Здатися
web-resign-sure = Ваше місце займе бот або гра закінчиться — залежно від налаштувань столу. Скасувати це не можна.
web-wish = Попросити повернутися до цього моменту
web-wish-of = { $seat } просить повернутися до моменту перед кроком { $entry }.
web-wish-waits = Чекаємо на відповідь інших.
web-agree = Погодитися
web-decline = Відмовитися
web-why = Чому
web-sum = Сума
web-points = очки
web-points-of = Очки: { $name }
web-see-moment = Показати цей момент
web-recap = Поки вас не було
web-recap-more =
    { $n ->
        [one] Ще { $n } раніший запис — у перебігу гри.
        [few] Ще { $n } раніші записи — у перебігу гри.
       *[many] Ще { $n } раніших записів — у перебігу гри.
    }
web-cards-in-hand = карт на руках
web-die = кубик: { $value }

# Перебіг гри, крім того, що розповідає сама гра.
web-log-sit = За стіл сідає { $seat }.
web-log-leave = З-за столу встає { $seat }.
web-log-begin = Гра починається.
web-log-undo = { $seat } скасовує свій хід.
web-log-rewind = На прохання гравця { $seat } усі повертаються назад.
web-log-wish = { $seat } просить повернутися назад.
web-log-agree = { $seat } погоджується.
web-log-decline = { $seat } відмовляється.
web-log-resign = { $seat } здається.
web-log-lapse = У гравця { $seat } вийшов час.
web-log-return = { $seat } знову за столом.
web-log-upgrade = Правила оновлено; гра триває.
web-log-stop = Гра на цьому зупиняється.
web-log-close = Стіл закрито.
web-log-undo-plain = Хід скасовано.
web-log-rewind-plain = Усі повернулися назад.

# Після гри.
web-over = Гру закінчено.
web-stopped = Гру зупинено.
web-result = Підсумок
web-won =
    { $n ->
        [one] Перемога: { $names }
        [few] Спільна перемога: { $names }
       *[many] Спільна перемога: { $names }
    }
web-gave-up = { $name }: здача або час вийшов.
web-score =
    { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[many] { $n } очок
    }
web-rematch = Зіграти ще
web-replay = Перегляд партії
web-record = Запис партії
web-verify = Перевірити партію
web-verified =
    { $picks ->
        [one] Усе сходиться: кожен хід за правилами, і { $picks } випадковий вибір закріплено до початку гри.
        [few] Усе сходиться: кожен хід за правилами, і всі { $picks } випадкові вибори закріплено до початку гри.
       *[many] Усе сходиться: кожен хід за правилами, і всі { $picks } випадкових виборів закріплено до початку гри.
    }
web-not-verified = Перевірити партію не вдалося.
web-to-table = Повернутися до столу
web-share-moment = Посилання на цей момент
web-first = На початок
web-previous = Назад
web-next = Уперед
web-last = У кінець
web-play = Відтворити
web-pause = Пауза
web-moment = Момент
web-step-of = { $step } з { $steps }
web-eyes = Чиїми очима
web-what-happened = Що сталося
web-deed = { $seat }: { $deed }
web-nothing-heard = Звідси нічого не було видно.

# Розбір партії.
web-lab = Розбір партії
web-lab-about = Боти заново розбирають кожне рішення, знаючи лише те, що було відомо гравцеві тієї миті. Шанс на перемогу — частка перемог у пробних партіях, зіграних від цього моменту.
web-lab-start-title = Цю партію ще не розібрано
web-lab-start = Розібрати партію
web-lab-start-about = Це триватиме від кількох секунд до кількох хвилин. Сторінку можна закрити й повернутися пізніше.
web-lab-running-title = Триває розбір
web-lab-running = Рішень: { $done } з { $of }
web-lab-chances = Шанси на перемогу
web-lab-chart = Шанси на перемогу протягом партії: стрілки перемикають моменти, Enter показує момент
web-lab-axis = Кроки партії
web-lab-at = { $name }: { $win } %, ± { $sure }
web-lab-moment = Крок { $step }
web-lab-end = Партію завершено.
web-lab-table = Показати таблицею
web-lab-step = Крок
web-lab-who = Гравець
web-lab-win = Шанс на перемогу
web-lab-choice = Рішення
web-lab-accounts = Рішення гравців
web-lab-count-choices = рішень
web-lab-count-best = як у ботів
web-lab-count-unclear = без явної різниці
web-lab-count-costly = помилки
web-lab-count-untried = боти не перевіряли
web-lab-count-lost = втрачено, відс. пунктів
web-lab-costs = Найдорожчі помилки
web-lab-costs-about = У відсоткових пунктах шансу на перемогу. Різницю в межах похибки не враховано.
web-lab-costs-none = Явно гірших рішень не було.
web-lab-whose = Чиї рішення
web-lab-everybody = Усі
web-lab-cost = { $cost } в. п.
web-lab-better = Боти вибрали б: { $deed }
web-lab-difference = { $cost } в. п. (± { $sure })
web-lab-unclear = без явної різниці
web-lab-unclear-count =
    { $n ->
        [one] Ще { $n } рішення відрізняється від вибору ботів, але без явної різниці
        [few] Ще { $n } рішення відрізняються від вибору ботів, але без явної різниці
       *[many] Ще { $n } рішень відрізняються від вибору ботів, але без явної різниці
    }
web-lab-all =
    { $n ->
        [one] Показати { $n } рішення
        [few] Показати всі { $n } рішення
       *[many] Показати всі { $n } рішень
    }
web-lab-judged-best = Боти вибрали б те саме.
web-lab-judged-unclear = Боти вибрали б інше, але явної різниці немає.
web-lab-judged-costly = Боти вибрали б інше.
web-lab-judged-untried = Цього рішення боти не перевіряли.

# Грати далі з моменту; погляд назад.
web-play-on = Грати далі звідси
web-play-on-about = Відкриється новий стіл із положенням після кроку { $step }: ті самі приховані карти й те саме везіння попереду. Без годинника й без рейтингу.
web-play-on-seat = Ваше місце
web-past = Момент із минулого
web-to-game = Повернутися до гри

# Найкращі гравці.
web-best = Найкращі гравці
web-best-about = Найсильніші за рейтинговими іграми. Рейтинг показано обережно: він зростає, коли нові ігри його підтверджують.
web-best-none = Рейтингових ігор ще не було. Відкрити такий стіл можуть гравці з обліковим записом.
web-rating = Рейтинг
web-games-played = Ігри

# Гравці й налаштування.
web-since = з { $date }
web-ratings = Рейтинг
web-ratings-none = Рейтингових ігор поки не було.
web-rated-games =
    { $n ->
        [one] { $n } гра
        [few] { $n } гри
       *[many] { $n } ігор
    }
web-history = Ігри
web-history-none = Зіграних ігор поки немає.
web-more-games = Раніші ігри
web-place = { $rank }-е місце
web-screen = Екран
web-theme = Тема
web-theme-auto = Як у системі
web-theme-light = Світла
web-theme-dark = Темна
web-motion = Анімація
web-motion-auto = Як у системі
web-motion-on = Увімкнено
web-motion-off = Вимкнено
web-speed = Швидкість анімації
web-sound = Звук
web-sound-off = Вимкнено
web-sound-quiet = Тихо
web-sound-normal = Середньо
web-sound-loud = Гучно
web-sound-ask = Увімкнути звук?
web-sound-yes = Так
web-sound-no = Ні
web-confirm-all = Підтверджувати кожне рішення, навіть якщо його можна скасувати
web-summaries = Показувати очки за раунд, коли його закінчено
web-plain = Показувати всі ігри текстом і списками
web-email = Електронна пошта
web-email-about = Куди писати, коли настане ваш хід у неквапній грі. Більше її ніхто не бачить.
web-mail = Писати мені, коли мій хід
web-webhook = Вебхук
web-webhook-about = Адреса вашої програми: ми звернемося до неї, коли настане ваш хід.
web-keys = Сеанси й токени
web-keys-about = Програмам доступно все те саме, що й людям. Докладніше:
web-browser = Браузер
web-token = Токен
web-this-browser = цей
web-used = використано { $date }
web-revoke = Відкликати
web-token-label = Назва токена
web-token-make = Створити токен
web-token-once = Скопіюйте зараз: більше його не буде показано.
web-book-table = Усі столи
web-book-house = Правила сервера

# Пояснення налаштувань.
web-option-fantastic-factories-work = Чи працюють усі разом, чи по черзі.
web-option-fantastic-factories-work-together = Усі працюють одночасно, і ніхто нікого не чекає.
web-option-fantastic-factories-work-in_turn = По черзі, у порядку ходу: довше, зате в першій грі легше встежити.
web-option-fantastic-factories-cards = Якому тексту відповідають Завод вторсировини, Переробний завод, Звалище металобрухту й Сонячні панелі: книга правил і карти різняться.
web-option-fantastic-factories-cards-rulebook = Ці чотири карти діють так, як сказано в книзі правил.
web-option-fantastic-factories-cards-printed = Ці чотири карти діють так, як на них надруковано.
web-option-fantastic-factories-first = Хто має жетон першого гравця в першому раунді.
web-option-fantastic-factories-first-random = Випадково.
web-option-fantastic-factories-first-seat = Це місце ходить першим.
web-option-fantastic-factories-machine = Яка перевага в Машини у грі наодинці. Якщо гравців більше, вона участі не бере.
web-option-fantastic-factories-machine-easy = Машина починає з 2 кресленнями.
web-option-fantastic-factories-machine-normal = Машина починає з 3 кресленнями.
web-option-fantastic-factories-machine-hard = Машина починає з 4 кресленнями.
web-option-fantastic-factories-machine-insane = Машина починає з 5 кресленнями.
web-option-cyber-merchant-cyber_deck = Закриті жетони, які змінюють ціни.
web-option-cyber-merchant-cyber_deck-off = Без жетонів: краще для першої гри.
web-option-cyber-merchant-cyber_deck-on = У кожному раунді кожна ціна має закритий жетон, який зрушує її перед продажем акцій.
web-option-cyber-merchant-notes = Хто стежить за картами, які взяли інші.
web-option-cyber-merchant-notes-hidden = Кожен запам’ятовує сам, як за справжнім столом.
web-option-cyber-merchant-notes-shown = Екран показує їх усім.
web-option-cyber-merchant-first = Хто має жетон першого гравця на першому аукціоні.
web-option-cyber-merchant-first-seat = Це місце ходить першим.
web-option-smartphone-board = Розмір поля.
web-option-smartphone-board-big = 12 регіонів, від 1 до 5 гравців.
web-option-smartphone-board-small = 8 регіонів, від 1 до 3 гравців.
web-option-smartphone-technologies = Бонуси шести технологій.
web-option-smartphone-technologies-plain = Лише звичайні сторони: найкраще для першої партії.
web-option-smartphone-technologies-random = Випадкова сторона кожного базового жетона.
web-option-smartphone-technologies-new = Випадковий вибір, включно з новими бонусами.
web-option-smartphone-technologies-first-game = Рекомендований набір, у ньому є нові бонуси.
web-option-smartphone-technologies-overproduction = Рекомендований набір, у ньому є нові бонуси.
web-option-smartphone-technologies-open-spaces = Рекомендований набір, у ньому є нові бонуси.
web-option-smartphone-directives = Спільні цілі.
web-option-smartphone-directives-off = Без них.
web-option-smartphone-directives-on = Спільні цілі, кожна приносить одному гравцеві 12 очок.
web-option-smartphone-hard = Варіант, у якому очками ще й платять.
web-option-smartphone-hard-off = Звичайна партія.
web-option-smartphone-hard-on = За символи й товари платять очками, патенти й ритейлери приносять очки одразу, на борг нараховують відсотки.
web-option-smartphone-gps = Бонус цієї технології.
web-option-smartphone-gps-any = За налаштуванням «Технології».
web-option-smartphone-gps-plain = Одразу 5 товарів.
web-option-smartphone-gps-dark = Ще 1 товар за кожен активний символ «дешевий товар».
web-option-smartphone-gps-n1 = Ще 2 очки за кожен товар, проданий в обраному регіоні.
web-option-smartphone-gps-n2 = 1 товар на наступний раунд за кожен регіон під контролем.
web-option-smartphone-wi_fi = Бонус цієї технології.
web-option-smartphone-wi_fi-any = За налаштуванням «Технології».
web-option-smartphone-wi_fi-plain = Непродані товари лишаються на складі.
web-option-smartphone-wi_fi-dark = Раз на раунд другий офіс у регіоні.
web-option-smartphone-wi_fi-n3 = Ранній продаж там, де стоять офіс і директор.
web-option-smartphone-wi_fi-n4 = До 2 товарів на символи дослідження та логістики, за кожен ще 1 прогрес.
web-option-smartphone-gamepad = Бонус цієї технології.
web-option-smartphone-gamepad-any = За налаштуванням «Технології».
web-option-smartphone-gamepad-plain = Одразу офіс у будь-якому регіоні.
web-option-smartphone-gamepad-dark = Кожна технологія коштує на 1 прогрес менше.
web-option-smartphone-gamepad-n5 = Другий товар покупцеві, який хоче технологію з патентом гравця.
web-option-smartphone-gamepad-n6 = Там, де стоять офіс і директор, купить будь-який покупець.
web-option-smartphone-battery = Бонус цієї технології.
web-option-smartphone-battery-any = За налаштуванням «Технології».
web-option-smartphone-battery-plain = Ще 1 прогрес логістики в кожному раунді.
web-option-smartphone-battery-dark = Ще 1 прогрес логістики за кожен активний символ «націнка».
web-option-smartphone-battery-n7 = Одразу мініпокращення.
web-option-smartphone-battery-n8 = По 2 товари за кожен патент, одразу й у кожному раунді.
web-option-smartphone-nfc = Бонус цієї технології.
web-option-smartphone-nfc-any = За налаштуванням «Технології».
web-option-smartphone-nfc-plain = Ціна на 1 вища одразу й у кожному подальшому раунді.
web-option-smartphone-nfc-dark = До 3 товарів можна продати поза регіонами.
web-option-smartphone-nfc-n9 = Раз на раунд бронь крайнього покупця регіону; разом з N10 не буває.
web-option-smartphone-four_g = Бонус цієї технології.
web-option-smartphone-four_g-any = За налаштуванням «Технології».
web-option-smartphone-four_g-plain = По 1 товару в кожному регіоні без свого офісу.
web-option-smartphone-four_g-dark = Одна комірка покращення може лежати поза планшетами.
web-option-smartphone-four_g-n10 = Одразу покласти ритейлера в регіон; разом з N9 не буває.
web-option-dei-automa = Чи бере участь Автома — фракція, за яку ніхто не грає, — і наскільки вона сильна.
web-option-dei-automa-alone = Лише в грі наодинці, стандартний рівень.
web-option-dei-automa-easy = 3 або 4 дії за фазу; від 1 до 5 гравців.
web-option-dei-automa-standard = Спершу 3 дії за фазу, наприкінці 6; від 1 до 5 гравців.
web-option-dei-automa-expert = 5 або 6 дій за фазу; від 1 до 5 гравців.
web-option-dei-gear = Чи замінює спорядження з доповнення один із трьох кольорових ринків.
web-option-dei-gear-off = Ринки базової гри: краще для першої партії.
web-option-dei-gear-tactical = Спорядження лідерів замість тактичних карт, аванпостів і переваг.
web-option-dei-gear-logistic = Спорядження лідерів замість логістичних карт, аванпостів і переваг.
web-option-dei-gear-mechanical = Спорядження лідерів замість механічних карт, аванпостів і переваг.
web-option-dei-gear-random = Випадковий із трьох.
web-option-dei-new_missions = Чотири місії доповнення.
web-option-dei-new_missions-off = Лише місії базової гри.
web-option-dei-new_missions-on = Їх затасовано до решти.
web-option-dei-short_missions = Зі скількох місій вибирають.
web-option-dei-short_missions-off = По дві на раунд.
web-option-dei-short_missions-on = По одній на раунд.
web-option-dei-draft = Звідки в гравців переваги.
web-option-dei-draft-off = Їх роздають випадково: краще для першої партії.
web-option-dei-draft-on = Кожен по черзі бере по одній кожного кольору, від 2 гравців.
web-option-dei-seat_1 = Фракція цього місця.
web-option-dei-seat_1-any = Випадкова.
web-option-dei-seat_1-ravagers = Майстри збирання; дрон Масамуне.
web-option-dei-seat_1-refuge-42 = Беруть кількістю; дрон Саймон.
web-option-dei-seat_1-auxilia = Швидко переміщуються; дрон Муха.
web-option-dei-seat_1-farm-z = Лідер рахується за двох; дрон Драко.
web-option-dei-seat_1-hackers = Припаси за зламані аванпости й дві місії одразу; дрон Скорпіон.
web-option-dei-seat_1-chrono-cult = Дари, що вимагають відповіді; дрон Собор. Не разом з Автомою.
web-option-dei-seat_2 = { web-option-dei-seat_1 }
web-option-dei-seat_2-any = { web-option-dei-seat_1-any }
web-option-dei-seat_2-ravagers = { web-option-dei-seat_1-ravagers }
web-option-dei-seat_2-refuge-42 = { web-option-dei-seat_1-refuge-42 }
web-option-dei-seat_2-auxilia = { web-option-dei-seat_1-auxilia }
web-option-dei-seat_2-farm-z = { web-option-dei-seat_1-farm-z }
web-option-dei-seat_2-hackers = { web-option-dei-seat_1-hackers }
web-option-dei-seat_2-chrono-cult = { web-option-dei-seat_1-chrono-cult }
web-option-dei-seat_3 = { web-option-dei-seat_1 }
web-option-dei-seat_3-any = { web-option-dei-seat_1-any }
web-option-dei-seat_3-ravagers = { web-option-dei-seat_1-ravagers }
web-option-dei-seat_3-refuge-42 = { web-option-dei-seat_1-refuge-42 }
web-option-dei-seat_3-auxilia = { web-option-dei-seat_1-auxilia }
web-option-dei-seat_3-farm-z = { web-option-dei-seat_1-farm-z }
web-option-dei-seat_3-hackers = { web-option-dei-seat_1-hackers }
web-option-dei-seat_3-chrono-cult = { web-option-dei-seat_1-chrono-cult }
web-option-dei-seat_4 = { web-option-dei-seat_1 }
web-option-dei-seat_4-any = { web-option-dei-seat_1-any }
web-option-dei-seat_4-ravagers = { web-option-dei-seat_1-ravagers }
web-option-dei-seat_4-refuge-42 = { web-option-dei-seat_1-refuge-42 }
web-option-dei-seat_4-auxilia = { web-option-dei-seat_1-auxilia }
web-option-dei-seat_4-farm-z = { web-option-dei-seat_1-farm-z }
web-option-dei-seat_4-hackers = { web-option-dei-seat_1-hackers }
web-option-dei-seat_4-chrono-cult = { web-option-dei-seat_1-chrono-cult }
web-option-dei-seat_5 = { web-option-dei-seat_1 }
web-option-dei-seat_5-any = { web-option-dei-seat_1-any }
web-option-dei-seat_5-ravagers = { web-option-dei-seat_1-ravagers }
web-option-dei-seat_5-refuge-42 = { web-option-dei-seat_1-refuge-42 }
web-option-dei-seat_5-auxilia = { web-option-dei-seat_1-auxilia }
web-option-dei-seat_5-farm-z = { web-option-dei-seat_1-farm-z }
web-option-dei-seat_5-hackers = { web-option-dei-seat_1-hackers }
web-option-dei-seat_5-chrono-cult = { web-option-dei-seat_1-chrono-cult }
web-option-dei-seat_6 = { web-option-dei-seat_1 }
web-option-dei-seat_6-any = { web-option-dei-seat_1-any }
web-option-dei-seat_6-ravagers = { web-option-dei-seat_1-ravagers }
web-option-dei-seat_6-refuge-42 = { web-option-dei-seat_1-refuge-42 }
web-option-dei-seat_6-auxilia = { web-option-dei-seat_1-auxilia }
web-option-dei-seat_6-farm-z = { web-option-dei-seat_1-farm-z }
web-option-dei-seat_6-hackers = { web-option-dei-seat_1-hackers }
web-option-dei-seat_6-chrono-cult = { web-option-dei-seat_1-chrono-cult }
web-bots-about = Бот «навмання» ходить не думаючи, жадібний хапає все, що може. Решта прораховують гру наперед: що сильніші, то далі.
web-about-clock-none = Поспішати нікуди: для друзів, які грають разом.
web-about-clock-live = Усі в мережі. Кожен має час на всю гру й кілька секунд за кожен хід.
web-about-clock-days = Кожен ходить, коли має час, але не довше заданої кількості днів.
web-about-lapse-bot = Решта грають далі, а гравець може повернутися будь-коли.
web-about-lapse-end = Нікому не доводиться грати проти бота.
web-about-visibility-public = Стіл є в списку на головній сторінці.
web-about-visibility-link = Столу немає в списках. За посиланням можна дивитися й сісти за стіл.
web-about-visibility-private = Посилання працює лише до початку гри.
web-about-looks-welcome = Глядачі бачать те, що лежить відкрито, але не те, що гравці мають на руках.
web-about-looks-delayed = Те саме, але пізніше, щоб ніхто не міг підказувати.
web-about-looks-refused = Гру бачать лише її учасники, і після кінця теж.
web-about-hints = Гравці можуть спитати, що зробили б боти.
web-about-rated = Результат змінює рейтинги гравців.

# Ігри: раунд і фаза, числа на картці місця.
web-syndicate-phase = Раунд { $round } з 3
web-syndicate-agents = агенти
web-syndicate-assistants = помічники
web-syndicate-short-information = Інформ.
web-syndicate-short-service = Обслуг.
web-syndicate-short-transport = Транспорт
web-syndicate-short-defence = Оборона
web-syndicate-short-industry = Промисл.
web-syndicate-factory = Фабрика
web-syndicate-deck = Колода
web-syndicate-discard = Скид
web-syndicate-order = Цей раунд
web-syndicate-next = Наступний раунд
web-syndicate-pass = Пас
web-syndicate-network = Моя мережа
web-syndicate-places = Місця мережі
web-syndicate-dice = Кубики
web-syndicate-die = Кубик { $die } показує { $value }
web-syndicate-die-next = стане { $value }
web-syndicate-even = парний
web-syndicate-odd = непарний
web-syndicate-mark-up = на один більше
web-syndicate-mark-down = на один менше
web-syndicate-mark-none = без змін
web-syndicate-covered = { $what }, накрито
web-syndicate-corner-left = Лівий кубик: { $what }
web-syndicate-corner-right = Правий кубик: { $what }
web-syndicate-cover-none = Не накривати кути
web-syndicate-cover-both = Накрити обидва кути помічниками
web-syndicate-cover-left = Накрити лівий кут помічником
web-syndicate-cover-right = Накрити правий кут помічником
web-syndicate-covers-none = Без кутів
web-syndicate-covers-left = Лівий
web-syndicate-covers-right = Правий
web-syndicate-covers-both = Обидва
web-syndicate-calibrate = Як налаштувати робота
web-syndicate-bench = Сюди потрапить новий робот
web-syndicate-slot = Комірка { $slot }
web-syndicate-place = Місце { $place }
web-syndicate-slot-empty = Комірка { $slot } порожня
web-syndicate-send = Помічники до комірки { $slot }
web-syndicate-pool =
    У запасі: { $agents ->
        [one] { $agents } агент
        [few] { $agents } агенти
       *[many] { $agents } агентів
    }, { $assistants ->
        [one] { $assistants } помічник
        [few] { $assistants } помічники
       *[many] { $assistants } помічників
    }
web-syndicate-pawns-at = Фігури біля комірки { $slot }
web-syndicate-pawns-of =
    { $name }: { $agents ->
        [one] { $agents } агент
        [few] { $agents } агенти
       *[many] { $agents } агентів
    }, { $assistants ->
        [one] { $assistants } помічник
        [few] { $assistants } помічники
       *[many] { $assistants } помічників
    }
web-syndicate-investor-at = Інвестор { $position }: { $kind }
web-syndicate-investor-gone = інвестора тут більше немає
web-syndicate-influence = { $name }: вплив { $total }, агентів { $agents }
web-syndicate-influence-first = { $name }: вплив { $total }, агентів { $agents }; отримує інвестора
web-syndicate-influence-second = { $name }: вплив { $total }, агентів { $agents }; друге місце
web-syndicate-influence-none = Тут ні в кого немає впливу
web-syndicate-ties = За рівного впливу: спершу більше агентів, потім порядок ходу цього раунду
web-syndicate-pays-now =
    { $n ->
        [one] Приносить { $n } очко за нинішніх кубиків
        [few] Приносить { $n } очки за нинішніх кубиків
       *[many] Приносить { $n } очок за нинішніх кубиків
    }
web-syndicate-network-now = +{ $n } за нинішніх кубиків
web-syndicate-robot-term = Місце { $place }, { $kind }, кубики { $l } і { $r }. { $condition }
web-syndicate-type-term =
    { $kind }: { $investors ->
        [one] { $investors } інвестор
        [few] { $investors } інвестори
       *[many] { $investors } інвесторів
    } × { $robots ->
        [one] { $robots } робот
        [few] { $robots } роботи
       *[many] { $robots } роботів
    }
web-syndicate-plugged-later =
    { $n ->
        [one] { $n } робот із мережі потрапить до стосу наприкінці раунду
        [few] { $n } роботи з мережі потраплять до стосу наприкінці раунду
       *[many] { $n } роботів із мережі потраплять до стосу наприкінці раунду
    }
web-syndicate-piles = Роботи й інвестори
web-syndicate-investors = інвестори
web-syndicate-robots = роботи
web-syndicate-investors-would = Інвестори заплатять
web-syndicate-investors-paid = Інвестори заплатили
web-syndicate-investors-pay =
    { $n ->
        [one] Інвестори заплатять { $n } очко
        [few] Інвестори заплатять { $n } очки
       *[many] Інвестори заплатять { $n } очок
    }
web-syndicate-investors-of = Скільки заплатять інвестори: { $name }
web-syndicate-scored = Уже отримано
web-syndicate-outlook-of = { $name }: уже отримано й очікується
web-factories-phase =
    Раунд { $round } · { $stage ->
        [market] ринок
        [work] робота
        [clean_up] завершення раунду
       *[other] кінець
    }
web-factories-goods = товари
web-factories-metal = метал
web-factories-energy = енергія
web-merchant-phase =
    Раунд { $round } з { $rounds } · { $stage ->
        [bidding] аукціон { $auction }, ставки
        [trick] хитрощі
        [stolen] вкрадена хитрість
        [gifts] карти в подарунок
        [returns] карти у відповідь
        [commit] заявки
        [market] торги
        [credits] обмін
       *[other] кінець
    }
web-merchant-crypto = крипта
web-merchant-credits = мегакредити
# Кібер Комерсант: поле.
web-merchant-prices = Ціни
web-merchant-track = { $corporation }, ціна { $price }
web-merchant-would = Стане { $price }
web-merchant-token-down = Тут лежить закритий жетон зміни
web-merchant-black-market = Чорний ринок
web-merchant-markers = Ваші фішки
web-merchant-free = Скільки мегакредитів ще можна поставити
web-merchant-lot-number = Лот { $place }
web-merchant-lot = Лот { $place }: { $cards }
web-merchant-scale = Ставки на лот { $place }
web-merchant-bid = Поставити { $mark } на лот { $place }
web-merchant-no-bid = ставки немає
web-merchant-sold = Продано
web-merchant-deck = Колода
web-merchant-discard = Відбій
web-merchant-tricks = Хитрощі
web-merchant-tricks-about = Зараз треба розіграти всі хитрощі з рук.
web-merchant-trick-spot = Тут лежить хитрість, яку розігрують
web-merchant-played = Розіграно на цьому аукціоні
web-merchant-stolen-from = жертва:
web-merchant-gifts = Collective Change
web-merchant-gifts-about = Кожен віддає карту гравцеві, чию хитрість розіграно.
web-merchant-returns-about = Тепер кожен отримує карту у відповідь.
web-merchant-gets = хитрість розіграно
web-merchant-commitments = Заявки
web-merchant-commit-about = Кожен викладає сорочкою догори акції однієї мегакорпорації; до них можна додати джокерів.
web-merchant-inside = Що лежить у вашому конверті
web-merchant-take-back = Забрати свій вибір
web-merchant-face-down =
    { $n ->
        [one] { $n } закрита карта
        [few] { $n } закриті карти
       *[many] { $n } закритих карт
    }
web-merchant-chosen = вибір зроблено
web-merchant-choosing = вибирає
web-merchant-markets = Торги
web-merchant-market = торги тривають
web-merchant-market-in = Торги: { $corporation }, ціна { $price }
web-merchant-price = ціна
web-merchant-caller = відкриває торги
web-merchant-sum = сума { $sum }
web-merchant-sum-word = сума
web-merchant-sum-of = Карти на торгах: { $name }
web-merchant-rank = місце { $rank }
web-merchant-closed = Торги цього раунду
web-merchant-closed-all = Усі торги гри
web-merchant-round = раунд { $round }
web-merchant-paid = { $name }, { $corporation }: крипта { $crypto }
web-merchant-pay-of = { $corporation }: виплата, { $name }
web-merchant-why-rank =
    { $higher ->
        [0] Сума { $sum }: більшої ні в кого немає, тому місце { $rank }
        [one] Сума { $sum }: більша у { $higher } гравця, тому місце { $rank }
        [few] Сума { $sum }: більша у { $higher } гравців, тому місце { $rank }
       *[many] Сума { $sum }: більша у { $higher } гравців, тому місце { $rank }
    }
web-merchant-why-price = Торги оплачують за ціною { $price }
web-merchant-why-earlier = Крипта від початку гри та скасоване
web-merchant-exchange = Обмін крипти
web-merchant-rate =
    { $rate ->
        [one] За 1 крипту дають { $rate } мегакредит. Перемагає крипта; мегакредитами лише платять за лоти.
        [few] За 1 крипту дають { $rate } мегакредити. Перемагає крипта; мегакредитами лише платять за лоти.
       *[many] За 1 крипту дають { $rate } мегакредитів. Перемагає крипта; мегакредитами лише платять за лоти.
    }
web-merchant-how-much = Скільки крипти обміняти
web-merchant-keep = нічого
web-merchant-exchange-so =
    { $credits ->
        [one] Обміняти крипту ({ $crypto }) на { $credits } мегакредит
        [few] Обміняти крипту ({ $crypto }) на { $credits } мегакредити
       *[many] Обміняти крипту ({ $crypto }) на { $credits } мегакредитів
    }
web-merchant-final = Кінець гри
web-merchant-final-about = Перемагає той, хто має найбільше крипти; мегакредити, що лишилися, нічого не варті.
web-merchant-left = акції на руках: { $value }
web-merchant-tie = За рівності: { $name }
web-merchant-first = Перший гравець
web-merchant-rob =
    { $n ->
        [one] Вкрасти карту: { $name }, на руках { $n } карта
        [few] Вкрасти карту: { $name }, на руках { $n } карти
       *[many] Вкрасти карту: { $name }, на руках { $n } карт
    }
web-merchant-hand-of =
    { $n ->
        [one] { $n } карта на руках
        [few] { $n } карти на руках
       *[many] { $n } карт на руках
    }
web-merchant-markers-of =
    { $n ->
        [one] { $n } фішку не поставлено
        [few] { $n } фішки не поставлено
       *[many] { $n } фішок не поставлено
    }
web-merchant-crypto-of = Крипта { $n }: звідки вона
web-merchant-unknown =
    { $n ->
        [one] { $n } невідома
        [few] { $n } невідомі
       *[many] { $n } невідомих
    }
web-merchant-hand = Ваші карти
web-merchant-jokers = Джокери
web-merchant-all = усі
web-merchant-all-of = Усі акції { $corporation }
web-merchant-hand-empty = Карт поки немає: купіть лот.
web-merchant-hand-none = Ви дивитеся цю гру: карти гравців приховано.

# Fantastic Factories: поле.
web-factories-phases = Фази раунду
web-factories-phase-market = Ринок
web-factories-phase-work = Робота
web-factories-phase-clean_up = Завершення
web-factories-last = Останній раунд
web-factories-last-next = Раунд { $round } — останній
web-factories-progress = Як справи в гравців
web-factories-turn = ходить
web-factories-finished = завершено
web-factories-unplaced =
    { $n ->
        [0] вільних кубиків немає
        [one] { $n } вільний кубик
        [few] { $n } вільні кубики
       *[many] { $n } вільних кубиків
    }
web-factories-market = Ринок
web-factories-row-blueprints = Креслення на ринку
web-factories-row-contractors = Контрактники на ринку
web-factories-slot-empty = порожнє місце
web-factories-token = Інструмент для найму: { $tool }
web-factories-deck = Карт у колоді: { $n }
web-factories-discarded = Карт у скиді: { $n }
web-factories-wipe = Нові карти
web-factories-prestige = переможні очки
web-factories-desk = Ваш стіл
web-factories-wallet = Ваші товари
web-factories-of = із { $most }
web-factories-built = збудовано карт
web-factories-explain =
    { $n ->
        [one] { $n } очко. Показати, звідки
        [few] { $n } очки. Показати, звідки
       *[many] { $n } очок. Показати, звідки
    }
web-factories-points-of = Очки: { $name }
web-factories-goods-term = Товари: { $n }
web-factories-cards-term = Карти: { $n }
web-factories-monuments-term = Монументи: { $n }
web-factories-over-tokens = Жетонів: { $n }; після раунду залишиться { $most }
web-factories-over-hand = після раунду залишиться { $most }
web-factories-dice = Ваші кубики
web-factories-die-held = вибрано кубик { $value }: укажіть для нього місце
web-factories-dice-none = Кубиків не залишилося
web-factories-dice-later = Кубики кидають на початку фази роботи
web-factories-headquarters = Штаб
web-factories-floor-research = Будь-який кубик дає креслення. Якщо він збігся з кубиком на поверсі — ще одне
web-factories-floor-generate = 1, 2 або 3 дає стільки ж енергії. Якщо кубик збігся з кубиком на поверсі — на одну більше
web-factories-floor-mine = 4, 5 або 6 дає 1 метал. Якщо кубик збігся з кубиком на поверсі — ще один
web-factories-compound = Особиста зона
web-factories-compound-empty = Поки нічого не збудовано
web-factories-band-production = Виробництво
web-factories-band-utility = Допоміжні
web-factories-band-training = Тренувальні
web-factories-band-monument = Монументи
web-factories-band-special = Особливі
web-factories-active = використовується
web-factories-used = використано
web-factories-fresh = нова
web-factories-hand = Карти на руках
web-factories-hand-empty = На руках немає карт
web-factories-buildable = можна збудувати
web-factories-building = будується
web-factories-barred = уже збудовано
web-factories-goes = піде в скид
web-factories-going = у скид
web-factories-suggested = радимо
web-factories-first = перший гравець
web-factories-known = Відомі карти на руках: { $names }
web-factories-machine = Машина
web-factories-machine-dice = Кубики Машини та її карти
web-factories-machine-gains = приносить товар
web-factories-machine-empty = У Машини поки немає карт
web-factories-elsewhere-mine = Ваші кубики й особиста зона — на вкладці «{ web-area-mine }»
web-factories-elsewhere-market = Ринок — на вкладці «{ web-area-board }»

web-row-none = –
web-row-and = { $first } · { $next }
web-row-just = { $what }

web-smartphone-phase =
    Раунд { $round } з 5 · { $phase ->
        [setup] підготовка
        [planning] 1 планування
        [price] 2 ціна
        [production] 3 виробництво
        [improvement] 4 покращення виробництва
        [research] 5 дослідження
        [logistics] 6 логістика
        [selling] 7 продаж
        [profit] 8 прибуток
       *[other] кінець
    }
web-smartphone-price = ціна
web-smartphone-goods = товари на складі
web-smartphone-progress = прогрес на руках
web-smartphone-region = { $region } · { $size } · вартість { $cost }
web-smartphone-offices = Офіси: { $list }
web-smartphone-free =
    { $n ->
        [0] місць немає
        [one] { $n } вільне місце
        [few] { $n } вільні місця
       *[many] { $n } вільних місць
    }
web-smartphone-customers = Покупці: { $list }
web-smartphone-customers-yours = Покупці (✓ купить у вас): { $list }
web-smartphone-wants = до { $n }
web-smartphone-either = { $what } або { $other }
web-smartphone-served =
    { $n ->
        [1] { $customer } → { $seat }
       *[other] { $customer } → { $seat } ×{ $n }
    }
web-smartphone-reserved = { $customer } (бронь: { $seat })
web-smartphone-buys = { $customer } ✓
web-smartphone-retailer = Ритейлер { $id }, ПО його місць: { $spaces }
web-smartphone-control = Контроль: { $list }
web-smartphone-directors = Директори: { $list }
web-smartphone-links = Зв’язки: { $list }
web-smartphone-technology = { $technology } · вартість { $cost }
web-smartphone-patent = Патент ({ $vp } ПО): { $seat }
web-smartphone-patent-free = Патент: { $vp } ПО тому, хто перший
web-smartphone-researched = Дослідили: { $list }
web-smartphone-taken = Хто забрав: { $list }
web-smartphone-declined = Хто відмовився: { $list }
web-smartphone-reached = Зараз є: { $list }
web-smartphone-result =
    Ціна { $price } · товари { $goods } · дослідження { $research } · логістика { $logistics } · { $factory ->
        [0] без заводу
       *[other] завод
    }
web-smartphone-programme = Ціна { $price } · товари { $goods } · дослідження { $research } · логістика { $logistics }
web-smartphone-sale = { $vp } ПО за цією ціною
web-smartphone-on-top = { $tile }: згори
web-smartphone-between = { $tile }: між планшетами

web-dei-phase =
    Раунд { $round } з 4 · { $moment ->
        [draft] драфт переваг
        [first] фаза дій 1
        [second] фаза дій 2
        [third] фаза дій 3
        [clean_up] оновлення
       *[other] завершена
    }
web-dei-cubes-tactical = тактичні аванпости
web-dei-cubes-logistic = логістичні аванпости
web-dei-cubes-mechanical = механічні аванпости
web-dei-cubes-gear = аванпости спорядження
web-dei-candies =
    { $n ->
        [one] { $n } стимльодяник
        [few] { $n } стимльодяники
       *[many] { $n } стимльодяників
    }
web-dei-count = { $what } { $n }
web-dei-whose = { $what } { $seat }
web-dei-neutral = { $what } (нічий)
web-dei-way = { $what } → { $to }
web-dei-outposts = Аванпост: { $list }
web-dei-hacked = { $what }, зламаний
web-dei-there = Юніти: { $list }
web-dei-units = { $seat } { $value } ({ $units })
web-dei-scrappers =
    { $n ->
        [one] { $n } збирач
        [few] { $n } збирачі
       *[many] { $n } збирачів
    }
web-dei-leader = лідер
web-dei-bonus = бонус +{ $n }
web-dei-nobody = Нікого
web-dei-majority = Більшість: { $seat }
web-dei-supremacy = Панування: { $seat }
web-dei-tie = Більшості немає
web-dei-structures = Споруди: { $list }
web-dei-also = Ще тут: { $list }
web-dei-deck =
    { $n ->
        [one] { $n } карта в колоді
        [few] { $n } карти в колоді
       *[many] { $n } карт у колоді
    }
web-dei-price = ціна: { $price }
web-dei-needs =
    { $n ->
        [one] потрібен { $n } аванпост
        [few] потрібні { $n } аванпости
       *[many] потрібно { $n } аванпостів
    }
web-dei-worth =
    { $n ->
        [one] { $n } припас у кінці гри
        [few] { $n } припаси в кінці гри
       *[many] { $n } припасів у кінці гри
    }
web-dei-column = Раунд { $n }
web-dei-column-late = Раунд { $n } · із запізненням
web-dei-now = → зараз дасть: { $list }
web-dei-pays = { $seat } { $n }
web-dei-marked = { $seat } { $n } ✓
web-dei-automa-needs = Потреби: { $list }
web-dei-need = +{ $n } { $colour }
web-dei-tries = { $id }: { $list }
web-dei-automa-deck = У колоді { $deck }, у скиді { $discard }
web-dei-gift = { $gift }; зараз { $n }
web-dei-unlocked = відкрито ✓
web-dei-foreseen = Показник більшості в { $label }: у вас { $own }, найкращий в інших { $best }
web-dei-supplies =
    { $n ->
        [one] { $n } припас
        [few] { $n } припаси
       *[many] { $n } припасів
    }
web-dei-courtyards = Двори ряду { $n }
web-dei-roofs = Дахи ряду { $n }
web-dei-do-play = Розіграти карту горілиць
web-dei-do-down = Розіграти карту долілиць і купити іншу
web-dei-do-enlist = Призвати
web-dei-do-move = Перемістити
web-dei-do-collect = Зібрати
web-dei-do-build = Збудувати
web-dei-do-kill = Убити
web-dei-do-copy = Скопіювати карту
web-dei-do-drone = Активувати дрон
web-dei-do-exchange = Обміняти техноелементи на енергокомірки

# Навчальні партії.
web-lesson = Урок
web-lesson-of = Вчимося грати: { $game }
web-lesson-learn = Навчитися за 5 хвилин
web-lesson-offer = Уперше тут? Коротка партія з підказками навчить грати за 5 хвилин. Гра: { $game }.
web-lesson-no = Ні, дякую
web-lesson-back = Назад
web-lesson-next = Далі
web-lesson-leave = Вийти з уроку
web-lesson-show = Показати
web-lesson-take-back = Повернути
web-lesson-play = Зіграти справжню партію
web-lesson-watch = Дивіться, що відбувається…
web-lesson-strayed = Так теж можна.
web-lesson-progress = Нотатка { $n } з { $of }

# Як грати.
web-guide-of = Як грати: { $game }
web-guide-turn = Раунд
web-guide-scores = За що дають очки
web-guide-end = Кінець гри
web-guide-mistakes = Три помилки новачків
web-guide-all = Усі правила за пунктами
web-guide-minutes = Як грати, за п’ять хвилин
