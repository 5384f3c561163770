check-title = La table correspond-elle ?
check-note = Comparez avec la table. Touchez toute ligne qui diffère.
check-done = Tout ce que vous avez vérifié correspond.
check-yes = Conforme
check-fix = Corriger
