# Was durch eine Demo führt.

demo-title = Demo
demo-step = Demo · Schritt { $step } von { $of }
demo-next = Weiter
demo-show = Zeig es mir
demo-twice = Tippe ein zweites Mal, um es zu tun.
demo-astray = Das ist auch erlaubt, aber die Demo geht einen anderen Weg.
demo-back = Zurücknehmen
demo-free = Frei weiterspielen
demo-done = Zur ersten Seite
