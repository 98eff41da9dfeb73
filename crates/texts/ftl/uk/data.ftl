# Файли даних: що може бути не так і де.

data-fault-at = Рядок { $line }: { $what }
data-fault-in-row = Рядок { $line }, ряд { $row }: { $what }

data-fault-too-long = У файлі { $bytes ->
        [one] { $bytes } байт
        [few] { $bytes } байти
       *[many] { $bytes } байтів
    }: для даних про компоненти це забагато.
    .right = Можна не більше { $most ->
        [one] { $most } байта
       *[other] { $most } байтів
    }.
data-fault-toml = Файл не читається: { $error }.
    .right = Вивантажте стандартний файл і збережіть його вигляд.
data-fault-origin = Ряд не може походити з «{ $word }».
    .right = Напишіть seed, public, ruling чи reconstructed або кілька цих слів через +.
data-fault-twice = Ряд із таким позначенням уже є.
    .right = Дайте кожному ряду власне позначення.

# Яким має бути файл, замість помилки вище.
data-form-length = { $found } стоїть там, де потрібен список із { $wanted } значень
data-form-missing = бракує { $column }
data-form-name = ім’я { $found } тут невідоме, є лише { $known }
data-form-number = замість { $found } має стояти ціле число від { $least } до { $most }
data-form-value = замість { $found } має стояти { $wanted ->
        [count] ціле число, не менше за 0
        [whole] ціле число
        [truth] true або false
        [list] список у квадратних дужках
        [table] ряд стовпців зі значеннями
       *[text] текст у лапках
    }
data-form-word = слово { $found } тут невідоме, є лише { $known }
