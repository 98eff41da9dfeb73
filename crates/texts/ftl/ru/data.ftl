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

# Каким должен быть файл, вместо ошибки выше.
data-form-length = { $found } стоит там, где нужен список из { $wanted } значений
data-form-missing = не хватает { $column }
data-form-name = имя { $found } здесь неизвестно, есть только { $known }
data-form-number = вместо { $found } должно стоять целое число от { $least } до { $most }
data-form-value = вместо { $found } { $wanted ->
        [count] должно стоять целое число не меньше 0
        [whole] должно стоять целое число
        [truth] должно стоять true или false
        [list] должен стоять список в квадратных скобках
        [table] должен стоять ряд столбцов со значениями
       *[text] должен стоять текст в кавычках
    }
data-form-word = слово { $found } здесь неизвестно, есть только { $known }
