# Записи партій: що може бути не так і де.

record-fault-at = Рядок { $line }: { $what }

record-fault-not-a-record = Це не запис Boardroom.
    .right = Запис починається з рядка «boardroom record 1 #…».
record-fault-version = Цей запис зроблено у версії { $version } формату, а її програма не читає.
    .right = Візьміть новішу програму або запис версії { $known } чи давнішої.
record-fault-too-long = У файлі { $bytes ->
        [one] { $bytes } байт
        [few] { $bytes } байти
       *[many] { $bytes } байтів
    }: для запису це забагато.
    .right = У записі не більше { $most ->
        [one] { $most } байта
       *[other] { $most } байтів
    }.
record-fault-line = Тут не прочитати «{ $found }».
    .right = Очікується: { $wanted }.
record-fault-cut = У кінці рядка немає контрольної суми; можливо, файл обрізано.
    .right = Кожен рядок закінчується знаками « #», 16 цифрами й переведенням рядка. Візьміть цілу копію файлу.
record-fault-digest = Контрольна сума { $found } не сходиться: цей рядок або один із попередніх змінено.
    .right = Для того, що там стоїть, вона була б { $wanted }. Візьміть незмінену копію файлу.
record-fault-ends = Запис уривається.
    .right = Очікується рядок, який починається з «{ $wanted }».
record-fault-game = Це запис гри «{ $game }».
    .right = Очікується запис гри «{ $wanted }».
record-fault-revision = Цю партію грали за редакцією правил { $revision }; тепер вона могла б піти інакше.
    .right = Ця програма грає за редакцією { $wanted }. Візьміть програму, у якій грали партію.
record-fault-options = Налаштування не читаються: { $error }.
    .right = Візьміть незмінену копію файлу.
record-fault-data = Цю партію грали з іншими даними компонентів: їхня контрольна сума { $digest }.
    .right = Укажіть файл даних, з яким грали; контрольна сума теперішнього — { $wanted }.
record-fault-action = «{ $action }» — не дія цієї гри: { $error }.
    .right = Візьміть незмінену копію файлу.
record-fault-form = «{ $found }» — не так записується ця дія.
    .right = Вона записується так: { $wanted }.
record-fault-illegal = Правила цього не дозволяють ({ $rule }). { $why }
record-fault-picks = Записані випадкові вибори не підходять до правил: { $error }.
    .right = Візьміть незмінену копію файлу.
record-fault-pick = Записано випадковий вибір { $stored }, а із секрету випливає { $derived }.
    .right = Візьміть незмінену копію файлу або не довіряйте цій партії.
record-fault-result = Кінцеве становище не те, що назване в записі.
    .right = Візьміть незмінену копію файлу.
record-fault-commitment = Секрет не відповідає зобов’язанню, яке оприлюднено до гри.
    .right = Візьміть незмінену копію файлу або не довіряйте цій партії.
record-fault-no-secret = У записі немає секрету, бо гру не закінчено.
    .right = Секрет стоїть в останньому рядку закінченої партії або збереження.

record-picks-left = { $stored ->
        [one] записано { $stored } число
        [few] записано { $stored } числа
       *[many] записано { $stored } чисел
    }, а правилам потрібно { $used }
record-picks-short = правилам потрібне число № { $number }, а записано лише { $stored }
record-picks-other = число № { $number } записано як { $stored }, а правилам потрібно { $asked }
record-picks-undo = скасування ходу не використовує випадкових виборів

record-want-word = рядок, який починається з «{ $word }»
record-want-number = число
record-want-hex = 64 шістнадцяткові цифри
record-want-seats = кількість місць від 1 до { $most }
record-want-seat = місце від s1 до s{ $most }
record-want-entropy = місце, за порядком, і його ентропія: від 1 до { $most } байтів шістнадцятковими цифрами
record-want-nothing = після секрету — нічого
record-want-entry = НОМЕР МІСЦЕ ДІЯ ЧИСЛА
record-want-entry-number = номер { $number }
record-want-undone = номер запису, який скасовують
record-want-picks = випадкові числа виду ЧИСЛО/МЕЖА або МІСЦЕ:ЧИСЛО/МЕЖА чи «-», якщо їх немає
