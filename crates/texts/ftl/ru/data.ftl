# Файлы данных: что может быть не так и где.

data-fault-at = Строка { $line }: { $what }
data-fault-in-row = Строка { $line }, ряд { $row }: { $what }

data-fault-too-long = В файле { $bytes ->
        [one] { $bytes } байт
        [few] { $bytes } байта
       *[many] { $bytes } байт
    }: для данных о компонентах это слишком много.
    .right = Можно не больше { $most ->
        [one] { $most } байта
       *[other] { $most } байт
    }.
data-fault-toml = Файл не читается: { $error }.
    .right = Выгрузите стандартный файл и сохраните его вид.
data-fault-origin = Ряд не может происходить из «{ $word }».
    .right = Напишите seed, public, ruling или reconstructed либо несколько этих слов через +.
data-fault-twice = Ряд с таким обозначением уже есть.
    .right = Дайте каждому ряду своё обозначение.
