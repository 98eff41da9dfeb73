# Вебклієнт: слова оболонки. Слова ігор — у їхніх власних файлах.
# Усюди.
web-number = Номер
web-main = Головне
web-home = Усі столи
web-rules = Правила
web-settings = Налаштування
web-language = Мова
web-menu = Меню
web-close = Закрити
web-cancel = Скасувати
web-go-on = Далі
web-save = Зберегти
web-saved = Збережено.
web-copy = Скопіювати
web-copied = Скопійовано
web-yes = так
web-no = ні
web-you = ви
web-more = Ще
web-to-content = До змісту
web-unreachable = Сервер не відповідає.
web-unreachable-right = Нічого не змінилося. Перевірте зв’язок і спробуйте ще раз.
web-reconnecting = Зв’язок зник, під’єднуємося знову…
web-lost = Такої сторінки немає
web-lost-about = Адреса хибна, або того, що тут було, більше немає.

# Хто є хто.
web-who = Хто ви?
web-name = Ім’я
web-your-name = Ваше ім’я
web-guest = Гість
web-account = Обліковий запис
web-password = Пароль
web-password-about = Щонайменше 8 символів.
web-password-old = Попередній пароль
web-password-new = Новий пароль
web-as-guest = Гостем
web-as-guest-about = Достатньо імені. Ваші місця залишаться за вами в цьому браузері.
web-sign-in = Увійти
web-sign-in-about = Для тих, хто має обліковий запис.
web-sign-up = Новий обліковий запис
web-sign-up-about = З обліковим записом можна грати на всіх пристроях і мати рейтинг. Місця та історія гостя зберігаються.
web-sign-out = Вийти
web-sign-out-guest = Гість, який вийшов, не зможе повернутися за свої столи.
web-no-account = Обліковий запис не потрібен.

# Головна.
web-hello = Стіл готовий
web-hello-about = Економічні настільні ігри точно за правилами: одразу проти ботів або з друзями за посиланням.
web-games = У що зіграти
web-play-bots = Грати з ботами
web-play-title = { $game }: гра з ботами
web-begin = Почати
web-new-table = Новий стіл
web-how-many = Скільки грає
web-alone = наодинці
web-strength = Сила ботів
web-my-tables = Мої столи
web-my-turns =
    { $n ->
        [one] На вас чекає { $n } стіл
        [few] На вас чекають { $n } столи
       *[many] На вас чекають { $n } столів
    }
web-open-tables = Відкриті столи
web-open-none = Зараз ніхто не чекає на гравців. Відкрийте стіл і надішліть друзям посилання.
web-running = Тривають зараз
web-your-turn = Ваш хід
web-others-turn = Думають інші
web-watch = Дивитися
web-waits-players =
    { $n ->
        [one] чекаємо на { $n } гравця
        [few] чекаємо на { $n } гравців
       *[many] чекаємо на { $n } гравців
    }
web-seats-free =
    { $n ->
        [one] { $n } місце вільне
        [few] { $n } місця вільні
       *[many] { $n } місць вільні
    }

# Новий стіл.
web-game = Гра
web-which-game = Яка гра
web-seats = Місця
web-seat-number = Місце { $n }
web-seat-anybody = Будь-хто
web-seat-link = Хтось із посиланням
web-seat-free = вільно
web-seat-invited = для того, хто має посилання
web-seat-kept = тримають для іншого гравця
web-bot-name = Бот ({ $bot })
web-bot-random = навмання
web-bot-greedy = жадібний
web-bot-easy = легкий
web-bot-normal = середній
web-bot-hard = сильний
web-bot-expert = майстер
web-options = Налаштування гри
web-module = модуль
web-choice-together = одночасно
web-choice-in_turn = по черзі
web-choice-rulebook = як у книзі правил
web-choice-printed = як надруковано
web-choice-random = випадково
web-choice-easy = легкий
web-choice-normal = середній
web-choice-hard = сильний
web-choice-insane = шалений
web-choice-off = без неї
web-choice-on = з нею
web-choice-hidden = приховані
web-choice-shown = на екрані
web-time = Час
web-clock-which = Скільки можна думати
web-clock-none = Скільки завгодно
web-clock-short = За один раз
web-clock-long = Кілька днів
web-clock-minutes = Хвилин на гру
web-clock-increment = Секунд за кожну відповідь
web-clock-days-each = Днів на кожну відповідь
web-clock-live = { $minutes } хв на гру і ще { $seconds } с за кожну відповідь
web-clock-each =
    { $days ->
        [one] { $days } день на кожну відповідь
        [few] { $days } дні на кожну відповідь
       *[many] { $days } днів на кожну відповідь
    }
web-clock-days = { $days } д { $hours } год
web-clock = Залишилося: { $time }
web-lapse = Коли час вийшов
web-lapse-bot = За гравця грає бот ({ $bot })
web-lapse-end = Гра закінчується, місце — останнє
web-who-sees = Хто бачить стіл
web-who-finds = Хто його знайде
web-visibility-public = Усі
web-visibility-link = Ті, хто має посилання
web-visibility-private = Лише ті, хто за ним сидить
web-who-looks = Хто може дивитися
web-looks-welcome = Кожен, хто знайде
web-looks-delayed = Із затримкою
web-looks-refused = Ніхто
web-delay = Затримка в секундах
web-spectators-welcome = Глядачі можуть дивитися
web-spectators-delayed = Глядачі бачать усе на { $seconds } с пізніше
web-spectators-refused = Без глядачів
web-title = Назва
web-hints-on = Підказки дозволено
web-hints-off = Без підказок
web-rated = Гра йде в рейтинг
web-rated-account = Для гравців з обліковим записом.
web-open-table = Відкрити стіл

# До гри.
web-all-here = Усі зібралися
web-sit = Сісти
web-stand-up = Встати
web-start = Почати гру
web-wait-start = Усі зібралися. Гру почне той, хто відкрив стіл.
web-close-table = Закрити стіл
web-closed = Цей стіл закрили до початку гри.
web-delayed = Глядачі бачать цей стіл із затримкою. Картинка незабаром з’явиться.
web-invite = Запросити
web-invite-about = За цим посиланням можна сісти за стіл.
web-agreed = Домовленості
web-commitment = Стіл заздалегідь закріпив усю випадковість: { $hash }… Після гри це зможе перевірити кожен.

# За столом.
web-board = Поле
web-table-now = Стіл
web-players = Гравці
web-log = Перебіг гри
web-log-earlier = Показати раніші
web-chat = Чат
web-chat-count = Чат ({ $n })
web-chat-empty = Поки ніхто нічого не сказав.
web-chat-say = Сказати щось
web-send = Надіслати
web-beside = Поруч зі столом
web-areas = Частини столу
web-area-board = Стіл
web-area-mine = Моє
web-area-others = Інші
web-action = Що від мене потрібно
web-choices = Що можна вибрати
web-steps = Пройдені кроки
web-step-back = Повернутися сюди
web-preview = Що станеться
web-preview-chance = Решту вирішить випадок.
web-confirm = Підтвердити
web-undo = Скасувати крок
web-skip = Пропустити
web-hint = Підказка
web-hint-title = Що думають боти
web-hint-thinking = Вони уявляють дві тисячі світів…
web-hint-about = Як часто кожен вибір перемагав в уявлених світах. Боти бачать те саме, що й ви.
web-hint-win = перемог { $win } % (± { $sure })
web-hint-take = Так і зробити
web-waiting = Стіл чекає: { $names }.
web-thinking = думає
web-stand-in = грає бот
web-resigned = здався
web-onlooker = Глядач
web-away = Зараз за вас грає бот.
web-return = Я повернувся
web-resign = Здатися
web-resign-sure = Ваше місце займе бот або гра закінчиться — як домовилися за столом. Скасувати це не можна.
web-wish = Попросити повернутися до цього моменту
web-wish-of = { $seat } просить повернутися до моменту перед кроком { $entry }.
web-wish-waits = Чекаємо на відповідь інших.
web-agree = Погодитися
web-decline = Відмовитися
web-why = Чому
web-times =
    { $n ->
        [one] { $n } раз
        [few] { $n } рази
       *[many] { $n } разів
    }
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
web-cards-in-hand = карт у руці
web-die = кубик: { $value }

# Перебіг гри, крім того, що розповідає сама гра.
web-log-sit = За стіл сідає { $seat }.
web-log-leave = З-за столу встає { $seat }.
web-log-begin = Гра починається.
web-log-undo = { $seat } скасовує свій крок.
web-log-rewind = Усі повертаються назад, як попросив гравець { $seat }.
web-log-wish = { $seat } просить повернутися назад.
web-log-agree = { $seat } погоджується.
web-log-decline = { $seat } відмовляється.
web-log-resign = { $seat } здається.
web-log-lapse = У гравця { $seat } вийшов час.
web-log-return = { $seat } знову за столом.
web-log-upgrade = Правила уточнено; гра триває.
web-log-stop = Гра на цьому зупиняється.
web-log-close = Стіл закрито.
web-log-undo-plain = Крок скасовано.
web-log-rewind-plain = Усі повернулися назад.

# Після гри.
web-over = Гру закінчено.
web-stopped = Гру зупинено.
web-result = Підсумок
web-won =
    { $n ->
        [one] Перемога: { $names }
        [few] Перемога на всіх: { $names }
       *[many] Перемога на всіх: { $names }
    }
web-gave-up = { $name }: здався або вийшов час.
web-score =
    { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[many] { $n } очок
    }
web-rematch = Зіграти ще
web-replay = Перегляд
web-record = Запис
web-verify = Перевірити гру
web-verified =
    { $picks ->
        [one] Усе сходиться: кожен крок за правилами, і { $picks } випадкове число закріплено до гри.
        [few] Усе сходиться: кожен крок за правилами, і всі { $picks } випадкові числа закріплено до гри.
       *[many] Усе сходиться: кожен крок за правилами, і всі { $picks } випадкових чисел закріплено до гри.
    }
web-not-verified = Щось не сходиться.
web-to-table = До столу
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
web-nothing-heard = Про це нічого не було відомо.

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
web-theme = Освітлення
web-theme-auto = Як у системі
web-theme-light = Світло
web-theme-dark = Темно
web-motion = Рух
web-motion-auto = Як у системі
web-motion-on = Увімкнено
web-motion-off = Вимкнено
web-speed = Швидкість
web-sound = Звук, коли мій хід
web-immediate = Прості вибори — без підтвердження
web-plain = Показувати всі ігри текстом і списками
web-email = Електронна пошта
web-email-about = Куди писати, коли ваш хід за неквапним столом. Більше ніхто її не бачить.
web-mail = Писати мені, коли мій хід
web-webhook = Адреса для виклику
web-webhook-about = Сюди звернуться, коли ваш хід: адреса вашої програми.
web-keys = Сеанси й токени
web-keys-about = Програми можуть усе, що й люди; як саме — описано на
web-browser = Браузер
web-token = Токен
web-this-browser = цей
web-used = використано { $date }
web-revoke = Відкликати
web-token-label = Для чого токен
web-token-make = Створити токен
web-token-once = Скопіюйте зараз: більше він не з’явиться.
web-book-table = Будь-який стіл
web-book-house = Дім

# Ігри: раунд і фаза, числа на картці місця.
web-syndicate-phase = Раунд { $round } з 3
web-syndicate-agents = агенти
web-syndicate-assistants = помічники
web-factories-phase =
    Раунд { $round } · { $stage ->
        [market] ринок
        [work] усі працюють
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
        [gifts] подарунки
        [returns] подарунки у відповідь
        [commit] заявки
        [market] ринок відкрито
        [credits] обмін
       *[other] кінець
    }
web-merchant-crypto = крипта
web-merchant-credits = кредити
