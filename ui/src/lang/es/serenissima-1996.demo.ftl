# Lo que explica la demostración, paso a paso.

demo-goal = ¡Te damos la bienvenida! Eres Anna, de Venecia; Bruno juega con Génova. Gana quien tenga más puntos de riqueza tras la última ronda. Esta es la última. Puedes irte cuando quieras: la demostración te espera.
demo-bid = En cada ronda todos pujan en secreto por el orden de juego, y todos pagan. Descubre tu puja, súbela a 100 y confírmala. Bruno también puja.
demo-place = Has pujado más, así que eliges primero: toma el lugar 1.
demo-phases = Una ronda tiene seis fases, una tras otra: orden, comercio, navegación, combates, desembarcos y ventas. En cada una juegan todos en este orden.
demo-buy = Primero el comercio. Tu galera está en Venecia, que ofrece tela: compra una pieza por 100 ducados.
demo-hire = Un puerto puede contratar en cada ronda tantos marineros como mercancías hay en su almacén. Contrata uno para la guarnición.
demo-build = Con madera y hierro un puerto construye una galera por 500 ducados, contratando a su primer marinero. Construye una.
demo-done = Has terminado de comerciar: toca el botón grande.
demo-rival = Le toca a Bruno, y su galera también está en tu puerto. Toca «Siguiente»: quiere dos piezas de tu tela.
demo-price = En tu puerto te compra a ti. Tú dices un precio por unidad, de 100 a 300 ducados: pide 300.
demo-counter = Él puede hacer una contraoferta: 200 ducados. Acéptala.
demo-sail = Ahora la navegación: una galera entra en tantas zonas como marineros lleva. Navega con la galera 1 a Durazzo: toca su zona en el mapa.
demo-leave = De camino, en Ragusa, te encuentras con la galera de Bruno. Para seguir necesitas que te dé paso. Toca «Siguiente»: te lo da.
demo-moved = Tus otras galeras se quedan donde están. Termina tu navegación; Bruno tampoco se mueve.
demo-attack = En Ragusa tu galera 2 se encuentra con la de Bruno. Cada bando tira un dado, suma sus marineros y divide entre tres: mueren otros tantos marineros enemigos. Atácala.
demo-board = Su único marinero ha muerto: puedes capturar la galera. Envía a ella un marinero y es tuya, con su oro.
demo-prize = Sus mercancías siguen a bordo. Toca «Hecho».
demo-fought = Nadie más combate. Termina tus combates.
demo-land = Una galera puede desembarcar en un puerto sin guarnición: entonces es tuyo. Desembarca un marinero en Durazzo.
demo-landed = Durazzo es tuyo y cuenta un punto de riqueza, dos con el almacén lleno. Termina tus desembarcos.
demo-sell = Por último las ventas: un puerto compra lo que no ofrece ni guarda. La banca paga 100 ducados multiplicados por el número de la casilla libre más baja. Vende la tela.
demo-sold = Termina tus ventas. Quien conserva su propia ciudad principal recibe 300 ducados más.
demo-wealth = Se cuenta la riqueza: tu ciudad principal 10, los puertos, y un punto por cada 500 ducados enteros. ¡Has ganado!
demo-end = Este es el juego: pujar, comerciar, navegar, combatir, desembarcar y vender, ronda tras ronda. ¡Que disfrutes de la partida!
