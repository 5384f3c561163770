# How a game ended, told to others.
share-title = Share the result
share-won = { $count ->
    [one] { $seats } wins
   *[other] { $seats } win together
}
share-level = All level
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
