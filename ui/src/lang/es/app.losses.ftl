loss-title = Algunos datos guardados están dañados
loss-read = Leído
loss-table = Partida { $table }
loss-files = { $files ->
        [one] Se apartó un archivo
       *[other] Se apartaron { $files } archivos
    }
loss-set_aside = La línea { $line } del registro estaba dañada ({ $fault }). Todo lo anterior está aquí; el resto se apartó en { $file }. Coteja las últimas jugadas con la mesa.
loss-lost_tail = El registro acaba en la entrada { $last }, pero se había guardado la { $known }. Coteja las últimas jugadas con la mesa.
loss-replaced = La entrada { $entry } no es la que se había guardado: quizá volvió una copia antigua de los datos. Coteja las últimas jugadas con la mesa.
loss-seed = La semilla de los sorteos se perdió o cambió. Desde la próxima jugada la aplicación sortea con una nueva; los sorteos anteriores ya no se pueden comprobar.
loss-unopened = La partida no se puede abrir ({ $fault }). Restáurala desde una copia o una exportación.
loss-missing = Se perdió la partida entera; se había guardado la entrada { $known }. Restáurala desde una copia o una exportación.
loss-database = Los datos de la aplicación estaban dañados y se reconstruyeron: { $lines ->
        [one] 1 línea
       *[other] { $lines } líneas
    } de { $tables ->
        [one] 1 partida
       *[other] { $tables } partidas
    }. { $lost ->
        [0] { $broken ->
            [0] Que se sepa, no falta ninguna línea guardada.
           *[other] {""}
        }
        [one] 1 línea guardada no se pudo recuperar.
       *[other] { $lost } líneas guardadas no se pudieron recuperar.
    } { $broken ->
        [0] {""}
        [one] 1 parte no se pudo leer entera; comprueba que estén las partidas, los tableros, los nombres y los ajustes.
       *[other] { $broken } partes no se pudieron leer enteras; comprueba que estén las partidas, los tableros, los nombres y los ajustes.
    } { $file ->
        [none] {""}
       *[other] El archivo dañado se conserva como { $file }.
    } { $backup ->
        [none] {""}
       *[other] Lo que faltaba se completó con la copia del { $backup }.
    }
loss-restored = Los datos de la partida estaban dañados. { $lines ->
        [0] Sus semillas, su nombre y sus dispositivos se recuperaron de la copia de texto.
        [one] Se recuperó 1 línea de la copia de texto. No se perdió nada.
       *[other] Se recuperaron { $lines } líneas de la copia de texto. No se perdió nada.
    }
loss-mirror = La copia de texto de esta partida estaba dañada o no coincidía con los datos. Valen los datos y se escribe una copia nueva. La antigua se conserva como { $file }.
loss-unmirrored = No se pueden escribir las copias de texto de las partidas. { $why ->
        [full] El disco está lleno: libera espacio.
        [closed] La aplicación no puede escribir en la carpeta «tables» de sus datos: dale permiso.
        [gone] Falta la carpeta «tables» en los datos de la aplicación.
       *[unusable] La carpeta «tables» de los datos de la aplicación no se puede usar.
    } Se puede seguir jugando; las copias se escribirán en cuanto sea posible.
loss-unknown = Aquí se perdió algo y ya no se sabe qué. Si la partida siguió en otro dispositivo, no juegues aquí.
