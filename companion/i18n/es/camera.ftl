### La cámara de dados: elegirla, prepararla y enseñarle otros dados

camera-none = Sin cámara
camera-number = Cámara { $number }
camera-named = { $number }: { $name }
camera-network = Cámara de red
camera-file = Vídeo o imágenes
camera-simulated = Bandeja simulada
camera-enter = Dirección o archivo
camera-prompt = Dirección, número o archivo de la cámara
camera-note = Un móvil o una cámara de red tiene una dirección como http://… o rtsp://… No se vuelve a mostrar.
camera-throw = Tirar una vez
camera-teach = Enseñar tus dados
camera-print-mat = Tapete para imprimir
camera-steps =
    1. Pon una cámara en un brazo sobre la bandeja, o apoya un móvil encima.
    2. Elígela aquí a la izquierda.
    3. Lanza una vez: los contornos verdes indican que se leen tus dados.
camera-by-hand = Sin cámara tocas las caras o dejas que lance la app.

camera-state-stalled = No llega ninguna imagen nueva. ¿Está ocupada o tapada la cámara?
camera-state-gone = La cámara se ha ido. Vuelve a enchufarla: se encuentra sola.
camera-state-refused = La cámara no se abre. ¿Está enchufada y libre? ¿Es correcta la dirección?

camera-hint-black = La imagen está negra: quita la tapa del objetivo.
camera-hint-too-dark = Demasiado oscuro: acerca una lámpara.
camera-hint-glare = Una lámpara brilla en los dados: mueve la lámpara o la cámara.
camera-hint-too-far = Demasiado lejos: acerca la cámara.
camera-hint-mat-found = Se ve el tapete.
camera-hint-no-mat = No se ve el tapete. Funciona sin él, y mejor con él.
camera-dice-seen = { $count ->
    [one] { $count } dado de { $wanted } a la vista.
   *[other] { $count } dados de { $wanted } a la vista.
  }

## Enseñar tus dados

shell-settings-teach = Tus dados
teach-note = ¿Otra edición o un juego casero? Muestra cada cara tres veces, con un solo dado.
teach-box = Los dados de la caja
teach-in-use = en uso
teach-ready = listo
teach-needs = { $count ->
    [one] falta { $count } foto
   *[other] faltan { $count } fotos
  }
teach-new = Enseñar otros dados
teach-name = ¿Cómo se llaman estos dados?
teach-bring-in = Traer un archivo
teach-path = Archivo de unos dados (.dice)
teach-brought-in = Los dados están guardados.
teach-exported = Copiado en { $path }
teach-forgotten = Los dados se han olvidado.
teach-used = Desde ahora se leen estos dados.
teach-fault-bad-name = Un nombre tiene hasta 40 letras, cifras y espacios.
teach-fault-not-taught = Ese archivo no existe.
teach-fault-damaged = El archivo está dañado o no contiene dados.
teach-fault-incomplete = Aún faltan fotos de algunas caras.
teach-fault-disk = No se ha podido escribir.

teach-take = Hacer la foto
teach-files = Desde archivos
teach-photos = Foto o carpeta de esta cara
teach-anew = Repetir esta cara
teach-no-camera = No hay cámara elegida: usa archivos o elige una en «Cámara de dados».
teach-show = Pon un dado que muestre: { $face }
teach-looking = Mirando…
teach-count = { $count } / { $wanted }
teach-taken = Bien: { $face }, { $count ->
    [one] { $count } foto
   *[other] { $count } fotos
  }.
teach-refused-in = { $name }: { $reason }
teach-refused-no-die = No se ve ningún dado.
teach-refused-two-dice = Hay más de un dado: deja solo uno.
teach-refused-too-small = El dado es muy pequeño: acércate.
teach-refused-cut-off = Parte del dado queda fuera de la imagen.
teach-refused-too-dark = Está demasiado oscuro.
teach-refused-glare = El dado brilla: gíralo o mueve la lámpara.
teach-refused-blurred = Borrosa: no te muevas.
teach-refused-not-found = No existe ese archivo o carpeta.
teach-refused-unreadable = No se puede leer.
teach-refused-empty-file = El archivo está vacío.
teach-refused-not-an-image = Esto no es una imagen.
teach-refused-truncated = Falta el final de la imagen.
teach-refused-too-large = La imagen es demasiado grande.
teach-refused-no-images = No hay imágenes en esta carpeta.
teach-refused-disk = No se ha podido guardar.
teach-refused-not-taught = Estos dados ya no están.
teach-refused-damaged = El archivo de estos dados está dañado.
teach-learned = Aprendido: las seis caras se distinguen.
teach-alike = { $one } y { $two } se parecen demasiado: haz más fotos de ambas, con otra luz.
