# The story of a table, gone along while looking back.
replay-title = Replay
replay-play = Play
replay-pause = Pause
replay-speed = Speed: { $speed }
replay-slow = Slow
replay-usual = Normal
replay-fast = Fast
replay-back = Back to: { $to }
replay-on = On to: { $to }
replay-moment-last = Great moment before
replay-moment-next = Next great moment
replay-start = Set-up
replay-end = the end
replay-at = { $at } of { $last }, { $turn }
replay-again = Watch it again
