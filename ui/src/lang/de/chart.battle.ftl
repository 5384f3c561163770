odds-survivors = Wer übrig bleibt, Angreifer zu Verteidiger
odds-win = Sieg
odds-both = beide fallen
odds-lose = Niederlage
odds-losses = Erwartete Verluste: bei dir { $attacker }, beim Gegner { $defender }
odds-losses-of = Erwartete Verluste: { $attacker } bei { $seat }, { $defender } auf der anderen Seite
odds-of = Aus der Sicht von { $seat }:
odds-label = Angreifer gewinnt { $win }, beide fallen { $both }, Verteidiger gewinnt { $lose }
