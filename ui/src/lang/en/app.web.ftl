web-take-over = Continue here
web-hosts-not = Phones can’t join a game in the browser version.
web-hosts-ways = Pass this tablet around, or save the game as a file and import it into Bucintoro on a computer or tablet. There, phones can join.
web-forgets = This browser may clear your games when its storage runs low. Install the page, or save a backup now and then.
web-takes-not = The browser version can’t fetch a game from another device.
web-takes-ways = Save the game as a file there, and import that file here.
web-newer = A new version of Bucintoro is ready.
web-update = Update
