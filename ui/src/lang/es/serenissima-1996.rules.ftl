# Serenissima, primera edición (1996): las reglas en pocas frases, leídas cuando alguien pregunta.

chapter-goal = Tener más puntos de riqueza que nadie tras la última ronda: cuentan los puertos, los almacenes llenos y los ducados.
    .title = El objetivo
chapter-setup = Cada jugador es una nación, con una ciudad principal, dos galeras y sus tripulaciones.
    .title = Preparación
chapter-order = Todos pujan en secreto, y las pujas más altas eligen su lugar en la ronda.
    .title = Fase 1: quién va primero
chapter-trade = Las galeras cargan mercancías, de los puertos y de otros jugadores.
    .title = Fase 2: mercancías
chapter-build = Tus puertos construyen galeras y fortalezas y contratan marineros, y las tripulaciones ocupan su lugar.
    .title = Fase 2: construir y contratar
chapter-sail = Las galeras van de zona en zona, y quien está en el camino puede negarles el paso.
    .title = Fase 3: navegar
chapter-fight = Las galeras atacan galeras y guarniciones: deciden un dado y el número de marineros.
    .title = Fase 4: combates
chapter-take = Las galeras desembarcan marineros en puertos que nadie defiende.
    .title = Fase 5: tomar puertos
chapter-sell = Las mercancías entran en los almacenes a cambio de ducados, y tu ciudad principal da sus ingresos.
    .title = Fase 6: vender
chapter-box = No hay más que lo que trae la caja. Aquí está también qué puede hacer un jugador sin puertos ni galeras.
    .title = Límites
chapter-table = Qué queda oculto, quién tira, qué se puede corregir y cómo se ajusta la aplicación a la caja.
    .title = En la mesa

## La caja
help-BOX-1a = La caja trae 28 galeras, 176 o 180 marineros, 20 fortalezas y 15 piezas de cada mercancía. Lo que se acaba no se puede comprar, construir ni contratar hasta que vuelva algo.
    .title = Lo que queda en la caja
help-BOX-1b = Los marineros caídos, las galeras hundidas y la mercancía perdida vuelven a la caja, de donde todos pueden obtenerlos otra vez. El dinero nunca falta: la banca paga lo que haga falta.
    .title = De vuelta a la caja
help-BOX-1c = Solo se usan las piezas propias, y donde están. Si la mesa muestra otra cosa, corrígelo antes en la aplicación.
    .title = Lo que no está ahí
help-BOX-1d = Nadie paga más de lo que tiene en la bolsa. No hay crédito ni préstamos entre jugadores.
    .title = Sin deudas
help-BOX-1e = La moneda más pequeña es de 100 ducados. Pujas, precios y pagos de un intercambio son múltiplos de 100.
    .title = Solo centenas
help-BOX-2 = La mayoría de las cajas trae 176 marineros, la inglesa 180. Elige el número de tu caja en la preparación.
    .title = Cuántos marineros

## Preparación
help-SETUP-1 = A cuatro se juegan 8 rondas con todas las naciones. A tres, 10 rondas con Venecia, Génova y España. A dos, 12 rondas con Venecia y Génova, o con España y los turcos.
    .title = Rondas y naciones
help-SETUP-2 = Tienes desde el principio tu ciudad principal: Venecia, Génova, Valencia o Estambul. Dos galeras están en su zona, repartes diez marineros y tienes 2000 ducados. Los demás puertos son neutrales.
    .title = Lo que recibe cada uno
help-SETUP-3 = En el orden de las naciones, cada uno pone de 1 a 5 marineros en cada una de sus dos galeras. El resto es la guarnición de la ciudad. Lo que va a bordo decide hasta dónde llega una galera en la primera ronda.
    .title = Los primeros marineros
help-SETUP-4 = Con dos o tres jugadores, las otras ciudades principales son puertos neutrales de seis casillas. Se pueden tomar; llenas cuentan 10 puntos. Nunca dan los 300 ducados ni los puntos de la ciudad propia.
    .title = Ciudades que nadie juega
help-SEAT-1a = Mientras tengas un puerto puedes volver a construir, aun sin galeras. Sin nada sigues pujando y tus ducados cuentan al final, pero te saltas las demás fases.
    .title = Sin puerto ni galera
help-SEAT-1b = Cuando un jugador no tiene puerto ni galera, se puede acordar que se retire. Nadie más deja así la partida.
    .title = Dejar marchar a un jugador
help-SEAT-2 = { rule-SEAT-2 }
    .title = Cuando alguien se ha retirado

## Fase 1: orden
help-BID-1 = En cada ronda todos pujan en secreto: 0 o un múltiplo de 100, como mucho lo que hay en la bolsa. Se revelan a la vez y todas se pagan a la banca, no solo la mayor.
    .title = Pujar por el orden
help-BID-2a = Quien más puja elige el lugar que quiera para esta ronda: primero, segundo o último si le conviene. Luego elige el siguiente entre los que quedan.
    .title = Elegir un lugar
help-BID-2b = Quienes pujan lo mismo tiran un dado y elige antes la tirada más alta. Si siguen iguales, vuelven a tirar. Las pujas de 0 se deciden igual, después de las demás.
    .title = Pujas iguales
help-BID-3 = Todos juegan la fase 2 en este orden, luego todos la fase 3, y así sucesivamente. El orden vale para toda la ronda.
    .title = Fase tras fase

## Fase 2: comercio, construcción, tripulaciones
help-BUY-1a = Compras donde una galera tuya está en la zona del puerto. El puerto puede ser neutral, tuyo o de otro. Nadie puede negarse a vender.
    .title = Dónde se compra
help-BUY-1b = Un puerto solo vende la mercancía impresa junto a él. Lo que hay en su almacén no se vende.
    .title = Qué vende un puerto
help-BUY-2a = En un puerto neutral y en el tuyo, una pieza cuesta 100 ducados, que van a la banca.
    .title = El precio de la banca
help-BUY-2b = En el puerto de otro di primero cuántas piezas quieres. El dueño pone entonces un solo precio por unidad, de 100 a 300 ducados, y recibe el dinero. Con un monopolio, hasta 1000.
    .title = El precio del dueño
help-BUY-2c = Puedes responder al precio con una sola oferta más baja, de al menos 100. Si el dueño se niega, tomas el primer precio o lo dejas.
    .title = Una contraoferta
help-BUY-2d = Si dejas un precio, vale en ese puerto hasta el final de tu turno. Aún puedes comprar a ese precio las piezas que quieras, pero sin regatear otra vez.
    .title = Un precio que vale
help-BUY-3 = Quien tiene todos los puertos que ofrecen una mercancía tiene su monopolio y puede pedir hasta 1000 ducados por unidad. Las gemas vienen de un solo puerto.
    .title = Monopolio
help-BUY-4 = Una galera lleva cinco piezas, marineros y mercancía juntos, y al menos una es un marinero. Lo que compras sube a bordo enseguida.
    .title = Cinco piezas a bordo
help-TRADE-1a = En tu fase 2 puedes intercambiar con un jugador cuya galera esté en la misma zona costera que una tuya. En alta mar, solo si se acordó.
    .title = Dónde se intercambia
help-TRADE-1b = La mercancía pasa de una galera a otra, a cambio de mercancía, de ducados o de ambos. Ni marineros, ni puertos, ni promesas.
    .title = Qué se intercambia
help-TRADE-1c = El jugador activo hace una oferta. El otro la acepta, la rechaza o hace una sola contraoferta. Si se rechaza, aún se puede aceptar la primera oferta.
    .title = Oferta y respuesta
help-BUILD-1a = Cada puerto que tienes construye una cosa por ronda, una galera o una fortaleza, por 500 ducados.
    .title = Una obra por ronda
help-BUILD-1b = Se construye y se contrata solo en los puertos que tienes. En los demás solo puedes comprar.
    .title = Solo en puertos propios
help-BUILD-2 = Una galera nueva se coloca en la zona del puerto y recibe enseguida al menos un marinero, contratado allí o de la guarnición. Se puede cargar al momento y navega en esta ronda.
    .title = Una galera nueva
help-BUILD-3 = El puerto debe tener madera y hierro. Da igual que los ofrezca o los guarde, y no se gasta nada.
    .title = Qué pide una galera
help-BUILD-4 = El puerto debe tener madera y oro, ofrecidos o guardados. No se gasta nada.
    .title = Qué pide una fortaleza
help-BUILD-5 = Una segunda fortaleza en el mismo puerto no cambiaría nada, así que solo hay una.
    .title = Una fortaleza por puerto
help-HIRE-1a = Los marineros contratados van al puerto o a tus galeras de su zona, dentro de sus cinco espacios.
    .title = Adónde van los contratados
help-HIRE-1b = Un puerto contrata por ronda como mucho tantos marineros como mercancías hay en su almacén, a 100 ducados cada uno. Un almacén vacío no contrata a nadie.
    .title = Cuántos se contratan
help-PLACE-1a = En tu fase 2 los marineros pasan libremente entre tus galeras y tu puerto de una zona, y la mercancía entre tus galeras. No cuesta nada.
    .title = Mover tripulación y carga
help-PLACE-1b = Una galera sin marineros se hunde enseguida y su mercancía vuelve a la caja. La aplicación avisa antes.
    .title = El último marinero
help-PLACE-2a = En tu fase 2 puedes arrojar mercancía por la borda para hacer sitio. La mercancía solo entra en un almacén mediante una venta.
    .title = Por la borda
help-PLACE-2b = Los marineros pueden dejar una galera donde hay puerto. En el tuyo se unen a la guarnición, en cualquier otro vuelven a la caja.
    .title = Bajar a tierra
help-HOLD-1 = Puedes sacar el último marinero de un puerto. Sigue siendo tuyo, pero cualquiera puede desembarcar sin combate.
    .title = Puertos sin guarnición

## Fase 3: navegación
help-MOVE-1a = Una galera entra como mucho en tantas zonas como marineros lleva a bordo. El viaje de una galera termina antes de que empiece el siguiente.
    .title = Hasta dónde navega una galera
help-MOVE-1b = Cada paso lleva a una zona vecina. El mapa muestra todas las zonas al alcance.
    .title = De zona en zona
help-MOVE-1c = Una galera a la que se negó el paso se queda donde está, igual que la que se dejó por otra. Aún puede combatir, desembarcar y vender.
    .title = Un viaje terminado
help-MOVE-1d = Entrar en una zona es libre. Para seguir desde una zona en la que entró, una galera necesita permiso de cada rival con una galera allí. Una negativa termina el viaje. La zona de salida no lo pide. Se puede responder una vez para toda la fase.
    .title = Permiso de paso

## Fase 4: combates
help-FIGHT-1 = Ambos lados tiran un dado, suman sus marineros, dividen entre tres y redondean hacia abajo. Mueren otros tantos marineros del otro lado, a la vez en ambos. Solo tienen bajas las dos galeras que combaten.
    .title = Desarrollo de un combate
help-FIGHT-2 = Puedes atacar cuantas veces quieras, con cualquiera de tus galeras y a cualquier objetivo de su zona, y parar cuando quieras. Nadie está obligado a combatir.
    .title = Seguir o parar
help-FIGHT-3a = Cuando una galera ha perdido a todos sus marineros, el vencedor la captura pasando a ella uno o más marineros de la galera que ganó. Después puede pasar mercancía entre las dos.
    .title = Abordar la galera vencida
help-FIGHT-3b = Una galera vencida que nadie aborda se hunde con lo que quede en ella. Si pasan todos los marineros, se hunde la que ganó. Si mueren ambos lados, se hunden ambas. Decide el vencedor, aunque sea el defensor.
    .title = Hundir la galera vencida
help-FIGHT-4 = Una guarnición defiende su puerto como una tripulación su galera, pero nunca ataca. Tras una fortaleza la suma del atacante se divide entre cuatro en vez de tres. La galera que pierde allí su último marinero se hunde.
    .title = Puertos y fortalezas
help-FIGHT-5 = Un puerto cuya guarnición ha muerto sigue siendo de su dueño. En la fase 5 es de quien desembarque primero.
    .title = Una guarnición caída
help-FIGHT-6 = Una galera capturada tiene los marineros que la abordaron y puede atacar en el mismo turno.
    .title = Galeras capturadas
help-FIGHT-7 = Solo se ataca a los rivales: sus galeras, y sus puertos mientras haya guarnición. Los puertos neutrales o vacíos se toman desembarcando.
    .title = A quién se ataca

## Fase 5: desembarcos
help-TAKE-1a = Una galera desembarca en el puerto de la zona en que está. Desde entonces el puerto es tuyo.
    .title = Dónde se desembarca
help-TAKE-1b = Uno o más de los marineros de a bordo desembarcan y son la guarnición. En un puerto caben cuantos se quiera.
    .title = Cuántos desembarcan
help-TAKE-1c = Hasta el último marinero puede desembarcar. Entonces la galera se hunde con su mercancía.
    .title = Desembarcan todos
help-TAKE-2a = Nadie desembarca en un puerto que otros defienden. Vence antes a la guarnición en la fase 4. Una fortaleza sin guarnición no detiene a nadie.
    .title = Guarniciones
help-TAKE-2b = En tu puerto solo desembarcas si no tiene guarnición. Si la tiene, mueve marineros en la fase 2.
    .title = Puertos propios
help-TAKE-3 = La fortaleza y la mercancía se quedan en el puerto, lo tome quien lo tome.
    .title = Lo que se queda

## Fase 6: ventas
help-SALE-1a = Una galera vende en el puerto de la zona en que está, propio, neutral o de otro. Nadie puede impedirlo.
    .title = Dónde se vende
help-SALE-1b = Un puerto compra lo que ni ofrece ni guarda. Así cada mercancía está como mucho una vez en un almacén.
    .title = Qué compra un puerto
help-SALE-1c = Cada pieza vendida ocupa una casilla, y nada sale nunca de un almacén. Lleno ya no compra nada.
    .title = Un almacén lleno
help-SALE-1d = La pieza va a la casilla libre más baja, y la banca paga 100 ducados multiplicados por el número impreso. Si se acuerda, vender en un puerto propio no da nada.
    .title = Lo que da una venta
help-SALE-2 = Si vendes en el puerto de otro una mercancía que ningún puerto de ese jugador ofrece ni guarda, la banca paga 500 ducados más, y 1000 en una ciudad principal.
    .title = Mercados nuevos
help-INCOME-1 = Después de tus ventas recibes 300 ducados si tienes tu propia ciudad principal.
    .title = Ingresos

## Riqueza, dinero, aplicación
help-SCORE-1 = Tu ciudad principal cuenta 10, y otros 10 si su almacén está lleno. Cualquier otro puerto tuyo cuenta 1; lleno, 2 si es pequeño, 5 si es mediano y 10 si es ciudad principal. Cada 500 ducados completos cuentan 1.
    .title = Puntos de riqueza
help-SCORE-2 = Tras la última ronda gana quien tiene más puntos de riqueza. En caso de empate se comparte la victoria, o deciden los ducados si se eligió así.
    .title = Quién gana
help-MONEY-1 = Cada uno ve solo su propia bolsa. Las pujas quedan ocultas hasta que todas están hechas. Se puede jugar con las bolsas a la vista.
    .title = Dinero oculto
help-RAND-1 = La aplicación tira el dado, o se tira en la mesa y se introduce lo que muestra, de 1 a 6.
    .title = Dados
help-FIX-1 = Todo valor que lleva la aplicación se puede ajustar a lo que hay en la mesa, dentro de lo que trae la caja. Una corrección es una entrada del registro y se puede deshacer.
    .title = Correcciones
help-FIX-2 = Una pregunta que deja de tener sentido tras una corrección se cierra, y la partida sigue con lo que toca.
    .title = Tras una corrección
help-FIX-3 = Una corrección solo cierra lo que deja sin objeto. La presa sigue siendo elección del vencedor, un precio pertenece a su dueño y a su monopolio, un viaje llega hasta donde alcanza la tripulación actual, y el paso que ahora haga falta se pide antes. Los ingresos se pagan una vez por ronda. Un turno corregido abre su fase y no termina nada.
    .title = Lo que una corrección no cambia
help-END-1 = Se puede terminar la partida antes de la última ronda, contando la riqueza o sin contarla.
    .title = Parar antes
help-MAP-1 = Qué ofrece cada puerto, qué tamaño tiene su almacén, los números y las vecinas están impresos en el tablero. «Cotejar mi tablero» los ajusta a tu caja.
    .title = El tablero
help-MAP-2 = Donde nadie ha comprobado las vecinas de una zona, una galera puede entrar después en cualquier zona: comprueba el paso en tu tablero.
    .title = Vecinas desconocidas
help-MAP-3 = Donde no se conocen los números de un almacén, la aplicación pregunta el de una casilla en la primera venta y lo recuerda.
    .title = Números desconocidos
