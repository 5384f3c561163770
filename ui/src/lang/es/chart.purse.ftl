purse-title = La bolsa de { $seat }
purse-pass = Pasa la tableta a { $seat }. La bolsa se ve solo mientras se mantiene pulsado el botón.
purse-hold = Mantén pulsado para ver
purse-elsewhere = { $seat } la ve en su propio móvil.
purse-correct = Corregir
