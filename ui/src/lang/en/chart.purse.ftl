purse-title = The purse of { $seat }
purse-pass = Pass the tablet to { $seat }. The purse shows only while the button is held.
purse-hold = Hold to look
purse-elsewhere = { $seat } can look into it on their own phone.
purse-correct = Correct
