# Notices: letters and the page under their link.

letter-mail-subject = Ваш ход: { $title }
letter-mail-body =
    Здравствуйте, { $name }!

    Ваш ход за столом «{ $title }» ({ $game }):

    { $link }
letter-mail-stop =
    Это письмо пришло, потому что такие письма включены в ваших настройках. Отписаться:
    { $link }
letter-stop-ask = Больше не присылать писем о ваших ходах?
letter-stop-button = Больше не присылать
letter-stop-done = Готово: писем больше не будет. Включить их снова можно в настройках.
letter-stop-wrong = Ссылка неполная или с другого сервера.
letter-stop-late = Сейчас это не получится. Попробуйте ещё раз через минуту.
