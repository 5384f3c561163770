# What a refused command broke, and what a set-up or a position cannot be.

rule-ROUND-1 = Tous choisissent en secret, et le dernier choix montre tout.
rule-ROUND-2 = Personne ne montre deux fois de suite le même signe.
rule-POINT-1 = Un signe rapporte un point pour chacun qu’il bat.
rule-END-1 = Après trois manches, qui a le plus de points gagne.
rule-FIX-1 = Personne ne peut avoir autant de points : { $points }.

flaw-position = La position est illisible.
flaw-seats = Il n’y a pas autant de signes que de scores.
flaw-choices = Les signes ne correspondent pas à la manche : tous doivent être à choisir ou connus.
flaw-points = Quelqu’un a plus de points que possible.
flaw-round = Cette manche n’existe pas.
