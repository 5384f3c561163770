# How a game ended, told to others.
share-title = Share the result
share-won = { $count ->
    [one] { $seats } wins
   *[other] { $seats } win together
}
share-level = Everyone is tied
share-uncounted = Stopped before anything was counted
share-when = { $day }, { $minutes } min
share-line = { $place }. { $name }: { $counts }
share-unplaced = { $name }: { $counts }
share-wide = Wide
share-tall = Tall
share-save = Save the picture
share-send = Share the picture
share-copy = Copy the text
share-copied = Copied
share-record = Save the record
share-replay = Save the replay
share-replay-note = The whole game in one file that plays in any browser, even offline. It holds only what everyone at the table could see.
share-old = Nothing to see yet? This file needs a browser from 2023 or later.
share-replay-failed = The file couldn’t be made. Try again.
share-point = { $points ->
    [one] { $seat } made the costliest choice: it gave away { $points } percentage point of the chance to win.
   *[other] { $seat } made the costliest choice: it gave away { $points } percentage points of the chance to win.
}
share-luck = { $points ->
    [one] { $seat } had the most luck: it raised the chance to win by { $points } percentage point.
   *[other] { $seat } had the most luck: it raised the chance to win by { $points } percentage points.
}
