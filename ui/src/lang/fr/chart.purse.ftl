purse-title = Bourse : { $seat }
purse-pass = Passez la tablette à { $seat }. La bourse n’est visible que tant que le bouton est maintenu.
purse-hold = Maintenir pour voir
purse-elsewhere = { $seat } la voit sur son propre téléphone.
purse-correct = Corriger
