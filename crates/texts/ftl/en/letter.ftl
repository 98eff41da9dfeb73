# Notices: letters and the page under their link.

letter-mail-subject = It is your turn: { $title }
letter-mail-body =
    Hello { $name },

    it’s your turn at the table “{ $title }” ({ $game }):

    { $link }
letter-mail-stop =
    You get this email because you asked for it in your settings. To unsubscribe:
    { $link }
letter-stop-ask = Stop emails about your turns?
letter-stop-button = Stop emails
letter-stop-done = Done: no more emails. You can turn them on again in your settings.
letter-stop-wrong = This link is incomplete, or from another server.
letter-stop-late = This isn’t possible right now. Please try again in a minute.
