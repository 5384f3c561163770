odds-survivors = Quién queda: atacante – defensor
odds-win = gana
odds-both = ambos caen
odds-lose = pierde
odds-losses = Bajas esperadas: tuyas { $attacker }, del rival { $defender }
odds-losses-of = Bajas esperadas: { $attacker } de { $seat }, { $defender } del otro lado
odds-of = Visto por { $seat }:
odds-label = Gana el atacante { $win }, ambos caen { $both }, gana el defensor { $lose }
