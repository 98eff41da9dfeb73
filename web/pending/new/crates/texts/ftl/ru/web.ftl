# Веб-клиент: слова оболочки. Слова игр — в их собственных файлах.
# Везде.
web-number = Номер
web-main = Главное
web-home = Все столы
web-rules = Правила
web-settings = Настройки
web-language = Язык
web-menu = Меню
web-close = Закрыть
web-cancel = Отмена
web-go-on = Дальше
web-save = Сохранить
web-saved = Сохранено.
web-copy = Скопировать
web-copied = Скопировано
web-yes = да
web-no = нет
web-you = вы
web-more = Ещё
web-to-content = К содержанию
web-unreachable = Сервер не отвечает.
web-unreachable-right = Ничего не изменилось. Проверьте связь и попробуйте ещё раз.
web-reconnecting = Связь пропала, подключаемся снова…
web-lost = Такой страницы нет
web-lost-about = Адрес неверен, или того, что здесь было, больше нет.

# Кто есть кто.
web-who = Кто вы?
web-name = Имя
web-your-name = Ваше имя
web-guest = Гость
web-account = Учётная запись
web-password = Пароль
web-password-about = Не меньше 8 символов.
web-password-old = Прежний пароль
web-password-new = Новый пароль
web-as-guest = Гостем
web-as-guest-about = Достаточно имени. Ваши места останутся за вами в этом браузере.
web-sign-in = Войти
web-sign-in-about = Для тех, у кого есть учётная запись.
web-sign-up = Новая учётная запись
web-sign-up-about = С учётной записью можно играть на всех устройствах и получать рейтинг. Места и история гостя сохраняются.
web-sign-out = Выйти
web-sign-out-guest = Гость, который вышел, не сможет вернуться за свои столы.
web-no-account = Учётная запись не нужна.

# Главная.
web-hello = Стол готов
web-hello-about = Экономические настольные игры точно по правилам: сразу против ботов или с друзьями по ссылке.
web-games = Во что сыграть
web-play-bots = Играть с ботами
web-play-title = { $game }: игра с ботами
web-begin = Начать
web-new-table = Новый стол
web-how-many = Сколько играет
web-alone = в одиночку
web-strength = Сила ботов
web-my-tables = Мои столы
web-my-turns =
    { $n ->
        [one] Вас ждёт { $n } стол
        [few] Вас ждут { $n } стола
       *[many] Вас ждут { $n } столов
    }
web-open-tables = Открытые столы
web-open-none = Сейчас никто не ждёт игроков. Откройте стол и отправьте друзьям ссылку.
web-running = Идут сейчас
web-your-turn = Ваш ход
web-others-turn = Думают другие
web-watch = Смотреть
web-waits-players =
    { $n ->
        [one] ждём { $n } игрока
        [few] ждём { $n } игроков
       *[many] ждём { $n } игроков
    }
web-seats-free =
    { $n ->
        [one] { $n } место свободно
        [few] { $n } места свободны
       *[many] { $n } мест свободны
    }

# Новый стол.
web-game = Игра
web-which-game = Какая игра
web-seats = Места
web-seat-number = Место { $n }
web-seat-anybody = Кто угодно
web-seat-link = Кто-то со ссылкой
web-seat-free = свободно
web-seat-invited = для того, у кого есть ссылка
web-seat-kept = занято за другим игроком
web-bot-name = Бот ({ $bot })
web-bot-random = наугад
web-bot-greedy = жадный
web-bot-easy = лёгкий
web-bot-normal = средний
web-bot-hard = сильный
web-bot-expert = мастер
web-options = Настройки игры
web-module = модуль
web-choice-together = одновременно
web-choice-in_turn = по очереди
web-choice-rulebook = как в книге правил
web-choice-printed = как напечатано
web-choice-random = случайно
web-choice-easy = лёгкий
web-choice-normal = средний
web-choice-hard = сильный
web-choice-insane = безумный
web-choice-off = без неё
web-choice-on = с ней
web-choice-hidden = скрыты
web-choice-shown = на экране
web-time = Время
web-clock-which = Сколько можно думать
web-clock-none = Сколько угодно
web-clock-short = За один присест
web-clock-long = По дням
web-clock-minutes = Минут на игру
web-clock-increment = Секунд за каждый ответ
web-clock-days-each = Дней на каждый ответ
web-clock-live = { $minutes } мин на игру и ещё { $seconds } с за каждый ответ
web-clock-each =
    { $days ->
        [one] { $days } день на каждый ответ
        [few] { $days } дня на каждый ответ
       *[many] { $days } дней на каждый ответ
    }
web-clock-days = { $days } д { $hours } ч
web-clock = Осталось: { $time }
web-lapse = Когда время вышло
web-lapse-bot = За игрока играет бот ({ $bot })
web-lapse-end = Игра кончается, место — последнее
web-who-sees = Кому виден стол
web-who-finds = Кто его найдёт
web-visibility-public = Все
web-visibility-link = Те, у кого есть ссылка
web-visibility-private = Только те, кто за ним сидит
web-who-looks = Кто может смотреть
web-looks-welcome = Любой, кто найдёт
web-looks-delayed = С задержкой
web-looks-refused = Никто
web-delay = Задержка в секундах
web-spectators-welcome = Зрители могут смотреть
web-spectators-delayed = Зрители видят всё на { $seconds } с позже
web-spectators-refused = Без зрителей
web-title = Название
web-hints-on = Подсказки разрешены
web-hints-off = Без подсказок
web-rated = Игра идёт в рейтинг
web-rated-account = Для игроков с учётной записью.
web-open-table = Открыть стол

# До игры.
web-all-here = Все собрались
web-sit = Сесть
web-stand-up = Встать
web-start = Начать игру
web-wait-start = Все собрались. Игру начнёт тот, кто открыл стол.
web-close-table = Закрыть стол
web-closed = Этот стол закрыли до начала игры.
web-delayed = Зрители видят этот стол с задержкой. Картинка скоро появится.
web-invite = Пригласить
web-invite-about = По этой ссылке можно сесть за стол.
web-agreed = Договорённости
web-commitment = Стол заранее закрепил всю случайность: { $hash }… После игры это сможет проверить каждый.

# За столом.
web-board = Поле
web-table-now = Стол
web-players = Игроки
web-log = Ход игры
web-log-earlier = Показать более ранние
web-chat = Чат
web-chat-count = Чат ({ $n })
web-chat-empty = Пока никто ничего не сказал.
web-chat-say = Сказать что-нибудь
web-send = Отправить
web-beside = Рядом со столом
web-areas = Части стола
web-area-board = Стол
web-area-mine = Моё
web-area-others = Другие
web-action = Что от меня нужно
web-choices = Что можно выбрать
web-steps = Пройденные шаги
web-step-back = Вернуться сюда
web-preview = Что произойдёт
web-preview-chance = Остальное решит случай.
web-confirm = Подтвердить
web-undo = Отменить
web-skip = Пропустить
web-hint = Подсказка
web-hint-title = Что думают боты
web-hint-thinking = Они воображают две тысячи миров…
web-hint-about = Как часто каждый выбор побеждал в воображённых мирах. Боты видят то же, что и вы.
web-hint-win = побед { $win } % (± { $sure })
web-hint-take = Так и сделать
web-waiting = Стол ждёт: { $names }.
web-thinking = думает
web-stand-in = играет бот
web-resigned = сдался
web-onlooker = Зритель
web-away = Сейчас за вас играет бот.
web-return = Я вернулся
web-resign = Сдаться
web-resign-sure = Ваше место займёт бот или игра закончится — как договорились за столом. Отменить это нельзя.
web-wish = Попросить вернуться к этому моменту
web-wish-of = { $seat } просит вернуться к моменту перед шагом { $entry }.
web-wish-waits = Ждём ответа остальных.
web-agree = Согласиться
web-decline = Отказаться
web-why = Почему
web-times =
    { $n ->
        [one] { $n } раз
        [few] { $n } раза
       *[many] { $n } раз
    }
web-sum = Сумма
web-points = очки
web-points-of = Очки: { $name }
web-see-moment = Показать этот момент
web-recap = Пока вас не было
web-recap-more =
    { $n ->
        [one] Ещё { $n } более ранняя запись — в ходе игры.
        [few] Ещё { $n } более ранние записи — в ходе игры.
       *[many] Ещё { $n } более ранних записей — в ходе игры.
    }
web-cards-in-hand = карт в руке
web-die = кубик: { $value }

# Ход игры, кроме того, что рассказывает сама игра.
web-log-sit = За стол садится { $seat }.
web-log-leave = Из-за стола встаёт { $seat }.
web-log-begin = Игра начинается.
web-log-undo = { $seat } отменяет свой шаг.
web-log-rewind = Все возвращаются назад, как попросил игрок { $seat }.
web-log-wish = { $seat } просит вернуться назад.
web-log-agree = { $seat } соглашается.
web-log-decline = { $seat } отказывается.
web-log-resign = { $seat } сдаётся.
web-log-lapse = У игрока { $seat } вышло время.
web-log-return = { $seat } снова за столом.
web-log-upgrade = Правила уточнены; игра продолжается.
web-log-stop = Игра на этом останавливается.
web-log-close = Стол закрыт.
web-log-undo-plain = Шаг отменён.
web-log-rewind-plain = Все вернулись назад.

# После игры.
web-over = Игра окончена.
web-stopped = Игра остановлена.
web-result = Итог
web-won =
    { $n ->
        [one] Победа: { $names }
        [few] Победа на всех: { $names }
       *[many] Победа на всех: { $names }
    }
web-gave-up = { $name }: сдался или вышло время.
web-score =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
web-rematch = Сыграть ещё
web-replay = Просмотр
web-record = Запись
web-verify = Проверить игру
web-verified =
    { $picks ->
        [one] Всё сходится: каждый шаг по правилам, и { $picks } случайное число закреплено до игры.
        [few] Всё сходится: каждый шаг по правилам, и все { $picks } случайных числа закреплены до игры.
       *[many] Всё сходится: каждый шаг по правилам, и все { $picks } случайных чисел закреплены до игры.
    }
web-not-verified = Что-то не сходится.
web-to-table = К столу
web-share-moment = Ссылка на этот момент
web-first = В начало
web-previous = Назад
web-next = Вперёд
web-last = В конец
web-play = Воспроизвести
web-pause = Пауза
web-moment = Момент
web-step-of = { $step } из { $steps }
web-eyes = Чьими глазами
web-what-happened = Что произошло
web-deed = { $seat }: { $deed }
web-nothing-heard = Об этом ничего не было известно.

# Игроки и настройки.
web-since = с { $date }
web-ratings = Рейтинг
web-ratings-none = Рейтинговых игр пока не было.
web-rated-games =
    { $n ->
        [one] { $n } игра
        [few] { $n } игры
       *[many] { $n } игр
    }
web-history = Игры
web-history-none = Сыгранных игр пока нет.
web-more-games = Более ранние игры
web-place = { $rank }-е место
web-screen = Экран
web-theme = Освещение
web-theme-auto = Как в системе
web-theme-light = Светло
web-theme-dark = Темно
web-motion = Движение
web-motion-auto = Как в системе
web-motion-on = Включено
web-motion-off = Выключено
web-speed = Скорость
web-sound = Звук, когда мой ход
web-immediate = Простые выборы — без подтверждения
web-plain = Показывать все игры текстом и списками
web-email = Электронная почта
web-email-about = Куда писать, когда ваш ход за неспешным столом. Больше никто её не видит.
web-mail = Писать мне, когда мой ход
web-webhook = Адрес для вызова
web-webhook-about = Сюда обратятся, когда ваш ход: адрес вашей программы.
web-keys = Сеансы и токены
web-keys-about = Программы могут всё, что и люди; как именно — описано на
web-browser = Браузер
web-token = Токен
web-this-browser = этот
web-used = использован { $date }
web-revoke = Отозвать
web-token-label = Для чего токен
web-token-make = Создать токен
web-token-once = Скопируйте сейчас: больше он не покажется.
web-book-table = Любой стол
web-book-house = Дом

# Игры: раунд и фаза, числа на карточке места.
web-syndicate-phase = Раунд { $round } из 3
web-syndicate-agents = агенты
web-syndicate-assistants = помощники
web-factories-phase =
    Раунд { $round } · { $stage ->
        [market] рынок
        [work] все работают
        [clean_up] завершение раунда
       *[other] конец
    }
web-factories-goods = товары
web-factories-metal = металл
web-factories-energy = энергия
web-merchant-phase =
    Раунд { $round } из { $rounds } · { $stage ->
        [bidding] аукцион { $auction }, ставки
        [trick] хитрости
        [stolen] украденная хитрость
        [gifts] подарки
        [returns] ответные подарки
        [commit] заявки
        [market] рынок открыт
        [credits] обмен
       *[other] конец
    }
web-merchant-crypto = крипта
web-merchant-credits = кредиты
