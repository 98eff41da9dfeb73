# Команди для того, хто тримає сервер: serve, lobby, store, load.

## Довідка

host-serve-about = Запускає сервер: столи для всіх, хто може до нього дістатися. Так само — без команди
host-lobby-about = Ставить кілька запитань у терміналі й починає там гру
host-store-about = Копіює або зберігає все, що зберігається
host-copy-about = Копіює все з одного сховища в інше, порожнє; першим можна користуватися
host-copy-arg-from = Файл SQLite або postgres://user@host/database
host-copy-arg-to = Те саме, порожнє або ще не створене; користуватися ним у цей час не можна
host-backup-about = Записує все в новий файл SQLite, зокрема під час роботи сервера
host-backup-arg-file = Новий файл
host-load-about = Вимірює сервер справжніми клієнтами через справжні сокети
host-load-arg-tables = Скільки столів, по два клієнти за кожним (якщо не вказано — 200)
host-load-arg-seconds = Скільки секунд (якщо не вказано — 10)
host-load-arg-rate = Скільки ходів за секунду за кожним столом; якщо не вказано — скільки вийде
host-load-arg-echo = Вимірює зі стількома ж клієнтами й просте відлуння повідомлень тієї ж довжини, і всі повідомлення столу без гри та сховища
host-load-arg-database = postgres://…, база має бути порожня; якщо не вказано — новий файл SQLite
host-load-arg-stored = Заповнює сховище стількома столами, що грають, і відкриває деякі з них
host-load-arg-kills = Убиває сервер стільки разів, поки клієнти грають, і перевіряє, чи нічого не втрачено
host-load-arg-fuzz = Шле стільки повідомлень, яких не шле жоден клієнт, і дивиться на відповіді та пам’ять
host-load-arg-server = Сервер, що вже працює, замість нового

host-arg-config = Файл TOML з налаштуваннями: ім’я = "значення"
host-arg-listen = Де слухати: адреса з портом або порт (127.0.0.1:7117)
host-arg-data = Тека, у якій усе зберігається (boardroom-data)
host-arg-database = postgres://user@host/database замість файлу в теці; її можуть ділити кілька серверів
host-arg-public = Адреса, яку бачать люди, наприклад https://play.example.org
host-arg-proxy = Зворотні проксі, які повідомляють, звідки і як надійшов запит: адреси через кому
host-arg-idle = Скільки секунд стіл лишається в пам’яті, коли на нього ніхто не дивиться (300)
host-arg-bot-threads = На скількох потоках думають боти (половина ядер)
host-arg-sockets = Скільки може бути сокетів (20000)
host-arg-messages = Скільки повідомлень або запитів за секунду може слати один клієнт (50)
host-arg-requests = Скільки запитів за секунду може прийти з однієї адреси (200)
host-arg-sign-ins = Скільки спроб угадати пароль за хвилину (20)
host-arg-newcomers = Скільки нових гостей і облікових записів за хвилину з однієї адреси (30)
host-arg-tables = Скільки незавершених столів може відкрити один гравець (100)
host-arg-body = Скільки байтів може бути в запиті (1048576)
host-arg-metrics = on або off: числа для Prometheus за адресою /metrics (on)
host-arg-log = text або json (text)
host-arg-log-level = error, warn, info, debug або trace (info)
host-arg-smtp = Поштовий сервер: smtps://user:password@host або smtp://host?tls=required; якщо не вказано — без листів
host-arg-smtp-from = Від кого листи: Boardroom <boardroom@example.org>
host-arg-webhooks = Куди можна вебхукам гравців: off, public або any (off)
host-arg-notify-after = Через скільки секунд очікування людині пишуть (60)

## Що кажуть команди

host-serving = Boardroom тут: { $address } (зупинити — Ctrl-C)
host-public = Люди знайдуть його тут: { $address }
host-stopped = Зупинено; нічого не втрачено.
host-copied = Скопійовано рядків: { $rows }, з них рядків журналів столів: { $entries }.
host-saved = Усе записано в { $file }.
host-load-title = { $game }, столів: { $tables }, { $store }, { $seconds } с
host-load-moves = підтверджених ходів за секунду: { $a } (усього { $b })
host-load-acknowledged = від надсилання до підтвердження, мс: половина { $a }, 99 % { $b }, усі { $c }
host-load-seen = від надсилання до суперника, мс: половина { $a }, 99 % { $b }, усі { $c }
host-load-messages = повідомлень за секунду в обидва боки: { $a }; в оновленні { $b } байтів
host-load-memory = пам’яті на стіл із двома сокетами: { $a } КіБ
host-load-ready = готовий через { $a } мс
host-load-echo = просте відлуння: { $a } повідомлень за секунду, 99 % повернулися за { $b } мс
host-load-ratio = підтверджені ходи до повідомлень відлуння: { $a } %
host-load-relay = ті самі повідомлення без гри та сховища: { $a } ходів за секунду; сервер робить { $b } % від цього
host-load-stored = столів, що грають, у сховищі: { $a }; готовий через { $b } мс
host-load-list = сторінка списку, мс: половина { $a }, 99 % { $b }, усі { $c }
host-load-open = стіл зі сховища до показу, мс: половина { $a }, 99 % { $b }, усі { $c }
host-load-resume = хід за ним, мс: половина { $a }, 99 % { $b }, усі { $c }
host-load-crowd = з них відкрито одночасно: { $a }; пам’ять { $b } МіБ, на кожен { $c } КіБ
host-crash-title = { $game }, столів: { $tables }, { $store }, убито разів: { $kills }
host-crash-acknowledged = підтверджених ходів: { $a } за столами: { $b }; кожен запис зіграно заново
host-crash-connects = з’єднань: { $a }
host-crash-lost = втрачено: { $a }; застосовано двічі: { $b }; пошкоджено: { $c }
host-fuzz-title = Повідомлень, яких не шле жоден клієнт: { $sent }
host-fuzz-answers = виконано: { $a }; відхилено словами: { $b }; закрито сокетів: { $c }
host-fuzz-faults = помилок сервера: { $a }
host-fuzz-memory = пам’ять на початку й наприкінці: { $a } МіБ, { $b } МіБ

## Що може бути не так

host-wrong-setting = { $place } не може бути «{ $found }».
    .right = Може бути: { $known }.
host-wrong-address = «{ $found }» — не адреса з портом.
    .right = Напишіть, наприклад, 127.0.0.1:7117.
host-file-too-long = У файлі { $bytes } байтів, а можна { $most }.
    .right = Вкажіть файл із налаштуваннями.
host-cannot = Сервер не запускається: { $error }.
    .right = Виправте це й запустіть знову.
host-cannot-folder = Текою даних не можна користуватися: { $error }.
    .right = Вкажіть іншу через --data або дозвольте запис.
host-cannot-in-use = Текою даних { $error } користується інший сервер.
    .right = Зупиніть його або вкажіть іншу теку через --data.
host-cannot-newer = Цим сховищем користувався новіший Boardroom: { $error }.
    .right = Візьміть ту версію або інше сховище.
host-cannot-store = Сховище не відкривається: { $error }.
    .right = Перевірте --data або --database.
host-cannot-listen = Цією адресою не можна користуватися: { $error }.
    .right = Виберіть іншу через --listen, наприклад --listen 7118.
host-cannot-mail = Так листи не надіслати: { $error }.
    .right = Перевірте --smtp і --smtp-from.
host-store-failed = Сховищем не можна користуватися: { $error }.
    .right = Перевірте обидва імена; те, що там було, не змінилося.
host-load-failed = Вимірювання зупинено: { $error }.
    .right = Подивіться журнал сервера і спробуйте ще раз.
