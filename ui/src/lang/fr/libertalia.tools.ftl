# À quoi sert chaque outil de la table.

tool-know = Montre qui peut encore avoir quel personnage, d’après ce que tous ont vu.
tool-ship = Le navire : ceux qui s’y trouvent agissent le jour, puis partagent le butin.
tool-den = Un repaire. Touchez-le pour voir qui s’y trouve, et le butin que tous peuvent voir.
