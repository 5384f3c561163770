# Was durch eine Demo führt.

demo-title = Demo
demo-step = Demo · Schritt { $step } von { $of }
demo-next = Weiter
demo-show = Zeig es mir
demo-twice = Zum Bestätigen noch einmal tippen.
demo-astray = Das ist auch erlaubt, gehört aber nicht zur Demo.
demo-back = Zurücknehmen
demo-free = Frei weiterspielen
demo-done = Zur Startseite
