loss-title = Algunos datos guardados están dañados
loss-read = Leído
loss-table = Mesa { $table }
loss-files = { $files ->
        [one] Se apartó un archivo
       *[other] Se apartaron { $files } archivos
    }
loss-set_aside = La línea { $line } del registro estaba dañada ({ $fault }). Todo lo anterior está aquí; el resto se apartó en { $file }. Coteja las últimas jugadas con la mesa.
loss-lost_tail = El registro acaba en la entrada { $last }, pero se había guardado la { $known }. Coteja las últimas jugadas con la mesa.
loss-replaced = La entrada { $entry } no es la que se había guardado: quizá volvió una copia antigua de los datos. Coteja las últimas jugadas con la mesa.
loss-seed = La semilla de los sorteos se perdió o cambió. Desde la próxima jugada la aplicación sortea con una nueva; los sorteos anteriores ya no se pueden comprobar.
loss-unopened = La mesa no se puede abrir ({ $fault }). Restáurala desde una copia o una exportación.
loss-missing = Se perdió la mesa entera; se había guardado la entrada { $known }. Restáurala desde una copia o una exportación.
loss-database = Los datos de la aplicación estaban dañados. Se salvó lo que se podía leer: { $lines ->
        [one] 1 línea
       *[other] { $lines } líneas
    } de { $tables ->
        [one] 1 mesa
       *[other] { $tables } mesas
    }. { $broken ->
        [0] Se pudo leer todo.
        [one] 1 parte no se pudo leer entera; comprueba que estén los tableros, los nombres y los ajustes.
       *[other] { $broken } partes no se pudieron leer enteras; comprueba que estén los tableros, los nombres y los ajustes.
    } El archivo dañado se conserva como { $file }.
loss-unknown = Aquí se perdió algo y ya no se sabe qué. Si la mesa siguió en otro dispositivo, no juegues aquí.
