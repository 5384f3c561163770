# What each tool of a table is for, when somebody asks or meets it for the first time.

tool-back = Back to the home page. The game is saved.
tool-undo = Undoes the last action, as often as you like. Nothing is lost: the record keeps it.
tool-redo = Redoes what you undid.
tool-todo = Says which pieces to move on the table. Tap it to see all of them.
tool-asking = Tap this, then anything on the screen to see what it does.
tool-lamp = Shows up to three plans for your turn, with your chance of winning. Tap a plan to see it, then play it or go back.
tool-phones = Phones in this game: who may join, and for which player each phone acts.
tool-record = Holds everything that has happened. Tap an entry to look back at that moment.
tool-fair = The app drew this result. Tap to see why it is fair.
tool-menu = Everything else: people and seats, phones, TV view, sounds, rules, setting the table up again.
tool-past = You see an earlier moment. Step one entry back or forward here. Nothing changes.
tool-replay = The whole game as a timeline. Drag, jump to the next turn or highlight, or press play. Nothing in the game changes.
tool-continue = Takes the game back to this entry to continue from there. What came later stays in the record.
tool-now = Back to the game as it is now.
tool-turn = Whose turn it is. Tap to go to the question.
tool-clock = A clock per player. It runs while that player has to decide.
tool-correct = If the app and your table differ, fix the app here.
tool-check = Compares the app with your table, the likeliest differences first.
tool-again = Starts a new game with the same people.
tool-pack = A list for putting every piece back into the box.
tool-story = Shows this game in figures: who led and when, where everything came from, battles and dice. You can print it.
tool-share = Tells others how it ended: as a picture, as text, or with the whole record.
tool-cover = Covers what only one player may see. That player taps here to look.
tool-twice = This costs or loses something. Tap again to confirm, or elsewhere to cancel.
