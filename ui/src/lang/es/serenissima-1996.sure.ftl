# Lo que haría una orden, antes de pedir un segundo toque.

sure-all = Nada hecho en esta fase.
sure-voyages = Aún pueden navegar: { $galleys }
sure-landing = { $port } se podría tomar.
sure-sale = Queda algo por vender: { $good } por { $ducats }.
sure-sinks = Se va el último marinero: la { $galley } se hunde con su mercancía.
sure-loses = Se pierde: { $count } × { $good }.
sure-strands = { $sailors ->
        [one] { $sailors } marinero va a la caja.
       *[other] { $sailors } marineros van a la caja.
    }
sure-bares = { $port } queda sin guarnición.
sure-do-Attack = Atacar
sure-do-EndTurn = Terminar igualmente
sure-do-MoveSailors = Moverlos
sure-do-PutAshore = Dejarlos en tierra
sure-do-Discard = Por la borda
sure-do-BuildGalley = Construirla
sure-do-Land = Que desembarquen todos
sure-do-Board = Que aborden todos
sure-do-LeavePrize = Dejar que se hunda
